"""Matches on disk: one record file a match in `records/`, replaced whole after everything done; for one user.

A file is a valid record at every moment, whatever kills the process: it is written beside the old one, forced to
disk, and renamed over it. A match is held by one program at a time.
"""

from __future__ import annotations

import errno
import os
import re
import secrets
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import platformdirs

from koikoi.engine.jsontext import format_json, parse_json
from koikoi.errors import BadRecord, BadText, KoiKoiError, Reason
from koikoi.table.entries import Entry
from koikoi.table.ports import Decks
from koikoi.table.record import read_table, summarise, table_record
from koikoi.table.setup import Setup
from koikoi.table.state import TableState
from koikoi.table.table import Table

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

MOST_BYTES: Final = 16 * 2**20
"""A bigger file is no match of ours."""
_ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,99}")
_OURS: Final = ("format", "version", "rules", "players", "rounds", "totals", "match", "started", "ended", "table")


class StoreError(KoiKoiError):
    """A match cannot be kept, read or deleted; the sentence names the file and says why."""


class MatchInUse(StoreError):
    """Another program has this match open."""


def data_folder() -> Path:
    """Where this user's data lies: `$KOIKOI_HOME`, else the platform's data folder."""
    home = os.environ.get("KOIKOI_HOME")
    return Path(home) if home else platformdirs.user_data_path("koikoi", appauthor=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptMatch:
    """One match on disk, for a list."""

    id: str
    path: Path
    changed: datetime
    """When it was last written, in UTC."""
    damaged: str = ""
    """Why it cannot be read, a sentence; the fields below mean nothing then."""
    resumable: bool = False
    """Whether `resume` can take it up: a record from elsewhere can only be replayed."""
    over: bool = False
    setup: Setup | None = None
    """The table's setup, None of a damaged file."""
    number: int = 1
    """The round it stands at, from 1."""
    month: int = 1
    standing: tuple[int, int] = (0, 0)
    """The match score, start points included."""


def _now() -> datetime:
    return datetime.now(UTC)


class Records:
    """The folder of this user's matches."""

    def __init__(self, folder: Path | None = None, *, now: Callable[[], datetime] = _now) -> None:
        """`folder` is `records/` in the data folder by default; made when the first match is kept."""
        self.folder = data_folder() / "records" if folder is None else folder
        self._now = now

    def create(self) -> RecordStore:
        """A store for a new match; its file comes with the first thing kept."""
        return RecordStore(self.folder, now=self._now)

    def resume(self, match_id: str, *, decks: Decks | None = None) -> tuple[Table, RecordStore]:
        """Take up a match exactly where it stood; raises StoreError, BadText, BadRecord or BadRules."""
        store = RecordStore(self.folder, now=self._now)
        try:
            state = store.take_up(match_id)
            return Table(state, store=store, decks=decks), store
        except BaseException:
            store.close()
            raise

    def matches(self) -> tuple[KeptMatch, ...]:
        """All matches kept here, the one changed last first; damaged files are among them. Reads, replays nothing."""
        try:
            paths = sorted(path for path in self.folder.glob("*.json") if not path.name.startswith("."))
        except OSError as error:
            raise _refusal(self.folder, "cannot be read", error) from error
        found = [kept for path in paths if (kept := _kept(path)) is not None]
        return tuple(sorted(found, key=lambda kept: (kept.changed, kept.id), reverse=True))

    def delete(self, match_id: str) -> None:
        """Delete a match for good; one that is gone already is no error. Raises MatchInUse where it is being played."""
        path = _path(self.folder, match_id)
        if not path.exists():
            return
        with _Lock(path):
            try:
                path.unlink(missing_ok=True)
            except OSError as error:
                raise _refusal(path, "cannot be deleted", error) from error


def _kept(path: Path) -> KeptMatch | None:
    """What a list shows of a file; None if it is gone meanwhile."""
    try:
        changed = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        summary = summarise(_read(path))
    except FileNotFoundError:
        return None
    except (KoiKoiError, OSError) as error:
        return KeptMatch(id=path.stem, path=path, changed=_changed(path), damaged=str(error))
    return KeptMatch(
        id=path.stem,
        path=path,
        changed=changed,
        resumable=summary.resumable,
        over=summary.over,
        setup=summary.setup,
        number=summary.number,
        month=summary.month,
        standing=summary.standing,
    )


def _changed(path: Path) -> datetime:
    with suppress(OSError):
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    return datetime.fromtimestamp(0, UTC)


def _read(path: Path) -> Any:
    """The JSON in a match's file; raises StoreError or BadText."""
    try:
        with path.open("rb") as file:
            text = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise StoreError(Reason.UNREADABLE, f"there is no match {path.stem}") from None
    except OSError as error:
        raise _refusal(path, "cannot be read", error) from error
    if len(text) > MOST_BYTES:
        raise StoreError(Reason.OUT_OF_RANGE, f"{path.name} is too big for a match")
    try:
        return parse_json(text)
    except BadText as error:
        raise StoreError(error.reason, f"{path.name}: {error}") from error


def _path(folder: Path, match_id: str) -> Path:
    """The file of a match; raises StoreError for what is no name of one."""
    if not _ID.fullmatch(match_id):
        raise StoreError(Reason.UNREADABLE, "a match is named by letters, digits, - and _, as the list of matches does")
    return folder / f"{match_id}.json"


def _refusal(path: Path, what: str, error: OSError) -> StoreError:
    return StoreError(Reason.UNREADABLE, f"{path} {what}: {error.strerror or type(error).__name__}")


class RecordStore:
    """The store of one match: implements `koikoi.table.ports.Store`. A rematch gets a file of its own."""

    def __init__(self, folder: Path, *, now: Callable[[], datetime]) -> None:
        self._folder = folder
        self._now = now
        self._path: Path | None = None
        self._lock: _Lock | None = None
        self._game = 0
        self._extra: dict[str, object] = {}
        """Fields of the record that are kept as they are: when it began, and what other programs wrote there."""

    @property
    def path(self) -> Path:
        """The match's file; only once something is kept."""
        assert self._path is not None, "nothing is kept yet"
        return self._path

    @property
    def id(self) -> str:
        """The match's name in the folder."""
        return self.path.stem

    def take_up(self, match_id: str) -> TableState:
        """Hold a kept match and give the table as it stood."""
        path = _path(self._folder, match_id)
        if not path.exists():
            raise StoreError(Reason.UNREADABLE, f"there is no match {match_id}")
        self._lock = _Lock(path)
        record = _read(path)
        try:
            state = read_table(record)
        except BadRecord as error:
            raise BadRecord(error.reason, f"{path.name}: {error}", round=error.round, action=error.action) from error
        self._path, self._game = path, state.game
        self._extra = {key: value for key, value in record.items() if key not in _OURS or key == "started"}
        return state

    def append(self, seq: int, entries: tuple[Entry, ...], after: TableState) -> None:
        """Write the whole match anew; raises StoreError and leaves the old file if that fails."""
        if after.game == self._game:
            self._write(self.path, after)
            return
        started = self._now()
        path = self._folder / f"{started:%Y%m%d-%H%M%S}-{secrets.token_hex(3)}.json"
        before, self._extra = self._extra, {"started": started.isoformat(timespec="seconds")}
        lock: _Lock | None = None
        try:
            _make_folder(self._folder)
            lock = _Lock(path)
            self._write(path, after)
        except BaseException:
            self._extra = before
            if lock is not None:
                lock.close()
            raise
        self.close()
        self._path, self._game, self._lock = path, after.game, lock

    def _write(self, path: Path, state: TableState) -> None:
        extra = dict(self._extra)
        if state.match.over:
            extra["ended"] = self._now().isoformat(timespec="seconds")
        _replace(path, (format_json(table_record(state, **extra)) + "\n").encode())

    def close(self) -> None:
        """Let the match go, so that another program may take it up. Calling it again does nothing."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise _refusal(folder, "cannot be made", error) from error


def _replace(path: Path, text: bytes) -> None:
    """Put `text` in the place of a file, wholly or not at all, so that it outlasts a loss of power."""
    beside = path.with_name(f".{path.stem}.tmp")
    try:
        with suppress(FileNotFoundError):
            beside.unlink()  # left by a process that was killed; this one holds the match
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        with os.fdopen(os.open(beside, flags, 0o600), "wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
        _sync_folder(path.parent)
    except OSError as error:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise _refusal(path, "cannot be written", error) from error


def _sync_folder(folder: Path) -> None:
    """Force the folder's own list of names to disk, where the system can."""
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        except OSError as error:
            if error.errno not in (errno.EINVAL, errno.ENOTSUP):
                raise
        finally:
            os.close(handle)


class _Lock:
    """A match held by this process: a file beside it that the system unlocks when the process ends, however it ends."""

    def __init__(self, match: Path) -> None:
        """Take the lock; raises MatchInUse, or StoreError where none can be made."""
        self._path = match.with_name(f".{match.stem}.lock")
        self._handle = -1
        while self._handle < 0:
            try:
                handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            except OSError as error:
                raise _refusal(match, "cannot be held", error) from error
            try:
                _hold(handle)
            except OSError as error:
                os.close(handle)
                if error.errno in (errno.EAGAIN, errno.EACCES, errno.EDEADLK):
                    sentence = f"the match {match.stem} is open in another program"
                    raise MatchInUse(Reason.NOT_ALLOWED, sentence) from None
                raise _refusal(match, "cannot be held", error) from error
            if self._is_ours(handle):
                self._handle = handle
            else:
                os.close(handle)

    def _is_ours(self, handle: int) -> bool:
        """Whether the file held is the one that lies there: its last owner may have deleted it meanwhile."""
        try:
            return os.path.samestat(os.fstat(handle), os.stat(self._path))
        except FileNotFoundError:
            return False

    def close(self) -> None:
        """Give the lock back. Calling it again does nothing."""
        if self._handle < 0:
            return
        handle, self._handle = self._handle, -1
        with suppress(OSError):
            self._path.unlink()  # while it is held, so that nobody else can hold it yet
        os.close(handle)
        if sys.platform == "win32":  # where an open file cannot be deleted
            with suppress(OSError):
                self._path.unlink()

    def __enter__(self) -> _Lock:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _hold(handle: int) -> None:
    """Lock an open file for this process alone, or raise OSError at once."""
    if sys.platform == "win32":
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
