"""Simulation: many rounds between two computer players, and a tally of them.

Players that are written like the kernel run with it, compiled where it pays, two random ones a million rounds a second;
others are shown observations. Rounds come in blocks with chance of their own, so that the tally depends on the seed and
not on how many processes shared the work.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from koikoi.agents import duel, make_agent
from koikoi.agents.greedy_notes import NOTES_SIZE
from koikoi.engine.deal import deal, shuffled_deck
from koikoi.engine.kernel import slots as s
from koikoi.engine.kernel import tally as t
from koikoi.engine.kernel.table import lower, yaku_ids
from koikoi.engine.outcome import EndKind
from koikoi.engine.position import Position
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Seat
from koikoi.lab.workers import Clock, shared_out

RANDOM: Final = "random"
COMPILED: Final = {RANDOM: duel.RANDOM, "greedy": duel.GREEDY}
"""The players that are written like the kernel."""
FAST_BLOCK: Final = 100_000
"""Rounds in a block of two random players."""
SLOW_BLOCK: Final = 100
"""Rounds in a block of players that think."""
FAST_FROM: Final = 20_000
SLOW_FROM: Final = 500
"""From how many rounds on it is worth to load Numba, and perhaps to compile; the tally is the same."""

Counts = list[int]
"""A tally of the kernel (`koikoi.engine.kernel.tally`)."""
Play = Callable[[int, int], Counts]
"""Plays a block: the number of its first round, from 0, and how many rounds it has."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What came of the rounds; `json` is the object of `koikoi simulate --json`."""

    rules: Rules
    counts: tuple[int, ...]
    seconds: float
    """Time spent playing, without loading and compiling."""

    @property
    def rounds(self) -> int:
        """How many rounds were played; void deals are none."""
        return self.counts[t.T_ROUNDS]

    @property
    def dealer_points(self) -> tuple[float, float | None]:
        """The dealer's points a round and their standard error: own minus other's, halved under a zero-sum ledger.

        One round has no spread, so that the error is None.
        """
        mean = self.counts[t.T_AHEAD] / self.rounds
        if self.rounds < 2:
            return mean, None
        deviations = max(self.counts[t.T_SQUARES] - self.counts[t.T_AHEAD] * mean, 0.0)
        return mean, math.sqrt(deviations / (self.rounds - 1) / self.rounds)

    def json(self) -> dict[str, Any]:
        """The fields of record.md: counts of rounds (for a yaku: in which it was paid), and points as means.

        What no round tells is None: the error of one round, the points of a won round where nobody has won.
        """
        c, n = self.counts, self.rounds
        won = c[t.T_WINS] + c[t.T_WINS + 1]
        mean, error = self.dealer_points
        kinds = {EndKind.WIN: s.WIN, EndKind.EXHAUSTED: s.EXHAUSTED, EndKind.HAND: s.HAND, EndKind.DRAW: s.DRAW}
        return {
            "rounds": n,
            "void_deals": c[t.T_VOIDS],
            "wins": [c[t.T_WINS], c[t.T_WINS + 1]],
            "points": [c[t.T_POINTS] / n, c[t.T_POINTS + 1] / n],
            "dealer_wins": c[t.T_DEALER_WINS],
            "other_wins": won - c[t.T_DEALER_WINS],
            "draws": n - won,
            "dealer_points": mean,
            "dealer_points_se": error,
            "won_points": c[t.T_WON_POINTS] / won if won else None,
            "kinds": {kind.value: c[t.T_KINDS + slot] for kind, slot in kinds.items()},
            "yaku": {name: c[t.T_YAKU + i] for i, name in enumerate(yaku_ids(self.rules)) if c[t.T_YAKU + i]},
            "seconds": self.seconds,
            "rounds_per_second": n / self.seconds if self.seconds > 0 else 0.0,
        }


