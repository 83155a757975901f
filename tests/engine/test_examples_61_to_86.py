"""The worked examples 61 to 86: rounds at the tables of texts 003 and 004 and of the public records, played."""

from random import Random
from typing import Any

import pytest

from koikoi.engine.actions import Play
from koikoi.engine.cards import Card
from koikoi.engine.deal import draw_dealer
from koikoi.engine.ending import MatchEnd, MatchReason
from koikoi.engine.match import Match
from koikoi.engine.observation import Phase
from koikoi.engine.rules import Rules
from koikoi.errors import IllegalAction, Reason
from tests.engine.scenes import (
    CALLED,
    EIGHT_CHAFF,
    EXT,
    FIFTY,
    FIVE_ANIMALS,
    JAPAN,
    LAST_TWO,
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


class Turned(Random):
    """Shuffles that bring the given cards to the top, one shuffle each."""

    def __init__(self, *tops: Card) -> None:
        super().__init__(0)
        self.tops = list(tops)

    def shuffle(self, x: Any) -> None:
        x.insert(0, x.pop(x.index(self.tops.pop(0))))


# --- 61 to 68: text 003


def test_example_61_nothing_is_doubled() -> None:
    given: dict[str, Any] = {"piles": (TRIO, EIGHT_CHAFF), "field": "8C1", "hands": ("", "8C2"), "stock": "12C1"}
    end = scene(FIFTY, "8C2 stop", turn=9, **given, **CALLED)[-1]
    assert result(end) == ("win", B, (0, 1))


def test_example_62_the_last_caller_scores_when_the_round_runs_out() -> None:
    end = scene(FIFTY, "3C1 5C1", **(LAST_TWO | {"stock": "9C1 12C1"}), piles=(TRIO, ""), **CALLED)[-1]
    assert result(end) == ("exhausted", A, (5, 0))


def test_example_63_of_two_callers_the_last_one_scores() -> None:
    given: dict[str, Any] = {"piles": (TRIO, FIVE_ANIMALS.replace("5A 5C1", "9A 9C1")), "hands": ("3C1", "5C1")}
    end = scene(FIFTY, "3C1 5C1", turn=14, **given, stock="1C1 12C1", called_at=((5,), (1,)), last_caller=1)[-1]
    assert result(end) == ("exhausted", B, (0, 1))


def test_example_64_without_any_yaku_the_dealer_gets_a_point_and_deals_again() -> None:
    trail = scene(FIFTY, "3C1 5C1", **LAST_TWO)
    assert result(trail[-1]) == ("draw", None, (1, 0))
    assert ended(trail[-2], "5C1").dealer == A


def test_example_65_a_viewing_counts_only_beside_another_yaku() -> None:
    piles = ("8B 8C1 1C1 1C2 2C1 2C2 4C1 4C2", "")
    given: dict[str, Any] = {"piles": piles, "field": "9A 7C2", "hands": ("9C1 7C1", "11C"), "stock": "12C1 10C1 3C1"}
    trail = scene(FIFTY, "9C1 11C 7C1 koi", turn=6, **given)
    assert trail[1].phase is Phase.PLAY
    assert (trail[3].phase, trail[3].total(A)) == (Phase.DECIDE, 6)


def test_example_66_fifty_points_end_the_match_and_with_a_zero_sum_ledger_the_other_pays() -> None:
    trail = scene(FIFTY, "7A stop", **TRIO_NEXT, hands=("7A", ""), stock="12C1")
    before = filed(Match.start(Rules.parse(FIFTY), dealer=A), 47, 0)
    after = ended(trail[1], "stop", after=before)
    assert after.totals == (52, 0)
    assert after.end == MatchEnd(MatchReason.TARGET, A)
    subtract = FIFTY | {"ledger": "zero-sum"}
    trail = scene(subtract, "7A stop", **TRIO_NEXT, hands=("7A", ""), stock="12C1")
    before = filed(Match.start(Rules.parse(subtract), dealer=A), 20, 12)
    after = ended(trail[1], "stop", after=before)
    assert after.totals == (25, 7)
    assert not after.over


def test_example_67_the_nearest_birthday_on_the_circle_of_months_deals() -> None:
    draw = draw_dealer(Rules.parse(FIFTY), birth_months=(10, 1), rng=Turned(Card.PHOENIX))
    assert draw.dealer == B
    assert draw.cards == ((Card.PHOENIX,),)


def test_example_68_five_ribbons_on_turn_16_are_scored_without_asking() -> None:
    piles = ("", "1R 1C1 4R 4C1 5R 5C1 6R 6C1")
    end = scene(FIFTY, "7C1", turn=15, piles=piles, field="7R", hands=("", "7C1"), stock="12C1")[-1]
    assert result(end) == ("win", B, (0, 1))


# --- 69 to 79: text 004


def test_example_69_four_brights_without_a_call_pay_8() -> None:
    given: dict[str, Any] = {"piles": ("1B 1C1 3B 3C1", ""), "field": "8B 12C1", "hands": ("8C1", ""), "stock": "12B"}
    end = scene(EXT, "8C1 stop", turn=6, **given)[-1]
    assert arithmetic(end) == (8, 1)
    assert result(end) == ("win", A, (8, 0))


def test_example_70_seven_and_more_double_only_in_a_prolonged_round() -> None:
    given: dict[str, Any] = {"piles": (TRIO, ""), "field": "8B 9A", "hands": ("8C1", ""), "stock": "9C1"}
    end = scene(EXT, "8C1 stop", turn=6, **given, **CALLED)[-1]
    assert {hit.id: hit.points for hit in end.outcome.yaku} == {"boar_deer_butterfly": 6, "moon_viewing": 5}
    assert result(end) == ("win", A, (22, 0))


def test_example_71_the_doublings_for_a_caller_and_for_seven_multiply() -> None:
    chaff: dict[str, Any] = {"piles": (TRIO, EIGHT_CHAFF), "field": "5C2", "hands": ("", "5C1"), "stock": "12C1"}
    end = scene(EXT, "5C1 stop", turn=9, **chaff, **CALLED)[-1]
    assert result(end) == ("win", B, (0, 2))
    lights: dict[str, Any] = {
        "piles": (TRIO, "1B 1C1 3B 3C1"),
        "field": "8B 12C1",
        "hands": ("", "8C1"),
        "stock": "12B",
    }
    end = scene(EXT, "8C1 stop", turn=9, **lights, **CALLED)[-1]
    assert result(end) == ("win", B, (0, 32))


def test_example_72_a_caller_who_held_seven_pays_four_times_and_never_more() -> None:
    held: dict[str, Any] = {"called_at": ((8,), ())}
    lights = "1B 1R 3B 3R 8B 8C1 12B 12C1"
    chaff: dict[str, Any] = {
        "piles": (lights, "1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2"), "field": "5C2", "hands": ("", "5C1"), "stock": "9C1",
    }  # fmt: skip
    assert result(scene(EXT, "5C1 stop", turn=11, **chaff, **held)[-1]) == ("win", B, (0, 4))
    lights = "1B 1C1 3B 3C1 8B 8C1 12B 12C1"
    ribbons: dict[str, Any] = {
        "piles": (lights, "1R 1C2 2R 2C1 6R 6C1 9R 9C1"), "field": "3R 10C1", "hands": ("", "3C2"), "stock": "10R",
    }  # fmt: skip
    end = scene(EXT, "3C2 stop", turn=11, **ribbons, **held)[-1]
    assert arithmetic(end) == (10, 4)
    assert result(end) == ("win", B, (0, 40))


def test_example_73_a_call_that_ran_out_scores_nothing_and_the_dealer_stays() -> None:
    given = LAST_TWO | {"stock": "9C1 12C1"}
    trail = scene(EXT, "3C1 5C1", **given, piles=(TRIO, ""), **CALLED)
    assert result(trail[-1]) == ("draw", None, (0, 0))
    after = ended(trail[-2], "5C1")
    assert (len(after.rounds), after.dealer) == (1, A)


def test_example_74_who_can_capture_must() -> None:
    position = scene(EXT, "", turn=12, field="2C1 12B", hands=("2R 1C1", ""), exact_field=True)[0]
    assert tokens(position) == ["2R"]
    with pytest.raises(IllegalAction) as refused:
        position.apply(Play(Card.PINE_1))
    assert refused.value.reason is Reason.MUST_CAPTURE


def test_example_75_of_three_of_a_month_one_is_taken_and_two_stay() -> None:
    trail = scene(EXT, "12C1 x3R", turn=2, field="3B 3R 3C1", hands=("12C1", ""), stock="3C2")
    assert tokens(trail[1]) == ["x3B", "x3R", "x3C1"]
    assert set(cards("3B 3C1")) <= set(trail[-1].field)
    assert set(cards("3R 3C2")) <= set(trail[-1].captured(A))


def test_example_76_five_ribbons_beside_the_poetry_ribbons_are_a_new_yaku() -> None:
    piles = ("1R 1C1 2R 2C1 3R 3C1 4R 4C1", "")
    given: dict[str, Any] = {"piles": piles, "field": "5R", "hands": ("5C1", ""), "stock": "12C1"}
    trail = scene(EXT, "5C1 stop", turn=6, **given, called_at=((6,), ()))
    assert tokens(trail[1]) == ["koi", "stop"]
    assert {hit.id: hit.points for hit in trail[2].outcome.yaku} == {"poetry_ribbons": 7}
    assert result(trail[2]) == ("win", A, (14, 0))


def test_example_77_an_eleventh_chaff_reopens_nothing_and_counts_later() -> None:
    piles = ("1C1 1C2 2C1 2C2 3B 3C1 4C1 4C2 5C1 5C2 7C1 7C2 8B 8A", "")
    given: dict[str, Any] = {"piles": piles, "field": "6R 1B", "hands": ("6C1 1R", "11C"), "stock": "12C1 10C1 9C1"}
    trail = scene(EXT, "6C1 11C 1R stop", turn=6, **given, called_at=((1,), ()))
    assert trail[1].phase is Phase.PLAY
    assert trail[1].total(A) == trail[0].total(A) + 1
    assert {hit.id: hit.points for hit in trail[-1].outcome.yaku} == {"three_brights": 5, "chaff": 3}


def test_example_78_a_lucky_hand_uses_up_a_round() -> None:
    _, after = dealt(EXT, hands=("10A 10R 10C1 10C2", ""))
    assert (after.totals, len(after.rounds), after.month) == ((6, 0), 1, 2)
    assert after.wants_deal


def test_example_79_with_stakes_the_loser_pays_for_each_of_their_calls() -> None:
    given: dict[str, Any] = {"piles": ("", "6A 6C1 10A 10C1"), "field": "7C1", "hands": ("", "7A"), "stock": "12C1"}
    trail = scene(EXT | {"stakes": "caller-pays"}, "7A stop", turn=9, **given, called_at=((1, 2), ()))
    assert result(trail[-1]) == ("win", B, (0, 10))
    assert ended(trail[1], "stop").settlement == (-20, 20)


# --- 80 to 86: public game records


def test_example_80_three_brights_without_a_call_pay_5() -> None:
    given: dict[str, Any] = {"piles": ("1B 1C1 3B 3C1", ""), "field": "8B", "hands": ("8C1", ""), "stock": "12C1"}
    assert result(scene(JAPAN, "8C1 stop", turn=6, **given)[-1]) == ("win", A, (5, -5))


VIEWED: dict[str, Any] = {"piles": ("1B 1C1 3B 3C1 9A 9C1", ""), "field": "8B", "hands": ("8C1", ""), "stock": "12C1"}


def test_example_81_a_viewing_is_worth_3_to_a_caller_and_the_call_adds_1() -> None:
    end = scene(JAPAN, "8C1 stop", turn=6, **VIEWED, called_at=((1,), ()))[-1]
    assert arithmetic(end) == (12, 1)
    assert result(end) == ("win", A, (12, -12))


def test_example_82_three_calls_are_added_and_more_multiply() -> None:
    given: dict[str, Any] = VIEWED | {"piles": (f"1B 1C1 3B 3C1 9A 9C1 {TRIO}", "")}
    for calls, sums, points in ((3, (19, 1), 19), (4, (16, 2), 32), (5, (16, 3), 48)):
        end = scene(JAPAN, "8C1 stop", turn=12, **given, called_at=((5,) * calls, ()))[-1]
        assert arithmetic(end) == sums
        assert result(end) == ("win", A, (points, -points))


def test_example_83_the_others_calls_multiply_nothing() -> None:
    piles = ("", "1R 1C1 2R 2C1 3R 3C1 6R 6C1")
    given: dict[str, Any] = {"piles": piles, "field": "9R 10C1", "hands": ("", "9C1"), "stock": "10R"}
    end = scene(JAPAN, "9C1 stop", turn=9, **given, called_at=((1, 2), ()))[-1]
    assert arithmetic(end) == (22, 1)
    assert result(end) == ("win", B, (-22, 22))


def test_example_84_a_viewing_without_a_call_pays_1() -> None:
    given: dict[str, Any] = {"piles": ("9A 9C1", ""), "field": "3B", "hands": ("3C1", ""), "stock": "12C1"}
    assert result(scene(JAPAN, "3C1 stop", turn=4, **given)[-1]) == ("win", A, (1, -1))


def test_example_85_when_the_round_runs_out_the_dealer_gets_a_point_whatever_is_held() -> None:
    given: dict[str, Any] = {"piles": (TRIO, "1B 1C1 8B 8C1 12B 12C1"), "hands": ("3C1", "5C1"), "stock": "9C1 2C1"}
    end = scene(JAPAN, "3C1 5C1", turn=14, **given, called_at=((5,), (5,)), last_caller=0)[-1]
    assert result(end) == ("draw", None, (1, -1))


def test_example_86_a_month_in_a_hand_is_void() -> None:
    _, void = dealt(JAPAN, hands=("2A 2R 2C1 2C2", ""))
    assert (void.rounds, void.void_deals, void.dealer) == ((), 1, B)
