"""The flow: messages of a seat shown one after another, each of the other's steps long enough to be read.

Any key may hurry it: then everything that has come is shown at once. Knows no screen; time is handed in.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from koikoi.tui.story import Step, steps
from koikoi.wire.messages import Evt, Sync

OWN: Final = ("stock", "flip", "swept")
"""What is shown of one's own turn: what was not one's own doing."""
BRIEF: Final = 0.6
"""How long one's own steps stay, as a part of the others'."""


class Timer(Protocol):
    """A call to come, which can be called off."""

    def stop(self) -> None:
        """Call it off."""
        ...


class Stage(Protocol):
    """Where a flow is shown."""

    @property
    def pace(self) -> float:
        """Seconds a step stays; 0 shows no steps."""
        ...

    def own(self, seat: int) -> bool:
        """Whether a seat is the reader's."""
        ...

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call after so long."""
        ...

    def step_shown(self, step: Step) -> None:
        """A step begins."""
        ...

    def message_shown(self, message: Evt | Sync) -> None:
        """A message's steps are over: its view is the newest."""
        ...


class Flow:
    """A queue of messages on their way to the screen."""

    def __init__(self, stage: Stage) -> None:
        """An empty flow, which moves at once."""
        self._stage = stage
        self._waiting: deque[Evt | Sync] = deque()
        self._steps: deque[Step] = deque()
        self._now: Evt | Sync | None = None
        self._timer: Timer | None = None
        self._held = False

    @property
    def busy(self) -> bool:
        """Whether something newer than what is shown has come."""
        return self._now is not None or bool(self._waiting)

    def add(self, message: Evt | Sync) -> None:
        """A message has come."""
        self._waiting.append(message)
        self._go_on()

    def hold(self) -> None:
        """Show nothing until `release`."""
        self._held = True

    def release(self) -> None:
        """Go on."""
        self._held = False
        self._go_on()

    def hurry(self) -> None:
        """Show everything that has come, now."""
        self._stop_timer()
        self._steps.clear()
        while self.busy and not self._held:
            self._finish()

    def close(self) -> None:
        """Show nothing more."""
        self._held = True
        self._stop_timer()
        self._waiting.clear()

    def _go_on(self) -> None:
        """Show what has come until a step has to be waited for."""
        while self._may_go_on():
            if self._now is None:
                self._now = self._waiting.popleft()
                self._steps.extend(self._worth_showing(self._now))
            if self._steps:
                self._show_step(self._steps.popleft())
            else:
                self._finish()

    def _may_go_on(self) -> bool:
        return self._timer is None and not self._held and self.busy

    def _worth_showing(self, message: Evt | Sync) -> list[Step]:
        if not isinstance(message, Evt) or not self._stage.pace:
            return []
        return [
            s for s in steps(message.events) if s.what != "undone" and (s.what in OWN or not self._stage.own(s.seat))
        ]

    def _show_step(self, step: Step) -> None:
        seconds = self._stage.pace * (BRIEF if self._stage.own(step.seat) else 1.0)
        self._timer = self._stage.later(seconds, self._next)
        self._stage.step_shown(step)

    def _next(self) -> None:
        self._timer = None
        self._go_on()

    def _finish(self) -> None:
        """The view of the message at hand, or of the next one, is the newest now."""
        message = self._now if self._now is not None else self._waiting.popleft()
        self._now = None
        self._steps.clear()
        self._stage.message_shown(message)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
