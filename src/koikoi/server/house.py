"""House: the matches of this server. Those in play are in memory, loaded when somebody comes, dropped when idle.

Implements `koikoi.server.ports.House`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from secrets import SystemRandom
from typing import Final

from koikoi.agents.registry import PEOPLE_PLAY
from koikoi.engine.cards import short
from koikoi.engine.jsontext import format_json
from koikoi.engine.notation import format_position
from koikoi.engine.rules import Rules
from koikoi.engine.seats import SEATS, Seat
from koikoi.errors import KoiKoiError, Reason
from koikoi.server.coach import Coach
from koikoi.server.computer import SPEEDS, Minds, Mover
from koikoi.server.limits import Limits
from koikoi.server.log import DAMAGE, Kept, Log, MatchLog
from koikoi.server.ports import Ear, NotFound, Unreadable, UsedUp
from koikoi.server.room import Room
from koikoi.server.rulesets import parse_rules
from koikoi.server.secrets import hashed, joined_token, new_code, new_match, new_nonce, new_token, same, watch_code
from koikoi.table.record import table_record
from koikoi.table.setup import SeatKind, Setup
from koikoi.table.state import TableState, advance
from koikoi.table.table import Table
from koikoi.wire.http import Chances, Delay, Invited, JoinMatch, Opened, OpenMatch, SeatKey, Watching
from koikoi.wire.messages import Ack, Cmd, Err, encode

log = logging.getLogger("koikoi.server")
WORKERS: Final = 32
"""Threads in which tables work; most of them wait for the disk."""
SWEEP_EVERY: Final = 5.0
"""Seconds between two looks for idle tables."""


class House:
    """All matches of a log."""

    def __init__(self, log: Log, minds: Minds, coach: Coach, limits: Limits) -> None:
        self._log = log
        self._minds = minds
        self._coach = coach
        self._limits = limits
        self._workers = ThreadPoolExecutor(WORKERS, "table")
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._movers: dict[str, Mover] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._closed = False

    def start(self) -> None:
        """Begin to drop idle tables."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def close_sockets(self) -> None:
        """Close all sockets, as a server does that goes away."""
        self._closed = True
        for room in self.rooms():
            room.close(1001, "the server stops")

    async def close(self) -> None:
        """Stop the computers, end what is being done, and let all tables go. The log is the caller's."""
        self._closed = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        for mover in self._movers.values():
            mover.stop()
        await self._minds.close()
        await self._coach.close()
        await asyncio.get_running_loop().run_in_executor(None, self._workers.shutdown)

    def rooms(self) -> tuple[Room, ...]:
        """The rooms in memory."""
        done = (task for task in self._rooms.values() if task.done() and not task.cancelled())
        return tuple(task.result() for task in done if task.exception() is None)

    # --- opening and joining

    async def open(self, ask: OpenMatch) -> Opened:
        """Open a match; raises KoiKoiError for one that cannot be."""
        setup = _setup(ask)
        match = new_match()
        people = [seat for seat in SEATS if not setup.computers[seat]]
        if ask.mode == "friend":
            people = [Seat(0)]
        tokens = {seat: new_token() for seat in people}
        code = new_code() if ask.mode == "friend" else None
        store = MatchLog(self._log, match)
        if code is None:
            await self._lay(setup, store)
        await self._log.open(
            match,
            mode=ask.mode,
            pace=ask.pace,
            setup=setup,
            tokens=tuple((seat, hashed(token)) for seat, token in tokens.items()),
            invite=None if code is None else hashed(code),
            first=store.first,
        )
        return Opened(match, tuple(SeatKey(seat, token) for seat, token in tokens.items()), code)

    async def look(self, code: str) -> Invited:
        """What an invitation is for; raises NotFound, or UsedUp."""
        match, setup = await self._log.invited(hashed(code))
        return Invited(match, setup.rules.mapping(), setup.players[0], setup.birth_months is not None)

    async def join(self, ask: JoinMatch) -> Opened:
        """Join by an invitation, once; raises NotFound, UsedUp, or KoiKoiError for a name that cannot be.

        Asked again with the same key, the answer is the same.
        """
        token = new_token() if ask.key is None else joined_token(ask.code, ask.key)
        try:
            return await asyncio.shield(asyncio.ensure_future(self._join(ask, token)))
        except UsedUp:
            match = None if ask.key is None else await self._log.joined(hashed(ask.code), hashed(token))
            if match is None:
                raise
            return Opened(match, (SeatKey(1, token),))

    async def _join(self, ask: JoinMatch, token: str) -> Opened:
        code = hashed(ask.code)
        match, waiting = await self._log.invited(code)
        months = waiting.birth_months
        if months is not None:
            months = None if ask.birth_month is None else (months[0], ask.birth_month)
        setup = replace(waiting, players=(waiting.players[0], _name(ask.name)), birth_months=months)
        store = MatchLog(self._log, match)
        table = await self._lay(setup, store)
        assert store.first is not None
        room = await self._room(match)
        room.entering += 1
        try:
            await self._log.join(match, code=code, token=hashed(token), setup=setup, first=store.first)
            await room.begin(table, store, setup, Seat(1), hashed(token))
        finally:
            room.entering -= 1
        return Opened(match, (SeatKey(1, token),))

    async def _lay(self, setup: Setup, store: MatchLog) -> Table:
        """Lay a table whose first deal waits in `store.first` to be kept."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._workers, lambda: Table.open(setup, store=store))

    # --- sitting

    async def sit(self, match: str, token: str, ear: Ear) -> SeatHeld:
        """Take the seat that a token plays, and be told how it stands; raises NotFound, or TooMany."""
        room, seat = await self._seat(match, token)
        try:
            await room.enter(seat, ear)
        finally:
            room.entering -= 1
        if self._closed:
            ear.close(1001, "the server stops")
        return SeatHeld(room, seat, ear)

    async def record(self, match: str, token: str) -> bytes:
        """The record of the match that ended last at a table, for who played it; raises NotFound."""
        room, _ = await self._seat(match, token)
        room.entering -= 1
        if room.table is None:
            raise NotFound
        ended: TableState | None = room.table.state
        if not room.table.state.match.over:  # a rematch may be running
            kept = await self._log.load(match)
            ended = await asyncio.get_running_loop().run_in_executor(self._workers, ended_last, kept)
        if ended is None:
            raise NotFound
        return format_json(table_record(ended)).encode()

    async def command(self, match: str, token: str, command: Cmd) -> Ack | Err:
        """Give a command for the seat that a token plays; raises NotFound, or Unreadable."""
        room, seat = await self._seat(match, token)
        try:
            return await room.do(seat, command)
        finally:
            room.entering -= 1

    async def position(self, match: str, token: str) -> bytes:
        """A `koikoi-position` as the seat that is to move sees it; raises NotFound, or KoiKoiError."""
        room, seat = await self._seat(match, token)
        room.entering -= 1
        if room.table is None or room.table.state.mover != seat:
            raise KoiKoiError(Reason.NOT_YOUR_TURN, "there is nothing for you to choose now")
        return format_json(format_position(room.table.state.match.observe(seat))).encode()

    async def coach(self, match: str, token: str) -> Chances:
        """The chances of a seat that is to decide against the computer; raises NotFound, or KoiKoiError."""
        room, seat = await self._seat(match, token)
        room.entering -= 1
        if room.table is None or not any(room.setup.computers):
            raise KoiKoiError(Reason.NOT_ALLOWED, "the coach is for matches against the computer only")
        return await self._coach.ask(match, room.table.state.match.observe(seat))

    # --- watching

    async def open_watching(self, match: str, token: str, delay: Delay = "none") -> Watching:
        """Open a match to watchers, for who plays it; asked again, the code is the same. Raises NotFound."""
        room, seat = await self._seat(match, token)
        nonce = new_nonce()

        async def permit() -> Delay:
            nonlocal nonce
            nonce, longest = await self._log.open_watching(
                match, seat, nonce=nonce, code_of=lambda nonce: hashed(watch_code(token, nonce)), delay=delay
            )
            return longest

        try:
            kept = await asyncio.shield(asyncio.ensure_future(room.open_watching(permit)))
        finally:
            room.entering -= 1
        return Watching(match, watch_code(token, nonce), kept)

    async def watching(self, match: str, token: str) -> Watching:
        """Whether a match is open to watchers, for who plays it; raises NotFound."""
        room, seat = await self._seat(match, token)
        room.entering -= 1
        nonce, delay = await self._log.watching(match, seat)
        return Watching(match, None if nonce is None else watch_code(token, nonce), delay)

    async def close_watching(self, match: str, token: str) -> Watching:
        """Make all codes for watchers of a match void and send who watches away, for who plays it; raises NotFound."""
        room, _ = await self._seat(match, token)
        closing = room.close_watching(lambda: self._log.close_watching(match))
        try:
            await asyncio.shield(asyncio.ensure_future(closing))
        finally:
            room.entering -= 1
        return Watching(match, None)

    async def watch(self, match: str, code: str, ear: Ear) -> Watcher:
        """Watch a match by a code, and be told how it stands; raises NotFound, or TooMany."""
        try:
            room = await self._room(match)
        except Unreadable:
            raise NotFound from None
        room.entering += 1
        try:
            await room.watch(ear, lambda: self._log.may_watch(match, hashed(code)))
        finally:
            room.entering -= 1
        if self._closed:
            ear.close(1001, "the server stops")
        return Watcher(room, ear)

    # --- rooms

    async def _seat(self, match: str, token: str) -> tuple[Room, Seat]:
        """The room of a match and the seat of a token; the room is held until its `entering` is counted down.

        Raises NotFound, or Unreadable for one who plays there.
        """
        given = hashed(token)
        try:
            room = await self._room(match)
        except Unreadable as error:
            if not any(same(kept, given) for kept in error.tokens):
                raise NotFound from None
            log.error("match %s cannot be read: %s", match, type(error.__cause__).__name__)  # its text may hold cards
            raise
        seats = [seat for seat, kept in room.tokens.items() if same(kept, given)]
        if not seats:
            raise NotFound
        room.entering += 1
        return room, seats[0]

    async def _room(self, match: str) -> Room:
        """The room of a match, loaded if need be; raises NotFound, or Unreadable."""
        task = self._rooms.get(match)
        if task is None or (task.done() and not task.exception() and task.result().broken):
            self._stop_mover(match)
            task = self._rooms[match] = asyncio.create_task(self._load(match))
        try:
            return await asyncio.shield(task)
        except BaseException:
            if task.done() and self._rooms.get(match) is task:
                del self._rooms[match]
            raise

    async def _load(self, match: str) -> Room:
        kept = await self._log.load(match)
        store = MatchLog(self._log, match)
        loop = asyncio.get_running_loop()
        try:
            table = await loop.run_in_executor(self._workers, lambda: _table(kept, store))
        except DAMAGE as error:
            raise Unreadable(tuple(token for _, token in kept.tokens)) from error
        room = Room(kept, store, table, workers=self._workers, limits=self._limits)
        room.changed = lambda: self._changed(room)
        if kept.delay is not None:
            await room.open_watching(partial(_already, kept.delay))
        return room

    # --- computers, and dropping

    def _changed(self, room: Room) -> None:
        """Let the computer of a room move, if it has one."""
        if room.table is None or not any(room.setup.computers) or self._closed:
            return
        mover = self._movers.get(room.id)
        if mover is None:
            mind = self._minds.get(room.setup.level)
            speed = SPEEDS[room.pace]
            mover = Mover(room.table, mind, room.do, speed=speed, pauses=SystemRandom())
            self._movers[room.id] = mover
        mover.nudge()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_EVERY, self._limits.idle_after))
            self.drop_idle()

    def drop_idle(self) -> None:
        """Drop the tables at which nobody has been for a while, and those that have to be read again."""
        for room in self.rooms():
            quiet = time.monotonic() - room.quiet_since >= self._limits.idle_after
            if room.idle and (quiet or room.broken):
                del self._rooms[room.id]
                self._stop_mover(room.id)

    def _stop_mover(self, match: str) -> None:
        mover = self._movers.pop(match, None)
        if mover is not None:
            mover.stop()


class SeatHeld:
    """A socket that has a seat. Implements `koikoi.server.ports.Sitting`."""

    def __init__(self, room: Room, seat: Seat, ear: Ear) -> None:
        self._room = room
        self._seat = seat
        self._ear = ear

    @property
    def seq(self) -> int:
        """The newest `seq` of the match."""
        return self._room.seq

    async def send(self, command: Cmd) -> None:
        """Give a command; its answer, and then what follows from it, are said to the ear."""
        await self._room.do(self._seat, command, self._ear)

    def leave(self) -> None:
        """Hear no more. Calling it again does nothing."""
        self._room.leave(self._seat, self._ear)


class Watcher:
    """A socket that watches. Implements `koikoi.server.ports.Sitting`."""

    def __init__(self, room: Room, ear: Ear) -> None:
        self._room = room
        self._ear = ear

    @property
    def seq(self) -> int:
        """The newest `seq` that a watcher may know."""
        return self._room.public_seq

    async def send(self, command: Cmd) -> None:
        """Refuse a command: who watches does nothing."""
        self._ear.say(encode(Err(command.cid, "not_seat", self.seq)).decode())

    def leave(self) -> None:
        """Hear no more. Calling it again does nothing."""
        self._room.stop_watching(self._ear)


async def _already(delay: Delay) -> Delay:
    """A delay that stands in the log."""
    return delay


def _table(kept: Kept, store: MatchLog) -> Table | None:
    return Table.from_log(kept.log, store=store) if kept.log else None


def ended_last(kept: Kept) -> TableState | None:
    """The table as it stood when a match ended there, the last time that one did."""
    state: TableState | None = None
    ended: TableState | None = None
    for entry in kept.log:
        state, _ = advance(state, entry)
        if state.match.over:
            ended = state
    return ended


def _setup(ask: OpenMatch) -> Setup:
    """The setup that is asked for; raises KoiKoiError for one that cannot be."""
    rules = parse_rules(ask.rules)
    computer = ask.mode == "computer"
    level = (ask.opponent or PEOPLE_PLAY[0]) if computer else ""
    if computer and level not in PEOPLE_PLAY:
        known = ", ".join(PEOPLE_PLAY)
        raise KoiKoiError(Reason.NOT_ALLOWED, f"there is no opponent {short(level)}; there is {known}")
    if ask.opponent and not computer:
        raise KoiKoiError(Reason.NOT_ALLOWED, "an opponent goes with mode computer only")
    if ask.mode == "friend" and ask.seed is not None:
        raise KoiKoiError(Reason.NOT_ALLOWED, "a match with a friend is dealt by chance: it takes no seed")
    second = "" if ask.mode == "friend" else _name(ask.names[1])
    return Setup(
        rules=rules,
        players=(_name(ask.names[0]), second),
        kinds=(SeatKind.HUMAN, SeatKind.COMPUTER if computer else SeatKind.HUMAN),
        level=level,
        birth_months=_birth_months(ask, rules),
        seed=ask.seed,
    )


def _birth_months(ask: OpenMatch, rules: Rules) -> tuple[int, int] | None:
    """Both birth months where they count and both are known; the friend's is the host's until the friend brings it."""
    mine, theirs = ask.birth_months or (None, None)
    if ask.mode == "friend":
        theirs = mine
    if rules.first_dealer != "birthday" or mine is None or theirs is None:
        return None
    return mine, theirs


def _name(name: str) -> str:
    return " ".join(name.split())
