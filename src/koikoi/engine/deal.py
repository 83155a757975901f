"""Dealing: who deals first, the packets, and 48 shuffled cards laid out. Chance is an argument."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from koikoi.engine.cards import CARDS, Card, short
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Seat, other
from koikoi.errors import BadDeal, Reason

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True)
class Deal:
    """Where the 48 cards lie at the start of a round; `hands[i]` belongs to seat i, `stock` has the next card first."""

    hands: tuple[tuple[Card, ...], tuple[Card, ...]]
    field: tuple[Card, ...]
    stock: tuple[Card, ...]

    def __post_init__(self) -> None:
        """Raise BadDeal unless it is 8 + 8 + 8 + 24 cards, each once."""
        for cards, number, place in (
            (self.hands[0], 8, "hand 0"),
            (self.hands[1], 8, "hand 1"),
            (self.field, 8, "the field"),
            (self.stock, 24, "the stock"),
        ):
            if len(cards) != number:
                raise BadDeal(Reason.WRONG_COUNT, f"{place} has {len(cards)} cards; a deal has {number} there")
        seen: set[Card] = set()
        for card in (*self.hands[0], *self.hands[1], *self.field, *self.stock):
            if card in seen:
                raise BadDeal(Reason.CARD_TWICE, f"card {card.code} is dealt twice; each card exists once")
            seen.add(card)

    def __repr__(self) -> str:
        """Counts only: a deal holds secrets."""
        return "Deal(8 + 8 + 8 + 24 cards)"


@dataclass(frozen=True, slots=True)
class DealerDraw:
    """How the first dealer was found: the cards turned, round by round of the draw, and who deals.

    month-draw: two cards each time, seat 0's and seat 1's. birthday: one card each time. random: none.
    """

    way: str
    cards: tuple[tuple[Card, ...], ...]
    dealer: Seat
    birth_months: tuple[int, int] | None = None


def shuffled_deck(*, rng: Random) -> tuple[Card, ...]:
    """The 48 cards in random order; give `secrets.SystemRandom()` for a real deal."""
    deck = list(CARDS)
    rng.shuffle(deck)
    return tuple(deck)


def packets(rules: Rules) -> Iterator[tuple[str, int]]:
    """The packets of a deal in order, as (`opponent` | `dealer` | `field`, number of cards)."""
    order = rules.deal_order.split("-")
    for _ in range(8 // rules.packet):
        for place in order:
            yield place, rules.packet


def deal(rules: Rules, deck: Sequence[Card], dealer: Seat) -> Deal:
    """Lay out a shuffled deck in the rules' packets; raises BadDeal unless it is the 48 cards."""
    if len(deck) != 48:
        raise BadDeal(Reason.WRONG_COUNT, f"a deck has 48 cards, not {len(deck)}")
    places: dict[str, list[Card]] = {"opponent": [], "dealer": [], "field": []}
    at = 0
    for place, number in packets(rules):
        places[place].extend(deck[at : at + number])
        at += number
    theirs, own = tuple(places["opponent"]), tuple(places["dealer"])
    hands = (own, theirs) if dealer == 0 else (theirs, own)
    return Deal(hands, tuple(places["field"]), tuple(deck[at:]))


_TRIES: Final = 10_000


def draw_dealer(rules: Rules, *, birth_months: tuple[int, int] | None = None, rng: Random) -> DealerDraw:
    """Find the first dealer by the rules' `first_dealer`; `birth_months` are 1 to 12 or None if unknown.

    Equal draws are drawn again (D1, C1); unknown birth months make it a month draw (rules.md section 5).
    """
    way = rules.first_dealer
    if way == "random":
        return DealerDraw(way, (), Seat(rng.randrange(2)))
    if way == "birthday" and birth_months is not None:
        for month in birth_months:
            if not 1 <= month <= 12:
                raise BadDeal(Reason.OUT_OF_RANGE, f"a birth month is 1 to 12, not {short(month)}")
        if birth_months[0] != birth_months[1]:
            return _birthday(birth_months, (shuffled_deck(rng=rng)[0] for _ in range(_TRIES)))
    return _month_draw(shuffled_deck(rng=rng)[:2] for _ in range(_TRIES))


def _month_draw(draws: Iterable[tuple[Card, ...]]) -> DealerDraw:
    seen = []
    for first, second in draws:
        seen.append((first, second))
        if first.month != second.month:
            return DealerDraw("month-draw", tuple(seen), Seat(0) if first.month < second.month else Seat(1))
    raise AssertionError("ten thousand equal draws")


def _birthday(months: tuple[int, int], turned: Iterable[Card]) -> DealerDraw:
    seen = []
    for card in turned:
        seen.append((card,))
        near = [min((card.month - month) % 12, (month - card.month) % 12) for month in months]  # C1: on the circle
        if near[0] != near[1]:
            return DealerDraw("birthday", tuple(seen), Seat(0) if near[0] < near[1] else Seat(1), months)
    raise AssertionError("ten thousand equal draws")


def next_dealer(rules: Rules, dealer: Seat, winner: Seat | None) -> Seat:
    """Who deals after a round: its winner (D12), else by `draw_dealer`."""
    if winner is not None:
        return winner
    return other(dealer) if rules.draw_dealer == "other" else dealer
