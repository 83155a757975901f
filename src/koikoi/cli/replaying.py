"""Replaying: every record of a file played again by its own rules, shown, and its differences told.

`replay_records` is what `koikoi replay` does with an open file; it raises nothing for whatever the file holds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import BinaryIO, Protocol

from koikoi.cli.failures import DISAGREES, UNUSABLE, Unusable, message, naming
from koikoi.cli.records import read_records
from koikoi.engine.cards import short
from koikoi.engine.jsontext import format_json
from koikoi.engine.record import Disagreement, Replay, replay

Show = Callable[[int, Replay], None]
"""Prints one replayed record, given its number in the file, from 1."""
Tell = Callable[[str], None]
"""Prints one line on standard error."""


class Words(Protocol):
    """How differences and unusable input are said."""

    def unusable(self, error: Unusable) -> str:
        """The line on a record that cannot be replayed."""
        ...

    def differs(self, place: Place, difference: Disagreement) -> str:
        """The line on a difference."""
        ...


@dataclass(frozen=True, slots=True)
class Place:
    """Where a difference lies: file, record, round and action; records, rounds and actions count from 1."""

    file: str
    record: int
    round: int
    action: int


class English:
    """The lines as programs may rely on them."""

    def unusable(self, error: Unusable) -> str:
        """The line on a record that cannot be replayed."""
        return message(error)

    def differs(self, place: Place, difference: Disagreement) -> str:
        """The line on a difference."""
        where = f"{place.file}: record {place.record}, round {place.round}, action {place.action}"
        what = f"{difference.what} is {short(difference.stated)}, expected {short(difference.expected)}"
        return message(f"{where}: {what}")


def replay_records(source: BinaryIO, *, name: str, show: Show, tell: Tell, words: Words | None = None) -> int:
    """Replay the records of a file in turn; the exit status: 0, 1 where a record contradicts itself, 2 if unusable.

    `name` is what the file is called in messages. Records before an unusable one are shown.
    """
    words = words or English()
    status, number = 0, 0
    records = read_records(source)
    while True:
        number += 1
        try:
            with naming(f"{name}: record {number}"):
                for value in records:
                    replayed = replay(value)
                    break
                else:
                    return status
        except Unusable as error:
            tell(words.unusable(error))
            return UNUSABLE
        show(number, replayed)
        for difference in replayed.differences:
            status = DISAGREES
            tell(words.differs(_place(name, number, replayed, difference), difference))


def _place(file: str, record: int, replayed: Replay, difference: Disagreement) -> Place:
    """Where a difference lies; one about the whole record shows after its last action."""
    match = replayed.match
    number, action = difference.round, difference.action
    if number == 0 and replayed.rounds:
        last = match.current or match.rounds[-1]
        number, action = len(replayed.rounds), len(last.actions)
    return Place(file, record, number, action)


def replay_json(replayed: Replay, *, legal: bool) -> str:
    """One replayed record as one line of JSON (record.md, `koikoi replay --json`)."""
    rounds = []
    for played in replayed.rounds:
        out: dict[str, object] = {**(played.result or {}), "verified": played.verified}
        if legal:
            out["legal"] = played.legal
            if played.to_move is not None:
                out["to_move"] = played.to_move
        rounds.append(out)
    return format_json({"totals": list(replayed.match.totals), "rounds": rounds})
