"""Hidden worlds that agree with what a seat has seen, drawn evenly from those legal play allows.

What `koikoi.engine.belief.sample` does, written like the kernel, on integers and flat arrays, so that it can be compiled as
the kernel is. Of a state it reads what everybody sees, the seat's hand and the number of cards in the other hand.
"""

# ruff: noqa: I001 - the long lists of slot names are filled by hand
from __future__ import annotations

from koikoi.engine.kernel.deal import hand_points, whole_months
from koikoi.engine.kernel.random import draw
from koikoi.engine.kernel.slots import (
    FIELD, HAND_OF, NEXT, PENDING, PILE_OF, R_HAND_FOUR, R_HAND_PAIRS, R_LAST_TURN, R_MUST_CAPTURE, R_VOID_HAND_FOUR,
    STOCK, State,
    TURN, Table,
)  # fmt: skip
from koikoi.engine.kernel.turn import months_of

# --- slots of what a seat knows of the other's hand, and of the row of unseen cards that worlds are drawn from
BANNED = 0  # cards it cannot hold: under must_capture, of months that lay there when nothing was captured
SHOWN = 1  # cards that were dealt to it and have been played
UNSEEN_NUMBER, MAY_HOLD = 2, 3  # how many cards are unseen, and how many of them the other hand may hold
UNSEEN_CARD = 4  # the unseen cards, those it may hold first
KNOWN_SIZE = 52
TRIES = 10_000


def prepare_worlds(state: State, known: State, seat: int) -> None:
    """List the unseen cards; BANNED and SHOWN stand in `known`."""
    seen = state[HAND_OF + seat] | state[FIELD] | state[PILE_OF] | state[PILE_OF + 1]
    if state[PENDING] >= 0:
        seen |= 1 << state[PENDING]
    unseen = (1 << 48) - 1 & ~seen
    known[UNSEEN_NUMBER] = unseen.bit_count()
    known[MAY_HOLD] = (unseen & ~known[BANNED]).bit_count()
    list_cards(known, UNSEEN_CARD, unseen & ~known[BANNED])
    list_cards(known, UNSEEN_CARD + known[MAY_HOLD], unseen & known[BANNED])


def list_cards(known: State, at: int, cards: int) -> None:
    """Write cards in card order, one a slot."""
    while cards:
        bit = cards & -cards
        cards ^= bit
        known[at] = bit.bit_length() - 1
        at += 1


def draw_world(rules: Table, state: State, known: State, chance: State, seat: int) -> int:
    """Deal the unseen cards to the other hand and to what the stock can still turn; 0 if no world was found.

    The order of the unseen cards is changed, but not which of them the other hand may hold.
    """
    number = state[HAND_OF + 1 - seat].bit_count()
    may_hold = known[MAY_HOLD]
    if number > may_hold:
        return 0
    for _ in range(TRIES):
        theirs = 0
        for i in range(number):
            theirs |= 1 << pick(known, chance, UNSEEN_CARD + i, may_hold - i)
        if could_be_dealt(rules, theirs, known[SHOWN]):
            state[HAND_OF + 1 - seat] = theirs
            deal_stock(rules, state, known, chance, number)
            return 1
    return 0


def pick(known: State, chance: State, at: int, number: int) -> int:
    """One of the `number` cards from slot `at` on, moved to that slot."""
    other = at + draw(chance, number)
    card = known[other]
    known[other] = known[at]
    known[at] = card
    return card


def deal_stock(rules: Table, state: State, known: State, chance: State, number: int) -> None:
    """Deal stock cards for all turns to come and one flip, behind the `number` cards of the other hand."""
    at = state[NEXT]
    end = at + rules[R_LAST_TURN] - state[TURN] + 1
    if end > 24:
        end = 24
    first = UNSEEN_CARD + number
    if known[BANNED] == 0:
        for place in range(at, end):
            state[STOCK + place] = pick(known, chance, first, known[UNSEEN_NUMBER] - number)
            first += 1
            number += 1
        return
    rest = 0  # the row is left as it is: in front stand those the other hand may hold
    for i in range(known[UNSEEN_NUMBER] - number):
        rest |= 1 << known[first + i]
    for place in range(at, end):
        some = rest
        for _ in range(draw(chance, rest.bit_count())):
            some &= some - 1
        bit = some & -some
        rest ^= bit
        state[STOCK + place] = bit.bit_length() - 1


def could_be_dealt(rules: Table, theirs: int, shown: int) -> int:
    """Whether a round can begin with a hand of which some cards are held and the others were shown (rules.md 2.2)."""
    if rules[R_VOID_HAND_FOUR] + rules[R_HAND_FOUR] + rules[R_HAND_PAIRS] == 0:
        return 1
    hand = theirs | shown
    if (rules[R_VOID_HAND_FOUR] or rules[R_HAND_FOUR]) and whole_months(hand):
        return 0
    return 0 if hand.bit_count() == 8 and hand_points(rules, hand) else 1


def watch(rules: Table, state: State, known: State, card: int) -> None:
    """Note what a card that the mover is about to play tells the other seat, whose knowledge `known` is."""
    known[SHOWN] |= 1 << card
    if rules[R_MUST_CAPTURE] and state[FIELD] & 15 << (card & 60) == 0:
        known[BANNED] |= months_of(state[FIELD])
