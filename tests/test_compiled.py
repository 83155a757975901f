"""The kernel's compiled life: the same rounds, piles and tallies as the plain one, from the same sources."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from koikoi.agents import greedy_kernel
from koikoi.agents.compiled import OPTIONS, Slots, _cache_folder, compiled
from koikoi.agents.greedy_notes import NOTES_SIZE
from koikoi.engine.actions import ACTIONS
from koikoi.engine.cards import cards_mask, parse_cards
from koikoi.engine.kernel import deal as plain_deal
from koikoi.engine.kernel import random as plain_random
from koikoi.engine.kernel import score as plain_score
from koikoi.engine.kernel import slots as s
from koikoi.engine.kernel import tally as plain_tally
from koikoi.engine.kernel import turn as plain_turn
from koikoi.engine.kernel.table import lower, yaku_ids
from koikoi.engine.rules import PRESETS, Rules
from tests import strategies as some

DATA = Path(__file__).parent / "data" / "conformance"
RECORDS = sorted(path.name.removesuffix(".jsonl.gz") for path in DATA.glob("*.jsonl.gz") if "piles" not in path.name)
KINDS = {s.WIN: "win", s.EXHAUSTED: "exhausted", s.HAND: "hand", s.DRAW: "draw"}


@pytest.fixture(scope="module")
def start() -> Callable[..., None]:
    return compiled(plain_deal)["start"]


@pytest.fixture(scope="module")
def legal() -> Callable[..., int]:
    return compiled(plain_turn)["legal"]


@pytest.fixture(scope="module")
def apply() -> Callable[..., None]:
    return compiled(plain_turn)["apply"]


@pytest.fixture(scope="module")
def hits() -> Callable[..., int]:
    return compiled(plain_score)["hits"]


def lines(name: str) -> Iterator[Any]:
    with gzip.open(DATA / f"{name}.jsonl.gz", "rt", encoding="utf-8") as file:
        yield from map(json.loads, file)


def dealt(played: dict[str, Any]) -> Slots:
    state = Slots([0] * s.STATE_SIZE)
    for seat in (0, 1):
        state[s.HAND_OF + seat] = cards_mask(parse_cards(played["hands"][seat]))
    state[s.FIELD] = cards_mask(parse_cards(played["field"]))
    for i, card in enumerate(parse_cards(played["stock"])):
        state[s.STOCK + i] = card
    return state


def paid_yaku(hits: Callable[..., int], rules: Rules, pile: int, month: int, called: int) -> dict[str, int]:
    ids = yaku_ids(rules)
    paid = Slots([99] * len(ids))
    hits(Slots(lower(rules)), pile, month, called, paid)
    return {name: points for name, points in zip(ids, paid.tolist(), strict=True) if points}


def result(hits: Callable[..., int], rules: Rules, state: Slots) -> dict[str, Any]:
    kind, winner = KINDS[state[s.KIND]], state[s.WINNER]
    out: dict[str, Any] = {"kind": kind, "winner": winner if winner >= 0 else None}
    out["points"] = [state[s.POINTS], state[s.POINTS + 1]]
    if kind in ("win", "exhausted"):
        calls = state[s.CALLS + winner]
        out["yaku"] = paid_yaku(hits, rules, state[s.PILE_OF + winner], state[s.MONTH], calls)
        if state[s.FACTOR_WHY + s.F_OWN_CALLS] == s.WHY_ADDED:
            out["yaku"]["own_calls"] = state[s.FACTOR + s.F_OWN_CALLS]
        out |= {"base": state[s.BASE], "multiplier": state[s.MULTIPLIER]}
    return out


@pytest.mark.parametrize("name", RECORDS)
def test_records_replay_with_their_results_and_legal_tokens(
    name: str,
    start: Callable[..., None],
    legal: Callable[..., int],
    apply: Callable[..., None],
    hits: Callable[..., int],
) -> None:
    ids = {action.token: action.id for action in ACTIONS}
    for record in lines(name):
        rules = Rules.parse(record["rules"])
        table = Slots(lower(rules))
        for played in record["rounds"]:
            state = dealt(played)
            start(table, state, played["dealer"], played["month"])
            for token, tokens in zip(played["actions"], played["legal"], strict=True):
                mask, first = legal(table, state), plain_turn.first_id(state[s.PHASE])
                assert [ACTIONS[first + bit].token for bit in range(49) if mask >> bit & 1] == tokens
                apply(table, state, ids[token])
            assert state[s.PHASE] == s.OVER
            assert result(hits, rules, state) == played["result"]


def test_piles_form_their_yaku(hits: Callable[..., int]) -> None:
    score = compiled(plain_score)["score"]
    for line in lines("piles"):
        rules = Rules.parse(line["rules"])
        pile, month, called = cards_mask(parse_cards(line["cards"])), line["month"], int(line["called"])
        assert paid_yaku(hits, rules, pile, month, called) == line["yaku"]
        assert score(Slots(lower(rules)), pile, month, called) == line["base"]


@settings(max_examples=200)
@given(some.tables(), st.integers(0, 2**48 - 1), st.integers(0, 11))
def test_the_same_seed_plays_the_same_rounds_in_both_lives(rules: Rules, seed: int, first: int) -> None:
    random_round = compiled(plain_random)["random_round"]
    table, state, chance, deck = lower(rules), [0] * s.STATE_SIZE, [seed], list(range(48))
    rows = [Slots(row) for row in (table, state, chance, deck)]
    for i in range(first, first + 3):
        voids = plain_random.random_round(table, state, chance, deck, i % 2, i % 12 + 1)
        assert random_round(*rows, i % 2, i % 12 + 1) == voids
        assert [row.tolist() for row in rows] == [table, state, chance, deck]


@pytest.mark.parametrize("rules", [*map(Rules.preset, PRESETS), *map(Rules.parse, some.TABLES.values())])
def test_both_lives_count_the_same(rules: Rules) -> None:
    number = len(yaku_ids(rules))
    counts = [0] * (plain_tally.T_YAKU + number)
    lists = [lower(rules), [0] * s.STATE_SIZE, [2026], list(range(48)), counts, [0] * number]
    rows = [Slots(row) for row in lists]
    plain_tally.random_rounds(*lists, 5, 200)
    compiled(plain_tally)["random_rounds"](*rows, 5, 200)
    assert rows[4].tolist() == counts
    assert counts[plain_tally.T_ROUNDS] == 200
    assert rows[2].tolist() == lists[2]


def test_a_tally_counts_each_round_once() -> None:
    rules = Rules.preset("shobu")
    number = len(yaku_ids(rules))
    table, state, chance, deck, paid = lower(rules), [0] * s.STATE_SIZE, [7], list(range(48)), [0] * number
    counts = [0] * (plain_tally.T_YAKU + number)
    rounds = []
    for i in range(300):
        dealer = plain_random.draw(chance, 2)
        plain_random.random_round(table, state, chance, deck, dealer, i % 12 + 1)
        plain_tally.tally_round(table, state, counts, paid)
        rounds.append((dealer, tuple(state)))
    t = plain_tally
    assert counts[t.T_ROUNDS] == 300
    for kind in KINDS:
        assert counts[t.T_KINDS + kind] == sum(state[s.KIND] == kind for _, state in rounds)
    for seat in (0, 1):
        assert counts[t.T_WINS + seat] == sum(state[s.WINNER] == seat for _, state in rounds)
        assert counts[t.T_POINTS + seat] == sum(state[s.POINTS + seat] for _, state in rounds)
    assert counts[t.T_DEALER_WINS] == sum(state[s.WINNER] == dealer for dealer, state in rounds)
    assert counts[t.T_WON_POINTS] == sum(max(state[s.POINTS], state[s.POINTS + 1]) for _, state in rounds)
    gains = [state[s.POINTS + dealer] for dealer, state in rounds]  # zero-sum: ahead, halved
    assert counts[t.T_AHEAD] == sum(gains)
    assert counts[t.T_SQUARES] == sum(gain**2 for gain in gains)
    assert sum(counts[t.T_YAKU :]) >= counts[t.T_KINDS + s.WIN] + counts[t.T_KINDS + s.EXHAUSTED]


@settings(max_examples=60)
@given(some.games())
def test_the_greedy_player_chooses_the_same_in_both_lives(game: some.Game) -> None:
    position = game.position()
    if position.over:
        return
    choose = compiled(greedy_kernel, "choose")["choose"]
    table, state = lower(game.rules), list(position.state)
    expected = greedy_kernel.choose(table, state, [0] * NOTES_SIZE)
    notes = Slots([2**40 + i for i in range(NOTES_SIZE)])  # what stood there before does not matter
    rows = Slots(table), Slots(state)
    assert choose(*rows, notes) == expected
    assert [row.tolist() for row in rows] == [table, state]


def test_nothing_counts_references_and_bits_are_counted_by_the_machine() -> None:
    random_round = compiled(plain_random)["random_round"]
    row = numba.typeof(Slots([0]))
    again = numba.njit(**OPTIONS, forceinline=True)(
        random_round.py_func
    )  # what comes from the cache cannot be inspected
    again.compile((row, row, row, row, numba.int64, numba.int64))
    (text,) = again.inspect_llvm().values()
    assert "NRT_incref" not in text
    assert "NRT_decref" not in text
    assert "llvm.ctpop.i64" in text


# --- rows and the cache


def test_slots_hold_what_they_were_given() -> None:
    row = Slots(iter([5, -1, 2**48]))
    assert (len(row), row[1], row.tolist()) == (3, -1, [5, -1, 2**48])
    row[1] = 7
    assert row.tolist() == [5, 7, 2**48]
    assert row.array.dtype == np.int64


def test_numba_keeps_its_own_cache_folder() -> None:
    before = numba.config.CACHE_DIR
    compiled(plain_score, "worth")
    assert before == numba.config.CACHE_DIR


def test_without_a_place_to_write_each_process_compiles_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocker = tmp_path / "cache"
    blocker.write_text("a file where a folder should be")
    monkeypatch.setattr("koikoi.agents.compiled.user_cache_path", lambda name: blocker / name)
    assert _cache_folder("abc") is None


PROBE = """
import sys
sys.path.insert(0, sys.argv[1])
import outer
from koikoi.agents import greedy_kernel
from koikoi.agents.compiled import compiled
work = compiled(outer, "work")["work"]
found = work(20)
print(found, sum(work.stats.cache_hits.values()))
"""


def test_what_was_compiled_before_a_change_is_never_served(tmp_path: Path) -> None:
    env = os.environ | {"XDG_CACHE_HOME": str(tmp_path / "cache"), "HOME": str(tmp_path), "LOCALAPPDATA": str(tmp_path)}
    env["PYTHONDONTWRITEBYTECODE"] = "1"

    def run() -> list[str]:
        command = [sys.executable, "-c", PROBE, str(tmp_path)]
        return subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout.split()

    def write(factor: int, inner: str) -> None:
        (tmp_path / "constants.py").write_text(f"FACTOR = {factor}\n")
        (tmp_path / "inner.py").write_text(f"def more(n):\n    return {inner}\n")
        (tmp_path / "outer.py").write_text(
            "from constants import FACTOR\nfrom inner import more\n\n\ndef work(n):\n    return more(n) * FACTOR\n"
        )

    write(2, "n + 1")
    assert run() == ["42", "0"]
    assert run() == ["42", "1"]
    write(3, "n + 1")  # only a constant of another module
    assert run() == ["63", "0"]
    write(3, "n + 2")  # only a function of another module
    assert run() == ["66", "0"]
    assert run() == ["66", "1"]


@pytest.mark.parametrize(
    "module", ["koikoi", "koikoi.cli.main", "koikoi.agents", "koikoi.lab.simulate", "koikoi.table"]
)
def test_numba_is_not_loaded_before_it_is_needed(module: str) -> None:
    code = f"import sys, {module}; print([name for name in ('numba', 'numpy') if name in sys.modules])"
    out = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert out.strip() == "[]"
