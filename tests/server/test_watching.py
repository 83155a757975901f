"""Who may watch a match, what they hear, and that they do nothing there (L4)."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from koikoi.engine.seats import Seat
from koikoi.server.app import Site
from koikoi.server.limits import WIDE
from koikoi.server.ports import NotFound
from koikoi.server.secrets import new_code
from koikoi.wire.http import JoinMatch, Opened, OpenMatch
from koikoi.wire.messages import Cmd, PublicEvt, PublicSync, decode_public
from tests.server.client import Host, ask, opened, play_on, sit, start
from tests.server.inside import Bytes, inside, until
from tests.server.worlds import command

SCREEN = OpenMatch("screen", {"base": "shobu"}, ("Aki", "Bruno"), seed=1)


class Deaf:
    """An ear that keeps what is said to it."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.ended: tuple[int, str] | None = None

    def say(self, message: str) -> None:
        self.said.append(message)

    def close(self, code: int, reason: str) -> None:
        self.ended = code, reason


async def saying(port: int, message: Any) -> Bytes:
    """A socket that has said its first message."""
    socket = await Bytes.open(port)
    await socket.upgrade()
    await socket.say(message)
    return socket


async def watching(port: int, match: str, code: str) -> Bytes:
    """A watcher's socket, told how it stands."""
    socket = await saying(port, {"t": "watch", "match": match, "code": code})
    assert (await socket.message())["t"] in ("sync", "waiting")
    assert (await socket.message())["t"] == "here"
    return socket


async def end_of(socket: Bytes) -> int:
    """The code that a socket is closed with."""
    while (frame := await socket.frame())[0] != 0x88:
        pass
    return int.from_bytes(frame[1][:2], "big")


async def open_to_watchers(site: Site) -> tuple[Opened, str]:
    seats = await site.house.open(SCREEN)
    code = (await site.house.open_watching(seats.match, seats.seats[0].token)).code
    assert code is not None
    return seats, code


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


# --- what they hear


async def test_a_watcher_hears_every_change_of_a_match_and_no_hand(host: Host) -> None:
    match, tokens, _ = opened(host, seed=7)
    code = ask(host, f"/api/matches/{match}/watch", {}, **bearer(tokens[0])).json["code"]
    watcher = await watching(host.port, match, code)
    players = [await sit(host, match, token) for token in tokens]
    await play_on(players, Random(1))
    heard = []
    while not (heard and heard[-1].seq == players[0].seq):
        _, body = await watcher.frame()
        message = decode_public(body)
        if isinstance(message, PublicEvt):
            heard.append(message)
    assert [message.seq for message in heard] == list(range(2, players[0].seq + 1))
    assert heard[-1].view.stage == "match-over"
    assert players[0].view is not None
    assert heard[-1].view.sheet == players[0].view.sheet
    for frame in watcher.frames[1:]:
        assert not any(key in frame for key in (b'"hand":', b'"unseen":', b'"legal":', b'"decision":'))
    again = await saying(host.port, {"t": "watch", "match": match, "code": code})
    _, body = await again.frame()
    sync = decode_public(body)
    assert isinstance(sync, PublicSync)
    assert (sync.seq, sync.view) == (heard[-1].seq, heard[-1].view)


async def test_who_watches_before_the_friend_has_joined_waits_with_the_host(tmp_path: Path) -> None:
    async with inside(tmp_path) as (site, port):
        seats = await site.house.open(OpenMatch("friend", {"base": "shobu"}, ("Aki", "")))
        code = (await site.house.open_watching(seats.match, seats.seats[0].token)).code
        assert code is not None
        assert seats.invite is not None
        watcher = await saying(port, {"t": "watch", "match": seats.match, "code": code})
        waits = await watcher.message_of("waiting")
        assert waits.keys() == {"t", "players", "rules", "version", "delay"}
        assert (await watcher.message())["here"] == [False, False]
        joined = await site.house.join(JoinMatch(seats.invite, "Chiyo"))
        assert (await watcher.message())["t"] == "sync"
        room = site.house.rooms()[0]
        await room.do(Seat(1), Cmd("c", 1, "resign"))
        assert (await watcher.message())["view"]["end"]["reason"] == "resigned"
        theirs = await site.house.open_watching(seats.match, joined.seats[0].token)
        assert theirs.code != code


async def test_a_watcher_is_nobody_at_the_table(tmp_path: Path) -> None:
    async with inside(tmp_path, limits=replace(WIDE, idle_after=0.05)) as (site, port):
        seats, code = await open_to_watchers(site)
        watcher = await watching(port, seats.match, code)
        (room,) = site.house.rooms()
        assert room.here == (False, False)
        player = await saying(port, {"t": "resume", "match": seats.match, "token": seats.seats[0].token})
        assert (await player.message_of("here"))["here"] == [True, False]
        assert (await watcher.message())["here"] == [True, False]
        player.close()
        assert (await watcher.message())["here"] == [False, False]
        await asyncio.sleep(0.2)
        assert site.house.rooms() == (room,), "a match that is watched stays in memory"
        watcher.close()
        await until(lambda: site.house.rooms() == ())


