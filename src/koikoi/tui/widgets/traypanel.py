"""The tray: which card do you take? Big named rows, one a choice, and how to call it off where that is possible."""

from __future__ import annotations

from rich.style import Style
from textual import events
from textual.message import Message

from koikoi.engine.cards import parse_card
from koikoi.tui.cardface import MAKES, key_style
from koikoi.tui.line import Line, first_fit, wrap
from koikoi.tui.scene import Scene, Tray
from koikoi.tui.widgets.tablepart import TablePart
from koikoi.tui.words import GLYPHS


class TrayPanel(TablePart):
    """A heading, the choices, a word about the choice at hand."""

    class Pressed(Message):
        """A choice was pressed."""

        def __init__(self, number: int) -> None:
            """Which token of the tray."""
            super().__init__()
            self.number = number

    def __init__(self, *, id: str) -> None:
        """An empty tray."""
        super().__init__(id=id)
        self._first_row = 0
        self._each = 1
        self._first = 0
        self._shown = 0

    def paint_scene(self, scene: Scene, width: int, height: int) -> list[Line]:
        """Heading, choices around the chosen one, how to call it off."""
        look, tray = self.look, scene.tray
        if tray is None:
            return []
        paper = look.style("ink", "sheet")
        blank = [Line(width, paper)] if height > 12 else []
        why = wrap(self._why(scene, tray), width - 2)
        head = [*blank, *(Line(width, paper).put(" ").put(row, look.style("soft", "sheet")) for row in why), *blank]
        self._each = 2 if width < 60 else 1
        room = max((height or 24) - len(head) - 2 - len(blank), self._each)
        self._shown = min(room // self._each, len(tray.tokens))
        self._first = min(max(scene.chosen - self._shown // 2, 0), len(tray.tokens) - self._shown)
        self._first_row = len(head)
        rows = head
        for i in range(self._first, self._first + self._shown):
            rows += self._choice(scene, tray, i, width)
        if tray.card:
            foot = wrap(self.words("play-tray-cancel" if tray.from_hand else "play-tray-must"), width - 2)
            rows += [*blank, *(Line(width, paper).put(" ").put(row, look.style("faint", "sheet")) for row in foot)]
        rows += [Line(width, paper) for _ in range(height - len(rows))]
        return rows[:height] if height else rows

    def on_click(self, event: events.Click) -> None:
        """Choose the row that was pressed."""
        number = (event.y - self._first_row) // self._each
        if 0 <= number < self._shown:
            self.post_message(self.Pressed(self._first + number))

    def _why(self, scene: Scene, tray: Tray) -> str:
        """Why there is a choice."""
        words = self.words
        if not tray.card:
            return words("play-swap-why")
        wild = "pass" in tray.tokens
        message = "play-tray-wild" if wild else "play-tray-hand" if tray.from_hand else "play-tray-stock"
        return words(message, card=words.card(tray.card))

    def _choice(self, scene: Scene, tray: Tray, i: int, width: int) -> list[Line]:
        """One choice: its key, the card, and behind or below it its kind and what it makes."""
        words, look = self.words, self.look
        chosen = i == scene.chosen
        ground = "act_wash" if chosen else "sheet"
        ink = look.style("ink", ground, "bold")
        line = Line(width, look.style("ink", ground))
        line.put(" ▶" if chosen else "  ", look.style("act", ground, "bold"))
        line.put(f" {i + 1} " if i < 9 else "   ", key_style(look))
        line.put(" ")
        second = Line(width, look.style("ink", ground)).tab(line.used)
        target = tray.target(i)
        if target:
            card = parse_card(target)
            line.put(f"{card.month:>2}{GLYPHS[card.kind]} ", ink)
            line.put(first_fit(line.room - 1, words.card(target), words.word(card)), ink)
            rest = second if self._each == 2 else line.put("  ")
            rest.put(*self._about(scene, tray, i, rest.room - 1, ground))
        else:
            line.put(words(f"play-{tray.tokens[i]}"), ink)
        return [line.fill(), second.fill()][: self._each]

    def _about(self, scene: Scene, tray: Tray, i: int, room: int, ground: str) -> tuple[str, Style]:
        """What a choice makes, else the card's kind."""
        words, look = self.words, self.look
        makes = tray.makes.get(tray.tokens[i], ())
        if not makes:
            kind = words.kind(parse_card(tray.target(i)).kind)
            return first_fit(room, kind, ""), look.style("soft", ground)
        short = words.texts.join_and(words.texts.yaku_short(yaku_id, scene.rules) for yaku_id in makes)
        said = (words("play-effect-makes", yaku=yaku) for yaku in (words.yaku_list(makes, scene.rules), short))
        return first_fit(room, *said, MAKES), look.style("gain", ground, "bold")
