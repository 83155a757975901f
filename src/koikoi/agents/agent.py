"""Agent: what a computer player is. It sees what a person at its seat would see, and chooses."""

from __future__ import annotations

from random import Random
from typing import Protocol

from koikoi.engine.actions import Action
from koikoi.engine.observation import Observation


class Agent(Protocol):
    """A computer player; it keeps nothing from one choice to the next."""

    @property
    def name(self) -> str:
        """The name it is made by (`koikoi.agents.registry`)."""
        ...

    def act(self, observation: Observation, *, rng: Random) -> Action:
        """A legal action for the observing seat, whose choice it must be."""
        ...
