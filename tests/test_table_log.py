"""A table follows from its log, and from its record: rebuilt at any point it is the same table."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from koikoi.engine.jsontext import format_json, parse_json
from koikoi.engine.record import replay
from koikoi.engine.seats import SEATS
from koikoi.errors import BadRecord, IllegalAction, KoiKoiError, Reason
from koikoi.table.entries import Acted, Dealt, Entry, Next, Opened, Rematch, Undone
from koikoi.table.record import read_table, summarise, table_record
from koikoi.table.state import TableState, advance
from koikoi.table.table import Table
from tests.table_players import TABLES, MemoryStore, do, new_table, step, walk


def rebuild(entries: list[Entry]) -> TableState:
    return Table.from_log(entries, store=MemoryStore()).state


def restless(name: str, seed: int, steps: int) -> tuple[Table, MemoryStore]:
    """A table after some play, with choices taken back now and then."""
    rng = Random(seed)
    table, store = new_table(name, seed, computer=seed % 2 == 1)
    for _ in range(steps):
        if table.state.may_undo(SEATS[0]) and rng.random() < 0.15:
            do(table, 0, "undo")
        elif rng.random() < 0.004 and not table.state.match.over:
            do(table, rng.randrange(2), "resign")
        else:
            step(table, rng)
    return table, store


@pytest.mark.parametrize("name", TABLES)
def test_a_table_follows_from_its_log_at_every_point(name: str) -> None:
    for seed in (1, 2):
        table, store = restless(name, seed, 150)
        state, seqs = None, []
        for entry in store.entries:
            state, _ = advance(state, entry)
            seqs.append(state.seq)
        assert state == table.state
        assert state is not None
        assert state.match.legal() == table.state.match.legal()
        for at in {Random(seed).randrange(1, len(store.entries)) for _ in range(5)}:
            assert rebuild(store.entries[:at]).seq == seqs[at - 1]
        assert [seq for seq, _ in store.batches] == list(range(1, table.state.seq + 1))


@pytest.mark.parametrize("name", TABLES)
def test_a_table_follows_from_its_record_at_every_point(name: str) -> None:
    rng = Random(name)
    for seed in (3, 4):
        table, _ = restless(name, seed, 0)
        for _ in walk(table, rng, 120):
            if rng.random() < 0.1:
                kept = format_json(table.record())
                back = read_table(parse_json(kept))
                assert back == table.state
                assert format_json(table_record(back)) == kept
                again = Table(back, store=MemoryStore())
                assert all(again.view(seat) == table.view(seat) for seat in SEATS)


def test_a_table_that_was_given_up_or_waits_follows_from_its_record() -> None:
    for seed in range(30):
        table, _ = restless("short", seed, 60 + seed)
        assert read_table(parse_json(format_json(table.record()))) == table.state


def test_a_table_goes_on_from_its_record_as_if_nothing_had_happened() -> None:
    table, _ = new_table("koikoi-japan", 9)
    rng = Random(9)
    for _ in walk(table, rng, 40):
        pass
    again = Table(read_table(table.record()), store=MemoryStore())
    twin = Random(5)
    for _ in walk(table, Random(5), 200):
        step(again, twin)
    assert again.state.match == table.state.match
    assert again.state.match.over


def test_a_record_of_a_table_is_a_record() -> None:
    table, _ = restless("first-to-fifty", 6, 90)
    played = replay(parse_json(format_json(table.record())))
    assert played.differences == []
    assert played.match == table.state.match


# --- what is no log


def test_a_log_begins_with_its_opening_once() -> None:
    _, store = new_table("shobu", 1)
    for wrong in ([], store.entries[1:], [*store.entries, store.entries[0]]):
        with pytest.raises(KoiKoiError):
            rebuild(wrong)


@pytest.mark.parametrize(
    "entry", [Acted(SEATS[0], "", ("koi",)), Acted(SEATS[0], "", ()), Undone(SEATS[0], ""), Next(SEATS[0], ""),
              Rematch(SEATS[0], "")],
)  # fmt: skip
def test_an_entry_that_cannot_follow_is_refused(entry: Any) -> None:
    _, store = new_table("koikoi-japan", 1)
    with pytest.raises(KoiKoiError):
        rebuild([*store.entries, entry])


def test_a_deal_that_is_not_due_is_refused() -> None:
    _, store = new_table("koikoi-japan", 1)
    deal = next(entry for entry in store.entries if isinstance(entry, Dealt))
    with pytest.raises(KoiKoiError):
        rebuild([*store.entries, deal])


def test_the_other_seat_cannot_be_played_for() -> None:
    table, store = new_table("koikoi-japan", 1)
    mover = table.state.mover
    assert mover is not None
    token = table.view(mover).legal.actions[0]
    with pytest.raises(IllegalAction) as refusal:
        rebuild([*store.entries, Acted(SEATS[1 - mover], "", (token,))])
    assert refusal.value.reason is Reason.NOT_YOUR_TURN
    assert isinstance(store.entries[0], Opened)


# --- what is no record of a table


def broken(**changes: object) -> dict[str, Any]:
    table, _ = new_table("single-koi", 2)
    for _ in walk(table, Random(2), 30):
        pass
    record = parse_json(format_json(table.record()))
    for key, value in changes.items():
        if key in record:
            record[key] = value
        else:
            record["table"][key] = value
    return record  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    "changes",
    [
        {"table": None},
        {"table": 5},
        {"table": {}},
        {"version": 2},
        {"format": "koikoi-position"},
        {"rounds": []},
        {"rounds": 5},
        {"totals": [99, -99]},
        {"players": ["A"]},
        {"players": ["A", 5]},
        {"rules": {"base": "none"}},
        {"kinds": ["human", "ghost"]},
        {"kinds": ["human"]},
        {"level": 5},
        {"seed": -1},
        {"seed": "5"},
        {"birth_months": [0, 1]},
        {"draw": {"way": "dice", "cards": []}},
        {"draw": {"way": "random", "cards": [["1B", "1B"]]}},
        {"draw": {"way": "random", "cards": 5}},
        {"draw": None},
        {"game": 0},
        {"seq": 0},
        {"seq": 10**12},
        {"ready": [1, 0]},
        {"ready": [True]},
    ],
)
def test_a_record_that_no_table_wrote_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(BadRecord):
        read_table(broken(**changes))


def test_a_table_of_another_version_is_refused() -> None:
    record = broken()
    record["table"]["version"] = 2
    with pytest.raises(BadRecord):
        read_table(record)


def test_a_round_that_both_wait_for_is_dealt_in_a_record() -> None:
    table, _ = new_table("single-koi", 2)
    rng = Random(2)
    while table.state.stage == "play":
        step(table, rng)
    state = table.state
    with pytest.raises(BadRecord):
        read_table(table_record(replace(state, ready=(True, True))))
    assert read_table(table_record(replace(state, ready=(True, False)))).ready == (True, False)


def test_a_record_is_summed_up_without_replaying_it() -> None:
    table, _ = new_table("koikoi-japan", 3, computer=True)
    for _ in walk(table, Random(3), 60):
        pass
    found = summarise(table.record())
    state = table.state
    assert found.setup == state.setup
    assert (found.over, found.resumable) == (False, True)
    assert (found.number, found.month, found.standing) == (state.match.number, state.match.month, state.match.standing)
    do(table, 0, "resign")
    assert summarise(table.record()).over
    bare = {key: value for key, value in table.record().items() if key != "table"}
    assert not summarise(bare).resumable
