"""What is kept back from who watches, for how long, and that both players know who watches."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import pytest

from koikoi.engine.seats import SEATS
from koikoi.server.app import Site
from koikoi.server.gallery import Gallery, strictest
from koikoi.server.limits import WIDE
from koikoi.server.room import Room
from koikoi.wire.http import OpenMatch
from koikoi.wire.messages import Cmd
from tests.server.inside import inside, until
from tests.server.inside import laid as dealt
from tests.server.test_secrecy import pairs
from tests.server.test_watching import SCREEN, Deaf

Delays = Literal["none", "short", "round"]


def kinds(ear: Deaf) -> list[str]:
    """What an ear was told, but for who is here."""
    return [kind for kind in (json.loads(text)["t"] for text in ear.said) if kind != "here"]


def told(ear: Deaf, kind: str) -> Any:
    """The last message of a kind."""
    return [message for message in map(json.loads, ear.said) if message["t"] == kind][-1]


async def laid(site: Site, delay: Delays) -> tuple[Room, str, list[str]]:
    """A match that is open to watchers; its room, the code and both tokens."""
    seats = await site.house.open(SCREEN)
    opened = await site.house.open_watching(seats.match, seats.seats[0].token, delay)
    assert opened.code is not None
    (room,) = (room for room in site.house.rooms() if room.id == seats.match)
    return room, opened.code, [each.token for each in seats.seats]


async def move(room: Room) -> None:
    """Play the first legal action."""
    assert room.table is not None
    state = room.table.state
    assert state.mover is not None
    action = state.match.legal()[0].token
    await room.do(state.mover, Cmd(f"m{state.seq}", state.seq, "act", (action,)))


async def end_round(room: Room) -> None:
    assert room.table is not None
    while room.table.public_view().stage == "play":
        await move(room)


async def test_until_a_round_is_over_watchers_hear_nothing_of_it_and_then_all_of_it(tmp_path: Path) -> None:
    async with inside(tmp_path) as (site, _):
        room, code, _ = await laid(site, "round")
        ear = Deaf()
        watcher = await site.house.watch(room.id, code, ear)
        await move(room)
        assert kinds(ear) == ["waiting"]
        assert told(ear, "waiting")["delay"] == "round"
        assert watcher.seq == 0, "not even how many moves there were"
        await end_round(room)
        assert kinds(ear) == ["waiting", "sync", *["evt"] * (room.seq - 1)]
        assert told(ear, "evt")["view"]["stage"] == "round-over"
        shown = watcher.seq
        for seat in SEATS:
            await room.do(seat, Cmd(f"n{seat}", room.seq, "next"))
        await move(room)
        late = Deaf()
        await site.house.watch(room.id, code, late)
        assert kinds(late) == ["sync"]
        assert told(late, "sync")["view"]["stage"] == "round-over", "who comes meanwhile sees what the others see"
        assert shown <= told(late, "sync")["seq"] < room.seq - 1


async def test_a_short_delay_holds_back_what_happens_and_how_it_stands(tmp_path: Path) -> None:
    async with inside(tmp_path, limits=replace(WIDE, watch_delay=0.15)) as (site, _):
        room, code, _ = await laid(site, "short")
        ear = Deaf()
        await site.house.watch(room.id, code, ear)
        await move(room)
        assert kinds(ear) == ["waiting"]
        await until(lambda: kinds(ear) == ["waiting", "sync", "evt"])
        await move(room)
        late = Deaf()
        await site.house.watch(room.id, code, late)
        assert told(late, "sync")["seq"] == 2 < room.seq
        await until(lambda: kinds(late) == ["sync", "evt"] and kinds(ear) == ["waiting", "sync", "evt", "evt"])


async def test_the_longest_delay_that_a_player_asked_for_counts_and_outlives_the_server(tmp_path: Path) -> None:
    async with inside(tmp_path) as (site, _):
        room, code, tokens = await laid(site, "none")
        match = room.id
        assert (await site.house.open_watching(match, tokens[1], "round")).delay == "round"
        again = await site.house.open_watching(match, tokens[0], "short")
        assert (again.code, again.delay) == (code, "round")
    async with inside(tmp_path) as (site, _):
        mine = await site.house.watching(match, tokens[0])
        assert (mine.code, mine.delay) == (code, "round")
        ear = Deaf()
        await site.house.watch(match, code, ear)
        assert kinds(ear) == ["waiting"], "how it stands after a start is kept back too"
        await site.house.open_watching(match, tokens[0], "none")
        assert kinds(ear) == ["waiting"]
        await site.house.open_watching(match, tokens[1], "none")
        assert kinds(ear) == ["waiting", "sync"]
        await site.house.close_watching(match, tokens[0])
        shut = await site.house.watching(match, tokens[0])
        assert (shut.code, shut.delay) == (None, None)


async def test_both_players_are_told_how_many_watch_whenever_it_changes(tmp_path: Path) -> None:
    async with inside(tmp_path) as (site, _):
        room, code, tokens = await laid(site, "none")
        players = [Deaf(), Deaf()]
        for token, ear in zip(tokens, players, strict=True):
            await site.house.sit(room.id, token, ear)
        first = await site.house.watch(room.id, code, Deaf())
        second = await site.house.watch(room.id, code, Deaf())
        first.leave()
        second.leave()
        for ear in players:
            counts = [m["watchers"] for m in map(json.loads, ear.said) if m["t"] == "here"]
            assert counts[-5:] == [0, 1, 2, 1, 0]
        comes = Deaf()
        await site.house.watch(room.id, code, Deaf())
        await site.house.sit(room.id, tokens[0], comes)
        assert told(comes, "here")["watchers"] == 1, "who comes back is told too"


async def test_worlds_that_a_watcher_cannot_tell_apart_sound_alike_with_a_delay(tmp_path: Path) -> None:
    both = next(each for each in pairs(1) if each.viewer is None and len(each.steps) > 3)
    async with inside(tmp_path, limits=replace(WIDE, watch_delay=0.05)) as (site, _):
        heard: list[list[str]] = []
        for world in range(2):
            ear = Deaf()
            with dealt(both.deals[world]):
                seats = await site.house.open(OpenMatch("screen", both.rules.mapping(), ("Aki", "Bruno")))
            opened = await site.house.open_watching(seats.match, seats.seats[0].token, "short")
            (room,) = (room for room in site.house.rooms() if room.id == seats.match)
            await site.house.watch(room.id, opened.code or "", ear)
            for seat, tokens in both.steps:
                await room.do(seat, Cmd(f"s{room.seq}", room.seq, "act", tokens))
            wanted = ["waiting", "sync", *["evt"] * len(both.steps)]
            await until(lambda wanted=wanted, ear=ear: kinds(ear) == wanted)  # type: ignore[misc]
            heard.append(ear.said)
        assert heard[0] == heard[1]


def test_a_clock_that_has_not_come_so_far_shows_nothing_and_no_delay_shows_all() -> None:
    time = [0.0]
    gallery = Gallery(seconds=30, now=lambda: time[0])
    gallery.delay = "short"
    assert gallery.wait is None
    sync: Any = object()
    gallery._waits.append((0.0, sync))
    time[0] = 29.9
    assert gallery._ripe() == 0
    assert gallery.wait == pytest.approx(0.1)
    time[0] = 30.0
    assert gallery._ripe() == 1
    gallery.delay = "none"
    assert gallery._ripe() == 1
    assert strictest([]) is None
    assert strictest(["none", "round", "short"]) == "round"
