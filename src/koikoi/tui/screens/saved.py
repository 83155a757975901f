"""Saved matches: the list, with resume and delete; a damaged file is listed as what it is."""

from __future__ import annotations

from collections.abc import Callable

from textual.app import ComposeResult

from koikoi.engine.rules import Rules
from koikoi.errors import BadRules, KoiKoiError
from koikoi.tui.paper import BLANK, Text
from koikoi.tui.ports import SavedMatch
from koikoi.tui.screens.ask import Answer, AskScreen
from koikoi.tui.screens.base import GameScreen
from koikoi.tui.screens.pages import PageTitle, Paper
from koikoi.tui.widgets.keybar import KeyBar
from koikoi.tui.widgets.menu import Item, Menu
from koikoi.tui.words import Words


def said_match(match: SavedMatch, words: Words, opponent_name: Callable[[str], str]) -> str:
    """A saved match in a line: table, players, where it stands."""
    try:
        table = words.texts.table_name(Rules.parse(dict(match.setup.rules)))
    except BadRules:
        table = str(match.setup.rules.get("base", ""))
    computer = match.setup.opponent
    other = match.setup.names[1] if computer is None else opponent_name(computer)
    mine, theirs = match.standing
    facts: dict[str, str | int] = {"table": table, "name": other, "round": match.number, "mine": mine, "theirs": theirs}
    if computer is None:
        return words("play-saved-two", **facts, first=match.setup.names[0])
    return words("play-saved-one", **facts)


class SavedScreen(GameScreen[None]):
    """The list."""

    def compose(self) -> ComposeResult:
        """Title, list, keys."""
        yield PageTitle(self.words("play-home-saved"))
        yield Paper(self._empty)
        yield Menu()
        yield KeyBar()

    def on_mount(self) -> None:
        """Fill the list."""
        self.show()

    def on_screen_resume(self) -> None:
        """Coming back: the list may be another."""
        self.show()

    def _empty(self) -> list[Text]:
        """What stands there while there is nothing to list."""
        return [] if self.query_one(Menu).items else [BLANK, Text(self.words("play-saved-empty"), "soft")]

    def show(self) -> None:
        """The list as it stands."""
        words = self.words
        try:
            matches = self.game.lobby.matches()
        except (KoiKoiError, OSError) as error:
            self.game.tell(self.game.said(error))
            matches = ()
        self.query_one(Menu).fill([self._item(match) for match in matches])
        self.query_one(Paper).repaint(layout=True)
        keys = [("Esc", words("play-key-back"), "escape")]
        if matches:
            keys = [
                ("↑↓", words("play-key-look"), ""), ("Enter", words("play-key-resume"), "enter"),
                ("D", words("play-key-delete"), "d"), *keys,
            ]  # fmt: skip
        self.offer(keys)

    def _item(self, match: SavedMatch) -> Item:
        when = match.changed.astimezone().strftime("%Y-%m-%d %H:%M")
        if match.damaged:
            return Item(f"! {match.id}", when, self.words("play-saved-damaged", file=match.path.name))
        over = f"{self.words('play-saved-over')} · " if match.over else ""
        return Item(f"= {match.id}", when, over + said_match(match, self.words, self.game.opponent_name))

    def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """Take a match up again."""
        if not self.front:
            return
        sound, _, match_id = message.item.id.partition(" ")
        if sound == "=":
            self.game.resume_match(match_id)
        else:
            self._ask_to_delete(message.item)

    def _ask_to_delete(self, item: Item) -> None:
        words = self.words
        answers = [Answer("no", words("play-delete-no")), Answer("yes", words("play-delete-yes"))]

        def answered(answer: str | None) -> None:
            if answer == "yes":
                try:
                    self.game.lobby.delete(item.id.partition(" ")[2])
                except (KoiKoiError, OSError) as error:
                    self.game.tell(self.game.said(error))
                self.show()

        self.app.push_screen(AskScreen(words("play-delete-title"), f"{item.text}  {item.detail}", answers), answered)

    def pressed(self, key: str) -> bool:
        """Delete, go back, or the list's own keys."""
        menu = self.query_one(Menu)
        if key == "escape" or key == "q":
            self.dismiss(None)
        elif key in ("d", "delete", "backspace") and menu.at is not None:
            self._ask_to_delete(menu.at)
        else:
            return menu.pressed(key)
        return True
