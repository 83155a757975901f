"""Whether the quick player calls koi-koi: the greedy player's race of two gains, with chances by where a card lies.

Written like the kernel, on integers and flat arrays, so that it can be compiled as the kernel is. Chances are in
1/1024.
"""

# ruff: noqa: I001 - the long lists of slot names are filled by hand
from __future__ import annotations

from .greedy_race import added, group_points, high_calls, multiplier, stop_value
from .quick_notes import (
    ANY, BASE, CHANCE, EXPECTED, HIGH, LOW, NOW, PLACE, PLACES, W_CALL, W_FIELD_HELD, W_HAND_ALONE, W_HAND_MATCHED,
    W_RACE_MINE, W_RACE_THEIRS, W_SPREAD, W_THEIR_ALONE, W_THEIR_FIELD, W_THEIR_GIVEN, W_THEIR_MATCHED, W_TURNED_ALONE,
    W_TURNED_MATCHED,
)  # fmt: skip
from .quick_plan import required
from koikoi.engine.kernel.score import marked, score
from koikoi.engine.kernel.slots import (
    BRIDGE, CALLED_VALUE, CALLS, COUNT, CUP, DEALER, FIELD, GROUP, HAND_OF, MONTH, MOVER, NEED, PILE_OF, ROW_SIZE,
    R_CUP_CARD, R_DEALER_ALWAYS, R_DEALER_POINT, R_END, R_EXHAUSTED, R_JOKER, R_LAST_TURN, R_REOPEN_NEW, R_ROWS, STEP,
    State, TO_LAST_CALLER, TO_NON_DEALER, TOTAL, TURN, Table, VALUE,
)  # fmt: skip
from koikoi.engine.kernel.turn import months_of


def would_call(rules: Table, state: State, plan: State) -> int:
    """Whether a call is worth more than a stop to the mover, who may call."""
    stop = stop_value(rules, state, state[PILE_OF + state[MOVER]], state[FIELD])
    return 1 if call_value(rules, state, plan, stop >> 6) << 6 > stop else 0


def call_value(rules: Table, state: State, plan: State, enough: int) -> int:
    """What a call is worth to the mover, in 1/1024 of a point; of what is not above `enough`, only that it is not."""
    me = state[MOVER]
    pile = state[PILE_OF + me]
    other = state[PILE_OF + 1 - me]
    month = state[MONTH]
    calls = state[CALLS + me] + 1
    their_calls = state[CALLS + 1 - me]
    place_mine(rules, state, plan)
    note_pay(rules, state, plan, score(rules, pile, month, calls), calls, their_calls, high_calls(state, 1 - me))
    race(rules, plan, marked(pile, month), other, month, calls)
    mine = plan[EXPECTED]
    some = plan[ANY]
    end = exhaustion(rules, state, plan[NOW])
    most = (mine * plan[W_CALL] >> 10) + (1024 - some) * (end if end > 0 else 0)  # were the other never to gain
    if most <= enough:
        return most
    place_theirs(rules, state, plan)
    high = high_calls(state, me) + (1 if state[TOTAL + me] >= 7 else 0)
    note_pay(rules, state, plan, score(rules, other, month, their_calls), their_calls, calls, high)
    race(rules, plan, marked(other, month), pile, month, their_calls)
    # each side's gain counts only where the other has not been faster
    value = mine * ((1 << 20) - plan[W_RACE_MINE] * plan[ANY]) >> 20
    value -= plan[EXPECTED] * ((1 << 20) - plan[W_RACE_THEIRS] * some) >> 20
    nobody = (1024 - some) * (1024 - plan[ANY]) >> 10
    return (value * plan[W_CALL] >> 10) + nobody * end


def exhaustion(rules: Table, state: State, now: int) -> int:
    """The points for the mover, who calls, if nobody gains any more (rules.md 2.7)."""
    me = state[MOVER]
    rule = rules[R_EXHAUSTED]
    if rule == TO_LAST_CALLER or (rule == TO_NON_DEALER and me != state[DEALER]):
        return now
    if rules[R_DEALER_ALWAYS]:
        return rules[R_DEALER_POINT] if state[DEALER] == me else -rules[R_DEALER_POINT]
    return 0


