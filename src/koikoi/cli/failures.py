"""Failures: the one place that turns an error into a line for people and an exit status."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from koikoi.errors import KoiKoiError, Reason

DISAGREES: Final = 1
"""The exit status where a record contradicts itself."""
UNUSABLE: Final = 2
"""The exit status for input that cannot be used."""
INTERRUPTED: Final = 130
"""The exit status after Ctrl-C, as shells count it."""
PIPE_CLOSED: Final = 141
"""The exit status where the reader of our output has gone, as shells count it."""


class Unusable(KoiKoiError):
    """Input or output that cannot be used; `place` says which: a file, an option, a record in a file."""

    def __init__(self, place: str, reason: Reason, sentence: str) -> None:
        super().__init__(reason, f"{place}: {sentence}" if place else sentence)
        self.place = place


@contextmanager
def naming(place: str) -> Iterator[None]:
    """Errors of ours and of the system inside get the place, such as a file's name, in front."""
    try:
        yield
    except Unusable:
        raise
    except KoiKoiError as error:
        raise Unusable(place, error.reason, error.sentence) from error
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Unusable(place, Reason.UNREADABLE, system_words(error)) from error


def system_words(error: OSError) -> str:
    """What the system says about a file, without the file's name: `no such file or directory`."""
    if error.errno == errno.EISDIR:
        return "this is a folder, not a file"
    words = os.strerror(error.errno) if error.errno is not None else str(error) or type(error).__name__
    return words[:1].lower() + words[1:] if words[1:2].islower() else words


def one_line(text: object) -> str:
    """A text on one line, safe to print: line ends become spaces, whatever cannot be printed a question mark."""
    words = " ".join(str(text).split())
    return "".join(char if char.isprintable() else "?" for char in words)


def message(error: object) -> str:
    """The line that an error is told in."""
    return f"koikoi: {one_line(error)}"
