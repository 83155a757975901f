"""What a screen reader is told at the table: everything the page says, and what it has to say by what it was sent."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page

from koikoi.engine.cards import CODES, Card, parse_card
from koikoi.texts import Texts, Who

EAR: Final = """(() => {
  const later = window.setTimeout;
  window.setTimeout = (does, time = 0, ...rest) => later(does, time > 600 ? time : time / 10, ...rest);
  const log = (window.heard = []);
  const born = new WeakMap();
  const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';
  const whole = (region) => region.matches('[aria-atomic=true], [role=status], [role=alert]');
  function silent(at) {
    const top = [...document.querySelectorAll('dialog:modal')].at(-1);
    return top && !top.contains(at);
  }
  function say(node, region) {
    const text = node.textContent.trim();
    if (!text) return;
    born.set(node, performance.now());
    log.push([silent(region) ? 'unheard' : 'said', text]);
  }
  const hear = (changes) => {
    const told = new Map();
    for (const { type, target, addedNodes, removedNodes } of changes) {
      const at = target.nodeType === 1 ? target : target.parentElement;
      const region = at?.closest(live);
      if (!region) {
        for (const node of addedNodes) if (node.nodeType === 1)
          for (const one of [node, ...node.querySelectorAll('*')]) if (one.matches(live)) told.set(one, one);
        continue;
      }
      function spoken(node) {
        while (node.parentElement && node.parentElement !== region) node = node.parentElement;
        return node;
      }
      if (whole(region)) {
        if (performance.now() - born.get(region) < 400) log.push(['cut', '']);
        told.set(region, region);
      } else if (type === 'characterData') told.set(spoken(target), region);
      else {
        for (const node of addedNodes) told.set(spoken(node), region);
        for (const node of removedNodes)
          if (performance.now() - born.get(node) < 400) log.push(['cut', node.textContent]);
      }
    }
    for (const [node, region] of told) if (node.isConnected) say(node, region);
  };
  const ear = new MutationObserver(hear);
  ear.observe(document, { subtree: true, childList: true, characterData: true });
  addEventListener('focusin', ({ target }) => {
    hear(ear.takeRecords());
    if (target.matches('.slip h1')) log.push(['read', target.textContent.trim()]);
  });
  window.WebSocket = class extends WebSocket {
    constructor(address) {
      super(address);
      this.addEventListener('message', ({ data }) => log.push(['came', data]));
    }
    send(data) {
      const said = JSON.parse(data);
      log.push(['went', data]);
      if (said.t === 'cmd' && window.late) { said.expect_seq -= 1; window.late = false; }
      super.send(JSON.stringify(said));
    }
  };
})()"""
"""Keeps in order what live regions say, what a sheet's heading is read with, and what comes and goes on the socket.

