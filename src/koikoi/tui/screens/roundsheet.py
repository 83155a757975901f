"""The round sheet: the arithmetic line by line, the piles, the hands that were left, and the running score."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from koikoi.engine.cards import Kind, parse_card
from koikoi.tui.line import Line, wrap
from koikoi.tui.paper import BLANK, Piece, Row, Text
from koikoi.tui.scoretable import score_rows
from koikoi.tui.screens.sheet import SheetScreen
from koikoi.tui.widgets.seatpane import counted, in_months, in_words, months
from koikoi.wire.view import RoundSheet


class RoundSheetScreen(SheetScreen):
    """The sheet of the round that has just ended."""

    @property
    def sheet(self) -> RoundSheet:
        """The round."""
        sheet = self.scene.view.sheet
        assert sheet is not None
        return sheet

    def answers(self) -> Sequence[tuple[str, str, str, str]]:
        """Go on, or leave."""
        over = self.scene.view.stage == "match-over"
        word = self.words("play-key-result" if over else "play-key-next")
        return [("Enter", word, "enter", "next"), ("Q", self.words("play-key-leave"), "q", "leave")]

    def pieces(self, width: int) -> Sequence[Piece]:
        """Result, arithmetic beside the piles, running score."""
        words, sheet = self.words, self.sheet
        month = words.texts.month_name(sheet.month)
        pieces: list[Piece] = [
            Text(words("play-sheet-title", round=sheet.number, month=month), "soft"),
            Text(self.result(), "gain" if sheet.winner == self.scene.me and not self.scene.two_people else "title"),
            BLANK,
            Row(self._middle),
            BLANK,
            Row(lambda w: score_rows(self.scene, self.game.look, words, w)),
        ]
        return pieces

    def result(self) -> str:
        """How the round ended, in a sentence."""
        words, sheet, scene = self.words, self.sheet, self.scene
        who = sheet.winner
        points = max(sheet.points) if who is None else sheet.points[who]
        if sheet.kind == "draw":
            who = sheet.dealer if sheet.points[sheet.dealer] > 0 else None
            points = sheet.points[sheet.dealer]
        if who is None:
            return words.texts.round_result(sheet.kind, "nobody")
        name = scene.named(who)
        return words.texts.round_result(sheet.kind, "other" if name else "you", name=name, points=points)

    def _middle(self, width: int) -> list[Line]:
        """Arithmetic on the left, piles and hands on the right."""
        left = min(width // 2, 52)
        columns = (self._arithmetic(left), self._piles(width - left))
        rows = []
        for i in range(max(map(len, columns))):
            line = Line(width, self.game.look.style("ink", "sheet"))
            if i < len(columns[0]):
                line.add(columns[0][i])
            line.tab(left)
            if i < len(columns[1]):
                line.add(columns[1][i])
            rows.append(line)
        return rows

    def _sum(self, width: int, label: str, value: str, tone: str = "ink", attributes: str = "") -> list[Line]:
        """A line of the arithmetic, its label wrapped, its value on the right."""
        look = self.game.look
        style = look.style(tone, "sheet", attributes)
        rows = []
        for i, text in enumerate(wrap(label, width - 12)):
            line = Line(width - 3, look.style("ink", "sheet")).put("  ").put(text, style)
            rows.append(line.right(value, style) if not i else line)
        return rows

    def _arithmetic(self, width: int) -> list[Line]:
        """Yaku, base, factors, points; a lucky hand has one line."""
        words, sheet, scene = self.words, self.sheet, self.scene
        rows: list[Line] = []
        if sheet.kind == "hand":
            for seat in (0, 1):
                if sheet.hand_points[seat]:
                    label = self._lucky(seat)
                    rows += self._sum(width, label, str(sheet.hand_points[seat]), "ink", "bold")
            return rows
        if not sheet.yaku:
            return self._sum(width, words("play-sheet-nothing"), "", "soft")
        for i, paid in enumerate(sheet.yaku):
            sign = "+ " if i else ""
            rows += self._sum(width, words.yaku(paid.id, scene.rules), f"{sign}{paid.points}", "ink", "bold")
        for line in sheet.factors:
            if line.why == "added":
                rows += self._sum(width, words.texts.factor(line.id, line.why, line.value), f"+{line.value}")
        rows += self._sum(width, words("play-sheet-base"), f"= {sheet.base}", "ink", "bold")
        for line in sheet.factors:
            if line.why == "applies":
                rows += self._sum(width, words.texts.factor(line.id, line.why, line.value), f"×{line.value}")
        for line in sheet.factors:
            if line.why not in ("applies", "added", "no-rule"):
                rows += self._sum(width, words.texts.factor(line.id, line.why, line.value), "×1", "faint")
        points = sheet.base * sheet.multiplier
        rows += self._sum(width, words("play-points"), f"= {points}", "act", "bold")
        if sheet.swept:
            rows += self._sum(width, words("play-sheet-swept", cards=words.labels(sheet.swept)), "", "soft")
        return rows

    def _lucky(self, seat: int) -> str:
        """Which lucky hand a seat had: four of a month or four pairs, and of which months."""
        held = [parse_card(code).month for code in self.sheet.hands[seat]]
        whole = [month for month in dict.fromkeys(held) if held.count(month) == 4]
        texts = self.words.texts
        names = texts.join(texts.month_name(month) for month in whole or dict.fromkeys(held))
        kind = "four" if whole else "pairs"
        return self.words(f"play-sheet-lucky-{kind}", name=self.scene.called(seat), months=names)

    def _piles(self, width: int) -> list[Line]:
        """Both piles by kind, and what was left in the hands."""
        look, scene, sheet = self.game.look, self.scene, self.sheet
        rows: list[Line] = []
        for seat in (scene.me, 1 - scene.me):
            role = "act" if seat == scene.me else "stake"
            line = Line(width, look.style("ink", "sheet")).put(scene.called(seat), look.style(role, "sheet", "bold"))
            line.put(f"  {sheet.points[seat]:+d}", look.style(role, "sheet", "bold"))
            rows.append(line)
            rows += self._pile(sheet.captured[seat], width)
            if sheet.hands[seat]:
                rows += [Line(width, look.style("soft", "sheet")).put(row) for row in self._hand(seat, width - 2)]
        return rows

    def _hand(self, seat: int, width: int) -> list[str]:
        """What was left in a hand: by name in one row, else by month and kind."""
        words, codes = self.words, self.sheet.hands[seat]
        named = wrap(words("play-sheet-hand", cards=words.labels(codes)), width)
        if len(named) == 1:
            return named
        return wrap(words("play-sheet-hand", cards=" ".join(words.mark(code) for code in codes)), width)

    def _pile(self, codes: Sequence[str], width: int) -> list[Line]:
        look, words = self.game.look, self.words
        rows = []
        for kind in Kind:
            cards = [card for card in map(parse_card, codes) if card.kind is kind]
            if not cards:
                continue
            head = f"{counted(kind, len(cards))}  "
            room = width - cell_len(head) - 1
            texts = (in_words(cards, kind, words), in_months(cards, kind, words), months(cards))
            fitting = [[text] for text in texts if cell_len(text) <= room]
            for i, text in enumerate(fitting[0] if fitting else wrap(texts[-1], room)):
                line = Line(width, look.style("ink", "sheet"))
                line.put("" if i else head, look.style("ink", "sheet", "bold")).tab(cell_len(head))
                rows.append(line.put(text, look.style("soft", "sheet")))
        return rows
