"""Pairs of worlds that differ in cards a player does not know, and what that player is sent in each."""

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
    """Two deals and the choices that are played in both; at the end `viewer` knows the same of both."""

    rules: Rules
    viewer: Seat
    deals: tuple[Deal, Deal]
    steps: tuple[Step, ...]


def pair(rules: Rules, viewer: Seat, rng: Random) -> Pair:
    """A random pair; the worlds differ in the other hand or in the stock."""
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
        second = _other_deal(first, match.observe(viewer), rng)
        if second is not None and _plays(rules, second, steps, viewer, match.observe(viewer)):
            return Pair(rules, viewer, (first, second), tuple(steps))


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


def _plays(rules: Rules, second: Deal, steps: list[Step], viewer: Seat, seen: Observation) -> bool:
    """Whether the same choices lead to the same knowledge in the other world."""
    match = Match.start(rules, dealer=Seat(0), players=("Aki", "Bruno"))
    match, _ = match.deal(second)
    for _, (token,) in steps:
        action = next((each for each in match.legal() if each.token == token), None) if match.position else None
        if action is None:
            return False
        match, _ = match.apply(action)
    return match.position is not None and match.observe(viewer) == seen


async def received(port: int, both: Pair, world: int) -> dict[str, list[bytes]]:
    """Every byte that the viewer, and a stranger, are sent while a match is played in one of the worlds."""
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
    for seat, socket in enumerate(sockets):
        await socket.upgrade()
        await socket.say({"t": "resume", "match": said["match"], "token": tokens[seat]})
        await socket.message_of("here")
    await sockets[0].message_of("here")
    await stranger.upgrade()
    await stranger.say({"t": "resume", "match": said["match"], "token": "x"})
    await stranger.message()
    await _play(sockets, both)
    over = [await _http(port, said["match"], token) for token in (tokens[both.viewer], "x")]
    for socket in (*sockets, stranger, opening):
        socket.close()
    return {"viewer": [*sockets[both.viewer].frames, over[0]], "stranger": [*stranger.frames, over[1]]}


async def _http(port: int, match: str, token: str) -> bytes:
    asking = await Bytes.open(port)
    answer = await asking.ask("GET", f"/api/matches/{match}/record", Authorization=f"Bearer {token}")
    asking.close()
    return answer


async def _play(sockets: list[Bytes], both: Pair) -> None:
    """Play the choices; after each of them the viewer also asks for things that are refused, and comes back."""
    seq = 1
    for number, (seat, tokens) in enumerate(both.steps):
        viewer = sockets[both.viewer]
        refused = [("act", ["1B"], seq - 1), ("next", [], seq), ("act", ["koi"], seq), ("undo", [], seq)]
        for kind, actions, expect in refused if number % 4 == 1 else ():
            if kind == "act" and expect == seq and seat == both.viewer:
                continue  # it might be done
            await viewer.say(command(f"no{number}{kind}{expect}", expect, kind, actions))
            await viewer.message_of("err")
        await sockets[seat].say(command(f"c{number}", seq, "act", list(tokens)))
        await sockets[seat].message_of("ack")
        for socket in sockets:
            seq = (await socket.message_of("evt"))["seq"]


def command(cid: str, seq: int, kind: str, actions: list[str]) -> dict[str, Any]:
    return {"t": "cmd", "cid": cid, "expect_seq": seq, "kind": kind, "actions": actions}
