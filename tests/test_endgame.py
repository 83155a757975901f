"""The last two turns: what every action comes to equals the plain count over all arrangements of the unseen cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from koikoi.agents import endgame_kernel
from koikoi.agents.compiled import Slots, compiled
from koikoi.agents.endgame import MOST, count_out
from koikoi.engine.belief import hands, sample
from koikoi.engine.cards import ALL
from koikoi.engine.kernel import slots as s
from koikoi.engine.kernel.table import lower
from koikoi.engine.kernel.turn import legal
from koikoi.engine.observation import Phase
from koikoi.engine.position import Position
from koikoi.engine.rules import PRESETS, Rules
from koikoi.engine.seats import Seat, other
from tests.conftest import NIGHTLY, SEED
from tests.endgames import Ending, bare_fields, counted, endings, last_turns
from tests.strategies import random_deal
from tests.table_players import TABLES

COUNT = 200
"""Positions in each of ten parts at each preset in a nightly run; at each of the other tables a tenth of it in one."""
COUNTABLE = [name for name, rules in TABLES.items() if rules.last_turn > 12]
NIGHT = [
    *((name, part) for name in PRESETS for part in range(10)),
    *((name, 0) for name in COUNTABLE if name not in PRESETS),
]
DAY = [(name, 0) for name in (*PRESETS, "shobu+gaji", "single-koi+new")]


def chosen(name: str, part: int) -> Iterator[Ending]:
    """Positions to count the plain way: at night many as they come, else one of each kind that is quickly counted."""
    rules, rng = TABLES[name], Random(f"{name} {part} {SEED}")
    if NIGHTLY:
        yield from islice(endings(rules, rng), COUNT if name in PRESETS else COUNT // 10)
        return
    kinds = {(Phase.PLAY, 1), (Phase.TAKE, 2), (Phase.DECIDE, 2)} if name == "shobu" else {(Phase.TAKE, 1)}
    if name in PRESETS:
        kinds |= {(Phase.PLAY, 2), (Phase.TAKE, 1)}
    while kinds:
        for ending in last_turns(rules, rng):
            kind = ending.position.phase, rules.last_turn - ending.position.turn
            if kind in kinds:
                kinds.remove(kind)
                yield ending


@pytest.mark.parametrize(("name", "part"), NIGHT if NIGHTLY else DAY)
def test_what_actions_come_to_is_the_plain_count(name: str, part: int) -> None:
    for ending in chosen(name, part):
        must_be_counted_right(ending)


def test_the_card_for_an_empty_field_is_counted_too() -> None:
    rules = Rules.preset("shobu", last_turn=16)
    for ending in islice(bare_fields(rules, Random(SEED)), 50 if NIGHTLY else 1):
        must_be_counted_right(ending)
        found = count_out(ending.position.observe(ending.position.mover))
        assert found is not None
        assert found[0].worlds == 11 * 10 * 9 * 8


def must_be_counted_right(ending: Ending) -> None:
    position = ending.position
    found = count_out(position.observe(position.mover))
    assert found is not None
    truth = counted(ending)
    half = 2 if position.rules.ledger == "zero-sum" else 1
    assert {one.action for one in found} == set(truth) == set(position.legal())
    for one in found:
        assert abs(one.points - truth[one.action] / half) < 1e-9, (position.observe(position.mover), one)
        assert (one.points_se, one.exact) == (0.0, True)
    assert list(found) == sorted(found, key=lambda one: (-one.points, one.action.id))


@pytest.mark.parametrize("name", COUNTABLE)
def test_the_hands_are_those_that_belief_deals(name: str) -> None:
    rng = Random(3)
    for ending in islice(endings(TABLES[name], rng), 2):
        observation = ending.position.observe(ending.position.mover)
        at = s.HAND_OF + other(observation.seat)
        listed = list(hands(observation))
        assert {sample(observation, rng=rng).state[at] for _ in range(20 * len(listed))} == set(listed)
        assert len(set(listed)) == len(listed)
        assert ending.position.state[at] in listed


@pytest.mark.parametrize("name", ["single-koi", "koikoi-japan"])
def test_a_hand_that_could_not_have_been_dealt_is_left_out(name: str) -> None:
    rng, rules = Random(6), TABLES[name]
    found: list[Ending] = []
    while not found:
        found = [ending for ending in last_turns(rules, rng) if leaves_out(ending)]
    must_be_counted_right(found[-1])


def leaves_out(ending: Ending) -> bool:
    """Whether the other hand is one card, but not any that is unseen."""
    observation = ending.position.observe(ending.position.mover)
    return observation.opponent_hand == 1 and len(list(hands(observation))) < observation.unseen.bit_count()


def test_what_history_tells_of_the_other_hand_is_heeded_and_may_be_missing() -> None:
    told = 0
    for ending in islice(endings(Rules.preset("extensions"), Random(5)), 20):
        position = ending.position
        observation = position.observe(position.mover)
        unaware = count_out(replace(observation, history=()))
        aware = count_out(observation)
        assert aware is not None
        assert unaware is not None
        told += unaware[0].worlds > aware[0].worlds
    assert told > 3


def test_two_turns_before_the_end_all_is_counted_and_one_turn_earlier_nothing() -> None:
    rng, most = Random(8), Counter[str]()
    for name, rules in TABLES.items():
        position, _ = Position.start(rules, random_deal(rng), dealer=Seat(0))
        while not position.over:
            observation = position.observe(position.mover)
            late = position.turn >= rules.last_turn - 2 and rules.last_turn > 12
            found = count_out(observation)
            assert (found is not None) == late
            if found is not None:
                most[name] = max(most[name], found[0].worlds)
            position, _ = position.apply(rng.choice(position.legal()))
    assert max(most.values()) <= 11_880 <= MOST
    assert len(most) >= 8


def test_both_lives_count_the_same() -> None:
    fast = compiled(endgame_kernel, "count_stocks")["count_stocks"]
    for name in ("single-koi", "shobu", "extensions"):
        for ending in islice(endings(TABLES[name], Random(2)), 2):
            position = ending.position
            rules, state = lower(position.rules), list(position.state)
            free = ~(state[s.FIELD] | state[s.PILE_OF] | state[s.PILE_OF + 1] | state[s.HAND_OF] | state[s.HAND_OF + 1])
            free &= ALL if position.pending is None else ALL & ~position.pending.bit
            numbers = legal(rules, state), free, 1
            blank = [0] * s.STATE_SIZE, [0] * endgame_kernel.TREE_SIZE, [0] * 49, [0]
            plain = [list(row) for row in (rules, state, *blank)]
            quick = [Slots(row) for row in (rules, state, *blank)]
            assert endgame_kernel.count_stocks(*plain, *numbers) == fast(*quick, *numbers) == free.bit_count()
            assert [row.tolist() for row in quick] == plain
