"""Advice: what each action is worth, best first, and what a computer player is that can be asked for it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, runtime_checkable

from koikoi.agents.agent import Agent
from koikoi.engine.actions import Action
from koikoi.engine.observation import Observation


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """What one action is worth to the seat that is to move."""

    action: Action
    points: float
    """Expected points a round: own minus the other's, halved under a zero-sum ledger."""
    points_se: float
    """The standard error of `points`; 0 where all was counted."""
    win: float | None = None
    """The chance to win the match, 0 to 1, a shared one as half; None where the round is not played for a match."""
    win_se: float | None = None
    """The standard error of `win`."""
    worlds: int
    """In how many arrangements of the unseen cards the round was played out."""
    exact: bool = False
    """Whether those were all there are, and every choice in them the best."""


@runtime_checkable
class Adviser(Agent, Protocol):
    """A computer player that tells what it thinks of every action."""

    def advise(
        self, observation: Observation, *, rng: Random, worlds: int | None = None, milliseconds: float | None = None
    ) -> tuple[Advice, ...]:
        """Every legal action of the observing seat, whose choice it must be, best first; of equals the lower id.

        At most so many worlds (2 or more) and so much time; without either, as many worlds as the player likes. Without
        a limit of time the advice follows from the observation and the generator alone. Raises BadPosition for what no
        legal play leads to.
        """
        ...


def ranked(advice: Iterable[Advice]) -> tuple[Advice, ...]:
    """The best action first, for the match where it is played for one; of equals that with the lower id.

    Where chances are estimates, a point counts a five hundredth of the match beside them: where those hardly differ, as
    in a match that is as good as decided, it decides, and not their errors.
    """
    return tuple(sorted(advice, key=lambda one: (*_rank(one), one.action.id)))


def _rank(one: Advice) -> tuple[float, float]:
    if one.win is None:
        return -one.points, 0.0
    return (-round(one.win, 9), -one.points) if one.exact else (-one.win - one.points / 500, 0.0)


def format_advice(advice: tuple[Advice, ...]) -> dict[str, Any]:
    """The answer to a `koikoi-position` as JSON: the best action, and all actions with their points."""
    return {"action": advice[0].action.token, "actions": [_worth(one) for one in advice]}


def _worth(one: Advice) -> dict[str, Any]:
    worth = {"action": one.action.token, "points": one.points, "points_se": one.points_se}
    return worth if one.win is None else worth | {"win": one.win, "win_se": one.win_se}