def place_mine(rules: Table, state: State, plan: State) -> None:
    """Note where cards may come to the mover from, and their chances."""
    hand = state[HAND_OF + state[MOVER]]
    field = state[FIELD]
    unseen = (1 << 48) - 1 & ~(hand | field | state[PILE_OF] | state[PILE_OF + 1])
    matched = months_of(field)
    held = months_of(hand)
    plan[PLACE] = hand & matched
    plan[PLACE + 1] = field & held
    plan[PLACE + 2] = hand & ~matched
    plan[PLACE + 3] = unseen & (held | matched)
    plan[PLACE + 4] = unseen & ~(held | matched) | field & ~held
    left = rules[R_LAST_TURN] - state[TURN] - 1
    turns = left >> 1
    plan[CHANCE] = plan[W_HAND_MATCHED] if turns else 0
    plan[CHANCE + 1] = plan[W_FIELD_HELD] if turns else 0
    plan[CHANCE + 2] = plan[W_HAND_ALONE] if turns else 0
    shown = turns + left if turns else 0
    plan[CHANCE + 3] = at_most_one(shown * plan[W_TURNED_MATCHED] // unseen.bit_count())
    plan[CHANCE + 4] = at_most_one(shown * plan[W_TURNED_ALONE] // unseen.bit_count())


def place_theirs(rules: Table, state: State, plan: State) -> None:
    """Note where cards may come to the other player from, who plays next, and their chances."""
    hand = state[HAND_OF + state[MOVER]]
    field = state[FIELD]
    unseen = (1 << 48) - 1 & ~(hand | field | state[PILE_OF] | state[PILE_OF + 1])
    matched = months_of(field)
    plan[PLACE] = field & months_of(unseen)
    plan[PLACE + 1] = unseen & matched
    plan[PLACE + 2] = unseen & ~matched
    plan[PLACE + 3] = hand
    plan[PLACE + 4] = 0
    turns = rules[R_LAST_TURN] - state[TURN] >> 1
    plan[CHANCE] = plan[W_THEIR_FIELD] if turns else 0
    plan[CHANCE + 1] = at_most_one(2 * turns * plan[W_THEIR_MATCHED] // unseen.bit_count())
    plan[CHANCE + 2] = at_most_one(2 * turns * plan[W_THEIR_ALONE] // unseen.bit_count())
    plan[CHANCE + 3] = plan[W_THEIR_GIVEN] if turns else 0
    plan[CHANCE + 4] = 0


def at_most_one(chance: int) -> int:
    """A chance, or certainty."""
    return chance if chance < 1024 else 1024


def note_pay(rules: Table, state: State, plan: State, base: int, own: int, theirs: int, high: int) -> None:
    """Note how a side's base turns into points; `own`, `theirs` and `high` as in `multiplier`."""
    plan[BASE] = base + added(rules, own)
    plan[LOW] = multiplier(rules, state, own, theirs, 0, high)
    plan[HIGH] = multiplier(rules, state, own, theirs, 7, high)
    plan[NOW] = pay(plan, plan[BASE]) if base else 0


def pay(plan: State, base: int) -> int:
    """The points of a base for the side noted."""
    return base * (plan[HIGH] if base >= 7 else plan[LOW])


def race(rules: Table, plan: State, pile: int, blocked: int, month: int, called: int) -> None:
    """Note what a side may expect from gains to come and its chance of any; `pile` is marked, `blocked` the other's.

    Rows are taken as independent, and those that lack more than two cards or a count of four left out; in a group the
    earlier row is paid first.
    """
    expected = 0
    nothing = 1024
    group = -1
    covered = 0
    paid = -1
    for row in range(rules[R_ROWS], rules[R_END], ROW_SIZE):
        if rules[row + GROUP] != group:
            group = rules[row + GROUP]
            covered = 0
            paid = -1
        must = required(rules, row, month)
        missing = must & ~pile
        if must & blocked or missing.bit_count() > 2:
            continue
        chance = 1024
        if missing:
            chance = card_chance(plan, missing & -missing)
            if missing & missing - 1:
                chance = chance * card_chance(plan, missing & missing - 1) >> 10
        points = rules[row + CALLED_VALUE] if called else rules[row + VALUE]
        if rules[row + COUNT]:
            more = counted(rules, row, pile | must)
            if more < -4:
                continue
            if more < 0:
                chance = chance * count_chance(rules, plan, row, must, -more) >> 10
            elif missing:
                points += more * rules[row + STEP]
            elif rules[row + STEP] == 0 or rules[R_REOPEN_NEW]:
                continue
            else:
                chance = count_chance(rules, plan, row, must, 1)
                points += (more + 1) * rules[row + STEP]
        elif missing == 0:
            continue
        chance = chance * (1024 - covered) >> 10
        if chance == 0:
            continue
        if paid < 0:
            paid = group_points(rules, row, pile, called)
        if points > paid:
            expected += chance * (pay(plan, plan[BASE] + points - paid) - plan[NOW])
        elif not rules[R_REOPEN_NEW]:
            continue
        covered += chance
        nothing = nothing * (1024 - chance) >> 10
    plan[ANY] = 1024 - nothing
    plan[EXPECTED] = expected + (1024 - nothing) * plan[NOW]


def counted(rules: Table, row: int, pile: int) -> int:
    """How many cards a row counts beyond its need; below 0 it lacks some."""
    more = (pile & rules[row + COUNT]).bit_count() - rules[row + NEED]
    if rules[row + CUP] and pile & rules[R_CUP_CARD]:
        more += rules[row + CUP]
    if rules[row + BRIDGE] > 0 and pile & rules[R_JOKER]:
        more += 1
    return more


def card_chance(plan: State, bit: int) -> int:
    """The chance of a card."""
    for i in range(PLACES):
        if plan[PLACE + i] & bit:
            return plan[CHANCE + i]
    return 0


def count_chance(rules: Table, plan: State, row: int, must: int, lacking: int) -> int:
    """The chance of at least `lacking` more of a row's counted cards beyond those it must have; about Poisson's."""
    cards = rules[row + COUNT] & ~must
    if rules[row + CUP]:
        cards |= rules[R_CUP_CARD]
    if rules[row + BRIDGE] > 0:
        cards |= rules[R_JOKER]
    expected = 0
    for i in range(PLACES):
        expected += (plan[PLACE + i] & cards).bit_count() * plan[CHANCE + i]
    each = (expected << 10) // (expected + plan[W_SPREAD])
    chance = each
    for _ in range(lacking - 1):
        chance = chance * each >> 10
    return chance
