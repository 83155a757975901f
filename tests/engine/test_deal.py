"""Dealing: packets, the draw for first dealer, and what makes a deal."""

from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given

from koikoi.engine.cards import CARDS, Card
from koikoi.engine.deal import Deal, deal, draw_dealer, packets, shuffled_deck
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Seat, other
from koikoi.errors import BadDeal, Reason
from tests import strategies as some

ORDERS = {
    "opponent-field-dealer": ("opponent", "field", "dealer"),
    "opponent-dealer-field": ("opponent", "dealer", "field"),
}


@pytest.mark.parametrize(("order", "packet", "dealer"), list(product(ORDERS, (1, 2, 4, 8), (Seat(0), Seat(1)))))
def test_a_deck_is_dealt_in_packets_in_the_order_of_the_rules(order: Any, packet: int, dealer: Seat) -> None:
    rules = replace(Rules.preset("shobu"), deal_order=order, packet=packet)
    deck = shuffled_deck(rng=Random(packet))
    places: dict[str, list[Card]] = {"opponent": [], "field": [], "dealer": []}
    top = list(deck)
    for _ in range(8 // packet):
        for place in ORDERS[order]:
            for _ in range(packet):
                places[place].append(top.pop(0))
    dealt = deal(rules, deck, dealer)
    assert dealt.hands[dealer] == tuple(places["dealer"])
    assert dealt.hands[other(dealer)] == tuple(places["opponent"])
    assert dealt.field == tuple(places["field"])
    assert dealt.stock == tuple(top)
    assert list(packets(rules)) == [(place, packet) for _ in range(8 // packet) for place in ORDERS[order]]


@given(some.tables(), some.seeds, some.dealers)
def test_every_card_is_dealt_once(rules: Rules, seed: int, dealer: Seat) -> None:
    dealt = deal(rules, shuffled_deck(rng=Random(seed)), dealer)
    assert sorted((*dealt.hands[0], *dealt.hands[1], *dealt.field, *dealt.stock)) == list(CARDS)


def test_a_shuffled_deck_is_the_48_cards_in_another_order() -> None:
    decks = {shuffled_deck(rng=Random(seed)) for seed in range(20)}
    assert len(decks) == 20
    assert all(sorted(deck) == list(CARDS) for deck in decks)


def test_a_deck_with_a_card_too_few_or_twice_is_refused() -> None:
    deck = shuffled_deck(rng=Random(0))
    for wrong, reason in ((deck[1:], Reason.WRONG_COUNT), ((*deck[1:], deck[1]), Reason.CARD_TWICE)):
        with pytest.raises(BadDeal) as refused:
            deal(Rules.preset("shobu"), wrong, Seat(0))
        assert refused.value.reason is reason


@pytest.mark.parametrize("place", range(4))
def test_a_deal_has_eight_eight_eight_and_twentyfour_cards(place: int) -> None:
    deck = shuffled_deck(rng=Random(0))
    sizes = [8, 8, 8, 24]
    sizes[place] -= 1
    sizes[(place + 1) % 4] += 1
    parts, at = [], 0
    for size in sizes:
        parts.append(deck[at : at + size])
        at += size
    with pytest.raises(BadDeal) as refused:
        Deal((parts[0], parts[1]), parts[2], parts[3])
    assert refused.value.reason is Reason.WRONG_COUNT
    assert ("hand 0", "hand 1", "the field", "the stock")[min(place, (place + 1) % 4)] in str(refused.value)


# --- the first dealer


class Tops(Random):
    """Shuffles that bring given cards to the top: one list of cards a shuffle."""

    def __init__(self, *tops: tuple[Card, ...]) -> None:
        super().__init__(0)
        self.tops = list(tops)

    def shuffle(self, x: Any) -> None:
        top = self.tops.pop(0)
        x[:] = [*top, *(card for card in x if card not in top)]


def of_month(month: int, nth: int = 0) -> Card:
    return CARDS[4 * (month - 1) + nth]


def test_the_earlier_month_deals_and_equal_months_are_drawn_again() -> None:
    rules = Rules.preset("shobu")
    for mine, theirs in product(range(1, 13), repeat=2):
        if mine == theirs:
            continue
        draw = draw_dealer(rules, rng=Tops((of_month(mine), of_month(theirs))))
        assert (draw.way, draw.dealer, draw.birth_months) == ("month-draw", Seat(0 if mine < theirs else 1), None)
    pairs = ((of_month(5), of_month(5, 1)), (of_month(9), of_month(9, 2)), (of_month(7), of_month(2)))
    draw = draw_dealer(rules, rng=Tops(*pairs))
    assert (draw.cards, draw.dealer) == (pairs, Seat(1))


def steps_on_the_circle(month: int, birthday: int) -> int:
    """How many months lie between, counted forwards and backwards month by month."""
    for steps in range(12):
        if birthday in ((month - 1 + steps) % 12 + 1, (month - 1 - steps) % 12 + 1):
            return steps
    raise AssertionError


def test_the_nearest_birthday_on_the_circle_deals_and_equal_distances_turn_another_card() -> None:
    rules = Rules.preset("first-to-fifty")
    for one, two, turned in product(range(1, 13), repeat=3):
        if one == two:
            continue
        near = steps_on_the_circle(turned, one), steps_on_the_circle(turned, two)
        if near[0] == near[1]:
            draw = draw_dealer(rules, birth_months=(one, two), rng=Tops((of_month(turned),), (of_month(one),)))
            assert draw.cards == ((of_month(turned),), (of_month(one),))
            assert draw.dealer == Seat(0)
        else:
            draw = draw_dealer(rules, birth_months=(one, two), rng=Tops((of_month(turned),)))
            assert draw.dealer == Seat(0 if near[0] < near[1] else 1)
        assert (draw.way, draw.birth_months) == ("birthday", (one, two))


def test_unknown_or_equal_birthdays_make_it_a_month_draw() -> None:
    rules = Rules.preset("first-to-fifty")
    for known in (None, (4, 4)):
        draw = draw_dealer(rules, birth_months=known, rng=Tops((of_month(3), of_month(1))))
        assert (draw.way, draw.dealer) == ("month-draw", Seat(1))


@pytest.mark.parametrize("months", [(0, 4), (4, 13), (10**5000, 1)])
def test_a_birth_month_is_one_to_twelve(months: tuple[int, int]) -> None:
    with pytest.raises(BadDeal) as refused:
        draw_dealer(Rules.preset("first-to-fifty"), birth_months=months, rng=Random(0))
    assert refused.value.reason is Reason.OUT_OF_RANGE


def test_a_random_first_dealer_is_either_about_as_often() -> None:
    rng = Random(7)
    draws = [draw_dealer(Rules.preset("koikoi-japan"), birth_months=(1, 2), rng=rng) for _ in range(400)]
    assert {(draw.way, draw.cards) for draw in draws} == {("random", ())}
    assert 150 < sum(draw.dealer for draw in draws) < 250
