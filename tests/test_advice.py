"""What actions are worth: every legal one, in the same worlds, with an honest error; as the commands tell it."""

from __future__ import annotations

import json
import statistics
from collections import Counter
from itertools import islice
from math import sqrt
from pathlib import Path
from random import Random

import pytest

from koikoi.agents import Adviser, agent_names, make_agent, pimc_kernel
from koikoi.agents.advice import format_advice
from koikoi.agents.estimate import estimate
from koikoi.agents.pimc import PimcAgent, rows
from koikoi.agents.quick_kernel import play_out
from koikoi.agents.quick_notes import PLAN_WEIGHTS, WEIGHTS
from koikoi.agents.quick_plan import make_plan
from koikoi.agents.worlds import deal_hands, prepare_worlds
from koikoi.cli.reader import LANGS
from koikoi.engine.actions import KEEP, SWAP
from koikoi.engine.belief import sample
from koikoi.engine.cards import ALL, Card, cards_mask, mask_cards
from koikoi.engine.jsontext import format_json
from koikoi.engine.kernel import slots as s
from koikoi.engine.kernel.deal import whole_months
from koikoi.engine.kernel.table import lower
from koikoi.engine.notation import format_position, parse_position
from koikoi.engine.observation import Observation, Phase
from koikoi.engine.position import Position
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Points, Seat
from koikoi.errors import BadPosition
from koikoi.texts import Texts
from tests.commands import POSITION, koikoi, refused
from tests.strategies import random_deal
from tests.table_players import TABLES
from tests.test_cli import LEFTOVER
from tests.test_pimc import counted_out, last_cards, permuted, walks


def first_position(name: str = "single-koi", seed: int = 6) -> Position:
    position, _ = Position.start(TABLES[name], random_deal(Random(seed)), dealer=Seat(0))
    return position


def test_every_legal_action_is_valued_at_every_table_from_what_is_seen_alone() -> None:
    rng, agent = Random(1), PimcAgent()
    seen: Counter[tuple[Phase, bool]] = Counter()
    for position in walks(rng, 1):
        advice = agent.advise(position.observe(position.mover), rng=Random(7), worlds=3)
        assert {one.action for one in advice} == set(position.legal())
        assert list(advice) == sorted(advice, key=lambda one: (-one.points, one.action.id))
        exact = position.rules.last_turn - position.turn <= 2 and position.rules.last_turn > 5
        assert {(one.worlds == 3, one.exact) for one in advice} == {(not exact, exact)}
        hidden_otherwise = permuted(position, rng)
        assert agent.advise(hidden_otherwise.observe(position.mover), rng=Random(7), worlds=3) == advice
        seen[position.phase, exact] += 1
    assert min(seen[phase, False] for phase in (Phase.SWAP, Phase.PLAY, Phase.TAKE, Phase.DECIDE)) > 1


def points_played_out(observation: Observation, worlds: int) -> dict[tuple[int, int], list[int]]:
    """The points of each option, an action and what it takes, world by world, in the kernel's plain life."""
    parts = rows(observation, rng=Random(9), row=list)
    search = parts[4]
    pimc_kernel.begin(*parts[:2], *parts[3:6])
    points: dict[tuple[int, int], list[int]] = {}
    for _ in range(worlds):
        before = search[pimc_kernel.SUM : pimc_kernel.SUM + search[pimc_kernel.OPTIONS]]
        assert pimc_kernel.play_worlds(*parts, [], 1)
        for option, sum_before in enumerate(before):
            key = search[pimc_kernel.FIRST + option], search[pimc_kernel.SECOND + option]
            points.setdefault(key, []).append(search[pimc_kernel.SUM + option] - sum_before)
    return points


