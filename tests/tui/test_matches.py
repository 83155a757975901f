from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from koikoi.engine.rules import PRESETS
from koikoi.tui.screens.matchsheet import MatchSheetScreen
from tests.tui.driving import COMPACT, game, play_on, table_of, text_of


@pytest.mark.parametrize("preset", PRESETS)
async def test_a_whole_match_of_every_preset_is_played_through_the_keys(preset: str, tmp_path: Path) -> None:
    app = game(tmp_path, start=table_of(preset))
    async with app.run_test(size=COMPACT) as pilot:
        await play_on(pilot, Random(preset))
        assert isinstance(app.screen, MatchSheetScreen)
        await pilot.pause()
        (record,) = (json.loads(path.read_text()) for path in (tmp_path / "records").glob("*.json"))
        view = app.screen.scene.view
        assert record["match"]["over"]
        assert record["match"]["winner"] == view.end.winner
        for number in view.standing:
            assert str(number) in text_of(app)
