"""What the greedy player writes down while it decides, and its weights: where things stand, and numbers.

A chance is an integer from 0 to ONE. Notes are NOTES_SIZE integers, written anew for every decision.
"""

from __future__ import annotations

from typing import Final

ONE: Final = 1 << 16
THEIRS: Final = 48
"""Notes 0 to 47: the chance of each card to come to the mover; from THEIRS on, to the opponent."""

# --- the option under view: the cards as they would then lie
HAND_THEN, FIELD_THEN, PILE_THEN, UNSEEN_CARDS = 96, 97, 98, 99

# --- what all chances rest on
MY_TURNS, THEIR_TURNS = 100, 101  # turns after this one
THEIR_CARDS, UNSEEN = 102, 103  # how many cards the opponent holds, and how many are unseen
TO_TURN = 104  # 1 if the stock card of this turn is still to be turned
HOLD = 105  # five: the chance that the opponent holds at least one of 0 to 4 unseen cards
SHOW = 110  # five: the chance that at least one of 0 to 4 unseen cards comes to light in time

# --- what `reach` is told and finds; two each, the mover's first
BASE_THEN = 115  # yaku totals
PLUS = 117  # what own calls add to a base
LOW, HIGH = 119, 121  # the multipliers of a base below seven, and from seven on
EXPECTED, ANY = 123, 125  # points times ONE to be had by gains to come, and the chance of any gain
BEST = 127  # the value of the best option seen
NOTES_SIZE: Final = 128

# --- weights, in 1/1024, found by play against itself at five tables
(
    W_HAND_FIELD, W_HAND_RIVAL, W_HAND_PAIR, W_HAND_SHOWN, W_FIELD_HELD, W_FIELD_RIVAL, W_FIELD_LATER,
    W_TURNED_MATCH, W_TURNED_ALONE, W_LAID_HELD, W_LAID_ALONE,
    W_THEIR_FIELD, W_THEIR_FIELD_LATER, W_THEIR_HAND_MATCH, W_THEIR_HAND_ALONE,
    W_THEIR_TURNED_MATCH, W_THEIR_TURNED_ALONE, W_GIVEN_MATCH, W_GIVEN_ALONE,
    W_RACE_MINE, W_RACE_THEIRS, W_CALL,
) = (
    760, 200, 540, 540, 700, 300, 680,
    350, 420, 400, 90,
    1080, 780, 1000, 320,
    560, 340, 60, 95,
    860, 450, 1450,
)  # fmt: skip
