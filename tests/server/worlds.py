"""Pairs of worlds that differ in cards that somebody does not know, and what everybody without them is sent in each."""

from __future__ import annotations

import json
from dataclasses import dataclass
from random import Random
from typing import Any

from koikoi.engine.belief import sample
from koikoi.engine.deal import Deal, deal, shuffled_deck
from koikoi.engine.events import Source
from koikoi.engine.match import Match
from koikoi.engine.observation import Observation
from koikoi.engine.rules import Rules
from koikoi.engine.seats import SEATS, Seat, other
from tests.server.inside import Bytes, laid

Step = tuple[Seat, tuple[str, ...]]


@dataclass(frozen=True)
class Pair:
    """Two deals and the choices that are played in both; at the end `viewer` knows the same of both.

    Whoever only watches knows no more than either player, and so cannot tell them apart in any case; without a `viewer`
    the worlds may differ in both hands.
    """

    rules: Rules
    viewer: Seat | None
    deals: tuple[Deal, Deal]
    steps: tuple[Step, ...]


def pair(rules: Rules, viewer: Seat | None, rng: Random) -> Pair:
    """A random pair; the worlds differ in the other hand or in the stock, without a viewer in any of the three."""
    while True:
        match = Match.start(rules, dealer=Seat(0), players=("Aki", "Bruno"))
        match, _ = match.deal(deal(rules, shuffled_deck(rng=rng), Seat(0)))
        if match.position is None or match.current is None:
            continue
        first = match.current.deal
        steps: list[Step] = []
        for _ in range(rng.randrange(1, 24)):
            action = rng.choice(match.legal())
            after, _ = match.apply(action)
            if after.position is None:
                break
            assert match.position is not None
            steps.append((match.position.mover, (action.token,)))
            match = after
        second = first
        for seat in SEATS if viewer is None else (viewer,):
            second = _other_deal(second, match.observe(seat), rng)
            after = _played(rules, second, steps)
            if after is None or _known(after, viewer) != _known(match, viewer):
                break
            match = after
        else:
            return Pair(rules, viewer, (first, second), tuple(steps))


def _known(match: Match, viewer: Seat | None) -> Observation | None:
    """What a viewer knows, or without one anybody."""
    if match.position is None:
        return None
    return match.position.observe_public() if viewer is None else match.observe(viewer)


def _other_deal(first: Deal, seen: Observation, rng: Random) -> Deal | None:
    """The deal of a world that agrees with what is seen."""
    world = sample(seen, rng=rng)
    them = other(seen.seat)
    played = [row.card for row in seen.history if row.seat == them and row.source is Source.HAND]
    if seen.pending is not None and seen.mover == them and seen.pending_from is Source.HAND:
        played.append(seen.pending)
    hands = list(first.hands)
    hands[them] = tuple(sorted((*played, *world.hand(them))))
    drawn = first.stock[: 24 - seen.stock]
    return Deal((hands[0], hands[1]), first.field, (*drawn, *world.stock))


def _played(rules: Rules, second: Deal, steps: list[Step]) -> Match | None:
    """The match after the same choices in the other world; None where they cannot be made."""
    match = Match.start(rules, dealer=Seat(0), players=("Aki", "Bruno"))
    match, _ = match.deal(second)
    for _, (token,) in steps:
        action = next((each for each in match.legal() if each.token == token), None) if match.position else None
        if action is None:
            return None
        match, _ = match.apply(action)
    return match


async def received(port: int, both: Pair, world: int) -> dict[str, list[bytes]]:
    """Every byte that viewer, spectator and stranger are sent while a match is played in one of the worlds."""
    with laid(both.deals[world]):
        return await _received(port, both)


async def differs(port: int, both: Pair) -> list[str]:
    """Whose bytes are different in the two worlds."""
    one, two = [await received(port, both, world) for world in range(2)]
    return [who for who in one if one[who] != two[who]]


