"""Lessons: positions of rounds that the net plays against itself or a rival, and what came of each option, compiled.

In a lesson every option is played out once in the very same cards by the players who are to be learned from; what it
brings more than the others is what the net is to say. Against a rival, which always plays as it does, lessons are given
at the other seat alone. Written like the kernel, on integers and flat arrays.
"""

# ruff: noqa: I001 - the long lists of slot names are filled by hand
from __future__ import annotations

from koikoi.agents.greedy_kernel import choose as greedy_choice
from koikoi.agents.net_kernel import Floats, masks, net_choice, tell_call, tell_options
from koikoi.agents.net_notes import CARDS, MASKS, MOST, OPTION, STOP, TOLD, WHICH
from koikoi.agents.pimc_kernel import choose as pimc_choice
from koikoi.agents.quick_kernel import play_out
from koikoi.agents.quick_notes import OWN_WORTH
from koikoi.agents.worlds import BANNED, DOUBTED, SHOWN, watch
from koikoi.engine.kernel.deal import start
from koikoi.engine.kernel.random import draw, random_action, shuffle_deal
from koikoi.engine.kernel.slots import (
    DECIDE, KOI_ID, MOVER, NEXT, OVER, PHASE, POINTS, R_ZERO_SUM, STATE_SIZE, STOCK, State, SWAP, TAKE_ID,
    Table,
)  # fmt: skip
from koikoi.engine.kernel.turn import apply, first_id, legal

NOBODY, GREEDY, NET, QUICK, PIMC = -1, 0, 1, 2, 3  # players; the quick one only plays out, PIMC is only a rival

# --- what is told of the position of a lesson: MASKS, then what each card is worth to the mover and to the other
SEEN = MASKS + 96

# --- slots of an order
TEACHER, LEARNER, PART, ODD, AGAIN, RIVAL, RIVAL_WORLDS = range(7)
# who plays options out; who plays the rounds; in 1/1024: how many positions become lessons, how many actions are
# random; how often a call is played out, each time with the stock shuffled anew; who has the other seat, in lessons
# as well as in rounds, and with how many worlds (NOBODY: teacher and learner play both; with a rival no QUICK teacher)


def give_lessons(
    rules: Table, state: State, deck: State, chance: State, play: State, notes: State, plan: State,
    known: State, known_too: State, then: State, then_too: State, order: State,
    mind: Floats, net: Floats, world: State, thought: State, search: State,
    told: Floats, which: State, seen: State, results: Floats, number: State, at: int, room: int, month: int,
) -> int:  # fmt: skip
    """Play one round and add lessons from lesson `at` on, `room` at most; returns where the next one goes.

    A lesson is MOST times TOLD numbers, MOST times CARDS cards, SEEN numbers of the position, MOST results (ten points
    to 1) and the number of its options; a lesson of a call has one, and its result is what the call brought more than a
    stop. `known` is what seat 0 knows of the
    other's hand, `known_too` what seat 1 knows; `then`, `then_too`, `world`, `thought` and `search` are scratch.
    """
    side = 0 if order[RIVAL] == NOBODY else draw(chance, 2)
    shuffle_deal(chance, state, deck)
    start(rules, state, draw(chance, 2), month)
    for slot in (BANNED, SHOWN, DOUBTED):
        known[slot] = 0
        known_too[slot] = 0
    while state[PHASE] != OVER:
        mine = known_too if state[MOVER] else known
        options = legal(rules, state).bit_count()
        rival = order[RIVAL] != NOBODY and state[MOVER] != side
        if (
            not rival and 1 < options <= MOST and at < room and state[PHASE] != SWAP
            and (state[PHASE] == DECIDE or draw(chance, 1024) < order[PART])
        ):  # fmt: skip
            if state[PHASE] == DECIDE:
                tell_call(rules, state, notes, plan, mind)
                options = 1
            else:
                tell_options(rules, state, notes, plan, mine, mind)
            write_lesson(state, plan, mine, mind, told, which, seen, at, options)
            number[at] = options
            play_options(
                rules, state, chance, play, notes, plan, known, known_too, then, then_too, order, mind, net,
                world, thought, search, results, at, options,
            )  # fmt: skip
            at += 1
        if rival:
            action = rival_choice(rules, state, notes, plan, mine, chance, order, world, thought, search)
        elif draw(chance, 1024) < order[ODD]:
            action = random_action(rules, state, chance)
        elif order[LEARNER] == NET:
            action = net_choice(rules, state, notes, plan, mine, mind, net)
        else:
            action = greedy_choice(rules, state, notes)
        if action < TAKE_ID:
            watch(rules, state, known if state[MOVER] else known_too, action)
        apply(rules, state, action)
    return at


