"""Somebody watches two friends at a page of their own: sees no card that is hidden, and both always know it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect

from tests.web.browser import WINDOWS
from tests.web.conftest import Visitor
from tests.web.journey import open_to_watchers
from tests.web.player import Player, held, settle

Visit = Callable[..., Visitor]
FACES = "() => [...document.querySelectorAll('.board [data-card]')].map((card) => card.dataset.card)"
HAND = "() => [...document.querySelectorAll('.hand [data-card]')].map((card) => card.dataset.card)"
_, PHONE, SIDE = WINDOWS
"""Windows without a rail, where a board shows no card but those that lie there."""


def friends(visit: Visit) -> tuple[list[Page], list[Player]]:
    """Two friends at their table, where nothing was played yet."""
    pages = []
    for name, window in (("Aki", PHONE), ("Bruno", SIDE)):
        visitor = visit(window)
        settle(visitor.context, name=name, last={"rules": {"base": "single-koi", "rounds": 1}, "opponent": "greedy"})
        pages.append(visitor.page())
    mine, theirs = pages
    for _ in range(5):  # a lucky hand ends a round before it is played: then another match begins
        mine.goto("/new#friend")
        mine.locator("button[type=submit]").click()
        mine.locator(".slip").wait_for()
        theirs.goto(f"/join#{held(mine)['invite']}")
        theirs.locator("button[type=submit]").click()
        for page in pages:
            page.locator(".board, .draw, .slip--round").first.wait_for()
            if page.locator(".draw").count():
                page.keyboard.press("Enter")
            page.locator("dialog[open]").wait_for(state="detached")
        if not mine.locator(".slip--round").count():
            break
    return pages, [Player(page, keys=True, rng=Random(seat)) for seat, page in enumerate(pages)]


def at_rest(pages: list[Page]) -> str:
    """The number that all of these pages show, once they do and nothing moves."""
    for _ in range(200):
        found = {page.locator(".board").get_attribute("data-seq") for page in pages}
        if len(found) == 1 and all(page.locator(".board[aria-busy=false]").count() for page in pages):
            return str(found.pop())
        pages[0].wait_for_timeout(30)
    raise AssertionError("the pages never show the same")


def test_a_watcher_sees_no_hidden_card_and_both_players_see_that_they_are_watched(visit: Visit) -> None:
    pages, players = friends(visit)
    link = open_to_watchers(pages[0])
    pages[0].keyboard.press("Escape")
    guest = visit(PHONE)
    settle(guest.context)
    watcher = guest.page()
    watcher.goto(link)
    for page in pages:
        expect(page.locator(".board .watched b")).to_have_text("1")
        expect(page.locator("[aria-live]").first).to_contain_text("1 person is watching")
    expect(watcher.locator(".board .seat .who__name").first).to_contain_text("Bruno")
    seen: set[str] = set()
    for _ in range(40):
        seen.add(at_rest([*pages, watcher]))
        faces = set(watcher.evaluate(FACES)) - {"back-red"}
        assert faces, "the field lies open"
        assert not faces & {code for page in pages for code in page.evaluate(HAND)}
        if len(seen) > 5:
            break
        next(player for player in players if player.page.locator(".board:not([data-mode=watch])").count()).step()
    assert len(seen) > 5
    assert watcher.locator(".hand .card-button, [data-hand]").count() == 0
    pages[0].locator(".bar .icon-button").first.click()
    pages[0].locator(".menu__links button").nth(5).click()
    expect(pages[0].locator(".watchers [role=status]")).to_have_text("1 person is watching")
    pages[0].locator(".watchers > .button:last-child").click()
    expect(watcher.locator("h1")).to_have_text("This match is not open to watchers")
    for page in pages:
        expect(page.locator(".watched")).to_have_count(0)


def test_who_watches_uses_the_keys_for_lists_and_cards_and_a_broken_link_says_so(visit: Visit) -> None:
    visitor = visit(WINDOWS[0])
    settle(visitor.context)
    page = visitor.page()
    page.goto("/watch#nonsense")
    expect(page.get_by_role("alert")).to_contain_text("Ask them for a new link")
    pages, _ = friends(visit)
    link = open_to_watchers(pages[0])
    page.goto(link)
    page.locator(".board").wait_for()
    for key, mark in (("KeyY", ".yaku-list"), ("KeyL", ".moves"), ("KeyR", "dialog")):
        page.keyboard.press(key)
        page.locator(f"dialog[open] {mark}, {mark}[open]").first.wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    page.locator("[data-slot][tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("KeyI")
    page.locator("dialog[open] .card-page").wait_for()
