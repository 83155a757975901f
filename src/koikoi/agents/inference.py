"""What the other player has chosen so far, laid out for `inference_kernel`: the round, as it was seen, played again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from koikoi.agents import inference_kernel as k
from koikoi.engine.actions import KEEP, KOI, PASS, Action, Play, Take
from koikoi.engine.belief import sample
from koikoi.engine.cards import CARDS, Card
from koikoi.engine.deal import Deal
from koikoi.engine.events import Played, Source
from koikoi.engine.observation import Observation, Phase
from koikoi.engine.position import Position
from koikoi.engine.seats import SEATS
from koikoi.errors import KoiKoiError


def past_choices(observation: Observation) -> list[int]:
    """The other player's choices of cards and calls in a row of PAST_SIZE; of none where the history is missing."""
    row = [0] * k.PAST_SIZE
    shown = 0
    for position, action in _choices(observation):
        if len(position.hand(position.mover)) > 1 and row[k.CHOICES] < k.MOST_CHOICES:
            at = k.FIRST_CHOICE + k.CHOICE_SIZE * row[k.CHOICES]
            row[at : at + k.CHOICE_SIZE] = [*position.state, action.id, shown]
            row[k.CHOICES] += 1
        if action.card is not None:
            shown |= action.card.bit
    return row


def _choices(observation: Observation) -> list[tuple[Position, Action]]:
    """The positions in which the other player chose a card or a call, and its choices."""
    try:
        return [
            (position, action)
            for position, action in _played_again(observation)
            if position.mover != observation.seat and position.phase in (Phase.PLAY, Phase.DECIDE)
        ]
    except (KoiKoiError, IndexError):  # the history is missing, or does not lead to this position
        return []


def _played_again(observation: Observation) -> Iterator[tuple[Position, Action]]:
    """The round so far, choice by choice; raises KoiKoiError or IndexError where the history does not tell."""
    o = observation
    rows = list(o.history)
    if o.pending is not None and o.pending_from is not None:
        rows.append(Played(o.mover, o.pending_from, o.pending, ()))
    position, _ = Position.start(o.rules, _dealt(o), dealer=o.dealer, month=o.month)
    while (position.turn, position.phase, position.mover) != (o.turn, o.phase, o.mover):
        if position.phase is Phase.SWAP:
            action = KEEP  # the hands are laid as they were after it
        elif position.phase is Phase.DECIDE:
            action = KOI
        else:
            row = rows[len(position.history)]
            taking = Take(row.captured[0]) if row.captured else PASS
            action = Play(row.card) if position.phase is Phase.PLAY else taking
        yield position, action
        position, _ = position.apply(action)


def _dealt(o: Observation) -> Deal:
    """A deal that the round may have begun with; nobody looks at what nobody has seen of it."""
    stand_in = sample(o, rng=Random(0))
    hands = [list(stand_in.hand(seat)) for seat in SEATS]
    stock: list[Card] = []
    for row in o.history:
        (hands[row.seat] if row.source is Source.HAND else stock).append(row.card)
    if o.pending is not None:
        (hands[o.mover] if o.pending_from is Source.HAND else stock).append(o.pending)
    stock += stand_in.stock
    field = [card for card in CARDS if card not in {*hands[0], *hands[1], *stock}]
    return Deal((tuple(hands[0]), tuple(hands[1])), tuple(field), tuple(stock))
