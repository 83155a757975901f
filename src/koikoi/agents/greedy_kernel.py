"""The greedy player's choices: every option one step ahead, judged by what the rest of the round is then worth.

Written like the kernel, on integers and flat arrays, so that it can be compiled as the kernel is. Of the state it
reads what everybody sees, the mover's hand and the number of cards in the other hand; nothing else.
"""

# ruff: noqa: I001 - the long lists of slot names are filled by hand
from __future__ import annotations

from .greedy_chances import look, prepare, spread
from .greedy_notes import BEST, FIELD_THEN, HAND_THEN, PILE_THEN, TO_TURN
from .greedy_race import outlook, stop_value
from koikoi.engine.kernel.score import held, score
from koikoi.engine.kernel.slots import (
    CALLS, DECIDE, FIELD, HAND_OF, HELD, KEEP_ID, KOI_ID, MONTH, MOVER, ONE_PER_PLAYER, ONE_PER_ROUND, PASS_ID,
    PENDING, PENDING_STOCK, PHASE, PILE_OF, PLAY, R_CALL_LIMIT, R_GAJI, R_MUST_CAPTURE, R_REOPEN_NEW, R_THREE_ONE,
    R_WILD_CARD, STOP_ID, SWAP, State, TAKE_ID, TOTAL, Table,
)  # fmt: skip
from koikoi.engine.kernel.turn import is_wild, months_of

NO_CARD = 48
"""In the place of a field card: none is taken, the card lies down."""


def choose(rules: Table, state: State, notes: State) -> int:
    """The id of the best action for the mover, of equals the first; `notes` has NOTES_SIZE slots."""
    phase = state[PHASE]
    if phase == PLAY:
        return choose_card(rules, state, notes)
    if phase == SWAP:
        return KEEP_ID  # neither hand is seen, so there is nothing to choose by (B18)
    hand = state[HAND_OF + state[MOVER]]
    if phase == DECIDE:
        prepare(rules, state, notes, 0)
        look(notes, hand, state[FIELD])
        notes[PILE_THEN] = state[PILE_OF + state[MOVER]]
        stop = stop_value(rules, state, notes[PILE_THEN], state[FIELD])
        return KOI_ID if outlook(rules, state, notes, 1) > stop else STOP_ID
    prepare(rules, state, notes, 1 - state[PENDING_STOCK])
    look(notes, hand, state[FIELD])
    taken = best_capture(rules, state, notes, state[PENDING])
    return PASS_ID if taken == NO_CARD else TAKE_ID + taken


def choose_card(rules: Table, state: State, notes: State) -> int:
    """Which card to play, each with the best of its captures."""
    hand = state[HAND_OF + state[MOVER]]
    field = state[FIELD]
    prepare(rules, state, notes, 1)
    look(notes, hand, field)
    able = hand & months_of(field) if rules[R_MUST_CAPTURE] else hand
    if able == 0:
        able = hand
    best = 0
    choice = -1
    while able:
        bit = able & -able
        able ^= bit
        card = bit.bit_length() - 1
        notes[HAND_THEN] = hand ^ bit
        best_capture(rules, state, notes, card)
        if choice < 0 or notes[BEST] > best:
            best = notes[BEST]
            choice = card
        notes[HAND_THEN] = hand
        spread(notes, card >> 2)
    return choice


def best_capture(rules: Table, state: State, notes: State, card: int) -> int:
    """The best field card for a hand or stock card to take, or NO_CARD; its value is noted.

    The card is in no place any more. Where it takes all three of its month, the first of them is returned.
    """
    field = state[FIELD]
    partners = field & 15 << (card & 60)
    number = partners.bit_count()
    if number == 0 and rules[R_GAJI] and 1 << card == rules[R_WILD_CARD] and notes[TO_TURN] and is_wild(rules, state):
        options = field | 1 << NO_CARD
    elif number == 2 or (number == 3 and rules[R_THREE_ONE]):
        options = partners
    else:
        notes[BEST] = value_after(rules, state, notes, card, partners)
        return partners.bit_length() - 1 if partners else NO_CARD
    choice = -1
    best = 0
    while options:
        taken = options & -options
        options ^= taken
        value = value_after(rules, state, notes, card, taken & field)
        if choice < 0 or value > best:
            best = value
            choice = taken.bit_length() - 1
    notes[BEST] = best
    return choice


def value_after(rules: Table, state: State, notes: State, card: int, taken: int) -> int:
    """The value for the mover once a card has taken these field cards, or lies on the field if it took none."""
    field = state[FIELD]
    pile = state[PILE_OF + state[MOVER]]
    other = taken.bit_length() - 1 >> 2 if taken else card >> 2  # the lightning may take another month
    if taken:
        notes[PILE_THEN] = pile | taken | 1 << card
        notes[FIELD_THEN] = field ^ taken
    else:
        notes[PILE_THEN] = pile
        notes[FIELD_THEN] = field | 1 << card
    spread(notes, card >> 2)
    if other != card >> 2:
        spread(notes, other)
    value = value_then(rules, state, notes)
    notes[FIELD_THEN] = field
    if other != card >> 2:
        spread(notes, other)
    return value


def value_then(rules: Table, state: State, notes: State) -> int:
    """The value of hand, field and pile as noted: of the better of stopping and calling if the turn is a gain."""
    if not is_gain(rules, state, notes[PILE_THEN]):
        return outlook(rules, state, notes, 0)
    stop = stop_value(rules, state, notes[PILE_THEN], notes[FIELD_THEN])
    if notes[HAND_THEN] == 0 or not may_call(rules, state):
        return stop
    on = outlook(rules, state, notes, 1)
    return on if on > stop else stop


def is_gain(rules: Table, state: State, pile: int) -> int:
    """Whether the turn would be a gain with this pile (rules.md 2.4)."""
    me = state[MOVER]
    if pile == state[PILE_OF + me] and state[PHASE] == PLAY:
        return 0
    if rules[R_REOPEN_NEW]:
        return 1 if held(rules, pile, state[MONTH], state[CALLS + me], 0) & ~state[HELD + me] else 0
    return 1 if score(rules, pile, state[MONTH], state[CALLS + me]) > state[TOTAL + me] else 0


def may_call(rules: Table, state: State) -> int:
    """Whether the mover's calls are not used up (rules.md 2.5)."""
    limit = rules[R_CALL_LIMIT]
    if limit == ONE_PER_ROUND:
        return 0 if state[CALLS] + state[CALLS + 1] else 1
    if limit == ONE_PER_PLAYER:
        return 0 if state[CALLS + state[MOVER]] else 1
    return 1
