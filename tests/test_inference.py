"""Guessing the other hand from the choices made so far: what is looked back on, and how often each hand is drawn."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice
from math import sqrt
from random import Random

import pytest

from koikoi.agents import Adviser, make_agent
from koikoi.agents import inference_kernel as k
from koikoi.agents.compiled import Slots, compiled
from koikoi.agents.greedy import GreedyAgent
from koikoi.agents.inference import past_choices
from koikoi.agents.pimc import rows
from koikoi.agents.worlds import prepare_worlds
from koikoi.engine.belief import hands
from koikoi.engine.kernel import slots as s
from koikoi.engine.observation import Observation, Phase
from koikoi.engine.position import Position
from koikoi.engine.seats import Seat, other
from tests.strategies import random_deal
from tests.table_players import TABLES

PUBLIC = (
    s.FIELD,
    s.PHASE,
    s.MOVER,
    s.TURN,
    s.NEXT,
    s.PILE_OF,
    s.PILE_OF + 1,
    s.CALLS,
    s.CALLS + 1,
    s.TOTAL,
    s.TOTAL + 1,
)
"""Slots that everybody sees."""


def greedy_round(name: str, seed: int) -> list[tuple[Position, int]]:
    """The positions of a round and the ids of what was chosen in them; now and then anything legal is."""
    rng = Random(f"{name} {seed}")
    position, _ = Position.start(TABLES[name], random_deal(rng), dealer=Seat(rng.randrange(2)), month=seed % 12 + 1)
    trail = []
    while not position.over:
        action = GreedyAgent().act(position.observe(position.mover), rng=rng)
        if rng.random() < 0.3:
            action = rng.choice(position.legal())
        trail.append((position, action.id))
        position, _ = position.apply(action)
    return trail


def choices(row: list[int]) -> list[list[int]]:
    """The choices of a row."""
    first = [k.FIRST_CHOICE + k.CHOICE_SIZE * i for i in range(row[k.CHOICES])]
    return [row[at : at + k.CHOICE_SIZE] for at in first]


@pytest.mark.parametrize("name", TABLES)
def test_the_round_is_looked_back_on_as_it_was(name: str) -> None:
    trail = greedy_round(name, 1) or greedy_round(name, 2)
    for number, (position, _) in enumerate(trail):
        them = other(position.mover)
        made = [
            (before, action)
            for before, action in trail[:number]
            if before.mover == them and before.phase in (Phase.PLAY, Phase.DECIDE) and len(before.hand(them)) > 1
        ]
        told = choices(past_choices(position.observe(position.mover)))
        assert len(told) == len(made)
        for choice, (before, action) in zip(told, made, strict=True):
            assert choice[k.ACTION] == action
            assert [choice[slot] for slot in PUBLIC] == [before.state[slot] for slot in PUBLIC]
            later = {*trail[0][0].hand(them)} - {*before.hand(them)}
            if before.rules.exchange:
                continue  # whose hands they were is hidden
            assert choice[k.SHOWN_BEFORE] == sum(card.bit for card in later)


def test_a_history_that_is_missing_or_wrong_tells_nothing() -> None:
    position = greedy_round("single-koi", 3)[9][0]
    seen = position.observe(position.mover)
    assert past_choices(seen)[k.CHOICES] > 0
    assert past_choices(replace(seen, history=()))[k.CHOICES] == 0
    assert past_choices(replace(seen, history=seen.history[:-2]))[k.CHOICES] == 0
    assert past_choices(replace(seen, history=seen.history[::-1]))[k.CHOICES] == 0


def chain(seen: Observation, seed: int) -> list[list[int]]:
    """The rows that `draw_likely_world` takes, in its order, without the seat."""
    rules, world, play, _, _, known, chance = rows(seen, rng=Random(seed), row=list)
    prepare_worlds(world, known, seen.seat)
    return [rules, world, play, known, chance, past_choices(seen), [0] * s.STATE_SIZE]


def late(name: str, number: int) -> list[Observation]:
    """Positions in which the other holds two cards."""
    found = []
    for seed in range(100):
        for position, _ in greedy_round(name, seed):
            seen = position.observe(position.mover)
            if position.phase is Phase.PLAY and seen.opponent_hand == 2 and past_choices(seen)[k.CHOICES] > 2:
                found.append(seen)
        if len(found) >= number:
            break
    return found[:number]


@pytest.mark.parametrize("name", ["single-koi", "koikoi-japan"])
def test_a_hand_is_drawn_as_often_as_it_explains_the_choices(name: str) -> None:
    draw = compiled(k, "draw_likely_world")["draw_likely_world"]
    draws = 20_000
    for seen in late(name, 1):
        plain = chain(seen, 1)
        weights = {
            theirs: (k.ERROR / 1024)
            ** k.missed(*(plain[i] for i in (0, 2, 3, 5, 6)), theirs, k.MOST_CHOICES, seen.seat)
            for theirs in hands(seen)
        }
        whole, drawn = sum(weights.values()), Counter[int]()
        quick = [Slots(row) for row in plain]
        for _ in range(draws):
            assert draw(*quick, int(seen.seat))
            drawn[quick[1][s.HAND_OF + other(seen.seat)]] += 1
        assert set(drawn) <= set(weights)
        assert len({round(weight, 9) for weight in weights.values()}) > 2
        off = sum(abs(drawn[theirs] / draws - weight / whole) for theirs, weight in weights.items()) / 2
        assert off < 0.05 + 2 * sqrt(len(weights) / draws)  # the chain stays for a while where it is


def test_both_lives_draw_the_same() -> None:
    draw = compiled(k, "draw_likely_world")["draw_likely_world"]
    for seen in (*late("shobu", 1), *late("extensions", 1)):
        plain = chain(seen, 5)
        quick = [Slots(row) for row in plain]
        for _ in range(6):
            assert k.draw_likely_world(*plain, int(seen.seat)) == draw(*quick, int(seen.seat)) == 1
            assert [row.tolist() for row in quick] == plain


def test_a_player_that_reads_thinks_otherwise_only_where_there_is_something_to_read() -> None:
    trail = greedy_round("single-koi", 4)
    reads, plain = make_agent("reader:60"), make_agent("pimc:60")
    assert isinstance(reads, Adviser)
    assert isinstance(plain, Adviser)
    lead = trail[0][0].observe(trail[0][0].mover)
    assert reads.advise(lead, rng=Random(1)) == plain.advise(lead, rng=Random(1))
    later = next(position for position, _ in islice(trail, 8, None) if position.phase is Phase.PLAY)
    seen = later.observe(later.mover)
    assert reads.advise(seen, rng=Random(1)) != plain.advise(seen, rng=Random(1))
    untold = replace(seen, history=())
    assert reads.advise(untold, rng=Random(1)) == plain.advise(untold, rng=Random(1))
