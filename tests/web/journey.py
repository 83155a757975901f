"""A walk through every screen, as somebody takes it who comes for the first time: for pictures and for what must hold
on each of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random

from playwright.sync_api import Page

from tests.web.conftest import Visitor
from tests.web.player import Player, held, settle

Come = Callable[[], Visitor]
"""Makes somebody at a browser of their own, in the window of the walk."""
SHEETS = {"KeyY": "yaku", "KeyL": "moves", "KeyU": "unseen", "KeyR": "rules", "Slash": "help"}
"""What a key opens over the table."""


def first_table(come: Come, language: str, theme: str) -> Iterator[tuple[str, Page]]:
    """From the first visit to the sheet of a round: each screen by name, with the page that shows it."""
    for _ in range(5):  # a lucky hand ends a round before it is played: then somebody else comes
        visitor = come()
        settle(visitor.context, language=language, theme=theme, met=False)
        page = visitor.page()
        page.goto("/")
        player = Player(page, keys=True, rng=Random(7), eager=True)
        if player.wanted()[0] != "round":
            break
    if player.wanted()[0] == "draw":
        yield "draw", page
        player.step()
    player.wanted()
    yield "first", page
    coach = page.locator(".lesson button")  # a deal whose first card could make a yaku has another lesson first
    while coach.count():
        coach.last.click()
        player.wanted()
    yield "table", page
    page.locator(".bar .icon-button").first.click()
    yield "menu", shown(page)
    page.keyboard.press("Escape")
    for key, name in SHEETS.items():
        page.locator("dialog[open]").wait_for(state="detached")
        page.keyboard.press("Shift+Slash" if key == "Slash" else key)
        yield name, shown(page)
        page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    yield from moments(player, ("tray", "decide", "round"))


def moments(player: Player, wanted: tuple[str, ...], most: int = 400) -> Iterator[tuple[str, Page]]:
    """Play on until the page has asked for each of these once; a decision is met with koi-koi until all were seen."""
    page, open_ones = player.page, list(wanted)
    for _ in range(most):
        what = player.wanted()[0]
        if what in open_ones:
            open_ones.remove(what)
            yield what, page
            if what == "decide":
                time.sleep(0.4)
                page.locator(".decision .icon-button").click()
                yield "aside", page
                page.locator(".decision--aside .button--quiet").click()
                player.wanted()
        if not open_ones:
            return
        player.step()
    raise AssertionError(f"the page never asked for {open_ones}")


def other_pages(come: Come, language: str, theme: str) -> Iterator[tuple[str, Page]]:
    """The pages around the table, an invitation from both sides, a match that has ended, two people at one screen."""
    visitor = come()
    last = {"rules": {"base": "single-koi", "rounds": 1}, "opponent": "greedy"}
    settle(visitor.context, language=language, theme=theme, last=last)
    page = visitor.page()
    page.goto("/")
    page.locator("button.button--go.big").click()
    player = Player(page, keys=True, rng=Random(3))
    player.play_match()
    yield "match", page
    page.goto("/")
    page.locator("#tables").wait_for()
    yield "home", page
    for path in (
        "/new",
        "/rules",
        "/rules/edit",
        "/settings",
        "/nowhere",
        "/join#0123456789abcdef012345",
        "/table/nobody",
        "/replay",
    ):
        page.goto(path)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        name = path.strip("/").partition("#")[0].replace("table/", "no-").replace("rules/", "rules-")
        name = name.replace("replay", "no-replay")
        yield name, page
    page.goto("/records")
    page.locator(".records .strips li").first.wait_for()
    yield "records", page
    page.locator(".records .strips a").first.click()
    page.locator(".replay .controls").wait_for()
    page.wait_for_load_state("networkidle")
    yield "replay", page
    page.keyboard.press("End")
    page.locator(".slip--match").wait_for()
    yield "replay-end", page
    page.goto("/new#friend")
    page.locator("button[type=submit]").click()
    page.locator(".slip").wait_for()
    page.wait_for_load_state("networkidle")
    yield "invite", page
    guest = come()
    settle(guest.context, language=language, theme=theme)
    other = guest.page()
    other.goto(f"/join#{held(page)['invite']}")
    other.locator("button[type=submit]").wait_for()
    other.wait_for_load_state("networkidle")
    yield "invited", other
    page.goto("/new#screen")
    page.locator("button[type=submit]").click()
    player.wanted()
    player.step()
    if player.wanted()[0] != "cover":
        player.step()
    yield "cover", page


def watched_table(come: Come, language: str, theme: str) -> Iterator[tuple[str, Page]]:
    """A match that is opened to watchers, and what somebody sees who watches it to its end and until it is closed."""
    visitor = come()
    last = {"rules": {"base": "single-koi", "rounds": 1}, "opponent": "greedy"}
    settle(visitor.context, language=language, theme=theme, last=last)
    page = visitor.page()
    player = Player(page, keys=True, rng=Random(5))
    at_one_screen(player)
    link = open_to_watchers(page)
    yield "watchers", page
    page.keyboard.press("Escape")
    guest = come()
    settle(guest.context, language=language, theme=theme)
    other = guest.page()
    other.goto(link)
    other.locator(".board").wait_for()
    page.locator(".watched").wait_for()
    yield "watched", page
    other.locator(".bar .icon-button").first.click()
    yield "watch-menu", shown(other)
    other.keyboard.press("Escape")
    for _ in range(8):
        if player.wanted()[0] == "round":  # it may end sooner than that
            break
        player.step()
    other.wait_for_load_state("networkidle")
    yield "watch", other
    while player.wanted()[0] != "round":
        player.step()
    other.locator(".slip--round").wait_for()
    yield "watch-over", other
    other.locator(".slip--round .button--go").click()
    other.locator(".slip--match").wait_for()
    yield "watch-match", other
    at_one_screen(player)
    other.goto(open_to_watchers(page, "round"))
    other.locator(".slip .waiting").wait_for()
    yield "watch-waits", other
    page.locator(".watchers > .button:last-child").click()
    other.locator(".slip--note").wait_for()
    yield "watch-closed", other


def at_one_screen(player: Player) -> None:
    """Begin a match of two people at one screen, up to the first card."""
    for _ in range(5):  # a lucky hand ends a round before it is played: then another match begins
        player.page.goto("/new#screen")
        player.page.locator("button[type=submit]").click()
        while player.wanted()[0] in ("draw", "cover"):
            player.step()
        if player.wanted()[0] != "round":
            return
    raise AssertionError("every round ended before it was played")


def open_to_watchers(page: Page, delay: str = "none") -> str:
    """Open the match of a page to watchers by its menu, which stays open; the link for them."""
    page.locator(".bar .icon-button").first.click()
    page.locator(".menu__links button").nth(5).click()
    page.locator(f".watchers input[value={delay}]").check(force=True)
    page.locator(".watchers .button--go").click()
    return shown(page).locator(".watchers output").inner_text()


def shown(page: Page) -> Page:
    """The page once a sheet lies over it."""
    page.locator("dialog[open]").wait_for()
    page.wait_for_load_state("networkidle")
    return page
