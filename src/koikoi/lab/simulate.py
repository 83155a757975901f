"""Simulation: many rounds between two computer players, and a tally of them.

Two random players run on the compiled kernel, a million rounds a second; others are shown observations. Rounds come in
blocks with chance of their own, so that the tally depends on the seed and not on how many processes shared the work.
"""

from __future__ import annotations

import hashlib
import math
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import wait
from random import Random
from typing import Any, Final

from koikoi.agents import make_agent
from koikoi.engine.deal import deal, shuffled_deck
from koikoi.engine.kernel import slots as s
from koikoi.engine.kernel import tally as t
from koikoi.engine.kernel.table import lower, yaku_ids
from koikoi.engine.outcome import EndKind
from koikoi.engine.position import Position
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Seat

RANDOM: Final = "random"
FAST_BLOCK: Final = 100_000
"""Rounds in a block of the compiled loop."""
SLOW_BLOCK: Final = 50
"""Rounds in a block of players that think."""

Counts = list[int]
"""A tally of the kernel (`koikoi.engine.kernel.tally`)."""
Play = Callable[[int, int], Counts]
"""Plays a block: the number of its first round, from 0, and how many rounds it has."""
Block = tuple[int, int]


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
    def dealer_points(self) -> tuple[float, float]:
        """The dealer's points a round and their standard error: own minus other's, halved under a zero-sum ledger."""
        mean = self.counts[t.T_AHEAD] / self.rounds
        variance = max(self.counts[t.T_SQUARES] / self.rounds - mean * mean, 0.0)
        return mean, math.sqrt(variance / self.rounds)

    def json(self) -> dict[str, Any]:
        """The fields of record.md: counts of rounds (for a yaku: in which it was paid), and points as means."""
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
            "won_points": c[t.T_WON_POINTS] / won if won else 0.0,
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
    progress: Callable[[int], None] | None = None,
) -> Tally:
    """Let two agents, by name, play `rounds` rounds, 1 or more; `progress` is told the number of rounds done.

    The dealer is found by a fair coin, months come in turn, every deal is fresh. The same seed gives the same tally
    with any number of processes. Raises KoiKoiError for an unknown agent.
    """
    for name in agents:
        make_agent(name)
    size = FAST_BLOCK if agents == (RANDOM, RANDOM) else SLOW_BLOCK
    blocks = ((first, min(size, rounds - first)) for first in range(0, rounds, size))
    total = _empty(rules)
    clock = _Clock()
    if processes == 1:
        played = _played_here(rules, agents, seed, blocks, clock)
    else:
        played = _played_apart(rules, agents, seed, blocks, clock, min(processes, -(-rounds // size)))
    for counts in played:
        total = [a + b for a, b in zip(total, counts, strict=True)]
        if progress is not None:
            progress(total[t.T_ROUNDS])
    return Tally(rules, tuple(total), clock.seconds())


class _Clock:
    """Counts the seconds from `start` on."""

    def __init__(self) -> None:
        self._began = time.perf_counter()

    def start(self) -> None:
        self._began = time.perf_counter()

    def seconds(self) -> float:
        return time.perf_counter() - self._began


def _empty(rules: Rules) -> Counts:
    return [0] * (t.T_YAKU + len(yaku_ids(rules)))


# --- blocks


def _player(rules: Rules, agents: tuple[str, str], seed: int) -> Play:
    """What plays blocks; all loading and compiling is done when it returns."""
    if agents == (RANDOM, RANDOM):
        return _random_player(rules, seed)
    players = (make_agent(agents[0]), make_agent(agents[1]))
    table, paid = lower(rules), [0] * len(yaku_ids(rules))

    def play(first: int, number: int) -> Counts:
        rng = Random(f"{seed} {first}")
        counts = _empty(rules)
        for at in range(first, first + number):
            dealer, month = Seat(rng.randrange(2)), at % 12 + 1
            while True:
                cards = deal(rules, shuffled_deck(rng=rng), dealer)
                position, _ = Position.start(rules, cards, dealer=dealer, month=month)
                while not position.over:
                    mover = position.mover
                    position, _ = position.apply(players[mover].act(position.observe(mover), rng=rng))
                if position.outcome.kind is not EndKind.VOID:
                    break
                counts[t.T_VOIDS] += 1
            t.tally_round(table, list(position.state), counts, paid)
        return counts

    return play


def _random_player(rules: Rules, seed: int) -> Play:
    from koikoi.agents.compiled import Slots, compiled

    random_rounds = compiled(t)["random_rounds"]
    table, paid, state = Slots(lower(rules)), Slots(_empty(rules)), Slots([0] * s.STATE_SIZE)

    def play(first: int, number: int) -> Counts:
        chance, deck, counts = Slots([block_chance(seed, first)]), Slots(range(48)), Slots(_empty(rules))
        random_rounds(table, state, chance, deck, counts, paid, first, number)
        return counts.tolist()

    play(0, 0)  # nothing is played, but it is compiled
    return play


def block_chance(seed: int, first: int) -> int:
    """The 48-bit state of the kernel's generator for the block that begins with round `first`."""
    return int.from_bytes(hashlib.sha256(f"{seed} {first}".encode()).digest()[:6], "big")


# --- in one process or in several


def _played_here(
    rules: Rules, agents: tuple[str, str], seed: int, blocks: Iterator[Block], clock: _Clock
) -> Iterator[Counts]:
    play = _player(rules, agents, seed)
    clock.start()
    for block in blocks:
        yield play(*block)


def _played_apart(
    rules: Rules, agents: tuple[str, str], seed: int, blocks: Iterator[Block], clock: _Clock, processes: int
) -> Iterator[Counts]:
    """The blocks' tallies as they come; the clock starts when every process is ready."""
    if agents == (RANDOM, RANDOM):
        _player(rules, agents, seed)  # compiled once, so that the others find it in the cache
    context = get_context("spawn")
    pipes: list[Any] = []
    workers = []
    try:
        for _ in range(processes):
            mine, theirs = context.Pipe()
            workers.append(context.Process(target=_serve, args=(theirs, rules, agents, seed), daemon=True))
            workers[-1].start()
            theirs.close()
            pipes.append(mine)
        for pipe in pipes:
            pipe.recv()
        clock.start()
        busy = []
        for pipe, block in zip(pipes, blocks, strict=False):
            pipe.send(block)
            busy.append(pipe)
        while busy:
            ready = wait(busy)
            for pipe in [pipe for pipe in busy if pipe in ready]:
                counts: Counts = pipe.recv()
                following = next(blocks, None)
                if following is None:
                    busy.remove(pipe)
                else:
                    pipe.send(following)
                yield counts
    except EOFError:
        raise RuntimeError("a process of the simulation has ended too early; its own message stands above") from None
    finally:
        for worker in workers:
            worker.terminate()
            worker.join()


def _serve(pipe: Any, rules: Rules, agents: tuple[str, str], seed: int) -> None:
    """A process that plays blocks: it says that it is ready, then answers each block with its tally."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that started it ends it
    play = _player(rules, agents, seed)
    pipe.send(None)
    while True:
        pipe.send(play(*pipe.recv()))
