"""How fast the engine is, in both lives: `python bench/engine.py` writes bench/results.md; exit 1 if it is too slow.

One core, warm, two random players (a uniform legal action in every phase), every option honoured. Each figure is the
best of several runs, since other work on a machine only ever slows it: give it a quiet one.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from random import Random

import loops
import numba
from tables import ALL_VARIANTS, TABLES, Results, keep

from koikoi.agents.compiled import Slots, compiled
from koikoi.engine.cards import CARDS, cards_mask
from koikoi.engine.kernel.slots import STATE_SIZE
from koikoi.engine.kernel.table import lower
from koikoi.engine.rules import Rules
from koikoi.lab.simulate import simulate

RUNS = 60
FAST, SLOW, PILES = 30_000, 400, 50_000
MEASURED = {**TABLES, "shobu, all variants": ALL_VARIANTS}
KERNEL = compiled(loops, "play_rounds", "score_piles")


def fastest(works: Mapping[str, Callable[[], object]], runs: int = RUNS) -> dict[str, float]:
    """Seconds of processor time of the fastest run of each; they take turns, so that none has all the bad moments."""
    best = dict.fromkeys(works, float("inf"))
    for _ in range(runs):
        for name, work in works.items():
            began = time.process_time()
            work()
            best[name] = min(best[name], time.process_time() - began)
    return best


def compiled_rounds(rules: Rules) -> Callable[[], object]:
    """FAST rounds of the compiled life."""
    rows = [Slots(row) for row in (lower(rules), [0] * STATE_SIZE, [1], range(48))]
    KERNEL["play_rounds"](*rows, 10)
    return lambda: KERNEL["play_rounds"](*rows, FAST)


def plain_rounds(rules: Rules) -> Callable[[], object]:
    """SLOW rounds of the plain life, the same ones each time: the best run is not the one with the shortest rounds."""
    table = lower(rules)
    return lambda: loops.play_rounds(table, [0] * STATE_SIZE, [1], list(range(48)), SLOW)


def scores(rules: Rules) -> Callable[[], object]:
    """PILES times a `score` in a compiled loop, over random piles of 2 to 32 cards."""
    rng = Random(1)
    piles = Slots(cards_mask(rng.sample(CARDS, rng.randint(2, 32))) for _ in range(PILES))
    table = Slots(lower(rules))
    return lambda: KERNEL["score_piles"](table, piles, PILES)


def two_processes(rounds: int = 2_000_000) -> float:
    """How much two processes do in the time of one, by the clock: it takes two idle cores, for a moment at least."""
    rules = TABLES["single-koi"]
    found = []
    for _ in range(10):
        one, two = (simulate(rules, ("random", "random"), rounds, 1, processes=n) for n in (1, 2))
        found.append(one.seconds / two.seconds)
    return max(found)


STARTS = """
import time
begin = time.process_time()
import numba
from numba.core.registry import cpu_target
cpu_target.target_context.refresh()
own = time.process_time() - begin
from koikoi.engine.rules import Rules
from koikoi.lab.simulate import Work
begin = time.process_time(), time.perf_counter()
Work(Rules.preset("shobu"), ("random", "random"), 1, True).player()(0, 1)
print(time.process_time() - begin[0], time.perf_counter() - begin[1], own)
"""


def loading() -> tuple[list[float], list[float]]:
    """Processor and whole seconds until a random round is played: with an empty cache, and from a full one.

    Numba's own start, its imports, is not in them; it is the third figure.
    """
    runs = []
    with tempfile.TemporaryDirectory() as folder:
        env = os.environ | {"XDG_CACHE_HOME": folder}
        for _ in range(6):
            done = subprocess.run([sys.executable, "-c", STARTS], env=env, capture_output=True, check=True, text=True)
            runs.append([float(seconds) for seconds in done.stdout.split()])
    return runs[0], min(runs[1:])


def memory(rounds: int = 10_000_000) -> int:
    """KiB by which the process grows over so many rounds."""
    rows = [Slots(row) for row in (lower(TABLES["shobu"]), [0] * STATE_SIZE, [1], range(48))]
    KERNEL["play_rounds"](*rows, 100_000)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(100):
        KERNEL["play_rounds"](*rows, rounds // 100)
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before


def process_times() -> tuple[float, float, str]:
    """Milliseconds to `import koikoi` (beyond an empty Python) and of `koikoi score` as a process; what it loads."""

    def whole(*command: str) -> float:
        runs = []
        for _ in range(15):
            began = time.perf_counter()
            subprocess.run(command, capture_output=True, check=True)
            runs.append(time.perf_counter() - began)
        return min(runs) * 1000

    python = sys.executable
    imported = whole(python, "-c", "import koikoi") - whole(python, "-c", "pass")
    scored = whole(python, "-m", "koikoi", "score", "--rules", "shobu", "6A", "7A", "10A", "--json")
    heavy = (
        "import sys; from koikoi.cli.main import main\n"
        "try: main()\nexcept SystemExit: pass\n"
        "print([name for name in ('numba', 'numpy', 'textual') if name in sys.modules])"
    )
    command = [python, "-c", heavy, "score", "--rules", "shobu", "6A", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return imported, scored, done.stdout.splitlines()[-1]


def main() -> int:
    """Measure, write the page, and say by the exit status whether every target is met."""
    page = Results(
        f"`python bench/engine.py`. Speeds are the best of {RUNS} or more runs by processor time of one core, with",
        "two random players; where two figures stand for a time, the second is by the clock.",
        "",
        with_too=f", Numba {numba.__version__}",
    )
    fast = fastest({name: compiled_rounds(rules) for name, rules in MEASURED.items()})
    for name, seconds in fast.items():
        page.row(f"compiled, {name}", f"{FAST / seconds:,.0f} rounds/s", "≥ 1,000,000", met=FAST / seconds >= 1_000_000)
    slow = fastest({name: plain_rounds(rules) for name, rules in MEASURED.items()}, 4 * RUNS)
    for name, seconds in slow.items():
        page.row(f"plain, {name}", f"{SLOW / seconds:,.0f} rounds/s", "≥ 10,000", met=SLOW / seconds >= 10_000)
    scored = fastest({name: scores(rules) for name, rules in MEASURED.items()}, 5 * RUNS)
    for name, seconds in scored.items():
        nanoseconds = seconds / PILES * 1e9
        page.row(f"`score`, {name}", f"{nanoseconds:.0f} ns", "≤ 60", met=nanoseconds <= 60)
    ratio = two_processes()
    page.row("two processes", f"{ratio:.2f} × one", "≥ 1.8", met=ratio >= 1.8)
    cold, cached = loading()
    page.row("compile, empty cache", f"{cold[0]:.1f} s ({cold[1]:.1f})", "≤ 15", met=cold[0] <= 15)
    page.row("load from the cache", f"{cached[0]:.2f} s ({cached[1]:.2f})", "≤ 0.5", met=cached[0] <= 0.5)
    page.row("Numba's own start, before that", f"{cached[2]:.2f} s", "", met=True)
    grown = memory()
    page.row("memory over 10 million rounds", f"+{grown} KiB", "flat", met=grown < 1024)
    imported, whole, loaded = process_times()
    page.row("`import koikoi`", f"{imported:.0f} ms", "≤ 150", met=imported <= 150)
    page.row("`koikoi score`, whole process", f"{whole:.0f} ms", "≤ 400", met=whole <= 400)
    page.row("of Numba, NumPy and Textual it loads", loaded, "[]", met=loaded == "[]")
    keep("results.md", "How fast the engine is", page.lines)
    return 1 if page.missed else 0


if __name__ == "__main__":
    sys.exit(main())
