"""The worked examples 34 to 60: rounds at the tables of texts 000, 001 and 002, played."""

from typing import Any

from koikoi.engine.cards import Card
from koikoi.engine.ending import MatchEnd, MatchReason
from koikoi.engine.match import Match
from koikoi.engine.observation import Phase
from koikoi.engine.outcome import EndKind
from koikoi.engine.rules import Rules
from tests.engine.scenes import (
    CALLED,
    EIGHT_CHAFF,
    FIVE_ANIMALS,
    LAST_TWO,
    SHOBU,
    SINGLE,
    TRIO,
    TRIO_NEXT,
    A,
    B,
    arithmetic,
    cards,
    dealt,
    ended,
    filed,
    result,
    scene,
    tokens,
)

# --- 34 to 47: texts 000 and 001


def test_example_34_the_trio_stopped_at_once_pays_5() -> None:
    trail = scene(SINGLE, "7A stop", **TRIO_NEXT, hands=("7A", ""), stock="12C1")
    assert tokens(trail[1]) == ["koi", "stop"]
    assert result(trail[-1]) == ("win", A, (5, 0))


def test_example_35_the_other_wins_twice_their_base_after_a_call() -> None:
    given = TRIO_NEXT | {"piles": ("6A 6C1 10A 10C1", "8B 8C1"), "field": "7C1 9A"}
    end = scene(SINGLE, "7A koi 9C1", **given, hands=("7A", "9C1"), stock="12C1 4C1")[-1]
    assert result(end) == ("win", B, (0, 10))
    assert arithmetic(end) == (5, 2)


def test_example_36_a_base_of_8_against_a_caller_pays_32() -> None:
    given: dict[str, Any] = {"piles": (TRIO, "1B 1C1 3B 3C1"), "field": "8C1 12B"}
    end = scene(SINGLE, "12C1", turn=7, **given, hands=("", "12C1"), stock="8B", **CALLED)[-1]
    assert result(end) == ("win", B, (0, 32))
    assert arithmetic(end) == (8, 4)


def test_example_37_ones_own_call_multiplies_nothing_and_the_round_ends_by_itself() -> None:
    end = scene(SINGLE, "8C1", turn=8, piles=(TRIO, ""), field="8B 9A", hands=("8C1", ""), stock="9C1", **CALLED)[-1]
    assert result(end) == ("win", A, (20, 0))
    assert arithmetic(end) == (10, 2)


def test_example_38_a_fourth_animal_beside_the_trio_is_no_gain_and_a_fifth_is() -> None:
    given: dict[str, Any] = {
        "piles": (TRIO, ""),
        "field": "2A 4A",
        "hands": ("2C1 4C1", "11C"),
        "stock": "12C1 9C1 8C1",
    }
    trail = scene(SINGLE, "2C1 11C 4C1", turn=8, **given, **CALLED)
    assert (trail[1].phase, trail[1].mover) == (Phase.PLAY, B)
    assert result(trail[-1]) == ("win", A, (6, 0))


TEN_CHAFF = "1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2"


def test_example_39_an_eleventh_chaff_after_a_call_ends_the_round() -> None:
    end = scene(
        SINGLE, "6C1", turn=8, piles=(TEN_CHAFF, ""), field="6R", hands=("6C1", ""), stock="12C1", called_at=((1,), ())
    )[-1]
    assert result(end) == ("win", A, (2, 0))


def test_example_40_a_higher_bright_tier_after_a_call_ends_the_round() -> None:
    brights = "1B 1C1 3B 3C1 8B 8C1"
    end = scene(SINGLE, "11C", turn=8, piles=(brights, ""), field="11B", hands=("11C", ""), stock="12C1", **CALLED)[-1]
    assert result(end) == ("win", A, (14, 0))
    assert arithmetic(end) == (7, 2)


def test_example_41_after_a_call_the_others_gain_ends_the_round_without_a_choice() -> None:
    given: dict[str, Any] = {"piles": ("", EIGHT_CHAFF), "field": "9A", "hands": ("", "9C1"), "stock": "12C1"}
    end = scene(SINGLE, "9C1", turn=9, **given, **CALLED)[-1]
    assert result(end) == ("win", B, (0, 2))
    assert arithmetic(end) == (1, 2)


SIXTEEN = "1B 1R 3B 3R 8B 8C1 11B 11R 12B 12C1 6A 6C1 7A 7R 10A 10C1 2A 2C1 4A 4C1"
"""Five brights, the trio and two further animals: 10 + 5 + 1."""


def test_example_42_a_call_without_a_further_gain_scores_nothing() -> None:
    trail = scene(SINGLE, "3C1 5C1", **LAST_TWO, piles=(SIXTEEN, ""), called_at=((16,), ()))
    assert result(trail[-1]) == ("draw", None, (0, 0))
    assert trail[-1].stock_count == 8
    after = ended(trail[-2], "5C1")
    assert (len(after.rounds), after.dealer) == (1, B)


