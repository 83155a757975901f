"""What is taken back is gone: the view before, exactly; against the computer and within the running round only."""

from __future__ import annotations

from random import Random

import pytest

from koikoi.engine.seats import SEATS, Seat
from koikoi.errors import Reason
from koikoi.table.driver import Driver
from koikoi.table.setup import Setup
from koikoi.table.table import Table
from tests.table_players import (
    CHOICE,
    COMPUTER,
    HUMAN,
    KKJ,
    NOTHING_HAPPENS,
    TABLES,
    LaidDecks,
    MemoryStore,
    RandomComputer,
    StillClock,
    any_choice,
    do,
    laid,
    new_table,
    play_to,
    refused,
    send,
)


def test_a_choice_is_taken_back_with_the_replies_to_it() -> None:
    table = laid(CHOICE, computer=True)
    assert not table.view(Seat(0)).may_undo
    refused(send(table, 0, "undo"), "illegal", Reason.NOT_ALLOWED)
    before = table.view(Seat(0))
    do(table, 0, "act", "9C1", "x9R")
    do(table, 0, "act", "x10A")
    turn_two = table.view(Seat(0))
    do(table, 1, "act", "2R")
    do(table, 0, "undo")
    assert table.view(Seat(0)).round.pending == "10C1"  # type: ignore[union-attr]
    do(table, 0, "undo")
    assert table.view(Seat(0)) == before
    do(table, 0, "act", "9C1")
    do(table, 0, "act", "x9R")
    do(table, 0, "act", "x10A")
    assert table.view(Seat(0)) == turn_two


def test_nothing_is_taken_back_between_people_nor_from_a_finished_round() -> None:
    table = laid()
    do(table, 0, "act", "1B")
    refused(send(table, 0, "undo"), "illegal", Reason.NOT_ALLOWED)
    table = laid(computer=True)
    play_to(table, "round-over", Random(1))
    assert not table.view(Seat(0)).may_undo
    refused(send(table, 0, "undo"), "illegal", Reason.NOT_ALLOWED)


@pytest.mark.parametrize("name", TABLES)
def test_taking_back_restores_exactly_the_view_before(name: str) -> None:
    rng = Random(name)
    table, _ = new_table(name, rng.randrange(1000), computer=True)
    driver = Driver(table, {Seat(1): RandomComputer()}, clock=StillClock(), pauses=Random(1), speed=0)
    seat, undone = Seat(0), 0
    for _ in range(60):
        driver.run()
        state = table.state
        if state.match.over:
            break
        if state.mover is None:
            do(table, 0, "next")
            continue
        before, record = table.view(seat), table.record()["rounds"]
        do(table, 0, "act", *any_choice(before, rng))
        if before.round is not None and before.round.pending_from == "hand":
            continue  # with this choice its card is taken back too
        if rng.random() < 0.5:
            driver.run()
        if rng.random() < 0.5 and table.view(seat).may_undo:
            waits = table.view(seat).round
            if waits is not None and waits.pending_from == "hand":
                do(table, 0, "act", table.view(seat).legal.actions[0])
                if not table.view(seat).may_undo:
                    continue
            do(table, 0, "undo")
            assert table.view(seat) == before
            assert table.record()["rounds"] == record
            undone += 1
    assert undone


def test_each_seat_is_told_whether_it_may_take_back() -> None:
    setup = Setup(rules=KKJ, kinds=(COMPUTER, HUMAN))
    table = Table.open(setup, store=MemoryStore(), decks=LaidDecks(KKJ, [NOTHING_HAPPENS]))
    do(table, 0, "act", "1B")
    assert [table.view(seat).may_undo for seat in SEATS] == [False, False]
    do(table, 1, "act", "1R")
    assert [table.view(seat).may_undo for seat in SEATS] == [False, True]
    do(table, 1, "undo")
    assert [table.view(seat).may_undo for seat in SEATS] == [False, False]
    assert table.state.mover == 1
