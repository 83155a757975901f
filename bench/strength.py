"""How strong and how fast the searching player is, against greedy and random: `bench/strength.md`.

    python bench/strength.py [--share S] [--processes P] [--write]

Mirrored deals between compiled players, at KKJ and NIN with five budgets of worlds, and at every preset; the beginner;
what more worlds and a look at the other hand would bring; then the time of each decision, on one core. `--share` plays
so much of the usual number of pairs. Two hours of one core.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from tempfile import TemporaryDirectory
from typing import Final

from tables import NIN, PLAYED_TWICE, machine, options, shares

from koikoi.agents import Agent, make_agent, pairs, pimc_kernel
from koikoi.agents.compiled import Slots, compiled
from koikoi.agents.pimc import WORLDS, rows
from koikoi.agents.worlds import BANNED
from koikoi.engine.actions import ACTIONS, Action
from koikoi.engine.cards import CARDS, cards_mask
from koikoi.engine.deal import deal, shuffled_deck
from koikoi.engine.jsontext import format_json
from koikoi.engine.notation import format_position
from koikoi.engine.position import Position
from koikoi.engine.rules import PRESETS, Rules
from koikoi.engine.seats import SEATS, Seat, other
from koikoi.lab.mirrored import CompiledPlayer, mirrored, mirrored_compiled

KKJ: Final = Rules.preset("koikoi-japan")
GREEDY, RANDOM = CompiledPlayer(pairs.GREEDY), CompiledPlayer(pairs.RANDOM)
LADDER: Final = [
    *(("KKJ", KKJ, worlds, "greedy", GREEDY, number) for worlds, number in ((100, 2000), (300, 1200), (1000, 800))),
    *(("KKJ", KKJ, worlds, "greedy", GREEDY, 700) for worlds in (3000, 10_000)),
    ("KKJ", KKJ, 1000, "random", RANDOM, 200),
    *(("NIN", NIN, worlds, "greedy", GREEDY, number) for worlds, number in ((100, 2000), (300, 1500), (1000, 1000))),
    *(("NIN", NIN, worlds, "greedy", GREEDY, 1000) for worlds in (3000, 10_000)),
    ("NIN", NIN, 1000, "random", RANDOM, 200),
    *((name, Rules.preset(name), 300, "greedy", GREEDY, 400) for name in PRESETS if name != "koikoi-japan"),
]
"""Table, worlds of `pimc`, against whom, and how many pairs are played."""
LEVELS: Final = [
    ("KKJ", KKJ, "beginner", "greedy", 2000),
    ("NIN", NIN, "beginner", "greedy", 2000),
]
"""Table, two players that are shown observations, and how many pairs they play."""
MANY: Final = 10_000
SEEN: Final = 300
BOUNDS: Final = [("KKJ", KKJ, 700, 1500), ("NIN", NIN, 0, 1500)]
"""Table, pairs of `pimc` with MANY worlds, and of a player with SEEN worlds that is shown the other hand."""
MASTER: Final = 3000
MASTER_PAIRS: Final = 4000
"""Worlds of `master`, and the pairs that it plays against `pimc` at every preset."""
SEED: Final = 1
TIMED: Final = 40
"""Rounds whose decisions are timed."""
TRIES: Final = 5
"""How often each is, since others use the machine too."""
REPORT: Final = Path(__file__).with_suffix(".md")


def strengths(share: float, processes: int) -> list[str]:
    """Play the ladder; a line of the table for each rung."""
    lines = []
    for table, rules, worlds, name, against, number in LADDER:
        player = CompiledPlayer(pairs.PIMC, worlds)
        played = max(round(number * share), 2)
        result = mirrored_compiled(rules, player, against, pairs=played, seed=SEED, processes=processes)
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


def bounds(share: float, processes: int) -> list[str]:
    """What more worlds bring at every preset, what many more would, and a look at the other hand; a line for each."""
    lines = []
    for name in PRESETS:
        players = CompiledPlayer(pairs.PIMC, MASTER), CompiledPlayer(pairs.PIMC, WORLDS)
        number = max(round(MASTER_PAIRS * share), 2)
        result = mirrored_compiled(Rules.preset(name), *players, pairs=number, seed=SEED, processes=processes)
        points, se = result.points, result.se
        lines.append(f"| {name} | pimc {MASTER:,} | pimc {WORLDS:,} | {points:+.2f} ± {se:.2f} | {number:,} |")
        print(lines[-1], flush=True)
    for table, rules, many, seen in BOUNDS:
        found = []
        if many:
            players = CompiledPlayer(pairs.PIMC, MANY), CompiledPlayer(pairs.PIMC, WORLDS)
            number = max(round(many * share), 2)
            result = mirrored_compiled(rules, *players, pairs=number, seed=SEED, processes=processes)
            found.append((f"pimc {MANY:,}", f"pimc {WORLDS:,}", result.points, result.se, number))
        number = max(round(seen * share), 2)
        found.append((f"pimc {SEEN} that sees the other hand", f"pimc {SEEN}", *seeing(rules, number), number))
        for first, second, points, se, number in found:
            lines.append(f"| {table} | {first} | {second} | {points:+.2f} ± {se:.2f} | {number:,} |")
            print(lines[-1], flush=True)
    return lines


def seeing(rules: Rules, number: int) -> tuple[float, float]:
    """Points a round, and their standard error, of `pimc` that is shown the other hand against `pimc`."""
    means = []
    for pair in range(number):
        ahead = 0
        rng = Random(f"{SEED} {pair}")
        begun = begin(rules, Seat(rng.randrange(2)), pair % 12 + 1, rng)
        for seer in SEATS:
            position = begun
            while not position.over:
                action = choice(position, sees=position.mover == seer, rng=rng)
                position, _ = position.apply(action)
            ahead += position.outcome.points[seer] - position.outcome.points[other(seer)]
        means.append(ahead / (4 if rules.ledger == "zero-sum" else 2))
    return fmean(means), stdev(means) / sqrt(number)


def begin(rules: Rules, dealer: Seat, month: int, rng: Random) -> Position:
    """A round that begins with a deal that is not void."""
    while True:
        position, _ = Position.start(rules, deal(rules, shuffled_deck(rng=rng), dealer), dealer=dealer, month=month)
        if not position.over or position.outcome.void is None:
            return position


def choice(position: Position, *, sees: bool, rng: Random) -> Action:
    """What `pimc` with SEEN worlds does; one that `sees` knows that the other hand holds nothing but what it holds."""
    parts = rows(position.observe(position.mover), rng=rng, row=Slots)
    if sees:
        parts[5][BANNED] = cards_mask(CARDS) & ~cards_mask(position.hand(other(position.mover)))
    action: int = compiled(pimc_kernel, "choose")["choose"](*parts, SEEN)
    return ACTIONS[action]


def decisions(rules: Rules, players: tuple[Agent, Agent]) -> list[float]:
    """Milliseconds of processor time of each decision of the first player that had a choice, the best of TRIES."""
    rng = Random(SEED)
    out = []
    for number in range(TIMED):
        dealer = Seat(number % 2)
        position, _ = Position.start(rules, deal(rules, shuffled_deck(rng=rng), dealer), dealer=dealer)
        while not position.over:
            observation = position.observe(position.mover)
            timed = position.mover == 0 and len(position.legal()) > 1
            took = []
            for _ in range(TRIES if timed else 1):
                began = time.process_time()
                action = players[position.mover].act(observation, rng=rng)
                took.append(1000 * (time.process_time() - began))
            if timed:
                out.append(min(took))
            position, _ = position.apply(action)
    return sorted(out)


def times() -> list[str]:
    """The time of a decision; a line for each table."""
    lines = []
    for table, rules in (("KKJ", KKJ), ("NIN", NIN)):
        for name in ("pimc:100", "pimc:300", "pimc:1000", "pimc:3000", "pimc:10000"):
            took = decisions(rules, (make_agent(name), make_agent("greedy")))
            half, most = took[len(took) // 2], took[len(took) * 99 // 100]
            player = f"pimc {int(name.partition(':')[2]):,}"
            lines.append(f"| {table} | {player} | {half:.1f} | {most:.1f} | {len(took):,} |")
            print(lines[-1], flush=True)
    return lines


def first_answer(cache: str) -> float:
    """Seconds until a fresh `koikoi bot --agent pimc` has answered, with what is compiled in a cache folder."""
    position, _ = Position.start(KKJ, deal(KKJ, shuffled_deck(rng=Random(SEED)), Seat(0)), dealer=Seat(0))
    line = format_json(format_position(position.observe(Seat(0)))).encode()
    command = [sys.executable, "-m", "koikoi", "bot", "--agent", "pimc", "--seed", "1"]
    began = time.perf_counter()
    subprocess.run(
        command, input=line, stdout=subprocess.DEVNULL, check=True, env=os.environ | {"XDG_CACHE_HOME": cache}
    )
    return time.perf_counter() - began


def main() -> int:
    """Play, print, write."""
    share = (float, 1.0, "how much of the usual number of pairs to play")
    chosen = options(__doc__, REPORT, share=share)
    played, begun = strengths(chosen.share, chosen.processes), levels(chosen.share, chosen.processes)
    most, timed = bounds(chosen.share, chosen.processes), times()
    with TemporaryDirectory() as cache:
        cold, *warm = [first_answer(cache) for _ in range(4)]
    first = (
        f"A fresh process answers after {cold:.0f} s where nothing was compiled before, then after {min(warm):.1f} s."
    )
    print(first)
    if chosen.write:
        REPORT.write_text(report(played, begun, most, timed, first), encoding="utf-8")
    return 0


def report(played: list[str], begun: list[str], most: list[str], timed: list[str], first: str) -> str:
    """The report as Markdown."""
    ladder, beginner, times_table = "\n".join(played), "\n".join(begun), "\n".join(timed)
    bound = "\n".join(most)
    return f"""# The strength of the searching player

