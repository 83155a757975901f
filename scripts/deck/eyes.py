"""Eyes: how far apart two colours look, to normal sight, to three kinds of colour blindness and in grey.

    python -m scripts.deck.eyes       # the distances that docs/deck.md gives

Colour blindness as matrices on linear colour by Machado, Oliveira and Fernandes (2009) at full strength; distance is
CIEDE2000 (Sharma, Wu and Dalal 2005) under D65. 1 is just seen side by side; 10 is clear at a glance.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from statistics import median
from typing import Final

from scripts.deck.palette import (
    BELL,
    BLOSSOM,
    BLUE,
    CRIMSON,
    GOLD,
    GRAPE,
    PINE,
    RED,
    STRAW,
    TINTS,
    VIOLET,
    YELLOW,
    YOUNG,
    Colour,
)

Triple = tuple[float, float, float]
"""Three numbers of one colour: linear red, green and blue, 0 to 1, or L*, a* and b*."""

Matrix = tuple[Triple, Triple, Triple]

VIEWS: Final[dict[str, Matrix]] = {
    "colour": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What each kind of sight makes of a linear colour."""

MOTIFS: Final[dict[str, tuple[int, Colour]]] = {
    "pine": (1, PINE),
    "plum blossom": (2, RED),
    "cherry blossom": (3, BLOSSOM),
    "wisteria": (4, GRAPE),
    "iris": (5, VIOLET),
    "peony": (6, CRIMSON),
    "boar": (7, "#2a1913"),
    "plume": (8, STRAW),
    "chrysanthemum": (9, YELLOW),
    "maple leaf": (10, RED),
    "deer": (10, "#b9783c"),
    "willow": (11, YOUNG),
    "swallow": (11, "#141b3d"),
    "bells": (12, BELL),
    "phoenix": (12, GOLD),
    "red ribbon, month 3": (3, RED),
    "red ribbon, month 7": (7, RED),
    "red ribbon, month 11": (11, RED),
}
"""What has to stand out from the ground: the month, and the colour it has most of."""

_TO_XYZ: Final[Matrix] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_D65: Final[Triple] = (0.95047, 1.0, 1.08883)


def seen(colour: Colour, view: str) -> Triple:
    """A colour as L*, a*, b*, as a kind of sight sees it."""
    linear = _times(VIEWS[view], _linear(colour))
    x, y, z = _times(_TO_XYZ, _three(min(1.0, max(0.0, part)) for part in linear))
    fx, fy, fz = (_cube_root(part / white) for part, white in zip((x, y, z), _D65, strict=True))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(first: Triple, second: Triple) -> float:
    """CIEDE2000 between two colours given as L*, a*, b*."""
    (l1, a1, b1), (l2, a2, b2) = first, second
    chroma = ((hypot(a1, b1) + hypot(a2, b2)) / 2) ** 7
    stretch = 1.5 - 0.5 * sqrt(chroma / (chroma + 25**7))
    c1, c2 = hypot(a1 * stretch, b1), hypot(a2 * stretch, b2)
    h1, h2 = degrees(atan2(b1, a1 * stretch)) % 360, degrees(atan2(b2, a2 * stretch)) % 360
    turn, hue = (0.0, h1 + h2) if c1 * c2 == 0 else _hues(h1, h2)
    light, mean = (l1 + l2) / 2, (c1 + c2) / 2
    weight = 1 - 0.17 * _cos(hue - 30) + 0.24 * _cos(2 * hue) + 0.32 * _cos(3 * hue + 6) - 0.2 * _cos(4 * hue - 63)
    dl = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    dc = (c2 - c1) / (1 + 0.045 * mean)
    dh = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * mean * weight)
    bend = 2 * sqrt(mean**7 / (mean**7 + 25**7)) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(dl**2 + dc**2 + dh**2 - bend * dc * dh)


def ground_distances(view: str) -> list[tuple[float, int, int]]:
    """How far the grounds of any two months look apart, the nearest first."""
    grounds = {month: seen(tint, view) for month, tint in TINTS.items()}
    return sorted((distance(grounds[a], grounds[b]), a, b) for a, b in combinations(grounds, 2))


def _hues(h1: float, h2: float) -> tuple[float, float]:
    """The shorter turn from one hue to another, and the hue in the middle of it."""
    turn = (h2 - h1 + 180) % 360 - 180
    return turn, (h1 + turn / 2) % 360


def _cos(angle: float) -> float:
    return cos(radians(angle))


def _linear(colour: Colour) -> Triple:
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return _three(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)


def _cube_root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def _times(matrix: Matrix, by: Triple) -> Triple:
    return _three(sum(a * b for a, b in zip(row, by, strict=True)) for row in matrix)


def _three(values: Iterable[float]) -> Triple:
    a, b, c = values
    return a, b, c


def main() -> None:
    """Print the tables of docs/deck.md."""
    for view in VIEWS:
        found = ground_distances(view)
        middle = median(apart for apart, _, _ in found)
        near = ", ".join(f"{a}-{b} {apart:.1f}" for apart, a, b in found[:4])
        print(f"{view:13} smallest {found[0][0]:4.1f}, median {middle:2.0f}: {near}")
    print(f"\ncolour against the ground of its month: {', '.join(VIEWS)}")
    for name, (month, colour) in MOTIFS.items():
        apart = (distance(seen(colour, view), seen(TINTS[month], view)) for view in VIEWS)
        print(f"{name:20}", *(f"{d:3.0f}" for d in apart))
    print(f"{'red against blue':20}", *(f"{distance(seen(RED, view), seen(BLUE, view)):3.0f}" for view in VIEWS))


if __name__ == "__main__":
    main()
