"""Decks that follow from a seed, for tables that are opened without one: a run can be had again."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable

from koikoi.table.decks import SeededDecks, decks_for
from koikoi.table.ports import Decks
from koikoi.table.setup import Setup


def tonight() -> int:
    """The first seed of this run (KOIKOI_SEED, which `tests.conftest` sets; 1 outside of tests)."""
    return int(os.environ.get("KOIKOI_SEED", "1")) * 1_000_000


def seeded(first: int) -> Callable[[Setup], Decks]:
    """In place of `decks_for`: the tables that ask for no seed get `first`, `first` + 1, ... in their order."""
    numbers = itertools.count(first)

    def decks(setup: Setup) -> Decks:
        return decks_for(setup) if setup.seed is not None else SeededDecks(next(numbers))

    return decks
