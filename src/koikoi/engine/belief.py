"""Belief: the hidden worlds that agree with what a player has seen, drawn evenly from those legal play allows.

Hard evidence used: cards seen; under `must_capture` the months a hand lacked when a card was laid; deals that
would have been void or lucky. Nothing is guessed about how well the opponent plays.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Final

from koikoi.engine.cards import CARDS, Card, Mask, cards_mask, mask_cards
from koikoi.engine.events import Source
from koikoi.engine.kernel import slots as s
from koikoi.engine.kernel.deal import hand_points, whole_months
from koikoi.engine.kernel.score import held, score
from koikoi.engine.kernel.table import lower
from koikoi.engine.kernel.turn import months_of
from koikoi.engine.observation import Observation, Phase
from koikoi.engine.position import Position
from koikoi.engine.seats import SEATS, Seat, other
from koikoi.errors import BadPosition, Reason

if TYPE_CHECKING:
    from random import Random

_TRIES: Final = 10_000
_PHASES: Final = {Phase.SWAP: s.SWAP, Phase.PLAY: s.PLAY, Phase.TAKE: s.TAKE, Phase.DECIDE: s.DECIDE}


def sample(observation: Observation, *, rng: Random) -> Position:
    """A whole position that looks like `observation` from its seat; raises BadPosition if none can exist.

    Every world that legal play allows has the same chance. `observe` of the result gives `observation` back.
    """
    if observation.phase is Phase.OVER:
        raise BadPosition(Reason.ROUND_OVER, "the round is over: there is nothing left to guess")
    if observation.phase is Phase.DECIDE and not _may_call(observation):
        raise BadPosition(Reason.IMPOSSIBLE, "this position cannot arise: no gain leaves a choice here")
    banned = lacking(observation)
    unseen = mask_cards(observation.unseen)
    may_hold = [card for card in unseen if not card.bit & banned]
    number = observation.opponent_hand
    if len(may_hold) >= number and len(unseen) == _hidden(observation):
        for _ in range(_TRIES):
            theirs = tuple(rng.sample(may_hold, number))
            rest = [card for card in unseen if card not in theirs]
            rng.shuffle(rest)
            mine = observation.hand
            if observation.phase is Phase.SWAP:
                mine, rest = tuple(rest[:8]), rest[8:]
            if _dealt_fairly(observation, mine, theirs):
                return world(observation, mine, theirs, tuple(rest))
    raise BadPosition(Reason.IMPOSSIBLE, "no hidden cards agree with this position: legal play cannot reach it")


def hands(observation: Observation) -> Iterator[Mask]:
    """Every hand that the opponent may hold, each as likely in `sample`; the exchange, decided unseen, has none."""
    may_hold = mask_cards(observation.unseen & ~lacking(observation))
    for theirs in combinations(may_hold, observation.opponent_hand):
        if _dealt_fairly(observation, observation.hand, theirs):
            yield cards_mask(theirs)


def _may_call(o: Observation) -> bool:
    """Whether the turn was a gain after which the mover is asked (rules.md 2.4 and 2.5)."""
    rules, seat = lower(o.rules), o.mover
    pile, called = cards_mask(o.captured[seat]), int(o.calls[seat] > 0)
    before = pile & ~cards_mask(o.captured_this_turn)
    if {"one-per-round": sum(o.calls), "one-per-player": o.calls[seat]}.get(o.rules.call_limit, 0):
        return False
    if o.rules.reopen == "new":
        return bool(held(rules, pile, o.month, called, 0) & ~held(rules, before, o.month, called, 0))
    return score(rules, pile, o.month, called) > score(rules, before, o.month, called)


def _hidden(observation: Observation) -> int:
    """How many cards the seat has not seen."""
    own = 8 if observation.phase is Phase.SWAP else 0
    return own + observation.opponent_hand + observation.stock


def lacking(observation: Observation) -> Mask:
    """The cards the opponent cannot hold: under `must_capture`, those they did not capture with."""
    return passed_over(observation) if observation.rules.must_capture else Mask(0)


def passed_over(observation: Observation) -> Mask:
    """All cards of the months that lay there whenever the opponent played a card that captured nothing.

    A wild lightning that might have taken any card tells nothing of its player's hand.

    The fields of earlier turns are found by walking the history backwards from the field of now.
    """
    found = 0
    field = int(cards_mask(observation.field))
    for row in reversed(observation.history):
        if row.captured:
            field |= cards_mask(row.captured)
        else:
            field &= ~row.card.bit
        wild = observation.rules.gaji and row.card is Card.LIGHTNING
        if row.source is Source.HAND and row.seat != observation.seat and not row.captured and not wild:
            found |= months_of(field)
    return Mask(found)


def _dealt_fairly(observation: Observation, mine: tuple[Card, ...], theirs: tuple[Card, ...]) -> bool:
    """Whether the hands as dealt were neither void nor lucky, so that a round could begin."""
    if observation.phase is Phase.SWAP:
        return True
    rules = lower(observation.rules)
    hands: list[list[Card]] = [[], []]
    hands[observation.seat] += mine
    hands[other(observation.seat)] += theirs
    for row in observation.history:
        if row.source is Source.HAND:
            hands[row.seat].append(row.card)
    if observation.pending is not None and observation.pending_from is Source.HAND:
        hands[observation.mover].append(observation.pending)
    for cards in hands:
        mask = cards_mask(cards)
        if rules[s.R_VOID_HAND_FOUR] and whole_months(mask):
            return False
        if rules[s.R_HAND_FOUR] and whole_months(mask):
            return False
        if len(cards) == 8 and hand_points(rules, mask):
            return False
    return True


def world(
    observation: Observation, mine: tuple[Card, ...], theirs: tuple[Card, ...], stock: tuple[Card, ...]
) -> Position:
    """The position with the hidden cards given: `mine` the seat's hand, `stock` next card first; for tools."""
    o = observation
    rules = lower(o.rules)
    state = [0] * s.STATE_SIZE
    state[s.PHASE] = _PHASES[o.phase]
    state[s.TURN], state[s.MOVER], state[s.DEALER], state[s.MONTH] = o.turn, o.mover, o.dealer, o.month
    state[s.HAND_OF + o.seat] = cards_mask(mine)
    state[s.HAND_OF + other(o.seat)] = cards_mask(theirs)
    state[s.FIELD] = cards_mask(o.field)
    state[s.NEXT] = 24 - o.stock
    hidden = {*mine, *theirs, *stock}
    turned = [card for card in CARDS if card not in hidden]  # places never looked at again
    state[s.STOCK : s.STOCK + state[s.NEXT]] = [int(card) for card in turned[: state[s.NEXT]]]
    state[s.STOCK + state[s.NEXT] : s.STATE_SIZE] = [int(card) for card in stock]
    state[s.PENDING] = -1 if o.pending is None else int(o.pending)
    state[s.PENDING_STOCK] = int(o.pending_from is Source.STOCK)
    for seat in SEATS:
        _seat(o, rules, state, seat)
    state[s.TURN_PILE] = state[s.PILE_OF + o.mover] & ~cards_mask(o.captured_this_turn)
    state[s.LAST_CALLER] = -1 if o.last_caller is None else o.last_caller
    state[s.WILD_OWNER], state[s.WILD_MONTH] = o.wild if o.wild else (-1, 0)
    state[s.DEALT_BRIGHTS] = o.dealt_brights
    flipped = [row.card for row in o.history if row.source is Source.FLIP]
    state[s.FLIPPED] = int(flipped[0]) if flipped else -1
    state[s.WINNER] = -1
    return Position(o.rules, tuple(state), o.history)


def _seat(o: Observation, rules: list[int], state: list[int], seat: Seat) -> None:
    """Pile, calls and the total at the turn's start (at a decision: as it stands) of one seat."""
    pile = cards_mask(o.captured[seat])
    state[s.PILE_OF + seat] = pile
    state[s.CALLS + seat] = o.calls[seat]
    for i, total in enumerate(o.called_at[seat]):
        state[s.CALLED_AT + 8 * seat + i] = total
    if seat == o.mover and o.phase is not Phase.DECIDE:
        pile = Mask(pile & ~cards_mask(o.captured_this_turn))
    called = int(o.calls[seat] > 0)
    state[s.TOTAL + seat] = score(rules, pile, o.month, called)
    if rules[s.R_REOPEN_NEW]:
        state[s.HELD + seat] = held(rules, pile, o.month, called, 0)
