"""The label plate: month numeral, mark of the kind, mark of the set a card belongs to. A layer apart from the art.

It lies in the corner that stays visible when cards overlap. Every mark has a shape of its own.
"""

from __future__ import annotations

from typing import Final

from koikoi.engine.cards import Card, Kind
from koikoi.texts.texts import motif
from scripts.deck.palette import BLUE, INK, PAPER, RED, WHITE
from scripts.deck.shapes import Svg, disc, fill, line
from scripts.deck.writing import numeral

_DOTS: Final = disc(39, 127, 6, INK) + disc(30, 141, 6, INK) + disc(48, 141, 6, INK)
_CUP: Final = fill("M20 125H58C56 141 50 143 45 143V148H33V143C28 143 22 141 20 125Z", INK)
_UMBRELLA: Final = fill(
    "M18 135C22 119 56 119 60 135C54 131 50 131 46 135C42 131 36 131 32 135C28 131 24 131 18 135Z", INK
) + line("M39 131V145C39 151 47 151 47 145", INK, 5)

SET_MARKS: Final[dict[Card, Svg]] = {
    Card.BOAR: _DOTS,
    Card.DEER: _DOTS,
    Card.BUTTERFLIES: _DOTS,
    Card.CURTAIN: _CUP,
    Card.MOON: _CUP,
    Card.SAKE_CUP: _CUP,
    Card.RAIN_MAN: _UMBRELLA,
}
"""What marks a card of a set that no other mark shows, centred on 39,137."""


def plate(card: Card) -> Svg:
    """The label plate of a card, in the frame's upper left corner."""
    mark = SET_MARKS.get(card, "")
    foot = 155 if mark else 121
    ground = fill(f"M7 19A12 12 0 0 1 19 7H72V{foot - 12}Q72 {foot} 60 {foot}H7z", PAPER, INK)
    return ground + numeral(card.month) + _kind_mark(card) + mark


def _kind_mark(card: Card) -> Svg:
    """Sun disc, diamond, tilted bar or dot, centred on 39,95; a bar carries its ribbon's pattern."""
    if card.kind is Kind.BRIGHT:
        rays = "M39 83V75M39 107V115M27 95H19M51 95H59M30 86L25 81M48 86L53 81M30 104L25 109M48 104L53 109"
        return disc(39, 95, 12, RED) + line(rays, RED)
    if card.kind is Kind.ANIMAL:
        return fill("M39 77L57 95L39 113L21 95Z", INK)
    if card.kind is Kind.CHAFF:
        return disc(39, 95, 8, INK)
    slip = motif(card)
    bar = fill("M31 75H56L47 115H22Z", BLUE if slip == "blue-ribbon" else RED, INK, 3)
    if slip == "poem-ribbon":
        return bar + line("M46 80L35 87L45 95L33 103L40 110", WHITE, 7)
    if slip == "blue-ribbon":
        return bar + line("M32 87Q38 79 43 87T53 87M28 104Q34 96 39 104T49 104", WHITE, 5)
    return bar
