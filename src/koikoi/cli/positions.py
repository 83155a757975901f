"""Positions that the player to move is asked about: read, who is asked, and Ctrl-C while a compiled player thinks."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from koikoi.agents.advice import Adviser
from koikoi.agents.registry import agent_names, make_agent
from koikoi.cli.failures import Unusable
from koikoi.engine.jsontext import parse_json
from koikoi.engine.notation import parse_position
from koikoi.engine.observation import Observation
from koikoi.errors import BadPosition, Reason

MOST_BYTES: Final = 1 << 16
"""A longer text is no position."""


def read_position(text: bytes) -> Observation:
    """The observation in a text; raises KoiKoiError."""
    if len(text) > MOST_BYTES:
        raise BadPosition(Reason.OUT_OF_RANGE, f"a position has at most {MOST_BYTES} bytes")
    return parse_position(parse_json(text))


def chosen_adviser(agent: str) -> Adviser:
    """The computer player that `--agent` names, which has to be one that says what actions are worth."""
    player = make_agent(agent)
    if not isinstance(player, Adviser):
        able = ", ".join(name for name in agent_names() if isinstance(make_agent(name), Adviser))
        raise Unusable("--agent", Reason.NOT_ALLOWED, f"{agent} cannot say what actions are worth; {able} can")
    return player


@contextmanager
def interrupts(way: signal.Handlers) -> Iterator[None]:
    """Have Ctrl-C end the process at once (SIG_DFL) or be held back (SIG_IGN): Numba may lose it, or crash."""
    before = signal.signal(signal.SIGINT, way)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
