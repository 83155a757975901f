"""Running `koikoi` in a test: in this process, or as one of its own; and real records to run it on."""

from __future__ import annotations

import gzip
import io
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from koikoi.cli.main import main

ROOT = Path(__file__).resolve().parent.parent
CONFORMANCE = ROOT / "tests" / "data" / "conformance"
PROGRAM = [sys.executable, "-c", "import sys; from koikoi.cli.main import main; sys.exit(main())"]


POSITION = (
    '{"format":"koikoi-position","version":1,"rules":{"base":"single-koi"},"seat":0,"dealer":0,"month":1,"phase":"take",'
    '"turn":0,"hand":["3R","4C2","5A","7R","9C2","12B","12C1"],"opponent_hand":8,"stock":24,'
    '"field":["1R","1C2","3C2","4R","9C1","10A","11A","11C"],"captured":[[],[]],"pending":"1B","pending_from":"hand"}\n'
)
"""A position on one line, as `koikoi bot` reads them."""


@dataclass(frozen=True)
class Answer:
    """What a command answered."""

    code: int
    out: str
    err: str


def koikoi(*arguments: str, stdin: bytes = b"") -> Answer:
    """Run a command in this process."""
    out, err = io.TextIOWrapper(io.BytesIO(), "utf-8"), io.TextIOWrapper(io.BytesIO(), "utf-8")
    with redirect_stdout(out), redirect_stderr(err), _stdin(stdin):
        code = main(list(arguments))
    return Answer(code, _text(out), _text(err))


def koikoi_process(*arguments: str, stdin: bytes = b"", cwd: Path | None = None, **settings: str) -> Answer:
    """Run a command as a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **settings}
    done = subprocess.run(
        [*PROGRAM, *arguments], input=stdin, capture_output=True, cwd=cwd, env=environment, timeout=120, check=False
    )
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())


@contextmanager
def _stdin(content: bytes) -> Iterator[None]:
    before = sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(content), "utf-8")
    try:
        yield
    finally:
        sys.stdin = before


def _text(stream: io.TextIOWrapper) -> str:
    stream.flush()
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue().decode("utf-8")


def refused(answer: Answer, *, naming: str = "") -> bool:
    """Whether input was refused as all bad input is: exit status 2, and one line that says so and names the place."""
    lines = answer.err.splitlines()
    return (
        answer.code == 2
        and len(lines) == 1
        and lines[0].startswith("koikoi: ")
        and naming in lines[0]
        and answer.err.endswith("\n")
        and "Traceback" not in answer.err
    )


@cache
def conformance(name: str) -> tuple[bytes, ...]:
    """The lines of a file of conformance data."""
    return tuple(gzip.decompress((CONFORMANCE / f"{name}.jsonl.gz").read_bytes()).splitlines(keepends=True))


@cache
def public_matches() -> tuple[bytes, ...]:
    """The public matches of KoiKoi-AI, each as its file was."""
    packed = (ROOT / "tests" / "data" / "koikoi-ai.jsonl.gz").read_bytes()
    return tuple(gzip.decompress(packed).splitlines(keepends=True))


RECORDS = sorted(
    path.name.removesuffix(".jsonl.gz") for path in CONFORMANCE.glob("*.jsonl.gz") if path.name != "piles.jsonl.gz"
)
"""The names of the files of conformance data that hold records."""