def test_example_43_a_turn_has_one_decision_after_both_cards() -> None:
    given = TRIO_NEXT | {"piles": ("6A 6C1 10A 10C1 9A 9C1", ""), "field": "7C1 8C1"}
    trail = scene(SINGLE, "7A stop", **given, hands=("7A", ""), stock="8B")
    assert trail[1].total(A) == 10
    assert result(trail[-1]) == ("win", A, (20, 0))


def test_example_44_a_yaku_on_turn_16_is_scored_at_once() -> None:
    end = scene(SINGLE, "7A", turn=15, piles=("", "6A 6C1 10A 10C1"), field="7C1", hands=("", "7A"), stock="12C1")[-1]
    assert result(end) == ("win", B, (0, 5))


def test_example_45_three_of_a_month_are_all_taken_and_of_two_one_is_chosen() -> None:
    three = scene(SINGLE, "12C1", turn=2, field="3C1 3R 3B", hands=("12C1", ""), stock="3C2")[-1]
    assert set(cards("3B 3R 3C1 3C2")) <= set(three.captured(A))
    two = scene(SINGLE, "12C1 x3C1", turn=2, field="3C1 3R", hands=("12C1 3B", ""), stock="3C2")
    assert tokens(two[1]) == ["x3R", "x3C1"]
    assert Card.CHERRY_RIBBON in two[-1].field


PAIRS = "1C1 1C2 4C1 4C2 6C1 6C2 9C1 9C2"


def test_example_46_a_month_in_a_hand_pays_6_and_void_deals_are_no_rounds() -> None:
    _, lucky = dealt(SINGLE, hands=("2A 2R 2C1 2C2", ""))
    assert lucky.rounds[0].outcome is not None
    assert lucky.rounds[0].outcome.kind is EndKind.HAND
    assert (lucky.totals, lucky.dealer) == ((6, 0), A)
    for places in ({"hands": ("2A 2R 2C1 2C2", PAIRS)}, {"field": "2A 2R 2C1 2C2"}):
        _, void = dealt(SINGLE, **places)
        assert (void.rounds, void.dealer, void.month, void.void_deals) == ((), B, 1, 1)
        assert void.wants_deal
    _, pairs = dealt(SINGLE, field=PAIRS)
    assert pairs.position is not None
    assert pairs.position.phase is Phase.PLAY


def test_example_47_a_tie_after_twelve_rounds_is_shared() -> None:
    match = Match.start(Rules.parse(SINGLE), dealer=A)
    for points in ((41, 0), (0, 41), *[(0, 0)] * 10):
        assert not match.over
        match = filed(match, *points)
    assert match.totals == (41, 41)
    assert match.end == MatchEnd(MatchReason.ROUNDS, None)


# --- 48 to 60: text 002

BLUE = "6R 6C1 9R 9C1 10R 10C1"


def test_example_48_a_call_doubles_and_the_other_pays() -> None:
    given: dict[str, Any] = {"piles": (f"{BLUE} 4R 4C1", ""), "field": "5R", "hands": ("5C1", ""), "stock": "12C1"}
    for calls, points in ((1, 14), (2, 21), (3, 28)):
        end = scene(SHOBU, "5C1 stop", turn=8, **given, called_at=((6,) * calls, ()))[-1]
        assert result(end) == ("win", A, (points, -points))


def test_example_49_two_own_calls_triple_all_current_yaku() -> None:
    given: dict[str, Any] = {"piles": ("1B 1C1 3B 3C1", ""), "field": "8B 9A 12B", "hands": ("8C1 9C1 12C1", "2C1 5C1")}
    script = "8C1 koi 2C1 9C1 koi 5C1 12C1 stop"
    trail = scene(SHOBU, script, turn=2, **given, stock="4C1 6C1 7C1 10C1 11C")
    assert [trail[1].total(A), trail[4].total(A), trail[7].total(A)] == [6, 12, 16]
    assert result(trail[-1]) == ("win", A, (48, -48))


def test_example_50_the_others_calls_multiply_too() -> None:
    given: dict[str, Any] = {"piles": ("", EIGHT_CHAFF), "field": "5C2", "hands": ("", "5C1"), "stock": "12C1"}
    end = scene(SHOBU, "5C1 stop", turn=9, **given, called_at=((5, 6), ()))[-1]
    assert result(end) == ("win", B, (-3, 3))


def test_example_51_the_calls_of_both_share_one_counter() -> None:
    given: dict[str, Any] = {"piles": (f"{TRIO} 9A 9C1", "1R 1C1 2R 2C1 3R 3C1"), "field": "8B", "hands": ("8C1", "")}
    end = scene(SHOBU, "8C1 stop", turn=10, **given, stock="12C1", called_at=((5,), (6,)), last_caller=1)[-1]
    assert arithmetic(end) == (8, 3)
    assert result(end) == ("win", A, (24, -24))


LAST_ONE: dict[str, Any] = {"turn": 14, "hands": ("3C1", ""), "stock": "9C1"}
"""The dealer's eighth turn, in which nothing is captured."""


