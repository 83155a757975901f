"""Notation: an observation as the JSON of `koikoi-position` and back (record.md, second part).

Reading checks that the position could stand on a table: 48 cards, each once, sizes of hands and stock against the
turn, pairs in the piles. What needs the rules of play, such as whether a decision is due, `belief.sample` checks.
"""

from __future__ import annotations

from typing import NoReturn

from koikoi.engine.cards import Card, mask_cards, parse_card, short
from koikoi.engine.ending import end_reason
from koikoi.engine.events import Played, Source
from koikoi.engine.observation import Observation, Phase
from koikoi.engine.plausible import refuse_impossible
from koikoi.engine.rules import Rules
from koikoi.engine.seats import SEATS, Points, Seat
from koikoi.engine.shape import Shape
from koikoi.errors import BadPosition, Reason

_PHASES = tuple(phase.value for phase in Phase if phase is not Phase.OVER)
_MOST = 10**9
_FIELDS = (
    "format", "version", "rules", "seat", "dealer", "month", "round", "totals", "match", "phase", "turn", "hand",
    "opponent_hand", "stock", "field", "captured", "captured_this_turn", "pending", "pending_from", "calls",
    "called_at", "last_caller", "wild", "dealt_brights", "history",
)  # fmt: skip
"""All that a position may say: a misspelt field would pass for one that is left out."""


def format_position(observation: Observation) -> dict[str, object]:
    """The `koikoi-position` object of an observation, every field written; `parse_position` reads it back."""
    o = observation
    return {
        "format": "koikoi-position",
        "version": 1,
        "rules": o.rules.mapping(),
        "seat": o.seat,
        "dealer": o.dealer,
        "month": o.month,
        "round": o.round,
        "totals": list(o.totals),
        "match": o.match,
        "phase": o.phase.value,
        "turn": o.turn,
        "hand": _codes(o.hand),
        "opponent_hand": o.opponent_hand,
        "stock": o.stock,
        "field": _codes(o.field),
        "captured": [_codes(o.captured[0]), _codes(o.captured[1])],
        "captured_this_turn": _codes(o.captured_this_turn),
        "pending": None if o.pending is None else o.pending.code,
        "pending_from": None if o.pending_from is None else o.pending_from.value,
        "calls": list(o.calls),
        "called_at": [list(o.called_at[0]), list(o.called_at[1])],
        "last_caller": o.last_caller,
        "wild": None if o.wild is None else {"owner": o.wild[0], "month": o.wild[1]},
        "dealt_brights": o.dealt_brights,
        "history": [[row.seat, row.source.value, row.card.code, _codes(row.captured)] for row in o.history],
    }


def _codes(cards: tuple[Card, ...]) -> list[str]:
    return [card.code for card in cards]


def _fail(reason: Reason, sentence: str) -> NoReturn:
    raise BadPosition(reason, sentence)


def parse_position(value: object) -> Observation:
    """The observation of a `koikoi-position` object; raises BadPosition with the reason."""
    shape = Shape(value, "the position", _fail)
    shape.choice("format", ("koikoi-position",), "koikoi-position")
    shape.choice("version", (1,), 1)
    shape.only(_FIELDS)
    rules = shape.reading("rules", lambda: Rules.parse(shape.get("rules")))
    seat = Seat(shape.choice("seat", SEATS))
    phase = Phase(shape.choice("phase", _PHASES))
    calls = shape.pair("calls", 0, 8, [0, 0])
    first, second = shape.items("captured", 2)
    totals = shape.pair("totals", -_MOST, _MOST, [0, 0])
    pending = shape.get("pending", None)
    observation = Observation(
        rules=rules,
        seat=seat,
        dealer=Seat(shape.choice("dealer", SEATS)),
        month=shape.integer("month", 1, 12),
        round=shape.integer("round", 1, _MOST, 1),
        totals=(Points(totals[0]), Points(totals[1])),
        match=shape.choice("match", (False, True), False),
        phase=phase,
        turn=shape.integer("turn", 0, 15),
        hand=_sorted(shape.cards("hand", [])),
        opponent_hand=shape.integer("opponent_hand", 0, 8),
        stock=shape.integer("stock", 0, 24),
        field=_sorted(shape.cards("field")),
        captured=(_sorted(shape.as_cards(first, "captured")), _sorted(shape.as_cards(second, "captured"))),
        captured_this_turn=_sorted(shape.cards("captured_this_turn", [])),
        pending=None if pending is None else shape.reading("pending", lambda: parse_card(pending)),
        pending_from=_pending_from(shape, phase),
        calls=calls,
        called_at=_called_at(shape, calls),
        last_caller=_last_caller(shape, calls),
        wild=_wild(shape),
        dealt_brights=shape.integer("dealt_brights", 0, 5, 0),
        history=tuple(_row(shape, row) for row in shape.items("history", None, [])),
    )
    refuse_impossible(observation)
    if observation.match:
        _refuse_ended(observation)
    return observation


