"""Openapi: what programs may ask of the server over HTTP, as an OpenAPI 3.1 document made from the wire's types."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from koikoi.wire import http, messages, records

ANY: Final = dict[str, object]
"""A JSON object whose fields another page lists: a record, or a position."""


class Operation(NamedTuple):
    """One thing that may be asked."""

    method: str
    path: str
    about: str
    answer: Any
    body: Any = None
    secret: str = ""
    """What goes with it as a bearer: `seat` (its token) or `shelf` (its key); empty for nothing."""
    status: int = 200
    refusals: tuple[int, ...] = ()
    """Statuses of `ApiError`, besides 400, 429 and 503, which any may have."""
    media: str = "application/json"


_MATCHES: Final = (
    Operation("get", "/api/health", "Whether the server works.", http.Health),
    Operation("get", "/api/about", "What the server is and offers.", http.About),
    Operation("get", "/api/openapi.json", "This description.", ANY),
    Operation("post", "/api/rules", "The rules page of a table.", http.RulesPage, http.AskRules, refusals=(413,)),
    Operation("post", "/api/matches", "Open a match.", http.Opened, http.OpenMatch, status=201, refusals=(413,)),
    Operation(
        "post", "/api/invites/look", "What an invitation is for.", http.Invited, http.LookAtInvite,
        refusals=(404, 409, 413),
    ),
    Operation(
        "post", "/api/invites/join", "Join by an invitation.", http.Opened, http.JoinMatch, status=201,
        refusals=(404, 409, 413),
    ),
    Operation(
        "get", "/api/matches/{match}/record", "The record of the match that ended last there.", ANY, secret="seat",
        refusals=(404, 410),
    ),
    Operation(
        "post", "/api/matches/{match}/coach", "The chances of stop and of koi-koi, for the seat that is to decide.",
        http.Chances, secret="seat", refusals=(404, 410),
    ),
    Operation(
        "get", "/api/matches/{match}/position", "The position as the seat to move sees it, as `koikoi bot` reads it.",
        ANY, secret="seat", refusals=(404, 410),
    ),
    Operation(
        "post", "/api/matches/{match}/commands", "Give a command. Its answer is kept before it comes; the same `cid` "
        "again gets the same answer and does nothing.",
        messages.Ack | messages.Err, messages.Cmd, secret="seat", refusals=(404, 410, 413),
    ),
    Operation(
        "get", "/api/matches/{match}/events", "All that the seat's socket would hear, as server-sent events: the data "
        "of each is one message, the last one is `closed`.",
        messages.ToPlayer | messages.Closed, secret="seat", refusals=(404, 410), media="text/event-stream",
    ),
    Operation(
        "post", "/api/matches/{match}/watch", "Open the match to watchers.", http.Watching, http.OpenWatching,
        secret="seat", refusals=(404, 410, 413),
    ),
    Operation(
        "get", "/api/matches/{match}/watch", "Whether the match is open to watchers.", http.Watching, secret="seat",
        refusals=(404, 410),
    ),
    Operation(
        "delete", "/api/matches/{match}/watch", "Close the match to watchers.", http.Watching, secret="seat",
        refusals=(404, 410),
    ),
)  # fmt: skip
_RECORDS: Final = (
    Operation("get", "/api/records", "The records of a shelf.", records.Shelf, secret="shelf", refusals=(404,)),
    Operation(
        "post", "/api/records", "Put all records of a file on a shelf, or none.", records.Filed, ANY, secret="shelf",
        refusals=(404, 413),
    ),
    Operation(
        "post", "/api/records/keep", "Put the record of a match that has ended on a shelf.", records.Filed,
        records.KeepMatch, secret="shelf", refusals=(404, 410, 413),
    ),
    Operation(
        "post", "/api/records/rename", "Give a record of a shelf another title.", records.RecordId,
        records.RenameRecord, secret="shelf", refusals=(404, 413),
    ),
    Operation(
        "post", "/api/records/remove", "Take a record off a shelf for good.", records.RecordId, records.RecordId,
        secret="shelf", refusals=(404, 413),
    ),
    Operation("post", "/api/records/read", "A record.", ANY, records.RecordId, refusals=(404, 413)),
    Operation(
        "post", "/api/records/replay", "A round of a record, step by step.", records.ReplayRound, records.AskReplay,
        refusals=(404, 413),
    ),
)  # fmt: skip
OPERATIONS: Final = (*_MATCHES, *_RECORDS)
ANY_MAY: Final = (400, 403, 429, 500, 503)


@lru_cache(maxsize=1)
def openapi(version: str) -> dict[str, Any]:
    """The whole document, for a version of the program."""
    types = [kind for each in OPERATIONS for kind in (each.answer, each.body) if kind is not None]
    schemas, parts = msgspec.json.schema_components(
        [*types, http.ApiError],
        ref_template="#/components/schemas/{name}",
        schema_hook=lambda kind: {"description": "Any JSON value."},
    )
    found = iter(schemas)
    paths: dict[str, dict[str, Any]] = {}
    for each in OPERATIONS:
        answer = next(found)
        body = None if each.body is None else next(found)
        paths.setdefault(each.path, {})[each.method] = _operation(each, answer, body)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "koikoi",
            "version": version,
            "license": {"name": "MIT", "identifier": "MIT"},
            "description": "What a program may ask of a Koi-Koi server. Cards are codes (`9A`), actions are the tokens "
            "of records (`9A`, `x9C1`, `pass`, `koi`, `stop`, `keep`, `swap`), seats are 0 and 1.",
        },
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer", "description": "The token of a seat; `Opened` brings it."},
                "shelf": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The key of a shelf of records: 256 random bits of the client's own, in base64url.",
                },
            },
        },
    }


def _operation(each: Operation, answer: Any, body: Any) -> dict[str, Any]:
    error = {"application/json": {"schema": {"$ref": "#/components/schemas/ApiError"}}}
    said: dict[str, Any] = {
        "summary": each.about,
        "responses": {
            str(each.status): {"description": "Done.", "content": {each.media: {"schema": answer}}},
            **{
                str(status): {"description": "Refused; nothing has happened.", "content": error}
                for status in sorted({*ANY_MAY, *each.refusals})
            },
        },
    }
    if "{match}" in each.path:
        said["parameters"] = [{"name": "match", "in": "path", "required": True, "schema": {"type": "string"}}]
    if each.secret:
        said["security"] = [{each.secret: []}]
    if body is not None:
        said["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    return said
