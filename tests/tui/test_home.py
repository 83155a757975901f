"""The screens around the table: first visit, home, a new match, saved matches, languages and colours."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from textual.color import Color
from textual.widgets import Input

from koikoi.cli.lobby import HomeLobby
from koikoi.texts import LANGUAGES, Texts
from koikoi.tui.app import KoiKoiApp
from koikoi.tui.line import CUT
from koikoi.tui.ports import Preferences, Setup
from koikoi.tui.scene import Mode
from koikoi.tui.screens.draw import DrawScreen
from koikoi.tui.screens.home import HomeScreen
from koikoi.tui.screens.newmatch import NewMatchScreen
from koikoi.tui.screens.saved import SavedScreen
from koikoi.tui.screens.table import TableScreen
from koikoi.tui.widgets.form import Chooser
from koikoi.tui.widgets.menu import Menu
from tests.tui.driving import COMPACT, LARGE, game, play_on, remember, shown, table_of, tap, text_of

LAST = Preferences(last=Setup(rules={"base": "shobu", "gaji": True}, names=("Ana", "Kiku")))


def menu_at(app: KoiKoiApp, wanted: str) -> None:
    """Put the cursor of the menu in front on a row."""
    menu = app.screen.query_one(Menu)
    menu.cursor = next(i for i, item in enumerate(menu.items) if item.id.split()[0] == wanted)


def form(app: KoiKoiApp) -> NewMatchScreen:
    assert isinstance(app.screen, NewMatchScreen)
    return app.screen


async def test_a_first_visit_opens_on_a_table_with_a_hint(tmp_path: Path) -> None:
    app = game(tmp_path)
    async with app.run_test(size=COMPACT) as pilot:
        assert isinstance(app.screen, DrawScreen)
        await pilot.press("enter")
        assert isinstance(app.screen, TableScreen)
        assert app.screen.session.setup.rules == {"base": "single-koi"}
        await shown(pilot, app.words("play-hint"))
    again = game(tmp_path)
    async with again.run_test(size=COMPACT) as pilot:
        assert isinstance(again.screen, HomeScreen)
        await shown(pilot, again.words("play-home-continue"))
        await pilot.press("enter")
        assert isinstance(again.screen, TableScreen)


async def test_home_plays_the_table_used_last(tmp_path: Path) -> None:
    remember(tmp_path, LAST)
    app = game(tmp_path)
    async with app.run_test(size=COMPACT) as pilot:
        menu_at(app, "quick")
        await pilot.press("enter", "enter")
        assert isinstance(app.screen, TableScreen)
        assert app.screen.session.setup.rules == {"base": "shobu", "gaji": True}
        assert app.screen.session.setup.names[0] == "Ana"


async def test_a_new_match_is_put_together_and_what_is_wrong_is_said_in_place(tmp_path: Path) -> None:
    remember(tmp_path, LAST)
    app = game(tmp_path)
    async with app.run_test(size=COMPACT) as pilot:
        menu_at(app, "new")
        await pilot.press("enter")
        assert form(app).query_one("#v-gaji", Chooser).value == "yes", "as used last"
        assert not form(app).query("#births Chooser")
        await pilot.press("right")
        await pilot.pause()
        assert form(app).query_one("#preset", Chooser).value == "first-to-fifty"
        assert len(form(app).query("#births Chooser")) == 2
        await shown(pilot, app.words("play-new-differs", table="Shōbu, changed"))
        form(app).query_one("#rounds Input", Input).value = "0"
        await shown(pilot, app.words("play-new-rounds-wrong", most=1000))
        await pilot.press("enter")
        assert isinstance(app.screen, NewMatchScreen), "nothing starts while something is wrong"
        form(app).query_one("#rounds Input", Input).value = "2"
        form(app).query_one("#seed Input", Input).value = "999999999999999"
        await shown(pilot, app.words("play-new-seed-wrong", most=str(2**48 - 1)))
        form(app).query_one("#seed Input", Input).value = "４２"
        form(app).query_one("#name-0 Input", Input).value = "Zoé"
        form(app).query_one("#birth-0", Chooser).turn(3)
        setup = form(app).setup()
        assert setup == Setup(
            rules={"base": "first-to-fifty", "rounds": 2, "target": 0},
            names=("Zoé", ""), opponent="beginner", seed=42, birth_months=(3, 9),
        )  # fmt: skip
        await pilot.press("enter")
        assert isinstance(app.screen, DrawScreen)
        await shown(pilot, app.words("play-draw-birthday"))
        await pilot.press("enter")
        assert isinstance(app.screen, TableScreen)
        await shown(pilot, app.words("play-round-of", round=1, rounds=2))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_who_the_opponent_is_stands_where_one_is_chosen(lang: str, tmp_path: Path) -> None:
    remember(tmp_path, Preferences(language=lang, last=Setup(rules={"base": "first-to-fifty"}, opponent="club")))
    app = game(tmp_path)
    async with app.run_test(size=COMPACT) as pilot:
        menu_at(app, "new")
        await pilot.press("enter")
        row = form(app).query_one("#opponent", Chooser)
        assert row.value == "club", "as met last"
        row.focus()
        for level in ("club", "master", "beginner", "greedy"):
            assert row.value == level
            name, why = app.opponent_name(level), app.words(f"play-opponent-{level}-why")
            await shown(pilot, name)
            await shown(pilot, why)
            await shown(pilot, app.words("play-opponent-fair"))
            assert form(app).query_one("#birth-1", Chooser).label == app.words("play-new-birth-of", name=name)
            await pilot.press("right")
        assert form(app).setup() is not None


async def test_two_people_need_two_names(tmp_path: Path) -> None:
    remember(tmp_path, LAST)
    app = game(tmp_path)
    async with app.run_test(size=COMPACT) as pilot:
        menu_at(app, "two")
        await pilot.press("enter")
        for name in ("#name-0 Input", "#name-1 Input"):
            form(app).query_one(name, Input).value = "Ana"
        await shown(pilot, app.words("play-new-names-wrong"))
        form(app).query_one("#name-1 Input", Input).value = ""
        await pilot.press("enter", "enter")
        assert isinstance(app.screen, TableScreen)
        assert app.screen.session.setup.names == ("Ana", app.words("play-name-second"))
        assert app.screen.scene.mode is Mode.COVER


async def test_the_keys_of_a_row_change_it_and_the_arrows_walk_the_rows(tmp_path: Path) -> None:
    remember(tmp_path, LAST)
    app = game(tmp_path)
    async with app.run_test(size=COMPACT) as pilot:
        menu_at(app, "new")
        await pilot.press("enter", "down", "down", "space")
        assert form(app).query_one("#v-field-brights", Chooser).value == "yes"
        await pilot.press("down", "down", "down", "down", "8")
        assert form(app).query_one("#rounds Input", Input).value == "8"
        assert form(app).setup() == Setup(
            rules={"base": "shobu", "field_brights": True, "gaji": True, "rounds": 8}, names=("Ana", "")
        )
        await pilot.press("escape")
        assert isinstance(app.screen, HomeScreen)


async def test_saved_matches_are_listed_resumed_and_deleted_and_damaged_ones_named(tmp_path: Path) -> None:
    remember(tmp_path, LAST)
    app = game(tmp_path)
    async with app.run_test(size=COMPACT) as pilot:
        menu_at(app, "saved")
        await pilot.press("enter")
        await shown(pilot, app.words("play-saved-empty"))
        await pilot.press("escape")
        app.open_table(table_of("single-koi"))
        await shown(pilot, app.words("play-draw-title"))
        for key in ("enter", "q", "2"):
            await tap(pilot, key)
        (tmp_path / "records" / "broken.json").write_text("{")
        menu_at(app, "saved")
        await pilot.press("enter")
        assert isinstance(app.screen, SavedScreen)
        await shown(pilot, app.words("play-saved-damaged", file="broken.json"))
        assert len(app.screen.query_one(Menu).items) == 2
        sound = next(i for i, item in enumerate(app.screen.query_one(Menu).items) if item.id.startswith("="))
        app.screen.query_one(Menu).cursor = 1 - sound
        await pilot.press("d", "escape")
        assert len(app.lobby.matches()) == 2
        await pilot.press("d", "2")
        assert len(app.lobby.matches()) == 1
        assert isinstance(app.screen, SavedScreen)
        await pilot.press("enter")
        assert isinstance(app.screen, TableScreen)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [COMPACT, LARGE])
async def test_the_screens_around_the_table_fit_in_every_language(
    lang: str, size: tuple[int, int], tmp_path: Path
) -> None:
    remember(tmp_path, Preferences(last=Setup(rules={"base": "first-to-fifty", "ledger": "zero-sum"})))
    app = game(tmp_path, language=lang)
    async with app.run_test(size=size) as pilot:
        await shown(pilot, app.words("play-home-quick"))
        assert CUT not in text_of(app)
        for row in ("new", "two"):
            menu_at(app, row)
            await pilot.press("enter")
            await shown(pilot, app.words("play-new-start"))
            assert CUT not in text_of(app)
            await pilot.press("escape")
        app.open_table(table_of("shobu", rounds=1, gaji=True))
        await pilot.pause()
        await shown(pilot, app.words("play-draw-title"))
        assert CUT not in text_of(app)
        await pilot.press("enter", "q")
        await shown(pilot, app.words("play-leave-title"))
        assert CUT not in text_of(app)
        await pilot.press("escape")
        for key in "?uylr":
            await pilot.press(key)
            assert CUT not in text_of(app), key
            await pilot.press("escape")
        await play_on(pilot, Random(5), stop=lambda a: type(a.screen).__name__ == "RoundSheetScreen")
        await pilot.pause()
        assert CUT not in text_of(app)
        await pilot.press("enter")
        await pilot.pause()
        assert CUT not in text_of(app)


async def test_the_language_is_changed_at_home_and_remembered(tmp_path: Path) -> None:
    remember(tmp_path, LAST)
    app = game(tmp_path, language=None, system_language="ja")
    async with app.run_test(size=COMPACT) as pilot:
        await shown(pilot, "続きから" if app.lobby.matches() else "新しい対局")
        menu_at(app, "language")
        await pilot.press("enter")
        await shown(pilot, "Nouvelle partie")
        menu_at(app, "theme")
        await pilot.press("right", "f2")
        assert app.look.name == "contrast"
        menu_at(app, "pace")
        await pilot.press("right")
    kept = HomeLobby(tmp_path).preferences()
    assert (kept.language, kept.theme, kept.pace) == ("fr", "contrast", "brisk")
    assert kept.last == LAST.last


async def test_a_window_too_small_says_so_and_the_game_goes_on_when_it_grows(tmp_path: Path) -> None:
    app = game(tmp_path, start=table_of("single-koi"))
    async with app.run_test(size=COMPACT) as pilot:
        await play_on(
            pilot, Random(1), stop=lambda a: isinstance(a.screen, TableScreen) and a.screen.scene.mode is Mode.PLAY
        )
        screen = app.screen
        assert isinstance(screen, TableScreen)
        hand = screen.scene.hand
        for size in ((79, 24), (80, 23), (20, 5), (1, 1), (40, 12)):
            await pilot.resize_terminal(*size)
            assert app.screen.has_class("-small")
        await shown(pilot, app.words("play-too-small", width=80, height=24, now_width=40, now_height=12))
        await pilot.press("1", "enter", "q")
        assert app.screen is screen
        await pilot.resize_terminal(140, 45)
        assert app.screen is screen
        assert screen.scene.hand == hand
        await pilot.resize_terminal(80, 24)
        await shown(pilot, app.words("play-your-turn"))
        await pilot.press("?")
        await pilot.resize_terminal(60, 20)
        await shown(pilot, app.words("play-too-small", width=80, height=24, now_width=60, now_height=20))
        await pilot.press("escape")
        await pilot.resize_terminal(80, 24)
        await shown(pilot, app.words("play-help-keys"))
        await pilot.press("escape")
        assert app.screen is screen


async def test_without_colour_everything_is_told_by_shapes_and_attributes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = game(tmp_path, start=table_of("single-koi"))
    async with app.run_test(size=COMPACT) as pilot:
        await play_on(
            pilot, Random(1), stop=lambda a: isinstance(a.screen, TableScreen) and a.screen.scene.mode is Mode.PLAY
        )
        await pilot.pause()
        strips = app.screen._compositor.render_strips()
        styles = [segment.style for strip in strips for segment in strip if segment.style is not None]
        assert all(style.color is None or style.color.is_default for style in styles)
        assert all(style.bgcolor is None or style.bgcolor.is_default for style in styles)
        assert any(style.reverse for style in styles), "the strips of the cards"
        assert any(style.bold for style in styles)
        screen = app.screen
        assert isinstance(screen, TableScreen)
        taking = next((c for c in screen.scene.view.legal.cards if c.takes), None)
        if taking is not None:
            screen.scene.cursor = screen.scene.hand.index(taking.card)
            screen.show_scene()
            await pilot.pause()
            assert "●" in text_of(app)
            assert "▐" in text_of(app)


async def test_three_themes_paint_the_table_in_their_own_colours(tmp_path: Path) -> None:
    app = game(tmp_path, start=table_of("single-koi"))
    seen = set()
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.press("enter")
        for _ in range(3):
            await pilot.pause()
            header = app.screen.query_one("#header")
            assert Color.parse(app.look.desk) == app.screen.styles.background
            seen.add(str(header.render_line(0)._segments[1].style))
            await pilot.press("f2")
    assert len(seen) == 3


async def test_a_name_that_nobody_gave_is_said_in_the_language_of_the_day(tmp_path: Path) -> None:
    for lang, name in (("en", Texts.load("en").say("play-name-one")), ("ja", Texts.load("ja").say("play-name-one"))):
        app = game(tmp_path, language=lang)
        async with app.run_test(size=COMPACT) as pilot:
            await pilot.press("enter")
            await pilot.pause()
            assert app.named(app.quick_setup()).names[0] == name
    assert HomeLobby(tmp_path).preferences().last == Setup(rules={"base": "single-koi"})


@pytest.mark.parametrize("key", ["q", "escape"])
async def test_the_page_of_the_first_dealer_can_be_left_and_the_match_is_kept(tmp_path: Path, key: str) -> None:
    app = game(tmp_path)
    async with app.run_test(size=COMPACT) as pilot:
        assert isinstance(app.screen, DrawScreen)
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, HomeScreen)
    assert len(HomeLobby(tmp_path).matches()) == 1
