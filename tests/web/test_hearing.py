"""A match is played by keys, and a screen reader is told all of it: each thing once, in order, in whole sentences."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from koikoi.texts import LANGUAGES, Texts
from tests.conftest import NIGHTLY
from tests.server.client import serving
from tests.web.browser import WINDOWS
from tests.web.conftest import Visitor
from tests.web.hearing import Teller, heard, listen, nameless, wrong
from tests.web.player import LOOK, Player, held, settle

MODES = ("computer", "screen", "friend")
CASES = (
    [(language, mode, 3, seed) for language in LANGUAGES for mode in MODES for seed in range(3)]
    if NIGHTLY
    else [("en", "computer", 1, 1), ("ru", "computer", 2, 2), ("fr", "screen", 1, 3), ("ja", "friend", 1, 4)]
)
"""Each language and each way to play; at night each way in each language, three times."""
LUCKY = "26"
"""A seed whose first deal in `single-koi` gives seat 1 four cards of a month: the round is over at once."""
PATIENCE = 4000
"""How often a page is looked at in a match, at most."""


def seat_at(visit: Callable[..., Visitor], language: str, rounds: int, **settings: object) -> Visitor:
    """Somebody whose browser is listened to."""
    visitor = visit(WINDOWS[0])
    last = {"rules": {"base": "single-koi", "rounds": rounds}, "opponent": "greedy"}
    settle(visitor.context, language=language, last=last, **settings)
    listen(visitor.context)
    return visitor


def opened(visitor: Visitor, mode: str) -> Page:
    """The table that somebody opens."""
    page = visitor.page()
    page.goto(f"/new#{mode}")
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/table/*")
    return page


def joined(visitor: Visitor, host: Page) -> Page:
    """The table as the friend sees it."""
    host.locator(".slip").wait_for()
    page = visitor.page()
    page.goto(f"/join#{held(host)['invite']}")
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/table/*")
    return page


class Table:
    """Those who play a match, and what they do besides playing cards."""

    def __init__(self, pages: list[Page], texts: Texts, rng: Random) -> None:
        self.players = [Player(page, keys=True, rng=rng) for page in pages]
        self.texts = texts
        self.looked: set[str] = set()
        self.tried: set[str] = set()

    def play(self) -> None:
        """Play to the match sheet; each kind of screen is looked at for names once."""
        over: set[Player] = set()
        for _ in range(PATIENCE):
            for player in self.players:
                asked = player.page.evaluate(LOOK)
                if asked is None or player in over:
                    continue
                if asked[0] not in self.looked:
                    self.looked.add(asked[0])
                    assert nameless(player.page, self.texts) == [], asked[0]
                if asked[0] == "match":
                    over.add(player)
                else:
                    self._act(player, asked[0])
            if len(over) == len(self.players):
                return
            self.players[0].page.wait_for_timeout(20)
        raise AssertionError("the match does not end")

    def _act(self, player: Player, asked: str) -> None:
        other = self.players[1] if len(self.players) == 2 and player is self.players[0] else None
        seated = other and other.page.locator(".board").count() and not other.page.locator("dialog[open]").count()
        if asked == "hand" and other and seated and self._once("a sheet lies over the friend's table"):
            other.page.keyboard.press("KeyY")
            other.page.locator("dialog[open]").wait_for()
            player.step()
            other.page.wait_for_timeout(300)
            other.page.keyboard.press("Escape")
            other.page.locator("dialog[open]").wait_for(state="detached")
        elif asked == "hand" and len(self.players) == 1 and (card := certain(player.page)):
            if self._once("an answer to an older view"):
                player.page.evaluate("window.late = true")
                player.page.keyboard.press(f"Digit{card}")
                player.page.locator(".say__last--notice").wait_for()
            elif player.page.locator(".bar__undo").count() and self._once("a choice taken back"):
                seq = player.page.locator(".board").get_attribute("data-seq")
                player.page.keyboard.press("KeyB")
                player.page.locator(f".board:not([data-seq='{seq}'])").wait_for()
            else:
                player.step()
        else:
            player.step()

    def _once(self, what: str) -> bool:
        """Whether it was not tried yet."""
        known = what in self.tried
        self.tried.add(what)
        return not known


def certain(page: Page) -> int:
    """The number of a hand card that asks for no choice; 0 if all do."""
    view = next(said["view"] for said in map(json.loads, came(page)[::-1]) if "view" in said)
    sure = [card["card"] for card in view["legal"]["cards"] if not card["choices"] and not card["may_pass"]]
    return view["round"]["hand"].index(sure[0]) + 1 if sure else 0


def came(page: Page) -> list[str]:
    """What came on the page's sockets, the newest last."""
    return [text for kind, text in heard(page) if kind == "came"]


