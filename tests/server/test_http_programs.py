"""Programs: the same commands by POST and the same messages as a stream of events, and a description of it all."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import CHECKS

from koikoi.engine.record import replay
from koikoi.server.http import HANDLERS
from koikoi.server.http_records import RECORD_HANDLERS
from koikoi.server.limits import WIDE, Limits, Rate
from koikoi.wire.http import OpenMatch
from koikoi.wire.openapi import OPERATIONS, openapi
from tests.commands import ROOT
from tests.server.client import QUICK, Host, ask, opened
from tests.server.inside import CONNECTIONS, Bytes, inside, until
from tests.server.worlds import command

EXAMPLE = ROOT / "docs" / "examples" / "join_and_play.py"
EXAMPLES = 2_000 if os.environ.get("KOIKOI_NIGHTLY") else 12
"""How often each operation is asked for."""
SEVERAL = ("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance",
           "negative_data_rejection")  # fmt: skip
"""What schemathesis looks for. Left out: that 401 and 405 exist (what is not yours and what is not there are answered
alike, by 404), and that whatever fits the types is accepted (rules are looked at by the engine)."""


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


@contextmanager
def stream(host: Host, match: str, token: str) -> Iterator[Iterator[Any]]:
    """The messages of a seat, as they come."""
    connection = http.client.HTTPConnection("127.0.0.1", host.port, timeout=20)
    connection.request("GET", f"/api/matches/{match}/events", headers=bearer(token))
    answer = connection.getresponse()
    try:
        assert (answer.status, answer.headers["content-type"]) == (200, "text/event-stream")
        yield (json.loads(line[6:]) for line in answer if line.startswith(b"data: "))
    finally:
        answer.close()
        connection.close()


def post(host: Host, match: str, token: str, body: Any) -> Any:
    answer = ask(host, f"/api/matches/{match}/commands", body, **bearer(token))
    assert answer.status == 200, answer
    return answer.json


def view_at(messages: Iterator[Any], seq: int) -> Any:
    """The view of the first message that has come to a number."""
    return next(said for said in messages if said["t"] in ("sync", "evt") and said["seq"] >= seq)["view"]


def test_two_programs_play_a_match_by_posts_and_streams_alone(host: Host) -> None:
    match, (first,), code = opened(host, "friend", QUICK)
    joined = ask(host, "/api/invites/join", {"code": code, "name": "Chiyo"}).json
    tokens = [first, joined["seats"][0]["token"]]
    rng = Random(4)
    with stream(host, match, tokens[0]) as mine, stream(host, match, tokens[1]) as theirs:
        streams, seq, number = (mine, theirs), 1, 0
        while True:
            views = [view_at(messages, seq) for messages in streams]
            if views[0]["stage"] == "match-over":
                break
            for seat, view in enumerate(views):
                if view["legal"]["actions"]:
                    number += 1
                    asked = command(f"c{number}", seq, "act", [rng.choice(view["legal"]["actions"])])
                    answer = post(host, match, tokens[seat], asked)
                    assert answer == post(host, match, tokens[seat], asked), "the same `cid`, the same answer"
                    assert answer["t"] == "ack", answer
                    seq = answer["seq"]
                    break
            else:
                for seat in (0, 1):
                    seq = post(host, match, tokens[seat], command(f"n{seat}", seq, "next", []))["seq"]
    record = ask(host, f"/api/matches/{match}/record", **bearer(first))
    assert number > 10
    replayed = replay(record.json)
    assert replayed.differences == []
    assert list(replayed.match.standing) == views[0]["standing"]


class Events:
    """A stream of events inside the server's own process: the messages, as they were sent."""

    def __init__(self, client: Bytes) -> None:
        self._reader = client._reader
        self.messages: list[str] = []

    @classmethod
    async def open(cls, port: int, match: str, token: str) -> Events:
        client = await Bytes.open(port)
        head = f"GET /api/matches/{match}/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\r\n"
        client._writer.write(head.encode())
        assert b" 200 " in (await client._reader.readuntil(b"\r\n\r\n")).splitlines()[0]
        return cls(client)

    async def next(self) -> str:
        """The next message; comments are passed over."""
        while True:
            size = int((await self._reader.readline()).strip(), 16)
            chunk = (await self._reader.readexactly(size + 2))[:size].decode()
            if chunk.startswith("data: "):
                assert chunk.endswith("\n\n")
                self.messages.append(chunk[6:-2])
                return self.messages[-1]
            assert chunk == ":\n\n"


