"""The base of all screens: the app as what it is, keys as the game knows them, and the row of keys at the foot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from textual import events
from textual.screen import ModalScreen, Screen

from koikoi.tui.keys import game_key
from koikoi.tui.widgets.keybar import KeyBar
from koikoi.tui.words import Words

if TYPE_CHECKING:
    from koikoi.tui.app import KoiKoiApp

Result = TypeVar("Result")
Offer = tuple[str, str, str]
"""A key of the bar: what is printed on it, its word, and the game's name of the key."""


class GameScreen(Screen[Result]):
    """A screen that gets keys by the game's names."""

    @property
    def game(self) -> KoiKoiApp:
        """The app."""
        from koikoi.tui.app import KoiKoiApp

        app = self.app
        assert isinstance(app, KoiKoiApp)
        return app

    @property
    def words(self) -> Words:
        """The words of the moment."""
        return self.game.words

    def on_key(self, event: events.Key) -> None:
        """Pass a key on by its name; what no screen knows is left to Textual."""
        if self.pressed(game_key(event)):
            event.stop()
            event.prevent_default()

    def on_key_bar_pressed(self, message: KeyBar.Pressed) -> None:
        """A key of the bar was pressed with the pointer."""
        message.stop()
        self.pressed(message.key)

    def pressed(self, key: str) -> bool:
        """Do what a key means here; False if it means nothing."""
        raise NotImplementedError

    def offer(self, keys: Sequence[Offer]) -> None:
        """Show the keys that work now."""
        for bar in self.query(KeyBar):
            bar.offer(keys)


class GameModal(ModalScreen[Result], GameScreen[Result]):
    """A screen above another one."""
