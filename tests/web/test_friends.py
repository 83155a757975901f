"""Two browsers play each other by link; reloads, cuts, second tabs and restarts at random moments change nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from koikoi.engine.jsontext import parse_json
from koikoi.engine.record import replay
from tests.conftest import NIGHTLY
from tests.server.client import Host, ask, start
from tests.web.browser import WINDOWS
from tests.web.conftest import Visitor
from tests.web.player import LOOK, Player, held, settle

ROUNDS = 4 if NIGHTLY else 2
TROUBLE_EVERY = 4
"""Once in so many actions something goes wrong."""


@pytest.fixture
def own_host(tmp_path: Path) -> Iterator[Host]:
    """A server that this test may stop and start."""
    host = start(tmp_path)
    yield host
    if host.process.poll() is None:
        host.kill()


class Table:
    """Two friends, each at a browser of their own."""

    def __init__(self, browser: Browser, host: Host, folder: Path, rng: Random) -> None:
        self.host, self.folder, self.rng = host, folder, rng
        self.visitors = [Visitor(browser, host, window) for window in WINDOWS[:2]]
        rules = {"base": "single-koi", "rounds": ROUNDS}
        for visitor, name in zip(self.visitors, ("Aki", "Bruno"), strict=True):
            settle(visitor.context, name=name, last={"rules": rules, "opponent": "greedy"})
        mine = self.visitors[0].page()
        mine.goto("/new#friend")
        mine.locator("button[type=submit]").click()
        mine.wait_for_url("**/table/*")
        mine.locator(".slip").wait_for()
        theirs = self.visitors[1].page()
        theirs.goto(f"/join#{held(mine)['invite']}")
        theirs.locator("button[type=submit]").click()
        theirs.wait_for_url("**/table/*")
        assert "#" not in theirs.url
        self.pages = [mine, theirs]
        self.done: list[str] = []

    def player(self, seat: int) -> Player:
        """The player at a seat, at the page that is open now."""
        return Player(self.pages[seat], keys=seat == 0, rng=self.rng, touch=self.visitors[seat].window.touch)

    def asked(self, seat: int) -> str | None:
        """What a seat's page asks for now."""
        found = self.pages[seat].evaluate(LOOK)
        return None if found is None else str(found[0])

    def trouble(self, seat: int) -> None:
        """Something goes wrong at a seat, or with the server."""
        kind = self.rng.choice(("reload", "cut", "tab", "kill", "stop"))
        self.done.append(kind)
        page = self.pages[seat]
        match kind:
            case "reload":
                page.reload()
            case "cut":
                context = self.visitors[seat].context
                context.set_offline(True)
                page.wait_for_timeout(300)
                context.set_offline(False)
                page.reload()
            case "tab":
                other = self.visitors[seat].page()
                other.goto(page.url)
                other.wait_for_function("() => document.querySelector('.board, .slip')")
                page.close()
                self.pages[seat] = other
            case "kill" | "stop":
                port = self.host.port
                if kind == "kill":
                    self.host.kill()
                else:
                    assert self.host.stop() == 0
                self.host = start(self.folder, port=port)

    def step(self) -> bool:
        """Let whoever is asked answer; False once both see the end of the match."""
        for _ in range(1500):
            asked = [self.asked(0), self.asked(1)]
            if asked == ["match", "match"]:
                return False
            seats = [seat for seat in (0, 1) if asked[seat] not in (None, "match")]
            if seats:
                self.player(self.rng.choice(seats)).step()
                return True
            self.pages[0].wait_for_timeout(20)
        raise AssertionError(f"nobody is asked for anything: {asked}, after {self.done}")


@pytest.mark.parametrize("seed", range(6 if NIGHTLY else 2))
def test_a_match_by_link_survives_whatever_happens(seed: int, own_host: Host, browser: Browser, tmp_path: Path) -> None:
    rng = Random(seed)
    table = Table(browser, own_host, tmp_path, rng)
    try:
        while table.step():
            if rng.randrange(TROUBLE_EVERY) == 0:
                table.trouble(rng.randrange(2))
        assert len(set(table.done)) >= 3, table.done
        scores = [points(page) for page in table.pages]
        assert scores[0] == scores[1][::-1]
        seat = held(table.pages[0])
        token = seat["seats"][0]["token"]
        answer = ask(table.host, f"/api/matches/{seat['match']}/record", Authorization=f"Bearer {token}")
        replayed = replay(parse_json(answer.body))
        assert replayed.differences == []
        assert list(replayed.match.standing) == scores[0]
        assert replayed.match.players == ("Aki", "Bruno")
    finally:
        for visitor in table.visitors:
            visitor.context.close()
        if table.host.process.poll() is None:
            table.host.kill()


def points(page: Page) -> list[int]:
    """The points on the match sheet, one's own first."""
    return [int(part) for part in page.locator(".slip__points").inner_text().replace("−", "-").split(":")]
