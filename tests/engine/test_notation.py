"""Positions from outside: what is left out takes its default, what cannot arise is refused with the reason."""

from copy import deepcopy
from typing import Any

import pytest

from koikoi.engine.cards import Card
from koikoi.engine.events import Source
from koikoi.engine.notation import format_position, parse_position
from koikoi.engine.observation import Phase
from koikoi.engine.position import Position
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Seat
from koikoi.errors import BadPosition, Reason
from tests.engine.scenes import deal, scene

TRIO: dict[str, Any] = {"turn": 4, "piles": ("6A 6C1 10A 10C1", ""), "field": "7C1 9R 9C1"}


@pytest.fixture(scope="module")
def trail() -> list[Position]:
    """Before a turn, at the choice of the stock card, at the decision, and after a call."""
    return scene({"base": "shobu"}, "7A x9R koi", **TRIO, hands=("7A", ""), stock="9A")


def fields(position: Position) -> dict[str, Any]:
    return deepcopy(format_position(position.observe(position.mover)))


def test_the_fields_are_those_of_the_format(trail: list[Position]) -> None:
    written = fields(trail[1])
    assert list(written) == [
        "format", "version", "rules", "seat", "dealer", "month", "round", "totals", "match", "phase", "turn",
        "hand", "opponent_hand", "stock", "field", "captured", "captured_this_turn", "pending", "pending_from", "calls",
        "called_at", "last_caller", "wild", "dealt_brights", "history",
    ]  # fmt: skip
    assert (written["phase"], written["pending"], written["pending_from"]) == ("take", "9A", "stock")
    assert written["captured_this_turn"] == ["7A", "7C1"]
    assert written["history"] == [[0, "hand", "7A", ["7C1"]]]
    assert (written["opponent_hand"], written["stock"], len(written["hand"])) == (6, 19, 5)


def test_what_is_left_out_takes_the_obvious_default(trail: list[Position]) -> None:
    position = trail[0]
    needed = (
        "rules",
        "seat",
        "dealer",
        "month",
        "phase",
        "turn",
        "hand",
        "opponent_hand",
        "stock",
        "field",
        "captured",
    )
    written = fields(position)
    assert parse_position({key: written[key] for key in needed}) == position.observe(Seat(0))


def test_the_order_of_cards_in_a_list_does_not_matter(trail: list[Position]) -> None:
    written = fields(trail[0])
    for key in ("hand", "field"):
        written[key].reverse()
    assert parse_position(written) == trail[0].observe(Seat(0))


def test_the_only_caller_is_the_last_caller(trail: list[Position]) -> None:
    position = trail[3]
    written = fields(position)
    assert written["last_caller"] == 0
    del written["last_caller"]
    assert parse_position(written).last_caller == Seat(0)


def test_at_the_exchange_no_hand_is_seen() -> None:
    rules = Rules.preset("shobu", exchange=True)
    position, _ = Position.start(rules, deal(), dealer=Seat(0))
    written = fields(position)
    assert (written["phase"], written["seat"], written["hand"], written["opponent_hand"]) == ("swap", 1, [], 8)
    assert parse_position(written) == position.observe(Seat(1))
    assert parse_position(written).phase is Phase.SWAP


def test_the_wild_lightning_is_written_with_its_owner_and_month() -> None:
    rules = {"base": "shobu", "gaji": True}
    trail = scene(rules, "11C x5R 4C1", turn=4, field="5R", hands=("11C", "4C1"), stock="12C1 6C1")
    written = fields(trail[-1])
    assert written["wild"] == {"owner": 0, "month": 5}
    assert parse_position(written) == trail[-1].observe(Seat(0))
    asked = trail[1].observe(Seat(0))
    assert (asked.pending, asked.pending_from) == (Card.LIGHTNING, Source.HAND)
    assert parse_position(fields(trail[1])) == asked


def without(card: str, cards: list[str]) -> list[str]:
    return [one for one in cards if one != card]


