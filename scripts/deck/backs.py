"""The two backs, red and black: a new deal is seen by its other colour. One quiet pattern each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from koikoi.deck import Back
from scripts.deck.palette import INK, PAPER, THIN, Colour
from scripts.deck.pen import PathText
from scripts.deck.shapes import Svg, line


@dataclass(frozen=True)
class Look:
    """A back's colours, of its ground and of the line on it, and what it is called."""

    ground: Colour
    pattern: Colour
    title: str
    described: str


LOOKS: Final[dict[Back, Look]] = {
    Back.RED: Look("#a82a1a", "#cf5a42", "Card back, red", "A red card with a quiet pattern of waves."),
    Back.BLACK: Look("#221f28", "#4a4652", "Card back, black", "A black card with a quiet pattern of lozenges."),
}


def drawn_back(back: Back) -> Svg:
    """A back: paper rim, ground with an ink line round it, and a pattern inside one line."""
    look = LOOKS[back]
    ground = f'x="7" y="7" width="230" height="386" rx="12" fill="{look.ground}" stroke="{INK}"'
    inner = f'x="22" y="22" width="200" height="356" rx="6" fill="none" stroke="{look.pattern}"'
    rim = f'<rect width="244" height="400" rx="18" fill="{PAPER}"/>'
    pattern = line(_waves() if back is Back.RED else _lozenges(), look.pattern)
    return f'{rim}<rect {ground} stroke-width="{THIN}"/>{pattern}<rect {inner} stroke-width="{THIN}"/>'


def _waves() -> PathText:
    """Rows of arcs, 50 wide, every other row shifted by half."""
    rows = (
        f"M{47 if row % 2 else 22} {67 + 40 * row}" + "a25 25 0 0 1 50 0" * (3 if row % 2 else 4) for row in range(8)
    )
    return "".join(rows)


def _lozenges() -> PathText:
    """A lattice of lozenges, 50 wide and 89 tall."""
    down = "".join(f"M{x} 22L222 {22 + (222 - x) * 1.78:g}M22 {y:g}L{22 + (378 - y) / 1.78:g} 378" for x, y in _STARTS)
    up = "".join(
        f"M{244 - x} 22L22 {22 + (222 - x) * 1.78:g}M222 {y:g}L{222 - (378 - y) / 1.78:g} 378" for x, y in _STARTS
    )
    return down + up


_STARTS: Final = ((22, 111), (72, 200), (122, 289), (172, 378))
"""Where a line of the lattice leaves the upper edge, and where its fellow leaves the side."""
