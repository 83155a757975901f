"""`koikoi arena`: figures for programs and for people, its refusals, and what Ctrl-C leaves."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from koikoi import __version__
from koikoi.cli.reader import LANGS
from koikoi.engine.rules import Rules
from koikoi.lab.arena import Contest, Goal, Standing, Unit
from koikoi.lab.arena_figures import figures
from koikoi.lab.arena_file import format_standing, parse_standing
from koikoi.texts import Texts
from tests.commands import ROOT, koikoi, refused
from tests.contests import KKJ, SHORT, one_sided, played
from tests.test_cli import LEFTOVER

FIELDS = ["rules", "agents", "unit", "seed", "pairs", "until_decided", "pairings", "anchor", "ladder", "seconds",
          "version"]  # fmt: skip
WORDS = ["arena", "greedy", "random", "random", "--rules", "koikoi-japan", "--option", "rounds=2", "--pairs", "2"]


@pytest.mark.parametrize("unit", Unit)
def test_programs_are_told_all_figures_and_settings(unit: Unit, tmp_path: Path) -> None:
    words = [*WORDS, "--json", "--keep", str(tmp_path / "kept.json"), *(["--matches"] if unit is Unit.MATCHES else [])]
    answer = koikoi(*words)
    assert (answer.code, answer.err) == (0, "")
    found = json.loads(answer.out)
    assert list(found) == FIELDS
    assert (found["unit"], found["version"]) == (unit, __version__)
    assert [pairing["agents"] for pairing in found["pairings"]] == [["greedy", "random"]] * 2 + [["random", "random"]]
    goal = Goal(2)
    contest = Contest(Rules.parse(found["rules"]), tuple(found["agents"]), unit, found["seed"])
    assert {**figures(played(contest, goal), goal), "seconds": 0} == {
        key: value for key, value in {**found, "seconds": 0}.items() if key != "version"
    }
    assert json.loads(koikoi(*words).out) == found  # all of it out of the file, the time too
    kept = parse_standing(json.loads((tmp_path / "kept.json").read_bytes()), contest)
    assert [len(row) for row in kept.played] == [2] * 3
    answer = koikoi(*words, "--seed", "9")
    assert refused(answer, naming="kept.json: it keeps another contest: its seed is 1, not 9")


@pytest.mark.parametrize("lang", LANGS)
def test_people_read_tables_in_their_language(lang: str, tmp_path: Path) -> None:
    row = one_sided([*[2.0, 0.0] * 60])
    contest = Contest(KKJ, ("greedy", "random", "pimc:30"), Unit.ROUNDS, 1)
    file = tmp_path / "kept.json"
    file.write_text(json.dumps(format_standing(Standing(contest, [row, row, row[:110]], 1.25))))
    words = ["arena", *contest.agents, "--rules", "koikoi-japan", "--pairs", "110", "--keep", str(file), "--h1", "1"]
    answer = koikoi(*words, "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    assert not LEFTOVER.search(answer.out)
    for text in ("pimc:30", "+1.000", "50.0–50.0", "+2.94", "1.25", "100"):
        assert text in answer.out, text


@pytest.mark.parametrize("lang", LANGS)
def test_equal_pairs_are_told_from_too_few(lang: str, tmp_path: Path) -> None:
    contest = Contest(KKJ, ("greedy", "greedy"), Unit.ROUNDS, 1)
    file = tmp_path / "kept.json"
    file.write_text(json.dumps(format_standing(Standing(contest, [one_sided([0.0] * 100)]))))
    words = ["arena", "greedy", "greedy", "--rules", "koikoi-japan", "--keep", str(file), "--lang", lang]
    few, enough = (koikoi(*words, "--pairs", pairs).out for pairs in ("99", "100"))
    level = Texts.load(lang).say("cli-arena-level")
    assert (level in few, level in enough) == (False, True)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["greedy"], "2 to 16"),
        (["greedy"] * 17, "2 to 16"),
        (["greedy", "chess"], "'chess'"),
        (["greedy", "random", "--pairs", "0"], "--pairs"),
        (["greedy", "random", "--h1", "nan"], "--h1"),
        (["greedy", "random", "--h1", "0"], "--h1"),
        (["greedy", "random", "--matches", "--h1", "0.5"], "--h1"),
        (["greedy", "random", "--keep", "."], "folder"),
        (["greedy", "random", "--keep", "no/such/folder/x"], "no/such/folder/x"),
        (["greedy", "random", "--keep", "broken.json"], "broken.json: the JSON ends too early"),
    ],
)
def test_what_cannot_be_played_is_refused(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken.json").write_text('{"format":"koikoi-arena","version":1,"played":[[[1,')
    answer = koikoi("arena", *words, "--rules", "shobu")
    assert refused(answer, naming=said), answer
    assert os.listdir() == ["broken.json"]


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
@pytest.mark.parametrize(
    ("way", "said"),
    [
        ("--lang=ru", "Остановлено. В kept.json сохранено 8 пар; та же команда продолжит с этого места."),
        ("--json", "Stopped. 8 pairs are kept in kept.json; the same command goes on from there."),
    ],
)
def test_ctrl_c_keeps_what_was_played_and_tells_how_to_go_on(way: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    words = ["arena", "greedy", "random", "--rules", "koikoi-japan", "--pairs", "249", "--keep", "kept.json"]
    words += ["--matches", "--option", "rounds=2", way]
    code = (
        "import os, signal, sys; from koikoi.cli import arena; from koikoi.cli.main import main\n"
        "arena._Saving.after = lambda self, progress: lambda done: done < 8 or os.kill(os.getpid(), signal.SIGINT)\n"
        f"sys.exit(main({words!r}))"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    environment["PYTHONIOENCODING"] = "utf-8"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, cwd=tmp_path, env=environment, timeout=60, check=False
    )
    assert (done.returncode, done.stdout, done.stderr.decode()) == (130, b"", f"koikoi: {said}\n")
    contest = Contest(SHORT, ("greedy", "random"), Unit.MATCHES, 1)
    kept = parse_standing(json.loads(file.read_bytes()), contest)
    assert kept.played == played(contest, Goal(8)).played
    assert os.listdir(tmp_path) == ["kept.json"]
