"""Files: the deck as SVG documents, each card on its own and all in one sprite. Knows not where they are kept."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import Final

from koikoi.deck import Back
from koikoi.engine.cards import CARDS, Card
from koikoi.texts import Texts
from scripts.deck.backs import LOOKS, drawn_back
from scripts.deck.faces import FRAME, face, rounded
from scripts.deck.plants import PLANTS
from scripts.deck.plates import plate
from scripts.deck.shapes import PREFIX, Svg

_BOX: Final = 'viewBox="0 0 244 400"'
_XMLNS: Final = 'xmlns="http://www.w3.org/2000/svg"'


def deck_files() -> dict[str, str]:
    """Every file of the deck: its name and its text."""
    cards = {f"{card.code}.svg": card_file(card) for card in CARDS}
    backs = {f"back-{back}.svg": back_file(back) for back in Back}
    return cards | backs | {"deck.svg": sprite()}


def card_file(card: Card) -> str:
    """One card as a document of its own, with its name and what is to be seen on it in English."""
    texts = Texts.load("en")
    body = face(card) + _plate_layer(card)
    used = re.findall(rf'href="#{PREFIX}([\w-]+)"', body)
    return _document(
        texts.card_spoken(card), texts.card_described(card), f"<defs>{FRAME}{plant_symbols(used)}</defs>{body}"
    )


def back_file(back: Back) -> str:
    """One back as a document of its own."""
    return _document(LOOKS[back].title, LOOKS[back].described, drawn_back(back))


def sprite() -> str:
    """All faces, plates and backs as symbols of one document, to be put into a page as it is.

    A page shows a card as `<svg viewBox="0 0 244 400"><use href="#art-1B"/><use href="#plate-1B"/></svg>`. The document
    takes no room of its own. It must not be hidden with `display: none`: that hides what it clips with.
    """
    symbols = plant_symbols(PLANTS)
    for card in CARDS:
        symbols += _symbol(f"art-{card.code}", face(card)) + _symbol(f"plate-{card.code}", _plate_layer(card))
    symbols += "".join(_symbol(f"back-{back}", drawn_back(back)) for back in Back)
    return f'<svg {_XMLNS} width="0" height="0" aria-hidden="true"><defs>{FRAME}</defs>{symbols}</svg>\n'


def plant_symbols(names: Iterable[str]) -> Svg:
    """The symbols of plants, in their own order, each once."""
    wanted = set(names)
    return "".join(
        f'<symbol id="{PREFIX}{name}" overflow="visible">{draw()}</symbol>'
        for name, draw in PLANTS.items()
        if name in wanted
    )


def _plate_layer(card: Card) -> Svg:
    return rounded(plate(card))


def _symbol(name: str, inner: Svg) -> Svg:
    return f'<symbol id="{name}" {_BOX}>{inner}</symbol>'


def _document(title: str, described: str, inner: Svg) -> str:
    about = f"<title>{escape(title, quote=False)}</title><desc>{escape(described, quote=False)}</desc>"
    return f'<svg {_XMLNS} {_BOX} role="img">{about}{inner}</svg>\n'
