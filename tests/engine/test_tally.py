"""The tally of many rounds against counting their outcomes one by one."""

from collections import Counter

import pytest

from koikoi.engine.kernel import slots as s
from koikoi.engine.kernel import tally as t
from koikoi.engine.kernel.random import draw, random_round
from koikoi.engine.kernel.table import lower, yaku_ids
from koikoi.engine.outcome import EndKind, outcome_of
from koikoi.engine.rules import Rules
from tests.strategies import TABLES

KINDS = [None, EndKind.WIN, EndKind.EXHAUSTED, EndKind.HAND, EndKind.DRAW, EndKind.VOID]


def counted(rules: Rules, first: int, number: int) -> tuple[Counter[object], list[int]]:
    """What came of random rounds, and the generator after them."""
    chance, deck, state = [7], list(range(48)), [0] * s.STATE_SIZE
    count: Counter[object] = Counter()
    for i in range(first, first + number):
        dealer = draw(chance, 2)
        count["voids"] += random_round(lower(rules), state, chance, deck, dealer, i % 12 + 1)
        outcome = outcome_of(rules, state)
        half = 2 if rules.ledger == "zero-sum" else 1
        ahead = (outcome.points[dealer] - outcome.points[1 - dealer]) // half
        count["rounds"] += 1
        count[outcome.kind] += 1
        count["ahead"] += ahead
        count["squares"] += ahead * ahead
        count["points", 0] += outcome.points[0]
        count["points", 1] += outcome.points[1]
        if outcome.winner is not None:
            count["wins", outcome.winner] += 1
            count["won"] += outcome.points[outcome.winner]
            count["dealer wins"] += outcome.winner == dealer
        count.update(hit.id for hit in outcome.yaku)
    return count, chance


@pytest.mark.parametrize("table", TABLES)
def test_a_tally_is_the_sum_of_the_outcomes(table: str) -> None:
    rules = Rules.parse(TABLES[table])
    ids = yaku_ids(rules)
    expected, after = counted(rules, 5, 60)
    chance, deck, state = [7], list(range(48)), [0] * s.STATE_SIZE
    tally, paid = [0] * (t.T_YAKU + len(ids)), [0] * len(ids)
    for first, number in ((5, 20), (25, 40)):
        t.random_rounds(lower(rules), state, chance, deck, tally, paid, first, number)
    assert chance == after
    assert tally[t.T_ROUNDS] == expected["rounds"] == 60
    assert tally[t.T_VOIDS] == expected["voids"]
    assert tally[t.T_WINS : t.T_WINS + 2] == [expected["wins", 0], expected["wins", 1]]
    assert tally[t.T_POINTS : t.T_POINTS + 2] == [expected["points", 0], expected["points", 1]]
    assert tally[t.T_DEALER_WINS] == expected["dealer wins"]
    assert (tally[t.T_AHEAD], tally[t.T_SQUARES]) == (expected["ahead"], expected["squares"])
    assert tally[t.T_WON_POINTS] == expected["won"]
    assert tally[t.T_KINDS : t.T_KINDS + 6] == [expected[kind] if kind else 0 for kind in KINDS]
    assert tally[t.T_YAKU :] == [expected[name] for name in ids]
