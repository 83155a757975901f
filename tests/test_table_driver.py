"""The computer moves when it is to, at a time that tells nothing, and never twice."""

from __future__ import annotations

import threading
from random import Random

import pytest

from koikoi.engine.actions import Action, parse_action
from koikoi.engine.observation import Observation, Phase
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Seat
from koikoi.errors import KoiKoiError, Reason
from koikoi.table.driver import PAUSES, RETRY_AFTER, ComputerFailed, Driver, SystemClock, pause_before
from koikoi.table.setup import Setup
from koikoi.table.table import Table
from koikoi.wire.messages import Evt, Sync
from tests.table_players import COMPUTER, MemoryStore, RandomComputer, StillClock, do, new_table, send, step


def driven(seed: int, *, speed: float, computer: object = None, name: str = "koikoi-japan") -> tuple[Table, Driver]:
    table, _ = new_table(name, seed, computer=True)
    player = computer or RandomComputer()
    return table, Driver(table, {Seat(1): player}, clock=StillClock(), pauses=Random(seed), speed=speed)  # type: ignore[dict-item]


def finish_round(table: Table, driver: Driver, rng: Random) -> None:
    driver.run()
    while table.state.stage == "play":
        step(table, rng)
        driver.run()


def test_the_computer_moves_until_a_person_is_to_choose() -> None:
    for seed in range(5):
        table, driver = driven(seed, speed=0)
        finish_round(table, driver, Random(seed))
        assert table.pending_computer() is None
        assert table.view(Seat(0)).ready == (False, True)


def test_at_speed_0_nobody_waits_and_at_others_every_move_takes_its_time() -> None:
    table, driver = driven(1, speed=0)
    finish_round(table, driver, Random(1))
    assert driver._clock.now() == 0
    table, driver = driven(1, speed=2)
    heard: list[tuple[float, int]] = []
    table.listen(Seat(0), lambda message: heard.append((driver._clock.now(), message.seq)))
    finish_round(table, driver, Random(1))
    assert driver._clock.now() >= 2 * 0.6 * 7


class Slow(RandomComputer):
    """Thinks for a while by the clock, longer with a good hand."""

    def __init__(self, clock: StillClock) -> None:
        self.clock = clock
        self.deadlines: list[float] = []

    def choose(self, observation: Observation, *, deadline: float, rng: Random) -> Action:
        self.deadlines.append(deadline - self.clock.now())
        self.clock.wait(0.05 * sum(card.kind == "bright" for card in observation.hand))
        return super().choose(observation, deadline=deadline, rng=rng)


def times(deal_seed: int, *, thinks: bool) -> list[float]:
    """When each of the computer's moves was heard, after its first one, in a round of the same shape."""
    table, _ = new_table("koikoi-japan", deal_seed, computer=True)
    clock = StillClock()
    player = Slow(clock) if thinks else RandomComputer()
    driver = Driver(table, {Seat(1): player}, clock=clock, pauses=Random(5), speed=1)
    heard = []
    for _ in range(3):
        driver.run()
        heard.append(clock.now())
        if table.state.mover is None:
            break
        step(table, Random(1))
    return heard


def test_thinking_is_inside_the_pause_and_does_not_move_it() -> None:
    for seed in range(8):
        assert times(seed, thinks=True) == pytest.approx(times(seed, thinks=False))


def test_a_pause_is_drawn_from_what_is_asked_and_how_early_alone() -> None:
    for phase, (low, high) in PAUSES.items():
        late = [pause_before(phase, 9, speed=1, rng=Random(i)) for i in range(50)]
        assert low <= min(late) < max(late) <= high
        assert pause_before(phase, 9, speed=3, rng=Random(1)) == pytest.approx(3 * late[1])
        assert pause_before(phase, 0, speed=0, rng=Random(1)) == 0
    assert pause_before(Phase.PLAY, 0, speed=1, rng=Random(1)) > pause_before(Phase.PLAY, 2, speed=1, rng=Random(1))


def test_the_deadline_given_to_the_computer_is_its_pause() -> None:
    table, _ = new_table("koikoi-japan", 3, computer=True)
    clock = StillClock()
    slow = Slow(clock)
    driver = Driver(table, {Seat(1): slow}, clock=clock, pauses=Random(5), speed=1)
    finish_round(table, driver, Random(3))
    assert slow.deadlines
    assert all(0.6 <= seconds <= 2.8 for seconds in slow.deadlines)


def test_the_computer_is_given_what_its_seat_sees() -> None:
    seen: list[Observation] = []

    class Looks(RandomComputer):
        def choose(self, observation: Observation, *, deadline: float, rng: Random) -> Action:
            seen.append(observation)
            assert observation == table.state.match.observe(Seat(1))
            return super().choose(observation, deadline=deadline, rng=rng)

    table, driver = driven(2, speed=0, computer=Looks())
    finish_round(table, driver, Random(2))
    assert {observation.seat for observation in seen} == {1}


def test_a_move_for_a_table_that_has_moved_on_is_dropped() -> None:
    class Overtaken(RandomComputer):
        def choose(self, observation: Observation, *, deadline: float, rng: Random) -> Action:
            action = super().choose(observation, deadline=deadline, rng=rng)
            if table.state.may_undo(Seat(0)) and not undone:
                undone.append(table.state.seq)
                do(table, 0, "undo")
            return action

    undone: list[int] = []
    table, driver = driven(2, speed=1, computer=Overtaken())
    driver.run()
    before = table.view(Seat(0))
    step(table, Random(1))
    driver.run()
    assert undone
    assert table.view(Seat(0)) == before


