"""Driver: lets computer players move at a table, each move no earlier than a time drawn before it was thought of.

The time is drawn from what everybody sees (what is asked for, and how early in the round it is), never from the
computer's hand, from how many choices it has or from how long it thinks: so the pause tells a player nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from random import Random
from threading import Event, Thread
from typing import Final

from koikoi.engine.observation import Phase
from koikoi.engine.seats import Seat
from koikoi.table.ports import Clock, Computer
from koikoi.table.table import Pending, Table
from koikoi.wire.messages import Ack, Cmd, Err

PAUSES: Final = {Phase.PLAY: (0.8, 1.8), Phase.TAKE: (0.6, 1.2), Phase.DECIDE: (1.4, 2.6), Phase.SWAP: (1.0, 2.0)}
"""The shortest and longest pause before a move, in seconds at speed 1."""
FIRST_TURN_PAUSE: Final = 1.0
"""What the first turns of a round take longer, while the deal is looked at."""
RETRY_AFTER: Final = 1.0
"""Seconds to wait where a move could not be kept."""


class SystemClock:
    """The clock of this computer."""

    def now(self) -> float:
        """Seconds, never going back."""
        return time.monotonic()

    def wait(self, seconds: float) -> None:
        """Sleep."""
        time.sleep(seconds)


def pause_before(phase: Phase, turn: int, *, speed: float, rng: Random) -> float:
    """Seconds until a move is shown, drawn from public facts; 0 at speed 0."""
    low, high = PAUSES[phase]
    first = FIRST_TURN_PAUSE if turn < 2 and phase is Phase.PLAY else 0.0
    return speed * (first + rng.uniform(low, high))


class Driver:
    """Makes the moves of the computer seats of one table: `run` in the caller's time, or `start` in a thread's."""

    def __init__(
        self,
        table: Table,
        computers: Mapping[Seat, Computer],
        *,
        clock: Clock,
        pauses: Random,
        speed: float = 1.0,
        failed: Callable[[Exception], None] | None = None,
    ) -> None:
        """`speed` stretches the pauses, 0 leaves none; `failed` hears what stopped the thread, if anything does."""
        self._table = table
        self._computers = dict(computers)
        self._clock = clock
        self._pauses = pauses
        self.speed = speed
        """May be changed at any time."""
        self._failed = failed
        self._work = Event()
        self._stop = Event()
        self._thread: Thread | None = None

    # --- one move after the other

    def run(self) -> None:
        """Make the computer's moves until a person is to choose; waits by the clock."""
        while not self._stop.is_set() and self._move(self._clock.wait):
            pass

    def _move(self, wait: Callable[[float], object]) -> bool:
        """Make one move, or drop it where the table has moved on; False if none is due."""
        pending = self._table.pending_computer()
        if pending is None:
            return False
        observation = pending.observation
        pause = pause_before(observation.phase, observation.turn, speed=self.speed, rng=self._pauses)
        release = self._clock.now() + pause
        rng = self._table.decks.rng(pending.game, pending.seq)
        action = self._computers[pending.seat].choose(observation, deadline=release, rng=rng)
        rest = release - self._clock.now()
        if rest > 0:
            wait(rest)
        if self._stop.is_set():
            return False
        return self._give(pending, action.token, wait)

    def _give(self, pending: Pending, token: str, wait: Callable[[float], object]) -> bool:
        command = Cmd(f"computer-{pending.game}-{pending.seq}", pending.seq, "act", (token,))
        answer = self._table.handle(pending.seat, command)
        if isinstance(answer, Ack) or answer.code == "stale":
            return True  # done, or the table has moved on
        if answer.code == "retry_later":
            wait(RETRY_AFTER)
            return True
        raise ComputerFailed(token, answer)

    # --- in a thread of its own

    def start(self) -> None:
        """Move in a thread from now on, whenever a computer is to move."""
        assert self._thread is None, "the driver runs already"
        self._table.watch(self._work.set)
        self._work.set()
        self._thread = Thread(target=self._serve, name="computer", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """End the thread; returns when it makes no move any more. Calling it again does nothing."""
        self._stop.set()
        self._work.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _serve(self) -> None:
        try:
            while not self._stop.is_set():
                self._work.wait()
                self._work.clear()
                while not self._stop.is_set() and self._move(self._stop.wait):
                    pass
        except Exception as error:
            if self._failed is None:
                raise
            self._failed(error)


class ComputerFailed(RuntimeError):
    """A computer player gave a move that the rules do not allow: a fault of the program."""

    def __init__(self, token: str, answer: Err) -> None:
        super().__init__(f"the computer played {token}: {answer.code} {answer.reason}")
