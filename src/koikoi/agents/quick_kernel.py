"""The quick player, which plays rounds out in thought: a card's worth is looked up, and a call is a race of two gains.

Written like the kernel, on integers and flat arrays, so that it can be compiled as the kernel is. It is given a whole
state, but reads only what a player at the mover's seat would see.
"""

# ruff: noqa: I001 - the long lists of slot names are filled by hand
from __future__ import annotations

from .quick_notes import (
    LAY_COST, READY, TAKE_WORTH, W_LAY, W_LAY_READY, W_LEFT, W_PAIR, W_READY, W_READY_THEIRS, W_SAFE, W_UNSEEN,
)  # fmt: skip
from .quick_plan import watch_piles
from .quick_race import would_call
from koikoi.engine.kernel.slots import (
    DECIDE, FIELD, HAND_OF, KEEP_ID, KOI_ID, MOVER, OVER, PENDING, PHASE, PILE_OF, PLAY, R_MUST_CAPTURE, R_THREE_ONE,
    STOP_ID, SWAP, State, TAKE_ID, Table,
)  # fmt: skip
from koikoi.engine.kernel.turn import apply, months_of


def play_out(rules: Table, state: State, plan: State) -> None:
    """Play a round to its end, with a plan made at any time before."""
    while state[PHASE] != OVER:
        apply(rules, state, quick_choice(rules, state, plan))


def quick_choice(rules: Table, state: State, plan: State) -> int:
    """The id of a legal action for the mover."""
    phase = state[PHASE]
    if phase == PLAY:
        hand = state[HAND_OF + state[MOVER]]
        if hand & hand - 1 == 0:
            return hand.bit_length() - 1
        watch_piles(rules, state, plan)
        return card_to_play(rules, state, plan)
    if phase == DECIDE:
        return KOI_ID if would_call(rules, state, plan) else STOP_ID
    if phase == SWAP:
        return KEEP_ID
    watch_piles(rules, state, plan)
    return TAKE_ID + card_to_take(state, plan)


def card_to_take(state: State, plan: State) -> int:
    """The field card to take for the one that waits; the lightning takes any."""
    options = state[FIELD] & 15 << (state[PENDING] & 60)
    if options == 0:
        options = state[FIELD]
    most = -1
    choice = 0
    while options:
        bit = options & -options
        options ^= bit
        worth = taking(plan, state[MOVER], bit)
        if worth > most:
            most = worth
            choice = bit.bit_length() - 1
    return choice


def taking(plan: State, me: int, bit: int) -> int:
    """What it is worth to take a card."""
    worth = plan[TAKE_WORTH + 48 * me + bit.bit_length() - 1]
    if bit & plan[READY + me]:
        worth += plan[W_READY]
    if bit & plan[READY + 1 - me]:
        worth += plan[W_READY_THEIRS]
    return worth


def card_to_play(rules: Table, state: State, plan: State) -> int:
    """Which card to play."""
    me = state[MOVER]
    hand = state[HAND_OF + me]
    field = state[FIELD]
    able = hand
    if rules[R_MUST_CAPTURE]:
        able = hand & months_of(field)
        if able == 0:
            able = hand
    unseen = ~(hand | field | state[PILE_OF] | state[PILE_OF + 1])
    best = -(1 << 40)
    choice = 0
    while able:
        bit = able & -able
        able ^= bit
        month = 15 << (bit.bit_length() - 1 & 60)
        rivals = (unseen & month).bit_count()
        if field & month:
            value = taking(plan, me, bit) + capture(rules, plan, me, field & month)
            if rivals == 0:
                value = value * plan[W_SAFE] >> 6
        else:
            value = -(plan[LAY_COST + 48 * me + bit.bit_length() - 1] * (rivals * plan[W_UNSEEN] + plan[W_LAY]) >> 6)
            if bit & plan[READY + 1 - me]:
                value -= plan[W_LAY_READY]
            if hand & month ^ bit:
                value += plan[W_PAIR]
        if value > best:
            best = value
            choice = bit.bit_length() - 1
    return choice


def capture(rules: Table, plan: State, me: int, partners: int) -> int:
    """What it is worth to take the best of some partners, or all of them where the rules say so."""
    number = partners.bit_count()
    every = 0
    most = 0
    while partners:
        bit = partners & -partners
        partners ^= bit
        worth = taking(plan, me, bit)
        every += worth
        if worth > most:
            most = worth
    if number == 2 or rules[R_THREE_ONE]:
        return most - ((every - most) * plan[W_LEFT] >> 6)
    return every
