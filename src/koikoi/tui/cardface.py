"""Card faces: one card drawn in text, so that month, plant, kind and motif can be read without knowing the deck.

The first row is the card's strip on the ground of its month: numeral, shape of the kind, plant. Colour repeats what
the words and shapes say and is never alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.style import Style

from koikoi.engine.cards import Card, Kind, parse_card
from koikoi.tui.line import Line, first_fit
from koikoi.tui.look import Look
from koikoi.tui.words import GLYPHS, Words

TAKES: Final = "●"
"""Marks a hand card that takes, and what it would take."""
MAKES: Final = "★"
"""Marks a hand card that makes a yaku."""
NEW: Final = "+"
"""Marks a card that has just come to lie."""


@dataclass(frozen=True, slots=True)
class Face:
    """How one card is drawn: its key, the marks on it, and whether it stands back."""

    code: str
    key: str = ""
    """The key that plays it, on the strip."""
    badge: str = ""
    """The key that takes it, in place of the mark."""
    mark: str = ""
    note: str = ""
    """A few words for the last row, where there is room."""
    dim: bool = False


def draw_face(face: Face, words: Words, look: Look, *, width: int, height: int, ground: str = "desk") -> list[Line]:
    """A card in `height` rows (2 to 4) of exactly `width` cells; a dim one stands back towards `ground`."""
    card = parse_card(face.code)
    if face.dim:
        return _veiled(face, card, words, look, width, height, ground)
    rows = [_strip(face, card, words, look, width, tall=height > 2)]
    indent = _indent(width) if height > 2 else ""
    body = look.style("card_ink", "card")
    if height > 2:
        rows.append(_plant(Line(width, body).put(indent), card, words, look.style("card_soft", "card")))
    motif = Line(width, body).put(indent)
    if height == 2 or card.kind is not Kind.CHAFF or card is Card.LIGHTNING:  # the strip of a tall card says "chaff"
        name = words.motif(card)
        if height < 4 and face.mark and not (face.badge or face.note):  # in front, so that it belongs to this card
            texts = [text for text in (name, words.motif_short(card)) if cell_len(text) + 2 <= motif.room]
            if texts:
                motif.put(face.mark, _mark_style(face, look)).put(" ").put(texts[0], _motif_style(face, card, look))
                return [*rows, motif.fill()]
        motif.put(first_fit(motif.room, name, words.motif_short(card)), _motif_style(face, card, look))
    if height == 4:
        rows += [motif.fill(), _last(face, look, width, body)]
    else:
        rows.append(_with_mark(motif, face, look))
    return rows


def _strip(face: Face, card: Card, words: Words, look: Look, width: int, *, tall: bool) -> Line:
    """The first row."""
    ground, ink = look.ground(card.month), look.on_ground(card.month)
    style = look.style(ink, ground, "bold reverse" if look.plain else "bold")
    line = Line(width, style)
    if face.key:
        line.put(f" {face.key} ", key_style(look))
    line.put(f"{card.month:>2}{GLYPHS[card.kind]} ")
    if tall:
        return line.put(first_fit(line.room, words.kind(card.kind), "")).fill()
    return line.put(first_fit(line.room, words.plant(card), words.plant_short(card))).fill()


def _veiled(face: Face, card: Card, words: Words, look: Look, width: int, height: int, ground: str) -> list[Line]:
    """A card that stands back: the same words on one quiet ground."""
    back, ink = look.veiled(ground)
    style = look.style(ink, back, "dim" if look.plain else "")
    first = Line(width, style).put(f" {face.key} " if face.key else "").put(f"{card.month:>2}{GLYPHS[card.kind]} ")
    if height == 2:
        return [
            first.put(first_fit(first.room, words.plant(card), words.plant_short(card))).fill(),
            Line(width, style).put(first_fit(width, words.motif(card), words.motif_short(card))).fill(),
        ]
    rows = [first.put(first_fit(first.room, words.kind(card.kind), "")).fill()]
    rows.append(_plant(Line(width, style).put(_indent(width)), card, words, style))
    motif = Line(width, style).put(_indent(width))
    rows.append(motif.put(first_fit(motif.room, words.motif(card), words.motif_short(card))).fill())
    return rows + [Line(width, style).fill() for _ in range(height - 3)]


def _indent(width: int) -> str:
    """The margin of a tall card; a narrow one has none to spare."""
    return " " if width > 14 else ""


def _plant(line: Line, card: Card, words: Words, style: Style) -> Line:
    return line.put(first_fit(line.room, words.plant(card), words.plant_short(card)), style).fill()


def key_style(look: Look) -> Style:
    """How a key is printed on a card."""
    return look.style("act_ink", "act", "bold underline" if look.plain else "bold")


def _motif_style(face: Face, card: Card, look: Look) -> Style:
    """The motif's colour says the kind again: red brights, ochre animals, ribbons in their own colour."""
    if card.kind is Kind.CHAFF and card is not Card.LIGHTNING:
        return look.style("card_soft", "card")
    blue = card.kind is Kind.RIBBON and card.month in (6, 9, 10)
    ink = "card_ochre" if card.kind is Kind.ANIMAL else "card_blue" if blue else "card_red"
    return look.style(ink, "card", "bold")


def _mark_style(face: Face, look: Look) -> Style:
    return look.style("card_red" if face.mark == MAKES else "card_blue", "card", "bold")


def _with_mark(line: Line, face: Face, look: Look) -> Line:
    """A row that ends in the badge or the mark, and in the note where there is room for it."""
    if face.badge:
        badge = f" {face.badge} " if line.room > 3 else face.badge
        return line.tab(line.width - cell_len(badge)).put(badge, key_style(look))
    if face.mark and not face.note and not line.text.strip():  # no motif: the mark stands where it would
        return line.put(face.mark, _mark_style(face, look)).fill()
    end = f"{face.mark} " if face.mark else ""
    note = face.note if face.note and cell_len(face.note) + cell_len(face.mark) + 3 <= line.room else ""
    if note:
        line.tab(line.width - cell_len(note) - cell_len(end) - 1).put(f"{end}{note} ", _mark_style(face, look))
    else:
        line.tab(line.width - cell_len(face.mark)).put(face.mark, _mark_style(face, look))
    return line.fill()


def _last(face: Face, look: Look, width: int, body: Style) -> Line:
    line = Line(width, body).put(" ")
    if face.badge:
        line.put(f" {face.badge} ", key_style(look))
    elif face.mark:
        line.put(face.mark, _mark_style(face, look)).put(" ")
        line.put(first_fit(line.room - 1, face.note, ""), _mark_style(face, look))
    return line.fill()
