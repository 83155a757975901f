"""The beginner: takes the pairs that look precious, with no eye for yaku or for what the other player collects."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from koikoi.engine.actions import KEEP, KOI, STOP, Act, Action
from koikoi.engine.cards import Kind, cards_mask
from koikoi.engine.choices import legal
from koikoi.engine.kernel.score import score
from koikoi.engine.kernel.table import lower
from koikoi.engine.observation import Observation, Phase

PRECIOUS: Final[Mapping[Kind, int]] = MappingProxyType(
    {Kind.BRIGHT: 20, Kind.ANIMAL: 10, Kind.RIBBON: 5, Kind.CHAFF: 1}
)
"""What a card is worth to a beginner: the points of the old way of counting, card by card."""
PLAYS_ON: Final = 5
"""Cards in hand from which on it calls koi-koi with a small total."""
MUCH: Final = 7
"""Points that it does not put at risk; many tables double from here on."""


class BeginnerAgent:
    """Takes the most precious pair, else throws the cheapest card; of equals any.

    It stops as soon as it may, but with PLAYS_ON cards or more in hand and less than MUCH it wants to go on playing.
    """

    name: Final = "beginner"

    def act(self, observation: Observation, *, rng: Random) -> Action:
        """What looks best at a glance."""
        assert observation.seat == observation.mover, "the choice is the other player's"
        if observation.phase is Phase.SWAP:
            return KEEP
        if observation.phase is Phase.DECIDE:
            return KOI if _plays_on(observation) else STOP
        worths = [(_worth(observation, action), action) for action in legal(observation)]
        best = max(worth for worth, _ in worths)
        return rng.choice([action for worth, action in worths if worth == best])


def _plays_on(o: Observation) -> bool:
    """Whether the round is young and the total small."""
    pile = cards_mask(o.captured[o.seat])
    return len(o.hand) >= PLAYS_ON and score(lower(o.rules), pile, o.month, o.calls[o.seat]) < MUCH


def _worth(o: Observation, action: Action) -> int:
    """What an action brings in at once; below 0 for a card that is thrown, and least for taking nothing at all."""
    if action.card is None:
        return -sum(PRECIOUS.values())
    worth = PRECIOUS[action.card.kind]
    if action.act is Act.TAKE:
        return worth
    partners = [PRECIOUS[card.kind] for card in o.field if card.month == action.card.month]
    if not partners:
        return -worth
    every = len(partners) == 3 and o.rules.three_on_field == "all"
    return worth + (sum(partners) if every else max(partners))
