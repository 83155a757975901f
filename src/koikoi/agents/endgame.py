"""The endgame: with two turns or fewer to play, every arrangement of the unseen cards is counted, none is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import comb, perm
from random import Random
from typing import Final

from koikoi.agents import endgame_kernel as k
from koikoi.agents.advice import Advice, ranked
from koikoi.agents.pimc import worth_of_ends
from koikoi.engine.actions import ACTIONS, Action
from koikoi.engine.belief import hands, lacking, sample
from koikoi.engine.cards import mask_cards
from koikoi.engine.events import Source
from koikoi.engine.kernel import slots as s
from koikoi.engine.kernel.table import lower
from koikoi.engine.kernel.turn import first_id, legal
from koikoi.engine.observation import Observation, Phase
from koikoi.engine.seats import other

TURNS: Final = 2
WIN_UNIT: Final = 1 << 40
"""A match that is won."""
MOST: Final = 125_000
"""Arrangements that are counted at most, hands of the opponent times stock cards in order: a fraction of a second.

Rounds of 15 or 16 turns, as at all presets, never leave more than 12 x 11 x 10 x 9 = 11,880: 12 cards unseen, a hand of
one, two cards to be turned and one that an empty field may be given. Rounds of 14 turns are counted too, shorter ones,
which leave larger hands, where they fit.
"""


def count_out(observation: Observation) -> tuple[Advice, ...] | None:
    """What each action comes to on average over all arrangements of the unseen cards, if both then see all of them.

    Every arrangement that agrees with what the seat has seen is as likely (`belief.sample` draws from the same), and in
    each of them both sides choose the best: for the points, and again for the match where the round is played for one.
    None where more than two turns or more than MOST arrangements are to come; raises BadPosition for what no legal play
    leads to.
    """
    if not is_countable(observation):
        return None
    points, ways = _values(observation, [0])
    half = 2 if observation.rules.ledger == "zero-sum" else 1
    counted = [
        Advice(action=action, points=total / (ways * half), points_se=0.0, worlds=ways, exact=True)
        for action, total in points.items()
    ]
    if observation.match:
        wins, _ = _values(observation, [1, *worth_of_ends(observation, WIN_UNIT)])
        counted = [replace(one, win=wins[one.action] / (ways * WIN_UNIT), win_se=0.0) for one in counted]
    return ranked(counted)


def _values(observation: Observation, worth: Sequence[int]) -> tuple[dict[Action, int], int]:
    """What each action comes to over all arrangements, and how many there are; `worth` as the kernel has it."""
    from koikoi.agents.compiled import Slots, compiled

    seat = observation.seat
    table = lower(observation.rules)
    stand_in = sample(observation, rng=Random(0))  # its hidden cards are laid anew
    mask, first = legal(table, list(stand_in.state)), first_id(stand_in.state[s.PHASE])
    count_stocks = compiled(k, "count_stocks")["count_stocks"]
    rules, world, play, tree, sums, ends = (
        Slots(values) for values in (table, stand_in.state, [0] * s.STATE_SIZE, [0] * k.TREE_SIZE, [0] * 49, worth)
    )
    ways = 0
    for theirs in hands(observation):
        world[s.HAND_OF + other(seat)] = theirs
        free = observation.unseen & ~theirs
        ways += count_stocks(rules, world, play, tree, sums, ends, mask, free, stock_cards(observation))
    return {ACTIONS[first + bit]: sums[bit] for bit in range(49) if mask >> bit & 1}, ways


def is_countable(observation: Observation) -> bool:
    """Whether two turns or fewer are to be played, the current one included, and not too much is unseen."""
    o = observation
    if o.phase is Phase.SWAP or o.rules.last_turn - o.turn > TURNS:
        return False
    may_hold = mask_cards(o.unseen & ~lacking(o))
    return comb(len(may_hold), o.opponent_hand) * perm(o.stock, stock_cards(o)) <= MOST


def stock_cards(observation: Observation) -> int:
    """How many stock cards may be turned until the round ends: one a turn, and one that an empty field may be given."""
    o = observation
    turned = o.phase is Phase.DECIDE or o.pending_from is Source.STOCK
    turns = o.rules.last_turn - o.turn
    flipped = 24 - o.turn - turned - o.stock
    return turns - turned + (o.rules.empty_field_flip and turns > 1 and not flipped)
