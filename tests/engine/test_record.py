"""Records: written and replayed to the same bytes; what contradicts itself is listed, what cannot be played refused."""

import json
from copy import deepcopy
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koikoi.engine.cards import CARDS
from koikoi.engine.jsontext import format_json, parse_json
from koikoi.engine.match import Match
from koikoi.engine.record import Disagreement, format_record, replay
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Seat
from koikoi.errors import BadRecord, Reason
from tests import strategies as some
from tests.engine.test_match import short_matches


def played(
    rules: Rules, dealer: Seat, month: int, play: some.Play, seed: int, *, most: int
) -> tuple[Match, list[list[list[str]]]]:
    """A match played at random for so many actions, with the legal tokens of each round before each of them."""
    rng = Random(seed)
    match = Match.start(rules, dealer=dealer, month=month, players=("Aki", "Bruno"))
    legal: list[list[list[str]]] = []
    for _ in range(most):
        if match.over:
            break
        if match.position is None:
            match, _ = match.deal(rng.choice((some.random_deal, some.lucky_hands, some.pairs_hand))(rng))
            legal = [*legal[: len(match.rounds)], []]
            continue
        legal[len(match.rounds)].append([action.token for action in match.legal()])
        match, _ = match.apply(play.choose(match.position, rng))
    return match, legal


@given(short_matches(), some.seeds, st.integers(0, 90), st.booleans())
def test_a_record_replays_to_the_same_bytes_at_any_moment_of_a_match(
    table: tuple[Rules, Seat, int, some.Play], seed: int, most: int, resigns: bool
) -> None:
    match, legal = played(*table, seed, most=most)
    if resigns and not match.over:
        match = match.resign(Seat(seed % 2))
    text = format_json(format_record(match))
    replayed = replay(parse_json(text))
    assert replayed.differences == []
    assert format_json(format_record(replayed.match)) == text
    assert replayed.match.totals == match.totals
    assert replayed.match.end == match.end
    assert [r.verified for r in replayed.rounds] == [True] * len(match.rounds) + [False] * (match.current is not None)
    if match.current is not None:
        assert match.position is not None
        last = replayed.rounds[-1]
        assert last.legal.pop() == [action.token for action in match.position.legal()]
        assert last.to_move == match.position.mover
        assert last.result is None
        assert replayed.match.position == match.position
    assert [r.legal for r in replayed.rounds] == legal[: len(replayed.rounds)]


@given(short_matches(), some.seeds)
def test_a_record_says_what_was_dealt_chosen_and_paid(table: tuple[Rules, Seat, int, some.Play], seed: int) -> None:
    match, _ = played(*table, seed, most=80)
    record = format_record(match, started="2026-01-01T12:00:00")
    assert (record["format"], record["version"], record["players"]) == ("koikoi-record", 1, ["Aki", "Bruno"])
    assert record["rules"] == match.rules.mapping()
    assert record["started"] == "2026-01-01T12:00:00"
    assert record["totals"] == list(match.totals)
    rounds: Any = record["rounds"]
    kept_rounds = [*match.rounds, *([] if match.current is None else [match.current])]
    for written, kept in zip(rounds, kept_rounds, strict=True):
        assert written["hands"] == [[card.code for card in hand] for hand in kept.deal.hands]
        assert written["field"] == [card.code for card in kept.deal.field]
        assert written["stock"] == [card.code for card in kept.deal.stock]
        assert written["actions"] == [action.token for action in kept.actions]
        assert (written["month"], written["dealer"]) == (kept.month, kept.dealer)
        assert written.get("void_deals", 0) == kept.void_deals
        assert ("result" in written) == (kept.outcome is not None)


# --- a record that contradicts itself


@pytest.fixture
def record() -> dict[str, Any]:
    """A match of two finished rounds, at a table that ends after two."""
    match, _ = played(
        Rules.preset("single-koi", rounds=2, hand_four_points=0, hand_pairs_points=0),
        Seat(1),
        11,
        some.Play(seed=1, koi=0.5, eager=True, last=0),
        6,
        most=200,
    )
    assert match.over
    record = parse_json(format_json(format_record(match)))
    assert isinstance(record, dict)
    return record


def first_difference(record: dict[str, Any]) -> Disagreement:
    differences = replay(record).differences
    assert differences
    return differences[0]


