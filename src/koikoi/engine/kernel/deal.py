"""Judging a deal: void deals, the exchange and lucky hands (rules.md 2.2)."""

from __future__ import annotations

from .settle import settle_hands
from .slots import (
    DEALER, DEALT_BRIGHTS, FIELD, FLIPPED, HAND_OF, HAND_PAID, KIND, LAST_CALLER, MONTH, MOVER, OVER, PENDING,
    PHASE, PLAY, R_BOTH_PAID, R_BRIGHT_CARDS, R_EXCHANGE, R_HAND_FOUR, R_HAND_PAIRS,
    R_VOID_FIELD_FOUR, R_VOID_FIELD_PAIRS, R_VOID_HAND_FOUR, SWAP, TURN, TURN_PILE, VOID,
    VOID_BOTH_LUCKY,
    VOID_FIELD_FOUR, VOID_FIELD_PAIRS, VOID_HAND_FOUR, VOID_REASON, WILD_OWNER, WINNER, State, Table,
)  # fmt: skip


def whole_months(mask: int) -> int:
    """How many months lie in a mask with all four cards."""
    low = mask & (mask >> 1)
    return (low & (low >> 2) & 0x111111111111).bit_count()


def is_four_pairs(mask: int) -> int:
    """Whether eight cards are exactly two of each of four months (A1)."""
    low = mask & 0x555555555555
    high = (mask >> 1) & 0x555555555555
    some = low | high  # a half month holds a card
    if ((some | some >> 2) & 0x111111111111).bit_count() != 4:
        return 0
    both = low & high
    more = (both & some >> 2 | both >> 2 & some) & 0x111111111111  # a month holds three or four
    return 0 if more else 1


def hand_points(rules: Table, hand: int) -> int:
    """What a dealt hand is worth at once, 0 if it is not lucky; a hand pays once, a whole month first."""
    if rules[R_HAND_FOUR] and whole_months(hand):
        return rules[R_HAND_FOUR]
    if rules[R_HAND_PAIRS] and is_four_pairs(hand):
        return rules[R_HAND_PAIRS]
    return 0


def start(rules: Table, state: State, dealer: int, month: int) -> None:
    """Begin a round: hands, field and stock are in their slots already, everything else is set here.

    Slots from TURN_PILE to STOCK are written before they are read, and left as they are.
    """
    for i in range(TURN, TURN_PILE):
        state[i] = 0
    state[DEALER] = dealer
    state[MOVER] = dealer
    state[MONTH] = month
    state[PENDING] = -1
    state[LAST_CALLER] = -1
    state[WILD_OWNER] = -1
    state[FLIPPED] = -1
    state[WINNER] = -1
    field = state[FIELD]
    state[DEALT_BRIGHTS] = (field & rules[R_BRIGHT_CARDS]).bit_count()
    if rules[R_VOID_FIELD_FOUR] and whole_months(field):
        void(state, VOID_FIELD_FOUR)
    elif rules[R_VOID_FIELD_PAIRS] and is_four_pairs(field):
        void(state, VOID_FIELD_PAIRS)
    elif rules[R_EXCHANGE]:
        state[PHASE] = SWAP
        state[MOVER] = 1 - dealer
    else:
        judge_hands(rules, state)


def exchange(rules: Table, state: State, swap: int) -> None:
    """The non-dealer keeps (0) or exchanges (1) the unseen hands; then the hands are judged."""
    if swap:
        first = state[HAND_OF]
        state[HAND_OF] = state[HAND_OF + 1]
        state[HAND_OF + 1] = first
    state[MOVER] = state[DEALER]
    judge_hands(rules, state)


def judge_hands(rules: Table, state: State) -> None:
    """Void hands, lucky hands, else the first turn."""
    state[PHASE] = PLAY
    if rules[R_VOID_HAND_FOUR] and whole_months(state[HAND_OF]) + whole_months(state[HAND_OF + 1]):
        void(state, VOID_HAND_FOUR)
        return
    if rules[R_HAND_FOUR] + rules[R_HAND_PAIRS] == 0:
        return
    first = hand_points(rules, state[HAND_OF])
    second = hand_points(rules, state[HAND_OF + 1])
    if first or second:
        state[HAND_PAID] = first
        state[HAND_PAID + 1] = second
        if first and second and not rules[R_BOTH_PAID]:
            void(state, VOID_BOTH_LUCKY)
        else:
            settle_hands(rules, state)


def void(state: State, reason: int) -> None:
    """The deal does not count."""
    state[PHASE] = OVER
    state[KIND] = VOID
    state[VOID_REASON] = reason
