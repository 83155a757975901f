"""Writing: our own digits and kana as strokes, so that no card needs a font. Scaled by moving points: weights stay."""

from __future__ import annotations

import re
from typing import Final

from scripts.deck.palette import INK, MID, YELLOW
from scripts.deck.pen import PathText, number
from scripts.deck.shapes import Svg, line

_DIGITS: Final = {
    "0": "M15 2C-3 2-3 50 15 50C33 50 33 2 15 2Z",
    "1": "M5 13L17 3V50",
    "2": "M3 15C3-2 28-2 28 14C28 26 9 36 3 49H29",
    "3": "M4 3H27L15 20C34 20 34 50 13 50C8 50 4 47 2 43",
    "4": "M22 50V3L2 36H30",
    "5": "M27 3H7L5 23C20 16 30 24 30 35C30 52 9 54 2 44",
    "6": "M24 3C10 8 2 22 2 34C2 55 30 55 30 34C30 17 8 17 3 31",
    "7": "M2 3H29L12 50",
    "8": "M15 25C1 22 1 2 15 2C29 2 29 22 15 25C-3 29-3 50 15 50C33 50 33 29 15 25Z",
    "9": "M8 50C22 44 30 30 30 18C30-3 2-3 2 18C2 35 24 35 29 21",
}
"""Each digit in a box 30 wide and 50 tall."""

_KANA: Final = {
    "あ": "M3 5H16M8 1C8 7 8 13 10 17M14 8C12 14 7 19 4 17C1 14 6 9 12 9C18 10 19 14 17 16C16 18 13 19 12 19",
    "か": "M2 6C8 4 13 4 13 8C13 12 12 18 9 17M7 1C6 8 5 12 2 18M15 4C17 6 18 8 19 11",
    "し": "M6 2V14C6 20 15 19 18 14",
    "の": "M10 5C9 11 7 15 5 16C1 16 2 4 10 4C19 4 20 17 11 18",
    "み": "M4 3H11C9 9 6 16 4 16C1 15 3 11 7 11C12 11 15 13 18 15M15 9C15 13 13 16 10 19",
    "よ": "M10 5H16M10 1V15C10 19 4 19 4 16.5C5 14 11 14 16 18",
    "ら": "M8 1L13 4M5 6L4 13C8 9 17 8 17 13C17 18 10 18 7 18",
    "ろ": "M5 3H14L4 12C8 9 16 8 16 13C16 18 10 19 6 18",
}
"""Each letter of the poem slips in a box 20 wide and 20 tall."""

_LONG_LIFE: Final = "M4 3H16M3 7H17M1 11H19M11 1C9 8 6 14 2 18M7 14.5H18M14.5 11V18C14.5 20 12 20 10 19M9 16.5L10.5 18"
"""The character 寿 on the sake cup, in the same box."""


def numeral(month: int) -> Svg:
    """The number of a month, 50 tall, from y = 15."""
    tens, units = divmod(month, 10)
    if not tens:
        return line(_placed(_DIGITS[str(units)], 26 if units == 1 else 23, 15, 1, 1), INK, 10)
    slim = 0.8 if units == 1 else 0.76
    return line(_placed(_DIGITS["1"], 12, 15, 0.8, 1) + _placed(_DIGITS[str(units)], 38, 15, slim, 1), INK, MID)


def column(text: str, top: float, step: float) -> Svg:
    """Kana written downwards, centred on x = 0, each 36 tall in a step of so many units."""
    inset = (step - 36) / 2
    return line(
        "".join(_placed(_KANA[kana], -18, top + i * step + inset, 1.8, 1.8) for i, kana in enumerate(text)), INK
    )


def long_life(x: float, y: float) -> Svg:
    """The character for long life, 92 wide, its upper left corner at x, y."""
    return line(_placed(_LONG_LIFE, x, y, 4.6, 4.7), YELLOW, MID)


def _placed(path: PathText, x: float, y: float, wide: float, tall: float) -> PathText:
    """An absolute path of M, L, H, V, C and Z, scaled and then moved."""
    text, command, i = "", "", 0
    for token in re.findall(r"[MLHVCZ]|-?\d*\.?\d+", path):
        if token.isalpha():
            command, i, text = token, 0, text + token
            continue
        sideways = command == "H" or (command != "V" and i % 2 == 0)
        moved = number(float(token) * wide + x) if sideways else number(float(token) * tall + y)
        text += moved if text[-1].isalpha() or moved[0] == "-" else " " + moved
        i += 1
    return text
