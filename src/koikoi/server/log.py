"""Log: the matches of this server on disk: who may sit where, invitations, watchers, everything done, by number."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from koikoi.engine.seats import Seat
from koikoi.errors import KoiKoiError
from koikoi.server.codec import format_entries, format_setup, parse_entries, parse_setup
from koikoi.server.gallery import strictest
from koikoi.server.migrate import migrate
from koikoi.server.ports import NotFound, NotKept, Unreadable, UsedUp
from koikoi.server.schema import entries, invites, matches, seats, watches
from koikoi.server.writer import Result, Work, Writer
from koikoi.table.entries import Dealt, Drawn, Entry, Opened
from koikoi.table.setup import Setup
from koikoi.table.state import TableState
from koikoi.wire.http import Delay

DAMAGE: Final = (KoiKoiError, LookupError, TypeError, ValueError)
"""What reading a row raises that is no longer as it was written; msgspec's errors are ValueErrors."""
_APPEND: Final = insert(entries)


@dataclass(frozen=True, slots=True)
class Numbered:
    """What was done as number `seq` of a match."""

    seq: int
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """A match as the log has it."""

    id: str
    mode: str
    pace: str
    setup: Setup
    tokens: tuple[tuple[Seat, str], ...]
    """Seats that are taken by people, and the hashes of their tokens."""
    log: tuple[Entry, ...]
    """Everything done; empty while the friend has not joined."""
    delay: Delay | None
    """How much later watchers see it; None: nobody may watch."""


class Log:
    """The database of a data folder. Answers are futures: they come from the one thread that may use it."""

    def __init__(self, path: Path, *, now: Callable[[], float] = time.time) -> None:
        """Open it, brought up to date; raises `koikoi.server.writer.Unfit`."""
        self._writer = Writer(path)
        self._now = now
        try:
            self._writer.submit(migrate).result()
        except BaseException:
            self._writer.close()
            raise

    def close(self) -> None:
        """Write what waits, and let the database go."""
        self._writer.close()

    async def ask(self, work: Work[Result]) -> Result:
        """What a work gives once it is on disk; raises NotKept, or what the work raises."""
        try:
            return await asyncio.wrap_future(self._writer.submit(work))
        except DBAPIError as error:
            raise NotKept from error

    def append(self, match: str, done: Numbered) -> Future[None]:
        """Keep what was done at a match."""
        return self._writer.submit(lambda connection: _append(connection, match, done))

    async def open(
        self,
        match: str,
        *,
        mode: str,
        pace: str,
        setup: Setup,
        tokens: tuple[tuple[Seat, str], ...],
        invite: str | None,
        first: Numbered | None,
    ) -> None:
        """Keep a new match with the hashes of its tokens and of its invitation, and its first deal if it has one."""

        def work(connection: Connection) -> None:
            row = {"id": match, "created": int(self._now()), "mode": mode, "pace": pace, "setup": format_setup(setup)}
            connection.execute(insert(matches).values(row))
            for seat, token in tokens:
                connection.execute(insert(seats).values(match=match, seat=seat, token_hash=token))
            if invite is not None:
                connection.execute(insert(invites).values(code_hash=invite, match=match))
            if first is not None:
                _append(connection, match, first)

        await self.ask(work)

    async def invited(self, code: str) -> tuple[str, Setup]:
        """The match an invitation is for, by its hash; raises NotFound or UsedUp."""

        def work(connection: Connection) -> tuple[str, Setup]:
            found = connection.execute(
                select(invites.c.match, invites.c.used, matches.c.setup)
                .join(matches, matches.c.id == invites.c.match)
                .where(invites.c.code_hash == code)
            ).one_or_none()
            if found is None:
                raise NotFound
            if found.used is not None:
                raise UsedUp
            return found.match, parse_setup(found.setup)

        return await self.ask(work)

    async def joined(self, code: str, token: str) -> str | None:
        """The match that a token's owner joined by an invitation, both by their hashes; None if another did."""

        def work(connection: Connection) -> str | None:
            found = connection.execute(
                select(invites.c.match)
                .join(seats, seats.c.match == invites.c.match)
                .where(invites.c.code_hash == code, seats.c.seat == 1, seats.c.token_hash == token)
            ).one_or_none()
            return None if found is None else str(found.match)

        return await self.ask(work)

    async def join(self, match: str, *, code: str, token: str, setup: Setup, first: Numbered) -> None:
        """Use an invitation up, seat whoever brought it, and keep the first deal: all at once, or UsedUp."""

        def work(connection: Connection) -> None:
            used = update(invites).where(invites.c.code_hash == code, invites.c.used.is_(None))
            if connection.execute(used.values(used=int(self._now()))).rowcount != 1:
                raise UsedUp
            connection.execute(insert(seats).values(match=match, seat=1, token_hash=token))
            connection.execute(update(matches).where(matches.c.id == match).values(setup=format_setup(setup)))
            _append(connection, match, first)

        await self.ask(work)

    async def open_watching(
        self, match: str, seat: Seat, *, nonce: str, code_of: Callable[[str], str], delay: Delay = "none"
    ) -> tuple[str, Delay]:
        """Open a match to watchers by the seat's code, with a delay, and give its nonce and the match's delay.

        The code is made from `nonce`, or from an earlier one; `code_of` gives the hash of the code that a nonce makes.
        """

        def work(connection: Connection) -> tuple[str, Delay]:
            mine = (watches.c.match == match, watches.c.seat == seat)
            found = connection.scalar(select(watches.c.nonce).where(*mine))
            if found is None:
                row = {"match": match, "seat": seat, "nonce": nonce, "code_hash": code_of(nonce), "delay": delay}
                connection.execute(insert(watches).values(row))
            else:
                connection.execute(update(watches).where(*mine).values(delay=delay))
            return str(found or nonce), _delay(connection, match) or delay

        return await self.ask(work)

    async def watching(self, match: str, seat: Seat) -> tuple[str | None, Delay | None]:
        """The nonce of the seat's code, if it gave one out, and how much later watchers see it; None: nobody may."""

        def work(connection: Connection) -> tuple[str | None, Delay | None]:
            mine = (watches.c.match == match, watches.c.seat == seat)
            return connection.scalar(select(watches.c.nonce).where(*mine)), _delay(connection, match)

        return await self.ask(work)

    async def close_watching(self, match: str) -> None:
        """Make all codes for watchers of a match void."""

        def work(connection: Connection) -> None:
            connection.execute(delete(watches).where(watches.c.match == match))

        await self.ask(work)

    async def may_watch(self, match: str, code: str) -> bool:
        """Whether a code, by its hash, opens a match to watchers."""
        asked = select(watches.c.seat).where(watches.c.match == match, watches.c.code_hash == code)
        return await self.ask(lambda connection: connection.scalar(asked) is not None)

    async def load(self, match: str) -> Kept:
        """A match with all that was done at it; raises NotFound, or Unreadable."""

        def work(connection: Connection) -> Kept:
            found = connection.execute(select(matches).where(matches.c.id == match)).one_or_none()
            if found is None:
                raise NotFound
            taken = connection.execute(select(seats.c.seat, seats.c.token_hash).where(seats.c.match == match))
            tokens = tuple((Seat(seat), token) for seat, token in taken)
            bodies = connection.scalars(
                select(entries.c.body).where(entries.c.match == match).order_by(entries.c.seq)
            ).all()
            try:
                setup = parse_setup(found.setup)
                log = tuple(entry for body in bodies for entry in parse_entries(body))
            except DAMAGE as error:
                raise Unreadable(tuple(token for _, token in tokens)) from error
            delay = _delay(connection, match)
            return Kept(id=match, mode=found.mode, pace=found.pace, setup=setup, tokens=tokens, log=log, delay=delay)

        return await self.ask(work)


