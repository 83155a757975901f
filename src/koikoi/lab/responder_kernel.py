"""The best answer to the greedy player that a search can find: worlds are played out by that very player.

Like `koikoi.agents.pimc_kernel`, with `greedy_kernel` in place of the quick player: against the greedy player the other
hand's choices in thought are then those it really makes. What this wins is a lower bound of what greedy can lose.
Written like the kernel, on integers and flat arrays.
"""

from __future__ import annotations

from koikoi.agents.greedy_kernel import choose as greedy_choice
from koikoi.agents.pimc_kernel import FIRST, OPTIONS, SEAT, SECOND, SUM, begin, halve, stage_worlds
from koikoi.agents.worlds import deal_hands, draw_world
from koikoi.engine.kernel.slots import OVER, PHASE, POINTS, STATE_SIZE, SWAP, State, Table
from koikoi.engine.kernel.turn import apply


def choose(
    rules: Table, world: State, play: State, plan: State, search: State, known: State, chance: State, worlds: int,
    notes: State,
) -> int:  # fmt: skip
    """The id of the best action for the mover, -1 if no world fits; rows as `pimc_kernel.choose` takes them.

    `notes` (NOTES_SIZE) is the greedy player's scratch.
    """
    begin(rules, world, plan, search, known)
    while search[OPTIONS] > 1:
        for _ in range(stage_worlds(search, worlds)):
            if world[PHASE] == SWAP:
                deal_hands(rules, world, play, known, chance)
            elif not draw_world(rules, world, known, chance, search[SEAT]):
                return -1
            play_greedily(rules, world, play, search, notes)
        halve(search)
    return search[FIRST]


def play_greedily(rules: Table, world: State, play: State, search: State, notes: State) -> None:
    """Play every option out in a world, both sides as the greedy player does."""
    me = search[SEAT]
    for option in range(search[OPTIONS]):
        for place in range(STATE_SIZE):
            play[place] = world[place]
        apply(rules, play, search[FIRST + option])
        if search[SECOND + option] >= 0:
            apply(rules, play, search[SECOND + option])
        while play[PHASE] != OVER:
            apply(rules, play, greedy_choice(rules, play, notes))
        search[SUM + option] += play[POINTS + me] - play[POINTS + 1 - me]
