"""Counting what came of many rounds, and the loop that plays random ones: what `koikoi simulate` adds up."""

from __future__ import annotations

from .random import draw, random_round
from .score import hits
from .slots import (
    CALLS, DEALER, HAND, KIND, MONTH, PILE_OF, POINTS, R_IDS, R_ZERO_SUM, WINNER, State, Table,
)  # fmt: skip

# --- slots of a tally: counts and sums, so that tallies can be added slot by slot
T_ROUNDS, T_VOIDS = 0, 1
T_WINS, T_POINTS = 2, 4  # two each, by seat
T_DEALER_WINS = 6
T_AHEAD, T_SQUARES = 7, 8  # what the dealer had more than the other in a round, and its square
T_WON_POINTS = 9  # of the winners
T_KINDS = 10  # six, by how a round ended
T_YAKU = 16  # R_IDS, rounds in which each was paid


def tally_round(rules: Table, state: State, tally: State, paid: State) -> None:
    """Add a finished round; `paid` is scratch, R_IDS slots."""
    winner = state[WINNER]
    dealer = state[DEALER]
    ahead = state[POINTS + dealer] - state[POINTS + 1 - dealer]
    if rules[R_ZERO_SUM]:
        ahead >>= 1  # both sides were written down; an even number
    tally[T_ROUNDS] += 1
    tally[T_KINDS + state[KIND]] += 1
    tally[T_POINTS] += state[POINTS]
    tally[T_POINTS + 1] += state[POINTS + 1]
    tally[T_AHEAD] += ahead
    tally[T_SQUARES] += ahead * ahead
    if winner < 0:
        return
    tally[T_WINS + winner] += 1
    tally[T_WON_POINTS] += state[POINTS + winner]
    if winner == dealer:
        tally[T_DEALER_WINS] += 1
    if state[KIND] == HAND:
        return
    hits(rules, state[PILE_OF + winner], state[MONTH], state[CALLS + winner], paid)
    for i in range(rules[R_IDS]):
        if paid[i]:
            tally[T_YAKU + i] += 1


def random_rounds(
    rules: Table, state: State, chance: State, deck: State, tally: State, paid: State, first: int, number: int
) -> None:
    """Play `number` random rounds, the dealer by a fair coin, the months in turn from round `first` (from 0) on."""
    for i in range(first, first + number):
        tally[T_VOIDS] += random_round(rules, state, chance, deck, draw(chance, 2), i % 12 + 1)
        tally_round(rules, state, tally, paid)