def test_a_wrong_result_is_named_with_its_round_its_action_and_what_was_expected(record: dict[str, Any]) -> None:
    for key, wrong in (("points", [99, 0]), ("winner", None), ("kind", "hand"), ("base", 99), ("yaku", {})):
        changed = deepcopy(record)
        right = changed["rounds"][1]["result"][key]
        changed["rounds"][1]["result"][key] = wrong
        found = first_difference(changed)
        assert (found.round, found.what, found.stated, found.expected) == (2, key, wrong, right)
        assert found.action == len(changed["rounds"][1]["actions"])
        assert f"round 2, after action {found.action}: {key} is " in str(found)
        assert [r.verified for r in replay(changed).rounds] == [True, False]


def test_a_true_or_false_is_not_a_number(record: dict[str, Any]) -> None:
    record["rounds"][0]["result"]["winner"] = bool(record["rounds"][0]["result"]["winner"])
    assert first_difference(record).what == "winner"


def test_a_wrong_month_dealer_total_or_end_is_a_disagreement(record: dict[str, Any]) -> None:
    changed = deepcopy(record)
    changed["rounds"][1]["month"] = 5
    assert str(first_difference(changed)) == "round 2, after action 0: month is 5, expected 12"
    changed = deepcopy(record)
    changed["rounds"][1]["dealer"] ^= 1
    changed["rounds"][1]["hands"].reverse()
    assert first_difference(changed).what == "dealer"
    changed = deepcopy(record)
    changed["totals"] = [1000, 0]
    assert (first_difference(changed).round, first_difference(changed).what) == (0, "totals")
    assert str(first_difference(changed)).startswith("totals is [1000, 0], expected [")
    for key, wrong in (("winner", None), ("reason", "target"), ("over", False)):
        changed = deepcopy(record)
        changed["match"][key] = wrong
        assert f"match.{key}" in [d.what for d in replay(changed).differences] or record["match"][key] == wrong


def test_a_record_without_results_totals_or_end_replays_and_is_not_verified(record: dict[str, Any]) -> None:
    for played_round in record["rounds"]:
        del played_round["result"]
    del record["totals"], record["match"]
    replayed = replay(record)
    assert replayed.differences == []
    assert [r.verified for r in replayed.rounds] == [False, False]
    assert replayed.match.over


def test_an_unfinished_round_cannot_have_a_result(record: dict[str, Any]) -> None:
    record["rounds"][1]["actions"].pop()
    assert "result" in [d.what for d in replay(record).differences]


def test_a_resignation_is_believed_and_only_where_the_match_goes_on(record: dict[str, Any]) -> None:
    shorter = deepcopy(record)
    del shorter["rounds"][1]
    shorter["totals"] = shorter["rounds"][0]["result"]["points"]
    shorter["match"] = {"over": True, "reason": "resigned", "winner": 0}
    replayed = replay(shorter)
    assert replayed.differences == []
    assert replayed.match.end is not None
    assert replayed.match.end.winner == 0
    record["match"]["reason"] = "resigned"
    assert [d.what for d in replay(record).differences] == ["match.reason"]


def test_players_may_be_objects_and_unknown_fields_are_no_trouble(record: dict[str, Any]) -> None:
    record["players"] = [{"name": "Aki", "agent": "greedy"}, "Bruno"]
    record["venue"] = {"city": "Kyoto"}
    record["rounds"][0]["comment"] = "a fine round"
    replayed = replay(record)
    assert replayed.differences == []
    assert replayed.match.players == ("Aki", "Bruno")


# --- a record that cannot be played


def refusal(record: Any) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        replay(record)
    assert "\n" not in str(refused.value)
    return refused.value


