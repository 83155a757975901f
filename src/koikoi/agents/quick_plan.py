"""What each card is worth to each seat, as the piles are, and which cards would make a gain at once.

Written like the kernel, on integers and flat arrays, so that it can be compiled as the kernel is.
"""

# ruff: noqa: I001 - the long lists of slot names are filled by hand
from __future__ import annotations

from .quick_notes import (
    LAY_COST, OWN_WORTH, READY, READY_PILE, TAKE_WORTH, W_COUNTED, W_DENIED, W_LAY_OWN, W_LAY_THEIRS, W_MISSING,
)  # fmt: skip
from koikoi.engine.kernel.slots import (
    BRIDGE, COUNT, CUP, GATE_END, GATE_FIRST, GATE_LEAST, GATE_SIZE, HEADER, LEAST, MONTH, MUST, NEED, PILE_OF,
    ROW_SIZE, R_CUP_CARD, R_END, R_JOKER, R_ROWS, STEP, State, THE_MONTH, Table, VALUE,
)  # fmt: skip


def make_plan(rules: Table, state: State, plan: State) -> None:
    """Write what each card is worth to each seat; the weights stand in the plan."""
    for seat in range(2):
        plan[READY_PILE + seat] = -1
        at = OWN_WORTH + 48 * seat
        for card in range(48):
            plan[at + card] = 4  # more than nothing
        for row in range(rules[R_ROWS], rules[R_END], ROW_SIZE):
            add_row(rules, plan, row, at, state[PILE_OF + seat], state[PILE_OF + 1 - seat], state[MONTH])
    for seat in range(2):
        for card in range(48):
            own = plan[OWN_WORTH + 48 * seat + card]
            other = plan[OWN_WORTH + 48 * (1 - seat) + card]
            plan[TAKE_WORTH + 48 * seat + card] = own + (other * plan[W_DENIED] >> 6)
            plan[LAY_COST + 48 * seat + card] = own * plan[W_LAY_OWN] + other * plan[W_LAY_THEIRS] >> 6


def add_row(rules: Table, plan: State, row: int, at: int, own: int, other: int, month: int) -> None:
    """Add what a row makes of the cards that its owner's pile still lacks; the other pile may stand in the way."""
    must = required(rules, row, month)
    if must & other:
        return
    missing = must & ~own
    counted = rules[row + COUNT]
    free = counted & ~(own | other | must)
    if missing:
        lacking = missing.bit_count()
        add_worth(plan, at, missing, rules[row + VALUE] * plan[W_MISSING + (lacking if lacking < 4 else 4) - 1])
        add_worth(plan, at, free, rules[row + STEP] * 4)
        return
    if counted == 0:
        return
    short = rules[row + NEED] - (own & counted).bit_count()
    if rules[row + CUP]:
        free |= rules[R_CUP_CARD] & ~(own | other)
        if own & rules[R_CUP_CARD]:
            short -= rules[row + CUP]
    if rules[row + BRIDGE] > 0:
        free |= rules[R_JOKER] & ~(own | other)
        if own & rules[R_JOKER]:
            short -= 1
    if short <= 0:
        add_worth(plan, at, free, rules[row + STEP] * 64)
    elif short <= free.bit_count():
        add_worth(plan, at, free, rules[row + VALUE] * plan[W_COUNTED] // short)


def required(rules: Table, row: int, month: int) -> int:
    """The cards that a row must have, those of the round's month by name."""
    must = rules[row + MUST]
    return must ^ (THE_MONTH | 15 << 4 * (month - 1)) if must & THE_MONTH else must


def add_worth(plan: State, at: int, cards: int, worth: int) -> None:
    """Add a worth to some cards."""
    while cards:
        bit = cards & -cards
        cards ^= bit
        plan[at + bit.bit_length() - 1] += worth


def watch_piles(rules: Table, state: State, plan: State) -> None:
    """Find anew, where a pile has changed, which cards make a gain."""
    for seat in range(2):
        pile = state[PILE_OF + seat]
        if plan[READY_PILE + seat] != pile:
            plan[READY_PILE + seat] = pile
            plan[READY + seat] = ready_cards(rules, pile, state[MONTH]) & ~pile


def ready_cards(rules: Table, pile: int, month: int) -> int:
    """The cards of which one, added to a pile, completes a row or lets a complete one grow, and perhaps some it has."""
    found = 0
    for gate in range(HEADER, rules[R_ROWS], GATE_SIZE):
        if (pile & rules[gate]).bit_count() < rules[gate + GATE_LEAST] - 1:
            continue
        for row in range(rules[gate + GATE_FIRST], rules[gate + GATE_END], ROW_SIZE):
            missing = required(rules, row, month) & ~pile
            if missing & missing - 1:
                continue
            counted = rules[row + COUNT]
            if counted and (pile & counted).bit_count() < rules[row + LEAST] - 1:
                continue
            if missing:
                found |= missing
            elif counted and rules[row + STEP]:
                found |= counted
    return found
