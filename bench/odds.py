"""Whether simulation agrees with known figures: `python bench/odds.py` writes bench/odds.md; exit 1 beyond four errors.

First two random players at six tables against figures of another engine, then the exact odds of dealt hands and fields.
"""

from __future__ import annotations

import math
import os
import sys
from datetime import date
from fractions import Fraction

import numba
import numpy as np
from tables import NIN, TABLES, keep, machine

from koikoi.agents import compiled
from koikoi.engine.rules import Rules
from koikoi.lab.simulate import simulate

ROUNDS = int(os.environ.get("KOIKOI_ODDS_ROUNDS", "20000000"))
DEALS = int(os.environ.get("KOIKOI_ODDS_DEALS", "50000000"))
THEIRS = 20_000_000
"""Rounds behind the known figures."""

KNOWN = {  # dealer %, other %, nobody %, dealer's points and their digit, points of a won round
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
}


def count_deals(deals: int) -> list[int]:
    """How often each event of EXACT came up, in its order."""
    kernel = compiled.load()
    shuffle, months, pairs = kernel.shuffle_deal, kernel.whole_months, kernel.is_four_pairs
    from koikoi.engine.kernel.slots import FIELD, HAND_OF

    @numba.njit(nogil=True, _nrt=False)
    def run(state, chance, deck, found, deals):  # type: ignore[no-untyped-def]
        for _ in range(deals):
            shuffle(chance, state, deck)
            a, b, field = months(state[HAND_OF]), months(state[HAND_OF + 1]), months(state[FIELD])
            p, q = pairs(state[HAND_OF]), pairs(state[HAND_OF + 1])
            found[0] += a > 0
            found[1] += a > 1
            found[2] += p
            found[3] += a > 0 or p > 0
            found[4] += a > 0 or b > 0
            found[5] += p > 0 or q > 0
            found[6] += a > 0 or b > 0 or p > 0 or q > 0
            found[7] += a > 0 and b > 0
            found[8] += (a > 0 or p > 0) and (b > 0 or q > 0)
            found[9] += field > 0
            found[10] += pairs(state[FIELD])
            found[11] += a > 0 or b > 0 or field > 0

    found = np.zeros(len(EXACT), dtype=np.int64)
    chance, deck = np.array([20261130], dtype=np.int64), np.arange(48, dtype=np.int64)
    run(compiled.state(), chance, deck, found, deals)
    return [int(n) for n in found]


def main() -> int:
    """Measure, write the page, and say by the exit status whether all agree."""
    worst = 0.0
    lines = [f"{date.today().isoformat()}, {machine()}.", "", f"Two random players, {ROUNDS:,} rounds a table:", ""]
    lines += ["| table | figure | known | measured | errors apart |", "|---|---|---|---|---|"]

    def row(table: str, what: str, known: float, measured: float, error: float, digits: int) -> None:
        nonlocal worst
        apart = abs(measured - known) / error
        worst = max(worst, apart)
        lines.append(f"| {table} | {what} | {known:.{digits}f} | {measured:.{digits + 1}f} | {apart:.1f} |")
        print(lines[-1], flush=True)

    tables: dict[str, Rules] = {**TABLES, "NIN": NIN}
    for name, (dealer, other, nobody, points, won) in KNOWN.items():
        tally = simulate(tables[name], ("random", "random"), ROUNDS, seed=2026, processes=os.cpu_count() or 1)
        out = tally.json()
        shares = {
            "dealer wins, %": (dealer, "dealer_wins"),
            "other wins, %": (other, "other_wins"),
            "nobody, %": (nobody, "draws"),
        }
        for what, (known, field) in shares.items():
            p = known / 100
            error = 100 * math.sqrt(p * (1 - p) * (1 / ROUNDS + 1 / THEIRS) + (0.0029 / 100) ** 2)
            row(name, what, known, 100 * out[field] / ROUNDS, error, 2)
        error = math.sqrt(out["dealer_points_se"] ** 2 * (1 + ROUNDS / THEIRS) + 0.00029**2)  # ours, theirs, rounding
        row(name, "dealer's points", points, out["dealer_points"], error, 3)
        spread = won  # the points of a won round spread about as wide as their mean
        row(
            name,
            "points of a won round",
            won,
            out["won_points"],
            math.hypot(spread * math.sqrt(1 / ROUNDS + 1 / THEIRS), 0.0029),
            2,
        )

    lines += ["", f"Dealt hands and fields, {DEALS:,} deals:", ""]
    lines += ["| event | exact % | measured % | errors apart |", "|---|---|---|---|"]
    for (what, exact), count in zip(EXACT.items(), count_deals(DEALS), strict=True):
        p = float(exact)
        apart = abs(count / DEALS - p) / math.sqrt(p * (1 - p) / DEALS)
        worst = max(worst, apart)
        lines.append(f"| {what} | {100 * p:.6f} | {100 * count / DEALS:.6f} | {apart:.1f} |")
    lines += ["", f"The farthest is {worst:.1f} standard errors away; four are allowed."]
    keep("odds.md", "Simulation against known figures", lines)
    return 0 if worst <= 4 else 1


if __name__ == "__main__":
    sys.exit(main())
