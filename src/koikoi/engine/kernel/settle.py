"""Settling a round: winner, base, factors, points and ledger (rules.md 2.5 to 2.8 and section 4)."""

from __future__ import annotations

from .score import score
from .slots import (
    AFTER_CALL, ALWAYS, BASE, CALLED_AT, CALLS, DEALER, DEALT_BRIGHTS, DRAW, EXHAUSTED, FACTOR, FACTOR_WHY, FIELD,
    F_BRIGHTS, F_COUNTER, F_OPPONENT, F_OWN_CALLS, F_QUADRUPLE, F_SEVEN, HAND, HAND_PAID, KIND, LAST_CALLER, MONTH,
    MULTIPLIER, OVER, PHASE, PILE_OF, POINTS, R_COUNTER, R_DEALER_ALWAYS, R_DEALER_POINT, R_EXHAUSTED,
    R_FIELD_BRIGHTS, R_LADDER, R_OPPONENT, R_QUADRUPLE, R_SEVEN, R_ZERO_SUM, SWEPT, TO_LAST_CALLER, TO_NON_DEALER,
    WHY_ADDED, WHY_APPLIES, WHY_BELOW_SEVEN, WHY_LOSER_BELOW_SEVEN, WHY_LOSER_DID_NOT_CALL, WHY_NO_BRIGHTS,
    WHY_NO_CALL, WHY_NO_OWN_CALL, WHY_NO_RULE, WHY_REPLACED, WILD_MONTH, WILD_OWNER, WINNER, State, Table,
)  # fmt: skip


def settle_hands(rules: Table, state: State) -> None:
    """Lucky hands are paid at once, without multiplier (A3, D7); one winner unless both are lucky."""
    first = state[HAND_PAID]
    second = state[HAND_PAID + 1]
    state[PHASE] = OVER
    state[KIND] = HAND
    if first and second:
        state[WINNER] = -1
    else:
        state[WINNER] = 0 if first else 1
    enter(rules, state, first, second)


def settle_exhausted(rules: Table, state: State) -> None:
    """The last turn ended without a stop (rules.md 2.7).

    A gain that did not end the round was answered by a call, so the last caller is who had the last gain (B11, C6).
    """
    rule = rules[R_EXHAUSTED]
    last = state[LAST_CALLER]
    if last >= 0 and (rule == TO_LAST_CALLER or (rule == TO_NON_DEALER and last != state[DEALER])):
        settle_win(rules, state, last, EXHAUSTED)
        return
    state[PHASE] = OVER
    state[KIND] = DRAW
    state[WINNER] = -1
    point = rules[R_DEALER_POINT]
    if point and (rules[R_DEALER_ALWAYS] or last < 0):
        if state[DEALER] == 0:
            enter(rules, state, point, 0)
        else:
            enter(rules, state, 0, point)


def settle_win(rules: Table, state: State, winner: int, kind: int) -> None:
    """`winner` has won: sweep, base, factors, points."""
    state[PHASE] = OVER
    state[KIND] = kind
    state[WINNER] = winner
    pile = state[PILE_OF + winner]
    if state[WILD_OWNER] == winner:  # B21: winner first, then the sweep, then the count
        swept = state[FIELD] & (15 << 4 * (state[WILD_MONTH] - 1))
        pile |= swept
        state[PILE_OF + winner] = pile
        state[FIELD] ^= swept
        state[SWEPT] = swept
    base = score(rules, pile, state[MONTH], 1 if state[CALLS + winner] else 0)
    base = weigh(rules, state, winner, base)
    state[BASE] = base
    points = base * state[MULTIPLIER]
    if winner == 0:
        enter(rules, state, points, 0)
    else:
        enter(rules, state, 0, points)