def changed(record: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    record = deepcopy(record)
    place: Any = record
    *way, last = (int(step) if step.isdigit() else step for step in path.split("."))
    for step in way:
        place = place[step]
    place[last] = value
    return record


BROKEN: list[tuple[str, object, Reason, int]] = [
    ("format", "koikoi-position", Reason.NOT_ALLOWED, 0),
    ("version", 2, Reason.NOT_ALLOWED, 0),
    ("version", True, Reason.NOT_ALLOWED, 0),
    ("rules", {"base": "mahjong"}, Reason.UNKNOWN_PRESET, 0),
    ("rules", [], Reason.WRONG_TYPE, 0),
    ("players", ["Aki"], Reason.WRONG_COUNT, 0),
    ("players", ["Aki", 4], Reason.WRONG_TYPE, 0),
    ("rounds", {}, Reason.WRONG_TYPE, 0),
    ("rounds.0", 7, Reason.WRONG_TYPE, 1),
    ("rounds.0.month", 13, Reason.OUT_OF_RANGE, 1),
    ("rounds.0.month", "1", Reason.WRONG_TYPE, 1),
    ("rounds.0.dealer", 2, Reason.NOT_ALLOWED, 1),
    ("rounds.0.dealer", True, Reason.NOT_ALLOWED, 1),
    ("rounds.1.hands", [[]], Reason.WRONG_COUNT, 2),
    ("rounds.1.hands.0", "2A", Reason.WRONG_TYPE, 2),
    ("rounds.1.hands.0", [], Reason.WRONG_COUNT, 2),
    ("rounds.1.hands.0.0", "13A", Reason.UNKNOWN_CARD, 2),
    ("rounds.1.field", [], Reason.WRONG_COUNT, 2),
    ("rounds.1.stock", None, Reason.WRONG_TYPE, 2),
    ("rounds.1.actions", None, Reason.WRONG_TYPE, 2),
    ("rounds.1.actions.0", "13A", Reason.UNKNOWN_ACTION, 2),
    ("rounds.1.actions.0", "koi", Reason.WRONG_PHASE, 2),
    ("rounds.1.void_deals", -1, Reason.OUT_OF_RANGE, 2),
    ("rounds.1.result", "won", Reason.WRONG_TYPE, 2),
    ("match", 5, Reason.WRONG_TYPE, 0),
    ("match.reason", "tired", Reason.NOT_ALLOWED, 0),
    ("match.winner", 2, Reason.NOT_ALLOWED, 0),
]


@pytest.mark.parametrize(("path", "value", "reason", "number"), BROKEN, ids=[f"{b[0]}={b[1]}" for b in BROKEN])
def test_a_broken_record_is_refused_with_its_reason_and_its_round(
    record: dict[str, Any], path: str, value: object, reason: Reason, number: int
) -> None:
    error = refusal(changed(record, path, value))
    assert (error.reason, error.round) == (reason, number)


def test_a_record_is_an_object_with_all_its_fields(record: dict[str, Any]) -> None:
    assert refusal([record]).reason is Reason.WRONG_TYPE
    for key in ("format", "version", "rules", "players", "rounds"):
        assert refusal({k: v for k, v in record.items() if k != key}).reason is Reason.MISSING_FIELD
    for key in ("month", "dealer", "hands", "field", "stock", "actions"):
        broken = deepcopy(record)
        del broken["rounds"][1][key]
        error = refusal(broken)
        assert (error.reason, error.round) == (Reason.MISSING_FIELD, 2)


def test_a_card_dealt_twice_is_refused(record: dict[str, Any]) -> None:
    twice = record["rounds"][0]["hands"][0][0]
    for path in ("rounds.0.hands.0.1", "rounds.0.hands.1.0", "rounds.0.field.3", "rounds.0.stock.23"):
        assert refusal(changed(record, path, twice)).reason is Reason.CARD_TWICE


def test_an_illegal_or_surplus_action_is_refused_with_its_number(record: dict[str, Any]) -> None:
    first = record["rounds"][0]["hands"][record["rounds"][0]["dealer"]]
    absent = next(card.code for card in CARDS if card.code not in first)
    error = refusal(changed(record, "rounds.0.actions.0", absent))
    assert (error.reason, error.round, error.action) == (Reason.NOT_IN_HAND, 1, 1)
    assert "round 1, action 1" in str(error)
    longer = deepcopy(record)
    longer["rounds"][0]["actions"].append("stop")
    error = refusal(longer)
    assert (error.reason, error.action) == (Reason.SURPLUS_ACTION, len(longer["rounds"][0]["actions"]))


def test_a_round_after_the_end_or_after_an_unfinished_one_is_refused(record: dict[str, Any]) -> None:
    longer = deepcopy(record)
    longer["rounds"].append(longer["rounds"][1])
    error = refusal(longer)
    assert (error.reason, error.round) == (Reason.SURPLUS_ROUND, 3)
    unfinished = deepcopy(record)
    unfinished["rounds"][0]["actions"].pop()
    del unfinished["rounds"][0]["result"]
    error = refusal(unfinished)
    assert (error.reason, error.round) == (Reason.SURPLUS_ROUND, 2)


@pytest.mark.parametrize("way", [some.month_field, some.lucky_hands])
@pytest.mark.parametrize("exchange", [False, True])
def test_a_deal_that_is_void_under_its_rules_is_refused(way: Any, exchange: bool) -> None:
    rules = Rules.preset("single-koi", exchange=exchange)
    play = some.Play(seed=1, koi=0, eager=False, last=0)
    match, _ = played(rules, Seat(0), 1, play, 3, most=60)
    deal = way(Random(1))
    match = replace(match, rounds=(replace(match.rounds[0], deal=deal),), current=None)
    error = refusal(json.loads(format_json(format_record(match))))
    assert (error.reason, error.round) == (Reason.VOID_DEAL, 1)
