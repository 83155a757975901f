"""The coach: chances to win the match at a decision, worked out from what the asking seat sees and nothing else."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from koikoi.agents import Adviser, make_agent
from koikoi.engine.jsontext import format_json
from koikoi.engine.notation import format_position
from koikoi.engine.observation import Observation, Phase
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Seat
from koikoi.server.app import Site
from koikoi.server.coach import STILL, WORLDS, Coach
from koikoi.server.ports import CoachSilent
from koikoi.server.room import Room
from koikoi.table.setup import Setup
from koikoi.table.table import Table
from koikoi.wire.http import Chance, Chances, Opened, OpenMatch
from tests.server.inside import Bytes, inside, laid
from tests.server.worlds import Pair, pair
from tests.table_players import HUMAN, MemoryStore, do, new_table, step

ME = Seat(0)
ANSWERS = """
import json, sys, time
for line in sys.stdin:
    with open(sys.argv[1], "a") as log: log.write(line)
    time.sleep(float(sys.argv[2]))
    worth = [{"action": a, "win": w, "win_se": 0} for a, w in (("koi", 0.25), ("stop", 0.5))]
    print(json.dumps({"action": "stop", "actions": worth}), flush=True)
"""
"""A player that keeps what it is asked, and takes its time."""


def player(log: Path, seconds: float) -> tuple[str, ...]:
    return sys.executable, "-c", ANSWERS, str(log), str(seconds)


def decides(table: Table) -> bool:
    position = table.state.match.position
    return position is not None and position.phase is Phase.DECIDE and position.mover == ME


def decided(table: Table, seed: int) -> Observation:
    """What the first seat sees when it is to decide, after anybody's choices by chance."""
    rng = Random(seed)
    while not decides(table):
        step(table, rng)
    return table.state.match.observe(ME)


async def opened(site: Site, mode: Any = "computer", rules: Any = None) -> tuple[Opened, Room]:
    """A match that nobody has come to, so that no computer moves."""
    seed = None if mode == "friend" else 3
    seats = await site.house.open(OpenMatch(mode, rules or {"base": "shobu"}, ("Aki", ""), seed=seed))
    return seats, await site.house._room(seats.match)


async def asked(port: int, seats: Opened, token: str = "") -> bytes:
    """All that comes back to a question over HTTP."""
    socket, bearer = await Bytes.open(port), token or seats.seats[0].token
    answer = await socket.ask("POST", f"/api/matches/{seats.match}/coach", Authorization=f"Bearer {bearer}")
    return answer


def said(answer: bytes) -> tuple[int, Any]:
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)


async def test_the_chances_are_those_that_the_searching_player_tells_and_asked_twice_the_same(tmp_path: Path) -> None:
    async with inside(tmp_path) as (site, port):
        seats, room = await opened(site)
        assert room.table is not None
        seen = decided(room.table, 1)
        master = make_agent("master")
        assert isinstance(master, Adviser)
        advice = master.advise(seen, rng=Random(0), worlds=WORLDS)
        chances = {one.action.token: {"win": one.win, "win_se": one.win_se} for one in advice}
        assert set(chances) == {"stop", "koi"}
        assert len({one.win for one in advice}) == 2
        for _ in range(2):
            assert said(await asked(port, seats)) == (200, chances)


async def test_who_may_not_ask_is_told_so_in_a_line_and_nobody_thinks(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with inside(tmp_path, coach=Coach(player(log, 0))) as (site, port):
        seats, room = await opened(site)
        assert room.table is not None
        refusals = [await asked(port, seats), await asked(port, seats, "no-token")]
        decided(room.table, 1)
        do(room.table, ME, "act", "koi")
        refusals.append(await asked(port, seats))
        for mode in ("screen", "friend"):
            others, room = await opened(site, mode)
            if room.table is not None:
                decided(room.table, 1)
            refusals.append(await asked(port, others))
    told = [(status, error["code"], error["reason"]) for status, error in map(said, refusals)]
    wrong, only = (400, "bad", "wrong-phase"), (400, "bad", "not-allowed")
    assert told == [wrong, (404, "not_found", ""), wrong, only, only]
    assert not any("\n" in said(each)[1]["sentence"] for each in refusals)
    assert not log.exists()


async def test_no_byte_of_the_answer_depends_on_a_hidden_card(tmp_path: Path) -> None:
    """A match against the computer is laid in two worlds that its player cannot tell apart."""
    rng, rules = Random(5), Rules.preset("shobu")
    async with inside(tmp_path) as (site, port):
        for _ in range(2):
            both = pair_at_a_decision(rules, rng)
            answers = []
            for deal in both.deals:
                with laid(deal):
                    seats, room = await opened(site)
                assert room.table is not None
                for seat, tokens in both.steps:
                    do(room.table, seat, "act", *tokens)
                answers.append(await asked(port, seats))
            assert answers[0] == answers[1]
            assert said(answers[0])[1]["stop"] is not None


def pair_at_a_decision(rules: Rules, rng: Random) -> Pair:
    while True:
        both = pair(rules, ME, rng)
        with laid(both.deals[0]):
            table = Table.open(Setup(rules=rules, players=("Aki", "Bruno"), kinds=(HUMAN, HUMAN)), store=MemoryStore())
        for seat, tokens in both.steps:
            do(table, seat, "act", *tokens)
        if decides(table):
            return both


async def test_a_coach_that_is_not_ready_says_so_thinks_on_and_is_not_asked_twice(tmp_path: Path) -> None:
    log, seen = tmp_path / "log", decided(new_table("shobu", 1)[0], 1)
    coach = Coach(player(log, 0.3), patience=0.05)
    try:
        assert await asyncio.gather(*(coach.ask("a", seen) for _ in range(3))) == [STILL] * 3
        while (answer := await coach.ask("a", seen)) == STILL:
            pass
        assert answer == Chances(Chance(0.5, 0.0), Chance(0.25, 0.0))
    finally:
        await coach.close()
    assert len(log.read_text().splitlines()) == 1


async def test_a_match_is_thought_about_once_at_a_time_and_matches_one_after_the_other(tmp_path: Path) -> None:
    log, seen, later = tmp_path / "log", *(decided(new_table("shobu", 1)[0], seed) for seed in (1, 2))
    coach = Coach(player(log, 0))
    try:
        answers = await asyncio.gather(coach.ask("a", seen), coach.ask("a", later), coach.ask("b", seen))
    finally:
        await coach.close()
    assert STILL not in answers
    lines = [format_json(format_position(each)) for each in (seen, seen, later)]
    assert log.read_text().splitlines() == lines


async def test_a_coach_that_fails_says_that_it_may_be_asked_again(caplog: pytest.LogCaptureFixture) -> None:
    coach = Coach((sys.executable, "-c", "pass"))
    with pytest.raises(CoachSilent) as refused:
        await coach.ask("a", decided(new_table("shobu", 1)[0], 1))
    await coach.close()
    assert refused.value.code == "retry_later"
    assert "the coach does not answer" in caplog.text
