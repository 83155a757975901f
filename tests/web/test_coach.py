"""The coach at a decision: off until it is switched on, then the chances of both choices, said once."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from koikoi.texts import Texts
from tests.web.browser import WINDOWS
from tests.web.conftest import Visitor
from tests.web.player import Player, settle


def test_the_coach_tells_both_chances_once_it_is_switched_on(visit: Callable[..., Visitor]) -> None:
    visitor, texts = visit(WINDOWS[1]), Texts.load("ru")
    settle(visitor.context, language="ru", last={"rules": {"base": "shobu"}, "opponent": "greedy"})
    page = visitor.page()
    page.goto("/")
    page.locator("button.button--go.big").tap()
    player = Player(page, keys=True, rng=Random(3), eager=True)
    while player.wanted()[0] != "decide":
        player.step()
    table, odds = page.url, page.locator(".bet__odds")
    expect(odds).to_have_count(0)
    assert not [url for url in visitor.requests if url.endswith("/coach")], "nobody asked for it"

    page.goto("/settings")
    switch = page.get_by_role("switch", name=texts.say("web-set-coach"))
    expect(switch).not_to_be_checked()
    switch.tap()
    expect(switch).to_be_checked()
    with page.expect_response("**/coach", timeout=60_000) as answered:
        page.goto(table)
    answer = answered.value
    while (chances := answer.json())["stop"] is None:  # the player is compiled for the first time
        answer = page.wait_for_event("response", lambda each: each.url.endswith("/coach"))
    stop, koi = (int(100 * chances[word]["win"] + 0.5) for word in ("stop", "koi"))
    expect(odds).to_have_text([texts.say("table-coach-win", percent=percent) for percent in (stop, koi)])
    expect(page.get_by_role("log").get_by_text(texts.say("table-coach-said", stop=stop, koi=koi))).to_have_count(1)