async def test_what_is_public_is_written_only_while_somebody_watches(tmp_path: Path) -> None:
    async with inside(tmp_path) as (site, _):
        seats, code = await open_to_watchers(site)
        (room,) = site.house.rooms()
        assert room._unheard is None
        for turn in range(2):
            ear = Deaf()
            sitting = await site.house.watch(seats.match, code, ear)
            assert room.table is not None
            for number in range(2):
                state = room.table.state
                await room.do(Seat(state.mover or 0), Cmd(f"{turn}{number}", state.seq, "resign" if turn else "undo"))
                action = state.match.legal()[:1]
                if not turn and state.mover is not None:
                    await room.do(state.mover, Cmd(f"a{number}", state.seq, "act", (action[0].token,)))
                if not number:
                    kinds = [json.loads(text)["t"] for text in ear.said]
                    assert kinds == ["sync", "here", "evt"]
                    sitting.leave()
                    sitting.leave()
            assert len(ear.said) == 3
            assert (room._unheard is None) == (not turn), "one change without a watcher, and nothing is heard any more"


# --- what they may not


async def test_a_watcher_cannot_act_and_a_seat_is_a_seat(host: Host) -> None:
    match, tokens, _ = opened(host)
    code = ask(host, f"/api/matches/{match}/watch", {}, **bearer(tokens[1])).json["code"]
    watcher = await watching(host.port, match, code)
    player = await sit(host, match, tokens[0])
    assert player.view is not None
    await watcher.message_of("here")
    for number, kind in enumerate(("act", "next", "resign", "rematch", "undo")):
        for expect in (0, 1):
            actions = list(player.view.legal.actions[:1]) if kind == "act" else []
            await watcher.say(command(f"c{number}{expect}", expect, kind, actions))
            said = await watcher.message()
            assert said == {"t": "err", "cid": f"c{number}{expect}", "code": "not_seat", "seq": 1, "reason": ""}
    for message in ({"t": "resume", "match": match, "token": tokens[0]}, {"t": "watch", "match": match, "code": code}):
        await watcher.say(message)
        assert (await watcher.message())["code"] == "bad"
    seated = await saying(host.port, {"t": "resume", "match": match, "token": tokens[0]})
    await seated.message_of("here")
    await seated.say({"t": "watch", "match": match, "code": code})
    assert (await seated.message())["code"] == "bad"
    await seated.say(command("still", 0, "next", []))
    assert (await seated.message())["code"] == "stale"


async def refusal(port: int, message: Any) -> list[bytes]:
    socket = await saying(port, message)
    await end_of(socket)
    return socket.frames


async def test_whatever_opens_nothing_is_refused_in_the_same_bytes(tmp_path: Path) -> None:
    async with inside(tmp_path) as (site, port):
        seats, code = await open_to_watchers(site)
        other, theirs = await open_to_watchers(site)
        shut, void = await open_to_watchers(site)
        await site.house.close_watching(shut.match, shut.seats[1].token)
        never = await site.house.open(SCREEN)
        token = seats.seats[0].token
        asked: list[dict[str, str]] = [
            {"t": "resume", "match": seats.match, "token": new_code()},
            {"t": "resume", "match": seats.match, "token": code},
            *({"t": "watch", "match": match, "code": what} for match, what in (
                (seats.match, new_code()), (seats.match, token), (seats.match, theirs), (other.match, code),
                (shut.match, void), (never.match, code), (new_code(), code), ("x", "x"), (seats.match, code[:-1]),
            )),
        ]  # fmt: skip
        refusals = [await refusal(port, message) for message in asked]
        assert all(frames == refusals[0] for frames in refusals)
        await watching(port, seats.match, code)


def test_only_who_plays_opens_and_closes_and_asking_again_gives_the_same_code(host: Host) -> None:
    match, tokens, _ = opened(host)
    _, strangers, _ = opened(host)
    path = f"/api/matches/{match}/watch"
    first, again, theirs = (ask(host, path, {}, **bearer(token)) for token in (tokens[0], tokens[0], tokens[1]))
    assert first.json == again.json == {"match": match, "code": first.json["code"], "delay": "none"}
    assert theirs.json["code"] != first.json["code"]
    for method in ("POST", "DELETE"):
        wrong = [
            ask(host, path, {}, method=method, **headers)
            for headers in (
                {},
                bearer(""),
                bearer(strangers[0]),
                bearer(first.json["code"]),
                {"Authorization": "Basic x"},
            )
        ]
        wrong.append(ask(host, f"/api/matches/{'x' * 22}/watch", {}, method=method, **bearer(tokens[0])))
        missing = ask(host, f"/api/matches/{match}/record")
        assert {(answer.status, answer.body) for answer in wrong} == {(404, missing.body)}
        foreign = ask(host, path, {}, method=method, Origin="http://evil.example", **bearer(tokens[0]))
        assert foreign.status == 403
    assert ask(host, f"/api/matches/{match}/record", **bearer(first.json["code"])).status == 404
    closed = [ask(host, path, {}, method="DELETE", **bearer(tokens[1])) for _ in range(2)]
    assert [answer.json for answer in closed] == [{"match": match, "code": None, "delay": None}] * 2
    assert ask(host, path, {}, **bearer(tokens[0])).json["code"] != first.json["code"]


