"""The draw for the first dealer: the cards that were turned, in words, before the first card is played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from koikoi.tui.cardface import Face, draw_face
from koikoi.tui.line import Line
from koikoi.tui.paper import BLANK, Piece, Row, Text
from koikoi.tui.screens.sheet import SheetScreen


class DrawScreen(SheetScreen):
    """Who deals first, and why."""

    def pieces(self, width: int) -> Sequence[Piece]:
        """The way, each draw with its cards, the dealer, and how the cards are dealt."""
        words, scene = self.words, self.scene
        draw = scene.view.draw
        assert draw is not None
        pieces: list[Piece] = [BLANK, Text(words.texts.table_name(scene.rules), "soft")]
        pieces += [Text(words("play-draw-title"), "title"), BLANK, Text(words(f"play-draw-{draw.way}"))]
        for i, cards in enumerate(draw.cards):
            last = i == len(draw.cards) - 1
            pieces += [BLANK, Row(partial(self._cards, cards))]
            if not last:
                pieces.append(Text(words(f"play-draw-again-{draw.way}"), "soft"))
        dealer = scene.called(draw.dealer)
        you = not scene.two_people and draw.dealer == scene.me
        pieces += [
            BLANK,
            Text(words("play-draw-dealer-you") if you else words("play-draw-dealer", name=dealer), "strong"),
        ]
        pieces.append(Text(words("play-draw-lead")))
        if scene.view.void_deals:
            pieces.append(Text(words("play-void-before", count=scene.view.void_deals), "soft"))
        order = scene.rules.deal_order
        pieces += [
            BLANK,
            Text(words.texts.option_sentence("deal_order", order), "faint"),
            Text(words.texts.option_sentence("packet", scene.rules.packet), "faint"),
        ]
        return pieces

    def _cards(self, cards: Sequence[str], width: int) -> list[Line]:
        """The cards of one draw side by side, each under the name of who drew it."""
        look, words = self.game.look, self.words
        paper = look.style("ink", "sheet")
        names = [self.scene.called(seat) for seat in (0, 1)] if len(cards) == 2 else [""]
        head = Line(width, paper)
        for i, name in enumerate(names):
            head.tab(2 + i * 20).put(name, look.style("soft", "sheet"))
        rows = [head] if any(names) else []
        faces = [draw_face(Face(code), words, look, width=16, height=3) for code in cards]
        for y in range(3):
            line = Line(width, paper)
            for i, face in enumerate(faces):
                line.tab(2 + i * 20).add(face[y])
            rows.append(line)
        return rows

    def answers(self) -> Sequence[tuple[str, str, str, str]]:
        """Begin, or leave."""
        return [
            ("Enter", self.words("play-key-begin"), "enter", "begin"),
            ("Q", self.words("play-key-leave"), "q", "leave"),
        ]
