"""150 matches that people played (KoiKoi-Japan): every round replays to the recorded points, dealers and end."""

import gzip
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from koikoi.engine.cards import Card
from koikoi.engine.ending import MatchReason
from koikoi.engine.record import replay

DATA = Path(__file__).parent.parent / "data" / "koikoi-ai.jsonl.gz"
SHARES = 5
"""The matches are tested in so many parts, for several processes to share."""


def matches() -> list[dict[str, Any]]:
    with gzip.open(DATA, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def card_of(pair: list[int]) -> Card:
    return Card((pair[0] - 1) * 4 + pair[1] - 1)


def codes(pairs: Iterable[list[int]]) -> list[str]:
    return [card_of(pair).code for pair in pairs]


def as_record(match: dict[str, Any]) -> dict[str, Any]:
    """The record of a public match, without results; converted here so that the replay is all the test rests on."""
    rounds = []
    for number, dealt in enumerate(match["record"].values(), 1):
        basic = dealt["basic"]
        field = {card_of(pair) for pair in basic["initBoard"]}
        actions: list[str] = []
        for turn in list(dealt.values())[1:]:
            actions += codes([turn["discardCard"]])
            for card, taken in (("discardCard", "collectCard"), ("drawCard", "collectCard2")):
                here, captured = card_of(turn[card]), [card_of(pair) for pair in turn[taken][1:]]
                partners = {there for there in field if there.month == here.month}
                assert partners.issuperset(captured)
                if len(partners) == 2:
                    actions.append(f"x{captured[0].code}")
                field = field.difference(captured) if captured else field | {here}
            if turn["isKoiKoi"] is not None:
                actions.append("koi" if turn["isKoiKoi"] else "stop")
        if len(dealt) - 1 in (15, 16) and actions[-1] == "stop":  # the eighth turn stops without being asked
            actions.pop()
        rounds.append(
            {
                "month": number,
                "dealer": basic["Dealer"] - 1,
                "hands": [codes(basic["initHand1"]), codes(basic["initHand2"])],
                "field": codes(basic["initBoard"]),
                "stock": codes(reversed(basic["initPile"])),
                "actions": actions,
            }
        )
    return {
        "format": "koikoi-record",
        "version": 1,
        "rules": {"base": "koikoi-japan"},
        "players": ["1", "2"],
        "rounds": rounds,
    }


@pytest.mark.parametrize("share", range(SHARES))
def test_public_matches_replay_with_the_recorded_points_dealers_and_end(share: int) -> None:
    every = matches()
    assert len(every) == 150
    for match in every[share::SHARES]:
        replayed = replay(as_record(match))
        assert replayed.differences == []  # months and dealers follow the rules
        for mine, theirs in zip(replayed.match.rounds, match["record"].values(), strict=True):
            basic = theirs["basic"]
            assert mine.outcome is not None
            assert list(mine.outcome.points) == [basic["player1RoundPts"], basic["player2RoundPts"]]
            won = mine.outcome.winner
            assert (0 if won is None else won + 1) == basic["roundWinner"]
        end, result = replayed.match.end, match["result"]
        assert end is not None
        assert (0 if end.winner is None else end.winner + 1) == result["gameWinner"]
        assert replayed.match.standing == (result["player1EndPts"], result["player2EndPts"])
        short = len(match["record"]) < match["info"]["numRound"]
        assert end.reason is (MatchReason.POINTS_OUT if min(replayed.match.standing) <= 0 else MatchReason.ROUNDS)
        assert not short or end.reason is MatchReason.POINTS_OUT
