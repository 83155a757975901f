"""Socket: one WebSocket, from first message to end. It reads strictly, counts, and never waits for a slow reader."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException

from koikoi.server.limits import Admission, Bucket, Limits, counted_as
from koikoi.server.outlet import TOO_MUCH, Outlet
from koikoi.server.ports import House, NotFound, NotKept, Sitting, TooMany, Unreadable
from koikoi.wire.messages import (
    BadMessage,
    Cmd,
    Err,
    FromPlayer,
    Resume,
    Watch,
    decode_from_player,
)

FAILED: Final = 1011
REFUSED: Final = 1008
CLOSING: Final = 5.0
"""Seconds that a socket may take to close; after them it is let go."""

log = logging.getLogger("koikoi.server")


class Talk:
    """What one socket says, message after message."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, limits: Limits) -> None:
        self._socket = socket
        self._house = house
        self._limits = limits
        self._bucket = Bucket(limits.commands)
        self._bad = 0
        self._refused = 0
        self.outlet = Outlet(self._send, limits)
        self.sitting: Sitting | None = None

    async def run(self) -> None:
        """Talk until either side closes."""
        self.outlet.start()
        reading = asyncio.create_task(self._read())
        ended = asyncio.create_task(self.outlet.ended.wait())
        try:
            await asyncio.wait((reading, ended), return_when=asyncio.FIRST_COMPLETED)
        finally:
            ended.cancel()
            reading.cancel()
            (failure,) = await asyncio.gather(reading, return_exceptions=True)
            if self.sitting is not None:
                self.sitting.leave()
            if isinstance(failure, Exception) and not isinstance(failure, WebSocketException):
                log.error("a socket failed: %s", type(failure).__name__)  # what was said may be a secret
                self.outlet.close(FAILED, "a fault of the server")
            await self._finish()

    async def _send(self, message: str) -> None:
        await self._socket.send({"type": "websocket.send", "text": message, "bytes": None})

    async def _finish(self) -> None:
        """Close, as it was asked for; returns soon, whatever the reader does."""
        await self.outlet.stop()
        code, reason = self.outlet.closing
        with suppress(Exception):
            async with asyncio.timeout(CLOSING):
                await self._socket.send({"type": "websocket.close", "code": code, "reason": reason})

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(self._limits.resume_within):
                data = await self._receive()
        except TimeoutError:
            self.outlet.close(REFUSED, "no resume")
            await self.outlet.ended.wait()
            return
        while data is not None:
            if not await self._heard(data):
                await self.outlet.ended.wait()  # what was said goes out before the end
                return
            data = await self._receive()

    async def _receive(self) -> str | bytes | None:
        """The next message; None when the peer has gone."""
        event: Any = await self._socket.receive()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        return text if text is not None else event.get("bytes") or b""

    async def _heard(self, data: str | bytes) -> bool:
        """Do what a message says; False: the socket is to be closed."""
        seq = 0 if self.sitting is None else self.sitting.seq
        try:
            if isinstance(data, bytes):
                return self._answer_bad(seq)
            message = decode_from_player(data.encode())
        except BadMessage:
            return self._answer_bad(seq)
        if not self._bucket.take():
            return self._answer_rate(message, seq)
        self._refused = 0
        if self.sitting is None and isinstance(message, Resume | Watch):
            return await self._enter(message)
        if self.sitting is None:
            self.outlet.close(REFUSED, "no resume")
            return False
        if not isinstance(message, Cmd):
            return self._answer_bad(seq)
        await self.sitting.send(message)
        return True

    async def _enter(self, message: Resume | Watch) -> bool:
        try:
            if isinstance(message, Watch):
                self.sitting = await self._house.watch(message.match, message.code, self.outlet)
            else:
                self.sitting = await self._house.sit(message.match, message.token, self.outlet)
        except NotFound:
            self.outlet.tell(Err("", "not_seat", 0))
            self.outlet.close(REFUSED, "not_seat")
        except Unreadable:
            self.outlet.tell(Err("", "unreadable", 0))
            self.outlet.close(REFUSED, "unreadable")
        except TooMany:
            self.outlet.close(TOO_MUCH, "too many sockets")
        except NotKept:
            self.outlet.tell(Err("", "retry_later", 0))
            self.outlet.close(TOO_MUCH, "retry_later")
        return self.sitting is not None

    def _answer_bad(self, seq: int) -> bool:
        self._bad += 1
        self.outlet.tell(Err("", "bad", seq))
        if self._bad >= self._limits.bad_messages:
            self.outlet.close(REFUSED, "bad")
            return False
        return True

    def _answer_rate(self, message: FromPlayer, seq: int) -> bool:
        self._refused += 1
        self.outlet.tell(Err(message.cid if isinstance(message, Cmd) else "", "rate", seq))
        if self._refused >= self._limits.rate_refusals:
            self.outlet.close(REFUSED, "rate")
            return False
        return True


class Sockets:
    """All sockets of a server."""

    def __init__(self, house: House, limits: Limits, admission: Admission) -> None:
        self._house = house
        self._limits = limits
        self._admission = admission

    async def serve(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Serve one socket from its opening to its end."""
        address = counted_as(socket.scope["client"])
        await socket.accept()
        if not self._admission.opens.take(address):
            await socket.close(REFUSED, "rate")
            return
        if not self._admission.held.take(address):
            await socket.close(TOO_MUCH, "too many sockets")
            return
        try:
            await Talk(socket, self._house, self._limits).run()
        finally:
            self._admission.held.give_back(address)


@websocket("/ws")
async def play(socket: WebSocket[Any, Any, Any]) -> None:
    """A seat's socket, or a watcher's."""
    sockets: Sockets = socket.app.state.sockets
    await sockets.serve(socket)
