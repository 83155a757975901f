"""Workers: processes that share work in blocks and can be ended at any time, whatever they are doing.

A KeyboardInterrupt inside Numba may be lost, become another error, or crash: what is compiled runs here, apart from
the process that is interrupted.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import wait
from typing import Any, Protocol, TypeVar

from koikoi.errors import KoiKoiError, Reason

Block = tuple[int, ...]
"""What names a part of the work: the arguments that a player of blocks takes."""
Played = TypeVar("Played")
Played_co = TypeVar("Played_co", covariant=True)


class Work(Protocol[Played_co]):
    """What is to be done, but for its blocks; it is sent to each process."""

    @property
    def compiles(self) -> bool:
        """Whether doing it loads Numba."""
        ...

    def player(self) -> Callable[..., Played_co]:
        """What plays blocks; all loading and compiling is done when it returns."""
        ...


class Clock:
    """Counts the seconds from `start` on."""

    def __init__(self) -> None:
        self._began = time.perf_counter()

    def start(self) -> None:
        """Begin at 0."""
        self._began = time.perf_counter()

    def seconds(self) -> float:
        """The seconds so far."""
        return time.perf_counter() - self._began


def end_with_parent() -> None:
    """Have this process end when the one that started it does, however that ends: the initializer of a pool."""
    parent = parent_process()
    assert parent is not None, "nobody started this process"

    def wait_for_it() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait_for_it, daemon=True).start()


def shared_out(
    work: Work[Played], blocks: Iterator[Block], clock: Clock, *, processes: int, apart: bool
) -> Generator[tuple[Block, Played], None, None]:
    """Each block and what came of it, in the order in which they are done; close it to end the processes.

    `clock` starts when everybody is ready. Blocks are asked for when somebody is free to play them. `apart`: what has
    to be compiled is never played in this process, so that it may be interrupted. Raises KoiKoiError where processes
    cannot be started or are ended.
    """
    if processes == 1 and not (apart and work.compiles):
        return _here(work, blocks, clock)
    return _apart(work, blocks, clock, processes)


def _here(work: Work[Played], blocks: Iterator[Block], clock: Clock) -> Generator[tuple[Block, Played], None, None]:
    play = work.player()
    clock.start()
    for block in blocks:
        yield block, play(*block)


def _apart(
    work: Work[Played], blocks: Iterator[Block], clock: Clock, processes: int
) -> Generator[tuple[Block, Played], None, None]:
    workers: list[_Worker] = []
    try:
        for _ in range(processes):
            with _deaf_to_interrupts():  # none is started and not known here
                workers.append(_Worker(work))
            if len(workers) == 1:
                workers[0].pipe.recv()  # it has compiled, and the others find that in the cache
        for worker in workers[1:]:
            worker.pipe.recv()
        clock.start()
        yield from _dealt_out([worker.pipe for worker in workers], blocks)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        raise KoiKoiError(Reason.PROCESSES, "a process that shared the work was ended") from None
    except OSError as error:
        what = f"{processes} processes cannot be started: {error.strerror}; fewer may go"
        raise KoiKoiError(Reason.PROCESSES, what) from None
    finally:
        with _deaf_to_interrupts():
            for worker in workers:
                worker.end()


def _dealt_out(pipes: list[Any], blocks: Iterator[Block]) -> Iterator[tuple[Block, Any]]:
    """Blocks that are dealt out to processes, and what came of each."""
    busy: dict[Any, Block] = {}
    for pipe, block in zip(pipes, blocks, strict=False):
        pipe.send(block)
        busy[pipe] = block
    while busy:
        ready = wait(list(busy))
        for pipe in [pipe for pipe in busy if pipe in ready]:
            done, played = busy.pop(pipe), pipe.recv()
            following = next(blocks, None)
            if following is not None:
                pipe.send(following)
                busy[pipe] = following
            yield done, played


class _Worker:
    """A process that plays blocks, and the pipe to it."""

    def __init__(self, work: Work[object]) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, work), daemon=True)
        try:
            with theirs:
                self._process.start()
        except BaseException:
            self.pipe.close()
            raise

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self._process.terminate()
        self._process.join()
        self.pipe.close()  # last: a process that still lives would find it broken


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started inside begin with Ctrl-C held back: whoever started them ends them."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # starting it lets Ctrl-C through again: not inside
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(pipe: Any, work: Work[object]) -> None:
    """A process that plays blocks: it says that it is ready, then answers each block with what came of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that started it ends it
    play = work.player()
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):  # that process has gone
        pipe.send(None)
        while True:
            pipe.send(play(*pipe.recv()))
