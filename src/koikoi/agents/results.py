"""How rounds of a table end between two greedy players: what match equity is worked out from.

Those of the presets come with the package; for other tables rounds are played once and kept in the platform's cache
folder. `python -m koikoi.agents.results` makes the package's file anew (seed 1; some minutes).
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt
from platformdirs import user_cache_path

from koikoi.agents import results_kernel as k
from koikoi.agents.duel import GREEDY
from koikoi.agents.greedy_notes import NOTES_SIZE
from koikoi.engine.kernel.slots import R_MONTHLY, STATE_SIZE
from koikoi.engine.kernel.table import lower
from koikoi.engine.rules import PRESETS, Rules

Shares = npt.NDArray[np.float64]
"""Months (12, or 1 where they are all alike), who wins (the dealer, the other, nobody), the dealer's points less the
other's from -MOST to MOST, as the ledger writes them down: shares of the rounds of a month."""
ROUNDS: Final = 24_000
"""Rounds that are played for a table of one's own: its shares are then good to a third of a percent."""
SHIPPED_ROUNDS: Final = 240_000
_FILE: Final = Path(__file__).with_name("results.npz")


def round_results(rules: Rules) -> Shares:
    """The shares of all round results at a table; plays ROUNDS rounds, some seconds, where they are not known."""
    name = _name(rules)
    for path in (_FILE, _kept(name)):
        counts = _read(path, name)
        if counts is not None:
            break
    else:
        counts = play_results(rules, ROUNDS, seed=1)
        _keep(_kept(name), {name: counts})
    number = counts.sum(axis=1)[:, None, None]
    return np.asarray(counts.reshape(-1, 3, k.WIDTH) / number)


def play_results(rules: Rules, rounds: int, *, seed: int) -> npt.NDArray[np.int64]:
    """Play about so many rounds, and count the results of each month: months times RESULTS_SIZE."""
    from koikoi.agents.compiled import Slots, compiled

    add = compiled(k, "add_results")["add_results"]
    table = lower(rules)
    months = 12 if table[R_MONTHLY] else 1
    row: Callable[[Iterable[int]], Any] = Slots
    out = []
    for month in range(1, months + 1):
        chance = int.from_bytes(hashlib.sha256(f"{seed} {month}".encode()).digest()[:6], "big")
        results = Slots([0] * k.RESULTS_SIZE)
        scratch = row([0] * STATE_SIZE), row([chance]), row(range(48)), row([0] * NOTES_SIZE), row([GREEDY] * 2)
        add(row(table), *scratch, results, month, -(-rounds // months))
        out.append(results.tolist())
    return np.array(out, dtype=np.int64)


def _name(rules: Rules) -> str:
    """What the results of a table are kept under: all that a round depends on."""
    return "t" + hashlib.sha256(repr(lower(rules)).encode()).hexdigest()[:24]


def _kept(name: str) -> Path:
    return Path(user_cache_path("koikoi")) / "results" / f"{name}.npz"


def _read(path: Path, name: str) -> npt.NDArray[np.int64] | None:
    """The counts of a table in a file; None where there are none, or none that can be read."""
    try:
        with open(path, "rb") as file, np.load(file, allow_pickle=False) as kept:
            counts = kept.get(name)
    except (OSError, EOFError, ValueError, BadZipFile):
        return None
    fits = counts is not None and counts.dtype == np.int64 and counts.shape[1:] == (k.RESULTS_SIZE,)
    return counts if fits else None


def _keep(path: Path, tables: dict[str, npt.NDArray[np.int64]]) -> None:
    """Write counts down, whole or not at all; where nothing can be written they are found anew each time."""
    half = path.with_suffix(f".{os.getpid()}.npz")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(half, **tables)  # type: ignore[arg-type]  # NumPy takes any names
        half.replace(path)
    except OSError:
        with suppress(OSError):
            half.unlink()


if __name__ == "__main__":
    presets = [Rules.preset(name) for name in PRESETS]
    _keep(_FILE, {_name(rules): play_results(rules, SHIPPED_ROUNDS, seed=1) for rules in presets})