async def test_a_stream_says_byte_for_byte_what_the_socket_of_the_seat_says(tmp_path: Path) -> None:
    async with inside(tmp_path, limits=replace(WIDE, sign_every=0.05)) as (site, port):
        made = await site.house.open(OpenMatch("screen", {"base": "shobu"}, ("A", "B"), seed=2))
        for seat in made.seats:
            socket = await Bytes.open(port)
            await socket.upgrade()
            await socket.say({"t": "resume", "match": made.match, "token": seat.token})
            await socket.message_of("here")
            events = await Events.open(port, made.match, seat.token)
            assert json.loads(await events.next())["t"] == "sync"
            assert json.loads(await events.next())["t"] == "here"
            mover = site.house.rooms()[0].table.state.mover  # type: ignore[union-attr]
            for _ in range(6):
                state = site.house.rooms()[0].table.state  # type: ignore[union-attr]
                mover, token = state.mover, state.match.legal()[0].token
                asking = await Bytes.open(port)
                body = json.dumps(command(f"c{state.seq}", state.seq, "act", [token])).encode()
                answer = await asking.ask(
                    "POST", f"/api/matches/{made.match}/commands", body, **bearer(made.seats[mover].token)
                )
                assert json.loads(answer.partition(b"\r\n\r\n")[2]) == {
                    "t": "ack", "cid": f"c{state.seq}", "seq": state.seq + 1,
                }  # fmt: skip
                heard = await socket.message_of("evt")
                assert json.loads(await events.next()) == heard
                assert events.messages[-1].encode() in socket.frames[-1]
            await asyncio.sleep(0.1)  # signs of life go out meanwhile, and are no messages
        await site.house.close_sockets()
        assert json.loads(await events.next()) == {"t": "closed", "code": 1001, "reason": "the server stops"}


async def test_a_program_is_here_as_long_as_its_stream_is_open(tmp_path: Path) -> None:
    async with inside(tmp_path, limits=replace(WIDE, sockets_per_seat=2)) as (site, port):
        made = await site.house.open(OpenMatch("screen", {"base": "shobu"}, ("A", "B"), seed=2))
        streams = [await Events.open(port, made.match, made.seats[1].token) for _ in range(2)]
        (room,) = site.house.rooms()
        assert room.here == (False, True)
        asking = await Bytes.open(port)
        refused = await asking.ask("GET", f"/api/matches/{made.match}/events", **bearer(made.seats[1].token))
        assert b" 503 " in refused.splitlines()[0]
        for each in streams:
            each._reader._transport.close()  # type: ignore[attr-defined]
        await until(lambda: room.here == (False, False))
        assert await Events.open(port, made.match, made.seats[1].token)


async def test_a_stream_that_nobody_reads_is_closed_and_delays_nobody(tmp_path: Path) -> None:
    async with inside(tmp_path, limits=replace(WIDE, queued_messages=8)) as (site, port):
        made = await site.house.open(OpenMatch("screen", {"base": "shobu"}, ("A", "B"), seed=2))
        slow = await Events.open(port, made.match, made.seats[0].token)
        slow._reader._transport.pause_reading()  # type: ignore[attr-defined]
        (room,) = site.house.rooms()
        (ear,) = room._ears[0]  # type: ignore[index]
        for _ in range(5_000):
            ear.say("x" * 4000)
            if not room._ears[0]:  # type: ignore[index]
                break
            await asyncio.sleep(0)
        assert room.here == (False, False)
        await until(lambda: not CONNECTIONS[port])


def test_what_is_not_yours_and_what_is_not_there_are_answered_alike(host: Host) -> None:
    match, tokens, _ = opened(host)
    _, theirs, _ = opened(host)
    body = command("c", 1, "resign", [])
    for what, given in (("commands", body), ("position", None), ("events", None)):
        answers = [
            ask(host, f"/api/matches/{name}/{what}", given, **headers)
            for name, headers in ((match, bearer(theirs[0])), ("x" * 22, bearer(tokens[0])), (match, {}))
        ]
        assert {(answer.status, answer.body) for answer in answers} == {(404, answers[0].body)}
    foreign = ask(host, f"/api/matches/{match}/commands", body, Origin="http://evil.example", **bearer(tokens[0]))
    assert foreign.status == 403


