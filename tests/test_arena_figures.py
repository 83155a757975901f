"""The arena's figures are right: errors and intervals, what the sequential test says and when, and the ladder."""

from __future__ import annotations

from math import log, log10
from random import Random
from typing import Any

import numpy as np
import pytest

from koikoi.engine.rules import Rules
from koikoi.lab.arena import Contest, Goal, Standing, Unit
from koikoi.lab.arena_figures import figures
from koikoi.lab.ladder import ladder
from koikoi.lab.matches import Game, Pair
from koikoi.lab.sequential import LEAST, SMALLEST, Decision, SequentialTest
from tests.contests import KKJ, one_sided

# --- figures


def test_points_a_round_and_their_error_come_from_the_pairs() -> None:
    contest = Contest(Rules.preset("single-koi"), ("greedy", "random"), Unit.MATCHES, 1)
    row: list[Pair] = [
        (Game(10, 0, 4), Game(-2, 1, 4)),
        (Game(0, -1, 6), Game(6, 0, 2)),
        (Game(-8, 1, 3), Game(1, 0, 5)),
    ]
    (found,) = figures(Standing(contest, [row]), Goal(3))["pairings"]
    assert (found["pairs"], found["games"], found["rounds"]) == (3, 6, 24)
    assert (found["wins"], found["draws"]) == ([3, 2], 1)
    assert found["points"] == pytest.approx(7 / 24)
    assert found["points_se"] == pytest.approx(np.std([1, 6 / 8, -7 / 8], ddof=1) / 3**0.5)
    error = np.std([0.5, 0.75, 0.5], ddof=1) / 3**0.5
    assert (found["share"], found["share_se"]) == pytest.approx((7 / 12, error))
    assert figures(Standing(contest, [row]), Goal(2))["pairings"][0]["rounds"] == 16
    single = figures(Standing(contest, [row]), Goal(1))["pairings"][0]
    assert (single["points"], single["points_se"], single["share_interval"]) == (1, None, None)
    assert figures(Standing(contest), Goal(1))["pairings"][0]["points"] is None


def test_the_interval_of_the_share_is_within_bounds_and_honest_where_all_is_won() -> None:
    contest, rng = Contest(KKJ, ("greedy", "random"), Unit.MATCHES, 1), Random(4)
    games = {won_by: Game(0, won_by, 1) for won_by in (0, 1, -1)}

    def interval(*won: tuple[int, int]) -> list[float]:
        row = [(games[straight], games[swapped]) for straight, swapped in won]
        found = figures(Standing(contest, [row]), Goal(len(row)))["pairings"][0]["share_interval"]
        assert isinstance(found, list)
        return found

    assert interval(*[(0, 0)] * 10) == pytest.approx([10 / (10 + 1.96**2), 1], abs=1e-4)
    assert interval(*[(1, 1)] * 10) == pytest.approx([0, 1.96**2 / (10 + 1.96**2)], abs=1e-4)
    assert interval(*[(0, 1)] * 10) == [0.5, 0.5]
    low, high = interval(*[(0, 0), (1, 1)] * 500)  # a thousand games that are each as good as one of both
    assert (low, high) == pytest.approx((0.5 - 1.96 * 0.5 / 1000**0.5, 0.5 + 1.96 * 0.5 / 1000**0.5), abs=1e-4)
    hits = 0
    for _ in range(300):
        low, high = interval(*(tuple(int(rng.random() > 0.9) for _ in "ab") for _ in range(20)))
        hits += low <= 0.9 <= high
    assert 0.92 <= hits / 300 <= 0.99


def test_both_sides_of_a_zero_sum_ledger_count_once() -> None:
    pair = (Game(10, 0, 1), Game(-2, 1, 1))
    assert Contest(Rules.preset("single-koi"), ("greedy", "random"), Unit.ROUNDS, 1).points(pair) == 4
    assert Contest(Rules.preset("shobu"), ("greedy", "random"), Unit.ROUNDS, 1).points(pair) == 2


# --- the sequential test


