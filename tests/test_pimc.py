"""The searching player: honest, legal at every table, the same in both lives, right where the truth can be counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations, islice
from math import sqrt
from random import Random

import pytest
from hypothesis import given, settings

from koikoi.agents import make_agent, pairs, pimc_kernel, quick_kernel, quick_race, worlds
from koikoi.agents.compiled import Slots, compiled
from koikoi.agents.pimc import PimcAgent, rows, shown
from koikoi.agents.quick_notes import PLAN_WEIGHTS, WEIGHTS
from koikoi.agents.quick_plan import make_plan
from koikoi.engine.actions import ACTIONS, KEEP, Act
from koikoi.engine.belief import lacking, passed_over, sample, world
from koikoi.engine.cards import cards_mask, mask_cards
from koikoi.engine.kernel import slots as s
from koikoi.engine.kernel.table import lower
from koikoi.engine.kernel.turn import apply
from koikoi.engine.observation import Observation, Phase
from koikoi.engine.position import Position
from koikoi.engine.rules import PRESETS, Rules
from koikoi.engine.seats import Seat, other
from koikoi.errors import BadPosition
from koikoi.lab.mirrored import CompiledPlayer, mirrored, mirrored_compiled
from tests.strategies import (
    Game,
    games,
    near_pairs_hand,
    pairs_hand,
    random_deal,
    whole_month_hand,
    wild_lightning,
)
from tests.table_players import TABLES

RANDOM, GREEDY = CompiledPlayer(pairs.RANDOM), CompiledPlayer(pairs.GREEDY)


def walks(rng: Random, rounds: int) -> Iterator[Position]:
    """Positions with a choice, from so many rounds played at random at each table."""
    for name, rules in TABLES.items():
        for number in range(rounds):
            deal = wild_lightning(rng) if rules.gaji else random_deal(rng)
            dealer = Seat(number % 2)
            position, _ = Position.start(rules, deal, dealer=dealer, month=number % 12 + 1)
            while not position.over:
                assert name
                yield position
                position, _ = position.apply(rng.choice(position.legal()))


# --- honest


def test_it_is_legal_and_honest_in_every_phase_at_every_table() -> None:
    rng, agent = Random(1), PimcAgent(12)
    phases: Counter[Phase] = Counter()
    for position in walks(rng, 2):
        observation = position.observe(position.mover)
        action = agent.act(observation, rng=Random(7))
        assert action in position.legal()
        hidden_otherwise = sample(observation, rng=rng)
        assert agent.act(hidden_otherwise.observe(position.mover), rng=Random(7)) == action
        phases[position.phase] += 1
    assert min(phases[phase] for phase in (Phase.SWAP, Phase.PLAY, Phase.TAKE, Phase.DECIDE)) > 3
    assert sum(phases.values()) > 500


def test_the_quick_player_is_legal_and_reads_nothing_hidden() -> None:
    rng = Random(15)
    for position in walks(rng, 2):
        rules = lower(position.rules)
        chosen = set()
        for whole in (position, permuted(position, rng)):
            plan = [0] * PLAN_WEIGHTS + list(WEIGHTS)
            make_plan(rules, list(whole.state), plan)
            chosen.add(quick_kernel.quick_choice(rules, list(whole.state), plan))
        (action,) = chosen
        assert ACTIONS[action] in position.legal()


def test_a_call_that_is_clear_early_is_decided_as_if_all_had_been_counted() -> None:
    decided: Counter[tuple[int, bool]] = Counter()
    for position in walks(Random(19), 12):
        if position.phase is not Phase.DECIDE:
            continue
        rules, state = lower(position.rules), list(position.state)
        plan = [0] * PLAN_WEIGHTS + list(WEIGHTS)
        stop = quick_race.stop_value(rules, state, state[s.PILE_OF + state[s.MOVER]], state[s.FIELD])
        whole = quick_race.call_value(rules, state, plan, -(1 << 40))
        called = quick_race.would_call(rules, state, plan)
        assert called == (whole << 6 > stop)
        assert whole <= quick_race.call_value(rules, state, plan, 1 << 40)  # what it might be at most
        decided[called, quick_race.call_value(rules, state, plan, stop >> 6) != whole] += 1
    assert min(decided[1, False], decided[0, False], decided[0, True]) > 5
    assert not decided[1, True]


def found_by_the_kernel(position: Position, seed: int) -> tuple[int, list[int]]:
    """The choice from a whole state, and the search behind it."""
    _, _, play, plan, search, known, _ = rows(position.observe(position.mover), rng=Random(seed), row=list)
    rules, whole = lower(position.rules), list(position.state)
    action = pimc_kernel.choose(rules, whole, play, plan, search, known, [seed], 12)
    return action, search


def permuted(position: Position, rng: Random) -> Position:
    return position if position.phase is Phase.SWAP else sample(position.observe(position.mover), rng=rng)


@settings(max_examples=25)
@given(games())
def test_the_kernel_reads_nothing_hidden_from_a_whole_state(game: Game) -> None:
    position = game.position()
    if not position.over:
        found = {str(found_by_the_kernel(permuted(position, Random(seed)), 5)) for seed in range(3)}
        assert len(found) == 1


def test_a_look_at_the_hidden_cards_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pimc_kernel, "draw_world", lambda rules, state, known, chance, seat: 1)
    position, _ = Position.start(TABLES["koikoi-japan"], random_deal(Random(3)), dealer=Seat(0))
    found = {str(found_by_the_kernel(permuted(position, Random(seed)), 5)) for seed in range(3)}
    assert len(found) > 1


@given(games())
def test_what_a_seat_knows_of_the_other_hand_is_kept_while_the_round_is_played(game: Game) -> None:
    rules = lower(game.rules)
    knowns = [[0] * worlds.KNOWN_SIZE for _ in range(2)]
    for position, action in game.steps():
        for seat in (Seat(0), Seat(1)):
            observation = position.observe(seat)
            waiting = 0
            if observation.pending is not None and position.mover != seat and not position.state[s.PENDING_STOCK]:
                waiting = observation.pending.bit
            assert knowns[seat][worlds.SHOWN] == shown(observation) | waiting
            passed = passed_over(observation) & observation.unseen
            assert (knowns[seat][worlds.BANNED] | knowns[seat][worlds.DOUBTED]) & observation.unseen == passed
            assert knowns[seat][worlds.BANNED] & observation.unseen == lacking(observation) & observation.unseen
        if action.act is Act.PLAY:
            worlds.watch(rules, list(position.state), knowns[other(position.mover)], action.id)


@settings(max_examples=30)
@given(games())
def test_a_drawn_world_could_be_the_real_one(game: Game) -> None:
    position = game.position()
    if position.over or position.phase is Phase.SWAP:
        return
    observation = position.observe(position.mover)
    rules, state, _, _, _, known, chance = rows(observation, rng=Random(1), row=list)
    worlds.prepare_worlds(state, known, position.mover)
    for _ in range(5):
        assert worlds.draw_world(rules, state, known, chance, position.mover)
        at = state[s.NEXT]
        turned = state[s.STOCK + at : s.STOCK + min(24, at + rules[s.R_LAST_TURN] - state[s.TURN] + 1)]
        theirs = mask_cards(state[s.HAND_OF + other(position.mover)])
        assert len(set(turned)) == len(turned)
        assert cards_mask(theirs) & cards_mask(mask_cards(sum(1 << card for card in turned))) == 0
        assert cards_mask(theirs) & lacking(observation) == 0
        rest = [card for card in mask_cards(observation.unseen) if card not in theirs and int(card) not in turned]
        stock = (*mask_cards(0), *(card for number in turned for card in mask_cards(1 << number)), *rest)
        assert world(observation, observation.hand, theirs, stock).observe(position.mover) == observation


def test_every_hidden_card_is_as_likely_to_be_held() -> None:
    rules = Rules.preset("extensions")  # captures are forced, and lucky hands end a round
    rng = Random(11)
    position, _ = Position.start(rules, random_deal(rng), dealer=Seat(0))
    while position.turn < 9 or position.phase is not Phase.PLAY:
        position, _ = position.apply(rng.choice(position.legal()))
    observation = position.observe(position.mover)
    assert lacking(observation)
    table, state, _, _, _, known, chance = rows(observation, rng=Random(1), row=list)
    worlds.prepare_worlds(state, known, position.mover)
    drawn, believed = Counter[int](), Counter[int]()
    for _ in range(4000):
        worlds.draw_world(table, state, known, chance, position.mover)
        drawn[state[s.HAND_OF + other(position.mover)]] += 1
        believed[sample(observation, rng=rng).state[s.HAND_OF + other(position.mover)]] += 1
    cards = mask_cards(observation.unseen)
    for card in cards:
        ours, theirs = (sum(n for hand, n in of.items() if hand & card.bit) / 4000 for of in (drawn, believed))
        assert abs(ours - theirs) < 0.05, card


@pytest.mark.parametrize("name", PRESETS)
def test_a_hand_is_possible_if_a_round_begins_with_it(name: str) -> None:
    rng, rules = Random(5), Rules.preset(name, void_field_four=False, void_field_pairs=False)
    begun: Counter[bool] = Counter()
    for number in range(200):
        deal = (whole_month_hand, pairs_hand, near_pairs_hand, random_deal)[number % 4](rng)
        position, _ = Position.start(rules, deal, dealer=Seat(0))
        masks = [cards_mask(hand) for hand in deal.hands]
        shown_so_far = [cards_mask(rng.sample(hand, rng.randrange(9))) for hand in deal.hands]
        possible = [
            worlds.could_be_dealt(lower(rules), hand & ~out, out) for hand, out in zip(masks, shown_so_far, strict=True)
        ]
        assert all(possible) == (position.phase is Phase.PLAY)
        begun[all(possible)] += 1
    assert begun[True]
    assert begun[False] or name == "first-to-fifty"


def test_hands_that_passed_captures_over_are_drawn_as_much_less_often_as_they_are_doubted() -> None:
    rng = Random(21)
    position, _ = Position.start(Rules.preset("koikoi-japan"), random_deal(rng), dealer=Seat(0))
    while position.turn != 10 or position.phase is not Phase.PLAY:
        position, _ = position.apply(rng.choice(position.legal()))
        if position.over:
            position, _ = Position.start(Rules.preset("koikoi-japan"), random_deal(rng), dealer=Seat(0))
    observation = position.observe(position.mover)
    table, state, _, _, _, known, chance = rows(observation, rng=rng, row=list)
    worlds.prepare_worlds(state, known, position.mover)
    doubted = passed_over(observation)
    weights = Counter[int]()
    for hand in combinations(mask_cards(observation.unseen), observation.opponent_hand):
        number = (cards_mask(hand) & doubted).bit_count()
        weights[number] += 1
    odds = {number: ways * (worlds.DOUBT / 1024) ** number for number, ways in weights.items()}
    drawn = Counter[int]()
    for _ in range(4000):
        worlds.draw_world(table, state, known, chance, position.mover)
        drawn[(state[s.HAND_OF + other(position.mover)] & doubted).bit_count()] += 1
    assert len(drawn) > 2
    for number, weight in odds.items():
        share = weight / sum(odds.values())
        assert abs(drawn[number] / 4000 - share) < 5 * sqrt(share * (1 - share) / 4000) + 0.003, number


def test_a_position_that_legal_play_cannot_reach_is_refused() -> None:
    rng = Random(2)
    position, _ = Position.start(Rules.preset("shobu"), random_deal(rng), dealer=Seat(0))
    observation = position.observe(Seat(0))
    broken = Observation(**{name: getattr(observation, name) for name in observation.__slots__} | {"stock": 3})
    with pytest.raises(BadPosition):
        PimcAgent(10).act(broken, rng=rng)


# --- the same again


def test_the_same_seed_gives_the_same_search_in_both_lives() -> None:
    choose = compiled(pimc_kernel, "choose")["choose"]
    number = 0
    for position in walks(Random(4), 1):
        lists, slots = (rows(position.observe(position.mover), rng=Random(9), row=row) for row in (list, Slots))
        assert pimc_kernel.choose(*lists, 4) == choose(*slots, 4)
        assert [row.tolist() for row in slots] == lists
        number += 1
    assert number > 200


def test_a_budget_of_worlds_gives_the_same_action_and_one_of_time_is_kept() -> None:
    position, _ = Position.start(TABLES["single-koi"], random_deal(Random(6)), dealer=Seat(0))
    observation = position.observe(Seat(0))
    many = [PimcAgent(300).act(observation, rng=Random(seed)) for seed in (1, 1, 1)]
    assert len(set(many)) == 1
    assert PimcAgent(300, milliseconds=1e6).act(observation, rng=Random(1)) == many[0]
    assert PimcAgent(10**9, milliseconds=5).act(observation, rng=Random(1)) in position.legal()


def test_the_player_is_the_kernels_search() -> None:
    choose = compiled(pimc_kernel, "choose")["choose"]
    for position in islice(walks(Random(12), 1), 0, None, 5):
        observation = position.observe(position.mover)
        action = PimcAgent(8).act(observation, rng=Random(2))
        assert choose(*rows(observation, rng=Random(2), row=Slots), 8) == action.id


def test_threads_may_search_at_once() -> None:
    agent, rng = PimcAgent(200), Random(14)
    seen = [position.observe(position.mover) for position in islice(walks(rng, 1), 24)]
    alone = [agent.act(observation, rng=Random(1)) for observation in seen]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda observation: agent.act(observation, rng=Random(1)), seen)) == alone


def test_nobody_chooses_between_hands_that_nobody_has_seen() -> None:
    position, _ = Position.start(TABLES["shobu+all"], random_deal(Random(8)), dealer=Seat(0))
    assert PimcAgent(10).act(position.observe(Seat(1)), rng=Random(1)) == KEEP


# --- right


def last_cards() -> Iterator[Position]:
    """Last turns with one card in hand and a choice of what it takes."""
    rng = Random(10)
    while True:
        rules = Rules.preset(rng.choice(PRESETS), last_turn=16)
        position, _ = Position.start(rules, random_deal(rng), dealer=Seat(0), month=rng.randrange(12) + 1)
        while not position.over:
            if position.turn == 15 and position.phase is Phase.PLAY:
                observation = position.observe(position.mover)
                (card,) = observation.hand
                if sum(partner.month == card.month for partner in observation.field) == 2:
                    yield position
            position, _ = position.apply(rng.choice(position.legal()))


def counted_out(position: Position) -> dict[int, tuple[float, float]]:
    """The mean and the spread of the points of each capture, over every card that the stock may turn."""
    observation = position.observe(position.mover)
    me, rules = position.mover, lower(position.rules)
    *_, plan, _, _, _ = rows(observation, rng=Random(1), row=list)
    make_plan(rules, list(position.state), plan)
    (card,) = observation.hand
    out = {}
    for partner in observation.field:
        if partner.month != card.month:
            continue
        points = []
        for turned in mask_cards(observation.unseen):
            state = list(position.state)
            state[s.STOCK + state[s.NEXT]] = int(turned)
            apply(rules, state, int(card))
            apply(rules, state, s.TAKE_ID + partner)
            quick_kernel.play_out(rules, state, plan)
            points.append(state[s.POINTS + me] - state[s.POINTS + 1 - me])
        mean = sum(points) / len(points)
        out[s.TAKE_ID + partner] = mean, sqrt(sum((n - mean) ** 2 for n in points) / len(points))
    return out


def test_with_one_card_left_it_finds_what_counting_every_stock_card_finds() -> None:
    choose = compiled(pimc_kernel, "choose")["choose"]
    positions = last_cards()
    matters = 0
    for _ in range(12):
        position = next(positions)
        truth = counted_out(position)
        best = max(mean for mean, _ in truth.values())
        parts = rows(position.observe(position.mover), rng=Random(3), row=Slots)
        choose(*parts, 800)
        mean, spread = truth[parts[4][pimc_kernel.SECOND]]
        assert mean >= best - 5 * spread / sqrt(800) - 2 * pimc_kernel.LEAD / 800
        matters += min(mean for mean, _ in truth.values()) < best
    assert matters > 3


# --- mirrored deals of compiled players


def test_compiled_players_play_mirrored_deals_by_the_same_rules_and_statistics() -> None:
    rules = Rules.preset("koikoi-japan")
    tie = mirrored_compiled(rules, GREEDY, GREEDY, pairs=30, seed=1)
    assert (tie.points, tie.se, tie.wins[0], sum(tie.wins)) == (0.0, 0.0, tie.wins[1], 60)
    assert tie.calls[0] == tie.calls[1] > 0
    fast = mirrored_compiled(rules, GREEDY, RANDOM, pairs=400, seed=1)
    slow = mirrored(rules, make_agent("greedy"), make_agent("random"), pairs=60, seed=1)
    assert abs(fast.points - slow.points) < 4 * sqrt(fast.se**2 + slow.se**2)
    assert fast.se < 3 / sqrt(400) * 4


def test_compiled_mirrored_deals_follow_from_the_seed_alone() -> None:
    rules, players = Rules.preset("extensions"), (CompiledPlayer(pairs.PIMC, 30), GREEDY)
    told: list[int] = []
    one = mirrored_compiled(rules, *players, pairs=30, seed=4, progress=told.append)
    assert told == [25, 30]
    assert mirrored_compiled(rules, *players, pairs=30, seed=4, processes=2) == one
    assert mirrored_compiled(rules, *players, pairs=30, seed=5) != one


@pytest.mark.parametrize("name", PRESETS)
def test_it_beats_the_random_player(name: str) -> None:
    result = mirrored_compiled(Rules.preset(name), CompiledPlayer(pairs.PIMC, 50), RANDOM, pairs=60, seed=2)
    assert result.points > 3 * result.se > 0, str(result)
