"""Two people at one screen: nobody sees a hand that is not theirs, whatever is done to the page."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.web.browser import WINDOWS
from tests.web.conftest import Visitor
from tests.web.player import Player, settle


def test_a_hand_stays_covered_over_a_reload_and_a_way_round_by_home(visit: Callable[..., Visitor]) -> None:
    visitor = visit(WINDOWS[0])
    settle(visitor.context, last={"rules": {"base": "single-koi"}, "opponent": "greedy"})
    page = visitor.page()
    page.goto("/new#screen")
    page.locator("button[type=submit]").click()
    player = Player(page, keys=True, rng=Random(5))
    covers = 0
    while covers < 3:
        if player.wanted()[0] == "cover":
            covers += 1
            page.reload()
            assert player.wanted()[0] in ("draw", "cover")  # in the first round the draw is read again
            assert page.locator("[data-hand]").count() == 0
            page.goto("/")
            page.locator("a.button--go.big").click()
            assert player.wanted()[0] in ("draw", "cover")
            assert page.locator("[data-hand]").count() == 0
            while player.wanted()[0] == "draw":
                player.step()
            assert player.wanted()[0] == "cover"
        player.step()
