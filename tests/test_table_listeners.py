"""Who listens hears everything once, in order, with the view of their own seat, and nothing after leaving."""

from __future__ import annotations

from random import Random

import pytest

from koikoi.engine.seats import Seat
from koikoi.table.seat import InProcessSeat
from koikoi.wire.messages import Evt, Sync
from tests.table_players import (
    do,
    laid,
    new_table,
    walk,
)


def test_everybody_hears_everything_in_order_with_their_own_view() -> None:
    table, _ = new_table("shobu+all", 5)
    seats = [InProcessSeat(table, Seat(0)), InProcessSeat(table, Seat(1))]
    heard: list[list[Evt]] = [[], []]
    for seat in seats:
        seat.listen(lambda message, to=heard[seat.number]: to.append(message))  # type: ignore[misc]
    for _ in walk(table, Random(5), 80):
        for seat in seats:
            newest = heard[seat.number][-1]
            assert newest.view == seat.sync().view
            assert newest.view.seat == seat.number
    for messages in heard:
        assert [message.seq for message in messages] == list(range(2, 2 + len(messages)))
    assert [message.events for message in heard[0]] == [message.events for message in heard[1]]


def test_a_listener_that_has_ended_hears_nothing_more() -> None:
    table = laid()
    heard: list[int] = []
    end = table.listen(Seat(0), lambda message: heard.append(message.seq))
    do(table, 0, "act", "1B")
    end()
    end()
    do(table, 1, "act", "1R")
    assert heard == [2]


def test_a_listener_may_answer_and_is_told_of_it_afterwards_and_the_others_in_order() -> None:
    table = laid()
    heard: list[int] = []
    answering: list[str] = []

    def answer(message: Evt | Sync) -> None:
        answering.append(f"begin {message.seq}")
        if message.seq == 2:
            do(table, 1, "act", "1R")
        answering.append(f"end {message.seq}")

    table.listen(Seat(0), answer)
    table.listen(Seat(0), lambda message: heard.append(message.seq))
    table.listen(Seat(1), lambda message: heard.append(message.seq))
    do(table, 0, "act", "1B")
    assert heard == [2, 2, 3, 3]
    assert answering == ["begin 2", "end 2", "begin 3", "end 3"]


def test_a_listener_that_fails_does_not_silence_the_table() -> None:
    table = laid()
    heard: list[int] = []

    def fail(message: Evt | Sync) -> None:
        if message.seq == 2:
            raise ZeroDivisionError

    table.listen(Seat(0), fail)
    table.listen(Seat(1), lambda message: heard.append(message.seq))
    with pytest.raises(ZeroDivisionError):
        do(table, 0, "act", "1B")
    do(table, 1, "act", "1R")
    assert heard == [2, 3]
