"""The levels people play: the beginner, who stands in for those that search, and what is said of their strength."""

from __future__ import annotations

import json
import re
import threading
from operator import attrgetter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given

from koikoi.agents import PEOPLE_PLAY, make_agent, make_opponent, standin
from koikoi.agents.beginner import PRECIOUS
from koikoi.agents.pimc import PimcAgent
from koikoi.agents.standin import StandIn
from koikoi.engine.actions import Action
from koikoi.engine.choices import legal
from koikoi.engine.notation import parse_position
from koikoi.engine.observation import Observation, Phase
from koikoi.engine.position import Position
from koikoi.engine.rules import PRESETS, Rules
from koikoi.engine.seats import Seat
from koikoi.lab.mirrored import mirrored
from koikoi.server.computer import bot_command
from koikoi.texts import LANGUAGES, Texts
from tests.commands import POSITION, koikoi
from tests.strategies import Game, games, random_deal, wild_lightning
from tests.table_players import TABLES

STRENGTH = Path(__file__).parent.parent / "bench" / "strength.md"


def scene(**fields: Any) -> Observation:
    """A choice of the dealer's in the third turn, at a table where every kind of card lies."""
    usual: dict[str, Any] = {
        "rules": {"base": "single-koi"}, "seat": 0, "dealer": 0, "month": 1, "phase": "play", "turn": 4,
        "hand": ["3C1", "4R", "5A", "6C1", "8C1", "10R"], "opponent_hand": 6, "stock": 20,
        "captured": [["9A", "9C1", "12C2", "12C3"], ["7A", "7C1", "1B", "1C1"]],
        "field": ["2A", "2C1", "3B", "6R", "10C1", "11C", "12C1", "9R"],
    }  # fmt: skip
    return parse_position(usual | fields)


def begin(**fields: Any) -> str:
    """The token of the beginner's choice."""
    return make_agent("beginner").act(scene(**fields), rng=Random(1)).token


# --- the beginner


def test_the_beginner_takes_the_most_precious_pair() -> None:
    assert begin() == "3C1", "the curtain, a bright"
    assert begin(field=["2A", "2C1", "3C2", "6R", "10C1", "11C", "12C1", "9R"]) in ("6C1", "10R"), (
        "a ribbon and a chaff"
    )


def test_the_beginner_counts_what_a_card_would_take_of_two_and_of_three() -> None:
    field = ["2A", "2C1", "5C1", "6R", "9R", "10A", "11C", "12C1"]
    assert begin(field=field, hand=["2R", "3C1", "4R", "7R", "8C1", "10C1"]) == "2R", "with the warbler"
    field = ["2C1", "6R", "8B", "9R", "11A", "11C", "11R", "12C1"]
    assert begin(field=field, hand=["3C1", "4R", "5A", "8A", "10C1", "11B"]) == "11B", "with all three"


def test_the_beginner_throws_the_cheapest_card_where_nothing_matches() -> None:
    field = ["2A", "2C1", "1R", "12B", "11C", "12C1", "9R", "7R"]
    assert begin(field=field, hand=["3B", "4R", "5A", "6A", "8A", "10C1"]) == "10C1"
    assert begin(field=field, hand=["3B", "4R", "5A", "6A", "8A", "10A"]) == "4R"


def test_the_beginner_takes_the_more_precious_of_two_field_cards() -> None:
    waiting = {"phase": "take", "pending": "2R", "pending_from": "hand"}
    assert begin(**waiting, hand=["3C1", "4R", "5A", "6C1", "8C1"]) == "x2A"


THEIRS = ["7A", "7C1", "1B", "1C1", "12C1", "12C2", "11R", "11C"]
LIES = ["2C1", "2R", "5C1", "6C1", "6R", "10C1", "10R", "10A", "12B", "4C1"]


@pytest.mark.parametrize(
    ("hand", "pile", "theirs", "field", "choice"),
    [
        ("2A 4R 5A 6A 8A", "3B 3C1 9A 9C1", THEIRS[:4], LIES, "koi"),  # flower viewing, and a young round
        ("2A 4R 5A 6A", "3B 3C1 9A 9C1", THEIRS, LIES, "stop"),  # four cards in hand
        ("2A 4R 5A 6A 7R", "3B 3C1 9A 9C1 8B 8C2", THEIRS[:4], LIES[:8], "stop"),  # both viewings: too much to lose
    ],
)
def test_the_beginner_stops_as_soon_as_it_may_unless_the_round_is_young_and_the_total_small(
    hand: str, pile: str, theirs: list[str], field: list[str], choice: str
) -> None:
    left = len(hand.split())
    told = {
        "hand": hand.split(),
        "captured": [pile.split(), theirs],
        "field": field,
        "captured_this_turn": ["9A", "9C1"],
    }
    assert begin(**told, phase="decide", turn=14 - 2 * left, opponent_hand=left + 1, stock=9 + 2 * left) == choice


@given(games())
def test_the_beginner_never_leaves_a_pair_and_a_thrown_card_is_of_the_cheapest_kind(game: Game) -> None:
    for position, _ in game.steps():
        observation = position.observe(position.mover)
        if observation.phase is not Phase.PLAY:
            continue
        card = make_agent("beginner").act(observation, rng=Random(1)).card
        assert card is not None
        there = {other.month for other in observation.field}
        able = [played for played in map(attrgetter("card"), legal(observation)) if played.month in there]
        if able:
            assert card in able
        else:
            assert PRECIOUS[card.kind] == min(PRECIOUS[other.kind] for other in observation.hand)


