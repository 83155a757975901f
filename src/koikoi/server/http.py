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

from koikoi.errors import BadRules, KoiKoiError, Reason
from koikoi.server.limits import Buckets, Limits, counted_as
from koikoi.server.pages import catalogue, rules_page_for
from koikoi.server.ports import House, NotFound, Refused
from koikoi.server.static import CLIENT, DECK, FOR_AN_HOUR, FOR_GOOD, TYPES, File, client_page, content, file, packed
from koikoi.wire.http import About, ApiError, AskRules, Health, JoinMatch, LookAtInvite, OpenMatch, decode_body
from koikoi.wire.messages import BadMessage

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


class TooFast(KoiKoiError):
    """An address asks more than its share; in `seconds` it may ask again."""

    def __init__(self, seconds: float) -> None:
        super().__init__(Reason.NOT_ALLOWED, "too many requests; wait a little")
        self.seconds = seconds


class Shares:
    """What each address may still ask for."""

    def __init__(self, limits: Limits) -> None:
        self.creates = Buckets(limits.creates)
        self.invites = Buckets(limits.invites)
        self.coach = Buckets(limits.coach)
        self.pages = Buckets(limits.pages)


def _take(request: Asked, kind: str) -> None:
    """Count a request of a kind, or raise TooFast."""
    buckets: Buckets = getattr(request.app.state.shares, kind)
    address = counted_as(request.scope["client"])
    if not buckets.take(address):
        raise TooFast(buckets.wait(address))


def _house(request: Asked) -> House:
    house: House = request.app.state.house
    return house


def _token(request: Asked) -> str:
    """The seat token that a request carries; raises NotFound."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        raise NotFound
    return token.strip()


def _json(value: object, status: int = 200) -> Answer:
    body = value if isinstance(value, bytes) else msgspec.json.encode(value)
    return Response(body, status_code=status, media_type=JSON)


async def _body(request: Asked) -> bytes:
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


@get(["/", "/new", "/table/{match:str}", "/join", "/rules", "/rules/edit", "/settings"], sync_to_thread=False)
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
    return _json(Health())


@get("/api/about", sync_to_thread=False)
def about(request: Asked) -> Answer:
    """What this server is and offers."""
    said: About = request.app.state.about
    return _json(said)


@post("/api/rules")
async def rules(request: Asked) -> Answer:
    """The rules page of a table."""
    _take(request, "pages")
    ask = decode_body(await _body(request), AskRules)
    return _json(await asyncio.to_thread(rules_page_for, ask))


@post("/api/matches")
async def open_match(request: Asked) -> Answer:
    """Open a match."""
    _take(request, "creates")
    return _json(await _house(request).open(decode_body(await _body(request), OpenMatch)), 201)


@post("/api/invites/look")
async def look(request: Asked) -> Answer:
    """What an invitation is for."""
    _take(request, "invites")
    return _json(await _house(request).look(decode_body(await _body(request), LookAtInvite).code))


@post("/api/invites/join")
async def join(request: Asked) -> Answer:
    """Join by an invitation."""
    _take(request, "invites")
    return _json(await _house(request).join(decode_body(await _body(request), JoinMatch)), 201)


@get("/api/matches/{match:str}/record")
async def record(request: Asked, match: FromPath[str]) -> Answer:
    """The record of a match that has ended, for who played it."""
    _take(request, "pages")
    return _json(await _house(request).record(match, _token(request)))


@post("/api/matches/{match:str}/coach")
async def coach(request: Asked, match: FromPath[str]) -> Answer:
    """The chances to win a match, for who is to decide between stop and koi-koi."""
    _take(request, "coach")
    return _json(await _house(request).coach(match, _token(request)))


@post("/api/matches/{match:str}/watch")
async def open_watching(request: Asked, match: FromPath[str]) -> Answer:
    """Open a match to watchers, for who plays it."""
    _take(request, "invites")
    return _json(await _house(request).open_watching(match, _token(request)))


@delete("/api/matches/{match:str}/watch", status_code=200)
async def close_watching(request: Asked, match: FromPath[str]) -> Answer:
    """Close a match to watchers, for who plays it."""
    _take(request, "invites")
    return _json(await _house(request).close_watching(match, _token(request)))


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
    said = said_error(error)
    answer = (_no_page(request) if said.code == "not_found" else None) or _json(said, STATUS[said.code])
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
        return _json(ApiError("too_large", "the body is too long"), error.status_code)
    if error.status_code in (404, 405):
        return _no_page(request) or on_refusal(request, NotFound())
    return _json(ApiError("bad", "this request cannot be read"), 400 if error.status_code < 500 else error.status_code)


def on_fault(request: Asked, error: Exception) -> Answer:
    """The answer where the program is at fault. The log says where; the error's own words might tell a secret."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    log.error("a request failed: %s in %s:%s", type(error).__name__, place.filename, place.lineno)
    return _json(ApiError("fault", "a fault of the server"), 500)


HANDLERS: Final = (
    page, asset, root_file, deck, texts, health, about, rules, open_match, look, join, record, coach,
    open_watching, close_watching,
)  # fmt: skip