def test_a_position_is_for_who_is_to_move(host: Host) -> None:
    match, tokens, _ = opened(host)
    answers = [ask(host, f"/api/matches/{match}/position", **bearer(token)) for token in tokens]
    assert sorted(answer.status for answer in answers) == [200, 400]
    (found,) = (answer.json for answer in answers if answer.status == 200)
    (refused,) = (answer.json for answer in answers if answer.status == 400)
    assert (found["format"], found["phase"]) == ("koikoi-position", "play")
    assert refused["reason"] == "not-your-turn"
    for raw in (b"", b"{}", b'{"t":"resume","match":"a","token":"b"}', b" " * 5000):
        assert ask(host, f"/api/matches/{match}/commands", raw=raw, **bearer(tokens[0])).status == 400


async def test_who_posts_or_opens_streams_too_fast_is_told_when_to_ask_again(tmp_path: Path) -> None:
    async with inside(tmp_path, limits=Limits(posts=Rate(0.5, 1), opens=Rate(0.25, 1))) as (_, port):
        for path, wait in (("position", b"2"), ("events", b"4")):
            answers = [
                await (await Bytes.open(port)).ask("GET", f"/api/matches/{'x' * 22}/{path}", **bearer("y"))
                for _ in range(2)
            ]
            assert [answer.split()[1] for answer in answers] == [b"404", b"429"]
            assert b"retry-after: " + wait in answers[1].lower()


def test_the_description_names_everything_that_may_be_asked(host: Host) -> None:
    served = {
        (method.lower(), path.replace(":str", ""))
        for handler in (*HANDLERS, *RECORD_HANDLERS)
        for path in handler.paths
        for method in handler.http_methods
        if path.startswith("/api/")
    }
    described = ask(host, "/api/openapi.json").json
    assert {(each.method, each.path) for each in OPERATIONS} == served - {("options", path) for _, path in served}
    assert {(method, path) for path, found in described["paths"].items() for method in found} == {
        (each.method, each.path) for each in OPERATIONS
    }


SCHEMA = schemathesis.openapi.from_dict(openapi("0"))


@SCHEMA.parametrize()
@settings(
    max_examples=EXAMPLES, phases=(Phase.explicit, Phase.generate), deadline=None, derandomize=True,
    suppress_health_check=list(HealthCheck),
)  # fmt: skip
def test_whatever_is_asked_is_answered_as_described(case: Any, host: Host, real: tuple[str, str]) -> None:
    if "match" in case.path_parameters and len(case.path_parameters["match"]) % 2:
        case.path_parameters["match"] = real[0]
        if not case.path.endswith("/events"):  # which would not end
            case.headers["Authorization"] = f"Bearer {real[1]}"
    checks = [CHECKS.get_one(name) for name in SEVERAL]
    case.validate_response(case.call(base_url=host.address), checks=checks)


@pytest.fixture(scope="module")
def real(host: Host) -> tuple[str, str]:
    """A match that runs, and a token."""
    match, tokens, _ = opened(host)
    return match, tokens[0]


def test_the_example_joins_by_a_link_and_plays_to_the_end(host: Host) -> None:
    match, (mine,), code = opened(host, "friend", {**QUICK, "rounds": 2})
    found = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    command_line = [sys.executable, str(EXAMPLE), f"{host.address}/join#{code}", "Robo"]
    program = subprocess.Popen(command_line, stdout=subprocess.PIPE, text=True, env={**os.environ, "PATH": found})
    rng, number = Random(1), 0
    with stream(host, match, mine) as messages:
        for said in messages:
            if said["t"] not in ("sync", "evt"):
                continue
            view = said["view"]
            if view["stage"] == "match-over":
                break
            if view["stage"] == "round-over" and not view["ready"][0]:
                post(host, match, mine, command(f"n{view['number']}", said["seq"], "next", []))
            elif view["legal"]["actions"]:
                number += 1
                choice = rng.choice(view["legal"]["actions"])
                post(host, match, mine, command(f"c{number}", said["seq"], "act", [choice]))
    out, _ = program.communicate(timeout=20)
    assert out == f"Robo {view['standing'][1]}, Aki {view['standing'][0]}\n"
