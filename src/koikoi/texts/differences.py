"""Which differences between two tables are worth a sentence, and what a table can never need. Says nothing itself."""

from __future__ import annotations

from typing import Final

from koikoi.engine.rules import Difference, Rules
from koikoi.engine.yaku import YAKU, YAKU_IDS

VIEWINGS: Final = tuple(row.id for row in YAKU if row.viewing)
"""The ids of the viewings."""


def said_differences(rules: Rules, other: Rules) -> tuple[Difference, ...]:
    """The differences that matter at the table of `rules`, with yaku at the points they really stand for there."""
    found = [d for d in rules.differences(other) if "." not in d.key and _matters(d.key, rules)]
    mine, theirs = standing(rules), standing(other)
    silent = VIEWINGS if rules.viewing == "off" else ()
    for yaku_id in (*YAKU_IDS, *sorted((mine.keys() | theirs.keys()) - set(YAKU_IDS))):
        points, instead = mine.get(yaku_id, 0), theirs.get(yaku_id, 0)
        if points != instead and yaku_id not in silent:
            group = "values" if yaku_id in YAKU_IDS else "yaku"
            found.append(Difference(f"{group}.{yaku_id}", points, instead))
    return tuple(found)


def standing(rules: Rules) -> dict[str, int]:
    """The yaku that a table pays, with their points before any call."""
    return {row.id: value for row, value in rules.rows()}


def lucky(rules: Rules) -> bool:
    """Whether a dealt hand can be paid at this table."""
    return rules.hand_four_points > 0 or rules.hand_pairs_points > 0


def level_at_target(rules: Rules) -> bool:
    """Whether both players can reach a target level: only two lucky hands paid at once let both gain in a round."""
    return rules.target > 0 and rules.ledger == "winner" and rules.both_hands == "both" and lucky(rules)


def points_out(rules: Rules) -> bool:
    """Whether a match can end because a player has no points left."""
    return rules.start_points > 0 and rules.ledger == "zero-sum"


def _matters(key: str, rules: Rules) -> bool:
    """Whether an option has an effect at this table; `triad` never counts, it shows in the points of a yaku."""
    rows = standing(rules)
    return {
        "triad": False,
        "dealer_point_when": rules.dealer_point > 0,
        "both_hands": lucky(rules),
        "tie": rules.rounds > 0,
        "cup_chaff": "chaff" in rows,
        "iris_joker": "chaff" in rows,
        "viewing": rules.viewing == "off" or any(i in rows for i in VIEWINGS),
        "viewing_after_call": any(i in rows for i in VIEWINGS),
    }.get(key, True)
