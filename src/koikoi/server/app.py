"""App: puts the parts of the server together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from koikoi.agents.registry import PEOPLE_PLAY
from koikoi.errors import KoiKoiError
from koikoi.server.about import about
from koikoi.server.coach import Coach
from koikoi.server.computer import Minds
from koikoi.server.house import House
from koikoi.server.http import HANDLERS, Shares, on_fault, on_http_error, on_refusal
from koikoi.server.http_records import RECORD_HANDLERS
from koikoi.server.limits import Admission, Limits
from koikoi.server.log import Log
from koikoi.server.origins import OriginGuard, Place
from koikoi.server.security import SecurityHeaders
from koikoi.server.shelves import Shelves
from koikoi.server.socket import Sockets, play
from koikoi.wire.http import MOST_BODY

DATABASE: Final = "koikoi.db"
"""The log's file in the data folder."""


class Site:
    """A server without its sockets: the ASGI app, and the house behind it."""

    def __init__(
        self,
        folder: Path,
        place: Place,
        *,
        limits: Limits | None = None,
        minds: Minds | None = None,
        coach: Coach | None = None,
    ) -> None:
        """Open the log in a data folder; raises `koikoi.server.writer.Unfit`."""
        limits = limits or Limits()
        self.limits = limits
        self.log = Log(folder / DATABASE)
        self.house = House(self.log, minds or Minds(), coach or Coach(), limits)
        admission = Admission(limits)
        self.shelves = Shelves(self.log, self.house, most=limits.records_per_shelf)
        state = State(
            {
                "about": about(place.reach, PEOPLE_PLAY),
                "house": self.house,
                "shelves": self.shelves,
                "shares": Shares(limits),
                "limits": limits,
                "admission": admission,
                "sockets": Sockets(self.house, limits, admission),
            }
        )
        inner = Litestar(
            route_handlers=[*HANDLERS, *RECORD_HANDLERS, play],
            state=state,
            lifespan=[self._living],
            exception_handlers={KoiKoiError: on_refusal, HTTPException: on_http_error, Exception: on_fault},
            request_max_body_size=MOST_BODY,
            openapi_config=None,
            logging_config=None,
        )
        https = place.address.startswith("https:")
        self.app: Callable[..., Any] = SecurityHeaders(OriginGuard(inner, place.allowed), https=https)

    @asynccontextmanager
    async def _living(self, app: Litestar) -> AsyncIterator[None]:
        self.house.start()
        try:
            yield
        finally:
            await self.shelves.close()
            await self.house.close()
            self.log.close()