async def _received(port: int, both: Pair) -> dict[str, list[bytes]]:
    body = {"mode": "screen", "rules": both.rules.mapping(), "names": ["Aki", "Bruno"]}
    opening = await Bytes.open(port)
    answer = await opening.ask("POST", "/api/matches", json.dumps(body).encode())
    said = json.loads(answer.partition(b"\r\n\r\n")[2])
    tokens = [seat["token"] for seat in said["seats"]]
    sockets = [await Bytes.open(port) for _ in SEATS]
    stranger = await Bytes.open(port)
    spectator = Spectator(port, said["match"], await _watch_code(port, said["match"], tokens[0]))
    for seat, socket in enumerate(sockets):
        await socket.upgrade()
        await socket.say({"t": "resume", "match": said["match"], "token": tokens[seat]})
        await socket.message_of("here")
    await sockets[0].message_of("here")
    await stranger.upgrade()
    await stranger.say({"t": "resume", "match": said["match"], "token": "x"})
    await stranger.message()
    await spectator.come()
    await _play(sockets, spectator, both)
    heard = {"stranger": [*stranger.frames, await _http(port, "GET", f"{said['match']}/record", "x")]}
    if both.viewer is not None:
        over = await _http(port, "GET", f"{said['match']}/record", tokens[both.viewer])
        heard["viewer"] = [*sockets[both.viewer].frames, over]
    await _http(port, "DELETE", f"{said['match']}/watch", tokens[1])
    heard["spectator"] = await spectator.sent_away()
    return heard


class Spectator:
    """Somebody with a code, who comes and comes again."""

    def __init__(self, port: int, match: str, code: str) -> None:
        self._port, self._match, self._code = port, match, code
        self.sockets: list[Bytes] = []

    async def come(self) -> None:
        """One socket more, told how it stands."""
        socket = await Bytes.open(self._port)
        self.sockets.append(socket)
        await socket.upgrade()
        await socket.say({"t": "watch", "match": self._match, "code": self._code})
        await socket.message_of("here")

    async def hear(self, number: int) -> None:
        """Hear one change on every socket; now and then try to act, and come again."""
        for socket in self.sockets:
            await socket.message_of("evt")
        if number % 4 == 2:
            for kind in ("act", "next", "undo"):
                await self.sockets[0].say(command(f"s{number}{kind}", 1, kind, ["1B"] if kind == "act" else []))
                await self.sockets[0].message_of("err")
        if number % 8 == 5:
            await self.come()

    async def sent_away(self) -> list[bytes]:
        """Everything that was heard, to the end of each socket, and what the code opens then."""
        for socket in self.sockets:
            while (await socket.frame())[0] != 0x88:
                pass
        again = await Bytes.open(self._port)
        self.sockets.append(again)
        await again.upgrade()
        await again.say({"t": "watch", "match": self._match, "code": self._code})
        await again.message_of("err")
        record = await _http(self._port, "GET", f"{self._match}/record", self._code)
        return [*(frame for socket in self.sockets for frame in socket.frames), record]


async def _watch_code(port: int, match: str, token: str) -> str:
    answer = await _http(port, "POST", f"{match}/watch", token)
    return str(json.loads(answer.partition(b"\r\n\r\n")[2])["code"])


async def _http(port: int, method: str, path: str, token: str) -> bytes:
    asking = await Bytes.open(port)
    answer = await asking.ask(method, f"/api/matches/{path}", Authorization=f"Bearer {token}")
    return answer


async def _play(sockets: list[Bytes], spectator: Spectator, both: Pair) -> None:
    """Play the choices; now and then the viewer also asks for things that are refused."""
    seq = 1
    for number, (seat, tokens) in enumerate(both.steps):
        refused = [("act", ["1B"], seq - 1), ("next", [], seq), ("act", ["koi"], seq), ("undo", [], seq)]
        for kind, actions, expect in refused if number % 4 == 1 and both.viewer is not None else ():
            assert both.viewer is not None
            viewer = sockets[both.viewer]
            if kind == "act" and expect == seq and seat == both.viewer:
                continue  # it might be done
            await viewer.say(command(f"no{number}{kind}{expect}", expect, kind, actions))
            await viewer.message_of("err")
        await sockets[seat].say(command(f"c{number}", seq, "act", list(tokens)))
        await sockets[seat].message_of("ack")
        for socket in sockets:
            seq = (await socket.message_of("evt"))["seq"]
        await spectator.hear(number)


def command(cid: str, seq: int, kind: str, actions: list[str]) -> dict[str, Any]:
    return {"t": "cmd", "cid": cid, "expect_seq": seq, "kind": kind, "actions": actions}
