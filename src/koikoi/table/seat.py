"""InProcessSeat: a seat at a table in the same process, as the terminal and tests hold it."""

from __future__ import annotations

from collections.abc import Callable

from koikoi.engine.seats import Seat
from koikoi.table.table import Table
from koikoi.wire.messages import Ack, Cmd, Err, Sync
from koikoi.wire.seat import Listener


class InProcessSeat:
    """One place at one table; what it says and hears are the messages of `koikoi.wire`, and nothing else passes."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self._table = table
        self._seat = seat

    @property
    def number(self) -> int:
        """0 or 1."""
        return self._seat

    def sync(self) -> Sync:
        """The whole view as it stands."""
        return self._table.sync(self._seat)

    def send(self, command: Cmd) -> Ack | Err:
        """Give a command; it is kept before this returns an Ack."""
        return self._table.handle(self._seat, command)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Hear events from now on, from any thread and in order; the returned function ends it at once."""
        return self._table.listen(self._seat, listener)
