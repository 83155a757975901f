"""The deck as pictures: 48 cards and two backs in SVG, one file each and all in one sprite. Knows where the files lie.

The files are drawn by `scripts/deck`; docs/deck.md says how. All share the box `0 0 244 400`. The sprite is meant to be
put into a page as it is: its symbols `art-1B` (a card), `plate-1B` (the label over it), `back-red` and `back-black` are
shown with `<use>`; the ids of what they share begin with `deck-`.
"""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Final

from koikoi.engine.cards import Card

_FOLDER: Final = Path(__file__).parent


class Back(StrEnum):
    """The two backs; a new deal is seen by its other colour."""

    RED = "red"
    BLACK = "black"


def sprite_path() -> Path:
    """The file with the whole deck as symbols."""
    return _FOLDER / "deck.svg"


def card_path(card: Card) -> Path:
    """The file with one card, its label plate, its English name and what is to be seen on it."""
    return _FOLDER / f"{card.code}.svg"


def back_path(back: Back) -> Path:
    """The file with one back."""
    return _FOLDER / f"back-{back}.svg"
