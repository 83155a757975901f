"""A server inside the test's own process, on a real port, with laid decks; clients that keep every byte they get."""

from __future__ import annotations

import asyncio
import json
import re
import struct
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from koikoi.engine.deal import Deal
from koikoi.server import run
from koikoi.server.app import Site
from koikoi.server.coach import Coach
from koikoi.server.computer import Minds
from koikoi.server.limits import WIDE, Limits
from koikoi.table import table as table_module
from koikoi.table.setup import Setup
from tests.table_players import LaidDecks

CONNECTIONS: dict[int, set[Any]] = {}
"""The connections of each server that runs, by its port."""
_OPENED: list[Bytes] = []
"""The clients of the running test."""
_DATE = re.compile(rb"date: [^\r]*\r\n")


@asynccontextmanager
async def inside(
    folder: Path, *, limits: Limits = WIDE, minds: Minds | None = None, coach: Coach | None = None
) -> AsyncIterator[tuple[Site, int]]:
    """A server in this event loop, and its port."""
    with run.bind("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        site = Site(folder, run.place("127.0.0.1", port), limits=limits, minds=minds, coach=coach)
        ready = asyncio.Event()
        serving = run.server(site, ready=ready.set)
        CONNECTIONS[port] = serving.server_state.connections
        task = asyncio.create_task(serving.serve(sockets=[listening]))
        await ready.wait()
        try:
            yield site, port
        finally:
            hang_up()
            serving.should_exit = True
            del CONNECTIONS[port]
            await task


def hang_up() -> None:
    """Close every client; a test that fails half-way spoils no other so."""
    while _OPENED:
        _OPENED.pop().close()


async def until(true: Callable[[], bool], *, seconds: float = 20.0) -> None:
    """Wait until something holds; it must within so many seconds."""
    end = monotonic() + seconds
    while not true():
        assert monotonic() < end, "it never came true"
        await asyncio.sleep(0.01)


@contextmanager
def laid(*deals: Deal) -> Iterator[None]:
    """Every table opened meanwhile deals these, seat 0 first."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table_module, "decks_for", lambda setup: _laid(setup, deals))
        yield


def _laid(setup: Setup, deals: Sequence[Deal]) -> LaidDecks:
    return LaidDecks(setup.rules, deals)


class Bytes:
    """One TCP connection that keeps all that came, without the date; it speaks HTTP and WebSocket by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, port: int) -> None:
        self._reader = reader
        self._writer = writer
        self._port = port
        self.frames: list[bytes] = []
        """What came: the head of the answer, then frame by frame, each as it was sent."""
        _OPENED.append(self)

    @classmethod
    async def open(cls, port: int, *, address: str = "127.0.0.1") -> Bytes:
        """A connection from an address to a server of this process."""
        return cls(*await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0)), port)

    async def upgrade(self) -> None:
        """Become a WebSocket."""
        head = (
            f"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nOrigin: http://127.0.0.1:{self._port}\r\n\r\n"
        )
        self._writer.write(head.encode())
        self._keep(await self._reader.readuntil(b"\r\n\r\n"))

    async def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
        """A request over HTTP, and the whole answer."""
        lines = [f"{method} {path} HTTP/1.1", "Host: x", f"Content-Length: {len(body)}", "Connection: close"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self._writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        self._keep(await self._reader.read())
        return self.frames[-1]

    def _keep(self, data: bytes) -> None:
        self.frames.append(_DATE.sub(b"", data).replace(str(self._port).encode(), b"PORT"))

    async def say(self, message: Any) -> None:
        """Send one text message."""
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        head = bytes([0x81, 0x80 | len(data)]) if len(data) < 126 else struct.pack("!BBH", 0x81, 0xFE, len(data))
        self._writer.write(head + bytes(4) + data)
        await self._writer.drain()

    async def frame(self) -> tuple[int, bytes]:
        """The next frame: its first byte and what is in it."""
        head = await self._reader.readexactly(2)
        size = head[1]
        if size >= 126:
            more = await self._reader.readexactly(2 if size == 126 else 8)
            head += more
            size = int.from_bytes(more, "big")
        body = await self._reader.readexactly(size)
        self.frames.append(head + body)
        return head[0], body

    async def message(self) -> Any:
        """The next message."""
        first, body = await self.frame()
        assert first == 0x81, (first, body)
        return json.loads(body)

    async def message_of(self, kind: str) -> Any:
        """The next message of a kind."""
        while (message := await self.message())["t"] != kind:
            pass
        return message

    def close(self) -> None:
        self._writer.close()
