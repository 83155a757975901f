"""Hidden worlds that agree with what a seat has seen, less often those where the other passed captures over.

Apart from that, what `koikoi.engine.belief.sample` does, written like the kernel, on integers and flat arrays, so that
it can be compiled as the kernel is. Of a state it reads what everybody sees, the seat's hand and the number of cards in
the other hand.
"""

# ruff: noqa: I001 - the long lists of slot names are filled by hand
from __future__ import annotations

from koikoi.engine.kernel.deal import exchange, hand_points, whole_months
from koikoi.engine.kernel.random import draw
from koikoi.engine.kernel.slots import (
    FIELD, HAND_OF, KIND, NEXT, PENDING, PILE_OF, R_GAJI, R_HAND_FOUR, R_HAND_PAIRS, R_LAST_TURN, R_MUST_CAPTURE,
    R_VOID_HAND_FOUR, R_WILD_CARD, STATE_SIZE, STOCK, State, TURN, Table, VOID,
)  # fmt: skip
from koikoi.engine.kernel.turn import months_of

# --- slots of what a seat knows of the other's hand, and of the lists of unseen cards that worlds are drawn from
BANNED = 0  # cards it cannot hold: under must_capture, of months that lay there when nothing was captured
SHOWN = 1  # cards that were dealt to it and have been played
DOUBTED = 2  # cards of months that lay there when it captured nothing: who can capture mostly does
SURE_NUMBER, DOUBTED_NUMBER, UNSEEN_NUMBER = 3, 4, 5  # how many cards are unseen and neither, doubted, or anything
WAYS = 6  # nine: the sum of the odds of 0, up to 1, up to 2 ... doubted cards in the hand
UNSEEN_CARD = 15  # the unseen cards: those that are neither, the doubted ones, those it cannot hold
STOCK_CARD = 63  # those that are left for the stock
KNOWN_SIZE = 111
DOUBT = 100
"""How likely each doubted card makes a hand, in 1/1024: the odds found in rounds of the greedy and the quick player."""
TRIES = 10_000


def prepare_worlds(state: State, known: State, seat: int) -> None:
    """List the unseen cards, and weigh how many of them are doubted; BANNED, SHOWN and DOUBTED stand in `known`."""
    seen = state[HAND_OF + seat] | state[FIELD] | state[PILE_OF] | state[PILE_OF + 1]
    if state[PENDING] >= 0:
        seen |= 1 << state[PENDING]
    unseen = (1 << 48) - 1 & ~seen
    banned = unseen & known[BANNED]
    doubted = unseen & known[DOUBTED] & ~banned
    sure = unseen & ~(banned | doubted)
    known[SURE_NUMBER] = sure.bit_count()
    known[DOUBTED_NUMBER] = doubted.bit_count()
    known[UNSEEN_NUMBER] = unseen.bit_count()
    list_cards(known, UNSEEN_CARD, sure)
    list_cards(known, UNSEEN_CARD + known[SURE_NUMBER], doubted)
    list_cards(known, UNSEEN_CARD + known[SURE_NUMBER] + known[DOUBTED_NUMBER], banned)
    weigh_ways(known, state[HAND_OF + 1 - seat].bit_count())


def list_cards(known: State, at: int, cards: int) -> None:
    """Write cards in card order, one a slot."""
    while cards:
        bit = cards & -cards
        cards ^= bit
        known[at] = bit.bit_length() - 1
        at += 1


def weigh_ways(known: State, number: int) -> None:
    """Note the odds of hands of n = `number` cards by how many k are doubted: C(sure, n-k) C(doubted, k) DOUBT^k."""
    sure = known[SURE_NUMBER]
    doubted = known[DOUBTED_NUMBER]
    least = number - sure if number > sure else 0
    total = 0
    odds = 1 << 20
    for k in range(9):
        if least <= k <= number and k <= doubted:
            total += odds
            odds = odds * (number - k) * (doubted - k) * DOUBT // ((sure - number + k + 1) * (k + 1) << 10)
        known[WAYS + k] = total


def draw_world(rules: Table, state: State, known: State, chance: State, seat: int) -> int:
    """Deal the unseen cards to the other hand and to what the stock can still turn; 0 if no world was found.

    The order of the unseen cards is changed, but not which of them are doubted or cannot be held.
    """
    number = state[HAND_OF + 1 - seat].bit_count()
    if known[WAYS + 8] == 0:
        return 0
    for _ in range(TRIES):
        theirs = draw_hand(known, chance, number)
        if could_be_dealt(rules, theirs, known[SHOWN]):
            state[HAND_OF + 1 - seat] = theirs
            deal_stock(rules, state, known, chance, theirs)
            return 1
    return 0


def draw_hand(known: State, chance: State, number: int) -> int:
    """A hand of so many cards, by the odds of its doubted ones."""
    doubted = 0
    if known[DOUBTED_NUMBER]:
        way = draw(chance, known[WAYS + 8])
        while way >= known[WAYS + doubted]:
            doubted += 1
    hand = 0
    for i in range(number - doubted):
        hand |= 1 << pick(known, chance, UNSEEN_CARD + i, known[SURE_NUMBER] - i)
    for i in range(doubted):
        hand |= 1 << pick(known, chance, UNSEEN_CARD + known[SURE_NUMBER] + i, known[DOUBTED_NUMBER] - i)
    return hand


def pick(known: State, chance: State, at: int, number: int) -> int:
    """One of the `number` cards from slot `at` on, moved to that slot."""
    other = at + draw(chance, number)
    card = known[other]
    known[other] = known[at]
    known[at] = card
    return card


def deal_stock(rules: Table, state: State, known: State, chance: State, theirs: int) -> None:
    """Deal stock cards for all turns to come and one flip, from the unseen cards that are not in the other hand."""
    left = 0
    for i in range(known[UNSEEN_NUMBER]):
        card = known[UNSEEN_CARD + i]
        known[STOCK_CARD + left] = card
        left += ~theirs >> card & 1
    at = state[NEXT]
    end = at + rules[R_LAST_TURN] - state[TURN] + 1
    if end > 24:
        end = 24
    for place in range(at, end):
        state[STOCK + place] = pick(known, chance, STOCK_CARD + place - at, left - place + at)


def deal_hands(rules: Table, state: State, play: State, known: State, chance: State) -> None:
    """Deal both hands and the stock, until the exchange they wait for leaves no void deal; `play` is scratch."""
    number = known[UNSEEN_NUMBER]
    while True:
        dealt = 0
        for seat in range(2):
            hand = 0
            for _ in range(8):
                hand |= 1 << pick(known, chance, UNSEEN_CARD + dealt, number - dealt)
                dealt += 1
            state[HAND_OF + seat] = hand
        for place in range(STOCK, STATE_SIZE):
            state[place] = pick(known, chance, UNSEEN_CARD + dealt, number - dealt)
            dealt += 1
        for place in range(STATE_SIZE):
            play[place] = state[place]
        exchange(rules, play, 0)
        if play[KIND] != VOID:
            return


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
    if state[FIELD] & 15 << (card & 60) or (rules[R_GAJI] and 1 << card == rules[R_WILD_CARD]):
        return
    known[BANNED if rules[R_MUST_CAPTURE] else DOUBTED] |= months_of(state[FIELD])
