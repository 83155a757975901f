"""Rules lowered to the flat table of integers that the kernel reads, and ids for the yaku of a table."""

from __future__ import annotations

from functools import lru_cache

from koikoi.engine.cards import KIND_MASKS, MONTH_MASKS, Card, Kind
from koikoi.engine.kernel import slots as s
from koikoi.engine.rules import Rules
from koikoi.engine.yaku import YAKU, Yaku

_LIMITS = {"unlimited": s.UNLIMITED, "one-per-round": s.ONE_PER_ROUND, "one-per-player": s.ONE_PER_PLAYER}
_SEVEN = {"never": s.NEVER, "always": s.ALWAYS, "after-call": s.AFTER_CALL}
_EXHAUSTED = {"draw": s.TO_NOBODY, "last-caller": s.TO_LAST_CALLER, "non-dealer-last-yaku": s.TO_NON_DEALER}


@lru_cache(maxsize=256)
def yaku_ids(rules: Rules) -> tuple[str, ...]:
    """The names behind the row ids of a table: the standard list, then this table's own yaku."""
    return tuple(row.id for row in YAKU) + tuple(row.id for row, _ in rules.yaku)


@lru_cache(maxsize=256)
def lower(rules: Rules) -> list[int]:
    """The rules table; shared and cached, so not to be changed."""
    rows = _rows(rules)
    table = [0] * s.HEADER
    for slot, value in (
        (s.R_VOID_FIELD_FOUR, rules.void_field_four),
        (s.R_VOID_FIELD_PAIRS, rules.void_field_pairs),
        (s.R_VOID_HAND_FOUR, rules.void_hand_four),
        (s.R_HAND_FOUR, rules.hand_four_points),
        (s.R_HAND_PAIRS, rules.hand_pairs_points),
        (s.R_BOTH_PAID, rules.both_hands == "both"),
        (s.R_EXCHANGE, rules.exchange),
        (s.R_GAJI, rules.gaji),
        (s.R_FIELD_BRIGHTS, rules.field_brights),
        (s.R_MUST_CAPTURE, rules.must_capture),
        (s.R_THREE_ONE, rules.three_on_field == "one"),
        (s.R_FLIP, rules.empty_field_flip),
        (s.R_CALL_LIMIT, _LIMITS[rules.call_limit]),
        (s.R_REOPEN_NEW, rules.reopen == "new"),
        (s.R_SEVEN, _SEVEN[rules.seven_doubles]),
        (s.R_OPPONENT, rules.opponent_call_multiplier),
        (s.R_QUADRUPLE, rules.quadruple_after_seven),
        (s.R_COUNTER, rules.call_counter),
        (s.R_LADDER, rules.own_calls == "ladder"),
        (s.R_LAST_TURN, rules.last_turn),
        (s.R_EXHAUSTED, _EXHAUSTED[rules.exhausted]),
        (s.R_DEALER_POINT, rules.dealer_point),
        (s.R_DEALER_ALWAYS, rules.dealer_point_when == "always"),
        (s.R_ZERO_SUM, rules.ledger == "zero-sum"),
        (s.R_JOKER, Card.BRIDGE.bit if rules.iris_joker else 0),
        (s.R_BRIGHT_CARDS, KIND_MASKS[Kind.BRIGHT]),
        (s.R_WILLOW_CARDS, MONTH_MASKS[10]),
        (s.R_WILD_CARD, Card.LIGHTNING.bit),
        (s.R_CUP_CARD, Card.SAKE_CUP.bit),
        (s.R_END, s.HEADER + len(rows) * s.ROW_SIZE),
    ):
        table[slot] = int(value)
    for row in rows:
        table.extend(row)
    return table


def _rows(rules: Rules) -> list[list[int]]:
    """The rows in the order the kernel wants: groups together, a base before what leans on it."""
    ids = yaku_ids(rules)
    best = rules.families == "best"
    groups: list[str] = []
    rows = []
    for row, value in rules.rows():
        number = ids.index(row.id)
        group = row.tier or (row.family if best else "") or row.id
        if group not in groups:
            groups.append(group)
        rows.append((row.viewing, row.monthly, groups.index(group), number, _row(rules, row, value, number)))
    rows.sort(key=lambda entry: entry[:4])
    for entry in rows:
        entry[4][s.GROUP] = entry[2]
    return [entry[4] for entry in rows]


def _row(rules: Rules, row: Yaku, value: int, number: int) -> list[int]:
    out = [0] * s.ROW_SIZE
    step = row.best_step if rules.families == "best" else row.step
    idle = row.must and row.count & row.must == row.must and row.must.bit_count() >= row.need  # always enough
    after_call = rules.viewing_after_call if row.viewing and rules.viewing_after_call else value
    out[s.ID] = number
    out[s.MUST] = row.must
    out[s.COUNT] = 0 if idle and step == 0 else row.count
    out[s.NEED] = row.need
    out[s.VALUE] = value
    out[s.CALLED_VALUE] = after_call
    out[s.STEP] = step
    out[s.IS_BASE] = int(row.is_base)
    out[s.NEEDS_BASE] = int(row.viewing and rules.viewing == "with-base")
    out[s.MONTHLY] = int(row.monthly)
    out[s.CUP] = rules.cup_chaff if row.cup else 0
    out[s.BRIDGE] = row.bridge
    out[s.LEAST] = row.need - out[s.CUP] - max(row.bridge, 0)
    return out