def decided(values: np.ndarray, h1: float | None) -> SequentialTest:
    test = SequentialTest(h1)
    for value in values.tolist():
        test.add(value)
        if test.decision is not None:
            break
    return test


@pytest.mark.parametrize("right", [Decision.H0, Decision.H1])
def test_the_sequential_test_keeps_its_error_rates(right: Decision) -> None:
    rng, runs = np.random.default_rng(11), 400
    mean = 0.5 if right is Decision.H1 else 0.0
    tests = [decided(rng.normal(mean, 5.0, 3_000), 0.5) for _ in range(runs)]
    wrong = sum(test.decision is not right for test in tests)
    assert wrong <= 0.05 * runs + 2 * (0.05 * 0.95 * runs) ** 0.5
    assert wrong > 0
    assert 400 < np.mean([test.number for test in tests]) < 900  # Wald: 530, and what it oversteps


def test_what_is_far_better_or_worse_is_decided_as_soon_as_anything_is() -> None:
    rng = np.random.default_rng(3)
    for mean, decision in ((3.0, Decision.H1), (-3.0, Decision.H0)):
        test = decided(rng.normal(mean, 2.5, 200), None)
        assert (test.decision, test.decided_at) == (decision, LEAST)


def test_the_effect_follows_from_the_spread_and_stays() -> None:
    test, rng = SequentialTest(), np.random.default_rng(5)
    for value in rng.normal(0.0, 2.5, LEAST - 1).tolist():
        test.add(value)
    assert (test.h1, test.ratio) == (None, None)
    test.add(0.0)
    assert test.h1 == pytest.approx(0.1, abs=0.015)
    for value in rng.normal(0.0, 50.0, 50).tolist():
        test.add(value)
    assert test.h1 == pytest.approx(0.1, abs=0.015)


def test_equal_pairs_of_rounds_say_nothing_until_one_differs() -> None:
    contest = Contest(KKJ, ("greedy", "greedy"), Unit.ROUNDS, 1)

    def found(values: list[float], h1: float | None) -> dict[str, Any]:
        goal = Goal(len(values), until_decided=True, h1=h1)
        (pairing,) = figures(Standing(contest, [one_sided(values)]), goal)["pairings"]
        return {"pairs": pairing["pairs"], **pairing["test"]}

    for h1 in (None, 0.5):
        level = found([0.0] * 500, h1)
        assert (level["pairs"], level["h1"], level["llr"], level["decision"]) == (500, h1, None, None)
    differing = found([0.0] * 499 + [5.0], None)
    assert differing["h1"] == SMALLEST
    assert differing["llr"] == pytest.approx(SMALLEST * (2 * 5 - 500 * SMALLEST) / (2 * (25 - 0.05 * 1) / 500))


@pytest.mark.parametrize(
    ("won_by", "h1", "decision", "after"),
    [(0, 0.1, "h1", LEAST), (0, None, "h1", 149), (1, None, "h0", 146), (-1, None, "h0", 146), (-1, 0.2, "h0", LEAST)],
)
def test_equal_pairs_of_matches_say_as_much_as_their_bounds_allow(
    won_by: int, h1: float | None, decision: str, after: int
) -> None:
    contest, pair = Contest(KKJ, ("greedy", "random"), Unit.MATCHES, 1), (Game(0, won_by, 8), Game(0, won_by, 8))
    (found,) = figures(Standing(contest, [[pair] * 300]), Goal(300, h1=h1))["pairings"]
    test = found["test"]
    assert (test["decision"], test["decided_at"]) == (decision, after)
    assert test["llr"] == pytest.approx(300 * log(1 + (2 if decision == "h1" else -2) * test["h1"]))


