"""The pane of a seat: who sits there, the cards in hand, the calls, and the captured cards in four groups."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.style import Style

from koikoi.engine.cards import Card, Kind, parse_card
from koikoi.tui.line import Line
from koikoi.tui.look import Look
from koikoi.tui.scene import Scene
from koikoi.tui.widgets.tablepart import TablePart
from koikoi.tui.words import GLYPHS, Words

SIDE = 22
"""Cells of the seat's own column."""
POEMS, BLUES = (1, 2, 3), (6, 9, 10)


class SeatPane(TablePart):
    """Two rows, three where the table is large: the seat on the left, its captured cards on the right."""

    def __init__(self, *, opponent: bool, id: str) -> None:
        """The pane of the seat that looks, or of its opponent."""
        super().__init__(id=id)
        self._opponent = opponent

    def seat(self, scene: Scene) -> int:
        """Whose pane it is."""
        return 1 - scene.me if self._opponent else scene.me

    def paint_scene(self, scene: Scene, width: int, height: int) -> list[Line]:
        """Two or three rows, as many as there is room for, in the middle of what there is."""
        paper = self.look.style("ink", "paper")
        rows = self._panes(scene, width, 3 if height >= 3 else 2)
        spare = max(height - len(rows), 0)
        blank = [Line(width, paper) for _ in range(spare)]
        return blank[: spare // 2] + rows + blank[spare // 2 :]

    def _panes(self, scene: Scene, width: int, count: int) -> list[Line]:
        rows = [Line(width, self.look.style("ink", "paper")) for _ in range(count)]
        self._who(scene, rows)
        piles = scene.round.captured[self.seat(scene)] if scene.round else ()
        groups = {kind: [c for c in map(parse_card, piles) if c.kind is kind] for kind in Kind}
        side = SIDE if count < 3 else 1
        top = rows[-2:]
        pairs = ((Kind.BRIGHT, Kind.ANIMAL), (Kind.RIBBON, Kind.CHAFF))
        wanted = [max(self._wanted(groups[kind], kind) for kind in column) for column in zip(*pairs, strict=True)]
        widths = _split(width - side, wanted)
        for line, kinds in zip(top, pairs, strict=True):
            line.tab(side)
            for kind, room in zip(kinds, widths, strict=True):
                line.add(self._group(kind, groups[kind], room))
        return rows

    def _who(self, scene: Scene, rows: list[Line]) -> None:
        """Name, whether in turn, cards in hand, dealer and calls."""
        look, seat = self.look, self.seat(scene)
        role = "stake" if self._opponent else "act"
        turn = scene.round is not None and scene.round.mover == seat
        name = look.style(role, "paper", "bold")
        wide = len(rows) == 3
        room = rows[0].width if wide else SIDE - 1
        first = Line(room).put("▶ " if turn else "  ", name).put(scene.called(seat), name)
        facts = self._facts(scene, seat)
        second = Line(room)
        place = first if wide else second.put("  ")
        if wide:
            place.put("  ")
        for i, (text, style) in enumerate(facts):
            gaps = (" · ", " ") if i else ("",)
            fitting = [gap for gap in gaps if cell_len(text) + len(gap) <= place.room]
            if fitting:
                place.put(fitting[0], look.style("soft", "paper")).put(text, style)
        rows[0].add(first)
        if not wide:
            rows[1].add(second)

    def _facts(self, scene: Scene, seat: int) -> list[tuple[str, Style]]:
        words, look = self.words, self.look
        found: list[tuple[str, Style]] = []
        if scene.round is None:
            return found
        if scene.round.calls[seat]:
            called = words("play-called-times", calls=scene.round.calls[seat])
            found.append((called, look.style("stake", "paper", "bold")))
        if scene.view.dealer == seat:
            found.append((words("play-dealer-tag"), look.style("soft", "paper", "underline")))
        unseen = seat != scene.me or scene.round.phase == "swap"
        hand = scene.round.opponent_hand if unseen else len(scene.round.hand)
        found.append((words("play-in-hand", cards=hand), look.style("soft", "paper")))
        return found

    def _wanted(self, cards: Sequence[Card], kind: Kind) -> int:
        return cell_len(counted(kind, len(cards))) + 3 + cell_len(in_words(cards, kind, self.words))

    def _group(self, kind: Kind, cards: Sequence[Card], width: int) -> Line:
        """One group: its shape, its count, its cards in as many words as there is room for."""
        look = self.look
        line = Line(width, look.style("ink", "paper"))
        count = counted(kind, len(cards))
        line.put(count[0], kind_style(kind, look)).put(f"{count[1:]}  ", look.style("ink", "paper", "bold"))
        if not cards:
            return line.fill()
        room = line.room - 1
        for text in (in_words(cards, kind, self.words), in_months(cards, kind, self.words), months(cards)):
            if cell_len(text) <= room:
                return line.put(text, look.style("soft", "paper")).fill()
        return line.fill()


def kind_style(kind: Kind, look: Look) -> Style:
    """The colour of a kind's shape on paper; the shape says the same."""
    inks = {Kind.BRIGHT: "stake", Kind.ANIMAL: "near", Kind.RIBBON: "act", Kind.CHAFF: "soft"}
    return look.style(inks[kind], "paper", "bold")


def counted(kind: Kind, count: int) -> str:
    """How many cards of a kind: "▮×2", so that the count is not read as a month."""
    return f"{GLYPHS[kind]}×{count}"


def in_words(cards: Sequence[Card], kind: Kind, words: Words) -> str:
    """The cards by month and motif: "3 Curtain, 8 Moon"; ribbons by their set."""
    if kind in (Kind.BRIGHT, Kind.ANIMAL):
        return words.texts.join(f"{card.month}\u00a0{words.motif(card)}" for card in cards)
    return in_months(cards, kind, words)


def in_months(cards: Sequence[Card], kind: Kind, words: Words) -> str:
    """The cards by month; ribbons by their set: "poem 1 2, blue 6, 4"."""
    if kind is not Kind.RIBBON:
        return months(cards)
    parts = []
    for message, group in (("play-poem", POEMS), ("play-blue", BLUES)):
        held = [card for card in cards if card.month in group]
        if held:
            parts.append(words(message, months=months(held)))
    plain = [card for card in cards if card.month not in (*POEMS, *BLUES)]
    if plain:
        parts.append(words("play-plain", months=months(plain)))
    return words.texts.join(parts)


def months(cards: Sequence[Card]) -> str:
    """The months of cards, several of a month as "7×2"."""
    held = [card.month for card in cards]
    return " ".join(
        str(month) if held.count(month) == 1 else f"{month}×{held.count(month)}" for month in dict.fromkeys(held)
    )


def _split(width: int, wanted: Sequence[int]) -> list[int]:
    """Two widths that add up to `width`: half each, unless one needs more and the other can spare it."""
    first = width // 2
    if wanted[0] > first:
        first = min(wanted[0], max(first, width - wanted[1]))
    elif wanted[1] > width - first:
        first = max(wanted[0], min(first, width - wanted[1]))
    return [first, width - first]
