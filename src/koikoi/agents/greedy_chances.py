"""How likely each card is to come to the mover and to the opponent, by where it lies and what matches it.

Written like the kernel, on integers and flat arrays, so that it can be compiled as the kernel is.
"""

# ruff: noqa: I001 - the long lists of slot names are filled by hand
from __future__ import annotations

from .greedy_notes import (
    FIELD_THEN, HAND_THEN, HOLD, MY_TURNS, ONE, SHOW, THEIRS, THEIR_CARDS, THEIR_TURNS, TO_TURN, UNSEEN, UNSEEN_CARDS,
    W_FIELD_HELD, W_FIELD_LATER, W_FIELD_RIVAL, W_GIVEN_ALONE, W_GIVEN_MATCH, W_HAND_FIELD, W_HAND_PAIR, W_HAND_RIVAL,
    W_HAND_SHOWN, W_LAID_ALONE, W_LAID_HELD, W_THEIR_FIELD, W_THEIR_FIELD_LATER, W_THEIR_HAND_ALONE,
    W_THEIR_HAND_MATCH, W_THEIR_TURNED_ALONE, W_THEIR_TURNED_MATCH, W_TURNED_ALONE, W_TURNED_MATCH,
)  # fmt: skip
from koikoi.engine.kernel.slots import (
    BRIDGE, COUNT, CUP, FIELD, HAND_OF, MOVER, MUST, PENDING, PILE_OF, R_CUP_CARD, R_JOKER, R_LAST_TURN, State, TURN,
    Table,
)  # fmt: skip


def prepare(rules: Table, state: State, notes: State, to_turn: int) -> None:
    """Note what all chances rest on, from the mover's seat; `to_turn` 1 if this turn's stock card is to come."""
    me = state[MOVER]
    seen = state[HAND_OF + me] | state[FIELD] | state[PILE_OF] | state[PILE_OF + 1]
    if state[PENDING] >= 0:
        seen |= 1 << state[PENDING]
    unseen = (1 << 48) - 1 & ~seen
    notes[UNSEEN_CARDS] = unseen
    left = rules[R_LAST_TURN] - state[TURN] - 1
    notes[MY_TURNS] = left >> 1
    notes[THEIR_TURNS] = (left + 1) >> 1
    number = unseen.bit_count()
    theirs = state[HAND_OF + 1 - me].bit_count()
    notes[THEIR_CARDS] = theirs
    notes[UNSEEN] = number
    notes[TO_TURN] = to_turn
    some = to_turn + theirs + left  # cards that will be turned, or that the opponent may lay
    if some > number:
        some = number
    none = ONE
    dark = ONE
    for i in range(5):
        notes[HOLD + i] = ONE - none
        notes[SHOW + i] = ONE - dark
        if number > i:
            none = none * (number - theirs - i) // (number - i)
            dark = dark * (number - some - i) // (number - i) if number > some + i else 0


def look(notes: State, hand: int, field: int) -> None:
    """Note the chances of all cards with this hand and field."""
    notes[HAND_THEN] = hand
    notes[FIELD_THEN] = field
    for month in range(12):
        spread(notes, month)


def spread(notes: State, month: int) -> None:
    """Note the chances of the cards of a month (0 to 11) with hand and field as noted."""
    low = 4 * month
    in_hand = notes[HAND_THEN] >> low & 15
    on_field = notes[FIELD_THEN] >> low & 15
    unseen = notes[UNSEEN_CARDS] >> low & 15
    unknown = unseen.bit_count()
    to_me(notes, low, in_hand, on_field, unseen, unknown)
    to_them(notes, THEIRS + low, in_hand, on_field, unseen, unknown)


