"""Seat: the port through which a client plays, whatever carries the messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from koikoi.wire.messages import Ack, Cmd, Err, Evt, PublicEvt, Sync

Listener = Callable[[Evt | Sync], None]
"""Called with everything the table has to say to a seat, in order."""
PublicListener = Callable[[PublicEvt], None]
"""Called with everything the table has to say to spectators, in order."""


class Seat(Protocol):
    """One place at one table, as its player holds it."""

    @property
    def number(self) -> int:
        """0 or 1."""
        ...

    def sync(self) -> Sync:
        """The whole view as it stands."""
        ...

    def send(self, command: Cmd) -> Ack | Err:
        """Give a command; it is kept before this returns an Ack."""
        ...

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Hear events from now on; the returned function ends it."""
        ...
