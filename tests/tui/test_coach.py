"""The coach at a decision: off until it is switched on at home, then the chances of both choices."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from koikoi.agents.pimc import PimcAgent
from koikoi.cli.lobby import COACH_WORLDS, HomeLobby, TableSession
from koikoi.engine.seats import Seat
from koikoi.tui.ports import Preferences
from koikoi.tui.scene import Mode
from koikoi.tui.screens.table import TableScreen
from tests.tui.driving import COMPACT, LARGE, game, play_on, remember, shown, table_of, tap, text_of
from tests.tui.test_home import LAST, menu_at


@pytest.mark.parametrize(("size", "coach"), [(COMPACT, True), (LARGE, True), (COMPACT, False)])
async def test_a_decision_tells_both_chances_where_the_coach_is_on(
    size: tuple[int, int], coach: bool, tmp_path: Path
) -> None:
    remember(tmp_path, Preferences(coach=coach))
    app = game(tmp_path, start=table_of("shobu", seed=3))
    async with app.run_test(size=size) as pilot:
        await play_on(
            pilot,
            Random(3),
            stop=lambda a: isinstance(a.screen, TableScreen) and a.screen.scene.mode is Mode.DECIDE,
        )
        screen = app.screen
        assert isinstance(screen, TableScreen)
        assert isinstance(screen.session, TableSession)
        seen = screen.session._table.state.match.observe(Seat(0))
        advice = PimcAgent().advise(seen, rng=Random(0), worlds=COACH_WORLDS)
        told = [app.words("table-coach-win", percent=round(100 * (one.win or 0))) for one in advice]
        assert len(set(told)) == 2
        for sentence in told:
            if coach:
                await shown(pilot, sentence)
            else:
                assert sentence not in text_of(app)
        assert screen.scene.coached is coach
        await tap(pilot, "s")
        assert screen.scene.odds is None


async def test_the_coach_is_switched_at_home_and_remembered(tmp_path: Path) -> None:
    remember(tmp_path, LAST)
    app = game(tmp_path)
    async with app.run_test(size=COMPACT) as pilot:
        await shown(pilot, app.words("play-home-coach"))
        for on in (True, False, True):
            menu_at(app, "coach")
            await pilot.press("right")
            await shown(pilot, app.words(f"play-coach-{'on' if on else 'off'}"))
            assert HomeLobby(tmp_path).preferences().coach is on
