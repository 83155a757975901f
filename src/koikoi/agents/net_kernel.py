"""The net: it corrects what the greedy player thinks of each option; and a player that follows it.

Written like the kernel, on integers and flat arrays, so that it can be compiled as the kernel is; weights and what is
between them are floats. Of a state it reads what everybody sees and the mover's hand; nothing else.
"""

# ruff: noqa: I001 - the long lists of slot names are filled by hand
from __future__ import annotations

from .greedy_chances import look, prepare, spread
from .greedy_kernel import best_capture, choose as greedy_choice, is_gain, value_after
from .greedy_notes import ANY, EXPECTED, HAND_THEN, ONE, PILE_THEN, THEIRS
from .greedy_race import added, high_calls, multiplier, outlook, stop_value
from .net_notes import (
    ALONE, AM_DEALER, ANY_MINE, ANY_THEIRS, AT_BIAS1, AT_BIAS2, AT_BIAS3, AT_BIAS4, AT_CARD, AT_MIXED, AT_OUT,
    AT_SCALE, AT_TAKEN, AT_THIRD, AT_TOLD, BEHIND, CALLED, CALLED_TWICE, CARD, CARDS, DENIED, EXPOSED, EXPOSED_READY,
    FIELD_CARDS, FIRST, FROM_STOCK, GAINS_MINE, GAINS_THEIRS, HIGH_MINE, HIGH_THEIRS, IN_HAND, IN_PILE, IN_THEIRS,
    IS_BANNED, IS_CALL, IS_GAIN, IS_READY, IS_READY_THEIRS, IS_TAKE, LAID, LAID_DOUBTED, LAID_HELD,
    LAID_MINE, LAID_READY, LAID_THEIRS, LAID_UNSEEN, LAST_CALLER_MINE, LAST_CARD, LAYER1, LAYER2, LAYER3, LOW_MINE,
    LOW_THEIRS, MASKS, MATCHED, MAY_CALL, MAY_CALL_THEIRS, MIXED, MOST, NOBODY, ON_FIELD, OPEN_READY, OPTION, PAIRED,
    PLAYED_KIND, ROUND, SECOND, STOP, TAKEN, TAKEN_KIND, TAKEN_MINE, TAKEN_THEIRS, TAKES, THEIR_CARDS, THEY_CALLED,
    THEY_CALLED_TWICE, THIRD, TOLD, TOTAL_MINE, TOTAL_THEIRS, TURNS, TURNS_THEIRS, UNSEEN_READY, UNSEEN_READY_THEIRS,
    VALUE, WAS_SHOWN, WHICH, WORTH, WORTHS,
)  # fmt: skip
from .quick_notes import OWN_WORTH, READY
from .quick_plan import make_plan, watch_piles
from .worlds import BANNED, DOUBTED, SHOWN
from koikoi.engine.cards import KIND_MASKS, Kind
from koikoi.engine.kernel.slots import (
    CALLS, DEALER, DECIDE, FIELD, HAND_OF, KEEP_ID, KOI_ID, LAST_CALLER, MOVER, ONE_PER_PLAYER, ONE_PER_ROUND, PENDING,
    PENDING_STOCK, PHASE, PILE_OF, R_CALL_LIMIT, R_DEALER_ALWAYS, R_DEALER_POINT, R_EXHAUSTED,
    R_LAST_TURN, R_THREE_ONE, STOP_ID, SWAP, State, TAKE, TAKE_ID, TO_LAST_CALLER, TO_NON_DEALER, TOTAL, TURN, Table,
)  # fmt: skip
from koikoi.engine.kernel.turn import legal, months_of

Floats = list[float]
"""Weights, or a thought's scratch; a float32 array in the compiled life."""
BRIGHTS, ANIMALS, RIBBONS = (int(KIND_MASKS[kind]) for kind in (Kind.BRIGHT, Kind.ANIMAL, Kind.RIBBON))
TENS = 10.0 * ONE
"""Ten points, as the greedy player counts."""


