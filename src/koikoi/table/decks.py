"""Decks: chance for a table, from the system's secure generator or from a seed."""

from __future__ import annotations

from random import Random
from secrets import SystemRandom

from koikoi.engine.cards import Card
from koikoi.engine.deal import DealerDraw, draw_dealer, shuffled_deck
from koikoi.engine.rules import Rules
from koikoi.table.ports import Decks
from koikoi.table.setup import Setup


class SecureDecks:
    """Every deck new, from the system's secure generator."""

    def deck(self, game: int, round: int, deal: int) -> tuple[Card, ...]:
        """A shuffled deck."""
        return shuffled_deck(rng=SystemRandom())

    def draw(self, game: int, rules: Rules, birth_months: tuple[int, int] | None) -> DealerDraw:
        """A draw for the first dealer."""
        return draw_dealer(rules, birth_months=birth_months, rng=SystemRandom())

    def rng(self, game: int, seq: int) -> Random:
        """The secure generator."""
        return SystemRandom()


class SeededDecks:
    """Decks that follow from a seed, each from its own place in the match: a resumed match gets the same ones."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def deck(self, game: int, round: int, deal: int) -> tuple[Card, ...]:
        """The deck of a round; `deal` counts the void deals before it."""
        return shuffled_deck(rng=self._rng(game, "round", round, deal))

    def draw(self, game: int, rules: Rules, birth_months: tuple[int, int] | None) -> DealerDraw:
        """The draw for the first dealer of a match."""
        return draw_dealer(rules, birth_months=birth_months, rng=self._rng(game, "dealer"))

    def rng(self, game: int, seq: int) -> Random:
        """The computer player's chance after `seq`."""
        return self._rng(game, "computer", seq)

    def _rng(self, *place: object) -> Random:
        return Random("/".join(map(str, (self.seed, *place))))


def decks_for(setup: Setup) -> Decks:
    """The decks that a setup asks for."""
    return SecureDecks() if setup.seed is None else SeededDecks(setup.seed)
