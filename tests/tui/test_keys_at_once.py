"""Keys that arrive together, as a paste or a slow line brings them, do no more than the first one asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot

from koikoi.tui.app import KoiKoiApp
from koikoi.tui.ports import Preferences, Setup
from koikoi.tui.screens.ask import AskScreen
from koikoi.tui.screens.home import HomeScreen
from koikoi.tui.screens.newmatch import NewMatchScreen
from koikoi.tui.screens.pages import PageScreen
from koikoi.tui.screens.table import TableScreen
from tests.tui.driving import COMPACT, game, heard, remember, table_of, tap, until

LAST = Preferences(last=Setup(rules={"base": "single-koi"}, names=("Ana", "Kiku")))


async def at_once(pilot: Pilot[None], keys: str, first: Callable[[], bool]) -> None:
    """All keys before the app has done anything about the first; what the first one does is awaited, then a while."""
    await heard(pilot)
    for key in keys:
        name = {"\r": "enter", "\x1b": "escape"}.get(key, key)
        pilot.app.post_message(events.Key(name, key if key.isprintable() else None))
    await until(pilot, first)
    await heard(pilot)
    await asyncio.sleep(0.3)


def tables(app: KoiKoiApp) -> int:
    """How many tables are open, one over the other."""
    return sum(isinstance(screen, TableScreen) for screen in app.screen_stack)


@pytest.mark.parametrize("keys", ["qq", "qqq", "\x1b\x1b"])
async def test_closing_a_page_twice_leaves_what_is_under_it(tmp_path: Path, keys: str) -> None:
    remember(tmp_path, LAST)
    app = game(tmp_path)
    async with app.run_test(size=COMPACT) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        await tap(pilot, "question_mark")
        assert isinstance(app.screen, PageScreen)
        await at_once(pilot, keys, lambda: not isinstance(app.screen, PageScreen))
        assert any(isinstance(screen, HomeScreen) for screen in app.screen_stack)


async def test_staying_at_the_table_twice_stays_there(tmp_path: Path) -> None:
    app = game(tmp_path, start=table_of("koikoi-japan"))
    async with app.run_test(size=COMPACT) as pilot:
        await until(pilot, lambda: len(app.screen_stack) > 1)
        while not isinstance(app.screen, TableScreen):
            await tap(pilot, "enter")
        await tap(pilot, "q")
        assert isinstance(app.screen, AskScreen)
        await at_once(pilot, "11", lambda: not isinstance(app.screen, AskScreen))
        assert isinstance(app.screen, TableScreen)


async def test_starting_a_match_twice_opens_one_table(tmp_path: Path) -> None:
    remember(tmp_path, LAST)
    app = game(tmp_path)
    async with app.run_test(size=COMPACT) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        app.push_screen(NewMatchScreen(two_people=False))
        await until(pilot, lambda: isinstance(app.screen, NewMatchScreen))
        await at_once(pilot, "\r\r", lambda: tables(app) > 0)
        assert tables(app) == 1
        assert len(app.lobby.matches()) == 1


async def test_choosing_a_row_twice_opens_one_table(tmp_path: Path) -> None:
    remember(tmp_path, LAST)
    app = game(tmp_path)
    async with app.run_test(size=COMPACT) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        await at_once(pilot, "11", lambda: tables(app) > 0)
        assert tables(app) == 1
        assert len(app.lobby.matches()) == 1
