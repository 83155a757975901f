"""Branches of the rules that random play seldom reaches, each as a scene: the lightning, odd deals, yaku, belief."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from koikoi.engine.actions import KOI, Play, parse_action
from koikoi.engine.belief import sample
from koikoi.engine.cards import KIND_MASKS, Card, Kind, cards_mask, mask_cards
from koikoi.engine.deal import Deal
from koikoi.engine.events import Source, VoidReason
from koikoi.engine.observation import Observation, Phase
from koikoi.engine.outcome import score_pile
from koikoi.engine.position import Position
from koikoi.engine.progress import State, yaku_progress
from koikoi.engine.rules import Rules
from tests.engine.scenes import (
    FIFTY,
    JAPAN,
    SHOBU,
    SINGLE,
    A,
    B,
    arithmetic,
    cards,
    deal,
    dealt,
    result,
    scene,
    tokens,
)
from tests.strategies import deck_deal

GAJI = SHOBU | {"gaji": True}


# --- the lightning


@pytest.mark.parametrize("piles", [("11B 11R", ""), ("", "11B 11R")])
def test_a_willow_in_anybodys_pile_has_been_seen_and_the_lightning_is_ordinary(piles: tuple[str, str]) -> None:
    after = scene(GAJI, "11C", turn=6, piles=piles, field="3B", hands=("11C", ""), stock="4C1")[-1]
    assert Card.LIGHTNING in after.field


def test_the_lightning_that_lies_after_a_pass_is_an_ordinary_willow() -> None:
    given: dict[str, Any] = {"field": "3B", "hands": ("11C", "11R"), "stock": "4C1 5C1"}
    trail = scene(GAJI, "11C pass 11R", turn=4, **given)
    assert set(cards("11C 11R")) <= set(trail[-1].captured(B))
    assert trail[-1].observe(A).wild is None


def test_a_willow_in_the_others_hand_or_in_the_stock_has_not_been_seen() -> None:
    trail = scene(GAJI, "11C", turn=4, field="3B", hands=("11C 11B", "11A"), stock="4C1 11R")
    assert trail[-1].phase is Phase.TAKE


def test_the_sweep_is_the_owners_alone_and_only_of_the_month_it_took() -> None:
    piles = ("1C1 1C2", "6A 6C1 10A 10C1")
    given: dict[str, Any] = {"piles": piles, "field": "3B 3C1 7C1", "hands": ("11C", "7A"), "stock": "12C1 4C1"}
    trail = scene(GAJI, "11C x3B 7A stop", turn=6, **given)
    assert result(trail[-1]) == ("win", B, (-5, 5))
    assert trail[-1].outcome.swept == ()
    assert Card.CHERRY_1 in trail[-1].field


def test_swept_cards_may_make_seven_but_not_the_gain() -> None:
    rules = SINGLE | {"gaji": True}
    piles = ("1B 1C1 8B 8C1 2C1 2C2 4C1 4C2 5C1 5C2", "")
    given: dict[str, Any] = {"piles": piles, "field": "3B 3C1 3C2", "hands": ("11C", ""), "stock": "12C1"}
    trail = scene(rules, "11C x3B stop", turn=8, **given)
    assert trail[2].total(A) == 5
    assert arithmetic(trail[3]) == (7, 2)


# --- deals


@pytest.mark.parametrize("hands", [("2A 2R 2C1 2C2", ""), ("", "2A 2R 2C1 2C2")])
def test_a_whole_month_in_either_hand_is_void_where_the_rules_say_so(hands: tuple[str, str]) -> None:
    position, _ = Position.start(Rules.parse(JAPAN), deal(hands), dealer=A)
    assert position.outcome.void is VoidReason.HAND_FOUR


@pytest.mark.parametrize(("hands", "points"), [(("2A 2R 2C1 2C2", ""), (6, -6)), (("", "2A 2R 2C1 2C2"), (-6, 6))])
def test_the_owner_of_a_lucky_hand_is_paid_whoever_deals(hands: tuple[str, str], points: tuple[int, int]) -> None:
    for dealer in (A, B):
        _, match = dealt(SHOBU, dealer, hands=hands)
        assert match.totals == points
        assert match.dealer == (A if points[0] > 0 else B)


def test_after_an_exchange_the_hand_is_its_new_owners_also_a_lucky_one() -> None:
    position, _ = Position.start(Rules.parse(SHOBU | {"exchange": True}), deal(("2A 2R 2C1 2C2", "")), dealer=A)
    assert (position.mover, tokens(position)) == (B, ["keep", "swap"])
    for token, winner in (("keep", A), ("swap", B)):
        assert position.apply(parse_action(token))[0].outcome.winner == winner


# --- yaku


@pytest.mark.parametrize("name", ["bright", "animal", "ribbon", "chaff_", "viewing"])
@pytest.mark.parametrize("families", ["sum", "best"])
def test_a_yaku_of_ones_own_is_paid_beside_all_others_whatever_its_name(name: str, families: str) -> None:
    rules = Rules.preset("single-koi", families=families, yaku={name: {"value": 3, "cards": ["1B", "2R", "8A"]}})
    pile = cards("1B 3B 8B 1R 2R 3R 2A 4A 5A 8A 11A")
    paid = {hit.id: hit.points for hit in score_pile(rules, cards_mask(pile))}
    assert paid == {"three_brights": 5, "poetry_ribbons": 5, "animals": 1, name: 3}


def test_month_cards_are_no_yaku_for_a_viewing_to_lean_on_and_a_yaku_of_ones_own_is() -> None:
    pile = cards_mask(cards("8B 8A 8C1 8C2 9A"))
    assert sum(hit.points for hit in score_pile(Rules.parse(FIFTY), pile, 8)) == 5
    own = Rules.preset("first-to-fifty", yaku={"tea": {"value": 2, "cards": ["8A", "9A"]}})
    assert sum(hit.points for hit in score_pile(own, pile, 8)) == 12


@pytest.mark.parametrize(("chaff", "cup", "need"), [(7, 2, 2), (8, 2, 1), (9, 2, 1), (7, 1, 3), (7, 0, 3), (5, 2, 4)])
def test_the_cup_may_be_worth_two_of_the_missing_chaff(chaff: int, cup: int, need: int) -> None:
    rules = Rules.preset("single-koi", cup_chaff=cup)
    pile = cards_mask(mask_cards(KIND_MASKS[Kind.CHAFF])[:chaff])
    found = next(p for p in yaku_progress(rules, pile, 0, 1) if p.id == "chaff")
    assert (found.need, found.state) == (need, State.ONE_AWAY if need == 1 else State.POSSIBLE)
    assert (Card.SAKE_CUP in found.missing) == (cup > 0)


# --- belief


def test_at_a_choice_of_the_stock_card_a_world_still_compares_with_the_turns_start() -> None:
    given: dict[str, Any] = {
        "piles": ("6A 6C1 10A 10C1", ""),
        "field": "7C1 9R 9C1",
        "hands": ("7A", ""),
        "stock": "9A",
    }
    choosing = scene(SHOBU, "7A", turn=4, **given)[-1]
    assert choosing.pending_from is Source.STOCK
    sampled = sample(choosing.observe(A), rng=Random(1))
    after, events = sampled.apply(parse_action("x9R"))
    assert after.phase is Phase.DECIDE
    assert [event.name for event in events] == ["played", "gained"]


@pytest.mark.parametrize(
    ("played", "lucky_month"),
    [("1C1 1C2 2C1 2C2 3C1 3C2 4C1", 4), ("1R 1C1 1C2 2C1 3C1 5C1 6C1", 1)],
    ids=["four pairs", "a whole month"],
)
def test_the_last_card_of_a_hand_is_not_the_one_that_had_made_it_lucky(played: str, lucky_month: int) -> None:
    seen = before_the_last_card(Rules.parse(SHOBU), played)
    assert lucky_month in {card.month for card in mask_cards(seen.unseen)}
    assert lucky_month not in {card.month for card in last_cards(seen)}
    plain = Rules.preset("shobu", hand_pairs_points=0, hand_four_points=0)
    assert lucky_month in {card.month for card in last_cards(replace(seen, rules=plain))}
    void = Rules.preset("shobu", hand_pairs_points=0, hand_four_points=0, void_hand_four=True)
    assert (lucky_month in {card.month for card in last_cards(replace(seen, rules=void))}) == (lucky_month == 4)


def before_the_last_card(rules: Rules, played: str) -> Observation:
    """What player 0 sees when player 1 has played these seven cards and holds one more."""
    order = [Play(card) for card in cards(played)]
    rng = Random(0)
    position, _ = Position.start(rules, buried(deal(("", f"{played} 9C1")), *cards("1B 4A")), dealer=A)
    while position.turn < 14:
        legal = position.legal()
        if position.mover == B and position.phase is Phase.PLAY:
            action = order.pop(0)
        else:
            action = KOI if KOI in legal else rng.choice(legal)
        position, _ = position.apply(action)
    return position.observe(A)


def buried(dealt: Deal, *deep: Card) -> Deal:
    """The deal with some cards at the bottom of the stock."""
    deck = [*dealt.hands[0], *dealt.hands[1], *dealt.field, *dealt.stock]
    for place, card in enumerate(deep, start=48 - len(deep)):
        now = deck.index(card)
        deck[now], deck[place] = deck[place], deck[now]
    return deck_deal(deck)


def last_cards(seen: Observation) -> set[Card]:
    """The last cards of player 1 in many sampled worlds."""
    rng = Random(1)
    return {sample(seen, rng=rng).hand(B)[0] for _ in range(300)}
