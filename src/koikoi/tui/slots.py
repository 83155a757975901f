"""Slots: where on the cloth each field card lies. A card keeps its place until it is taken; nothing moves up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

LEAST: Final = 18
"""Slots that are always there; a field grows no further in play as it happens, but may."""


def settle(before: Sequence[str | None], field: Iterable[str]) -> tuple[str | None, ...]:
    """The slots for `field`, cards by code: old cards where they lay, new ones in the first free places."""
    cards = list(field)
    lying = set(cards)
    slots: list[str | None] = [card if card in lying else None for card in before]
    slots += [None] * (LEAST - len(slots))
    placed = set(slots)
    new = [card for card in cards if card not in placed]
    free = [i for i, card in enumerate(slots) if card is None]
    for i, card in zip(free, new, strict=False):
        slots[i] = card
    return (*slots, *new[len(free) :])


def last_used(slots: Sequence[str | None]) -> int:
    """How many slots there are up to the last card."""
    return max((i + 1 for i, card in enumerate(slots) if card is not None), default=0)
