"""Streams: standard output for programs and people, standard input, and files that are written whole or not at all."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from typing import BinaryIO, Final, TextIO

import click

from koikoi.cli.failures import Unusable, naming
from koikoi.errors import Reason


class ReaderGone(Exception):
    """Whoever read our output has gone, as `head` does; there is nobody left to tell."""


STDIN: Final = "standard input"
STDOUT: Final = "standard output"


def output() -> TextIO:
    """Standard output, ready for any character; raises Unusable if it is closed."""
    out = sys.stdout
    if out is None:
        raise Unusable(STDOUT, Reason.UNREADABLE, "it is closed")
    return out


def prepare() -> None:
    """Make the standard streams print any text: what their encoding lacks becomes a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


@contextmanager
def printing() -> Iterator[TextIO]:
    """Standard output, to print on; raises Unusable if that fails and ReaderGone if its reader has gone."""
    try:
        with naming(STDOUT):
            yield output()
    except BrokenPipeError:
        raise ReaderGone from None


def write_line(text: str) -> None:
    """One line for programs on standard output, in UTF-8 whatever the terminal's own encoding is."""
    with printing() as out:
        buffer = getattr(out, "buffer", None)
        if buffer is None:  # a test's own stream
            out.write(text + "\n")
        else:
            out.flush()
            buffer.write(text.encode("utf-8") + b"\n")
        out.flush()


def tell(line: str) -> None:
    """One line on standard error; where that is closed or full there is nobody to tell."""
    if sys.stderr is None:
        return
    try:
        print(line, file=sys.stderr, flush=True)
    except OSError:
        silence(sys.stderr)


def settle() -> None:
    """Print what is still buffered, or let it go where that fails: nothing may be left for the exit to stumble on."""
    if sys.stdout is None:
        return
    try:
        sys.stdout.flush()
    except OSError:
        silence(sys.stdout)


def silence(stream: TextIO | None) -> None:
    """Let what is still buffered for a stream that failed go nowhere, so that the exit itself stays quiet."""
    if stream is None:
        return
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


@contextmanager
def reading(name: str) -> Iterator[BinaryIO]:
    """A file's bytes, or those of standard input for `-`; raises Unusable naming the file."""
    if name == "-":
        if sys.stdin is None:
            raise Unusable(STDIN, Reason.UNREADABLE, "it is closed")
        yield sys.stdin.buffer
        return
    with naming(name):
        file = open(name, "rb")  # noqa: SIM115  # closed below; errors inside the body are not this file's
    with file:
        yield file


def called(name: str) -> str:
    """What a file is called in messages."""
    return STDIN if name == "-" else name


def not_empty(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    """The name of a file or folder that an option gives; raises BadParameter for one without letters."""
    if value == "":
        raise click.BadParameter("the name is empty")
    return value


def no_stream(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    """The same of what is kept on disk, where `-` would be no stream but a file or folder of that name."""
    if value == "-":
        raise click.BadParameter("'-' stands for no file or folder here; one of that name is ./-")
    return not_empty(ctx, param, value)


@contextmanager
def writing_whole(path: str) -> Iterator[BinaryIO]:
    """A file that appears under its name only when all of it is on disk; nothing of it is left otherwise."""
    import tempfile  # takes a while to load, and most commands write no file

    target = Path(os.path.realpath(path))  # a link stays, and what it points to is replaced
    with naming(path):
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, "", path)
        if target.exists() and not target.is_file():  # a pipe or a device: there is nothing to replace
            with target.open("wb") as file:
                yield file
            return
        number, name = tempfile.mkstemp(prefix=f".{target.name[:100]}.", suffix=".part", dir=target.parent)
    try:
        with naming(path):
            with os.fdopen(number, "wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            os.chmod(name, _mode_of(target))
            os.replace(name, target)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
    _sync_folder(target.parent)


def _mode_of(target: Path) -> int:
    """The permissions of the file being replaced, or those of any new file."""
    if target.exists():
        return target.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _sync_folder(folder: Path) -> None:
    """Make the new name last; a system that cannot do this for folders does it by itself."""
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
