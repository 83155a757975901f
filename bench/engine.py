"""How fast the engine is, in both lives: `python bench/engine.py` writes bench/results.md; exit 1 if a target is missed.

One core, warm, two random players (a uniform legal action in every phase), every option honoured. Each figure is the best of several
runs, since other work on a machine only ever slows it. Run it on a quiet one.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from datetime import date

import numba
import numpy as np
from tables import ALL_VARIANTS, TABLES, keep, machine

from koikoi.agents import compiled
from koikoi.engine.kernel.random import random_round
from koikoi.engine.kernel.slots import STATE_SIZE
from koikoi.engine.kernel.table import lower
from koikoi.engine.rules import Rules

RUNS = 7
MEASURED = {**TABLES, "shobu, all variants": ALL_VARIANTS}


def rounds_loop() -> object:
    """A compiled loop that plays rounds and nothing else."""
    kernel = compiled.load()

    @numba.njit(nogil=True, _nrt=False)
    def play(table, state, chance, deck, rounds):  # type: ignore[no-untyped-def]
        for i in range(rounds):
            kernel_round(table, state, chance, deck, i & 1, i % 12 + 1)

    kernel_round = kernel.random_round
    return play


def compiled_speed(rules: Rules, rounds: int = 300_000) -> float:
    """Rounds a second of the compiled life."""
    play = rounds_loop()
    table, state = compiled.table(rules), compiled.state()
    chance, deck = np.array([1], dtype=np.int64), np.arange(48, dtype=np.int64)
    play(table, state, chance, deck, 10)  # type: ignore[operator]
    best = 0.0
    for _ in range(RUNS):
        began = time.perf_counter()
        play(table, state, chance, deck, rounds)  # type: ignore[operator]
        best = max(best, rounds / (time.perf_counter() - began))
    return best


def plain_speed(rules: Rules, rounds: int = 2_000) -> float:
    """Rounds a second of the plain life."""
    table, state, chance, deck = lower(rules), [0] * STATE_SIZE, [1], list(range(48))
    best = 0.0
    for _ in range(RUNS):
        began = time.perf_counter()
        for i in range(rounds):
            random_round(table, state, chance, deck, i & 1, i % 12 + 1)
        best = max(best, rounds / (time.perf_counter() - began))
    return best


def score_time(rules: Rules, piles: int = 100_000) -> float:
    """Nanoseconds of a `score` in a compiled loop over random piles."""
    kernel_score = compiled.load().score

    @numba.njit(nogil=True, _nrt=False)
    def total(table, masks):  # type: ignore[no-untyped-def]
        found = 0
        for i in range(len(masks)):
            found += kernel_score(table, masks[i], i % 12 + 1, i & 1)
        return found

    rng = np.random.default_rng(1)
    masks = np.zeros(piles, dtype=np.int64)
    for i in range(piles):
        for card in rng.permutation(48)[: rng.integers(2, 33)]:
            masks[i] |= 1 << int(card)
    table = compiled.table(rules)
    total(table, masks)
    best = 1e9
    for _ in range(RUNS * 3):
        began = time.perf_counter()
        total(table, masks)
        best = min(best, (time.perf_counter() - began) / piles * 1e9)
    return best


def _work(rounds: int) -> float:
    play = rounds_loop()
    table, state = compiled.table(TABLES["single-koi"]), compiled.state()
    chance, deck = np.array([1], dtype=np.int64), np.arange(48, dtype=np.int64)
    play(table, state, chance, deck, 10)  # type: ignore[operator]
    began = time.time()
    play(table, state, chance, deck, rounds)  # type: ignore[operator]
    return time.time() - began


def two_processes(rounds: int = 3_000_000) -> float:
    """How much two processes do in the time of one."""
    best = 0.0
    for _ in range(3):
        with ProcessPoolExecutor(1) as pool:
            one = pool.submit(_work, rounds).result()
        with ProcessPoolExecutor(2) as pool:
            both = max(pool.map(_work, (rounds, rounds)))
        best = max(best, 2 * one / both)
    return best


STARTS = """
import time
import numba, numpy
began = time.perf_counter()
import numpy as np
from koikoi.agents import compiled
from koikoi.engine.rules import Rules
kernel = compiled.load()
chance, deck = np.array([1], dtype=np.int64), np.arange(48, dtype=np.int64)
kernel.random_round(compiled.table(Rules.preset("shobu")), compiled.state(), chance, deck, 0, 1)
print(time.perf_counter() - began)
"""


def loading() -> tuple[float, float]:
    """Seconds to compile with an empty cache, and to load from a full one; Numba's own import is not in them."""
    with tempfile.TemporaryDirectory() as folder:
        env = os.environ | {"XDG_CACHE_HOME": folder}
        runs = [
            float(subprocess.run([sys.executable, "-c", STARTS], env=env, capture_output=True, check=True).stdout)
            for _ in range(5)
        ]
    return runs[0], min(runs[1:])


