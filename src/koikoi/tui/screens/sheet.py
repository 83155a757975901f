"""Sheets: a page over the whole screen that ends a part of the match, read and then left by Enter."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from textual.app import ComposeResult
from textual.containers import VerticalScroll

from koikoi.tui.line import Line
from koikoi.tui.paper import Piece, lay_out
from koikoi.tui.scene import Scene
from koikoi.tui.screens.base import GameScreen
from koikoi.tui.widgets.keybar import KeyBar
from koikoi.tui.widgets.painted import Painted


class SheetPaper(Painted):
    """The sheet's text."""

    def __init__(self, sheet: SheetScreen) -> None:
        """The paper of a sheet."""
        super().__init__(id="paper")
        self._sheet = sheet

    def paint(self, width: int, height: int) -> list[Line]:
        """The sheet in this width."""
        return lay_out(self._sheet.pieces(width), self.look, width)


class SheetScreen(GameScreen[str | None]):
    """The base of the draw, the round sheet and the match sheet."""

    def __init__(self, scene: Scene) -> None:
        """A sheet about a scene."""
        super().__init__()
        self.scene = scene
        self._since = monotonic()

    def pieces(self, width: int) -> Sequence[Piece]:
        """What the sheet says in this width."""
        raise NotImplementedError

    def answers(self) -> Sequence[tuple[str, str, str, str]]:
        """What can be done: the printed key, the word, the game's name of the key, and what it gives back."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """The paper and the keys."""
        with VerticalScroll(id="scroll"):
            yield SheetPaper(self)
        yield KeyBar()

    def on_mount(self) -> None:
        """Offer the keys."""
        self._since = monotonic()
        self.query_one("#scroll").can_focus = False
        self.call_after_refresh(self._offer)

    def _offer(self) -> None:
        """The answers, and how to see what does not fit."""
        keys = [(cap, word, key) for cap, word, key, _ in self.answers()]
        papers = self.query("#scroll").results(VerticalScroll)
        if any(paper.max_scroll_y for paper in papers):  # a window may be resized before the paper lies there
            keys.append(("↑↓", self.words("play-key-scroll"), ""))
        self.offer(keys)

    def on_resize(self) -> None:
        """More room round the paper in a large window."""
        self.set_class(self.app.size.height >= 36, "-tall")
        self.call_after_refresh(self._offer)

    def pressed(self, key: str) -> bool:
        """Scroll or answer; a key meant for the last card does nothing here."""
        scroll = self.query_one("#scroll", VerticalScroll)
        if key in ("down", "pagedown"):
            scroll.scroll_page_down(animate=False)
        elif key in ("up", "pageup"):
            scroll.scroll_page_up(animate=False)
        else:
            meant = {"space": "enter", "escape": "q"}.get(key, key)
            found = [given for _, _, name, given in self.answers() if name == meant]
            if not found:
                return False
            if monotonic() - self._since >= self.game.guard:
                self.dismiss(found[0])
        return True
