"""A player at the page: reads what it shows and answers with presses or with keys, as a person would."""

from __future__ import annotations

import json
import time
from random import Random
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, TimeoutError

LOOK: Final = """() => {
  const seen = (where) => [...document.querySelectorAll(where)].filter((e) => e.getClientRects().length && !e.disabled);
  if (document.querySelector('dialog[open]')) return seen('dialog .draw').length ? ['draw'] : ['dialog'];
  if (seen('.slip--match').length) return ['match'];
  if (seen('.slip--round').length) return seen('.slip .button--go').length ? ['round'] : null;
  const board = document.querySelector('.board');
  if (!board || board.ariaBusy === 'true') return null;
  const seq = Number(board.dataset.seq);  // the same may be asked twice in a row
  switch (board.dataset.mode) {
    case 'cover': return ['cover'];
    case 'decide': return seen('.button--stop').length ? ['decide', seq] : null;
    case 'choose': { const n = seen('.tray__choices button').length; return n ? ['tray', n, seq] : null; }
    case 'play': {
      const can = seen('[data-hand]:not([aria-disabled])').map((e) => Number(e.dataset.hand));
      return can.length ? ['hand', can, seq] : null;
    }
  }
  return null;
}"""
"""What the page asks for now: null while it moves or waits."""
GUARD: Final = 0.32
"""Seconds that a decision and a sheet take no key."""


class Player:
    """Plays at one page, by touch or mouse (`keys` false), or by keyboard alone."""

    every = 30
    """Milliseconds between two looks at the page."""

    def __init__(self, page: Page, *, keys: bool, rng: Random, touch: bool = False, eager: bool = False) -> None:
        """`eager`: takes where the page marks that a card takes, and always calls koi-koi."""
        self.page = page
        self.eager = eager
        self.keys = keys
        self.rng = rng
        self.touch = touch
        self.asked: list[str] = []
        """What the page has asked for, in order."""

    def press(self, where: str) -> None:
        """A tap or a click on the first such thing."""
        spot = self.page.locator(where).first
        if self.touch:
            spot.tap(timeout=6000)
        else:
            spot.click(timeout=6000)

    def wanted(self, patience: float = 20.0) -> list[Any]:
        """What the page asks for next."""
        found = self.page.wait_for_function(LOOK, timeout=patience * 1000, polling=self.every)
        answer: list[Any] = found.json_value()
        return answer

    def step(self) -> str:
        """Answer what the page asks for; returns what it was. A match that is over is left as it is.

        A page that comes back from a lost connection may ask for something else meanwhile: then nothing is answered.
        """
        what, *rest = self.wanted()
        self.asked.append(what)
        try:
            self._answer(what, rest)
        except TimeoutError:
            if self.page.evaluate(LOOK) == [what, *rest]:
                raise
        return what

    def _answer(self, what: str, rest: list[Any]) -> None:
        match what:
            case "hand":
                marked = self.page.locator("[data-hand]:has(.hint)").evaluate_all(
                    "(all) => all.map((e) => Number(e.dataset.hand))"
                )
                self._hand(self.rng.choice(marked if self.eager and marked else rest[0]))
            case "tray":
                at = self.rng.randrange(rest[0])
                if self.keys:
                    self.page.keyboard.press(str(at + 1))
                else:
                    self.press(f".tray__choices button >> nth={at}")
            case "decide":
                time.sleep(GUARD)
                word = "koi" if self.eager else self.rng.choice(("stop", "koi"))
                if self.keys:
                    self.page.keyboard.press("KeyS" if word == "stop" else "KeyK")
                else:
                    self.press(f".button--{word}")
            case "cover":
                self._go(".tray--cover .button--go")
            case "draw":
                self._go("dialog .button--go")
            case "round":
                time.sleep(GUARD)
                self._go(".slip .button--go")
            case "dialog":
                raise AssertionError("a sheet lies over the table that nobody asked for")
        if what != "match":
            self._until_answered(what, rest)

    def _hand(self, at: int) -> None:
        if self.keys:
            self.page.keyboard.press(str(at + 1))
        else:
            self.press(f"[data-hand='{at}']")

    def _go(self, where: str) -> None:
        if self.keys:
            self.page.keyboard.press("Enter")
        else:
            self.press(where)

    def _until_answered(self, what: str, rest: list[Any]) -> None:
        """Wait until the page asks for something else, so that nothing is answered twice."""
        before = json.dumps([what, *rest])
        self.page.wait_for_function(
            f"(before) => JSON.stringify(({LOOK})()) !== before", arg=before, timeout=20_000, polling=self.every
        )

    def play_match(self) -> None:
        """Play until the match sheet."""
        while self.step() != "match":
            pass


def settle(context: BrowserContext, **settings: object) -> None:
    """Set this browser up as that of somebody who knows the game, with some settings."""
    usual = {"language": "en", "met": True, "pace": "instant"}
    context.add_init_script(
        f"if (!localStorage.getItem('koikoi.settings'))"
        f" localStorage.setItem('koikoi.settings', JSON.stringify({json.dumps(usual | settings)}))"
    )


def held(page: Page) -> dict[str, Any]:
    """The match of this page as the browser keeps it, tokens included."""
    found: dict[str, Any] = page.evaluate(
        "() => JSON.parse(localStorage.getItem('koikoi.seats')).find((held) => location.pathname.endsWith(held.match))"
    )
    return found
