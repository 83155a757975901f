"""Stream: a seat's messages over HTTP, as server-sent events, for programs that speak no WebSocket."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from koikoi.server.limits import Admission, Limits, TooFast
from koikoi.server.outlet import Outlet
from koikoi.server.ports import House, Sitting, TooMany
from koikoi.wire.messages import Closed, encode

HEADERS: Final = [(b"content-type", b"text/event-stream"), (b"x-accel-buffering", b"no")]
"""The second asks proxies to pass on each message at once."""
SIGN_OF_LIFE: Final = ""
"""Said when nothing else is; goes out as a comment."""
CLOSING: Final = 2.0
"""Seconds that the last message may take."""


class Stream:
    """The stream of one seat, from `sync` to its end; an ASGI app that serves one request."""

    def __init__(self, house: House, limits: Limits, admission: Admission, address: str) -> None:
        self._house = house
        self._limits = limits
        self._admission = admission
        self._address = address
        self._outlet = Outlet(self._say, limits)
        self._sitting: Sitting | None = None
        self._out: Any = None

    async def open(self, match: str, token: str) -> None:
        """Take the seat, before anything is answered; raises TooFast, TooMany, NotFound, or Unreadable."""
        if not self._admission.opens.take(self._address):
            raise TooFast(self._admission.opens.wait(self._address))
        if not self._admission.held.take(self._address):
            raise TooMany
        try:
            self._sitting = await self._house.sit(match, token, self._outlet)
        except BaseException:
            self._admission.held.give_back(self._address)
            raise

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve the request (ASGI), after `open`."""
        assert self._sitting is not None
        self._out = send
        tasks: list[asyncio.Task[Any]] = []
        try:
            await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
            self._outlet.start()
            tasks = [asyncio.create_task(each) for each in (self._gone(receive), self._outlet.ended.wait())]
            tasks.append(asyncio.create_task(self._live()))
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._sitting.leave()
            self._admission.held.give_back(self._address)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._outlet.stop()
        try:
            async with asyncio.timeout(CLOSING):
                await self._say(encode(Closed(*self._outlet.closing)).decode(), last=True)
        except Exception:  # who reads nothing cannot be told so
            scope["state"]["abort"]()

    async def _gone(self, receive: Any) -> None:
        """Wait until the client has gone."""
        while (await receive())["type"] != "http.disconnect":
            pass

    async def _live(self) -> None:
        """Show now and then that the stream lives; who has gone without a word is found so."""
        while True:
            await asyncio.sleep(self._limits.sign_every)
            self._outlet.say(SIGN_OF_LIFE)

    async def _say(self, message: str, *, last: bool = False) -> None:
        text = f"data: {message}\n\n" if message else ":\n\n"
        await self._out({"type": "http.response.body", "body": text.encode(), "more_body": not last})
