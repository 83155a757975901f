"""Room: a match in memory: its table, and the sockets at each seat. What it does, it does one thing after the other.

Lives in the event loop; the table's work, which waits for the disk, is done in worker threads.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Executor
from typing import TypeVar

from koikoi import __version__
from koikoi.engine.seats import SEATS, Seat
from koikoi.errors import Reason
from koikoi.server.log import Kept, MatchLog
from koikoi.server.ports import Ear, TooMany
from koikoi.table.setup import Setup
from koikoi.table.table import Table
from koikoi.wire.messages import Ack, Cmd, Err, Evt, Here, Sync, ToPlayer, Waiting, encode

Result = TypeVar("Result")


class Room:
    """A match whose table is in play, or waits for the friend."""

    def __init__(self, kept: Kept, store: MatchLog, table: Table | None, *, workers: Executor, ears_each: int) -> None:
        """`table` is None while the friend has not joined; at most `ears_each` sockets share a seat."""
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
        self._ears_each = ears_each
        self._ears: dict[Seat, list[Ear]] = {seat: [] for seat in SEATS}
        self._said: list[tuple[Seat, str]] = []
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
    def here(self) -> tuple[bool, bool]:
        """Who is here."""
        first, second = (bool(self._ears[seat]) or self.setup.computers[seat] for seat in SEATS)
        return first, second

    @property
    def idle(self) -> bool:
        """Whether nobody is here, comes in, or does anything."""
        return not any(self._ears.values()) and not self.entering and not self._turn.locked()

    # --- coming and going

    async def enter(self, seat: Seat, ear: Ear) -> None:
        """Say to a new socket how it stands, and let it hear all that follows; raises TooMany."""
        async with self._turn:
            if len(self._ears[seat]) >= self._ears_each:
                raise TooMany
            before = self.here
            ear.say(await self._standing(seat))
            self._ears[seat].append(ear)
            if self.here != before:
                self._say_here()
            else:
                ear.say(_text(Here(self.here)))
        self.changed()

    def leave(self, seat: Seat, ear: Ear) -> None:
        """Say no more to a socket."""
        if ear not in self._ears[seat]:
            return
        before = self.here
        self._ears[seat].remove(ear)
        if not any(self._ears.values()):
            self.quiet_since = time.monotonic()
        if self.here != before:
            self._say_here()

    def close(self, code: int, reason: str) -> None:
        """Close all sockets."""
        for ears in self._ears.values():
            for ear in tuple(ears):
                ear.close(code, reason)

    def _say_here(self) -> None:
        self._say_all(_text(Here(self.here)))

    def _say_all(self, message: str) -> None:
        for ears in self._ears.values():
            for ear in tuple(ears):
                ear.say(message)

    async def _standing(self, seat: Seat) -> str:
        """The first thing a socket hears."""
        table = self._table
        if table is None:
            return _text(Waiting(seat, self.setup.players, self.setup.rules.mapping(), __version__))
        return await self._work(lambda: _text(table.sync(seat)))

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
            for whose, message in said:
                for each in tuple(self._ears[whose]):
                    each.say(message)
        if self.store.conflict and not self.broken:
            self.broken = True
            self.close(1012, "read again")
        if said:
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
                self._said.append((seat, _text(message)))

        return hear

    async def _work(self, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._workers, work)


def _text(message: ToPlayer) -> str:
    return encode(message).decode()
