"""What a pile is worth: the yaku rows of a rules table over a mask of captured cards."""

from __future__ import annotations

from .slots import (
    BRIDGE, CALLED_VALUE, COUNT, CUP, GATE_END, GATE_FIRST, GATE_LEAST, GATE_SIZE, GROUP, HEADER, ID,
    IS_BASE, LEAST, MUST, NEED, NEEDS_BASE, ROW_SIZE, R_CUP_CARD, R_END, R_IDS, R_JOKER, R_JOKER_GATE, R_MONTHLY,
    R_ROWS, STEP, THE_MONTH, VALUE, State, Table,
)  # fmt: skip


def score(rules: Table, pile: int, month: int, called: int) -> int:
    """The yaku total of a pile: `month` 1 to 12, or 0 for none; `called` above 0 once its owner has called."""
    if rules[R_MONTHLY]:
        pile = marked(pile, month)
    total = worth(rules, pile, called, 0)
    if pile & rules[R_JOKER] and joker_helps(rules, pile):
        as_chaff = worth(rules, pile, called, 1)
        if as_chaff > total:  # ties as animal (C10)
            total = as_chaff
    return total


def marked(pile: int, month: int) -> int:
    """The pile with the mark THE_MONTH added if all four cards of the month are there, which the monthly rows want."""
    if month and pile >> 4 * (month - 1) & 15 == 15:
        return pile | THE_MONTH
    return pile


def joker_helps(rules: Table, pile: int) -> int:
    """Whether the iris joker may bring points as a chaff: with it, there are enough of them."""
    gate = rules[R_JOKER_GATE]
    return 1 if gate and (pile & rules[gate]).bit_count() >= rules[gate + GATE_LEAST] else 0


def worth(rules: Table, pile: int, called: int, joker: int) -> int:
    """The total of a marked pile with the iris joker's use given: 0 animal, 1 chaff. The best row of a group is paid.

    GATE_CARDS, GATE_LEAST and MUST are 0, 1 and 0; gates and LEAST spare most rows the exact count.
    """
    total = 0
    group = -1
    best = 0
    has_base = 0
    for gate in range(HEADER, rules[R_ROWS], GATE_SIZE):
        if (pile & rules[gate]).bit_count() < rules[gate + 1]:
            continue
        for row in range(rules[gate + GATE_FIRST], rules[gate + GATE_END], ROW_SIZE):
            must = rules[row]
            if pile & must != must:
                continue
            counted = rules[row + COUNT]
            if counted and (pile & counted).bit_count() < rules[row + LEAST]:
                continue
            points = grown(rules, row, pile, called, joker)
            if points == 0 or (rules[row + NEEDS_BASE] and not has_base):
                continue
            has_base |= rules[row + IS_BASE]
            if rules[row + GROUP] != group:
                group = rules[row + GROUP]
                best = points
                total += points
            elif points > best:
                total += points - best
                best = points
    return total


def grown(rules: Table, row: int, pile: int, called: int, joker: int) -> int:
    """The points of a row whose `must` cards are there, by what it counts; 0 if it is not formed."""
    points = rules[row + CALLED_VALUE] if called else rules[row + VALUE]
    counted = rules[row + COUNT]
    if counted:
        more = (pile & counted).bit_count() - rules[row + NEED]
        if joker:
            more += rules[row + BRIDGE]
        if rules[row + CUP] and pile & rules[R_CUP_CARD]:
            more += rules[row + CUP]
        if more < 0:
            return 0
        points += more * rules[row + STEP]
    return points


def hits(rules: Table, pile: int, month: int, called: int, paid: State) -> int:
    """Write what each yaku is paid into `paid` (R_IDS slots, one for each id) and return the set held, by id.

    Held are also the rows that a better one of their group keeps from being paid.
    """
    for i in range(rules[R_IDS]):
        paid[i] = 0
    if rules[R_MONTHLY]:
        pile = marked(pile, month)
    joker = 0
    if pile & rules[R_JOKER] and worth(rules, pile, called, 1) > worth(rules, pile, called, 0):
        joker = 1
    held = 0
    group = -1
    best = 0
    has_base = 0
    for row in range(rules[R_ROWS], rules[R_END], ROW_SIZE):
        must = rules[row + MUST]
        if pile & must != must:
            continue
        points = grown(rules, row, pile, called, joker)
        if points == 0 or (rules[row + NEEDS_BASE] and not has_base):
            continue
        held |= 1 << rules[row + ID]
        has_base |= rules[row + IS_BASE]
        if rules[row + GROUP] != group:
            group = rules[row + GROUP]
            best = rules[row + ID]
            paid[best] = points
        elif points > paid[best]:
            paid[best] = 0
            best = rules[row + ID]
            paid[best] = points
    return held


def held(rules: Table, pile: int, month: int, called: int, joker: int) -> int:
    """The set held, by id, with the iris joker's use given: 0 animal, 1 chaff."""
    if rules[R_MONTHLY]:
        pile = marked(pile, month)
    found = 0
    has_base = 0
    for gate in range(HEADER, rules[R_ROWS], GATE_SIZE):
        if (pile & rules[gate]).bit_count() < rules[gate + 1]:  # as in worth
            continue
        for row in range(rules[gate + GATE_FIRST], rules[gate + GATE_END], ROW_SIZE):
            must = rules[row]
            if pile & must != must:
                continue
            counted = rules[row + COUNT]
            if counted and (pile & counted).bit_count() < rules[row + LEAST]:
                continue
            if grown(rules, row, pile, called, joker) and (has_base or not rules[row + NEEDS_BASE]):
                found |= 1 << rules[row + ID]
                has_base |= rules[row + IS_BASE]
    return found
