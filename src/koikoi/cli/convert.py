"""`koikoi convert`: records of other programs as ours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import click

from koikoi.cli.failures import naming
from koikoi.cli.progress import progress_bar
from koikoi.cli.reader import Reader, lang_option
from koikoi.cli.streams import called, not_empty, reading, write_line, writing_whole
from koikoi.cli.teaching import TaughtCommand
from koikoi.engine.jsontext import format_json, parse_json
from koikoi.errors import BadText, Reason

MOST_BYTES: Final = 1 << 26
"""A file is read no further than this."""


@click.command(
    cls=TaughtCommand,
    short_help="Turn records of other programs into ours.",
    examples=("koikoi convert koikoi-ai 1.json 2.json", "koikoi convert koikoi-ai 1.json 2.json -o matches.jsonl"),
)
@click.argument("form", metavar="FORMAT", type=click.Choice(("koikoi-ai",)))
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path(allow_dash=True))
@click.option(
    "-o",
    "--output",
    metavar="OUT",
    type=click.Path(allow_dash=True),
    default="-",
    callback=not_empty,
    help="Write to this file, whole or not at all; without it, or with -, to standard output.",
)
@lang_option
@click.pass_obj
def convert(reader: Reader, form: str, files: tuple[str, ...], output: str) -> int:
    """Turn each FILE into a record of ours, one a line, in the order given.

    FORMAT is koikoi-ai: the public match records of the research program KoiKoi-AI, one match a file. FILE may be -
    for standard input. `koikoi replay` reads what comes out.
    """
    if output == "-":
        for line in converted(files):
            write_line(line)
        return 0
    with writing_whole(output) as out, progress_bar(reader, "cli-convert-doing", len(files)) as progress:
        for number, line in enumerate(converted(files), 1):
            out.write(f"{line}\n".encode())
            progress(number)
    reader.show(reader.texts.say("cli-converted", records=len(files), file=output))
    return 0


def converted(files: tuple[str, ...]) -> Iterator[str]:
    """The records of files, each as a line; raises Unusable naming the file."""
    from koikoi.table.foreign import convert_koikoi_ai

    for name in files:
        with reading(name) as source, naming(called(name)):
            text = source.read(MOST_BYTES + 1)
            if len(text) > MOST_BYTES:
                raise BadText(Reason.OUT_OF_RANGE, f"it has over {MOST_BYTES >> 20} MiB")
            line = format_json(convert_koikoi_ai(parse_json(text)))
        yield line
