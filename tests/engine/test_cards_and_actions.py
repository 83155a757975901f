"""Cards and actions: their names, their order, and reading back what was written."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koikoi.engine.actions import ACTIONS, KEEP, KOI, PASS, STOP, SWAP, Act, Play, Take, format_action, parse_action
from koikoi.engine.cards import (
    CARDS,
    CODES,
    KIND_MASKS,
    PLANTS,
    Card,
    Kind,
    cards_mask,
    format_card,
    mask_cards,
    parse_card,
    parse_cards,
    pile_order,
    short,
)
from koikoi.errors import BadCard, BadNotation, Reason
from tests import strategies as some

PAGE = """
1B 1R 1C1 1C2 2A 2R 2C1 2C2 3B 3R 3C1 3C2 4A 4R 4C1 4C2 5A 5R 5C1 5C2 6A 6R 6C1 6C2
7A 7R 7C1 7C2 8B 8A 8C1 8C2 9A 9R 9C1 9C2 10A 10R 10C1 10C2 11B 11A 11R 11C 12B 12C1 12C2 12C3
"""


def test_the_48_cards_are_those_of_the_rules_page_in_its_order() -> None:
    assert list(CODES) == PAGE.split()
    for i, card in enumerate(CARDS):
        assert card == i
        month, kind = re.findall(r"^(\d+)([BARC])\d?$", card.code)[0]
        assert card.month == int(month) == i // 4 + 1
        assert card.plant == PLANTS[card.month - 1]
        assert card.kind.name[0] == kind
        assert card.bit == 2**i
    assert {kind.value: mask.bit_count() for kind, mask in KIND_MASKS.items()} == {
        "bright": 5, "animal": 9, "ribbon": 10, "chaff": 24,
    }  # fmt: skip


def test_the_cards_with_a_name_of_their_own_are_where_they_belong() -> None:
    names = {
        "CRANE": "1B", "WARBLER": "2A", "CURTAIN": "3B", "CUCKOO": "4A", "BRIDGE": "5A", "BUTTERFLIES": "6A",
        "BOAR": "7A", "MOON": "8B", "GEESE": "8A", "SAKE_CUP": "9A", "DEER": "10A", "RAIN_MAN": "11B",
        "SWALLOW": "11A", "LIGHTNING": "11C", "PHOENIX": "12B",
    }  # fmt: skip
    assert {name: Card[name].code for name in names} == names


@given(st.sampled_from(CARDS))
def test_a_card_round_trips_through_its_code(card: Card) -> None:
    assert parse_card(format_card(card)) is card


@pytest.mark.parametrize(
    "code", ["", "1", "13B", "1b", " 1B", "0B", "12C", "1C3", "11C1", "x1B", 1, None, ["1B"], True]
)
def test_another_code_is_no_card(code: object) -> None:
    with pytest.raises(BadNotation) as refused:
        parse_card(code)
    assert refused.value.reason is Reason.UNKNOWN_CARD
    assert short(code) in str(refused.value)


def test_a_card_twice_is_refused() -> None:
    with pytest.raises(BadCard) as refused:
        parse_cards(["9A", "3B", "9A"])
    assert refused.value.reason is Reason.CARD_TWICE
    assert "9A" in str(refused.value)


@given(some.piles)
def test_a_mask_holds_the_cards_it_was_made_of(pile: frozenset[Card]) -> None:
    mask = cards_mask(pile)
    assert mask_cards(mask) == tuple(sorted(pile))
    assert mask.bit_count() == len(pile)


@given(some.piles)
def test_captured_cards_lie_bright_animal_ribbon_chaff(pile: frozenset[Card]) -> None:
    kinds = list(Kind)
    order = [(kinds.index(card.kind), card) for card in pile_order(pile)]
    assert order == sorted(order)
    assert {card for _, card in order} == pile


def test_actions_have_dense_ids_and_tokens_that_read_back() -> None:
    assert [action.id for action in ACTIONS] == list(range(101))
    assert len({action.token for action in ACTIONS}) == 101
    for action in ACTIONS:
        assert parse_action(format_action(action)) is action
    for card in CARDS:
        assert Play(card) is ACTIONS[card]
        assert Play(card).token == card.code
        assert Take(card) is ACTIONS[48 + card]
        assert Take(card).token == f"x{card.code}"
    assert [action.token for action in (PASS, KOI, STOP, KEEP, SWAP)] == ["pass", "koi", "stop", "keep", "swap"]
    assert {action.act for action in ACTIONS} == set(Act)


@pytest.mark.parametrize("token", ["", "x", "xx2A", "2a", "Koi", "koi ", "x13A", 5, None, {}])
def test_another_token_is_no_action(token: object) -> None:
    with pytest.raises(BadNotation) as refused:
        parse_action(token)
    assert refused.value.reason is Reason.UNKNOWN_ACTION
    assert short(token) in str(refused.value)


def test_any_input_is_shown_short_and_on_one_line() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    for value in (10**5000, "a\nb\u2028c", "x" * 500, deep, float("nan"), {"a": [1] * 100}):
        text = short(value)
        assert len(text) <= 60
        assert text.isprintable()
    assert short("9A") == "'9A'"
    assert short("y" * 58) == "'" + "y" * 58 + "'"
    assert short("y" * 59) == "'" + "y" * 56 + "..."
    assert short(10**5000) == "a int"