def likeliest(values: np.ndarray, mean: float) -> float:
    """The greatest log likelihood that any distribution on the shares with this mean gives to the values.

    Owen's empirical likelihood: each probability is count / n / (1 + tilt (value - mean)).
    """
    support = np.linspace(-0.5, 0.5, 5)
    counts = np.array([(values == share).sum() for share in support]) + 1e-9
    chances, away = counts / counts.sum(), support - mean
    low, high = -1 / away.max(), -1 / away.min()
    for _ in range(200):
        tilt = (low + high) / 2
        low, high = (tilt, high) if (chances * away / (1 + tilt * away)).sum() > 0 else (low, tilt)
    return float((counts * np.log(chances / (1 + tilt * away))).sum())


def test_the_ratio_of_matches_is_the_exact_one_where_it_matters_and_within_its_bounds_elsewhere() -> None:
    rng, h1, close = np.random.default_rng(8), 0.03, 0
    for _ in range(60):
        values = rng.choice(np.linspace(-0.5, 0.5, 5), 400, p=rng.dirichlet([0.5] * 5))
        test = SequentialTest(h1, 0.5)
        for value in values.tolist():
            test.add(value)
        exact = likeliest(values, h1) - likeliest(values, 0.0)
        assert test.ratio is not None
        assert test.ratio * exact > 0 or abs(test.ratio - exact) < 0.1
        for ratio in (test.ratio, exact):
            assert 400 * log(1 - 2 * h1) - 1e-3 <= ratio <= 400 * log(1 + 2 * h1) + 1e-3
        if abs(values.mean() - h1 / 2) < values.std() / 10:
            close += 1
            assert test.ratio == pytest.approx(exact, rel=0.1, abs=0.1)
    assert close > 3


# --- the ladder


def synthetic(ratings: list[float], number: int, seed: int) -> dict[tuple[int, int], list[float]]:
    rng = np.random.default_rng(seed)
    return {
        (i, j): (rng.binomial(2, 1 / (1 + 10 ** ((ratings[j] - ratings[i]) / 400)), number) / 2).tolist()
        for i in range(len(ratings))
        for j in range(i + 1, len(ratings))
    }


def test_known_ratings_are_found_again_with_true_errors() -> None:
    truth = [-180.0, 0.0, 60.0, 150.0]
    found = [ladder(4, synthetic(truth, 400, seed), anchor=1) for seed in range(60)]
    for player, elo in enumerate(truth):
        values = [run[player].elo for run in found]
        assert np.mean(values) == pytest.approx(elo, abs=4)
        if player != 1:
            errors = [run[player].se for run in found]
            assert np.mean(errors) == pytest.approx(np.std(values), rel=0.25)
    assert all((run[1].elo, run[1].se) == (0, 0) for run in found)


def test_two_players_and_halves_for_what_nobody_wins() -> None:
    first, second = ladder(2, {(0, 1): [1.0, 0.5, 1.0, 0.5]}, anchor=1)
    assert first.elo == pytest.approx(400 * log10(3))
    assert (second.elo, second.se) == (0, 0)
    assert ladder(2, {(0, 1): [0.75]}, anchor=0)[1].se is None


def test_who_wins_everything_has_no_rating_and_the_others_keep_theirs() -> None:
    shares = {(0, 1): [1.0, 1.0], (0, 2): [1.0, 1.0], (1, 2): [0.5, 1.0]}
    best, second, third = ladder(3, shares, anchor=2)
    assert (best.elo, best.se) == (None, None)
    assert second.elo == pytest.approx(400 * log10(3))
    assert third.elo == 0
    alone = ladder(3, shares, anchor=0)
    assert [rating.elo for rating in alone] == [0, None, None]


def test_the_anchor_is_greedy_or_the_first() -> None:
    for agents, anchor in ((("random", "greedy", "random"), 1), (("random", "random", "pimc"), 0)):
        contest = Contest(KKJ, agents, Unit.ROUNDS, 1)
        row: list[Pair] = [(Game(1, 0, 1), Game(2, 1, 1)), (Game(1, 0, 1), Game(2, 0, 1))]
        found = figures(Standing(contest, [row] * 3), Goal(2))
        assert found["anchor"] == agents[anchor]
        assert [rung["elo"] == 0 for rung in found["ladder"]] == [place == anchor for place in range(3)]
