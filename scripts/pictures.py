"""Pictures of every screen of the browser's game: `python -m scripts.pictures FOLDER [LANGUAGE ...]`.

Walks through the screens as a first visitor does, on a desk, on a phone upright and on its side, light and dark. With
`--docs` the few that the documents show are written to docs/screens/web. Needs the built client and the tests' tools.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.server.client import Host, serving
from tests.web.browser import WINDOWS, Window, a_browser
from tests.web.conftest import Visitor
from tests.web.journey import first_table, other_pages, watched_table

DOCS = Path(__file__).parent.parent / "docs" / "screens" / "web"
SHORT = {"desktop": "desktop", "phone": "phone", "phone on its side": "side"}
KEPT = ("table", "decide", "round", "rules")
"""The screens that the documents show."""
Walk = Callable[[Callable[[], Visitor], str, str], Iterator[tuple[str, Page]]]


def walk(browser: Browser, host: Host, window: Window, language: str, theme: str) -> Iterator[tuple[str, Page]]:
    """All screens in one window, language and theme."""
    walks: tuple[Walk, ...] = (first_table, other_pages, watched_table)
    for steps in walks:
        visitors: list[Visitor] = []

        def come(visitors: list[Visitor] = visitors) -> Visitor:
            visitors.append(Visitor(browser, host, window))
            return visitors[-1]

        yield from steps(come, language, theme)
        for visitor in visitors:
            visitor.context.close()


def draw(folder: Path, languages: tuple[str, ...], themes: tuple[str, ...], kept: tuple[str, ...] = ()) -> None:
    """Write the pictures, all or those of some screens, as SCREEN-WINDOW-LANGUAGE-THEME.png."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as host, a_browser() as browser:
        for language in languages:
            for theme in themes:
                for window in WINDOWS:
                    for name, page in walk(browser, host, window, language, theme):
                        if not kept or name in kept:
                            page.wait_for_timeout(300)
                            end = f"{SHORT[window.name]}" if kept else f"{SHORT[window.name]}-{language}-{theme}"
                            page.screenshot(path=folder / f"{name}-{end}.png")


def main(arguments: list[str]) -> int:
    """Read the command line."""
    if arguments == ["--docs"]:
        draw(DOCS, ("en",), ("light",), KEPT)
        return 0
    if not arguments or arguments[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    draw(Path(arguments[0]), tuple(arguments[1:]) or ("en", "fr", "ru", "ja"), ("light", "dark"))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
