"""Who means harm: guessed tokens (W2), deaf readers (W6), handshakes without end (W7), made-up messages (W8)."""

from __future__ import annotations

import asyncio
import json
import logging
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from koikoi.engine.seats import Seat, other
from koikoi.server.limits import WIDE
from koikoi.server.ports import NotFound
from koikoi.server.room import Room
from koikoi.server.secrets import new_token
from koikoi.table.table import Table
from koikoi.wire.http import Opened, OpenMatch
from koikoi.wire.messages import Cmd, Err, encode
from tests.server.inside import CONNECTIONS, Bytes, inside, until
from tests.server.worlds import command

NIGHTLY = bool(os.environ.get("KOIKOI_NIGHTLY"))
GUESSES = 1_000_000 if NIGHTLY else 10_000
DEAF = 200 if NIGHTLY else 20
HALF_OPEN = 2_000 if NIGHTLY else 200
MADE_UP = 100_000 if NIGHTLY else 1_000
CODES = {"stale", "illegal", "not_seat", "over", "bad"}
SCREEN = OpenMatch("screen", {"base": "shobu"}, ("A", "B"), seed=1)


async def seated(port: int, made: Opened, seat: int) -> Bytes:
    """A seat's socket that has heard how it stands."""
    socket = await Bytes.open(port)
    await socket.upgrade()
    await socket.say({"t": "resume", "match": made.match, "token": made.seats[seat].token})
    await socket.message_of("here")
    return socket


def view(room: Room) -> bytes:
    """All that both seats see."""
    assert room.table is not None
    return b"".join(encode(room.table.sync(Seat(seat))) for seat in (0, 1))


async def test_no_guessed_token_and_no_token_of_another_match_does_anything(tmp_path: Path) -> None:
    async with inside(tmp_path) as (site, port):
        made, another = await site.house.open(SCREEN), await site.house.open(SCREEN)
        await seated(port, made, 0)
        (room,) = site.house.rooms()
        before = view(room)
        token = room.table.state.match.legal()[0].token  # type: ignore[union-attr]
        act = Cmd("c", 1, "act", (token,))
        guesses = (new_token() for _ in range(GUESSES))
        for guess in (another.seats[0].token, another.seats[1].token, "", "x", *guesses):
            with pytest.raises(NotFound):
                await site.house.command(made.match, guess, act)
        assert view(room) == before
        mover = room.table.state.mover  # type: ignore[union-attr]
        refused = await site.house.command(made.match, made.seats[other(Seat(mover))].token, act)  # type: ignore[arg-type]
        assert isinstance(refused, Err)
        assert refused.code == "illegal"
        assert view(room) == before


async def test_readers_who_never_read_are_all_closed_and_who_reads_hears_everything(tmp_path: Path) -> None:
    limits = replace(WIDE, queued_messages=8, sockets_per_seat=DEAF + 1)
    async with inside(tmp_path, limits=limits) as (site, port):
        made = await site.house.open(SCREEN)
        honest = await seated(port, made, 0)
        for _ in range(DEAF):
            deaf = await seated(port, made, 1)
            deaf._writer.transport.pause_reading()  # type: ignore[attr-defined]
        (room,) = site.house.rooms()
        for _ in range(5_000):
            for ear in tuple(room._ears[Seat(1)]):
                ear.say("x" * 4000)
            if not room._ears[Seat(1)]:
                break
            await asyncio.sleep(0)
        assert room.here == (True, False)
        await first(honest, lambda said: said.get("here") == [True, False])
        await until(lambda: len(CONNECTIONS[port]) == 1)


async def test_handshakes_that_never_end_keep_nobody_out(tmp_path: Path) -> None:
    async with inside(tmp_path) as (site, port):
        made = await site.house.open(SCREEN)
        for number in range(HALF_OPEN):
            half = await Bytes.open(port)
            if number % 2:
                half._writer.write(b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"[: 10 + number % 40])
        for seat in (0, 1) * 2:
            await seated(port, made, seat)
            asking = await Bytes.open(port)
            assert b" 200 " in (await asking.ask("GET", "/api/health")).splitlines()[0]


def made_up(rng: Random, room: Room, seat: int, number: int, keys: Opened) -> bytes:
    """A message by chance: right, nearly right, of the wrong seat, of the wrong kind, or torn."""
    assert room.table is not None
    state = room.table.state
    legal = [action.token for action in state.match.legal()] if state.mover is not None else []
    tokens = [*legal, "1B", "x9A", "pass", "koi", "stop", "keep", "", "12B ", "\u202e", "💮"]
    kind: Any = "act" if legal else rng.choice(["next", "rematch"])
    seq: Any = state.seq
    actions = [rng.choice(legal)] if legal else []
    if rng.random() < 0.4:
        kind = rng.choice(["act", "next", "rematch", "undo", "ACT", 7])
    if rng.random() < 0.2:
        seq = rng.choice([0, seq - 1, seq - 1, seq + 1, 2**53, -1, 1.5, None, "1"])
    if rng.random() < 0.2:
        actions = rng.choices(tokens, k=rng.randrange(4))
    said: dict[str, Any] = {**command(f"{seat}-{number}", 0, "act", []), "expect_seq": seq, "kind": kind}
    said["actions"] = actions
    rare = rng.random()
    if rare < 0.03:
        said = {"t": "resume", "match": keys.match, "token": keys.seats[1 - seat].token}
    elif rare < 0.06:
        said[rng.choice(["extra", "cid", "t", "actions"])] = rng.choice([None, {}, [], "x" * 80, [[["1B"]]], True])
    data = json.dumps(said).encode()
    if rare > 0.9:
        at = rng.randrange(len(data))
        data = data[:at] + rng.choice([b"", bytes([rng.randrange(32, 127)]), b'"', b"{", b"\\u0000"]) + data[at + 1 :]
    return data


async def test_whatever_is_said_is_answered_and_the_match_stays_what_its_log_says(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    rng = Random(int(os.environ["KOIKOI_SEED"]))
    limits = replace(WIDE, bad_messages=10**9, ping_every=1e6)
    async with inside(tmp_path, limits=limits) as (site, port):
        made = await site.house.open(OpenMatch("screen", {"base": "single-koi", "rounds": 2}, ("A", "B"), seed=1))
        sockets = [await seated(port, made, seat) for seat in (0, 1)]
        (room,) = site.house.rooms()
        answers: dict[str, int] = {}
        for number in range(MADE_UP):
            seat = rng.randrange(2)
            await sockets[seat].say(made_up(rng, room, seat, number, made))
            answer = await first(sockets[seat], lambda said: said["t"] in ("ack", "err"))
            what = answer.get("code", "ack")
            answers[what] = answers.get(what, 0) + 1
        assert set(answers) <= CODES | {"ack"}, answers
        assert answers["ack"] > MADE_UP / 20, answers
        assert min(answers.get(code, 0) for code in ("stale", "illegal", "bad")) > 0, answers
        kept = await site.log.load(made.match)
        again = Table.from_log(kept.log, store=room.store)
        assert b"".join(encode(again.sync(Seat(seat))) for seat in (0, 1)) == view(room)
    assert caplog.records == []


async def first(socket: Bytes, wanted: Callable[[Any], bool]) -> Any:
    """The next message of those that are wanted."""
    while not wanted(message := await socket.message()):
        pass
    return message
