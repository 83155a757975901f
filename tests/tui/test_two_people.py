"""Two people at one screen: between turns nobody's hand can be read off it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from koikoi.engine.cards import parse_card
from koikoi.engine.rules import PRESETS
from koikoi.tui.app import KoiKoiApp
from koikoi.tui.scene import Mode
from koikoi.tui.screens.matchsheet import MatchSheetScreen
from koikoi.tui.screens.pages import PageScreen
from koikoi.tui.screens.table import TableScreen
from koikoi.wire.view import Legal, RoundView
from tests.tui.driving import COMPACT, LARGE, game, key_for, play_on, shown, table_of, tap, text_of


def covered(app: KoiKoiApp) -> bool:
    """Whether the next player has not come yet."""
    return isinstance(app.screen, TableScreen) and app.screen.scene.mode is Mode.COVER


def as_seen_by_nobody(round_: RoundView) -> RoundView:
    """The round with another hand and other unseen cards: the public cards are the same."""
    swapped = round_.unseen[: len(round_.hand)]
    rest = (*round_.hand, *round_.unseen[len(round_.hand) :])
    return msgspec.structs.replace(round_, hand=swapped, unseen=rest)


@pytest.mark.parametrize("size", [COMPACT, LARGE])
async def test_a_covered_table_looks_the_same_whatever_the_hand_is(size: tuple[int, int], tmp_path: Path) -> None:
    app = game(tmp_path, start=table_of("single-koi", opponent=None))
    covers = 0
    async with app.run_test(size=size) as pilot:
        rng = Random(4)
        while covers < 8:
            await play_on(pilot, rng, stop=covered)
            screen = app.screen
            assert isinstance(screen, TableScreen)
            await shown(pilot, app.words("play-cover", name=screen.scene.called(screen.scene.me)))
            await pilot.pause()
            view, before = screen.scene.view, text_of(app)
            assert view.round is not None
            assert screen.scene.hand == ()
            await pilot.press("u", "1", "b", "right")
            assert app.screen is screen, "neither the unseen cards nor any move while the table is covered"
            screen.scene.view = msgspec.structs.replace(
                view, round=as_seen_by_nobody(view.round), legal=Legal(view.legal.actions[:1], ()), decision=None
            )
            screen.show_scene()
            await pilot.pause()
            assert text_of(app) == before
            screen.scene.view = view
            await tap(pilot, "enter")
            await shown(pilot, app.words.word(parse_card(screen.scene.hand[0])))
            covers += 1


@pytest.mark.parametrize("preset", PRESETS)
async def test_two_people_play_a_match_to_its_sheet(preset: str, tmp_path: Path) -> None:
    start = table_of(preset, opponent=None, rounds=2, target=0, exchange=preset == "shobu")
    app = game(tmp_path, start=start)
    looked = set()
    async with app.run_test(size=COMPACT) as pilot:

        def look(app: KoiKoiApp) -> bool:
            screen = app.screen
            if isinstance(screen, TableScreen) and screen.scene.mode not in (Mode.COVER, Mode.WATCH):
                assert screen.scene.view.round is not None
                assert screen.scene.view.round.mover == screen.scene.me, "only the player in turn sees a hand"
                looked.add(screen.scene.me)
            return False

        await play_on(pilot, Random(9), stop=look)
        assert isinstance(app.screen, MatchSheetScreen)
        assert looked == {0, 1}
        view = app.screen.scene.view
        if view.end is not None and view.end.winner is not None:
            await shown(pilot, app.screen.scene.called(view.end.winner))
        assert key_for(app, Random(1)) is None


async def test_moves_may_be_read_while_the_table_is_covered_and_name_both_players(tmp_path: Path) -> None:
    app = game(tmp_path, start=table_of("single-koi", opponent=None))
    async with app.run_test(size=COMPACT) as pilot:
        await play_on(pilot, Random(1), stop=covered)
        await tap(pilot, "enter")
        await play_on(pilot, Random(1), stop=covered)
        await pilot.press("l")
        assert isinstance(app.screen, PageScreen)
        assert "Player 1" in text_of(app) or "Player 2" in text_of(app)
        assert "You " not in text_of(app)
