"""Shelves: records of finished matches that people keep, and what can be asked about one.

Implements `koikoi.server.ports.Shelves`. Replaying is done in a few threads of its own, so that tables never wait.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from koikoi.engine.jsontext import format_json, parse_json
from koikoi.server.filing import Found, Misfiled, opponent, read_file
from koikoi.server.filing import read_record as read
from koikoi.server.log import Log
from koikoi.server.ports import House, NotFound
from koikoi.server.replays import frames, rounds_of
from koikoi.server.schema import matches, records
from koikoi.server.secrets import hashed, new_record
from koikoi.wire.records import Filed, RecordRow, ReplayRound, Shelf

Result = TypeVar("Result")
WORKERS: Final = 2
"""Threads that replay records which are looked at; files are read in one more."""


class Shelves:
    """The records of a log."""

    def __init__(self, log: Log, house: House, *, most: int, now: Callable[[], float] = time.time) -> None:
        """`most`: so many records lie on a shelf."""
        self._log = log
        self._house = house
        self._most = most
        self._now = now
        self._filing = ThreadPoolExecutor(1, "filing")
        self._replaying = ThreadPoolExecutor(WORKERS, "replaying")

    async def close(self) -> None:
        """End what is being done. The log is the caller's."""
        for workers in (self._filing, self._replaying):
            await asyncio.get_running_loop().run_in_executor(None, workers.shutdown)

    # --- a shelf

    async def shelf(self, key: str) -> Shelf:
        """All records of a shelf."""
        mine = select(records.c.id, records.c.title, records.c.added, records.c.facts).where(
            records.c.owner == hashed(key)
        )
        rows = await self._log.ask(lambda connection: connection.execute(mine).all())
        found = [_row(row.id, row.title, row.added, row.facts) for row in rows]
        found.sort(key=lambda row: (-row.added, -(row.played or 0)))
        return Shelf(tuple(found), self._most)

    async def file(self, key: str, data: bytes) -> Filed:
        """Put all records of a file on a shelf, or none of them."""
        try:
            found = await _in(self._filing, lambda: read_file(data))
        except Misfiled as error:
            return Filed(0, 0, full=False, ids=(), wrong=error.wrong)
        return await self._add(key, found)

    async def keep(self, key: str, match: str, token: str) -> Filed:
        """Put the record of a match that has ended on a shelf, for who played it; raises NotFound, or Unreadable."""
        body = await self._house.record(match, token)
        opened = select(matches.c.created).where(matches.c.id == match)
        created = await self._log.ask(lambda connection: connection.scalar(opened))
        found = await _in(self._filing, lambda: read(parse_json(body)))
        return await self._add(key, (found,), played=created)

    async def _add(self, key: str, found: tuple[Found, ...], played: int | None = None) -> Filed:
        """Keep all of them, those that lie there already left out; none if there is no room."""
        owner, new = hashed(key), {each.digest: each for each in found}

        def work(connection: Connection) -> Filed:
            mine = select(records.c.digest, records.c.id).where(records.c.owner == owner)
            there: dict[str, str] = {row.digest: row.id for row in connection.execute(mine)}
            fresh = [each for digest, each in new.items() if digest not in there]
            if len(there) + len(fresh) > self._most:
                return Filed(0, len(found) - len(fresh), full=True, ids=(), wrong=None)
            added = int(self._now())
            for each in fresh:
                there[each.digest] = new_record()
                row = {"id": there[each.digest], "owner": owner, "digest": each.digest, "title": "", "added": added}
                facts = _facts(each, each.played if played is None else played)
                connection.execute(insert(records).values(**row, facts=facts, body=each.body))
            ids = tuple(there[each.digest] for each in found)
            return Filed(len(fresh), len(found) - len(fresh), full=False, ids=ids, wrong=None)

        return await self._log.ask(work)

    async def rename(self, key: str, record: str, title: str) -> None:
        """Give a record of a shelf another title; raises NotFound."""
        mine = (records.c.id == record, records.c.owner == hashed(key))
        await self._change(update(records).where(*mine).values(title=" ".join(title.split())))

    async def remove(self, key: str, record: str) -> None:
        """Take a record off a shelf for good; raises NotFound."""
        await self._change(delete(records).where(records.c.id == record, records.c.owner == hashed(key)))

    async def _change(self, change: object) -> None:
        def work(connection: Connection) -> int:
            return int(connection.execute(change).rowcount)  # type: ignore[call-overload]

        if not await self._log.ask(work):
            raise NotFound

    # --- one record, for whoever has its id

    async def read(self, record: str) -> bytes:
        """A record as it can be filed again; raises NotFound."""
        wanted = select(records.c.body).where(records.c.id == record)
        body = await self._log.ask(lambda connection: connection.scalar(wanted))
        if body is None:
            raise NotFound
        return str(body).encode()

    async def replay(self, record: str, number: int) -> bytes:
        """A round of a record as the JSON of a ReplayRound; raises NotFound."""
        body = await self.read(record)
        wanted = select(records.c.facts).where(records.c.id == record)
        facts = await self._log.ask(lambda connection: connection.scalar(wanted))
        if facts is None:
            raise NotFound
        return await _in(self._replaying, lambda: _replayed(body, str(facts), number))


async def _in(workers: ThreadPoolExecutor, work: Callable[[], Result]) -> Result:
    return await asyncio.get_running_loop().run_in_executor(workers, work)


def _facts(found: Found, played: int | None) -> str:
    """What a list shows of a record, as it is kept."""
    match = found.match
    assert match.end is not None
    facts = {
        "players": match.players,
        "opponent": opponent(found.setup),
        "rules": match.rules.mapping(),
        "rounds": len(rounds_of(match)),
        "standing": match.standing,
        "winner": match.end.winner,
        "played": played,
    }
    return format_json(facts)


def _row(record: str, title: str, added: int, facts: str) -> RecordRow:
    return msgspec.convert({"id": record, "title": title, "added": added, **msgspec.json.decode(facts)}, RecordRow)


def _replayed(body: bytes, facts: str, number: int) -> bytes:
    found, row = read(parse_json(body)), msgspec.json.decode(facts)
    if number > row["rounds"]:
        raise NotFound
    shown = frames(found.match, number, found.setup)
    return msgspec.json.encode(ReplayRound(number, row["rounds"], row["opponent"], row["played"], shown))
