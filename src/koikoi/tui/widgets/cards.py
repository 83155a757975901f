"""Rows of cards: the field and the hand, painted as a grid of places with a gap between, in which frames are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.style import Style
from textual import events
from textual.message import Message

from koikoi.tui.cardface import MAKES, NEW, TAKES, Face, draw_face
from koikoi.tui.line import Line, wrap
from koikoi.tui.scene import COLUMNS, Mode, Scene, place
from koikoi.tui.widgets.tablepart import TablePart


@dataclass(frozen=True, slots=True)
class Cell:
    """One place of a grid: a card or nothing, and the colour of its frame, empty for none."""

    face: Face | None = None
    frame: str = ""
    outline: bool = False
    """Whether an empty place is drawn."""


class CardGrid(TablePart):
    """A grid of cards."""

    ground = "cloth"

    class Pressed(Message):
        """A place of the grid was pressed."""

        def __init__(self, grid: CardGrid, number: int) -> None:
            """`number` counts places row by row, from 0."""
            super().__init__()
            self.grid = grid
            self.number = number

    def __init__(self, *, id: str) -> None:
        """An empty grid."""
        super().__init__(id=id)
        self._shape = (1, 1, 1, 1)  # left edge, width of a place, rows of a place, columns
        self._top = 0

    def cells(self, scene: Scene, width: int) -> list[list[Cell]]:
        """The places, row by row."""
        raise NotImplementedError

    def paint_scene(self, scene: Scene, width: int, height: int) -> list[Line]:
        """The grid in the height there is: cards as large as fit, with a gap between rows if there is room."""
        grid = self.cells(scene, width)
        columns = len(grid[0])
        each = (width - 1) // columns
        left = (width - 1 - each * columns) // 2
        tall = max(height, 2 * len(grid)) // len(grid)
        card = max(1, min(4, tall - 1)) if tall > 2 else 2
        gap = tall > 2
        self._shape = (left, each, card + gap, columns)
        base = self.look.style("cloth_soft", self.ground)
        rows: list[Line] = []
        for i, cells in enumerate(grid):
            if gap:
                above = grid[i - 1] if i else [Cell()] * columns
                rows.append(self._gap_row(above, cells, width, left, each, base))
            rows += self._card_rows(cells, width, left, each, card, base)
        if gap and len(rows) < height:
            rows.append(self._gap_row(grid[-1], [Cell()] * columns, width, left, each, base))
        spare = max(height - len(rows), 0)
        self._top = spare // 2
        margins = [[Line(width, base) for _ in range(n)] for n in (self._top, spare - self._top)]
        rows = margins[0] + rows + margins[1]
        return rows[:height] if height else rows

    def _card_rows(self, cells: Sequence[Cell], width: int, left: int, each: int, card: int, base: Style) -> list[Line]:
        drawn = [
            self._empty(cell, each - 1, card)
            if cell.face is None
            else draw_face(cell.face, self.words, self.look, width=each - 1, height=card, ground=self.ground)
            for cell in cells
        ]
        rows = []
        for y in range(card):
            line = Line(width, base).tab(left)
            for x, cell in enumerate(cells):
                line.put(*self._edge(cells[x - 1] if x else Cell(), cell))
                line.add(drawn[x][y])
                line.tab(left + (x + 1) * each)
            line.put(*self._edge(cells[-1], Cell()))
            rows.append(line)
        return rows

    def _edge(self, before: Cell, after: Cell) -> tuple[str, Style]:
        """The gap between two places, with the frames of both."""
        frame = after.frame or before.frame
        sign = "█" if before.frame and after.frame else "▐" if after.frame else "▌" if before.frame else " "
        return sign, self.look.style(frame or "cloth_soft", self.ground)

    def _gap_row(
        self, above: Sequence[Cell], below: Sequence[Cell], width: int, left: int, each: int, base: Style
    ) -> Line:
        """The row between two rows of cards, with the lower edges of the frames above and the upper ones below."""
        line = Line(width, base).tab(left)
        for over, under in zip(above, below, strict=True):
            frame = under.frame or over.frame
            sign = "█" if over.frame and under.frame else "▄" if under.frame else "▀" if over.frame else " "
            line.put(" ").put(sign * (each - 1), self.look.style(frame or "cloth_soft", self.ground))
        return line

    def _empty(self, cell: Cell, width: int, height: int) -> list[Line]:
        """An empty place: the corners of a card."""
        style = self.look.style("stitch", self.ground)
        rows = [Line(width, style) for _ in range(height)]
        if cell.outline:
            rows[0].put("╭" + " " * (width - 2) + "╮")
            rows[-1].put("╰" + " " * (width - 2) + "╯")
        return rows

    def on_click(self, event: events.Click) -> None:
        """Tell which place was pressed."""
        left, each, tall, columns = self._shape
        column, row = (event.x - left) // each, (event.y - self._top) // max(tall, 1)
        if 0 <= column < columns:
            self.post_message(self.Pressed(self, row * columns + column))


class Field(CardGrid):
    """The cloth: cards keep their slots."""

    def cells(self, scene: Scene, width: int) -> list[list[Cell]]:
        """Every slot; the partners of the hand card under the cursor and the choices of a tray are framed."""
        grid = [[Cell(outline=True) for _ in range(COLUMNS)] for _ in range(scene.rows)]
        for slot, code in enumerate(scene.slots):
            column, row = place(slot)
            if code and row < len(grid):
                grid[row][column] = self._cell(scene, slot, code)
        return grid

    def slot_at(self, number: int) -> int:
        """The slot of a pressed place."""
        row, column = divmod(number, COLUMNS)
        return column * 2 + row if row < 2 else row * COLUMNS + column

    def _cell(self, scene: Scene, slot: int, code: str) -> Cell:
        if scene.step is not None:
            return Cell(Face(code, mark=TAKES if code in scene.step.captured else ""), self._taken(scene, code))
        if scene.mode is Mode.CHOOSE and scene.tray is not None:
            return self._choice(scene, code)
        partner = code in scene.partners
        frame = "lit" if partner else "chosen" if scene.looking == slot else ""
        mark = TAKES if partner else NEW if code in scene.fresh else ""
        return Cell(Face(code, mark=mark), frame)

    def _taken(self, scene: Scene, code: str) -> str:
        return "lit" if scene.step is not None and code in scene.step.captured else ""

    def _choice(self, scene: Scene, code: str) -> Cell:
        assert scene.tray is not None
        targets = [scene.tray.target(i) for i in range(len(scene.tray.tokens))]
        if code not in targets:
            return Cell(Face(code, dim=bool(any(targets))))
        number = targets.index(code)
        key = str(number + 1) if number < 9 else ""
        mark = "" if key else TAKES
        return Cell(Face(code, badge=key, mark=mark), "chosen" if scene.chosen == number else "lit")


class Hand(CardGrid):
    """The player's own hand, each card with the key that plays it."""

    ground = "desk"

    def columns(self, width: int) -> int:
        """Eight side by side where there is room, else two rows of four."""
        return 8 if width >= 8 * 15 + 1 else 4

    def cells(self, scene: Scene, width: int) -> list[list[Cell]]:
        """The hand; a dot marks what takes a card, a star what makes a yaku."""
        columns = self.columns(width)
        cells = [self._cell(scene, i, code) for i, code in enumerate(scene.hand)]
        cells += [Cell()] * (8 - len(cells))
        return [cells[i : i + columns] for i in range(0, 8, columns)]

    def _cell(self, scene: Scene, i: int, code: str) -> Cell:
        waiting = scene.tray is not None and scene.tray.card == code
        choice = scene.choice(code) if scene.mode is Mode.PLAY else None
        takes = choice is not None and bool(choice.takes or choice.choices)
        makes = choice is not None and bool(choice.makes)
        mark = MAKES if makes else TAKES if takes else ""
        note = ""
        if choice is not None and makes:
            note = self.words.texts.yaku_short(choice.makes[0], scene.rules)
        goes = scene.looking is not None and i in scene.goes_with(scene.looked_at)
        at = scene.mode is Mode.PLAY and scene.looking is None and i == scene.cursor
        frame = "act" if at or waiting else "near" if goes else ""
        dim = (scene.mode is Mode.PLAY and choice is None) or (scene.mode is Mode.CHOOSE and not waiting)
        return Cell(Face(code, key=str(i + 1), mark=mark, note=note, dim=dim), frame)

    def paint_scene(self, scene: Scene, width: int, height: int) -> list[Line]:
        """The hand, or the page that hides it until the next player has come."""
        look = self.look
        if scene.mode is Mode.DECIDE and height == 2:
            return self._brief(scene, width)
        if not scene.covered:
            return super().paint_scene(scene, width, height)
        base = look.style("act_ink", "act", "reverse" if look.plain else "")
        rows = [Line(width, base) for _ in range(max(height, 4))]
        name = scene.called(scene.me)
        texts = wrap(self.words("play-cover", name=name), width - 4) + wrap(
            self.words("play-cover-key", name=name), width - 4
        )
        top = max((len(rows) - len(texts)) // 2, 0)
        for line, text in zip(rows[top:], texts, strict=False):
            line.put("  ").put(text, look.style("act_ink", "act", "bold"))
        return rows

    def _brief(self, scene: Scene, width: int) -> list[Line]:
        """The hand in two rows of words, to leave room for the decision."""
        look = self.look
        rows = [Line(width, look.style("ink", "desk")) for _ in range(2)]
        texts = wrap(self.words("play-hand-brief", cards=self.words.labels(scene.hand)), width - 2)
        for line, text in zip(rows, texts, strict=False):
            line.put(" ").put(text, look.style("soft", "desk"))
        return rows
