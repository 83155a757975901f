"""How a round ended, with the arithmetic step by step: yaku, base, each factor that applied or did not, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from koikoi.engine.cards import Card, mask_cards
from koikoi.engine.events import VoidReason
from koikoi.engine.kernel import slots as s
from koikoi.engine.kernel.score import hits
from koikoi.engine.kernel.table import lower, yaku_ids
from koikoi.engine.rules import Rules
from koikoi.engine.seats import SEATS, Points, Seat


class EndKind(StrEnum):
    """How a round ended (record.md); void deals are no rounds."""

    WIN = "win"
    EXHAUSTED = "exhausted"
    HAND = "hand"
    DRAW = "draw"
    VOID = "void"


class FactorId(StrEnum):
    """The factors of rules.md section 4, in their order."""

    OWN_CALLS = "own_calls"
    SEVEN_DOUBLES = "seven_doubles"
    OPPONENT_CALL = "opponent_call"
    QUADRUPLE = "quadruple_after_seven"
    CALL_COUNTER = "call_counter"
    FIELD_BRIGHTS = "field_brights"


class Why(StrEnum):
    """Why a factor applied (`applies`, `added` to the base) or did not."""

    APPLIES = "applies"
    NO_RULE = "no-rule"
    BELOW_SEVEN = "below-seven"
    NO_CALL = "no-call"
    NO_OWN_CALL = "no-own-call"
    LOSER_DID_NOT_CALL = "loser-did-not-call"
    LOSER_BELOW_SEVEN = "loser-below-seven"
    REPLACED = "replaced"
    NO_BRIGHTS = "no-brights"
    ADDED = "added"


_KINDS: Final = {
    s.WIN: EndKind.WIN, s.EXHAUSTED: EndKind.EXHAUSTED, s.HAND: EndKind.HAND,
    s.DRAW: EndKind.DRAW, s.VOID: EndKind.VOID,
}  # fmt: skip
_VOIDS: Final = {
    s.VOID_FIELD_FOUR: VoidReason.FIELD_FOUR,
    s.VOID_FIELD_PAIRS: VoidReason.FIELD_PAIRS,
    s.VOID_HAND_FOUR: VoidReason.HAND_FOUR,
    s.VOID_BOTH_LUCKY: VoidReason.BOTH_LUCKY,
}
_WHYS: Final = tuple(Why)
_FACTORS: Final = tuple(FactorId)


@dataclass(frozen=True, slots=True)
class YakuHit:
    """A yaku that is paid, and its points."""

    id: str
    points: Points


@dataclass(frozen=True, slots=True)
class Factor:
    """One factor of rules.md section 4: its value (what it adds where `why` is `added`, else what it multiplies by)."""

    id: FactorId
    value: int
    why: Why


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundOutcome:
    """A finished round, or a void deal (`kind` void, `void` says why)."""

    kind: EndKind
    winner: Seat | None
    points: tuple[Points, Points]
    """What the round enters for each seat; with a zero-sum ledger they add up to 0."""
    yaku: tuple[YakuHit, ...] = ()
    """What the winner is paid for; win and exhausted only."""
    base: int = 0
    """Sum of the yaku, with the calls that are added to it."""
    multiplier: int = 0
    factors: tuple[Factor, ...] = ()
    swept: tuple[Card, ...] = ()
    """Field cards that the lightning's owner took at the end (B21)."""
    hands: tuple[tuple[Card, ...], tuple[Card, ...]] = ((), ())
    """What was left in the hands; everybody may see it now."""
    calls: tuple[int, int] = (0, 0)
    """How often each seat had called."""
    hand_points: tuple[Points, Points] = (Points(0), Points(0))
    """What each lucky hand is worth."""
    void: VoidReason | None = None

    @property
    def own_calls(self) -> int:
        """Points that the winner's own calls added to the base."""
        return sum(f.value for f in self.factors if f.why is Why.ADDED)

    @property
    def result(self) -> dict[str, object]:
        """The `result` of a record, its fields in the order of record.md."""
        out: dict[str, object] = {"kind": self.kind.value, "winner": self.winner, "points": list(self.points)}
        if self.kind in (EndKind.WIN, EndKind.EXHAUSTED):
            paid: dict[str, int] = {hit.id: hit.points for hit in self.yaku}
            if self.own_calls:
                paid["own_calls"] = self.own_calls
            out |= {"yaku": paid, "base": self.base, "multiplier": self.multiplier}
        return out


def score_pile(rules: Rules, pile: int, month: int = 0, *, called: bool = False) -> tuple[YakuHit, ...]:
    """What a captured pile is paid, yaku by yaku in the order of rules.md section 3.

    `pile` is a mask, `month` 1 to 12 or 0 for none, `called` whether its owner has called.
    """
    ids = yaku_ids(rules)
    paid = [0] * len(ids)
    hits(lower(rules), pile, month, int(called), paid)
    return tuple(YakuHit(i, Points(points)) for i, points in zip(ids, paid, strict=True) if points)


def outcome_of(rules: Rules, state: Sequence[int]) -> RoundOutcome:
    """The outcome in a kernel state whose round is over."""
    kind = _KINDS[state[s.KIND]]
    winner = Seat(state[s.WINNER]) if state[s.WINNER] >= 0 else None
    first, second = (Points(state[s.POINTS + seat]) for seat in SEATS)
    base = RoundOutcome(
        kind=kind,
        winner=winner,
        points=(first, second),
        hands=(mask_cards(state[s.HAND_OF]), mask_cards(state[s.HAND_OF + 1])),
        calls=(state[s.CALLS], state[s.CALLS + 1]),
        hand_points=(Points(state[s.HAND_PAID]), Points(state[s.HAND_PAID + 1])),
        void=_VOIDS.get(state[s.VOID_REASON]),
    )
    if winner is None or kind is EndKind.HAND:
        return base
    called = state[s.CALLS + winner] > 0
    return replace(
        base,
        yaku=score_pile(rules, state[s.PILE_OF + winner], state[s.MONTH], called=called),
        base=state[s.BASE],
        multiplier=state[s.MULTIPLIER],
        factors=tuple(
            Factor(_FACTORS[i], state[s.FACTOR + i], _WHYS[state[s.FACTOR_WHY + i]]) for i in range(s.FACTORS)
        ),
        swept=mask_cards(state[s.SWEPT]),
    )
