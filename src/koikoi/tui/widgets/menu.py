"""Menus: rows of which one is chosen, by arrows and Enter, by its number, or by pressing it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from textual import events
from textual.message import Message

from koikoi.tui.line import Line, first_fit
from koikoi.tui.widgets.painted import Painted


@dataclass(frozen=True, slots=True)
class Item:
    """One row: what it is for programs, its words, and a few fainter ones behind them."""

    id: str
    text: str
    detail: str = ""
    key: str = ""
    """The letter that chooses it, where it has one."""


class Menu(Painted):
    """The rows."""

    class Chosen(Message):
        """A row was chosen."""

        def __init__(self, item: Item) -> None:
            """Which one."""
            super().__init__()
            self.item = item

    def __init__(self, items: Sequence[Item] = (), *, id: str = "menu", ground: str = "desk") -> None:
        """A menu on a ground of the look."""
        super().__init__(id=id)
        self.items = tuple(items)
        self.cursor = 0
        self._ground = ground
        self._column = 0

    def fill(self, items: Sequence[Item]) -> None:
        """Other rows; the cursor stays where it was, if there is such a row."""
        at = self.items[self.cursor].id if self.items else ""
        self.items = tuple(items)
        ids = [item.id for item in self.items]
        self.cursor = ids.index(at) if at in ids else min(self.cursor, max(len(ids) - 1, 0))
        self.repaint(layout=True)

    @property
    def at(self) -> Item | None:
        """The row under the cursor."""
        return self.items[self.cursor] if self.items else None

    def paint(self, width: int, height: int) -> list[Line]:
        """A row for each item; where there are more than fit, those around the cursor."""
        items = list(enumerate(self.items))
        self._column = min(max((cell_len(item.text) for item in self.items if item.detail), default=0), width // 2) + 5
        if height and len(items) > height:
            first = min(max(self.cursor - height // 2, 0), len(items) - height)
            items = items[first : first + height]
        return [self._row(i, item, width) for i, item in items]

    def _row(self, i: int, item: Item, width: int) -> Line:
        look = self.look
        chosen = i == self.cursor
        ground = "act" if chosen else self._ground
        line = Line(
            width, look.style("act_ink" if chosen else "ink", ground, "reverse" if look.plain and chosen else "")
        )
        line.put(" ▶ " if chosen else "   ").put(item.text, look.style("act_ink" if chosen else "ink", ground, "bold"))
        if item.detail and line.room > 6:
            detail = first_fit(width - max(self._column, line.used + 2) - 1, item.detail)
            line.put("  ").tab(self._column).put(detail, look.style("act_ink" if chosen else "soft", ground))
        if item.key and cell_len(item.key) + 2 <= line.room:
            line.right(f"{item.key} ", look.style("act_ink" if chosen else "faint", ground))
        return line.fill()

    def pressed(self, key: str) -> bool:
        """Move, choose; False if the key means nothing here."""
        if not self.items:
            return False
        if key in ("up", "down"):
            self.cursor = (self.cursor + (1 if key == "down" else -1)) % len(self.items)
            self.repaint()
        elif key in ("home", "end"):
            self.cursor = 0 if key == "home" else len(self.items) - 1
            self.repaint()
        elif key in ("enter", "space"):
            self.choose(self.cursor)
        elif key.isdecimal() and 1 <= int(key) <= len(self.items):
            self.choose(int(key) - 1)
        else:
            found = [i for i, item in enumerate(self.items) if item.key and item.key.lower() == key]
            if not found:
                return False
            self.choose(found[0])
        return True

    def choose(self, number: int) -> None:
        """Choose a row."""
        self.cursor = number
        self.repaint()
        self.post_message(self.Chosen(self.items[number]))

    def on_click(self, event: events.Click) -> None:
        """Choose the row that was pressed."""
        height = self.size.height
        first = min(max(self.cursor - height // 2, 0), len(self.items) - height) if len(self.items) > height else 0
        if 0 <= first + event.y < len(self.items):
            self.choose(first + event.y)
