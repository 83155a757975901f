"""Records one after the other out of a file: one JSON object in any layout, or JSON Lines, read as they come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO, Final

from koikoi.engine.jsontext import parse_json
from koikoi.errors import BadText, Reason

MOST_BYTES: Final = 1 << 26
"""A line, or a whole object over several lines, is read no further than this: a record has about 1 kB a round."""


def read_records(source: BinaryIO) -> Iterator[object]:
    """The parsed records of a file, each as soon as its line is there; raises BadText, naming the line."""
    number, first = _next_line(source, 0)
    if not first:
        raise BadText(Reason.TRUNCATED, "there is no record in it")
    try:
        value = parse_json(first, line=number)
    except BadText as error:
        yield _whole(first, source, number, error)
        return
    yield value
    while True:
        number, line = _next_line(source, number)
        if not line:
            return
        yield parse_json(line, line=number)


def _next_line(source: BinaryIO, number: int) -> tuple[int, bytes]:
    """The next line that is not blank and its number; an empty line at the end."""
    while line := source.readline(MOST_BYTES + 1):
        number += 1
        if len(line) > MOST_BYTES:
            raise BadText(Reason.OUT_OF_RANGE, f"line {number} has over {MOST_BYTES >> 20} MiB")
        if line.strip():
            return number, line
    return number, b""


def _whole(first: bytes, source: BinaryIO, number: int, error: BadText) -> object:
    """The one object of a file whose first line does not stand alone; `error` is what is wrong with that line."""
    text = first + source.read(MOST_BYTES - len(first) + 1)
    if len(text) > MOST_BYTES:
        raise error
    return parse_json(text, line=number)
