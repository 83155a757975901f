"""`koikoi simulate`: the fields of record.md, the same for the same seed, and a sheet in four languages."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from statistics import stdev
from typing import Any

import pytest

from koikoi.cli.progress import progress_bar
from koikoi.cli.reader import LANGS, Reader
from tests.commands import PROGRAM, ROOT, Answer, koikoi, koikoi_process, refused
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


def test_the_error_is_that_of_the_rounds_and_one_round_has_none() -> None:
    sums = [0.0] + [n * told(*PLAY, "--rounds", f"{n}")["dealer_points"] for n in range(1, 6)]
    rounds = [after - before for before, after in pairwise(sums)]
    error = told(*PLAY, "--rounds", "5")["dealer_points_se"]
    assert error == pytest.approx(stdev(rounds) / 5**0.5)
    assert error > 0
    assert told(*PLAY, "--rounds", "1")["dealer_points_se"] is None


@pytest.mark.parametrize("lang", LANGS)
def test_what_no_round_tells_is_a_dash(lang: str) -> None:
    drawn = ["simulate", "--rules", "shobu", "--agents", "random", "random", "--seed", "8", "--rounds", "1"]
    shown = told(*drawn)
    assert (shown["draws"], shown["won_points"], shown["dealer_points_se"]) == (1, None, None)
    lines = koikoi(*drawn, "--lang", lang).out.splitlines()
    assert sum(line.endswith("+0.000 ± –") for line in lines) == 1
    assert sum(line.endswith(" –") for line in lines) > 1
    assert "± –" not in koikoi(*drawn[:-1], "2", "--lang", lang).out


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


unix = pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")


@contextmanager
def playing(*words: str, **settings: str) -> Iterator[subprocess.Popen[bytes]]:
    """`koikoi simulate` in a process group of its own, as a terminal starts it."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **settings}
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [*PROGRAM, *words], stdout=pipe, stderr=pipe, start_new_session=True, env=environment
    ) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def interrupted(process: subprocess.Popen[bytes]) -> tuple[int, bytes, bytes]:
    """What becomes of it after Ctrl-C: the status, and what it printed."""
    began = time.monotonic()
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert time.monotonic() - began < 10
    return process.returncode, out, err.strip()  # a line end leaves the ^C of a terminal behind


@unix
@pytest.mark.parametrize("wait", [0, 0.2, 3])
@pytest.mark.parametrize("processes", [1, 2])
def test_ctrl_c_ends_long_work_quietly(processes: int, wait: float) -> None:
    with playing(*PLAY, "--rounds", "1000000", "--processes", str(processes)) as process:
        workers_of(process, 1)
        time.sleep(wait)
        assert interrupted(process) == (130, b"", b"")


@unix
def test_workers_are_started_with_ctrl_c_held_back() -> None:
    with playing(*PLAY, "--rounds", "1000000", "--processes", "2") as process:
        for worker in workers_of(process, 2):
            status = Path(f"/proc/{worker}/status").read_text()
            held_back = next(int(line.split()[1], 16) for line in status.splitlines() if line.startswith("SigBlk"))
            assert held_back & 1 << (signal.SIGINT - 1)


@unix
@pytest.mark.parametrize("wait", [0, 0.5, 2])
def test_ctrl_c_while_it_compiles_for_the_first_time_ends_it_quietly(wait: float, tmp_path: Path) -> None:
    with playing(*PLAY, "--rounds", "1000000", XDG_CACHE_HOME=str(tmp_path)) as process:
        wait_for_a_file(tmp_path, "*.nbi")
        time.sleep(wait)
        assert interrupted(process) == (130, b"", b"")


def test_what_an_interrupt_leaves_of_the_compiled_functions_can_be_used(tmp_path: Path) -> None:
    words = ["simulate", "--rules", "shobu", "--agents", "random", "random", "--rounds", "20000"]
    with playing(*words, XDG_CACHE_HOME=str(tmp_path)) as process:
        wait_for_a_file(tmp_path, "*.nbi")
        assert interrupted(process) == (130, b"", b"")
    answer = koikoi_process(*words, "--json", XDG_CACHE_HOME=str(tmp_path))
    assert (answer.code, answer.err) == (0, "")
    assert without_time(json.loads(answer.out)) == without_time(told(*words))


def wait_for_a_file(folder: Path, pattern: str) -> None:
    """Wait until there is one, at most a minute."""
    until = time.monotonic() + 60
    while not any(folder.rglob(pattern)):
        assert time.monotonic() < until
        time.sleep(0.02)


@unix
@pytest.mark.parametrize("agents", [("greedy", "random"), ("pimc", "random")])
def test_what_can_be_interrupted_does_not_load_numba(agents: tuple[str, str]) -> None:
    """An interrupt inside Numba may be lost, become another error, or crash the process."""
    rounds = "600" if agents[0] == "greedy" else "1"
    words = ["simulate", "--rules", "shobu", "--agents", *agents, "--rounds", rounds]
    heavy = "{'numba', 'llvmlite'} & {*sys.modules}"
    code = f"import sys; from koikoi.cli.main import main; print(main({words!r}), {heavy})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "0 set()"


@unix
def test_a_worker_that_is_killed_is_told_in_one_line() -> None:
    with playing(*PLAY, "--rounds", "1000000", "--processes", "2", "--json") as process:
        os.kill(workers_of(process, 2)[1], signal.SIGKILL)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (2, b"")
    assert err == b"koikoi: a process that shared the work was ended\n"


@unix
def test_workers_whose_asker_is_killed_end_without_a_word() -> None:
    with playing(*PLAY, "--rounds", "1000000", "--processes", "2") as process:
        assert len(workers_of(process, 2)) == 2
        process.kill()
        assert process.communicate(timeout=60) == (b"", b"")  # it waits for all who hold the streams


@unix
def test_a_pool_whose_asker_is_killed_ends_too() -> None:
    players = "random = make_agent('random'); rules = Rules.preset('shobu')"
    code = f"{players}; mirrored(rules, random, random, pairs=10**6, seed=1, processes=2)"
    imports = "; ".join(
        f"from koikoi.{module} import {name}"
        for module, name in (("agents", "make_agent"), ("engine.rules", "Rules"), ("lab.mirrored", "mirrored"))
    )
    command, pipe = [sys.executable, "-c", f"{imports}; {code}"], subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, start_new_session=True) as process:
        try:
            assert len(workers_of(process, 2)) == 2
            process.kill()
            process.communicate(timeout=60)  # it waits for all who hold the streams
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


@unix
@pytest.mark.parametrize("files", [8, 24, 30])
def test_too_few_file_descriptors_are_told_in_one_line(files: int) -> None:
    line = f'ulimit -n {files}; exec "$@"'
    words = [*PROGRAM, *PLAY, "--rounds", "800", "--processes", "8", "--json"]
    done = subprocess.run(["bash", "-c", line, "bash", *words], capture_output=True, text=True, check=False)
    answer = Answer(done.returncode, done.stdout, done.stderr)
    assert refused(answer, naming="8 processes cannot be started")


def workers_of(process: subprocess.Popen[bytes], number: int) -> list[int]:
    """The workers of a process, once there are so many."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    if not children.exists():
        pytest.skip("a system that does not list children")
    until = time.monotonic() + 60
    while time.monotonic() < until:
        found = [int(child) for child in children.read_text().split()]
        workers = [child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
        if len(workers) >= number:
            return workers
        time.sleep(0.05)
    raise AssertionError("no workers")


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