@pytest.mark.parametrize("name", ["beginner", "greedy", "club"])
def test_a_level_plays_whole_rounds_at_every_table(name: str) -> None:
    rng, player = Random(4), make_agent(name)
    for number, rules in enumerate(TABLES.values()):
        deal = wild_lightning(rng) if rules.gaji else random_deal(rng)
        position, _ = Position.start(rules, deal, dealer=Seat(number % 2), month=number % 12 + 1)
        while not position.over:
            position, _ = position.apply(player.act(position.observe(position.mover), rng=rng))


def test_the_beginner_is_better_than_chance_and_weaker_than_greedy() -> None:
    rules = Rules.preset("koikoi-japan")
    beginner = make_agent("beginner")
    assert mirrored(rules, beginner, make_agent("random"), pairs=60, seed=1).points > 1
    assert mirrored(rules, beginner, make_agent("greedy"), pairs=60, seed=1).points < -0.5


# --- who stands in


class Waiting:
    """A player that answers nothing before it is let."""

    name = "slow"

    def __init__(self, failure: Exception | None = None) -> None:
        self.let = threading.Event()
        self.failure = failure

    def act(self, observation: Observation, *, rng: Random) -> Action:
        assert self.let.wait(60)
        if self.failure is not None:
            raise self.failure
        return legal(observation)[-1]


def test_greedy_answers_until_the_player_is_ready() -> None:
    slow, greedy, seen = Waiting(), make_agent("greedy"), scene()
    player = StandIn(slow, greedy)
    assert player.name == "slow"
    stood_in = greedy.act(seen, rng=Random(1))
    assert stood_in != legal(seen)[-1]
    assert [player.act(seen, rng=Random(1)) for _ in range(3)] == [stood_in] * 3
    slow.let.set()
    assert player._at(seen.rules).ready.wait(20)
    assert player.act(seen, rng=Random(1)) == legal(seen)[-1]


def test_the_player_gets_ready_at_each_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standin, "PATIENCE", 20)
    slow, asked = Waiting(), []
    slow.let.set()
    player = StandIn(slow, make_agent("greedy"))
    for name in (*PRESETS, PRESETS[0]):
        seen = scene(rules={"base": name})
        assert player.act(seen, rng=Random(1)) == legal(seen)[-1]
        asked.append(len(player._tables))
    assert asked == [1, 2, 3, 4, 5, 5]
    monkeypatch.setattr(standin, "MOST_TABLES", 3)
    player.act(scene(rules={"base": "shobu", "rounds": 2}), rng=Random(1))
    assert len(player._tables) == 5


def test_a_player_that_cannot_get_ready_is_not_kept_secret() -> None:
    slow, seen = Waiting(ZeroDivisionError()), scene()
    player = StandIn(slow, make_agent("greedy"))
    player.act(seen, rng=Random(1))
    slow.let.set()
    assert player._at(seen.rules).ready.wait(20)
    with pytest.raises(ZeroDivisionError):
        player.act(seen, rng=Random(1))


def test_people_are_answered_at_once_and_research_gets_who_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    seen, never = parse_position(json.loads(POSITION)), threading.Event()
    stood_in = {"action": make_agent("greedy").act(seen, rng=Random(1)).token}
    other = next(action for action in legal(seen) if action.token != stood_in["action"])
    asked: list[int] = []

    def search(self: PimcAgent, observation: Observation, *, rng: Random) -> Action:
        if threading.current_thread() is not threading.main_thread():
            never.wait(60)
        asked.append(self.worlds)
        return other

    monkeypatch.setattr(PimcAgent, "act", search)
    try:
        assert [isinstance(make_opponent(name), StandIn) for name in PEOPLE_PLAY] == [False, False, True, True]
        for name in ("club", "master"):
            assert make_opponent(name).name == name
            line = POSITION.encode()
            assert json.loads(koikoi("bot", "--agent", name, "--at-once", stdin=line).out) == stood_in
            assert json.loads(koikoi("bot", "--agent", name, stdin=line).out) == {"action": other.token}
            assert {"--at-once", name} < set(bot_command(name))
        assert json.loads(koikoi("bot", "--agent", "pimc:7", stdin=line).out) == {"action": other.token}
        assert asked[-1] == 7
    finally:
        never.set()


# --- what is said of them


def measured() -> dict[str, list[tuple[float, float]]]:
    """Points a round against greedy with their standard error, by level, as bench/strength.md has them."""
    rows = re.findall(
        r"^\| (?:KKJ|NIN) \| (beginner|pimc 300|pimc 3,000) \| greedy \| ([-+][\d.]+) ± ([\d.]+)",
        STRENGTH.read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    names = {"beginner": "beginner", "pimc 300": "club", "pimc 3,000": "master"}
    out: dict[str, list[tuple[float, float]]] = {"beginner": [], "club": [], "master": []}
    for player, points, error in rows:
        out[names[player]].append((float(points), float(error)))
    return out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_of_a_levels_strength_was_measured(lang: str) -> None:
    texts = Texts.load(lang)
    for name, figures in measured().items():
        rounds, points = map(int, re.findall(r"\d+", texts.say(f"play-opponent-{name}-why")))
        sign = -1 if name == "beginner" else 1
        low = min(mean - 2 * error for mean, error in figures)
        high = max(mean + 2 * error for mean, error in figures)
        assert len(figures) == 2
        assert low <= sign * points / rounds <= high, f"{name}: said {points} in {rounds} rounds, measured {figures}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_level_has_a_name_of_its_own_and_a_sentence(lang: str) -> None:
    texts = Texts.load(lang)
    names = [texts.say(f"play-opponent-{name}") for name in PEOPLE_PLAY]
    assert len({*names}) == len(PEOPLE_PLAY)
    assert all(texts.has(f"play-opponent-{name}-why") for name in PEOPLE_PLAY)
