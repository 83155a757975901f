"""Filing: the records in a file that somebody brings, ours or the public research format, each checked by a replay."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal

from koikoi.engine.jsontext import format_json, parse_json
from koikoi.engine.match import Match
from koikoi.engine.record import Disagreement, format_record, replay
from koikoi.errors import BadRecord, BadText, KoiKoiError, Reason
from koikoi.table.foreign import convert_koikoi_ai
from koikoi.table.record import summarise
from koikoi.table.setup import SeatKind, Setup
from koikoi.wire.records import WrongRecord

_KEPT = ("started", "ended", "table")
"""What is kept of a record beside its match."""


@dataclass(frozen=True, slots=True)
class Found:
    """A record that can be kept."""

    match: Match
    setup: Setup
    played: int | None
    """Seconds since 1970, as the record says; none if it does not."""
    body: str
    digest: str
    """The same for the same cards, players and actions under the same rules."""


class Unkept(BadRecord):
    """A record that can be read but is not kept; `what` is the one of `koikoi.wire.records.WrongRecord`."""

    def __init__(self, what: Literal["open", "contradiction", "form"], error: BadRecord) -> None:
        super().__init__(error.reason, error.sentence, round=error.round, action=error.action)
        self.what = what


class Misfiled(KoiKoiError):
    """A file of which nothing can be kept; `wrong` says where and why."""

    def __init__(self, error: KoiKoiError, line: int) -> None:
        super().__init__(error.reason, error.sentence)
        at = (error.round, error.action) if isinstance(error, BadRecord) else (0, 0)
        what = error.what if isinstance(error, Unkept) else ""
        self.wrong = WrongRecord(line, *at, what, error.reason.value, error.sentence)


def read_file(data: bytes) -> tuple[Found, ...]:
    """All records of a file: one, or one a line; raises Misfiled for a file with one that cannot be kept."""
    found = []
    for line, text in _texts(data):
        try:
            found.append(read_record(parse_json(text, line=max(line, 1))))
        except KoiKoiError as error:
            raise Misfiled(error, line) from error
    if not found:
        raise Misfiled(BadText(Reason.TRUNCATED, "the file is empty"), 0)
    return tuple(found)


def _texts(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The texts of a file with their lines; line 0 where it is one text as a whole."""
    lines = [(number, line) for number, line in enumerate(data.removeprefix(b"\xef\xbb\xbf").split(b"\n"), 1)]
    filled = [(number, line) for number, line in lines if line.strip()]
    if len(filled) > 1 and filled[0][1].lstrip().startswith(b"{") and filled[0][1].rstrip().endswith(b"}"):
        yield from filled
    elif filled:
        yield 0, data


def read_record(value: object) -> Found:
    """A record from its parsed JSON; raises KoiKoiError for one that cannot be replayed, or that has not ended."""
    record = _ours(value)
    played = replay(record)
    for difference in played.differences:
        raise _contradicts(difference)
    match = played.match
    if not match.over:
        raise Unkept("open", BadRecord(Reason.TRUNCATED, "the match in this record has not ended"))
    if not match.rounds and match.current is None:
        raise BadRecord(Reason.MISSING_FIELD, "the record has no round")
    extra = {key: record[key] for key in _KEPT if isinstance(record.get(key), str | dict)}
    return Found(
        match=match,
        setup=summarise(record).setup,
        played=_seconds(record.get("started")),
        body=format_json(format_record(match, **extra)),
        digest=_digest(match),
    )


def opponent(setup: Setup) -> str:
    """The computer player at seat 1; empty between people, and where a record does not say."""
    return setup.level if setup.kinds[1] is SeatKind.COMPUTER else ""


def _ours(value: object) -> dict[str, Any]:
    if isinstance(value, dict) and "format" not in value and "info" in value:
        return convert_koikoi_ai(value)
    if not isinstance(value, dict) or value.get("format") != "koikoi-record":
        error = BadRecord(Reason.WRONG_TYPE, "this is neither a koikoi-record nor a match of KoiKoi-AI")
        raise Unkept("form", error)
    return value


def _contradicts(difference: Disagreement) -> Unkept:
    sentence = f"the record disagrees with itself: {difference}"
    error = BadRecord(Reason.IMPOSSIBLE, sentence, round=difference.round, action=difference.action)
    return Unkept("contradiction", error)


def _digest(match: Match) -> str:
    whole = format_record(match)
    what = [whole["rules"], whole["players"], whole["rounds"], whole.get("match")]
    return hashlib.sha256(format_json(what).encode()).hexdigest()


def _seconds(text: object) -> int | None:
    """An ISO time as seconds since 1970; one without a zone is taken for UTC."""
    if not isinstance(text, str):
        return None
    try:
        time = datetime.fromisoformat(text)
        return int((time if time.tzinfo else time.replace(tzinfo=UTC)).timestamp())
    except (ValueError, OverflowError):
        return None
