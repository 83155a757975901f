"""The slots of a round's state: whole numbers with the meaning that each is given, from the deal to the end."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koikoi.engine.belief import world
from koikoi.engine.cards import CARDS, cards_mask
from koikoi.engine.deal import Deal
from koikoi.engine.events import Played, Source, VoidReason
from koikoi.engine.kernel import slots as s
from koikoi.engine.kernel.random import draw, random_round, shuffle_deal
from koikoi.engine.kernel.table import lower
from koikoi.engine.observation import Phase
from koikoi.engine.position import Position
from koikoi.engine.rules import Rules
from koikoi.engine.seats import SEATS, Seat, other
from tests import strategies as some
from tests.engine.scenes import EXT, JAPAN, SHOBU, TRIO, A, B, cards, deal, mirrored, result, scene, tokens

KEPT = tuple(slot for slot in range(s.TURN_PILE) if slot not in (s.TOTAL, s.TOTAL + 1))
"""What a position stands on between two actions; a total is compared where it is kept up."""


def rebuilt(position: Position) -> Position:
    """The position made anew from what its mover sees and the hidden cards."""
    mover = position.mover
    return world(position.observe(mover), position.hand(mover), position.hand(other(mover)), position.stock)


@given(some.games())
def test_a_position_stands_in_its_slots_as_one_made_from_what_is_seen(game: some.Game) -> None:
    for position, _ in game.steps():
        if position.phase is Phase.SWAP:
            continue
        state, again = position.state, rebuilt(position).state
        assert [state[slot] for slot in KEPT] == [again[slot] for slot in KEPT]
        if game.rules.reopen == "gain":
            assert state[s.TOTAL : s.TOTAL + 2] == again[s.TOTAL : s.TOTAL + 2]
        if position.phase is not Phase.PLAY:
            assert state[s.TURN_PILE] == again[s.TURN_PILE]


@given(some.games())
def test_every_slot_is_a_whole_number_and_nobody_has_won_before_the_end(game: some.Game) -> None:
    end = game.end()[0]
    for position in (*(position for position, _ in game.steps()), end):
        assert all(isinstance(value, int) for value in position.state)
        if not position.over:
            assert position.state[s.WINNER] == -1
    winner = end.outcome.winner
    assert end.state[s.WINNER] == (-1 if winner is None else winner)
    assert end.legal() == ()


@given(some.games())
def test_what_a_turn_has_captured_so_far_is_what_came_into_the_movers_pile(game: some.Game) -> None:
    began: set[Any] = set()
    for position, _ in game.steps():
        pile = set(position.captured(position.mover))
        if position.phase is Phase.PLAY:
            began = pile
        else:
            assert set(position.observe(A).captured_this_turn) == pile - began


# --- what the last two cards of a turn took

LIGHTNING: dict[str, Any] = {"turn": 4, "field": "3B", "stock": "4C1 5C1"}


@pytest.mark.parametrize("seat", [A, B])
@pytest.mark.parametrize(("token", "taken"), [("pass", ""), ("x3B", "3B")])
def test_the_lightning_lies_down_after_a_pass_and_else_took_one_card(seat: Seat, token: str, taken: str) -> None:
    given_hands = mirrored(("11C", "11R"), seat)
    trail = scene(SHOBU | {"gaji": True}, f"11C {token}", **LIGHTNING, dealer=seat, hands=given_hands)
    assert all(isinstance(value, int) for value in trail[-1].state)
    (lightning,), (fourth,) = cards("11C"), cards("4C1")
    assert trail[-1].history[-2:] == (
        Played(seat, Source.HAND, lightning, cards(taken)),
        Played(seat, Source.STOCK, fourth, ()),
    )


@pytest.mark.parametrize(
    ("script", "field", "taken"),
    [
        ("7A x7C1", "7C1 7C2", (["7C1"], [])),
        ("7A x7C2", "7C1 7C2", (["7C2"], [])),
        ("7A", "7C1", (["7C1"], [])),
        ("7A", "7C1 12B", (["7C1"], ["12B"])),
        ("7A x12B", "12B 12C2", ([], ["12B"])),
        ("7A x12C2", "7C1 12B 12C2", (["7C1"], ["12C2"])),
        ("7A", "9R", ([], [])),
    ],
)
def test_each_card_of_a_turn_is_told_with_what_it_took(
    script: str, field: str, taken: tuple[list[str], list[str]]
) -> None:
    for seat in SEATS:
        given_hands = mirrored(("7A", ""), seat)
        end = scene(JAPAN, script, turn=4, field=field, dealer=seat, hands=given_hands, stock="12C1")[-1]
        assert [[card.code for card in row.captured] for row in end.history[-2:]] == list(taken)
        assert [row.seat for row in end.history[-2:]] == [seat, seat]


@pytest.mark.parametrize("seat", [A, B])
def test_at_a_decision_the_turn_has_captured_just_its_own_cards(seat: Seat) -> None:
    piles = mirrored(("6A 6C1 10A 10C1 2A 2C1 4A 4C1", ""), seat)
    given_hands = mirrored(("7A", ""), seat)
    end = scene(SHOBU, "7A", turn=8, dealer=seat, piles=piles, field="7C1", hands=given_hands, stock="12C1")[-1]
    assert tokens(end) == ["koi", "stop"]
    assert end.observe(seat).captured_this_turn == cards("7A 7C1")


def test_a_round_that_is_over_has_no_legal_action() -> None:
    for mapping, script in ((SHOBU, "7A stop"), (EXT, "7A stop")):
        end = scene(mapping, script, turn=4, piles=("6A 6C1 10A 10C1", ""), field="7C1", hands=("7A", ""))[-1]
        assert set(cards(TRIO)) <= set(end.captured(A))
        assert end.legal() == ()


# --- deals


@pytest.mark.parametrize(
    ("hands", "void"),
    [
        (("2A 2R 2C1 2C2", ""), True),
        (("", "2A 2R 2C1 2C2"), True),
        (("2A 2R 2C1 2C2", "9A 9R 9C1 9C2"), True),
        (("2A 2R 2C1 2C2 4A 4R 4C1 4C2", "9A 9R 9C1 9C2"), True),
        (("2A 2R", "9A 9R"), False),
    ],
)
def test_whole_months_in_one_hand_or_in_both_make_the_deal_void(hands: tuple[str, str], void: bool) -> None:
    position, _ = Position.start(Rules.parse(JAPAN), deal(hands), dealer=A)
    assert position.over == void
    if void:
        assert position.outcome.void is VoidReason.HAND_FOUR


@pytest.mark.parametrize(("four", "pairs"), [(1, 0), (0, 1), (1, 1), (6, 0), (0, 0)])
def test_a_lucky_hand_is_paid_by_the_one_rule_that_has_points_for_it(four: int, pairs: int) -> None:
    rules = Rules.parse(SHOBU | {"hand_four_points": four, "hand_pairs_points": pairs, "ledger": "winner"})
    for hand, points in (("2A 2R 2C1 2C2", four), ("1C1 1C2 4C1 4C2 6C1 6C2 9C1 9C2", pairs)):
        position, _ = Position.start(rules, deal((hand, "")), dealer=B)
        assert position.over == (points > 0)
        if points:
            assert result(position) == ("hand", A, (points, 0))


@pytest.mark.parametrize(
    ("field", "why"),
    [
        ("1C1 1C2 4C1 4C2 6C1 6C2 9C1 9C2", VoidReason.FIELD_PAIRS),
        ("1C1 1C2 1B 1R", VoidReason.FIELD_FOUR),
    ],
)
def test_a_void_field_says_why(field: str, why: VoidReason) -> None:
    position, _ = Position.start(Rules.parse(SHOBU), deal(("", ""), field), dealer=A)
    assert position.outcome.void is why


# --- chance


@given(st.integers(0, 2**48 - 1), some.seeds)
def test_a_deal_takes_its_cards_from_the_deck_one_by_one_by_the_numbers_of_the_generator(seed: int, order: int) -> None:
    deck = [int(card) for card in Random(order).sample(CARDS, 48)]
    rest, chance, taken = list(deck), [seed], []
    for left in range(48, 7, -1):
        at = draw(chance, left)
        taken.append(rest[at])
        rest[at] = rest[left - 1]
        del rest[left - 1]
    expected = Deal((tuple(taken[:8]), tuple(taken[8:16])), tuple(taken[16:24]), (*taken[24:], *rest))  # type: ignore[arg-type]
    after, state = [seed], [0] * s.STATE_SIZE
    shuffle_deal(after, state, deck)
    assert after == chance
    assert state[s.HAND_OF : s.HAND_OF + 2] == [cards_mask(hand) for hand in expected.hands]
    assert state[s.FIELD] == cards_mask(expected.field)
    assert state[s.STOCK : s.STATE_SIZE] == list(expected.stock)
    assert deck[:7] == rest


@pytest.mark.parametrize(("seed", "voids"), [(0, 0), (8716, 2), (10272, 2), (12450, 2)])
def test_a_random_round_tells_its_month_and_counts_every_void_deal_before_it(seed: int, voids: int) -> None:
    rules = Rules.preset("koikoi-japan", void_field_pairs=True)
    for month in (1, 8, 12):
        state = [0] * s.STATE_SIZE
        assert random_round(lower(rules), state, [seed], list(range(48)), 0, month) == voids
        assert state[s.MONTH] == month
        assert all(isinstance(value, int) for value in state)
