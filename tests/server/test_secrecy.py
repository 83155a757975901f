"""No byte that a client gets depends on a card it may not see (L1), and every leak that is planted is found (L2)."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from koikoi.engine.rules import Rules
from koikoi.engine.seats import SEATS, Seat, other
from koikoi.server import room as room_module
from koikoi.table import table as table_module
from koikoi.table import views
from koikoi.table.state import TableState
from koikoi.wire.messages import Ack, Err, EventMsg, Evt, Sync
from koikoi.wire.view import View
from tests.server.inside import inside
from tests.server.worlds import Pair, differs, pair
from tests.table_players import TABLES

MATCHES = 500 if os.environ.get("KOIKOI_NIGHTLY") else 50
PLAYED = [name for name, rules in TABLES.items() if not rules.exchange and rules.first_dealer != "birthday"]


def pairs(seed: int) -> list[Pair]:
    rng = Random(seed)
    tables = [TABLES[PLAYED[number % len(PLAYED)]] for number in range(MATCHES)]
    return [pair(rules, Seat(number % 2), rng) for number, rules in enumerate(tables)]


@pytest.mark.parametrize("part", range(2))
async def test_no_byte_depends_on_a_hidden_card(part: int, tmp_path: Path) -> None:
    async with inside(tmp_path) as (_, port):
        for number, both in enumerate(pairs(1)[part::2]):
            assert both.deals[0] != both.deals[1]
            assert await differs(port, both) == [], (number, both.viewer, both.rules.mapping())


# --- planted leaks


def hidden(state: TableState, viewer: Seat) -> list[str]:
    """What a viewer may not see: the other hand and the stock."""
    position = state.match.position
    return [] if position is None else [card.code for card in (*position.hand(other(viewer)), *position.stock)]


def in_view(change: Callable[[View, list[str]], View]) -> Callable[[pytest.MonkeyPatch], None]:
    """A leak in the view itself."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        def leaking(state: TableState, seat: Seat, real: Any = views.view_of) -> View:
            view: View = real(state, seat)
            return change(view, hidden(state, seat)) if view.round is not None else view

        patch.setattr(table_module, "view_of", leaking)

    return plant


def change_round(**how: Callable[[list[str]], Any]) -> Callable[[View, list[str]], View]:
    def change(view: View, cards: list[str]) -> View:
        assert view.round is not None
        fields = {name: make(cards) for name, make in how.items()}
        return msgspec.structs.replace(view, round=msgspec.structs.replace(view.round, **fields))

    return change


def order_of_unseen(view: View, cards: list[str]) -> View:
    assert view.round is not None
    unseen = tuple(sorted(view.round.unseen, key=cards.index)) if set(view.round.unseen) <= set(cards) else ()
    return msgspec.structs.replace(view, round=msgspec.structs.replace(view.round, unseen=unseen))


def in_text(change: Callable[[Any, TableState], Any]) -> Callable[[pytest.MonkeyPatch], None]:
    """A leak in a message as it is written."""
    return in_writing(lambda real, message, state: str(real(change(message, state) if state else message)))


def in_writing(write: Callable[[Any, Any, TableState | None], str]) -> Callable[[pytest.MonkeyPatch], None]:
    """Messages written by `write`, which is given the real writer and the newest table: that one leaks."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        newest: list[table_module.Table] = []
        lay = room_module.Room._lay

        def remember(self: Any, table: table_module.Table) -> None:
            newest[:] = [table]
            lay(self, table)

        def text(message: Any, real: Any = room_module._text) -> str:
            return write(real, message, newest[0].state if newest else None)

        patch.setattr(room_module.Room, "_lay", remember)
        patch.setattr(room_module, "_text", text)

    return plant


def only(kind: type[Any], change: Callable[[Any, str], Any]) -> Callable[[Any, TableState], Any]:
    def leak(message: Any, state: TableState) -> Any:
        secret = " ".join(c for seat in SEATS for c in hidden(state, seat))
        return change(message, secret) if isinstance(message, kind) else message

    return leak


def event(message: Evt, secret: str) -> Evt:
    return msgspec.structs.replace(message, events=(*message.events, EventMsg("debug", {"cards": secret})))


def padded(change: Callable[[str, str], str]) -> Callable[[pytest.MonkeyPatch], None]:
    """A leak in the length of what is sent."""

    def write(real: Any, message: Any, state: TableState | None) -> str:
        secret = "".join(c for seat in SEATS for c in hidden(state, seat)) if state else ""
        return change(str(real(message)), secret)

    return in_writing(write)


def sizes(text: str, secret: str) -> str:
    return text + " " * (hash(secret) % 7)


def two_ears(patch: pytest.MonkeyPatch) -> None:
    """The other seat's messages are said too."""
    hearing = room_module.Room._hearing

    def both(self: Any, seat: Seat) -> Any:
        hear, theirs = hearing(self, seat), hearing(self, other(seat))
        return lambda message: (hear(message), theirs(message))

    patch.setattr(room_module.Room, "_hearing", both)


def early_record(patch: pytest.MonkeyPatch) -> None:
    """The record of a running match is handed out."""
    from koikoi.server import house as house_module

    async def record(self: Any, match: str, token: str) -> bytes:
        room, _ = await self._seat(match, token)
        return msgspec.json.encode(room.table.record())

    patch.setattr(house_module.House, "record", record)


LEAKS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "the other hand in the view": in_view(change_round(hand=lambda cards: tuple(cards[:8]))),
    "the next card of the stock": in_view(change_round(pending=lambda cards: cards[-1])),
    "the order of the unseen cards": in_view(order_of_unseen),
    "a number made from hidden cards": in_view(change_round(stock=lambda cards: len("".join(cards[:9])))),
    "an event for debugging": in_text(only(Evt, event)),
    "the words of a refusal": in_text(only(Err, lambda m, secret: msgspec.structs.replace(m, reason=secret))),
    "the version in a sync": in_text(only(Sync, lambda m, secret: msgspec.structs.replace(m, version=secret))),
    "the name in an ack": in_text(only(Ack, lambda m, secret: msgspec.structs.replace(m, cid=m.cid + secret[:3]))),
    "the size of a message": padded(sizes),
    "the other seat's messages": two_ears,
    "a record before the end": early_record,
}


@pytest.mark.parametrize("leak", LEAKS)
async def test_every_planted_leak_is_found(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(3)
    LEAKS[leak](monkeypatch)
    async with inside(tmp_path) as (_, port):
        for _ in range(8):
            if "viewer" in await differs(port, pair(Rules.preset("shobu"), Seat(0), rng)):
                return
    pytest.fail("the leak was not found")
