"""Progress: how near a seat is to each yaku, from public cards only.

Over all cards not in the other's pile, ignoring turns left and who holds what: *possible* some set completes it,
*one away* some single card does, *complete*, *superseded* complete but a better one of its family is paid,
*impossible* none.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import product

from koikoi.engine.cards import ALL, KIND_MASKS, MONTH_MASKS, Card, Kind, mask_cards
from koikoi.engine.kernel.score import held, hits
from koikoi.engine.kernel.table import lower, yaku_ids
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Points
from koikoi.engine.yaku import Yaku


class State(StrEnum):
    """How near a yaku is."""

    IMPOSSIBLE = "impossible"
    POSSIBLE = "possible"
    ONE_AWAY = "one-away"
    COMPLETE = "complete"
    SUPERSEDED = "superseded"


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """One yaku of the table, for one seat."""

    id: str
    state: State
    points: Points
    """What it is paid now; 0 unless complete."""
    need: int
    """How many cards are still missing, the fewest; 0 if complete or impossible."""
    missing: tuple[Card, ...]
    """Its cards in neither pile: one away, those that complete it alone; possible, those that bring it nearer.

    Empty if complete or impossible.
    """
    blocked: tuple[Card, ...]
    """Cards of it that lie in the other's pile."""
    wants_base: bool = False
    """Its cards are there, but it counts only beside another yaku (C11)."""


def yaku_progress(rules: Rules, pile: int, theirs: int, month: int, *, called: bool = False) -> tuple[Progress, ...]:
    """Progress in every yaku of the table for the owner of `pile`, in the order of rules.md section 3.

    `pile` and `theirs` are masks of the two captured piles, `month` is 1 to 12, `called` whether the owner has called.
    """
    table, ids, calls = lower(rules), yaku_ids(rules), int(called)
    paid = [0] * len(ids)
    now = hits(table, pile, month, calls, paid)
    free = ALL & ~theirs & ~pile
    alone = _alone(rules, pile, free, month, calls)
    one = sum(1 << i for i, cards in enumerate(alone) if cards)
    some = _reachable(rules, pile, free, month, calls)
    base = sum(1 << ids.index(row.id) for row, _ in rules.rows() if row.is_base) & now
    found = []
    for row, _ in rules.rows():
        i = ids.index(row.id)
        state = _state(1 << i, now, one, some, paid[i])
        found.append(_progress(rules, row, pile, theirs, month, state, paid[i], base, alone[i]))
    return tuple(found)


def _alone(rules: Rules, pile: int, free: int, month: int, called: int) -> list[int]:
    """For each row, the free cards that leave it held when they alone are added to the pile."""
    table, scratch = lower(rules), [0] * len(yaku_ids(rules))
    found = list(scratch)
    for card in mask_cards(free):
        bit = card.bit
        if rules.iris_joker:
            rows = hits(table, pile | bit, month, called, scratch)
        else:
            rows = held(table, pile | bit, month, called, 0)
        while rows:
            low = rows & -rows
            found[low.bit_length() - 1] |= bit
            rows ^= low
    return found


def _state(bit: int, now: int, one: int, some: int, paid: int) -> State:
    if now & bit:
        return State.COMPLETE if paid else State.SUPERSEDED
    if one & bit:
        return State.ONE_AWAY
    return State.POSSIBLE if some & bit else State.IMPOSSIBLE


def _reachable(rules: Rules, pile: int, free: int, month: int, called: int) -> int:
    """The rows that some set of the free cards completes.

    More cards never lose a row, so all of them tell; but with the iris joker a card may change the bridge's use, and
    then smaller sets are tried where the bound of both uses leaves a doubt.
    """
    table = lower(rules)
    every = pile | free
    if not rules.iris_joker or not every & Card.BRIDGE.bit:
        return held(table, every, month, called, 0)
    bound = held(table, every, month, called, 0) | held(table, every, month, called, 1)
    scratch = [0] * len(yaku_ids(rules))
    found = 0
    for extra in _sets(free):
        found |= hits(table, pile | extra, month, called, scratch)
        if found == bound:
            break
    return found


def _sets(free: int) -> Iterator[int]:
    """Sets of free cards that decide the bridge's use: the likely ones first, then all that matter.

    What matters: which animals, the two brights of the viewings, all or no chaff, all or no other cards.
    """
    animals, chaff = free & KIND_MASKS[Kind.ANIMAL], free & KIND_MASKS[Kind.CHAFF]
    viewed = free & (Card.CURTAIN.bit | Card.MOON.bit)
    rest = free & ~animals & ~chaff & ~viewed
    yield from (free, animals, chaff, chaff | animals & Card.BRIDGE.bit, free & ~chaff, free & ~animals)
    for parts in product(_subsets(animals), (0, chaff), _subsets(viewed), (0, rest)):
        yield parts[0] | parts[1] | parts[2] | parts[3]


def _subsets(mask: int) -> Iterator[int]:
    part = mask
    while True:
        yield part
        if not part:
            return
        part = (part - 1) & mask


def _progress(
    rules: Rules, row: Yaku, pile: int, theirs: int, month: int, state: State, paid: int, base: int, alone: int
) -> Progress:
    """One row's progress; `base` are the held rows a viewing may lean on, `alone` the cards that complete it alone."""
    must = MONTH_MASKS[month - 1] if row.monthly and month else row.must
    counts = row.need > (must & row.count).bit_count()  # else the cards that must be there are enough
    cup = rules.cup_chaff if row.cup else 0
    joker = 1 if row.bridge > 0 and rules.iris_joker else 0
    helping = must | (row.count if counts else 0)
    helping |= (Card.SAKE_CUP.bit if cup else 0) | (Card.BRIDGE.bit if joker else 0)
    blocked = mask_cards(helping & theirs)
    if state in (State.COMPLETE, State.SUPERSEDED, State.IMPOSSIBLE):
        return Progress(id=row.id, state=state, points=Points(paid), need=0, missing=(), blocked=blocked)
    need = (must & ~pile).bit_count()
    if counts:
        have = ((pile | must) & row.count).bit_count()
        have += cup if pile & Card.SAKE_CUP.bit else 0
        have += joker if pile & Card.BRIDGE.bit else 0
        lacking = max(row.need - have, 0)
        if cup > 1 and lacking > 1 and not (pile | theirs) & Card.SAKE_CUP.bit:
            lacking -= cup - 1  # the cup alone counts for several
        need += lacking
    return Progress(
        id=row.id,
        state=state,
        points=Points(0),
        need=1 if state is State.ONE_AWAY else need,
        missing=mask_cards((helping & alone if state is State.ONE_AWAY else 0) or helping & ~pile & ~theirs),
        blocked=blocked,
        wants_base=row.viewing and rules.viewing == "with-base" and not base,
    )
