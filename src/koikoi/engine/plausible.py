"""Whether an observation could stand on a table, by counting: a check on positions that come from outside."""

from __future__ import annotations

from koikoi.engine.cards import MONTH_MASKS, Card, cards_mask
from koikoi.engine.events import Source
from koikoi.engine.observation import Observation, Phase
from koikoi.engine.seats import SEATS
from koikoi.errors import BadPosition, Reason


def refuse_impossible(o: Observation) -> None:
    """Raise BadPosition with the reason if the counts, the cards or the phase cannot arise in play."""
    _cards_once(o)
    if o.turn >= o.rules.last_turn:
        _refuse(f"turn is {o.turn}, but the round ends after {o.rules.last_turn} turns")
    if o.seat != o.mover:
        _refuse(f"it is player {o.mover}'s choice at this turn and phase, not the asking player {o.seat}'s")
    if o.phase is Phase.SWAP:
        _exchange(o)
        return
    turned = o.phase is Phase.DECIDE or o.pending_from is Source.STOCK
    played = turned or o.phase is Phase.TAKE
    for seat in SEATS:
        done = (o.turn + (seat == o.dealer)) // 2 + (played and seat == o.mover)
        held = len(o.hand) if seat == o.seat else o.opponent_hand
        if held != 8 - done:
            _refuse(f"player {seat} holds {held} cards; after {o.turn} turns it must be {8 - done}")
    flips = 24 - o.turn - turned - o.stock
    if flips not in ((0, 1) if o.rules.empty_field_flip else (0,)):
        _refuse(f"the stock has {o.stock} cards; after {o.turn} turns it must be {24 - o.turn - turned}")
    _piles(o)
    if o.phase is Phase.TAKE:
        _choice(o)
    elif o.pending is not None:
        _refuse(f"pending is {o.pending.code}, but only at phase take a card waits")
    if o.captured_this_turn and not turned:
        _refuse("captured_this_turn has cards, but no card of this turn has met the field")
    if o.phase is Phase.DECIDE and not o.captured_this_turn:
        _refuse("a decision is due only after a capture; captured_this_turn is empty")
    if o.phase is Phase.DECIDE and not o.hand:
        _refuse("with an empty hand a gain is scored without asking")


def _refuse(sentence: str) -> None:
    raise BadPosition(Reason.IMPOSSIBLE, f"this position cannot arise: {sentence}")


def _cards_once(o: Observation) -> None:
    seen: set[Card] = set()
    waiting = () if o.pending is None else (o.pending,)
    for card in (*o.hand, *o.field, *o.captured[0], *o.captured[1], *waiting):
        if card in seen:
            raise BadPosition(Reason.CARD_TWICE, f"card {card.code} lies in two places; each card exists once")
        seen.add(card)
    own = 8 if o.phase is Phase.SWAP else 0
    number = len(seen) + own + o.opponent_hand + o.stock
    if number != 48:
        raise BadPosition(Reason.WRONG_COUNT, f"hands, field, captured cards and stock make {number} cards, not 48")


def _exchange(o: Observation) -> None:
    if not o.rules.exchange:
        _refuse("phase is swap, but these rules have no exchange")
    if o.turn or o.hand or o.opponent_hand != 8 or o.stock != 24 or any(o.captured) or o.calls != (0, 0):
        _refuse("at the exchange nothing is played yet and both hands are unseen: hand [] and opponent_hand 8")


def _piles(o: Observation) -> None:
    taken = cards_mask(o.captured_this_turn)
    if taken & ~cards_mask(o.captured[o.mover]):
        _refuse("captured_this_turn names cards that the asking player has not captured")
    for seat in SEATS:
        pile = cards_mask(o.captured[seat])
        odd = [month + 1 for month in range(12) if (pile & MONTH_MASKS[month]).bit_count() % 2]
        wild = o.wild is not None and o.wild[0] == seat
        if odd and not wild:
            _refuse(f"player {seat} has an odd number of captured cards of month {odd[0]}; captures come in pairs")
        if wild and o.wild is not None and not pile & Card.LIGHTNING.bit:
            _refuse(f"wild belongs to player {seat}, who has not captured the lightning 11C")
    if o.wild is not None and not o.rules.gaji:
        _refuse("wild is set, but these rules have no gaji")
    for seat in SEATS:
        turns = (o.turn + (seat == o.dealer)) // 2
        if o.calls[seat] > turns:
            _refuse(f"player {seat} has called {o.calls[seat]} times in {turns} turns")
    limit = {"one-per-round": sum(o.calls), "one-per-player": max(o.calls)}.get(o.rules.call_limit, 0)
    if limit > 1:
        _refuse(f"there are more calls than {o.rules.call_limit} allows")


def _choice(o: Observation) -> None:
    if o.pending is None:
        _refuse("phase is take, but no card is pending")
        return
    partners = sum(card.month == o.pending.month for card in o.field)
    if partners == 2 or (partners == 3 and o.rules.three_on_field == "one"):
        return
    seen = any(card.month == Card.LIGHTNING.month for pile in (*o.captured, o.field) for card in pile)
    wild = o.rules.gaji and o.pending is Card.LIGHTNING and o.pending_from is Source.HAND and not seen and o.field
    if not wild:
        _refuse(f"{o.pending.code} has {partners} partners on the field, so there is no choice to make")