class MatchLog:
    """The log of one match, as its table wants it: `koikoi.table.ports.Store`. Called from worker threads."""

    def __init__(self, log: Log, match: str) -> None:
        self._log = log
        self._match = match
        self.first: Numbered | None = None
        """The laying of the table, which is kept together with the match itself by whoever opens it."""
        self.conflict = False
        """Whether the disk has more than the table knows: then it has to be read again."""

    def append(self, seq: int, entries: tuple[Entry, ...], after: TableState) -> None:
        """Keep what was done, and return when it is on disk; raises NotKept."""
        done = Numbered(seq, entries)
        if isinstance(entries[0], Opened):
            self.first = done
            return
        try:
            self._log.append(self._match, done).result()
        except IntegrityError as error:
            self.conflict = True
            raise NotKept from error
        except DBAPIError as error:
            raise NotKept from error


def _delay(connection: Connection, match: str) -> Delay | None:
    """How much later watchers of a match see it; None: nobody may watch."""
    return strictest(list(connection.scalars(select(watches.c.delay).where(watches.c.match == match))))


def _append(connection: Connection, match: str, done: Numbered) -> None:
    head = done.entries[0]
    row = {
        "match": match,
        "seq": done.seq,
        "seat": None if isinstance(head, Opened | Drawn | Dealt) else head.seat,
        "cid": None if isinstance(head, Opened | Drawn | Dealt) else head.cid,
        "body": format_entries(done.entries),
    }
    connection.execute(_APPEND, row)
