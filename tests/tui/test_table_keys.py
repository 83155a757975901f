"""What the keys do at a table, against the real table and computer player."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from textual import events
from textual.pilot import Pilot

from koikoi.tui.app import KoiKoiApp
from koikoi.tui.scene import Mode
from koikoi.tui.screens.ask import AskScreen
from koikoi.tui.screens.home import HomeScreen
from koikoi.tui.screens.matchsheet import MatchSheetScreen
from koikoi.tui.screens.pages import PageScreen
from koikoi.tui.screens.roundsheet import RoundSheetScreen
from koikoi.tui.screens.table import TableScreen
from koikoi.wire.messages import Err
from tests.tui.driving import COMPACT, game, play_on, shown, table_of, tap, text_of, until


def top(app: KoiKoiApp) -> TableScreen:
    """The table in front."""
    assert isinstance(app.screen, TableScreen)
    return app.screen


def asked_for(mode: Mode) -> Callable[[KoiKoiApp], bool]:
    """Whether the table in front asks for this, and it has not been answered."""

    def holds(app: KoiKoiApp) -> bool:
        screen = app.screen
        if not isinstance(screen, TableScreen) or screen.answered or screen.flow.busy:
            return False
        return screen.scene.mode is mode

    return holds


async def come_to(pilot: Pilot[None], mode: Mode, *, seed: int = 1) -> TableScreen:
    """Play until the table asks for this."""
    app = pilot.app
    assert isinstance(app, KoiKoiApp)
    await play_on(pilot, Random(seed), stop=asked_for(mode), koi=0.9)
    return top(app)


async def test_a_choice_taken_back_leads_to_the_view_before_it(tmp_path: Path) -> None:
    app = game(tmp_path, start=table_of("single-koi"))
    async with app.run_test(size=COMPACT) as pilot:
        screen = await come_to(pilot, Mode.PLAY)
        before = screen.scene.view
        hand = screen.scene.hand
        played = lambda app: asked_for(Mode.PLAY)(app) and top(app).scene.hand != hand  # noqa: E731
        await play_on(pilot, Random(2), stop=played)
        assert screen.scene.view.may_undo
        await tap(pilot, "b")
        await until(pilot, lambda: screen.scene.hand == hand)
        assert screen.scene.view.round == before.round
        assert screen.scene.view.legal == before.legal
        assert not [step for step in screen.scene.story() if step.what == "gained"]


async def test_a_choice_is_made_in_the_tray_and_escape_puts_the_card_back(tmp_path: Path) -> None:
    app = game(tmp_path, start=table_of("single-koi", seed=11))
    async with app.run_test(size=COMPACT) as pilot:

        def choosing(app: KoiKoiApp) -> bool:
            return asked_for(Mode.PLAY)(app) and any(card.choices for card in top(app).scene.view.legal.cards)

        await play_on(pilot, Random(1), stop=choosing, koi=0.9)
        screen = top(app)
        code = next(c.card for c in screen.scene.view.legal.cards if c.choices)
        seq, number = screen.link.seq, screen.scene.hand.index(code) + 1
        await tap(pilot, str(number))
        assert screen.scene.mode is Mode.CHOOSE
        assert app.words("play-choose-take") in text_of(app)
        await tap(pilot, "escape")
        assert screen.scene.mode is Mode.PLAY
        assert (screen.link.seq, code in screen.scene.hand) == (seq, True)
        await tap(pilot, str(number))
        await pilot.press("right")
        assert screen.scene.chosen == 1
        target = screen.scene.tray.target(1) if screen.scene.tray else ""
        await tap(pilot, "enter")
        await until(pilot, lambda: screen.link.seq > seq)
        assert target not in (screen.scene.round.field if screen.scene.round else ())


async def test_arrows_lead_over_the_hand_onto_the_field_and_back(tmp_path: Path) -> None:
    app = game(tmp_path, start=table_of("single-koi"))
    async with app.run_test(size=COMPACT) as pilot:
        screen = await come_to(pilot, Mode.PLAY)
        scene = screen.scene
        first = scene.at
        await pilot.press("right")
        assert scene.at != first
        await pilot.press("left", "up")
        assert scene.looked_at in scene.slots
        assert app.words.label(scene.looked_at) in text_of(app) or app.words.card(scene.looked_at)[1:] in text_of(app)
        for key in ("left", "right", "up", "down", "down", "down"):
            await pilot.press(key)
        assert scene.looking is None
        for code in {card.card for card in scene.view.legal.cards if card.takes}:
            scene.cursor = scene.hand.index(code)
            assert scene.partners
            assert scene.partners <= set(scene.round.field if scene.round else ())


async def test_a_decision_has_no_default_and_ignores_keys_meant_for_the_last_card(tmp_path: Path) -> None:
    app = game(tmp_path, start=table_of("single-koi", seed=3), guard=0.0)
    async with app.run_test(size=COMPACT) as pilot:
        screen = await come_to(pilot, Mode.DECIDE, seed=3)
        seq = screen.link.seq
        await pilot.press("enter", "space", "1", "2", "right", "down")
        assert (screen.link.seq, screen.scene.mode) == (seq, Mode.DECIDE)
        app.guard = 60.0
        await pilot.press("s", "k")
        assert (screen.link.seq, screen.scene.mode) == (seq, Mode.DECIDE)
        app.guard = 0.0
        app.post_message(events.Key("cyrillic_yeru", "ы"))
        await until(pilot, lambda: isinstance(app.screen, RoundSheetScreen))
        sheet = app.screen.scene.view.sheet  # type: ignore[attr-defined]
        assert sheet.winner == 0
        assert sheet.kind == "win"
        await shown(pilot, app.words.points(sheet.points[0]))


@pytest.mark.parametrize("key", ["k", "л", "Ｋ"])
async def test_koi_koi_goes_on_with_the_round(key: str, tmp_path: Path) -> None:
    """Of two people: the computer might end the round before anybody looks."""
    app = game(tmp_path, start=table_of("koikoi-japan", seed=3, opponent=None))
    async with app.run_test(size=COMPACT) as pilot:
        screen = await come_to(pilot, Mode.DECIDE, seed=3)
        me = screen.scene.me
        app.post_message(events.Key(key, key))
        await until(pilot, lambda: bool(screen.scene.round and screen.scene.round.calls[me]))
        assert app.words("play-called-times", calls=1) in text_of(app)


async def test_keys_pressed_while_the_computer_plays_only_hurry_it(tmp_path: Path) -> None:
    app = game(tmp_path, start=table_of("single-koi"))
    async with app.run_test(size=COMPACT) as pilot:
        screen = await come_to(pilot, Mode.PLAY)
        app._pace = "calm"
        hand = screen.scene.hand
        playable = next(i for i, code in enumerate(hand) if not screen.scene.choice(code).choices)  # type: ignore[union-attr]
        await tap(pilot, str(playable + 1))
        await until(pilot, lambda: screen.flow.busy and screen.scene.step is not None)
        assert screen.scene.step is not None
        said = screen.scene.step.said(app.words, screen.scene.named, screen.scene.rules, 64)
        assert said in text_of(app)
        while screen.flow.busy:
            await pilot.press("1")
            await asyncio.sleep(0.02)
        if isinstance(app.screen, TableScreen) and screen.scene.mode is Mode.PLAY:
            assert len(screen.scene.hand) == len(hand) - 1
            assert screen.scene.step is None


async def test_a_stale_answer_looks_again_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = game(tmp_path, start=table_of("single-koi"))
    async with app.run_test(size=COMPACT) as pilot:
        screen = await come_to(pilot, Mode.PLAY)
        hand = screen.scene.hand
        screen.link.seq -= 1  # as if something had happened that was not shown
        number = next(i for i, code in enumerate(hand) if not screen.scene.choice(code).choices) + 1  # type: ignore[union-attr]
        await pilot.press(str(number))
        assert app.words("play-err-stale") in text_of(app)
        assert screen.scene.hand == hand
        monkeypatch.setattr(
            type(screen.link), "send", lambda *_: Err("c", "retry_later", screen.link.seq, "unreadable")
        )
        await pilot.press(str(number))
        assert app.words("play-err-retry_later") in text_of(app)
        await pilot.press("left")
        assert app.words("play-err-retry_later") not in text_of(app)


async def test_a_card_that_must_not_be_played_is_refused_in_words(tmp_path: Path) -> None:
    app = game(tmp_path, start=table_of("extensions", seed=2))
    async with app.run_test(size=COMPACT) as pilot:

        def barred(app: KoiKoiApp) -> bool:
            return asked_for(Mode.PLAY)(app) and len(top(app).scene.view.legal.cards) < len(top(app).scene.hand)

        await play_on(pilot, Random(2), stop=barred)
        screen = top(app)
        number = next(i for i, code in enumerate(screen.scene.hand) if screen.scene.choice(code) is None)
        seq = screen.link.seq
        await pilot.press(str(number + 1))
        assert app.words("error-must-capture")[:40] in text_of(app)
        assert screen.link.seq == seq


async def test_pages_open_above_the_table_and_close_again(tmp_path: Path) -> None:
    app = game(tmp_path, start=table_of("shobu", gaji=True))
    async with app.run_test(size=COMPACT) as pilot:
        screen = await come_to(pilot, Mode.PLAY)
        for key in ("?", "u", "y", "l", "r"):
            await pilot.press(key)
            assert isinstance(app.screen, PageScreen)
            assert len(text_of(app).strip().splitlines()) > 5
            await pilot.press("pagedown", "down", "up", "end", "home", key)
            assert app.screen is screen
        await pilot.press("u")
        unseen = text_of(app)
        for code in screen.scene.round.unseen if screen.scene.round else ():
            assert app.words.mark(code) in unseen
        for code in screen.scene.hand:
            if app.words.mark(code).endswith(("☀", "◆", "▮")):
                assert f" {app.words.mark(code)} " not in unseen
        await pilot.press("escape")


async def test_leaving_keeps_the_match_and_resigning_ends_it(tmp_path: Path) -> None:
    app = game(tmp_path, start=table_of("single-koi"))
    async with app.run_test(size=COMPACT) as pilot:
        screen = await come_to(pilot, Mode.PLAY)
        await pilot.press("q")
        assert isinstance(app.screen, AskScreen)
        await pilot.press("escape")
        assert app.screen is screen
        await pilot.press("q", "2")
        assert isinstance(app.screen, HomeScreen)
        (kept,) = app.lobby.matches()
        assert not kept.over
        await pilot.press("enter")
        assert isinstance(app.screen, TableScreen)
        assert app.screen.scene.view.round == screen.scene.view.round
        await pilot.press("q", "3", "2")
        await until(pilot, lambda: isinstance(app.screen, MatchSheetScreen))
        await shown(pilot, app.lobby.matches()[0].path.name)
        await pilot.press("q")
        assert isinstance(app.screen, HomeScreen)
        assert app.lobby.matches()[0].over


async def test_a_rematch_opens_the_same_table_again(tmp_path: Path) -> None:
    app = game(tmp_path, start=table_of("single-koi", rounds=1))
    async with app.run_test(size=COMPACT) as pilot:
        await play_on(pilot, Random(1))
        await pilot.press("enter")
        await until(pilot, lambda: len(app.lobby.matches()) == 2)
        await play_on(pilot, Random(1), stop=lambda a: isinstance(a.screen, TableScreen))
        assert top(app).session.setup.rules == {"base": "single-koi", "rounds": 1}
