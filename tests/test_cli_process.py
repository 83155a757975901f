"""The program as a process: its streams, its colours, what it loads, and how long it takes."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands import PROGRAM, ROOT, conformance, koikoi_process, refused

unix = pytest.mark.skipif(sys.platform == "win32", reason="signals, pipes and terminals of Unix")
SCORE = ["score", "--rules", "shobu", "6A", "7A", "10A"]


def environment(**settings: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT / "src"), **settings}


def shell(line: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run a line of bash in which `koikoi` is the program."""
    program = " ".join(f"'{word}'" for word in PROGRAM)
    script = f'koikoi() {{ {program} "$@"; }}; {line}'
    return subprocess.run(
        ["bash", "-c", script], capture_output=True, text=True, cwd=cwd, env=environment(), timeout=60, check=False
    )


@unix
def test_a_reader_who_leaves_early_is_left_in_peace(tmp_path: Path) -> None:
    (tmp_path / "r.jsonl").write_bytes(b"".join(conformance("shobu")))
    for way in ("--json --legal", "--lang fr"):
        done = shell(f"koikoi replay r.jsonl {way} | head -n 1; echo ${{PIPESTATUS[0]}}", tmp_path)
        assert done.stderr == ""
        assert done.stdout.splitlines()[-1] == "141"


@unix
@pytest.mark.parametrize("way", ["--json", ""])
def test_an_output_that_is_closed_or_full_is_told_in_one_line(way: str, tmp_path: Path) -> None:
    for to, said in ((">&-", "it is closed"), ("> /dev/full", "no space left on device")):
        if "full" in to and not Path("/dev/full").exists():
            continue
        done = shell(f"koikoi {' '.join(SCORE)} {way} {to}; echo $? >&2", tmp_path)
        assert done.stderr == f"koikoi: standard output: {said}\n2\n"


@unix
def test_an_input_that_is_closed_is_told_and_closed_errors_are_no_error(tmp_path: Path) -> None:
    assert shell("koikoi replay - <&-", tmp_path).stderr == "koikoi: standard input: it is closed\n"
    (tmp_path / "bad.json").write_text("{")
    for file in ("nothing.json", "bad.json"):
        done = shell(f"koikoi replay {file} --json 2>&-; echo $?", tmp_path)
        assert (done.stdout, done.stderr) == ("2\n", "")


@unix
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_help_that_cannot_be_printed_is_no_traceback(tmp_path: Path) -> None:
    done = shell("koikoi --help > /dev/full; echo $? >&2", tmp_path)
    assert done.stderr == "koikoi: no space left on device\n2\n"


@unix
def test_records_are_printed_as_they_come_and_ctrl_c_ends_with_130() -> None:
    with subprocess.Popen(
        [*PROGRAM, "replay", "-", "--json"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(),
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        for record in conformance("shobu")[:3]:
            process.stdin.write(record)
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["rounds"]
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=20) == 130
        assert process.stderr.read().strip() == b""


@unix
def test_json_is_utf_8_whatever_the_terminal_speaks(tmp_path: Path) -> None:
    own = {"base": "shobu", "name": "勝負é"}
    (tmp_path / "own.json").write_text(json.dumps(own))
    settings = {"LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    answer = koikoi_process("rules", "own.json", "--json", cwd=tmp_path, **settings)
    assert json.loads(answer.out)["name"] == "勝負é"
    answer = koikoi_process("rules", "own.json", "--lang", "ja", cwd=tmp_path, **settings)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.isascii()


def on_a_terminal(*arguments: str, **settings: str) -> str:
    """What the program writes to a terminal of 80 columns."""
    import pty

    ours, theirs = pty.openpty()
    settings = {"TERM": "xterm-256color", "COLUMNS": "80", **settings}
    with subprocess.Popen(
        [*PROGRAM, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=environment(**settings)
    ) as process:
        os.close(theirs)
        written = b""
        try:
            while chunk := os.read(ours, 65536):
                written += chunk
        except OSError:  # the other end is closed
            pass
        process.wait()
    os.close(ours)
    return written.decode()


@unix
def test_colours_are_for_terminals_that_want_them() -> None:
    colour = re.compile(r"\x1b\[[0-9;]*3[0-7]")
    page = ("rules", "shobu", "--lang", "en")
    assert colour.search(on_a_terminal(*page))
    assert not colour.search(on_a_terminal(*page, NO_COLOR="1"))
    assert "\x1b" not in on_a_terminal(*page, TERM="dumb", NO_COLOR="1")
    assert "\x1b" not in koikoi_process(*page).out
    assert "\x1b" not in koikoi_process("rules", "shobu", "--json").out


HEAVY = ("numba", "numpy", "textual", "rich", "fluent", "platformdirs")


def loaded_by(*arguments: str) -> set[str]:
    """The packages a command has loaded when it ends."""
    code = (
        f"import sys; from koikoi.cli.main import main; main({list(arguments)!r}); print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=True)
    return {name.partition(".")[0] for name in done.stderr.split()}


@pytest.mark.parametrize("arguments", [[*SCORE, "--json"], ["rules", "--json"], ["--help"], ["--version"]])
def test_a_program_waits_for_nothing_that_draws_or_compiles(arguments: list[str]) -> None:
    assert loaded_by(*arguments).isdisjoint(HEAVY)


def test_a_person_waits_for_nothing_that_compiles() -> None:
    assert loaded_by(*SCORE).isdisjoint({"numba", "numpy", "textual"})


def processor_seconds(code: str, cache: Path) -> float:
    """The least processor time that a fresh Python takes for some code whose modules it has loaded before."""
    import resource

    settings = environment(PYTHONPYCACHEPREFIX=str(cache), PYTHONDONTWRITEBYTECODE="")

    def used() -> float:
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    times = []
    for _ in range(9):
        before = used()
        subprocess.run([sys.executable, "-c", code], stdout=subprocess.DEVNULL, env=settings, check=True)
        times.append(used() - before)
    return min(times)


@unix
def test_a_score_takes_at_most_400_ms_as_a_whole_process(tmp_path: Path) -> None:
    code = f"from koikoi.cli.main import main; main({[*SCORE, '--json']!r})"
    assert processor_seconds(code, tmp_path) <= 0.4


@unix
def test_importing_koikoi_takes_at_most_150_ms(tmp_path: Path) -> None:
    assert processor_seconds("import koikoi", tmp_path) - processor_seconds("", tmp_path) <= 0.15


def test_unexpected_words_are_refused_by_the_process_too() -> None:
    assert refused(koikoi_process("score", "--rules"))
