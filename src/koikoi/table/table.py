"""Table: the one owner of one match. Commands in; entries to the store, acks back, events and views to who listens.

An entry is stored before its ack is returned and before anybody is told of it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from threading import RLock
from typing import Final, Generic, TypeVar

from koikoi import __version__
from koikoi.engine.observation import Observation
from koikoi.engine.seats import SEATS, Seat
from koikoi.errors import KoiKoiError, Reason
from koikoi.table.decks import decks_for
from koikoi.table.entries import Acted, BySeat, Dealt, Drawn, Entry, Next, Opened, Rematch, Resigned, Undone
from koikoi.table.ports import Decks, Store
from koikoi.table.record import table_record
from koikoi.table.setup import Setup
from koikoi.table.state import Seen, TableState, advance
from koikoi.table.views import public_view, view_of
from koikoi.wire.events import event_message, public_messages
from koikoi.wire.messages import MOST_CID, Ack, Cmd, Err, EventMsg, Evt, PublicEvt, PublicSync, Sync
from koikoi.wire.seat import Listener, PublicListener
from koikoi.wire.view import PublicView, View

MOST_VOID_DEALS: Final = 10_000
"""No rules make so many deals void in a row; decks that do are broken."""


@dataclass(frozen=True, slots=True)
class Pending:
    """A computer's choice that is due: its seat, the `seq` it answers, and what it may know."""

    seat: Seat
    seq: int
    game: int
    observation: Observation


Heard = TypeVar("Heard")


class _Ear(Generic[Heard]):
    """One who listens, until closed."""

    def __init__(self, listener: Callable[[Heard], None]) -> None:
        self.listener = listener
        self.open = True

    def hear(self, message: Heard) -> None:
        """Pass a message on, unless closed by now."""
        if self.open:
            self.listener(message)


class Table:
    """A table in play. `Table.open` lays a new one; `Table.from_log` and `Table(state, ...)` go on with a kept one.

    Safe to call from several threads; listeners are called one at a time, in order, from whichever thread made the
    change, and must not wait for another thread.
    """

    def __init__(
        self,
        state: TableState,
        *,
        store: Store,
        decks: Decks | None = None,
        acks: Mapping[tuple[Seat, str], int] | None = None,
    ) -> None:
        """Go on from `state`; `acks` are the commands done before, `decks` by default what the setup asks for."""
        self._state = state
        self._store = store
        self._decks = decks_for(state.setup) if decks is None else decks
        self._acks = dict(acks or {})
        self._lock = RLock()
        self._ears: dict[Seat, list[_Ear[Evt | Sync]]] = {seat: [] for seat in SEATS}
        self._public_ears: list[_Ear[PublicEvt]] = []
        self._watchers: list[Callable[[], None]] = []
        self._outbox: deque[Callable[[], None]] = deque()
        self._telling = False
        self._mouth = RLock()

    @classmethod
    def open(cls, setup: Setup, *, store: Store, decks: Decks | None = None) -> Table:
        """Lay a table, find the first dealer and deal the first round; raises what the store raises."""
        chance = decks_for(setup) if decks is None else decks
        state, _ = advance(None, Opened(setup))
        entries, state, _ = _with_chance(Opened(setup), state, (), chance)
        store.append(state.seq, entries, state)
        return cls(state, store=store, decks=chance)

    @classmethod
    def from_log(cls, entries: Iterable[Entry], *, store: Store, decks: Decks | None = None) -> Table:
        """The table that a log leads to, every command in it still acknowledged; raises KoiKoiError for no log."""
        state: TableState | None = None
        acks: dict[tuple[Seat, str], int] = {}
        for entry in entries:
            state, _ = advance(state, entry)
            if not isinstance(entry, Opened | Drawn | Dealt):
                acks[entry.seat, entry.cid] = state.seq
        if state is None:
            raise KoiKoiError(Reason.TRUNCATED, "the log of this table is empty")
        return cls(state, store=store, decks=decks, acks=acks)

    # --- what is

    @property
    def state(self) -> TableState:
        """The table as it stands, hidden cards included."""
        return self._state

    @property
    def decks(self) -> Decks:
        """Where this table's chance comes from."""
        return self._decks

    def view(self, seat: Seat) -> View:
        """What a seat may see now."""
        return view_of(self._state, seat)

    def sync(self, seat: Seat) -> Sync:
        """The whole view of a seat with its number."""
        state = self._state
        return Sync(state.seq, view_of(state, seat), __version__)

    def public_view(self) -> PublicView:
        """What anybody may see now."""
        return public_view(self._state)

    def public_sync(self) -> PublicSync:
        """The whole public view with its number."""
        state = self._state
        return PublicSync(state.seq, public_view(state), __version__)

    def record(self) -> dict[str, object]:
        """The record of the match as it stands, hidden cards included, from which the table can be gone on with."""
        return table_record(self._state)

    def pending_computer(self) -> Pending | None:
        """The choice that a computer seat has to make now, if any."""
        state = self._state
        if state.mover is None or not state.setup.computers[state.mover]:
            return None
        return Pending(state.mover, state.seq, state.game, state.match.observe(state.mover))

    # --- what is done

    def handle(self, seat: Seat, command: Cmd) -> Ack | Err:
        """Do a command of a seat, or say why not; a refused one changes nothing."""
        answer = self.do(seat, command)
        self.tell()
        return answer

    def do(self, seat: Seat, command: Cmd) -> Ack | Err:
        """The same, but nobody is told of it yet: that is for `tell`, so that the answer need not wait for views."""
        with self._lock:
            return self._handle(seat, command)

    def _handle(self, seat: Seat, command: Cmd) -> Ack | Err:
        seq = self._state.seq
        if not 0 < len(command.cid) <= MOST_CID:
            return Err(command.cid[:MOST_CID], "bad", seq)
        done = self._acks.get((seat, command.cid))
        if done is not None:
            return Ack(command.cid, done)
        if command.expect_seq != seq:
            return Err(command.cid, "stale" if command.expect_seq < seq else "bad", seq)
        if self._state.match.over and command.kind != "rematch":
            return Err(command.cid, "over", seq, Reason.MATCH_OVER.value)
        try:
            self._keep(_entry(seat, command))
        except _NotKept as error:
            return Err(command.cid, "retry_later", seq, error.sentence)
        except KoiKoiError as error:
            return Err(command.cid, "illegal", seq, error.reason.value)
        return Ack(command.cid, self._state.seq)

    def _keep(self, entry: BySeat) -> None:
        """Work out what follows, store it, and only then let it be."""
        after, seen = advance(self._state, entry)
        entries, after, seen = _with_chance(entry, after, seen, self._decks)
        try:
            self._store.append(after.seq, entries, after)
        except (KoiKoiError, OSError) as error:
            raise _NotKept(error) from error
        self._state = after
        self._acks[entry.seat, entry.cid] = after.seq
        events = tuple(event_message(event) for event in seen)
        for seat in SEATS:
            if self._ears[seat]:
                self._outbox.append(partial(_say, tuple(self._ears[seat]), after, events, seat))
        if self._public_ears:
            self._outbox.append(partial(_say_public, tuple(self._public_ears), after, seen))
        self._outbox.extend(self._watchers)

    # --- who is told

    def listen(self, seat: Seat, listener: Listener) -> Callable[[], None]:
        """Tell a seat's listener of every change from now on; the returned function ends it, at once and for good."""
        return self._lend(self._ears[seat], listener)

    def listen_public(self, listener: PublicListener) -> Callable[[], None]:
        """The same for a spectator's listener."""
        return self._lend(self._public_ears, listener)

    def _lend(self, ears: list[_Ear[Heard]], listener: Callable[[Heard], None]) -> Callable[[], None]:
        ear = _Ear(listener)
        with self._lock:
            ears.append(ear)

        def close() -> None:
            with self._mouth:
                ear.open = False
            with self._lock:
                ears[:] = [other for other in ears if other is not ear]

        return close

    def watch(self, changed: Callable[[], None]) -> None:
        """Call `changed` after every change, after all listeners."""
        with self._lock:
            self._watchers.append(changed)

    def tell(self) -> None:
        """Tell everybody of all that was done, in order; a change made by a listener is told after the one it heard."""
        with self._lock:
            if self._telling:
                return
            self._telling = True
        try:
            while True:
                with self._lock:
                    if not self._outbox:
                        self._telling = False
                        return
                    say = self._outbox.popleft()
                with self._mouth:
                    say()
        except BaseException:
            with self._lock:
                self._telling = False
            raise


