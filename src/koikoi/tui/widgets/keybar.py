"""The key bar: the keys that work now, in the last row; what does not fit is left out, help and leaving last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from textual import events
from textual.message import Message

from koikoi.tui.line import Line
from koikoi.tui.widgets.painted import Painted

STAY: Final = ("?", "q")
"""Keys that stay in a narrow bar."""


def _size(cap: str, word: str) -> int:
    return cell_len(cap) + cell_len(word) + 4


class KeyBar(Painted):
    """One row of keys, each with its word."""

    class Pressed(Message):
        """A key of the bar was pressed with the pointer."""

        def __init__(self, key: str) -> None:
            """The game's name of the key."""
            super().__init__()
            self.key = key

    def __init__(self, *, id: str = "keys") -> None:
        """No keys yet."""
        super().__init__(id=id)
        self._keys: tuple[tuple[str, str, str], ...] = ()
        self._hits: list[tuple[int, int, str]] = []

    def offer(self, keys: Sequence[tuple[str, str, str]]) -> None:
        """The keys: what is printed, the word, and the game's name of the key, empty where a press means nothing."""
        if tuple(keys) != self._keys:
            self._keys = tuple(keys)
            self.repaint()

    def paint(self, width: int, height: int) -> list[Line]:
        """As many as fit; the keys of STAY have their room kept."""
        look = self.look
        line = Line(width, look.style("soft", "desk"))
        self._hits = []
        kept = sum(_size(cap, word) for cap, word, key in self._keys if key in STAY)
        for cap, word, key in self._keys:
            kept -= _size(cap, word) if key in STAY else 0
            if _size(cap, word) + kept > line.room:
                continue
            first = line.put(" ").used
            line.put(
                f" {cap} ",
                look.style("desk", "soft", "bold reverse" if look.plain else "bold"),
            )
            line.put(f" {word}", look.style("soft", "desk"))
            self._hits.append((first, line.used, key))
        return [line]

    def on_click(self, event: events.Click) -> None:
        """Tell which key was pressed."""
        for first, last, key in self._hits:
            if key and first <= event.x < last:
                self.post_message(self.Pressed(key))
