"""The arena's figures: what its pairs say, with standard errors and intervals from the pairs' means."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import Any, Final

from koikoi.agents.greedy import GreedyAgent
from koikoi.lab.arena import Contest, Goal, Standing, share
from koikoi.lab.ladder import ladder
from koikoi.lab.matches import Pair
from koikoi.lab.sequential import ERROR, LOWER, UPPER, SequentialTest

COVERED: Final = 0.95
"""How often an interval holds the true value."""


def figures(standing: Standing, goal: Goal) -> dict[str, Any]:
    """All that a standing says as the fields of `koikoi arena --json`, but for the program's version.

    In `ladder`, greedy is 0, where it does not play the first agent. What has no value yet is None.
    """
    contest, counted = standing.contest, standing.counted(goal)
    names = contest.agents
    anchor = names.index(GreedyAgent.name) if GreedyAgent.name in names else 0
    shares = {places: [share(pair) for pair in played] for places, (played, _) in _by_places(contest, counted)}
    ratings = ladder(len(names), shares, anchor=anchor)
    return {
        "rules": contest.rules.mapping(),
        "agents": list(names),
        "unit": contest.unit.value,
        "seed": contest.seed,
        "pairs": goal.pairs,
        "until_decided": goal.until_decided,
        "pairings": [
            {"agents": [names[i], names[j]], **_pairing(contest, played), "test": _test(test)}
            for (i, j), (played, test) in _by_places(contest, counted)
        ],
        "anchor": names[anchor],
        "ladder": [
            {"agent": name, "elo": rating.elo, "elo_se": rating.se} for name, rating in zip(names, ratings, strict=True)
        ],
        "seconds": standing.seconds,
    }


_Counted = tuple[Sequence[Pair], SequentialTest]


def _by_places(contest: Contest, counted: Sequence[_Counted]) -> list[tuple[tuple[int, int], _Counted]]:
    return list(zip(contest.pairings, counted, strict=True))


def _pairing(contest: Contest, played: Sequence[Pair]) -> dict[str, Any]:
    """The figures of one pairing, from its first player's side."""
    games = [game for pair in played for game in pair]
    won = [sum(game.won_by == who for game in games) for who in (0, 1, -1)]
    points, points_se = _points(contest, played)
    mean, se = mean_and_error([share(pair) for pair in played])
    return {
        "pairs": len(played),
        "games": len(games),
        "rounds": sum(game.rounds for game in games),
        "wins": won[:2],
        "draws": won[2],
        "points": points,
        "points_se": points_se,
        "share": mean,
        "share_se": se,
        "share_interval": _interval(mean, se, len(played)),
    }


def _points(contest: Contest, played: Sequence[Pair]) -> tuple[float | None, float | None]:
    """Points a round, as a ratio of sums where pairs differ in rounds, and its standard error from the pairs."""
    rounds = [sum(game.rounds for game in pair) for pair in played]
    points = [contest.points(pair) * number for pair, number in zip(played, rounds, strict=True)]
    if not played:
        return None, None
    ratio = sum(points) / sum(rounds)
    _, error = mean_and_error([have - ratio * number for have, number in zip(points, rounds, strict=True)])
    return ratio, None if error is None else error * len(rounds) / sum(rounds)


def mean_and_error(values: Sequence[float]) -> tuple[float | None, float | None]:
    """The mean of values and its standard error; None where there are too few."""
    if not values:
        return None, None
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, None
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def _interval(share: float | None, se: float | None, pairs: int) -> list[float] | None:
    """The interval that holds the true share with the chance COVERED.

    E. B. Wilson's (Journal of the American Statistical Association 22, 1927), for as many independent games as would
    give the same standard error (E. L. Korn, B. I. Graubard, Survey Methodology 24, 1998). Where all was won or all
    was lost there is no error to go by: as many as there are pairs.
    """
    if share is None or se is None:
        return None
    if se == 0 and 0 < share < 1:
        return [share, share]  # the same in every pair, as between equal players
    games = share * (1 - share) / se**2 if se else pairs
    z = NormalDist().inv_cdf((1 + COVERED) / 2)
    middle = (share + z**2 / (2 * games)) / (1 + z**2 / games)
    reach = z * sqrt(share * (1 - share) / games + z**2 / (4 * games**2)) / (1 + z**2 / games)
    return [max(middle - reach, 0.0), min(middle + reach, 1.0)]


def _test(test: SequentialTest) -> dict[str, Any]:
    """The sequential test's settings and what it says."""
    return {
        "h0": 0,
        "h1": test.h1,
        "alpha": ERROR,
        "beta": ERROR,
        "lower": LOWER,
        "upper": UPPER,
        "llr": test.ratio,
        "decision": test.decision,
        "decided_at": test.decided_at,
    }
