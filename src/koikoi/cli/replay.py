"""`koikoi replay`: records played again and checked, as JSON for programs or as a sheet for people."""

from __future__ import annotations

import click

from koikoi.cli.reader import Reader, reader_options
from koikoi.cli.replaying import Show, replay_json, replay_records
from koikoi.cli.streams import called, reading, tell, write_line
from koikoi.cli.teaching import TaughtCommand
from koikoi.engine.record import Replay


@click.command(
    cls=TaughtCommand,
    short_help="Play records of matches again and check them.",
    examples=(
        "koikoi replay match.json",
        "koikoi replay matches.jsonl --json",
        "koikoi replay - --json --legal < match.json",
    ),
)
@click.argument("file", metavar="FILE", type=click.Path(allow_dash=True))
@click.option("--legal", is_flag=True, help="With --json: also the legal actions at every step.")
@reader_options
def replay(reader: Reader, file: str, legal: bool) -> int:
    """Play the matches recorded in FILE again, and check each stored result.

    FILE is a record, in any layout, or JSON Lines with one record a line; - reads standard input. Exit status: 0 when
    all is well, 1 where a record contradicts itself (each difference is told on standard error), 2 where it cannot be
    played (one line says why; the records before it are printed).
    """
    if legal and not reader.program:
        raise click.UsageError("--legal goes with --json.")
    with reading(file) as source:
        if reader.program:
            return replay_records(source, name=called(file), show=_line(legal), tell=tell)
        from koikoi.cli.sheets import Sheets

        sheets = Sheets(reader, called(file))
        return sheets.close(replay_records(source, name=called(file), show=sheets.show, tell=tell, words=sheets))


def _line(legal: bool) -> Show:
    def show(number: int, replayed: Replay) -> None:
        write_line(replay_json(replayed, legal=legal))

    return show
