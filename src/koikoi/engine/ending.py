"""When a match is over, why, and who has won it (rules.md section 5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from koikoi.engine.rules import Rules
from koikoi.engine.seats import Seat


class MatchReason(StrEnum):
    """Why a match is over (record.md)."""

    ROUNDS = "rounds"
    TARGET = "target"
    POINTS_OUT = "points-out"
    RESIGNED = "resigned"


@dataclass(frozen=True, slots=True)
class MatchEnd:
    """The end of a match; `winner` is None for a shared one."""

    reason: MatchReason
    winner: Seat | None


def end_reason(rules: Rules, rounds: int, standing: Sequence[int]) -> MatchReason | None:
    """Why the match ends after so many rounds at this score, None if it goes on (rules.md section 5)."""
    if rules.target and max(standing) >= rules.target:  # C15
        return MatchReason.TARGET
    if rules.start_points and min(standing) <= 0:
        return MatchReason.POINTS_OUT
    if rules.rounds and rounds >= rules.rounds and (rules.tie == "shared" or standing[0] != standing[1]):  # B24
        return MatchReason.ROUNDS
    return None


def leader(standing: Sequence[int]) -> Seat | None:
    """Who is ahead, None where nobody is."""
    if standing[0] == standing[1]:
        return None
    return Seat(0) if standing[0] > standing[1] else Seat(1)
