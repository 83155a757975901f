"""The running score: a column for each round, what each player got and how the match stands."""

from __future__ import annotations

from rich.cells import cell_len

from koikoi.tui.line import Line, pad
from koikoi.tui.look import Look
from koikoi.tui.scene import Scene
from koikoi.tui.words import Words


def score_rows(scene: Scene, look: Look, words: Words, width: int) -> list[Line]:
    """A heading and three rows; of a long match the last rounds that fit."""
    view = scene.view
    label = min(max(cell_len(scene.called(0)), cell_len(scene.called(1)), cell_len(words("play-round-word"))), 16) + 3
    longest = max((len(str(points)) for score in view.scores for points in score.points), default=1)
    each = max(5 if label + 10 + 5 * len(view.scores) <= width else 4, longest + 1)
    fit = max((width - label - 10) // each, 1)
    shown = view.scores[-fit:]
    paper = look.style("ink", "sheet")
    head = Line(width, look.style("soft", "sheet", "bold")).put("  ").put(pad(words("play-round-word"), label - 2))
    for score in shown:
        head.put(f"{score.number:>{each - 1}} ")
    total = words("play-total")
    head.put(" " * (8 - cell_len(total)) + total)
    rows = [head]
    for seat in (scene.me, 1 - scene.me):
        role = "act" if seat == scene.me else "stake"
        line = Line(width, paper).put("  ").put(pad(scene.called(seat), label - 2), look.style(role, "sheet", "bold"))
        for score in shown:
            won = score.winner == seat
            points = score.points[seat]
            text = f"{points:>{each - 1}}" if points else "·".rjust(each - 1)
            line.put(text + " ", look.style(role if won else "soft", "sheet", "bold" if won else ""))
        line.put(f"{view.standing[seat]:>8}", look.style(role, "sheet", "bold"))
        rows.append(line)
    return rows
