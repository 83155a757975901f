"""An estimate of what each action is worth: the means of all options played out in the same sampled worlds."""

from __future__ import annotations

import time
from dataclasses import replace
from math import sqrt
from random import Random
from typing import Final

from koikoi.agents import pimc_kernel as k
from koikoi.agents.advice import Advice, ranked
from koikoi.agents.pimc import SLICE, Search
from koikoi.engine.actions import ACTIONS, KEEP, SWAP
from koikoi.engine.observation import Observation, Phase

FEWEST: Final = 2
"""Fewer worlds have no standard error."""


def estimate(
    observation: Observation, *, rng: Random, worlds: int | None, milliseconds: float | None
) -> tuple[Advice, ...]:
    """Every legal action with its means and standard errors over `worlds` worlds, over fewer where the time is over.

    At least one of the two limits is given; loading and compiling take none of the time. A card with several captures
    is worth the best of them. Raises BadPosition for what no legal play leads to.
    """
    assert worlds is not None or milliseconds is not None, "there is no end"
    search = Search(observation, rng=rng, for_match=True, lead=False)
    worlds = None if worlds is None else max(worlds, FEWEST)
    done, end = 0, None
    while done != worlds and (end is None or time.perf_counter() < end):
        left = SLICE if worlds is None else worlds - done
        number = left if milliseconds is None else min(left, SLICE)
        search.play(number)
        done += number
        if end is None and milliseconds is not None:  # all is compiled now
            end = time.perf_counter() + milliseconds / 1000
    return ranked(_best_of_each(observation, search.slots.tolist(), done))


def _best_of_each(observation: Observation, search: list[int], worlds: int) -> list[Advice]:
    """One advice for each action, from the sums of its options."""
    half = 2 if observation.rules.ledger == "zero-sum" else 1
    best: dict[int, int] = {}
    for option in range(search[k.OPTIONS]):
        action = search[k.FIRST + option]
        if action not in best or k.liking(search, option) > k.liking(search, best[action]):
            best[action] = option
    if observation.phase is Phase.SWAP:  # neither hand is seen, so both are worth the same (B18)
        best[SWAP.id] = best[KEEP.id]
    out = []
    for action, option in best.items():
        points, points_se = _mean(search[k.SUM + option], search[k.SQUARES + option], worlds, half)
        win, win_se = _mean(search[k.WIN + option], search[k.WIN_SQUARES + option], worlds, k.WIN_UNIT)
        one = Advice(action=ACTIONS[action], points=points, points_se=points_se, worlds=worlds)
        out.append(replace(one, win=win, win_se=win_se) if observation.match else one)
    return out


def _mean(total: int, squares: int, worlds: int, unit: int) -> tuple[float, float]:
    """The mean and its standard error, in units."""
    variance = (squares * worlds - total * total) / (worlds * (worlds - 1))
    return total / worlds / unit, sqrt(variance / worlds) / unit
