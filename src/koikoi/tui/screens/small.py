"""The screen of a terminal that is too small: one clear line, until there is room again."""

from __future__ import annotations

from textual.app import ComposeResult

from koikoi.tui.line import Line, wrap
from koikoi.tui.screens.base import GameModal
from koikoi.tui.widgets.painted import Painted


class SmallNotice(Painted):
    """The line."""

    def __init__(self, width: int, height: int) -> None:
        """The size that is needed."""
        super().__init__()
        self._least = (width, height)

    def paint(self, width: int, height: int) -> list[Line]:
        """What is needed and what there is, wrapped into whatever there is."""
        size = self.app.size
        text = self.words(
            "play-too-small", width=self._least[0], height=self._least[1], now_width=size.width, now_height=size.height
        )
        return [Line(max(width, 1)).put(row, self.look.style("ink")) for row in wrap(text, max(width, 1))]


class SmallScreen(GameModal[None]):
    """Takes every key, so that nothing unseen is played."""

    def __init__(self, width: int, height: int) -> None:
        """The size that is needed."""
        super().__init__()
        self._least = (width, height)

    def compose(self) -> ComposeResult:
        """The notice alone."""
        yield SmallNotice(*self._least)

    def on_resize(self) -> None:
        """Say the size there is now."""
        for notice in self.query(SmallNotice):
            notice.repaint(layout=True)

    def pressed(self, key: str) -> bool:
        """Nothing can be done here but leave."""
        return key not in ("ctrl+c", "ctrl+q")
