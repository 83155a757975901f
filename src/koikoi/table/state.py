"""TableState: a table at one moment, a frozen value that follows from its log entries alone.

`advance` gives the state after one more entry, and what everybody saw. Storing, telling and chance are elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from koikoi.engine.actions import Act, Action, parse_action
from koikoi.engine.deal import DealerDraw, deal
from koikoi.engine.events import Event, Source
from koikoi.engine.match import Match, Round
from koikoi.engine.position import Position
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Seat, other
from koikoi.errors import IllegalAction, KoiKoiError, Reason
from koikoi.table.entries import Acted, BySeat, Dealt, Drawn, Entry, Next, Opened, Rematch, Resigned, Undone
from koikoi.table.setup import Setup
from koikoi.wire.events import DrawnSeen, ReadySeen, ResignedSeen, TableEvent, UndoneSeen

Seen = Event | TableEvent


@dataclass(frozen=True, slots=True)
class Mark:
    """Where a seat's choice can be taken back to: the match before it."""

    seat: Seat
    match: Match


@dataclass(frozen=True, slots=True, kw_only=True)
class TableState:
    """Setup, match, and what lies between rounds."""

    setup: Setup
    match: Match
    draw: DealerDraw | None = None
    """How the first dealer was found; None until it is."""
    seq: int = 0
    """How many things were done here; the draws and deals that follow one belong to it."""
    game: int = 1
    """Which match at this table, from 1."""
    ready: tuple[bool, bool] = (True, True)
    """Who waits for the next deal, or after the match for a rematch."""
    marks: tuple[Mark, ...] = ()
    """The choices of the running round, oldest first."""
    last: Position | None = None
    """The last finished round, as it ended."""

    @property
    def rules(self) -> Rules:
        """The rules played."""
        return self.setup.rules

    @property
    def stage(self) -> str:
        """`play`, `round-over` or `match-over`."""
        if self.match.over:
            return "match-over"
        return "play" if self.match.position is not None else "round-over"

    @property
    def wants_deal(self) -> bool:
        """Whether a deal is due now, not after somebody asks for it."""
        return self.draw is not None and self.match.wants_deal and all(self.ready)

    @property
    def mover(self) -> Seat | None:
        """Whose choice it is, None if nobody's."""
        position = self.match.position
        return None if position is None or self.match.over else position.mover

    def may_undo(self, seat: Seat) -> bool:
        """Whether a seat may take its last choice back: against the computer, within the running round."""
        computer = self.setup.computers[other(seat)]
        return computer and self.stage == "play" and any(mark.seat == seat for mark in self.marks)


def advance(state: TableState | None, entry: Entry) -> tuple[TableState, tuple[Seen, ...]]:
    """The state after an entry, and what everybody saw; raises KoiKoiError for an entry that cannot follow."""
    if isinstance(entry, Opened):
        if state is not None:
            raise KoiKoiError(Reason.WRONG_PHASE, "the table is open already")
        return TableState(setup=entry.setup, match=_fresh(entry.setup, Seat(0)), seq=1), ()
    if state is None:
        raise KoiKoiError(Reason.WRONG_PHASE, "the table is not open yet")
    if isinstance(entry, Drawn):
        match = _fresh(state.setup, entry.draw.dealer)
        return replace(state, match=match, draw=entry.draw), (DrawnSeen(entry.draw.way, entry.draw.dealer),)
    if isinstance(entry, Dealt):
        match = state.match
        laid, seen = match.deal(deal(state.rules, entry.deck, match.dealer))
        return _filed(replace(state, match=laid, marks=())), seen
    after, said = _done(state, entry)
    return replace(after, seq=state.seq + 1), said


def _fresh(setup: Setup, dealer: Seat) -> Match:
    return Match.start(setup.rules, dealer=dealer, players=setup.players)


def _done(state: TableState, entry: BySeat) -> tuple[TableState, tuple[Seen, ...]]:
    seat = entry.seat
    match entry:
        case Acted():
            return _acted(state, entry)
        case Undone():
            return _undone(state, seat), (UndoneSeen(seat),)
        case Resigned():
            over = replace(state, match=state.match.resign(seat), marks=(), ready=state.setup.computers)
            return over, (ResignedSeen(seat),)
        case Next():
            return _asked(state, seat, "round-over"), (ReadySeen(seat),)
        case Rematch():
            asked = _asked(state, seat, "match-over")
            return (_again(asked) if all(asked.ready) else asked), (ReadySeen(seat),)
        case _:
            assert_never(entry)


def _acted(state: TableState, entry: Acted) -> tuple[TableState, tuple[Seen, ...]]:
    actions = [parse_action(token) for token in entry.tokens]
    if not 1 <= len(actions) <= 2:
        raise KoiKoiError(Reason.WRONG_COUNT, f"{len(actions)} actions: a choice is one, or a card and what it takes")
    seen: list[Event] = []
    for i, action in enumerate(actions):
        if i and not _waits_from_hand(state):
            raise IllegalAction(action, Reason.WRONG_PHASE, f"{action.token} is not possible: the card has no choice")
        state, more = act(state, entry.seat, action)
        seen.extend(more)
    return _filed(state), tuple(seen)


def _waits_from_hand(state: TableState) -> bool:
    position = state.match.position
    return position is not None and position.pending_from is Source.HAND


def act(state: TableState, seat: Seat, action: Action) -> tuple[TableState, tuple[Event, ...]]:
    """The state after one action, a round that it ends not yet filed; raises IllegalAction."""
    match = state.match
    if state.mover is not None and state.mover != seat:
        raise IllegalAction(action, Reason.NOT_YOUR_TURN, f"{action.token} is not possible: player {state.mover} moves")
    # what a hand card takes is one choice with the card: both are taken back together
    second = action.act in (Act.TAKE, Act.PASS) and _waits_from_hand(state)
    after, seen = match.apply(action)
    marks = state.marks if second else (*state.marks, Mark(seat, match))
    return replace(state, match=after, marks=marks), seen


def _filed(state: TableState) -> TableState:
    """The state with what follows from a round that has ended, if one has."""
    match = state.match
    if match.position is not None or match.void_deals or not match.rounds:
        return state
    return replace(state, marks=(), last=final_position(match.rules, match.rounds[-1]), ready=state.setup.computers)


def final_position(rules: Rules, finished: Round) -> Position:
    """A finished round replayed to its end."""
    position, _ = Position.start(rules, finished.deal, dealer=finished.dealer, month=finished.month)
    for action in finished.actions:
        position, _ = position.apply(action)
    return position


def _undone(state: TableState, seat: Seat) -> TableState:
    if not state.may_undo(seat):
        raise KoiKoiError(Reason.NOT_ALLOWED, "nothing can be taken back here")
    at = max(i for i, mark in enumerate(state.marks) if mark.seat == seat)
    return replace(state, match=state.marks[at].match, marks=state.marks[:at])


def _asked(state: TableState, seat: Seat, stage: str) -> TableState:
    if state.stage != stage:
        raise KoiKoiError(Reason.WRONG_PHASE, f"that can be asked for at {stage}, not at {state.stage}")
    if state.ready[seat] and not state.setup.computers[seat]:
        raise KoiKoiError(Reason.NOT_YOUR_TURN, "it is asked for already; the other player has not answered")
    first, second = (state.ready[i] or i == seat for i in range(2))
    return replace(state, ready=(first, second))


def _again(state: TableState) -> TableState:
    """The same table before another match."""
    return TableState(setup=state.setup, match=_fresh(state.setup, Seat(0)), seq=state.seq, game=state.game + 1)