# --- closing, limits, restarts


async def test_closing_sends_every_watcher_away_and_nobody_else(tmp_path: Path) -> None:
    async with inside(tmp_path) as (site, port):
        seats, code = await open_to_watchers(site)
        player = await saying(port, {"t": "resume", "match": seats.match, "token": seats.seats[0].token})
        await player.message_of("here")
        watchers = [await watching(port, seats.match, code) for _ in range(3)]
        await site.house.close_watching(seats.match, seats.seats[1].token)
        assert [await end_of(watcher) for watcher in watchers] == [1008] * 3
        await player.say(command("c", 1, "resign", []))
        assert (await player.message_of("evt"))["seq"] == 2
        assert site.house.rooms()[0]._watchers == []


async def test_who_comes_while_it_is_closed_is_refused_or_sent_away(tmp_path: Path) -> None:
    async with inside(tmp_path) as (site, _):
        ends = set()
        for number in range(20):
            seats, code = await open_to_watchers(site)
            ear = Deaf()
            closing = asyncio.create_task(site.house.close_watching(seats.match, seats.seats[0].token))
            for _ in range(number % 5):
                await asyncio.sleep(0)
            done = await asyncio.gather(site.house.watch(seats.match, code, ear), closing, return_exceptions=True)
            refused = any(isinstance(each, NotFound) for each in done)
            assert refused != (ear.ended == (1008, "not_seat"))
            ends.add(refused)
        assert ends == {True, False}


async def test_a_match_has_so_many_watchers_and_an_address_so_many_sockets(tmp_path: Path) -> None:
    limits = replace(WIDE, watchers_per_match=2, sockets_per_seat=1, sockets_per_address=3)
    async with inside(tmp_path, limits=limits) as (site, port):
        seats, code = await open_to_watchers(site)
        ask_to_watch = {"t": "watch", "match": seats.match, "code": code}
        two = [await watching(port, seats.match, code) for _ in range(2)]
        third = await saying(port, ask_to_watch)
        assert await end_of(third) == 1013
        wrong = await saying(port, {**ask_to_watch, "code": "x"})
        assert await end_of(wrong) == 1008, "who has no code is not told that it is full"
        player = await saying(port, {"t": "resume", "match": seats.match, "token": seats.seats[0].token})
        assert (await player.message())["t"] == "sync", "watchers take no seat's place"
        fourth = await saying(port, ask_to_watch)
        assert await end_of(fourth) == 1013
        two[0].close()
        await until(lambda: len(site.house.rooms()[0]._watchers) < 2)
        two.append(await watching(port, seats.match, code))


async def test_a_watcher_who_never_reads_is_closed(tmp_path: Path) -> None:
    async with inside(tmp_path, limits=replace(WIDE, queued_messages=8)) as (site, port):
        seats, code = await open_to_watchers(site)
        slow = await saying(port, {"t": "watch", "match": seats.match, "code": code})
        slow._writer.transport.pause_reading()  # type: ignore[attr-defined]
        await until(lambda: any(room._watchers for room in site.house.rooms()))
        (room,) = site.house.rooms()
        (ear,) = room._watchers
        for _ in range(5_000):
            ear.say("x" * 4000)
            if not room._watchers:
                break
            await asyncio.sleep(0)
        assert room._watchers == []


async def test_a_code_outlives_the_server_until_it_is_void(tmp_path: Path) -> None:
    host = start(tmp_path)
    match, tokens, _ = opened(host)
    path = f"/api/matches/{match}/watch"
    code = ask(host, path, {}, **bearer(tokens[0])).json["code"]
    host.kill()
    host = start(tmp_path)
    watcher = await watching(host.port, match, code)
    assert ask(host, path, {}, **bearer(tokens[0])).json["code"] == code
    ask(host, path, {}, method="DELETE", **bearer(tokens[0]))
    assert await end_of(watcher) == 1008
    host.kill()
    host = start(tmp_path)
    gone = await saying(host.port, {"t": "watch", "match": match, "code": code})
    assert await end_of(gone) == 1008
    host.kill()


@pytest.mark.parametrize("computer", [True, False])
async def test_a_watcher_moves_nobody(computer: bool, tmp_path: Path) -> None:
    """Who comes to watch changes nothing, and does not make the computer think."""
    async with inside(tmp_path) as (site, _):
        mode = OpenMatch("computer" if computer else "screen", {"base": "shobu"}, ("A", "B"), pace="instant", seed=1)
        seats = await site.house.open(mode)
        code = (await site.house.open_watching(seats.match, seats.seats[0].token)).code
        assert code is not None
        (room,) = site.house.rooms()
        assert room.table is not None
        before = room.table.state
        changed: list[None] = []
        room.changed = lambda: changed.append(None)
        (await site.house.watch(seats.match, code, Deaf())).leave()
        assert room.table.state is before
        assert changed == []
