"""The base of all screens: the app as what it is, keys as the game knows them, and no play in too small a window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from textual import events
from textual.await_complete import AwaitComplete
from textual.screen import ModalScreen, Screen

from koikoi.tui.keys import game_key
from koikoi.tui.widgets.keybar import KeyBar
from koikoi.tui.widgets.small import LEAST_HEIGHT, LEAST_WIDTH, SmallNotice
from koikoi.tui.words import Words

if TYPE_CHECKING:
    from koikoi.tui.app import KoiKoiApp

Result = TypeVar("Result")
Offer = tuple[str, str, str]
"""A key of the bar: what is printed on it, its word, and the game's name of the key."""


class GameScreen(Screen[Result]):
    """A screen that gets keys by the game's names, and none while its window is too small to see what they do."""

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

    @property
    def small(self) -> bool:
        """Whether the window is too small to play in."""
        size = self.app.size
        return size.width < LEAST_WIDTH or size.height < LEAST_HEIGHT

    _leaving = False

    @property
    def front(self) -> bool:
        """Whether this is the screen in front, and stays there.

        Keys may come several at a time: one that was meant for a screen that is going must do nothing more, neither
        there nor to the screen under it.
        """
        return not self._leaving and self.is_attached and self.app.screen is self

    def dismiss(self, result: Result | None = None) -> AwaitComplete:
        """Leave this screen, once and only from the front."""
        if not self.front:
            return AwaitComplete()
        self._leaving = True
        done: AwaitComplete = super().dismiss(result)
        return done

    def on_mount(self) -> None:
        """Have the notice ready."""
        self.mount(SmallNotice())
        self._fit()

    def on_resize(self) -> None:
        """Show the notice instead of everything else, or everything else."""
        self._fit()

    def on_screen_resume(self) -> None:
        """The window may have changed meanwhile."""
        self._fit()

    def _fit(self) -> None:
        self.set_class(self.small, "-small")
        for notice in self.query(SmallNotice):
            notice.repaint(layout=True)

    def on_key(self, event: events.Key) -> None:
        """Pass a key on by its name; what no screen knows is left to Textual."""
        if event.key in ("ctrl+c", "ctrl+q", "ctrl+z"):
            return
        if not self.front or self.small or self.pressed(game_key(event)):
            event.stop()
            event.prevent_default()

    def on_key_bar_pressed(self, message: KeyBar.Pressed) -> None:
        """A key of the bar was pressed with the pointer."""
        message.stop()
        if self.front:
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
