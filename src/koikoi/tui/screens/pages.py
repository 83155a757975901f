"""Pages: something to read above the table, scrolled by arrows and closed by any of the usual keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll

from koikoi.tui.line import Line
from koikoi.tui.paper import Piece, lay_out
from koikoi.tui.screens.base import GameModal
from koikoi.tui.widgets.keybar import KeyBar
from koikoi.tui.widgets.painted import Painted

Pieces = Callable[[], Sequence[Piece]]


class Paper(Painted):
    """The page's text."""

    def __init__(self, pieces: Pieces) -> None:
        """`pieces` are asked for whenever the page is laid out, so that they follow language and width."""
        super().__init__(id="paper")
        self._pieces = pieces

    def paint(self, width: int, height: int) -> list[Line]:
        """The page in this width."""
        return lay_out(self._pieces(), self.look, width)


class PageScreen(GameModal[None]):
    """A title, a page, and the keys."""

    def __init__(self, title: str, pieces: Pieces, *, close_with: str = "") -> None:
        """`close_with` is the key that opened the page, which also closes it."""
        super().__init__()
        self.page_title = title
        self._pieces = pieces
        self._close = {"escape", "enter", "q", "space", close_with}

    def compose(self) -> ComposeResult:
        """Title, page, keys."""
        yield PageTitle(self.page_title)
        with VerticalScroll(id="scroll"):
            yield Paper(self._pieces)
        yield KeyBar()

    def on_mount(self) -> None:
        """Offer the keys; keys go to the screen, not to the scrolling part."""
        self.query_one("#scroll").can_focus = False
        self.offer([("Esc", self.words("play-key-close"), "escape"), ("↑↓", self.words("play-key-scroll"), "")])

    def pressed(self, key: str) -> bool:
        """Scroll, or close."""
        scroll = self.query_one("#scroll", VerticalScroll)
        moves = {
            "down": scroll.scroll_down, "up": scroll.scroll_up, "pagedown": scroll.scroll_page_down,
            "pageup": scroll.scroll_page_up, "home": scroll.scroll_home, "end": scroll.scroll_end,
        }  # fmt: skip
        if key in moves:
            moves[key](animate=False)
        elif key == "space" and scroll.scroll_offset.y < scroll.max_scroll_y:
            scroll.scroll_page_down(animate=False)
        elif key in self._close:
            self.dismiss(None)
        else:
            return False
        return True


class PageTitle(Painted):
    """The title row."""

    def __init__(self, text: str) -> None:
        """A title."""
        super().__init__(id="title")
        self._text = text

    def paint(self, width: int, height: int) -> list[Line]:
        """One row."""
        return [
            Line(width, self.look.style("ink", "sheet"))
            .put("  ")
            .put(self._text, self.look.style("stake", "sheet", "bold"))
        ]
