"""Progress: how far long work is, on the standard error of a terminal, once it has taken a second."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from koikoi.cli.reader import Reader

if TYPE_CHECKING:
    from rich.progress import Progress

PATIENCE: Final = 1.0
"""Work that takes longer than this many seconds shows how far it is."""


@contextmanager
def progress_bar(reader: Reader, message: str, total: int) -> Iterator[Callable[[int], None]]:
    """Something to call with the number done so far; `message` is the id of what is counted."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda done: None
        return
    start = time.monotonic()
    bars: list[Progress] = []

    def advance(done: int) -> None:
        if not bars:
            if time.monotonic() - start <= PATIENCE:
                return
            bars.append(_bar(reader.texts.say(message), total))
            bars[0].start()
        bars[0].update(bars[0].task_ids[0], completed=done)

    try:
        yield advance
    finally:
        for bar in bars:
            bar.stop()


def _bar(words: str, total: int) -> Progress:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    bar.add_task(words, total=total)
    return bar
