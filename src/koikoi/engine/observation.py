"""Observation: what one player knows of a round. Built by listing what is seen, never by hiding what is not.

It has no field that could hold an opponent's card or the order of the stock. Its JSON is `koikoi-position`
(`koikoi.engine.notation`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

from koikoi.engine.cards import ALL, Card, Mask, cards_mask
from koikoi.engine.events import Played, Source
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Points, Seat, other


class Phase(StrEnum):
    """What the player to move is asked for."""

    SWAP = "swap"
    PLAY = "play"
    TAKE = "take"
    DECIDE = "decide"
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """A round as seat `seat` sees it; cards from the table's point of view, player 0 and player 1."""

    rules: Rules
    seat: Seat
    dealer: Seat
    month: int
    """1 to 12."""
    round: int = 1
    """Which round of the match, from 1."""
    totals: tuple[Points, Points] = (Points(0), Points(0))
    """Points of the rounds before this one, without `start_points`."""
    match: bool = False
    """Whether the round is played for the match, from these totals; otherwise for its points alone."""
    phase: Phase
    turn: int
    """Finished turns, 0 to 16; a turn is finished when its decision is made."""
    hand: tuple[Card, ...]
    """The seat's own hand in card order; empty at the exchange, which is decided unseen (B18)."""
    opponent_hand: int
    stock: int
    """Cards left in the stock."""
    field: tuple[Card, ...]
    captured: tuple[tuple[Card, ...], tuple[Card, ...]]
    captured_this_turn: tuple[Card, ...] = ()
    """Those of the mover's captures that the current turn made."""
    pending: Card | None = None
    """The open card that waits for a choice; in no hand, stock or field."""
    pending_from: Source | None = None
    calls: tuple[int, int] = (0, 0)
    called_at: tuple[tuple[Points, ...], tuple[Points, ...]] = ((), ())
    """The yaku total each player held at each of their calls."""
    last_caller: Seat | None = None
    wild: tuple[Seat, int] | None = None
    """Who took with the lightning, and the month it took (gaji)."""
    dealt_brights: int = 0
    history: tuple[Played, ...] = ()
    """Every card that met the field so far, oldest first; may be missing in an observation read from a text."""

    @property
    def mover(self) -> Seat:
        """Whose choice it is: at the exchange the non-dealer's, else the dealer's in even turns."""
        if self.phase is Phase.SWAP or self.turn % 2:
            return other(self.dealer)
        return self.dealer

    @property
    def unseen(self) -> Mask:
        """The cards this seat has not seen: the opponent's hand and the stock (at the exchange both hands)."""
        seen = cards_mask((*self.hand, *self.field, *self.captured[0], *self.captured[1]))
        if self.pending is not None:
            seen = Mask(seen | self.pending.bit)
        return Mask(ALL & ~seen)


PublicObservation = NewType("PublicObservation", Observation)
"""What lies open to everybody: seat 0's observation without its hand. `unseen` are both hands and the stock."""
