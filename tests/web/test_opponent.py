"""The choice of an opponent: each is named and described, by touch and by keys, and met again from home."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from koikoi.agents import PEOPLE_PLAY
from koikoi.texts import Texts
from tests.web.browser import WINDOWS, Window
from tests.web.conftest import Visitor
from tests.web.player import held, settle


@pytest.mark.parametrize(("window", "language"), [(WINDOWS[0], "fr"), (WINDOWS[1], "ja")], ids=["keys", "touch"])
def test_an_opponent_is_chosen_and_met_again(window: Window, language: str, visit: Callable[..., Visitor]) -> None:
    visitor, texts = visit(window), Texts.load(language)
    settle(visitor.context, language=language)
    page = visitor.page()
    page.goto("/new")
    group = page.get_by_role("group", name=texts.say("play-new-opponent"), exact=True)
    radios = group.get_by_role("radio")
    expect(radios).to_have_count(len(PEOPLE_PLAY))
    for radio, level in zip(radios.all(), PEOPLE_PLAY, strict=True):
        name, why = texts.say(f"play-opponent-{level}"), texts.say(f"play-opponent-{level}-why")
        expect(radio).to_have_accessible_name(f"{name} {why}")
    expect(radios.first).to_be_checked()  # whom a newcomer meets
    if window.touch:
        radios.nth(2).tap()
        page.locator("button[type=submit]").tap()
    else:
        radios.first.focus()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowDown")
        expect(radios.nth(2)).to_be_checked()
        page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    assert held(page)["opponent"] == PEOPLE_PLAY[2]
    page.goto("/")
    expect(page.locator(".play .note")).to_contain_text(texts.say(f"play-opponent-{PEOPLE_PLAY[2]}-why"))
    page.goto("/new")
    expect(radios.nth(2)).to_be_checked()
