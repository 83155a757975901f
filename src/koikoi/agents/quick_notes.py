"""What the quick player keeps in mind while it plays a round out, and its weights: where things stand, and numbers.

A plan is PLAN_SIZE integers; its weights must stand there before a plan is made, all else is written anew.
"""

from __future__ import annotations

from typing import Final

# --- for seat 0 and then for seat 1, 48 cards each; 64 is about a point
TAKE_WORTH: Final = 0
"""What it is worth to take a card."""
LAY_COST: Final = 96
"""What it costs to lay a card where the other may take it."""
OWN_WORTH: Final = 192
"""What a card brings its owner towards yaku."""

READY: Final = 288  # two: the cards of which one makes a gain
READY_PILE: Final = 290  # two: the pile for which they were found

# --- the race of two gains: where cards may come from, and the chance of each place in 1/1024
PLACES: Final = 5
PLACE: Final = 292
CHANCE: Final = 297
BASE, LOW, HIGH, NOW = 302, 303, 304, 305  # the base of a side, how it is multiplied below and from seven, its points
EXPECTED, ANY = 306, 307  # points times 1024 to be had by gains to come, and the chance of any

# --- weights of cards
PLAN_WEIGHTS: Final = 308
(
    W_MISSING,  # four, in 1/64 of a row's points: a card of one, two, three or four that it still lacks
    _, _, _,
    W_COUNTED,  # the same for the last card that a counting row lacks
    W_DENIED,  # in 1/64 of the worth for the other
    W_LAY_OWN, W_LAY_THEIRS,  # in 1/64 of the worth for oneself and for the other
    W_READY, W_READY_THEIRS, W_LAY_READY,  # more for a card that makes a gain: taken, taken away, or given
    W_PAIR,  # for a card laid of which the hand holds another of its month
    W_UNSEEN, W_LAY,  # in 1/64 of the cost: for each unseen card of its month, and in any case
    W_SAFE,  # in 1/64 of the worth: a capture that nobody else can make
    W_LEFT,  # in 1/64 of the worth: partners left on the field
) = range(PLAN_WEIGHTS, PLAN_WEIGHTS + 16)  # fmt: skip

# --- weights of the race, in 1/1024
(
    W_HAND_MATCHED, W_FIELD_HELD, W_HAND_ALONE,  # the chance of a card, by where it lies
    W_TURNED_MATCHED, W_TURNED_ALONE,  # the same, for each unseen card that comes to light
    W_THEIR_FIELD, W_THEIR_MATCHED, W_THEIR_ALONE, W_THEIR_GIVEN,
    W_SPREAD,  # how far a count may fall short of what is expected
    W_RACE_MINE, W_RACE_THEIRS, W_CALL,
) = range(PLAN_WEIGHTS + 16, PLAN_WEIGHTS + 29)  # fmt: skip
PLAN_SIZE: Final = PLAN_WEIGHTS + 29

WEIGHTS: Final = (
    1, 38, 10, 1, 79, 29, 20, 40, 306, 70, 300, 28, 54, 7, 5, 1,
    835, 652, 394, 358, 274, 374, 1020, 330, 119, 1268, 1010, 682, 1566,
)  # fmt: skip
"""Those of cards found by play against itself, those of the race by the calls of the greedy player; at five tables."""