def net_choice(rules: Table, state: State, notes: State, plan: State, known: State, mind: Floats, net: Floats) -> int:
    """The id of the action that the net likes best, of equals the first; `known` is what the mover knows."""
    phase = state[PHASE]
    if phase == SWAP:
        return KEEP_ID
    mask = legal(rules, state)
    if phase == DECIDE:
        tell_call(rules, state, notes, plan, mind)
        look_round(state, plan, known, mind, net)
        think(mind, net, OPTION, 2)
        return KOI_ID if mind[WORTH] > mind[OPTION + STOP] else STOP_ID
    first = TAKE_ID if phase == TAKE else 0
    number = mask.bit_count()
    if number == 1:
        return first + mask.bit_length() - 1
    if number > MOST:
        return greedy_choice(rules, state, notes)
    tell_options(rules, state, notes, plan, known, mind)
    look_round(state, plan, known, mind, net)
    best = 0.0
    choice = -1
    for i in range(number):
        think(mind, net, i, 1 if phase == TAKE else 0)
        if choice < 0 or mind[WORTH + i] > best:
            best = mind[WORTH + i]
            choice = (mask & -mask).bit_length() - 1
        mask &= mask - 1
    return first + choice


def masks(state: State, plan: State, known: State, number: int) -> int:
    """The cards of one of the MASKS sets that the net is told of a position."""
    me = state[MOVER]
    op = 1 - me
    if number == IN_HAND:
        return state[HAND_OF + me]
    if number == ON_FIELD:
        return state[FIELD]
    if number == IN_PILE:
        return state[PILE_OF + me]
    if number == IN_THEIRS:
        return state[PILE_OF + op]
    if number == WAS_SHOWN:
        return known[SHOWN]
    if number == IS_READY:
        return plan[READY + me]
    if number == IS_READY_THEIRS:
        return plan[READY + op]
    seen = state[HAND_OF + me] | state[FIELD] | state[PILE_OF] | state[PILE_OF + 1]
    if state[PENDING] >= 0:
        seen |= 1 << state[PENDING]
    return (known[BANNED] if number == IS_BANNED else known[DOUBTED]) & ~seen


def look_round(state: State, plan: State, known: State, mind: Floats, net: Floats) -> None:
    """Work out what the net makes of the position, whose options were told, for all of them."""
    me = state[MOVER]
    for j in range(FIRST):
        mind[LAYER1 + j] = net[AT_BIAS1 + j]
    for number in range(MASKS):
        cards = masks(state, plan, known, number)
        while cards:
            bit = cards & -cards
            cards ^= bit
            row = (48 * number + bit.bit_length() - 1) * FIRST
            for j in range(FIRST):
                mind[LAYER1 + j] += net[row + j]
    for card in range(48):
        add_times(mind, net, WORTHS + card, plan[OWN_WORTH + 48 * me + card] / 256.0)
        add_times(mind, net, WORTHS + 48 + card, plan[OWN_WORTH + 48 * (1 - me) + card] / 256.0)
    for slot in range(TURNS, TOLD):
        add_times(mind, net, ROUND + slot - TURNS, mind[OPTION + slot])
    for j in range(SECOND):
        mind[MIXED + j] = net[AT_BIAS2 + j]
    for i in range(FIRST):
        much = mind[LAYER1 + i]
        if much > 0:
            for j in range(SECOND):
                mind[MIXED + j] += much * net[AT_MIXED + i * SECOND + j]


def add_times(mind: Floats, net: Floats, i: int, much: float) -> None:
    """Add what the net makes of one number of the position."""
    if much != 0:
        for j in range(FIRST):
            mind[LAYER1 + j] += much * net[i * FIRST + j]


def think(mind: Floats, net: Floats, option: int, kind: int) -> None:
    """Work out what an option is worth, after `look_round`; `kind` 0 a hand card, 1 a capture, 2 a call."""
    told = OPTION + option * TOLD
    for j in range(SECOND):
        mind[LAYER2 + j] = mind[MIXED + j]
    for i in range(TOLD):
        much = mind[told + i]
        if much != 0:
            for j in range(SECOND):
                mind[LAYER2 + j] += much * net[AT_TOLD + i * SECOND + j]
    for i in range(CARDS):
        card = int(mind[WHICH + option * CARDS + i])
        if card >= 0:
            row = (AT_CARD if i == CARD else AT_TAKEN) + card * SECOND
            for j in range(SECOND):
                mind[LAYER2 + j] += net[row + j]
    for j in range(THIRD):
        mind[LAYER3 + j] = net[AT_BIAS3 + j]
    for i in range(SECOND):
        much = mind[LAYER2 + i]
        if much > 0:
            for j in range(THIRD):
                mind[LAYER3 + j] += much * net[AT_THIRD + i * THIRD + j]
    worth = net[AT_BIAS4] + net[AT_SCALE + kind] * mind[told + VALUE]
    for j in range(THIRD):
        if mind[LAYER3 + j] > 0:
            worth += mind[LAYER3 + j] * net[AT_OUT + j]
    mind[WORTH + option] = worth


