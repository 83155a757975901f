"""A turn: hand card, stock card, check, decision (rules.md 2.3 to 2.5). Legal actions, and applying one."""

from __future__ import annotations

from .bits import popcount
from .deal import exchange
from .score import held, score
from .settle import settle_exhausted, settle_win
from .slots import (
    CALLED_AT, CALLS, DECIDE, FIELD, FLIPPED, HAND_OF, HELD, KEEP_ID, KOI_ID, LAST_CALLER, MONTH, MOVER, NEXT,
    ONE_PER_PLAYER, ONE_PER_ROUND, OVER, PASS_ID, PENDING, PENDING_STOCK, PHASE, PILE_OF, PLAY, R_CALL_LIMIT,
    R_FLIP, R_GAJI, R_LAST_TURN, R_MUST_CAPTURE, R_REOPEN_NEW, R_THREE_ONE, R_WILD_CARD, R_WILLOW_CARDS, STOCK,
    STOP_ID, SWAP_ID, TAKE, TAKE_ID, TOOK, TOTAL, TURN, TURN_PILE, WILD_MONTH, WILD_OWNER, WILLOW_SEEN, WIN, State,
    Table,
)  # fmt: skip


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
    low = (cards | cards >> 1 | cards >> 2 | cards >> 3) & 0x111111111111
    return low * 15


def apply(rules: Table, state: State, action: int) -> None:
    """Apply a legal action; what is not legal here must not be given (`legal` tells)."""
    if action < TAKE_ID:
        play(rules, state, action)
    elif action <= PASS_ID:
        take(rules, state, action - TAKE_ID)
    elif action == STOP_ID:
        state[TURN] += 1
        settle_win(rules, state, state[MOVER], WIN)
    elif action == KOI_ID:
        call(rules, state)
    else:
        exchange(rules, state, 1 if action == SWAP_ID else 0)


def play(rules: Table, state: State, card: int) -> None:
    """A card from the hand meets the field."""
    mover = state[MOVER]
    state[HAND_OF + mover] ^= 1 << card
    state[TURN_PILE] = state[PILE_OF + mover]
    if rules[R_GAJI] and 1 << card == rules[R_WILD_CARD] and not state[WILLOW_SEEN] and state[FIELD]:
        state[PENDING] = card
        state[PENDING_STOCK] = 0
        state[PHASE] = TAKE
    elif meet(rules, state, card, 0):
        turn_stock(rules, state)


def meet(rules: Table, state: State, card: int, from_stock: int) -> int:
    """Lay or capture what needs no choice and return 1; where there is a choice, ask for it and return 0."""
    partners = state[FIELD] & (15 << (card & 60))
    if partners == 0:
        state[FIELD] |= 1 << card
    else:
        if partners & (partners - 1) and (rules[R_THREE_ONE] or popcount(partners) == 2):
            state[PENDING] = card
            state[PENDING_STOCK] = from_stock
            state[PHASE] = TAKE
            return 0
        capture(state, card, partners)
    state[TOOK + from_stock] = partners
    if 1 << card & rules[R_WILLOW_CARDS]:
        state[WILLOW_SEEN] = 1
    return 1


def capture(state: State, card: int, partners: int) -> None:
    """The mover captures a card with field cards."""
    state[FIELD] ^= partners
    state[PILE_OF + state[MOVER]] |= partners | 1 << card


def take(rules: Table, state: State, choice: int) -> None:
    """The card that had a choice takes field card `choice`, or with 48 (pass) lies down."""
    card = state[PENDING]
    state[PENDING] = -1
    state[PHASE] = PLAY
    if 1 << card & rules[R_WILLOW_CARDS]:
        state[WILLOW_SEEN] = 1
    if choice == 48:
        state[TOOK] = 0
        state[FIELD] |= 1 << card
    else:
        state[TOOK + state[PENDING_STOCK]] = 1 << choice
        capture(state, card, 1 << choice)
        if choice >> 2 != card >> 2:
            state[WILD_OWNER] = state[MOVER]
            state[WILD_MONTH] = (choice >> 2) + 1
    if state[PENDING_STOCK]:
        check(rules, state)
    else:
        turn_stock(rules, state)


def turn_stock(rules: Table, state: State) -> None:
    """The top stock card meets the field."""
    card = state[STOCK + state[NEXT]]
    state[NEXT] += 1
    if meet(rules, state, card, 1):
        check(rules, state)


def check(rules: Table, state: State) -> None:
    """After both parts of a turn: a gain is scored, asked about, or there is none (B9)."""
    mover = state[MOVER]
    state[PENDING_STOCK] = 0
    if state[PILE_OF + mover] == state[TURN_PILE] or not gains(rules, state, mover):
        end_turn(rules, state)
        return
    limit = rules[R_CALL_LIMIT]
    if state[HAND_OF + mover] == 0:  # A8, B10
        ends = 1
    elif limit == ONE_PER_ROUND:
        ends = state[CALLS] + state[CALLS + 1]
    elif limit == ONE_PER_PLAYER:
        ends = state[CALLS + mover]
    else:
        ends = 0
    if ends:
        state[TURN] += 1
        settle_win(rules, state, mover, WIN)
    else:
        state[PHASE] = DECIDE


def gains(rules: Table, state: State, mover: int) -> int:
    """Whether this turn is a gain (rules.md 2.4); keeps the mover's total and, where asked for, the rows held."""
    pile = state[PILE_OF + mover]
    called = 1 if state[CALLS + mover] else 0
    total = score(rules, pile, state[MONTH], called)
    before = state[TOTAL + mover]
    state[TOTAL + mover] = total
    if rules[R_REOPEN_NEW]:
        # no iris joker here: rules.md section 6 refuses the pair
        rows = held(rules, pile, state[MONTH], called, 0)
        new = rows & ~state[HELD + mover]
        state[HELD + mover] = rows
        return 1 if new else 0
    return 1 if total > before else 0


def call(rules: Table, state: State) -> None:
    """The mover calls koi-koi; the total is counted again since a viewing may be worth more to a caller."""
    mover = state[MOVER]
    state[CALLED_AT + 8 * mover + state[CALLS + mover]] = state[TOTAL + mover]
    state[CALLS + mover] += 1
    state[LAST_CALLER] = mover
    state[TOTAL + mover] = score(rules, state[PILE_OF + mover], state[MONTH], 1)
    end_turn(rules, state)


def end_turn(rules: Table, state: State) -> None:
    """The turn is over without a stop: the other player's turn, or exhaustion."""
    state[TURN] += 1
    if state[TURN] >= rules[R_LAST_TURN]:
        settle_exhausted(rules, state)
        return
    state[MOVER] = 1 - state[MOVER]
    state[PHASE] = PLAY
    if rules[R_FLIP] and state[FIELD] == 0:
        card = state[STOCK + state[NEXT]]
        state[NEXT] += 1
        state[FIELD] = 1 << card
        state[FLIPPED] = card
        if 1 << card & rules[R_WILLOW_CARDS]:
            state[WILLOW_SEEN] = 1
