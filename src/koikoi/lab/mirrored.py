"""Mirrored deals: two computer players play each deal twice, seats swapped: the luck of the cards cancels out."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import Final

from koikoi.agents import Agent
from koikoi.engine.deal import Deal, deal, shuffled_deck
from koikoi.engine.outcome import RoundOutcome
from koikoi.engine.position import Position
from koikoi.engine.rules import Rules
from koikoi.engine.seats import SEATS, Seat, other

_CHUNK: Final = 25
"""Pairs that a process plays before it tells."""


@dataclass(frozen=True, slots=True)
class Mirrored:
    """What came of mirrored deals, from the first player's side."""

    pairs: int
    points: float
    """Points a round: own minus the other's, halved under a zero-sum ledger."""
    se: float
    """The standard error of `points`, from the means of the pairs."""
    wins: tuple[int, int, int]
    """Rounds won by the first player, by the second, and by nobody."""
    calls: tuple[int, int]
    """Koi-koi calls of the first and of the second player."""

    def __str__(self) -> str:
        """One line for people."""
        first, second, nobody = self.wins
        return f"{self.points:+.3f} ± {self.se:.3f} points a round over {self.pairs} pairs ({first}-{second}-{nobody})"


def mirrored(
    rules: Rules,
    first: Agent,
    second: Agent,
    *,
    pairs: int,
    seed: int,
    processes: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Mirrored:
    """Play `pairs` deals twice each, same cards and dealer's seat, the players swapped. `pairs` is above 0.

    Each pair's chance follows from `seed` and its number alone, whatever the number of processes. The dealer is found
    by a fair coin, months come in turn, void deals are dealt again. `progress` is told the pairs done so far.
    """
    play = partial(_pairs, rules, first, second, seed)
    chunks = [range(start, min(start + _CHUNK, pairs)) for start in range(0, pairs, _CHUNK)]
    sums, wins, calls = [], [0, 0, 0], [0, 0]
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn")) if processes > 1 else None
    try:
        for outcomes in pool.map(play, chunks) if pool else map(play, chunks):
            for pair in outcomes:
                sums.append(sum(_points(rules, outcome, seat) for outcome, seat in zip(pair, SEATS, strict=True)) / 2)
                for outcome, seat in zip(pair, SEATS, strict=True):
                    wins[2 if outcome.winner is None else int(outcome.winner != seat)] += 1
                    calls[0] += outcome.calls[seat]
                    calls[1] += outcome.calls[other(seat)]
            progress(len(sums))
    finally:
        if pool:
            pool.shutdown(cancel_futures=True)
    mean = sum(sums) / pairs
    variance = sum((value - mean) ** 2 for value in sums) / max(pairs - 1, 1)
    return Mirrored(pairs, mean, sqrt(variance / pairs), (wins[0], wins[1], wins[2]), (calls[0], calls[1]))


def _points(rules: Rules, outcome: RoundOutcome, seat: Seat) -> float:
    ahead = outcome.points[seat] - outcome.points[other(seat)]
    return ahead / 2 if rules.ledger == "zero-sum" else float(ahead)


def _pairs(
    rules: Rules, first: Agent, second: Agent, seed: int, numbers: range
) -> list[tuple[RoundOutcome, RoundOutcome]]:
    return [_pair(rules, first, second, f"{seed} {number}", number % 12 + 1) for number in numbers]


def _pair(rules: Rules, first: Agent, second: Agent, seed: str, month: int) -> tuple[RoundOutcome, RoundOutcome]:
    """One deal twice: the first player in seat 0, then in seat 1."""
    rng = Random(seed)
    dealer = Seat(rng.randrange(2))
    while True:
        cards = deal(rules, shuffled_deck(rng=rng), dealer)
        straight = _round(rules, cards, dealer, month, (first, second), Random(f"{seed} straight"))
        swapped = _round(rules, cards, dealer, month, (second, first), Random(f"{seed} swapped"))
        if straight.void is None and swapped.void is None:
            return straight, swapped


def _round(
    rules: Rules, cards: Deal, dealer: Seat, month: int, players: tuple[Agent, Agent], rng: Random
) -> RoundOutcome:
    position, _ = Position.start(rules, cards, dealer=dealer, month=month)
    while not position.over:
        mover = position.mover
        action = players[mover].act(position.observe(mover), rng=rng)
        position, _ = position.apply(action)
    return position.outcome