def memory(rounds: int = 10_000_000) -> int:
    """KiB that memory grows by over so many rounds."""
    play = rounds_loop()
    table, state = compiled.table(TABLES["shobu"]), compiled.state()
    chance, deck = np.array([1], dtype=np.int64), np.arange(48, dtype=np.int64)
    play(table, state, chance, deck, 100_000)  # type: ignore[operator]
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    play(table, state, chance, deck, rounds)  # type: ignore[operator]
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before


def process_times() -> tuple[float, float, str]:
    """Milliseconds to `import koikoi` (beyond an empty Python) and of `koikoi score` as a process; what it loads."""

    def whole(*command: str) -> float:
        runs = []
        for _ in range(11):
            began = time.perf_counter()
            subprocess.run(command, capture_output=True, check=True)
            runs.append(time.perf_counter() - began)
        return min(runs) * 1000

    python = sys.executable
    bare = whole(python, "-c", "pass")
    imported = whole(python, "-c", "import koikoi") - bare
    scored = whole(python, "-m", "koikoi", "score", "--rules", "shobu", "6A", "7A", "10A", "--json")
    heavy = "import sys; from koikoi.cli.main import main\ntry: main()\nexcept SystemExit: pass\nprint([m for m in ('numba', 'numpy', 'textual') if m in sys.modules])"
    loaded = subprocess.run(
        [python, "-c", heavy, "score", "--rules", "shobu", "6A", "--json"], capture_output=True, text=True, check=True
    ).stdout.splitlines()[-1]
    return imported, scored, loaded


def main() -> int:
    """Measure, write the page, and say by the exit status whether every target is met."""
    missed = []
    lines = [f"{date.today().isoformat()}, {machine()}, Numba {numba.__version__}. Best of {RUNS} runs.", ""]

    def row(what: str, value: float, text: str, target: str, met: bool) -> None:
        lines.append(f"| {what} | {text} | {target} | {'yes' if met else '**no**'} |")
        if not met:
            missed.append(what)
        print(lines[-1], flush=True)

    cold, cached = loading()
    lines += ["| what | measured | target | met |", "|---|---|---|---|"]
    for name, rules in MEASURED.items():
        speed = compiled_speed(rules)
        row(f"compiled, {name}", speed, f"{speed:,.0f} rounds/s", "1,000,000", speed >= 1_000_000)
    for name, rules in MEASURED.items():
        speed = plain_speed(rules)
        row(f"plain, {name}", speed, f"{speed:,.0f} rounds/s", "10,000", speed >= 10_000)
    ratio = two_processes()
    row("two processes", ratio, f"{ratio:.2f} × one", "1.8", ratio >= 1.8)
    for name, rules in MEASURED.items():
        nanoseconds = score_time(rules)
        row(f"`score`, {name}", nanoseconds, f"{nanoseconds:.0f} ns", "60", nanoseconds <= 60)
    row("compile, empty cache", cold, f"{cold:.1f} s", "15", cold <= 15)
    row("load from the cache", cached, f"{cached:.2f} s", "0.5", cached <= 0.5)
    grown = memory()
    row("memory over 10 million rounds", grown, f"+{grown} KiB", "flat", grown < 1024)
    imported, scored, loaded = process_times()
    row("`import koikoi`", imported, f"{imported:.0f} ms", "150", imported <= 150)
    row("`koikoi score`, whole process", scored, f"{scored:.0f} ms", "400", scored <= 400)
    row("… loads of Numba, NumPy, Textual", 0, loaded, "[]", loaded == "[]")
    keep("results.md", "How fast the engine is", lines)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
