"""Views to paint: random play at real tables, each moment as the seat in turn sees it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

from koikoi.engine.rules import Rules
from koikoi.engine.seats import SEATS
from koikoi.table.setup import Setup
from koikoi.table.table import Table
from koikoi.wire.messages import Ack, Cmd
from koikoi.wire.view import View
from tests.table_players import MemoryStore

NAMES = ("Aki", "Bruno")


def moments(rules: Rules, seed: int, *, rounds: int = 2, koi: float = 0.6) -> Iterator[View]:
    """The view of the seat in turn before each of its choices, and both seats' views after each round."""
    rng = Random(seed)
    table = Table.open(Setup(rules=rules, players=NAMES, seed=seed), store=MemoryStore())
    cids = count()
    for _ in range(rounds):
        while table.state.mover is not None:
            seat = table.state.mover
            view = table.view(seat)
            yield view
            wanted = ("koi",) if rng.random() < koi else ("stop",)
            tokens = [t for t in view.legal.actions if t in wanted] or list(view.legal.actions)
            command = Cmd(f"c{next(cids)}", table.state.seq, "act", (rng.choice(tokens),))
            assert isinstance(table.handle(seat, command), Ack)
        yield from (table.view(seat) for seat in SEATS)
        if table.state.stage == "match-over":
            return
        for seat in SEATS:
            table.handle(seat, Cmd(f"c{next(cids)}", table.state.seq, "next"))
