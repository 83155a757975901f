"""A page that cannot be drawn says so in the player's language, and leads on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from koikoi.texts import LANGUAGES, Texts
from tests.conftest import NIGHTLY
from tests.web.browser import WINDOWS
from tests.web.conftest import Visitor
from tests.web.player import Player, settle

SPOIL = """window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    super.onmessage = ({ data }) => {
      const said = JSON.parse(data);
      if (said.view && !sessionStorage.getItem('whole')) said.view.progress = null;
      hear({ data: JSON.stringify(said) });
    };
  }
}"""
"""Until the window is told otherwise, no view is one that a table can be drawn of."""


@pytest.mark.parametrize("language", LANGUAGES if NIGHTLY else ("ja",))
def test_a_table_that_cannot_be_drawn_says_so_and_leads_on(language: str, visit: Callable[..., Visitor]) -> None:
    texts = Texts.load(language)
    visitor = visit(WINDOWS[0])
    settle(visitor.context, language=language)
    visitor.context.add_init_script(SPOIL)
    page = visitor.page()
    page.goto("/new#screen")
    page.locator("button[type=submit]").click()
    broken = page.get_by_role("heading", name=texts.say("web-broken"), level=1)
    broken.wait_for()
    assert page.get_by_role("alert").inner_text() == texts.say("web-broken-why")
    assert visitor.faults
    visitor.faults.clear()
    table = page.url
    page.get_by_role("link", name=texts.say("web-home"), exact=True).click()
    page.locator("#tables").wait_for()
    page.goto(table)
    broken.wait_for()
    page.evaluate("sessionStorage.setItem('whole', 'yes')")
    page.get_by_role("button", name=texts.say("web-broken-reload")).click()
    page.locator(".board").wait_for()
    visitor.faults.clear()


def test_a_browser_that_cannot_keep_the_seat_says_so_until_its_player_moves(visit: Callable[..., Visitor]) -> None:
    """Also where the computer is the dealer, and has moved before anybody could read."""
    openers = set()
    for _ in range(12):
        visitor = visit(WINDOWS[0])
        settle(visitor.context, language="fr")
        visitor.context.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full'); }")
        page = visitor.page()
        page.goto("/new#computer")
        page.locator("button[type=submit]").click()
        player = Player(page, keys=False, rng=Random(1))
        if player.wanted()[0] == "draw":
            player.step()
        if player.wanted()[0] == "hand":  # a lucky hand ends a round before it is played
            said = Texts.load("fr").say("table-not-kept")
            page.locator(".say__last", has_text=said).wait_for(timeout=3000)
            assert page.locator("[role=log] p").all_inner_texts().count(said) == 1
            openers.add("me" if page.locator(".seat--you .sign--dealer").count() else "computer")
        if len(openers) == 2:
            return
    raise AssertionError(f"always the dealer: {openers}")