@pytest.mark.parametrize("name", ["koikoi-japan", "single-koi", "shobu+gaji"])
def test_points_and_errors_are_those_of_the_rounds_played_out_with_no_option_ahead(name: str) -> None:
    half = 2 if TABLES[name].ledger == "zero-sum" else 1
    captures = 0
    for position in islice(walks(Random(3), 2), 0, None, 2):
        observation = position.observe(position.mover)
        if observation.rules != TABLES[name] or observation.turn > 12:
            continue
        points = points_played_out(observation, 4)
        captures += sum(taking >= 0 for _, taking in points)
        for one in estimate(observation, rng=Random(9), worlds=4, milliseconds=None):
            best = max((values for (first, _), values in points.items() if first == one.action.id), key=sum)
            assert one.points == pytest.approx(statistics.fmean(best) / half)
            assert one.points_se == pytest.approx(statistics.stdev(best) / sqrt(4) / half)
    assert captures


def test_the_estimate_is_near_the_truth_where_that_can_be_counted() -> None:
    positions = last_cards()
    for _ in range(2):
        position = next(positions)
        truth = counted_out(position)
        (one,) = estimate(position.observe(position.mover), rng=Random(3), worlds=1500, milliseconds=None)
        half = 2 if position.rules.ledger == "zero-sum" else 1
        best = max(mean for mean, _ in truth.values()) / half
        assert abs(one.points - best) <= 5 * one.points_se
        assert one.points_se == pytest.approx(max(truth.values())[1] / half / sqrt(1500), rel=0.2)


def test_keeping_and_exchanging_hands_that_nobody_has_seen_are_worth_the_same() -> None:
    position = first_position("shobu+all", 8)
    observation = position.observe(Seat(1))
    keep, swap = PimcAgent().advise(observation, rng=Random(1), worlds=4000)
    assert (keep.action, swap.action) == (KEEP, SWAP)
    assert (keep.points, keep.points_se) == (swap.points, swap.points_se)
    rules, rng, points = lower(position.rules), Random(2), []
    while len(points) < 150:
        dealt, _ = sample(observation, rng=rng).apply(KEEP)
        if dealt.state[s.KIND] != s.VOID:
            state, plan = list(dealt.state), [0] * PLAN_WEIGHTS + list(WEIGHTS)
            make_plan(rules, state, plan)
            play_out(rules, state, plan)
            points.append((state[s.POINTS + 1] - state[s.POINTS]) / 2)
    error = sqrt(statistics.variance(points) / 150 + keep.points_se**2)
    assert abs(statistics.fmean(points) - keep.points) < 4 * error
    assert keep.points_se == pytest.approx(sqrt(statistics.variance(points) / 4000), rel=0.3)


def test_hands_dealt_anew_for_the_exchange_are_any_with_which_a_round_can_begin() -> None:
    rules = Rules.preset("koikoi-japan", exchange=True)
    position, _ = Position.start(rules, random_deal(Random(5)), dealer=Seat(0))
    table, state, play, _, _, known, chance = rows(position.observe(Seat(1)), rng=Random(1), row=list)
    state[s.HAND_OF + 1] = 0
    prepare_worlds(state, known, 1)
    held: Counter[int] = Counter()
    for _ in range(2000):
        deal_hands(table, state, play, known, chance)
        hands, stock = state[s.HAND_OF : s.HAND_OF + 2], cards_mask(Card(card) for card in state[s.STOCK :])
        assert hands[0] ^ hands[1] ^ stock == ALL & ~state[s.FIELD]
        assert not any(whole_months(hand) for hand in hands)
        held.update(mask_cards(hands[0]))
    assert len(held) == 40
    assert all(abs(count / 2000 - 0.2) < 0.05 for count in held.values())


def test_the_same_seed_and_worlds_give_the_same_advice_and_a_limit_of_time_is_kept() -> None:
    observation, agent = first_position().observe(Seat(0)), PimcAgent(30)
    one = agent.advise(observation, rng=Random(1), worlds=300)
    assert agent.advise(observation, rng=Random(1), worlds=300) == one
    assert agent.advise(observation, rng=Random(2), worlds=300) != one
    assert agent.advise(observation, rng=Random(1), worlds=300, milliseconds=1e6) == one
    assert agent.advise(observation, rng=Random(1))[0].worlds == 30
    assert 2 <= agent.advise(observation, rng=Random(1), worlds=10**9, milliseconds=5)[0].worlds < 10**6
    assert 2 <= agent.advise(observation, rng=Random(1), milliseconds=0)[0].worlds < 100


