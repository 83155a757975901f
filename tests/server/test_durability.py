"""What was acknowledged outlasts a kill, and happened once (D1)."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from koikoi.server.codec import parse_entries
from koikoi.table.entries import Acted
from koikoi.wire.messages import Ack, Cmd, encode
from koikoi.wire.view import View
from tests.server.client import Host, Player, opened, play_on, sit, start, wish
from tests.table_players import cid

KILLS = 20 if os.environ.get("KOIKOI_NIGHTLY") else 2
MATCHES = 50
RULES = {"base": "shobu", "rounds": 2}


@dataclass
class Game:
    """One match, its two players, and all that was acknowledged to them."""

    match: str
    tokens: list[str]
    acked: list[tuple[int, Cmd, int]] = field(default_factory=list)
    """Seat, command and the number it was acknowledged as."""
    seen: dict[tuple[int, int], View] = field(default_factory=dict)
    """The view of each seat at each number."""
    unanswered: dict[int, Cmd] = field(default_factory=dict)
    """A command that was sent and not answered, by seat."""


async def sit_down(host: Host, game: Game) -> list[Player]:
    """Both players, who check that nothing acknowledged is lost, and ask again for what was not answered."""
    players = [await sit(host, game.match, token) for token in game.tokens]
    for seat, player in enumerate(players):
        newest = max((seq for _, _, seq in game.acked), default=0)
        assert player.seq >= newest, f"acknowledged up to {newest}, but the table stands at {player.seq}"
        note(game, seat, player)
        for whose, command, seq in game.acked[-20:]:
            if whose == seat:
                await player.socket.send(encode(command).decode())
                assert await player.hear_a(Ack) == Ack(command.cid, seq)
    for seat, command in list(game.unanswered.items()):
        await players[seat].socket.send(encode(command).decode())
        answer = await answer_to(players[seat], command.cid)
        if isinstance(answer, Ack):
            game.acked.append((seat, command, answer.seq))
            for player in players:
                while player.seq < answer.seq:
                    await player.hear()
        del game.unanswered[seat]
    return players


async def answer_to(player: Player, name: str) -> object:
    while True:
        message = await player.hear()
        if getattr(message, "cid", None) == name:
            return message


def note(game: Game, seat: int, player: Player) -> None:
    assert player.view is not None
    assert game.seen.setdefault((seat, player.seq), player.view) == player.view, "the same number, another view"


async def play(players: list[Player], game: Game, rng: Random) -> None:
    """Play until the server is gone, or the match is over."""
    try:
        while True:
            newest = max(player.seq for player in players)
            for seat, player in enumerate(players):
                while player.seq < newest:
                    await player.hear()
                note(game, seat, player)
            views = [player.view for player in players]
            dues = [(seat, due) for seat, view in enumerate(views) if view is not None and (due := wish(view, rng))]
            if not dues:
                return
            seat, (kind, tokens) = dues[0]
            command = Cmd(cid(), players[seat].seq, kind, tokens)  # type: ignore[arg-type]
            game.unanswered[seat] = command
            await players[seat].socket.send(encode(command).decode())
            answer = await answer_to(players[seat], command.cid)
            assert isinstance(answer, Ack), answer
            game.acked.append((seat, command, answer.seq))
            del game.unanswered[seat]
            while players[seat].seq < answer.seq:
                await players[seat].hear()
    except ConnectionClosed:
        return


async def under_fire(folder: Path, kills: int, seed: int, *faults: str) -> tuple[Host, list[Game]]:
    """Many matches on a server that is killed again and again."""
    rng = Random(seed)
    host = start(folder, *faults)
    games = [Game(*opened(host, rules=RULES)[:2]) for _ in range(MATCHES)]
    for _ in range(kills):
        tables = [await sit_down(host, game) for game in games]
        tasks = [asyncio.create_task(play(players, game, rng)) for players, game in zip(tables, games, strict=True)]
        # by a thread: this loop may be busy with what it was told, and the server meanwhile idle
        await asyncio.to_thread(kill_after, host, rng.uniform(0.3, 2.0))
        await asyncio.gather(*tasks)
        for player in (player for players in tables for player in players):
            await player.close()
        host = start(folder, *faults)
    return host, games


def kill_after(host: Host, seconds: float) -> None:
    time.sleep(seconds)
    host.kill()


def logged(folder: Path, match: str) -> list[tuple[int, int | None, str | None, str]]:
    connection = sqlite3.connect(folder / "koikoi.db")
    try:
        return connection.execute(
            "SELECT seq, seat, cid, body FROM entries WHERE match = ? ORDER BY seq", (match,)
        ).fetchall()
    finally:
        connection.close()


async def test_nothing_acknowledged_is_lost_or_done_twice_when_the_server_is_killed(tmp_path: Path) -> None:
    host, games = await under_fire(tmp_path, KILLS, 1)
    for game in games:
        players = await sit_down(host, game)
        await play_on(players, Random(2), steps=3)
        for player in players:
            await player.close()
    for game in games[:3]:
        players = await sit_down(host, game)
        await play_on(players, Random(2))
        for player in players:
            await player.close()
    assert host.stop() == 0
    for game in games:
        rows = logged(tmp_path, game.match)
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
        cids = [(row[1], row[2]) for row in rows if row[2] is not None]
        assert len(set(cids)) == len(cids)
        for seat, command, seq in game.acked:
            _, whose, name, body = rows[seq - 1]
            assert (whose, name) == (seat, command.cid)
            done = parse_entries(body)[0]
            assert not isinstance(done, Acted) or done.tokens == command.actions
    print(f"{sum(len(game.acked) for game in games)} acknowledged, {KILLS} kills, none lost")


async def test_an_ack_before_its_commit_is_found(tmp_path: Path) -> None:
    """By as many kills as the test above has; one alone may fall where everything is on disk."""
    for seed in range(3, 3 + KILLS):
        folder = tmp_path / str(seed)
        folder.mkdir()
        host, games = await under_fire(folder, 1, seed, "ack-before-commit")
        try:
            await all_sit_down(host, games)
        except AssertionError as error:
            if "acknowledged up to" in str(error):
                return
            raise
        finally:
            host.kill()
    pytest.fail(f"{KILLS} kills found nothing")


async def all_sit_down(host: Host, games: list[Game]) -> None:
    for game in games:
        for player in await sit_down(host, game):
            await player.close()
