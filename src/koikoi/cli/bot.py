"""`koikoi bot`: a computer player for other programs: one position a line in, one answer a line out."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from random import Random
from typing import Any, Final

import click

from koikoi.agents.advice import format_advice
from koikoi.agents.registry import agent_names, make_agent, make_opponent
from koikoi.cli.completing import complete_agent
from koikoi.cli.positions import MOST_BYTES, chosen_adviser, interrupts, read_position
from koikoi.cli.streams import reading, write_line
from koikoi.cli.teaching import TaughtCommand
from koikoi.engine.belief import sample
from koikoi.engine.jsontext import format_json
from koikoi.engine.observation import Observation
from koikoi.errors import BadPosition, KoiKoiError, Reason

MOST_WORLDS: Final = 10**6


@click.command(
    cls=TaughtCommand,
    short_help="Answer positions with moves, line by line, for other programs.",
    examples=(
        "koikoi bot < position.json",
        "koikoi bot --agent random --seed 1 < position.json",
        "koikoi bot --agent pimc --points --worlds 300 < position.json",
    ),
)
@click.option(
    "--agent",
    default="greedy",
    show_default=True,
    metavar="NAME",
    shell_complete=complete_agent,
    help=f"The computer player: {', '.join(agent_names())}; or, as in pimc:300, one with a number of worlds.",
)
@click.option("--seed", type=click.IntRange(min=0), help="Where the player leaves it to chance: choose by this number.")
@click.option("--points", is_flag=True, help="Also answer what every action is worth, and choose by that.")
@click.option("--worlds", type=click.IntRange(2, MOST_WORLDS), help="With --points: draw the unseen cards so often.")
@click.option("--at-once", is_flag=True, help="Let greedy answer until the player is ready.")
def bot(agent: str, seed: int | None, points: bool, worlds: int | None, at_once: bool) -> int:
    """Read positions from standard input and answer each with a move, for another program.

    A line in is a `koikoi-position` in JSON: what the player to move sees. The line out is {"action": TOKEN}, or
    {"error": SENTENCE} where there is no position or none that can be; then the next one is read.

    With --points a player that searches, as pimc does, answers as `koikoi advise --json` does, and its action is the
    best of those. That takes several times as long: without, it soon drops what looks worse.
    """
    if worlds is not None and not points:
        raise click.UsageError("--worlds goes with --points.")
    if points and at_once:
        raise click.UsageError("--points does not go with --at-once: greedy does not say what actions are worth.")
    adviser = chosen_adviser(agent) if points else None
    player, rng = adviser or (make_opponent if at_once else make_agent)(agent), Random(seed)

    def answer(observation: Observation) -> dict[str, Any]:
        if adviser:
            return format_advice(adviser.advise(observation, rng=Random(seed), worlds=worlds))
        return {"action": player.act(observation, rng=rng).token}

    # Ctrl-C is for the program that asks, which ends this one by closing its input; where a person types, it ends this
    way = signal.SIG_DFL if sys.stdin is not None and sys.stdin.isatty() else signal.SIG_IGN
    with interrupts(way), reading("-") as stream:
        while line := stream.readline(MOST_BYTES + 1):
            if len(line) > MOST_BYTES and not line.endswith(b"\n"):
                while (rest := stream.readline(MOST_BYTES)) and not rest.endswith(b"\n"):
                    pass
            if line.strip():
                write_line(format_json(_answered(line, answer)))
    return 0


def _answered(line: bytes, answer: Callable[[Observation], dict[str, Any]]) -> dict[str, Any]:
    """The answer to the position on a line, or the error there is in it."""
    try:
        observation = read_position(line)
        if observation.seat != observation.mover:
            raise BadPosition(Reason.NOT_YOUR_TURN, "the choice is the other player's")
        sample(observation, rng=Random(0))  # refuses what no legal play leads to
        return answer(observation)
    except KoiKoiError as error:
        return {"error": str(error)}
