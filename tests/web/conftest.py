"""One server and one browser for all these tests, which are no coroutines: a browser that is driven keeps the loop."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.server.client import Host, serving
from tests.web.browser import Window, a_browser

REFUSED = ("/nowhere", "/api/invites/look")
"""What a walk asks for in vain: a page that does not exist, an invitation that was never made."""


@pytest.fixture(scope="package")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """The server; a test that stops one has its own."""
    with serving(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The browser; each visitor has a context of their own."""
    with a_browser() as launched:
        yield launched


class Visitor:
    """Somebody at a browser of their own; what the page complained about is kept and looked at in the end."""

    def __init__(self, browser: Browser, host: Host, window: Window, **options: object) -> None:
        self.window, self.host = window, host
        self.context: BrowserContext = browser.new_context(
            viewport={"width": window.width, "height": window.height}, has_touch=window.touch, is_mobile=False,
            base_url=host.address, locale="en-US", reduced_motion="reduce", **options,  # type: ignore[arg-type]
        )  # fmt: skip
        self.faults: list[str] = []
        self.refused = set(REFUSED)
        """What may be refused without being a fault."""
        self.requests: list[str] = []

    def _hear(self, said: ConsoleMessage) -> None:
        """Note an error, or what the page's framework warns of; that one of `refused` is refused is none."""
        place = said.location["url"].removeprefix(self.host.address)
        if (said.type == "error" and place not in self.refused) or "svelte.dev" in said.text:
            self.faults.append(f"{place}: {said.text}")

    def page(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._hear)
        page.on("request", lambda request: self.requests.append(request.url))
        return page


@pytest.fixture
def visit(browser: Browser, host: Host) -> Iterator[object]:
    """Makes visitors; in the end none of their pages has complained or asked another host for anything."""
    visitors: list[Visitor] = []

    def come(window: Window, **options: object) -> Visitor:
        visitors.append(Visitor(browser, host, window, **options))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    assert [fault for visitor in visitors for fault in visitor.faults] == []
    assert {url for visitor in visitors for url in visitor.requests if not url.startswith(host.address)} == set()
