"""The server as a client meets it: matches against the computer, at one screen, with a friend, on a real socket."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

from koikoi.engine.record import replay
from koikoi.wire.messages import Ack, Err, Here, Sync
from tests.server.client import Host, Player, ask, opened, plain, play_on, sit, start


async def test_two_people_at_one_screen_play_a_match_and_its_record_replays(host: Host) -> None:
    match, tokens, invite = opened(host, seed=7)
    assert len(tokens) == 2
    assert invite is None
    players = [await sit(host, match, token) for token in tokens]
    assert ask(host, f"/api/matches/{match}/record", Authorization=f"Bearer {tokens[0]}").status == 404
    await play_on(players, Random(1))
    answer = ask(host, f"/api/matches/{match}/record", Authorization=f"Bearer {tokens[1]}")
    assert answer.status == 200
    played = replay(json.loads(answer.body))
    assert not played.differences
    assert played.match.over
    for player in players:
        await player.close()


async def test_a_match_against_the_computer_is_played_to_its_end_and_again(host: Host) -> None:
    match, tokens, _ = opened(host, "computer", {"base": "shobu", "rounds": 2})
    player = await sit(host, match, tokens[0])
    assert player.here == (True, True)
    await play_on([player], Random(2))
    assert player.view is not None
    assert player.view.stage == "match-over"
    assert len(player.view.scores) >= 2  # a level score goes on
    assert isinstance(await player.do("rematch"), Ack)
    while player.view.stage == "match-over":
        await player.hear()
    first = ask(host, f"/api/matches/{match}/record", Authorization=f"Bearer {tokens[0]}").json
    assert len(replay(first).match.rounds) == 2, "the first match's record, while the second one is played"
    await play_on([player], Random(3))
    second = ask(host, f"/api/matches/{match}/record", Authorization=f"Bearer {tokens[0]}").json
    assert second["rounds"] != first["rounds"]
    await player.close()


async def test_a_friend_joins_by_an_invitation_and_both_play(host: Host) -> None:
    match, tokens, code = opened(host, "friend", {"base": "first-to-fifty", "target": 5}, birth_months=[3, None])
    assert code is not None
    assert len(tokens) == 1
    aki = await sit(host, match, tokens[0])
    first = json.loads(aki.heard[0])
    assert first["t"] == "waiting"
    assert first["players"] == ["Aki", ""]
    assert first["rules"]["target"] == 5
    assert aki.here == (True, False)
    refusal = await aki.do("next")
    assert isinstance(refusal, Err)
    assert (refusal.code, refusal.reason) == ("illegal", "not-dealt")
    seen = ask(host, "/api/invites/look", {"code": code}).json
    assert seen == {"match": match, "rules": first["rules"], "host": "Aki", "asks_birth_month": True}
    joined = ask(host, "/api/invites/join", {"code": code, "name": "  Chiyo  ", "birth_month": 5})
    assert joined.status == 201
    assert joined.json["match"] == match
    assert joined.json["seats"][0]["seat"] == 1
    sync = await aki.hear_a(Sync)
    assert sync.view.players == ("Aki", "Chiyo")
    assert sync.view.draw.way == "birthday"
    again = ask(host, "/api/invites/join", {"code": code, "name": "Dai"})
    assert (again.status, again.json["code"]) == (409, "used")
    assert ask(host, "/api/invites/look", {"code": code}).status == 409
    chiyo = await sit(host, match, joined.json["seats"][0]["token"])
    assert chiyo.here == (True, True)
    await aki.hear_a(Here)
    assert aki.here == (True, True)
    await play_on([aki, chiyo], Random(5))
    await chiyo.close()
    await aki.hear_a(Here)
    assert aki.here == (True, False)
    await aki.close()


async def test_an_answer_comes_before_what_follows_from_it(host: Host) -> None:
    match, tokens, _ = opened(host)
    players = [await sit(host, match, token) for token in tokens]
    await play_on(players, Random(1), steps=12)
    for player in players:
        no_gap_and_acks_first(player)
        await player.close()


def no_gap_and_acks_first(player: Player) -> None:
    seen = 0
    for message in map(json.loads, player.heard):
        if message["t"] == "ack":
            assert message["seq"] == seen + 1
        if message["t"] in ("evt", "sync"):
            assert not seen or message["seq"] == seen + 1
            seen = message["seq"]


async def test_a_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    host = start(tmp_path)
    match, tokens, _ = opened(host)
    players = [await sit(host, match, token) for token in tokens]
    await play_on(players, Random(4), steps=7)
    before = [player.view for player in players]
    assert host.stop() == 0
    assert [await player.closed() for player in players] == [1001, 1001]
    host = start(tmp_path)
    players = [await sit(host, match, token) for token in tokens]
    assert [player.view for player in players] == before
    await play_on(players, Random(4))


async def test_a_wrong_token_and_a_match_there_is_not_are_refused_alike(host: Host) -> None:
    match, tokens, _ = opened(host)
    other, theirs, _ = opened(host)
    said = []
    for name, token in ((match, theirs[0]), ("nosuchmatch", tokens[0]), (match, "x"), (other, tokens[0])):
        player = await plain(host)
        await player.socket.send(json.dumps({"t": "resume", "match": name, "token": token}))
        assert await player.closed() == 1008
        said.append(player.heard)
    assert all(each == said[0] for each in said)
    assert json.loads(said[0][0])["code"] == "not_seat"
    assert ask(host, f"/api/matches/{match}/record", Authorization=f"Bearer {theirs[0]}").status == 404
    assert isinstance(await asyncio.wait_for(sit(host, match, tokens[0]), 5), object)


async def test_an_invitation_and_a_computer_outlast_a_restart(tmp_path: Path) -> None:
    host = start(tmp_path)
    match, tokens, code = opened(host, "friend", {"base": "shobu", "rounds": 1})
    against, mine, _ = opened(host, "computer", {"base": "shobu", "rounds": 2})
    player = await sit(host, against, mine[0])
    await play_on([player], Random(1), steps=6)
    host.kill()
    host = start(tmp_path)
    aki = await sit(host, match, tokens[0])
    assert json.loads(aki.heard[0])["t"] == "waiting"
    joined = ask(host, "/api/invites/join", {"code": code, "name": "Chiyo"}).json
    await aki.hear_a(Sync)
    host.kill()
    host = start(tmp_path)
    assert ask(host, "/api/invites/join", {"code": code, "name": "Dai"}).status == 409
    pair = [await sit(host, match, token) for token in (tokens[0], joined["seats"][0]["token"])]
    await play_on(pair, Random(2))
    player = await sit(host, against, mine[0])
    await play_on([player], Random(3))
    assert player.view is not None
    assert player.view.stage == "match-over"


async def test_a_choice_against_the_computer_is_taken_back(host: Host) -> None:
    match, tokens, _ = opened(host, "computer", {"base": "shobu"})
    player = await sit(host, match, tokens[0])
    await play_on([player], Random(3), steps=2)
    assert player.view is not None
    while not player.view.may_undo or not player.view.legal.actions:
        await play_on([player], Random(3), steps=1)
        if not player.view.legal.actions:
            await player.hear()
    before = player.seq
    assert isinstance(await player.do("undo"), Ack)
    while player.seq == before:
        await player.hear()
    assert player.view.legal.actions
