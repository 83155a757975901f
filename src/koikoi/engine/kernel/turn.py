"""A turn: hand card, stock card, check, decision (rules.md 2.3 to 2.5). Legal actions, and applying one."""

from __future__ import annotations

from .deal import exchange
from .score import held, score
from .settle import settle_exhausted, settle_win
from .slots import (
    CALLED_AT, CALLS, DECIDE, FIELD, FLIPPED, HAND_OF, HELD, KEEP_ID, KOI_ID, LAST_CALLER, MONTH, MOVER, NEXT,
    ONE_PER_PLAYER, ONE_PER_ROUND, OVER, PASS_ID, PENDING, PENDING_STOCK, PHASE, PILE_OF, PLAY, R_CALL_LIMIT,
    R_FLIP, R_GAJI, R_LAST_TURN, R_MUST_CAPTURE, R_REOPEN_NEW, R_THREE_ONE, R_WILD_CARD, R_WILLOW_CARDS, STOCK,
    STOP_ID, SWAP_ID, TAKE, TAKE_ID, TOOK, TOTAL, TURN, TURN_PILE, WILD_MONTH, WILD_OWNER, WIN, State,
    Table,
)  # fmt: skip

TO_CHOICE, TO_STOCK, TO_CHECK = 0, 1, 2
"""How a turn goes on: the player chooses, the stock card is turned, both cards have met the field."""


def legal(rules: Table, state: State) -> int:
    """The legal actions as a mask; bit b is the action `first_id(phase) + b`. 0 when the round is over.

    PLAY: bit = card. TAKE: bit = field card, bit 48 = pass. DECIDE: koi, stop. SWAP: keep, swap.
    """
    phase = state[PHASE]
    if phase == PLAY:
        hand = state[HAND_OF + state[MOVER]]
        if rules[R_MUST_CAPTURE]:
            able = hand & months_of(state[FIELD])
            if able:
                return able
        return hand
    if phase == TAKE:
        card = state[PENDING]
        partners = state[FIELD] & (15 << (card & 60))
        if partners == 0:  # only the wild lightning is asked without a partner
            return state[FIELD] | 1 << 48
        return partners
    if phase == OVER:
        return 0
    return 3


def first_id(phase: int) -> int:
    """The action id of bit 0 of a phase's legal mask."""
    if phase == PLAY:
        return 0
    if phase == TAKE:
        return TAKE_ID
    if phase == DECIDE:
        return KOI_ID
    return KEEP_ID


def months_of(cards: int) -> int:
    """All cards of the months that occur in `cards`."""
    pairs = cards | cards >> 1
    return ((pairs | pairs >> 2) & 0x111111111111) * 15


def apply(rules: Table, state: State, action: int) -> None:
    """Apply a legal action; what is not legal here must not be given (`legal` tells)."""
    if action < TAKE_ID:
        go_on = play(rules, state, action)
    elif action <= PASS_ID:
        go_on = take(rules, state, action - TAKE_ID)
    elif action == STOP_ID:
        state[TURN] += 1
        settle_win(rules, state, state[MOVER], WIN)
        return
    elif action == KOI_ID:
        call(rules, state)
        return
    else:
        exchange(rules, state, 1 if action == SWAP_ID else 0)
        return
    if go_on == TO_STOCK:
        card = state[STOCK + state[NEXT]]
        state[NEXT] += 1
        go_on = meet(rules, state, card, 1)
    if go_on == TO_CHECK:
        check(rules, state)


def play(rules: Table, state: State, card: int) -> int:
    """A card from the hand meets the field; returns how the turn goes on."""
    mover = state[MOVER]
    state[HAND_OF + mover] ^= 1 << card
    state[TURN_PILE] = state[PILE_OF + mover]
    if rules[R_GAJI] and 1 << card == rules[R_WILD_CARD] and is_wild(rules, state):
        state[PENDING] = card
        state[PENDING_STOCK] = 0
        state[PHASE] = TAKE
        return TO_CHOICE
    return meet(rules, state, card, 0)


def is_wild(rules: Table, state: State) -> int:
    """Whether the lightning may take any field card: no willow has lain face up yet (B19), and there is a field.

    What has lain face up is on the field or in a pile ever since.
    """
    field = state[FIELD]
    return 1 if field and not (field | state[PILE_OF] | state[PILE_OF + 1]) & rules[R_WILLOW_CARDS] else 0


