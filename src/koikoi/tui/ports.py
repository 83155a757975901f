"""Ports: what the terminal game asks of its host, who opens tables, keeps matches and remembers preferences.

Only plain values pass through here; how a match is stored or a computer player is run is the host's affair.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final, Literal, Protocol

from koikoi.wire.seat import Seat

ThemeName = Literal["dark", "light", "contrast"]
PaceName = Literal["calm", "brisk", "instant"]
MOST_SEED: Final = 2**48 - 1
"""The largest seed of a deal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What a table is opened with."""

    rules: Mapping[str, object]
    """The `rules` object of records: a preset in `base` and what differs from it."""
    names: tuple[str, str] = ("", "")
    """Seat 0's and seat 1's; seat 0 sits at this screen. Never empty when a table is opened."""
    opponent: str | None = "beginner"
    """The computer player in seat 1, one of `Lobby.opponents()`; None for two people at this screen."""
    seed: int | None = None
    """0 to MOST_SEED: the same seed, rules and choices give the same match; None deals by secure chance."""
    birth_months: tuple[int, int] | None = None
    """1 to 12 each; asked for only where the rules' `first_dealer` is `birthday`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedMatch:
    """One line in the list of saved matches."""

    id: str
    """What `resume` and `delete` take; unique among the saved matches."""
    changed: datetime
    """When the last action was kept, with a time zone."""
    path: Path
    """The record file."""
    damaged: bool = False
    """The file cannot be read: it can only be deleted, and the fields below mean nothing."""
    over: bool = False
    """The match has ended: resuming it shows its last sheet."""
    setup: Setup = Setup(rules={})
    number: int = 0
    """The round it stands at, from 1."""
    month: int = 0
    standing: tuple[int, int] = (0, 0)
    """The match score, start points included."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences:
    """What is remembered from one start to the next."""

    language: str | None = None
    """`fr`, `ru`, `en` or `ja`; None: the system's."""
    theme: ThemeName = "dark"
    pace: PaceName = "calm"
    """How long the computer's moves stay readable."""
    coach: bool = False
    """Whether a decision against the computer tells the chances to win the match."""
    last: Setup | None = None
    """The setup of the table opened last, without its seed; None before the first."""


@dataclass(frozen=True, slots=True)
class Odds:
    """How likely a seat that is to decide wins the match, 0 to 1, by each of the two."""

    stop: float
    koi: float


class Session(Protocol):
    """A match in play, held until `close`. Every action is on disk before its Ack."""

    @property
    def id(self) -> str:
        """The `SavedMatch.id` of this match."""
        ...

    @property
    def setup(self) -> Setup:
        """What the table was opened with; the seed may be missing after a resume."""
        ...

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Seat 0 alone against the computer; seats 0 and 1 for two people at this screen.

        `listen` may call from any thread, also before `send` returns, but never after its cancel has returned.
        `send` may block for a write to disk, not for the computer to think.
        """
        ...

    @property
    def path(self) -> Path:
        """The record file of this match."""
        ...

    def ask_coach(self, tell: Callable[[Odds], None]) -> None:
        """Work out seat 0's chances and `tell` them once, from another thread; nothing without a decision of it.

        Against the computer only. They follow from what the seat sees.
        """
        ...

    def record_text(self) -> str:
        """The record as it stands, JSON text ending in a newline. Holds hidden cards while a round is played."""
        ...

    def close(self) -> None:
        """Leave the table: ends the computer player, keeps the match. Calling it again does nothing."""
        ...


class Lobby(Protocol):
    """Where tables are opened and matches lie.

    Every method may raise `koikoi.errors.KoiKoiError` (said in words by `koikoi.texts`) or `OSError` (disk full, no
    permission); the screens show it and go on.
    """

    def opponents(self) -> tuple[str, ...]:
        """The computer players offered to people, weakest first; who names none meets the first."""
        ...

    def open_table(self, setup: Setup) -> Session:
        """Open a new match, deal its first round and remember `setup` as last; raises BadRules."""
        ...

    def resume(self, match_id: str) -> Session:
        """Take up a saved match exactly where it stood; raises BadRecord if it is gone or damaged."""
        ...

    def matches(self) -> tuple[SavedMatch, ...]:
        """All saved matches, the one changed last first, damaged files included."""
        ...

    def delete(self, match_id: str) -> None:
        """Delete a saved match for good; one that is gone already is no error."""
        ...

    def preferences(self) -> Preferences:
        """What was kept last; defaults when nothing was, or when it cannot be read."""
        ...

    def keep(self, preferences: Preferences) -> None:
        """Remember these preferences."""
        ...
