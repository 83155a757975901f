"""Chance for simulation, the same in both lives: a 48-bit linear congruential generator, and a random player.

Real deals never use it; they take the system's secure generator.
"""

from __future__ import annotations

from .deal import start
from .slots import (
    FIELD, HAND_OF, KIND, OVER, PHASE, PLAY, STOCK, VOID, State, Table,
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
    left = 48
    for place in (HAND_OF, HAND_OF + 1, FIELD):
        cards = 0
        for _ in range(8):
            x = (x * 25214903917 + 11) & 0xFFFFFFFFFFFF  # as in draw
            j = ((x >> 17) * left) >> 31
            left -= 1
            card = deck[j]
            deck[j] = deck[left]
            deck[left] = card
            cards |= 1 << card
        state[place] = cards
    for place in range(STOCK, STOCK + 17):
        x = (x * 25214903917 + 11) & 0xFFFFFFFFFFFF
        j = ((x >> 17) * left) >> 31
        left -= 1
        card = deck[j]
        deck[j] = deck[left]
        deck[left] = card
        state[place] = card
    for i in range(7):
        state[STOCK + 17 + i] = deck[i]
    chance[0] = x


def random_action(rules: Table, state: State, chance: State) -> int:
    """A legal action, each with the same chance."""
    mask = legal(rules, state)
    x = (chance[0] * 25214903917 + 11) & 0xFFFFFFFFFFFF  # as in draw
    chance[0] = x
    for _ in range(((x >> 17) * mask.bit_count()) >> 31):
        mask &= mask - 1
    bit = (mask & -mask).bit_length() - 1
    return bit if state[PHASE] == PLAY else first_id(state[PHASE]) + bit


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