def tell_options(rules: Table, state: State, notes: State, plan: State, known: State, mind: Floats) -> None:
    """Tell of each legal hand card or capture, in order."""
    me = state[MOVER]
    take = 1 if state[PHASE] == TAKE else 0
    hand = state[HAND_OF + me]
    field = state[FIELD]
    tell_round(rules, state, plan, mind)
    prepare(rules, state, notes, 1 - state[PENDING_STOCK] if take else 1)
    look(notes, hand, field)
    mask = legal(rules, state)
    i = 0
    best = 0.0
    while mask:
        bit = mask & -mask
        mask ^= bit
        if i:
            for slot in range(TOLD):
                mind[OPTION + i * TOLD + slot] = mind[OPTION + slot]
        card = state[PENDING] if take else bit.bit_length() - 1
        if take:
            taken = bit & field
        else:
            notes[HAND_THEN] = hand ^ bit
            partners = field & 15 << (card & 60)
            number = partners.bit_count()
            taken = field & 1 << best_capture(rules, state, notes, card)
            if number == 1 or (number == 3 and not rules[R_THREE_ONE]):
                taken = partners
        tell_option(rules, state, notes, plan, known, mind, OPTION + i * TOLD, card, taken)
        tell_cards(mind, WHICH + i * CARDS, card, taken)
        notes[HAND_THEN] = hand
        spread(notes, card >> 2)
        if i == 0 or mind[OPTION + i * TOLD + VALUE] > best:
            best = mind[OPTION + i * TOLD + VALUE]
        i += 1
    for option in range(i):
        mind[OPTION + option * TOLD + BEHIND] = mind[OPTION + option * TOLD + VALUE] - best


def tell_option(
    rules: Table, state: State, notes: State, plan: State, known: State, mind: Floats, at: int, card: int, taken: int
) -> None:
    """Tell of a card that takes these field cards, or lies down."""
    me = state[MOVER]
    hand = notes[HAND_THEN]
    field = state[FIELD]
    mine = plan[READY + me]
    theirs = plan[READY + 1 - me]
    value = value_after(rules, state, notes, card, taken)
    mind[at + VALUE] = value / TENS
    mind[at + GAINS_MINE] = notes[EXPECTED] / TENS
    mind[at + GAINS_THEIRS] = notes[EXPECTED + 1] / TENS
    mind[at + ANY_MINE] = notes[ANY] / 65536.0
    mind[at + ANY_THEIRS] = notes[ANY + 1] / 65536.0
    gain = is_gain(rules, state, notes[PILE_THEN])
    mind[at + IS_GAIN] = gain / 1.0
    then = field ^ taken if taken else field | 1 << card
    mind[at + STOP] = stop_value(rules, state, notes[PILE_THEN], then) / TENS if gain else 0.0
    mind[at + LAST_CARD] = 0.0 if hand else 1.0
    for kind in range(8):
        mind[at + PLAYED_KIND + kind] = 0.0
    mind[at + PLAYED_KIND + kind_of(1 << card)] = 1.0
    mind[at + TAKEN] = taken.bit_count() / 3.0
    mind[at + DENIED] = 1.0 if taken & theirs else 0.0
    own = 0
    other = 0
    rest = taken | 1 << card if taken else 0
    while rest:
        bit = rest & -rest
        rest ^= bit
        own += plan[OWN_WORTH + 48 * me + bit.bit_length() - 1]
        other += plan[OWN_WORTH + 48 * (1 - me) + bit.bit_length() - 1]
        if bit & taken:
            mind[at + TAKEN_KIND + kind_of(bit)] += 0.5
    mind[at + TAKEN_MINE] = own / 256.0
    mind[at + TAKEN_THEIRS] = other / 256.0
    unseen = (1 << 48) - 1 & ~(hand | field | state[PILE_OF] | state[PILE_OF + 1] | 1 << card)
    laid = 0 if taken else 1
    month = 15 << (card & 60)
    mind[at + LAID] = laid / 1.0
    mind[at + LAID_MINE] = laid * plan[OWN_WORTH + 48 * me + card] / 256.0
    mind[at + LAID_THEIRS] = laid * plan[OWN_WORTH + 48 * (1 - me) + card] / 256.0
    mind[at + LAID_READY] = laid * (theirs >> card & 1) / 1.0
    mind[at + LAID_UNSEEN] = laid * (unseen & month).bit_count() / 3.0
    mind[at + LAID_HELD] = laid * (hand & month).bit_count() / 3.0
    mind[at + LAID_DOUBTED] = laid * (unseen & month & (known[DOUBTED] | known[BANNED])).bit_count() / 3.0
    tell_field(notes, plan, mind, at, me, hand, then)
    mind[at + UNSEEN_READY] = (unseen & mine).bit_count() / 5.0
    mind[at + UNSEEN_READY_THEIRS] = (unseen & theirs).bit_count() / 5.0


