"""What the rest of a round is worth: a race of two gains, by the chances of the cards that make them.

Written like the kernel, on integers and flat arrays, so that it can be compiled as the kernel is. Values are points
times ONE, the mover's own minus the opponent's.
"""

# ruff: noqa: I001 - the long lists of slot names are filled by hand
from __future__ import annotations

from .greedy_chances import count_chance
from .greedy_notes import (
    ANY, BASE_THEN, EXPECTED, HIGH, LOW, ONE, PILE_THEN, PLUS, THEIRS, W_CALL, W_RACE_MINE, W_RACE_THEIRS,
)  # fmt: skip
from koikoi.engine.kernel.score import grown, marked, score
from koikoi.engine.kernel.slots import (
    AFTER_CALL, ALWAYS, BRIDGE, CALLED_AT, CALLED_VALUE, CALLS, COUNT, CUP, DEALER, DEALT_BRIGHTS, GROUP, IS_BASE,
    LAST_CALLER, MONTH, MOVER, MUST, NEED, NEEDS_BASE, PILE_OF, ROW_SIZE, R_COUNTER, R_CUP_CARD, R_DEALER_ALWAYS,
    R_DEALER_POINT, R_END, R_EXHAUSTED, R_FIELD_BRIGHTS, R_JOKER, R_LADDER, R_OPPONENT, R_QUADRUPLE, R_REOPEN_NEW,
    R_ROWS, R_SEVEN, STEP, State, THE_MONTH, TO_LAST_CALLER, TO_NON_DEALER, Table, VALUE, WILD_MONTH, WILD_OWNER,
)  # fmt: skip


def stop_value(rules: Table, state: State, pile: int, field: int) -> int:
    """What a stop with this pile pays the mover, the lightning's sweep of the field included."""
    me = state[MOVER]
    if state[WILD_OWNER] == me:
        pile |= field & 15 << 4 * (state[WILD_MONTH] - 1)
    own = state[CALLS + me]
    theirs = state[CALLS + 1 - me]
    base = score(rules, pile, state[MONTH], own) + added(rules, own)
    return ONE * base * multiplier(rules, state, own, theirs, base, high_calls(state, 1 - me))


def added(rules: Table, own: int) -> int:
    """What own calls add to a base."""
    return own if rules[R_LADDER] and own <= 3 else 0


def high_calls(state: State, seat: int) -> int:
    """How many calls a seat has made with seven points or more."""
    number = 0
    for call in range(state[CALLS + seat]):
        if state[CALLED_AT + 8 * seat + call] >= 7:
            number += 1
    return number


def multiplier(rules: Table, state: State, own: int, theirs: int, base: int, high: int) -> int:
    """What a winner's base is multiplied by (rules.md section 4).

    `own` and `theirs` are the winner's and the loser's calls, `high` the loser's calls with seven or more.
    """
    out = 1
    if base >= 7 and (rules[R_SEVEN] == ALWAYS or (rules[R_SEVEN] == AFTER_CALL and own + theirs)):
        out = 2
    if theirs:
        out *= rules[R_OPPONENT]
    if high and rules[R_QUADRUPLE]:
        out = 4
    if own > 3 and rules[R_LADDER]:
        out *= own - 2
    if rules[R_COUNTER]:
        out *= 1 + own + theirs
    if rules[R_FIELD_BRIGHTS]:
        out *= 1 + state[DEALT_BRIGHTS]
    return out


def outlook(rules: Table, state: State, notes: State, call: int) -> int:
    """The value of going on with the pile noted; `call` 1 if the mover calls koi-koi now."""
    me = state[MOVER]
    op = 1 - me
    pile = notes[PILE_THEN]
    other = state[PILE_OF + op]
    own = state[CALLS + me] + call
    theirs = state[CALLS + op]
    high = high_calls(state, me)
    if call and score(rules, pile, state[MONTH], own - 1) >= 7:
        high += 1
    weigh_bases(rules, state, notes, 0, own, theirs, high_calls(state, op))
    weigh_bases(rules, state, notes, 1, theirs, own, high)
    notes[BASE_THEN] = score(rules, pile, state[MONTH], own)
    notes[BASE_THEN + 1] = score(rules, other, state[MONTH], theirs)
    reach(rules, notes, 0, marked(pile, state[MONTH]), other, state[MONTH], own)
    reach(rules, notes, 1, marked(other, state[MONTH]), pile, state[MONTH], theirs)
    # each side's gain counts only where the other has not been faster
    value = notes[EXPECTED] * (1024 * ONE - W_RACE_MINE * notes[ANY + 1]) // (1024 * ONE)
    value -= notes[EXPECTED + 1] * (1024 * ONE - W_RACE_THEIRS * notes[ANY]) // (1024 * ONE)
    if call:
        value = value * W_CALL >> 10
    nobody = (ONE - notes[ANY]) * (ONE - notes[ANY + 1]) >> 16
    return value + nobody * exhaustion(rules, state, notes, me if call else state[LAST_CALLER])


