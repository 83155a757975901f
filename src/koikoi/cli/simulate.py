"""`koikoi simulate`: two computer players, many rounds, and what came of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import click

from koikoi.cli.choosing import chosen_rules, table_options, work_options
from koikoi.cli.completing import complete_agent
from koikoi.cli.progress import progress_bar
from koikoi.cli.reader import Reader, reader_options
from koikoi.cli.streams import write_line
from koikoi.cli.teaching import TaughtCommand
from koikoi.engine.jsontext import format_json
from koikoi.engine.rules import Rules

if TYPE_CHECKING:
    from rich.console import RenderableType

    from koikoi.texts import Texts

MOST_ROUNDS: Final = 10**12


@click.command(
    cls=TaughtCommand,
    short_help="Let two computer players play many rounds, and count.",
    examples=(
        "koikoi simulate --rules shobu --agents greedy random --rounds 200 --seed 1",
        "koikoi simulate --rules extensions --agents random random --rounds 20000 --seed 1 --json",
    ),
)
@table_options(required=True)
@click.option("--agents", nargs=2, required=True, metavar="A B", shell_complete=complete_agent, help="The two players.")
@click.option("--rounds", type=click.IntRange(1, MOST_ROUNDS), required=True, help="How many rounds they play.")
@work_options("rounds")
@reader_options
def simulate(
    reader: Reader,
    rules_name: str,
    changes: tuple[str, ...],
    agents: tuple[str, str],
    rounds: int,
    seed: int,
    processes: int,
) -> int:
    """Let the computer players A and B play rounds at a table, and count who wins, how, and with which yaku.

    The dealer is found by a fair coin, the months come in turn, every deal is fresh. Loading and compiling count for
    nothing in the speed that is shown.
    """
    from koikoi.lab.simulate import simulate as play_rounds

    rules = chosen_rules(rules_name, changes)
    with progress_bar(reader, "cli-simulate-doing", rounds) as progress:
        tally = play_rounds(rules, agents, rounds, seed, processes=processes, apart=True, progress=progress).json()
    if reader.program:
        write_line(format_json(tally))
    else:
        reader.show(*_sheet(tally, rules, agents, reader.texts))
    return 0


def _sheet(tally: dict[str, Any], rules: Rules, agents: tuple[str, str], texts: Texts) -> Iterator[RenderableType]:
    """The counts as a person reads them: shares of the rounds, means, yaku."""
    from rich.text import Text

    from koikoi.cli.pages import facts, table

    say, rounds = texts.say, tally["rounds"]
    names = agents if agents[0] != agents[1] else (f"{agents[0]} 1", f"{agents[1]} 2")
    title = say("cli-simulate-title", first=names[0], second=names[1], rounds=rounds)

    def share(count: int, of: int = rounds) -> str:
        return say("cli-simulate-share", percent=f"{100 * count / of:.2f}") if of else "–"

    def points(value: float | None, form: str) -> str:
        return "–" if value is None else format(value, form)

    error = points(tally["dealer_points_se"], ".3f")
    dealer_points = say("cli-simulate-error", mean=points(tally["dealer_points"], "+.3f"), se=error)
    yield Text(f"{title} · {texts.table_name(rules)}", "bold")
    yield ""
    yield facts(
        [
            *((say("cli-simulate-wins", name=names[i]), share(tally["wins"][i])) for i in (0, 1)),
            *((say("cli-simulate-points", name=names[i]), points(tally["points"][i], "+.3f")) for i in (0, 1)),
            (say("cli-simulate-dealer-wins"), share(tally["dealer_wins"])),
            (say("cli-simulate-other-wins"), share(tally["other_wins"])),
            (say("cli-simulate-draws"), share(tally["draws"])),
            (say("cli-simulate-dealer-points"), dealer_points),
            (say("cli-simulate-won-points"), points(tally["won_points"], ".2f")),
            (say("cli-simulate-void"), share(tally["void_deals"], rounds + tally["void_deals"])),
        ]
    )
    yield ""
    kinds = [(say(f"cli-simulate-kind-{kind}"), share(count)) for kind, count in tally["kinds"].items() if count]
    yield table((say("cli-simulate-kinds"), ""), kinds, right=(1,))
    paid = sum(tally["kinds"].get(kind, 0) for kind in ("win", "exhausted"))
    yaku = [(texts.yaku_name(i, rules), share(count, paid)) for i, count in tally["yaku"].items() if count]
    yield ""
    yield table((say("cli-simulate-yaku"), ""), yaku, right=(1,))
    yield ""
    speed = f"{tally['rounds_per_second']:,.0f}"
    yield say("cli-simulate-speed", seconds=f"{tally['seconds']:.2f}", speed=speed)