def tell_cards(mind: Floats, at: int, card: int, taken: int) -> None:
    """Tell which card is played or waits, or -1, and which it takes."""
    mind[at + CARD] = card / 1.0
    for i in range(TAKES, CARDS):
        mind[at + i] = (taken & -taken).bit_length() - 1.0
        taken &= taken - 1


def kind_of(bit: int) -> int:
    """0 for a bright, 1 for an animal, 2 for a ribbon, 3 for chaff."""
    if bit & BRIGHTS:
        return 0
    if bit & ANIMALS:
        return 1
    return 2 if bit & RIBBONS else 3


def tell_field(notes: State, plan: State, mind: Floats, at: int, me: int, hand: int, field: int) -> None:
    """Tell of the field as it then lies, and how the hand fits it."""
    matched = (hand & months_of(field)).bit_count()
    twice = months_of(hand).bit_count() >> 2
    mind[at + MATCHED] = matched / 8.0
    mind[at + ALONE] = (hand.bit_count() - matched) / 8.0
    mind[at + PAIRED] = (hand.bit_count() - twice) / 4.0
    mind[at + FIELD_CARDS] = field.bit_count() / 12.0
    exposed = 0
    exposed_ready = 0
    open_ready = 0
    rest = field
    while rest:
        bit = rest & -rest
        rest ^= bit
        card = bit.bit_length() - 1
        chance = notes[THEIRS + card]
        exposed += chance * plan[OWN_WORTH + 48 * (1 - me) + card]
        if plan[READY + 1 - me] & bit:
            exposed_ready += chance
        if plan[READY + me] & bit:
            open_ready += notes[card]
    mind[at + EXPOSED] = exposed / (1024.0 * ONE)
    mind[at + EXPOSED_READY] = exposed_ready / 65536.0
    mind[at + OPEN_READY] = open_ready / 65536.0


def tell_call(rules: Table, state: State, notes: State, plan: State, mind: Floats) -> None:
    """Tell of a call, as the first option."""
    me = state[MOVER]
    hand = state[HAND_OF + me]
    field = state[FIELD]
    tell_round(rules, state, plan, mind)
    prepare(rules, state, notes, 0)
    look(notes, hand, field)
    notes[PILE_THEN] = state[PILE_OF + me]
    for slot in range(TURNS):
        mind[OPTION + slot] = 0.0
    mind[OPTION + VALUE] = outlook(rules, state, notes, 1) / TENS
    mind[OPTION + STOP] = stop_value(rules, state, notes[PILE_THEN], field) / TENS
    mind[OPTION + GAINS_MINE] = notes[EXPECTED] / TENS
    mind[OPTION + GAINS_THEIRS] = notes[EXPECTED + 1] / TENS
    mind[OPTION + ANY_MINE] = notes[ANY] / 65536.0
    mind[OPTION + ANY_THEIRS] = notes[ANY + 1] / 65536.0
    tell_field(notes, plan, mind, OPTION, me, hand, field)
    unseen = (1 << 48) - 1 & ~(hand | field | state[PILE_OF] | state[PILE_OF + 1])
    mind[OPTION + UNSEEN_READY] = (unseen & plan[READY + me]).bit_count() / 5.0
    mind[OPTION + UNSEEN_READY_THEIRS] = (unseen & plan[READY + 1 - me]).bit_count() / 5.0
    own = state[CALLS + me] + 1
    high = high_calls(state, me) + (1 if state[TOTAL + me] >= 7 else 0)
    mind[OPTION + LOW_THEIRS] = (multiplier(rules, state, state[CALLS + 1 - me], own, 0, high) - 1) / 4.0
    mind[OPTION + HIGH_THEIRS] = (multiplier(rules, state, state[CALLS + 1 - me], own, 7, high) - 1) / 4.0
    tell_cards(mind, WHICH, -1, 0)


