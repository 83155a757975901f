"""Position: a whole round at one moment, hidden cards included. For referees and searches, never for players.

A thin frozen value over a kernel state: `apply` returns the next position and what was seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from koikoi.engine.actions import ACTIONS, Act, Action
from koikoi.engine.cards import Card, cards_mask, mask_cards
from koikoi.engine.deal import Deal
from koikoi.engine.events import (
    Asked,
    Called,
    Dealt,
    Ended,
    Event,
    Exchanged,
    Gained,
    Played,
    Source,
    Stopped,
    Swept,
    Voided,
)  # fmt: skip
from koikoi.engine.kernel import slots as s
from koikoi.engine.kernel.deal import start
from koikoi.engine.kernel.table import lower
from koikoi.engine.kernel.turn import apply, first_id, legal
from koikoi.engine.observation import Observation, Phase, PublicObservation
from koikoi.engine.outcome import RoundOutcome, outcome_of, score_pile
from koikoi.engine.rules import Rules
from koikoi.engine.seats import SEATS, Points, Seat, other
from koikoi.errors import IllegalAction, Reason

_PHASES: Final = (Phase.SWAP, Phase.PLAY, Phase.TAKE, Phase.DECIDE, Phase.OVER)


@dataclass(frozen=True, slots=True)
class Position:
    """A round at one moment. `start` makes one, `apply` the next; `observe` is what a player may know of it."""

    rules: Rules
    state: tuple[int, ...]
    """The kernel's slots (`koikoi.engine.kernel.slots`)."""
    history: tuple[Played, ...] = ()

    @classmethod
    def start(cls, rules: Rules, deal: Deal, *, dealer: Seat, month: int = 1) -> tuple[Position, tuple[Event, ...]]:
        """A round from its deal; `month` 1 to 12. The round may be over at once: a void deal or a lucky hand."""
        state = [0] * s.STATE_SIZE
        for seat in SEATS:
            state[s.HAND_OF + seat] = cards_mask(deal.hands[seat])
        state[s.FIELD] = cards_mask(deal.field)
        state[s.STOCK : s.STATE_SIZE] = [int(card) for card in deal.stock]
        start(lower(rules), state, dealer, month)
        position = cls(rules, tuple(state))
        dealt = Dealt(dealer, month, mask_cards(state[s.FIELD]))
        return position, (dealt, *position._ending())

    # --- what stands where

    @property
    def phase(self) -> Phase:
        """What is asked for, `over` when the round has ended."""
        return _PHASES[self.state[s.PHASE]]

    @property
    def over(self) -> bool:
        """Whether the round has ended or the deal is void."""
        return self.state[s.PHASE] == s.OVER

    @property
    def mover(self) -> Seat:
        """Whose choice it is."""
        return Seat(self.state[s.MOVER])

    @property
    def dealer(self) -> Seat:
        """Who dealt and leads."""
        return Seat(self.state[s.DEALER])

    @property
    def month(self) -> int:
        """The month of the round, 1 to 12."""
        return self.state[s.MONTH]

    @property
    def turn(self) -> int:
        """Finished turns, 0 to 16."""
        return self.state[s.TURN]

    @property
    def field(self) -> tuple[Card, ...]:
        """The field in card order."""
        return mask_cards(self.state[s.FIELD])

    @property
    def stock_count(self) -> int:
        """Cards left in the stock."""
        return 24 - self.state[s.NEXT]

    @property
    def stock(self) -> tuple[Card, ...]:
        """The stock, next card first."""
        return tuple(Card(card) for card in self.state[s.STOCK + self.state[s.NEXT] : s.STATE_SIZE])

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """A hand in card order."""
        return mask_cards(self.state[s.HAND_OF + seat])

    def captured(self, seat: Seat) -> tuple[Card, ...]:
        """A captured pile in card order."""
        return mask_cards(self.state[s.PILE_OF + seat])

    def calls(self, seat: Seat) -> int:
        """How often a seat has called koi-koi this round."""
        return self.state[s.CALLS + seat]

    def total(self, seat: Seat) -> Points:
        """A seat's yaku total as it stands: no multiplier, no own-call addition, no sweep."""
        hits = score_pile(self.rules, self.state[s.PILE_OF + seat], self.month, called=self.calls(seat) > 0)
        return Points(sum(hit.points for hit in hits))

    @property
    def pending(self) -> Card | None:
        """The open card that waits for a choice."""
        return Card(self.state[s.PENDING]) if self.state[s.PENDING] >= 0 else None

    @property
    def pending_from(self) -> Source | None:
        """Where the waiting card came from."""
        if self.state[s.PENDING] < 0:
            return None
        return Source.STOCK if self.state[s.PENDING_STOCK] else Source.HAND

    @property
    def outcome(self) -> RoundOutcome:
        """How the round ended; only when `over`."""
        if not self.over:
            raise ValueError("the round is not over")
        return outcome_of(self.rules, self.state)

    # --- choosing

    def legal(self) -> tuple[Action, ...]:
        """The legal actions, in the order of records: cards in card order, then pass; koi, stop; keep, swap."""
        mask = legal(lower(self.rules), list(self.state))
        first = first_id(self.state[s.PHASE])
        return tuple(ACTIONS[first + bit] for bit in range(49) if mask >> bit & 1)

    def apply(self, action: Action) -> tuple[Position, tuple[Event, ...]]:
        """The next position and what everybody saw; raises IllegalAction and changes nothing if it is not legal."""
        self._check(action)
        after = list(self.state)
        apply(lower(self.rules), after, action.id)
        events: list[Event] = []
        if action.act in (Act.KEEP, Act.SWAP):
            events.append(Exchanged(self.mover, action.act is Act.SWAP))
        elif action.act is Act.STOP:
            events.append(Stopped(self.mover))
        elif action.act is Act.KOI:
            events.append(Called(self.mover, Points(self.state[s.TOTAL + self.mover])))
        else:
            events.extend(self._cards_met(action, after))
            events.extend(self._gain(after))
        played = list(events)
        if after[s.FLIPPED] >= 0 and self.state[s.FLIPPED] < 0:
            played.append(Played(Seat(after[s.MOVER]), Source.FLIP, Card(after[s.FLIPPED]), ()))
        history = (*self.history, *(event for event in played if isinstance(event, Played)))
        position = Position(self.rules, tuple(after), history)
        return position, (*played, *position._ending())

    def _check(self, action: Action) -> None:
        mask = legal(lower(self.rules), list(self.state))
        bit = action.id - first_id(self.state[s.PHASE])
        if mask and 0 <= bit <= 48 and mask >> bit & 1:
            return
        raise IllegalAction(action, *self._refusal(action))

    def _refusal(self, action: Action) -> tuple[Reason, str]:
        options = " ".join(a.token for a in self.legal())
        what = f"{action.token} is not possible here"
        if self.over:
            return Reason.ROUND_OVER, f"{what}: the round is over"
        asked = {Phase.PLAY: Act.PLAY, Phase.TAKE: Act.TAKE}.get(self.phase)
        if asked is not action.act:
            return Reason.WRONG_PHASE, f"{what}: player {self.mover} chooses from {options}"
        if self.phase is Phase.PLAY:
            if action.card in self.hand(self.mover):
                return Reason.MUST_CAPTURE, f"{what}: a card that captures must be played, one of {options}"
            return Reason.NOT_IN_HAND, f"{what}: player {self.mover} does not hold it; the hand is {options}"
        return Reason.NOT_CAPTURABLE, f"{what}: the card that can be taken is one of {options}"

    # --- what was seen

    def _cards_met(self, action: Action, after: Sequence[int]) -> list[Event]:
        """The hand card and the stock card of an action, as far as they have met the field."""
        mover = self.mover
        events: list[Event] = []
        waits = after[s.PHASE] == s.TAKE
        from_stock = self.state[s.PENDING] >= 0 and self.state[s.PENDING_STOCK]
        if not from_stock:
            card = action.card if action.act is Act.PLAY else self.pending
            assert card is not None
            if waits and not after[s.PENDING_STOCK]:
                return [Asked(mover, Source.HAND, card)]
            events.append(Played(mover, Source.HAND, card, mask_cards(after[s.TOOK])))
        turned = self.pending if from_stock else Card(after[s.STOCK + self.state[s.NEXT]])
        assert turned is not None
        if waits:
            events.append(Asked(mover, Source.STOCK, turned))
        else:
            events.append(Played(mover, Source.STOCK, turned, mask_cards(after[s.TOOK + 1])))
        return events

    def _gain(self, after: Sequence[int]) -> list[Event]:
        mover = self.mover
        scored = after[s.KIND] == s.WIN
        if after[s.PHASE] != s.DECIDE and not scored:
            return []
        called = self.calls(mover) > 0
        pile = after[s.TURN_PILE]
        before = {hit.id: hit.points for hit in score_pile(self.rules, pile, self.month, called=called)}
        now = score_pile(self.rules, after[s.PILE_OF + mover] & ~after[s.SWEPT], self.month, called=called)
        news = tuple((hit.id, hit.points) for hit in now if hit.points > before.get(hit.id, 0))
        return [Gained(mover, news, Points(sum(hit.points for hit in now)))]

    # --- what a player may know

    def observe(
        self,
        seat: Seat,
        *,
        round: int = 1,
        totals: tuple[Points, Points] = (Points(0), Points(0)),
        match: bool = False,
    ) -> Observation:
        """What `seat` sees; `round` and `totals` come from the match, if the round is played for one."""
        hand = () if self.phase is Phase.SWAP else self.hand(seat)
        return self._seen(seat, hand, round=round, totals=totals, match=match)

    def observe_public(self) -> PublicObservation:
        """What lies open to everybody."""
        return PublicObservation(self._seen(Seat(0), ()))

    def _seen(
        self,
        seat: Seat,
        hand: tuple[Card, ...],
        *,
        round: int = 1,
        totals: tuple[Points, Points] = (Points(0), Points(0)),
        match: bool = False,
    ) -> Observation:
        """What is seen from the side of `seat` by who knows `hand`, listed field by field."""
        state = self.state
        pile = state[s.PILE_OF + self.mover]
        busy = self.phase in (Phase.TAKE, Phase.DECIDE)
        return Observation(
            rules=self.rules,
            seat=seat,
            dealer=self.dealer,
            month=self.month,
            round=round,
            totals=totals,
            match=match,
            phase=self.phase,
            turn=self.turn,
            hand=hand,
            opponent_hand=state[s.HAND_OF + other(seat)].bit_count(),
            stock=self.stock_count,
            field=self.field,
            captured=(self.captured(SEATS[0]), self.captured(SEATS[1])),
            captured_this_turn=mask_cards(pile & ~state[s.TURN_PILE]) if busy else (),
            pending=self.pending,
            pending_from=self.pending_from,
            calls=(state[s.CALLS], state[s.CALLS + 1]),
            called_at=(self._called_at(SEATS[0]), self._called_at(SEATS[1])),
            last_caller=Seat(state[s.LAST_CALLER]) if state[s.LAST_CALLER] >= 0 else None,
            wild=(Seat(state[s.WILD_OWNER]), state[s.WILD_MONTH]) if state[s.WILD_OWNER] >= 0 else None,
            dealt_brights=state[s.DEALT_BRIGHTS],
            history=self.history,
        )

    def _called_at(self, seat: Seat) -> tuple[Points, ...]:
        first = s.CALLED_AT + 8 * seat
        return tuple(Points(total) for total in self.state[first : first + self.calls(seat)])

    def __repr__(self) -> str:
        """Counts only: a position holds secrets."""
        hands = f"{len(self.hand(SEATS[0]))} + {len(self.hand(SEATS[1]))}"
        return f"Position({self.phase.value}, turn {self.turn}, hands {hands}, stock {self.stock_count})"

    def _ending(self) -> tuple[Event, ...]:
        if not self.over:
            return ()
        outcome = self.outcome
        if outcome.void is not None:
            return (Voided(outcome.void),)
        ended = Ended(outcome.kind.value, -1 if outcome.winner is None else outcome.winner, outcome.points)
        if outcome.swept and outcome.winner is not None:
            return Swept(outcome.winner, outcome.swept), ended
        return (ended,)
