"""Simulation: the same seed gives the same tally, whoever shares the work, and the tally adds up."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from koikoi.engine.deal import Deal
from koikoi.engine.kernel import tally as t
from koikoi.engine.kernel.table import yaku_ids
from koikoi.engine.rules import Rules
from koikoi.errors import KoiKoiError
from koikoi.lab import simulate as lab
from koikoi.lab import workers
from koikoi.lab.simulate import Tally, Work, simulate
from tests import strategies as some

NIN = Rules.preset("single-koi", families="best")


def timeless(tally: Tally) -> dict[str, Any]:
    out = tally.json()
    del out["seconds"], out["rounds_per_second"]
    return out


@pytest.mark.parametrize("name", some.TABLES)
def test_the_counts_of_a_tally_add_up(name: str) -> None:
    rules = Rules.parse(some.TABLES[name])
    out = simulate(rules, ("random", "random"), 20_000, 1).json()
    assert list(out) == [
        "rounds", "void_deals", "wins", "points", "dealer_wins", "other_wins", "draws", "dealer_points",
        "dealer_points_se", "won_points", "kinds", "yaku", "seconds", "rounds_per_second",
    ]  # fmt: skip
    assert out["rounds"] == sum(out["kinds"].values()) == 20_000
    assert sum(out["wins"]) == out["dealer_wins"] + out["other_wins"] == 20_000 - out["draws"]
    won = sum(out["wins"])
    if rules.ledger == "zero-sum":
        assert sum(out["points"]) == 0
        assert abs(out["points"][0]) < 1
    elif not rules.dealer_point and rules.both_hands == "void":
        assert sum(out["points"]) * 20_000 == pytest.approx(out["won_points"] * won)
    paid = out["kinds"]["win"] + out["kinds"]["exhausted"]
    assert paid <= sum(out["yaku"].values()) <= 4 * paid
    assert set(out["yaku"]) <= set(yaku_ids(rules))
    assert 0 < out["dealer_points_se"] < 0.2
    assert out["rounds_per_second"] == pytest.approx(out["rounds"] / out["seconds"])
    assert (out["void_deals"] > 0) == (rules.void_field_four or rules.void_hand_four)


def test_figures_are_those_of_another_engine() -> None:
    out = simulate(NIN, ("random", "random"), 400_000, 3).json()
    assert out["dealer_wins"] / 4000 == pytest.approx(51.84, abs=0.35)
    assert out["other_wins"] / 4000 == pytest.approx(43.90, abs=0.35)
    assert out["draws"] / 4000 == pytest.approx(4.26, abs=0.15)
    assert out["dealer_points"] == pytest.approx(0.423, abs=4 * out["dealer_points_se"])
    assert out["won_points"] == pytest.approx(6.95, abs=0.06)


@pytest.mark.parametrize(("agents", "rounds"), [(("random", "random"), 250_000), (("greedy", "random"), 210)])
def test_the_tally_does_not_depend_on_the_number_of_processes(agents: tuple[str, str], rounds: int) -> None:
    rules = Rules.preset("extensions")
    done: list[int] = []
    alone = simulate(rules, agents, rounds, 5, progress=done.append)
    shared = simulate(rules, agents, rounds, 5, processes=2)
    assert timeless(shared) == timeless(alone)
    assert done[-1] == rounds
    assert done == sorted(done)
    assert len(done) == 3
    assert timeless(simulate(rules, agents, rounds, 6)) != timeless(alone)


def test_more_processes_than_blocks_are_not_started() -> None:
    rules = Rules.preset("shobu")
    alone, shared = (simulate(rules, ("random", "greedy"), 3, 1, processes=n) for n in (1, 8))
    assert timeless(alone) == timeless(shared)


@pytest.mark.parametrize("agents", [("random", "random"), ("greedy", "random"), ("greedy", "greedy")])
def test_it_does_not_matter_in_which_life_the_rounds_are_played(agents: tuple[str, str]) -> None:
    rules = Rules.preset("koikoi-japan")
    number = 700 if agents == ("random", "random") else 60
    plain, fast = (Work(rules, agents, 9, fast).player()(5, number) for fast in (False, True))
    assert plain == fast
    assert plain[t.T_ROUNDS] == number
    assert plain[t.T_VOIDS] > 0 or number == 60


def test_few_rounds_are_played_without_loading_numba() -> None:
    code = (
        "import sys; from koikoi.engine.rules import Rules; from koikoi.lab.simulate import simulate\n"
        "for agents in ('random', 'random'), ('greedy', 'random'): simulate(Rules.preset('shobu'), agents, 3, 1)\n"
        "print('numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "False"


def test_blocks_have_chance_of_their_own() -> None:
    seeds = [Work(NIN, ("random", "random"), seed, False) for seed in range(50)]
    seen = {work.chance(first) for work in seeds for first in range(0, 1_000_000, lab.FAST_BLOCK)}
    assert len(seen) == 500
    assert all(0 <= chance < 2**48 for chance in seen)


def test_players_sit_where_they_were_named() -> None:
    rules = Rules.preset("shobu")
    strong = simulate(rules, ("greedy", "random"), 60, 2).json()
    assert strong["wins"][0] > strong["wins"][1]
    swapped = simulate(rules, ("random", "greedy"), 60, 2).json()
    assert swapped["wins"][1] > swapped["wins"][0]


def test_other_players_are_shown_observations_and_void_deals_are_dealt_again(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = Rules.preset("shobu")
    monkeypatch.setattr(lab, "COMPILED", {})  # as if nobody was written like the kernel
    deals = iter(range(10**6))
    real = lab.deal

    def every_other_deal_is_void(*args: Any) -> Deal:
        return some.month_field(some.Random(1)) if next(deals) % 2 else real(*args)

    monkeypatch.setattr(lab, "deal", every_other_deal_is_void)
    out = simulate(rules, ("greedy", "random"), 60, 2).json()
    assert out["rounds"] == sum(out["kinds"].values()) == 60
    assert 25 <= out["void_deals"] <= 60
    assert out["wins"][0] > out["wins"][1]
    assert timeless(simulate(rules, ("greedy", "random"), 60, 3)) != out


def test_an_unknown_player_is_an_error_that_names_the_others() -> None:
    with pytest.raises(KoiKoiError, match="greedy"):
        simulate(Rules.preset("shobu"), ("random", "gready"), 10, 1)


def test_a_process_that_ends_too_early_is_an_error_and_no_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_serve", _gone)
    monkeypatch.setattr(lab, "SLOW_BLOCK", 5)
    with pytest.raises(KoiKoiError, match="was ended"):
        simulate(Rules.preset("shobu"), ("greedy", "random"), 20, 1, processes=2)


def _gone(*args: object) -> None:
    raise SystemExit(3)


def test_processes_that_cannot_be_started_are_an_error_and_none_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    class Full:
        def Pipe(self) -> None:
            raise OSError(24, "Too many open files")

    monkeypatch.setattr(workers, "get_context", lambda way: Full())
    monkeypatch.setattr(lab, "SLOW_BLOCK", 5)
    with pytest.raises(KoiKoiError, match="2 processes cannot be started: Too many open files"):
        simulate(Rules.preset("shobu"), ("greedy", "random"), 20, 1, processes=2)
