"""Pages and tables for a terminal: what `koikoi.texts` wrote, drawn within the width there is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from koikoi.texts import page as pages

WIDEST: Final = 100
"""Running text is no wider than this: longer lines are hard to read."""
_NOT_FIRST: Final = frozenset("、。，．・：；！？）」』】〕〉》ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々…×%:;?!»—–")
_NOT_LAST: Final = frozenset("（「『【〔〈《")
"""Lines do not begin with the first, nor end with the second (for Japanese: JIS X 4051)."""


class Flowing:
    """Running text, broken at spaces, and inside Japanese where its rules allow it."""

    def __init__(self, text: str, style: str = "") -> None:
        self.text = text
        self.style = style

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw it."""
        for line in fold(self.text, min(options.max_width, WIDEST)):
            yield Text(line, self.style, no_wrap=True, overflow="ignore")


def fold(text: str, width: int) -> Iterator[str]:
    """The lines of a text, each at most `width` cells wide where its words allow it."""
    line = ""
    for piece in _pieces(text):
        if line and cell_len((line + piece).rstrip()) > width:
            yield line.rstrip()
            line = piece.lstrip()
        else:
            line += piece
    if line:
        yield line.rstrip()


def _pieces(text: str) -> Iterator[str]:
    """The parts of a text between which a line may end: words with the space behind them, Japanese characters."""
    piece = ""
    for char in text:
        wide = cell_len(char) == 2
        before = piece[-1:]
        breaks = before == " " or (before and (wide or cell_len(before) == 2))
        if breaks and char != " " and char not in _NOT_FIRST and before not in _NOT_LAST:
            yield piece
            piece = ""
        piece += char
    if piece:
        yield piece


def drawn_page(page: pages.Page) -> Iterator[RenderableType]:
    """A whole page: its title, then section after section."""
    yield Text(page.title, "bold")
    for section in page.sections:
        yield ""
        yield Text(section.title, "bold cyan")
        for block in section.blocks:
            yield from _drawn_block(block)


def _drawn_block(block: pages.Block) -> Iterator[RenderableType]:
    match block:
        case pages.Paragraph(text):
            yield Padding(Flowing(text), (1, 0, 0, 0))
        case pages.Bullets(items, ordered):
            rows = Table.grid(padding=(0, 1))
            for number, item in enumerate(items, 1):
                rows.add_row(f" {number}." if ordered else " •", Flowing(item))
            yield rows
        case pages.Table(header, rows_):
            yield Padding(table(header, rows_), (1, 0, 0, 0))


def table(
    header: Sequence[str], rows: Iterable[Sequence[RenderableType]], *, right: Sequence[int] = ()
) -> RenderableType:
    """A table with a line under its header; `right` are the columns of numbers."""
    body = [tuple(Text(cell) if isinstance(cell, str) else cell for cell in row) for row in rows]
    out = Table(box=box.SIMPLE_HEAD, header_style="bold", show_edge=False)
    for i, head in enumerate(header):
        out.add_column(
            Text(head),
            justify="right" if i in right else "left",
            overflow="fold",
            min_width=max(_longest_word(cell) for cell in (head, *(row[i] for row in body))),
            no_wrap=not any(_can_wrap(cell) for cell in (head, *(row[i] for row in body))),
        )
    for row in body:
        out.add_row(*row)
    return out


def _lines(cell: RenderableType) -> list[str]:
    """A cell broken wherever its line may end."""
    text = cell.plain if isinstance(cell, Text) else cell.text if isinstance(cell, Flowing) else str(cell)
    return list(fold(text, 1)) or [""]


def _can_wrap(cell: RenderableType) -> bool:
    """Whether a cell has a place where its line may end."""
    return len(_lines(cell)) > 1


def _longest_word(cell: RenderableType) -> int:
    """How many columns a cell needs so that no word of it is cut."""
    return max(map(cell_len, _lines(cell)))


def facts(rows: Iterable[tuple[str, str]]) -> RenderableType:
    """Names and what they are, side by side."""
    out = Table.grid(padding=(0, 2))
    for name, value in rows:
        out.add_row(Text(name, "dim"), Flowing(value))
    return out
