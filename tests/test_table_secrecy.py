"""What a seat is sent follows from what it may know: worlds that differ in hidden cards alone give the same bytes."""

from __future__ import annotations

import sys
from collections import Counter
from random import Random

import msgspec
import pytest

from koikoi.engine.actions import ACTIONS, Action, Play
from koikoi.engine.belief import sample
from koikoi.engine.cards import Card
from koikoi.engine.deal import Deal
from koikoi.engine.events import Played, Source
from koikoi.engine.match import Match
from koikoi.engine.position import Position
from koikoi.engine.rules import Rules
from koikoi.engine.seats import SEATS, Seat, other
from koikoi.table import choices, views
from koikoi.table.entries import Dealt, Entry
from koikoi.table.standin import stand_in
from koikoi.table.state import TableState, advance
from koikoi.table.table import Table
from koikoi.table.views import view_of
from koikoi.wire.events import event_message
from koikoi.wire.messages import Err, Evt, encode
from koikoi.wire.view import View
from tests.table_players import TABLES, MemoryStore, deck_of, new_table, send, step

PHASES: set[str] = set()
TWINS = Counter[bool]()
"""How many of the other worlds were really different."""


def as_dealt(match: Match, world: Position) -> Deal:
    """The deal of the running round if `world` is what was hidden in it."""
    assert match.current is not None
    played: tuple[list[Card], list[Card]] = ([], [])
    turned: list[Card] = []
    for row in world.history:
        (played[row.seat] if row.source is Source.HAND else turned).append(row.card)
    if world.pending is not None:
        (played[world.mover] if world.pending_from is Source.HAND else turned).append(world.pending)
    hands = tuple((*played[seat], *world.hand(seat)) for seat in SEATS)
    swapped = any(action.token == "swap" for action in match.current.actions)
    hands = (hands[1], hands[0]) if swapped else (hands[0], hands[1])
    return Deal(hands, match.current.deal.field, (*turned, *world.stock))


def other_world(state: TableState, seat: Seat, rng: Random) -> Deal:
    """Another deal of the newest round that `seat` cannot tell from the real one."""
    match = state.match
    if match.current is not None:
        return as_dealt(match, sample(match.observe(seat), rng=rng))
    assert state.last is not None
    deal = match.rounds[-1].deal
    unturned = list(state.last.stock)
    rng.shuffle(unturned)
    return Deal(deal.hands, deal.field, (*deal.stock[: 24 - len(unturned)], *unturned))


def newest_deal(entries: list[Entry]) -> int:
    return max(i for i, entry in enumerate(entries) if isinstance(entry, Dealt))


def said(entries: list[Entry], seat: Seat) -> list[bytes]:
    """Every byte that a log makes a table say to a seat, from its newest deal on."""
    state, out = None, []
    for i, entry in enumerate(entries):
        state, seen = advance(state, entry)
        if i >= newest_deal(entries):
            out.append(encode(Evt(state.seq, tuple(event_message(e) for e in seen), view_of(state, seat))))
    return out


def in_another_world(entries: list[Entry], state: TableState, rules: Rules, seat: Seat, rng: Random) -> list[Entry]:
    at = newest_deal(entries)
    rounds = state.match
    dealer = rounds.current.dealer if rounds.current else rounds.rounds[-1].dealer
    deck = deck_of(rules, other_world(state, seat, rng), dealer)
    return [*entries[:at], Dealt(deck), *entries[at + 1 :]]


def refusals(table: Table, seat: Seat) -> list[Err]:
    """The answers to everything that is not possible."""
    legal = table.view(seat).legal.actions
    tokens = [action.token for action in ACTIONS if action.token not in legal]
    answers = [send(table, seat, "act", token) for token in tokens]
    answers += [send(table, seat, "act", token, "pass") for token in tokens if not token.startswith("x")]
    assert all(isinstance(answer, Err) for answer in answers)
    return [msgspec.structs.replace(answer, cid="") for answer in answers if isinstance(answer, Err)]


def phase_of(state: TableState) -> str:
    return state.match.position.phase.value if state.match.position else "between"


