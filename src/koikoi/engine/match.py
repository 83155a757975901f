"""Match: rounds one after the other, with dealers, months, totals and an end. A frozen value like `Position`.

Deals and choices come in as arguments; nothing here is random and nothing knows the clock.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from koikoi.engine.actions import Action
from koikoi.engine.deal import Deal, next_dealer
from koikoi.engine.ending import MatchEnd, MatchReason, end_reason, leader
from koikoi.engine.events import Event
from koikoi.engine.observation import Observation
from koikoi.engine.outcome import EndKind, RoundOutcome
from koikoi.engine.position import Position
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Points, Seat, other
from koikoi.errors import IllegalAction, KoiKoiError, Reason


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """A round of a match, finished (`outcome`) or being played: all that a record keeps of it."""

    month: int
    dealer: Seat
    deal: Deal
    actions: tuple[Action, ...] = ()
    outcome: RoundOutcome | None = None
    void_deals: int = 0
    """Void deals before this one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """A match at one moment. `start` it, `deal` a round when `wants_deal`, `apply` actions until `end`."""

    rules: Rules
    players: tuple[str, str]
    dealer: Seat
    """Who deals the round being played, or the next one."""
    month: int
    """The month of the round being played, or of the next one, 1 to 12."""
    rounds: tuple[Round, ...] = ()
    """The finished rounds."""
    totals: tuple[Points, Points] = (Points(0), Points(0))
    """Sums of the finished rounds' points, without `start_points`."""
    current: Round | None = None
    position: Position | None = None
    void_deals: int = 0
    """Void deals since the last finished round."""
    end: MatchEnd | None = None

    @classmethod
    def start(cls, rules: Rules, *, dealer: Seat, players: tuple[str, str] = ("A", "B"), month: int = 1) -> Match:
        """A new match; the first dealer comes from `koikoi.engine.deal.draw_dealer`."""
        return cls(rules=rules, players=players, dealer=dealer, month=month)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.end is not None

    @property
    def wants_deal(self) -> bool:
        """Whether the next thing to happen is a deal."""
        return self.end is None and self.position is None

    @property
    def number(self) -> int:
        """The number of the round being played, or of the next one, from 1."""
        return len(self.rounds) + 1

    @property
    def standing(self) -> tuple[Points, Points]:
        """The score as players count it: totals and `start_points`."""
        first, second = self.totals
        return Points(first + self.rules.start_points), Points(second + self.rules.start_points)

    @property
    def settlement(self) -> tuple[Points, Points]:
        """What each seat receives (or, below 0, pays) with stakes = "caller-pays"; (0, 0) without (D14)."""
        paid = [0, 0]
        for r in self.rounds:
            outcome = r.outcome
            if self.rules.stakes == "none" or outcome is None or outcome.winner is None:
                continue
            loser = other(outcome.winner)
            amount = outcome.points[outcome.winner] * max(1, outcome.calls[loser])
            paid[outcome.winner] += amount
            paid[loser] -= amount
        return Points(paid[0]), Points(paid[1])

    def deal(self, deal: Deal) -> tuple[Match, tuple[Event, ...]]:
        """Deal the next round. A void deal leaves the match wanting another; raises KoiKoiError out of turn."""
        if not self.wants_deal:
            reason = Reason.MATCH_OVER if self.over else Reason.NOT_YOUR_TURN
            raise KoiKoiError(reason, "no deal is due: " + ("the match is over" if self.over else "a round is on"))
        position, events = Position.start(self.rules, deal, dealer=self.dealer, month=self.month)
        current = Round(month=self.month, dealer=self.dealer, deal=deal, void_deals=self.void_deals)
        return replace(self, current=current, position=position)._settled(), events

    def apply(self, action: Action) -> tuple[Match, tuple[Event, ...]]:
        """The next match and what was seen; raises IllegalAction and changes nothing."""
        if self.over:
            raise IllegalAction(action, Reason.MATCH_OVER, f"{action.token} is not possible: the match is over")
        if self.position is None or self.current is None:
            raise IllegalAction(action, Reason.NOT_DEALT, f"{action.token} is not possible: no round is dealt")
        position, events = self.position.apply(action)
        current = replace(self.current, actions=(*self.current.actions, action))
        return replace(self, current=current, position=position)._settled(), events

    def resign(self, seat: Seat) -> Match:
        """The match, given up by `seat`; a round being played stays unfinished."""
        if self.over:
            raise KoiKoiError(Reason.MATCH_OVER, "the match is over already")
        return replace(self, end=MatchEnd(MatchReason.RESIGNED, other(seat)))

    def legal(self) -> tuple[Action, ...]:
        """The legal actions of the player to move; none when a deal is due or the match is over."""
        return () if self.position is None or self.over else self.position.legal()

    def observe(self, seat: Seat) -> Observation:
        """What a seat sees of the round being played; raises KoiKoiError when there is none."""
        if self.position is None:
            raise KoiKoiError(Reason.NOT_DEALT, "no round is being played")
        return self.position.observe(seat, round=self.number, totals=self.totals, match=True)

    def _settled(self) -> Match:
        """File the round if it has ended."""
        if self.position is None or self.current is None or not self.position.over:
            return self
        outcome = self.position.outcome
        if outcome.kind is EndKind.VOID:  # B1: no round; what was decided in it is dropped
            return replace(self, current=None, position=None, void_deals=self.void_deals + 1)
        return self.file(replace(self.current, outcome=outcome))

    def file(self, finished: Round) -> Match:
        """The match with a finished round added: the next dealer and month, and perhaps the end."""
        assert finished.outcome is not None
        first, second = (Points(a + b) for a, b in zip(self.totals, finished.outcome.points, strict=True))
        match = replace(
            self,
            rounds=(*self.rounds, finished),
            totals=(first, second),
            current=None,
            position=None,
            void_deals=0,
            dealer=next_dealer(self.rules, finished.dealer, finished.outcome.winner),
            month=finished.month % 12 + 1,
        )
        reason = end_reason(self.rules, len(match.rounds), match.standing)
        return match if reason is None else replace(match, end=MatchEnd(reason, leader(match.standing)))