def weigh_bases(rules: Table, state: State, notes: State, side: int, own: int, theirs: int, high: int) -> None:
    """Note how a base turns into points for a side, 0 the mover's."""
    notes[PLUS + side] = added(rules, own)
    notes[LOW + side] = multiplier(rules, state, own, theirs, 0, high)
    notes[HIGH + side] = multiplier(rules, state, own, theirs, 7, high)


def pay(notes: State, side: int, base: int) -> int:
    """The points of a base above 0 for a side."""
    base += notes[PLUS + side]
    return base * (notes[HIGH + side] if base >= 7 else notes[LOW + side])


def exhaustion(rules: Table, state: State, notes: State, last: int) -> int:
    """The points for the mover if nobody gains any more; `last` is the last caller or -1 (rules.md 2.7)."""
    me = state[MOVER]
    rule = rules[R_EXHAUSTED]
    if last >= 0 and (rule == TO_LAST_CALLER or (rule == TO_NON_DEALER and last != state[DEALER])):
        return pay(notes, 0, notes[BASE_THEN]) if last == me else -pay(notes, 1, notes[BASE_THEN + 1])
    if rules[R_DEALER_ALWAYS] or last < 0:
        return rules[R_DEALER_POINT] if state[DEALER] == me else -rules[R_DEALER_POINT]
    return 0


def reach(rules: Table, notes: State, side: int, pile: int, blocked: int, month: int, called: int) -> None:
    """Note what a side may expect from gains to come and its chance of any; `pile` is marked, `blocked` the other's.

    Rows are taken as independent; in a group the earlier row is paid first.
    """
    base = notes[BASE_THEN + side]
    now = pay(notes, side, base) if base else 0
    expected = 0
    nothing = ONE
    baseless = ONE  # the chance that a viewing finds no other yaku to lean on
    group = -1
    covered = 0
    paid = 0
    for row in range(rules[R_ROWS], rules[R_END], ROW_SIZE):
        if rules[row + GROUP] != group:
            group = rules[row + GROUP]
            covered = 0
            paid = group_points(rules, row, pile, called)
        chance = row_chance(rules, notes, row, THEIRS * side, pile, blocked, month)
        if chance == 0:
            continue
        if chance > ONE:  # complete: more of what it counts may add to it
            if rules[row + IS_BASE]:
                baseless = 0
            if rules[row + STEP] == 0 or rules[R_REOPEN_NEW] or grown(rules, row, pile, called, 0) < paid:
                continue
            chance = count_chance(rules, notes, row, THEIRS * side, pile | blocked, 1)
            points = paid + rules[row + STEP]
        else:
            points = points_then(rules, row, pile, called)
            if rules[row + IS_BASE]:
                baseless = baseless * (ONE - chance) >> 16
        if rules[row + NEEDS_BASE]:
            chance = chance * (ONE - baseless) >> 16
        chance = chance * (ONE - covered) >> 16
        if points > paid:
            expected += chance * (pay(notes, side, base + points - paid) - now)
        elif not rules[R_REOPEN_NEW]:
            continue
        covered += chance
        nothing = nothing * (ONE - chance) >> 16
    notes[EXPECTED + side] = expected + (ONE - nothing) * now
    notes[ANY + side] = ONE - nothing


def group_points(rules: Table, row: int, pile: int, called: int) -> int:
    """What the group of rows that begins with `row` is paid now; a viewing's base is not asked for."""
    group = rules[row + GROUP]
    best = 0
    while row < rules[R_END] and rules[row + GROUP] == group:
        if pile & rules[row + MUST] == rules[row + MUST]:
            points = grown(rules, row, pile, called, 0)
            if points > best:
                best = points
        row += ROW_SIZE
    return best


def counted(rules: Table, row: int, pile: int) -> int:
    """How many cards a row counts beyond its need, if those that must be there are; below 0 it lacks some."""
    more = ((pile | rules[row + MUST]) & rules[row + COUNT]).bit_count() - rules[row + NEED]
    if rules[row + CUP] and pile & rules[R_CUP_CARD]:
        more += rules[row + CUP]
    if rules[row + BRIDGE] > 0 and pile & rules[R_JOKER]:
        more += 1
    return more


def row_chance(rules: Table, notes: State, row: int, side: int, pile: int, blocked: int, month: int) -> int:
    """The chance of a row for the seat whose chances begin at note `side`; above ONE if it is complete."""
    must = rules[row + MUST]
    if must & THE_MONTH:
        must ^= THE_MONTH | 15 << 4 * (month - 1)
    if must & blocked:
        return 0
    missing = must & ~pile
    more = counted(rules, row, pile) if rules[row + COUNT] else 0
    if missing == 0 and more >= 0:
        return ONE + 1
    chance = ONE
    while missing:
        bit = missing & -missing
        missing ^= bit
        chance = chance * notes[side + bit.bit_length() - 1] >> 16
    if more < 0 and chance:
        chance = chance * count_chance(rules, notes, row, side, pile | blocked, -more) >> 16
    return chance


def points_then(rules: Table, row: int, pile: int, called: int) -> int:
    """What a row is worth once it is complete, with what it counts now."""
    points = rules[row + CALLED_VALUE] if called else rules[row + VALUE]
    if rules[row + STEP]:
        more = counted(rules, row, pile)
        if more > 0:
            points += more * rules[row + STEP]
    return points