def to_me(notes: State, low: int, in_hand: int, on_field: int, unseen: int, unknown: int) -> None:
    """The chances to come to the mover, whose stock card may be next and who then plays after the opponent."""
    one = ONE // notes[UNSEEN]
    turns = notes[MY_TURNS]
    from_hand = 0
    if turns and in_hand:
        if on_field:
            from_hand = (W_HAND_FIELD << 6) - (notes[HOLD + unknown] * W_HAND_RIVAL >> 10)
        else:
            from_hand = notes[SHOW + unknown] * W_HAND_SHOWN >> 10
            if in_hand & in_hand - 1 and turns > 1:
                from_hand += (ONE - from_hand) * W_HAND_PAIR >> 10
    from_field = 0
    hidden = 0
    if on_field:
        if turns and in_hand:
            from_field = (W_FIELD_HELD << 6) - (notes[HOLD + unknown] * W_FIELD_RIVAL >> 10)
        else:
            from_field = turns * unknown * one * W_FIELD_LATER >> 10
        turned = notes[TO_TURN] * unknown * one
        from_field = turned + (from_field * (ONE - turned) >> 16)
        hidden = notes[TO_TURN] * one
    hidden += turns * one * (W_TURNED_MATCH if on_field or in_hand else W_TURNED_ALONE) >> 10
    if turns:
        laid = notes[THEIR_TURNS] + notes[THEIR_CARDS]
        hidden += laid * one * (W_LAID_HELD if in_hand else W_LAID_ALONE) >> 10
    write_down(notes, low, in_hand, from_hand, on_field, from_field, unseen, hidden)


def to_them(notes: State, low: int, in_hand: int, on_field: int, unseen: int, unknown: int) -> None:
    """The chances to come to the opponent, who plays next."""
    one = ONE // notes[UNSEEN]
    turns = notes[THEIR_TURNS]
    from_field = 0
    given = 0
    hidden = 0
    if turns and on_field:
        from_field = notes[HOLD + unknown] * W_THEIR_FIELD >> 10
        later = turns * unknown * one * W_THEIR_FIELD_LATER >> 10
        from_field += later * (ONE - from_field) >> 16
        given = W_GIVEN_MATCH << 6
        hidden = notes[THEIR_CARDS] * one * W_THEIR_HAND_MATCH >> 10
        hidden += turns * one * W_THEIR_TURNED_MATCH >> 10
    elif turns:
        given = W_GIVEN_ALONE << 6
        hidden = notes[THEIR_CARDS] * one * W_THEIR_HAND_ALONE >> 10
        hidden += turns * one * W_THEIR_TURNED_ALONE >> 10
    write_down(notes, low, in_hand, given, on_field, from_field, unseen, hidden)


def write_down(
    notes: State, low: int, in_hand: int, given: int, on_field: int, lying: int, unseen: int, hidden: int
) -> None:
    """Write the chances of four cards: those in the mover's hand, on the field, unseen, and in a pile (none)."""
    given = given if given < ONE else ONE
    lying = lying if lying < ONE else ONE
    hidden = hidden if hidden < ONE else ONE
    for i in range(4):
        bit = 1 << i
        if on_field & bit:
            notes[low + i] = lying
        elif in_hand & bit:
            notes[low + i] = given
        elif unseen & bit:
            notes[low + i] = hidden
        else:
            notes[low + i] = 0


def count_chance(rules: Table, notes: State, row: int, side: int, taken: int, lacking: int) -> int:
    """The chance of at least `lacking` more of a row's counted cards, beyond those it must have.

    `side` is the first note of the seat's chances, `taken` both piles.
    """
    free = rules[row + COUNT] & ~(taken | rules[row + MUST])
    number = free.bit_count()
    expected = 0
    if rules[row + CUP] and not taken & rules[R_CUP_CARD]:
        number += rules[row + CUP]
        expected = rules[row + CUP] * notes[side + rules[R_CUP_CARD].bit_length() - 1]
    if rules[row + BRIDGE] > 0 and not taken & rules[R_JOKER]:
        number += 1
        expected += notes[side + rules[R_JOKER].bit_length() - 1]
    if number < lacking:
        return 0
    while free:
        bit = free & -free
        free ^= bit
        expected += notes[side + bit.bit_length() - 1]
    return at_least(lacking, number, expected)


def at_least(lacking: int, number: int, expected: int) -> int:
    """The chance that at least `lacking` of `number` cards come, where `expected` / ONE do so on average.

    As if each came with the same chance, apart from the others.
    """
    each = expected // number
    if each >= ONE:
        return ONE
    if each > ONE >> 1:  # count those that do not come: small chances are exact
        return fewer(number - lacking + 1, number, ONE - each)
    return ONE - fewer(lacking, number, each)


def fewer(limit: int, number: int, each: int) -> int:
    """The chance that fewer than `limit` of `number` cards come, each with a chance below ONE."""
    term = 1 << 30
    for _ in range(number):
        term = term * (ONE - each) >> 16
    total = 0
    for i in range(limit):
        total += term
        term = term * each // (ONE - each) * (number - i) // (i + 1)
    return total >> 14
