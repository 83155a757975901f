"""Hands the other player may hold, likelier where its choices so far are those a greedy player would have made.

A Markov chain over hands (Metropolis et al. 1953): one card is exchanged for an unseen one, and the new hand is kept if
it explains the choices as well, or else with the odds ERROR for each choice more that it does not. Written like the
kernel, on integers and flat arrays, so that it can be compiled as the kernel is. Of a state it reads what everybody
sees, the seat's hand and the number of cards in the other hand.
"""

# ruff: noqa: I001 - the long lists of slot names are filled by hand
from __future__ import annotations

from .greedy_kernel import choose
from .worlds import BANNED, SHOWN, UNSEEN_CARD, UNSEEN_NUMBER, could_be_dealt, deal_stock, draw_world
from koikoi.engine.kernel.random import draw
from koikoi.engine.kernel.slots import HAND_OF, STATE_SIZE, State, Table

# --- slots of a past: the chain, and the other player's choices
CHOICES = 0  # how many
THEIRS = 1  # the hand that the chain is at; 0 before the first
MISSED = 2  # how many choices it does not explain
WORLDS = 3  # how many worlds were drawn with it
FIRST_CHOICE = 4  # for each: the state in which it was made, the action, and the cards that had been shown before
ACTION, SHOWN_BEFORE = STATE_SIZE, STATE_SIZE + 1
CHOICE_SIZE = STATE_SIZE + 2
MOST_CHOICES = 16  # of cards and of calls, eight each
PAST_SIZE = FIRST_CHOICE + CHOICE_SIZE * MOST_CHOICES

ERROR = 150
"""The odds, in 1/1024, of a choice that the greedy player would not have made."""
SETTLE = 40
"""Steps of the chain before the first world."""
STAY = 2
"""Worlds between two steps: the same hand, and the stock otherwise."""


def draw_likely_world(
    rules: Table, world: State, play: State, known: State, chance: State, past: State, then: State, me: int
) -> int:
    """Deal the other hand by the chain and the stock at random; 0 if no world was found. `play`, `then`: scratch."""
    steps = 0
    if past[THEIRS] == 0:
        if not draw_world(rules, world, known, chance, me):
            return 0
        past[THEIRS] = world[HAND_OF + 1 - me]
        past[MISSED] = missed(rules, play, known, past, then, past[THEIRS], MOST_CHOICES, me)
        steps = SETTLE
    elif past[WORLDS] % STAY == 0:
        steps = 1
    past[WORLDS] += 1
    for _ in range(steps):
        exchange_card(rules, play, known, chance, past, then, me)
    world[HAND_OF + 1 - me] = past[THEIRS]
    deal_stock(rules, world, known, chance, past[THEIRS])
    return 1


def exchange_card(rules: Table, play: State, known: State, chance: State, past: State, then: State, me: int) -> None:
    """One step of the chain."""
    theirs = past[THEIRS]
    others = 0
    for i in range(known[UNSEEN_NUMBER]):
        others |= 1 << known[UNSEEN_CARD + i]
    others &= ~(theirs | known[BANNED])
    if others == 0:
        return
    new = theirs ^ some_card(theirs, chance) ^ some_card(others, chance)
    if not could_be_dealt(rules, new, known[SHOWN]):
        return
    most = past[MISSED]  # with such odds it may miss one more, and one more ...
    while most < MOST_CHOICES and draw(chance, 1024) < ERROR:
        most += 1
    number = missed(rules, play, known, past, then, new, most, me)
    if number <= most:
        past[THEIRS] = new
        past[MISSED] = number


def some_card(cards: int, chance: State) -> int:
    """One of some cards, as a bit."""
    for _ in range(draw(chance, cards.bit_count())):
        cards &= cards - 1
    return cards & -cards


def missed(rules: Table, play: State, known: State, past: State, then: State, theirs: int, most: int, me: int) -> int:
    """How many choices a greedy player with that hand would not have made, the newest first; no further than `most`."""
    number = 0
    for i in range(past[CHOICES] - 1, -1, -1):
        at = FIRST_CHOICE + CHOICE_SIZE * i
        for place in range(STATE_SIZE):
            then[place] = past[at + place]
        then[HAND_OF + 1 - me] = theirs | known[SHOWN] & ~past[at + SHOWN_BEFORE]
        if choose(rules, then, play) != past[at + ACTION]:
            number += 1
            if number > most:
                return number
    return number