def simulate(
    rules: Rules,
    agents: tuple[str, str],
    rounds: int,
    seed: int,
    *,
    processes: int = 1,
    apart: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Tally:
    """Let two agents, by name, play `rounds` rounds, 1 or more; `progress` is told the number of rounds done.

    The dealer is found by a fair coin, months come in turn, every deal is fresh. The same seed gives the same tally
    with any number of processes. `apart`: what has to be compiled is never played in this process, so that it may be
    interrupted at any time. Raises KoiKoiError for an unknown agent, and where processes cannot be started or are
    ended.
    """
    for name in agents:
        make_agent(name)
    two = agents == (RANDOM, RANDOM)
    size, least = (FAST_BLOCK, FAST_FROM) if two else (SLOW_BLOCK, SLOW_FROM)
    work = Work(rules, agents, seed, rounds >= least)
    blocks = ((first, min(size, rounds - first)) for first in range(0, rounds, size))
    total = work.empty()
    clock = Clock()
    processes = min(processes, -(-rounds // size))
    with closing(shared_out(work, blocks, clock, processes=processes, apart=apart)) as played:
        for _, counts in played:
            total = [a + b for a, b in zip(total, counts, strict=True)]
            if progress is not None:
                progress(total[t.T_ROUNDS])
    return Tally(rules, tuple(total), clock.seconds())


# --- blocks


@dataclass(frozen=True, slots=True)
class Work:
    """What is to be played, but for the rounds; `fast` in the compiled life, where the players have one."""

    rules: Rules
    agents: tuple[str, str]
    seed: int
    fast: bool

    @property
    def compiles(self) -> bool:
        """Whether playing this loads Numba."""
        return self.fast or not all(name in COMPILED for name in self.agents)

    def empty(self) -> Counts:
        """A tally of nothing."""
        return [0] * (t.T_YAKU + len(yaku_ids(self.rules)))

    def chance(self, first: int) -> int:
        """The 48-bit state of the kernel's generator for the block that begins with round `first`."""
        return int.from_bytes(hashlib.sha256(f"{self.seed} {first}".encode()).digest()[:6], "big")

    def player(self) -> Play:
        """What plays blocks; all loading and compiling is done when it returns."""
        if all(name in COMPILED for name in self.agents):
            return self._kernel_player()
        return self._observing_player()

    def _kernel_player(self) -> Play:
        two = self.agents == (RANDOM, RANDOM)
        module, name = (t, "random_rounds") if two else (duel, "play_rounds")
        loop: Callable[..., None] = getattr(module, name)
        row: Callable[[Iterable[int]], Any] = list
        if self.fast:
            from koikoi.agents.compiled import Slots, compiled

            row, loop = Slots, compiled(module, name)[name]
        rest = [] if two else [row([0] * NOTES_SIZE), row(COMPILED[name] for name in self.agents)]
        table, state, paid = row(lower(self.rules)), row([0] * s.STATE_SIZE), row(self.empty())

        def play(first: int, number: int) -> Counts:
            chance, deck, counts = row([self.chance(first)]), row(range(48)), row(self.empty())
            loop(table, state, chance, deck, counts, paid, *rest, first, number)
            return list(counts)

        play(0, 0)  # nothing is played, but it is compiled
        return play

    def _observing_player(self) -> Play:
        players = (make_agent(self.agents[0]), make_agent(self.agents[1]))
        table, paid = lower(self.rules), self.empty()

        def play(first: int, number: int) -> Counts:
            rng = Random(f"{self.seed} {first}")
            counts = self.empty()
            for at in range(first, first + number):
                dealer, position = Seat(rng.randrange(2)), None
                while position is None or position.outcome.kind is EndKind.VOID:
                    counts[t.T_VOIDS] += position is not None
                    cards = deal(self.rules, shuffled_deck(rng=rng), dealer)
                    position, _ = Position.start(self.rules, cards, dealer=dealer, month=at % 12 + 1)
                    while not position.over:
                        mover = position.mover
                        position, _ = position.apply(players[mover].act(position.observe(mover), rng=rng))
                t.tally_round(table, list(position.state), counts, paid)
            return counts

        play(0, 1)  # a round for nothing: whatever a player loads or compiles is there
        return play
