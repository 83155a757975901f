"""Matches on disk survive whatever ends the program, are held by one program at a time, and break without a crash."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
import time
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from koikoi.cli import store as disk
from koikoi.cli.store import MatchInUse, Records, RecordStore, StoreError, data_folder
from koikoi.engine.jsontext import format_json, parse_json
from koikoi.engine.record import replay
from koikoi.engine.rules import Rules
from koikoi.engine.seats import SEATS
from koikoi.errors import BadRecord, KoiKoiError
from koikoi.table.setup import Setup
from koikoi.table.table import Table
from tests.table_players import COMPUTER, HUMAN, do, legal_tokens, step, walk

posix = pytest.mark.skipif(sys.platform == "win32", reason="permissions and signals as POSIX has them")
SHOBU = Setup(rules=Rules.parse({"base": "shobu", "name": "Friday"}), players=("Aki", "Bruno"), seed=5)


def opened(records: Records, setup: Setup = SHOBU) -> tuple[Table, RecordStore]:
    store = records.create()
    return Table.open(setup, store=store), store


@pytest.fixture
def records(tmp_path: Path) -> Records:
    return Records(tmp_path / "data" / "records")


def files(records: Records) -> list[str]:
    return sorted(path.name for path in records.folder.iterdir() if not path.name.endswith(".lock"))


# --- where


def test_data_lies_in_the_folder_that_is_named_else_in_the_platforms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOIKOI_HOME", "/somewhere/else")
    assert data_folder() == Path("/somewhere/else")
    assert Records().folder == Path("/somewhere/else/records")
    monkeypatch.setenv("KOIKOI_HOME", "")
    assert data_folder().name == "koikoi"
    if sys.platform == "linux":
        monkeypatch.setenv("XDG_DATA_HOME", "/home/aki/data")
        assert data_folder() == Path("/home/aki/data/koikoi")


# --- keeping


def test_after_every_action_the_file_is_a_record_that_gives_the_table_back(records: Records) -> None:
    table, store = opened(records)
    rng = Random(1)
    for number in walk(table, rng, 120):
        text = store.path.read_bytes()
        assert text.endswith(b"\n")
        record = parse_json(text)
        if number % 10 == 0:
            assert replay(record).differences == []
            assert disk.read_table(record) == table.state
    assert files(records) == [store.path.name]


def test_a_match_goes_on_exactly_where_it_stood(records: Records) -> None:
    for steps in (0, 1, 7, 30, 31, 90):
        table, store = opened(records)
        for _ in walk(table, Random(steps), steps):
            pass
        store.close()
        again, taken = records.resume(store.id)
        assert again.state == table.state
        assert [again.view(seat) for seat in SEATS] == [table.view(seat) for seat in SEATS]
        assert taken.path == store.path
        step(again, Random(1))
        taken.close()
        third, last = records.resume(store.id)
        assert third.state == again.state
        last.close()


@posix
def test_only_the_user_may_read_a_match(records: Records) -> None:
    table, store = opened(records)
    do(table, table.state.mover or 0, "act", *legal_tokens(table, Random(1)))
    assert store.path.stat().st_mode & 0o777 == 0o600
    assert records.folder.stat().st_mode & 0o777 == 0o700


def test_what_others_wrote_into_a_record_stays_there(records: Records) -> None:
    table, store = opened(records)
    started = parse_json(store.path.read_bytes())["started"]
    store.close()
    record = parse_json(store.path.read_bytes()) | {"comment": {"by": "somebody"}}
    store.path.write_text(format_json(record))
    again, taken = records.resume(store.id)
    do(again, again.state.mover or 0, "act", *legal_tokens(table, Random(1)))
    do(again, 0, "resign")
    kept = parse_json(taken.path.read_bytes())
    assert (kept["comment"], kept["started"]) == ({"by": "somebody"}, started)
    assert kept["match"] == {"over": True, "reason": "resigned", "winner": 1}
    assert datetime.fromisoformat(kept["ended"]) >= datetime.fromisoformat(started)


def test_a_rematch_has_a_file_of_its_own(records: Records) -> None:
    table, store = opened(records)
    first = store.path
    do(table, 0, "resign")
    before = first.read_bytes()
    do(table, 0, "rematch")
    assert store.path == first
    do(table, 1, "rematch")
    assert store.path != first
    assert parse_json(first.read_bytes())["rounds"] == parse_json(before)["rounds"]
    assert len(files(records)) == 2
    other, held = records.resume(first.stem)
    assert other.state.match.over
    held.close()
    with pytest.raises(MatchInUse):
        records.resume(store.id)
    store.close()
    again, taken = records.resume(store.id)
    assert again.state == table.state
    taken.close()


# --- the list


def test_matches_are_listed_the_one_changed_last_first(records: Records) -> None:
    assert records.matches() == ()
    computer = Setup(
        rules=Rules.preset("koikoi-japan"), players=("Aki", "Computer"), kinds=(HUMAN, COMPUTER), level="greedy"
    )
    old, old_store = opened(records)
    new, new_store = opened(records, computer)
    os.utime(old_store.path, (1_000, 1_000))
    assert [kept.id for kept in records.matches()] == [new_store.id, old_store.id]
    os.utime(new_store.path, (500, 500))
    first, second = records.matches()
    assert (first.id, second.id) == (old_store.id, new_store.id)
    assert first.changed == datetime.fromtimestamp(1_000, UTC)
    assert (first.setup, second.setup) == (SHOBU, computer)
    assert first.setup is not None
    assert first.setup.rules.name == "Friday"
    assert (first.over, first.resumable, first.damaged, first.number) == (False, True, "", 1)
    assert second.standing == (30, 30)
    do(old, 0, "resign")
    do(new, 0, "resign")
    assert all(kept.over for kept in records.matches())


def test_files_that_are_no_match_are_listed_as_damaged_and_refused_in_words(records: Records) -> None:
    table, store = opened(records)
    whole = store.path.read_bytes()
    record = parse_json(whole)
    foreign = {key: value for key, value in record.items() if key != "table"}
    broken: dict[str, bytes] = {
        "empty": b"",
        "cut": whole[: len(whole) // 2],
        "text": b"hello",
        "binary": bytes(range(256)),
        "list": b"[]",
        "other": b'{"format": "koikoi-position"}',
        "rules": format_json(record | {"rules": {"base": "none"}}).encode(),
        "deep": b"[" * 5_000,
        "number": whole.replace(b'"seq":', b'"seq":' + b"9" * 4_000),
        "table": format_json(record | {"table": {"version": 99}}).encode(),
    }
    for name, text in broken.items():
        (records.folder / f"{name}.json").write_bytes(text)
    (records.folder / "folder.json").mkdir()
    (records.folder / "notes.txt").write_text("mine")
    listed = {kept.id: kept for kept in records.matches()}
    assert set(listed) == {store.id, "folder", *broken}
    for name in (*broken, "folder"):
        assert listed[name].damaged, name
        assert "\n" not in listed[name].damaged
        with pytest.raises(KoiKoiError) as refusal:
            records.resume(name)
        assert "\n" not in str(refusal.value)
        assert name in str(refusal.value)
    assert listed[store.id].damaged == ""
    (records.folder / "foreign.json").write_text(format_json(foreign))
    shown = {kept.id: kept for kept in records.matches()}["foreign"]
    assert (shown.damaged, shown.resumable) == ("", False)
    with pytest.raises(BadRecord, match="can be replayed"):
        records.resume("foreign")
    assert table.state.stage == "play"


def test_a_record_that_disagrees_with_itself_is_not_gone_on_with(records: Records) -> None:
    _, store = opened(records)
    store.close()
    record = parse_json(store.path.read_bytes())
    record["rounds"][0]["actions"] = ["koi"]
    store.path.write_text(format_json(record))
    with pytest.raises(BadRecord, match="round 1, action 1"):
        records.resume(store.id)
    record["rounds"][0]["actions"] = []
    record["totals"] = [5, -5]
    store.path.write_text(format_json(record))
    with pytest.raises(BadRecord, match="totals"):
        records.resume(store.id)
    records.delete(store.id)  # and nothing holds it


def test_a_file_too_big_for_a_match_is_not_read(records: Records, monkeypatch: pytest.MonkeyPatch) -> None:
    _, store = opened(records)
    store.close()
    monkeypatch.setattr(disk, "MOST_BYTES", 100)
    assert "too big" in records.matches()[0].damaged
    with pytest.raises(StoreError, match="too big"):
        records.resume(store.id)


@pytest.mark.parametrize(
    "name", ["", ".", "..", "../secret", "a/b", "a\\b", ".hidden", "x" * 101, "a.json", "a\x00b", "é"]
)
def test_only_names_of_matches_are_opened(records: Records, name: str) -> None:
    records.folder.mkdir(parents=True)
    (records.folder.parent / "secret.json").write_text("{}")
    for use in (records.resume, records.delete):
        with pytest.raises(StoreError):
            use(name)
    assert (records.folder.parent / "secret.json").exists()


def test_deleting_a_match_is_for_good_and_twice_is_no_error(records: Records) -> None:
    _, store = opened(records)
    with pytest.raises(MatchInUse):
        records.delete(store.id)
    store.close()
    records.delete(store.id)
    records.delete(store.id)
    assert records.matches() == ()
    assert list(records.folder.iterdir()) == []
    with pytest.raises(StoreError, match="there is no match"):
        records.resume(store.id)


# --- one program at a time


def test_a_match_that_is_open_is_refused_clearly(records: Records) -> None:
    _, store = opened(records)
    with pytest.raises(MatchInUse, match="open in another program"):
        records.resume(store.id)
    assert records.matches()[0].damaged == ""
    store.close()
    store.close()
    _, taken = records.resume(store.id)
    taken.close()


def child(records: Records, code: str, *arguments: str) -> subprocess.Popen[str]:
    head = "import sys\nfrom pathlib import Path\nfrom random import Random\nfrom koikoi.cli.store import *\n"
    head += "from tests.table_players import *\nrecords = Records(Path(sys.argv[1]))\n"
    command = [sys.executable, "-c", head + textwrap.dedent(code), str(records.folder), *arguments]
    path = os.pathsep.join(["src", ".", os.environ.get("PYTHONPATH", "")])
    environment = os.environ | {"PYTHONPATH": path}
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)


def test_another_process_is_refused_and_a_killed_one_lets_go(records: Records) -> None:
    _, store = opened(records)
    store.close()
    code = """
        table, store = records.resume(sys.argv[2])
        print("held", flush=True)
        sys.stdin.read()
    """
    with child(records, code, store.id) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        with pytest.raises(MatchInUse):
            records.resume(store.id)
        process.kill()
    _, taken = records.resume(store.id)
    taken.close()


def test_a_kill_at_any_moment_loses_nothing_that_was_acknowledged(records: Records) -> None:
    """Kills a process that plays as fast as it can; whatever it had announced is in the file, which is whole."""
    code = """
        store = records.create()
        setup = Setup(rules=TABLES["short"], players=("Aki", "Bruno"), seed=int(sys.argv[2]))
        table = Table.open(setup, store=store)
        print(store.id, table.state.seq, flush=True)
        rng = Random(1)
        while True:
            step(table, rng)
            print(store.id, table.state.seq, flush=True)
    """
    rng = Random(4)
    for seed in range(6):
        with child(records, code, str(seed)) as process:
            assert process.stdout is not None
            first = process.stdout.readline()
            time.sleep(rng.uniform(0.01, 0.3))
            process.kill()
            lines = [first, *process.stdout.readlines()]
        told = [line.split() for line in lines if line.endswith("\n")]
        name, seq = told[-1][0], int(told[-1][1])
        table, store = records.resume(name)
        assert seq <= table.state.seq <= seq + 2
        for _ in walk(table, Random(2), 5):
            pass
        store.close()
        assert all(kept.damaged == "" for kept in records.matches())
