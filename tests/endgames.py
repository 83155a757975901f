"""The end of a round counted out the plain way, on positions alone: what `koikoi.agents.endgame` has to equal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import combinations, permutations
from random import Random
from typing import Any

from koikoi.engine.actions import KOI, STOP, Action
from koikoi.engine.belief import world
from koikoi.engine.cards import CARDS, MONTH_MASKS, Card, cards_mask, mask_cards
from koikoi.engine.events import Event, Played, Source
from koikoi.engine.kernel import slots as s
from koikoi.engine.observation import Observation, Phase
from koikoi.engine.position import Position
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Seat, other
from tests.strategies import near_month_hand, near_pairs_hand, random_deal, wild_lightning


@dataclass
class Shown:
    """What a seat's play has told of its hand, noted while it was played."""

    played: set[Card] = field(default_factory=set)
    lacked: set[int] = field(default_factory=set)
    """Months that lay on the field when it laid a card down."""

    def note(self, before: Position, events: tuple[Event, ...]) -> None:
        """Look at what an action showed."""
        for event in events:
            if isinstance(event, Played) and event.source is Source.HAND:
                self.played.add(event.card)
                if not event.captured:
                    self.lacked |= {card.month for card in before.field}


@dataclass(frozen=True)
class Ending:
    """A position near the end of a round, and what the other player has shown."""

    position: Position
    theirs: Shown


def endings(rules: Rules, rng: Random) -> Iterator[Ending]:
    """Positions with two turns or fewer to play, one of each round played at random."""
    while True:
        seen = list(last_turns(rules, rng))
        if seen:
            yield rng.choice(seen)


def last_turns(rules: Rules, rng: Random) -> Iterator[Ending]:
    """Those of one round, which may have none: nobody is quick to stop, and the lightning is held back."""
    rare = wild_lightning if rules.gaji else rng.choice((near_month_hand, near_pairs_hand))
    deal = rare(rng) if rng.random() < 0.5 else random_deal(rng)
    dealer = Seat(rng.randrange(2))
    position, _ = Position.start(rules, deal, dealer=dealer, month=rng.randrange(12) + 1)
    shown = (Shown(), Shown())
    while not position.over:
        if position.turn >= rules.last_turn - 2 and position.phase is not Phase.SWAP:
            theirs = shown[other(position.mover)]
            yield Ending(position, Shown(set(theirs.played), set(theirs.lacked)))
        after, events = position.apply(_choice(position, rng))
        shown[position.mover].note(position, events)
        position = after


def _choice(position: Position, rng: Random) -> Action:
    if position.phase is Phase.DECIDE:
        return KOI if rng.random() < 0.9 else STOP
    actions = [action for action in position.legal() if action.card is not Card.LIGHTNING]
    return rng.choice(actions or list(position.legal()))


def bare_fields(rules: Rules, rng: Random) -> Iterator[Ending]:
    """Positions two turns before the end of rounds of 16 turns, whose field of two cards this turn may empty."""
    while True:
        months = [rng.sample(mask_cards(mask), 4) for mask in rng.sample(MONTH_MASKS, 12)]
        pairs = [*(month[2:] for month in months), *(month[:2] for month in months[2:])]
        rng.shuffle(pairs)
        (here, mine, *_), (there, theirs, *_), *_ = months
        unseen = [theirs, *(card for pair in pairs[:5] for card in pair)]
        rng.shuffle(unseen)
        observation = Observation(
            rules=rules,
            seat=Seat(0),
            dealer=Seat(0),
            month=rng.randrange(12) + 1,
            phase=Phase.PLAY,
            turn=14,
            hand=(mine,),
            opponent_hand=1,
            stock=10,
            field=tuple(sorted((here, there))),
            captured=(_sorted(pairs[5:13]), _sorted(pairs[13:])),
        )
        yield Ending(world(observation, observation.hand, tuple(unseen[:1]), tuple(unseen[1:])), Shown())


def _sorted(pairs: list[list[Card]]) -> tuple[Card, ...]:
    return tuple(sorted(card for pair in pairs for card in pair))


# --- counting


Worth = Callable[[Position, Seat], Any]
"""What a finished round is worth to a seat."""


def ahead(position: Position, me: Seat) -> int:
    """By how many points a seat is ahead, as the ledger writes them down."""
    return position.state[s.POINTS + me] - position.state[s.POINTS + other(me)]


def counted(ending: Ending, worth: Worth = ahead) -> dict[Action, Any]:
    """What each action comes to on average over every arrangement of the unseen cards, if both then see all of them."""
    position, me = ending.position, ending.position.mover
    waiting = () if position.pending is None else (position.pending,)
    seen = {*position.hand(me), *position.field, *position.captured(Seat(0)), *position.captured(Seat(1)), *waiting}
    unseen = [card for card in CARDS if card not in seen]
    sums: Counter[Action] = Counter()
    ways = 0
    for theirs in combinations(unseen, len(position.hand(other(me)))):
        if _could_hold(position.rules, theirs, ending.theirs):
            rest = [card for card in unseen if card not in theirs]
            for stock in permutations(rest, _to_turn(position)):
                later = [card for card in rest if card not in stock]
                ways += len(later)
                for action in position.legal():
                    try:
                        sums[action] += len(later) * _value(_laid(position, theirs, stock), action, me, worth)
                    except _OneMore:
                        for flip in later:
                            sums[action] += _value(_laid(position, theirs, (*stock, flip)), action, me, worth)
    return {action: sums[action] / Fraction(ways) for action in position.legal()}


class _OneMore(Exception):
    """A card was turned that has not been laid down: the one for an empty field."""


def _could_hold(rules: Rules, theirs: tuple[Card, ...], shown: Shown) -> bool:
    """Whether a hand could have been dealt to who played so."""
    if rules.must_capture and any(card.month in shown.lacked for card in theirs):
        return False
    dealt = {*theirs, *shown.played}
    months = Counter(card.month for card in dealt).values()
    if (rules.void_hand_four or rules.hand_four_points) and 4 in months:
        return False
    return not (rules.hand_pairs_points and len(dealt) == 8 and set(months) == {2})


def _to_turn(position: Position) -> int:
    """How many stock cards the turns that are left will turn."""
    turned = position.phase is Phase.DECIDE or position.pending_from is Source.STOCK
    return position.rules.last_turn - position.turn - turned


def _laid(position: Position, theirs: tuple[Card, ...], stock: tuple[Card, ...]) -> Position:
    """The position with these hidden cards; -1 in places of the stock where none was laid."""
    state = list(position.state)
    state[s.HAND_OF + other(position.mover)] = cards_mask(theirs)
    after = s.STOCK + state[s.NEXT]
    state[after:] = [*(int(card) for card in stock), *[-1] * (s.STATE_SIZE - after - len(stock))]
    return replace(position, state=tuple(state))


def _value(position: Position, action: Action, me: Seat, worth: Worth) -> Any:
    """What the end is worth to `me` if both play their best after an action, seeing every card."""
    next_card = s.STOCK + position.state[s.NEXT]
    if action.card is not None and next_card < s.STATE_SIZE and position.state[next_card] < 0:
        turns = position.phase is Phase.TAKE and position.pending_from is Source.STOCK
        if not turns:
            raise _OneMore
    after, _ = position.apply(action)
    if after.over:
        return worth(after, me)
    values = [_value(after, choice, me, worth) for choice in after.legal()]
    return max(values) if after.mover == me else min(values)
