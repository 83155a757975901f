"""The last turns counted out: what an action comes to when both sides see every card and play their best.

Written like the kernel, on integers and flat arrays, so that it can be compiled as the kernel is. It reads all of a
state, hidden cards too: whoever calls it lays those down itself, one arrangement after the other.
"""

# ruff: noqa: I001 - the long lists of slot names are filled by hand
from __future__ import annotations

from .results_kernel import end_of_round
from koikoi.engine.kernel.slots import MOVER, NEXT, OVER, PHASE, POINTS, STATE_SIZE, STOCK, State, Table
from koikoi.engine.kernel.turn import apply, first_id, legal

# --- slots of a tree: one level for each choice on the way to the end of the round, then the stock cards to try
LEFT = STOCK  # after a copy of the state down to its stock, which no action changes: the actions still to be tried
BEST = LEFT + 1  # what the best of those tried comes to
LEVEL_SIZE = BEST + 1
LEVELS = 8  # two turns of four choices each: card, its capture, the stock card's capture, koi-koi or stop
TRY = LEVEL_SIZE * LEVELS  # three masks: the stock cards still to be tried in each place
TREE_SIZE = TRY + 3
NONE_YET = 1 << 60


def count_stocks(
    rules: Table, world: State, play: State, tree: State, sums: State, worth: State, mask: int, free: int, number: int
) -> int:
    """Add what each action comes to over every way that the next `number` (at most 3) stock cards may lie.

    `world` is a state of the round with both hands laid down, `free` the cards that the stock may hold, `mask` the
    legal actions as `turn.legal` gives them; bit b is counted in `sums[b]`. `worth` is 1 and what each end
    of the round is worth to the mover for the match (RESULTS_SIZE), or 0 for points. Returns the number of ways.
    """
    at = STOCK + world[NEXT]
    ways = 0
    place = 0
    tree[TRY] = free
    while place >= 0:
        if place == number:
            add_values(rules, world, play, tree, sums, worth, mask)
            ways += 1
            place -= 1
        elif tree[TRY + place]:
            bit = tree[TRY + place] & -tree[TRY + place]
            tree[TRY + place] ^= bit
            world[at + place] = bit.bit_length() - 1
            place += 1
            if place < number:
                tree[TRY + place] = free
                for before in range(place):
                    tree[TRY + place] &= ~(1 << world[at + before])
        else:
            place -= 1
    return ways


def add_values(rules: Table, world: State, play: State, tree: State, sums: State, worth: State, mask: int) -> None:
    """Add what each action comes to in one arrangement of all cards."""
    while mask:
        bit = mask & -mask
        mask ^= bit
        for place in range(STATE_SIZE):
            play[place] = world[place]
        sums[bit.bit_length() - 1] += value(rules, play, tree, worth, bit)


def value(rules: Table, play: State, tree: State, worth: State, only: int) -> int:
    """What the end is worth to the mover if it begins with one action, bit `only` of `turn.legal`.

    Then each side makes the best of all that follows, seeing every card. `play`, a state of the round, is written over.
    """
    me = play[MOVER]
    add_level(play, tree, 0, only, me)
    depth = 1
    while True:
        top = LEVEL_SIZE * (depth - 1)
        if tree[top + LEFT]:
            bit = tree[top + LEFT] & -tree[top + LEFT]
            tree[top + LEFT] ^= bit
            for place in range(STOCK):
                play[place] = tree[top + place]
            apply(rules, play, first_id(play[PHASE]) + bit.bit_length() - 1)
            if play[PHASE] == OVER:
                keep_better(tree, top, value_of_end(play, worth, me), me)
            else:
                add_level(play, tree, LEVEL_SIZE * depth, legal(rules, play), me)
                depth += 1
        elif depth == 1:
            return tree[top + BEST]
        else:
            depth -= 1
            keep_better(tree, top - LEVEL_SIZE, tree[top + BEST], me)


def value_of_end(play: State, worth: State, me: int) -> int:
    """What the end of a round is worth to a seat: for the match, or its own points less the other's."""
    return worth[1 + end_of_round(play, me)] if worth[0] else play[POINTS + me] - play[POINTS + 1 - me]


def add_level(play: State, tree: State, at: int, mask: int, me: int) -> None:
    """Remember a state in which somebody chooses between some actions."""
    for place in range(STOCK):
        tree[at + place] = play[place]
    tree[at + LEFT] = mask
    tree[at + BEST] = -NONE_YET if play[MOVER] == me else NONE_YET


def keep_better(tree: State, at: int, worth: int, me: int) -> None:
    """Keep the better of two values for whoever chooses at a level."""
    if tree[at + MOVER] == me:
        if worth > tree[at + BEST]:
            tree[at + BEST] = worth
    elif worth < tree[at + BEST]:
        tree[at + BEST] = worth
