"""`koikoi simulate`: the fields of record.md, the same for the same seed, and a sheet in four languages."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from koikoi.cli.progress import progress_bar
from koikoi.cli.reader import LANGS, Reader
from tests.commands import PROGRAM, ROOT, koikoi, refused
from tests.test_cli import LEFTOVER

FIELDS = ["rounds", "void_deals", "wins", "points", "dealer_wins", "other_wins", "draws", "dealer_points",
          "dealer_points_se", "won_points", "kinds", "yaku", "seconds", "rounds_per_second"]  # fmt: skip
PLAY = ["simulate", "--rules", "shobu", "--agents", "greedy", "random", "--seed", "7"]


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def told(*words: str) -> dict[str, Any]:
    answer = koikoi(*words, "--json")
    assert (answer.code, answer.err) == (0, ""), answer
    shown = json.loads(answer.out)
    assert isinstance(shown, dict)
    return shown


def without_time(shown: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in shown.items() if key not in ("seconds", "rounds_per_second")}


def test_the_fields_are_those_of_the_contract_and_add_up() -> None:
    shown = told(*PLAY, "--rounds", "60")
    assert list(shown) == FIELDS
    assert shown["rounds"] == 60
    assert sum(shown["wins"]) + shown["draws"] == 60
    assert shown["dealer_wins"] + shown["other_wins"] == sum(shown["wins"])
    assert sum(shown["kinds"].values()) == 60
    assert shown["points"][0] == pytest.approx(-shown["points"][1])
    assert shown["wins"][0] > shown["wins"][1]


def test_the_seed_decides_and_the_number_of_processes_does_not() -> None:
    first = without_time(told(*PLAY, "--rounds", "60"))
    assert without_time(told(*PLAY, "--rounds", "60")) == first
    assert without_time(told(*PLAY, "--rounds", "60", "--processes", "2")) == first
    assert without_time(told(*PLAY[:-1], "8", "--rounds", "60")) != first


@pytest.mark.parametrize("agents", [("greedy", "random"), ("greedy", "greedy")])
@pytest.mark.parametrize("lang", LANGS)
def test_people_read_shares_and_means_in_their_language(lang: str, agents: tuple[str, str]) -> None:
    words = ["simulate", "--rules", "extensions", "--agents", *agents, "--seed", "1", "--rounds", "30"]
    answer = koikoi(*words, "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    assert not LEFTOVER.search(answer.out)
    assert "30" in answer.out.splitlines()[0]
    assert "%" in answer.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--agents", "greedy", "chess", "--rounds", "1", "--seed", "1"], "chess"),
        (["--rounds", "1", "--seed", "1", "--agents", "greedy"], "--agents"),
        (["--agents", "greedy", "greedy", "--rounds", "0", "--seed", "1"], "--rounds"),
        (["--agents", "greedy", "greedy", "--rounds", "nan", "--seed", "1"], "--rounds"),
        (["--agents", "greedy", "greedy", "--rounds", "9" * 5000, "--seed", "1"], "--rounds"),
        (["--agents", "greedy", "greedy", "--rounds", "1", "--seed", "-1"], "--seed"),
        (["--agents", "greedy", "greedy", "--rounds", "1", "--seed", "1", "--processes", "0"], "--processes"),
    ],
)
def test_what_cannot_be_simulated_is_refused(words: list[str], said: str) -> None:
    answer = koikoi("simulate", "--rules", "shobu", *words)
    assert refused(answer), answer
    assert said in answer.err


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_ends_long_work_quietly(processes: str, tmp_path: Path) -> None:
    words = [*PROGRAM, *PLAY, "--rounds", "1000000", "--processes", processes]
    with subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    ) as process:
        time.sleep(4)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == b""
    assert err.strip() == b""


def test_work_over_a_second_shows_how_far_it_is_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    screen, now = Terminal(), [0.0]
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr("koikoi.cli.progress.time.monotonic", lambda: now[0])
    with progress_bar(Reader(lang="fr"), "cli-simulate-doing", 10) as advance:
        advance(1)
        assert screen.getvalue() == ""
        now[0] = 2.0
        advance(5)
    assert "Manches jouées" in screen.getvalue()
    assert "5/10" in screen.getvalue()


def test_nothing_is_shown_where_there_is_no_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with progress_bar(Reader(lang="fr"), "cli-simulate-doing", 10) as advance:
        advance(10)
    assert capsys.readouterr() == ("", "")