BROKEN: list[tuple[int, dict[str, Any], Reason]] = [
    (0, {"format": "koikoi-record"}, Reason.NOT_ALLOWED),
    (0, {"version": 2}, Reason.NOT_ALLOWED),
    (0, {"rules": {"base": "poker"}}, Reason.UNKNOWN_PRESET),
    (0, {"rules": None}, Reason.WRONG_TYPE),
    (0, {"seat": 2}, Reason.NOT_ALLOWED),
    (0, {"seat": 1}, Reason.IMPOSSIBLE),
    (0, {"dealer": 1}, Reason.IMPOSSIBLE),
    (0, {"month": 0}, Reason.OUT_OF_RANGE),
    (0, {"month": 13}, Reason.OUT_OF_RANGE),
    (0, {"round": 0}, Reason.OUT_OF_RANGE),
    (0, {"totals": [1]}, Reason.WRONG_COUNT),
    (0, {"totals": [1, "2"]}, Reason.OUT_OF_RANGE),
    (0, {"phase": "over"}, Reason.NOT_ALLOWED),
    (0, {"phase": "decide"}, Reason.IMPOSSIBLE),
    (0, {"phase": "swap"}, Reason.WRONG_COUNT),
    (0, {"phase": "swap", "seat": 1, "hand": [], "opponent_hand": 4}, Reason.IMPOSSIBLE),
    (0, {"phase": "take", "pending_from": "hand"}, Reason.IMPOSSIBLE),
    (0, {"turn": 5}, Reason.IMPOSSIBLE),
    (0, {"turn": 6}, Reason.IMPOSSIBLE),
    (0, {"turn": 16}, Reason.OUT_OF_RANGE),
    (0, {"turn": 15}, Reason.IMPOSSIBLE),
    (0, {"turn": 4.0}, Reason.WRONG_TYPE),
    (0, {"stock": 25}, Reason.OUT_OF_RANGE),
    (0, {"stock": 19}, Reason.WRONG_COUNT),
    (0, {"opponent_hand": 7}, Reason.WRONG_COUNT),
    (0, {"opponent_hand": 7, "stock": 19}, Reason.IMPOSSIBLE),
    (0, {"hand": None}, Reason.WRONG_TYPE),
    (0, {"field": ["7C1", "7C1"]}, Reason.CARD_TWICE),
    (0, {"field": ["13B"]}, Reason.UNKNOWN_CARD),
    (0, {"captured": [[]]}, Reason.WRONG_COUNT),
    (0, {"captured": [5, []]}, Reason.WRONG_TYPE),
    (0, {"captured_this_turn": ["6A", "6C1"]}, Reason.IMPOSSIBLE),
    (0, {"pending": "7C1"}, Reason.CARD_TWICE),
    (0, {"pending_from": "hand"}, Reason.NOT_ALLOWED),
    (0, {"calls": [9, 0]}, Reason.OUT_OF_RANGE),
    (0, {"calls": [1, 0]}, Reason.WRONG_COUNT),
    (0, {"calls": [1, 0], "called_at": None}, Reason.MISSING_FIELD),
    (0, {"calls": [1, 0], "called_at": [[0], []]}, Reason.OUT_OF_RANGE),
    (0, {"calls": [1, 0], "called_at": [[5], []], "last_caller": 1}, Reason.IMPOSSIBLE),
    (0, {"calls": [1, 1], "called_at": [[5], [5]]}, Reason.NOT_ALLOWED),
    (0, {"calls": [3, 0], "called_at": [[5] * 3, []], "last_caller": 0}, Reason.IMPOSSIBLE),
    (0, {"last_caller": 0}, Reason.NOT_ALLOWED),
    (0, {"wild": {"owner": 0, "month": 3}}, Reason.IMPOSSIBLE),
    (0, {"wild": {"owner": 2, "month": 3}}, Reason.NOT_ALLOWED),
    (0, {"dealt_brights": 6}, Reason.OUT_OF_RANGE),
    (0, {"history": [[0, "hand", "7A"]]}, Reason.WRONG_TYPE),
    (0, {"history": [[0, "sleeve", "7A", []]]}, Reason.NOT_ALLOWED),
    (0, {"history": [[0, "hand", "7Z", []]]}, Reason.UNKNOWN_CARD),
    (1, {"pending": None}, Reason.WRONG_COUNT),
    (1, {"pending_from": None}, Reason.NOT_ALLOWED),
    (1, {"pending_from": "hand"}, Reason.IMPOSSIBLE),
    (1, {"captured_this_turn": ["1B"]}, Reason.IMPOSSIBLE),
    (2, {"captured_this_turn": []}, Reason.IMPOSSIBLE),
    (2, {"phase": "play"}, Reason.IMPOSSIBLE),
]


