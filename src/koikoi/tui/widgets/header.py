"""The header of the table: month, round, table, and the score of the match."""

from __future__ import annotations

from rich.cells import cell_len

from koikoi.tui.line import Line
from koikoi.tui.scene import Scene
from koikoi.tui.widgets.tablepart import TablePart


class Header(TablePart):
    """One row."""

    def paint_scene(self, scene: Scene, width: int, height: int) -> list[Line]:
        """Month and round on the left, the score on the right, the table's name between where there is room."""
        words, look, view = self.words, self.look, scene.view
        paper = look.style("ink", "sheet")
        line = Line(width, paper)
        line.put(f" {view.month} ", look.style("stake_ink", "stake", "bold reverse" if look.plain else "bold"))
        line.put(f" {words.texts.month_name(view.month)}", look.style("ink", "sheet", "bold"))
        line.put(f"  {self._round(scene)}", look.style("soft", "sheet"))
        me, them = (1, 0) if scene.me else (0, 1)
        mine, theirs = scene.called(me), scene.called(them)
        score = f"{mine}  {view.standing[me]} : {view.standing[them]}  {theirs} "
        if cell_len(score) > line.room - 2:
            score = f"{view.standing[me]} : {view.standing[them]} "
        table = words.texts.table_name(scene.rules)
        if cell_len(table) + cell_len(score) + 5 <= line.room:
            line.put(f"  {table}", look.style("faint", "sheet"))
        line.right(score, look.style("act", "sheet", "bold"))
        return [line]

    def _round(self, scene: Scene) -> str:
        number, rules = scene.view.number, scene.rules
        if rules.rounds:
            return self.words("play-round-of", round=number, rounds=max(rules.rounds, number))
        if rules.target:
            return self.words("play-round-target", round=number, target=rules.target)
        return self.words("play-round", round=number)
