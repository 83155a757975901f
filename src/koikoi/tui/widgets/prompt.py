"""The prompt: whose turn it is, what the card under the cursor would do, what has just happened; and the stock."""

from __future__ import annotations

from rich.cells import cell_len

from koikoi.engine.cards import parse_card
from koikoi.tui.line import Line, first_fit
from koikoi.tui.scene import Mode, Scene
from koikoi.tui.widgets.tablepart import TablePart


class Prompt(TablePart):
    """One row, two where the table is large."""

    def paint_scene(self, scene: Scene, width: int, height: int) -> list[Line]:
        """The call to the player, then a sentence about the card looked at; the stock on the right."""
        look = self.look
        rows = [Line(width, look.style("ink", "desk")) for _ in range(2 if height >= 2 else 1)]
        stock = self.words("play-stock-left", cards=scene.round.stock) if scene.round else ""
        call, style = self._call(scene)
        rows[0].put(" ").put(call, look.style(style, "desk", "bold"))
        line = rows[-1]
        room = (line.room - 3 if line is rows[0] else line.room - 1) - (cell_len(stock) + 2 if len(rows) == 1 else 0)
        detail = first_fit(room, *self._details(scene, room)) if room > 8 else ""
        if detail and scene.notice == "":
            line.put("  " if line is rows[0] else " ").put(detail, look.style("ink", "desk"))
        if cell_len(stock) < rows[0].room:
            rows[0].right(f"{stock} ", look.style("soft", "desk"))
        return rows

    def _call(self, scene: Scene) -> tuple[str, str]:
        """The first words, and the colour they stand in."""
        words = self.words
        if scene.notice:
            return scene.notice, "stake"
        if scene.step is not None:
            role = "act" if scene.step.seat == scene.me else "stake"
            return scene.step.said(words, scene.named, scene.rules, self.size.width - 16), role
        match scene.mode:
            case Mode.COVER:
                return words("play-cover-call", name=scene.called(scene.me)), "act"
            case Mode.CHOOSE:
                swap = scene.round is not None and scene.round.phase == "swap"
                return words("play-choose-swap" if swap else "play-choose-take"), "act"
            case Mode.DECIDE:
                return words("play-koi-or-stop"), "act"
            case Mode.PLAY:
                return words("play-your-turn"), "act"
        return words("play-their-turn", name=scene.called(1 - scene.me)) if scene.round else "", "stake"

    def _details(self, scene: Scene, room: int) -> list[str]:
        """Sentences about what is looked at, the whole one first; the last is the shortest."""
        if scene.step is not None or scene.mode is Mode.COVER:
            return [""]
        if scene.mode is Mode.CHOOSE and scene.tray is not None and scene.tray.card:
            card, words = scene.tray.card, self.words
            message = "play-waits-hand" if scene.tray.from_hand else "play-waits-stock"
            return [words(message, card=words.card(card)), words(message, card=words.label(card))]
        if scene.mode is Mode.DECIDE:
            return [""]
        if scene.mode is not Mode.PLAY:
            return [scene.story()[-1].said(self.words, scene.named, scene.rules, room), ""]
        if scene.looked_at:
            return self._looked_at(scene, scene.looked_at)
        return self._effect(scene, scene.at) if scene.at else [""]

    def _effect(self, scene: Scene, code: str) -> list[str]:
        """What a hand card would do."""
        words, choice = self.words, scene.choice(code)
        names = (words.texts.card_spoken(parse_card(code)), words.label(code))
        if choice is None:
            return [*(self._of(name, words("play-effect-none")) for name in names), words("play-effect-none")]
        if choice.choices:
            full = short = words("play-effect-choice", count=len(choice.choices))
        elif choice.takes:
            full = words("play-effect-takes", cards=words.cards(choice.takes))
            short = words("play-effect-takes", cards=words.labels(choice.takes))
        else:
            full = short = words("play-effect-lies")
        brief = [self._of(names[0], full), self._of(names[0], short), self._of(names[1], short), short]
        if not choice.makes:
            return brief
        made = words("play-effect-makes", yaku=words.yaku_list(choice.makes, scene.rules))
        whole, some = (words("play-effect-both", effect=effect, makes=made) for effect in (full, short))
        return [
            self._of(names[0], whole), self._of(names[0], some), self._of(names[1], some), self._of(names[1], made),
            *brief,
        ]  # fmt: skip

    def _of(self, card: str, effect: str) -> str:
        return self.words("play-does", what=card, said=effect)

    def _looked_at(self, scene: Scene, code: str) -> list[str]:
        """Which hand cards go with a field card."""
        words = self.words
        goes = [str(i + 1) for i in scene.goes_with(code)]
        effect = words("play-look-goes", keys=words.texts.join_or(goes)) if goes else words("play-look-none")
        spoken, label = words.texts.card_spoken(parse_card(code)), words.label(code)
        return [self._of(spoken, effect), self._of(label, effect), label]
