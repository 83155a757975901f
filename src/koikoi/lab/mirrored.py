"""Mirrored deals: two computer players play each deal twice, seats swapped: the luck of the cards cancels out."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from koikoi.agents import Agent
from koikoi.agents import pairs as p
from koikoi.agents.greedy_notes import NOTES_SIZE
from koikoi.agents.net_file import Weights
from koikoi.agents.net_notes import MIND_SIZE, NET_SIZE
from koikoi.agents.pimc_kernel import SEARCH_SIZE
from koikoi.agents.quick_notes import PLAN_SIZE, PLAN_WEIGHTS, WEIGHTS
from koikoi.agents.worlds import KNOWN_SIZE
from koikoi.engine.deal import Deal, deal, shuffled_deck
from koikoi.engine.kernel.slots import STATE_SIZE
from koikoi.engine.kernel.table import lower
from koikoi.engine.outcome import RoundOutcome
from koikoi.engine.position import Position
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Seat, other
from koikoi.lab.workers import end_with_parent

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


class CompiledPlayer(NamedTuple):
    """A player that is written like the kernel: its number in `koikoi.agents.pairs`, and its worlds if it searches."""

    number: int
    worlds: int = 0
    net: Weights | None = None
    """The weights of a net, NET_SIZE float32, for the player NET."""


class MirroredRound(NamedTuple):
    """A round from the first player's side."""

    ahead: int
    won_by: int
    """0 the first player, 1 the second, -1 nobody."""
    calls: tuple[int, int]


Pair = tuple[MirroredRound, MirroredRound]
"""A deal played twice: with the first player in seat 0, then in seat 1."""


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
    return _gathered(rules, partial(agents_pairs, rules, first, second, seed), pairs, processes, progress)


def mirrored_compiled(
    rules: Rules,
    first: CompiledPlayer,
    second: CompiledPlayer,
    *,
    pairs: int,
    seed: int,
    processes: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Mirrored:
    """The same between compiled players, a hundred times faster; with deals of its own."""
    return _gathered(rules, partial(compiled_pairs, rules, first, second, seed), pairs, processes, progress)


def _gathered(
    rules: Rules,
    play: Callable[[range], Sequence[Pair]],
    pairs: int,
    processes: int,
    progress: Callable[[int], None],
) -> Mirrored:
    """What came of all pairs, which `play` plays by their numbers."""
    chunks = [range(start, min(start + _CHUNK, pairs)) for start in range(0, pairs, _CHUNK)]
    parts = 4 if rules.ledger == "zero-sum" else 2  # two rounds; under zero-sum both sides were written down
    sums, wins, calls = [], [0, 0, 0], [0, 0]
    pool = None
    if processes > 1:
        pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=end_with_parent)
    try:
        for played in pool.map(play, chunks) if pool else map(play, chunks):
            for pair in played:
                sums.append(sum(played_round.ahead for played_round in pair) / parts)
                for played_round in pair:
                    wins[played_round.won_by] += 1
                    calls[0] += played_round.calls[0]
                    calls[1] += played_round.calls[1]
            progress(len(sums))
    finally:
        if pool:
            pool.shutdown(cancel_futures=True)
    mean = sum(sums) / pairs
    variance = sum((value - mean) ** 2 for value in sums) / max(pairs - 1, 1)
    return Mirrored(pairs, mean, sqrt(variance / pairs), (wins[0], wins[1], wins[2]), (calls[0], calls[1]))


def agents_pairs(rules: Rules, first: Agent, second: Agent, seed: int, numbers: range) -> list[Pair]:
    """Play the pairs of some numbers, in their order."""
    return [_pair(rules, first, second, f"{seed} {number}", number % 12 + 1) for number in numbers]


def _pair(rules: Rules, first: Agent, second: Agent, seed: str, month: int) -> Pair:
    """One deal twice: the first player in seat 0, then in seat 1."""
    rng = Random(seed)
    dealer = Seat(rng.randrange(2))
    while True:
        cards = deal(rules, shuffled_deck(rng=rng), dealer)
        straight = _round(rules, cards, dealer, month, (first, second), Random(f"{seed} straight"))
        swapped = _round(rules, cards, dealer, month, (second, first), Random(f"{seed} swapped"))
        if straight.void is None and swapped.void is None:
            return _seen_from(straight, Seat(0)), _seen_from(swapped, Seat(1))


def _seen_from(outcome: RoundOutcome, seat: Seat) -> MirroredRound:
    won_by = -1 if outcome.winner is None else int(outcome.winner != seat)
    ahead = outcome.points[seat] - outcome.points[other(seat)]
    return MirroredRound(ahead, won_by, (outcome.calls[seat], outcome.calls[other(seat)]))


def _round(
    rules: Rules, cards: Deal, dealer: Seat, month: int, players: tuple[Agent, Agent], rng: Random
) -> RoundOutcome:
    position, _ = Position.start(rules, cards, dealer=dealer, month=month)
    while not position.over:
        mover = position.mover
        action = players[mover].act(position.observe(mover), rng=rng)
        position, _ = position.apply(action)
    return position.outcome


def compiled_pairs(
    rules: Rules, first: CompiledPlayer, second: CompiledPlayer, seed: int, numbers: range, *, fast: bool = True
) -> list[Pair]:
    """The same between compiled players; unless `fast` they run as they stand, slowly and with the same result."""
    row: Callable[[Iterable[int]], Any] = list
    floats: Callable[[Any], Any] = list
    play: Callable[..., None] = p.play_pair
    if fast:
        from koikoi.agents.compiled import Floats, Slots, compiled

        row, floats, play = Slots, Floats, compiled(p, "play_pair")["play_pair"]
    states = [row([0] * STATE_SIZE) for _ in range(4)]
    knowns = [row([0] * KNOWN_SIZE) for _ in range(2)]
    notes, search, pair = row([0] * NOTES_SIZE), row([0] * SEARCH_SIZE), row([0] * p.PAIR_SIZE)
    plan = row((*[0] * PLAN_WEIGHTS, *WEIGHTS))
    assert len(plan) == PLAN_SIZE
    nothing = np.zeros(NET_SIZE, np.float32)
    nets = [floats(nothing if player.net is None else player.net) for player in (first, second)]
    mind = floats(np.zeros(MIND_SIZE))
    table, players = row(lower(rules)), row((first.number, second.number, first.worlds, second.worlds))
    out = []
    for number in numbers:
        chances = hashlib.sha256(f"{seed} {number}".encode()).digest()
        chance, thought = (row([int.from_bytes(chances[at : at + 6], "big")]) for at in (0, 6))
        state, deal, world, playing = states
        play(
            table, state, deal, row(range(48)), chance, thought, notes, world, playing, plan, search, *knowns,
            players, number % 12 + 1, pair, mind, *nets,
        )  # fmt: skip
        noted = list(pair)
        a, w, c = noted[: p.WON_BY], noted[p.WON_BY : p.CALLED], noted[p.CALLED :]
        out.append((MirroredRound(a[0], w[0], (c[0], c[1])), MirroredRound(a[1], w[1], (c[2], c[3]))))
    return out
