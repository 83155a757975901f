"""`koikoi play`: the game in the terminal."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

import click

from koikoi.agents.registry import PEOPLE_PLAY
from koikoi.cli.choosing import MOST_SEED, chosen_rules, table_options
from koikoi.cli.failures import Unusable
from koikoi.cli.reader import Reader, lang_option
from koikoi.cli.teaching import TaughtCommand
from koikoi.errors import Reason

if TYPE_CHECKING:
    from koikoi.tui.ports import Setup

OPPONENTS: Final = PEOPLE_PLAY
"""Known here without loading a computer player; a test compares it with the lobby's."""
PACES: Final = ("calm", "brisk", "instant")
FIRST: Final = "single-koi"
"""The table where none is named but something else about a match is."""


@click.command(
    cls=TaughtCommand,
    short_help="Play at a table in the terminal.",
    examples=(
        "koikoi play",
        "koikoi play --rules shobu --option gaji=true --rounds 6",
        "koikoi play --two-players --names Aki Bruno --lang fr",
        "koikoi play --rules koikoi-japan --seed 7",
        "koikoi play --resume last",
    ),
)
@table_options(required=False)
@click.option("--rounds", type=click.IntRange(1, 1000), help="The rounds of a match, whatever the table's own number.")
@click.option("--opponent", type=click.Choice(OPPONENTS), help="The computer player; the first if none is named.")
@click.option("--two-players", is_flag=True, help="Two people at this screen.")
@click.option(
    "--names", nargs=2, metavar="NAME NAME", help="The players' names, yours first; a computer player keeps its own."
)
@click.option(
    "--birth-months",
    nargs=2,
    type=click.IntRange(1, 12),
    metavar="MONTH MONTH",
    help="The players' birth months, for tables where they decide who deals first.",
)
@click.option("--seed", type=click.IntRange(0, MOST_SEED), help="Deal by this number: the same seed, the same cards.")
@click.option("--pace", type=click.Choice(PACES), help="How long the computer's moves stay readable.")
@click.option("--resume", metavar="MATCH", help="Take up a saved match; last is the one played last.")
@lang_option
@click.pass_obj
def play(
    reader: Reader,
    rules_name: str | None,
    changes: tuple[str, ...],
    rounds: int | None,
    opponent: str | None,
    two_players: bool,
    names: tuple[str, str] | None,
    birth_months: tuple[int, int] | None,
    seed: int | None,
    pace: str | None,
    resume: str | None,
) -> int:
    """Play Koi-Koi in the terminal, against the computer or with a friend at the same screen.

    Without options the game opens on its first page (on a table, the first time); with a table or anything else about
    a match, it deals at once. Matches are saved after every action, in $KOIKOI_HOME or the system's data folder.
    """
    if two_players and opponent:
        raise click.UsageError("--two-players and --opponent exclude each other.")
    asked = (rules_name, changes, rounds, opponent, two_players, names, birth_months, seed is not None)
    if resume and any(asked):
        raise click.UsageError("--resume takes a match up as it is: no other option of a match goes with it.")
    start = None
    if any(asked):
        if rounds is not None:
            changes = (*changes, f"rounds={rounds}")
        rules = chosen_rules(rules_name or FIRST, changes).mapping()
        start = _setup(rules, names, None if two_players else opponent or OPPONENTS[0], seed, birth_months)
    return _run(reader, start, resume, pace)


def _setup(
    rules: dict[str, object],
    names: tuple[str, str] | None,
    opponent: str | None,
    seed: int | None,
    birth_months: tuple[int, int] | None,
) -> Setup:
    from koikoi.tui.ports import Setup

    return Setup(rules=rules, names=names or ("", ""), opponent=opponent, seed=seed, birth_months=birth_months)


def _run(reader: Reader, start: Setup | None, resume: str | None, pace: str | None) -> int:
    """Run the game until the player leaves it."""
    if not all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        raise Unusable("play", Reason.UNREADABLE, "the game needs a terminal for its input, output and errors")
    from koikoi.cli.lobby import HomeLobby
    from koikoi.texts import system_language
    from koikoi.tui.app import KoiKoiApp

    lobby = HomeLobby(pace=pace)
    if resume == "last":
        resume = next((match.id for match in lobby.matches() if not match.damaged), None)
        if resume is None:
            raise Unusable("--resume last", Reason.UNREADABLE, "there is no saved match")
    try:
        game = KoiKoiApp(
            lobby,
            language=reader.lang or None,
            system_language=system_language(os.environ),
            start=start,
            resume=resume,
            pace=pace,
        )
        game.run()
    finally:
        lobby.close()
    if lobby.failures:
        raise lobby.failures[0]
    if game.return_code:
        raise Unusable("play", Reason.IMPOSSIBLE, "the game stopped by a fault of its own; your match is saved")
    return 0
