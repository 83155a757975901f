"""The computer players by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from koikoi.agents.agent import Agent
from koikoi.agents.beginner import BeginnerAgent
from koikoi.agents.greedy import GreedyAgent
from koikoi.agents.pimc import PimcAgent
from koikoi.agents.randomly import RandomAgent
from koikoi.agents.standin import StandIn
from koikoi.engine.cards import short
from koikoi.errors import KoiKoiError, Reason

AGENTS: Final[Mapping[str, Callable[..., Agent]]] = MappingProxyType(
    {
        "random": RandomAgent,
        "beginner": BeginnerAgent,
        "greedy": GreedyAgent,
        "club": partial(PimcAgent, worlds=300, name="club"),
        "pimc": PimcAgent,
        "master": partial(PimcAgent, worlds=3_000, name="master", for_match=True),
    }
)
"""What makes each computer player, by its name, those that search with any number of `worlds`."""
MOST_WORLDS: Final = 1_000_000
_SEARCHING: Final = ("club", "pimc", "master")
"""The players that look at a number of worlds."""
PEOPLE_PLAY: Final = ("beginner", "greedy", "club", "master")
"""The names of those offered to people, weakest first; who names none meets the first. The others are for research."""


def agent_names() -> tuple[str, ...]:
    """The names `make_agent` knows."""
    return tuple(AGENTS)


def parse_agent(name: str) -> tuple[str, int | None]:
    """A player's own name and, where one is given after a colon, its number of worlds: `pimc:300`.

    Raises KoiKoiError where there is no such player, or one that does not search is given worlds.
    """
    own, colon, worlds = name.partition(":")
    if own not in AGENTS:
        names = ", ".join(AGENTS)
        raise KoiKoiError(Reason.NOT_ALLOWED, f"there is no computer player {short(name)}; there is {names}")
    if not colon:
        return own, None
    if own not in _SEARCHING:
        names = ", ".join(_SEARCHING)
        sentence = f"{short(name)}: the player {own} takes no number of worlds; {names} do, as in pimc:300"
        raise KoiKoiError(Reason.NOT_ALLOWED, sentence)
    if not (worlds.isascii() and worlds.isdigit() and len(worlds) <= 7 and 0 < int(worlds) <= MOST_WORLDS):
        sentence = f"{short(name)}: behind the colon stands the number of worlds, from 1 to {MOST_WORLDS}"
        raise KoiKoiError(Reason.OUT_OF_RANGE, sentence)
    return own, int(worlds)


def make_agent(name: str) -> Agent:
    """A computer player by its name, which may have a number of worlds; raises KoiKoiError if there is none of that."""
    own, worlds = parse_agent(name)
    return AGENTS[own]() if worlds is None else AGENTS[own](worlds=worlds)


def make_opponent(name: str) -> Agent:
    """The same, to play with people: greedy stands in for one that searches until it is ready."""
    agent = make_agent(name)
    return StandIn(agent, GreedyAgent()) if isinstance(agent, PimcAgent) else agent
