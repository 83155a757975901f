"""`koikoi convert`: the public matches become records that replay, and a file is written whole or not at all."""

from __future__ import annotations

import json
import os
import stat
import sys
from pathlib import Path

import pytest

from koikoi.cli.streams import writing_whole
from tests.commands import koikoi, public_matches, refused


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    """Some public matches, a file each."""
    paths = []
    for number, match in enumerate(public_matches()[::25], 1):
        (tmp_path / f"{number}.json").write_bytes(match)
        paths.append(str(tmp_path / f"{number}.json"))
    return paths


def test_records_come_in_the_order_of_the_files_and_replay(files: list[str]) -> None:
    answer = koikoi("convert", "koikoi-ai", *reversed(files))
    assert (answer.code, answer.err) == (0, "")
    records = [json.loads(line) for line in answer.out.splitlines()]
    sources = [json.loads(Path(name).read_bytes()) for name in reversed(files)]
    assert [record["started"].replace("T", " ") for record in records] == [s["info"]["startTime"] for s in sources]
    replayed = koikoi("replay", "-", "--json", stdin=answer.out.encode())
    assert (replayed.code, replayed.err) == (0, "")
    for line, source in zip(replayed.out.splitlines(), sources, strict=True):
        ends = [source["result"][f"player{player}EndPts"] - 30 for player in (1, 2)]
        assert json.loads(line)["totals"] == ends


def test_standard_input_is_a_file_too(files: list[str]) -> None:
    first = Path(files[0]).read_bytes()
    assert koikoi("convert", "koikoi-ai", "-", stdin=first).out == koikoi("convert", "koikoi-ai", files[0]).out


@pytest.mark.parametrize("lang", ["fr", "ru", "en", "ja"])
def test_a_file_for_the_records_holds_what_would_be_printed(lang: str, files: list[str], tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    answer = koikoi("convert", "koikoi-ai", *files, "-o", str(out), "--lang", lang)
    assert answer.code == 0
    assert str(len(files)) in answer.out
    assert "out.jsonl" in answer.out.replace("\n", "")
    assert out.read_text() == koikoi("convert", "koikoi-ai", *files).out


def test_a_dash_for_the_records_is_standard_output(files: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(files[0]).parent)
    before = sorted(os.listdir())
    assert koikoi("convert", "koikoi-ai", *files, "-o", "-") == koikoi("convert", "koikoi-ai", *files)
    assert sorted(os.listdir()) == before


def test_a_bad_file_leaves_what_was_there_and_nothing_else(files: list[str], tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{}")
    out = tmp_path / "out.jsonl"
    for before in (None, "kept"):
        if before:
            out.write_text(before)
        there = sorted(tmp_path.iterdir())
        answer = koikoi("convert", "koikoi-ai", files[0], str(tmp_path / "bad.json"), "-o", str(out))
        assert refused(answer, naming="bad.json")
        assert sorted(tmp_path.iterdir()) == there
    assert out.read_text() == "kept"


def test_records_before_a_bad_file_are_printed(files: list[str], tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text('{"info": 1}')
    answer = koikoi("convert", "koikoi-ai", files[0], str(tmp_path / "bad.json"), files[1])
    assert refused(answer, naming="bad.json")
    assert len(answer.out.splitlines()) == 1


def test_an_output_that_cannot_be_written_is_told(files: list[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for out in (tmp_path / "nowhere" / "out", tmp_path / "file" / "out", tmp_path):
        assert refused(koikoi("convert", "koikoi-ai", files[0], "-o", str(out)), naming=str(out))


@pytest.mark.skipif(sys.platform == "win32", reason="links, permissions and devices of Unix")
def test_links_permissions_and_devices_stay_what_they_are(files: list[str], tmp_path: Path) -> None:
    real, link = tmp_path / "real.jsonl", tmp_path / "link.jsonl"
    real.write_text("")
    real.chmod(0o640)
    link.symlink_to(real)
    assert koikoi("convert", "koikoi-ai", files[0], "-o", str(link)).code == 0
    assert link.is_symlink()
    assert real.read_text().startswith("{")
    assert stat.S_IMODE(real.stat().st_mode) == 0o640
    assert koikoi("convert", "koikoi-ai", files[0], "-o", os.devnull).code == 0
    assert stat.S_ISCHR(os.stat(os.devnull).st_mode)


def test_a_file_that_fails_halfway_leaves_nothing(tmp_path: Path) -> None:
    def write_half() -> None:
        with writing_whole(str(tmp_path / "out")) as out:
            out.write(b"half")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        write_half()
    assert list(tmp_path.iterdir()) == []


def test_other_formats_are_refused() -> None:
    assert refused(koikoi("convert", "pgn", "x"), naming="koikoi-ai")
    assert refused(koikoi("convert", "koikoi-ai"), naming="FILE")
