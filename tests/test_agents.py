"""Computer players: always legal, honest, and the greedy one strong, deterministic and the same as it was.

`python -m tests.test_agents` writes the golden file anew, where greedy has changed on purpose.
"""

import gzip
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given

from koikoi.agents import AGENTS, PEOPLE_PLAY, agent_names, make_agent
from koikoi.agents.greedy_kernel import choose
from koikoi.agents.greedy_notes import NOTES_SIZE
from koikoi.engine.actions import KEEP, KOI, PASS, STOP, Act, Play
from koikoi.engine.belief import sample
from koikoi.engine.cards import Card
from koikoi.engine.choices import legal
from koikoi.engine.jsontext import format_json
from koikoi.engine.kernel.table import lower
from koikoi.engine.notation import format_position, parse_position
from koikoi.engine.observation import Observation, Phase
from koikoi.engine.position import Position
from koikoi.engine.rules import Rules
from koikoi.engine.seats import SEATS, Seat, other
from koikoi.errors import KoiKoiError
from koikoi.lab.mirrored import mirrored
from tests import strategies
from tests.strategies import TABLES, Game, games, random_deal, wild_lightning

GOLDEN = Path(__file__).parent / "data" / "greedy-moves.jsonl.gz"
NIN: dict[str, object] = {"base": "single-koi", "families": "best"}

# --- choices


@given(games())
def test_what_an_observation_allows_is_what_the_position_allows(game: Game) -> None:
    for position, _ in game.steps():
        assert legal(position.observe(position.mover)) == position.legal()
        assert legal(position.observe(other(position.mover))) == ()
    end, _ = game.end()
    assert all(legal(end.observe(seat)) == () for seat in SEATS)


# --- every player


def test_players_are_made_by_name_and_an_unknown_name_is_refused_with_those_there_are() -> None:
    assert agent_names() == tuple(AGENTS) == ("random", "beginner", "greedy", "club", "pimc", "master")
    assert [make_agent(name).name for name in agent_names()] == list(agent_names())
    assert PEOPLE_PLAY == ("beginner", "greedy", "club", "master")
    with pytest.raises(KoiKoiError, match="no computer player 'deep blue'; there is random, beginner, greedy, club"):
        make_agent("deep blue")


@pytest.mark.parametrize("name", agent_names())
@given(game=games())
def test_a_player_chooses_a_legal_action_and_the_same_one_whatever_is_hidden(name: str, game: Game) -> None:
    agent = make_agent(name)
    position = game.position()
    if position.over:
        return
    seat = position.mover
    observation = position.observe(seat)
    action = agent.act(observation, rng=Random(1))
    assert action in position.legal()
    world = sample(observation, rng=Random(game.play.seed))
    assert agent.act(world.observe(seat), rng=Random(1)) == action


def test_the_random_player_chooses_every_legal_action() -> None:
    position, _ = Position.start(Rules.preset("shobu"), random_deal(Random(3)), dealer=Seat(0))
    observation, rng = position.observe(Seat(0)), Random(1)
    counts = Counter(make_agent("random").act(observation, rng=rng) for _ in range(800))
    assert set(counts) == set(position.legal())
    assert min(counts.values()) > 60


# --- greedy


@given(games())
def test_greedy_reads_nothing_hidden_from_a_whole_state(game: Game) -> None:
    position = game.position()
    if position.over or position.phase is Phase.SWAP:
        return
    rules = lower(position.rules)
    observation = position.observe(position.mover)
    worlds = [position, *(sample(observation, rng=Random(seed)) for seed in range(3))]
    chosen = {choose(rules, list(world.state), [-1] * NOTES_SIZE) for world in worlds}
    assert chosen == {make_agent("greedy").act(observation, rng=Random(1)).id}


def test_greedy_leaves_the_state_as_it_is() -> None:
    position, _ = Position.start(Rules.preset("single-koi"), random_deal(Random(5)), dealer=Seat(1))
    state = list(position.state)
    choose(lower(position.rules), state, [0] * NOTES_SIZE)
    assert state == list(position.state)


@pytest.mark.parametrize(("mapping", "least"), [({"base": "koikoi-japan"}, 2.3), (NIN, 3.0), ({"base": "shobu"}, 3.0)])
def test_greedy_beats_the_random_player(mapping: dict[str, object], least: float) -> None:
    result = mirrored(Rules.parse(mapping), make_agent("greedy"), make_agent("random"), pairs=60, seed=2)
    assert result.points > least, str(result)


def call_scene(theirs: str, **fields: Any) -> Observation:
    """Flower viewing just made in the dealer's second turn; `theirs` is the opponent's pile. The moon lies there."""
    scene: dict[str, Any] = {
        "rules": {"base": "koikoi-japan"},
        "seat": 0,
        "dealer": 0,
        "month": 1,
        "phase": "decide",
        "turn": 2,
        "hand": ["2A", "4R", "5A", "6A", "8A", "10R"],
        "opponent_hand": 7,
        "stock": 21,
        "captured": [["3B", "3C1", "9A", "9C1"], theirs.split()],
        "captured_this_turn": ["9A", "9C1"],
        "field": ["2C1", "5C1", "7C1", "8B", "10C1", "12B"],
    }
    return parse_position(scene | fields)


def test_greedy_calls_early_and_stops_when_the_opponent_threatens() -> None:
    greedy = make_agent("greedy")
    assert greedy.act(call_scene("1C1 1C2 4C1 4C2"), rng=Random(1)) == KOI
    assert greedy.act(call_scene("1B 1R 11B 11R"), rng=Random(1)) == STOP


