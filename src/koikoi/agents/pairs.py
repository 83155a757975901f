"""Mirrored deals between players that are written like the kernel: each deal twice, the players swapped.

Written like the kernel itself, on integers and flat arrays.
"""

# ruff: noqa: I001 - the long lists of slot names are filled by hand
from __future__ import annotations

from .greedy_kernel import choose as greedy_choice
from .net_kernel import Floats, net_choice
from .pimc_kernel import choose as pimc_choice
from .worlds import BANNED, DOUBTED, SHOWN, watch
from koikoi.engine.kernel.deal import start
from koikoi.engine.kernel.random import draw, random_action, shuffle_deal
from koikoi.engine.kernel.slots import (
    CALLS, KIND, MOVER, OVER, PHASE, POINTS, STATE_SIZE, State, TAKE_ID, Table, VOID, WINNER,
)  # fmt: skip
from koikoi.engine.kernel.turn import apply

RANDOM, GREEDY, PIMC, NET = 0, 1, 2, 3  # players

# --- slots of a pair's result: of the straight round and then of the swapped one
AHEAD = 0  # what the first player had more than the second
WON_BY = 2  # the first (0), the second (1) or nobody (-1)
CALLED = 4  # calls of the first and of the second player; the swapped round's are two slots on
PAIR_SIZE = 8


def play_pair(
    rules: Table, state: State, deal: State, deck: State, chance: State, thought: State, notes: State, world: State,
    play: State, plan: State, search: State, known: State, known_too: State, players: State, month: int, pair: State,
    mind: Floats, net: Floats, net_too: Floats,
) -> None:  # fmt: skip
    """Play one deal twice, same cards and dealer, and write what came of it into `pair`; void deals are dealt again.

    `players` are the first and the second player, then the worlds of each. `chance` deals, and `thought` is the
    players' own. Weights stand in `plan`, and for the player NET in `net` (the first player's) and `net_too`; the other
    rows are scratch.
    """
    dealer = draw(chance, 2)
    void = 1
    while void:
        shuffle_deal(chance, state, deck)
        for place in range(STATE_SIZE):
            deal[place] = state[place]
        void = 0
        for swapped in range(2):
            for place in range(STATE_SIZE):
                state[place] = deal[place]
            start(rules, state, dealer, month)
            for slot in (BANNED, SHOWN, DOUBTED):
                known[slot] = 0
                known_too[slot] = 0
            while state[PHASE] != OVER:
                who = state[MOVER] ^ swapped
                mine = known_too if state[MOVER] else known
                if players[who] == PIMC:
                    for place in range(STATE_SIZE):
                        world[place] = state[place]
                    action = pimc_choice(rules, world, play, plan, search, mine, thought, players[2 + who])
                elif players[who] == GREEDY:
                    action = greedy_choice(rules, state, notes)
                elif players[who] == NET:
                    action = net_choice(rules, state, notes, plan, mine, mind, net_too if who else net)
                else:
                    action = random_action(rules, state, thought)
                if action < TAKE_ID:
                    watch(rules, state, known if state[MOVER] else known_too, action)
                apply(rules, state, action)
            if state[KIND] == VOID:
                void = 1
            note_round(state, pair, swapped)


def note_round(state: State, pair: State, swapped: int) -> None:
    """Note what came of a round for the first player, who sits in seat `swapped`."""
    pair[AHEAD + swapped] = state[POINTS + swapped] - state[POINTS + 1 - swapped]
    pair[WON_BY + swapped] = state[WINNER] ^ swapped if state[WINNER] >= 0 else -1
    pair[CALLED + 2 * swapped] = state[CALLS + swapped]
    pair[CALLED + 2 * swapped + 1] = state[CALLS + 1 - swapped]
