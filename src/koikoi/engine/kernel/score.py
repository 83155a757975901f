"""What a pile is worth: the yaku rows of a rules table over a mask of captured cards."""

from .bits import popcount
from .slots import (
    BRIDGE, CALLED_VALUE, COUNT, CUP, GROUP, HEADER, ID, IS_BASE, MONTHLY, MUST, NEED, NEEDS_BASE, R_CUP_CARD, R_JOKER,
    R_ROWS, ROW_SIZE, STEP, VALUE,
)  # fmt: skip


def score(rules, pile, month, called):
    """The yaku total of a pile: `month` 1 to 12, or 0 for none; `called` 1 once its owner has called."""
    total = worth(rules, pile, month, called, 0)
    if pile & rules[R_JOKER]:
        as_chaff = worth(rules, pile, month, called, 1)
        if as_chaff > total:  # ties as animal (C10)
            total = as_chaff
    return total


def joker_use(rules, pile, month, called):
    """1 if the iris joker is best counted as a chaff, 0 if as an animal or there is none."""
    if pile & rules[R_JOKER] and worth(rules, pile, month, called, 1) > worth(rules, pile, month, called, 0):
        return 1
    return 0


def points_of_row(rules, row, pile, month, called, joker):
    """What one row is worth alone, 0 if it is not formed; a base for it is not asked for."""
    must = rules[row + MUST]
    if pile & must != must:
        return 0
    if rules[row + MONTHLY]:
        if month == 0 or (pile >> 4 * (month - 1)) & 15 != 15:
            return 0
    value = rules[row + CALLED_VALUE] if called else rules[row + VALUE]
    counted = rules[row + COUNT]
    if counted:
        number = popcount(pile & counted) + joker * rules[row + BRIDGE]
        if rules[row + CUP] and pile & rules[R_CUP_CARD]:
            number += rules[row + CUP]
        number -= rules[row + NEED]
        if number < 0:
            return 0
        value += number * rules[row + STEP]
    return value


def worth(rules, pile, month, called, joker):
    """The total with the iris joker's use given. Rows of a group stand together; the best of a group is paid."""
    total = 0
    group = -1
    best = 0
    has_base = 0
    row = HEADER
    end = HEADER + rules[R_ROWS] * ROW_SIZE
    while row < end:
        points = points_of_row(rules, row, pile, month, called, joker)
        if points > 0 and (has_base or not rules[row + NEEDS_BASE]):
            if rules[row + IS_BASE]:
                has_base = 1
            if rules[row + GROUP] == group:
                if points > best:
                    total += points - best
                    best = points
            else:
                group = rules[row + GROUP]
                best = points
                total += points
        row += ROW_SIZE
    return total


def hits(rules, pile, month, called, paid):
    """Write what each yaku is paid into `paid` (indexed by the rows' ids, all of them) and return the set held.

    Held are also the rows that a better one of their group keeps from being paid.
    """
    for i in range(len(paid)):
        paid[i] = 0
    joker = joker_use(rules, pile, month, called)
    held = 0
    group = -1
    best = 0
    best_id = 0
    has_base = 0
    row = HEADER
    end = HEADER + rules[R_ROWS] * ROW_SIZE
    while row < end:
        points = points_of_row(rules, row, pile, month, called, joker)
        if points > 0 and (has_base or not rules[row + NEEDS_BASE]):
            held |= 1 << rules[row + ID]
            if rules[row + IS_BASE]:
                has_base = 1
            if rules[row + GROUP] == group:
                if points > best:
                    paid[best_id] = 0
                    best = points
                    best_id = rules[row + ID]
                    paid[best_id] = points
            else:
                group = rules[row + GROUP]
                best = points
                best_id = rules[row + ID]
                paid[best_id] = points
        row += ROW_SIZE
    return held


def held(rules, pile, month, called):
    """The set of rows held, by id; the iris joker does not exist where this is asked (rules.md section 6)."""
    found = 0
    has_base = 0
    row = HEADER
    end = HEADER + rules[R_ROWS] * ROW_SIZE
    while row < end:
        points = points_of_row(rules, row, pile, month, called, 0)
        if points > 0 and (has_base or not rules[row + NEEDS_BASE]):
            found |= 1 << rules[row + ID]
            if rules[row + IS_BASE]:
                has_base = 1
        row += ROW_SIZE
    return found
