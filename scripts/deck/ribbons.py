"""Ribbons: the three paper slips. Each has its own pattern, so that none is told by its colour alone."""

from __future__ import annotations

from typing import Final

from scripts.deck.palette import BLUE, BOLD, INK, PAPER, RED, WHITE, Colour
from scripts.deck.shapes import Svg, fill, group, line
from scripts.deck.writing import column

_SLIP: Final = "M-36 0L36 0C30 102 44 204 36 292L-36 292C-28 204-42 102-36 0Z"
"""72 wide and 292 long, its top centre at 0,0."""


def poem_ribbon(word: str, x: float, y: float) -> Svg:
    """The red slip with a word on a white block with zigzag ends."""
    step = 46 if len(word) > 4 else 52
    height = len(word) * step + 12
    top = (292 - height) // 2
    block = f"M-24 {top}l12 10 12-10 12 10 12-10v{height}l-12-10-12 10-12-10-12 10z"
    return _hung(_slip(RED) + fill(block, WHITE) + column(word, top + 6, step), x, y)


def blue_ribbon(x: float, y: float) -> Svg:
    """The blue slip with white waves."""
    waves = "".join(f"M-30 {wave}q10-16 20 0t20 0 20 0" for wave in range(52, 250, 36))
    return _hung(_slip(BLUE) + line(waves, WHITE), x, y)


def plain_ribbon(x: float, y: float) -> Svg:
    """The red slip with nothing on it."""
    return _hung(_slip(RED), x, y)


def _slip(colour: Colour) -> Svg:
    """A slip with its two paper bands; the paper rim parts it from any ground."""
    bands = fill("M-34 11H33V20H-34zM-33 271H34V280H-33z", PAPER)
    return fill(_SLIP, PAPER, PAPER, BOLD) + fill(_SLIP, colour, INK) + bands


def _hung(slip: Svg, x: float, y: float) -> Svg:
    return group(slip, x, y, 7)
