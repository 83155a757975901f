"""Lines: one row of the screen written from left to right, measured in cells, never wider than it may be."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

CUT: Final = "…"
"""Stands where a text had to be cut; no text of the catalogues holds it."""
NOTHING: Final = Style()
_STEERING: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")


class Line:
    """A row being written. What does not fit is cut, and the cut is shown."""

    def __init__(self, width: int, style: Style = NOTHING) -> None:
        """`width` in cells; `style` lies under everything that is put on the row."""
        self.width = width
        self.style = style
        self.used = 0
        self.segments: list[Segment] = []

    @property
    def room(self) -> int:
        """Cells that are still free."""
        return self.width - self.used

    def put(self, text: str, style: Style = NOTHING) -> Line:
        """Write a text, cut with CUT where it does not fit; characters that would steer the terminal become `?`."""
        text = _STEERING.sub("?", text)
        size = cell_len(text)
        if size > self.room:
            text = cut(text, self.room)
            size = cell_len(text)
        if text:
            self.segments.append(Segment(text, self.style + style))
            self.used += size
        return self

    def tab(self, column: int, style: Style = NOTHING) -> Line:
        """Leave room up to a column; nothing happens where the row has passed it already."""
        return self.put(" " * min(column - self.used, self.room), style)

    def right(self, text: str, style: Style = NOTHING) -> Line:
        """Write a text at the right end."""
        return self.tab(self.width - cell_len(text)).put(text, style)

    def add(self, other: Line) -> Line:
        """Write another row's content, its styles on this row's."""
        for segment in other.segments:
            self.put(segment.text, segment.style or NOTHING)
        return self

    def fill(self, style: Style = NOTHING) -> Line:
        """Leave the rest of the row empty, in a style."""
        return self.tab(self.width, style)

    def strip(self) -> Strip:
        """The row as Textual draws it, as wide as it may be."""
        self.fill()
        return Strip(self.segments, self.used)

    @property
    def text(self) -> str:
        """What the row says."""
        return "".join(segment.text for segment in self.segments)


def cut(text: str, width: int) -> str:
    """A text in at most `width` cells, ending in CUT if something is missing."""
    if cell_len(text) <= width:
        return text
    if width <= 0:
        return ""
    return set_cell_size(text, width - 1).rstrip() + CUT


def first_fit(width: int, *texts: str) -> str:
    """The first text that fits in `width` cells, else the last one, cut."""
    for text in texts:
        if cell_len(text) <= width:
            return text
    return cut(texts[-1], width)


def pad(text: str, width: int) -> str:
    """A text in exactly `width` cells, cut or filled with spaces."""
    text = cut(text, width)
    return text + " " * (width - cell_len(text))


_NO_START: Final = frozenset("、。，．・：；？！ー）」』】〉》〕”’…ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;!?)]}»")
_NO_END: Final = frozenset("（「『【〈《〔“‘([{«")


def wrap(text: str, width: int) -> list[str]:
    """A text in rows of at most `width` cells, broken at spaces, and between Japanese characters that allow it.

    What is wider than a whole row is broken anywhere; a character wider than that has a row of its own.
    """
    rows: list[str] = []
    row = ""
    for piece in _pieces(text):
        if row.strip(" ") and cell_len(row + piece.rstrip(" ")) > width:
            rows.append(row.rstrip(" "))
            row = ""
        row = (row + piece).lstrip(" ")
        while cell_len(row.rstrip(" ")) > width:
            head = _head(row, width)
            rows.append(head)
            row = row[len(head) :].lstrip(" ")
    if row.strip(" ") or not rows:
        rows.append(row.rstrip(" "))
    return rows


def _head(text: str, width: int) -> str:
    """As many characters as fit in `width` cells, one at least."""
    size = 0
    for i, char in enumerate(text):
        size += cell_len(char)
        if size > width:
            return text[: max(i, 1)]
    return text


def _pieces(text: str) -> Iterator[str]:
    """The parts of a text between which a row may end."""
    piece = ""
    for i, char in enumerate(text):
        piece += char
        after = text[i + 1] if i + 1 < len(text) else ""
        if (char == " " and after != " ") or (
            after and after != " " and (_wide(char) or _wide(after)) and after not in _NO_START and char not in _NO_END
        ):
            yield piece
            piece = ""
    if piece:
        yield piece


def _wide(char: str) -> bool:
    return cell_len(char) == 2


def paragraphs(texts: Iterable[str], width: int) -> list[str]:
    """Several texts, each wrapped."""
    return [row for text in texts for row in wrap(text, width)]