def test_the_players_choice_is_not_moved_by_being_asked() -> None:
    """What is published of its strength is of this choice: by halving, with the greedy player's choice ahead."""
    observation, agent = first_position("koikoi-japan").observe(Seat(0)), PimcAgent(100)
    before = agent.act(observation, rng=Random(1))
    agent.advise(observation, rng=Random(1))
    assert agent.act(observation, rng=Random(1)) == before


def test_a_position_that_legal_play_cannot_reach_is_refused() -> None:
    observation = first_position("shobu").observe(Seat(0))
    for turn in (0, 13):
        fields = {name: getattr(observation, name) for name in observation.__slots__} | {"stock": 3, "turn": turn}
        with pytest.raises(BadPosition):
            PimcAgent(10).advise(Observation(**{**fields, "seat": Seat(turn % 2)}), rng=Random(1))


def test_random_and_greedy_have_no_values_to_give() -> None:
    able = [name for name in agent_names() if isinstance(make_agent(name), Adviser)]
    assert able == ["club", "pimc", "master"]


# --- the commands


def test_advise_answers_what_the_library_does_field_by_field(tmp_path: Path) -> None:
    observation = first_position().observe(Seat(0), round=3, totals=(Points(2), Points(9)), match=True)
    position = format_position(observation)
    (tmp_path / "position.json").write_text(json.dumps(position, indent=1))
    answer = koikoi("advise", str(tmp_path / "position.json"), "--worlds", "50", "--seed", "3", "--json")
    assert (answer.code, answer.err) == (0, "")
    said = json.loads(answer.out)
    assert list(said) == ["action", "actions"]
    assert said["action"] == said["actions"][0]["action"]
    assert all(list(each) == ["action", "points", "points_se", "win", "win_se"] for each in said["actions"])
    assert said == format_advice(PimcAgent().advise(observation, rng=Random(3), worlds=50))
    again = koikoi("advise", "-", "--worlds", "50", "--seed", "3", "--json", stdin=json.dumps(position).encode())
    assert again == answer


def test_club_pimc_and_master_think_alike_and_a_number_behind_the_name_stands_for_worlds() -> None:
    match = json.dumps({**json.loads(POSITION), "match": True}).encode()

    def said(agent: str, *words: str) -> object:
        answer = koikoi("advise", "-", "--agent", agent, *words, "--seed", "3", "--json", stdin=match)
        return json.loads(answer.out)

    fifty = said("pimc", "--worlds", "50")
    assert said("club", "--worlds", "50") == said("master", "--worlds", "50") == said("pimc:50") == fifty
    assert said("pimc:70", "--worlds", "50") == said("pimc:50", "--time", "600") == fifty
    assert said("pimc:70") != fifty


def last_turn() -> str:
    """A position in which all can be counted."""
    rng = Random(4)
    while True:
        position = first_position("koikoi-japan", rng.randrange(10**6))
        while not position.over:
            if position.turn == 14:
                return format_json(format_position(position.observe(position.mover)))
            position, _ = position.apply(rng.choice(position.legal()))


@pytest.mark.parametrize("lang", LANGS)
def test_people_read_the_best_action_first_and_whether_it_is_exact(lang: str) -> None:
    exact, drawn = Texts.load(lang).say("cli-advise-exact", worlds=990), POSITION
    counted = koikoi("advise", "-", "--lang", lang, stdin=last_turn().encode())
    assert (counted.code, counted.err) == (0, "")
    assert "".join(exact.split()) in "".join(counted.out.split())
    assert "±" not in counted.out
    estimated = koikoi("advise", "-", "--worlds", "200", "--seed", "1", "--lang", lang, stdin=drawn.encode())
    assert estimated.out.index("x1R") < estimated.out.index("x1C2")
    assert estimated.out.count("±") == 3
    for answer in (counted, estimated):
        assert not LEFTOVER.search(answer.out), answer.out


