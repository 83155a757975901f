"""The random player: any legal action, each with the same chance. For research; people get better company."""

from __future__ import annotations

from random import Random
from typing import Final

from koikoi.engine.actions import Action
from koikoi.engine.choices import legal
from koikoi.engine.observation import Observation


class RandomAgent:
    """Chooses by chance alone."""

    name: Final = "random"

    def act(self, observation: Observation, *, rng: Random) -> Action:
        """A legal action, each with the same chance."""
        return rng.choice(legal(observation))
