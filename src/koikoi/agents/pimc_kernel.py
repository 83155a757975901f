"""Perfect-information Monte Carlo: each option is played out in the same sampled worlds; the best on average is taken.

Written like the kernel, on integers and flat arrays, so that it can be compiled as the kernel is. Of a state it reads
what everybody sees, the mover's hand and the number of cards in the other hand; nothing else.
"""

# ruff: noqa: I001 - the long lists of slot names are filled by hand
from __future__ import annotations

from .quick_kernel import play_out, quick_choice
from .quick_plan import make_plan
from .results_kernel import end_of_round
from .worlds import deal_hands, draw_world, prepare_worlds
from koikoi.engine.kernel.slots import (
    DECIDE, FIELD, HAND_OF, KEEP_ID, MOVER, PHASE, PLAY, POINTS, R_GAJI, R_THREE_ONE, R_WILD_CARD, R_ZERO_SUM,
    STATE_SIZE, SWAP, State, TAKE_ID, Table,
)  # fmt: skip
from koikoi.engine.kernel.turn import apply, first_id, is_wild, legal

# --- slots of a search
OPTIONS = 0  # how many are left
SEAT = 1  # whose choice it is
STAGES = 2  # how often the options are halved
SHARE = 3  # the sum of 1/options over the stages, times ONE
FIRST, SECOND, SUM = 4, 68, 132  # of each option: its action, what it then takes or -1, and its points so far
WIN = 196  # of each option: what it is worth for the match so far, in WIN_UNITs
SQUARES, WIN_SQUARES = 260, 324  # of each option: the sums of the squares; of use until options are dropped
BY = 388  # what the better half is found by: SUM or WIN
SEARCH_SIZE = 389
WIN_UNIT = 1 << 15
"""A match that is won."""
POINT = WIN_UNIT // 500
"""What a point more is worth beside the match: it decides where chances hardly differ, and not their errors."""
ONE = 1 << 16
LEAD = 40
"""By how many points the quick player's choice is ahead from the start: a few worlds must not mislead."""
DECISION = 2
"""How many times more worlds koi-koi or stop is given."""


def choose(
    rules: Table, world: State, play: State, plan: State, search: State, known: State, chance: State, worlds: int
) -> int:
    """The id of the best action for the mover by about so many worlds, of equals the first; -1 if no world fits.

    `world` is a state of the round, whose hidden cards are drawn anew; BANNED, SHOWN and DOUBTED of `known` and the
    weights of `plan` must stand there, the rest is written here. `play` is scratch, STATE_SIZE slots.
    """
    begin(rules, world, plan, search, known)
    while search[OPTIONS] > 1:
        number = stage_worlds(search, worlds)
        if not play_worlds(rules, world, play, plan, search, known, chance, chance, number):
            return -1
        halve(search)
    return search[FIRST]


def begin(rules: Table, state: State, plan: State, search: State, known: State) -> None:
    """List the options, and prepare what worlds and rounds need.

    At the exchange the mover's hand, which it has not seen, becomes empty.
    """
    list_options(rules, state, search)
    make_plan(rules, state, plan)
    search[BY] = SUM
    if state[PHASE] == SWAP:
        state[HAND_OF + state[MOVER]] = 0
    elif search[OPTIONS] > 1:
        give_lead(search, quick_choice(rules, state, plan), LEAD << rules[R_ZERO_SUM])
    search[STAGES] = 0
    search[SHARE] = 0
    number = search[OPTIONS]
    while number > 1:
        search[STAGES] += 1
        search[SHARE] += ONE // number
        number = number + 1 >> 1
    if state[PHASE] == DECIDE:
        search[SHARE] //= DECISION
    prepare_worlds(state, known, state[MOVER])


