"""Gallery: what those who watch a match may see by now, and what the players want kept back. The clock is handed in."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final

from koikoi import __version__
from koikoi.wire.http import Delay
from koikoi.wire.messages import PublicEvt, PublicSync

STRICTNESS: Final[tuple[Delay, ...]] = ("none", "short", "round")
"""From the least to the most that is kept back."""


def strictest(delays: list[Delay]) -> Delay | None:
    """The delay of a match whose players asked for these; None if no player has opened it."""
    return max(delays, key=STRICTNESS.index, default=None)


class Gallery:
    """The public messages of a match that are due, and those that wait."""

    def __init__(self, *, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        """`seconds`: how long the delay `short` is."""
        self.delay: Delay = "none"
        self._seconds = seconds
        self._now = now
        self._waits: deque[tuple[float, PublicSync | PublicEvt]] = deque()
        """When it came, and what."""
        self._shown: PublicSync | None = None

    @property
    def standing(self) -> PublicSync | None:
        """The newest that was due; None while that is nothing."""
        return self._shown

    @property
    def wait(self) -> float | None:
        """Seconds until the next is due by the clock alone; None where no time is known."""
        if self.delay != "short" or not self._waits:
            return None
        return max(0.0, self._waits[0][0] + self._seconds - self._now())

    def forget(self) -> None:
        """Begin anew: nothing was shown, nothing waits."""
        self._waits.clear()
        self._shown = None

    def hold(self, message: PublicSync | PublicEvt) -> None:
        """Take what has just happened, or how it stands; each goes out by `due`."""
        self._waits.append((self._now(), message))

    def due(self) -> list[PublicSync | PublicEvt]:
        """What may be seen now and was not yet, in order."""
        out = [self._waits.popleft()[1] for _ in range(self._ripe())]
        if out:
            self._shown = PublicSync(out[-1].seq, out[-1].view, __version__)
        return out

    def _ripe(self) -> int:
        """How many of those that wait are due."""
        if self.delay == "none":
            return len(self._waits)
        if self.delay == "short":
            return sum(came + self._seconds <= self._now() for came, _ in self._waits)
        over = [i for i, (_, message) in enumerate(self._waits, 1) if message.view.stage != "play"]
        return over[-1] if over else 0
