"""Stand-in: a position made from an observation alone, so that a view can ask the kernel "what if" and leak nothing.

The hidden cards of a stand-in are the unseen ones in card order, whatever the real ones are. Only questions whose
answer does not depend on them may be put to it: what a card of the hand would capture, what a stop would pay.
"""

from __future__ import annotations

from koikoi.engine.actions import Action, Play
from koikoi.engine.belief import world
from koikoi.engine.cards import Card, Mask, cards_mask, mask_cards
from koikoi.engine.events import Asked, Played
from koikoi.engine.kernel import slots as s
from koikoi.engine.kernel.settle import settle_win
from koikoi.engine.kernel.table import lower
from koikoi.engine.kernel.turn import gains
from koikoi.engine.observation import Observation
from koikoi.engine.outcome import RoundOutcome, outcome_of
from koikoi.engine.position import Position
from koikoi.engine.seats import Seat


def stand_in(observation: Observation) -> Position:
    """The position whose hidden cards lie in card order: the seat's own if it has not seen them, the other hand, stock.

    A seat has not seen its own at the exchange; whoever only watches never has.
    """
    unseen = mask_cards(observation.unseen)
    number = observation.opponent_hand
    own = len(unseen) - number - observation.stock
    mine, unseen = (*observation.hand, *unseen[:own]), unseen[own:]
    return world(observation, mine, unseen[:number], unseen[number:])


def hand_card_meets(position: Position, card: Card) -> tuple[tuple[Card, ...], tuple[Action, ...]]:
    """What playing a legal card captures at once, and if it has a choice, the actions of that choice.

    Only the first event is read: it is about the hand card, which meets the open field.
    """
    after, seen = position.apply(Play(card))
    first = seen[0]
    if isinstance(first, Asked):
        return (), after.legal()
    assert isinstance(first, Played), "a hand card is laid, captures, or has a choice"
    return first.captured, ()


def win_with(position: Position, seat: Seat, more: Mask) -> RoundOutcome | None:
    """How `seat` would win the round by capturing the cards `more` next and stopping; None if that is no gain.

    Without the lightning's sweep: what will lie on the field then is not known.
    """
    table, state = lower(position.rules), list(position.state)
    state[s.PILE_OF + seat] |= more
    state[s.WILD_OWNER] = -1
    if not gains(table, state, seat):
        return None
    settle_win(table, state, seat, s.WIN)
    return outcome_of(position.rules, state)


def free_cards(position: Position) -> Mask:
    """The cards in neither captured pile, public knowledge; a waiting card is among them."""
    taken = cards_mask((*position.captured(Seat(0)), *position.captured(Seat(1))))
    return Mask(((1 << 48) - 1) & ~taken)
