"""Computer players: an observation in, an action out. They never see what a person at their seat would not."""

from koikoi.agents.advice import Advice, Adviser
from koikoi.agents.agent import Agent
from koikoi.agents.registry import AGENTS, PEOPLE_PLAY, agent_names, make_agent, make_opponent

__all__ = ["AGENTS", "PEOPLE_PLAY", "Advice", "Adviser", "Agent", "agent_names", "make_agent", "make_opponent"]
