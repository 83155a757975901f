"""The stand-in: until a player is ready, another one plays in its place. For play with people; research waits."""

from __future__ import annotations

from collections import OrderedDict
from random import Random
from threading import Event, Lock, Thread
from typing import Final

from koikoi.agents.agent import Agent
from koikoi.engine.actions import Action
from koikoi.engine.deal import deal, shuffled_deck
from koikoi.engine.observation import Observation
from koikoi.engine.position import Position
from koikoi.engine.rules import PRESETS, Rules
from koikoi.engine.seats import Seat

PATIENCE: Final = 0.3
"""Seconds that a choice waits for the player, which at most tables has little left to get ready."""
MOST_TABLES: Final = 64
"""Tables whose readiness is remembered; at one that was forgotten the player gets ready again."""


class StandIn:
    """Plays as `player` once that one has answered a first question at the table, asked in a thread; before as
    `meanwhile`.

    A player that searches takes seconds for its first answer, and on a machine's first run half a minute: it is
    compiled then. One that plays for the match may have to find out how rounds of a new table end. What goes wrong with
    that is raised by the next choice.
    """

    def __init__(self, player: Agent, meanwhile: Agent) -> None:
        self._player = player
        self._meanwhile = meanwhile
        self._tables: OrderedDict[Rules, _Table] = OrderedDict()
        self._one_at_a_time = Lock()
        self._at(Rules.preset(PRESETS[0]))

    @property
    def name(self) -> str:
        """The player's."""
        return self._player.name

    def act(self, observation: Observation, *, rng: Random) -> Action:
        """The player's choice, or that of who plays meanwhile."""
        table = self._at(observation.rules)
        if not table.ready.wait(PATIENCE):
            return self._meanwhile.act(observation, rng=rng)
        if table.failure is not None:
            raise table.failure
        return self._player.act(observation, rng=rng)

    def _at(self, rules: Rules) -> _Table:
        if rules not in self._tables:
            self._tables[rules] = _Table(self._player, rules, self._one_at_a_time)
            if len(self._tables) > MOST_TABLES:
                self._tables.popitem(last=False)
        self._tables.move_to_end(rules)
        return self._tables[rules]


class _Table:
    """A table at which a player gets ready."""

    def __init__(self, player: Agent, rules: Rules, turn: Lock) -> None:
        self.ready = Event()
        self.failure: Exception | None = None
        name = f"{player.name} gets ready"
        Thread(target=self._prepare, args=(player, rules, turn), name=name, daemon=True).start()

    def _prepare(self, player: Agent, rules: Rules, turn: Lock) -> None:
        """Ask the player what to choose first at the table."""
        try:
            with turn:
                self._ask(player, rules)
        except Exception as error:  # of any kind: the next choice raises it
            self.failure = error
        self.ready.set()

    @staticmethod
    def _ask(player: Agent, rules: Rules) -> None:
        rng, dealer, over = Random(0), Seat(0), True
        while over:  # a void deal, or one that a lucky hand ends
            position, _ = Position.start(rules, deal(rules, shuffled_deck(rng=rng), dealer), dealer=dealer)
            over = position.over
        player.act(position.observe(position.mover, match=True), rng=rng)
