"""Lessons by the million: rounds at many tables, on several processes."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache, partial
from multiprocessing import get_context
from random import Random
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from koikoi.agents import net_notes as n
from koikoi.agents.greedy_notes import NOTES_SIZE
from koikoi.agents.net_file import Weights
from koikoi.agents.pimc_kernel import SEARCH_SIZE
from koikoi.agents.quick_notes import PLAN_WEIGHTS, WEIGHTS
from koikoi.agents.worlds import KNOWN_SIZE
from koikoi.engine.kernel.slots import STATE_SIZE
from koikoi.engine.kernel.table import lower
from koikoi.engine.rules import PRESETS, Rules
from koikoi.lab.train import lessons as l
from koikoi.lab.workers import end_with_parent

CHUNK: Final = 20_000
"""Lessons that a process gives before it tells."""
ROUNDS: Final = 40
"""Rounds at a table before the next."""
NIN: Final = {"base": "single-koi", "families": "best"}


class Lessons(NamedTuple):
    """Positions and what came of their options."""

    told: npt.NDArray[np.float16]
    """Lessons by MOST by TOLD."""
    which: npt.NDArray[np.int8]
    """Lessons by MOST by CARDS."""
    masks: npt.NDArray[np.uint8]
    """Lessons by MASKS by 6: sets of cards, the lowest bits first."""
    worths: npt.NDArray[np.float16]
    """Lessons by 96."""
    results: npt.NDArray[np.float32]
    """Lessons by MOST: what each option brought the mover; ten points to 1. A call's is what a stop brings less."""
    number: npt.NDArray[np.int8]
    """Options of each lesson; 1 is a call."""


class Order(NamedTuple):
    """What lessons are to be given; shares are of 1,024."""

    teacher: int
    learner: int
    part: int = 400
    odd: int = 60
    again: int = 4
    rival: int = l.NOBODY
    rival_worlds: int = 0


@lru_cache(maxsize=1)
def tables() -> tuple[Rules, ...]:
    """The tables that lessons are given at: the presets, and some with other options."""
    changed = (
        NIN, NIN,
        {"base": "koikoi-japan"},
        {"base": "koikoi-japan", "call_limit": "unlimited", "families": "best"},
        {"base": "shobu", "call_limit": "unlimited"},
        {"base": "extensions", "must_capture": True},
        {"base": "single-koi", "viewing": "off", "three_on_field": "one"},
        {"base": "first-to-fifty", "viewing": "with-base"},
        {"base": "koikoi-japan", "reopen": "new", "seven_doubles": "always"},
    )  # fmt: skip
    return (*map(Rules.preset, PRESETS), *map(Rules.parse, changed))


class Generator:
    """Processes that give lessons, in chunks of so many; to be used by `with`."""

    def __init__(self, processes: int, *, chunk: int = CHUNK) -> None:
        self._chunk = chunk
        self._pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=end_with_parent)

    def __enter__(self) -> Generator:
        return self

    def __exit__(self, *trouble: object) -> None:
        self._pool.shutdown(cancel_futures=True)

    def lessons(
        self, order: Order, net: Weights, number: int, *, seed: str, rules: tuple[Rules, ...] | None = None
    ) -> Callable[[], Lessons]:
        """Begin with `number` lessons, rounded up to whole chunks; what is returned waits for them.

        What they are follows from the order, the net, the seed and the `rules`; without those, from `tables`.
        """
        give = partial(_chunk, order, net, seed, self._chunk, rules or tables())
        parts = self._pool.map(give, range(-(-number // self._chunk)))
        return lambda: Lessons(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def _chunk(order: Order, net: Weights, seed: str, size: int, tables: tuple[Rules, ...], part: int) -> Lessons:
    from koikoi.agents.compiled import Floats, Slots, compiled

    give = compiled(l, "give_lessons")["give_lessons"]
    rng = Random(f"{seed} {part}")
    told, results = Floats(np.zeros(size * n.MOST * n.TOLD)), Floats(np.zeros(size * n.MOST))
    which, seen = Slots(np.zeros(size * n.MOST * n.CARDS, np.int64)), Slots(np.zeros(size * l.SEEN, np.int64))
    number, chance, deck = Slots([0] * size), Slots([rng.getrandbits(48)]), Slots(range(48))
    state, play, notes = (Slots([0] * slots) for slots in (STATE_SIZE, STATE_SIZE, NOTES_SIZE))
    world, thought, search = (Slots([0] * slots) for slots in (STATE_SIZE, STATE_SIZE, SEARCH_SIZE))
    plan, knowns = Slots((*[0] * PLAN_WEIGHTS, *WEIGHTS)), [Slots([0] * KNOWN_SIZE) for _ in range(4)]
    mind, weights = Floats(np.zeros(n.MIND_SIZE)), Floats(net)
    every = [Slots(lower(rules)) for rules in tables]
    at = 0
    while at < size:
        rules = rng.choice(every)
        month = rng.randrange(12)
        for i in range(ROUNDS):
            at = give(
                rules, state, deck, chance, play, notes, plan, *knowns, Slots(order), mind, weights,
                world, thought, search, told, which, seen, results, number, at, size, (month + i) % 12 + 1,
            )  # fmt: skip
    position = seen.array.reshape((size, l.SEEN))
    masks = np.ascontiguousarray(position[:, : n.MASKS], dtype="<i8").view(np.uint8).reshape((size, n.MASKS, 8))
    return Lessons(
        told.array.reshape((size, n.MOST, n.TOLD)).astype(np.float16),
        which.array.reshape((size, n.MOST, n.CARDS)).astype(np.int8),
        np.ascontiguousarray(masks[:, :, :6]),
        (position[:, n.MASKS :] / 256).astype(np.float16),
        results.array.reshape((size, n.MOST)).copy(),
        number.array.astype(np.int8),
    )
