"""Where things stand: names of the slots of a round's state and of a rules table, and their coded values.

State: STATE_SIZE integers. Rules table: HEADER integers, gates of GATE_SIZE, rows of ROW_SIZE. All fit in int64.
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
FIELD = 0
HAND_OF = 1  # two masks; HAND is a way to end
PHASE, MOVER, DEALER, MONTH = 3, 4, 5, 6
PENDING = 7  # the card that has a choice or -1
LAST_CALLER = 8  # seat or -1
WILD_OWNER = 9  # seat or -1
FLIPPED = 10  # the card laid on an empty field, or -1
WINNER = 11  # seat or -1
DEALT_BRIGHTS = 12
# from here to TURN_PILE a round begins with 0
TURN = 13
NEXT = 14  # index into STOCK of the next card
PILE_OF = 15  # two masks
CALLS = 17  # two counts
TOTAL = 19  # two yaku totals, as they stand; with reopen = "new" as they stood at the last gain
HELD = 21  # two sets of rows held, kept with reopen = "new" only
PENDING_STOCK = 23  # 1 if the card that has a choice was turned from the stock
KIND, VOID_REASON = 24, 25
POINTS = 26  # two
HAND_PAID = 28  # two: what each lucky hand is worth
SWEPT = 30  # field cards taken by the lightning's owner at the end
# from here to STOCK nothing is read before it is written
TURN_PILE = 31  # the mover's pile when the turn began
TOOK = 32  # what the last hand card and the last stock card captured: two masks of field cards
WILD_MONTH = 34  # month 1..12, where WILD_OWNER says so
BASE, MULTIPLIER = 35, 36
FACTOR = 37  # FACTORS values, then FACTORS codes that say why
FACTORS = 6
FACTOR_WHY = 43
CALLED_AT = 49  # two times 8: the yaku total at each call
STOCK = 65  # 24 cards, next first
STATE_SIZE = 89

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
    R_DEALER_ALWAYS, R_ZERO_SUM, R_JOKER, R_BRIGHT_CARDS, R_WILLOW_CARDS, R_WILD_CARD, R_CUP_CARD,
    R_JOKER_GATE, R_MONTHLY, R_IDS, R_ROWS, R_END,
) = range(34)  # fmt: skip
HEADER = 34
THE_MONTH = 1 << 48  # beside the cards of a pile: it holds all four of the round's month
UNLIMITED, ONE_PER_ROUND, ONE_PER_PLAYER = 0, 1, 2  # R_CALL_LIMIT
NEVER, ALWAYS, AFTER_CALL = 0, 1, 2  # R_SEVEN
TO_NOBODY, TO_LAST_CALLER, TO_NON_DEALER = 0, 1, 2  # R_EXHAUSTED

# --- one gate: a run of rows and what a pile must hold of these cards, at least, before any of them can be formed
GATE_CARDS, GATE_LEAST, GATE_FIRST, GATE_END = range(4)
GATE_SIZE = 4

# --- one row of a yaku
MUST, COUNT, NEED, VALUE, CALLED_VALUE, STEP, GROUP, IS_BASE, NEEDS_BASE, CUP, BRIDGE, ID, LEAST = range(13)
ROW_SIZE = 16  # a power of two, so that counting rows is a shift
