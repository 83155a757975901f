"""Mirrored matches: two players play each match twice, the same decks for the same rounds, the seats swapped."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from koikoi.agents import Agent
from koikoi.engine.deal import deal
from koikoi.engine.match import Match
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Seat, other
from koikoi.table.decks import SeededDecks


class Game(NamedTuple):
    """A round or a whole match from the first player's side."""

    ahead: int
    """What the first player has more than the second."""
    won_by: int
    """0 the first player, 1 the second, -1 nobody."""
    rounds: int


Pair = tuple[Game, Game]
"""The same cards played twice: with the first player in seat 0, then in seat 1."""


def match_pairs(rules: Rules, first: Agent, second: Agent, seed: int, numbers: range) -> list[Pair]:
    """Play the pairs of matches of some numbers, in their order; chance follows from `seed` and a pair's number.

    Both matches have the same first dealer's seat and, for a round of the same number, the same deck. Who deals later
    follows the rules, and so may differ. Seats are as at a table of the same seed (`koikoi.table.decks`).
    """
    decks = SeededDecks(seed)
    out = []
    for number in numbers:
        straight = _match(rules, decks, number, (first, second), Random(f"{seed} {number} straight"))
        swapped = _match(rules, decks, number, (second, first), Random(f"{seed} {number} swapped"))
        out.append((_seen_from(straight, Seat(0)), _seen_from(swapped, Seat(1))))
    return out


def _match(rules: Rules, decks: SeededDecks, number: int, players: tuple[Agent, Agent], rng: Random) -> Match:
    match = Match.start(rules, dealer=decks.draw(number, rules, None).dealer)
    while not match.over:
        if match.position is None:
            deck = decks.deck(number, match.number, match.void_deals)
            match, _ = match.deal(deal(rules, deck, match.dealer))
        else:
            mover = match.position.mover
            match, _ = match.apply(players[mover].act(match.observe(mover), rng=rng))
    return match


def _seen_from(match: Match, seat: Seat) -> Game:
    assert match.end is not None, "it was played to its end"
    winner = match.end.winner
    won_by = -1 if winner is None else int(winner != seat)
    return Game(match.totals[seat] - match.totals[other(seat)], won_by, len(match.rounds))
