"""A spectator sees exactly what both seats see alike, and the same whatever the hidden cards are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from random import Random
from typing import Any, ClassVar, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from koikoi.engine.cards import Card, cards_mask
from koikoi.engine.deal import Deal
from koikoi.engine.events import Event
from koikoi.engine.kernel import slots
from koikoi.engine.match import Round
from koikoi.engine.position import Position
from koikoi.engine.rules import Rules
from koikoi.engine.seats import SEATS
from koikoi.table import table as table_module
from koikoi.table import views
from koikoi.table.setup import Setup
from koikoi.table.state import TableState
from koikoi.table.table import Table
from koikoi.table.views import public_view
from koikoi.wire.events import PUBLIC, TableEvent, public_messages
from koikoi.wire.messages import BadMessage, Evt, PublicEvt, PublicSync, Sync, decode_message, decode_public, encode
from koikoi.wire.view import PublicRound, PublicView, RoundView, View
from tests.strategies import tables
from tests.table_players import TABLES, MemoryStore, do, laid, new_table, step, walk

FEW = settings(max_examples=max(3, settings().max_examples // 20))
"""For each table."""
seeds = st.integers(0, 2**32 - 1)
PHASES: set[str] = set()


def states(table: Table, seed: int) -> Iterator[TableState]:
    """A table at every state of some play, in the end now and then given up."""
    rng = Random(seed)
    yield table.state
    for _ in walk(table, rng, rng.randrange(1, 50)):
        yield table.state
    if not table.state.match.over and seed % 3 == 0:
        do(table, seed % 2, "resign")
        yield table.state


def of_rules(rules: Rules, seed: int) -> Table:
    return Table.open(Setup(rules=rules, seed=seed), store=MemoryStore())


# --- what both seats see alike


def names(kind: type[msgspec.Struct]) -> set[str]:
    return set(kind.__struct_fields__)


def check_alike(state: TableState) -> None:
    """Nothing but what both seats see, and all of that."""
    shown, seen = views.public_view(state), [views.view_of(state, seat) for seat in SEATS]
    for name in names(PublicView) - {"round"}:
        assert getattr(shown, name) == getattr(seen[0], name) == getattr(seen[1], name), name
    rounds = [view.round for view in seen]
    PHASES.add(shown.stage if shown.round is None else shown.round.phase)
    if shown.round is None or rounds[0] is None or rounds[1] is None:
        assert (shown.round, *rounds) == (None, None, None)
        return
    for name in names(PublicRound) - {"hands"}:
        assert getattr(shown.round, name) == getattr(rounds[0], name) == getattr(rounds[1], name), name
    assert shown.round.hands == (rounds[1].opponent_hand, rounds[0].opponent_hand)


@pytest.mark.parametrize("name", TABLES)
@FEW
@given(seed=seeds)
def test_a_spectator_sees_what_both_seats_see_alike_and_nothing_else(name: str, seed: int) -> None:
    for state in states(new_table(name, seed, computer=seed % 5 == 0)[0], seed):
        check_alike(state)


@given(tables(), seeds)
def test_so_it_is_at_random_tables(rules: Rules, seed: int) -> None:
    for state in states(of_rules(rules, seed), seed):
        check_alike(state)
        check_unmoved(state, Random(seed))


def test_all_that_a_spectator_is_not_shown_is_one_seats_affair() -> None:
    """A new field of a view reaches spectators only by being listed."""
    assert names(View) - names(PublicView) == {"seat", "legal", "decision", "may_undo"}
    assert names(PublicView) <= names(View)
    assert names(RoundView) - names(PublicRound) == {"hand", "opponent_hand", "unseen"}
    assert names(PublicRound) - names(RoundView) == {"hands"}


# --- whatever is hidden


def other_cards(position: Position, rng: Random) -> Position:
    """The position with its hidden cards dealt anew, whether or not play could have led there."""
    hidden = [*position.hand(SEATS[0]), *position.hand(SEATS[1]), *position.stock]
    rng.shuffle(hidden)
    state = list(position.state)
    for seat in SEATS:
        number = len(position.hand(seat))
        state[slots.HAND_OF + seat] = cards_mask(hidden[:number])
        del hidden[:number]
    state[slots.STOCK + state[slots.NEXT] : slots.STATE_SIZE] = [int(card) for card in hidden]
    return replace(position, state=tuple(state))


def other_stock(position: Position, rng: Random) -> Position:
    """The position with the rest of its stock in another order."""
    stock = list(position.stock)
    rng.shuffle(stock)
    state = list(position.state)
    state[slots.STOCK + state[slots.NEXT] : slots.STATE_SIZE] = [int(card) for card in stock]
    return replace(position, state=tuple(state))


def other_deal(running: Round, rng: Random) -> Round:
    deal = running.deal
    hidden: list[Card] = [*deal.hands[0], *deal.hands[1], *deal.stock]
    rng.shuffle(hidden)
    return replace(running, deal=Deal((tuple(hidden[:8]), tuple(hidden[8:16])), deal.field, tuple(hidden[16:])))


def other_world(state: TableState, rng: Random) -> TableState:
    """A table that differs in all that lies face down."""
    match = state.match
    if match.position is not None and match.current is not None:
        match = replace(match, position=other_cards(match.position, rng), current=other_deal(match.current, rng))
    last = None if state.last is None else other_stock(state.last, rng)
    return replace(state, match=match, last=last)


def check_unmoved(state: TableState, rng: Random) -> None:
    shown = msgspec.json.encode(views.public_view(state))
    for _ in range(3):
        other = other_world(state, rng)
        assert msgspec.json.encode(views.public_view(other)) == shown
        if state.match.position is not None and other.match.position is not None:
            assert other.match.position.observe_public() == state.match.position.observe_public()


@pytest.mark.parametrize("name", TABLES)
@FEW
@given(seed=seeds)
def test_a_spectator_is_shown_the_same_whatever_lies_face_down(name: str, seed: int) -> None:
    for state in states(new_table(name, seed)[0], seed):
        check_unmoved(state, Random(seed))


def test_that_was_looked_at_in_every_phase() -> None:
    for seed in range(9):
        for state in states(new_table("shobu+all", seed)[0], seed):
            check_alike(state)
    assert {"swap", "play", "take", "decide", "round-over", "match-over"} <= PHASES


# --- planted faults: each of these leaks must be found


def in_round(**how: Any) -> Any:
    def leaking(state: TableState) -> PublicView:
        view, position = public_view(state), state.match.position
        if view.round is None or position is None:
            return view
        changes = {name: make(view.round, position) for name, make in how.items()}
        return msgspec.structs.replace(view, round=msgspec.structs.replace(view.round, **changes))

    return leaking


def codes(cards: Any) -> tuple[str, ...]:
    return tuple(card.code for card in cards)


LEAKS = {
    "a hand": in_round(captured_this_turn=lambda shown, position: codes(position.hand(SEATS[0]))),
    "the next card": in_round(pending=lambda shown, position: position.stock[0].code if position.stock else None),
    "a hand's bright": in_round(
        stock=lambda shown, position: shown.stock + sum(card.kind == "bright" for card in position.hand(SEATS[1]))
    ),
    "the field by a hand": in_round(
        field=lambda shown, position: tuple(
            sorted(shown.field, key=lambda code: all(card.code[:-1] != code[:-1] for card in position.hand(SEATS[0])))
        )
    ),
}


def check_all(check: Callable[[TableState], None]) -> None:
    for state in states(new_table("shobu", 4)[0], 4):
        check(state)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_public_view_that_leaks_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "public_view", LEAKS[leak])
    for check in (check_alike, lambda state: check_unmoved(state, Random(1))):
        with pytest.raises(AssertionError):
            check_all(check)


def test_what_is_asked_of_a_stand_in_has_no_hand_to_tell_of(monkeypatch: pytest.MonkeyPatch) -> None:
    real: list[Position] = []

    def remember(state: TableState) -> PublicView:
        real[:] = [] if state.match.position is None else [state.match.position]
        return public_view(state)

    def check(state: TableState) -> None:
        check_unmoved(state, Random(1))

    monkeypatch.setattr(views, "_totals", lambda shown: tuple(sum(shown.hand(seat)) for seat in SEATS))
    check_all(check)
    monkeypatch.setattr(views, "public_view", remember)
    monkeypatch.setattr(views, "stand_in", lambda _: real[0])
    with pytest.raises(AssertionError):
        check_all(check)


# --- events and messages


def test_a_spectator_is_told_of_every_event_with_its_own_fields() -> None:
    kinds = (*get_args(Event), *get_args(TableEvent))
    assert {kind.name: tuple(field.name for field in fields(kind)) for kind in kinds} == PUBLIC


@dataclass(frozen=True)
class PlayedWithHand:
    """An event as a careless change might make it."""

    name: ClassVar[str] = "stopped"
    seat: int
    hand: tuple[Card, ...]


@dataclass(frozen=True)
class Debug:
    name: ClassVar[str] = "debug"
    seat: int


def test_what_is_not_listed_is_not_told() -> None:
    careless: Any = [PlayedWithHand(0, (Card.CRANE,)), Debug(1)]
    (told,) = public_messages(careless)
    assert (told.name, told.fields) == ("stopped", {"seat": 0})


def test_spectators_hear_every_change_with_the_numbers_of_the_seats() -> None:
    table, _ = new_table("shobu+all", 5)
    heard: list[PublicEvt] = []
    seat: list[Evt | Sync] = []
    end = table.listen_public(heard.append)
    table.listen(SEATS[0], seat.append)
    for _ in walk(table, Random(5), 80):
        assert heard[-1].view == table.public_view() == table.public_sync().view
    assert [message.seq for message in heard] == [message.seq for message in seat] == list(range(2, 2 + len(heard)))
    assert [message.events for message in heard] == [message.events for message in seat if isinstance(message, Evt)]
    end()
    number = len(heard)
    step(table, Random(1))
    assert len(heard) == number


def test_what_a_spectator_is_told_is_read_back_and_is_nothing_for_a_seat() -> None:
    table = laid()
    heard: list[PublicEvt] = []
    table.listen_public(heard.append)
    do(table, 0, "act", "1B")
    said: list[PublicEvt | PublicSync] = [*heard, table.public_sync()]
    for message in said:
        assert decode_public(encode(message)) == message
        with pytest.raises(BadMessage):
            decode_message(encode(message))
    with pytest.raises(BadMessage):
        decode_public(encode(table.sync(SEATS[0])))


def test_no_public_view_is_made_while_nobody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def counted(state: TableState) -> PublicView:
        made.append(state.seq)
        return public_view(state)

    monkeypatch.setattr(table_module, "public_view", counted)
    table = laid()
    do(table, 0, "act", "1B")
    assert made == []
    table.listen_public(lambda _: None)
    do(table, 1, "act", "1R")
    assert made == [3]
