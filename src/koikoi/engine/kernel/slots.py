"""Where things stand: names of the slots of a round's state and of a rules table, and their coded values.

State: STATE_SIZE integers. Rules table: HEADER integers, then ROWS rows of ROW_SIZE. All fit in int64.
"""

from __future__ import annotations

State = list[int]
"""A round's state, or a scratch row; an int64 array in the compiled life."""
Table = list[int]
"""A rules table; never written to."""

# --- phases; the action ids of a phase start at PHASE_FIRST_ID
SWAP, PLAY, TAKE, DECIDE, OVER = 0, 1, 2, 3, 4

# --- actions, dense
PLAY_ID, TAKE_ID, PASS_ID, KOI_ID, STOP_ID, KEEP_ID, SWAP_ID = 0, 48, 96, 97, 98, 99, 100
ACTIONS = 101

# --- how a round ended
NONE, WIN, EXHAUSTED, HAND, DRAW, VOID = 0, 1, 2, 3, 4, 5

# --- why a deal is void
VOID_FIELD_FOUR, VOID_FIELD_PAIRS, VOID_HAND_FOUR, VOID_BOTH_LUCKY = 1, 2, 3, 4

# --- state slots; where two seats have one each, seat 1's is the next slot
PHASE, TURN, MOVER, DEALER, MONTH = 0, 1, 2, 3, 4
HAND_OF = 5  # two masks; HAND is a way to end
PILE_OF = 7
FIELD = 9
NEXT = 10  # index into STOCK of the next card
PENDING, PENDING_STOCK = 11, 12  # the card that has a choice or -1; 1 if it was turned from the stock
CALLS = 13  # two counts
TOTAL = 15  # two yaku totals, as they stand
HELD = 17  # two sets of rows held, kept with reopen = "new" only
TURN_PILE = 19  # the mover's pile when the turn began
LAST_CALLER = 20  # seat or -1
WILD_OWNER, WILD_MONTH = 21, 22  # seat or -1; month 1..12 or 0
WILLOW_SEEN = 23
DEALT_BRIGHTS = 24
TOOK = 25  # what the last hand card and the last stock card captured: two masks of field cards
FLIPPED = 27  # the card laid on an empty field, or -1
KIND, WINNER, VOID_REASON = 28, 29, 30
POINTS = 31  # two
BASE, MULTIPLIER = 33, 34
HAND_PAID = 35  # two: what each lucky hand is worth
SWEPT = 37  # field cards taken by the lightning's owner at the end
FACTOR = 38  # FACTORS values, then FACTORS codes that say why
FACTORS = 6
FACTOR_WHY = 44
CALLED_AT = 50  # two times 8: the yaku total at each call
STOCK = 66  # 24 cards, next first
STATE_SIZE = 90

# --- factors, in the order of rules.md section 4, and why each did or did not apply
F_OWN_CALLS, F_SEVEN, F_OPPONENT, F_QUADRUPLE, F_COUNTER, F_BRIGHTS = 0, 1, 2, 3, 4, 5
(
    WHY_APPLIES, WHY_NO_RULE, WHY_BELOW_SEVEN, WHY_NO_CALL, WHY_NO_OWN_CALL, WHY_LOSER_DID_NOT_CALL,
    WHY_LOSER_BELOW_SEVEN, WHY_REPLACED, WHY_NO_BRIGHTS, WHY_ADDED,
) = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9  # fmt: skip

# --- rules table header
(
    R_VOID_FIELD_FOUR, R_VOID_FIELD_PAIRS, R_VOID_HAND_FOUR, R_HAND_FOUR, R_HAND_PAIRS, R_BOTH_PAID,
    R_EXCHANGE, R_GAJI, R_FIELD_BRIGHTS, R_MUST_CAPTURE, R_THREE_ONE, R_FLIP, R_CALL_LIMIT, R_REOPEN_NEW,
    R_SEVEN, R_OPPONENT, R_QUADRUPLE, R_COUNTER, R_LADDER, R_LAST_TURN, R_EXHAUSTED, R_DEALER_POINT,
    R_DEALER_ALWAYS, R_ZERO_SUM, R_JOKER, R_BRIGHT_CARDS, R_WILLOW_CARDS, R_WILD_CARD, R_CUP_CARD, R_END,
) = range(30)  # fmt: skip
HEADER = 30
UNLIMITED, ONE_PER_ROUND, ONE_PER_PLAYER = 0, 1, 2  # R_CALL_LIMIT
NEVER, ALWAYS, AFTER_CALL = 0, 1, 2  # R_SEVEN
TO_NOBODY, TO_LAST_CALLER, TO_NON_DEALER = 0, 1, 2  # R_EXHAUSTED

# --- one row of a yaku
MUST, COUNT, NEED, VALUE, CALLED_VALUE, STEP, GROUP, IS_BASE, NEEDS_BASE, MONTHLY, CUP, BRIDGE, ID, LEAST = range(14)
ROW_SIZE = 14
