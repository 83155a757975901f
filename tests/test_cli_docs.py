"""docs/commands.md: everything in it was typed as it stands, and the answers are real."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.commands import POSITION, PROGRAM, ROOT, conformance, public_matches

PAGE = ROOT / "docs" / "commands.md"
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_TIMES = re.compile(r"[\d.,]+(?= seconds| rounds a second)|(?<=seconds\":)[\d.]+|(?<=per_second\":)[\d.]+")
"""Figures that are different every time."""


def blocks() -> list[str]:
    """The blocks of commands."""
    return [text for language, text in _BLOCK.findall(PAGE.read_text("utf-8")) if language == "console"]


def lay_files(folder: Path) -> None:
    """Put the files that the page names into a folder."""
    (folder / "match.json").write_bytes(conformance("special")[16])
    (folder / "position.json").write_text(POSITION)
    (folder / "matches.jsonl").write_bytes(b"".join(conformance("special")))
    for number, match in enumerate(public_matches()[:2], 1):
        (folder / f"{number}.json").write_bytes(match)
    friday = next(text for language, text in _BLOCK.findall(PAGE.read_text("utf-8")) if language == "toml")
    (folder / "friday.toml").write_text(friday)
    program = " ".join(f"'{word}'" for word in PROGRAM)
    (folder / "bin").mkdir()
    (folder / "bin" / "koikoi").write_text(f'#!/bin/sh\nexec {program} "$@"\n')
    (folder / "bin" / "koikoi").chmod(0o755)


def typed(block: str, folder: Path) -> str:
    """A block with the answers that its commands give now."""
    out, status = "", "0"
    for line in block.splitlines():
        if not line.startswith("$ "):
            continue
        out += f"{line}\n"
        if line == "$ echo $?":
            out += f"{status}\n"
            continue
        settings = {"PYTHONPATH": str(ROOT / "src"), "COLUMNS": "80", "LC_ALL": "C.UTF-8"}
        environment = {**os.environ, **settings, "PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"}
        done = subprocess.run(
            ["bash", "-o", "pipefail", "-c", line[2:]],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            cwd=folder, env=environment, timeout=120, check=False,
        )  # fmt: skip
        out += done.stdout.decode()
        status = str(done.returncode)
    return out


def lasting(text: str) -> str:
    """A text without the figures that are different every time."""
    return _TIMES.sub("#", text)


@pytest.mark.skipif(sys.platform == "win32", reason="the page is typed into bash")
@pytest.mark.parametrize("number", range(len(blocks())))
def test_the_page_of_commands_shows_real_answers(number: int, tmp_path: Path) -> None:
    lay_files(tmp_path)
    block = blocks()[number]
    assert lasting(typed(block, tmp_path)) == lasting(block)


def written_anew() -> Iterator[str]:
    """The page, block after block, with the answers of now."""
    with tempfile.TemporaryDirectory() as name:
        lay_files(Path(name))
        text, end = PAGE.read_text("utf-8"), 0
        for found in _BLOCK.finditer(text):
            yield text[end : found.start()]
            end = found.end()
            answers = typed(found[2], Path(name)) if found[1] == "console" else found[2]
            yield f"```{found[1]}\n{answers}```"
        yield text[end:]


if __name__ == "__main__":
    PAGE.write_text("".join(written_anew()), "utf-8")
