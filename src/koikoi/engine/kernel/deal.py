"""Judging a deal: void deals, the exchange and lucky hands (rules.md 2.2)."""

from __future__ import annotations

from .bits import popcount
from .settle import settle_hands
from .slots import (
    DEALER, DEALT_BRIGHTS, FACTOR, FIELD, FLIPPED, HAND_OF, HAND_PAID, KIND, LAST_CALLER, MONTH, MOVER, OVER,
    PENDING, PHASE, PILE_OF, PLAY, R_BOTH_PAID, R_BRIGHT_CARDS, R_EXCHANGE, R_HAND_FOUR, R_HAND_PAIRS,
    R_VOID_FIELD_FOUR, R_VOID_FIELD_PAIRS, R_VOID_HAND_FOUR, R_WILLOW_CARDS, SWAP, TURN, VOID, VOID_BOTH_LUCKY,
    VOID_FIELD_FOUR, VOID_FIELD_PAIRS, VOID_HAND_FOUR, VOID_REASON, WILD_OWNER, WILLOW_SEEN, WINNER, State, Table,
)  # fmt: skip


def whole_months(mask: int) -> int:
    """How many months lie in a mask with all four cards."""
    low = mask & (mask >> 1)
    return popcount(low & (low >> 2) & 0x111111111111)


def is_four_pairs(mask: int) -> int:
    """Whether eight cards are exactly two of each of four months (A1)."""
    low = mask & 0x555555555555
    high = (mask >> 1) & 0x555555555555
    odd = low ^ high  # one card of the half month
    both = low & high
    # a month holds two cards if both halves hold one, or one half two and the other none
    ones = odd & (odd >> 2) & 0x111111111111
    twos = ((both ^ (both >> 2)) & 0x111111111111) & ~((odd | (odd >> 2)) & 0x111111111111)
    return 1 if popcount(ones) + popcount(twos) == 4 else 0


def hand_points(rules: Table, hand: int) -> int:
    """What a dealt hand is worth at once, 0 if it is not lucky; a hand pays once, a whole month first."""
    if rules[R_HAND_FOUR] and whole_months(hand):
        return rules[R_HAND_FOUR]
    if rules[R_HAND_PAIRS] and is_four_pairs(hand):
        return rules[R_HAND_PAIRS]
    return 0


def start(rules: Table, state: State, dealer: int, month: int) -> None:
    """Begin a round: hands, field and stock are in their slots already, everything else is set here.

    Factors and the totals at calls are written before they are read and are left as they are.
    """
    for i in range(FIELD + 1, FACTOR):
        state[i] = 0
    state[TURN] = 0
    state[PILE_OF] = 0
    state[PILE_OF + 1] = 0
    state[DEALER] = dealer
    state[MOVER] = dealer
    state[MONTH] = month
    state[PENDING] = -1
    state[LAST_CALLER] = -1
    state[WILD_OWNER] = -1
    state[FLIPPED] = -1
    state[WINNER] = -1
    field = state[FIELD]
    if field & rules[R_WILLOW_CARDS]:
        state[WILLOW_SEEN] = 1
    state[DEALT_BRIGHTS] = popcount(field & rules[R_BRIGHT_CARDS])
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
    state[HAND_PAID] = hand_points(rules, state[HAND_OF])
    state[HAND_PAID + 1] = hand_points(rules, state[HAND_OF + 1])
    if state[HAND_PAID] and state[HAND_PAID + 1] and not rules[R_BOTH_PAID]:
        void(state, VOID_BOTH_LUCKY)
    elif state[HAND_PAID] or state[HAND_PAID + 1]:
        settle_hands(rules, state)


def void(state: State, reason: int) -> None:
    """The deal does not count."""
    state[PHASE] = OVER
    state[KIND] = VOID
    state[VOID_REASON] = reason
