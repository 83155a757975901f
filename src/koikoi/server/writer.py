"""Writer: the one thread with the one connection to the database. Works that wait at the same time share a COMMIT.

A work's result is handed back only after the COMMIT that holds it, so what its asker says next outlasts a loss of
power. Knows nothing of matches.
"""

from __future__ import annotations

import queue
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from koikoi.errors import KoiKoiError, Reason

Result = TypeVar("Result")
Work = Callable[[Connection], Result]
MOST_AT_ONCE: Final = 256
"""The most works in one COMMIT."""
PRAGMAS: Final = {
    "locking_mode": "exclusive",
    "journal_mode": "wal",
    "synchronous": 2,
    "foreign_keys": 1,
    "mmap_size": 0,
}
"""How SQLite has to be set. FULL (2): NORMAL loses acknowledged moves at a loss of power. Exclusive: one process."""


class Unfit(KoiKoiError):
    """The database cannot be used: the sentence says why."""


class Writer:
    """Does works one batch after the other, each batch in a transaction of its own."""

    def __init__(self, path: Path) -> None:
        """Open the database file, made if it is missing, and check its settings; raises Unfit."""
        self._queue: queue.SimpleQueue[tuple[Work[Any], Future[Any]] | None] = queue.SimpleQueue()
        self._engine = _engine(path)
        try:
            self._connection = self._engine.connect()
            _check(self._connection, path)
        except DBAPIError as error:
            self._engine.dispose()
            raise _unfit(path, error) from None
        except BaseException:
            self._engine.dispose()
            raise
        self._thread = Thread(target=self._serve, name="writer", daemon=True)
        self._thread.start()
        self._closed = False

    def submit(self, work: Work[Result]) -> Future[Result]:
        """Have a work done; the future has its result once it is on disk, or what it raised."""
        future: Future[Result] = Future()
        self._queue.put((work, future))
        return future

    def close(self) -> None:
        """Do what waits, then let the database go. Calling it again does nothing."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            self._thread.join()
            self._connection.close()
            self._engine.dispose()

    def _serve(self) -> None:
        going = True
        while going:
            batch = [self._queue.get()]
            while len(batch) < MOST_AT_ONCE:
                try:
                    batch.append(self._queue.get_nowait())
                except queue.Empty:
                    break
            going = None not in batch
            works = [each for each in batch if each is not None and each[1].set_running_or_notify_cancel()]
            if works and not self._do(works) and len(works) > 1:
                for each in works:
                    self._do([each])

    def _do(self, works: list[tuple[Work[Any], Future[Any]]]) -> bool:
        """Do some works in one transaction and hand back their results; False: one of several failed, none is done."""
        try:
            with self._connection.begin():
                results = [work(self._connection) for work, _ in works]
        except BaseException as error:
            with suppress(DBAPIError):
                self._connection.rollback()
            if len(works) == 1:
                works[0][1].set_exception(error)
            return False
        for (_, future), result in zip(works, results, strict=True):
            future.set_result(result)
        return True


def _engine(path: Path) -> Engine:
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(mode=0o600)
    except OSError as error:
        raise Unfit(Reason.UNREADABLE, f"{path} cannot be made: {error.strerror}") from error
    engine = create_engine(
        f"sqlite:///{path}", poolclass=StaticPool, connect_args={"check_same_thread": False, "timeout": 1}
    )

    @event.listens_for(engine, "connect")
    def settle(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions are begun below, not guessed by the driver
        for name, value in PRAGMAS.items():
            connection.execute(f"PRAGMA {name} = {value}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _check(connection: Connection, path: Path) -> None:
    """Refuse a database whose settings did not take."""
    with connection.begin():  # takes the lock of the whole file, for good
        for name, wanted in PRAGMAS.items():
            found = connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            if found != wanted:
                raise Unfit(Reason.NOT_ALLOWED, f"{path}: {name} is {found}, but has to be {wanted}")


def _unfit(path: Path, error: DBAPIError) -> Unfit:
    words = str(error.orig)
    if "locked" in words:
        words = "another koikoi serve uses it"
    return Unfit(Reason.UNREADABLE, f"{path}: {words}")