def weigh(rules: Table, state: State, winner: int, base: int) -> int:
    """Write each factor and why it does or does not apply, and the multiplier; return the base with own calls."""
    own = state[CALLS + winner]
    theirs = state[CALLS + 1 - winner]
    ladder = 1
    if not rules[R_LADDER]:
        note(state, F_OWN_CALLS, 1, WHY_NO_RULE)
    elif own == 0:
        note(state, F_OWN_CALLS, 1, WHY_NO_OWN_CALL)
    elif own <= 3:
        base += own
        note(state, F_OWN_CALLS, own, WHY_ADDED)
    else:
        ladder = own - 2
        note(state, F_OWN_CALLS, ladder, WHY_APPLIES)
    doubling = double_seven(rules, state, base, own + theirs) * double_opponent(rules, state, theirs)
    doubling = quadruple(rules, state, winner, doubling)
    counter = 1
    if not rules[R_COUNTER]:
        note(state, F_COUNTER, 1, WHY_NO_RULE)
    elif own + theirs == 0:
        note(state, F_COUNTER, 1, WHY_NO_CALL)
    else:
        counter = 1 + own + theirs
        note(state, F_COUNTER, counter, WHY_APPLIES)
    brights = 1
    if not rules[R_FIELD_BRIGHTS]:
        note(state, F_BRIGHTS, 1, WHY_NO_RULE)
    elif state[DEALT_BRIGHTS] == 0:
        note(state, F_BRIGHTS, 1, WHY_NO_BRIGHTS)
    else:
        brights = 1 + state[DEALT_BRIGHTS]
        note(state, F_BRIGHTS, brights, WHY_APPLIES)
    state[MULTIPLIER] = ladder * doubling * counter * brights
    return base


def double_seven(rules: Table, state: State, base: int, calls: int) -> int:
    """The factor for a base of seven or more (A9, D10)."""
    if rules[R_SEVEN] != ALWAYS and rules[R_SEVEN] != AFTER_CALL:
        note(state, F_SEVEN, 1, WHY_NO_RULE)
    elif base < 7:
        note(state, F_SEVEN, 1, WHY_BELOW_SEVEN)
    elif rules[R_SEVEN] == AFTER_CALL and calls == 0:
        note(state, F_SEVEN, 1, WHY_NO_CALL)
    else:
        note(state, F_SEVEN, 2, WHY_APPLIES)
        return 2
    return 1


def double_opponent(rules: Table, state: State, loser_calls: int) -> int:
    """The factor for a loser who has called."""
    if rules[R_OPPONENT] == 1:
        note(state, F_OPPONENT, 1, WHY_NO_RULE)
    elif loser_calls == 0:
        note(state, F_OPPONENT, 1, WHY_LOSER_DID_NOT_CALL)
    else:
        note(state, F_OPPONENT, rules[R_OPPONENT], WHY_APPLIES)
        return rules[R_OPPONENT]
    return 1


def quadruple(rules: Table, state: State, winner: int, doubling: int) -> int:
    """The factor 4 that replaces both doublings if the loser called while holding seven or more (D11)."""
    loser = 1 - winner
    if not rules[R_QUADRUPLE]:
        note(state, F_QUADRUPLE, 1, WHY_NO_RULE)
        return doubling
    for call in range(state[CALLS + loser]):
        if state[CALLED_AT + 8 * loser + call] >= 7:
            note(state, F_QUADRUPLE, 4, WHY_APPLIES)
            if state[FACTOR + F_SEVEN] > 1:
                note(state, F_SEVEN, 1, WHY_REPLACED)
            if state[FACTOR + F_OPPONENT] > 1:
                note(state, F_OPPONENT, 1, WHY_REPLACED)
            return 4
    if state[CALLS + loser] == 0:
        note(state, F_QUADRUPLE, 1, WHY_LOSER_DID_NOT_CALL)
    else:
        note(state, F_QUADRUPLE, 1, WHY_LOSER_BELOW_SEVEN)
    return doubling


def note(state: State, factor: int, value: int, why: int) -> None:
    """Remember a factor for the round sheet."""
    state[FACTOR + factor] = value
    state[FACTOR_WHY + factor] = why


def enter(rules: Table, state: State, first: int, second: int) -> None:
    """Enter the points of both seats into the ledger."""
    if rules[R_ZERO_SUM]:
        state[POINTS] = first - second
        state[POINTS + 1] = second - first
    else:
        state[POINTS] = first
        state[POINTS + 1] = second
