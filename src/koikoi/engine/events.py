"""Events: what everybody at the table sees happen. No event has a field that could hold a secret."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from koikoi.engine.cards import Card
from koikoi.engine.seats import Points, Seat


class Source(StrEnum):
    """Where a card came from."""

    HAND = "hand"
    STOCK = "stock"
    FLIP = "flip"


class VoidReason(StrEnum):
    """Why a deal does not count (rules.md 2.2)."""

    FIELD_FOUR = "field-four"
    FIELD_PAIRS = "field-pairs"
    HAND_FOUR = "hand-four"
    BOTH_LUCKY = "both-lucky"


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal: who deals, the month, and the field."""

    name: ClassVar[str] = "dealt"
    dealer: Seat
    month: int
    field: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Exchanged:
    """The non-dealer's answer to the exchange."""

    name: ClassVar[str] = "exchanged"
    seat: Seat
    swapped: bool


@dataclass(frozen=True, slots=True)
class Played:
    """A card has met the field; `captured` are the field cards it took, none if it lies there now."""

    name: ClassVar[str] = "played"
    seat: Seat
    source: Source
    card: Card
    captured: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """A card lies open and waits for its player's choice."""

    name: ClassVar[str] = "asked"
    seat: Seat
    source: Source
    card: Card


@dataclass(frozen=True, slots=True)
class Gained:
    """A turn was a gain: the yaku that are new or worth more, and the player's yaku total now."""

    name: ClassVar[str] = "gained"
    seat: Seat
    yaku: tuple[tuple[str, Points], ...]
    total: Points


@dataclass(frozen=True, slots=True)
class Called:
    """A call of koi-koi, with the yaku total held."""

    name: ClassVar[str] = "called"
    seat: Seat
    total: Points


@dataclass(frozen=True, slots=True)
class Stopped:
    """A player stopped."""

    name: ClassVar[str] = "stopped"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Swept:
    """The lightning's owner takes what is left of its capture's month (B21)."""

    name: ClassVar[str] = "swept"
    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Voided:
    """The deal does not count and is dealt again."""

    name: ClassVar[str] = "voided"
    reason: VoidReason


@dataclass(frozen=True, slots=True)
class Ended:
    """The round is over; `kind` is win, exhausted, hand or draw, `winner` -1 for nobody."""

    name: ClassVar[str] = "ended"
    kind: str
    winner: int
    points: tuple[Points, Points]


Event = Dealt | Exchanged | Played | Asked | Gained | Called | Stopped | Swept | Voided | Ended
