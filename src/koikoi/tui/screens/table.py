"""The table screen: what keys and presses do at a table."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from koikoi.texts import rules_page
from koikoi.tui import reading
from koikoi.tui.paper import page_pieces
from koikoi.tui.scene import Mode
from koikoi.tui.screens.ask import Answer, AskScreen
from koikoi.tui.screens.base import Offer
from koikoi.tui.screens.pages import PageScreen, Pieces
from koikoi.tui.screens.tabletop import TableTop
from koikoi.tui.widgets.cards import CardGrid, Field, Hand
from koikoi.tui.widgets.decision import DecisionPanel
from koikoi.tui.widgets.traypanel import TrayPanel

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class TableScreen(TableTop):
    """A match in play, and its keys."""

    def offers(self) -> Sequence[Offer]:
        """The keys that work now, the most wanted first."""
        words, scene = self.words, self.scene
        offers: list[Offer] = []
        match scene.mode:
            case Mode.COVER:
                offers.append(("Enter", words("play-key-reveal"), "enter"))
            case Mode.PLAY:
                count = len(scene.hand)
                offers += [
                    (f"1–{count}" if count > 1 else "1", words("play-key-play"), ""),
                    ("←→", words("play-key-look"), ""),
                ]
            case Mode.CHOOSE:
                count = len(scene.tray.tokens) if scene.tray else 0
                at_card = scene.tray is not None and bool(scene.tray.card)
                offers += [
                    (f"1–{min(count, 9)}", words("play-key-take" if at_card else "play-key-choose"), ""),
                    ("Enter", words("play-key-choose"), "enter"),
                ]
                if scene.tray and scene.tray.from_hand:
                    offers.append(("Esc", words("play-key-cancel"), "escape"))
            case Mode.DECIDE:
                offers += [("S", words("play-stop"), "s"), ("K", words("play-koi-koi"), "k")]
            case Mode.WATCH:
                if self.flow.busy:
                    offers.append(("Enter", words("play-key-hurry"), "enter"))
        if scene.view.may_undo:
            offers.append(("B", words("play-key-undo"), "b"))
        offers += [("Y", words("play-key-yaku"), "y")]
        if not scene.covered:
            offers.append(("U", words("play-key-unseen"), "u"))
        offers += [
            ("?", words("play-key-help"), "?"), ("Q", words("play-key-leave"), "q"),
            ("R", words("play-key-rules"), "r"), ("L", words("play-key-moves"), "l"),
        ]  # fmt: skip
        return offers

    def pressed(self, key: str) -> bool:
        """Do what a key means now. While things are being shown, any key hurries them and does nothing else."""
        if self.flow.busy:
            self.flow.hurry()
            self.show_scene()
            return True
        if self.scene.notice:
            self.scene.notice = ""
            self.show_scene()
        return self._read(key) or self._play(key)

    def _read(self, key: str) -> bool:
        """Keys that work at any time."""
        words, scene = self.words, self.scene
        match key:
            case "?":
                computer = self.session.setup.opponent is not None
                self._page("play-help", lambda: reading.help_pieces(words, computer=computer), key)
            case "y":
                self._page("play-page-yaku", lambda: reading.yaku_pieces(words, scene), key)
            case "u" if not scene.covered and scene.round is not None:
                self._page("play-page-unseen", lambda: reading.unseen_pieces(words, scene), key)
            case "l":
                self._page("play-moves", lambda: reading.moves_pieces(words, scene), key)
            case "r":
                page = rules_page(scene.rules, words.texts)
                self.app.push_screen(PageScreen(page.title, lambda: page_pieces(page), close_with=key))
            case "q":
                self._ask_to_leave()
            case "escape" if scene.tray is None or not scene.tray.from_hand:
                if scene.looking is not None:
                    scene.looking = None
                    self.show_scene()
                else:
                    self._ask_to_leave()
            case _:
                return False
        return True

    def _page(self, title: str, pieces: Pieces, key: str) -> None:
        self.app.push_screen(PageScreen(self.words(title), pieces, close_with=key))

    def _play(self, key: str) -> bool:
        """Keys that play."""
        scene = self.scene
        if key == "b" and scene.view.may_undo and not scene.covered:
            self.send("undo")
            return True
        match scene.mode:
            case Mode.COVER if key in ("enter", "space"):
                scene.covered = False
                scene.show(scene.view)
                self.since = monotonic()
            case Mode.PLAY | Mode.CHOOSE if key in ARROWS:
                scene.move(*ARROWS[key], columns=self.query_one(Hand).columns(self.query_one(Hand).size.width))
            case Mode.PLAY if key.isdecimal() or key in ("enter", "space"):
                self._play_card(int(key) - 1 if key.isdecimal() else None)
            case Mode.CHOOSE if key.isdecimal() or key in ("enter", "space"):
                self._choose(int(key) - 1 if key.isdecimal() else scene.chosen)
            case Mode.CHOOSE if key == "escape":
                scene.call_off()
            case Mode.DECIDE if key in ("s", "k"):
                self._decide("stop" if key == "s" else "koi")
            case _:
                return False
        self.show_scene()
        return True

    def _play_card(self, number: int | None) -> None:
        """Play a hand card by its number; with none, the one under the cursor."""
        scene = self.scene
        if number is None and scene.looking is not None:
            goes = scene.goes_with(scene.looked_at)
            scene.looking = None
            scene.cursor = goes[0] if goes else scene.cursor
            return
        if number is not None:
            if not 0 <= number < len(scene.hand):
                return
            scene.cursor, scene.looking = number, None
        choice = scene.choice(scene.at)
        if choice is None:
            scene.notice = self.words("error-must-capture")
        elif choice.choices:
            scene.ask(choice)
        else:
            self.send("act", choice.card)

    def _choose(self, number: int) -> None:
        """Take the choice of that number in the tray."""
        tray = self.scene.tray
        if tray is None or not 0 <= number < len(tray.tokens):
            return
        self.scene.chosen = number
        token = tray.tokens[number]
        self.send("act", *((tray.card, token) if tray.from_hand else (token,)))

    def _decide(self, token: str) -> None:
        """Stop or koi-koi, unless the question has only just been put."""
        if monotonic() - self.since >= self.game.guard:
            self.send("act", token)

    # --- the pointer

    def on_card_grid_pressed(self, message: CardGrid.Pressed) -> None:
        """A card was pressed: a hand card plays, a field card is chosen or looked at."""
        scene = self.scene
        if self.flow.busy:
            self.pressed("enter")
        elif isinstance(message.grid, Hand):
            self.pressed("enter" if scene.mode is Mode.COVER else str(message.number + 1)) if scene.mode in (
                Mode.PLAY,
                Mode.COVER,
            ) else None
        elif isinstance(message.grid, Field):
            self._field_pressed(message.grid.slot_at(message.number))

    def _field_pressed(self, slot: int) -> None:
        scene = self.scene
        code = scene.slots[slot] if slot < len(scene.slots) else None
        if code is None:
            return
        if scene.mode is Mode.CHOOSE and scene.tray is not None:
            if f"x{code}" in scene.tray.tokens:
                self._choose(scene.tray.tokens.index(f"x{code}"))
        elif scene.mode is Mode.PLAY:
            scene.looking = slot
        self.show_scene()

    def on_tray_panel_pressed(self, message: TrayPanel.Pressed) -> None:
        """A choice of the tray was pressed."""
        self._choose(message.number)
        self.show_scene()

    def on_decision_panel_pressed(self, message: DecisionPanel.Pressed) -> None:
        """Stop or koi-koi was pressed."""
        self._decide(message.token)
        self.show_scene()

    # --- leaving

    def _ask_to_leave(self) -> None:
        words = self.words
        answers = [Answer("stay", words("play-leave-stay")), Answer("leave", words("play-leave-go"))]
        if self.scene.view.stage == "play":
            answers.append(Answer("resign", words("play-leave-resign")))
        self.app.push_screen(AskScreen(words("play-leave-title"), words("play-leave-why"), answers), self._leave_asked)

    def _leave_asked(self, answer: str | None) -> None:
        words = self.words
        if answer == "leave":
            self.leave()
        elif answer == "resign":
            name = self.scene.called(1 - self.scene.me)
            answers = [Answer("no", words("play-leave-stay")), Answer("yes", words("play-resign-yes"))]
            ask = AskScreen(words("play-resign-title"), words("play-resign-why", name=name), answers)
            self.app.push_screen(ask, lambda said: self.send("resign") if said == "yes" else None)
