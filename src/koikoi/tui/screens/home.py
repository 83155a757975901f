"""The home screen: go on with a match, begin one, look at saved ones, read the rules, change language and theme."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult

from koikoi.engine.rules import Rules
from koikoi.errors import KoiKoiError
from koikoi.texts import LANGUAGES, rules_page
from koikoi.tui.cardface import Face, draw_face
from koikoi.tui.line import Line
from koikoi.tui.paper import page_pieces
from koikoi.tui.ports import SavedMatch
from koikoi.tui.reading import help_pieces
from koikoi.tui.screens.base import GameScreen
from koikoi.tui.screens.newmatch import NewMatchScreen
from koikoi.tui.screens.pages import PageScreen
from koikoi.tui.screens.saved import SavedScreen, said_match
from koikoi.tui.widgets.keybar import KeyBar
from koikoi.tui.widgets.menu import Item, Menu
from koikoi.tui.widgets.painted import Painted

SWITCHES = ("language", "theme", "pace", "coach")
"""What the arrows to the sides change too."""
BRIGHTS = ("1B", "3B", "8B", "11B", "12B")


class Banner(Painted):
    """The game's name over the five brights."""

    def paint(self, width: int, height: int) -> list[Line]:
        """Name, line, cards."""
        look, words = self.look, self.words
        base = look.style("ink", "cloth")
        each = 14
        cards = len(BRIGHTS) * (each + 1) - 1
        left = max((width - cards) // 2, 0)
        title = Line(width, base).tab(left).put(words("play-title"), look.style("cloth_ink", "cloth", "bold"))
        title.put("  ").put(words("play-tagline"), look.style("cloth_soft", "cloth"))
        rows = [Line(width, base), title, Line(width, base)]
        faces = [draw_face(Face(code), words, look, width=each, height=4) for code in BRIGHTS]
        for y in range(4):
            line = Line(width, base).tab(left)
            for face in faces:
                line.add(face[y]).put(" ")
            rows.append(line)
        return [*rows, Line(width, base)]


class HomeScreen(GameScreen[None]):
    """The first screen, under all others."""

    def compose(self) -> ComposeResult:
        """Banner, menu, keys."""
        yield Banner(id="banner")
        yield Menu()
        yield KeyBar()

    def on_mount(self) -> None:
        """Fill the menu."""
        self.show()

    def on_screen_resume(self) -> None:
        """Coming back: matches, language and theme may be others."""
        self.show()

    def show(self) -> None:
        """The menu as things stand."""
        words, menu = self.words, self.query_one(Menu)
        before, items = menu.items[:1], self._items(self._matches())
        menu.fill(items)
        if items[0].id.startswith("resume ") and tuple(items[:1]) != before:
            menu.cursor = 0  # what was left last is what one most likely comes back for
        for painted in self.query(Painted):
            painted.repaint()
        self.offer(
            [
                ("↑↓", words("play-key-look"), ""),
                ("Enter", words("play-key-choose"), "enter"),
                ("?", words("play-key-help"), "?"),
                ("F2", words("play-key-theme"), "f2"),
                ("Q", words("play-key-quit"), "q"),
            ]
        )

    def _matches(self) -> Sequence[SavedMatch]:
        try:
            return self.game.lobby.matches()
        except (KoiKoiError, OSError) as error:
            self.game.tell(self.game.said(error))
            return ()

    def _items(self, matches: Sequence[SavedMatch]) -> list[Item]:
        words, game = self.words, self.game
        items = []
        going = next((match for match in matches if not match.damaged and not match.over), None)
        if going is not None:
            items.append(
                Item(f"resume {going.id}", words("play-home-continue"), said_match(going, words, game.opponent_name))
            )
        quick = game.named(game.quick_setup())
        table = words.texts.table_name(Rules.parse(dict(quick.rules)))
        versus = words("play-versus", table=table, name=quick.names[1])
        items += [
            Item("quick", words("play-home-quick"), versus),
            Item("new", words("play-home-new"), words("play-home-new-why")),
            Item("two", words("play-home-two"), words("play-home-two-why")),
            Item("saved", words("play-home-saved"), words("play-home-saved-why", count=len(matches))),
            Item("rules", words("play-home-rules"), table),
            Item("language", words("play-home-language"), words("play-language")),
            Item("theme", words("play-home-theme"), words(f"play-theme-{game.look.name}")),
            Item("pace", words("play-home-pace"), words(f"play-pace-{game.preferences.pace}")),
            Item("coach", words("play-home-coach"), words(f"play-coach-{'on' if game.preferences.coach else 'off'}")),
            Item("quit", words("play-home-quit")),
        ]
        return items

    def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """Do what was chosen."""
        if not self.front:
            return
        game = self.game
        what, _, match_id = message.item.id.partition(" ")
        match what:
            case "resume":
                game.resume_match(match_id)
            case "quick":
                game.open_table(game.quick_setup())
            case "new":
                game.push_screen(NewMatchScreen(two_people=False))
            case "two":
                game.push_screen(NewMatchScreen(two_people=True))
            case "saved":
                game.push_screen(SavedScreen())
            case "rules":
                page = rules_page(Rules.parse(dict(game.quick_setup().rules)), self.words.texts)
                game.push_screen(PageScreen(page.title, lambda: page_pieces(page)))
            case "language":
                at = LANGUAGES.index(self.words.lang)
                game.speak(LANGUAGES[(at + 1) % len(LANGUAGES)])
                self.show()
            case "theme":
                game.action_next_theme()
                self.show()
            case "pace":
                game.next_pace()
                self.show()
            case "coach":
                game.switch_coach()
                self.show()
            case "quit":
                game.exit()

    def pressed(self, key: str) -> bool:
        """The menu's keys, help and quit."""
        if key == "?":
            words = self.words
            self.game.push_screen(
                PageScreen(words("play-help"), lambda: help_pieces(words, computer=True), close_with="?")
            )
        elif key == "q":
            self.game.exit()
        elif key == "f2":
            self.game.action_next_theme()
            self.show()
        elif key in ("left", "right") and (at := self.query_one(Menu).at) and at.id in SWITCHES:
            return self.query_one(Menu).pressed("enter")
        else:
            return self.query_one(Menu).pressed(key)
        return True
