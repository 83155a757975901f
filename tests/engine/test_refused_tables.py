"""Tables just beyond and just inside what is refused, and the sentences that name what was wrong."""

import tomllib
from typing import Any

import pytest

from koikoi.engine.rules import Rules
from koikoi.engine.yaku import YAKU_IDS
from koikoi.errors import BadRules, Reason

NO_YAKU = dict.fromkeys(YAKU_IDS, 0)
NO_POINTS: dict[str, object] = {"base": "shobu", "hand_four_points": 0, "hand_pairs_points": 0, "dealer_point": 0}


def refused(mapping: object) -> BadRules:
    with pytest.raises(BadRules) as error:
        Rules.parse(mapping)
    return error.value


@pytest.mark.parametrize("name", ["flower_viewing", "moon_viewing"])
def test_viewings_alone_score_where_they_need_no_other_yaku_and_else_nothing_does(name: str) -> None:
    table = NO_POINTS | {"values": NO_YAKU | {name: 5}}
    assert Rules.parse(table | {"viewing": "on"}).value(name) == 5
    for viewing in ("with-base", "off"):
        assert refused(table | {"viewing": viewing}).reason is Reason.NOTHING_SCORES
    other = NO_POINTS | {"viewing": "with-base", "values": NO_YAKU | {name: 5, "chaff": 1}}
    assert Rules.parse(other).viewing == "with-base"


@pytest.mark.parametrize(
    ("four", "pairs", "dealer"),
    [(1, 0, 0), (0, 1, 0), (0, 0, 1), (5, 5, 0), (5, 0, 5), (0, 5, 5), (5, 5, 10), (5, 10, 5), (10, 5, 5)],
)
def test_any_points_for_a_hand_or_the_dealer_are_enough_for_a_table_without_yaku(
    four: int, pairs: int, dealer: int
) -> None:
    options: dict[str, object] = {"hand_four_points": four, "hand_pairs_points": pairs, "dealer_point": dealer}
    rules = Rules.parse(NO_POINTS | options | {"values": NO_YAKU})
    assert (rules.hand_four_points, rules.hand_pairs_points, rules.dealer_point) == (four, pairs, dealer)
    assert refused(NO_POINTS | {"values": NO_YAKU}).reason is Reason.NOTHING_SCORES


@pytest.mark.parametrize("points", [1, 2, 100])
def test_a_viewing_that_does_not_exist_cannot_be_worth_more_after_a_call(points: int) -> None:
    error = refused({"base": "shobu", "viewing": "off", "viewing_after_call": points})
    assert (error.reason, error.key) == (Reason.VIEWING_OFF, "viewing_after_call")


SHOWN: list[tuple[Any, str]] = [(None, "None"), (5, "5"), ("shobu", "'shobu'"), ([], "[]")]


@pytest.mark.parametrize(("value", "shown"), SHOWN)
def test_what_is_no_object_is_shown_in_the_refusal(value: object, shown: str) -> None:
    assert str(refused(value)) == f"rules are an object with a preset in `base`, not {shown}"


@pytest.mark.parametrize("text", ["base = ", "base = 'shobu'\nbase = 'shobu'", "[values\nchaff = 1"])
def test_a_text_that_is_no_toml_is_refused_with_what_is_wrong_and_where(text: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as wrong:
        tomllib.loads(text)
    with pytest.raises(BadRules) as error:
        Rules.parse_toml(text)
    assert str(error.value) == f"this is not a rule set in TOML: {str(wrong.value).splitlines()[0]}"