def _say(ears: tuple[_Ear[Evt | Sync], ...], after: TableState, events: tuple[EventMsg, ...], seat: Seat) -> None:
    message = Evt(after.seq, events, view_of(after, seat))
    for ear in ears:
        ear.hear(message)


def _say_public(ears: tuple[_Ear[PublicEvt], ...], after: TableState, seen: tuple[Seen, ...]) -> None:
    message = PublicEvt(after.seq, public_messages(seen), public_view(after))
    for ear in ears:
        ear.hear(message)


class _NotKept(Exception):
    """The store failed: nothing happened."""

    def __init__(self, error: KoiKoiError | OSError) -> None:
        super().__init__(str(error))
        self.sentence = error.sentence if isinstance(error, KoiKoiError) else error.strerror or type(error).__name__


def _entry(seat: Seat, command: Cmd) -> BySeat:
    match command.kind:
        case "act":
            return Acted(seat, command.cid, command.actions)
        case "next":
            return Next(seat, command.cid)
        case "resign":
            return Resigned(seat, command.cid)
        case "rematch":
            return Rematch(seat, command.cid)
        case "undo":
            return Undone(seat, command.cid)


def _with_chance(
    entry: Entry, state: TableState, seen: tuple[Seen, ...], decks: Decks
) -> tuple[tuple[Entry, ...], TableState, tuple[Seen, ...]]:
    """An entry with the draws and deals that are due after it, where they lead, and what is seen of it all."""
    entries = [entry]
    while (chance := _due(state, decks)) is not None:
        state, more = advance(state, chance)
        entries.append(chance)
        seen += more
    return tuple(entries), state, seen


def _due(state: TableState, decks: Decks) -> Drawn | Dealt | None:
    """The draw or the deal that is due at a table now."""
    if state.draw is None:
        return Drawn(decks.draw(state.game, state.rules, state.setup.birth_months))
    if not state.wants_deal:
        return None
    voids = state.match.void_deals
    assert voids < MOST_VOID_DEALS, "ten thousand void deals in a row"
    return Dealt(decks.deck(state.game, state.match.number, voids))
