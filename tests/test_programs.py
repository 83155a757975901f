"""docs/programs.md: its position is one, and its conversation with `koikoi bot` can be typed along."""

from __future__ import annotations

import doctest
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from koikoi.engine.notation import format_position, parse_position
from tests.commands import POSITION, ROOT
from tests.test_cli_docs import lay_files

PAGE = ROOT / "docs" / "programs.md"


def test_the_position_of_the_page_is_one_and_every_field_is_named() -> None:
    text = PAGE.read_text("utf-8")
    (block,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    observation = parse_position(json.loads(block))
    assert observation == parse_position(json.loads(POSITION))
    for name in format_position(observation):
        assert f'"{name}"' in block or f"`{name}`" in text, name


@pytest.mark.skipif(sys.platform == "win32", reason="the program is laid on the path as a shell script")
def test_the_conversation_of_the_page_can_be_typed_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay_files(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    done = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert done.attempted > 12
    assert done.failed == 0


@pytest.mark.skipif(sys.platform == "win32", reason="terminals of Unix")
def test_ctrl_c_ends_a_bot_that_a_person_talks_to_and_none_that_a_program_does() -> None:
    person, terminal = os.openpty()
    for stdin, ended in ((terminal, True), (subprocess.PIPE, False)):
        bot = subprocess.Popen([sys.executable, "-m", "koikoi", "bot"], stdin=stdin, stdout=subprocess.PIPE)
        assert bot.stdout is not None
        say = os.fdopen(person, "wb", 0, closefd=False) if bot.stdin is None else bot.stdin
        say.write(POSITION.encode() + b"\n")
        say.flush()
        assert json.loads(bot.stdout.readline()) == {"action": "x1R"}
        bot.send_signal(signal.SIGINT)
        if ended:
            assert bot.wait(20) == -signal.SIGINT
        else:
            say.write(POSITION.encode() + b"\n")
            say.flush()
            assert json.loads(bot.stdout.readline()) == {"action": "x1R"}
            say.close()
            assert bot.wait(20) == 0
        bot.stdout.close()
    os.close(person)
    os.close(terminal)
