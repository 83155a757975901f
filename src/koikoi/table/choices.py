"""Choices: what the viewing seat may do now, and what each card would capture and make; from a stand-in only."""

from __future__ import annotations

from koikoi.engine.actions import PASS, Action
from koikoi.engine.cards import Card, cards_mask
from koikoi.engine.observation import Phase
from koikoi.engine.outcome import score_pile
from koikoi.engine.position import Position
from koikoi.engine.seats import Seat
from koikoi.table.sheets import codes
from koikoi.table.standin import hand_card_meets
from koikoi.wire.view import CardChoice, Legal

NOTHING = Legal((), ())


def legal_for(position: Position, seat: Seat) -> Legal:
    """The legal actions of `seat` at a stand-in of its own; none if it is not to move."""
    if position.over or position.mover != seat:
        return NOTHING
    actions = position.legal()
    cards: tuple[CardChoice, ...] = ()
    if position.phase is Phase.PLAY:
        cards = tuple(_card(position, action) for action in actions)
    elif position.phase is Phase.TAKE:
        assert position.pending is not None
        cards = (_choice(position, position.pending, (), actions),)
    return Legal(tuple(action.token for action in actions), cards)


def _card(position: Position, action: Action) -> CardChoice:
    assert action.card is not None
    return _choice(position, action.card, *hand_card_meets(position, action.card))


def _choice(position: Position, card: Card, takes: tuple[Card, ...], choice: tuple[Action, ...]) -> CardChoice:
    choices = tuple(action.card for action in choice if action.card is not None)
    if not takes and not choices:
        return CardChoice(card.code, (), (), PASS in choice, (), ())
    before = _paid(position, ())
    each = tuple(_makes(before, _paid(position, (card, taken))) for taken in choices)
    own = _makes(before, _paid(position, (card, *takes))) if takes else ()
    order = [row.id for row, _ in position.rules.rows()]
    return CardChoice(
        card=card.code,
        takes=codes(takes),
        choices=codes(choices),
        may_pass=PASS in choice,
        makes=tuple(i for i in order if i in own or any(i in makes for makes in each)),
        choice_makes=each,
    )


def _paid(position: Position, more: tuple[Card, ...]) -> dict[str, int]:
    """What each yaku of the mover is paid, `more` captured too."""
    seat = position.mover
    pile = cards_mask(position.captured(seat)) | cards_mask(more)
    hits = score_pile(position.rules, pile, position.month, called=position.calls(seat) > 0)
    return {hit.id: hit.points for hit in hits}


def _makes(before: dict[str, int], after: dict[str, int]) -> tuple[str, ...]:
    """The yaku that are paid more than before."""
    return tuple(i for i, points in after.items() if points > before.get(i, 0))
