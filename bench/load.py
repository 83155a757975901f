"""What a house full of players asks of a server: `PYTHONPATH=. python bench/load.py` writes bench/load.md.

A real server in a process of its own, with its limits on, and players in this one: two sockets for each match, each
match from an address of its own in 127.0.0.0/8. All matches play at random, so many actions a second in all; the time
of an answer runs from sending a command to its `ack`, which comes after the disk has it. Players and server share the
machine.
"""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from tables import Results, keep
from web import served
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

MATCHES = 500
RATES = (250, 500, 750, 1000)
"""Actions a second in all."""
SECONDS, WARM = 15.0, 3.0
TARGET = 50.0
RULES = {"base": "single-koi"}


class Legal(msgspec.Struct):
    """Of what may be done, all that is looked at."""

    actions: list[str]


class View(msgspec.Struct):
    """Of a view, all that is looked at."""

    stage: str
    legal: Legal
    ready: list[bool]


class Said(msgspec.Struct):
    """Of a message, all that is looked at."""

    t: str
    seq: int = 0
    cid: str = ""
    code: str = ""
    view: View | None = None


READ = msgspec.json.Decoder(Said)


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.acks: list[float] = []
        self.errors: dict[str, int] = {}
        self.counts = False
        """Whether what comes now counts."""


def address(number: int) -> str:
    """The address that a match's players come from."""
    return f"127.1.{number // 250}.{number % 250 + 1}"


def port_of(site: str) -> int:
    """The port in a server's address."""
    return int(site.rpartition(":")[2])


async def opened(site: str, number: int) -> tuple[str, list[str]]:
    """Open a match from its own address: its name, and two tokens."""
    body = msgspec.json.encode({"mode": "screen", "rules": RULES, "names": ["A", "B"]})
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(site), local_addr=(address(number), 0))
    head = f"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    writer.write(head.encode() + body)
    answer = await reader.read()
    writer.close()
    made: Any = msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])
    return made["match"], [seat["token"] for seat in made["seats"]]


class Match:
    """Two sockets at one table."""

    def __init__(self, number: int, tally: Tally) -> None:
        self.number, self.tally, self.rng = number, tally, Random(number)
        self.sockets: list[ClientConnection] = []
        self.view: list[View | None] = [None, None]
        self.seq = [0, 0]
        self.sent: dict[str, float] = {}
        self.moved = 0
        self.readers: list[asyncio.Task[None]] = []

    async def sit(self, site: str) -> None:
        """Open the match and both sockets."""
        name, tokens = await opened(site, self.number)
        for seat, token in enumerate(tokens):
            sock = socket.create_connection(("127.0.0.1", port_of(site)), source_address=(address(self.number), 0))
            sock.setblocking(False)
            at = site.replace("http", "ws", 1) + "/ws"
            client = await connect(at, sock=sock, origin=Origin(site), compression=None, ping_interval=None)
            await client.send(msgspec.json.encode({"t": "resume", "match": name, "token": token}).decode())
            self.sockets.append(client)
            self.readers.append(asyncio.create_task(self._read(seat)))

    async def _read(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            said = READ.decode(text)
            if said.view is not None:
                self.view[seat], self.seq[seat] = said.view, said.seq
            elif said.t == "ack":
                took = time.perf_counter() - self.sent.pop(said.cid)
                if self.tally.counts:
                    self.tally.acks.append(took)
            elif said.t == "err":
                self.sent.pop(said.cid, None)
                if self.tally.counts:
                    self.tally.errors[said.code] = self.tally.errors.get(said.code, 0) + 1

    async def act(self) -> None:
        """Do one thing, if an answer is not waited for: a choice, the next round or another match."""
        if self.sent or self.seq[0] != self.seq[1]:
            return
        for seat, view in enumerate(self.view):
            if view is None:
                return
            if view.stage == "play" and view.legal.actions:
                return await self._say(seat, "act", [self.rng.choice(view.legal.actions)])
        first = self.view[0]
        if first is not None and first.stage != "play":
            await self._say(int(first.ready[0]), "next" if first.stage == "round-over" else "rematch", [])

    async def _say(self, seat: int, kind: str, actions: list[str]) -> None:
        self.moved += 1
        cid = f"{seat}-{self.moved}"
        command = {"t": "cmd", "cid": cid, "expect_seq": self.seq[seat], "kind": kind, "actions": actions}
        self.sent[cid] = time.perf_counter()
        await self.sockets[seat].send(msgspec.json.encode(command).decode())


async def play(matches: list[Match], rate: float, seconds: float) -> None:
    """Let them act in turn, so many a second in all."""
    began, done = time.perf_counter(), 0
    while (now := time.perf_counter() - began) < seconds:
        while done < now * rate:
            await matches[done % len(matches)].act()
            done += 1
        await asyncio.sleep(0.002)


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(site: str, pid: int, page: Results) -> None:
    """All rates, one after the other, with the same sockets."""
    tally = Tally()
    matches = [Match(number, tally) for number in range(MATCHES)]
    for some in range(0, MATCHES, 25):
        await asyncio.gather(*(match.sit(site) for match in matches[some : some + 25]))
    for rate in RATES:
        await play(matches, rate, WARM)
        tally.acks, tally.errors, tally.counts = [], {}, True
        before = processor(pid)
        await play(matches, rate, SECONDS)
        used = processor(pid) - before
        tally.counts = False
        acks = sorted(tally.acks)
        p50, p99 = (1000 * acks[int(part * (len(acks) - 1))] for part in (0.5, 0.99))
        errors = sum(tally.errors.values())
        what = f"{MATCHES * 2:,} sockets, {len(acks) / SECONDS:.0f} actions a second"
        found = f"p50 {p50:.1f}, p99 {p99:.1f} ms; {errors} errors; the server's processor {100 * used / SECONDS:.0f} %"
        if rate == 500:
            page.row(what, found, f"p99 ≤ {TARGET:.0f} ms, no error", met=p99 <= TARGET and not errors)
        else:
            page.row(what, found, "")
        if p99 > 1000:
            break
    for match in matches:
        for task in match.readers:
            task.cancel()
        for client in match.sockets:
            client.transport.abort()


def main() -> int:
    """Measure, write the page."""
    page = Results()
    gc.disable()  # what the players of this process cost is not the server's
    with tempfile.TemporaryDirectory() as folder:
        process, site, _ = served(Path(folder))
        asyncio.run(measure(site, process.pid, page))
        process.terminate()
        process.wait()
    keep("load.md", "What a house full of players asks of a server", page.lines)
    return 1 if page.missed else 0


if __name__ == "__main__":
    sys.exit(main())
