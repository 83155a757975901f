"""Sheets: a replayed record as people read it, a line a round, and its differences in their language."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from koikoi.cli.failures import UNUSABLE, Unusable, message, one_line
from koikoi.cli.pages import Flowing, table
from koikoi.cli.reader import Reader
from koikoi.cli.replaying import English, Place
from koikoi.engine.cards import short
from koikoi.engine.match import Match
from koikoi.engine.outcome import EndKind, RoundOutcome
from koikoi.engine.record import Disagreement, Replay, RoundReplay
from koikoi.engine.rules import Rules

AGREES, DIFFERS, NOT_STORED = "✓", "≠", "–"
"""Whether a round's stored result is the one that its actions give."""


class Sheets:
    """The sheets of one file's records, and the words for what is wrong with them."""

    def __init__(self, reader: Reader, file: str) -> None:
        self.reader = reader
        self.texts = reader.texts
        self.file = file
        self.records = 0

    # --- what is printed

    def show(self, number: int, replayed: Replay) -> None:
        """Print the sheet of one record."""
        match = replayed.match
        players = self._players(match)
        title = self.texts.say("cli-record", number=number, first=players[0], second=players[1])
        self.records += 1
        self.reader.show(
            Text(f"{title} · {one_line(self.texts.table_name(match.rules))}", "bold"),
            "",
            table(self._header(players), self._rows(replayed, players), right=(4, 5)),
            "",
            Flowing(self._ending(match, players)),
            "",
        )

    def close(self, status: int) -> int:
        """Say what the whole file came to, unless it could not be read to its end; gives the status back."""
        if status != UNUSABLE:
            key = "cli-replay-differs" if status else "cli-replay-agrees"
            self.reader.show(Flowing(self.texts.say(key, records=self.records)))
        return status

    def _players(self, match: Match) -> tuple[str, str]:
        first, second = (one_line(name) or "?" for name in match.players)
        return first, second

    def _header(self, players: tuple[str, str]) -> tuple[str, ...]:
        say = self.texts.say
        return (
            say("cli-head-round"),
            say("cli-head-dealer"),
            say("cli-head-result"),
            say("page-yaku-head-yaku"),
            *players,
            AGREES,
        )

    def _rows(self, replayed: Replay, players: tuple[str, str]) -> Iterator[tuple[RenderableType, ...]]:
        match = replayed.match
        wrong = {difference.round for difference in replayed.differences}
        rounds = [*match.rounds, *((match.current,) if match.current else ())]
        for number, (played, again) in enumerate(zip(rounds, replayed.rounds, strict=True), 1):
            outcome = played.outcome
            points = tuple(f"{value:+d}" if value else "0" for value in outcome.points) if outcome else ("", "")
            yield (
                f"{number} · {self.texts.month_name(played.month)}",
                players[played.dealer],
                self._result(outcome, players),
                self._yaku(outcome, match.rules),
                *points,
                _check(again, wrong=number in wrong),
            )
        totals = (Text(str(total), "bold") for total in match.totals)
        yield ("", "", "", Text(self.texts.say("cli-total"), "bold"), *totals, "")

    def _result(self, outcome: RoundOutcome | None, players: tuple[str, str]) -> str:
        if outcome is None:
            return self.texts.say("cli-kind-open")
        if outcome.winner is None:
            return self.texts.say("cli-kind-both" if outcome.kind is EndKind.HAND else "cli-kind-draw")
        return self.texts.say(f"cli-kind-{outcome.kind}", name=players[outcome.winner])

    def _yaku(self, outcome: RoundOutcome | None, rules: Rules) -> str:
        if outcome is None or not outcome.yaku:
            return ""
        paid = [f"{one_line(self.texts.yaku_short(hit.id, rules))} {hit.points}" for hit in outcome.yaku]
        if outcome.own_calls:
            paid.append(f"{self.texts.yaku_short('own_calls')} {outcome.own_calls}")
        times = f" ×{outcome.multiplier}" if outcome.multiplier != 1 else ""
        return f"{' + '.join(paid)}{f' = {outcome.base}' if times and len(paid) > 1 else ''}{times}"

    def _ending(self, match: Match, players: tuple[str, str]) -> str:
        if match.end is None:
            return self.texts.say("cli-match-open", round=match.number)
        low, high = sorted(match.standing)
        winner = match.end.winner
        if winner is None:
            return self.texts.match_result(match.end.reason, high=high, low=low)
        high, low = match.standing[winner], match.standing[1 - winner]
        return self.texts.match_result(match.end.reason, "other", name=players[winner], high=high, low=low)

    # --- what is wrong

    def unusable(self, error: Unusable) -> str:
        """The line on a record that cannot be replayed."""
        place = self.texts.say("cli-at-record", file=self.file, record=self.records + 1)
        return self.reader.failure(error, place=place)

    def differs(self, place: Place, difference: Disagreement) -> str:
        """The line on a difference."""
        if self.reader.language == "en":
            return English().differs(place, difference)
        return message(
            self.texts.say(
                "cli-difference",
                file=place.file,
                record=place.record,
                round=place.round,
                action=place.action,
                what=difference.what,
                stated=short(difference.stated),
                expected=short(difference.expected),
            )
        )


def _check(again: RoundReplay, *, wrong: bool) -> Text:
    if wrong:
        return Text(DIFFERS, "bold red")
    return Text(AGREES, "green") if again.verified else Text(NOT_STORED, "dim")
