"""Records of KoiKoi-AI become ours: all 150 public matches replay without a difference; what is unusable is refused."""

import copy
import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from koikoi.engine.record import replay
from koikoi.errors import BadRecord, Reason
from koikoi.table.foreign import convert_koikoi_ai

DATA = Path(__file__).parent / "data" / "koikoi-ai.jsonl.gz"
SHARES = 5
"""The matches are tested in so many parts, for several processes to share."""


def matches() -> list[dict[str, Any]]:
    with gzip.open(DATA, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


@pytest.fixture(scope="module")
def first() -> dict[str, Any]:
    return matches()[0]


@pytest.mark.parametrize("share", range(SHARES))
def test_every_public_match_converts_and_replays_without_a_difference(share: int) -> None:
    every = matches()
    assert len(every) == 150
    for match in every[share::SHARES]:
        before = copy.deepcopy(match)
        record = convert_koikoi_ai(match)
        assert match == before
        replayed = replay(record)
        assert replayed.differences == []
        assert all(row.verified for row in replayed.rounds)
        assert len(replayed.rounds) == len(match["record"])
        assert replayed.match.over


def test_points_totals_and_end_are_what_they_recorded(first: dict[str, Any]) -> None:
    match = copy.deepcopy(first)
    basic = match["record"]["round3"]["basic"]
    basic["player1RoundPts"] += 1
    basic["roundWinner"] = 2 if basic["roundWinner"] == 1 else 1
    match["result"]["player1EndPts"] += 4
    match["result"]["gameWinner"] = 2 if match["result"]["gameWinner"] == 1 else 1
    found = {(row.round, row.what) for row in replay(convert_koikoi_ai(match)).differences}
    assert found == {(3, "points"), (3, "winner"), (0, "totals"), (0, "match.winner")}


def test_a_dealer_who_does_not_follow_the_rules_is_kept_for_the_replay_to_find(first: dict[str, Any]) -> None:
    match = copy.deepcopy(first)
    only = match["record"]["round2"]
    match["record"] = {"round1": match["record"]["round1"], "round2": only}
    match["record"]["round1"], match["record"]["round2"] = only, first["record"]["round1"]
    assert (2, "dealer") in {(row.round, row.what) for row in replay(convert_koikoi_ai(match)).differences}


def test_names_times_and_the_length_of_the_match_are_kept(first: dict[str, Any]) -> None:
    match = copy.deepcopy(first)
    match["info"] |= {"player1Name": "Ōtsuka", "numRound": 9, "player1InitPts": 40, "player2InitPts": 40}
    record = convert_koikoi_ai(match)
    assert record["players"] == ["Ōtsuka", "B"]
    assert (record["started"], record["ended"]) == ("2020-05-04T23:25:33", "2020-05-05T16:43:15")
    assert record["rules"] == {"base": "koikoi-japan", "rounds": 9, "start_points": 40}
    assert record["totals"] == [-11, -9]
    assert convert_koikoi_ai(first)["rules"] == {"base": "koikoi-japan"}


def edit(*path: str | int, value: Any = None, drop: bool = False) -> Callable[[Any], None]:
    """What sets or drops one field of a match."""

    def apply(match: Any) -> None:
        for key in path[:-1]:
            match = match[key]
        if drop:
            del match[path[-1]]
        else:
            match[path[-1]] = value

    return apply


ROUND = ("record", "round2")
UNUSABLE: dict[str, tuple[Callable[[Any], None], Reason, int, str]] = {
    "no info": (edit("info", drop=True), Reason.MISSING_FIELD, 0, "info"),
    "info is a list": (edit("info", value=[]), Reason.WRONG_TYPE, 0, "info"),
    "a name that is a number": (edit("info", "player2Name", value=7), Reason.WRONG_TYPE, 0, "player2Name"),
    "a time that is none": (edit("info", "endTime", value="yesterday"), Reason.NOT_ALLOWED, 0, "endTime"),
    "unequal start points": (edit("info", "player1InitPts", value=20), Reason.NOT_ALLOWED, 0, "20 and 30"),
    "no number of rounds": (edit("info", "numRound", value=True), Reason.WRONG_TYPE, 0, "numRound"),
    "an endless number": (edit("result", "player1EndPts", value=10**15), Reason.OUT_OF_RANGE, 0, "player1EndPts"),
    "a match that is not over": (edit("result", "isOver", value=False), Reason.NOT_ALLOWED, 0, "isOver"),
    "a winner nobody knows": (edit("result", "gameWinner", value=3), Reason.NOT_ALLOWED, 0, "gameWinner"),
    "a round left out": (edit(*ROUND, drop=True), Reason.MISSING_FIELD, 2, "round2"),
    "a round that is null": (edit(*ROUND, value=None), Reason.WRONG_TYPE, 2, "round2"),
    "a third dealer": (edit(*ROUND, "basic", "Dealer", value=0), Reason.NOT_ALLOWED, 2, "Dealer"),
    "a thirteenth month": (edit(*ROUND, "basic", "initBoard", 0, value=[13, 1]), Reason.UNKNOWN_CARD, 2, "[13, 1]"),
    "a card that is true": (edit(*ROUND, "basic", "initBoard", 0, value=[True, 1]), Reason.UNKNOWN_CARD, 2, "True"),
    "a card twice": (edit(*ROUND, "basic", "initBoard", 0, value=[2, 2]), Reason.CARD_TWICE, 2, "2R"),
    "seven cards": (edit(*ROUND, "basic", "initHand1", 0, drop=True), Reason.WRONG_COUNT, 2, "hand 0"),
    "points that are text": (edit(*ROUND, "basic", "player1RoundPts", value="5"), Reason.WRONG_TYPE, 2, "RoundPts"),
    "a turn left out": (edit(*ROUND, "turn3", drop=True), Reason.MISSING_FIELD, 2, "turn3"),
    "the other player's turn": (edit(*ROUND, "turn2", "playerInTurn", value=1), Reason.NOT_YOUR_TURN, 2, "turn2"),
    "a card not in hand": (edit(*ROUND, "turn1", "discardCard", value=[2, 2]), Reason.IMPOSSIBLE, 2, "collectCard"),
    "another stock card": (edit(*ROUND, "turn1", "drawCard", value=[12, 4]), Reason.IMPOSSIBLE, 2, "turn1"),
    "koi-koi without a gain": (edit(*ROUND, "turn1", "isKoiKoi", value=True), Reason.WRONG_PHASE, 2, "isKoiKoi"),
    "koi-koi maybe": (edit(*ROUND, "turn1", "isKoiKoi", value="maybe"), Reason.NOT_ALLOWED, 2, "isKoiKoi"),
}


@pytest.mark.parametrize("name", UNUSABLE)
def test_what_cannot_be_used_is_refused_and_named(name: str, first: dict[str, Any]) -> None:
    change, reason, number, word = UNUSABLE[name]
    match = copy.deepcopy(first)
    change(match)
    with pytest.raises(BadRecord, match=r".") as caught:
        convert_koikoi_ai(match)
    assert caught.value.reason is reason, str(caught.value)
    assert caught.value.round == number
    assert word in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("value", [None, 3, "text", [], [1], True])
def test_what_is_no_object_is_refused(value: object) -> None:
    with pytest.raises(BadRecord, match="the match"):
        convert_koikoi_ai(value)


def test_a_round_that_stops_too_early_or_goes_on_too_long_is_refused(first: dict[str, Any]) -> None:
    for change, reason in ((-1, Reason.TRUNCATED), (1, Reason.SURPLUS_ACTION)):
        match = copy.deepcopy(first)
        turns = match["record"]["round2"]
        last = len(turns) - 1
        if change < 0:
            del turns[f"turn{last}"]
        else:
            turns[f"turn{last + 1}"] = turns[f"turn{last}"]
        with pytest.raises(BadRecord, match="round2") as caught:
            convert_koikoi_ai(match)
        assert caught.value.reason is reason


def test_a_gain_without_an_answer_and_a_choice_without_a_card_are_refused(first: dict[str, Any]) -> None:
    match = copy.deepcopy(first)
    turns = match["record"]["round1"]
    answered = next(key for key in turns if turns[key].get("isKoiKoi"))
    turns[answered]["isKoiKoi"] = None
    with pytest.raises(BadRecord, match="a gain without an answer"):
        convert_koikoi_ai(match)
    for match in matches():
        for name, dealt in match["record"].items():
            field = {tuple(card) for card in dealt["basic"]["initBoard"]}
            turn = dealt["turn1"]
            if sum(card[0] == turn["discardCard"][0] for card in field) == 2:
                turn["collectCard"] = []
                with pytest.raises(BadRecord, match="a choice of one field card is missing") as caught:
                    convert_koikoi_ai(match)
                assert caught.value.round == int(name[5:])
                return
    raise AssertionError("no match begins with a choice")