def rival_choice(
    rules: Table, state: State, notes: State, plan: State, known: State, chance: State, order: State,
    world: State, thought: State, search: State,
) -> int:  # fmt: skip
    """The id of what the rival does, who is to move."""
    if order[RIVAL] == GREEDY:
        return greedy_choice(rules, state, notes)
    for place in range(STATE_SIZE):
        world[place] = state[place]
    return pimc_choice(rules, world, thought, plan, search, known, chance, order[RIVAL_WORLDS])


def write_lesson(
    state: State, plan: State, mine: State, mind: Floats, told: Floats, which: State, seen: State, at: int, options: int
) -> None:
    """Write down what was told."""
    for i in range(MOST * TOLD):
        told[at * MOST * TOLD + i] = mind[OPTION + i] if i < options * TOLD else 0.0
    for i in range(MOST * CARDS):
        which[at * MOST * CARDS + i] = int(mind[WHICH + i]) if i < options * CARDS else -1
    for i in range(MASKS):
        seen[at * SEEN + i] = masks(state, plan, mine, i)
    me = state[MOVER]
    for card in range(48):
        seen[at * SEEN + MASKS + card] = plan[OWN_WORTH + 48 * me + card]
        seen[at * SEEN + MASKS + 48 + card] = plan[OWN_WORTH + 48 * (1 - me) + card]


def play_options(
    rules: Table, state: State, chance: State, play: State, notes: State, plan: State, known: State, known_too: State,
    then: State, then_too: State, order: State, mind: Floats, net: Floats, world: State, thought: State, search: State,
    results: Floats, at: int, options: int,
) -> None:  # fmt: skip
    """Write down what each option of a position brings the mover."""
    first = first_id(state[PHASE])
    for i in range(MOST):
        results[at * MOST + i] = 0
    if options == 1:  # a call: a stop brings what the greedy player says it does
        stop = mind[OPTION + STOP]
        for turn in range(order[AGAIN]):
            if turn:
                shuffle_stock(state, chance)
            results[at * MOST] += (
                play_one(
                    rules, state, KOI_ID, chance, play, notes, plan, known, known_too, then, then_too, order, mind, net,
                    world, thought, search,
                )
                / order[AGAIN]
            )  # fmt: skip
        results[at * MOST] -= stop
        return
    rest = legal(rules, state)
    i = 0
    while rest:
        bit = rest & -rest
        rest ^= bit
        action = first + bit.bit_length() - 1
        results[at * MOST + i] = play_one(
            rules, state, action, chance, play, notes, plan, known, known_too, then, then_too, order, mind, net,
            world, thought, search,
        )  # fmt: skip
        i += 1


def play_one(
    rules: Table, state: State, action: int, chance: State, play: State, notes: State, plan: State,
    known: State, known_too: State, then: State, then_too: State, order: State, mind: Floats, net: Floats,
    world: State, thought: State, search: State,
) -> float:  # fmt: skip
    """What an action brings the mover in the cards as they lie; ten points to 1."""
    me = state[MOVER]
    for place in range(STATE_SIZE):
        play[place] = state[place]
    for slot in (BANNED, SHOWN, DOUBTED):
        then[slot] = known[slot]
        then_too[slot] = known_too[slot]
    while True:
        if action < TAKE_ID:
            watch(rules, play, then if play[MOVER] else then_too, action)
        apply(rules, play, action)
        if play[PHASE] == OVER:
            break
        if order[RIVAL] != NOBODY and play[MOVER] != me:
            mine = then_too if play[MOVER] else then
            action = rival_choice(rules, play, notes, plan, mine, chance, order, world, thought, search)
        elif order[TEACHER] == NET:
            action = net_choice(rules, play, notes, plan, then_too if play[MOVER] else then, mind, net)
        elif order[TEACHER] == QUICK:
            play_out(rules, play, plan)
            break
        else:
            action = greedy_choice(rules, play, notes)
    points = (play[POINTS + me] - play[POINTS + 1 - me]) / 10.0
    return points / 2.0 if rules[R_ZERO_SUM] else points


def shuffle_stock(state: State, chance: State) -> None:
    """Shuffle the cards that may still be turned."""
    left = 24 - state[NEXT]
    for i in range(state[NEXT], 23):
        j = i + draw(chance, left)
        left -= 1
        card = state[STOCK + i]
        state[STOCK + i] = state[STOCK + j]
        state[STOCK + j] = card