{machine()}. `python bench/strength.py --write` makes this page.

{PLAYED_TWICE}; `pimc` stands with its number of worlds, which is {WORLDS:,} unless told
otherwise. Seed {SEED}.

![The ladder, and points a round against milliseconds for a decision](strength.svg)

| table | first | second | points a round for the first | pairs | rounds won / lost / nobody's, % |
|---|---|---|---|---|---|
{ladder}

Levels: people play `beginner`, `greedy`, `club`, which is `pimc` 300, and `master`, which is `pimc` 3,000
and, in a match, plays to win that. What is said of them to people (`play-opponent-*-why` in the texts)
follows from KKJ and NIN above and from this:

| table | first | second | points a round for the first | pairs | rounds won / lost / nobody's, % |
|---|---|---|---|---|---|
{beginner}

How far this search can be carried: what more worlds bring at every preset, and what knowing the other hand for
certain would bring, which no guess from its play can reach.

| table | first | second | points a round for the first | pairs |
|---|---|---|---|---|
{bound}

Milliseconds of processor time, one thread, for the decisions with a choice in {TIMED} rounds against greedy; each
decision was made {TRIES} times, and the shortest time counts.

| table | player | p50 | p99 | decisions |
|---|---|---|---|---|
{times_table}

{first}
"""


if __name__ == "__main__":
    sys.exit(main())
