"""Chance for simulation, the same in both lives: a 48-bit linear congruential generator, and a random player.

Real deals never use it; they take the system's secure generator.
"""

from __future__ import annotations

from .bits import lowest, popcount
from .deal import start
from .slots import (
    FIELD, HAND_OF, KIND, OVER, PHASE, STOCK, VOID, State, Table,
)  # fmt: skip
from .turn import apply, first_id, legal


def draw(chance: State, n: int) -> int:
    """An integer 0..n-1, n up to 2**31, from the generator whose 48-bit state is chance[0]."""
    chance[0] = (chance[0] * 25214903917 + 11) & 0xFFFFFFFFFFFF
    return ((chance[0] >> 17) * n) >> 31


def shuffle_deal(chance: State, state: State, deck: State) -> None:
    """Shuffle `deck` (48 cards, any order) in place and deal it: hands, field and stock of a state.

    The last seven stock cards stay unshuffled: sixteen turns and one flip never reach them.
    """
    x = chance[0]
    for i in range(41):
        x = (x * 25214903917 + 11) & 0xFFFFFFFFFFFF  # as in draw
        j = i + (((x >> 17) * (48 - i)) >> 31)
        card = deck[i]
        deck[i] = deck[j]
        deck[j] = card
    chance[0] = x
    hand = 0
    for i in range(8):
        hand |= 1 << deck[i]
    state[HAND_OF] = hand
    hand = 0
    for i in range(8, 16):
        hand |= 1 << deck[i]
    state[HAND_OF + 1] = hand
    field = 0
    for i in range(16, 24):
        field |= 1 << deck[i]
    state[FIELD] = field
    for i in range(24):
        state[STOCK + i] = deck[24 + i]


def random_action(rules: Table, state: State, chance: State) -> int:
    """A legal action, each with the same chance."""
    mask = legal(rules, state)
    for _ in range(draw(chance, popcount(mask))):
        mask &= mask - 1
    return first_id(state[PHASE]) + lowest(mask)


def random_round(rules: Table, state: State, chance: State, deck: State, dealer: int, month: int) -> int:
    """Deal until the deal is good, play the round with uniform actions; return the number of void deals."""
    voids = 0
    while True:
        shuffle_deal(chance, state, deck)
        start(rules, state, dealer, month)
        while state[PHASE] != OVER:
            apply(rules, state, random_action(rules, state, chance))
        if state[KIND] != VOID:
            return voids
        voids += 1