def tell_round(rules: Table, state: State, plan: State, mind: Floats) -> None:
    """Tell how the round stands, in the first option; and find out what the cards are worth."""
    me = state[MOVER]
    op = 1 - me
    make_plan(rules, state, plan)
    watch_piles(rules, state, plan)
    own = state[CALLS + me]
    called = state[CALLS + op]
    left = rules[R_LAST_TURN] - state[TURN] - 1
    mind[OPTION + TURNS] = (left >> 1) / 8.0
    mind[OPTION + TURNS_THEIRS] = (left + 1 >> 1) / 8.0
    mind[OPTION + AM_DEALER] = 1.0 if state[DEALER] == me else 0.0
    mind[OPTION + CALLED] = 1.0 if own else 0.0
    mind[OPTION + CALLED_TWICE] = 1.0 if own > 1 else 0.0
    mind[OPTION + THEY_CALLED] = 1.0 if called else 0.0
    mind[OPTION + THEY_CALLED_TWICE] = 1.0 if called > 1 else 0.0
    mind[OPTION + TOTAL_MINE] = state[TOTAL + me] / 10.0
    mind[OPTION + TOTAL_THEIRS] = state[TOTAL + op] / 10.0
    mind[OPTION + NOBODY] = nobody(rules, state) / 10.0
    mine = high_calls(state, me)
    theirs = high_calls(state, op)
    mind[OPTION + LOW_MINE] = (multiplier(rules, state, own, called, 0, theirs) - 1) / 4.0
    mind[OPTION + HIGH_MINE] = (multiplier(rules, state, own, called, 7, theirs) - 1) / 4.0
    mind[OPTION + LOW_THEIRS] = (multiplier(rules, state, called, own, 0, mine) - 1) / 4.0
    mind[OPTION + HIGH_THEIRS] = (multiplier(rules, state, called, own, 7, mine) - 1) / 4.0
    limit = rules[R_CALL_LIMIT]
    used = own + called if limit == ONE_PER_ROUND else 0
    mind[OPTION + MAY_CALL] = 0.0 if used or (limit == ONE_PER_PLAYER and own) else 1.0
    mind[OPTION + MAY_CALL_THEIRS] = 0.0 if used or (limit == ONE_PER_PLAYER and called) else 1.0
    mind[OPTION + IS_TAKE] = 1.0 if state[PHASE] == TAKE else 0.0
    mind[OPTION + FROM_STOCK] = 1.0 if state[PHASE] == TAKE and state[PENDING_STOCK] else 0.0
    mind[OPTION + IS_CALL] = 1.0 if state[PHASE] == DECIDE else 0.0
    mind[OPTION + THEIR_CARDS] = state[HAND_OF + op].bit_count() / 8.0
    mind[OPTION + LAST_CALLER_MINE] = 1.0 if state[LAST_CALLER] == me else 0.0


def nobody(rules: Table, state: State) -> int:
    """The points for the mover if nobody gains any more and nobody calls any more (rules.md 2.7)."""
    me = state[MOVER]
    last = state[LAST_CALLER]
    rule = rules[R_EXHAUSTED]
    if last >= 0 and (rule == TO_LAST_CALLER or (rule == TO_NON_DEALER and last != state[DEALER])):
        high = high_calls(state, 1 - last)
        base = state[TOTAL + last] + added(rules, state[CALLS + last])
        points = base * multiplier(rules, state, state[CALLS + last], state[CALLS + 1 - last], base, high)
        return points if last == me else -points
    if rules[R_DEALER_ALWAYS] or last < 0:
        return rules[R_DEALER_POINT] if state[DEALER] == me else -rules[R_DEALER_POINT]
    return 0
