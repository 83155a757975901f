"""Every test of the terminal deals the same cards each time."""

from __future__ import annotations

import pytest

from koikoi.table import table
from tests.decks import seeded, tonight


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables without a seed of their own get those of this run."""
    monkeypatch.setattr(table, "decks_for", seeded(tonight()))
