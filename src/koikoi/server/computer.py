"""Computer: the computer players, each a `koikoi bot` in a process of its own, and what lets them move at a table.

A process is sent `koikoi-position` lines and nothing else: what a person at its seat would see. When its move is
shown was drawn before it was thought of, from public facts (`koikoi.table.driver`).
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Final, Protocol

import msgspec

from koikoi.engine.jsontext import format_json
from koikoi.engine.notation import format_position
from koikoi.engine.observation import Observation
from koikoi.engine.seats import Seat
from koikoi.table.driver import pause_before
from koikoi.table.table import Pending, Table
from koikoi.wire.messages import Ack, Cmd, Err

SPEEDS: Final = {"calm": 1.0, "brisk": 0.4, "instant": 0.0}
"""How the pauses are stretched at each pace."""
TIME_LIMIT: Final = 5.0
"""Seconds that a process may think before it is started anew."""
TRIES: Final = 3
"""How often a choice is asked for before the computer is given up for a while."""
START_LIMIT: Final = 15.0
"""Seconds that it may take more for its first answer, while it starts."""
AGAIN_AFTER: Final = 30.0
"""How long a computer that failed is left alone, in seconds; a player who does something is answered sooner."""
LONGEST_LINE: Final = 64 * 1024

log = logging.getLogger("koikoi.server")


class Silent(Exception):
    """A computer player gave no usable answer. Says nothing of the cards."""


class Mind(Protocol):
    """A computer player somewhere else."""

    async def choose(self, observation: Observation) -> str:
        """The token of its choice; raises Silent."""
        ...


def bot_command(agent: str) -> tuple[str, ...]:
    """The command line of a computer player; one that is not ready at once has another answer for it."""
    return sys.executable, "-m", "koikoi", "bot", "--at-once", "--agent", agent


class Child:
    """A `koikoi bot`, started at first need, one request at a time, started anew when it fails."""

    def __init__(
        self, command: Sequence[str], *, time_limit: float = TIME_LIMIT, start_limit: float = START_LIMIT
    ) -> None:
        self._command = command
        self._time_limit = time_limit
        self._start_limit = start_limit
        self._turn = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None

    async def choose(self, observation: Observation) -> str:
        """Its choice; raises Silent when it failed several times running."""
        return str((await self.answer(observation))["action"])

    async def answer(self, observation: Observation) -> dict[str, Any]:
        """All that it answers, its choice in `action`; raises Silent when it failed several times running."""
        line = format_json(format_position(observation)).encode() + b"\n"
        async with self._turn:
            for _ in range(TRIES):
                try:
                    starting = self._start_limit if self._process is None else 0.0
                    async with asyncio.timeout(self._time_limit + starting):
                        return await self._ask(line)
                except (OSError, EOFError, ValueError, TimeoutError, Silent) as error:
                    log.warning("the computer player failed (%s) and is started anew", type(error).__name__)
                    await self._end()
                except BaseException:  # cancelled: what it answers later would be taken for the next answer
                    await self._end()
                    raise
        raise Silent(f"no answer in {TRIES} tries")

    async def _ask(self, line: bytes) -> dict[str, Any]:
        if self._process is None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE, start_new_session=True
            )  # of a session of its own: the Ctrl-C that ends the server is not for it
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer:
            raise EOFError
        said: Any = msgspec.json.decode(answer)
        if not isinstance(said, dict) or not isinstance(said.get("action"), str):
            raise Silent("no action")
        return said

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """End the process. Another choice would start it anew."""
        async with self._turn:
            await self._end()


class Minds:
    """The computer players of this server, one process for each name."""

    def __init__(self, command: Callable[[str], Sequence[str]] = bot_command) -> None:
        self._command = command
        self._children: dict[str, Child] = {}

    def get(self, agent: str) -> Mind:
        """The player of a name."""
        if agent not in self._children:
            self._children[agent] = Child(self._command(agent))
        return self._children[agent]

    async def close(self) -> None:
        """End all processes."""
        for child in self._children.values():
            await child.close()


class Mover:
    """Makes the computer's moves at one table, whenever one is due and `nudge` was called."""

    def __init__(
        self,
        table: Table,
        mind: Mind,
        do: Callable[[Seat, Cmd], Awaitable[Ack | Err]],
        *,
        speed: float,
        pauses: Random,
    ) -> None:
        self._table = table
        self._mind = mind
        self._do = do
        self._speed = speed
        self._pauses = pauses
        self._task: asyncio.Task[None] | None = None
        self._nudged = asyncio.Event()

    def nudge(self) -> None:
        """The table has changed, or somebody has come to it."""
        self._nudged.set()
        if (self._task is None or self._task.done()) and self._table.pending_computer() is not None:
            self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Make no more moves."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        """Move until a person is to choose."""
        while (pending := self._table.pending_computer()) is not None:
            self._nudged.clear()
            try:
                await self._move(pending)
            except Silent as error:
                log.error("the computer player does not move (%s); the match waits for it", error)
                with suppress(TimeoutError):
                    async with asyncio.timeout(AGAIN_AFTER):
                        await self._nudged.wait()
            except Exception as error:  # a fault of the program; its words might tell of cards
                log.error("the computer player stops: %s", type(error).__name__)
                return

    async def _move(self, pending: Pending) -> None:
        """Make one move, or drop it where the table has moved on."""
        observation, loop = pending.observation, asyncio.get_running_loop()
        pause = pause_before(observation.phase, observation.turn, speed=self._speed, rng=self._pauses)
        release = loop.time() + pause
        token = await self._mind.choose(observation)
        await asyncio.sleep(max(0.0, release - loop.time()))
        command = Cmd(f"computer-{pending.game}-{pending.seq}", pending.seq, "act", (token,))
        answer = await self._do(pending.seat, command)
        if isinstance(answer, Ack) or answer.code == "stale":
            return
        if answer.code == "retry_later":
            await asyncio.sleep(1.0)
            return
        raise Silent(f"its choice was refused: {answer.code} {answer.reason}")
