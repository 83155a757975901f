"""Painted: a widget that writes its rows itself. What it paints is kept until it is told to paint again."""

from __future__ import annotations

from textual.geometry import Size
from textual.strip import Strip
from textual.widget import Widget

from koikoi.tui.line import Line
from koikoi.tui.look import DARK, Look
from koikoi.tui.words import Words, words_of


class Painted(Widget):
    """A widget made of Lines."""

    DEFAULT_CSS = """
    Painted { width: 1fr; height: auto; }
    """

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        """An empty widget; `paint` says what is on it."""
        super().__init__(id=id, classes=classes)
        self._rows: list[Strip] | None = None
        self._painted_for: tuple[int, int] = (0, 0)

    @property
    def look(self) -> Look:
        """The colours of the moment."""
        return getattr(self.app, "look", DARK)

    @property
    def words(self) -> Words:
        """The words of the moment."""
        return getattr(self.app, "words", None) or words_of("en")

    def paint(self, width: int, height: int) -> list[Line]:
        """The rows, each of exactly `width` cells; `height` is what there is room for, 0 while that is being asked."""
        raise NotImplementedError

    def repaint(self, *, layout: bool = False) -> None:
        """Paint again; `layout` if the number of rows may be another."""
        self._rows = None
        self.refresh(layout=layout)

    def _paint(self, width: int, height: int) -> list[Strip]:
        if self._rows is None or self._painted_for != (width, height):
            self._rows = [line.strip() for line in self.paint(width, height)]
            self._painted_for = (width, height)
        return self._rows

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many rows as are painted."""
        return len(self.paint(width, 0))

    def render_line(self, y: int) -> Strip:
        """A row of the widget's content."""
        size = self.size
        rows = self._paint(size.width, size.height)
        return rows[y] if y < len(rows) else Strip.blank(size.width, self.rich_style)

    def notify_style_update(self) -> None:
        """Another theme: paint again."""
        super().notify_style_update()
        self._rows = None
