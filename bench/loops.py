"""Loops around the kernel for the benches, in its style, so that they can be compiled with it."""

from __future__ import annotations

from koikoi.engine.kernel.deal import is_four_pairs, whole_months
from koikoi.engine.kernel.random import random_round, shuffle_deal
from koikoi.engine.kernel.score import score
from koikoi.engine.kernel.slots import FIELD, HAND_OF, State, Table


def play_rounds(rules: Table, state: State, chance: State, deck: State, rounds: int) -> None:
    """Random rounds and nothing else."""
    for i in range(rounds):
        random_round(rules, state, chance, deck, i & 1, i % 12 + 1)


def score_piles(rules: Table, piles: State, number: int) -> int:
    """The sum of the scores of some piles, in turn in each month, called or not."""
    total = 0
    for i in range(number):
        total += score(rules, piles[i], i % 12 + 1, i & 1)
    return total


def count_deals(state: State, chance: State, deck: State, found: State, deals: int) -> None:
    """Add to `found` how often each event of `odds.EXACT` comes up, in its order."""
    for _ in range(deals):
        shuffle_deal(chance, state, deck)
        field = whole_months(state[FIELD])
        months, others = whole_months(state[HAND_OF]), whole_months(state[HAND_OF + 1])
        pairs, theirs = is_four_pairs(state[HAND_OF]), is_four_pairs(state[HAND_OF + 1])
        mine = 1 if months + pairs else 0
        lucky = 1 if others + theirs else 0
        found[0] += 1 if months else 0
        found[1] += 1 if months > 1 else 0
        found[2] += pairs
        found[3] += mine
        found[4] += 1 if months + others else 0
        found[5] += pairs | theirs
        found[6] += mine | lucky
        found[7] += 1 if months and others else 0
        found[8] += mine & lucky
        found[9] += 1 if field else 0
        found[10] += is_four_pairs(state[FIELD])
        found[11] += 1 if months + others + field else 0
        found[12] += three_of_a_month(state[FIELD])


def three_of_a_month(cards: int) -> int:
    """Whether some month has exactly three cards there."""
    for month in range(12):
        if (cards >> 4 * month & 15).bit_count() == 3:
            return 1
    return 0
