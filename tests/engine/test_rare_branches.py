"""Branches of the rules that random play seldom reaches, each as a scene."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from koikoi.engine.actions import KOI, Play, parse_action
from koikoi.engine.belief import sample
from koikoi.engine.cards import KIND_MASKS, Card, Kind, cards_mask, mask_cards
from koikoi.engine.deal import Deal
from koikoi.engine.events import Source, VoidReason
from koikoi.engine.kernel import slots as s
from koikoi.engine.observation import Observation, Phase
from koikoi.engine.outcome import score_pile
from koikoi.engine.position import Position
from koikoi.engine.progress import State, yaku_progress
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Seat
from tests.engine.scenes import (
    EXT,
    FIFTY,
    JAPAN,
    SHOBU,
    SINGLE,
    TRIO,
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


# --- calls


def test_who_called_last_wins_at_exhaustion_whoever_it_was() -> None:
    piles = (TRIO, "1R 1C1 2R 2C1 4R 4C1 5R 5C1")
    given: dict[str, Any] = {"piles": piles, "field": "11R", "hands": ("3C1", "11C 9C1"), "stock": "8C1"}
    trail = scene(FIFTY | {"last_turn": 14}, "11C koi", turn=13, **given, called_at=((5,), ()))
    assert result(trail[-1]) == ("exhausted", B, (0, 1))


def test_one_call_a_player_the_caller_ends_the_round_and_the_other_may_still_call() -> None:
    rules = SINGLE | {"call_limit": "one-per-player"}
    given: dict[str, Any] = {"piles": (f"{TRIO} 2A 2C1", ""), "field": "4A", "hands": ("4C1", ""), "stock": "12C1"}
    assert result(scene(rules, "4C1", turn=8, **given, called_at=((5,), ()))[-1]) == ("win", A, (6, 0))
    asked = scene(rules, "4C1", turn=8, **given, called_at=((), (5,)))[-1]
    assert tokens(asked) == ["koi", "stop"]


def test_a_caller_who_held_exactly_seven_pays_four_times() -> None:
    given: dict[str, Any] = {"piles": ("", "6A 6C1 10A 10C1"), "field": "7C1", "hands": ("", "7A"), "stock": "12C1"}
    for held, multiplier in ((6, 2), (7, 4), (8, 4)):
        assert arithmetic(scene(EXT, "7A stop", turn=9, **given, called_at=((held,), ()))[-1]) == (5, multiplier)
    twice = scene(EXT, "7A stop", turn=9, **given, called_at=((7, 6), ()))[-1]
    assert arithmetic(twice) == (5, 4)


def test_a_call_makes_a_viewing_dearer_and_that_is_no_gain_of_the_next_turn() -> None:
    given: dict[str, Any] = {
        "piles": ("9A 9C1", ""),
        "field": "3B 2C2",
        "hands": ("3C1 2C1", "4C1"),
        "stock": "12C1 5C1 7C1",
    }
    trail = scene(JAPAN, "3C1 koi 4C1 2C1", turn=4, **given)
    assert [position.total(A) for position in trail] == [0, 1, 3, 3, 3]
    assert (trail[-1].phase, trail[-1].mover) == (Phase.PLAY, B)


def factors(position: Position) -> dict[str, tuple[int, str]]:
    """Each factor's value and why, those without a rule left out."""
    every = {factor.id.value: (factor.value, factor.why.value) for factor in position.outcome.factors}
    return {name: told for name, told in every.items() if told[1] != "no-rule"}


def mirrored(two: tuple[Any, Any], seat: Seat) -> tuple[Any, Any]:
    """Something of A's and something of B's, exchanged for seat 1."""
    return two if seat == 0 else (two[1], two[0])


