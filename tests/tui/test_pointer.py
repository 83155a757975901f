"""The pointer does what the keys do."""

from __future__ import annotations

from pathlib import Path
from random import Random

from koikoi.tui.scene import Mode
from koikoi.tui.screens.home import HomeScreen
from koikoi.tui.screens.pages import PageScreen
from koikoi.tui.screens.roundsheet import RoundSheetScreen
from koikoi.tui.screens.table import TableScreen
from koikoi.tui.widgets.cards import Field, Hand
from koikoi.tui.widgets.decision import DecisionPanel
from koikoi.tui.widgets.keybar import KeyBar
from koikoi.tui.widgets.menu import Menu
from koikoi.tui.widgets.traypanel import TrayPanel
from tests.tui.driving import COMPACT, game, play_on, table_of, until


async def test_cards_choices_and_keys_can_be_pressed(tmp_path: Path) -> None:
    app = game(tmp_path, start=table_of("single-koi", seed=11))
    async with app.run_test(size=COMPACT) as pilot:

        def choosing(app: object) -> bool:
            screen = getattr(app, "screen", None)
            if not isinstance(screen, TableScreen) or screen.scene.mode is not Mode.PLAY or screen.answered:
                return False
            return any(card.choices for card in screen.scene.view.legal.cards)

        await play_on(pilot, Random(1), stop=choosing)
        screen = app.screen
        assert isinstance(screen, TableScreen)
        scene = screen.scene
        await pilot.click(Field, offset=(3, 1))
        assert scene.looked_at == scene.slots[0] or scene.slots[0] is None
        i = next(i for i, code in enumerate(scene.hand) if (c := scene.choice(code)) and c.choices)
        await pilot.click(Hand, offset=(i % 4 * 19 + 8, i // 4 * 2))
        assert scene.mode is Mode.CHOOSE
        seq = screen.link.seq
        await pilot.click(TrayPanel, offset=(10, 1))
        await until(pilot, lambda: screen.link.seq > seq)
        await until(pilot, lambda: not screen.flow.busy)
        for x in range(2, 78):
            await pilot.click(KeyBar, offset=(x, 0))
            if isinstance(app.screen, PageScreen):
                break
        assert isinstance(app.screen, PageScreen)


async def test_a_decision_and_a_menu_can_be_pressed(tmp_path: Path) -> None:
    app = game(tmp_path, start=table_of("single-koi", seed=3))
    async with app.run_test(size=COMPACT) as pilot:
        await play_on(
            pilot,
            Random(3),
            stop=lambda a: isinstance(a.screen, TableScreen) and a.screen.scene.mode is Mode.DECIDE,
        )
        await pilot.pause()
        await pilot.click(DecisionPanel, offset=(40, 3))
        assert isinstance(app.screen, TableScreen), "only the buttons decide"
        await pilot.click(DecisionPanel, offset=(2, 0))
        await until(pilot, lambda: isinstance(app.screen, RoundSheetScreen))
        await pilot.press("q")
        assert isinstance(app.screen, HomeScreen)
        menu = app.screen.query_one(Menu)
        await pilot.click(Menu, offset=(5, next(i for i, item in enumerate(menu.items) if item.id == "rules")))
        assert isinstance(app.screen, PageScreen)
