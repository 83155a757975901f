"""Room: a match in memory: its table, and the sockets of seats and watchers. It does one thing after the other.

Lives in the event loop; the table's work, which waits for the disk, is done in worker threads.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from typing import Final, TypeVar

from koikoi import __version__
from koikoi.engine.seats import SEATS, Seat
from koikoi.errors import Reason
from koikoi.server.gallery import Gallery
from koikoi.server.limits import Limits
from koikoi.server.log import Kept, MatchLog
from koikoi.server.ports import Ear, NotFound, TooMany
from koikoi.table.setup import Setup
from koikoi.table.table import Table
from koikoi.wire.http import Delay
from koikoi.wire.messages import (
    Ack,
    Cmd,
    Err,
    Evt,
    Here,
    PublicEvt,
    PublicWaiting,
    Sync,
    ToPlayer,
    ToSpectator,
    Waiting,
    encode,
)

Result = TypeVar("Result")
REFUSED: Final = 1008
"""The WebSocket code that sends a client away for good."""


class Room:
    """A match whose table is in play, or waits for the friend."""

    def __init__(self, kept: Kept, store: MatchLog, table: Table | None, *, workers: Executor, limits: Limits) -> None:
        """`table` is None while the friend has not joined."""
        self.id = kept.id
        self.mode = kept.mode
        self.pace = kept.pace
        self.tokens = dict(kept.tokens)
        """The hash of each person's token."""
        self.setup: Setup = kept.setup
        self.store = store
        self.changed: Callable[[], None] = lambda: None
        """Called after every change of the table, and when the first socket comes."""
        self.broken = False
        """The disk and the table disagree: nothing more is done here."""
        self.quiet_since = time.monotonic()
        """Since when no socket is open here."""
        self.entering = 0
        """How many are on their way in."""
        self._table: Table | None = None
        self._workers = workers
        self._limits = limits
        self._ears: dict[Seat, list[Ear]] = {seat: [] for seat in SEATS}
        self._watchers: list[Ear] = []
        self._gallery = Gallery(seconds=limits.watch_delay)
        self._unheard: Callable[[], None] | None = None
        """Ends the hearing of what is public; None while nothing public is heard."""
        self._public_said: list[PublicEvt] = []
        self._timer: asyncio.TimerHandle | None = None
        """Lets watchers see what is due next."""
        self._said: list[tuple[list[Ear], str]] = []
        self._turn = asyncio.Lock()
        if table is not None:
            self._lay(table)

    # --- what is

    @property
    def table(self) -> Table | None:
        """The table; None while the friend has not joined."""
        return self._table

    @property
    def seq(self) -> int:
        """The newest `seq`, 0 before the first deal."""
        return 0 if self._table is None else self._table.state.seq

    @property
    def public_seq(self) -> int:
        """The newest `seq` that watchers may know."""
        if self._gallery.delay == "none":
            return self.seq
        return 0 if self._gallery.standing is None else self._gallery.standing.seq

    @property
    def here(self) -> tuple[bool, bool]:
        """Who is here."""
        first, second = (bool(self._ears[seat]) or self.setup.computers[seat] for seat in SEATS)
        return first, second

    @property
    def idle(self) -> bool:
        """Whether nobody is here, comes in, or does anything."""
        return self._empty and not self.entering and not self._turn.locked()

    @property
    def _empty(self) -> bool:
        return not any(self._ears.values()) and not self._watchers

    # --- coming and going

    async def enter(self, seat: Seat, ear: Ear) -> None:
        """Say to a new socket how it stands, and let it hear all that follows; raises TooMany."""
        async with self._turn:
            if len(self._ears[seat]) >= self._limits.sockets_per_seat:
                raise TooMany
            before = self.here
            ear.say(await self._standing(seat))
            self._ears[seat].append(ear)
            if self.here != before:
                self._say_here()
            else:
                ear.say(self._here())
        self.changed()

    def leave(self, seat: Seat, ear: Ear) -> None:
        """Say no more to a socket."""
        if ear not in self._ears[seat]:
            return
        before = self.here
        self._ears[seat].remove(ear)
        if self._empty:
            self.quiet_since = time.monotonic()
        if self.here != before:
            self._say_here()

    async def watch(self, ear: Ear, allowed: Callable[[], Awaitable[bool]]) -> None:
        """Say to a watcher's socket how it stands, and let it hear what is public; raises NotFound, or TooMany."""
        async with self._turn:
            if not await allowed():
                raise NotFound
            if len(self._watchers) >= self._limits.watchers_per_match:
                raise TooMany
            ear.say(await self._public_standing())
            self._watchers.append(ear)
            self._hear_public()
            self._say_here()

    def stop_watching(self, ear: Ear) -> None:
        """Say no more to a watcher's socket."""
        if ear in self._watchers:
            self._watchers.remove(ear)
            if self._empty:
                self.quiet_since = time.monotonic()
            self._say_here()

    async def open_watching(self, permit: Callable[[], Awaitable[Delay]]) -> Delay:
        """Let people watch, with the delay that `permit` gives."""
        async with self._turn:
            delay = await permit()
            fresh = self._gallery.delay == "none" != delay
            self._gallery.delay = delay
            if fresh:
                await self._keep_back()
            self._release()
        return delay

    async def close_watching(self, forbid: Callable[[], Awaitable[None]]) -> None:
        """Let nobody watch any more: who does is sent away."""
        async with self._turn:
            await forbid()
            for ear in tuple(self._watchers):
                ear.say(_text(Err("", "not_seat", self.public_seq)))
                ear.close(REFUSED, "not_seat")
            self._gallery.delay = "none"
            self._gallery.forget()

    def close(self, code: int, reason: str) -> None:
        """Close all sockets."""
        for ears in (*self._ears.values(), self._watchers):
            for ear in tuple(ears):
                ear.close(code, reason)

    def _here(self) -> str:
        return _text(Here(self.here, len(self._watchers)))

    def _say_here(self) -> None:
        self._say_all(self._here())

    def _say_all(self, message: str) -> None:
        for ears in (*self._ears.values(), self._watchers):
            for ear in tuple(ears):
                ear.say(message)

    async def _standing(self, seat: Seat) -> str:
        """The first thing a socket hears."""
        table = self._table
        if table is None:
            return _text(Waiting(seat, self.setup.players, self.setup.rules.mapping(), __version__))
        return await self._work(lambda: _text(table.sync(seat)))

    async def _public_standing(self) -> str:
        """The first thing a watcher's socket hears."""
        table = self._table
        if table is None:
            return _text(PublicWaiting(self.setup.players, self.setup.rules.mapping(), __version__))
        delay = self._gallery.delay
        if delay == "none":
            return await self._work(lambda: _text(table.public_sync()))
        standing = self._gallery.standing
        if standing is None:
            return _text(PublicWaiting(self.setup.players, self.setup.rules.mapping(), __version__, delay))
        return _text(standing)

    # --- what is done

    async def begin(self, table: Table, store: MatchLog, setup: Setup, seat: Seat, token: str) -> None:
        """The friend has joined at `seat`: the table is laid, and all who wait are told."""
        async with self._turn:
            self.setup, self.store, self.tokens[seat] = setup, store, token
            self._lay(table)
            for seat, ears in self._ears.items():
                if ears:
                    standing = await self._standing(seat)
                    for ear in tuple(ears):
                        ear.say(standing)
            if self._gallery.delay != "none":
                await self._keep_back()
                self._release()
            if self._watchers:
                self._hear_public()
                standing = await self._public_standing()
                for ear in tuple(self._watchers):
                    ear.say(standing)
        self.changed()

    async def do(self, seat: Seat, command: Cmd, ear: Ear | None = None) -> Ack | Err:
        """Do a command: the answer to `ear` first, then what follows to all. Goes on if the caller goes away."""
        return await asyncio.shield(asyncio.ensure_future(self._do(seat, command, ear)))

    async def _do(self, seat: Seat, command: Cmd, ear: Ear | None) -> Ack | Err:
        async with self._turn:
            answer = await self._answer(seat, command)
            if ear is not None:
                ear.say(_text(answer))
            if isinstance(answer, Ack) and self._table is not None:
                await self._work(self._table.tell)
            said, self._said = self._said, []
            for ears, message in said:
                for each in tuple(ears):
                    each.say(message)
            public, self._public_said = self._public_said, []
            for shown in public:
                self._gallery.hold(shown)
            self._release()
        if self.store.conflict and not self.broken:
            self.broken = True
            self.close(1012, "read again")
        if said or public:
            self.changed()
        return answer

    async def _answer(self, seat: Seat, command: Cmd) -> Ack | Err:
        table = self._table
        if table is None:
            return Err(command.cid, "illegal", 0, Reason.NOT_DEALT.value)
        if self.broken:
            return Err(command.cid, "retry_later", self.seq)
        return await self._work(lambda: table.do(seat, command))

    def _lay(self, table: Table) -> None:
        self._table = table
        for seat in SEATS:
            if not self.setup.computers[seat]:
                table.listen(seat, self._hearing(seat))

    def _hearing(self, seat: Seat) -> Callable[[Evt | Sync], None]:
        """What is called in a worker thread, while `_do` waits: a seat's messages, written once for all its ears."""

        def hear(message: Evt | Sync) -> None:
            if self._ears[seat]:
                self._said.append((self._ears[seat], _text(message)))

        return hear

    def _hear_public(self) -> None:
        """Hear what is public from now on, until a change that nobody watches."""
        if self._table is not None and self._unheard is None:
            self._unheard = self._table.listen_public(self._public)

    def _public(self, message: PublicEvt) -> None:
        """What is called in a worker thread, while `_do` waits: what watchers see now or later."""
        if self._watchers or self._gallery.delay != "none":
            self._public_said.append(message)
        elif self._unheard is not None:
            self._unheard()
            self._unheard = None

    async def _keep_back(self) -> None:
        """From now on everything waits until it is due, also how it stands."""
        self._gallery.forget()
        self._hear_public()
        if self._table is not None:
            self._gallery.hold(await self._work(self._table.public_sync))

    def _release(self) -> None:
        """Say to watchers what is due, written once for all, and come back when the next is."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for message in self._gallery.due():
            text = _text(message) if self._watchers else ""
            for ear in tuple(self._watchers):
                ear.say(text)
        wait = self._gallery.wait
        if wait is not None:
            self._timer = asyncio.get_running_loop().call_later(wait, self._release)

    async def _work(self, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._workers, work)


def _text(message: ToPlayer | ToSpectator) -> str:
    return encode(message).decode()
