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
    gates = _gates(rows)
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
        (s.R_JOKER_GATE, _joker_gate(rows)),
        (s.R_MONTHLY, any(row.monthly for row, _ in rules.rows())),
        (s.R_IDS, len(yaku_ids(rules))),
        (s.R_ROWS, s.HEADER + len(gates)),
        (s.R_END, s.HEADER + len(gates) + sum(map(len, rows)) * s.ROW_SIZE),
    ):
        table[slot] = int(value)
    table.extend(gates)
    for run in rows:
        for row in run:
            table.extend(row)
    return table


def _rows(rules: Rules) -> list[list[list[int]]]:
    """The rows as the kernel wants them, in runs behind one gate: groups together, a base before what leans on it."""
    ids = yaku_ids(rules)
    best = rules.families == "best"
    runs: dict[tuple[bool, bool, str], list[list[int]]] = {}
    groups: list[str] = []
    for row, value in rules.rows():
        tier, family = row.tier and f"+{row.tier}", row.family and f"+{row.family}"  # no id begins with +
        kin = tier or family or ("" if row.viewing else row.id)
        run = runs.setdefault((row.viewing, row.monthly, kin), [])
        run.append(_row(rules, row, value, ids.index(row.id)))
        group = tier or (family if best else "") or row.id
        if group not in groups:
            groups.append(group)
        run[-1][s.GROUP] = groups.index(group)
    return [runs[key] for key in sorted(runs, key=lambda key: key[:2])]


def _gates(runs: list[list[list[int]]]) -> list[int]:
    """A gate for each run of rows: all cards that count in it, and how many of them the easiest row takes."""
    out = []
    at = s.HEADER + len(runs) * s.GATE_SIZE
    for run in runs:
        cards = 0
        least = 48
        for row in run:
            naming, takes = _demand(row)
            cards |= naming
            least = min(least, takes)
        end = at + len(run) * s.ROW_SIZE
        out += [cards, least, at, end]
        at = end
    return out


def _joker_gate(runs: list[list[list[int]]]) -> int:
    """Where the gate of the row that the iris joker helps as a chaff stands, 0 for none."""
    for i, run in enumerate(runs):
        if any(row[s.BRIDGE] > 0 for row in run):
            return s.HEADER + i * s.GATE_SIZE
    return 0


def _demand(row: list[int]) -> tuple[int, int]:
    """The cards that bring a row nearer, and how many of them it takes at least."""
    must, count = row[s.MUST], row[s.COUNT]
    cards = must | count
    takes = must.bit_count()
    if count:
        takes = max(takes, row[s.NEED] + (must & ~count).bit_count())
    if row[s.CUP]:
        cards |= Card.SAKE_CUP.bit
        takes -= row[s.CUP] - 1
    if row[s.BRIDGE] > 0:
        cards |= Card.BRIDGE.bit
    return cards, takes


def _row(rules: Rules, row: Yaku, value: int, number: int) -> list[int]:
    out = [0] * s.ROW_SIZE
    step = row.best_step if rules.families == "best" else row.step
    idle = row.must and row.count & row.must == row.must and row.must.bit_count() >= row.need  # always enough
    after_call = rules.viewing_after_call if row.viewing and rules.viewing_after_call else value
    out[s.ID] = number
    out[s.MUST] = s.THE_MONTH if row.monthly else row.must
    out[s.COUNT] = 0 if idle and step == 0 else row.count
    out[s.NEED] = row.need
    out[s.VALUE] = value
    out[s.CALLED_VALUE] = after_call
    out[s.STEP] = step
    out[s.IS_BASE] = int(row.is_base)
    out[s.NEEDS_BASE] = int(row.viewing and rules.viewing == "with-base")
    out[s.CUP] = rules.cup_chaff if row.cup else 0
    out[s.BRIDGE] = row.bridge if rules.iris_joker else 0
    out[s.LEAST] = row.need - out[s.CUP] - max(out[s.BRIDGE], 0)
    return out
