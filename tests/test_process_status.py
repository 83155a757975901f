"""`python -m koikoi` passes the exit status on, and a label from a file cannot steer the terminal."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from koikoi import Rules
from koikoi.texts import Texts


def test_python_m_koikoi_passes_the_exit_status_on() -> None:
    done = subprocess.run([sys.executable, "-m", "koikoi", "score", "--rules", "nope", "1B"], capture_output=True)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1


def test_labels_are_shown_on_one_line_without_control_characters(tmp_path: Path) -> None:
    evil = "\x1b]0;pwn\x07\x1b[31mFriday\n\x9btable"
    rules = Rules.parse({"base": "shobu", "name": evil, "yaku": {"rain": {"value": 2, "cards": ["11B"], "name": evil}}})
    for lang in ("fr", "ru", "en", "ja"):
        texts = Texts.load(lang)
        assert texts.table_name(rules).isprintable()
        assert texts.yaku_name("rain", rules).isprintable()
    path = tmp_path / "rules.json"
    path.write_text(json.dumps(rules.mapping()), encoding="utf-8")
    for command in (["rules", str(path)], ["score", "--rules", str(path), "11B"]):
        done = subprocess.run([sys.executable, "-m", "koikoi", *command], capture_output=True, check=True)
        assert b"\x1b" not in done.stdout
        assert b"\x07" not in done.stdout


def test_card_codes_may_be_typed_in_small_letters() -> None:
    command = [sys.executable, "-m", "koikoi", "score", "--rules", "shobu", "--json"]
    small = subprocess.run([*command, "6a", "7a", "10a"], capture_output=True, check=True)
    large = subprocess.run([*command, "6A", "7A", "10A"], capture_output=True, check=True)
    assert small.stdout == large.stdout
