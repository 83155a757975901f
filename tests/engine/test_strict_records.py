"""What a record states is compared as JSON is written, types included; a resignation is a whole one; size is linear."""

from __future__ import annotations

import gzip
import json
import time
from pathlib import Path
from typing import Any

import pytest

from koikoi.engine.jsontext import parse_json
from koikoi.engine.record import replay
from koikoi.engine.rules import Rules
from koikoi.errors import BadRecord, BadRules, BadText, Reason

VECTORS = Path(__file__).parent.parent / "data" / "conformance"


def a_record() -> dict[str, Any]:
    with gzip.open(VECTORS / "single-koi.jsonl.gz", "rt", encoding="utf-8") as lines:
        record: dict[str, Any] = json.loads(next(lines))
    return record


@pytest.mark.parametrize("field", ["points", "yaku", "base", "multiplier", "winner"])
def test_three_is_neither_three_point_zero_nor_true(field: str) -> None:
    record = a_record()
    result = record["rounds"][0]["result"]
    value = result[field]
    if isinstance(value, list):
        result[field] = [float(one) for one in value]
    elif isinstance(value, dict):
        result[field] = {key: float(one) for key, one in value.items()}
    else:
        result[field] = float(value)
    replayed = replay(record)
    assert [d.what for d in replayed.differences] == [field]
    assert not replayed.rounds[0].verified


def test_totals_of_another_type_disagree() -> None:
    record = a_record()
    record["totals"] = [float(one) for one in record["totals"]]
    assert [d.what for d in replay(record).differences] == ["totals"]


@pytest.mark.parametrize(
    "match",
    [
        {"over": False, "reason": "resigned", "winner": 0},
        {"reason": "resigned"},
        {"over": True, "reason": "resigned", "winner": None},
    ],
)
def test_a_resignation_ends_the_match_and_the_other_player_wins_it(match: dict[str, object]) -> None:
    with pytest.raises(BadRecord):
        replay(a_record() | {"match": match})


def test_a_whole_resignation_is_taken_as_stated() -> None:
    replayed = replay(a_record() | {"match": {"over": True, "reason": "resigned", "winner": 1}})
    assert not replayed.differences
    assert replayed.match.end is not None
    assert replayed.match.end.winner == 1


def test_a_table_of_viewings_that_never_find_a_base_is_refused() -> None:
    ids = [row.id for row, _ in Rules.preset("shobu").rows()]
    options = {"viewing": "with-base", "hand_four_points": 0, "hand_pairs_points": 0}
    nothing = dict.fromkeys(ids, 0) | {"flower_viewing": 5}
    with pytest.raises(BadRules) as refused:
        Rules.parse({"base": "shobu", **options, "values": nothing})
    assert refused.value.reason is Reason.NOTHING_SCORES
    assert Rules.parse({"base": "shobu", **options, "values": nothing | {"month_cards": 5}})


def test_a_key_given_twice_among_many_is_found_at_once() -> None:
    text = "{" + ",".join(f'"k{i}":0' for i in range(50_000)) + ',"k49999":0}'
    began = time.process_time()
    with pytest.raises(BadText, match="k49999"):
        parse_json(text)
    assert time.process_time() - began < 10  # it took minutes when each key was counted
