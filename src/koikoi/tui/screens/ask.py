"""Asking: a question in words with its answers, above any screen. Escape gives no answer."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical

from koikoi.tui.paper import BLANK, Text
from koikoi.tui.screens.base import GameModal
from koikoi.tui.screens.pages import Paper
from koikoi.tui.widgets.menu import Item, Menu

Answer = Item
"""An answer: its id and its words."""


class AskScreen(GameModal[str | None]):
    """A box in the middle; the first answer is under the cursor, so it should be the harmless one."""

    def __init__(self, title: str, why: str, answers: Sequence[Answer]) -> None:
        """A question, what it means, and the answers."""
        super().__init__()
        self._title = title
        self._why = why
        self._answers = answers

    def compose(self) -> ComposeResult:
        """Question, explanation, answers."""
        with Vertical(id="box"):
            yield Paper(lambda: [Text(self._title, "title"), BLANK, Text(self._why), BLANK])
            yield Menu(self._answers, ground="sheet")

    def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """An answer."""
        message.stop()
        self.dismiss(message.item.id)

    def pressed(self, key: str) -> bool:
        """Move, answer, or give none."""
        if key == "escape":
            self.dismiss(None)
            return True
        return self.query_one(Menu).pressed(key)
