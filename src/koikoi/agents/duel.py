"""Rounds between players that are written like the kernel, and a tally of them; compiled for simulation.

Written like the kernel itself, on integers and flat arrays.
"""

# ruff: noqa: I001 - the long lists of slot names are filled by hand
from __future__ import annotations

from .greedy_kernel import choose
from koikoi.engine.kernel.deal import start
from koikoi.engine.kernel.random import draw, random_action, shuffle_deal
from koikoi.engine.kernel.slots import KIND, MOVER, OVER, PHASE, State, Table, VOID
from koikoi.engine.kernel.tally import T_VOIDS, tally_round
from koikoi.engine.kernel.turn import apply

RANDOM, GREEDY = 0, 1  # players


def play_round(
    rules: Table, state: State, chance: State, deck: State, notes: State, players: State, dealer: int, month: int
) -> int:
    """Deal until a deal is not void, and play the round; returns the number of void deals. `notes` is scratch."""
    voids = 0
    while True:
        shuffle_deal(chance, state, deck)
        start(rules, state, dealer, month)
        while state[PHASE] != OVER:
            if players[state[MOVER]] == GREEDY:
                action = choose(rules, state, notes)
            else:
                action = random_action(rules, state, chance)
            apply(rules, state, action)
        if state[KIND] != VOID:
            return voids
        voids += 1


def play_rounds(
    rules: Table, state: State, chance: State, deck: State, tally: State, paid: State, notes: State,
    players: State, first: int, number: int,
) -> None:  # fmt: skip
    """Add `number` rounds to a tally, the dealer by a fair coin, the months in turn from round `first` (from 0) on.

    `players` are the players of seat 0 and seat 1; `paid` (R_IDS slots) and `notes` (NOTES_SIZE) are scratch.
    """
    for i in range(first, first + number):
        dealer = draw(chance, 2)
        tally[T_VOIDS] += play_round(rules, state, chance, deck, notes, players, dealer, i % 12 + 1)
        tally_round(rules, state, tally, paid)
