"""Patience: HTTP connections that are too many of an address are refused, and those that send nothing whole closed."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

from koikoi.server.limits import Counts, counted_as
from koikoi.server.security import SecurityHeaders, answer_error
from koikoi.wire.http import ApiError

HEAD_WITHIN: Final = 10.0
"""Seconds that the head of a request may take."""
REFUSED_WITHIN: Final = 2.0
"""Seconds that a connection has that is one too many, to ask and to be told so."""


class Connections:
    """The HTTP connections of a server by the address they come from."""

    def __init__(self, each: int) -> None:
        """An address may hold `each`, and as many more are told that they are too many."""
        self.served = Counts(each, 10**9)
        self.refused = Counts(each, 10**9)


class PatientProtocol(H11Protocol):
    """Uvicorn's HTTP, which looks every HEAD_WITHIN seconds whether another request has begun."""

    _seen: Any = None
    _tick: asyncio.TimerHandle | None = None
    _held: Counts | None = None
    """Where this connection is counted."""

    def __init__(self, *, known: Connections | None, **settings: Any) -> None:
        """`known`: what counts connections, None where they all come from a proxy.

        An app finds what cuts the connection as `abort` in the state of its scope.
        """
        super().__init__(**settings)
        self.app_state = {**self.app_state, "abort": lambda: self.transport.abort()}
        self._known = known

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn says the same
        """Begin to look, and count."""
        super().connection_made(transport)
        within = HEAD_WITHIN
        if self._known is not None and not self._count(self._known.served):
            if not self._count(self._known.refused):
                transport.abort()
                return
            self.app = _REFUSING
            within = REFUSED_WITHIN
        self._tick = self.loop.call_later(within, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        """Look no more."""
        if self._tick is not None:
            self._tick.cancel()
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Become a socket: those are counted where they are served."""
        self._let_go()
        super().handle_websocket_upgrade(event)

    def _should_upgrade(self) -> bool:
        return self.app is not _REFUSING and super()._should_upgrade()

    def _count(self, counts: Counts) -> bool:
        if not counts.take(self._address):
            return False
        self._held = counts
        return True

    def _let_go(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            held.give_back(self._address)

    @property
    def _address(self) -> str:
        return counted_as(self.client)

    def _look(self) -> None:
        if self.transport.get_protocol() is not self:
            return  # it is a socket now
        cycle: Any = self.cycle  # None before the first request
        if cycle is self._seen and (cycle is None or cycle.response_complete):
            self.transport.abort()
            return
        self._seen = cycle
        self._tick = self.loop.call_later(HEAD_WITHIN, self._look)


async def _refuse(scope: Any, receive: Any, send: Any) -> None:
    """Say that there are too many connections, and end this one (ASGI)."""
    error = ApiError("rate", "too many connections are open from here; close some")
    await answer_error(send, 429, error, [(b"retry-after", b"2"), (b"connection", b"close")])


_REFUSING: Final = SecurityHeaders(_refuse, https=False)
