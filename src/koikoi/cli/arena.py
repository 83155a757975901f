"""`koikoi arena`: computer players against each other in mirrored deals, until it is known who is better."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from koikoi.cli.choosing import chosen_rules, table_options, work_options
from koikoi.cli.completing import complete_agent
from koikoi.cli.failures import INTERRUPTED, message, naming
from koikoi.cli.progress import progress_bar
from koikoi.cli.reader import Reader, reader_options
from koikoi.cli.streams import no_stream, reading, tell, write_line, writing_whole
from koikoi.cli.teaching import TaughtCommand
from koikoi.engine.jsontext import format_json, parse_json
from koikoi.errors import BadText, Reason

if TYPE_CHECKING:
    from rich.console import RenderableType

    from koikoi.lab.arena import Contest, Standing
    from koikoi.texts import Texts

MOST_AGENTS: Final = 16
MOST_PAIRS: Final = 10**7
MOST_BYTES: Final = 1 << 30
"""A file is read no further than this."""
NO_BREAK: Final = "\N{NO-BREAK SPACE}"
EVERY: Final = 30.0
"""Seconds after which a file is written anew while work goes on."""


def _agents(ctx: click.Context, param: click.Parameter, names: tuple[str, ...]) -> tuple[str, ...]:
    if not 2 <= len(names) <= MOST_AGENTS:
        raise click.BadParameter(f"2 to {MOST_AGENTS} computer players are needed, not {len(names)}")
    return names


def _effect(ctx: click.Context, param: click.Parameter, value: float | None) -> float | None:
    if value is not None and not 0.001 <= value <= 100:  # not a number is refused too
        raise click.BadParameter(f"{value} is not a number from 0.001 to 100")
    return value


@click.command(
    cls=TaughtCommand,
    short_help="Find out which computer player is better, in mirrored deals.",
    examples=(
        "koikoi arena greedy random --rules shobu --pairs 20",
        "koikoi arena greedy random --rules first-to-fifty --matches --pairs 2 --json",
    ),
)
@click.argument("agents", metavar="A B...", nargs=-1, required=True, callback=_agents, shell_complete=complete_agent)
@table_options(required=True)
@click.option("--matches", is_flag=True, help="Play whole matches instead of rounds.")
@click.option(
    "--pairs",
    type=click.IntRange(1, MOST_PAIRS),
    default=1000,
    show_default=True,
    help="How many times two players are given the same cards, once each way round.",
)
@click.option("--until-decided", is_flag=True, help="Stop as soon as the sequential test has decided.")
@click.option(
    "--h1",
    type=float,
    callback=_effect,
    metavar="X",
    help="How much better the test wants the first player to be: points a round, or with --matches the share of "
    "matches won above one half. Without it, 0.04 standard deviations of the first 100 pairs.",
)
@work_options("pairs")
@click.option(
    "--keep",
    metavar="FILE",
    type=click.Path(),
    callback=no_stream,
    help="Keep the pairs in this file, and go on from what it has.",
)
@reader_options
def arena(
    reader: Reader,
    agents: tuple[str, ...],
    rules_name: str,
    changes: tuple[str, ...],
    matches: bool,
    pairs: int,
    until_decided: bool,
    h1: float | None,
    seed: int,
    processes: int,
    keep: str | None,
) -> int:
    """Let computer players A and B, or more, each against each, play every deal twice, the players swapped.

    So the luck of the cards cancels out, and what is left is who plays better: in points a round with their standard
    error, and in rounds or matches won. pimc:300 is the player pimc with 300 worlds. A sequential test says when the
    first player of a pairing is better, or is not; with three players or more there is a ladder in Elo. The first time
    ever, a minute may go by in compiling.
    """
    from koikoi import __version__
    from koikoi.lab.arena import Contest, Goal, Standing, Unit, play
    from koikoi.lab.arena_figures import figures

    if matches and h1 is not None and h1 >= 0.5:
        raise click.BadParameter(
            f"{h1} is not below 0.5: no share of matches lies so far above one half", param_hint="--h1"
        )
    unit = Unit.MATCHES if matches else Unit.ROUNDS
    contest = Contest(chosen_rules(rules_name, changes), agents, unit, seed)
    standing = Standing(contest) if keep is None else _taken_up(keep, contest)
    goal = Goal(pairs, until_decided, h1)
    saving = _Saving(keep, standing)
    try:
        with progress_bar(reader, f"cli-arena-doing-{unit}", pairs * len(contest.pairings)) as advance, saving:
            play(standing, goal, processes=processes, apart=True, progress=saving.after(advance))
    except KeyboardInterrupt:
        if keep is not None and saving.saved is not None:
            tell(message(reader.line_texts.say("cli-arena-interrupted", pairs=saving.saved, file=keep)))
        return INTERRUPTED
    found = {**figures(standing, goal), "version": __version__}
    if reader.program:
        write_line(format_json(found))
    else:
        reader.show(*_sheet(found, reader.texts, reader.texts.table_name(contest.rules)))
    return 0


# --- the file


def _taken_up(path: str, contest: Contest) -> Standing:
    """What a file keeps of a contest, nothing where there is none; raises Unusable for a file that cannot be used."""
    from koikoi.lab.arena import Standing
    from koikoi.lab.arena_file import parse_standing

    if not Path(path).exists():
        return Standing(contest)
    with reading(path) as source, naming(path):
        text = source.read(MOST_BYTES + 1)
        if len(text) > MOST_BYTES:
            raise BadText(Reason.OUT_OF_RANGE, f"it has over {MOST_BYTES >> 20} MiB")
        return parse_standing(parse_json(text), contest)


class _Saving:
    """Writes a standing to a file, where there is one: at once, while work goes on, and however it ends."""

    def __init__(self, path: str | None, standing: Standing) -> None:
        self._path = path
        self._standing = standing
        self._saved_at = 0.0
        self.saved: int | None = None
        """How many pairs the file has; None without a file, or before it is written."""

    def __enter__(self) -> None:
        self._save()  # what cannot be written is told before the work

    def __exit__(self, *_: object) -> None:
        self._save()

    def after(self, progress: Callable[[int], None]) -> Callable[[int], None]:
        """The same progress, with a look at the clock behind it."""

        def told(done: int) -> None:
            progress(done)
            if time.monotonic() - self._saved_at > EVERY:
                self._save()

        return told

    def _save(self) -> None:
        from koikoi.lab.arena_file import format_standing

        if self._path is None:
            return
        pairs = sum(len(row) for row in self._standing.played)
        with writing_whole(self._path) as file:
            file.write(f"{format_json(format_standing(self._standing))}\n".encode())
        self._saved_at = time.monotonic()
        self.saved = pairs


# --- for people


def _sheet(found: dict[str, Any], texts: Texts, table_name: str) -> Iterator[RenderableType]:
    """The figures as a person reads them: who won what, what the test says, the ladder."""
    from rich.text import Text

    from koikoi.cli.pages import Flowing, table

    say, unit = texts.say, found["unit"]
    yield Text(f"{say(f'cli-arena-title-{unit}')} · {table_name}", "bold")
    yield ""
    names = (say("cli-arena-first"), say("cli-arena-second"))
    yield table(
        (*names, *(say(f"cli-arena-{head}") for head in ("pairs", "points", f"won-{unit}", "share"))),
        [_row(pairing, texts) for pairing in found["pairings"]],
        right=(2, 3, 4, 5),
    )
    yield ""
    yield table(
        (*names, *(say(f"cli-arena-{head}") for head in ("h1", "llr", "decision"))),
        [_tested(pairing, texts) for pairing in found["pairings"]],
        right=(2, 3),
    )
    test = found["pairings"][0]["test"]
    yield ""
    yield Flowing(
        say(
            f"cli-arena-test-{unit}",
            lower=_signed(test["lower"], 2),
            upper=_signed(test["upper"], 2),
            percent=f"{100 * test['alpha']:.0f}",
        )
    )
    if len(found["agents"]) > 2:
        yield ""
        ranks = sorted(found["ladder"], key=lambda rank: -1e9 if rank["elo"] is None else rank["elo"], reverse=True)
        rows = [(rank["agent"], _with_error(rank["elo"], rank["elo_se"], 0, texts)) for rank in ranks]
        yield table((say("cli-arena-player"), say("cli-arena-elo", anchor=found["anchor"])), rows, right=(1,))
    yield ""
    yield say("cli-arena-seconds", seconds=f"{found['seconds']:.2f}", seed=str(found["seed"]))


def _row(pairing: dict[str, Any], texts: Texts) -> tuple[str, ...]:
    """A pairing's line in the table of results."""
    won = "–".join(f"{number:,}" for number in (*pairing["wins"], pairing["draws"]))
    share = "–"
    if pairing["share_interval"] is not None:
        low, high = (f"{100 * bound:.1f}" for bound in pairing["share_interval"])
        share = texts.say("cli-arena-interval", low=low, high=high)
    points = _with_error(pairing["points"], pairing["points_se"], 3, texts)
    figures = (cell.replace(" ", NO_BREAK) for cell in (points, won, share))
    return (*pairing["agents"], f"{pairing['pairs']:,}", *figures)


def _tested(pairing: dict[str, Any], texts: Texts) -> tuple[str, ...]:
    """A pairing's line in the table of tests."""
    from koikoi.lab.sequential import LEAST

    test, say = pairing["test"], texts.say
    h1 = "–" if test["h1"] is None else f"{test['h1']:.3f}"
    llr = "–" if test["llr"] is None else _signed(test["llr"], 2)
    level = test["llr"] is None and pairing["pairs"] >= LEAST
    decision = say("cli-arena-level" if level else "cli-arena-open")
    if test["decision"] is not None:
        word = "better" if test["decision"] == "h1" else "no-better"
        decision = say(f"cli-arena-{word}", pairs=test["decided_at"])
    return (*pairing["agents"], h1, llr, decision)


def _signed(value: float, digits: int) -> str:
    """A number with its sign, which nothing at all has not."""
    text = f"{value:+.{digits}f}"
    return text if value else text[1:]


def _with_error(value: float | None, se: float | None, digits: int, texts: Texts) -> str:
    """A figure with its standard error, as far as they are known."""
    if value is None:
        return "–"
    mean = _signed(value, digits)
    return mean if not se else texts.say("cli-simulate-error", mean=mean, se=f"{se:.{digits}f}")
