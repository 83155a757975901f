"""The kernel's own functions by their definitions: masks, hands, used slots, chance and random rounds."""

from collections import Counter
from itertools import combinations_with_replacement, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koikoi.engine.cards import ALL, CARDS, MONTH_MASKS, Card, cards_mask, mask_cards
from koikoi.engine.deal import Deal
from koikoi.engine.kernel import slots as s
from koikoi.engine.kernel.deal import hand_points, is_four_pairs, start, whole_months
from koikoi.engine.kernel.random import draw, random_action, random_round, shuffle_deal
from koikoi.engine.kernel.score import held, hits
from koikoi.engine.kernel.table import lower, yaku_ids
from koikoi.engine.kernel.turn import apply, first_id, legal, months_of
from koikoi.engine.position import Position
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Seat
from tests import strategies as some
from tests.engine import referee


def patterns() -> list[tuple[int, ...]]:
    """Every way in which eight cards can lie in a half year's months, at most four in each."""
    return [counts for counts in product(range(5), repeat=6) if sum(counts) == 8]


def test_whole_months_and_four_pairs_are_found_whichever_cards_they_are() -> None:
    rng = Random(0)
    for counts in patterns():
        months = rng.sample(range(12), 6)
        cards = [card for m, n in zip(months, counts, strict=True) for card in rng.sample(CARDS[4 * m : 4 * m + 4], n)]
        mask = cards_mask(cards)
        assert whole_months(mask) == counts.count(4)
        assert is_four_pairs(mask) == (sorted(counts) == [0, 0, 2, 2, 2, 2])
    for pairs in combinations_with_replacement(list(product(range(4), range(4))), 2):
        if all(a != b for a, b in pairs):
            (a, b), (c, d) = pairs
            mask = cards_mask((CARDS[a], CARDS[b], CARDS[4 + c], CARDS[4 + d], *CARDS[40:42], *CARDS[46:48]))
            assert is_four_pairs(mask)


