"""The story: what happened at the table, as sentences. A step is a fact; it is put into words when it is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len

from koikoi.engine.rules import Rules
from koikoi.tui.words import Words
from koikoi.wire.messages import EventMsg
from koikoi.wire.view import PlayedRow

Named = Callable[[int], str]
"""The name of a seat, empty where it is the reader."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happened: who did it (-1 for nobody), what, with which cards."""

    what: str
    """`dealt`, `hand`, `stock`, `flip`, `asked`, `gained`, `called`, `stopped`, `swept`, `swapped`, `kept`, `voided`,
    `undone` or `resigned`."""
    seat: int = -1
    card: str = ""
    captured: tuple[str, ...] = ()
    yaku: tuple[str, ...] = ()
    points: int = 0
    reason: str = ""

    def said(self, words: Words, named: Named, rules: Rules, width: int = 0, *, brief: bool = False) -> str:
        """The step as a sentence; card names get short where `brief` or the whole ones are wider than `width`."""
        if brief:
            return self._said(words, named, rules, words.label, words.labels)
        full = self._said(words, named, rules, words.card, words.cards)
        if not width or cell_len(full) <= width:
            return full
        short = self._said(words, named, rules, words.label, words.labels)
        return min(full, short, key=cell_len)

    def _said(
        self,
        words: Words,
        named: Named,
        rules: Rules,
        card: Callable[[str], str],
        cards: Callable[[Sequence[str]], str],
    ) -> str:
        if self.what == "voided":
            return words.texts.round_result("void", void=self.reason)
        name = named(self.seat)
        facts: dict[str, str | int] = {"name": name} if name else {}
        message = f"play-did-{self.what}"
        if self.card:
            facts["card"] = card(self.card)
        if self.captured:
            facts["cards"] = cards(self.captured)
            message += "-takes" if self.card else ""
        if self.yaku:
            facts |= {"yaku": words.yaku_list(self.yaku, rules), "points": self.points}
        if self.what == "flip":
            return words(message, **facts)
        return words(f"{message}-{'other' if name else 'you'}", **facts)


def steps(events: Sequence[EventMsg]) -> Iterator[Step]:
    """The steps that events tell of; a deal, a draw and the end of a round are shown by other means."""
    for event in events:
        fields: Any = event.fields
        match event.name:
            case "played":
                yield Step(fields["source"], fields["seat"], fields["card"], tuple(fields["captured"]))
            case "asked" if fields["source"] == "stock":
                yield Step("asked", fields["seat"], fields["card"])
            case "gained":
                yaku = tuple(yaku_id for yaku_id, _ in fields["yaku"])
                yield Step("gained", fields["seat"], yaku=yaku, points=fields["total"])
            case "called" | "stopped" | "undone" | "resigned":
                yield Step(event.name, fields["seat"])
            case "swept":
                yield Step("swept", fields["seat"], captured=tuple(fields["cards"]))
            case "exchanged":
                yield Step("swapped" if fields["swapped"] else "kept", fields["seat"])
            case "voided":
                yield Step("voided", reason=fields["reason"])
            case _:
                pass


def step_of_row(row: PlayedRow) -> Step:
    """The step that a row of a view's history tells of."""
    return Step(row.source, row.seat, row.card, tuple(row.captured))
