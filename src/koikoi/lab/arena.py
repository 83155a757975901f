"""The arena: mirrored rounds or matches between any computer players, each against each, and what they prove.

Players that are written like the kernel play rounds with it; whole matches, and other players, go by observations. Each
pair's chance follows from the seed and its number, so that figures depend neither on the processes that shared the work
nor on how often it was taken up again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import combinations
from typing import Final

from koikoi.agents import Agent, make_agent, pairs
from koikoi.agents.pimc import WORLDS
from koikoi.agents.registry import parse_agent
from koikoi.engine.rules import Rules
from koikoi.errors import KoiKoiError, Reason
from koikoi.lab.matches import Game, Pair, match_pairs
from koikoi.lab.mirrored import CompiledPlayer, MirroredRound, agents_pairs, compiled_pairs
from koikoi.lab.sequential import SequentialTest
from koikoi.lab.workers import Block, Clock, shared_out


class Unit(StrEnum):
    """What is played twice with the same cards."""

    ROUNDS = "rounds"
    MATCHES = "matches"


BLOCK: Final = {Unit.ROUNDS: 25, Unit.MATCHES: 4}
"""Pairs that a process plays before it tells."""
FAST_FROM: Final = 250
"""From how many pairs on it is worth to load Numba where nobody searches; the figures are the same."""
KERNEL: Final = {"random": pairs.RANDOM, "greedy": pairs.GREEDY, "pimc": pairs.PIMC}
"""The players that are written like the kernel."""
LIGHT: Final = ("random", "greedy")
"""Those that need no Numba."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays what: two contests that are equal have the same pairs, number for number."""

    rules: Rules
    agents: tuple[str, ...]
    """Two names or more, as `make_agent` takes them."""
    unit: Unit
    seed: int

    def __post_init__(self) -> None:
        """Raise KoiKoiError for an unknown agent, or fewer than two."""
        for name in self.agents:
            make_agent(name)
        if len(self.agents) < 2:
            raise KoiKoiError(
                Reason.WRONG_COUNT, f"an arena needs two computer players or more, not {len(self.agents)}"
            )

    @property
    def pairings(self) -> tuple[tuple[int, int], ...]:
        """Each against each: the places of two agents in `agents`."""
        return tuple(combinations(range(len(self.agents)), 2))

    def value(self, pair: Pair) -> float:
        """What a pair says of the first player, 0 for no better: points a round, of matches the share won less ½."""
        return self.points(pair) if self.unit is Unit.ROUNDS else share(pair) - 0.5

    @property
    def reach(self) -> float | None:
        """How far from 0 the value of a pair can lie; None for points, which have no bounds worth knowing."""
        return None if self.unit is Unit.ROUNDS else 0.5

    def points(self, pair: Pair) -> float:
        """Points a round of a pair: own minus the other's, halved under a zero-sum ledger, which counts them twice."""
        sides = 2 if self.rules.ledger == "zero-sum" else 1
        return sum(game.ahead for game in pair) / sum(game.rounds for game in pair) / sides


def share(pair: Pair) -> float:
    """The share of a pair's games that the first player won, 0 to 1; what nobody wins is half a win."""
    return sum({0: 1.0, 1: 0.0, -1: 0.5}[game.won_by] for game in pair) / len(pair)


@dataclass(frozen=True, slots=True)
class Goal:
    """How far to play: so many pairs of each pairing, or fewer where `until_decided` and its test has decided."""

    pairs: int
    until_decided: bool = False
    h1: float | None = None
    """What the test holds against 0; None for a share of the spread (`koikoi.lab.sequential`)."""


@dataclass(slots=True)
class Standing:
    """A contest and the pairs of each pairing so far, from number 0 on; `play` adds to them."""

    contest: Contest
    played: list[list[Pair]] = field(default_factory=list)
    seconds: float = 0.0
    """Time spent playing, without loading and compiling."""

    def __post_init__(self) -> None:
        """Begin with no pairs."""
        self.played = self.played or [[] for _ in self.contest.pairings]

    def counted(self, goal: Goal) -> list[tuple[Sequence[Pair], SequentialTest]]:
        """For each pairing the pairs that count towards a goal, and the test of them."""
        out: list[tuple[Sequence[Pair], SequentialTest]] = []
        for played in self.played:
            course = _Course(self.contest, goal, played)
            out.append((played[: course.test.number], course.test))
        return out


