"""What a pile is worth: the yaku rows of a rules table over a mask of captured cards."""

from __future__ import annotations

from .bits import popcount
from .slots import (
    BRIDGE, CALLED_VALUE, COUNT, CUP, GROUP, HEADER, ID, IS_BASE, LEAST, MONTHLY, MUST, NEED, NEEDS_BASE, ROW_SIZE,
    R_CUP_CARD, R_END, R_JOKER, STEP, VALUE, State, Table,
)  # fmt: skip


def score(rules: Table, pile: int, month: int, called: int) -> int:
    """The yaku total of a pile: `month` 1 to 12, or 0 for none; `called` 1 once its owner has called."""
    total = worth(rules, pile, month, called, 0)
    if pile & rules[R_JOKER]:
        as_chaff = worth(rules, pile, month, called, 1)
        if as_chaff > total:  # ties as animal (C10)
            total = as_chaff
    return total


def worth(rules: Table, pile: int, month: int, called: int, joker: int) -> int:
    """The total with the iris joker's use given: 0 animal, 1 chaff. The best row of a group is paid.

    The column MUST is 0; LEAST spares most rows the exact count.
    """
    total = 0
    group = -1
    best = 0
    has_base = 0
    for row in range(HEADER, rules[R_END], ROW_SIZE):
        must = rules[row]
        if pile & must != must:
            continue
        counted = rules[row + COUNT]
        if counted and popcount(pile & counted) < rules[row + LEAST]:
            continue
        points = grown(rules, row, pile, month, called, joker)
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


def grown(rules: Table, row: int, pile: int, month: int, called: int, joker: int) -> int:
    """The points of a row whose `must` cards are there, by what it counts; 0 if it is not formed."""
    points = rules[row + CALLED_VALUE] if called else rules[row + VALUE]
    counted = rules[row + COUNT]
    if counted:
        more = popcount(pile & counted) - rules[row + NEED]
        if joker:
            more += rules[row + BRIDGE]
        if rules[row + CUP] and pile & rules[R_CUP_CARD]:
            more += rules[row + CUP]
        if more < 0:
            return 0
        points += more * rules[row + STEP]
    if rules[row + MONTHLY] and (month == 0 or pile >> 4 * (month - 1) & 15 != 15):
        return 0
    return points


def hits(rules: Table, pile: int, month: int, called: int, paid: State) -> int:
    """Write what each yaku is paid into `paid` (one slot for each id) and return the set held, by id.

    Held are also the rows that a better one of their group keeps from being paid.
    """
    for i in range(len(paid)):
        paid[i] = 0
    joker = 0
    if pile & rules[R_JOKER] and worth(rules, pile, month, called, 1) > worth(rules, pile, month, called, 0):
        joker = 1
    held = 0
    group = -1
    best = 0
    has_base = 0
    for row in range(HEADER, rules[R_END], ROW_SIZE):
        must = rules[row + MUST]
        if pile & must != must:
            continue
        points = grown(rules, row, pile, month, called, joker)
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
    found = 0
    has_base = 0
    for row in range(HEADER, rules[R_END], ROW_SIZE):
        must = rules[row + MUST]
        if pile & must != must or grown(rules, row, pile, month, called, joker) == 0:
            continue
        if has_base or not rules[row + NEEDS_BASE]:
            found |= 1 << rules[row + ID]
            has_base |= rules[row + IS_BASE]
    return found
