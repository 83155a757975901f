"""Http: the requests of docs/protocol.md: the client's files, what the server offers, opening and joining matches."""

from __future__ import annotations

import asyncio
import logging
import math
import traceback
from typing import Any, Final

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE
from litestar.types import ASGIApp

from koikoi.errors import BadRules, KoiKoiError, Reason
from koikoi.server.limits import Buckets, Limits, TooFast, counted_as
from koikoi.server.pages import catalogue, rules_page_for
from koikoi.server.ports import House, NotFound, Refused
from koikoi.server.static import CLIENT, DECK, FOR_AN_HOUR, FOR_GOOD, TYPES, File, client_page, content, file, packed
from koikoi.server.stream import Stream
from koikoi.wire.http import (
    About,
    ApiError,
    AskRules,
    Health,
    JoinMatch,
    LookAtInvite,
    OpenMatch,
    OpenWatching,
    decode_body,
)
from koikoi.wire.messages import BadMessage, decode_command
from koikoi.wire.openapi import openapi

JSON: Final = "application/json"
BODY_WITHIN: Final = 4.0
"""Seconds that a body may take; less than a server that stops waits for it."""
STATUS: Final = {
    "bad": 400, "forbidden": 403, "not_found": 404, "used": 409, "unreadable": 410, "too_large": 413, "rate": 429,
    "retry_later": 503,
}  # fmt: skip
log = logging.getLogger("koikoi.server")
Asked = Request[Any, Any, Any]
Answer = Response[bytes]


class Shares:
    """What each address may still ask for."""

    def __init__(self, limits: Limits) -> None:
        self.creates = Buckets(limits.creates)
        self.invites = Buckets(limits.invites)
        self.coach = Buckets(limits.coach)
        self.posts = Buckets(limits.posts)
        self.pages = Buckets(limits.pages)
        self.files = Buckets(limits.files)
        self.records = Buckets(limits.records)


def take(request: Asked, kind: str) -> None:
    """Count a request of a kind, or raise TooFast."""
    buckets: Buckets = getattr(request.app.state.shares, kind)
    address = counted_as(request.scope["client"])
    if not buckets.take(address):
        raise TooFast(buckets.wait(address))


def _house(request: Asked) -> House:
    house: House = request.app.state.house
    return house


def token_of(request: Asked) -> str:
    """The seat token that a request carries; raises NotFound."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        raise NotFound
    return token.strip()


def said(value: object, status: int = 200) -> Answer:
    """An answer in JSON."""
    body = value if isinstance(value, bytes) else msgspec.json.encode(value)
    return Response(body, status_code=status, media_type=JSON)


async def read_body(request: Asked) -> bytes:
    """The body, which has to come within BODY_WITHIN; raises BadMessage."""
    try:
        async with asyncio.timeout(BODY_WITHIN):
            return await request.body()
    except TimeoutError:
        raise BadMessage(Reason.TRUNCATED, "the body did not come") from None


def _file(request: Asked, found: File | None) -> Answer:
    if found is None:
        raise NotFound
    headers = {"cache-control": found.cache, "etag": found.tag, "vary": "accept-encoding"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=found.type)
    body = found.body
    if "gzip" in request.headers.get("accept-encoding", "") and (short := packed(found)) is not None:
        body, headers["content-encoding"] = short, "gzip"
    return Response(body, headers=headers, media_type=found.type)


# --- pages and files


@get(
    ["/", "/new", "/table/{match:str}", "/join", "/watch", "/rules", "/rules/edit", "/settings", "/records", "/replay"],
    sync_to_thread=False,
)
def page(request: Asked) -> Answer:
    """The client's page; which of its own it shows is the client's affair."""
    return _file(request, client_page())


@get("/assets/{name:str}", sync_to_thread=False)
def asset(request: Asked, name: FromPath[str]) -> Answer:
    """A file of the built client whose name carries a hash."""
    return _file(request, file(CLIENT / "assets", name, cache=FOR_GOOD))


@get("/{name:str}", sync_to_thread=False)
def root_file(request: Asked, name: FromPath[str]) -> Answer:
    """A file that lies beside the client's page, such as its icon."""
    return _file(request, file(CLIENT, name))


@get("/deck/{name:str}", sync_to_thread=False)
def deck(request: Asked, name: FromPath[str]) -> Answer:
    """The cards as they are drawn."""
    return _file(request, file(DECK, name, cache=FOR_AN_HOUR) if name.endswith(".svg") else None)


@get("/texts/{name:str}", sync_to_thread=False)
def texts(request: Asked, name: FromPath[str]) -> Answer:
    """The catalogue of a language."""
    try:
        return _file(request, content(catalogue(name.removesuffix(".ftl")), TYPES[".ftl"]))
    except KeyError:
        raise NotFound from None


# --- the API


@get("/api/health", sync_to_thread=False)
def health() -> Answer:
    """Whether the server works."""
    return said(Health())


@get("/api/about", sync_to_thread=False)
def about(request: Asked) -> Answer:
    """What this server is and offers."""
    offered: About = request.app.state.about
    return said(offered)


@post("/api/rules")
async def rules(request: Asked) -> Answer:
    """The rules page of a table."""
    take(request, "pages")
    ask = decode_body(await read_body(request), AskRules)
    return said(await asyncio.to_thread(rules_page_for, ask))


