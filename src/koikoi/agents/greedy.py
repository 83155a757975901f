"""The greedy player: looks one step ahead, and weighs a call by what the opponent threatens."""

from __future__ import annotations

from random import Random
from typing import Final

from koikoi.agents.greedy_kernel import choose
from koikoi.agents.greedy_notes import NOTES_SIZE
from koikoi.engine.actions import ACTIONS, KEEP, Action
from koikoi.engine.belief import world
from koikoi.engine.cards import mask_cards
from koikoi.engine.kernel.table import lower
from koikoi.engine.observation import Observation, Phase


class GreedyAgent:
    """Values every option by points now, both sides' chances of yaku to come, and who may be faster."""

    name: Final = "greedy"

    def act(self, observation: Observation, *, rng: Random) -> Action:
        """The best action, the same every time: the generator is not asked."""
        del rng
        assert observation.seat == observation.mover, "the choice is the other player's"
        if observation.phase is Phase.SWAP:
            return KEEP
        unseen = mask_cards(observation.unseen)
        number = observation.opponent_hand
        stand_in = world(observation, observation.hand, unseen[:number], unseen[number:])  # any hidden cards will do
        return ACTIONS[choose(lower(observation.rules), list(stand_in.state), [0] * NOTES_SIZE)]
