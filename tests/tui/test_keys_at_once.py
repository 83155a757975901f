"""Keys that arrive together, as a paste or a slow line brings them, do no more than the first one asked for."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual import events

from koikoi.tui.app import KoiKoiApp
from koikoi.tui.ports import Preferences, Setup
from koikoi.tui.screens.home import HomeScreen
from koikoi.tui.screens.newmatch import NewMatchScreen
from koikoi.tui.screens.pages import PageScreen
from koikoi.tui.screens.table import TableScreen
from tests.tui.driving import COMPACT, game, remember, table_of, tap, until

LAST = Preferences(last=Setup(rules={"base": "single-koi"}, names=("Ana", "Kiku")))


async def at_once(app: KoiKoiApp, keys: str) -> None:
    """All keys before the app has done anything about the first."""
    for key in keys:
        name = {"\r": "enter", "\x1b": "escape"}.get(key, key)
        app.post_message(events.Key(name, key if key.isprintable() else None))
    await asyncio.sleep(0.6)


@pytest.mark.parametrize("keys", ["qq", "qqq", "\x1b\x1b"])
async def test_closing_a_page_twice_leaves_what_is_under_it(tmp_path: Path, keys: str) -> None:
    remember(tmp_path, LAST)
    app = game(tmp_path)
    async with app.run_test(size=COMPACT) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        await tap(pilot, "question_mark")
        assert isinstance(app.screen, PageScreen)
        await at_once(app, keys)
        assert any(isinstance(screen, HomeScreen) for screen in app.screen_stack)


async def test_staying_at_the_table_twice_stays_there(tmp_path: Path) -> None:
    app = game(tmp_path, start=table_of("koikoi-japan"))
    async with app.run_test(size=COMPACT) as pilot:
        await until(pilot, lambda: len(app.screen_stack) > 1)
        while not isinstance(app.screen, TableScreen):
            await tap(pilot, "enter")
        await tap(pilot, "q")
        await at_once(app, "11")
        assert isinstance(app.screen, TableScreen)


async def test_starting_a_match_twice_opens_one_table(tmp_path: Path) -> None:
    remember(tmp_path, LAST)
    app = game(tmp_path)
    async with app.run_test(size=COMPACT) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        app.push_screen(NewMatchScreen(two_people=False))
        await until(pilot, lambda: isinstance(app.screen, NewMatchScreen))
        await pilot.pause()
        await at_once(app, "\r\r")
        assert sum(isinstance(screen, TableScreen) for screen in app.screen_stack) == 1
        assert len(app.lobby.matches()) == 1


async def test_choosing_a_row_twice_opens_one_table(tmp_path: Path) -> None:
    remember(tmp_path, LAST)
    app = game(tmp_path)
    async with app.run_test(size=COMPACT) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        await at_once(app, "11")
        assert len(app.lobby.matches()) == 1
        assert sum(isinstance(screen, TableScreen) for screen in app.screen_stack) == 1
