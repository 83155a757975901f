"""Coach: the chance to win the match by stopping and by calling koi-koi, as a searching player sees it.

It thinks in a process of its own, which is sent the position that the asking seat sees and nothing else.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Sequence
from functools import partial
from typing import Final

from koikoi.engine.actions import KOI, STOP
from koikoi.engine.observation import Observation, Phase
from koikoi.errors import KoiKoiError, Reason
from koikoi.server.computer import Child, Silent
from koikoi.server.ports import CoachSilent
from koikoi.wire.http import Chance, Chances

WORLDS: Final = 1_000
"""Arrangements of the unseen cards that both choices are played out in."""
COMMAND: Final = (
    sys.executable, "-m", "koikoi", "bot", "--agent", "master", "--points", "--worlds", str(WORLDS), "--seed", "0",
)  # fmt: skip
"""The seed is the same for every question, so that the same question has the same answer."""
PATIENCE: Final = 8.0
"""Seconds that a question waits for its answer; the player goes on thinking, for who asks again."""
TIME_LIMIT: Final = 60.0
"""Seconds that the process may think; finding out how the rounds of a new table end takes a while."""
START_LIMIT: Final = 120.0
"""Seconds more for its first answer: on a machine's first run the player is compiled."""
STILL: Final = Chances()
"""The answer of a coach that is not ready."""
log = logging.getLogger("koikoi.server")


class Coach:
    """Answers questions, one at a time for each match."""

    def __init__(self, command: Sequence[str] = COMMAND, *, patience: float = PATIENCE) -> None:
        """Nothing is started before the first question."""
        self._child = Child(command, time_limit=TIME_LIMIT, start_limit=START_LIMIT)
        self._patience = patience
        self._asked: dict[str, tuple[Observation, asyncio.Task[Chances]]] = {}

    async def ask(self, match: str, observation: Observation) -> Chances:
        """The chances of the observing seat, whose decision has to be due, or STILL; raises KoiKoiError."""
        if observation.phase is not Phase.DECIDE or observation.mover != observation.seat:
            raise KoiKoiError(Reason.WRONG_PHASE, "there is no decision between stop and koi-koi for you to make now")
        try:
            async with asyncio.timeout(self._patience):
                return await self._answered(match, observation)
        except TimeoutError:
            return STILL
        except Silent as error:
            log.error("the coach does not answer (%s)", error)
            raise CoachSilent from None

    async def _answered(self, match: str, observation: Observation) -> Chances:
        while (asked := self._asked.get(match)) is not None and asked[0] != observation:
            await asyncio.wait({asked[1]})
        if asked is None:
            task = asyncio.create_task(self._think(observation))
            asked = self._asked[match] = observation, task
            task.add_done_callback(partial(self._done, match))
        return await asyncio.shield(asked[1])

    def _done(self, match: str, task: asyncio.Task[Chances]) -> None:
        del self._asked[match]
        if not task.cancelled():
            task.exception()  # it is told to who still waits

    async def _think(self, observation: Observation) -> Chances:
        answer = await self._child.answer(observation)
        try:
            chances = {one["action"]: Chance(one["win"], one["win_se"]) for one in answer["actions"]}
            return Chances(chances[STOP.token], chances[KOI.token])
        except (LookupError, TypeError):
            raise Silent("no chances") from None

    async def close(self) -> None:
        """Answer nobody any more, and end the process."""
        for _, task in self._asked.values():
            task.cancel()
        await self._child.close()
