"""Lobby: where the terminal game's tables are opened and its matches lie. Implements `koikoi.tui.ports.Lobby`.

The only place where tables, records on disk and computer players meet; the terminal game knows none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from secrets import SystemRandom
from threading import Thread
from typing import Final

from koikoi.agents import PEOPLE_PLAY, Agent, make_opponent
from koikoi.cli.preferences import read_preferences, write_preferences
from koikoi.cli.store import Records, RecordStore, StoreError, data_folder
from koikoi.engine.actions import KOI, STOP, Action
from koikoi.engine.cards import short
from koikoi.engine.observation import Observation, Phase
from koikoi.engine.rules import Rules
from koikoi.engine.seats import SEATS, Seat
from koikoi.errors import KoiKoiError, Reason
from koikoi.table.driver import Driver, SystemClock
from koikoi.table.seat import InProcessSeat
from koikoi.table.setup import SeatKind
from koikoi.table.setup import Setup as TableSetup
from koikoi.table.table import Table
from koikoi.tui.ports import Odds, Preferences, SavedMatch, Setup

SPEEDS: Final = {"calm": 1.0, "brisk": 0.4, "instant": 0.0}
"""How long the computer takes for a move at each pace; see `koikoi.table.driver`."""
COACH_WORLDS: Final = 1_000
"""Arrangements of the unseen cards that the coach plays both choices out in."""


class HomeLobby:
    """This user's tables and matches, in `$KOIKOI_HOME` or the platform's data folder."""

    def __init__(self, folder: Path | None = None, *, pace: str | None = None) -> None:
        """`folder` is the data folder; `pace` goes before the one remembered."""
        self._folder = data_folder() if folder is None else folder
        self._records = Records(self._folder / "records")
        self._pace = pace
        self._sessions: list[TableSession] = []
        self.failures: list[Exception] = []
        """What stopped a computer player, a fault of the program; told when the game has ended."""

    def opponents(self) -> tuple[str, ...]:
        """The computer players offered to people, weakest first."""
        return PEOPLE_PLAY

    def open_table(self, setup: Setup) -> TableSession:
        """Open a new match and deal its first round; remembers `setup` as last. Raises BadRules."""
        laid = table_setup(setup)
        store = self._records.create()
        try:
            table = Table.open(laid, store=store)
        except BaseException:
            store.close()
            raise
        session = self._session(table, store)
        with suppress(KoiKoiError, OSError):  # the match is what matters
            self.keep(replace(self.preferences(), last=replace(setup, seed=None)))
        return session

    def resume(self, match_id: str) -> TableSession:
        """Take up a saved match exactly where it stood; raises BadRecord or StoreError if it is gone or damaged."""
        table, store = self._records.resume(match_id)
        try:
            return self._session(table, store)
        except BaseException:
            store.close()
            raise

    def _session(self, table: Table, store: RecordStore) -> TableSession:
        session = TableSession(table, store, speed=self._speed(), failed=self.failures.append)
        self._sessions = [open_one for open_one in self._sessions if not open_one.closed] + [session]
        return session

    def matches(self) -> tuple[SavedMatch, ...]:
        """All saved matches, the one changed last first, damaged files included."""
        return tuple(
            SavedMatch(
                id=kept.id,
                changed=kept.changed,
                path=kept.path,
                damaged=bool(kept.damaged),
                over=kept.over,
                setup=Setup(rules={}) if kept.setup is None else port_setup(kept.setup),
                number=kept.number,
                month=kept.month,
                standing=kept.standing,
            )
            for kept in self._records.matches()
            if kept.damaged or kept.resumable
        )

    def delete(self, match_id: str) -> None:
        """Delete a saved match for good; one that is gone already is no error."""
        self._records.delete(match_id)

    def preferences(self) -> Preferences:
        """What was kept last; defaults when nothing was, or when it cannot be read."""
        return read_preferences(self._folder)

    def keep(self, preferences: Preferences) -> None:
        """Remember these preferences; a change of pace is felt at open tables too."""
        write_preferences(self._folder, preferences)
        for session in self._sessions:
            session.driver.speed = self._speed()

    def _speed(self) -> float:
        return SPEEDS.get(self._pace or self.preferences().pace, 1.0)

    def close(self) -> None:
        """Leave all tables."""
        for session in self._sessions:
            session.close()


class TableSession:
    """A match in play, held until `close`. Implements `koikoi.tui.ports.Session`."""

    def __init__(self, table: Table, store: RecordStore, *, speed: float, failed: Callable[[Exception], None]) -> None:
        self.closed = False
        self._table = table
        self._store = store
        self._failed = failed
        laid = table.state.setup
        people = [seat for seat in SEATS if not laid.computers[seat]]
        self.seats = tuple(InProcessSeat(table, seat) for seat in people)
        computers = {seat: Player(make_opponent(laid.level)) for seat in SEATS if laid.computers[seat]}
        self.driver = Driver(table, computers, clock=SystemClock(), pauses=SystemRandom(), speed=speed, failed=failed)
        if computers:
            self.driver.start()

    @property
    def id(self) -> str:
        """The `SavedMatch.id` of this match; a rematch has its own."""
        return self._store.id

    @property
    def setup(self) -> Setup:
        """What the table was opened with."""
        return port_setup(self._table.state.setup)

    @property
    def path(self) -> Path:
        """The record file of this match."""
        return self._store.path

    def ask_coach(self, tell: Callable[[Odds], None]) -> None:
        """Work out seat 0's chances at its decision against the computer, and tell them from a thread."""
        match, me = self._table.state.match, Seat(0)
        if match.position is None or not any(self._table.state.setup.computers):
            return
        observation = match.observe(me)
        if observation.phase is Phase.DECIDE and observation.mover == me:
            Thread(target=self._coach, args=(observation, tell), name="coach", daemon=True).start()

    def _coach(self, observation: Observation, tell: Callable[[Odds], None]) -> None:
        try:
            tell(odds(observation))
        except Exception as error:  # a fault of the program; the match goes on
            self._failed(error)

    def record_text(self) -> str:
        """The record as it stands on disk; it holds hidden cards while a round is played."""
        try:
            return self.path.read_text(encoding="utf-8")
        except OSError as error:
            raise StoreError(Reason.UNREADABLE, f"{self.path} cannot be read: {error.strerror}") from error

    def close(self) -> None:
        """Leave the table: ends the computer player, keeps the match. Calling it again does nothing."""
        self.closed = True
        self.driver.stop()
        self._store.close()