def meet(rules: Table, state: State, card: int, from_stock: int) -> int:
    """Lay or capture what needs no choice, else ask; returns how the turn goes on."""
    laid = 1 << card
    partners = state[FIELD] & (15 << (card & 60))
    if partners & (partners - 1) and (rules[R_THREE_ONE] or partners.bit_count() == 2):
        state[PENDING] = card
        state[PENDING_STOCK] = from_stock
        state[PHASE] = TAKE
        return TO_CHOICE
    if partners:
        moves = partners
        taken = partners | laid
    else:
        moves = laid
        taken = 0
    state[FIELD] ^= moves
    state[PILE_OF + state[MOVER]] |= taken
    state[TOOK + from_stock] = partners
    return TO_CHECK if from_stock else TO_STOCK


def take(rules: Table, state: State, choice: int) -> int:
    """The card that had a choice takes field card `choice` or, with 48, lies down; returns how the turn goes on."""
    card = state[PENDING]
    from_stock = state[PENDING_STOCK]
    state[PENDING] = -1
    state[PENDING_STOCK] = 0
    state[PHASE] = PLAY
    if choice == 48:
        state[TOOK] = 0
        state[FIELD] |= 1 << card
    else:
        state[TOOK + from_stock] = 1 << choice
        state[FIELD] ^= 1 << choice
        state[PILE_OF + state[MOVER]] |= 1 << choice | 1 << card
        if choice >> 2 != card >> 2:
            state[WILD_OWNER] = state[MOVER]
            state[WILD_MONTH] = (choice >> 2) + 1
    return TO_CHECK if from_stock else TO_STOCK


def check(rules: Table, state: State) -> None:
    """After both parts of a turn: a gain is scored, asked about, or there is none (B9)."""
    mover = state[MOVER]
    if state[PILE_OF + mover] == state[TURN_PILE] or not gains(rules, state, mover):
        end_turn(rules, state)
    elif must_stop(rules, state, mover):
        state[TURN] += 1
        settle_win(rules, state, mover, WIN)
    else:
        state[PHASE] = DECIDE


def must_stop(rules: Table, state: State, mover: int) -> int:
    """Whether a gain ends the round without asking: the hand is empty (A8, B10) or the calls are used up."""
    if state[HAND_OF + mover] == 0:
        return 1
    limit = rules[R_CALL_LIMIT]
    if limit == ONE_PER_ROUND:
        return state[CALLS] + state[CALLS + 1]
    if limit == ONE_PER_PLAYER:
        return state[CALLS + mover]
    return 0


def gains(rules: Table, state: State, mover: int) -> int:
    """Whether this turn is a gain (rules.md 2.4); keeps the mover's total and, where asked for, the rows held."""
    pile = state[PILE_OF + mover]
    called = state[CALLS + mover]
    if rules[R_REOPEN_NEW]:
        # no iris joker here: rules.md section 6 refuses the pair
        rows = held(rules, pile, state[MONTH], called, 0)
        if rows & ~state[HELD + mover] == 0:
            return 0
        state[HELD + mover] = rows
        state[TOTAL + mover] = score(rules, pile, state[MONTH], called)
        return 1
    before = state[TOTAL + mover]
    total = score(rules, pile, state[MONTH], called)
    state[TOTAL + mover] = total
    return 1 if total > before else 0


def call(rules: Table, state: State) -> None:
    """The mover calls koi-koi; the total is counted again since a viewing may be worth more to a caller."""
    mover = state[MOVER]
    state[CALLED_AT + 8 * mover + state[CALLS + mover]] = state[TOTAL + mover]
    state[CALLS + mover] += 1
    state[LAST_CALLER] = mover
    state[PHASE] = PLAY
    state[TOTAL + mover] = score(rules, state[PILE_OF + mover], state[MONTH], 1)
    end_turn(rules, state)


def end_turn(rules: Table, state: State) -> None:
    """The turn is over without a stop: the other player's turn, or exhaustion."""
    turn = state[TURN] + 1
    state[TURN] = turn
    if turn >= rules[R_LAST_TURN]:
        settle_exhausted(rules, state)
        return
    state[MOVER] = 1 - state[MOVER]
    if rules[R_FLIP] and state[FIELD] == 0:
        card = state[STOCK + state[NEXT]]
        state[NEXT] += 1
        state[FIELD] = 1 << card
        state[FLIPPED] = card
