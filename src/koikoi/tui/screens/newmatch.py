"""A new match: the table and its variants, who plays, how long, by which deals. What is wrong is said in place."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll

from koikoi.engine.rules import PRESETS, Rules, load_preset
from koikoi.errors import BadRules
from koikoi.tui.keys import game_character
from koikoi.tui.paper import BLANK, Piece, Text
from koikoi.tui.ports import MOST_SEED, Setup
from koikoi.tui.screens.base import GameScreen
from koikoi.tui.screens.pages import PageTitle, Paper
from koikoi.tui.widgets.form import Button, Changed, Chooser, TextRow, Value, Wrong
from koikoi.tui.widgets.keybar import KeyBar

MOST_ROUNDS = 1000
COMPUTER_BIRTH_MONTH = 9
"""The computer players were born in the month of the chrysanthemum."""


class NewMatchScreen(GameScreen[None]):
    """The form."""

    def __init__(self, *, two_people: bool) -> None:
        """For two people at this screen, or against the computer."""
        super().__init__()
        self._two = two_people
        self._last: Setup | None = None

    def compose(self) -> ComposeResult:
        """Title, rows, an explanation of the table, keys."""
        words, game = self.words, self.game
        self._last = last = game.preferences.last
        base = str(last.rules.get("base", PRESETS[0])) if last else PRESETS[0]
        yield PageTitle(words("play-home-two" if self._two else "play-home-new"))
        with VerticalScroll(id="form"):
            presets = [Value(name, words.texts.preset_name(name)) for name in PRESETS]
            yield Chooser(words("play-new-table"), presets, id="preset", at=base)
            yield Vertical(id="variants")
            yield TextRow(words("play-new-rounds"), id="rounds", digits=4)
            yield Wrong(id="rounds-wrong")
            if self._two:
                names = last.names if last and last.opponent is None else ("", "")
                yield TextRow(
                    words("play-new-name-first"), id="name-0", value=names[0], placeholder=words("play-name-first")
                )
                yield TextRow(
                    words("play-new-name-second"), id="name-1", value=names[1], placeholder=words("play-name-second")
                )
                yield Wrong(id="names-wrong")
            else:
                levels = [Value(level, game.opponent_name(level)) for level in game.lobby.opponents()]
                met = last.opponent if last else None
                yield Chooser(words("play-new-opponent"), levels, id="opponent", at=met or "")
                mine = last.names[0] if last and last.opponent is not None else ""
                mine = "" if mine == words("play-name-one") else mine
                yield TextRow(words("play-new-name"), id="name-0", value=mine, placeholder=words("play-name-one"))
            yield Vertical(id="births")
            yield TextRow(words("play-new-seed"), id="seed", digits=15, placeholder=words("play-new-seed-none"))
            yield Wrong(id="seed-wrong")
            yield Button(words("play-new-start"), id="start")
            yield Wrong(id="rules-wrong")
        with VerticalScroll(id="about"):
            yield Paper(self._about)
        yield KeyBar()

    def on_mount(self) -> None:
        """Fill what depends on the table."""
        words = self.words
        for scroll in ("#form", "#about"):
            self.query_one(scroll).can_focus = False
        for wrong in self.query(Wrong):
            wrong.say("")
        self.call_later(self._fill_variants)
        self.query_one("#preset").focus()
        self.offer(
            [
                ("↑↓", words("play-key-fields"), ""),
                ("←→", words("play-key-change"), ""),
                ("Enter", words("play-key-start"), ""),
                ("Esc", words("play-key-back"), "escape"),
            ]
        )

    async def _fill_variants(self) -> None:
        """The switches that the preset's text names, and the birth months where the dealer is found by them."""
        words = self.words
        preset = self.query_one("#preset", Chooser).value
        chosen = self._last.rules if self._last and self._last.rules.get("base") == preset else {}
        box = self.query_one("#variants", Vertical)
        await box.remove_children()
        switches = [
            Value("no", words.texts.option_value("gaji", False)),
            Value("yes", words.texts.option_value("gaji", True)),
        ]
        for variant in load_preset(preset).variants:
            on = all(chosen.get(key) == value for key, value in variant.options.items())
            row = Chooser(
                words.texts.variant_name(preset, variant.id), switches, id=f"v-{variant.id}", at="yes" if on else "no"
            )
            row.note = words.texts.variant_summary(preset, variant.id)
            await box.mount(row)
        births = self.query_one("#births", Vertical)
        await births.remove_children()
        if load_preset(preset).options["first_dealer"] == "birthday":
            months = [Value("0", words("play-new-birth-unknown"))]
            months += [Value(str(month), words.texts.month_name(month)) for month in range(1, 13)]
            mine = words("play-new-birth") if not self._two else words("play-new-birth-first")
            theirs = (
                words("play-new-birth-second") if self._two else words("play-new-birth-of", name=self._opponent_name())
            )
            await births.mount(
                Chooser(mine, months, id="birth-0"),
                Chooser(theirs, months, id="birth-1", at="0" if self._two else str(COMPUTER_BIRTH_MONTH)),
            )
        self._check()

    def _opponent(self) -> str:
        return self.query_one("#opponent", Chooser).value

    def _opponent_name(self) -> str:
        return self.game.opponent_name(self._opponent())

    # --- what is chosen

    def _mapping(self) -> dict[str, object]:
        """The `rules` object of the form, unchecked."""
        preset = self.query_one("#preset", Chooser).value
        mapping: dict[str, object] = {"base": preset}
        for variant in load_preset(preset).variants:
            found = self.query(f"#v-{variant.id}")
            if found and found.first(Chooser).value == "yes":
                mapping |= dict(variant.options)
        rounds = self._number("rounds")
        if rounds is not None and rounds > 0:
            mapping |= {"rounds": rounds, "target": 0}
            if load_preset(preset).options["target"] == 0:
                del mapping["target"]
        return mapping

    def _number(self, name: str) -> int | None:
        text = "".join(game_character(char) for char in self.query_one(f"#{name}", TextRow).value)
        return int(text) if text.isdecimal() else None

    def setup(self) -> Setup | None:
        """The setup of the form; None, with what is wrong said in place, if there is none."""
        if not self._check():
            return None
        names = [self.query_one("#name-0", TextRow).value, ""]
        if self._two:
            names[1] = self.query_one("#name-1", TextRow).value
        births = [int(row.value) for row in self.query("#births Chooser").results(Chooser)]
        return Setup(
            rules=self._mapping(),
            names=(names[0], names[1]),
            opponent=None if self._two else self._opponent(),
            seed=self._number("seed"),
            birth_months=(births[0], births[1]) if len(births) == 2 and all(births) else None,
        )

    def _check(self) -> bool:
        """Say what is wrong, each thing under its row; True if nothing is."""
        words = self.words
        rounds, seed = self._number("rounds"), self._number("seed")
        self.query_one("#rounds", TextRow).input.placeholder = self._usual_rounds()
        wrong = {
            "rounds": words("play-new-rounds-wrong", most=MOST_ROUNDS)
            if rounds is not None and not 1 <= rounds <= MOST_ROUNDS
            else "",
            "seed": words("play-new-seed-wrong", most=str(MOST_SEED)) if seed is not None and seed > MOST_SEED else "",
            "rules": "",
        }
        if self._two:
            first, second = (self.query_one(f"#name-{i}", TextRow).value for i in (0, 1))
            wrong["names"] = words("play-new-names-wrong") if first and first == second else ""
        try:
            if not wrong["rounds"]:
                Rules.parse(self._mapping())
        except BadRules as error:
            wrong["rules"] = words.texts.error(error)
        for name, sentence in wrong.items():
            self.query_one(f"#{name}-wrong", Wrong).say(sentence)
        self.query_one("#about Paper", Paper).repaint(layout=True)
        return not any(wrong.values())

    def _usual_rounds(self) -> str:
        """How long a match is at this table if nothing is typed."""
        options = load_preset(self.query_one("#preset", Chooser).value).options
        mapping = self._mapping()
        target, rounds = mapping.get("target", options["target"]), mapping.get("rounds", options["rounds"])
        if target and not rounds:
            return self.words("play-new-rounds-target", target=int(str(target)))
        return self.words("play-new-rounds-usual", rounds=int(str(rounds)))

    # --- the table in words

    def _about(self) -> list[Piece]:
        """The table and the opponent in words, first the one whose row has the cursor: there may be room for one."""
        if not self.query("#preset"):
            return []
        if self._two:
            return self._about_table()
        table, opponent = self._about_table(), self._about_opponent()
        first, second = (opponent, table) if self.query_one("#opponent").has_focus else (table, opponent)
        return [*first, BLANK, *second]

    def _about_opponent(self) -> list[Piece]:
        """Who the computer player is, and how strong."""
        words = self.words
        return [
            Text(self._opponent_name(), "head"),
            Text(words(f"play-opponent-{self._opponent()}-why")),
            Text(words("play-opponent-fair"), "soft"),
        ]

    def _about_table(self) -> list[Piece]:
        """What the table is, and how it differs from the one used last."""
        words = self.words
        preset = self.query_one("#preset", Chooser).value
        pieces: list[Piece] = [Text(words.texts.preset_summary(preset))]
        try:
            rules = Rules.parse(self._mapping())
        except BadRules:
            return pieces
        before = Rules.parse(dict(self._last.rules)) if self._last else Rules.preset(PRESETS[0])
        name = words.texts.table_name(before)
        lines = words.texts.differences(rules, before)
        if not lines:
            return [*pieces, BLANK, Text(words("play-new-same", table=name), "soft")]
        pieces += [BLANK, Text(words("play-new-differs", table=name), "head")]
        return pieces + [Text(line, "soft", "•") for line in lines]

    # --- what is done

    def on_descendant_focus(self) -> None:
        """The cursor is on another row, which the words are about."""
        self.query_one("#about Paper", Paper).repaint(layout=True)

    async def on_changed(self, message: Changed) -> None:
        """A row has changed: another table has other variants."""
        if message.row == "preset":
            await self._fill_variants()
            return
        if message.row == "opponent":
            for row in self.query("#birth-1").results(Chooser):
                row.label = self.words("play-new-birth-of", name=self._opponent_name())
                row.repaint()
        self._check()

    def on_button_pressed(self) -> None:
        """Start, if all is well."""
        self._start()

    def on_input_submitted(self) -> None:
        """Enter in a text starts too."""
        self._start()

    def _start(self) -> None:
        setup = self.setup() if self.front else None
        if setup is None:
            return
        game = self.game
        self.dismiss(None)
        if not game.open_table(setup):
            game.push_screen(NewMatchScreen(two_people=self._two))

    def pressed(self, key: str) -> bool:
        """Walk the rows, or go back."""
        if key == "escape":
            self.dismiss(None)
        elif key == "enter":
            self._start()
        elif key in ("down", "tab"):
            self.focus_next()
        elif key in ("up", "backtab"):
            self.focus_previous()
        elif key in ("pagedown", "pageup"):
            about = self.query_one("#about", VerticalScroll)
            (about.scroll_page_down if key == "pagedown" else about.scroll_page_up)(animate=False)
        else:
            return False
        return True
