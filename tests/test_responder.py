"""The search that knows the greedy player: the same in both lives, and it looks at what its seat sees alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from koikoi.agents.compiled import Slots, compiled
from koikoi.agents.greedy_notes import NOTES_SIZE
from koikoi.agents.pimc import rows
from koikoi.engine.belief import sample
from koikoi.engine.observation import Observation, Phase
from koikoi.lab import responder_kernel
from tests.test_pimc import walks

WORLDS = 3


def chosen(observation: Observation, seed: int, *, fast: bool) -> int:
    row: Any = Slots if fast else list
    choose: Any = compiled(responder_kernel, "choose")["choose"] if fast else responder_kernel.choose
    action: int = choose(*rows(observation, rng=Random(seed), row=row), WORLDS, row([0] * NOTES_SIZE))
    return action


@pytest.mark.parametrize("seed", [1, 2])
def test_both_lives_choose_the_same_and_a_legal_action(seed: int) -> None:
    tried = 0
    for position in walks(Random(seed), 1):
        if position.phase is Phase.SWAP or len(position.legal()) < 2 or tried == 12:
            continue
        tried += 1
        observation = position.observe(position.mover)
        fast = chosen(observation, tried, fast=True)
        assert fast == chosen(observation, tried, fast=False)
        assert fast in {action.id for action in position.legal()}
    assert tried == 12


def test_hidden_cards_change_nothing() -> None:
    rng = Random(3)
    for position in walks(rng, 1):
        observation = position.observe(position.mover)
        other = sample(observation, rng=rng).observe(position.mover)
        assert chosen(observation, 5, fast=True) == chosen(other, 5, fast=True)
