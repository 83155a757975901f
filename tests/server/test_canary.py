"""A canary for every hidden card: what a player or a watcher is sent names it only where they may read of it (L2)."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from koikoi.engine.seats import SEATS, Seat, other
from koikoi.server.room import Room
from koikoi.wire.http import OpenMatch
from tests.server.inside import Bytes, inside
from tests.server.test_secrecy import LEAKS, PUBLIC_LEAKS
from tests.server.worlds import command

READABLE = re.compile(
    r"view\.draw\.cards\.\d+|view\.round\.unseen|view\.progress\.\d\.\d+\.(missing|blocked)|view\.decision\.\w+\.\d+\.(missing|blocked)"
)
"""Where cards that are hidden now may be named: the unseen ones, whoever has them, and the draw for the dealer."""
CODE = re.compile(r"(?<![0-9A-Za-z])(?:1[0-2]|[1-9])(?:[BAR]|C[1-3]?)(?![0-9A-Za-z])")


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every text in a message, keys too, with its place; items of lists of texts without their number."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield f"{path}.key", key
            yield from leaves(inner, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from leaves(inner, path if isinstance(inner, str) else f"{path}.{number}")
    else:
        yield path, str(value)


def found(text: str, hidden: set[str], hand: list[str]) -> list[str]:
    """Where a message names a hidden card that it may not, in plain or in disguise."""
    message = json.loads(text)
    out = [
        f"{place}: {leaf}"
        for place, leaf in leaves(message)
        if not READABLE.fullmatch(place) and hidden & set(CODE.findall(leaf))
    ]
    for disguise in (" ".join(hand), "".join(hand), ",".join(hand)):
        for shape in (disguise, disguise.encode().hex(), base64.b64encode(disguise.encode()).decode()[:-4]):
            if len(hand) > 1 and shape in text:
                out.append(shape)
    unseen = ((message.get("view") or {}).get("round") or {}).get("unseen", [])
    if unseen != sorted(unseen, key=_card_order):
        out.append("the order of the unseen cards")
    return out


def _card_order(code: str) -> tuple[int, int, str]:
    month = int(re.match(r"\d+", code)[0])  # type: ignore[index]
    kind = code[len(str(month))]
    return month, "BARC".index(kind), code


async def scanned(folder: Path, seed: int, steps: int) -> list[str]:
    """Play a match and scan all that seat 0 and a watcher are sent."""
    out: list[str] = []
    rng = Random(seed)
    async with inside(folder) as (site, port):
        asked = OpenMatch("screen", {"base": "shobu", "gaji": True}, ("Aki", "Bruno"), seed=seed)
        seats = await site.house.open(asked)
        code = (await site.house.open_watching(seats.match, seats.seats[0].token)).code
        sockets = [await Bytes.open(port) for _ in range(3)]
        keys = [{"t": "resume", "match": seats.match, "token": seat.token} for seat in seats.seats]
        for socket, key in zip(sockets, (*keys, {"t": "watch", "match": seats.match, "code": code}), strict=True):
            await socket.upgrade()
            await socket.say(key)
            await socket.message_of("here")
        await sockets[0].message_of("here")
        (room,) = site.house.rooms()
        read = [1, 1]
        for number in range(steps):
            read = [
                _scan(room, sockets[0], read[0], out, hands=(other(Seat(0)),)),
                _scan(room, sockets[2], read[1], out, hands=SEATS),
            ]
            assert room.table is not None
            state = room.table.state
            if state.mover is None:
                break
            for kind in ("next", "rematch"):
                await sockets[0].say(command(f"{kind}{number}", state.seq, kind, []))
                await sockets[0].message_of("err")
            action = rng.choice(state.match.legal())
            await sockets[state.mover].say(command(f"c{number}", state.seq, "act", [action.token]))
            await sockets[state.mover].message_of("ack")
            for socket in sockets:
                await socket.message_of("evt")
        asking = await Bytes.open(port)
        token = seats.seats[0].token
        answer = await asking.ask("GET", f"/api/matches/{seats.match}/record", Authorization=f"Bearer {token}")
        if CODE.search(answer.partition(b"\r\n\r\n")[2].decode()):
            out.append("the record")
    return out


def _scan(room: Room, socket: Bytes, read: int, out: list[str], *, hands: Sequence[Seat]) -> int:
    """Scan the frames that came since the last time, by what is hidden now: the stock, and the hands of some seats."""
    assert room.table is not None
    position = room.table.state.match.position
    if position is not None:
        hand = [card.code for seat in hands for card in position.hand(seat)]
        hidden = {*hand, *(card.code for card in position.stock)}
        for frame in socket.frames[read:]:
            head = {126: 4, 127: 10}.get(frame[1], 2)
            out.extend(found(frame[head:].decode(), hidden, hand))
    return len(socket.frames)


async def test_no_hidden_card_is_named_where_it_may_not_be(tmp_path: Path) -> None:
    for seed in range(3):
        assert await scanned(tmp_path / str(seed), seed, 40) == []


UNNAMED = (
    "a number made from hidden cards", "the size of a message", "the name in an ack",
    "a public number made from hidden cards", "the size of a public message", "the order of the field",
)  # fmt: skip
"""Leaks that name no whole card: pairs of worlds find them."""


@pytest.mark.parametrize("leak", [name for name in LEAKS | PUBLIC_LEAKS if name not in UNNAMED])
async def test_every_leak_that_names_a_card_is_found(
    leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (LEAKS | PUBLIC_LEAKS)[leak](monkeypatch)
    assert await scanned(tmp_path, 5, 12)