class Player:
    """A computer player as a table wants it. Implements `koikoi.table.ports.Computer`."""

    def __init__(self, agent: Agent) -> None:
        self._agent = agent

    def choose(self, observation: Observation, *, deadline: float, rng: Random) -> Action:
        """The agent's choice."""
        return self._agent.act(observation, rng=rng)


def odds(observation: Observation) -> Odds:
    """The chances of the observing seat, whose decision is due, as the searching player sees them."""
    from koikoi.agents.pimc import PimcAgent

    advice = PimcAgent().advise(observation, rng=Random(0), worlds=COACH_WORLDS)
    win = {one.action: one.win or 0.0 for one in advice}
    return Odds(win[STOP], win[KOI])


def table_setup(setup: Setup) -> TableSetup:
    """A setup as a table wants it; raises BadRules, or KoiKoiError for an opponent there is not."""
    if setup.opponent is not None and setup.opponent not in PEOPLE_PLAY:
        known = ", ".join(PEOPLE_PLAY)
        raise KoiKoiError(Reason.NOT_ALLOWED, f"there is no opponent {short(setup.opponent)}; there is {known}")
    theirs = SeatKind.HUMAN if setup.opponent is None else SeatKind.COMPUTER
    return TableSetup(
        rules=Rules.parse(setup.rules),
        players=setup.names,
        kinds=(SeatKind.HUMAN, theirs),
        level=setup.opponent or "",
        birth_months=setup.birth_months,
        seed=setup.seed,
    )


def port_setup(setup: TableSetup) -> Setup:
    """A table's setup as the terminal game knows it."""
    rules: Mapping[str, object] = setup.rules.mapping()
    return Setup(
        rules=rules,
        names=setup.players,
        opponent=setup.level if setup.computers[Seat(1)] else None,
        seed=setup.seed,
        birth_months=setup.birth_months,
    )
