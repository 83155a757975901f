"""Seats: the two places at the table, and the points counted there."""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)
"""0 or 1: the first and the second player of a record."""

Points = NewType("Points", int)
"""Points of a round or a match; below 0 in a zero-sum ledger."""

SEATS: Final = (Seat(0), Seat(1))


def other(seat: Seat) -> Seat:
    """The seat opposite."""
    return Seat(1 - seat)
