"""Events as messages: what everybody saw, by name with plain fields; cards are codes, seats 0 and 1.

Beside the events of play (`koikoi.engine.events`) there are those of the table: a draw, a request, a resignation,
something taken back.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from enum import Enum
from typing import ClassVar, Final

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


PUBLIC: Final[dict[str, tuple[str, ...]]] = {
    "dealt": ("dealer", "month", "field"),
    "exchanged": ("seat", "swapped"),
    "played": ("seat", "source", "card", "captured"),
    "asked": ("seat", "source", "card"),
    "gained": ("seat", "yaku", "total"),
    "called": ("seat", "total"),
    "stopped": ("seat",),
    "swept": ("seat", "cards"),
    "voided": ("reason",),
    "ended": ("kind", "winner", "points"),
    "drawn": ("way", "dealer"),
    "ready": ("seat",),
    "resigned": ("seat",),
    "undone": ("seat",),
}
"""The events that spectators are told of, and the fields of each that are said to them."""


def public_messages(events: Iterable[Event | TableEvent]) -> tuple[EventMsg, ...]:
    """What spectators are told of events: those that are listed in PUBLIC, with the fields listed there."""
    return tuple(
        EventMsg(event.name, {name: _plain(getattr(event, name)) for name in PUBLIC[event.name]})
        for event in events
        if event.name in PUBLIC
    )


def _plain(value: object) -> object:
    if isinstance(value, Card):
        return value.code
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value
