"""Events as messages: what everybody saw, by name with plain fields; cards are codes, seats 0 and 1.

Beside the events of play (`koikoi.engine.events`) there are those of the table: a draw, a request, a resignation,
something taken back.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import Enum
from typing import ClassVar

from koikoi.engine.cards import Card
from koikoi.engine.events import Event
from koikoi.wire.messages import EventMsg


@dataclass(frozen=True, slots=True)
class DrawnSeen:
    """The first dealer is found; the cards drawn are in the view's `draw`."""

    name: ClassVar[str] = "drawn"
    way: str
    dealer: int


@dataclass(frozen=True, slots=True)
class ReadySeen:
    """A seat has asked for the next round, or for a rematch."""

    name: ClassVar[str] = "ready"
    seat: int


@dataclass(frozen=True, slots=True)
class ResignedSeen:
    """A seat has given up."""

    name: ClassVar[str] = "resigned"
    seat: int


@dataclass(frozen=True, slots=True)
class UndoneSeen:
    """A seat has taken its last choice back."""

    name: ClassVar[str] = "undone"
    seat: int


TableEvent = DrawnSeen | ReadySeen | ResignedSeen | UndoneSeen


def event_message(event: Event | TableEvent) -> EventMsg:
    """The message of an event: its name, and each of its fields under the field's name."""
    return EventMsg(event.name, {field.name: _plain(getattr(event, field.name)) for field in fields(event)})


def _plain(value: object) -> object:
    if isinstance(value, Card):
        return value.code
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value
