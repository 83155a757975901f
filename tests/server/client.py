"""Clients of a real server, for tests: HTTP by the standard library, sockets that remember what they heard."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from koikoi.wire.messages import Ack, Cmd, Err, Evt, Here, Resume, Sync, ToPlayer, Waiting, decode_message, encode
from koikoi.wire.view import View
from tests.commands import ROOT
from tests.table_players import any_choice, cid

QUICK = {"base": "single-koi", "rounds": 1}
"""A short match."""


RUNNING: list[Host] = []
"""Servers that were started and neither stopped nor killed."""
OPEN: list[ClientConnection] = []
"""Sockets that were opened."""


@dataclass
class Host:
    """A server process."""

    process: subprocess.Popen[bytes]
    address: str

    @property
    def origin(self) -> str:
        return self.address

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self._let_go()

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(by)
        status = self.process.wait(20)
        self._let_go()
        return status

    def _let_go(self) -> None:
        assert self.process.stdout is not None
        self.process.stdout.close()
        RUNNING.remove(self)


def start(folder: Path, *faults: str, port: int = 0, log: Path | None = None) -> Host:
    """Start a server and wait until it is ready."""
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "tests.server.host", str(folder), str(port), *faults]
    with open(log or folder / "errors.txt", "ab") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, env=environment, cwd=ROOT)
    assert process.stdout is not None
    line = process.stdout.readline().decode().strip()
    if not line:
        process.wait()
        process.stdout.close()
    assert line.startswith("http://"), (line, (log or folder / "errors.txt").read_text()[-2000:])
    host = Host(process, line)
    RUNNING.append(host)
    return host


@contextmanager
def serving(folder: Path, *faults: str) -> Iterator[Host]:
    """A server for a while."""
    host = start(folder, *faults)
    try:
        yield host
    finally:
        if host in RUNNING:
            host.kill()


@dataclass(frozen=True)
class Reply:
    """An answer over HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


def ask(
    host: Host, path: str, body: Any = None, *, raw: bytes | None = None, method: str | None = None, **headers: str
) -> Reply:
    """A request over HTTP: POST where it has a body, unless told otherwise."""
    data = raw if raw is not None else None if body is None else msgspec.json.encode(body)
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(host.address + path, data=data, headers=names, method=method)
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return Reply(answer.status, {k.lower(): v for k, v in answer.headers.items()}, answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return Reply(error.code, {k.lower(): v for k, v in error.headers.items()}, error.read())


def opened(host: Host, mode: str = "screen", rules: Any = None, **more: Any) -> tuple[str, list[str], str | None]:
    """Open a match: its name, the tokens, and the invitation."""
    body = {"mode": mode, "rules": rules or QUICK, "names": ["Aki", "Bruno"], "pace": "instant", **more}
    answer = ask(host, "/api/matches", body)
    assert answer.status == 201, answer
    return answer.json["match"], [seat["token"] for seat in answer.json["seats"]], answer.json["invite"]


@dataclass
class Player:
    """One socket at a seat, with all it heard."""

    socket: ClientConnection
    heard: list[str] = field(default_factory=list)
    view: View | None = None
    seq: int = 0
    here: tuple[bool, bool] | None = None

    async def hear(self, within: float = 20.0) -> ToPlayer:
        """The next message."""
        async with asyncio.timeout(within):
            data = await self.socket.recv()
        assert isinstance(data, str)
        self.heard.append(data)
        message = decode_message(data.encode())
        if isinstance(message, Evt | Sync):
            self.view, self.seq = message.view, message.seq
        if isinstance(message, Here):
            self.here = message.here
        return message

    async def hear_a(self, kind: type[Any], within: float = 20.0) -> Any:
        """The next message of a kind."""
        while not isinstance(message := await self.hear(within), kind):
            pass
        return message

    async def give(self, kind: str, *tokens: str, cid_: str = "", expect: int | None = None) -> str:
        """Send a command, without waiting."""
        name = cid_ or cid()
        await self.socket.send(encode(Cmd(name, self.seq if expect is None else expect, kind, tokens)).decode())  # type: ignore[arg-type]
        return name

    async def do(self, kind: str, *tokens: str) -> Ack | Err:
        """Give a command and wait for its answer."""
        name = await self.give(kind, *tokens)
        while True:
            message = await self.hear()
            if isinstance(message, Ack | Err) and message.cid == name:
                return message

    async def close(self) -> None:
        await self.socket.close()

    async def closed(self, within: float = 20.0) -> int:
        """Wait for the end and give its code."""
        try:
            while True:
                await self.hear(within)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006


async def plain(host: Host, **more: Any) -> Player:
    """A socket that has not said anything."""
    options = {"origin": host.origin, "compression": None, "max_size": None, "proxy": None, **more}
    socket = await connect(f"ws://127.0.0.1:{host.port}/ws", **options)
    OPEN.append(socket)
    return Player(socket)


async def sit(host: Host, match: str, token: str) -> Player:
    """A socket at a seat, told how it stands."""
    player = await plain(host)
    await player.socket.send(encode(Resume(match, token)).decode())
    message = await player.hear()
    assert isinstance(message, Sync | Waiting), message
    assert isinstance(await player.hear(), Here)
    return player


def wish(view: View, rng: Random) -> tuple[str, tuple[str, ...]] | None:
    """What somebody at this view would do next, None if it is not for them to do anything."""
    if view.legal.actions:
        return "act", any_choice(view, rng)
    if view.stage == "round-over" and not view.ready[view.seat]:
        return "next", ()
    return None


async def play_on(players: list[Player], rng: Random, *, until_over: bool = True, steps: int = 10_000) -> int:
    """Let the players of a match do whatever is due until it is over, or so many steps; the steps done."""
    for done in range(steps + 1):
        newest = max(player.seq for player in players)
        for player in players:
            while player.seq < newest:
                await player.hear()
        assert players[0].view is not None
        if done == steps or (until_over and players[0].view.stage == "match-over"):
            return done
        for player in players:
            assert player.view is not None
            due = wish(player.view, rng)
            if due is not None:
                answer = await player.do(due[0], *due[1])
                assert isinstance(answer, Ack), answer
                while player.seq < answer.seq:
                    await player.hear()
                break
        else:
            await players[0].hear()  # a computer moves
    return steps