def differs(name: str, seed: int, steps: int) -> bool:
    """Whether a seat is told different things in two worlds that it cannot tell apart."""
    rng = Random(seed)
    table, store = new_table(name, seed)
    for _ in range(steps):
        step(table, rng)
    state = table.state
    if state.match.over:
        return False
    PHASES.add(phase_of(state))
    for seat in SEATS:
        entries = in_another_world(store.entries, state, table.state.rules, seat, rng)
        if said(store.entries, seat) != said(entries, seat):
            return True
        twin_state = None
        for entry in entries:
            twin_state, _ = advance(twin_state, entry)
        assert twin_state is not None
        TWINS[twin_state.match != state.match] += 1
        if refusals(table, seat) != refusals(Table(twin_state, store=MemoryStore()), seat):
            return True
    return False


@pytest.mark.parametrize("name", TABLES)
def test_a_seat_is_told_the_same_bytes_in_every_world_it_cannot_tell_apart(name: str) -> None:
    rng = Random(name)
    for seed in range(4):
        assert not differs(name, seed, rng.randrange(1, 50)), f"{name}, seed {seed}"


def first_of_each_phase(name: str, seed: int) -> set[int]:
    """After how many steps a table first comes to each phase."""
    rng = Random(seed)
    table, _ = new_table(name, seed)
    found: dict[str, int] = {}
    for steps in range(70):
        if table.state.match.over:
            break
        found.setdefault(phase_of(table.state), steps)
        step(table, rng)
    return set(found.values())


def test_that_was_looked_at_in_every_phase() -> None:
    PHASES.clear()  # whatever else this process has tried
    for seed in range(5):
        for steps in first_of_each_phase("shobu+all", seed):
            assert not differs("shobu+all", seed, steps)
    assert {"swap", "play", "take", "decide", "between"} <= PHASES
    assert TWINS[True] > 9 * TWINS[False]


# --- planted faults: each of these leaks must be found


def leak_by_order(state: TableState, seat: Seat) -> object:
    view = views.view_of(state, seat)
    if view.round is None or state.match.position is None:
        return view
    position = state.match.position
    unseen = (*position.hand(other(seat)), *position.stock)
    return msgspec.structs.replace(
        view, round=msgspec.structs.replace(view.round, unseen=tuple(card.code for card in unseen))
    )


def leak_by_legal(state: TableState, seat: Seat) -> object:
    view = views.view_of(state, seat)
    legal = msgspec.structs.replace(view.legal, actions=tuple(action.token for action in state.match.legal()))
    return msgspec.structs.replace(view, legal=legal)


def leak_by_size(state: TableState, seat: Seat) -> object:
    view = views.view_of(state, seat)
    position = state.match.position
    bright = position is not None and any(card.kind == "bright" for card in position.hand(other(seat)))
    return msgspec.structs.replace(view, void_deals=10 if bright else 1)


@pytest.mark.parametrize("leak", [leak_by_order, leak_by_legal, leak_by_size])
def test_a_view_that_leaks_is_found(leak: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "view_of", leak)
    assert any(differs("single-koi", seed, 9) for seed in range(5))


def test_a_preview_that_looks_at_the_stock_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real: list[Position] = []

    def remember(state: TableState, seat: Seat) -> View:
        real[:] = [] if state.match.position is None else [state.match.position]
        try:
            return views.view_of(state, seat)
        finally:
            real.clear()

    def meets(position: Position, card: Card) -> tuple[tuple[Card, ...], tuple[Action, ...]]:
        _, seen = position.apply(Play(card))
        return next((event.captured for event in reversed(seen) if isinstance(event, Played)), ()), ()

    monkeypatch.setattr(choices, "hand_card_meets", meets)
    assert not any(differs("single-koi", seed, 9) for seed in range(5)), "a stand-in has nothing to leak"
    monkeypatch.setattr(sys.modules[__name__], "view_of", remember)
    monkeypatch.setattr(views, "stand_in", lambda o: real[0] if real else stand_in(o))
    assert any(differs("single-koi", seed, 9) for seed in range(5))
