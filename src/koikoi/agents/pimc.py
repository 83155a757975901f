"""The searching player: perfect-information Monte Carlo over worlds that agree with what its seat sees, compiled."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final

from koikoi.agents import pimc_kernel as k
from koikoi.agents.advice import Advice
from koikoi.agents.quick_notes import PLAN_SIZE, PLAN_WEIGHTS, WEIGHTS
from koikoi.agents.results_kernel import MOST, WIDTH
from koikoi.agents.worlds import BANNED, DOUBTED, KNOWN_SIZE, SHOWN
from koikoi.engine.actions import ACTIONS, Action
from koikoi.engine.belief import lacking, passed_over, sample
from koikoi.engine.cards import cards_mask
from koikoi.engine.events import Source
from koikoi.engine.kernel.slots import STATE_SIZE
from koikoi.engine.kernel.table import lower
from koikoi.engine.observation import Observation
from koikoi.errors import BadPosition, Reason

WORLDS: Final = 1_000
SLICE: Final = 8
"""Worlds between two looks at the clock."""
Row = Callable[[Iterable[int]], Any]
"""What holds the slots of a row: a list, or `Slots` in the compiled life."""


class PimcAgent:
    """Plays every option out in the same `worlds` sampled worlds, in fewer where `milliseconds` are over before.

    Without a limit of time the action follows from the observation and the generator alone. Threads may share a player.
    """

    def __init__(
        self,
        worlds: int = WORLDS,
        *,
        milliseconds: float | None = None,
        name: str = "pimc",
        for_match: bool = False,
    ) -> None:
        """`for_match`: plays to win the match where the observation is of one, otherwise for points."""
        self.name = name
        self.worlds = worlds
        self.milliseconds = milliseconds
        self.for_match = for_match

    def act(self, observation: Observation, *, rng: Random) -> Action:
        """The best action on average; raises BadPosition for what no legal play leads to."""
        began = time.perf_counter()
        search = Search(observation, rng=rng, for_match=self.for_match)
        slots, stage = search.slots, 0
        while slots[k.OPTIONS] > 1:
            stage += 1
            left = k.stage_worlds(slots, self.worlds)
            number = left if self.milliseconds is None else SLICE
            while left > 0 and not self._late(began, stage / slots[k.STAGES]):
                search.play(min(number, left))
                left -= number
            search.halve()
        action: int = slots[k.FIRST]
        return ACTIONS[action]

    def advise(
        self, observation: Observation, *, rng: Random, worlds: int | None = None, milliseconds: float | None = None
    ) -> tuple[Advice, ...]:
        """What every legal action is worth (`Adviser`); all options in the same worlds, the last two turns exactly."""
        from koikoi.agents.endgame import count_out
        from koikoi.agents.estimate import estimate

        assert observation.seat == observation.mover, "the choice is the other player's"
        if worlds is None and milliseconds is None:
            worlds, milliseconds = self.worlds, self.milliseconds
        counted = count_out(observation)
        return counted or estimate(observation, rng=rng, worlds=worlds, milliseconds=milliseconds)

    def _late(self, began: float, share: float) -> bool:
        """Whether a share of the time is over."""
        return self.milliseconds is not None and 1000 * (time.perf_counter() - began) > share * self.milliseconds


class Search:
    """A search of an observation that has begun, compiled: its options stand in `slots` as `pimc_kernel` has them."""

    def __init__(self, observation: Observation, *, rng: Random, for_match: bool, lead: bool = True) -> None:
        """As `PimcAgent` says; without `lead` no option is ahead from the start. Raises BadPosition as `rows` does."""
        from koikoi.agents.compiled import Slots, compiled

        assert observation.seat == observation.mover, "the choice is the other player's"
        self._do = compiled(k, "begin", "play_worlds", "halve")
        self._rows = rows(observation, rng=rng, row=Slots)
        self.slots = self._rows[4]
        self._do["begin"](*self._rows[:2], *self._rows[3:6])
        if not lead:
            for option in range(self.slots[k.OPTIONS]):
                self.slots[k.SUM + option] = 0
        worth = play_for_match(self.slots, observation) if for_match and observation.match else ()
        self._rows.append(Slots(worth))

    def play(self, worlds: int) -> None:
        """Play every option out in so many worlds; raises BadPosition where there is none."""
        if not self._do["play_worlds"](*self._rows, worlds):
            raise BadPosition(Reason.IMPOSSIBLE, "no hidden cards agree with this position")

    def halve(self) -> None:
        """Drop the worse half of the options."""
        self._do["halve"](self.slots)


def play_for_match(search: Any, observation: Observation) -> list[int]:
    """Have a search that has begun choose by the match; returns what each end of the round is worth to it."""
    worth = worth_of_ends(observation, k.WIN_UNIT)
    some = 10 << (observation.rules.ledger == "zero-sum")
    won, lost = worth[MOST + some], worth[WIDTH + MOST - some]
    for option in range(search[k.OPTIONS]):  # what is ahead in points is as far ahead in the match
        search[k.WIN + option] = search[k.SUM + option] * (won - lost) // (2 * some)
    search[k.BY] = k.WIN
    return worth


def worth_of_ends(observation: Observation, unit: int) -> list[int]:
    """The seat's chance to win the match for each end of its round, as `results_kernel` lays ends out; `unit` is 1."""
    from koikoi.agents.equity import Equity

    chances: list[float] = Equity.of(observation.rules).results(observation).ravel().tolist()
    return [round(chance * unit) for chance in chances]


def rows(observation: Observation, *, rng: Random, row: Row) -> list[Any]:
    """The rows that `pimc_kernel.choose` takes, from what a seat sees; raises BadPosition for what cannot be seen."""
    stand_in = sample(observation, rng=rng)
    plan, known = [0] * PLAN_SIZE, [0] * KNOWN_SIZE
    plan[PLAN_WEIGHTS:] = WEIGHTS
    known[BANNED], known[SHOWN] = lacking(observation), shown(observation)
    known[DOUBTED] = 0 if observation.rules.must_capture else passed_over(observation)
    chance = [rng.getrandbits(48)]
    search, play = [0] * k.SEARCH_SIZE, [0] * STATE_SIZE
    return [row(values) for values in (lower(observation.rules), stand_in.state, play, plan, search, known, chance)]


def shown(observation: Observation) -> int:
    """The cards that the other player has played from the hand."""
    return cards_mask(
        row.card for row in observation.history if row.source is Source.HAND and row.seat != observation.seat
    )
