"""The stand-in: until a player is ready, another one plays in its place. For play with people; research waits."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from threading import Event, Thread

from koikoi.agents.agent import Agent
from koikoi.engine.actions import Action
from koikoi.engine.deal import deal, shuffled_deck
from koikoi.engine.observation import Observation
from koikoi.engine.position import Position
from koikoi.engine.rules import PRESETS, Rules
from koikoi.engine.seats import Seat


class StandIn:
    """Plays as `player` once that one has answered a first question, asked in a thread; until then as `meanwhile`.

    A player that searches takes seconds for its first answer, and on a machine's first run half a minute: it is
    compiled then.
    """

    def __init__(self, player: Agent, meanwhile: Agent) -> None:
        self._player = player
        self._meanwhile = meanwhile
        self._ready = Event()
        self._thread = Thread(target=self._prepare, name=f"{player.name} gets ready", daemon=True)
        self._thread.start()

    @property
    def name(self) -> str:
        """The player's."""
        return self._player.name

    def act(self, observation: Observation, *, rng: Random) -> Action:
        """The player's choice, or that of who plays meanwhile."""
        if not self._ready.is_set():
            return self._meanwhile.act(observation, rng=rng)
        return self._player.act(observation, rng=rng)

    def _prepare(self) -> None:
        """Ask the player what to lead at some table."""
        rules, leads = Rules.preset(PRESETS[0]), Seat(0)
        position, _ = Position.start(rules, deal(rules, shuffled_deck(rng=Random(0)), leads), dealer=leads)
        with suppress(Exception):  # it goes wrong again when the player is to choose, and is told there
            self._player.act(position.observe(leads), rng=Random(0))
        self._ready.set()
