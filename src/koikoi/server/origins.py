"""Origins: where this server is, which web pages may speak to it, and from where a friend can reach it."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from koikoi.server.security import answer_error
from koikoi.wire.http import ApiError, Reach

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
ANY: Final = ("0.0.0.0", "::")
_PORTS: Final = {"http": 80, "https": 443}
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


@dataclass(frozen=True, slots=True)
class Place:
    """Where a server listens, and what follows from it."""

    address: str
    """What its own user opens."""
    allowed: frozenset[str]
    """The origins of pages that may speak to it."""
    reach: Reach


def origin_of(scheme: str, host: str, port: int) -> str:
    """An origin as browsers write it, its name in ASCII; raises ValueError for a name that cannot be."""
    shown = f"[{host}]" if ":" in host else host.lower().encode("ascii" if host.isascii() else "idna").decode()
    return f"{scheme}://{shown}" if port == _PORTS[scheme] else f"{scheme}://{shown}:{port}"


def public_origin(url: str) -> str:
    """The origin of a public address; raises ValueError for what is none."""
    parts = urlsplit(url)
    name = parts.hostname or ""
    whole = not set(url) & set(" \\?#@") and parts.path in ("", "/") and re.fullmatch(r"[\w.:-]+", name)
    if parts.scheme not in _PORTS or not whole:
        raise ValueError(f"{url or 'an empty text'} is no address such as https://koikoi.example.org")
    return origin_of(parts.scheme, name, parts.port or _PORTS[parts.scheme])


def place(host: str, port: int, public_url: str | None = None, *, machine: Iterable[str] | None = None) -> Place:
    """Where a server is that listens on `host` and `port`; `machine` are the names and addresses of this computer.

    Raises ValueError for a public address that is none.
    """
    outer = None if public_url is None else public_origin(public_url)
    if host in LOOPBACK:
        names, reach = list(LOOPBACK), Reach("loopback", ())
    else:
        others = [host] if host not in ANY else list(machine_names() if machine is None else machine)
        others = [name for name in others if name not in LOOPBACK]
        names = [*(LOOPBACK if host in ANY else ()), *others]
        reach = Reach("house", tuple(origin_of("http", name, port) for name in others))
    allowed = {origin_of("http", name, port) for name in names}
    own = origin_of("http", "127.0.0.1" if host in ANY else host, port)
    if outer is not None:
        return Place(outer, frozenset({*allowed, outer}), Reach("public", (outer,)))
    return Place(own, frozenset(allowed), reach)


def machine_names() -> tuple[str, ...]:
    """The addresses and names of this computer in its network, the most useful first."""
    found: list[str] = []
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))  # sends nothing; the system says which address it would send from
            found.append(probe.getsockname()[0])
    name = socket.gethostname()
    with suppress(OSError):
        found += [str(each[4][0]) for each in socket.getaddrinfo(name, None)]
    names = [each for each in dict.fromkeys(found) if not ipaddress.ip_address(each.partition("%")[0]).is_loopback]
    with suppress(ValueError):
        origin_of("http", name, 80)
        names.append(name.lower())
    return tuple(each for each in names if "%" not in each)


class OriginGuard:
    """Refuses, before the app sees them, sockets and changes that a foreign page asks for."""

    def __init__(self, app: Any, allowed: frozenset[str]) -> None:
        self._app = app
        self._allowed = {origin.encode("ascii") for origin in allowed}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one request or socket (ASGI)."""
        kind = scope["type"]
        if kind in ("http", "websocket"):
            origins = [value for name, value in scope["headers"] if name.lower() == b"origin"]
            fits = len(origins) == 1 and origins[0] in self._allowed
            if kind == "websocket" and not fits:
                await receive()
                await send({"type": "websocket.close", "code": 1008})  # before accepting: the answer is 403
                return
            if kind == "http" and origins and not fits and scope["method"] not in SAFE_METHODS:
                await answer_error(send, 403, ApiError("forbidden", "a page of another origin may not ask this"))
                return
        await self._app(scope, receive, send)
