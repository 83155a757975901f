"""The figures of `bench/strength.md` as a picture: `bench/strength.svg`.

    pip install matplotlib
    python bench/plot.py

On the left the ladder, points a round against greedy; on the right what thinking longer brings. Whiskers are two
standard errors.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

import matplotlib as mpl
import matplotlib.pyplot as plt

PAGE: Final = Path(__file__).with_name("strength.md")
PICTURE: Final = PAGE.with_suffix(".svg")
COLOURS: Final = {"KKJ": "#b3402f", "NIN": "#2f5d8a"}
"""A colour for each table."""
STYLE: Final = {
    "svg.hashsalt": "koikoi",  # the same picture from the same figures
    "svg.fonttype": "none",
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


class Rung(NamedTuple):
    """A player against greedy."""

    player: str
    points: float
    error: float
    milliseconds: float
    """Half of its decisions take no longer; 0 where that was not measured."""


def rungs(page: str, table: str) -> list[Rung]:
    """Who played against greedy at a table, in the order of the page, and greedy itself after the beginner."""
    number, player = r"([-+]?[\d.]+)", r"([\w ,]+)"
    timed = re.findall(rf"^\| {table} \| {player} \| {number} \| {number} \| [\d,]+ \|$", page, re.MULTILINE)
    times = {name: float(half) for name, half, _ in timed}
    found = re.findall(rf"^\| {table} \| {player} \| greedy \| {number} ± {number} ", page, re.MULTILINE)
    out = [Rung(name, float(points), float(error), times.get(name, 0.0)) for name, points, error in found]
    return sorted(
        [*out, Rung("greedy", 0.0, 0.0, 0.0)], key=lambda rung: (rung.player != "beginner", rung.milliseconds)
    )


def draw(tables: dict[str, list[Rung]]) -> Any:
    """Both charts."""
    figure, (ladder, longer) = plt.subplots(1, 2, figsize=(9, 3.4), width_ratios=(3, 2), layout="constrained")
    for i, (table, players) in enumerate(tables.items()):
        names = [rung.player for rung in players]
        places = [names.index(rung.player) + 0.14 * (2 * i - 1) for rung in players]
        bars = {"fmt": "o", "color": COLOURS[table], "label": table, "capsize": 2, "markersize": 5}
        ladder.errorbar(places, [r.points for r in players], yerr=[2 * r.error for r in players], **bars)
        timed = [rung for rung in players if rung.milliseconds]
        at = [rung.milliseconds for rung in timed]
        longer.errorbar(at, [r.points for r in timed], yerr=[2 * r.error for r in timed], **bars | {"fmt": "o-"})
    ladder.set_xticks(range(len(names)), [name.replace(" ", "\n") for name in names])
    longer.set_xscale("log")
    longer.set_xticks([1, 3, 10, 30, 100], ["1", "3", "10", "30", "100"])
    longer.set_xlabel("milliseconds for a decision")
    for chart in (ladder, longer):
        chart.axhline(0, color="#888888", linewidth=0.8)
        chart.set_ylabel("points a round against greedy")
    ladder.legend(frameon=False, loc="lower right")
    return figure


def main() -> int:
    """Read the page, draw."""
    page = PAGE.read_text(encoding="utf-8")
    with mpl.rc_context(STYLE):
        draw({table: rungs(page, table) for table in COLOURS}).savefig(PICTURE, metadata={"Date": None})
    return 0


if __name__ == "__main__":
    sys.exit(main())
