"""The computer player of the server: a process that is told what its seat knows, and may fail (L7)."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from koikoi.agents.registry import PEOPLE_PLAY, make_agent
from koikoi.engine.jsontext import parse_json
from koikoi.engine.notation import format_position, parse_position
from koikoi.engine.seats import Seat
from koikoi.server.computer import Child, Minds, Mover, Silent, bot_command
from koikoi.table.setup import Setup
from koikoi.table.table import Table
from koikoi.wire.http import OpenMatch
from tests.server.inside import Bytes, inside, laid, until
from tests.server.worlds import command, pair
from tests.table_players import COMPUTER, HUMAN, TABLES, MemoryStore, do, new_table, step

SPY = """
import subprocess, sys
child = subprocess.Popen([sys.executable, "-m", "koikoi", "bot"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
with open(sys.argv[1], "ab") as log:
    for line in sys.stdin.buffer:
        log.write(line)
        log.flush()
        child.stdin.write(line)
        child.stdin.flush()
        sys.stdout.buffer.write(child.stdout.readline())
        sys.stdout.buffer.flush()
"""
"""A computer player that keeps what it is sent."""


def script(text: str, *words: str) -> tuple[str, ...]:
    return (sys.executable, "-c", text, *words)


async def positions_sent(folder: Path, deal: Any, steps: int, seed: int) -> bytes:
    """All that the process is sent while a person plays the same choices against it."""
    spied = folder / "sent.txt"
    minds = Minds(lambda agent: script(SPY, str(spied)))
    with laid(deal):
        async with inside(folder, minds=minds) as (site, port):
            asked = OpenMatch("computer", {"base": "shobu"}, ("Aki", ""), pace="instant")
            seats = await site.house.open(asked)
            socket = await Bytes.open(port)
            await socket.upgrade()
            await socket.say({"t": "resume", "match": seats.match, "token": seats.seats[0].token})
            await played(socket, steps, Random(seed))
    return spied.read_bytes()


async def played(socket: Bytes, steps: int, rng: Random) -> str:
    """Play so many actions by chance, no further than the round; the stage that this comes to."""
    view = await socket.message_of("sync")
    for number in range(steps):
        while not view["view"]["legal"]["actions"] and view["view"]["stage"] == "play":
            view = await socket.message_of("evt")
        if view["view"]["stage"] != "play":
            break
        token = rng.choice(view["view"]["legal"]["actions"])
        await socket.say(command(f"c{number}", view["seq"], "act", [token]))
        view = await socket.message_of("evt")
    return str(view["view"]["stage"])


@pytest.mark.parametrize("opponent", PEOPLE_PLAY)
async def test_a_whole_round_is_played_against_each_level(opponent: str, tmp_path: Path) -> None:
    async with inside(tmp_path) as (site, port):
        asked = OpenMatch("computer", {"base": "shobu"}, ("Aki", ""), opponent=opponent, pace="instant", seed=3)
        seats = await site.house.open(asked)
        socket = await Bytes.open(port)
        await socket.upgrade()
        await socket.say({"t": "resume", "match": seats.match, "token": seats.seats[0].token})
        assert await played(socket, 40, Random(1)) == "round-over"


async def test_the_process_is_sent_positions_and_nothing_else(tmp_path: Path) -> None:
    both = pair(TABLES["shobu"], Seat(1), Random(5))
    sent = await positions_sent(tmp_path, both.deals[0], 6, 1)
    lines = sent.splitlines()
    assert len(lines) >= 3
    for line in lines:
        said = json.loads(line)
        assert set(said) == set(format_position(parse_position(parse_json(line))))
        assert said["seat"] == 1
        hidden = {card.code for card in both.deals[0].hands[0]} - {row[2] for row in said["history"]}
        assert not hidden & {*said["hand"], *said["captured"][1]}


def test_what_is_sent_is_equal_in_worlds_that_differ_in_hidden_cards_only() -> None:
    rng = Random(7)
    for _ in range(200):
        both = pair(TABLES["single-koi"], Seat(1), rng)
        lines = []
        for deal in both.deals:
            with laid(deal):
                setup = Setup(rules=both.rules, players=("Aki", ""), kinds=(HUMAN, COMPUTER), level="greedy")
                table = Table.open(setup, store=MemoryStore())
            for seat, tokens in both.steps:
                do(table, seat, "act", *tokens)
            pending = table.pending_computer()
            lines.append(None if pending is None else json.dumps(format_position(pending.observation)))
        assert lines[0] == lines[1]


async def test_the_bot_chooses_what_the_agent_would(tmp_path: Path) -> None:
    child = Child(bot_command("greedy"), time_limit=30)
    table, rng = new_table("shobu", 5)[0], Random(1)
    try:
        for _ in range(40):
            if table.state.match.position is not None:
                seen = table.state.match.observe(table.state.match.position.mover)
                assert await child.choose(seen) == make_agent("greedy").act(seen, rng=rng).token
            step(table, rng)
    finally:
        await child.close()


async def test_the_ctrl_c_that_ends_the_server_does_not_reach_the_process() -> None:
    child = Child(script('import os, sys; sys.stdin.readline(); print(\'{"action": "%d"}\' % os.getsid(0))'))
    table, _ = new_table("shobu", 5)
    assert table.state.match.position is not None
    try:
        session = await child.choose(table.state.match.observe(table.state.match.position.mover))
    finally:
        await child.close()
    assert session != str(os.getsid(0)), "a terminal sends Ctrl-C to all of its session's foreground"


SOMETIMES = """
import os, sys, time
path, how = sys.argv[1:]
first = not os.path.exists(path)
open(path, "a").close()
if first:
    if how == "dies": sys.exit(1)
    if how == "silent": sys.stdin.readline(); time.sleep(60)
    if how == "garbage": sys.stdin.readline(); print("x" * 100_000, flush=True); time.sleep(60)
    if how == "error": sys.stdin.readline(); print('{"error": "no"}', flush=True); time.sleep(60)
os.execv(sys.executable, [sys.executable, "-m", "koikoi", "bot"])
"""


@pytest.mark.parametrize("how", ["dies", "silent", "garbage", "error"])
async def test_a_process_that_fails_is_started_anew(how: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    child = Child(script(SOMETIMES, str(tmp_path / "once"), how), time_limit=1, start_limit=9)
    table, _ = new_table("shobu", 5)
    position = table.state.match.position
    assert position is not None
    seen = table.state.match.observe(position.mover)
    began = asyncio.get_running_loop().time()
    assert await child.choose(seen) == make_agent("greedy").act(seen, rng=Random(1)).token
    assert asyncio.get_running_loop().time() - began < 60
    assert "started anew" in caplog.text
    await child.close()


async def test_a_process_that_never_answers_leaves_the_match_and_the_server_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    minds = Minds(lambda agent: script("import sys; sys.exit(1)"))
    caplog.set_level(logging.ERROR)
    async with inside(tmp_path, minds=minds) as (site, port):
        for seed in range(9):
            asked = OpenMatch("computer", {"base": "shobu"}, ("Aki", ""), pace="instant", seed=seed)
            seats = await site.house.open(asked)
            socket = await Bytes.open(port)
            await socket.upgrade()
            await socket.say({"t": "resume", "match": seats.match, "token": seats.seats[0].token})
            view = await socket.message_of("sync")
            if view["view"]["round"]["mover"] == 1:
                break
            socket.close()
        await until(lambda: "the match waits" in caplog.text)
        await socket.say(command("c", view["seq"], "resign", []))
        assert (await socket.message_of("ack"))["seq"] == view["seq"] + 1


async def test_a_mind_that_cheats_is_refused(caplog: pytest.LogCaptureFixture) -> None:
    table, _ = new_table("single-koi", 1, computer=True)
    rng = Random(1)
    while table.pending_computer() is None:
        step(table, rng)

    class Cheat:
        async def choose(self, observation: object) -> str:
            return "1B" if not any(card.code == "1B" for card in observation.hand) else "2A"  # type: ignore[attr-defined]

    async def do_it(seat: Seat, command: Any) -> Any:
        return table.handle(seat, command)

    mover, seq = Mover(table, Cheat(), do_it, speed=0, pauses=Random(1)), table.state.seq
    mover.nudge()
    await until(lambda: "its choice was refused" in caplog.text)
    mover.stop()
    assert table.state.seq == seq
    with pytest.raises(Silent):
        await mover._move(table.pending_computer())  # type: ignore[arg-type]
