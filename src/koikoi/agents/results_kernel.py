"""How rounds end, counted by who wins and how far they are ahead; compiled where match equity needs many.

Written like the kernel, on integers and flat arrays.
"""

from __future__ import annotations

from koikoi.engine.kernel.slots import POINTS, WINNER, State, Table

from .duel import play_round

MOST = 256
"""Points that a round is counted with at most."""
WIDTH = 2 * MOST + 1
RESULTS_SIZE = 3 * WIDTH
"""By who wins, a seat, the other or nobody: the seat ahead by -MOST to MOST points, as the ledger writes them down."""


def add_results(
    rules: Table, state: State, chance: State, deck: State, notes: State, players: State, results: State, month: int,
    number: int,
) -> None:  # fmt: skip
    """Count the ends of `number` rounds of a month in `results` (RESULTS_SIZE) for the dealer, which is seat 0."""
    for _ in range(number):
        play_round(rules, state, chance, deck, notes, players, 0, month)
        results[end_of_round(state, 0)] += 1


def end_of_round(state: State, seat: int) -> int:
    """Where the end of a round stands in a row of RESULTS_SIZE, by who wins and how far `seat` is ahead."""
    ahead = state[POINTS + seat] - state[POINTS + 1 - seat]
    if ahead > MOST:
        ahead = MOST
    elif ahead < -MOST:
        ahead = -MOST
    won_by = state[WINNER] ^ seat if state[WINNER] >= 0 else 2
    return won_by * WIDTH + MOST + ahead
