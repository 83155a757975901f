"""A sheet over a page: the page below stays where it is, and the focus comes back to what opened the sheet."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browser import WINDOWS, Window
from tests.web.conftest import Visitor


@pytest.mark.parametrize("window", WINDOWS[:2], ids=str)
@pytest.mark.parametrize("way", ["by its cross", "by Esc", "by a press beside it"])
def test_a_sheet_holds_the_page_below_and_gives_the_focus_back(
    way: str, window: Window, visit: Callable[..., Visitor]
) -> None:
    page = visit(window).page()
    page.goto("/rules")
    card = page.locator("button[aria-haspopup=dialog]").nth(3)
    card.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    before = page.evaluate("scrollY")
    page.mouse.move(4, 4)
    page.mouse.wheel(0, 300)
    page.wait_for_timeout(200)
    assert page.evaluate("scrollY") == before
    if way == "by its cross":
        page.locator("dialog header button").click()
    elif way == "by Esc":
        page.keyboard.press("Escape")
    else:
        page.mouse.click(4, 4)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(card).to_be_focused()
    page.mouse.wheel(0, 300)
    page.wait_for_function("before => scrollY !== before", arg=before)
