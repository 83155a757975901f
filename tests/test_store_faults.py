"""A disk that refuses is told in words and loses nothing; a file is forced to disk before anybody hears of it."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from koikoi.cli import store as disk
from koikoi.cli.store import Records, RecordStore, StoreError
from koikoi.engine.jsontext import parse_json
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Seat
from koikoi.table.setup import Setup
from koikoi.table.table import Table
from koikoi.wire.messages import Err
from tests.table_players import do, legal_tokens, send

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


def failing(number: int) -> Any:
    def fail(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


@pytest.mark.parametrize("call", ["fsync", "replace", "open"])
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO, errno.EROFS])
def test_what_the_disk_refuses_has_not_happened_and_can_be_tried_again(
    records: Records, monkeypatch: pytest.MonkeyPatch, call: str, number: int
) -> None:
    table, store = opened(records)
    before, state = store.path.read_bytes(), table.state
    mover = state.mover
    assert mover is not None
    tokens = legal_tokens(table, Random(1))
    with monkeypatch.context() as broken:
        broken.setattr(disk.os, call, failing(number))
        answer = send(table, mover, "act", *tokens)
    assert isinstance(answer, Err)
    assert answer.code == "retry_later"
    assert os.strerror(number) in answer.reason
    assert table.state is state
    assert store.path.read_bytes() == before
    assert files(records) == [store.path.name]
    do(table, mover, "act", *tokens)
    assert disk.read_table(parse_json(store.path.read_bytes())) == table.state


def test_a_full_disk_at_opening_leaves_nothing_behind(records: Records, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk.os, "fsync", failing(errno.ENOSPC))
    with pytest.raises(StoreError, match="cannot be written") as refusal:
        opened(records)
    assert os.strerror(errno.ENOSPC) in str(refusal.value)
    assert "\n" not in str(refusal.value)
    assert list(records.folder.iterdir()) == []


@posix
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_may_not_be_written_is_refused(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(StoreError, match="cannot be made"):
        opened(Records(tmp_path / "records"))


def test_a_file_in_the_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "records").write_text("")
    records = Records(tmp_path / "records")
    with pytest.raises(StoreError, match="cannot be made"):
        opened(records)
    assert records.matches() == ()
    records = Records(tmp_path / "records" / "deeper")
    with pytest.raises(StoreError, match="cannot be made"):
        opened(records)


def test_what_a_killed_process_left_half_written_is_replaced(records: Records) -> None:
    table, store = opened(records)
    half = store.path.with_name(f".{store.path.stem}.tmp")
    half.write_text("half")
    do(table, table.state.mover or 0, "act", *legal_tokens(table, Random(1)))
    assert not half.exists()
    assert [kept.id for kept in records.matches()] == [store.id]


def test_a_match_that_fails_to_be_deleted_is_still_there(records: Records, monkeypatch: pytest.MonkeyPatch) -> None:
    _, store = opened(records)
    store.close()
    monkeypatch.setattr(Path, "unlink", failing(errno.EACCES))
    with pytest.raises(StoreError, match="cannot be deleted"):
        records.delete(store.id)


# --- order: planted faults


def order(monkeypatch: pytest.MonkeyPatch, records: Records) -> list[str]:
    """What is called on the way of one action to disk, in order."""
    table, _ = opened(records)
    calls: list[str] = []
    fsync, replace = os.fsync, os.replace

    def synced(handle: int) -> None:
        calls.append("sync folder" if os.path.isdir(f"/proc/self/fd/{handle}") else "sync file")
        fsync(handle)

    def replaced(*paths: Any) -> None:
        calls.append("rename")
        replace(*paths)

    monkeypatch.setattr(disk.os, "fsync", synced)
    monkeypatch.setattr(disk.os, "replace", replaced)
    table.listen(Seat(0), lambda _: calls.append("told"))
    do(table, table.state.mover or 0, "act", *legal_tokens(table, Random(1)))
    return calls


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_file_is_synced_before_it_is_renamed_and_the_folder_before_anybody_is_told(
    monkeypatch: pytest.MonkeyPatch, records: Records
) -> None:
    assert order(monkeypatch, records) == ["sync file", "rename", "sync folder", "told"]
