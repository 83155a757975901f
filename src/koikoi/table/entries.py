"""Entries: what a table's log keeps, hidden cards included. The whole table follows from them.

A family of its own: no codec of `koikoi.wire` knows it, and nothing here is ever sent to a player.
"""

from __future__ import annotations

from dataclasses import dataclass

from koikoi.engine.cards import Card
from koikoi.engine.deal import DealerDraw
from koikoi.engine.seats import Seat
from koikoi.table.setup import Setup


@dataclass(frozen=True, slots=True)
class Opened:
    """The table is laid."""

    setup: Setup


@dataclass(frozen=True, slots=True)
class Drawn:
    """The first dealer of a match is found."""

    draw: DealerDraw


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal: the 48 cards of the shuffled deck, top first. It may turn out void."""

    deck: tuple[Card, ...]

    def __repr__(self) -> str:
        """Counts only: a deck is a secret."""
        return f"Dealt({len(self.deck)} cards)"


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat's choice: one token, or a card and what it takes."""

    seat: Seat
    cid: str
    tokens: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Undone:
    """A seat has taken its last choice back, and with it the computer's replies."""

    seat: Seat
    cid: str


@dataclass(frozen=True, slots=True)
class Next:
    """A seat has asked for the next round."""

    seat: Seat
    cid: str


@dataclass(frozen=True, slots=True)
class Resigned:
    """A seat has given the match up."""

    seat: Seat
    cid: str


@dataclass(frozen=True, slots=True)
class Rematch:
    """A seat has asked for another match at the same table."""

    seat: Seat
    cid: str


BySeat = Acted | Undone | Next | Resigned | Rematch
"""What somebody did."""
Entry = Opened | Drawn | Dealt | BySeat
