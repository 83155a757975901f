"""Whole matches through the page, in each window, by touch and by keys; the record that was kept tells the same."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from koikoi.engine.jsontext import parse_json
from koikoi.engine.record import replay
from koikoi.engine.rules import PRESETS, load_preset
from tests.conftest import NIGHTLY
from tests.server.client import Host, ask
from tests.web.browser import WINDOWS, Window
from tests.web.conftest import Visitor
from tests.web.player import Player, held, settle

INPUTS = ("touch", "keys")
VARIANTS = [(preset, variant.id) for preset in PRESETS for variant in load_preset(preset).variants]
Case = tuple[str, str, Window, str]


def turns(cases: list[tuple[str, str]]) -> list[Case]:
    """Each case once, windows and inputs taken in turn; at night each case in each window by each input."""
    ways = [(window, way) for way in INPUTS for window in WINDOWS]
    if NIGHTLY:
        return [(*case, *way) for case in cases for way in ways]
    return [(*case, *ways[i % len(ways)]) for i, case in enumerate(cases)]


def named(value: object) -> str:
    return value.name.replace(" ", "-") if isinstance(value, Window) else str(value or "plain")


CASES = turns([(preset, "") for preset in PRESETS] + VARIANTS)


@pytest.mark.parametrize(("preset", "variant", "window", "way"), CASES, ids=named)
def test_a_match_is_played_to_its_end_and_its_record_tells_the_same(
    preset: str, variant: str, window: Window, way: str, host: Host, visit: Callable[..., Visitor]
) -> None:
    rules: dict[str, Any] = {"base": preset}
    if variant:
        chosen = next(known for known in load_preset(preset).variants if known.id == variant)
        rules |= {**chosen.options, "rounds": 2, "target": 0}
    visitor = visit(window)
    settle(visitor.context, last={"rules": rules, "opponent": "greedy"})
    page = visitor.page()
    page.goto("/")
    page.locator("button.button--go.big").click()
    page.wait_for_url("**/table/*")
    player = Player(page, keys=way == "keys", rng=Random(f"{preset} {variant}"), touch=window.touch)
    player.play_match()
    shown = [int(part) for part in page.locator(".slip__points").inner_text().replace("−", "-").split(":")]
    seat = held(page)
    answer = ask(host, f"/api/matches/{seat['match']}/record", Authorization=f"Bearer {seat['seats'][0]['token']}")
    replayed = replay(parse_json(answer.body))
    match = replayed.match
    assert replayed.differences == []
    assert match.over
    assert list(match.standing) == shown
    if variant:
        # a table that breaks ties goes on only while the score is level
        level = [sum(round.outcome.points[0] - round.outcome.points[1] for round in match.rounds[:n]) == 0
                 for n in range(2, len(match.rounds))]  # fmt: skip
        assert len(match.rounds) >= 2
        assert all(level)
        assert match.rules.tie == "extra" or len(match.rounds) == 2
