"""Codec: a table's entries and setup as the JSON of the log, and back. Private to the log: entries hold decks."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from koikoi.engine.cards import Card, parse_card
from koikoi.engine.deal import DealerDraw
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Seat
from koikoi.table.entries import Acted, Dealt, Drawn, Entry, Next, Opened, Rematch, Resigned, Undone
from koikoi.table.setup import SeatKind, Setup

_ASKED: Final[dict[str, type[Undone | Next | Resigned | Rematch]]] = {
    "undone": Undone,
    "next": Next,
    "resigned": Resigned,
    "rematch": Rematch,
}
_NAMES: Final = {kind: name for name, kind in _ASKED.items()}
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


def format_entries(entries: tuple[Entry, ...]) -> str:
    """What is kept of one number of the log."""
    return _encode([_row(entry) for entry in entries]).decode()


def parse_entries(body: str) -> tuple[Entry, ...]:
    """The entries of one number of the log."""
    return tuple(_entry(row) for row in _decode(body))


def format_setup(setup: Setup) -> str:
    """What is kept of a setup."""
    return _encode(_setup_row(setup)).decode()


def parse_setup(text: str) -> Setup:
    """The setup of a match."""
    return _setup(_decode(text))


def _row(entry: Entry) -> list[Any]:
    match entry:
        case Opened(setup):
            return ["opened", _setup_row(setup)]
        case Drawn(draw):
            return ["drawn", draw.way, [_codes(cards) for cards in draw.cards], draw.dealer, draw.birth_months]
        case Dealt(deck):
            return ["dealt", _codes(deck)]
        case Acted(seat, cid, tokens):
            return ["acted", seat, cid, list(tokens)]
        case _:
            return [_NAMES[type(entry)], entry.seat, entry.cid]


def _entry(row: list[Any]) -> Entry:
    match row:
        case ["opened", setup]:
            return Opened(_setup(setup))
        case ["drawn", way, cards, dealer, months]:
            return Drawn(DealerDraw(way, tuple(_cards(each) for each in cards), Seat(dealer), _months(months)))
        case ["dealt", deck]:
            return Dealt(_cards(deck))
        case ["acted", seat, cid, tokens]:
            return Acted(Seat(seat), cid, tuple(tokens))
        case [name, seat, cid]:
            return _ASKED[name](Seat(seat), cid)
        case _:
            raise ValueError("a row of the log that this version does not know")


def _codes(cards: tuple[Card, ...]) -> str:
    return " ".join(card.code for card in cards)


def _cards(codes: str) -> tuple[Card, ...]:
    return tuple(parse_card(code) for code in codes.split())


def _months(months: list[int] | None) -> tuple[int, int] | None:
    return None if months is None else (months[0], months[1])


def _setup_row(setup: Setup) -> dict[str, Any]:
    return {
        "rules": setup.rules.mapping(),
        "players": setup.players,
        "kinds": [kind.value for kind in setup.kinds],
        "level": setup.level,
        "birth_months": setup.birth_months,
        "seed": setup.seed,
    }


def _setup(row: dict[str, Any]) -> Setup:
    first, second = row["players"]
    one, two = row["kinds"]
    return Setup(
        rules=Rules.parse(row["rules"]),
        players=(first, second),
        kinds=(SeatKind(one), SeatKind(two)),
        level=row["level"],
        birth_months=_months(row["birth_months"]),
        seed=row["seed"],
    )
