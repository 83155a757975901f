"""Faces: which drawing is which card, and the frame round all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from koikoi.engine.cards import Card
from scripts.deck import autumn, spring, summer, winter
from scripts.deck.palette import INK, PAPER, THIN, TINTS
from scripts.deck.shapes import PREFIX, Svg

DRAWINGS: Final[dict[Card, Callable[[], Svg]]] = {
    Card.CRANE: spring.pine_crane,
    Card.PINE_RIBBON: spring.pine_ribbon,
    Card.PINE_1: spring.pine_chaff_1,
    Card.PINE_2: spring.pine_chaff_2,
    Card.WARBLER: spring.plum_warbler,
    Card.PLUM_RIBBON: spring.plum_ribbon,
    Card.PLUM_1: spring.plum_chaff_1,
    Card.PLUM_2: spring.plum_chaff_2,
    Card.CURTAIN: spring.cherry_curtain,
    Card.CHERRY_RIBBON: spring.cherry_ribbon,
    Card.CHERRY_1: spring.cherry_chaff_1,
    Card.CHERRY_2: spring.cherry_chaff_2,
    Card.CUCKOO: summer.wisteria_cuckoo,
    Card.WISTERIA_RIBBON: summer.wisteria_ribbon,
    Card.WISTERIA_1: summer.wisteria_chaff_1,
    Card.WISTERIA_2: summer.wisteria_chaff_2,
    Card.BRIDGE: summer.iris_bridge,
    Card.IRIS_RIBBON: summer.iris_ribbon,
    Card.IRIS_1: summer.iris_chaff_1,
    Card.IRIS_2: summer.iris_chaff_2,
    Card.BUTTERFLIES: summer.peony_butterflies,
    Card.PEONY_RIBBON: summer.peony_ribbon,
    Card.PEONY_1: summer.peony_chaff_1,
    Card.PEONY_2: summer.peony_chaff_2,
    Card.BOAR: autumn.clover_boar,
    Card.CLOVER_RIBBON: autumn.clover_ribbon,
    Card.CLOVER_1: autumn.clover_chaff_1,
    Card.CLOVER_2: autumn.clover_chaff_2,
    Card.MOON: autumn.pampas_moon,
    Card.GEESE: autumn.pampas_geese,
    Card.PAMPAS_1: autumn.pampas_chaff_1,
    Card.PAMPAS_2: autumn.pampas_chaff_2,
    Card.SAKE_CUP: autumn.chrysanthemum_cup,
    Card.CHRYSANTHEMUM_RIBBON: autumn.chrysanthemum_ribbon,
    Card.CHRYSANTHEMUM_1: autumn.chrysanthemum_chaff_1,
    Card.CHRYSANTHEMUM_2: autumn.chrysanthemum_chaff_2,
    Card.DEER: winter.maple_deer,
    Card.MAPLE_RIBBON: winter.maple_ribbon,
    Card.MAPLE_1: winter.maple_chaff_1,
    Card.MAPLE_2: winter.maple_chaff_2,
    Card.RAIN_MAN: winter.willow_rain_man,
    Card.SWALLOW: winter.willow_swallow,
    Card.WILLOW_RIBBON: winter.willow_ribbon,
    Card.LIGHTNING: winter.willow_lightning,
    Card.PHOENIX: winter.paulownia_phoenix,
    Card.PAULOWNIA_1: winter.paulownia_chaff_1,
    Card.PAULOWNIA_2: winter.paulownia_chaff_2,
    Card.PAULOWNIA_3: winter.paulownia_chaff_3,
}
"""What draws each card."""

_ROUND: Final = 'stroke-linecap="round" stroke-linejoin="round"'
_KEY: Final = 'x="7" y="7" width="230" height="386" rx="12"'
_RIM: Final = f'<rect width="244" height="400" rx="18" fill="{PAPER}"/>'
"""The paper margin keeps the edge of a card on a dark table; the ink line inside it keeps it on a light one."""

FRAME: Final = f'<clipPath id="{PREFIX}frame"><rect {_KEY}/></clipPath>'
"""What cuts all art off at the ink line."""


def face(card: Card) -> Svg:
    """A card without its label plate: paper rim, ground, art, ink line."""
    ground = f'<path d="M0 0H244V400H0z" fill="{TINTS[card.month]}"/>'
    art = f'<g clip-path="url(#{PREFIX}frame)">{ground}{DRAWINGS[card]()}</g>'
    return rounded(f'{_RIM}{art}<rect {_KEY} fill="none" stroke="{INK}" stroke-width="{THIN}"/>')


def rounded(layer: Svg) -> Svg:
    """A layer whose strokes end and join roundly."""
    return f"<g {_ROUND}>{layer}</g>"
