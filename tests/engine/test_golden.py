"""Leaf counts of the game tree and whole matches of every table, as they were and have to stay."""

import pytest

from koikoi.engine.jsontext import format_json, parse_json
from koikoi.engine.record import format_record, replay
from tests.engine import golden
from tests.strategies import TABLES

PERFT = [line for line in golden.PERFT.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("table", TABLES)
def test_the_game_tree_has_as_many_leaves_as_before(table: str) -> None:
    lines = [line for line in PERFT if line.split()[0] == table]
    assert len(lines) == 4
    for line in lines:
        _, seed, actions, *_ = line.split()
        assert golden.perft_line(table, int(seed), int(actions)) == line


@pytest.mark.parametrize("table", TABLES)
def test_a_whole_match_replays_to_the_same_bytes(table: str) -> None:
    text = (golden.GOLDEN / f"{table}.jsonl").read_text(encoding="utf-8").rstrip("\n")
    replayed = replay(parse_json(text))
    assert replayed.differences == []
    assert replayed.match.over
    assert all(r.verified for r in replayed.rounds)
    assert format_json(format_record(replayed.match)) == text
    assert replayed.match.rules.mapping() == TABLES[table]


def test_there_is_one_match_for_every_table_and_no_other() -> None:
    assert sorted(path.stem for path in golden.GOLDEN.glob("*.jsonl")) == sorted(TABLES)
