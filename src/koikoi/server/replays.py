"""Replays: a round of a finished match, step by step, as each seat saw it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from koikoi.engine.events import Event
from koikoi.engine.match import Match, Round
from koikoi.engine.seats import SEATS, other
from koikoi.table.setup import Setup
from koikoi.table.state import TableState, final_position
from koikoi.table.views import view_of
from koikoi.wire.events import ResignedSeen, public_messages
from koikoi.wire.records import Frame

Moment = tuple[Match, tuple[Event | ResignedSeen, ...]]
"""A match, and what was seen on the way to it."""


def rounds_of(match: Match) -> tuple[Round, ...]:
    """The rounds that were played, one that a player gave up in included."""
    return match.rounds if match.current is None else (*match.rounds, match.current)


def frames(match: Match, number: int, setup: Setup) -> tuple[Frame, ...]:
    """The frames of a round of a match that has ended, `number` from 1: the deal, each action, a resignation."""
    people = Setup(rules=setup.rules, players=setup.players)
    return tuple(_frame(people, at, events) for at, events in _moments(match, number))


def _moments(match: Match, number: int) -> Iterator[Moment]:
    played = rounds_of(match)
    shown = played[number - 1]
    at = Match.start(match.rules, dealer=played[0].dealer, players=match.players, month=played[0].month)
    for finished in played[: number - 1]:
        at = at.file(finished)
    at = replace(at, dealer=shown.dealer, month=shown.month, void_deals=shown.void_deals)
    at, events = at.deal(shown.deal)
    yield at, events
    for action in shown.actions:
        at, events = at.apply(action)
        yield at, events
    end = match.end
    if number == len(played) and not at.over and end is not None and end.winner is not None:
        yield match, (ResignedSeen(other(end.winner)),)


def _frame(setup: Setup, match: Match, events: Iterable[Event | ResignedSeen]) -> Frame:
    last = final_position(match.rules, match.rounds[-1]) if match.position is None and match.rounds else None
    state = TableState(setup=setup, match=match, last=last)
    first, second = (view_of(state, seat) for seat in SEATS)
    return Frame(public_messages(events), (first, second))
