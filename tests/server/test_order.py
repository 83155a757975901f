"""One thing after the other: double clicks (C1), two windows at one seat (C3), two who join at once."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random
from typing import Any

from koikoi.wire.http import JoinMatch, OpenMatch
from koikoi.wire.messages import Ack, Cmd, Err, Evt, Here, encode
from tests.server.client import Host, Player, opened, play_on, sit, wish
from tests.server.inside import inside
from tests.table_players import cid

TRIALS = 10_000 if os.environ.get("KOIKOI_NIGHTLY") else 150
LONG = {"base": "single-koi", "rounds": 100}


async def everything(player: Player, until: int) -> list[Any]:
    """All that a player hears up to a number and an answer to a last, refused command."""
    name = await player.give("act", expect=0)
    heard = []
    while True:
        message = await player.hear()
        if isinstance(message, Err) and message.cid == name:
            assert message.seq == until
            return heard
        heard.append(message)


async def test_a_double_click_does_one_thing(host: Host) -> None:
    rng = Random(1)
    match, tokens, _ = opened(host, rules=LONG)
    players = [await sit(host, match, token) for token in tokens]
    for trial in range(TRIALS):
        newest = max(player.seq for player in players)
        for player in players:
            while player.seq < newest:
                await player.hear()
        dues = [(p, due) for p in players if p.view is not None and (due := wish(p.view, rng))]
        if not dues:
            break
        player, (kind, tokens_) = dues[0]
        same, copies, before = trial % 2 == 0, rng.randrange(2, 6), player.seq
        first = cid()
        names = [first if same else f"{first}-{number}" for number in range(copies)]
        for name in names:
            command = Cmd(name, before, kind, tokens_)  # type: ignore[arg-type]
            await player.socket.send(encode(command).decode())
            await asyncio.sleep(rng.choice((0, 0, 0.002)))
        heard = await everything(player, before + 1)
        acks = [message for message in heard if isinstance(message, Ack)]
        errors = [message for message in heard if isinstance(message, Err)]
        assert [message.seq for message in heard if isinstance(message, Evt)] == [before + 1]
        if same:
            assert acks == [Ack(first, before + 1)] * copies
        else:
            assert acks == [Ack(names[0], before + 1)]
            assert errors == [Err(name, "stale", before + 1) for name in names[1:]]


async def test_two_windows_at_a_seat_hear_the_same_and_closing_one_takes_nobody_away(host: Host) -> None:
    rng = Random(2)
    match, tokens, _ = opened(host, rules={"base": "shobu", "rounds": 2})
    left, right = await sit(host, match, tokens[0]), await sit(host, match, tokens[0])
    other = await sit(host, match, tokens[1])
    assert other.here == (True, True)
    for _ in range(30):
        newest = max(player.seq for player in (left, right, other))
        for player in (left, right, other):
            while player.seq < newest:
                await player.hear()
        windows = [rng.choice((left, right)), other]
        dues = [(p, due) for p in windows if p.view is not None and (due := wish(p.view, rng))]
        if not dues:
            break
        player, (kind, actions) = dues[0]
        assert isinstance(await player.do(kind, *actions), Ack)
        while player.seq == newest:
            await player.hear()
    events = [[text for text in player.heard if '"t":"evt"' in text] for player in (left, right)]
    shortest = min(map(len, events))
    assert shortest > 10
    assert events[0][:shortest] == events[1][:shortest]
    newest = max(player.seq for player in (left, right, other))
    for player in (left, other):
        while player.seq < newest:
            await player.hear()
    await right.close()
    await asyncio.sleep(0.2)
    await play_on([left, other], rng, steps=2)
    assert not any('"t":"here"' in text and "false" in text for text in other.heard)
    await left.close()
    await other.hear_a(Here)
    assert other.here == (False, True)


async def test_of_many_who_join_at_once_one_joins(tmp_path: Path) -> None:
    async with inside(tmp_path) as (site, _):
        for _ in range(5):
            asked = OpenMatch("friend", {"base": "shobu"}, ("Aki", ""))
            code = (await site.house.open(asked)).invite
            assert code is not None
            joining = [site.house.join(JoinMatch(code, f"friend {number}")) for number in range(5)]
            done = await asyncio.gather(*joining, return_exceptions=True)
            assert sorted(type(each).__name__ for each in done) == ["Opened", *["UsedUp"] * 4]


async def test_a_player_who_asks_twice_for_a_rematch_or_the_next_round_asks_once(host: Host) -> None:
    match, tokens, _ = opened(host)
    players = [await sit(host, match, token) for token in tokens]
    assert isinstance(await players[0].do("resign"), Ack)
    for player in players:
        while player.view is None or player.view.stage != "match-over":
            await player.hear()
    answers = [await players[0].do("rematch"), await players[0].do("rematch")]
    assert isinstance(answers[0], Ack)
    await players[0].hear_a(Evt) if players[0].seq < answers[0].seq else None
    assert isinstance(answers[1], Err)
    again = await players[0].do("rematch")
    assert (again.code, again.reason) == ("illegal", "not-your-turn")  # type: ignore[union-attr]
    while players[1].seq < players[0].seq:
        await players[1].hear()
    assert isinstance(await players[1].do("rematch"), Ack)
    while players[1].view is not None and players[1].view.stage != "play":
        await players[1].hear()
