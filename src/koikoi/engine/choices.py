"""Choices: what the seat of an observation may do now, from what it sees alone."""

from __future__ import annotations

from koikoi.engine.actions import KEEP, KOI, PASS, STOP, SWAP, Action, Play, Take
from koikoi.engine.observation import Observation, Phase


def legal(observation: Observation) -> tuple[Action, ...]:
    """The legal actions of the observing seat; none if the choice is not its own, or the round is over.

    In the order of records: cards in card order, then pass; koi before stop; keep before swap.
    """
    o = observation
    if o.phase is Phase.OVER or o.seat != o.mover:
        return ()
    if o.phase is Phase.PLAY:
        return _hand_cards(o)
    if o.phase is Phase.TAKE:
        return _field_cards(o)
    return (KOI, STOP) if o.phase is Phase.DECIDE else (KEEP, SWAP)


def _hand_cards(o: Observation) -> tuple[Action, ...]:
    if o.rules.must_capture:
        there = {card.month for card in o.field}
        able = tuple(Play(card) for card in o.hand if card.month in there)
        if able:
            return able
    return tuple(Play(card) for card in o.hand)


def _field_cards(o: Observation) -> tuple[Action, ...]:
    assert o.pending is not None, "a card waits for its choice"
    partners = tuple(Take(card) for card in o.field if card.month == o.pending.month)
    if partners:
        return partners
    return (*(Take(card) for card in o.field), PASS)  # the wild lightning, before any other willow was seen (B20)
