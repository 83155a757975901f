"""Match equity: the chance to win the match from any score, at any table and of any length.

Solved backwards from the results of rounds between two greedy players (`koikoi.agents.results`), taken for equally
strong, as tables of match equity are in backgammon (Keeler and Spencer, Operations Research 23, 1975). A shared match
counts as half a win. Within, all chances are those of the next round's dealer; the other has what is missing to 1.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Protocol

import numpy as np
import numpy.typing as npt

from koikoi.agents.results import Shares, round_results
from koikoi.agents.results_kernel import MOST
from koikoi.engine.observation import Observation
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Seat, other

Chances = npt.NDArray[np.float64]
Points = npt.NDArray[np.int64] | np.int64
APART: Final = 600
"""Without a limit of points: a lead from which on a match counts as won."""
CELLS: Final = 100
"""Where both scores count, each is told apart in at most so many steps."""
HORIZON: Final = 2_400
"""Rounds that a match is followed for where it has no last one; years, so that months come out even."""
ENOUGH: Final = 1e-12


class Equity:
    """The chances in the matches of a table; `Equity.of(rules)` finds the results of its rounds."""

    def __init__(self, rules: Rules, shares: Shares) -> None:
        """Solve a table, in milliseconds; up to some seconds where both scores count and are far from the target."""
        self.rules = rules
        self._scores: _Scores = _Both(rules) if rules.target and rules.ledger == "winner" else _Lead(rules)
        self._results = [self._listed(month) for month in shares]
        self._same = rules.draw_dealer == "same"
        self._tables = self._solved()

    @classmethod
    def of(cls, rules: Rules) -> Equity:
        """The equity of a table; rounds are played first, some seconds, where nobody knows yet how they end."""
        return _equity(rules)

    def chance(self, seat: Seat, totals: Sequence[int], *, dealer: Seat, finished: int) -> float:
        """The chance 0..1 that `seat` wins: totals are without `start_points`, `dealer` deals next, and so many rounds
        are finished. For a match that is over, what came of it.
        """
        dealing, waiting = np.int64(totals[dealer]), np.int64(totals[other(dealer)])
        dealers = float(self._scores.read(self._table(finished), dealing, waiting))
        return dealers if seat == dealer else 1 - dealers

    def results(self, observation: Observation) -> Chances:
        """The observing seat's chance for each end of its round: who wins (itself, the other, nobody) times WIDTH, own
        points less the other's from -MOST to MOST as the ledger writes them down.
        """
        seat, table = observation.seat, self._table(observation.round)
        mine, theirs = (observation.totals[s] for s in (seat, other(seat)))
        ahead = np.arange(-MOST, MOST + 1)
        mines, others = mine + np.maximum(ahead, 0), theirs + np.maximum(-ahead, 0)
        dealing = self._scores.read(table, mines, others)
        waiting = 1 - self._scores.read(table, others, mines)
        return np.stack([dealing, waiting, dealing if (seat == observation.dealer) == self._same else waiting])

    def _table(self, finished: int) -> Chances:
        """The dealer's chances once so many rounds are finished."""
        rounds = self.rules.rounds
        if finished < len(self._tables):
            return self._tables[finished]
        return self._tables[rounds + (finished - rounds) % (len(self._tables) - rounds)]

    def _solved(self) -> list[Chances]:
        """A table for each number of finished rounds; of rounds after the last one, a year of them or one for all."""
        rounds = self.rules.rounds
        last = bool(rounds) and self.rules.tie == "shared"
        tables = [self._scores.decided()] if last else self._endless()
        for finished in range(rounds - 1, -1, -1):
            tables.insert(0, self._before(tables[0], self._scores.over(), finished))
        return tables

    def _endless(self) -> list[Chances]:
        """The tables of rounds that go on until the match is decided, from the first of them on."""
        rounds, months = self.rules.rounds, len(self._results)
        over = self._scores.over()
        if rounds:  # extra rounds: any lead ends the match (B24)
            over = np.where(np.isnan(over) & (self._scores.decided() != 0.5), self._scores.decided(), over)
        tables = deque([self._scores.decided()] * months, maxlen=months)
        for finished in range(rounds + HORIZON - 1, rounds - 1, -1):
            table = self._before(tables[0], over, finished)
            change = np.abs(table - tables[-1]).max()
            tables.appendleft(table)
            if change < ENOUGH and (finished - rounds) % months == 0:
                break
        return list(tables)

    def _before(self, after: Chances, over: Chances, finished: int) -> Chances:
        """The table a round earlier: the mean over the results of the next one."""
        turned = 1 - self._scores.turned(after)
        chances = over.copy()
        within = self._scores.moved(chances, 0)  # a view
        then = np.zeros_like(within)
        for winner, steps, share in self._results[finished % len(self._results)]:
            dealer_stays = winner == 0 or (winner == 2 and self._same)
            then += share * self._scores.moved(after if dealer_stays else turned, steps)
        np.copyto(within, then, where=np.isnan(within))
        return chances

    def _listed(self, shares: npt.NDArray[np.float64]) -> list[tuple[int, int, float]]:
        """The results that occur: who wins, how many steps the dealer is ahead, and their share."""
        return [
            (int(winner), steps, float(shares[winner, at]) * part)
            for winner, at in np.argwhere(shares)
            for steps, part in self._scores.steps(int(at) - MOST)
            if part
        ]


