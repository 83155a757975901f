"""The ladder: strengths in Elo, by maximum likelihood from who beat whom.

The model is Bradley and Terry's: A beats B with the chance a / (a + b), and Elo is 400 log10 of a. It is fitted by
minorisation-maximisation (D. R. Hunter, "MM algorithms for generalized Bradley-Terry models", Annals of Statistics 32,
2004); what nobody wins is half a win for each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log, log10, sqrt
from typing import Final

import numpy as np
import numpy.typing as npt

ELO: Final = 400 / log(10)
"""Elo points for a factor of e."""
_CLOSE: Final = 1e-10
_TURNS: Final = 100_000

Shares = Mapping[tuple[int, int], Sequence[float]]
"""For two players, by their numbers, the share of each pair of games that the first won; the number of a pair of games
is its place in the row, and the same cards have the same number whoever plays them."""
_Table = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength, and its standard error; None where it has no bound: a player who won everything, or nothing."""

    elo: float | None
    se: float | None


def ladder(players: int, shares: Shares, *, anchor: int) -> list[Rating]:
    """The strength of each player, that of `anchor` being 0 by definition.

    Those are rated who both won and lost, perhaps by way of others, against the anchor. A standard error is that of
    an estimate from clusters (K.-Y. Liang, S. L. Zeger, Biometrika 73, 1986): the observed information, and the scores
    summed over all games in the same cards. None with fewer than two pairs.
    """
    wins = np.zeros((players, players))
    for (i, j), row in shares.items():
        wins[i, j] += sum(row)
        wins[j, i] += len(row) - sum(row)
    rated = _level_with(wins > 0, anchor)
    strengths = _strengths(wins[np.ix_(rated, rated)])
    strengths /= strengths[rated.index(anchor)]
    within = {
        (rated.index(i), rated.index(j)): row for (i, j), row in shares.items() if i in rated and j in rated and row
    }
    errors = _errors(strengths, within, rated.index(anchor))
    out = [Rating(None, None)] * players
    for place, player in enumerate(rated):
        out[player] = Rating(400 * log10(strengths[place]), errors[place])
    return out


def _level_with(beat: npt.NDArray[np.bool_], anchor: int) -> list[int]:
    """The players from whom wins lead to the anchor, and to whom they lead from it; the anchor among them."""
    return sorted(_reached(beat, anchor) & _reached(beat.T, anchor))


def _reached(beat: npt.NDArray[np.bool_], start: int) -> set[int]:
    seen, waiting = {start}, [start]
    while waiting:
        found = {int(player) for player in np.flatnonzero(beat[waiting.pop()])} - seen
        seen |= found
        waiting.extend(found)
    return seen


def _strengths(wins: _Table) -> _Table:
    """The likeliest strengths, with the product 1."""
    won, games = wins.sum(axis=1), wins + wins.T
    strengths = np.ones(len(wins))
    for _ in range(_TURNS if len(wins) > 1 else 0):
        new = won / (games / (strengths[:, None] + strengths)).sum(axis=1)
        new /= np.exp(np.log(new).mean())
        moved = float(np.abs(np.log(new / strengths)).max())
        strengths = new
        if moved < _CLOSE:
            break
    return strengths


def _errors(strengths: _Table, shares: Shares, anchor: int) -> list[float | None]:
    """The standard error of each strength in Elo, 0 for the anchor."""
    number = max(map(len, shares.values()), default=0)
    if number < 2:
        return [0.0 if player == anchor else None for player in range(len(strengths))]
    information = np.zeros((len(strengths), len(strengths)))
    scores = np.zeros((number, len(strengths)))
    for (i, j), row in shares.items():
        chance = strengths[i] / (strengths[i] + strengths[j])
        for a, b in ((i, j), (j, i)):
            information[a, a] += len(row) * chance * (1 - chance)
            information[a, b] -= len(row) * chance * (1 - chance)
        scores[: len(row), i] += np.asarray(row) - chance
        scores[: len(row), j] -= np.asarray(row) - chance
    free = [player for player in range(len(strengths)) if player != anchor]
    inverse = np.linalg.inv(information[np.ix_(free, free)])
    spread = scores[:, free].T @ scores[:, free] * number / (number - 1)
    variances = dict(zip(free, np.diag(inverse @ spread @ inverse), strict=True))
    return [ELO * sqrt(max(variances.get(player, 0.0), 0.0)) for player in range(len(strengths))]