@pytest.mark.parametrize("lang", LANGS)
def test_a_chance_in_the_match_is_called_exact_only_where_this_round_decides_it(lang: str) -> None:
    counted = json.loads(last_turn())

    shared, extra = ({"base": "koikoi-japan", "rounds": 8, "tie": tie} for tie in ("shared", "extra"))
    exact, points = (Texts.load(lang).say(f"cli-advise-{way}", worlds=990) for way in ("exact", "exact-points"))
    for changes, said in (
        ({"round": 8, "rules": shared}, exact),
        ({"round": 8, "rules": shared, "match": True}, exact),
        ({"round": 7, "rules": shared, "match": True}, points),
        ({"round": 8, "rules": extra, "match": True}, points),
    ):
        answer = koikoi("advise", "-", "--lang", lang, stdin=json.dumps({**counted, **changes}).encode())
        assert "".join(said.split()) in "".join(answer.out.split()), (changes, answer)


BAD: dict[str, tuple[str, str]] = {
    "nothing": ("", "ends too early"),
    "no JSON": ("{]", "line 1"),
    "a list": ("[]", "the position"),
    "two positions": (POSITION * 2, "line 2"),
    "a position that is too long": (" " * 70_000 + POSITION, "65536"),
    "a card in two places": (POSITION.replace('"1B"', '"1R"'), "1R"),
    "a position that cannot arise": (POSITION.replace('"opponent_hand":8', '"opponent_hand":7'), "not 48"),
    "the other player's turn": (POSITION.replace('"seat":0', '"seat":1'), "player"),
}


@pytest.mark.parametrize("kind", BAD)
def test_advise_refuses_what_is_no_position_in_one_line_that_names_the_file(kind: str, tmp_path: Path) -> None:
    text, said = BAD[kind]
    (tmp_path / "bad.json").write_text(text)
    answer = koikoi("advise", str(tmp_path / "bad.json"))
    assert refused(answer, naming="bad.json"), answer
    assert said in answer.err
    assert refused(koikoi("advise", "-", stdin=text.encode()), naming="standard input")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--agent", "greedy"], "club, pimc, master can"),
        (["--agent", "nobody"], "nobody"),
        (["--worlds", "1"], "--worlds"),
        (["--time", "-1"], "--time"),
        (["--time", "nan"], "--time"),
        (["/nowhere/position.json"], "/nowhere/position.json"),
    ],
)
def test_advise_refuses_a_player_or_a_limit_that_cannot_be(words: list[str], said: str) -> None:
    answer = koikoi("advise", *words, *(() if words[0][0] == "/" else ("-",)), stdin=POSITION.encode())
    assert refused(answer, naming=said), answer


def test_a_bot_tells_points_only_when_asked_and_only_a_player_that_has_them_is_asked() -> None:
    def said(*words: str) -> object:
        return json.loads(koikoi("bot", *words, "--seed", "3", stdin=POSITION.encode()).out)

    points = ("--points", "--worlds", "50")
    observation = parse_position(json.loads(POSITION))
    assert said("--agent", "pimc", *points) == format_advice(PimcAgent().advise(observation, rng=Random(3), worlds=50))
    assert said("--agent", "pimc") == {"action": PimcAgent().act(observation, rng=Random(3)).token}
    assert refused(koikoi("bot", "--agent", "greedy", *points), naming="club, pimc, master can")
    assert refused(koikoi("bot", "--agent", "pimc", "--at-once", *points), naming="--at-once")
    assert refused(koikoi("bot", "--worlds", "50"), naming="--points")
