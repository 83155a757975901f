"""Records over HTTP: the shelf of finished matches that somebody keeps, and a match stepped through once more.

Hidden cards are in these views as each seat saw them; a record is of a match that has ended, so all of it may be shown.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from koikoi.wire.messages import MOST_ID, EventMsg
from koikoi.wire.view import Pair, Struct, View

MOST_FILE: Final = 4 * 1024 * 1024
"""A longer file of records is refused unread."""
MOST_TITLE: Final = 80
"""The longest title, in characters."""

Id = Annotated[str, Meta(min_length=1, max_length=MOST_ID)]


class RecordRow(Struct, frozen=True):
    """A kept record as a list shows it."""

    id: str
    """Whoever has it can open the record; only its owner finds, names and deletes it."""
    title: str
    """The owner's; empty where none was given."""
    players: tuple[str, str]
    opponent: str
    """The computer player at seat 1; empty between people, and where the record does not say."""
    rules: dict[str, object]
    """The `rules` object of records."""
    rounds: int
    standing: Pair
    winner: int | None
    played: int | None
    """Seconds since 1970; none where the record does not say."""
    added: int
    """Seconds since 1970."""


class Shelf(Struct, frozen=True):
    """All records of an owner, those added last first."""

    records: tuple[RecordRow, ...]
    most: int
    """So many may lie there."""


class WrongRecord(Struct, frozen=True):
    """Why nothing of a file was kept: where, and a reason of `koikoi.errors.Reason`."""

    line: int
    """The line of the file, from 1, where each line is a record; else 0."""
    round: int
    """From 1; 0 where it does not apply."""
    action: int
    """The same."""
    what: Literal["", "open", "contradiction", "form"]
    """The match has not ended; the record disagrees with its own replay; it is no record; else see `reason`."""
    reason: str
    sentence: str
    """In English."""


class Filed(Struct, frozen=True):
    """What came of putting records on a shelf; where `wrong` or `full` nothing was kept."""

    added: int
    known: int
    """So many lay there already."""
    full: bool
    ids: tuple[str, ...]
    """The records of the file as they lie on the shelf now."""
    wrong: WrongRecord | None


class KeepMatch(Struct, frozen=True):
    """A request to keep the record of a match that has ended, by the token of who played it."""

    match: Id
    token: Id


class RecordId(Struct, frozen=True):
    """A request about one record."""

    id: Id


class RenameRecord(Struct, frozen=True):
    """A request to give a record another title; an empty one takes it away."""

    id: Id
    title: Annotated[str, Meta(max_length=MOST_TITLE)]


class AskReplay(Struct, frozen=True):
    """A request for one round of a record."""

    id: Id
    round: Annotated[int, Meta(ge=1, le=10**6)]


class Frame(Struct, frozen=True):
    """The table after a deal or an action: what was seen to happen, and what seat 0 and seat 1 then saw."""

    events: tuple[EventMsg, ...]
    views: tuple[View, View]


class ReplayRound(Struct, frozen=True):
    """A round of a record, step by step: the deal first, its sheet last."""

    number: int
    rounds: int
    """So many rounds can be asked for."""
    opponent: str
    """The computer player at seat 1; empty between people."""
    played: int | None
    frames: tuple[Frame, ...]