def test_a_person_who_leaves_ends_the_computers_work() -> None:
    class Left(RandomComputer):
        def choose(self, observation: Observation, *, deadline: float, rng: Random) -> Action:
            do(table, 0, "resign")
            return super().choose(observation, deadline=deadline, rng=rng)

    table, driver = driven(3, speed=1, computer=Left())
    for _ in range(3):
        driver.run()
        if table.state.match.over:
            break
        step(table, Random(1))
    assert table.state.match.over


def test_a_move_that_the_rules_forbid_is_an_error() -> None:
    class Wrong(RandomComputer):
        def choose(self, observation: Observation, *, deadline: float, rng: Random) -> Action:
            return parse_action("koi" if observation.phase is Phase.PLAY else "1B")

    table, driver = driven(2, speed=0, computer=Wrong())
    with pytest.raises(ComputerFailed, match="wrong-phase"):
        finish_round(table, driver, Random(2))


def test_a_move_that_cannot_be_kept_is_tried_again_later() -> None:
    store = MemoryStore()
    table, _ = new_table("koikoi-japan", 2, computer=True, store=store)

    class Heals(StillClock):
        def wait(self, seconds: float) -> None:
            super().wait(seconds)
            if self.now() > 3 * RETRY_AFTER:
                store.fails = None

    clock = Heals()
    driver = Driver(table, {Seat(1): RandomComputer()}, clock=clock, pauses=Random(1), speed=0)
    while table.pending_computer() is None:
        step(table, Random(1))
    before = table.state.seq
    store.fails = KoiKoiError(Reason.UNREADABLE, "the disk is full")
    driver.run()
    assert table.state.seq > before
    assert clock.now() >= 3 * RETRY_AFTER


def test_the_computers_chance_follows_from_the_seed() -> None:
    records = []
    for _ in range(2):
        table, driver = driven(6, speed=0)
        finish_round(table, driver, Random(6))
        records.append(table.record())
    assert records[0] == records[1]


# --- in a thread


def test_in_a_thread_the_computer_answers_whenever_it_is_to_move() -> None:
    table, _ = new_table("koikoi-japan", 2, computer=True)
    mine = threading.Event()
    numbers: list[int] = []

    def hear(message: Evt | Sync) -> None:
        numbers.append(message.seq)
        if message.view.stage != "play" or message.view.legal.actions:
            mine.set()

    end = table.listen(Seat(0), hear)
    driver = Driver(table, {Seat(1): RandomComputer()}, clock=SystemClock(), pauses=Random(1), speed=0)
    driver.start()
    if table.state.mover == 0:
        mine.set()
    for _ in range(40):
        assert mine.wait(10)
        mine.clear()
        if table.state.stage != "play":
            break
        step(table, Random(3))
    driver.stop()
    driver.stop()
    end()
    assert table.state.stage == "round-over"
    assert numbers == list(range(2, table.state.seq + 1))


def test_a_stopped_driver_makes_no_move_not_even_one_it_has_thought_of() -> None:
    thought = threading.Event()

    class Thinks(RandomComputer):
        def choose(self, observation: Observation, *, deadline: float, rng: Random) -> Action:
            action = super().choose(observation, deadline=deadline, rng=rng)
            thought.set()
            return action

    table, _ = new_table("koikoi-japan", 2, computer=True)
    driver = Driver(table, {Seat(1): Thinks()}, clock=SystemClock(), pauses=Random(1), speed=100)
    driver.start()
    while table.pending_computer() is None:
        step(table, Random(1))
    before = table.state.seq
    assert thought.wait(10)
    driver.stop()
    assert table.state.seq == before
    driver.run()
    assert table.state.seq == before


def test_a_computer_that_fails_in_its_thread_is_reported() -> None:
    class Broken(RandomComputer):
        def choose(self, observation: Observation, *, deadline: float, rng: Random) -> Action:
            raise ZeroDivisionError

    table, _ = new_table("koikoi-japan", 2, computer=True)
    failures: list[Exception] = []
    told = threading.Event()

    def failed(error: Exception) -> None:
        failures.append(error)
        told.set()

    driver = Driver(table, {Seat(1): Broken()}, clock=SystemClock(), pauses=Random(1), speed=0, failed=failed)
    driver.start()
    while table.pending_computer() is None:
        step(table, Random(1))
    assert told.wait(10)
    driver.stop()
    assert isinstance(failures[0], ZeroDivisionError)


def test_two_computers_play_a_whole_match_alone() -> None:
    setup = Setup(rules=Rules.preset("shobu", rounds=2), kinds=(COMPUTER, COMPUTER), seed=1)
    table = Table.open(setup, store=MemoryStore())
    players = {Seat(0): RandomComputer(), Seat(1): RandomComputer()}
    Driver(table, players, clock=StillClock(), pauses=Random(1), speed=0).run()
    assert table.state.match.over


def test_threads_that_press_at_once_are_answered_one_after_the_other() -> None:
    table, _ = new_table("koikoi-japan", 2)
    mover = table.state.mover
    assert mover is not None
    token = table.view(mover).legal.actions[0]
    answers: list[str] = []
    heard: list[int] = []
    table.listen(mover, lambda message: heard.append(message.seq))

    def press() -> None:
        answers.append(send(table, mover, "act", token).__class__.__name__)

    threads = [threading.Thread(target=press) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers.count("Ack") == 1
    assert heard == [2]
