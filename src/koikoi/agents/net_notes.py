"""What the net is told of a position and of each option, and where its weights stand.

The net hears of the position once: where each card lies, what it is worth to each side by the rules of the table, and
how the round stands. Then it looks at one option at a time: a hand card with its best capture, a capture, or a call,
with what the greedy player makes of it. One net serves every table. Numbers that are points are told in tens. A change
of what is told needs a new ENCODING.
"""

from __future__ import annotations

from typing import Final

ENCODING: Final = 2

# --- of an option

(
    VALUE,  # what the greedy player thinks the option is worth
    BEHIND,  # the same, less that of the best option
    GAINS_MINE, GAINS_THEIRS, ANY_MINE, ANY_THEIRS,  # gains to come after it, and the chance of any
    IS_GAIN, STOP,  # whether the turn is then a gain, and what a stop pays
    LAST_CARD,  # whether the hand is then empty
    TAKEN, TAKEN_MINE, TAKEN_THEIRS,  # cards that come to my pile, and what they are worth to me and to them
    PLAYED_KIND, _, _, _,  # bright, animal, ribbon, chaff
    TAKEN_KIND, _, _, _,  # how many of each kind are taken from the field
    LAID, LAID_MINE, LAID_THEIRS, LAID_READY,  # a card that lies: its worth to me, to them, whether it makes a gain
    LAID_UNSEEN, LAID_HELD, LAID_DOUBTED,  # cards of its month: unseen, in my hand, unseen and passed over
    DENIED,  # whether the taken cards hold one that makes them a gain
    MATCHED, ALONE, PAIRED,  # hand cards that then have a partner on the field, that have none, and months held twice
    FIELD_CARDS, EXPOSED, EXPOSED_READY, OPEN_READY,  # the field then: its cards, their worth to them, gains for each
    UNSEEN_READY, UNSEEN_READY_THEIRS,  # unseen cards that make a gain
    TURNS, TURNS_THEIRS, AM_DEALER,
    CALLED, CALLED_TWICE, THEY_CALLED, THEY_CALLED_TWICE,
    TOTAL_MINE, TOTAL_THEIRS,
    NOBODY,  # what a round pays me that nobody wins any more
    LOW_MINE, HIGH_MINE, LOW_THEIRS, HIGH_THEIRS,  # multipliers of a win below seven points and from seven on
    MAY_CALL, MAY_CALL_THEIRS,
    IS_TAKE, FROM_STOCK, IS_CALL,
    THEIR_CARDS, LAST_CALLER_MINE,
) = range(58)  # fmt: skip
TOLD: Final = 58

# --- of an option, beside that: its card, and the cards it takes; -1 for none
CARD, TAKES = 0, 1
CARDS: Final = 4
MOST: Final = 8
"""Options that are told at most; where the lightning may take more, the greedy player's choice is made."""

# --- of the position: 48 cards each, then what each card is worth to the mover and to the other, then the round
(IN_HAND, ON_FIELD, IN_PILE, IN_THEIRS, IS_DOUBTED, IS_BANNED, WAS_SHOWN, IS_READY, IS_READY_THEIRS) = range(9)
MASKS: Final = 9
WORTHS: Final = 48 * MASKS
ROUND: Final = WORTHS + 96
POSITION: Final = ROUND + TOLD - TURNS

# --- weights, in a row: for each thing told its weights to the layer, biases, and so on
FIRST: Final = 128  # of the position
SECOND: Final = 64  # of the position and an option
THIRD: Final = 32
AT_BIAS1: Final = POSITION * FIRST
AT_MIXED: Final = AT_BIAS1 + FIRST
AT_BIAS2: Final = AT_MIXED + FIRST * SECOND
AT_TOLD: Final = AT_BIAS2 + SECOND
AT_CARD: Final = AT_TOLD + TOLD * SECOND
AT_TAKEN: Final = AT_CARD + 48 * SECOND
AT_THIRD: Final = AT_TAKEN + 48 * SECOND
AT_BIAS3: Final = AT_THIRD + SECOND * THIRD
AT_OUT: Final = AT_BIAS3 + THIRD
AT_BIAS4: Final = AT_OUT + THIRD
AT_SCALE: Final = AT_BIAS4 + 1  # by how much the greedy player's value counts: playing, taking, calling
NET_SIZE: Final = AT_SCALE + 3

# --- scratch of a thought
OPTION: Final = 0  # MOST times what is told
WHICH: Final = MOST * TOLD  # MOST times CARDS
WORTH: Final = WHICH + MOST * CARDS  # what each option is worth, ten points to 1
LAYER1: Final = WORTH + MOST
MIXED: Final = LAYER1 + FIRST
LAYER2: Final = MIXED + SECOND
LAYER3: Final = LAYER2 + SECOND
MIND_SIZE: Final = LAYER3 + THIRD
