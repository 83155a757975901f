"""Cards: the 48 flower cards, their months, kinds, codes and plants. Knows nothing of yaku, rules or play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum, StrEnum
from typing import Final, NewType

from koikoi.errors import BadCard, BadNotation, Reason

Mask = NewType("Mask", int)
"""A set of cards as an integer: bit i is card i (rules.md section 1 order), 0 to 2**48 - 1."""


class Kind(StrEnum):
    """The four kinds, in the order in which captured cards lie on the table."""

    BRIGHT = "bright"
    ANIMAL = "animal"
    RIBBON = "ribbon"
    CHAFF = "chaff"


class Card(IntEnum):
    """One of the 48 cards, numbered 0 to 47 in the order of the rules page."""

    CRANE, PINE_RIBBON, PINE_1, PINE_2 = 0, 1, 2, 3
    WARBLER, PLUM_RIBBON, PLUM_1, PLUM_2 = 4, 5, 6, 7
    CURTAIN, CHERRY_RIBBON, CHERRY_1, CHERRY_2 = 8, 9, 10, 11
    CUCKOO, WISTERIA_RIBBON, WISTERIA_1, WISTERIA_2 = 12, 13, 14, 15
    BRIDGE, IRIS_RIBBON, IRIS_1, IRIS_2 = 16, 17, 18, 19
    BUTTERFLIES, PEONY_RIBBON, PEONY_1, PEONY_2 = 20, 21, 22, 23
    BOAR, CLOVER_RIBBON, CLOVER_1, CLOVER_2 = 24, 25, 26, 27
    MOON, GEESE, PAMPAS_1, PAMPAS_2 = 28, 29, 30, 31
    SAKE_CUP, CHRYSANTHEMUM_RIBBON, CHRYSANTHEMUM_1, CHRYSANTHEMUM_2 = 32, 33, 34, 35
    DEER, MAPLE_RIBBON, MAPLE_1, MAPLE_2 = 36, 37, 38, 39
    RAIN_MAN, SWALLOW, WILLOW_RIBBON, LIGHTNING = 40, 41, 42, 43
    PHOENIX, PAULOWNIA_1, PAULOWNIA_2, PAULOWNIA_3 = 44, 45, 46, 47

    @property
    def month(self) -> int:
        """The month, 1 to 12."""
        return self // 4 + 1

    @property
    def kind(self) -> Kind:
        """Bright, animal, ribbon or chaff."""
        return _KINDS[self]

    @property
    def code(self) -> str:
        """The code of records and commands, such as `1B` or `12C3`."""
        return CODES[self]

    @property
    def bit(self) -> Mask:
        """The mask that holds this card alone."""
        return Mask(1 << self)

    @property
    def plant(self) -> str:
        """The plant of the month, an identifier such as `pine`."""
        return PLANTS[self // 4]


PLANTS: Final = (
    "pine", "plum", "cherry", "wisteria", "iris", "peony",
    "bush-clover", "pampas", "chrysanthemum", "maple", "willow", "paulownia",
)  # fmt: skip
_MONTHS: Final = (
    "BRCC", "ARCC", "BRCC", "ARCC", "ARCC", "ARCC", "ARCC", "BACC", "ARCC", "ARCC", "BARC", "BCCC",
)  # fmt: skip
"""The kinds of each month's cards; chaff is numbered where the month has several."""


def _codes(month: int, letters: str) -> Iterator[str]:
    for i, letter in enumerate(letters):
        numbered = letter == "C" and letters.count("C") > 1
        yield f"{month}{letter}{letters[: i + 1].count('C') if numbered else ''}"


CODES: Final[tuple[str, ...]] = tuple(code for i, letters in enumerate(_MONTHS) for code in _codes(i + 1, letters))
"""The code of each card."""
_LETTERS: Final = {"B": Kind.BRIGHT, "A": Kind.ANIMAL, "R": Kind.RIBBON, "C": Kind.CHAFF}
_KINDS: Final = tuple(_LETTERS[letter] for letter in "".join(_MONTHS))
_BY_CODE: Final = {code: Card(i) for i, code in enumerate(CODES)}
CARDS: Final[tuple[Card, ...]] = tuple(Card)
ALL: Final = Mask((1 << 48) - 1)
NO_CARDS: Final = Mask(0)


def cards_mask(cards: Iterable[Card]) -> Mask:
    """The set of `cards` as a mask."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return Mask(mask)


def mask_cards(mask: int) -> tuple[Card, ...]:
    """The cards of a mask, in card order."""
    cards: list[Card] = []
    while mask:
        low = mask & -mask
        cards.append(CARDS[low.bit_length() - 1])
        mask ^= low
    return tuple(cards)


KIND_MASKS: Final = {kind: cards_mask(c for c in CARDS if c.kind is kind) for kind in Kind}
MONTH_MASKS: Final = tuple(Mask(0b1111 << (4 * month)) for month in range(12))
"""The four cards of each month; index 0 is January."""


def parse_card(code: object) -> Card:
    """The card of a code such as `9A`; raises BadNotation for anything else."""
    card = _BY_CODE.get(code) if isinstance(code, str) else None
    if card is None:
        raise BadNotation(
            Reason.UNKNOWN_CARD,
            f"there is no card {short(code)}; a code is a month and a letter, such as 1B, 9A, 4R or 12C3",
        )
    return card


def format_card(card: Card) -> str:
    """The code of a card; `parse_card` reads it back."""
    return CODES[card]


def parse_cards(codes: Iterable[object]) -> tuple[Card, ...]:
    """The cards of several codes, none twice; raises BadNotation or BadCard."""
    cards = tuple(parse_card(code) for code in codes)
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            raise BadCard(Reason.CARD_TWICE, f"card {card.code} is there twice; each card exists once")
        seen.add(card)
    return cards


def pile_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Captured cards as they lie on the table: brights, animals, ribbons, chaff (rules.md section 1)."""
    order = tuple(Kind)
    return tuple(sorted(cards, key=lambda card: (order.index(card.kind), card)))


def short(value: object) -> str:
    """Any input as a short quoted text for an error sentence, on one line."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # an integer too long to print, a nest too deep
        text = f"a {type(value).__name__}"
    text = "".join(char if char.isprintable() else "?" for char in text)
    return text if len(text) <= 60 else text[:57] + "..."