def check(page: Page, texts: Texts, mode: str) -> None:
    """What the page has said is what it had to say."""
    page.wait_for_timeout(100)
    log = heard(page)
    log = log[next(i for i, (kind, text) in enumerate(log) if kind == "came" and '"sync"' in text) :]
    said = [text for kind, text in log if kind in ("said", "read")]
    assert [text for text in said if wrong(text)] == []
    assert [entry for entry in log if entry[0] in ("cut", "unheard")] == []
    passing = [
        texts.say(f"table-{what}", name=name) for name in ("Aki", "Bruno") for what in ("waits-for", "turn-other")
    ]
    teller = Teller(texts, mode)
    due = teller.frames(log)
    # a friend who is quick moves before it is said that they are in turn
    assert [text for text in said if text not in passing] == [text for text in due if text not in passing]
    assert mode != "friend" or 0 < said.count(teller.turn_other) <= due.count(teller.turn_other)


@pytest.mark.parametrize(("language", "mode", "rounds", "seed"), CASES)
def test_all_that_happens_is_told_once_in_order_in_whole_sentences(
    language: str, mode: str, rounds: int, seed: int, visit: Callable[..., Visitor]
) -> None:
    texts = Texts.load(language)
    names = ("Aki", "Bruno") if mode == "friend" else ("",)
    visitors = [seat_at(visit, language, rounds, name=name) for name in names]
    pages = [opened(visitors[0], mode)]
    if mode == "friend":
        pages.append(joined(visitors[1], pages[0]))
    table = Table(pages, texts, Random(seed))
    table.play()
    for page in pages:
        check(page, texts, mode)


def test_a_lucky_hand_in_the_first_deal_at_one_screen_is_told(browser: Browser, tmp_path: Path) -> None:
    texts = Texts.load("en")
    with serving(tmp_path, LUCKY) as host:
        visitor = seat_at(lambda window: Visitor(browser, host, window), "en", 1)
        page = opened(visitor, "screen")
        Table([page], texts, Random(1)).play()
        check(page, texts, "screen")
        assert '"stage":"match-over"' in came(page)[0]
        visitor.context.close()
        assert visitor.faults == []


def test_a_newcomer_is_told_each_lesson_and_what_giving_up_comes_to(visit: Callable[..., Visitor]) -> None:
    texts = Texts.load("en")
    for _ in range(5):  # a match that is over before its second lesson or by it cannot be given up: then another one
        page = opened(seat_at(visit, "en", 2, met=False), "computer")
        player = Player(page, keys=True, rng=Random(5), eager=True)
        lessons: list[str] = []
        while (asks := player.wanted()[0]) != "match" and (len(lessons) < 2 or asks == "round"):
            if asks == "hand" and page.locator(".lesson").count():
                text = page.locator(".lesson__text").inner_text()
                lessons += [] if text in lessons else [text]
            player.step()
        if asks != "match":
            break
    page.locator(".bar .icon-button").first.click()
    page.get_by_role("button", name=texts.say("play-leave-resign")).click()
    page.get_by_role("button", name=texts.say("play-resign-yes")).click()
    page.locator(".slip--match").wait_for()
    page.wait_for_timeout(100)
    said = [text for kind, text in heard(page) if kind in ("said", "read")]
    assert [said.count(text) for text in lessons] == [1] * len(lessons)
    assert said[-2:] == [texts.say("play-did-resigned-you"), texts.match_result("resigned", "other", name="Kiku")]


def test_a_friend_who_goes_and_comes_back_is_told_of(visit: Callable[..., Visitor]) -> None:
    texts = Texts.load("fr")
    visitors = [seat_at(visit, "fr", 1, name=name) for name in ("Aki", "Bruno")]
    page = opened(visitors[0], "friend")
    theirs = joined(visitors[1], page)
    page.locator(".board").wait_for()
    theirs.goto("/")
    page.locator(".banner").wait_for()
    theirs.go_back()
    page.locator(".banner").wait_for(state="detached")
    page.wait_for_timeout(100)
    said = [text for kind, text in heard(page) if kind == "said"]
    told = [texts.say(f"table-friend-{what}", name="Bruno") for what in ("away", "back")]
    assert [text for text in said if text in told] == told
