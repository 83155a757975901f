"""The help teaches: every example in it runs, and the shell completes what can be typed."""

from __future__ import annotations

import shlex
from pathlib import Path

import click
import pytest

from koikoi.cli import play as play_module
from koikoi.cli import serve as serve_module
from koikoi.cli.main import COMMANDS, EXAMPLES
from koikoi.cli.main import koikoi as program
from koikoi.cli.teaching import TaughtCommand
from koikoi.engine.cards import CODES
from koikoi.engine.options import OPTIONS
from koikoi.engine.rules import PRESETS
from tests.commands import POSITION, conformance, koikoi, koikoi_process, public_matches


def command(name: str) -> TaughtCommand:
    found = program.get_command(click.Context(program), name)
    assert isinstance(found, TaughtCommand)
    return found


TAUGHT = [(name, example) for name in COMMANDS for example in command(name).examples]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that examples name."""
    (tmp_path / "match.json").write_bytes(conformance("special")[16])
    (tmp_path / "matches.jsonl").write_bytes(b"".join(conformance("special")))
    for number, match in enumerate(public_matches()[:2], 1):
        (tmp_path / f"{number}.json").write_bytes(match)
    (tmp_path / "position.json").write_text(POSITION)
    (tmp_path / "friday.toml").write_text('base = "shobu"\ngaji = true\nname = "Friday table"\n')
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_help_is_given_by_all_and_ends_with_examples(name: str) -> None:
    answer = koikoi(*([name] if name else []), "--help")
    assert (answer.code, answer.err) == (0, "")
    assert "\nExamples:\n" in answer.out
    assert koikoi(*([name] if name else []), "-h") == answer
    assert all(len(line) <= 80 or line.strip() in (e for _, e in TAUGHT) for line in answer.out.splitlines())


def test_the_list_of_commands_says_what_each_says_of_itself() -> None:
    assert {name: command(name).short_help for name in COMMANDS} == {n: line for n, (_, line) in COMMANDS.items()}
    assert koikoi().out == koikoi("--help").out


@pytest.mark.parametrize("example", [*EXAMPLES, *(example for name, example in TAUGHT if name != "completion")])
def test_every_example_of_the_help_runs(example: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started = []
    for module in (play_module, serve_module):
        monkeypatch.setattr(module, "_run", lambda *words: started.append(words) or 0)
    words = shlex.split(example)
    stdin = b""
    if "<" in words:
        stdin = Path(words[words.index("<") + 1]).read_bytes()
        words = words[: words.index("<")]
    answer = koikoi(*words[1:], stdin=stdin)
    assert words[0] == "koikoi"
    assert (answer.code, answer.err) == (0, "")
    assert answer.out or started


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_prints_what_the_shell_needs(shell: str) -> None:
    answer = koikoi("completion", shell)
    assert answer.code == 0
    assert "_KOIKOI_COMPLETE" in answer.out
    assert answer.out.startswith("# ")


def completed(line: str) -> list[str]:
    """What fish is offered at the end of a line."""
    *words, last = line.split(" ")
    answer = koikoi_process(_KOIKOI_COMPLETE="fish_complete", COMP_WORDS=" ".join(words), COMP_CWORD=last)
    assert answer.code == 0
    return [offer.partition(",")[2].partition("\t")[0] for offer in answer.out.splitlines()]


def test_the_shell_completes_commands_presets_options_and_cards() -> None:
    assert completed("koikoi s") == ["serve", "score", "simulate"]
    assert completed("koikoi score --rules s") == ["single-koi", "shobu"]
    assert completed("koikoi rules ") == list(PRESETS)
    assert completed("koikoi score --option ")[: len(OPTIONS)] == [f"{name}=" for name in OPTIONS]
    assert completed("koikoi score --option ga") == ["gaji=true", "gaji=false"]
    assert completed("koikoi score --option seven_doubles=a") == ["seven_doubles=always", "seven_doubles=after-call"]
    assert completed("koikoi score --option values.r") == ["values.rainy_four=", "values.ribbons="]
    assert completed("koikoi score 12C1 12") == ["12B", "12C2", "12C3"]
    assert len(completed("koikoi score --rules shobu ")) == len(CODES)
    assert completed("koikoi play --opponent ") == ["beginner", "greedy", "club", "master"]
    assert completed("koikoi arena greedy p") == ["pimc"]
