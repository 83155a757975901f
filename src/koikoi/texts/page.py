"""Pages: a text with a title, sections and blocks, for the terminal and the browser to draw. Knows no rules."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences."""

    text: str


@dataclass(frozen=True, slots=True)
class Bullets:
    """Items of a list; `ordered` where their order matters and they are best numbered."""

    items: tuple[str, ...]
    ordered: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A table; every row has as many cells as the header. A cell may be empty."""

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Paragraph | Bullets | Table


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a page; `id` is an identifier for links, the same in all languages."""

    id: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """A whole page."""

    title: str
    sections: tuple[Section, ...]
