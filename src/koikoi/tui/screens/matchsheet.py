"""The match sheet: who won, the score of all rounds, what changes hands, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from koikoi.tui.paper import BLANK, Piece, Row, Text, Tone
from koikoi.tui.scene import Scene
from koikoi.tui.scoretable import score_rows
from koikoi.tui.screens.sheet import SheetScreen


class MatchSheetScreen(SheetScreen):
    """The end of a match."""

    def __init__(self, scene: Scene, path: Path) -> None:
        """`path` is the record file."""
        super().__init__(scene)
        self._path = path

    def answers(self) -> Sequence[tuple[str, str, str, str]]:
        """A rematch, or home."""
        words = self.words
        return [
            ("Enter", words("play-key-rematch"), "enter", "rematch"),
            ("Q", words("play-key-home"), "q", "home"),
            ("Esc", words("play-key-home"), "escape", "home"),
        ]

    def pieces(self, width: int) -> Sequence[Piece]:
        """Result, score, settlement, the file."""
        words, scene = self.words, self.scene
        view = scene.view
        pieces: list[Piece] = [
            BLANK,
            Text(words.texts.table_name(scene.rules), "soft"),
            Text(self.result(), self._tone()),
        ]
        me, them = scene.me, 1 - scene.me
        score = f"{scene.called(me)} {view.standing[me]} : {view.standing[them]} {scene.called(them)}"
        pieces += [BLANK, Text(score, "strong"), BLANK]
        if view.scores:
            pieces += [Row(lambda w: score_rows(scene, self.game.look, words, w)), BLANK]
            best = max(view.scores, key=lambda score: max(score.points))
            if max(best.points) > 0:
                winner = scene.called(best.points.index(max(best.points)))
                month = words.texts.month_name(best.month)
                pieces.append(
                    Text(words("play-match-best", round=best.number, month=month, points=max(best.points), name=winner))
                )
        pieces += self._settlement()
        pieces += [BLANK, Text(words("play-match-file"), "soft"), Text(str(self._path), "soft")]
        return pieces

    def _tone(self) -> Tone:
        """Green for the reader's own win, else the colour of titles."""
        end = self.scene.view.end
        won = end is not None and end.winner == self.scene.me and not self.scene.two_people
        return "gain" if won else "title"

    def result(self) -> str:
        """Who won, in a sentence."""
        view, words, scene = self.scene.view, self.words, self.scene
        assert view.end is not None
        high, low = max(view.standing), min(view.standing)
        winner = view.end.winner
        if winner is None:
            return words.texts.match_result(view.end.reason, "nobody", high=high, low=low)
        high, low = view.standing[winner], view.standing[1 - winner]
        name = scene.named(winner)
        return words.texts.match_result(view.end.reason, "other" if name else "you", name=name, high=high, low=low)

    def _settlement(self) -> list[Piece]:
        view, words, scene = self.scene.view, self.words, self.scene
        if scene.rules.stakes == "none" or view.end is None:
            return []
        gains = view.end.settlement
        if gains[0] == 0:
            return [Text(words("play-match-even"), "strong")]
        winner = 0 if gains[0] > 0 else 1
        return [
            Text(
                words(
                    "play-match-pays",
                    name=scene.called(1 - winner),
                    other=scene.called(winner),
                    points=abs(gains[winner]),
                ),
                "strong",
            )
        ]