def play(
    standing: Standing,
    goal: Goal,
    *,
    processes: int = 1,
    apart: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> None:
    """Play what lacks to the goal; `progress` is told the pairs done, of all pairings, whenever some were added.

    Interrupted, it leaves a standing that can be played on. `apart`: as `koikoi.lab.workers` says. Raises KoiKoiError
    where processes cannot be started or are ended.
    """
    contest, before = standing.contest, standing.seconds
    courses = [_Course(contest, goal, played) for played in standing.played]
    if not any(course.due for course in courses):
        return
    size = BLOCK[contest.unit]
    lacking = sum(-(-(goal.pairs - course.next) // size) for course in courses if course.due)
    clock = Clock()
    work = Work(contest, goal.pairs >= FAST_FROM)
    blocks = _blocks(courses, size)
    with closing(shared_out(work, blocks, clock, processes=min(processes, lacking), apart=apart)) as done:
        for (pairing, start, _), played in done:
            courses[pairing].take(start, played)
            standing.seconds = before + clock.seconds()
            progress(sum(course.test.number for course in courses))


class _Course:
    """One pairing on its way to the goal: its pairs are taken in the order of their numbers, however they come."""

    def __init__(self, contest: Contest, goal: Goal, played: list[Pair]) -> None:
        self._contest = contest
        self._goal = goal
        self._played = played
        self._early: dict[int, list[Pair]] = {}
        self.next = len(played)
        """The number of the first pair that nobody has been asked to play."""
        self.test = SequentialTest(goal.h1, contest.reach)
        """The test of the pairs that count."""
        self._count()

    @property
    def due(self) -> bool:
        """Whether more is to be played."""
        decided = self._goal.until_decided and self.test.decision is not None
        return self.next < self._goal.pairs and not decided

    def block(self, size: int) -> range:
        """The numbers of the pairs to play next."""
        numbers = range(self.next, min(self.next + size, self._goal.pairs))
        self.next = numbers.stop
        return numbers

    def take(self, start: int, played: list[Pair]) -> None:
        """Add pairs, or keep them until those before them are there."""
        self._early[start] = played
        while len(self._played) in self._early:
            self._played += self._early.pop(len(self._played))
        self._count()

    def _count(self) -> None:
        """Show the test what it has not seen, as far as it counts."""
        for pair in self._played[self.test.number : self._goal.pairs]:
            if self._goal.until_decided and self.test.decision is not None:
                break
            self.test.add(self._contest.value(pair))


def _blocks(courses: Sequence[_Course], size: int) -> Iterator[Block]:
    """Blocks of all pairings in turn: the pairing, its first pair and the one behind its last."""
    while any(course.due for course in courses):
        for pairing, course in enumerate(courses):
            if course.due:
                numbers = course.block(size)
                yield pairing, numbers.start, numbers.stop


@dataclass(frozen=True, slots=True)
class Work:
    """What is to be played, but for the pairs; `fast` in the compiled life, which players that search always have."""

    contest: Contest
    fast: bool

    @property
    def compiles(self) -> bool:
        """Whether playing this loads Numba."""
        kernel = any(self._kernel(places) for places in self.contest.pairings)
        return (self.fast and kernel) or not all(_light(name) for name in self.contest.agents)

    def player(self) -> Callable[[int, int, int], list[Pair]]:
        """What plays blocks: a pairing, its first pair, and the one behind its last."""
        if self.compiles:  # a deal for nothing: whatever the players load or compile is there
            for places in self.contest.pairings:
                if self._kernel(places) is None:
                    agents_pairs(self.contest.rules, *self._agents(places), self.contest.seed, range(1))
                else:
                    anyone = CompiledPlayer(pairs.RANDOM)
                    compiled_pairs(self.contest.rules, anyone, anyone, self.contest.seed, range(1))
        return self._play

    def _play(self, pairing: int, start: int, stop: int) -> list[Pair]:
        rules, seed, numbers = self.contest.rules, self.contest.seed, range(start, stop)
        places = self.contest.pairings[pairing]
        if self.contest.unit is Unit.MATCHES:
            return match_pairs(rules, *self._agents(places), seed, numbers)
        players = self._kernel(places)
        if players is None:
            return [_games(pair) for pair in agents_pairs(rules, *self._agents(places), seed, numbers)]
        fast = self.fast or not all(_light(self.contest.agents[place]) for place in places)
        return [_games(pair) for pair in compiled_pairs(rules, *players, seed, numbers, fast=fast)]

    def _agents(self, places: tuple[int, int]) -> tuple[Agent, Agent]:
        first, second = (make_agent(self.contest.agents[place]) for place in places)
        return first, second

    def _kernel(self, places: tuple[int, int]) -> tuple[CompiledPlayer, CompiledPlayer] | None:
        """Two players as the kernel's, for rounds and if both are written so."""
        first, second = (compiled_player(self.contest.agents[place]) for place in places)
        if self.contest.unit is Unit.MATCHES or first is None or second is None:
            return None
        return first, second


def compiled_player(name: str) -> CompiledPlayer | None:
    """A player by its name as the kernel has it; None if it is not written like the kernel."""
    own, worlds = parse_agent(name)
    if own not in KERNEL:
        return None
    return CompiledPlayer(KERNEL[own], 0 if own in LIGHT else worlds or WORLDS)


def _light(name: str) -> bool:
    return parse_agent(name)[0] in LIGHT


def _games(pair: tuple[MirroredRound, MirroredRound]) -> Pair:
    straight, swapped = (Game(played.ahead, played.won_by, 1) for played in pair)
    return straight, swapped
