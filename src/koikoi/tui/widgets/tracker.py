"""The yaku tracker: for both seats the four yaku that are nearest, how near each is, and the cards it lacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

from koikoi.engine.cards import Kind, parse_card
from koikoi.tui.line import Line, first_fit, pad
from koikoi.tui.scene import Scene
from koikoi.tui.widgets.tablepart import TablePart
from koikoi.tui.words import GLYPHS, Words
from koikoi.wire.view import YakuProgress

SIGNS: Final = {"complete": "✓", "one-away": "◐", "possible": "○", "superseded": "↑", "impossible": "×"}
"""The shape of each state."""
INKS: Final = {"complete": "gain", "one-away": "near", "possible": "soft", "superseded": "faint", "impossible": "faint"}
"""The colour of each state, which repeats the shape."""
NEAREST: Final = 4


def nearest(progress: Sequence[YakuProgress], count: int = NEAREST) -> list[YakuProgress]:
    """The yaku made, then those that lack least, the dearer first; none that are out of reach or outranked."""
    order = {"complete": 0, "one-away": 1, "possible": 2}
    lines = [line for line in progress if line.state in order]
    return sorted(lines, key=lambda line: (order[line.state], line.need, -line.worth))[:count]


def lacking(line: YakuProgress, field: Sequence[str | None], words: Words) -> list[str]:
    """The cards a yaku lacks, those on the field framed and first; empty where any of many cards will do."""
    return [f"[{_named(code, words)}]" if code in field else _named(code, words) for code in _lacking(line, field)]


def lacking_marks(line: YakuProgress, field: Sequence[str | None], words: Words) -> list[str]:
    """The same by month and shape alone, for little room."""
    return [f"[{words.mark(code)}]" if code in field else words.mark(code) for code in _lacking(line, field)]


def lacking_labels(line: YakuProgress, field: Sequence[str | None], words: Words) -> list[str]:
    """The same by month, shape and word."""
    named = (f"[{words.label(code)}]" if code in field else words.label(code) for code in _lacking(line, field))
    return list(dict.fromkeys(named))


def worth(line: YakuProgress) -> str:
    """The points of a yaku, "+5": with a sign, so that they are not read as a month."""
    return f"+{line.points or line.worth}"


def _lacking(line: YakuProgress, field: Sequence[str | None]) -> list[str]:
    many = len(line.missing) > max(line.need + 1, 3)
    cards = [code for code in line.missing if code in field] if many else list(line.missing)
    return sorted(cards, key=lambda code: code not in field)


def _named(code: str, words: Words) -> str:
    card = parse_card(code)
    if card.kind in (Kind.RIBBON, Kind.CHAFF):
        return f"{card.month}{GLYPHS[card.kind]}"
    return f"{card.month}\u00a0{words.motif(card)}"


class Tracker(TablePart):
    """Two columns in a low table; one below the other, with a second row for the cards, in the rail of a large one."""

    def paint_scene(self, scene: Scene, width: int, height: int) -> list[Line]:
        """A heading for each seat, then its nearest yaku."""
        seats = (scene.me, 1 - scene.me)
        if width >= 60:
            half = width // 2
            columns = [self._column(scene, seat, half) for seat in seats]
            rows = []
            for left, right in zip(*columns, strict=True):
                line = Line(width, self.look.style("ink", "sheet")).add(left).tab(half).add(right)
                rows.append(line)
            return rows
        return [row for seat in seats for row in self._tall(scene, seat, width)]

    def _heading(self, scene: Scene, seat: int, width: int) -> Line:
        role = "act" if seat == scene.me else "stake"
        total = scene.round.totals[seat] if scene.round else 0
        line = Line(width, self.look.style("ink", "sheet"))
        name = self.words("play-yaku-of", name=scene.called(seat))
        if seat == scene.me and not scene.two_people:
            name = self.words("play-yaku-yours")
        line.put(f" {name}", self.look.style(role, "sheet", "bold underline"))
        if total:
            whole, short = self.words("play-has-points", points=total), self.words.points(total)
            line.put("  ").put(first_fit(line.room, whole, short, ""), self.look.style("gain", "sheet", "bold"))
        return line

    def _column(self, scene: Scene, seat: int, width: int) -> list[Line]:
        rows = [self._heading(scene, seat, width)]
        rows += [self._brief(scene, line, width) for line in nearest(scene.view.progress[seat])]
        rows += [Line(width) for _ in range(NEAREST + 1 - len(rows))]
        return rows

    def _brief(self, scene: Scene, entry: YakuProgress, width: int) -> Line:
        """One row: shape, name, points, cards."""
        words, look = self.words, self.look
        style = look.style(INKS[entry.state], "sheet", "bold" if entry.state in ("complete", "one-away") else "")
        line = Line(width).put(f" {SIGNS[entry.state]} ", style)
        line.put(pad(words.texts.yaku_short(entry.id, scene.rules), 13), style)
        line.put(f" {worth(entry):<3} ", style)
        return line.put(self._state(scene, entry, line.room), look.style("soft", "sheet"))

    def _tall(self, scene: Scene, seat: int, width: int) -> list[Line]:
        """Two rows a yaku."""
        words, look = self.words, self.look
        rows = [self._heading(scene, seat, width)]
        for entry in nearest(scene.view.progress[seat]):
            strong = entry.state in ("complete", "one-away")
            style = look.style(INKS[entry.state], "sheet", "bold" if strong else "")
            line = Line(width, look.style("ink", "sheet")).put(f" {SIGNS[entry.state]} ", style)
            points = f"  {worth(entry)}"
            state = words.texts.progress_short(entry.state, entry.need)
            name = words.yaku(entry.id, scene.rules)
            if cell_len(name) + cell_len(points) + cell_len(state) + 3 > line.room:
                name = words.texts.yaku_short(entry.id, scene.rules)
            line.put(name, style).put(points, style).right(f"{state} ", look.style("soft", "sheet"))
            rows.append(line)
            cards = self._fitting(lacking(entry, scene.slots, words), width - 5)
            rows.append(Line(width, look.style("soft", "sheet")).put("    ").put(cards))
        while len(rows) < 2 * NEAREST + 1:
            rows.append(Line(width, look.style("ink", "sheet")))
        return [*rows, Line(width, look.style("ink", "sheet"))]

    def _state(self, scene: Scene, entry: YakuProgress, room: int) -> str:
        """What is missing: the cards where they fit, else how many."""
        words = self.words
        short = words.texts.progress_short(entry.state, entry.need)
        if entry.state == "complete":
            return short
        cards = lacking(entry, scene.slots, words)
        for whole in (words.texts.join(cards), words.texts.join(cards).replace(", ", ",")):
            if cards and cell_len(whole) <= room:
                return whole
        return short if cell_len(short) <= room else str(entry.need)

    def _fitting(self, cards: Sequence[str], room: int) -> str:
        """As many of the cards as fit."""
        text = ""
        for card in cards:
            more = self.words.texts.join([text, card]) if text else card
            if cell_len(more) > room:
                break
            text = more
        return text
