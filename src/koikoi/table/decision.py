"""Decision: both sides of the bet, for the seat that decides; from a stand-in, so from public cards alone.

The arithmetic is the kernel's: a stop is applied, and the opponent's win is settled on a position where the call
has been made.
"""

from __future__ import annotations

from collections.abc import Iterator

from koikoi.engine.actions import KOI, STOP
from koikoi.engine.cards import Card, Mask, cards_mask, mask_cards, parse_card
from koikoi.engine.observation import Phase
from koikoi.engine.outcome import RoundOutcome
from koikoi.engine.position import Position
from koikoi.engine.progress import State, yaku_progress
from koikoi.engine.seats import SEATS, Seat, other
from koikoi.table.sheets import factor_lines, stop_sheet
from koikoi.table.standin import free_cards, win_with
from koikoi.wire.view import Decision, Pair, YakuProgress


def turns_left(position: Position) -> Pair:
    """Turns each seat has left in the round, a turn that has begun included."""
    first, second = (
        sum(1 for turn in range(position.turn, position.rules.last_turn) if _has_turn(position, seat, turn))
        for seat in SEATS
    )
    return first, second


def _has_turn(position: Position, seat: Seat, turn: int) -> bool:
    return (turn % 2 == 0) == (seat == position.dealer)


def decision_for(
    position: Position,
    seat: Seat,
    progress: tuple[tuple[YakuProgress, ...], tuple[YakuProgress, ...]],
    *,
    number: int,
    standing: Pair,
    void_deals: int,
) -> Decision | None:
    """What `seat` weighs at a stand-in of its own decision; None anywhere else."""
    if position.phase is not Phase.DECIDE or position.mover != seat:
        return None
    stopped, _ = position.apply(STOP)
    called, _ = position.apply(KOI)
    threat = None if called.over else least_win(called, other(seat))
    hopes, threats = _one_away(progress[seat]), _one_away(progress[other(seat)])
    stop = stop_sheet(stopped, number=number, standing=standing, void_deals=void_deals)
    now = stop.base * stop.multiplier
    return Decision(
        stop=stop,
        turns_left=turns_left(called),
        hopes=hopes,
        threats=threats,
        threat_base=position.total(other(seat)),
        threat_factors=() if threat is None else factor_lines(threat.factors),
        threat_least=0 if threat is None else threat.base,
        threat_points=0 if threat is None else threat.base * threat.multiplier,
        hope_gains=tuple(max(0, win_by(called, seat, line) - now) for line in hopes),
        threat_gains=tuple(win_by(called, other(seat), line) for line in threats),
    )


def win_by(position: Position, seat: Seat, line: YakuProgress) -> int:
    """What a win enters that one card more brings, the best of those that complete a yaku alone; 0 if none does."""
    cards = () if position.over else line.missing
    wins = (win_with(position, seat, parse_card(code).bit) for code in cards)
    return max((win.base * win.multiplier for win in wins if win is not None), default=0)


def _one_away(progress: tuple[YakuProgress, ...]) -> tuple[YakuProgress, ...]:
    return tuple(line for line in progress if line.state == State.ONE_AWAY.value)


def least_win(position: Position, seat: Seat) -> RoundOutcome | None:
    """The win of `seat` with the smallest base that public cards still allow; None if they allow none.

    Looked at: each single card that raises the total, and each yaku completed with as few cards as it needs.
    """
    wins = [win for more in _gains(position, seat) if (win := win_with(position, seat, more)) is not None]
    return min(wins, key=lambda win: win.base, default=None)


def _gains(position: Position, seat: Seat) -> Iterator[Mask]:
    free = free_cards(position)
    for card in mask_cards(free):
        yield card.bit
    rules, called = position.rules, position.calls(seat) > 0
    mine, theirs = (cards_mask(position.captured(owner)) for owner in (seat, other(seat)))
    for line in yaku_progress(rules, mine, theirs, position.month, called=called):
        if line.state is State.POSSIBLE:
            yield from _completions(line.need, line.missing)


def _completions(need: int, missing: tuple[Card, ...]) -> Iterator[Mask]:
    """Some sets of `need` of the missing cards: as they come, from the back, and the cheapest kinds first."""
    chaff_last = sorted(missing, key=lambda card: card.kind == "chaff")
    for order in (missing, missing[::-1], chaff_last, chaff_last[::-1]):
        yield cards_mask(order[:need])
