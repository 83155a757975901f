"""Train a responder: `python -m koikoi.lab.train.respond greedy FILE`: a net that has learned to beat one player.

What it wins against that player is a lower bound of what can be won against it: how much it can be exploited. The net
begins as the one that is given, and learns from rounds in which the player has the other seat, also where options are
played out. Needs PyTorch: `pip install koikoi[train]`.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click
import numpy as np
import torch

from koikoi.agents.net_file import load_net, save_net
from koikoi.engine.rules import Rules
from koikoi.errors import KoiKoiError, Reason
from koikoi.lab.train.fit import BATCH, Net, fit
from koikoi.lab.train.generate import CHUNK, NIN, Generator, Lessons, Order
from koikoi.lab.train.lessons import GREEDY, NET, PIMC

RATE: Final = 3e-4
"""The learning rate at the beginning; it falls to a twentieth."""


def rival(name: str) -> Order:
    """Lessons against a player: `greedy`, or `pimc:WORLDS`; raises KoiKoiError for another."""
    kind, _, worlds = name.partition(":")
    if name == "greedy":
        return Order(NET, NET, rival=GREEDY)
    if kind == "pimc" and worlds.isdecimal() and 0 < int(worlds) <= 10**6:
        return Order(NET, NET, rival=PIMC, rival_worlds=int(worlds))
    raise KoiKoiError(
        Reason.NOT_ALLOWED, f"nobody learns to beat {name!r}; greedy, or pimc:100 with any number of worlds"
    )


def respond(
    order: Order, net: Net, rules: tuple[Rules, ...], *, minutes: float, lessons: int, seed: int, processes: int,
    say: Callable[[str], None],
) -> list[str]:  # fmt: skip
    """Train `net` for so many minutes at these tables, in steps of so many lessons; returns the log.

    After each step the net as it is then is its own teacher.
    """
    optimiser: Any = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=1e-3)
    log: list[str] = []
    began, step, given = time.monotonic(), 0, 0

    def spent() -> float:
        return (time.monotonic() - began) / (60 * minutes)

    with Generator(processes, chunk=min(CHUNK, -(-lessons // processes))) as generator:

        def begin() -> Callable[[], Lessons]:
            return generator.lessons(order, net.flat(), lessons, seed=f"{seed} step {step}", rules=rules)

        coming = begin()
        while spent() < 1:
            found = coming()
            step += 1
            coming = begin()
            fit(net, optimiser, found, rate=RATE * (1 - 0.95 * spent()), rng=np.random.default_rng([seed, step]))
            given += len(found.number)
            log.append(f"step {step}: {given} lessons, {spent() * minutes:.1f} minutes")
            say(log[-1])
    return log


@click.command()
@click.argument("player")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--begin", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="The net to begin with.")
@click.option("--minutes", default=30.0, show_default=True, help="How long to train.")
@click.option("--lessons", default=40_000, show_default=True, help="Lessons of a step.")
@click.option("--seed", default=1, show_default=True, help="What all chance follows from, but how far time lets it go.")
@click.option("--processes", default=2, show_default=True, help="Processes that give lessons.")
def main(player: str, file: Path, begin: Path | None, minutes: float, lessons: int, seed: int, processes: int) -> None:
    """Train a net to beat PLAYER (greedy, pimc:100) at koikoi-japan and NIN, and write it to FILE (.npz)."""
    try:
        if lessons < BATCH or processes < 1 or minutes <= 0:
            raise KoiKoiError(
                Reason.NOT_ALLOWED, f"a step has {BATCH} lessons or more; minutes and processes are above 0"
            )
        torch.manual_seed(seed)
        net = Net()
        if begin is not None:
            net.fill(load_net(begin))
        rules = (Rules.preset("koikoi-japan"), Rules.parse(NIN))
        log = respond(
            rival(player), net, rules, minutes=minutes, lessons=lessons, seed=seed, processes=processes, say=click.echo
        )
        about = {"rules": [table.mapping() for table in rules], "against": player, "seed": seed, "log": log}
        save_net(file, net.flat(), about=json.dumps(about))
    except KoiKoiError as error:
        sys.exit(f"koikoi.lab.train.respond: {error}")


if __name__ == "__main__":
    main()
