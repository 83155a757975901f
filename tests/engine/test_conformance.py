"""The rounds, matches and piles of an independent implementation, replayed."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from koikoi.engine.cards import cards_mask, parse_cards
from koikoi.engine.jsontext import parse_json
from koikoi.engine.kernel.score import score
from koikoi.engine.kernel.table import lower
from koikoi.engine.outcome import score_pile
from koikoi.engine.record import format_record, replay
from koikoi.engine.rules import Rules

DATA = Path(__file__).parent.parent / "data" / "conformance"
TABLES = [
    "single-koi",
    "shobu",
    "shobu-gaji",
    "shobu-all-variants",
    "first-to-fifty",
    "first-to-fifty-zero-sum",
    "extensions",
    "extensions-free",
    "koikoi-japan",
]


def lines(name: str) -> Iterator[Any]:
    with gzip.open(DATA / f"{name}.jsonl.gz", "rt", encoding="utf-8") as file:
        yield from map(parse_json, file)


def assert_replays_with_every_legal_list(record: dict[str, Any]) -> None:
    replayed = replay(record)
    assert replayed.differences == []
    for played, stated in zip(replayed.rounds, record["rounds"], strict=True):
        assert played.verified
        assert played.result == stated["result"]
        assert played.legal == stated["legal"]
    written = format_record(replayed.match)
    assert written["totals"] == record["totals"]
    for mine, stated in zip(replayed.match.rounds, record["rounds"], strict=True):
        assert [action.token for action in mine.actions] == stated["actions"]


@pytest.mark.parametrize("name", TABLES)
def test_300_rounds_of_a_table_replay_with_their_results_and_legal_tokens(name: str) -> None:
    records = list(lines(name))
    assert sum(len(record["rounds"]) for record in records) == 300
    for record in records:
        assert_replays_with_every_legal_list(record)


def test_19_special_records_replay_with_their_results_and_legal_tokens() -> None:
    records = list(lines("special"))
    assert len(records) == 19
    for record in records:
        assert_replays_with_every_legal_list(record)


def test_special_records_of_whole_matches_end_as_they_say() -> None:
    ended = [record for record in lines("special") if "match" in record]
    for record in ended:
        end = replay(record).match.end
        assert end is not None
        assert record["match"] == {"over": True, "reason": end.reason.value, "winner": end.winner}
    assert all(replay(r).match.over for r in lines("special") if "whole match" in r["note"])


def test_2100_piles_form_their_yaku() -> None:
    every = list(lines("piles"))
    assert len(every) == 2100
    for line in every:
        rules = Rules.parse(line["rules"])
        pile, month, called = cards_mask(parse_cards(line["cards"])), line["month"], line["called"]
        hits = score_pile(rules, pile, month, called=called)
        assert {hit.id: hit.points for hit in hits} == line["yaku"], json.dumps(line)
        assert score(lower(rules), pile, month, int(called)) == line["base"]
