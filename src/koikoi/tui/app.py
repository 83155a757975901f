"""The app: themes, language, and the way from screen to screen. Knows a `Lobby`, opens no file and knows no rules."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType
from textual.filter import Monochrome, NoColor

from koikoi.errors import KoiKoiError
from koikoi.texts import LANGUAGES
from koikoi.tui.look import DARK, LOOKS, THEMES, Look
from koikoi.tui.ports import Lobby, PaceName, Preferences, Session, Setup
from koikoi.tui.screens.home import HomeScreen
from koikoi.tui.screens.table import TableScreen
from koikoi.tui.words import Words, words_of

QUICK_PRESET: Final = "single-koi"
"""The table of a first visit."""
PACE_NAMES: Final[tuple[PaceName, ...]] = ("calm", "brisk", "instant")
PACES: Final[dict[str, float]] = {"calm": 1.4, "brisk": 0.6, "instant": 0.0}
"""How long a step of the computer's turn stays readable, in seconds."""


class KoiKoiApp(App[None]):
    """The terminal game. `run()` returns when the player has left; every match is kept by then.

    A first visit (nothing remembered, no saved match) opens on a table. `start` opens that table, `resume` that
    saved match, instead of the home screen. `language` goes before the one remembered, `system_language` after it.
    `pace` goes before the remembered one; `guard` is how long, in seconds, a decision ignores keys, so that a key
    meant for the last card cannot answer it.
    """

    CSS_PATH = "app.tcss"
    TITLE = "Koi-Koi"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "next_theme", show=False),
        Binding("ctrl+q,ctrl+c", "quit", show=False, priority=False),
        Binding("ctrl+z", "suspend_process", show=False),
    ]

    def __init__(
        self,
        lobby: Lobby,
        *,
        language: str | None = None,
        system_language: str = "en",
        start: Setup | None = None,
        resume: str | None = None,
        pace: str | None = None,
        guard: float = 0.3,
    ) -> None:
        """An app over a lobby; nothing is asked of the lobby but its preferences before it runs."""
        super().__init__()
        self.lobby = lobby
        self.preferences: Preferences = lobby.preferences()
        self.guard = guard
        self._pace = pace
        self._start = start
        self._resume = resume
        wanted = language or self.preferences.language or system_language
        self.words: Words = words_of(wanted if wanted in LANGUAGES else "en")
        self.look: Look = DARK
        if self.no_color:
            self._filters = [f for f in self._filters if not isinstance(f, Monochrome)] + [NoColor()]
        for look in LOOKS.values():
            self.register_theme(look.theme())
        self._wear(LOOKS.get(self.preferences.theme, DARK))

    # --- language, theme, pace

    @property
    def pace(self) -> float:
        """Seconds that a step of the computer's turn stays readable."""
        return PACES.get(self._pace or "", PACES[self.preferences.pace])

    def _wear(self, look: Look) -> None:
        self.look = look.without_colour() if self.no_color else look
        self.theme = f"koikoi-{look.name}"

    def action_next_theme(self) -> None:
        """Dark, light, high contrast, dark again."""
        theme = THEMES[(THEMES.index(self.look.name) + 1) % len(THEMES)]
        self._wear(LOOKS[theme])
        self.keep(replace(self.preferences, theme=theme))
        for screen in self.screen_stack:
            screen.refresh(recompose=False)
            for widget in screen.query("*"):
                widget.notify_style_update()
                widget.refresh()

    def next_pace(self) -> None:
        """Calm, brisk, instant, calm again."""
        after = PACE_NAMES[(PACE_NAMES.index(self.preferences.pace) + 1) % len(PACE_NAMES)]
        self.keep(replace(self.preferences, pace=after))

    def switch_coach(self) -> None:
        """On, off, on again."""
        self.keep(replace(self.preferences, coach=not self.preferences.coach))

    def speak(self, lang: str) -> None:
        """Speak another language from now on; screens are made anew where they are shown next."""
        self.words = words_of(lang)
        self.keep(replace(self.preferences, language=lang))

    def keep(self, preferences: Preferences) -> None:
        """Remember preferences, now and for the next start; a host that cannot keep them loses them quietly."""
        self.preferences = preferences
        try:
            self.lobby.keep(preferences)
        except (KoiKoiError, OSError):
            return

    # --- screens

    def on_mount(self) -> None:
        """Open where the player wants to be; a closed terminal or a signal to end leaves in order."""
        for name in ("SIGTERM", "SIGHUP"):
            with suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):  # Windows, a test
                number = getattr(signal, name)
                asyncio.get_running_loop().add_signal_handler(number, self.exit)
        self.push_screen(HomeScreen())
        if self._resume is not None:
            self.resume_match(self._resume)
        elif self._start is not None:
            self.open_table(self._start)
        elif self._first_visit():
            self.open_table(self.quick_setup(), hint=True)

    def _first_visit(self) -> bool:
        try:
            return self.preferences.last is None and not self.lobby.matches()
        except (KoiKoiError, OSError):
            return False

    def quick_setup(self) -> Setup:
        """The table used last, else the one of a first visit; a name that nobody gave is empty."""
        last = self.preferences.last
        return Setup(rules={"base": QUICK_PRESET}) if last is None else replace(last, seed=None)

    def named(self, setup: Setup) -> Setup:
        """The setup with the names that are missing."""
        return replace(setup, names=self.names_for(setup))

    def names_for(self, setup: Setup) -> tuple[str, str]:
        """The names at a table: as given, else the usual ones; a computer player has its own."""
        mine, theirs = (name.strip() for name in setup.names)
        if setup.opponent is not None:
            return mine or self.words("play-name-one"), self.opponent_name(setup.opponent)
        return mine or self.words("play-name-first"), theirs or self.words("play-name-second")

    def opponent_name(self, opponent: str) -> str:
        """What people call a computer player."""
        message = f"play-opponent-{opponent}"
        return self.words(message) if self.words.texts.has(message) else opponent

    def open_table(self, setup: Setup, *, hint: bool = False) -> bool:
        """Open a new match and show it; False, with the reason shown, if that cannot be."""
        session = self._attempt(lambda: self.lobby.open_table(self.named(setup)))
        if session is None:
            return False
        self.keep(replace(self.preferences, last=replace(setup, seed=None)))  # with the names as they were given
        self.push_screen(TableScreen(session, opening=True, hint=hint))
        return True

    def resume_match(self, match_id: str) -> bool:
        """Take up a saved match; False, with the reason shown, if that cannot be."""
        session = self._attempt(lambda: self.lobby.resume(match_id))
        if session is not None:
            self.push_screen(TableScreen(session, opening=False))
        return session is not None

    def _attempt(self, act: Callable[[], Session]) -> Session | None:
        try:
            return act()
        except (KoiKoiError, OSError) as error:
            self.tell(self.said(error))
            return None

    def said(self, error: Exception) -> str:
        """An error as a sentence in the player's language."""
        if isinstance(error, KoiKoiError):
            return self.words.texts.error(error)
        return self.words("play-error-disk", reason=str(error))

    def tell(self, sentence: str) -> None:
        """Show a sentence on the screen that is in front, for a few seconds."""
        self.notify(sentence, severity="error", timeout=8, markup=False)

    def to_home(self) -> None:
        """Back to the home screen, whatever lies above it."""
        while len(self.screen_stack) > 1 and not isinstance(self.screen, HomeScreen):
            self.pop_screen()

    def action_help_quit(self) -> None:
        """Ctrl-C leaves: every match is kept already."""
        self.exit()
