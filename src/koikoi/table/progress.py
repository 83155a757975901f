"""Progress of both seats for a view, from the two captured piles."""

from __future__ import annotations

from functools import lru_cache

from koikoi.engine.cards import Mask, cards_mask
from koikoi.engine.position import Position
from koikoi.engine.progress import Progress, yaku_progress
from koikoi.engine.rules import Rules
from koikoi.engine.seats import SEATS, Seat, other
from koikoi.table.sheets import codes
from koikoi.wire.view import YakuProgress

BothProgress = tuple[tuple[YakuProgress, ...], tuple[YakuProgress, ...]]


def both_progress(rules: Rules, position: Position | None, month: int) -> BothProgress:
    """Both seats' progress in every yaku of the table; without a position as before the first card."""
    first, second = (seat_progress(rules, position, month, seat) for seat in SEATS)
    return first, second


def seat_progress(rules: Rules, position: Position | None, month: int, seat: Seat) -> tuple[YakuProgress, ...]:
    """One seat's progress, in the order of rules.md section 3."""
    pile = cards_mask(() if position is None else position.captured(seat))
    theirs = cards_mask(() if position is None else position.captured(other(seat)))
    return _lines(rules, pile, theirs, month, position is not None and position.calls(seat) > 0)


@lru_cache(maxsize=2048)
def _lines(rules: Rules, pile: Mask, theirs: Mask, month: int, called: bool) -> tuple[YakuProgress, ...]:
    """Remembered for a house full of matches, since both seats see the same and most actions leave a pile as it is."""
    worth = _worth(rules, called=called)
    return tuple(_line(p, worth[p.id]) for p in yaku_progress(rules, pile, theirs, month, called=called))


def _worth(rules: Rules, *, called: bool) -> dict[str, int]:
    """The points of each yaku at its threshold, for a seat that has or has not called."""
    viewing = rules.viewing_after_call if called else 0
    return {row.id: viewing if viewing and row.viewing else value for row, value in rules.rows()}


def _line(p: Progress, worth: int) -> YakuProgress:
    return YakuProgress(
        id=p.id,
        state=p.state.value,
        points=p.points,
        worth=worth,
        need=p.need,
        missing=codes(p.missing),
        blocked=codes(p.blocked),
        wants_base=p.wants_base,
    )