@given(some.tables(), some.seeds)
def test_a_hand_is_worth_what_the_rules_page_says(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    for way in (some.random_deal, some.two_month_hand, some.lucky_hands, some.near_pairs_hand):
        for hand in way(rng).hands:
            assert hand_points(lower(rules), cards_mask(hand)) == referee.lucky(rules, hand)


@given(some.piles)
def test_the_months_of_some_cards_are_all_cards_of_those_months(cards: frozenset[Card]) -> None:
    there = {card.month for card in cards}
    assert months_of(cards_mask(cards)) == cards_mask(card for card in CARDS if card.month in there)


@given(some.tables(), some.piles, st.integers(0, 12), st.booleans())
def test_held_are_all_yaku_that_a_pile_forms(rules: Rules, pile: frozenset[Card], month: int, called: bool) -> None:
    ids = yaku_ids(rules)
    paid = [99] * len(ids)
    found = hits(lower(rules), cards_mask(pile), month, int(called), paid)
    expected = referee.held(rules, pile, month, called=called)
    assert {name for i, name in enumerate(ids) if found >> i & 1} == set(expected)
    assert {name: paid[i] for i, name in enumerate(ids) if paid[i]} == referee.paid(rules, expected)
    uses = (0, 1) if rules.iris_joker and Card.BRIDGE in pile else (0,)
    for joker in uses:
        found = held(lower(rules), cards_mask(pile), month, int(called), joker)
        formed = referee.formed(rules, pile, month, called=called, as_chaff=bool(joker))
        assert {name for i, name in enumerate(ids) if found >> i & 1} == set(formed)


def dealt_into(state: list[int], deal: Deal) -> None:
    for seat in (0, 1):
        state[s.HAND_OF + seat] = cards_mask(deal.hands[seat])
    state[s.FIELD] = cards_mask(deal.field)
    state[s.STOCK : s.STATE_SIZE] = [int(card) for card in deal.stock]


@given(some.games(), some.games())
def test_a_round_in_used_slots_is_played_like_one_in_fresh_slots(before: some.Game, game: some.Game) -> None:
    state = list(before.end()[0].state)
    dealt_into(state, game.deal)
    table = lower(game.rules)
    start(table, state, game.dealer, game.month)
    for fresh, action in game.steps():
        used = Position(game.rules, tuple(state), fresh.history)
        assert used.observe(Seat(0)) == fresh.observe(Seat(0))
        assert used.observe(Seat(1)) == fresh.observe(Seat(1))
        assert used.legal() == fresh.legal()
        apply(table, state, action.id)
    end = game.end()[0]
    assert Position(game.rules, tuple(state), end.history).outcome == end.outcome


# --- chance


def plain_draw(x: int, n: int) -> tuple[int, int]:
    """The generator's next state, and a number below n from its 31 high bits."""
    x = (x * 0x5DEECE66D + 0xB) % 2**48
    return x, (x // 2**17) * n // 2**31


@given(st.integers(0, 2**48 - 1), st.integers(1, 2**31))
def test_a_draw_is_the_next_of_the_48_bit_generator(seed: int, n: int) -> None:
    chance = [seed]
    value = draw(chance, n)
    assert (chance[0], value) == plain_draw(seed, n)
    assert 0 <= value < n


def test_draws_are_even() -> None:
    chance = [2026]
    counts = Counter(draw(chance, 7) for _ in range(7000))
    assert set(counts) == set(range(7))
    assert all(850 < count < 1150 for count in counts.values())


@given(st.integers(0, 2**48 - 1), some.seeds)
def test_a_shuffled_deal_is_the_48_cards_and_the_deck_stays_whole(seed: int, order: int) -> None:
    deck = [int(card) for card in Random(order).sample(CARDS, 48)]
    state = [0] * s.STATE_SIZE
    shuffle_deal([seed], state, deck)
    assert sorted(deck) == list(range(48))
    hands, field = [state[s.HAND_OF], state[s.HAND_OF + 1]], state[s.FIELD]
    assert [mask.bit_count() for mask in (*hands, field)] == [8, 8, 8]
    stock = [Card(card) for card in state[s.STOCK : s.STATE_SIZE]]
    assert hands[0] | hands[1] | field | cards_mask(stock) == ALL
    assert len(set(stock)) == 24


def test_every_card_comes_everywhere_about_as_often() -> None:
    chance, deck, state = [5], list(range(48)), [0] * s.STATE_SIZE
    deals = 3000
    places: Counter[tuple[str, int]] = Counter()
    for _ in range(deals):
        shuffle_deal(chance, state, deck)
        for name, slot in (("hand 0", s.HAND_OF), ("hand 1", s.HAND_OF + 1), ("field", s.FIELD)):
            places.update((name, int(card)) for card in mask_cards(state[slot]))
        for at in (0, 8, 16):
            places[f"stock {at}", state[s.STOCK + at]] += 1
    for (name, _), count in places.items():
        expected = deals / 48 if name.startswith("stock") else deals / 6
        assert abs(count - expected) < 5 * expected**0.5
    assert len(places) == 6 * 48


def test_the_same_seed_deals_and_plays_the_same() -> None:
    rounds = []
    for _ in range(2):
        chance, deck, state = [11], list(range(48)), [0] * s.STATE_SIZE
        table = lower(Rules.preset("shobu"))
        played = []
        for month in range(1, 13):
            voids = random_round(table, state, chance, deck, month % 2, month)
            played.append((voids, tuple(state[: s.FACTOR]), chance[0]))
        rounds.append(played)
    assert rounds[0] == rounds[1]
    assert len(set(rounds[0])) == 12


@given(some.games())
def test_a_random_action_is_legal_and_each_as_likely(game: some.Game) -> None:
    position = game.position()
    if position.over:
        return
    state, table = list(position.state), lower(game.rules)
    actions = [action.id for action in position.legal()]
    seed = game.play.seed
    chance, x = [seed], seed
    for _ in range(5):
        x, at = plain_draw(x, len(actions))
        assert random_action(table, state, chance) == actions[at]
        assert chance[0] == x
    assert legal(table, state).bit_count() == len(actions)
    assert first_id(state[s.PHASE]) <= actions[0]
    assert state == list(position.state)


def test_a_random_round_deals_again_until_the_deal_is_good() -> None:
    rules = Rules.preset("koikoi-japan")
    table, chance, deck, state = lower(rules), [1], list(range(48)), [0] * s.STATE_SIZE
    voids = 0
    for _ in range(150):
        x, old = chance[0], list(deck)
        found = random_round(table, state, chance, deck, 0, 1)
        assert state[s.PHASE] == s.OVER
        assert state[s.KIND] != s.VOID
        again, twin = [x], [0] * s.STATE_SIZE
        for count in range(found + 1):
            shuffle_deal(again, twin, old)
            start(table, twin, 0, 1)
            while twin[s.PHASE] != s.OVER:
                apply(table, twin, random_action(table, twin, again))
            assert (twin[s.KIND] == s.VOID) == (count < found)
        assert again == chance
        voids += found
    assert voids > 0


@pytest.mark.parametrize("month", range(12))
def test_the_month_masks_are_four_cards_each(month: int) -> None:
    assert [card.month for card in mask_cards(MONTH_MASKS[month])] == [month + 1] * 4