def _refuse_ended(o: Observation) -> None:
    """Refuse the position of a match that ended before its round."""
    standing = [total + o.rules.start_points for total in o.totals]
    reason = end_reason(o.rules, o.round - 1, standing)
    if reason is not None and o.round > 1:
        why = f"the match ended before round {o.round}, at {standing[0]} to {standing[1]} ({reason})"
        _fail(Reason.MATCH_OVER, f"the position: {why}")


def _sorted(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    mask = 0
    for card in cards:
        mask |= card.bit
    return mask_cards(mask)


def _pending_from(shape: Shape, phase: Phase) -> Source | None:
    if phase is not Phase.TAKE:
        shape.choice("pending_from", (None,), None)
        return None
    return Source(shape.choice("pending_from", (Source.HAND.value, Source.STOCK.value)))


def _called_at(shape: Shape, calls: tuple[int, int]) -> tuple[tuple[Points, ...], tuple[Points, ...]]:
    if not shape.has("called_at"):
        if calls != (0, 0):
            shape.fail(Reason.MISSING_FIELD, "the position has calls but no called_at, the yaku total at each of them")
        return (), ()
    out: list[tuple[Points, ...]] = []
    for seat, totals in enumerate(shape.items("called_at", 2)):
        if not isinstance(totals, list) or len(totals) != calls[seat]:
            shape.fail(
                Reason.WRONG_COUNT,
                f"the position: called_at for player {seat} is {short(totals)}; it must list one total for each call",
            )
        for total in totals:
            if type(total) is not int or not 0 < total <= 10_000:
                shape.fail(Reason.OUT_OF_RANGE, f"the position: called_at holds {short(total)}; a total is above 0")
        out.append(tuple(Points(total) for total in totals))
    return out[0], out[1]


def _last_caller(shape: Shape, calls: tuple[int, int]) -> Seat | None:
    if calls == (0, 0):
        return shape.choice("last_caller", (None,), None)  # type: ignore[no-any-return] # it is None
    if not shape.has("last_caller") and 0 in calls:
        return Seat(0 if calls[0] else 1)
    seat = Seat(shape.choice("last_caller", SEATS))
    if not calls[seat]:
        shape.fail(Reason.IMPOSSIBLE, f"the position: last_caller is {seat}, who has not called")
    return seat


def _wild(shape: Shape) -> tuple[Seat, int] | None:
    if not shape.has("wild"):
        return None
    wild = Shape(shape.get("wild"), "wild", _fail)
    wild.only(("owner", "month"))
    return Seat(wild.choice("owner", SEATS)), wild.integer("month", 1, 12)


def _row(shape: Shape, row: object) -> Played:
    if not isinstance(row, list) or len(row) != 4:
        shape.fail(
            Reason.WRONG_TYPE, f"the position: history has {short(row)}; a row is [player, source, card, [captured]]"
        )
    line = Shape(dict(zip(("player", "source", "card", "captured"), row, strict=True)), "history", _fail)
    source = Source(line.choice("source", tuple(source.value for source in Source)))
    card = line.reading("card", lambda: parse_card(row[2]))
    return Played(Seat(line.choice("player", SEATS)), source, card, _sorted(line.cards("captured")))
