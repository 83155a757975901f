"""Run: binds the port, serves until a signal, and leaves in order."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from koikoi.errors import KoiKoiError, Reason
from koikoi.server.app import Site
from koikoi.server.limits import Limits
from koikoi.server.origins import Place, place
from koikoi.server.patience import Connections, PatientProtocol
from koikoi.wire.messages import MOST_BYTES

DEFAULT_PORT: Final = 8686
GRACE: Final = 5
"""Seconds that what is being done may take when the server stops."""


GARBAGE: Final = (50_000, 5, 5)
"""When Python looks for cycles. As it usually does, a house with 500 tables stands still for 0.2 s every other second:
tables are many objects that live long, and nearly all that dies does so without being looked for."""
READS_WITHIN: Final = 2.0
"""Seconds that a slow reader has to take what was sent, before being cut off."""


class CannotListen(KoiKoiError):
    """The address cannot be listened at."""


def bind(host: str, port: int | None) -> socket.socket:
    """Listen at an address; without a port at the usual one, or at any free one if that is taken."""
    if not host:  # to the system this means every address
        raise CannotListen(Reason.NOT_ALLOWED, "no address to listen at is given; 127.0.0.1 is this computer's own")
    try:
        return _bind(host, DEFAULT_PORT if port is None else port)
    except OSError as error:
        if port is None and error.errno == errno.EADDRINUSE:
            return bind(host, 0)
        why = error.strerror or str(error)
        raise CannotListen(Reason.NOT_ALLOWED, f"{host} port {port or DEFAULT_PORT}: {why}") from None


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # where it would let two programs share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(1024)
    except BaseException:
        listening.close()
        raise
    return listening


class _Protocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket, which ends the connection of a peer who does not even read that it is closed."""

    async def send(self, message: Any) -> None:
        """Send what the app says (ASGI)."""
        if message["type"] == "websocket.close" and not self.writable.is_set():
            try:
                async with asyncio.timeout(READS_WITHIN):
                    await self.writable.wait()
            except TimeoutError:
                self.transport.abort()
                return
        await super().send(message)


class _Server(uvicorn.Server):
    """Uvicorn, which says when it is ready, closes our sockets with 1001, and ends without an error on a signal."""

    def __init__(self, config: uvicorn.Config, site: Site, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._site = site
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._site.house.close_sockets()
        await asyncio.sleep(0.2)  # for the peers' answers
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def serve(
    listening: socket.socket,
    at: Place,
    folder: Path,
    *,
    proxied: bool = False,
    limits: Limits | None = None,
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Serve until SIGINT or SIGTERM; `proxied`: a proxy on this computer says where requests come from."""
    serving = server(Site(folder, at, limits=limits), proxied=proxied, ready=ready)
    gc.collect()
    gc.freeze()  # what is there now stays
    gc.set_threshold(*GARBAGE)
    serving.run(sockets=[listening])


def server(site: Site, *, proxied: bool = False, ready: Callable[[], None] = lambda: None) -> uvicorn.Server:
    """What serves a site, by the settings that are safe: short messages, nothing compressed, dead sockets found."""
    known = None if proxied else Connections(site.limits.connections_per_address)
    config = uvicorn.Config(
        site.app,
        ws=_Protocol,
        http=partial(PatientProtocol, known=known),  # type: ignore[arg-type]  # it only calls it
        loop="asyncio",
        lifespan="on",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=proxied,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=site.limits.ping_every,
        ws_ping_timeout=site.limits.ping_answer,
        timeout_graceful_shutdown=GRACE,
        backlog=1024,
    )
    return _Server(config, site, ready)


__all__ = ("DEFAULT_PORT", "CannotListen", "bind", "place", "serve", "server")