def test_greedy_takes_what_completes_a_yaku_and_then_what_the_opponent_needs() -> None:
    greedy = make_agent("greedy")
    turn = {"phase": "play", "turn": 4, "captured_this_turn": [], "stock": 20, "opponent_hand": 6}
    turn["hand"] = ["2C2", "4R", "5C2", "7C2", "8C1", "12C1"]
    moon = ["2C1", "5C1", "7C1", "8B", "10C1", "12B", "11C", "6C1"]
    assert greedy.act(call_scene("1C1 1C2 4C1 4C2", field=moon, **turn), rng=Random(1)) == Play(Card.PAMPAS_1)
    phoenix = ["2C1", "5C1", "7C1", "9C1", "10C1", "12B", "11C", "6C1"]
    theirs = [["3R", "3C1", "6R", "6C2"], ["1B", "1R", "8B", "8C2"]]
    action = greedy.act(call_scene("", captured=theirs, field=phoenix, **turn), rng=Random(1))
    assert action == Play(Card.PAULOWNIA_1)  # their third bright


def test_greedy_does_not_look_at_both_hands_to_exchange_them() -> None:
    rules = Rules.preset("shobu", exchange=True)
    position, _ = Position.start(rules, random_deal(Random(8)), dealer=Seat(0))
    assert make_agent("greedy").act(position.observe(Seat(1)), rng=Random(1)) == KEEP


# --- mirrored deals


def test_a_player_that_is_never_in_two_minds_ties_with_itself() -> None:
    greedy = make_agent("greedy")
    result = mirrored(Rules.preset("koikoi-japan"), greedy, greedy, pairs=12, seed=1)
    assert (result.points, result.se) == (0.0, 0.0)
    assert result.wins[0] == result.wins[1]
    assert sum(result.wins) == 24
    assert result.calls[0] == result.calls[1]


def test_mirrored_deals_follow_from_the_seed_alone() -> None:
    rules, agents = Rules.preset("extensions"), (make_agent("random"), make_agent("random"))
    told: list[int] = []
    one = mirrored(rules, *agents, pairs=60, seed=4, progress=told.append)
    assert told == [25, 50, 60]
    assert mirrored(rules, *agents, pairs=60, seed=4, processes=2) == one
    assert mirrored(rules, *agents, pairs=60, seed=5) != one
    assert abs(one.points) < 5 * one.se


# --- golden moves

EVERY: dict[str, dict[str, object]] = {
    **TABLES,
    "NIN": NIN,
    "shobu+one-pair": {"base": "shobu", "three_on_field": "one", "gaji": True, "call_limit": "one-per-player"},
}
MOVES = 1000
WANTED = {Phase.SWAP: 10, Phase.DECIDE: 250, Phase.TAKE: 240}
"""How many positions of a phase the golden file has; the others are hand cards."""


def positions() -> Iterator[Observation]:
    """Positions of rounds played at random at every table in turn, so many of each phase."""
    left = Counter(WANTED)
    left[Phase.PLAY] = MOVES - left.total()
    wild = 20
    rng = Random(20)
    number = 0
    while left.total():
        number += 1
        mapping = list(EVERY.values())[number % len(EVERY)]
        deal = wild_lightning(rng) if mapping.get("gaji") and number % 2 else random_deal(rng)
        play = strategies.Play(seed=rng.randrange(2**32), koi=0.6, eager=rng.random() < 0.8, last=0)
        game = Game(rules=Rules.parse(mapping), deal=deal, dealer=Seat(number % 2), month=number % 12 + 1, play=play)
        steps = list(game.steps())
        for phase in (Phase.SWAP, Phase.DECIDE, Phase.TAKE, Phase.PLAY):
            of_phase = [position for position, _ in steps if position.phase is phase and len(position.legal()) > 1]
            wilds = [position for position in of_phase if PASS in position.legal()]
            if wild and wilds:
                of_phase, wild = wilds, wild - 1
            if of_phase and left[phase]:
                left[phase] -= 1
                position = rng.choice(of_phase)
                yield position.observe(position.mover)


def test_greedy_moves_as_it_did_at_a_thousand_stored_positions() -> None:
    with gzip.open(GOLDEN, "rt", encoding="utf-8") as file:
        rows = [json.loads(line) for line in file]
    assert len(rows) == MOVES
    phases: Counter[Phase] = Counter()
    greedy, tables, acts = make_agent("greedy"), set(), set()
    for number, row in enumerate(rows, 1):
        observation = parse_position(row["position"])
        action = greedy.act(observation, rng=Random(number))
        assert action.token == row["action"], f"line {number}"
        phases[observation.phase] += 1
        tables.add(format_json(observation.rules.mapping()))
        acts.add(action.act)
    assert phases == Counter(WANTED) + Counter({Phase.PLAY: MOVES - Counter(WANTED).total()})
    assert tables == {format_json(Rules.parse(mapping).mapping()) for mapping in EVERY.values()}
    assert acts >= {Act.PLAY, Act.TAKE, Act.KOI, Act.STOP, Act.KEEP}


def write_golden() -> None:
    """Write the golden file."""
    greedy = make_agent("greedy")
    with gzip.GzipFile(GOLDEN, "wb", mtime=0) as file:
        for number, observation in enumerate(positions(), 1):
            action = greedy.act(observation, rng=Random(number))
            line = format_json({"position": format_position(observation), "action": action.token})
            file.write(f"{line}\n".encode())


if __name__ == "__main__":
    write_golden()
