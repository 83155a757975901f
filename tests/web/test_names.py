"""Names that strangers choose do nothing to the page (W10): none is run, none turns lines around, none breaks out."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import product
from random import Random

from tests.conftest import NIGHTLY
from tests.server.client import Host, ask
from tests.web.browser import WINDOWS
from tests.web.conftest import Visitor
from tests.web.player import settle

RUN = ("<script>hit=1</script>", "<img src=x onerror=hit=1>", "<svg onload=hit=1>", "{hit=1}", "${hit=1}", "`;hit=1`",
       "'\"><b onclick=hit=1>", "javascript:hit=1", "</p><script>hit=1//", "&lt;script&gt;hit=1", "{@html '<b>'}",
       "{{hit=1}}", "{ $name }", "<style>*{display:none}")  # fmt: skip
"""What would be run, or read as markup or as a placeholder, if it were not taken as text."""
ODD = ("\u202eabc", "\u2066abc", "\u200f\u200fabc", "Z\u0351\u036f\u0310" * 8, "W" * 40, "\ufdfd" * 20, "|" * 40,
       "\u00e9" * 40, "\u0600" * 6, "a\u00a0b", "\U0001f469\u200d\U0001f467" * 9, "\x00", "\u2028", "\ufdfa" * 30,
       "\U000122ab" * 9)  # fmt: skip
"""What turns lines around, piles up, is very wide, or cannot be seen."""
TOO_WIDE = """() => document.documentElement.scrollWidth <= innerWidth ? []
  : [...document.querySelectorAll('#app *:not(svg *)')]
    .filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => `${one.tagName} ${one.className}`)"""
PAIRS = 250 if NIGHTLY else 8


def test_a_name_is_a_name_and_does_nothing(visit: Callable[..., Visitor], host: Host) -> None:
    rng = Random(1)
    names = [*rng.sample(list(product(RUN, ODD)), PAIRS), *rng.sample(list(product(ODD, RUN)), PAIRS)]
    refused = 0
    windows = {window: visit(window) for window in (WINDOWS[0], WINDOWS[1])}
    for visitor in windows.values():
        settle(visitor.context, language="en")
    pages = [visitor.page() for visitor in windows.values()]
    for page in pages:
        page.goto("/settings")
    for number, pair in enumerate(names):
        body = {"mode": "screen", "rules": {"base": "single-koi", "rounds": 1}, "names": list(pair)}
        answer = ask(host, "/api/matches", body)
        if answer.status == 400:
            refused += 1
            assert answer.json["code"] == "bad"
            continue
        assert answer.status == 201, answer
        page = pages[number % 2]
        seat = {
            "match": answer.json["match"], "mode": "screen", "seats": answer.json["seats"], "invite": None,
            "names": list(pair), "rules": body["rules"], "opened": 1, "over": False, "standing": None,
        }  # fmt: skip
        page.evaluate(
            "([held]) => localStorage.setItem('koikoi.seats', JSON.stringify([JSON.parse(held)]))", [json.dumps(seat)]
        )
        for path in (f"/table/{seat['match']}", "/"):
            page.goto(path)
            page.locator(".board, #tables").first.wait_for()
            assert page.evaluate("typeof hit") == "undefined", pair
            assert page.evaluate(TOO_WIDE) == [], (pair, path)
            assert page.evaluate("getComputedStyle(document.body).display") != "none"
    assert refused < len(names) / 2
