"""The page as it is looked at: enlarged, in the colours a device forces on it, without motion."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from koikoi.texts import LANGUAGES
from tests.conftest import NIGHTLY
from tests.web.browser import WINDOWS, Window
from tests.web.conftest import Visitor
from tests.web.journey import first_table, other_pages
from tests.web.player import Player, settle
from tests.web.test_people import CUT

Walk = Callable[[Callable[[], Visitor], str, str], Iterator[tuple[str, Page]]]
SOME = LANGUAGES if NIGHTLY else ("ru",)
"""At night each language, else the one with the longest words."""
ENLARGED = Window("enlarged", 640, 400)
"""What is left of a window of 1280 by 800 at 200 %."""
LARGE_TYPE = "document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"
OUT_OF_REACH = """() => {
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const out = [];
  for (const e of top.querySelectorAll('button, a[href], input, select, summary')) {
    const seen = e.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
    if (e.disabled || !seen || e.closest('.unseen')) continue;
    const middle = () => {
      const box = e.getBoundingClientRect();
      return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    };
    const same = (hit) => e === hit || e.contains(hit) || [...(e.labels ?? [])].some((label) => label.contains(hit));
    e.scrollIntoView({ block: 'center', inline: 'center' });
    let hit = middle();
    if (!hit) {
      scrollTo(0, document.body.scrollHeight);  // what stays in sight moves at the end of the page
      hit = middle();
    }
    if (hit && (same(hit) || hit.closest('.tray, .decision, .lesson'))) continue;
    const name = (e.ariaLabel || e.textContent || e.type).trim().slice(0, 40);
    out.push(`"${name}" lies under ${hit?.className ?? 'nothing'}`);
  }
  return out;
}"""
"""Controls that cannot be pressed in their middle, even when the page is scrolled to them.

A tray, a decision and a lesson lie over the table until they are answered or put away.
"""
FORCED = """() => {
  const style = (e, part) => getComputedStyle(e, part);
  const line = (s) => (s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) > 0);
  const edge = (s, at) => s[`border${at}Style`] !== 'none' && parseFloat(s[`border${at}Width`]) > 0;
  const edged = (s) => ['Top', 'Left', 'Bottom', 'Right'].some((at) => edge(s, at));
  const seen = (where) => [...document.querySelectorAll(where)].filter((e) => e.checkVisibility());
  const out = [];
  const at = document.activeElement;
  for (const e of seen('button, a[href], input, select, summary, [tabindex="0"]')) {
    e.focus({ focusVisible: true, preventScroll: true });
    if (document.activeElement === e && !line(style(e)) && !(e.nextElementSibling && line(style(e.nextElementSibling))))
      out.push(`focus on ${e.className || e.tagName}`);
  }
  at?.focus?.({ focusVisible: true, preventScroll: true });
  for (const e of seen('.button, .take, .chip, .text-field, select, input[type=checkbox], dialog'))
    if (!edged(style(e))) out.push(`edge of ${e.className || e.tagName}`);
  for (const e of seen(':is(.held--chosen, .held--lit, .slot--target, .slot--partner) .card-button'))
    if (!line(style(e)) && !edged(style(e))) out.push(`mark of ${e.parentElement.className}`);
  for (const e of seen('.seat--active'))
    if (parseFloat(style(e).borderLeftWidth) < 3) out.push('whose turn');
  for (const e of seen('.mark'))
    if (style(e).forcedColorAdjust === 'none') out.push(`colour of ${e.className.baseVal}`);
  for (const e of seen('button:disabled'))
    if (style(e).color === style(document.body).color) out.push(`disabled ${e.className}`);
  return out;
}"""
"""What cannot be told apart without grounds and shadows."""
MOVING = """() => document.getAnimations()
  .filter((one) => one.playState === 'running')
  .map((one) => one.animationName ?? one.transitionProperty ?? 'moves')"""
"""What is on its way."""


def found_on(walk: Iterator[tuple[str, Page]], *questions: str) -> dict[str, Any]:
    """What a question to each screen of a walk finds, by screen."""
    found = {}
    for name, page in walk:
        if wrong := [each for question in questions for each in page.evaluate(question)]:
            found[name] = wrong
    return found


@pytest.mark.parametrize("walk", [first_table, other_pages] if NIGHTLY else [first_table])
@pytest.mark.parametrize("language", SOME)
def test_at_200_percent_nothing_is_cut_off_or_out_of_reach(
    language: str, walk: Walk, visit: Callable[..., Visitor]
) -> None:
    come = lambda: visit(ENLARGED, device_scale_factor=2)  # noqa: E731
    assert found_on(walk(come, language, "light"), CUT, OUT_OF_REACH) == {}


@pytest.mark.parametrize("language", SOME)
def test_with_type_of_200_percent_no_page_around_the_table_is_cut_off_or_out_of_reach(
    language: str, visit: Callable[..., Visitor]
) -> None:
    def come() -> Visitor:
        visitor = visit(WINDOWS[0])
        visitor.context.add_init_script(LARGE_TYPE)
        return visitor

    pages = ((name, page) for name, page in other_pages(come, language, "light") if name not in ("cover", "replay"))
    assert found_on(pages, CUT, OUT_OF_REACH) == {}


@pytest.mark.parametrize("walk", [first_table, other_pages] if NIGHTLY else [first_table])
@pytest.mark.parametrize("language", LANGUAGES if NIGHTLY else ("en",))
def test_forced_colours_leave_the_focus_the_marks_and_the_edges(
    language: str, walk: Walk, visit: Callable[..., Visitor]
) -> None:
    come = lambda: visit(WINDOWS[0], forced_colors="active")  # noqa: E731
    assert found_on(walk(come, language, "dark"), FORCED) == {}


def test_nothing_moves_where_the_device_asks_for_little_motion(visit: Callable[..., Visitor]) -> None:
    visitor = visit(WINDOWS[0])
    settle(visitor.context, pace="calm", last={"rules": {"base": "single-koi", "rounds": 1}, "opponent": "greedy"})
    visitor.context.add_init_script(
        f"window.moved = new Set(); (function look() {{"
        f" for (const one of document.timeline ? ({MOVING})() : []) moved.add(one); requestAnimationFrame(look); }})()"
    )
    page = visitor.page()
    page.goto("/")
    page.locator("button.button--go.big").click()
    player = Player(page, keys=True, rng=Random(11))
    while player.step() != "match":
        assert page.evaluate("[...moved]") == []
    page.keyboard.press("Tab")
    assert page.evaluate("[...moved]") == []