@lru_cache(maxsize=16)
def _equity(rules: Rules) -> Equity:
    return Equity(rules, round_results(rules))


class _Scores(Protocol):
    """How scores are laid out in a table; `dealer` and `waiting` are totals without `start_points`."""

    def read(self, table: Chances, dealer: Points, waiting: Points) -> Chances:
        """The entries of one score or of many; between two steps, what lies between their entries."""
        ...

    def over(self) -> Chances:
        """A table of the scores that end a match; NaN where it goes on."""
        ...

    def decided(self) -> Chances:
        """A table of what a score is worth once the last round is played."""
        ...

    def turned(self, table: Chances) -> Chances:
        """A table with both sides' scores exchanged."""
        ...

    def steps(self, ahead: int) -> tuple[tuple[int, float], ...]:
        """How many steps so many points are: with more than a point to a step, the two next to it and their shares."""
        ...

    def moved(self, table: Chances, steps: int) -> Chances:
        """A view: for each score a match can go on at, the entry for it with the dealer so much further ahead."""
        ...


class _Lead:
    """Only the lead counts: -size to size, and what a round may add to either end."""

    def __init__(self, rules: Rules) -> None:
        ends = [APART]
        if rules.ledger == "zero-sum":  # what one has more than at the start, the other has less
            ends += [2 * rules.start_points] if rules.start_points else []
            ends += [2 * (rules.target - rules.start_points)] if rules.target else []
        self.size = min(ends) - 1
        self._leads = np.arange(-self.size - MOST, self.size + MOST + 1)

    def read(self, table: Chances, dealer: Points, waiting: Points) -> Chances:
        end = self.size + MOST
        return np.asarray(table[np.clip(dealer - waiting, -end, end) + end])

    def over(self) -> Chances:
        return np.where(np.abs(self._leads) > self.size, self.decided(), np.nan)

    def decided(self) -> Chances:
        return (np.sign(self._leads) + 1) / 2

    def turned(self, table: Chances) -> Chances:
        return table[::-1]

    def steps(self, ahead: int) -> tuple[tuple[int, float], ...]:
        return ((ahead, 1.0),)

    def moved(self, table: Chances, steps: int) -> Chances:
        return table[MOST + steps : MOST + steps + 2 * self.size + 1]


class _Both:
    """Both scores count, as far as the target; both ways further by what a round may add."""

    def __init__(self, rules: Rules) -> None:
        way = rules.target - rules.start_points
        self._step = -(-way // CELLS)
        self.size = -(-way // self._step)
        self._ends = np.arange(self.size + MOST // self._step + 3)
        self._most = self._step * (len(self._ends) - 2)

    def read(self, table: Chances, dealer: Points, waiting: Points) -> Chances:
        a, a_rest = np.divmod(np.minimum(dealer, self._most), self._step)
        b, b_rest = np.divmod(np.minimum(waiting, self._most), self._step)
        up, across = a_rest / self._step, b_rest / self._step
        near = (1 - across) * table[a, b] + across * table[a, b + 1]
        far = (1 - across) * table[a + 1, b] + across * table[a + 1, b + 1]
        return np.asarray((1 - up) * near + up * far)

    def over(self) -> Chances:
        there = self._ends >= self.size
        return np.where(there[:, None] | there, self.decided(), np.nan)

    def decided(self) -> Chances:
        return np.asarray((np.sign(self._ends[:, None] - self._ends) + 1) / 2)

    def turned(self, table: Chances) -> Chances:
        return table.T

    def steps(self, ahead: int) -> tuple[tuple[int, float], ...]:
        down, rest = divmod(ahead, self._step)
        return (down, 1 - rest / self._step), (down + 1, rest / self._step)

    def moved(self, table: Chances, steps: int) -> Chances:
        if steps < 0:
            return table[: self.size, -steps : -steps + self.size]
        return table[steps : steps + self.size, : self.size]
