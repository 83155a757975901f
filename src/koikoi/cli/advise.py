"""`koikoi advise`: what each action of a position is worth, as a computer player sees it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Final

import click

from koikoi.agents.advice import Advice, format_advice
from koikoi.agents.registry import parse_agent
from koikoi.cli.completing import complete_agent
from koikoi.cli.failures import naming
from koikoi.cli.positions import MOST_BYTES, chosen_adviser, interrupts, read_position
from koikoi.cli.reader import Reader, reader_options
from koikoi.cli.streams import called, reading, write_line
from koikoi.cli.teaching import TaughtCommand
from koikoi.engine.jsontext import format_json
from koikoi.engine.observation import Observation

if TYPE_CHECKING:
    from rich.console import RenderableType

    from koikoi.texts import Texts

MOST_WORLDS: Final = 10**9
SECONDS: Final = 1.0
"""How long a player thinks where neither time nor worlds are given."""


def _time(ctx: click.Context, param: click.Parameter, value: float | None) -> float | None:
    if value is not None and not 0 <= value <= 3600:  # not a number is refused too
        raise click.BadParameter(f"{value} is not a number of seconds from 0 to 3600")
    return value


@click.command(
    cls=TaughtCommand,
    short_help="Say what each action of a position is worth.",
    examples=(
        "koikoi advise position.json --worlds 500 --seed 1",
        "koikoi advise --time 0.2 --json - < position.json",
    ),
)
@click.argument("file", metavar="FILE", type=click.Path(allow_dash=True))
@click.option(
    "--agent",
    default="pimc",
    show_default=True,
    shell_complete=complete_agent,
    help="The computer player; pimc:300 is pimc with --worlds 300.",
)
@click.option("--time", "seconds", type=float, callback=_time, metavar="SECONDS", help="How long to think; 1 without.")
@click.option(
    "--worlds",
    type=click.IntRange(2, MOST_WORLDS),
    help="How often to draw the unseen cards; the time is without limit then, unless it is given too.",
)
@click.option(
    "--seed", type=click.IntRange(min=0), help="Draw them by this number: the same --worlds, the same advice."
)
@reader_options
def advise(reader: Reader, file: str, agent: str, seconds: float | None, worlds: int | None, seed: int | None) -> int:
    """Say what each action is worth in the position in FILE, in expected points a round, the best first.

    FILE is one `koikoi-position` in JSON, what the player to move sees; - reads standard input. The points are the
    player's own minus the other's, halved where what one wins the other pays. They are the mean of rounds played out,
    with its standard error; with two turns or fewer to play, every arrangement of the unseen cards is counted.

    Where the position says "match": true, the chance to win the match is told too, and the best action wins most often
    (where that hardly differs, it brings more points).
    What the rounds after this one do for it is always an estimate.

    club, pimc and master think alike here, as long and as often as --time and --worlds say.

    The first time, the player is compiled, which may take a minute.
    """
    player = chosen_adviser(agent)
    with reading(file) as source:
        text = source.read(MOST_BYTES + 1)
    if worlds is None:
        worlds = parse_agent(agent)[1]
    if seconds is None and worlds is None:
        seconds = SECONDS
    milliseconds = None if seconds is None else 1000 * seconds
    with naming(called(file)), interrupts(signal.SIG_DFL):
        observation = read_position(text)
        advice = player.advise(observation, rng=Random(seed), worlds=worlds, milliseconds=milliseconds)
    if reader.program:
        write_line(format_json(format_advice(advice)))
    else:
        reader.show(*_sheet(observation, advice, reader.texts))
    return 0


def _sheet(observation: Observation, advice: tuple[Advice, ...], texts: Texts) -> Iterator[RenderableType]:
    """The actions with their points, and how they were found."""
    from rich.text import Text

    from koikoi.cli.failures import one_line
    from koikoi.cli.pages import Flowing, table

    say, best = texts.say, advice[0]
    yield Text(f"{one_line(texts.table_name(observation.rules))} · {texts.month_name(observation.month)}", "bold")
    yield ""
    header = [say(f"cli-advise-head-{observation.phase}"), "", say("cli-advise-head-points")]
    if observation.match:
        header.append(say("cli-advise-head-win"))
    yield table(header, [_row(one, texts, "bold" if one is best else "") for one in advice], right=(2, 3))
    yield ""
    yield Flowing(say(f"cli-advise-{_how(observation, best)}", worlds=best.worlds))


def _how(observation: Observation, advice: Advice) -> str:
    """How the figures were found: what later rounds do for the match is an estimate where this one is counted too."""
    if not advice.exact:
        return "estimate"
    rules = observation.rules
    decides = rules.tie == "shared" and 0 < rules.rounds <= observation.round
    return "exact-points" if observation.match and not decides else "exact"


def _row(one: Advice, texts: Texts, style: str) -> tuple[RenderableType, ...]:
    from rich.text import Text

    def told(figure: str, se: str) -> str:
        return figure if one.exact else texts.say("cli-advise-error", points=figure, se=se)

    token = one.action.token
    cells = [texts.action_name(token), token, told(f"{one.points:+.2f}", f"{one.points_se:.2f}")]
    if one.win is not None and one.win_se is not None:
        percent = told(f"{100 * one.win:.1f}", f"{100 * one.win_se:.1f}")
        cells.append(texts.say("cli-simulate-share", percent=percent))
    return tuple(Text(cell, style) for cell in cells)
