"""Words: what the screens say about cards and tables, on top of `koikoi.texts`; cards come as codes, as in views."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from koikoi.engine.cards import Card, Kind, parse_card
from koikoi.engine.rules import Rules
from koikoi.texts import Texts

GLYPHS: Final = {Kind.BRIGHT: "☀", Kind.ANIMAL: "◆", Kind.RIBBON: "▮", Kind.CHAFF: "•"}
"""The shape of each kind."""
GAP: Final = "\u00a0"
"""A no-break space, between a number and its word."""


class Words:
    """The texts of one language, and a few ways to name cards in little room."""

    def __init__(self, lang: str) -> None:
        """The words of a language, one of `koikoi.texts.LANGUAGES`."""
        self.texts = Texts.load(lang)
        self.lang = lang

    def __call__(self, message_id: str, /, **facts: str | int) -> str:
        """A message of the catalogue."""
        return self.texts.say(message_id, **facts)

    def card(self, code: str) -> str:
        """The whole name: "Pine with crane"."""
        return self.texts.card_name(parse_card(code))

    def cards(self, codes: Iterable[str]) -> str:
        """Whole names as a list; the same name twice is said once with its number."""
        names = [self.card(code) for code in codes]
        said = [
            name if names.count(name) == 1 else self("play-times", card=name, count=names.count(name))
            for name in dict.fromkeys(names)
        ]
        return self.texts.join_and(said)

    def motif(self, card: Card) -> str:
        """What is drawn: "Crane", "Poem ribbon", "Chaff"."""
        return self.texts.card_short(card)

    def motif_short(self, card: Card) -> str:
        """The motif in at most twelve cells."""
        return self("play-motif-rain-man") if card is Card.RAIN_MAN else self.motif(card)

    def label(self, code: str) -> str:
        """Month, kind and motif in little room: "1☀ Crane", "6▮ Blue ribbon", "7• Bush clover"."""
        return f"{self.mark(code)} {self.word(parse_card(code))}"

    def word(self, card: Card) -> str:
        """What a card is called beside its month and kind: the motif, of chaff the plant."""
        return self.plant(card) if card.kind is Kind.CHAFF and card is not Card.LIGHTNING else self.motif(card)

    def labels(self, codes: Iterable[str]) -> str:
        """Short names as a list; the same one twice is said once with its number. A name is not broken."""
        names = [self.label(code) for code in codes]
        said = [
            name if names.count(name) == 1 else self("play-times", card=name, count=names.count(name))
            for name in dict.fromkeys(names)
        ]
        return self.texts.join(name.replace(" ", GAP) for name in said)

    def mark(self, code: str) -> str:
        """Month and kind alone: "1☀", "6▮"."""
        card = parse_card(code)
        return f"{card.month}{GLYPHS[card.kind]}"

    def plant(self, card: Card) -> str:
        """The plant's whole name."""
        return self.texts.plant_name(card.month)

    def plant_short(self, card: Card) -> str:
        """The plant in at most eight cells."""
        return self(f"play-plant-{card.plant}")

    def kind(self, kind: Kind) -> str:
        """The kind of one card: "bright"."""
        return self.texts.kind_name(kind, 1)

    def yaku(self, yaku_id: str, rules: Rules | None = None) -> str:
        """A yaku's whole name without its Japanese term, which the yaku page gives."""
        name = self.texts.yaku_name(yaku_id, rules)
        return name.partition(" (")[0].partition("（")[0] if rules is None or not _own(yaku_id, rules) else name

    def yaku_list(self, ids: Sequence[str], rules: Rules) -> str:
        """Several yaku as a list."""
        return self.texts.join_and(self.yaku(yaku_id, rules) for yaku_id in ids)

    def points(self, points: int) -> str:
        """A number of points with its word, which stay together."""
        return self.texts.points(points).replace(" ", GAP)


def _own(yaku_id: str, rules: Rules) -> bool:
    return any(row.id == yaku_id for row, _ in rules.yaku)


@lru_cache(maxsize=8)
def words_of(lang: str) -> Words:
    """The words of a language, made once."""
    return Words(lang)
