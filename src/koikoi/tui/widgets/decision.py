"""The decision: both sides of the bet. Stop above or left, koi-koi below or right, the facts of each beside it.

Neither is chosen beforehand; the table stays in sight.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from rich.cells import cell_len
from rich.style import Style
from textual import events
from textual.message import Message

from koikoi.tui.line import Line, wrap
from koikoi.tui.scene import Scene
from koikoi.tui.widgets.tablepart import TablePart
from koikoi.tui.widgets.tracker import lacking, lacking_marks
from koikoi.wire.view import Decision, FactorLine, YakuProgress

Said = tuple[str, Style]
"""A sentence and its style."""
APPLIES = ("applies", "added")


class DecisionPanel(TablePart):
    """Two columns in a low table, two blocks one below the other in the rail of a large one."""

    class Pressed(Message):
        """One of the two was pressed: `stop` or `koi`."""

        def __init__(self, token: str) -> None:
            """The token of the action."""
            super().__init__()
            self.token = token

    def __init__(self, *, id: str) -> None:
        """An empty panel."""
        super().__init__(id=id)
        self._hits: list[tuple[int, int, int, str]] = []  # row, from column, to column, token

    def paint_scene(self, scene: Scene, width: int, height: int) -> list[Line]:
        """The yaku made, stop, koi-koi."""
        decision = scene.view.decision
        if decision is None:
            return []
        self._hits = []
        if width >= 60:
            return self._low(scene, decision, width, height)
        return self._tall(scene, decision, width, height)

    def on_click(self, event: events.Click) -> None:
        """Stop or koi-koi, if one was hit."""
        for row, first, last, token in self._hits:
            if event.y == row and first <= event.x < last:
                self.post_message(self.Pressed(token))

    # --- a low table: side by side

    def _low(self, scene: Scene, decision: Decision, width: int, height: int) -> list[Line]:
        """Stop on the left, koi-koi on the right, with a rule between."""
        look = self.look
        left = width * 3 // 8
        bodies = (
            _rows([self._made(scene, decision), *self._stop(scene, decision, "sheet")], left - 2),
            self._fitting(scene, decision, width - left - 3, height - 1),
        )
        rows = [Line(width, look.style("ink", "sheet"))]
        self._button(rows[0], 0, "stop")
        rows[0].tab(width - cell_len(self._label("koi")) - 2)
        self._button(rows[0], 0, "koi")
        for i in range(max(height - 1, 0)):
            line = Line(width, look.style("ink", "sheet"))
            for column, body in zip((1, left + 2), bodies, strict=True):
                line.tab(column)
                if i < len(body):
                    line.put(*body[i])
                if column == 1:
                    line.tab(left).put("│", look.style("rule", "sheet"))
            rows.append(line)
        return rows

    def _fitting(self, scene: Scene, decision: Decision, width: int, height: int) -> list[Said]:
        """The bet with as many yaku named for each side as the rows have room for, one at least."""
        most = max(len(decision.hopes), len(decision.threats), 1)
        while True:
            rows = _rows(self._bet(scene, decision, brief=True, most=most), width)
            if len(rows) > height and most == 1:
                rows = _rows(self._bet(scene, decision, brief=True, most=1, why=False), width)
            if len(rows) <= height or most == 1:
                return rows
            most -= 1

    # --- a large table: one below the other

    def _tall(self, scene: Scene, decision: Decision, width: int, height: int) -> list[Line]:
        """Stop on top, koi-koi under all the facts."""
        look = self.look
        paper, wash = look.style("ink", "sheet"), look.style("ink", "act_wash")
        made = (self.words("play-decide-made"), look.style("gain", "sheet", "bold"))
        yaku = [
            (f"{self.words.yaku(paid.id, scene.rules)} {paid.points}", look.style("ink", "sheet", "bold"))
            for paid in decision.stop.yaku
        ]
        rows = [Line(width, paper), *self._block([made, *yaku], width, paper), Line(width, paper)]
        rows += [
            Line(width, wash),
            *self._block(self._stop(scene, decision, "act_wash"), width, wash),
            Line(width, wash),
        ]
        rows.append(Line(width, wash).put(" "))
        self._button(rows[-1], len(rows) - 1, "stop")
        rows += [Line(width, wash), Line(width, paper)]
        wash = look.style("ink", "stake_wash")
        rows += [
            Line(width, wash),
            *self._block(self._bet(scene, decision, brief=False), width, wash),
            Line(width, wash),
        ]
        rows.append(Line(width, wash).put(" "))
        self._button(rows[-1], len(rows) - 1, "koi")
        rows += [Line(width, wash)]
        return rows[:height] if height else rows

    def _block(self, said: Sequence[Said], width: int, style: Style) -> list[Line]:
        return [Line(width, style).put(" ").put(*row) for row in _rows(said, width - 2)]

    def _button(self, line: Line, row: int, token: str) -> None:
        """A button; where it was drawn is remembered for presses."""
        role = "act" if token == "stop" else "stake"
        first = line.used
        line.put(
            f" {self._label(token)} ",
            self.look.style(f"{role}_ink", role, "bold reverse" if self.look.plain else "bold"),
        )
        self._hits.append((row, first, line.used, token))

    def _label(self, token: str) -> str:
        return self.words("play-button-stop" if token == "stop" else "play-button-koi")

    # --- what is said

    def _made(self, scene: Scene, decision: Decision) -> Said:
        words = self.words
        made = (f"{words.yaku(paid.id, scene.rules)} {paid.points}" for paid in decision.stop.yaku)
        return words.texts.join(made), self.look.style("gain", "sheet", "bold")

    def _stop(self, scene: Scene, decision: Decision, ground: str) -> list[Said]:
        """What stopping gives, exactly."""
        words, look, stop = self.words, self.look, decision.stop
        points = stop.base * stop.multiplier
        said = [(words("play-decide-points", points=points), look.style("act", ground, "bold"))]
        said += self._odds(scene, ground, None if scene.odds is None else scene.odds.stop)
        if stop.multiplier > 1:
            math = words("play-decide-math", base=stop.base, multiplier=stop.multiplier, points=points)
            said.append((math, look.style("soft", ground)))
        said += self._factors(stop.factors, ground)
        mine, theirs = stop.standing[scene.me], stop.standing[1 - scene.me]
        return [*said, (words("play-decide-standing", mine=mine, theirs=theirs), look.style("ink", ground))]

    def _odds(self, scene: Scene, ground: str, win: float | None) -> list[Said]:
        """What the coach says of one of the two, once it was asked."""
        if not scene.coached:
            return []
        words, style = self.words, self.look.style("ink", ground, "bold")
        if win is None:
            return [(words("table-coach-thinks"), style)]
        return [(words("table-coach-win", percent=round(100 * win)), style)]

    def _factors(self, factors: Sequence[FactorLine], ground: str) -> list[Said]:
        soft = self.look.style("soft", ground)
        return [(self.words.texts.factor(f.id, f.why, f.value), soft) for f in factors if f.why in APPLIES]

    def _bet(self, scene: Scene, decision: Decision, *, brief: bool, most: int = 0, why: bool = True) -> list[Said]:
        """What a call hopes for and risks; a brief one names `most` yaku of each side; `why`: with its factors."""
        words, look = self.words, self.look
        ground = "sheet" if brief else "stake_wash"
        name = scene.called(1 - scene.me)
        ink, soft = look.style("ink", ground), look.style("soft", ground)
        mine, theirs = decision.turns_left[scene.me], decision.turns_left[1 - scene.me]
        said = [(words("play-decide-turns", mine=mine, name=name, theirs=theirs), soft)]
        said += self._odds(scene, ground, None if scene.odds is None else scene.odds.koi)
        gap = [] if brief else [("", ink)]
        hopes = adding(decision.hopes, decision.hope_gains)
        said += [*gap, *self._near(scene, hopes, "", most=most, ground=ground), *gap]
        if decision.threat_least:
            lose = words("play-decide-lose", name=name, points=decision.threat_points)
            said.append((lose, look.style("stake", ground, "bold")))
            if why:
                said += self._factors(decision.threat_factors, ground)
            threats = adding(decision.threats, decision.threat_gains)
            return said + self._near(scene, threats, name, most=most, ground=ground)
        return [*said, (words("play-decide-safe", name=name), ink)]

    def _near(self, scene: Scene, entries: Sequence[YakuProgress], name: str, *, most: int, ground: str) -> list[Said]:
        """The yaku of a seat that are one card away, each with its points and the cards that would make it.

        The `most` dearest in one sentence, or with 0 all of them, each in rows of its own.
        """
        words, ink = self.words, self.look.style("ink", ground)
        who = {"name": name} if name else {}
        kind = "threats" if name else "hopes"
        if not entries:
            return [(words(f"play-decide-no-{kind}", **who), ink)]
        if most:
            dearest = sorted(entries, key=lambda entry: -entry.worth)[:most]
            yaku = "; ".join(self._one(scene, entry, brief=True) for entry in dearest)
            if len(entries) > most:
                yaku = words("play-decide-more", yaku=yaku, count=len(entries) - most)
            return [(words(f"play-decide-{kind}", **who, yaku=yaku), ink)]
        head = words(f"play-decide-{kind}", **who, yaku="").strip()
        rows = [(head, ink)]
        for entry in entries:
            rows.append((f"◐ {self._one(scene, entry, brief=False)}", self.look.style("near", ground, "bold")))
            cards = lacking(entry, scene.slots, words)
            if cards:
                rows.append((f"  {words.texts.join_or(cards)}", ink))
        return rows

    def _one(self, scene: Scene, entry: YakuProgress, *, brief: bool) -> str:
        words = self.words
        if not brief:
            return f"{words.yaku(entry.id, scene.rules)} +{entry.worth}"
        cards = " ".join(lacking_marks(entry, scene.slots, words))
        name = f"{words.texts.yaku_short(entry.id, scene.rules)} +{entry.worth}"
        return f"{name} ({cards})" if cards else name


def adding(entries: Sequence[YakuProgress], gains: Sequence[int]) -> tuple[YakuProgress, ...]:
    """Those yaku of a side that would add to its base, each worth what it would add."""
    return tuple(replace(entry, worth=gain) for entry, gain in zip(entries, gains, strict=True) if gain)


def _rows(said: Sequence[Said], width: int) -> list[Said]:
    """The sentences wrapped, each row in its sentence's style."""
    return [
        (" " * (len(text) - len(text.lstrip(" "))) + row, style)
        for text, style in said
        for row in wrap(text.lstrip(" "), width - 2 if text.startswith(" ") else width)
    ]
