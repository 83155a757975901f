"""Messages shown one after another: every step in order, nothing twice, and everything at once when hurried."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from koikoi.tui.flow import Flow
from koikoi.tui.story import Step, steps
from koikoi.wire.messages import EventMsg, Evt, Sync


class Wait:
    """A timer that goes off when the test says so."""

    def __init__(self, seconds: float, call: Callable[[], None]) -> None:
        self.seconds = seconds
        self.call = call
        self.stopped = False

    def stop(self) -> None:
        self.stopped = True


class Stage:
    """What a flow shows, written down."""

    def __init__(self, pace: float = 1.0) -> None:
        self.pace = pace
        self.seen: list[object] = []
        self.waits: list[Wait] = []

    def own(self, seat: int) -> bool:
        return seat == 0

    def later(self, seconds: float, call: Callable[[], None]) -> Wait:
        self.waits.append(Wait(seconds, call))
        return self.waits[-1]

    def step_shown(self, step: Step) -> None:
        self.seen.append((step.what, step.seat))

    def message_shown(self, message: Evt | Sync) -> None:
        self.seen.append(message.seq)

    def tick(self) -> None:
        self.waits[-1].call()


def played(seat: int, source: str) -> EventMsg:
    return EventMsg("played", {"seat": seat, "source": source, "card": "1B", "captured": []})


def told(seq: int, *events: EventMsg) -> Evt:
    return Evt(seq, events, cast(Any, None))


def test_each_step_of_the_other_is_shown_before_the_view_it_leads_to() -> None:
    stage = Stage()
    flow = Flow(stage)
    flow.add(told(1, played(1, "hand"), played(1, "stock")))
    assert stage.seen == [("hand", 1)]
    assert flow.busy
    stage.tick()
    stage.tick()
    assert stage.seen == [("hand", 1), ("stock", 1), 1]
    assert not flow.busy


def test_of_ones_own_turn_only_the_stock_card_is_shown_and_more_briefly() -> None:
    stage = Stage()
    flow = Flow(stage)
    flow.add(told(1, played(0, "hand"), played(0, "stock")))
    assert stage.seen == [("stock", 0)]
    assert stage.waits[0].seconds < stage.pace


def test_hurrying_shows_all_that_has_come_and_no_step_twice() -> None:
    stage = Stage()
    flow = Flow(stage)
    flow.add(told(1, played(1, "hand"), played(1, "stock")))
    flow.add(told(2, played(1, "hand")))
    flow.hurry()
    assert stage.seen == [("hand", 1), 1, 2]
    assert stage.waits[0].stopped
    assert not flow.busy


def test_without_a_pace_only_views_are_shown() -> None:
    stage = Stage(pace=0)
    flow = Flow(stage)
    for seq in (1, 2):
        flow.add(told(seq, played(1, "hand")))
    assert stage.seen == [1, 2]


def test_a_held_flow_waits_and_goes_on_where_it_was() -> None:
    stage = Stage(pace=0)
    flow = Flow(stage)
    flow.hold()
    flow.add(told(1))
    flow.hurry()
    assert stage.seen == []
    flow.release()
    assert stage.seen == [1]
    flow.close()
    flow.add(told(2))
    assert stage.seen == [1]


def test_every_event_of_play_is_a_step_or_shown_by_other_means() -> None:
    events = (
        EventMsg("dealt", {"dealer": 0, "month": 1, "field": []}),
        EventMsg("asked", {"seat": 1, "source": "stock", "card": "1B"}),
        EventMsg("asked", {"seat": 1, "source": "hand", "card": "1B"}),
        EventMsg("gained", {"seat": 1, "yaku": [["chaff", 1]], "total": 1}),
        EventMsg("called", {"seat": 1, "total": 1}),
        EventMsg("stopped", {"seat": 1}),
        EventMsg("swept", {"seat": 1, "cards": ["1B"]}),
        EventMsg("exchanged", {"seat": 1, "swapped": True}),
        EventMsg("exchanged", {"seat": 1, "swapped": False}),
        EventMsg("voided", {"reason": "field-four"}),
        EventMsg("undone", {"seat": 0}),
        EventMsg("resigned", {"seat": 0}),
        EventMsg("ended", {"kind": "win", "winner": 1, "points": [0, 1]}),
        EventMsg("something-new", {}),
    )
    assert [step.what for step in steps(events)] == [
        "asked", "gained", "called", "stopped", "swept", "swapped", "kept", "voided", "undone", "resigned",
    ]  # fmt: skip
