"""No byte that a client gets depends on a card it may not see (L1), and every leak that is planted is found (L2)."""

from __future__ import annotations

import os
import re
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
from koikoi.wire.messages import Ack, Err, EventMsg, Evt, PublicEvt, PublicSync, Sync
from koikoi.wire.view import PublicRound, PublicView, View
from tests.server.inside import inside
from tests.server.worlds import Pair, differs, pair
from tests.table_players import TABLES

MATCHES = 500 if os.environ.get("KOIKOI_NIGHTLY") else 50
PLAYED = [name for name, rules in TABLES.items() if not rules.exchange and rules.first_dealer != "birthday"]


def pairs(seed: int) -> list[Pair]:
    """Pairs at every table, for each seat in turn and for somebody who only watches."""
    rng, viewers = Random(seed), (Seat(0), Seat(1), None)
    tables = [TABLES[PLAYED[number % len(PLAYED)]] for number in range(MATCHES)]
    return [pair(rules, viewers[(n + n // len(PLAYED)) % 3], rng) for n, rules in enumerate(tables)]


@pytest.mark.parametrize("part", range(2))
async def test_no_byte_depends_on_a_hidden_card(part: int, tmp_path: Path) -> None:
    async with inside(tmp_path) as (_, port):
        for number, both in enumerate(pairs(1)[part::2]):
            assert both.deals[0] != both.deals[1]
            assert await differs(port, both) == [], (number, both.viewer, both.rules.mapping())


def test_worlds_that_somebody_who_watches_cannot_tell_apart_differ_in_both_hands_and_in_the_stock() -> None:
    watched = [both for both in pairs(2) if both.viewer is None]
    first, second = zip(*(both.deals for both in watched), strict=True)
    for place in (lambda deal: deal.hands[0], lambda deal: deal.hands[1], lambda deal: deal.stock):
        differ = sum(place(one) != place(two) for one, two in zip(first, second, strict=True))
        assert differ > 0.9 * len(watched)
    assert all(one.field == two.field for one, two in zip(first, second, strict=True))


# --- planted leaks


def hidden(state: TableState, viewer: Seat | None) -> list[str]:
    """What a viewer may not see: the other hand and the stock; without a viewer, both hands and the stock."""
    position = state.match.position
    if position is None:
        return []
    hands = [position.hand(seat) for seat in SEATS if seat != viewer]
    return [card.code for cards in (*hands, position.stock) for card in cards]


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


def in_public_view(**how: Callable[[PublicRound, list[str]], Any]) -> Callable[[pytest.MonkeyPatch], None]:
    """A leak in what watchers are shown, made from the round and from both hands and the stock."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        def leaking(state: TableState, real: Any = views.public_view) -> PublicView:
            view: PublicView = real(state)
            if view.round is None:
                return view
            fields = {name: make(view.round, hidden(state, None)) for name, make in how.items()}
            return msgspec.structs.replace(view, round=msgspec.structs.replace(view.round, **fields))

        patch.setattr(table_module, "public_view", leaking)

    return plant


def by_hands(shown: PublicRound, cards: list[str]) -> tuple[str, ...]:
    """The field, first what the first hand could capture."""
    months = {_month(code) for code in cards[:8]}
    return tuple(sorted(shown.field, key=lambda code: _month(code) not in months))


def _month(code: str) -> str:
    return re.match(r"\d+", code)[0]  # type: ignore[index]


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


def event(message: Any, secret: str) -> Any:
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


def heard_by_watchers(patch: pytest.MonkeyPatch) -> None:
    """What seat 0 is told is said to watchers too."""
    hearing = room_module.Room._hearing

    def both(self: Any, seat: Seat) -> Any:
        hear = hearing(self, seat)

        def say(message: Any) -> None:
            hear(message)
            if seat == 0:
                self._said.append((self._watchers, room_module._text(message)))

        return say

    patch.setattr(room_module.Room, "_hearing", both)


def shown_as_seat_0(patch: pytest.MonkeyPatch) -> None:
    """Who comes to watch is shown what seat 0 sees."""
    patch.setattr(room_module.Room, "_public_standing", lambda self: self._standing(Seat(0)))


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


PUBLIC_LEAKS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "a hand in the public view": in_public_view(captured_this_turn=lambda _, cards: tuple(cards[:4])),
    "the next card in the public view": in_public_view(pending=lambda _, cards: cards[-1]),
    "the order of the field": in_public_view(field=by_hands),
    "a public number made from hidden cards": in_public_view(stock=lambda _, cards: len("".join(cards[:9]))),
    "a public event for debugging": in_text(only(PublicEvt, event)),
    "the version in a public sync": in_text(
        only(PublicSync, lambda m, secret: msgspec.structs.replace(m, version=secret))
    ),
    "a seat's messages for watchers": heard_by_watchers,
    "a seat's view for who comes to watch": shown_as_seat_0,
    "the size of a public message": padded(sizes),
}


@pytest.mark.parametrize(
    ("leak", "viewer", "told"),
    [
        *(pytest.param(leak, Seat(0), "viewer", id=name) for name, leak in LEAKS.items()),
        *(pytest.param(leak, None, "spectator", id=name) for name, leak in PUBLIC_LEAKS.items()),
    ],
)
async def test_every_planted_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None],
    viewer: Seat | None,
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rng = Random(3)
    leak(monkeypatch)
    async with inside(tmp_path) as (_, port):
        for _ in range(8):
            if told in await differs(port, pair(Rules.preset("shobu"), viewer, rng)):
                return
    pytest.fail("the leak was not found")
