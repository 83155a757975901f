"""Outlet: what is said to one client: a queue that is bounded, and a task that empties it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from koikoi.server.limits import Limits
from koikoi.wire.messages import ToPlayer, encode

TOO_MUCH: Final = 1013
"""The WebSocket code for one who reads too slowly, or opens too much."""


class Outlet:
    """What is said to one socket or stream. Implements `ports.Ear`."""

    def __init__(self, send: Callable[[str], Awaitable[None]], limits: Limits) -> None:
        """`send` says one message to the client, and waits where that one is slow."""
        self._send_one = send
        self._limits = limits
        self._queue: deque[str] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._close: tuple[int, str] | None = None
        self._sending: asyncio.Task[None] | None = None
        self.ended = asyncio.Event()
        """Set when it has been closed from this side, or cannot be written to."""

    @property
    def closing(self) -> tuple[int, str]:
        """The code and the reason with which it is closed; 1000 if nobody asked for that."""
        return self._close or (1000, "")

    def start(self) -> None:
        """Begin to send."""
        self._sending = asyncio.create_task(self._send())

    def say(self, message: str) -> None:
        """Send a message after those said before; a reader who is too slow is closed."""
        if self._close is not None:
            return
        self._queue.append(message)
        self._bytes += len(message)
        if len(self._queue) > self._limits.queued_messages or self._bytes > self._limits.queued_bytes:
            self._queue.clear()
            self.close(TOO_MUCH, "too slow")
            if self._sending is not None:
                self._sending.cancel()  # it may wait for the reader for ever
        self._wake.set()

    def tell(self, message: ToPlayer) -> None:
        """The same, for a message that is not written yet."""
        self.say(encode(message).decode())

    def close(self, code: int, reason: str) -> None:
        """Close it after what was said."""
        if self._close is None:
            self._close = code, reason
            self._wake.set()

    async def stop(self) -> None:
        """Send nothing more, also of what was said."""
        if self._sending is not None:
            self._sending.cancel()
            with suppress(asyncio.CancelledError):
                await self._sending

    async def _send(self) -> None:
        try:
            while True:
                while self._queue:
                    message = self._queue.popleft()
                    self._bytes -= len(message)
                    await self._send_one(message)
                if self._close is not None:
                    return
                self._wake.clear()
                await self._wake.wait()
        except Exception:
            return  # the peer has gone
        finally:
            self.ended.set()
