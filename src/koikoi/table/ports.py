"""Ports: what a table asks of its host: a place to keep its log, cards, computer players and time."""

from __future__ import annotations

from random import Random
from typing import Protocol

from koikoi.engine.actions import Action
from koikoi.engine.cards import Card
from koikoi.engine.deal import DealerDraw
from koikoi.engine.observation import Observation
from koikoi.engine.rules import Rules
from koikoi.table.entries import Entry
from koikoi.table.state import TableState


class Store(Protocol):
    """Where a table's log is kept."""

    def append(self, seq: int, entries: tuple[Entry, ...], after: TableState) -> None:
        """Keep what was done as number `seq` and the draws and deals that followed: all of it or, raising, nothing.

        When this returns, the entries outlast a kill of the process and a loss of power. `after` is the table they
        lead to, for stores that keep a picture of it. May raise KoiKoiError or OSError.
        """
        ...


class Decks(Protocol):
    """Where chance comes from. Equal arguments may give equal cards (a seed) or new ones (the secure generator)."""

    def deck(self, game: int, round: int, deal: int) -> tuple[Card, ...]:
        """A shuffled deck for a round of a match; `deal` counts the void deals before it."""
        ...

    def draw(self, game: int, rules: Rules, birth_months: tuple[int, int] | None) -> DealerDraw:
        """The draw for the first dealer of a match."""
        ...

    def rng(self, game: int, seq: int) -> Random:
        """Chance for the computer player's move that follows `seq`."""
        ...


class Computer(Protocol):
    """A computer player. It is given what a person at its seat would see, and no more."""

    def choose(self, observation: Observation, *, deadline: float, rng: Random) -> Action:
        """Its choice, by the clock's `deadline` if it can."""
        ...


class Clock(Protocol):
    """Time, injected so that tests do not wait."""

    def now(self) -> float:
        """Seconds from any beginning, never going back."""
        ...

    def wait(self, seconds: float) -> None:
        """Return when so many seconds have passed."""
        ...
