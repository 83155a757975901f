"""Paper: texts to read, as blocks that are wrapped to the width there is. Knows no screen and no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from rich.cells import cell_len
from rich.style import Style

from koikoi.texts import Block as TextBlock
from koikoi.texts import Bullets, Page, Paragraph, Table
from koikoi.tui.line import Line, pad, wrap
from koikoi.tui.look import Look

Tone = Literal["title", "head", "ink", "strong", "soft", "faint", "gain", "near", "act", "stake"]


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph; `bullet` hangs in front of it."""

    text: str
    tone: Tone = "ink"
    bullet: str = ""
    indent: int = 0


@dataclass(frozen=True, slots=True)
class Row:
    """A row that is drawn for the width there is, such as a table's or a card's."""

    draw: Callable[[int], Sequence[Line]]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table of short texts: the last column gets the room that is left and is wrapped."""

    rows: tuple[tuple[str, ...], ...]
    header: bool = True


Piece = Text | Row | Grid
BLANK = Text("")


def lay_out(pieces: Sequence[Piece], look: Look, width: int, ground: str = "sheet") -> list[Line]:
    """The pieces as rows of `width` cells, two of margin on either side."""
    rows: list[Line] = []
    for piece in pieces:
        if isinstance(piece, Row):
            rows += piece.draw(width)
        elif isinstance(piece, Grid):
            rows += _grid(piece, look, width, ground)
        else:
            rows += _text(piece, look, width, ground)
    return rows


def _text(piece: Text, look: Look, width: int, ground: str) -> list[Line]:
    left = 2 + piece.indent + (cell_len(piece.bullet) + 1 if piece.bullet else 0)
    style = tone_style(piece.tone, look, ground)
    rows = []
    for i, text in enumerate(wrap(piece.text, max(width - left - 2, 8))):
        line = Line(width, look.style("ink", ground)).tab(2 + piece.indent)
        if piece.bullet and not i:
            line.put(piece.bullet, style)
        rows.append(line.tab(left).put(text, style))
    return rows


def tone_style(tone: Tone, look: Look, ground: str) -> Style:
    """The style of a tone."""
    attributes = {"title": "bold", "head": "bold underline", "strong": "bold", "gain": "bold", "stake": "bold"}
    ink = {"title": "stake", "head": "soft", "strong": "ink"}.get(tone, tone)
    return look.style(ink, ground, attributes.get(tone, ""))


def _grid(grid: Grid, look: Look, width: int, ground: str) -> list[Line]:
    columns = len(grid.rows[0])
    sizes = [max(cell_len(row[i]) for row in grid.rows) for i in range(columns)]
    room = width - 4 - 2 * (columns - 1)
    while sum(sizes) > room and max(sizes) > 6:
        sizes[sizes.index(max(sizes))] -= 1
    rows = []
    for number, cells in enumerate(grid.rows):
        head = grid.header and not number
        style = look.style("soft" if head else "ink", ground, "bold" if head else "")
        parts = [wrap(cell, size) if cell else [""] for cell, size in zip(cells, sizes, strict=True)]
        for y in range(max(map(len, parts))):
            line = Line(width, look.style("ink", ground)).put("  ")
            for i, (part, size) in enumerate(zip(parts, sizes, strict=True)):
                line.put("  " if i else "").put(pad(part[y] if y < len(part) else "", size), style)
            rows.append(line)
    return rows


def page_pieces(page: Page) -> list[Piece]:
    """A page of the catalogue as pieces."""
    pieces: list[Piece] = []
    for section in page.sections:
        pieces += [BLANK, Text(section.title, "head")]
        for block in section.blocks:
            pieces += _block(block)
    return pieces


def _block(block: TextBlock) -> list[Piece]:
    if isinstance(block, Paragraph):
        return [Text(block.text)]
    if isinstance(block, Bullets):
        return [Text(item, bullet=f"{i}." if block.ordered else "•") for i, item in enumerate(block.items, 1)]
    assert isinstance(block, Table)
    return [Grid((block.header, *block.rows))]
