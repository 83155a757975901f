"""The arena's file: a contest and its pairs so far, as JSON; a file of another contest is told from one's own."""

from __future__ import annotations

from typing import Any, Final, NoReturn

import koikoi
from koikoi.engine.cards import short
from koikoi.engine.record import RULES_VERSION
from koikoi.engine.rules import Rules
from koikoi.engine.shape import Shape
from koikoi.errors import KoiKoiError, Reason
from koikoi.lab.arena import Contest, Standing
from koikoi.lab.matches import Game, Pair

FORMAT: Final = "koikoi-arena"
VERSION: Final = 1
"""The version of the format."""
MOST: Final = 10**12


def format_standing(standing: Standing) -> dict[str, Any]:
    """A standing as JSON has it; a pair is its six numbers, in the order of `Game`, straight and swapped."""
    contest = standing.contest
    return {
        "format": FORMAT,
        "version": VERSION,
        "program": koikoi.__version__,
        "rules_version": RULES_VERSION,
        "rules": contest.rules.mapping(),
        "agents": list(contest.agents),
        "unit": contest.unit.value,
        "seed": contest.seed,
        "seconds": standing.seconds,
        "played": [[[*straight, *swapped] for straight, swapped in played] for played in standing.played],
    }


def parse_standing(value: object, contest: Contest) -> Standing:
    """The standing of a contest from its file's JSON; raises KoiKoiError for a damaged one or that of another contest.

    The program's version must be the same too: another one's players may choose otherwise.
    """
    shape = Shape(value, "the arena's file", _fail)
    shape.choice("format", (FORMAT,))
    shape.choice("version", (VERSION,))
    _same_rules(Rules.parse(shape.get("rules")), contest.rules)
    for key, mine in (
        ("agents", list(contest.agents)),
        ("unit", contest.unit.value),
        ("seed", contest.seed),
        ("rules_version", RULES_VERSION),
        ("program", koikoi.__version__),
    ):
        if shape.get(key) != mine:
            _differs(key, shape.get(key), mine)
    seconds = shape.get("seconds")
    if type(seconds) not in (int, float) or not 0 <= seconds < MOST:
        _fail(Reason.OUT_OF_RANGE, f"the arena's file: seconds is {short(seconds)}; it must be a number from 0")
    played = shape.items("played", len(contest.pairings))
    return Standing(contest, [_pairs(row, f"played[{place}]") for place, row in enumerate(played)], seconds)


def _fail(reason: Reason, sentence: str) -> NoReturn:
    raise KoiKoiError(reason, sentence)


def _differs(what: str, theirs: object, mine: object) -> NoReturn:
    sentence = f"it keeps another contest: its {what} is {short(theirs)}, not {short(mine)}; give another file"
    _fail(Reason.OTHER_CONTEST, sentence)


def _same_rules(theirs: Rules, mine: Rules) -> None:
    """Refuse a file of another table; its label does not matter."""
    if theirs.base != mine.base:
        _differs("rules.base", theirs.base, mine.base)
    for difference in theirs.differences(mine):
        _differs(f"rules.{difference.key}", difference.mine, difference.other)


def _pairs(row: object, where: str) -> list[Pair]:
    if not isinstance(row, list):
        _fail(Reason.WRONG_TYPE, f"the arena's file: {where} is {short(row)}; it must be a list")
    return [_pair(numbers, f"{where}[{place}]") for place, numbers in enumerate(row)]


def _pair(numbers: object, where: str) -> Pair:
    if isinstance(numbers, list) and len(numbers) == 6 and all(type(number) is int for number in numbers):
        straight, swapped = Game(*numbers[:3]), Game(*numbers[3:])
        if all(abs(g.ahead) < MOST and g.won_by in (-1, 0, 1) and 0 < g.rounds < MOST for g in (straight, swapped)):
            return straight, swapped
    _fail(Reason.WRONG_TYPE, f"the arena's file: {where} is {short(numbers)}; it must be a pair's six numbers")
