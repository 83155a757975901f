"""Views: a table as one seat may see it, or anybody, built by listing. Hidden cards never enter here.

The round comes from the observation, and every "what would happen" from a stand-in for it; from the match
only what lies open is taken: finished rounds, scores, and the order in which the field was dealt.
"""

from __future__ import annotations

from typing import Literal, TypedDict, cast

from koikoi.engine.cards import Card, mask_cards, pile_order
from koikoi.engine.match import Match
from koikoi.engine.observation import Observation, PublicObservation
from koikoi.engine.position import Position
from koikoi.engine.seats import SEATS, Seat
from koikoi.table.choices import NOTHING, legal_for
from koikoi.table.decision import decision_for, turns_left
from koikoi.table.progress import both_progress
from koikoi.table.sheets import codes, piles, round_sheet, scores
from koikoi.table.standin import stand_in
from koikoi.table.state import TableState
from koikoi.wire.view import (
    DealerDrawView,
    MatchEndView,
    Pair,
    PlayedRow,
    PublicRound,
    PublicView,
    RoundScore,
    RoundSheet,
    RoundView,
    View,
)

Stage = Literal["play", "round-over", "match-over"]


class _Open(TypedDict):
    """What lies open at a table for anybody; nothing of it comes from a round that is being played."""

    players: tuple[str, str]
    rules: dict[str, object]
    number: int
    month: int
    dealer: int
    standing: Pair
    scores: tuple[RoundScore, ...]
    void_deals: int
    stage: Stage
    sheet: RoundSheet | None
    draw: DealerDrawView | None
    end: MatchEndView | None
    ready: tuple[bool, bool]


def view_of(state: TableState, seat: Seat) -> View:
    """All that `seat` may see of a table now."""
    match, lies = state.match, _open(state)
    observation = match.observe(seat) if state.stage == "play" else None
    shown = None if observation is None else stand_in(observation)
    board = shown if shown is not None else _public_piles(state)
    progress = both_progress(state.rules, board, lies["month"])
    return View(
        **lies,
        seat=seat,
        round=None if observation is None or shown is None else _round(observation, shown, _dealt_field(match)),
        legal=NOTHING if shown is None else legal_for(shown, seat),
        progress=progress,
        decision=None
        if shown is None
        else decision_for(
            shown,
            seat,
            progress,
            number=lies["number"],
            standing=match.standing,
            void_deals=lies["void_deals"],
        ),
        may_undo=state.may_undo(seat),
    )


def public_view(state: TableState) -> PublicView:
    """All that anybody may see of a table now."""
    match, lies = state.match, _open(state)
    observation = None if match.position is None else match.position.observe_public()
    shown = None if observation is None else stand_in(observation)
    playing = None
    if state.stage == "play" and observation is not None and shown is not None:
        playing = _public_round(observation, shown, _dealt_field(match))
    board = shown if shown is not None else state.last
    return PublicView(**lies, round=playing, progress=both_progress(state.rules, board, lies["month"]))


def _open(state: TableState) -> _Open:
    """What both kinds of view say alike: names, rules, scores, finished rounds."""
    match, playing = state.match, state.stage == "play"
    number, month, dealer, void_deals = _which_round(match)
    return {
        "players": match.players,
        "rules": state.rules.mapping(),
        "number": number,
        "month": month,
        "dealer": dealer,
        "standing": match.standing,
        "scores": scores(match),
        "void_deals": void_deals,
        "stage": cast(Stage, state.stage),
        "sheet": None if playing or state.last is None else round_sheet(match, state.last),
        "draw": _draw(state),
        "end": _end(match),
        "ready": (False, False) if playing else state.ready,
    }


def _which_round(match: Match) -> tuple[int, int, int, int]:
    """Number, month, dealer and void deals of the round being played, else of the last one played."""
    shown = match.current or (match.rounds[-1] if match.rounds else None)
    if shown is None:
        return match.number, match.month, match.dealer, match.void_deals
    number = match.number if match.current is not None else len(match.rounds)
    return number, shown.month, shown.dealer, shown.void_deals


def _public_piles(state: TableState) -> Position | None:
    """The position whose captured piles lie open between rounds; nothing else of it is read."""
    return state.match.position or state.last


def _dealt_field(match: Match) -> tuple[Card, ...]:
    return () if match.current is None else match.current.deal.field


def _round(observation: Observation, shown: Position, dealt: tuple[Card, ...]) -> RoundView:
    o = observation
    return RoundView(
        phase=o.phase.value,
        mover=o.mover,
        turn=o.turn,
        turns_left=turns_left(shown),
        hand=codes(o.hand),
        opponent_hand=o.opponent_hand,
        stock=o.stock,
        field=codes(_field_as_laid(o, dealt)),
        captured=piles(shown),
        captured_this_turn=codes(pile_order(o.captured_this_turn)),
        pending=None if o.pending is None else o.pending.code,
        pending_from=_pending_from(o),
        calls=o.calls,
        wild=o.wild,
        totals=_totals(shown),
        unseen=codes(mask_cards(o.unseen)),
        history=_history(o),
    )


def _public_round(o: PublicObservation, shown: Position, dealt: tuple[Card, ...]) -> PublicRound:
    first, second = (len(shown.hand(seat)) for seat in SEATS)
    return PublicRound(
        phase=o.phase.value,
        mover=o.mover,
        turn=o.turn,
        turns_left=turns_left(shown),
        hands=(first, second),
        stock=o.stock,
        field=codes(_field_as_laid(o, dealt)),
        captured=piles(shown),
        captured_this_turn=codes(pile_order(o.captured_this_turn)),
        pending=None if o.pending is None else o.pending.code,
        pending_from=_pending_from(o),
        calls=o.calls,
        wild=o.wild,
        totals=_totals(shown),
        history=_history(o),
    )


def _totals(shown: Position) -> Pair:
    first, second = (int(shown.total(seat)) for seat in SEATS)
    return first, second


def _history(o: Observation) -> tuple[PlayedRow, ...]:
    return tuple(PlayedRow(row.seat, row.source.value, row.card.code, codes(row.captured)) for row in o.history)


def _pending_from(o: Observation) -> Literal["hand", "stock"] | None:
    if o.pending_from is None:
        return None
    return "hand" if o.pending_from.value == "hand" else "stock"


def _field_as_laid(o: Observation, dealt: tuple[Card, ...]) -> tuple[Card, ...]:
    """The field in the order in which its cards came to lie there: as dealt, then card by card."""
    lying = list(dealt)
    for row in o.history:
        if row.captured:
            lying = [card for card in lying if card not in row.captured]
        else:
            lying.append(row.card)
    return tuple(lying)


def _draw(state: TableState) -> DealerDrawView | None:
    draw = state.draw
    if draw is None:
        return None
    way = cast(Literal["month-draw", "birthday", "random"], draw.way)
    return DealerDrawView(way, tuple(codes(cards) for cards in draw.cards), draw.dealer)


def _end(match: Match) -> MatchEndView | None:
    if match.end is None:
        return None
    return MatchEndView(match.end.reason.value, match.end.winner, match.settlement)