@pytest.mark.parametrize(("at", "change", "reason"), BROKEN, ids=[f"{b[0]}-{b[1]}"[:60] for b in BROKEN])
def test_a_position_that_cannot_arise_is_refused_with_the_reason(
    trail: list[Position], at: int, change: dict[str, Any], reason: Reason
) -> None:
    with pytest.raises(BadPosition) as refused:
        parse_position(fields(trail[at]) | change)
    assert refused.value.reason is reason
    assert "\n" not in str(refused.value)


OPTIONAL = ("round", "totals", "match", "hand", "captured_this_turn", "pending", "pending_from", "calls", "called_at",
            "last_caller", "wild", "dealt_brights", "history")  # fmt: skip


@pytest.mark.parametrize("key", OPTIONAL)
def test_a_misspelt_field_is_not_taken_for_one_that_is_left_out(trail: list[Position], key: str) -> None:
    written = fields(trail[0])
    for misspelt in {key[1] + key[0] + key[2:], key[:-1], f"{key}s", key.replace("_", "-")} - {key}:
        wrong = {(misspelt if name == key else name): value for name, value in written.items()}
        with pytest.raises(BadPosition, match=f"there is no field '{misspelt}'; is {key} meant") as refused:
            parse_position(wrong)
        assert refused.value.reason is Reason.UNKNOWN_FIELD


def test_a_field_like_no_other_is_refused_with_those_there_are(trail: list[Position]) -> None:
    with pytest.raises(BadPosition, match="there is no field 'xyz'; the fields are format, version, rules, seat"):
        parse_position(fields(trail[0]) | {"xyz": None})
    with pytest.raises(BadPosition, match="wild: there is no field 'monht'; is month meant"):
        parse_position(fields(trail[0]) | {"wild": {"owner": 0, "monht": 3}})


def test_a_choice_needs_partners_on_the_field(trail: list[Position]) -> None:
    written = fields(trail[1])
    written["field"] = without("9R", written["field"])
    written["captured"][1] += ["9R"]
    with pytest.raises(BadPosition) as refused:
        parse_position(written)
    assert refused.value.reason is Reason.IMPOSSIBLE
    written = fields(trail[1])
    hand = written["hand"]
    written["hand"], written["field"] = hand[1:], written["field"] + hand[:1]
    with pytest.raises(BadPosition) as refused:
        parse_position(written)
    assert refused.value.reason is Reason.IMPOSSIBLE


def test_a_pile_of_odd_cards_is_no_pile(trail: list[Position]) -> None:
    written = fields(trail[0])
    written["captured"][0] = without("6C1", written["captured"][0])
    written["field"].append("6C1")
    with pytest.raises(BadPosition) as refused:
        parse_position(written)
    assert refused.value.reason is Reason.IMPOSSIBLE
    assert "month 6" in str(refused.value)


@pytest.mark.parametrize("limit", ["one-per-round", "one-per-player"])
def test_more_calls_than_the_table_allows_cannot_arise(trail: list[Position], limit: str) -> None:
    written = fields(trail[0]) | {
        "rules": {"base": "shobu", "call_limit": limit},
        "calls": [2, 0],
        "called_at": [[5, 6], []],
        "last_caller": 0,
    }
    with pytest.raises(BadPosition) as refused:
        parse_position(written)
    assert refused.value.reason is Reason.IMPOSSIBLE
    assert limit in str(refused.value)


@pytest.mark.parametrize("value", [None, [], "koikoi-position", 3])
def test_a_position_is_an_object(value: object) -> None:
    with pytest.raises(BadPosition) as refused:
        parse_position(value)
    assert refused.value.reason is Reason.WRONG_TYPE


