"""Calls, gains and factors in branches that random play seldom reaches, each as a scene."""

from typing import Any

import pytest

from koikoi.engine.kernel import slots as s
from koikoi.engine.observation import Phase
from koikoi.engine.position import Position
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Seat
from tests.engine.scenes import (
    EXT,
    FIFTY,
    JAPAN,
    SINGLE,
    TRIO,
    A,
    B,
    arithmetic,
    deal,
    factors,
    mirrored,
    result,
    scene,
    tokens,
)


def test_who_called_last_wins_at_exhaustion_whoever_it_was() -> None:
    piles = (TRIO, "1R 1C1 2R 2C1 4R 4C1 5R 5C1")
    given: dict[str, Any] = {"piles": piles, "field": "11R", "hands": ("3C1", "11C 9C1"), "stock": "8C1"}
    trail = scene(FIFTY | {"last_turn": 14}, "11C koi", turn=13, **given, called_at=((5,), ()))
    assert result(trail[-1]) == ("exhausted", B, (0, 1))


@pytest.mark.parametrize("seat", [A, B])
def test_one_call_a_player_the_caller_ends_the_round_and_the_other_may_still_call(seat: Seat) -> None:
    rules = SINGLE | {"call_limit": "one-per-player"}
    given: dict[str, Any] = {"piles": mirrored((f"{TRIO} 2A 2C1", ""), seat), "field": "4A", "stock": "12C1"}
    given |= {"hands": mirrored(("4C1", ""), seat), "turn": 8 + seat}
    end = scene(rules, "4C1", **given, called_at=mirrored(((5,), ()), seat))[-1]
    assert (end.outcome.winner, end.outcome.base) == (seat, 6)
    asked = scene(rules, "4C1", **given, called_at=mirrored(((), (5,)), seat))[-1]
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


@pytest.mark.parametrize("seat", [A, B])
def test_after_a_call_a_gain_compares_with_what_the_viewing_is_worth_to_a_caller(seat: Seat) -> None:
    piles = mirrored(("3B 3C1 9A 9C1 1R 1C1 4R 4C1 5R 5C1 6R 6C1", ""), seat)
    given: dict[str, Any] = {"turn": 10 + seat, "piles": piles, "field": "7R", "stock": "12C1"}
    trail = scene(JAPAN, "7C1", **given, hands=mirrored(("7C1", ""), seat), called_at=mirrored(((1,), ()), seat))
    assert (trail[0].total(seat), trail[1].total(seat)) == (3, 4)
    assert trail[1].phase is Phase.DECIDE


@pytest.mark.parametrize("seat", [A, B])
@pytest.mark.parametrize("base", [JAPAN, EXT | {"viewing_after_call": 3}])
def test_what_is_held_at_a_call_counts_a_viewing_as_it_is_before_and_after_the_first(
    seat: Seat, base: dict[str, object]
) -> None:
    given: dict[str, Any] = {"piles": mirrored(("9A 9C1 1B 1C1", ""), seat), "field": "3B", "turn": 6 + seat}
    before = Rules.parse(base).value("flower_viewing")
    first = scene(base, "3C1 koi", **given, hands=mirrored(("3C1", ""), seat), stock="12C1")[-1]
    assert first.observe(A).called_at[seat] == (before,)
    given |= {"piles": mirrored(("9A 9C1 3B 3C1 1B 1C1 12B 12C1", ""), seat), "field": "8B"}
    given |= {"turn": 10 + seat, "called_at": mirrored(((before,), ()), seat)}
    second = scene(base, "8C1 koi", **given, hands=mirrored(("8C1", ""), seat), stock="11C")[-1]
    assert second.observe(A).called_at[seat] == (before, 8 + 3 + 3)


MONTHLY = EXT | {"values": {"month_cards": 5}}


@pytest.mark.parametrize("rules", [FIFTY, MONTHLY])
def test_the_four_cards_of_the_month_are_a_gain_once_and_are_held_at_the_call(rules: dict[str, object]) -> None:
    given: dict[str, Any] = {"piles": ("8A 8C1", ""), "field": "8C2 2C2", "hands": ("8B 2C1", "4C1"), "month": 8}
    trail = scene(rules, "8B koi 4C1 2C1", turn=4, **given, stock="12C1 5C1 7C1")
    assert tokens(trail[1]) == ["koi", "stop"]
    assert trail[2].observe(A).called_at[0] == (5,)
    assert (trail[-1].phase, trail[-1].mover) == (Phase.PLAY, B)
    other = scene(rules, "8B 4C1 2C1", turn=4, **given | {"month": 7}, stock="12C1 5C1 7C1")
    assert other[1].phase is Phase.PLAY


@pytest.mark.parametrize(("turn", "pile"), [(2, "1B 1R"), (4, "1B 1C1"), (8, "1B 1C2"), (9, "1R 1C2"), (11, "1C1 1C2")])
def test_a_gain_is_seen_whatever_lay_in_the_pile_before(turn: int, pile: str) -> None:
    dealer = Seat((turn + 1) % 2)
    given: dict[str, Any] = {"turn": turn, "dealer": dealer, "field": "9A 3B", "hands": ("", "9C1"), "stock": "3C1"}
    trail = scene(SINGLE, "9C1", **given, piles=("", pile), bare=B)
    assert (trail[0].mover, trail[1].phase) == (B, Phase.DECIDE)