def list_options(rules: Table, state: State, search: State) -> None:
    """List what the mover may do: each legal action, a hand card with each of its captures."""
    search[OPTIONS] = 0
    search[SEAT] = state[MOVER]
    if state[PHASE] == SWAP:
        add_option(search, KEEP_ID, -1)  # neither hand is seen, so there is nothing to choose by (B18)
        return
    mask = legal(rules, state)
    first = first_id(state[PHASE])
    while mask:
        bit = mask & -mask
        mask ^= bit
        action = first + bit.bit_length() - 1
        if state[PHASE] == PLAY:
            add_captures(rules, state, search, action)
        else:
            add_option(search, action, -1)


def add_option(search: State, action: int, taking: int) -> None:
    """Add an option."""
    at = search[OPTIONS]
    search[FIRST + at] = action
    search[SECOND + at] = taking
    for slot in (SUM, WIN, SQUARES, WIN_SQUARES):
        search[slot + at] = 0
    search[OPTIONS] = at + 1


def give_lead(search: State, action: int, lead: int) -> None:
    """Let the options that begin with an action be ahead of the others."""
    for option in range(search[OPTIONS]):
        if search[FIRST + option] == action:
            search[SUM + option] = lead


def add_captures(rules: Table, state: State, search: State, card: int) -> None:
    """Add a hand card with each of its captures."""
    partners = state[FIELD] & 15 << (card & 60)
    if partners == 0 and rules[R_GAJI] and 1 << card == rules[R_WILD_CARD] and is_wild(rules, state):
        partners = state[FIELD] | 1 << 48
    elif partners.bit_count() < 2 or (partners.bit_count() == 3 and not rules[R_THREE_ONE]):
        add_option(search, card, -1)
        return
    while partners:
        bit = partners & -partners
        partners ^= bit
        add_option(search, card, TAKE_ID + bit.bit_length() - 1)


def stage_worlds(search: State, worlds: int) -> int:
    """How many of all worlds a stage takes: each stage plays out about as many rounds."""
    return worlds * ONE // (search[OPTIONS] * search[SHARE]) + 1


def play_worlds(
    rules: Table, world: State, play: State, plan: State, search: State, known: State, chance: State, worth: State,
    number: int,
) -> int:  # fmt: skip
    """Play every option out in so many worlds; 0 if no world was found.

    `worth` (RESULTS_SIZE) is what each end of the round is worth for the match, not looked at if BY is SUM.
    """
    me = search[SEAT]
    for _ in range(number):
        if world[PHASE] == SWAP:
            deal_hands(rules, world, play, known, chance)
        elif not draw_world(rules, world, known, chance, me):
            return 0
        for option in range(search[OPTIONS]):
            for place in range(STATE_SIZE):
                play[place] = world[place]
            apply(rules, play, search[FIRST + option])
            if search[SECOND + option] >= 0:
                apply(rules, play, search[SECOND + option])
            play_out(rules, play, plan)
            points = play[POINTS + me] - play[POINTS + 1 - me]
            search[SUM + option] += points
            search[SQUARES + option] += points * points
            if search[BY] == WIN:
                win = worth[end_of_round(play, me)]
                search[WIN + option] += win
                search[WIN_SQUARES + option] += win * win
    return 1


def liking(search: State, option: int) -> int:
    """What an option is judged by: its points, or for the match what it does for that, and a little its points."""
    if search[BY] == SUM:
        return search[SUM + option]
    return search[WIN + option] + POINT * search[SUM + option]


def halve(search: State) -> None:
    """Keep the better half of the options, in order; of equals the first. Sequential halving (Karnin et al. 2013)."""
    keep = search[OPTIONS] + 1 >> 1
    kept = 0
    for option in range(search[OPTIONS]):
        value = liking(search, option)
        better = 0
        for other in range(kept):
            if liking(search, other) >= value:
                better += 1
        for other in range(option + 1, search[OPTIONS]):
            if liking(search, other) > value:
                better += 1
        if better < keep:
            for slot in (FIRST, SECOND, SUM, WIN):
                search[slot + kept] = search[slot + option]
            kept += 1
    search[OPTIONS] = keep
