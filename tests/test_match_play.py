"""Playing for the match: what an end of the round is worth there, and that the searching player goes by it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from koikoi.agents import make_agent
from koikoi.agents.equity import Equity
from koikoi.agents.greedy import GreedyAgent
from koikoi.agents.pimc import PimcAgent
from koikoi.engine.actions import KOI, STOP
from koikoi.engine.deal import next_dealer
from koikoi.engine.notation import parse_position
from koikoi.engine.observation import Observation, Phase
from koikoi.engine.position import Position
from koikoi.engine.rules import PRESETS, Rules
from koikoi.engine.seats import Points, Seat
from tests.endgames import counted, endings
from tests.strategies import random_deal

MATCHES = {name: Rules.preset(name) for name in PRESETS}
FOR_MATCH = make_agent("master:60")


def decisions(rules: Rules, seed: int) -> Iterator[Position]:
    """Positions of greedy players' rounds in which koi-koi or stop is asked."""
    rng = Random(seed)
    while True:
        position, _ = Position.start(rules, random_deal(rng), dealer=Seat(rng.randrange(2)))
        while not position.over:
            if position.phase is Phase.DECIDE:
                yield position
            position, _ = position.apply(GreedyAgent().act(position.observe(position.mover), rng=rng))


def at_score(position: Position, mine: int, theirs: int, number: int) -> Observation:
    """What the mover sees in round `number`, with such totals."""
    me = position.mover
    totals = (Points(mine), Points(theirs)) if me == 0 else (Points(theirs), Points(mine))
    return position.observe(me, round=number, totals=totals, match=True)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_stop_is_worth_the_match_as_it_then_stands(preset: str) -> None:
    rules = MATCHES[preset]
    zero = rules.ledger == "zero-sum"
    for position in islice(decisions(rules, 1), 3):
        me = position.mover
        seen = at_score(position, 4, -4 if zero else 7, 6)
        advice = {one.action: one for one in PimcAgent().advise(seen, rng=Random(1), worlds=20)}
        stopped, _ = position.apply(STOP)
        totals = tuple(Points(a + b) for a, b in zip(seen.totals, stopped.outcome.points, strict=True))
        truth = Equity.of(rules).chance(me, totals, dealer=me, finished=6)
        won = advice[STOP].win
        assert won == pytest.approx(truth, abs=1e-4)
        assert won is not None
        assert 0 <= won <= 1
        assert advice[STOP].points == pytest.approx(stopped.outcome.points[me])
        assert [one.win for one in advice.values()] == sorted((one.win or 0 for one in advice.values()), reverse=True)


def test_the_advice_has_no_chance_to_win_a_match_where_there_is_none() -> None:
    position = next(decisions(MATCHES["single-koi"], 2))
    advice = PimcAgent().advise(position.observe(position.mover), rng=Random(1), worlds=20)
    assert {(one.win, one.win_se) for one in advice} == {(None, None)}


@pytest.mark.parametrize("preset", ["single-koi", "shobu", "extensions", "koikoi-japan"])
def test_in_the_last_round_a_stop_that_wins_is_made_and_one_that_loses_is_not(preset: str) -> None:
    rules = MATCHES[preset]
    zero = rules.ledger == "zero-sum"
    for position in islice(decisions(rules, 3), 4):
        stopped, _ = position.apply(STOP)
        points = stopped.outcome.points[position.mover]
        ahead = at_score(position, 1, -1 if zero else 0, rules.rounds)
        assert FOR_MATCH.act(ahead, rng=Random(1)) is STOP
        far = points + 1
        behind = at_score(position, -far if zero else 0, far, rules.rounds)
        assert FOR_MATCH.act(behind, rng=Random(1)) is KOI


def test_a_player_for_points_does_not_care_how_the_match_stands() -> None:
    rules = MATCHES["koikoi-japan"]
    for position in islice(decisions(rules, 4), 6):
        alone = PimcAgent(60).act(position.observe(position.mover), rng=Random(1))
        assert PimcAgent(60).act(at_score(position, -9, 9, rules.rounds), rng=Random(1)) is alone


@pytest.mark.parametrize("preset", ["single-koi", "koikoi-japan"])
def test_the_last_turns_are_counted_for_the_match_as_a_plain_count_does(preset: str) -> None:
    rules, number = MATCHES[preset], 7
    zero = rules.ledger == "zero-sum"
    found = endings(rules, Random(11))
    for ending in islice((one for one in found if one.position.turn == rules.last_turn - 1), 4):
        seen = at_score(ending.position, -3, 3 if zero else 5, number)

        def worth(over: Position, me: Seat, seen: Observation = seen) -> float:
            totals = tuple(Points(a + b) for a, b in zip(seen.totals, over.outcome.points, strict=True))
            deals = next_dealer(rules, seen.dealer, over.outcome.winner)
            return Equity.of(rules).chance(me, totals, dealer=deals, finished=number)

        truth = counted(ending, worth)
        for one in PimcAgent().advise(seen, rng=Random(1)):
            assert one.exact
            assert one.win == pytest.approx(float(truth[one.action]), abs=1e-9)
            assert one.win_se == 0


@pytest.mark.parametrize("ahead", [17, -17])
def test_where_the_match_is_as_good_as_decided_it_plays_for_points(ahead: int) -> None:
    """Chances differ by chance alone there; the bright that a hand of pines can still take is not thrown away."""
    line = {
        "rules": {"base": "koikoi-japan", "rounds": 3}, "seat": 1, "dealer": 0, "month": 3, "round": 3,
        "totals": [ahead, -ahead], "match": True, "phase": "play", "turn": 5,
        "hand": ["1B", "2R", "2C1", "3B", "3C1", "8B"], "opponent_hand": 5, "stock": 19, "field": ["6C1", "6C2"],
        "captured": [
            ["4R", "4C2", "5A", "5C1", "8C1", "8C2", "9A", "9C1", "10A", "10C2"],
            ["1C1", "1C2", "11B", "11C", "12B", "12C2"],
        ],
    }  # fmt: skip
    seen = parse_position({"format": "koikoi-position", "version": 1, **line})
    player = make_agent("master")
    assert {player.act(seen, rng=Random(seed)).token for seed in range(8)} <= {"3C1", "2R", "2C1"}, "no bright"
    assert PimcAgent().advise(seen, rng=Random(1), worlds=1500)[0].action.token in {"3C1", "2R"}


def test_a_match_that_nothing_can_turn_is_won_or_lost_by_every_action() -> None:
    rules = MATCHES["single-koi"]
    position = next(endings(rules, Random(6))).position
    for mine, theirs, win in ((0, 200, 0), (200, 0, 1)):
        advice = PimcAgent().advise(at_score(position, mine, theirs, rules.rounds), rng=Random(1))
        assert {one.win for one in advice} == {win}
