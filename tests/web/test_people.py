"""What every screen owes to everybody: no fault that axe finds, in each language, light and dark; nothing cut off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from koikoi.texts import LANGUAGES
from tests.conftest import NIGHTLY
from tests.web.browser import WINDOWS, Window
from tests.web.conftest import Visitor
from tests.web.journey import first_table, other_pages, watched_table

THEMES = ("light", "dark")
CASES = [(language, theme) for language in LANGUAGES for theme in THEMES]
SOME = CASES if NIGHTLY else [("fr", "dark"), ("ru", "light"), ("en", "dark"), ("ja", "light")]
"""Each language and each theme; at night all pairs of them."""
NARROW = Window("narrow", 320, 640, touch=True)
OPTIONS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],  # what is right need not be described
}
CUT = """() => {
  const known = new Map([[null, null]]);
  const clipping = (at) => {  // the nearest part around something that cuts it off; one that is to be scrolled does not
    if (!known.has(at)) {
      const open = at.tabIndex === 0 || at.matches('nav');
      known.set(at, open ? null : getComputedStyle(at).overflowX === 'visible' ? clipping(at.parentElement) : at);
    }
    return known.get(at);
  };
  const wide = document.documentElement.scrollWidth - innerWidth;
  const out = [...document.querySelectorAll('h1, h2, h3, p, b, button, a, li, td, th, label, legend')].filter((e) => {
    if (!e.getClientRects().length || e.closest('[aria-hidden=true], .unseen')) return false;
    const style = getComputedStyle(e);
    const frame = clipping(e.parentElement);
    if (frame) {
      const [box, own] = [frame.getBoundingClientRect(), e.getBoundingClientRect()];
      const gone = own.top + own.height / 2 > box.bottom || own.left > box.right;  // it has wrapped out of sight
      if (!gone && own.right > box.right + 1) return true;
    }
    if (e.scrollWidth <= e.clientWidth + 1 || !e.clientWidth || style.display === 'inline') return false;
    if (style.overflowX === 'visible') return e.getBoundingClientRect().right > innerWidth + 1;
    if (!['hidden', 'clip'].includes(style.overflowX) || style.textOverflow === 'ellipsis') return false;
    const [box, text] = [e.getBoundingClientRect(), document.createRange()];
    text.selectNodeContents(e);  // what has wrapped out of sight is meant to
    const seen = (line) => line.top + line.height / 2 < box.bottom;
    return [...text.getClientRects()].some((line) => seen(line) && line.right > box.right + 1);
  }).map((e) => e.textContent.trim().slice(0, 40));
  return wide > 1 ? [`the page is ${wide} px too wide`, ...out] : out;
}"""
UNSAID = r"""() => [...document.body.innerText
  .matchAll(/\b(?:web|table|watch(?:ers)?|play|card|yaku|option|page)-[a-z][a-z0-9_-]+/g)]
  .map((found) => found[0])"""
"""Ids of messages that show where a sentence should be."""


def faults(page: Page) -> list[str]:
    """What axe finds wrong on a page, a line each."""
    found = Axe().run(page, options=OPTIONS).response["violations"]
    return [f"{v['id']}: {node['target']} {node['failureSummary'][:300]}" for v in found for node in v["nodes"]]


@pytest.mark.parametrize(
    ("language", "theme", "walk"),
    [
        (language, theme, walk)
        for language, theme in SOME
        for walk, languages in ((first_table, LANGUAGES), (other_pages, ("fr", "ru")), (watched_table, ("ru",)))
        if NIGHTLY or language in languages
    ],
)
def test_no_screen_has_a_fault_that_axe_finds_or_cuts_a_word_off(
    language: str, theme: str, walk: Callable[..., object], visit: Callable[..., Visitor]
) -> None:
    window = WINDOWS[CASES.index((language, theme)) % len(WINDOWS)]
    found: dict[str, list[str]] = {}
    for name, page in walk(lambda: visit(window), language, theme):  # type: ignore[attr-defined]
        assert page.evaluate(UNSAID) == [], name
        if wrong := page.evaluate(CUT) + faults(page):
            found[name] = wrong
    assert found == {}


@pytest.mark.parametrize("walk", [first_table, other_pages, watched_table] if NIGHTLY else [first_table, other_pages])
@pytest.mark.parametrize("language", LANGUAGES if NIGHTLY else ("ru",))
def test_nothing_is_cut_off_in_a_window_of_320_pixels(
    language: str, walk: Callable[..., object], visit: Callable[..., Visitor]
) -> None:
    found = {}
    for name, page in walk(lambda: visit(NARROW), language, "light"):  # type: ignore[attr-defined]
        if cut := page.evaluate(CUT):
            found[name] = cut
    assert found == {}
