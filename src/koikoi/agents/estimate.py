"""An estimate of what each action is worth: the means of all options played out in the same sampled worlds."""

from __future__ import annotations

import time
from math import sqrt
from random import Random
from typing import Final

from koikoi.agents import pimc_kernel as k
from koikoi.agents.advice import Advice, ranked
from koikoi.agents.pimc import ENTRIES, SLICE, rows
from koikoi.engine.actions import ACTIONS, KEEP, SWAP
from koikoi.engine.observation import Observation, Phase
from koikoi.errors import BadPosition, Reason

FEWEST: Final = 2
"""Fewer worlds have no standard error."""


def estimate(
    observation: Observation, *, rng: Random, worlds: int | None, milliseconds: float | None
) -> tuple[Advice, ...]:
    """Every legal action with its mean and standard error over `worlds` worlds, over fewer where the time is over.

    At least one of the two limits is given; loading and compiling take none of the time. A card with several captures
    is worth the best of them. Raises BadPosition for what no legal play leads to.
    """
    from koikoi.agents.compiled import Slots, compiled

    assert observation.seat == observation.mover, "the choice is the other player's"
    assert worlds is not None or milliseconds is not None, "there is no end"
    do = compiled(k, *ENTRIES)
    rules, world, play, plan, search, known, chance = rows(observation, rng=rng, row=Slots)
    do["begin"](rules, world, play, plan, search, known)
    for option in range(search[k.OPTIONS]):
        search[k.SUM + option] = 0  # no option is ahead from the start
    worlds = None if worlds is None else max(worlds, FEWEST)
    done, end = 0, None
    while done != worlds and (end is None or time.perf_counter() < end):
        left = SLICE if worlds is None else worlds - done
        number = left if milliseconds is None else min(left, SLICE)
        if not do["play_worlds"](rules, world, play, plan, search, known, chance, number):
            raise BadPosition(Reason.IMPOSSIBLE, "no hidden cards agree with this position")
        done += number
        if end is None and milliseconds is not None:  # all is compiled now
            end = time.perf_counter() + milliseconds / 1000
    return ranked(_best_of_each(observation, search.tolist(), done))


def _best_of_each(observation: Observation, search: list[int], worlds: int) -> list[Advice]:
    """One advice for each action, from the sums of its options."""
    half = 2 if observation.rules.ledger == "zero-sum" else 1
    best: dict[int, Advice] = {}
    for option in range(search[k.OPTIONS]):
        total, squares = search[k.SUM + option], search[k.SQUARES + option]
        variance = (squares * worlds - total * total) / (worlds * (worlds - 1))
        action = ACTIONS[search[k.FIRST + option]]
        points, error = total / worlds / half, sqrt(variance / worlds) / half
        if action.id not in best or points > best[action.id].points:
            best[action.id] = Advice(action=action, points=points, points_se=error, worlds=worlds)
    if observation.phase is Phase.SWAP:  # neither hand is seen, so both are worth the same (B18)
        keep = best[KEEP.id]
        best[SWAP.id] = Advice(action=SWAP, points=keep.points, points_se=keep.points_se, worlds=worlds)
    return list(best.values())
