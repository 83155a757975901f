"""The computer players by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from koikoi.agents.agent import Agent
from koikoi.agents.greedy import GreedyAgent
from koikoi.agents.pimc import PimcAgent
from koikoi.agents.randomly import RandomAgent
from koikoi.engine.cards import short
from koikoi.errors import KoiKoiError, Reason

AGENTS: Final[Mapping[str, Callable[[], Agent]]] = MappingProxyType(
    {agent.name: agent for agent in (RandomAgent, GreedyAgent, PimcAgent)}
)
"""What makes each computer player, by its name; weakest first."""
PEOPLE_PLAY: Final = (GreedyAgent.name,)
"""The names of those offered to people; the random player is there for research."""


def agent_names() -> tuple[str, ...]:
    """The names `make_agent` knows, weakest first."""
    return tuple(AGENTS)


def make_agent(name: str) -> Agent:
    """A computer player by its name; raises KoiKoiError if there is none of that name."""
    make = AGENTS.get(name)
    if make is None:
        names = ", ".join(AGENTS)
        raise KoiKoiError(Reason.NOT_ALLOWED, f"there is no computer player {short(name)}; there is {names}")
    return make()
