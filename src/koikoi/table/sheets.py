"""Sheets: the arithmetic of a round as a view shows it, from what the engine settled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, cast

from koikoi.engine.cards import CODES, Card, pile_order
from koikoi.engine.match import Match, Round
from koikoi.engine.outcome import EndKind, Factor, RoundOutcome
from koikoi.engine.position import Position
from koikoi.engine.seats import SEATS
from koikoi.wire.view import FactorLine, Pair, RoundScore, RoundSheet, YakuPaid


def codes(cards: Iterable[Card]) -> tuple[str, ...]:
    """The codes of cards, in the order given."""
    return tuple([CODES[card] for card in cards])


def piles(position: Position) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Both captured piles in table order."""
    first, second = (codes(pile_order(position.captured(seat))) for seat in SEATS)
    return first, second


def factor_lines(factors: Iterable[Factor]) -> tuple[FactorLine, ...]:
    """The factors of an outcome for a view."""
    return tuple(FactorLine(factor.id.value, factor.value, factor.why.value) for factor in factors)


def round_sheet(match: Match, last: Position) -> RoundSheet:
    """The sheet of the match's last finished round, which ended in `last`; hands that are left are shown."""
    finished = match.rounds[-1]
    outcome = outcome_of(finished)
    return _sheet(
        outcome,
        last,
        number=len(match.rounds),
        standing=match.standing,
        hands=(codes(outcome.hands[0]), codes(outcome.hands[1])),
        void_deals=finished.void_deals,
    )


def stop_sheet(ended: Position, *, number: int, standing: Pair, void_deals: int) -> RoundSheet:
    """The sheet that a stop would give: `ended` is the position after it, `standing` the score before; no hands."""
    outcome = ended.outcome
    after = (standing[0] + outcome.points[0], standing[1] + outcome.points[1])
    return _sheet(outcome, ended, number=number, standing=after, hands=((), ()), void_deals=void_deals)


def _sheet(
    outcome: RoundOutcome,
    ended: Position,
    *,
    number: int,
    standing: Pair,
    hands: tuple[tuple[str, ...], tuple[str, ...]],
    void_deals: int,
) -> RoundSheet:
    return RoundSheet(
        number=number,
        month=ended.month,
        dealer=ended.dealer,
        kind=_kind(outcome),
        winner=outcome.winner,
        points=outcome.points,
        yaku=tuple(YakuPaid(hit.id, hit.points) for hit in outcome.yaku),
        base=outcome.base,
        multiplier=outcome.multiplier,
        factors=factor_lines(outcome.factors),
        swept=codes(outcome.swept),
        hands=hands,
        captured=piles(ended),
        hand_points=outcome.hand_points,
        standing=standing,
        void_deals=void_deals,
    )


def scores(match: Match) -> tuple[RoundScore, ...]:
    """The running score, a line for each finished round."""
    return tuple(_score(number, finished) for number, finished in enumerate(match.rounds, 1))


def _score(number: int, finished: Round) -> RoundScore:
    outcome = outcome_of(finished)
    return RoundScore(number, finished.month, _kind(outcome), outcome.winner, outcome.points)


def _kind(outcome: RoundOutcome) -> Literal["win", "exhausted", "hand", "draw"]:
    assert outcome.kind is not EndKind.VOID, "a void deal is no round"
    return cast(Literal["win", "exhausted", "hand", "draw"], outcome.kind.value)


def outcome_of(finished: Round) -> RoundOutcome:
    """The outcome of a finished round."""
    assert finished.outcome is not None, "the round is not finished"
    return finished.outcome
