"""How strong and how fast the searching player is, against greedy and random: `bench/strength.md`.

    python bench/strength.py [--share S] [--processes P] [--write]

Mirrored deals between compiled players, at KKJ and NIN with three budgets of worlds, and at every preset; the beginner
and the reader; then the time of each decision, on one core. `--share` plays so much of the usual number of pairs. Half
an hour of one core.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Final

from tables import NIN, PLAYED_TWICE, machine, options, shares

from koikoi.agents import Agent, make_agent, pairs
from koikoi.agents.pimc import WORLDS
from koikoi.engine.deal import deal, shuffled_deck
from koikoi.engine.jsontext import format_json
from koikoi.engine.notation import format_position
from koikoi.engine.position import Position
from koikoi.engine.rules import PRESETS, Rules
from koikoi.engine.seats import Seat
from koikoi.lab.mirrored import CompiledPlayer, mirrored, mirrored_compiled

KKJ: Final = Rules.preset("koikoi-japan")
GREEDY, RANDOM = CompiledPlayer(pairs.GREEDY), CompiledPlayer(pairs.RANDOM)
LADDER: Final = [
    ("KKJ", KKJ, 100, "greedy", GREEDY, 2000),
    ("KKJ", KKJ, 300, "greedy", GREEDY, 1200),
    ("KKJ", KKJ, 1000, "greedy", GREEDY, 800),
    ("KKJ", KKJ, 1000, "random", RANDOM, 200),
    ("NIN", NIN, 100, "greedy", GREEDY, 2000),
    ("NIN", NIN, 300, "greedy", GREEDY, 1500),
    ("NIN", NIN, 1000, "greedy", GREEDY, 1000),
    ("NIN", NIN, 1000, "random", RANDOM, 200),
    *((name, Rules.preset(name), 300, "greedy", GREEDY, 400) for name in PRESETS if name != "koikoi-japan"),
]
"""Table, worlds of `pimc`, against whom, and how many pairs are played."""
LEVELS: Final = [
    ("KKJ", KKJ, "beginner", "greedy", 2000),
    ("NIN", NIN, "beginner", "greedy", 2000),
    ("KKJ", KKJ, "reader", "greedy", 1000),
    ("KKJ", KKJ, "reader", "pimc", 1000),
]
"""Table, two players that are shown observations, and how many pairs they play."""
SEED: Final = 1
TIMED: Final = 40
"""Rounds whose decisions are timed."""
REPORT: Final = Path(__file__).with_suffix(".md")


def strengths(share: float, processes: int) -> list[str]:
    """Play the ladder; a line of the table for each rung."""
    lines = []
    for table, rules, worlds, name, other, number in LADDER:
        player = CompiledPlayer(pairs.PIMC, worlds)
        played = max(round(number * share), 2)
        result = mirrored_compiled(rules, player, other, pairs=played, seed=SEED, processes=processes)
        lines.append(
            f"| {table} | pimc {worlds:,} | {name} | {result.points:+.2f} ± {result.se:.2f} | {result.pairs:,} "
            f"| {shares(result)} |"
        )
        print(lines[-1], flush=True)
    return lines


def levels(share: float, processes: int) -> list[str]:
    """Let players that are shown observations play, round by round; the others are on the ladder."""
    lines = []
    for table, rules, first, second, number in LEVELS:
        players = make_agent(first), make_agent(second)
        result = mirrored(rules, *players, pairs=max(round(number * share), 2), seed=SEED, processes=processes)
        lines.append(
            f"| {table} | {first} | {second} | {result.points:+.2f} ± {result.se:.2f} | {result.pairs:,} "
            f"| {shares(result)} |"
        )
        print(lines[-1], flush=True)
    return lines


def decisions(rules: Rules, players: tuple[Agent, Agent]) -> list[float]:
    """Milliseconds of processor time of each decision of the first player that had a choice."""
    rng = Random(SEED)
    out = []
    for number in range(TIMED):
        dealer = Seat(number % 2)
        position, _ = Position.start(rules, deal(rules, shuffled_deck(rng=rng), dealer), dealer=dealer)
        while not position.over:
            observation = position.observe(position.mover)
            began = time.process_time()
            action = players[position.mover].act(observation, rng=rng)
            if position.mover == 0 and len(position.legal()) > 1:
                out.append(1000 * (time.process_time() - began))
            position, _ = position.apply(action)
    return sorted(out)


def times() -> list[str]:
    """The time of a decision; a line for each table."""
    lines = []
    for table, rules in (("KKJ", KKJ), ("NIN", NIN)):
        for name in ("pimc:100", "pimc:300", "pimc:1000", "reader"):
            took = decisions(rules, (make_agent(name), make_agent("greedy")))
            half, most = took[len(took) // 2], took[len(took) * 99 // 100]
            player = name.replace(":1000", " 1,000").replace(":", " ")
            lines.append(f"| {table} | {player} | {half:.1f} | {most:.1f} | {len(took):,} |")
            print(lines[-1], flush=True)
    return lines


def first_answer() -> float:
    """Seconds until a fresh `koikoi bot --agent pimc` has answered, what is compiled being in the cache."""
    position, _ = Position.start(KKJ, deal(KKJ, shuffled_deck(rng=Random(SEED)), Seat(0)), dealer=Seat(0))
    line = format_json(format_position(position.observe(Seat(0)))).encode()
    command = [sys.executable, "-m", "koikoi", "bot", "--agent", "pimc", "--seed", "1"]
    began = time.perf_counter()
    subprocess.run(command, input=line, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - began


def main() -> int:
    """Play, print, write."""
    share = (float, 1.0, "how much of the usual number of pairs to play")
    chosen = options(__doc__, REPORT, share=share)
    played, begun = strengths(chosen.share, chosen.processes), levels(chosen.share, chosen.processes)
    timed = times()
    first = f"A fresh process answers after {first_answer():.1f} s, what is compiled being in the cache."
    print(first)
    if chosen.write:
        REPORT.write_text(report(played, begun, timed, first), encoding="utf-8")
    return 0


def report(played: list[str], begun: list[str], timed: list[str], first: str) -> str:
    """The report as Markdown."""
    ladder, beginner, times_table = "\n".join(played), "\n".join(begun), "\n".join(timed)
    return f"""# The strength of the searching player

{machine()}. `python bench/strength.py --write` makes this page.

{PLAYED_TWICE}; `pimc` stands with its number of worlds, which is {WORLDS:,} unless told
otherwise. Seed {SEED}.

| table | first | second | points a round for the first | pairs | rounds won / lost / nobody's, % |
|---|---|---|---|---|---|
{ladder}

Levels: people play `beginner`, `greedy`, `club`, which is `pimc` 100, and `master`, which is `pimc` 1,000
and, in a match, plays to win that. `reader` guesses the other hand from how it was played. What is said
of them to people (`play-opponent-*-why` in the texts) follows from KKJ and NIN above and from this:

| table | first | second | points a round for the first | pairs | rounds won / lost / nobody's, % |
|---|---|---|---|---|---|
{beginner}

Milliseconds of processor time, one thread, for the decisions with a choice in {TIMED} rounds against greedy.

| table | player | p50 | p99 | decisions |
|---|---|---|---|---|
{times_table}

{first}
"""


if __name__ == "__main__":
    sys.exit(main())
