"""The moves: what happened last, one sentence each, as many of the newest as fit, read forwards."""

from __future__ import annotations

from rich.cells import cell_len

from koikoi.tui.line import Line, wrap
from koikoi.tui.scene import Scene
from koikoi.tui.story import Step
from koikoi.tui.widgets.tablepart import TablePart


class Moves(TablePart):
    """As many rows as there is room for."""

    hint = ""
    """What a newcomer is told in place of the first moves."""

    def paint_scene(self, scene: Scene, width: int, height: int) -> list[Line]:
        """The newest sentence strong, the older ones faint; a long sentence goes on in the next row."""
        look = self.look
        rows: list[Line] = []
        if width < 60:
            heading = Line(width, look.style("ink", "sheet"))
            rows.append(heading.put(f" {self.words('play-moves')}", look.style("soft", "sheet", "bold underline")))
        steps = list(reversed(scene.story()))
        if self.hint and len(steps) < 5:
            rows += [Line(width, look.style("act", "sheet")).put(" ").put(row) for row in wrap(self.hint, width - 2)]
        told: list[Line] = []
        for i, step in enumerate(steps):
            sentence = self._step(scene, step, width, newest=i == 0)
            if i and len(rows) + len(sentence) + len(told) > height:
                break
            told = sentence + told
        rows = (rows + told)[:height]
        rows += [Line(width, look.style("ink", "sheet")) for _ in range(height - len(rows))]
        return rows

    def _step(self, scene: Scene, step: Step, width: int, *, newest: bool) -> list[Line]:
        look = self.look
        mine = step.seat == scene.me
        bullet = look.style("act" if mine else "stake", "sheet", "bold")
        style = look.style("ink" if newest else "faint", "sheet")
        said = step.said(self.words, scene.named, scene.rules, brief=True)
        texts = wrap(said, width - 4) if cell_len(said) > width - 4 else [said]
        rows = []
        for i, text in enumerate(texts):
            line = Line(width, look.style("ink", "sheet"))
            rows.append(line.put(" ▸ " if not i else "   ", bullet).put(text, style))
        return rows