def test_an_exchange_has_nothing_played_yet() -> None:
    position, _ = Position.start(Rules.preset("shobu", exchange=True), deal(), dealer=Seat(0))
    whole = fields(position)
    captured = [[whole["field"][0]], []]
    for change in (
        {"turn": 1, "seat": 0},
        {"opponent_hand": 7, "stock": 25},
        {"field": whole["field"][1:], "captured": captured},
        {"calls": [1, 0], "called_at": [[5], []]},
    ):
        with pytest.raises(BadPosition):
            parse_position(whole | change)


def test_a_card_waits_only_where_there_is_a_choice_and_a_stock_fits_its_turn(trail: list[Position]) -> None:
    written = fields(trail[0])
    moved = written["field"][0]
    changes: list[dict[str, Any]] = [
        {"pending": moved, "field": written["field"][1:]},
        {"stock": written["stock"] - 2, "field": [*written["field"], *free_cards(written)[:2]]},
        {"wild": {"owner": 0, "month": 7}, "rules": {"base": "shobu", "gaji": True}},
    ]
    for change in changes:
        with pytest.raises(BadPosition) as refused:
            parse_position(written | change)
        assert refused.value.reason is Reason.IMPOSSIBLE
    nothing_waits = fields(trail[1]) | {"pending": None, "stock": 20}
    with pytest.raises(BadPosition) as refused:
        parse_position(nothing_waits)
    assert refused.value.reason is Reason.IMPOSSIBLE


def free_cards(written: dict[str, Any]) -> list[str]:
    """Cards that nobody sees in a position."""
    seen = [*written["hand"], *written["field"], *written["captured"][0], *written["captured"][1]]
    return [card.code for card in Card if card.code not in seen]


def test_three_partners_are_a_choice_where_one_pair_is_taken_and_none_otherwise() -> None:
    given: dict[str, Any] = {"turn": 2, "field": "3B 3R 3C1", "hands": ("3C2", "")}
    choosing = scene({"base": "extensions"}, "3C2", **given)[-1]
    written = fields(choosing)
    assert parse_position(written) == choosing.observe(choosing.mover)
    with pytest.raises(BadPosition) as refused:
        parse_position(written | {"rules": {"base": "single-koi"}})
    assert "3 partners" in str(refused.value)


def test_with_an_empty_hand_there_is_no_decision(trail: list[Position]) -> None:
    end = scene({"base": "shobu"}, "", turn=14, hands=("3C1", ""), field="3B 9R 9C1", stock="9A")[0]
    written = fields(end)
    written |= {
        "phase": "decide",
        "hand": [],
        "stock": written["stock"] - 1,
        "captured": [[*written["captured"][0], "3B", "3C1"], written["captured"][1]],
        "captured_this_turn": ["3B", "3C1"],
        "field": [*[c for c in written["field"] if c != "3B"], free_cards(written)[0]],
    }
    with pytest.raises(BadPosition) as refused:
        parse_position(written)
    assert "without asking" in str(refused.value)


@pytest.mark.parametrize(
    ("rules", "number", "totals", "ended"),
    [
        ({"base": "single-koi"}, 12, [50, 0], ""),
        ({"base": "single-koi"}, 13, [50, 0], "rounds"),
        ({"base": "single-koi", "tie": "extra"}, 13, [9, 9], ""),
        ({"base": "single-koi", "tie": "extra"}, 13, [9, 8], "rounds"),
        ({"base": "first-to-fifty"}, 3, [49, 0], ""),
        ({"base": "first-to-fifty"}, 3, [50, 0], "target"),
        ({"base": "single-koi", "start_points": 20}, 2, [-20, 20], "points-out"),
        ({"base": "single-koi", "start_points": 20}, 2, [-19, 19], ""),
    ],
)
def test_a_match_that_has_ended_has_no_further_round(
    trail: list[Position], rules: dict[str, Any], number: int, totals: list[int], ended: str
) -> None:
    written = fields(trail[0]) | {"rules": rules, "round": number, "totals": totals}
    assert parse_position(written).totals == tuple(totals)
    if not ended:
        assert parse_position(written | {"match": True}).match
        return
    with pytest.raises(BadPosition, match=f"ended before round {number}.*{ended}") as refused:
        parse_position(written | {"match": True})
    assert refused.value.reason is Reason.MATCH_OVER