def test_example_52_the_non_dealer_with_the_last_yaku_wins_when_the_round_runs_out() -> None:
    trail = scene(SHOBU, "3C1", **LAST_ONE, piles=("", FIVE_ANIMALS), called_at=((), (1,)))
    assert result(trail[-1]) == ("exhausted", B, (-2, 2))
    assert len(trail[-1].hand(B)) == 1
    assert ended(trail[0], "3C1").dealer == B


def test_example_53_the_dealer_with_the_last_yaku_wins_nothing_when_the_round_runs_out() -> None:
    yaku: dict[str, Any] = {"piles": (FIVE_ANIMALS, ""), "called_at": ((1,), ())}
    for given in (LAST_ONE | yaku, LAST_ONE):
        trail = scene(SHOBU, "3C1", **given)
        assert result(trail[-1]) == ("draw", None, (0, 0))
        assert trail[-1].stock_count == 9
        assert ended(trail[0], "3C1").dealer == B


def test_example_54_a_yaku_in_the_dealers_eighth_turn_is_scored() -> None:
    given: dict[str, Any] = {"piles": ("6R 6C1 9R 9C1", ""), "field": "10R", "hands": ("10C1", ""), "stock": "12C1"}
    assert result(scene(SHOBU, "10C1", turn=14, **given)[-1]) == ("win", A, (6, -6))


def test_example_55_four_pairs_on_the_field_are_void_and_in_a_hand_pay_6() -> None:
    _, void = dealt(SHOBU, field=PAIRS)
    assert (void.rounds, void.dealer, void.void_deals) == ((), B, 1)
    _, lucky = dealt(SHOBU, hands=(PAIRS, ""))
    assert lucky.totals == (6, -6)
    assert len(lucky.rounds) == 1


def test_example_56_brights_of_the_dealt_field_multiply_on_top() -> None:
    given: dict[str, Any] = {"piles": (f"{BLUE} 4R 4C1", ""), "field": "5R", "hands": ("5C1", ""), "stock": "12C1"}
    rules = SHOBU | {"field_brights": True}
    end = scene(rules, "5C1 stop", turn=8, **given, called_at=((6,), ()), dealt_brights=2)[-1]
    assert arithmetic(end) == (7, 6)
    assert result(end) == ("win", A, (42, -42))


def test_example_57_the_triad_adds_3_to_both_ribbon_trios() -> None:
    piles = ("1R 1C1 2R 2C1 3R 3C1 6R 6C1", "")
    given: dict[str, Any] = {"piles": piles, "field": "9R 10C1", "hands": ("9C1", ""), "stock": "10R"}
    rules = SHOBU | {"triad": True}
    end = scene(rules, "9C1 stop", turn=8, **given, called_at=((6,), ()))[-1]
    assert arithmetic(end) == (17, 2)
    assert result(end) == ("win", A, (34, -34))


GAJI = SHOBU | {"gaji": True}


def test_example_58_the_wild_lightning_takes_any_card_and_sweeps_its_month_at_the_win() -> None:
    piles = ("1C1 1C2 2C1 2C2 4C1 4C2 5C1 5C2 9A 9R", "")
    given: dict[str, Any] = {"piles": piles, "field": "3B 3C1", "hands": ("11C", ""), "stock": "12C1"}
    trail = scene(GAJI, "11C x3B stop", turn=6, **given)
    assert tokens(trail[1]) == [f"x{card.code}" for card in trail[0].field] + ["pass"]
    assert trail[2].total(A) == 3
    assert [hit.id for hit in trail[3].outcome.yaku] == ["flower_viewing", "chaff"]
    assert trail[3].outcome.swept == cards("3C1")
    assert result(trail[3]) == ("win", A, (4, -4))
    without = scene(SHOBU, "11C", turn=6, **given)[-1]
    assert Card.LIGHTNING in without.field


def test_example_59_from_the_stock_or_beside_a_seen_willow_the_lightning_is_ordinary() -> None:
    drawn = scene(GAJI, "4C1", turn=4, field="3B", hands=("4C1", ""), stock="11C")[-1]
    assert Card.LIGHTNING in drawn.field
    assert drawn.observe(A).wild is None
    beside = scene(GAJI, "11C", turn=4, field="11R 3B", hands=("11C", ""), stock="12C1")[-1]
    assert set(cards("11R 11C")) <= set(beside.captured(A))
    assert beside.observe(A).wild is None


def test_example_60_an_empty_field_gets_the_top_stock_card_before_the_turn() -> None:
    given: dict[str, Any] = {"field": "5C1 6C1", "hands": ("10A", "5A"), "stock": "6A 10R 12C1"}
    trail = scene(SHOBU, "5A 10A", turn=3, **given, exact_field=True)
    assert trail[1].field == cards("10R")
    assert trail[2].field == cards("12C1")
    assert set(cards("10A 10R")) <= set(trail[2].captured(A))
    assert [row.source.value for row in trail[2].history] == ["hand", "stock", "flip", "hand", "stock"]
