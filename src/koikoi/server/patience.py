"""Patience: HTTP connections that send nothing whole for a while are closed: slow ones cannot fill the house."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_WITHIN: Final = 10.0
"""Seconds that the head of a request may take."""


class PatientProtocol(H11Protocol):
    """Uvicorn's HTTP, which looks every HEAD_WITHIN seconds whether another request has begun."""

    _seen: Any = None
    _tick: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn says the same
        """Begin to look."""
        super().connection_made(transport)
        self._tick = self.loop.call_later(HEAD_WITHIN, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        """Look no more."""
        if self._tick is not None:
            self._tick.cancel()
        super().connection_lost(exc)

    def _look(self) -> None:
        if self.transport.get_protocol() is not self:
            return  # it is a socket now
        cycle: Any = self.cycle  # None before the first request
        if cycle is self._seen and (cycle is None or cycle.response_complete):
            self.transport.abort()
            return
        self._seen = cycle
        self._tick = self.loop.call_later(HEAD_WITHIN, self._look)
