"""HTTP for records: a shelf by its key, and one record by its id. Ids travel in bodies, so no address holds one."""

from __future__ import annotations

import asyncio
import gzip
import re
from typing import Any, Final

from litestar import Response, get, post

from koikoi.server.http import JSON, Answer, Asked, read_body, said, take, token_of
from koikoi.server.ports import NotFound, Shelves
from koikoi.wire.http import decode_body
from koikoi.wire.records import MOST_FILE, AskReplay, KeepMatch, RecordId, RenameRecord

KEY: Final = re.compile(r"[\w-]{43,64}")
"""A shelf key has 256 bits; less is no key."""


def _shelves(request: Asked) -> Shelves:
    shelves: Shelves = request.app.state.shelves
    return shelves


def _key(request: Asked) -> str:
    """The shelf key that a request carries; raises NotFound."""
    key = token_of(request)
    if not KEY.fullmatch(key):
        raise NotFound
    return key


async def _packed(request: Asked, body: bytes) -> Answer:
    """JSON made short for the way. All in it may be known to who asks, and nothing in it is another's to choose."""
    headers: dict[str, Any] = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = await asyncio.to_thread(gzip.compress, body, 5), "gzip"
    return Response(body, headers=headers, media_type=JSON)


@get("/api/records")
async def shelf(request: Asked) -> Answer:
    """All records of a shelf."""
    take(request, "records")
    return said(await _shelves(request).shelf(_key(request)))


@post("/api/records", request_max_body_size=MOST_FILE, status_code=200)
async def file_records(request: Asked) -> Answer:
    """Put all records of a file on a shelf, or none."""
    take(request, "files")
    key = _key(request)
    return said(await _shelves(request).file(key, await read_body(request)))


@post("/api/records/keep", status_code=200)
async def keep_match(request: Asked) -> Answer:
    """Put the record of a match that has ended on a shelf, for who played it."""
    take(request, "files")
    key, ask = _key(request), decode_body(await read_body(request), KeepMatch)
    return said(await _shelves(request).keep(key, ask.match, ask.token))


@post("/api/records/rename", status_code=200)
async def rename_record(request: Asked) -> Answer:
    """Give a record of a shelf another title."""
    take(request, "records")
    key, ask = _key(request), decode_body(await read_body(request), RenameRecord)
    await _shelves(request).rename(key, ask.id, ask.title)
    return said(RecordId(ask.id))


@post("/api/records/remove", status_code=200)
async def remove_record(request: Asked) -> Answer:
    """Take a record off a shelf for good."""
    take(request, "records")
    key, ask = _key(request), decode_body(await read_body(request), RecordId)
    await _shelves(request).remove(key, ask.id)
    return said(ask)


@post("/api/records/read", status_code=200)
async def read_record(request: Asked) -> Answer:
    """A record, for whoever has its id."""
    take(request, "records")
    ask = decode_body(await read_body(request), RecordId)
    return await _packed(request, await _shelves(request).read(ask.id))


@post("/api/records/replay", status_code=200)
async def replay_record(request: Asked) -> Answer:
    """A round of a record, step by step, for whoever has its id."""
    take(request, "records")
    ask = decode_body(await read_body(request), AskReplay)
    return await _packed(request, await _shelves(request).replay(ask.id, ask.round))


RECORD_HANDLERS: Final = (
    shelf, file_records, keep_match, rename_record, remove_record, read_record, replay_record,
)  # fmt: skip
