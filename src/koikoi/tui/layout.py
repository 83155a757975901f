"""The layout of the table: how many rows each part gets in a window. Nothing but arithmetic."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

WIDE: Final = (120, 36)
"""From this size on the table has a rail and large cards."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Rows of each part, and the rail's cells where there is one."""

    rail: int
    """0: the tracker lies under the hand."""
    pane: int
    field: int
    prompt: int
    hand: int
    side: int
    spare: int = 0
    """Rows left empty under the hand."""


def layout_for(width: int, height: int, *, deciding: bool = False) -> Layout:
    """The parts of a window, the header's and the keys' row not counted; a decision wants more room in a low one."""
    if width >= WIDE[0] and height >= WIDE[1]:
        return _wide(width, height - 2)
    low = _low(height - 2)
    return replace(low, hand=2, side=low.side + low.hand - 2) if deciding and low.hand < 6 else low


def _wide(width: int, rows: int) -> Layout:
    rail = max(34, min(48, width * 28 // 100))
    pane, prompt = (4 if rows >= 41 else 3), 2
    left = rows - 2 * pane - prompt
    hand = min(11, left - 14)
    if width - rail >= 8 * 15 + 1:
        hand = 6
    field = min(left - hand, 17)
    return Layout(rail, pane, field, prompt, hand, rows, left - hand - field)


def _low(rows: int) -> Layout:
    """Two rows for each pane, one for the prompt; what is left goes to the hand, the field and the tracker in turn."""
    hand, field, side = 4, 6, 7
    spare = rows - 2 * 2 - 1 - hand - field - side
    for part, wish in (("hand", 2), ("field", 3), ("side", 4), ("hand", 2), ("field", 4)):
        given = max(0, min(wish, spare))
        if part != "side" and given < wish:
            given = 0
        hand += given if part == "hand" else 0
        field += given if part == "field" else 0
        side += given if part == "side" else 0
        spare -= given
    return Layout(0, 2, field, 1, hand, side + spare)