@pytest.mark.parametrize("loser", [A, B])
def test_four_times_replaces_the_doublings_and_says_so(loser: Seat) -> None:
    turn, winner = 9 - loser, Seat(1 - loser)
    trio: dict[str, Any] = {
        "piles": mirrored(("", "6A 6C1 10A 10C1"), loser), "field": "7C1", "hands": mirrored(("", "7A"), loser),
        "stock": "12C1",
    }  # fmt: skip
    lights: dict[str, Any] = {
        "piles": mirrored(("", "1B 1C1 3B 3C1"), loser), "field": "8C1 12B", "hands": mirrored(("", "12C1"), loser),
        "stock": "8B",
    }  # fmt: skip
    expected: list[tuple[dict[str, Any], str, int, dict[str, tuple[int, str]]]] = [
        (trio, "7A stop", 6, {
            "seven_doubles": (1, "below-seven"), "opponent_call": (2, "applies"),
            "quadruple_after_seven": (1, "loser-below-seven"),
        }),
        (trio, "7A stop", 7, {
            "seven_doubles": (1, "below-seven"), "opponent_call": (1, "replaced"),
            "quadruple_after_seven": (4, "applies"),
        }),
        (lights, "12C1 stop", 6, {
            "seven_doubles": (2, "applies"), "opponent_call": (2, "applies"),
            "quadruple_after_seven": (1, "loser-below-seven"),
        }),
        (lights, "12C1 stop", 7, {
            "seven_doubles": (1, "replaced"), "opponent_call": (1, "replaced"),
            "quadruple_after_seven": (4, "applies"),
        }),
    ]  # fmt: skip
    for given, script, held, told in expected:
        end = scene(EXT, script, turn=turn, **given, called_at=mirrored(((held,), ()), loser))[-1]
        assert (end.outcome.winner, factors(end)) == (winner, told)
        assert end.outcome.multiplier == (2 if held == 6 and given is trio else 4)
    plain = scene(
        EXT | {"opponent_call_multiplier": 1}, "7A stop", turn=turn, **trio, called_at=mirrored(((7,), ()), loser)
    )
    assert factors(plain[-1]) == {"seven_doubles": (1, "below-seven"), "quadruple_after_seven": (4, "applies")}
    quiet = scene(EXT, "7A stop", turn=turn, **trio)[-1]
    assert factors(quiet) == {
        "seven_doubles": (1, "below-seven"),
        "opponent_call": (1, "loser-did-not-call"),
        "quadruple_after_seven": (1, "loser-did-not-call"),
    }


LADDER = [(0, (1, "no-own-call")), (1, (1, "added")), (3, (3, "added")), (4, (2, "applies")), (6, (4, "applies"))]


@pytest.mark.parametrize(("calls", "told"), LADDER)
def test_own_calls_are_added_or_multiply_and_say_so(calls: int, told: tuple[int, str]) -> None:
    given: dict[str, Any] = {"piles": ("1B 1C1 3B 3C1", ""), "field": "8B", "hands": ("8C1", ""), "stock": "12C1"}
    end = scene(JAPAN, "8C1 stop", turn=12, **given, called_at=((5,) * calls, ()))[-1]
    assert factors(end) == {"own_calls": told}


@pytest.mark.parametrize("seat", [A, B])
def test_a_viewing_without_ones_own_call_is_worth_what_it_was(seat: Seat) -> None:
    given: dict[str, Any] = {"piles": mirrored(("9A 9C1", ""), seat), "field": "3B", "stock": "12C1"}
    for called_at, base in ((((), ()), 1), (mirrored(((), (1,)), seat), 1), (mirrored(((1,), ()), seat), 4)):
        end = scene(JAPAN, "3C1 stop", turn=6 + seat, **given, hands=mirrored(("3C1", ""), seat), called_at=called_at)[
            -1
        ]
        assert (end.outcome.winner, end.outcome.base) == (seat, base)


@pytest.mark.parametrize("seat", [A, B])
@pytest.mark.parametrize(("when", "points"), [("no-yaku", 0), ("always", 3)])
def test_the_dealers_point_needs_a_round_without_a_gain_or_comes_always(seat: Seat, when: str, points: int) -> None:
    rules = SINGLE | {"dealer_point": 3, "dealer_point_when": when}
    given: dict[str, Any] = {"turn": 14, "hands": ("3C1", "5C1"), "stock": "9C1 12C1"}
    for dealer in (A, B):
        given |= {"hands": mirrored(("3C1", "5C1"), dealer), "dealer": dealer}
        quiet = scene(rules, "3C1 5C1", **given)[-1]
        assert result(quiet) == ("draw", None, mirrored((3, 0), dealer))
        assert quiet.state[s.WINNER] == -1
        called: dict[str, Any] = {"piles": mirrored((TRIO, ""), seat), "called_at": mirrored(((5,), ()), seat)}
        assert result(scene(rules, "3C1 5C1", **given, **called)[-1]) == ("draw", None, mirrored((points, 0), dealer))


@pytest.mark.parametrize("ledger", ["winner", "zero-sum"])
def test_where_both_hands_are_lucky_and_both_are_paid_nobody_has_won(ledger: str) -> None:
    hands = ("2A 2R 2C1 2C2", "1C1 1C2 4C1 4C2 6C1 6C2 9C1 9C2")
    rules = EXT | {"ledger": ledger, "hand_pairs_points": 4}
    position, _ = Position.start(Rules.parse(rules), deal(hands), dealer=B)
    assert result(position) == ("hand", None, (6, 4) if ledger == "winner" else (2, -2))
    assert position.outcome.hand_points == (6, 4)
    assert position.state[s.WINNER] == -1


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