@post("/api/matches")
async def open_match(request: Asked) -> Answer:
    """Open a match."""
    take(request, "creates")
    return said(await _house(request).open(decode_body(await read_body(request), OpenMatch)), 201)


@post("/api/invites/look")
async def look(request: Asked) -> Answer:
    """What an invitation is for."""
    take(request, "invites")
    return said(await _house(request).look(decode_body(await read_body(request), LookAtInvite).code))


@post("/api/invites/join")
async def join(request: Asked) -> Answer:
    """Join by an invitation."""
    take(request, "invites")
    return said(await _house(request).join(decode_body(await read_body(request), JoinMatch)), 201)


@get("/api/matches/{match:str}/record")
async def record(request: Asked, match: FromPath[str]) -> Answer:
    """The record of a match that has ended, for who played it."""
    take(request, "pages")
    return said(await _house(request).record(match, token_of(request)))


@post("/api/matches/{match:str}/coach")
async def coach(request: Asked, match: FromPath[str]) -> Answer:
    """The chances to win a match, for who is to decide between stop and koi-koi."""
    take(request, "coach")
    return said(await _house(request).coach(match, token_of(request)))


@get("/api/openapi.json", sync_to_thread=False)
def description(request: Asked) -> Answer:
    """What programs may ask, as OpenAPI."""
    return said(openapi(request.app.state.about.version))


@post("/api/matches/{match:str}/commands", status_code=200)
async def command(request: Asked, match: FromPath[str]) -> Answer:
    """Give a command, as over the socket; the answer is the same."""
    take(request, "posts")
    given = decode_command(await read_body(request))
    return said(await _house(request).command(match, token_of(request), given))


@get("/api/matches/{match:str}/position")
async def position(request: Asked, match: FromPath[str]) -> Answer:
    """The position as the seat to move sees it, as `koikoi bot` reads it."""
    take(request, "posts")
    return said(await _house(request).position(match, token_of(request)))


@get("/api/matches/{match:str}/events")
async def events(request: Asked, match: FromPath[str]) -> ASGIApp:
    """All that a seat's socket hears, as server-sent events."""
    state = request.app.state
    stream = Stream(_house(request), state.limits, state.admission, counted_as(request.scope["client"]))
    await stream.open(match, token_of(request))
    return stream


@post("/api/matches/{match:str}/watch")
async def open_watching(request: Asked, match: FromPath[str]) -> Answer:
    """Open a match to watchers, for who plays it; a body that says nothing asks for no delay."""
    take(request, "invites")
    ask = decode_body(await read_body(request) or b"{}", OpenWatching)
    return said(await _house(request).open_watching(match, token_of(request), ask.delay))


@get("/api/matches/{match:str}/watch")
async def watching(request: Asked, match: FromPath[str]) -> Answer:
    """Whether a match is open to watchers, for who plays it."""
    take(request, "invites")
    return said(await _house(request).watching(match, token_of(request)))


@delete("/api/matches/{match:str}/watch", status_code=200)
async def close_watching(request: Asked, match: FromPath[str]) -> Answer:
    """Close a match to watchers, for who plays it."""
    take(request, "invites")
    return said(await _house(request).close_watching(match, token_of(request)))


# --- refusals


def said_error(error: KoiKoiError) -> ApiError:
    """An error as it is answered."""
    if isinstance(error, TooFast):
        return ApiError("rate", error.sentence)
    if isinstance(error, Refused):
        return ApiError(error.code, error.sentence)
    option = error.key if isinstance(error, BadRules) else ""
    return ApiError("bad", error.sentence, error.reason.value, option)


def on_refusal(request: Asked, error: KoiKoiError) -> Answer:
    """The answer to a request that was refused."""
    told = said_error(error)
    answer = (_no_page(request) if told.code == "not_found" else None) or said(told, STATUS[told.code])
    if isinstance(error, TooFast):
        answer.headers["retry-after"] = str(max(1, math.ceil(error.seconds)))
    return answer


def _no_page(request: Asked) -> Answer | None:
    """What a person sees at an address that does not exist: the client's page, which says so. None for programs."""
    if (
        request.method != "GET"
        or request.url.path.startswith("/api/")
        or "text/html" not in request.headers.get("accept", "")
    ):
        return None
    found = client_page()
    return Response(found.body, status_code=404, headers={"cache-control": "no-store"}, media_type=found.type)


def on_http_error(request: Asked, error: HTTPException) -> Answer:
    """The answer to a request that fits no handler."""
    if error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        return said(ApiError("too_large", "the body is too long"), error.status_code)
    if error.status_code in (404, 405):
        return _no_page(request) or on_refusal(request, NotFound())
    return said(ApiError("bad", "this request cannot be read"), 400 if error.status_code < 500 else error.status_code)


def on_fault(request: Asked, error: Exception) -> Answer:
    """The answer where the program is at fault. The log says where; the error's own words might tell a secret."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    log.error("a request failed: %s in %s:%s", type(error).__name__, place.filename, place.lineno)
    return said(ApiError("fault", "a fault of the server"), 500)


HANDLERS: Final = (
    page, asset, root_file, deck, texts, health, about, rules, open_match, look, join, record, coach,
    description, command, position, events, open_watching, watching, close_watching,
)  # fmt: skip
