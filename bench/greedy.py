"""How strong the greedy player is: mirrored deals against the random player, at two tables and at every preset.

    python bench/greedy.py [--pairs N] [--processes P] [--write]

Prints points a round with their standard errors and writes `bench/greedy.md` where asked to. Exit status 1 if the
player is weaker than promised at koikoi-japan or at single-koi with families = "best".
"""

from __future__ import annotations

import platform
import sys
import time
from pathlib import Path
from random import Random
from typing import Final

from tables import PLAYED_TWICE, options, shares

from koikoi.agents import make_agent
from koikoi.engine.actions import Action
from koikoi.engine.observation import Observation
from koikoi.engine.rules import PRESETS, Rules
from koikoi.lab.mirrored import Mirrored, mirrored

KKJ: Final[dict[str, object]] = {"base": "koikoi-japan"}
NIN: Final[dict[str, object]] = {"base": "single-koi", "families": "best"}
PROMISED: Final = {"KKJ": (KKJ, 2.3, 1500), "NIN": (NIN, 4.0, 2500)}
"""Table, least points a round over the random player, and how many pairs are played."""
SEED: Final = 1
REPORT: Final = Path(__file__).with_suffix(".md")


class Stopwatch:
    """An agent with the time it takes for its choices."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.choices = 0
        self.seconds = 0.0
        self._agent = make_agent(name)

    def act(self, observation: Observation, *, rng: Random) -> Action:
        """The agent's choice."""
        start = time.process_time()
        action = self._agent.act(observation, rng=rng)
        self.seconds += time.process_time() - start
        self.choices += 1
        return action


def row(name: str, promised: str, result: Mirrored) -> str:
    """One line of the table."""
    calls = f"{result.calls[0] / (2 * result.pairs):.2f}"
    return (
        f"| {name} | {promised} | {result.points:+.3f} ± {result.se:.3f} | {result.pairs:,} "
        f"| {shares(result)} | {calls} |"
    )


def main() -> int:
    """Play, print, write; 1 if a promise is not kept."""
    number = (int, 0, "pairs a table; 1,500 (KKJ), 2,500 (NIN), 300 (others)")
    chosen = options(__doc__, REPORT, pairs=number)
    greedy, by_chance = make_agent("greedy"), make_agent("random")
    lines = []
    kept = True
    for name, (mapping, least, pairs) in PROMISED.items():
        result = mirrored(
            Rules.parse(mapping),
            greedy,
            by_chance,
            pairs=chosen.pairs or pairs,
            seed=SEED,
            processes=chosen.processes,
        )
        kept = kept and result.points >= least
        lines.append(row(name, f"+{least}", result))
        print(lines[-1], flush=True)
    for name in PRESETS:
        pairs = chosen.pairs or 300
        rules = Rules.preset(name)
        result = mirrored(rules, greedy, by_chance, pairs=pairs, seed=SEED, processes=chosen.processes)
        lines.append(row(name, "", result))
        print(lines[-1], flush=True)
    watch = Stopwatch("greedy")
    mirrored(Rules.parse(KKJ), watch, watch, pairs=20, seed=SEED)
    speed = f"{1000 * watch.seconds / watch.choices:.2f} ms of processor time a choice in plain Python"
    print(speed)
    if chosen.write:
        REPORT.write_text(report(lines, speed), encoding="utf-8")
    if not kept:
        print("the greedy player is weaker than promised", file=sys.stderr)
    return 0 if kept else 1


def report(lines: list[str], speed: str) -> str:
    """The report as Markdown."""
    table = "\n".join(lines)
    return f"""# The greedy player against the random one

{PLAYED_TWICE}. Seed {SEED}; `python bench/greedy.py --write` makes this page.

| table | promised | points a round | pairs | rounds won / lost / nobody's, % | calls a round |
|---|---|---|---|---|---|
{table}

{speed} (Python {platform.python_version()}, {platform.machine()}).
"""


if __name__ == "__main__":
    sys.exit(main())