Short pauses are a tenth as long, so that a sentence that is not left standing counts as cut. `window.late` makes the
next command one that answers an older view.
"""
ENDS: Final = (".", "!", "?", "…", "。", "！", "？")
NO_SENTENCE: Final = re.compile(
    rf"[{{}}$\u2066-\u2069]|\b[a-z]+-[a-z]+-[a-z-]+\b|_|\b(?:{'|'.join(CODES)})\b|undefined|NaN|\[object"
)
"""What only a program says: placeholders, ids, codes of cards."""
KEY: Final = re.compile(r" (?:[A-Z]|Esc|↵)$")
"""A key cap read as part of a name."""


def listen(context: BrowserContext) -> None:
    """Hear the pages of a browser from now on."""
    context.add_init_script(EAR)


def heard(page: Page) -> list[tuple[str, str]]:
    """All that was heard in a page, in order."""
    return [(kind, text) for kind, text in page.evaluate("window.heard")]


def wrong(sentence: str) -> bool:
    """Whether a text is no sentence for people."""
    return not sentence.endswith(ENDS) or NO_SENTENCE.search(sentence) is not None


class Teller:
    """Says what a page has to say, by what it was sent and what it asked for."""

    def __init__(self, texts: Texts, mode: str) -> None:
        self.texts, self.mode = texts, mode
        self.told: list[str] = []
        self._seq = -1
        self._round = 0
        self._shown = -1
        self._theirs = False
        self.turn_other = ""
        """What is said when the friend is in turn."""
        self._asked: dict[str, str] = {}

    def frames(self, frames: Iterable[tuple[str, str]]) -> list[str]:
        """All sentences that follow from what came and went."""
        for kind, text in frames:
            if kind == "came":
                self._came(json.loads(text))
            elif kind == "went":
                sent = json.loads(text)
                if sent["t"] == "cmd":
                    self._asked[sent["cid"]] = sent["kind"]
                    if len(sent.get("actions", ())) == 2:
                        self._say("play-choose-take")
        return self.told

    def _say(self, message: str, **facts: str | int) -> None:
        self.told.append(self.texts.say(message, **facts))

    def _came(self, said: dict[str, Any]) -> None:
        if said["t"] == "err" and self._asked[said["cid"]] != "next":
            self._say(f"play-err-{said['code']}")
        if said["t"] not in ("sync", "evt"):
            return
        view = said["view"]
        if said["seq"] > self._seq:
            self._seq = said["seq"]
            if said["t"] == "evt":
                for event in said["events"]:
                    self._event(event["name"], event["fields"], view)
            elif view["round"]:
                self._last(view)
            if view["stage"] != "play" and not any(event["name"] == "ready" for event in said.get("events", ())):
                self._sheets(view)
        self._turn(view)

    # --- who

    def _called(self, seat: int, view: Mapping[str, Any]) -> str:
        """A seat's name for headings."""
        if self.mode != "screen" and seat == view["seat"]:
            return view["players"][seat] or self.texts.say("play-you")
        if self.mode == "computer":
            return self.texts.say("play-opponent-greedy")
        return view["players"][seat] or self.texts.say(f"play-name-{('first', 'second')[seat]}")

    def _named(self, seat: int, view: Mapping[str, Any]) -> tuple[Who, dict[str, str]]:
        """How a sentence calls a seat: the end of its message, and the fact."""
        if self.mode != "screen" and seat == view["seat"]:
            return "you", {}
        return "other", {"name": self._called(seat, view)}

    # --- what happened

    def _did(self, what: str, seat: int, view: Mapping[str, Any], **facts: str | int) -> None:
        who, name = self._named(seat, view)
        self._say(f"play-did-{what}-{who}", **facts, **name)

    def _cards(self, cards: Iterable[str]) -> str:
        names = [self.texts.card_name(parse_card(card)) for card in cards]
        return self.texts.join_and(
            name if names.count(name) == 1 else self.texts.say("play-times", card=name, count=names.count(name))
            for name in dict.fromkeys(names)
        )

    def _last(self, view: Mapping[str, Any]) -> None:
        """The newest that a view alone tells."""
        history = view["round"]["history"]
        if not history and view["void_deals"]:
            self._say("play-void-before", count=view["void_deals"])
        self._event("played" if history else "dealt", history[-1] if history else {}, view)

    def _event(self, name: str, event: Mapping[str, Any], view: Mapping[str, Any]) -> None:
        seat = event.get("seat", -1)
        match name:
            case "dealt":
                if view["round"]:
                    self._did("dealt", view["dealer"], view)
            case "played":
                card = self.texts.card_name(parse_card(event["card"]))
                if event["source"] == "flip":
                    self._say("play-did-flip", card=card)
                elif event["captured"]:
                    self._did(f"{event['source']}-takes", seat, view, card=card, cards=self._cards(event["captured"]))
                else:
                    self._did(event["source"], seat, view, card=card)
            case "asked" if event["source"] == "stock":
                self._did("asked", seat, view, card=self.texts.card_name(parse_card(event["card"])))
            case "gained":
                names = [re.split(r" \(|（", self.texts.yaku_name(yaku))[0] for yaku, _ in event["yaku"]]
                self._did("gained", seat, view, yaku=self.texts.join_and(names), points=event["total"])
            case "called" | "stopped" | "undone" | "resigned":
                self._did(name, seat, view)
            case "swept":
                self._did("swept", seat, view, cards=self._cards(event["cards"]))
            case "exchanged":
                self._did("swapped" if event["swapped"] else "kept", seat, view)
            case "voided":
                self.told.append(self.texts.round_result("void", void=event["reason"]))

    def _sheets(self, view: Mapping[str, Any]) -> None:
        """The sheet of a round and of the match, each read as it comes."""
        sheet, end, standing = view["sheet"], view["end"], view["standing"]
        if sheet and not (end and end["reason"] == "resigned"):
            paid = sheet["dealer"] if sheet["kind"] == "draw" and sheet["points"][sheet["dealer"]] > 0 else None
            winner = sheet["winner"] if sheet["winner"] is not None else paid
            who, name = ("nobody", {}) if winner is None else self._named(winner, view)
            points = 0 if winner is None else sheet["points"][winner]
            self.told.append(self.texts.round_result(sheet["kind"], who, points=points, **name))
            me = view["seat"] if self._shown < 0 else self._shown  # before anyone looked: the seat that heard first
            mine, theirs = (str(standing[seat]).replace("-", "−") for seat in (me, 1 - me))
            self._say(
                "table-standing", who=self._called(me, view), mine=mine, name=self._called(1 - me, view), theirs=theirs
            )
        if end:
            who, name = ("nobody", {}) if end["winner"] is None else self._named(end["winner"], view)
            self.told.append(self.texts.match_result(end["reason"], who, high=max(standing), low=min(standing), **name))

    # --- what is to be done

    def _turn(self, view: Mapping[str, Any]) -> None:
        mine = bool(view["round"] and view["legal"]["actions"])
        theirs = bool(view["round"] and not mine and self.mode == "friend")
        if theirs and not self._theirs:
            self._say("table-turn-other", name=self._called(1 - view["seat"], view))
            self.turn_other = self.told[-1]
        self._theirs = theirs
        if not mine:
            return
        if self.mode == "screen" and (self._shown, self._round) != (view["seat"], view["number"]):
            self._shown, self._round = view["seat"], view["number"]
            self._say("play-cover", name=self._called(view["seat"], view))
        self._say(self._prompt(view))

    @staticmethod
    def _prompt(view: Mapping[str, Any]) -> str:
        match view["round"]["phase"]:
            case "take":
                return "play-choose-take"
            case "swap":
                return "play-choose-swap"
            case "decide":
                return "play-koi-or-stop"
        goes = any(card["takes"] or card["choices"] for card in view["legal"]["cards"])
        return "table-turn-you" if goes else "table-nothing-matches"


def nameless(page: Page, texts: Texts) -> list[str]:
    """What can be focused and has no name for people, by the browser's accessibility tree.

    Cards are known by where they lie, and have to be called as the language calls them.
    """
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    found = []
    for node in nodes:
        focusable = any(known["name"] == "focusable" for known in node.get("properties", ()))
        role = node.get("role", {}).get("value")
        name = node.get("name", {}).get("value", "").strip()
        if not focusable or role in ("RootWebArea", "paragraph", "heading", "dialog"):
            continue
        if not re.search(r"[^\W\d_]{2}|[一-龠]", name) or NO_SENTENCE.search(name) or KEY.search(name):
            found.append(f"{role}: {name!r}")
    spoken = {card: texts.card_spoken(card) for card in Card}
    for where in ("[data-hand]", "[data-slot]"):
        for code, label in page.locator(where).evaluate_all(
            "(all) => all.map((e) => [e.querySelector('[data-card]').dataset.card, e.ariaLabel])"
        ):
            if not label.startswith(spoken[parse_card(code)]):
                found.append(f"{code}: {label!r}")
    return found
