"""Whether simulation agrees with known figures: `python bench/odds.py` writes bench/odds.md; exit 1 beyond four errors.

First two random players at six tables against the figures of another engine, then the exact odds of dealt hands and
fields. Each part is kept in bench/odds.json until all are done, so that a broken run goes on where it was.
"""

from __future__ import annotations

import json
import math
import os
import sys
from collections.abc import Callable, Iterator
from datetime import date
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

import loops
from tables import NIN, TABLES, keep, machine

from koikoi.agents.compiled import Slots, compiled
from koikoi.engine.kernel.slots import STATE_SIZE
from koikoi.engine.rules import Rules
from koikoi.lab.simulate import simulate

ROUNDS = int(os.environ.get("KOIKOI_ODDS_ROUNDS", "20_000_000"))
DEALS = int(os.environ.get("KOIKOI_ODDS_DEALS", "50_000_000"))
THEIRS = 20_000_000
"""Rounds behind the known figures."""
PROGRESS = Path(__file__).with_suffix(".json")
SEED = 20261130

KNOWN = {  # dealer %, other %, nobody %, dealer's points, points of a won round
    "single-koi": (51.83, 43.89, 4.29, 0.388, 6.57),
    "shobu": (50.66, 36.25, 13.08, 1.058, 6.67),
    "first-to-fifty": (53.68, 43.84, 2.48, 0.418, 4.84),
    "extensions": (45.22, 41.26, 13.52, -0.026, 7.36),
    "koikoi-japan": (52.01, 42.23, 5.76, 0.364, 3.83),
    "NIN": (51.84, 43.90, 4.26, 0.423, 6.95),
}
EXACT = {
    "a given hand holds a whole month": Fraction(8227, 1905803),
    "a given hand holds two whole months": Fraction(1, 5717409),
    "a given hand is four pairs": Fraction(3240, 1905803),
    "a given hand is lucky, either way": Fraction(11467, 1905803),
    "at least one hand holds a whole month": Fraction(84120079625, 9771011959137),
    "at least one hand is four pairs": Fraction(11063809800, 3257003986379),
    "at least one hand is lucky": Fraction(6888702673, 574765409361),
    "both hands hold a whole month": Fraction(239232841, 9771011959137),
    "both hands are lucky": Fraction(27893585, 574765409361),
    "the field holds a whole month": Fraction(8227, 1905803),
    "the field is four pairs": Fraction(3240, 1905803),
    "a whole month in a hand or the field": Fraction(330861284377901543, 25693608772447676775),
    "the field holds exactly three of a month": Fraction(777344, 5717409),
}
"""In the order of `loops.count_deals`."""


def dealt() -> list[int]:
    """How often each event of EXACT came up in DEALS deals."""
    count_deals = compiled(loops, "count_deals")["count_deals"]
    found = Slots([0] * len(EXACT))
    count_deals(Slots([0] * STATE_SIZE), Slots([SEED]), Slots(range(48)), found, DEALS)
    return found.tolist()


def played(rules: Rules) -> dict[str, Any]:
    """What came of ROUNDS random rounds."""
    return simulate(rules, ("random", "random"), ROUNDS, SEED).json()


def remembered(name: str, work: Callable[[], Any]) -> Any:
    """What `work` gives, or what it gave before in a run of the same size."""
    key = f"{name}, {ROUNDS} rounds, {DEALS} deals"
    done = json.loads(PROGRESS.read_text(encoding="utf-8")) if PROGRESS.exists() else {}
    if key not in done:
        done[key] = work()
        PROGRESS.write_text(json.dumps(done), encoding="utf-8")
    return done[key]


def compared(name: str, tally: dict[str, Any]) -> Iterator[tuple[str, float, float, float]]:
    """Each figure of a table: what it is, the known value, the measured one and the standard error of the difference.

    The known values are rounded, which adds the spread of a rounding.
    """
    dealer, other, nobody, points, won = KNOWN[name]
    both = 1 / tally["rounds"] + 1 / THEIRS
    for what, known, field in (
        ("dealer wins, %", dealer, "dealer_wins"),
        ("other wins, %", other, "other_wins"),
        ("nobody wins, %", nobody, "draws"),
    ):
        share = known / 100
        error = 100 * math.sqrt(share * (1 - share) * both)
        yield what, known, 100 * tally[field] / tally["rounds"], math.hypot(error, 0.01 / math.sqrt(12))
    spread = tally["dealer_points_se"] * math.sqrt(tally["rounds"])
    error = math.hypot(spread * math.sqrt(both), 0.001 / math.sqrt(12))
    yield "dealer's points a round", points, tally["dealer_points"], error
    # a won round's points spread less than a round's points do around 0
    error = math.hypot(spread * math.sqrt(both), 0.01 / math.sqrt(12))
    yield "points of a won round", won, tally["won_points"], error


def main() -> int:
    """Measure, write the page, and say by the exit status whether all agree."""
    worst = 0.0
    lines = [f"{date.today().isoformat()}, {machine()}.", "", f"Two random players, {ROUNDS:,} rounds a table:", ""]
    lines += ["| table | figure | known | measured | standard errors apart |", "|---|---|---|---|---|"]
    tables: dict[str, Rules] = {**TABLES, "NIN": NIN}
    for name in KNOWN:
        tally = remembered(name, partial(played, tables[name]))
        for what, known, measured, error in compared(name, tally):
            apart = abs(measured - known) / error
            worst = max(worst, apart)
            lines.append(f"| {name} | {what} | {known:g} | {measured:.4f} | {apart:.1f} |")
            print(lines[-1], flush=True)
    lines += ["", f"Dealt hands and fields, {DEALS:,} deals:", ""]
    lines += ["| event | exact % | measured % | standard errors apart |", "|---|---|---|---|"]
    for (what, exact), count in zip(EXACT.items(), remembered("dealt", dealt), strict=True):
        share = float(exact)
        apart = abs(count / DEALS - share) / math.sqrt(share * (1 - share) / DEALS)
        worst = max(worst, apart)
        lines.append(f"| {what} | {100 * share:.6f} | {100 * count / DEALS:.6f} | {apart:.1f} |")
    lines += ["", f"The farthest is {worst:.1f} standard errors away; four are allowed."]
    keep("odds.md", "Simulation against known figures", lines)
    PROGRESS.unlink(missing_ok=True)
    return 0 if worst <= 4 else 1


if __name__ == "__main__":
    sys.exit(main())
