"""The arena: the same pairs whoever shares the work and however often it is taken up, and figures that are right."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from math import log10
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from koikoi import __version__
from koikoi.agents import make_agent, pairs
from koikoi.cli.reader import LANGS
from koikoi.engine.match import Match
from koikoi.engine.rules import Rules
from koikoi.errors import KoiKoiError
from koikoi.lab import arena as lab
from koikoi.lab.arena import Contest, Goal, Standing, Unit, Work, play, share
from koikoi.lab.arena_figures import figures
from koikoi.lab.arena_file import format_standing, parse_standing
from koikoi.lab.ladder import ladder
from koikoi.lab.matches import Game, Pair, match_pairs
from koikoi.lab.mirrored import CompiledPlayer, mirrored_compiled
from koikoi.lab.sequential import LEAST, Decision, SequentialTest
from tests.commands import ROOT, koikoi, refused
from tests.test_cli import LEFTOVER

KKJ = Rules.preset("koikoi-japan")
SHORT = Rules.preset("koikoi-japan", rounds=2)


def played(contest: Contest, goal: Goal, **settings: Any) -> Standing:
    standing = Standing(contest)
    play(standing, goal, **settings)
    return standing


def timeless(standing: Standing, goal: Goal) -> dict[str, Any]:
    return {**figures(standing, goal), "seconds": 0.0}


def one_sided(values: list[float]) -> list[Pair]:
    """Pairs of a round each with points a round so far from 0, under a zero-sum ledger."""
    return [(Game(round(4 * value), 0, 1), Game(0, 1, 1)) for value in values]


# --- the same again


@pytest.mark.parametrize(
    ("unit", "rules", "number"), [(Unit.ROUNDS, KKJ, 11), (Unit.MATCHES, SHORT, 7)], ids=["rounds", "matches"]
)
def test_the_pairs_do_not_depend_on_the_number_of_processes(
    unit: Unit, rules: Rules, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(lab.BLOCK, unit, 2)
    contest, goal, told = Contest(rules, ("greedy", "random"), unit, 5), Goal(number), list[int]()
    alone = played(contest, goal, progress=told.append)
    assert told[-1] == number
    assert told == sorted(told)
    assert played(contest, goal, processes=2).played == alone.played
    assert played(replace(contest, seed=6), Goal(2)).played[0] != alone.played[0][:2]


@pytest.mark.parametrize("unit", Unit)
def test_a_resumed_contest_is_an_uninterrupted_one(unit: Unit, monkeypatch: pytest.MonkeyPatch) -> None:
    contest, number = Contest(SHORT, ("random", "greedy", "random"), unit, 3), 5
    whole = played(contest, Goal(number))
    monkeypatch.setitem(lab.BLOCK, unit, 2)  # nor does it matter in which blocks they come
    assert [len(row) for row in whole.played] == [number] * 3

    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    standing, turns = Standing(contest), 0
    while any(len(row) < number for row in standing.played):
        with pytest.raises(KeyboardInterrupt):
            play(standing, Goal(number), progress=interrupt)
        standing = parse_standing(json.loads(json.dumps(format_standing(standing))), contest)
        turns += 1
    assert turns > 3
    assert timeless(standing, Goal(number)) == timeless(whole, Goal(number))
    before = json.dumps(format_standing(standing))
    play(standing, Goal(4))  # nothing lacks
    assert json.dumps(format_standing(standing)) == before


def test_pairs_are_taken_in_the_order_of_their_numbers_however_they_come() -> None:
    rng = Random(2)
    row = one_sided([rng.gauss(0.3, 1) for _ in range(600)])
    contest, goal = Contest(KKJ, ("greedy", "greedy"), Unit.ROUNDS, 1), Goal(600, until_decided=True, h1=0.3)
    starts = list(range(0, 600, 25))
    counts = set()
    for _ in range(3):
        course = lab._Course(contest, goal, [])
        for start in starts:
            course.take(start, row[start : start + 25])
        counts.add((course.test.decision, course.test.decided_at, course.test.number))
        rng.shuffle(starts)
    ((decision, at, number),) = counts
    assert decision is Decision.H1
    assert 100 <= number == at < 600


def test_the_kernels_players_play_as_in_mirrored_deals_in_both_lives() -> None:
    players = (CompiledPlayer(pairs.GREEDY), CompiledPlayer(pairs.RANDOM))
    known = mirrored_compiled(KKJ, *players, pairs=12, seed=4)
    contest = Contest(KKJ, ("greedy", "random"), Unit.ROUNDS, 4)
    for fast in (False, True):
        found = figures(Standing(contest, [Work(contest, fast).player()(0, 0, 12)]), Goal(12))["pairings"][0]
        assert (found["points"], found["points_se"]) == pytest.approx((known.points, known.se))
        assert (*found["wins"], found["draws"]) == known.wins


def test_other_players_are_shown_observations(monkeypatch: pytest.MonkeyPatch) -> None:
    contest, goal = Contest(KKJ, ("greedy", "random"), Unit.ROUNDS, 4), Goal(10)
    compiled = figures(played(contest, goal), goal)["pairings"][0]
    monkeypatch.setattr(lab, "KERNEL", {})  # as if nobody was written like the kernel
    shown = figures(played(contest, goal), goal)["pairings"][0]
    assert shown["points"] != compiled["points"]
    assert shown["points"] > 2 * shown["points_se"]


def test_worlds_behind_a_colon_are_the_searching_players() -> None:
    assert lab.compiled_player("pimc:300") == CompiledPlayer(pairs.PIMC, 300)
    assert lab.compiled_player("pimc") == CompiledPlayer(pairs.PIMC, 1_000)
    assert lab.compiled_player("greedy") == CompiledPlayer(pairs.GREEDY)
    assert vars(make_agent("pimc:300"))["worlds"] == 300
    assert vars(make_agent("pimc"))["worlds"] == 1_000


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("greedy:5", "takes no number of worlds"), ("pimc:", "from 1 to"), ("pimc:0", "from 1 to"),
        ("pimc:1e3", "from 1 to"), ("pimc:1000001", "from 1 to"), ("pimc:٣", "from 1 to"), ("chess:5", "there is no"),
        ("", "there is no"),
    ],
)  # fmt: skip
def test_names_of_no_player_are_refused(name: str, said: str) -> None:
    with pytest.raises(KoiKoiError, match=said):
        Contest(KKJ, ("greedy", name), Unit.ROUNDS, 1)


# --- mirrored


@pytest.mark.parametrize("unit", Unit)
@pytest.mark.parametrize("rules", [SHORT, Rules.preset("first-to-fifty", target=9)], ids=["short", "target"])
def test_a_player_against_itself_is_exactly_level(unit: Unit, rules: Rules) -> None:
    goal = Goal(3)
    standing = played(Contest(rules, ("greedy", "greedy"), unit, 2), goal)
    (found,) = figures(standing, goal)["pairings"]
    assert (found["points"], found["points_se"], found["share"], found["share_se"]) == (0, 0, 0.5, 0)
    assert found["wins"][0] == found["wins"][1]
    assert sum(found["wins"]) + found["draws"] == found["games"] == 6


def test_matches_are_whole_and_have_the_same_decks_and_first_dealer(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Match] = []
    real = Match.apply

    def noted(match: Match, action: Any) -> Any:
        after, events = real(match, action)
        if after.over:
            seen.append(after)
        return after, events

    monkeypatch.setattr(Match, "apply", noted)
    rules = Rules.preset("koikoi-japan", rounds=3, tie="shared", start_points=0)
    found = match_pairs(rules, make_agent("greedy"), make_agent("random"), 1, range(4, 8))
    for number, (straight, swapped) in enumerate(found):
        one, two = seen[2 * number : 2 * number + 2]
        assert one.rounds[0].dealer == two.rounds[0].dealer
        for mine, theirs in zip(one.rounds, two.rounds, strict=True):
            assert {*mine.deal.hands} == {*theirs.deal.hands}
            assert (mine.deal.stock, mine.month) == (theirs.deal.stock, theirs.month)
        assert straight == Game(one.totals[0] - one.totals[1], _winner(one, 0), 3)
        assert swapped == Game(two.totals[1] - two.totals[0], _winner(two, 1), 3)
    assert len({match.rounds[0].deal.stock for match in seen}) == 4
    assert sum(share(pair) for pair in found) > 2


def _winner(match: Match, first: int) -> int:
    assert match.end is not None
    return -1 if match.end.winner is None else int(match.end.winner != first)


# --- figures


def test_points_a_round_and_their_error_come_from_the_pairs() -> None:
    contest = Contest(Rules.preset("single-koi"), ("greedy", "random"), Unit.MATCHES, 1)
    row: list[Pair] = [
        (Game(10, 0, 4), Game(-2, 1, 4)),
        (Game(0, -1, 6), Game(6, 0, 2)),
        (Game(-8, 1, 3), Game(1, 0, 5)),
    ]
    (found,) = figures(Standing(contest, [row]), Goal(3))["pairings"]
    assert (found["pairs"], found["games"], found["rounds"]) == (3, 6, 24)
    assert (found["wins"], found["draws"]) == ([3, 2], 1)
    assert found["points"] == pytest.approx(7 / 24)
    assert found["points_se"] == pytest.approx(np.std([1, 6 / 8, -7 / 8], ddof=1) / 3**0.5)
    error = np.std([0.5, 0.75, 0.5], ddof=1) / 3**0.5
    assert (found["share"], found["share_se"]) == pytest.approx((7 / 12, error))
    assert figures(Standing(contest, [row]), Goal(2))["pairings"][0]["rounds"] == 16
    single = figures(Standing(contest, [row]), Goal(1))["pairings"][0]
    assert (single["points"], single["points_se"], single["share_interval"]) == (1, None, None)
    assert figures(Standing(contest), Goal(1))["pairings"][0]["points"] is None


def test_the_interval_of_the_share_is_within_bounds_and_honest_where_all_is_won() -> None:
    contest, rng = Contest(KKJ, ("greedy", "random"), Unit.MATCHES, 1), Random(4)
    games = {won_by: Game(0, won_by, 1) for won_by in (0, 1, -1)}

    def interval(*won: tuple[int, int]) -> list[float]:
        row = [(games[straight], games[swapped]) for straight, swapped in won]
        found = figures(Standing(contest, [row]), Goal(len(row)))["pairings"][0]["share_interval"]
        assert isinstance(found, list)
        return found

    assert interval(*[(0, 0)] * 10) == pytest.approx([10 / (10 + 1.96**2), 1], abs=1e-4)
    assert interval(*[(1, 1)] * 10) == pytest.approx([0, 1.96**2 / (10 + 1.96**2)], abs=1e-4)
    assert interval(*[(0, 1)] * 10) == [0.5, 0.5]
    low, high = interval(*[(0, 0), (1, 1)] * 500)  # a thousand games that are each as good as one of both
    assert (low, high) == pytest.approx((0.5 - 1.96 * 0.5 / 1000**0.5, 0.5 + 1.96 * 0.5 / 1000**0.5), abs=1e-4)
    hits = 0
    for _ in range(300):
        low, high = interval(*(tuple(int(rng.random() > 0.9) for _ in "ab") for _ in range(20)))
        hits += low <= 0.9 <= high
    assert 0.92 <= hits / 300 <= 0.99


def test_both_sides_of_a_zero_sum_ledger_count_once() -> None:
    pair = (Game(10, 0, 1), Game(-2, 1, 1))
    assert Contest(Rules.preset("single-koi"), ("greedy", "random"), Unit.ROUNDS, 1).points(pair) == 4
    assert Contest(Rules.preset("shobu"), ("greedy", "random"), Unit.ROUNDS, 1).points(pair) == 2


# --- the sequential test


def decided(values: np.ndarray, h1: float | None) -> SequentialTest:
    test = SequentialTest(h1)
    for value in values.tolist():
        test.add(value)
        if test.decision is not None:
            break
    return test


@pytest.mark.parametrize("right", [Decision.H0, Decision.H1])
def test_the_sequential_test_keeps_its_error_rates(right: Decision) -> None:
    rng, runs = np.random.default_rng(11), 400
    mean = 0.5 if right is Decision.H1 else 0.0
    tests = [decided(rng.normal(mean, 5.0, 3_000), 0.5) for _ in range(runs)]
    wrong = sum(test.decision is not right for test in tests)
    assert wrong <= 0.05 * runs + 2 * (0.05 * 0.95 * runs) ** 0.5
    assert wrong > 0
    assert 400 < np.mean([test.number for test in tests]) < 900  # Wald: 530, and what it oversteps


def test_what_is_far_better_or_worse_is_decided_as_soon_as_anything_is() -> None:
    rng = np.random.default_rng(3)
    for mean, decision in ((3.0, Decision.H1), (-3.0, Decision.H0)):
        test = decided(rng.normal(mean, 2.5, 200), None)
        assert (test.decision, test.decided_at) == (decision, LEAST)


def test_the_effect_follows_from_the_spread_and_stays() -> None:
    test, rng = SequentialTest(), np.random.default_rng(5)
    for value in rng.normal(0.0, 2.5, LEAST - 1).tolist():
        test.add(value)
    assert (test.h1, test.ratio) == (None, None)
    test.add(0.0)
    assert test.h1 == pytest.approx(0.1, abs=0.015)
    for value in rng.normal(0.0, 50.0, 50).tolist():
        test.add(value)
    assert test.h1 == pytest.approx(0.1, abs=0.015)


def test_equal_players_are_no_better_also_without_any_spread() -> None:
    goal = Goal(500, until_decided=True)
    contest = Contest(KKJ, ("greedy", "greedy"), Unit.ROUNDS, 1)
    found = figures(Standing(contest, [one_sided([0.0] * 500)]), goal)["pairings"][0]
    assert (found["pairs"], found["test"]["decision"], found["test"]["h1"]) == (LEAST, "h0", 0.01)


def test_a_pairing_that_is_decided_is_not_played_on() -> None:
    contest = Contest(KKJ, ("greedy", "random", "greedy"), Unit.ROUNDS, 1)
    clear, level, worse = one_sided([1.0, 3.0] * 60), one_sided([-3.0, 3.0] * 49), one_sided([-3.0, 1.0] * 50)
    standing, goal = Standing(contest, [clear, level, worse]), Goal(102, until_decided=True, h1=2.0)
    play(standing, goal)
    assert [len(row) for row in standing.played] == [120, 102, 100]
    found = [(pairing["pairs"], pairing["test"]["decision"]) for pairing in figures(standing, goal)["pairings"]]
    assert found == [(100, "h1"), (100, "h0"), (100, "h0")]
    play(standing, Goal(101))
    assert [len(row) for row in standing.played] == [120, 102, 101]


# --- the ladder


def synthetic(ratings: list[float], number: int, seed: int) -> dict[tuple[int, int], list[float]]:
    rng = np.random.default_rng(seed)
    return {
        (i, j): (rng.binomial(2, 1 / (1 + 10 ** ((ratings[j] - ratings[i]) / 400)), number) / 2).tolist()
        for i in range(len(ratings))
        for j in range(i + 1, len(ratings))
    }


def test_known_ratings_are_found_again_with_true_errors() -> None:
    truth = [-180.0, 0.0, 60.0, 150.0]
    found = [ladder(4, synthetic(truth, 400, seed), anchor=1) for seed in range(60)]
    for player, elo in enumerate(truth):
        values = [run[player].elo for run in found]
        assert np.mean(values) == pytest.approx(elo, abs=4)
        if player != 1:
            errors = [run[player].se for run in found]
            assert np.mean(errors) == pytest.approx(np.std(values), rel=0.25)
    assert all((run[1].elo, run[1].se) == (0, 0) for run in found)


def test_two_players_and_halves_for_what_nobody_wins() -> None:
    first, second = ladder(2, {(0, 1): [1.0, 0.5, 1.0, 0.5]}, anchor=1)
    assert first.elo == pytest.approx(400 * log10(3))
    assert (second.elo, second.se) == (0, 0)
    assert ladder(2, {(0, 1): [0.75]}, anchor=0)[1].se is None


def test_who_wins_everything_has_no_rating_and_the_others_keep_theirs() -> None:
    shares = {(0, 1): [1.0, 1.0], (0, 2): [1.0, 1.0], (1, 2): [0.5, 1.0]}
    best, second, third = ladder(3, shares, anchor=2)
    assert (best.elo, best.se) == (None, None)
    assert second.elo == pytest.approx(400 * log10(3))
    assert third.elo == 0
    alone = ladder(3, shares, anchor=0)
    assert [rating.elo for rating in alone] == [0, None, None]


def test_the_anchor_is_greedy_or_the_first() -> None:
    for agents, anchor in ((("random", "greedy", "random"), 1), (("random", "random", "pimc"), 0)):
        contest = Contest(KKJ, agents, Unit.ROUNDS, 1)
        row: list[Pair] = [(Game(1, 0, 1), Game(2, 1, 1)), (Game(1, 0, 1), Game(2, 0, 1))]
        found = figures(Standing(contest, [row] * 3), Goal(2))
        assert found["anchor"] == agents[anchor]
        assert [rung["elo"] == 0 for rung in found["ladder"]] == [place == anchor for place in range(3)]


# --- the file


CONTEST = Contest(SHORT, ("greedy", "random"), Unit.MATCHES, 3)


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (replace(CONTEST, rules=Rules.preset("shobu")), "rules.base is 'koikoi-japan', not 'shobu'"),
        (replace(CONTEST, rules=Rules.preset("koikoi-japan", rounds=5)), "rules.rounds is 2, not 5"),
        (replace(CONTEST, agents=("random", "greedy")), r"agents is \['greedy', 'random'\]"),
        (replace(CONTEST, unit=Unit.ROUNDS), "unit is 'matches', not 'rounds'"),
        (replace(CONTEST, seed=4), "seed is 3, not 4"),
    ],
)
def test_the_file_of_another_contest_is_told_from_ones_own(other: Contest, said: str) -> None:
    kept = format_standing(Standing(CONTEST))
    assert parse_standing(kept, CONTEST) == Standing(CONTEST)
    with pytest.raises(KoiKoiError, match=said):
        parse_standing(kept, other)
    with pytest.raises(KoiKoiError, match=r"program is '0\.0'"):
        parse_standing({**kept, "program": "0.0"}, CONTEST)


@pytest.mark.parametrize(
    "change",
    [
        {"format": "x"}, {"version": 2}, {"version": True}, {"rules": 3}, {"rules": {"base": "x"}}, {"seconds": "1"},
        {"seconds": -1}, {"played": 3}, {"played": []}, {"played": [3]}, {"played": [[[1, 0, 1, 1, 0]]]},
        {"played": [[[1, 0, 1, 1, 0, 1.0]]]}, {"played": [[[1, 2, 1, 1, 0, 1]]]}, {"played": [[[1, 0, 0, 1, 0, 1]]]},
        {"played": [[[10**13, 0, 1, 1, 0, 1]]]}, {"played": [["abcdef"]]}, {"agents": None}, {"seed": "3"},
    ],
)  # fmt: skip
def test_a_damaged_file_is_refused(change: dict[str, object]) -> None:
    kept = format_standing(Standing(CONTEST, [[(Game(1, 0, 1), Game(2, 0, 1))]]))
    with pytest.raises(KoiKoiError):
        parse_standing({**kept, **change}, CONTEST)
    (key,) = change
    with pytest.raises(KoiKoiError, match=key):
        parse_standing({name: value for name, value in kept.items() if name != key}, CONTEST)


# --- the command

FIELDS = ["rules", "agents", "unit", "seed", "pairs", "until_decided", "pairings", "anchor", "ladder", "seconds",
          "version"]  # fmt: skip
WORDS = ["arena", "greedy", "random", "random", "--rules", "koikoi-japan", "--option", "rounds=2", "--pairs", "2"]


@pytest.mark.parametrize("unit", Unit)
def test_programs_are_told_all_figures_and_settings(unit: Unit, tmp_path: Path) -> None:
    words = [*WORDS, "--json", "--keep", str(tmp_path / "kept.json"), *(["--matches"] if unit is Unit.MATCHES else [])]
    answer = koikoi(*words)
    assert (answer.code, answer.err) == (0, "")
    found = json.loads(answer.out)
    assert list(found) == FIELDS
    assert (found["unit"], found["version"]) == (unit, __version__)
    assert [pairing["agents"] for pairing in found["pairings"]] == [["greedy", "random"]] * 2 + [["random", "random"]]
    goal = Goal(2)
    contest = Contest(Rules.parse(found["rules"]), tuple(found["agents"]), unit, found["seed"])
    assert {**figures(played(contest, goal), goal), "seconds": 0} == {
        key: value for key, value in {**found, "seconds": 0}.items() if key != "version"
    }
    assert json.loads(koikoi(*words).out) == found  # all of it out of the file, the time too
    kept = parse_standing(json.loads((tmp_path / "kept.json").read_bytes()), contest)
    assert [len(row) for row in kept.played] == [2] * 3
    answer = koikoi(*words, "--seed", "9")
    assert refused(answer, naming="kept.json: it keeps another contest: its seed is 1, not 9")


@pytest.mark.parametrize("lang", LANGS)
def test_people_read_tables_in_their_language(lang: str, tmp_path: Path) -> None:
    row = one_sided([*[2.0, 0.0] * 60])
    contest = Contest(KKJ, ("greedy", "random", "pimc:30"), Unit.ROUNDS, 1)
    file = tmp_path / "kept.json"
    file.write_text(json.dumps(format_standing(Standing(contest, [row, row, row[:110]], 1.25))))
    words = ["arena", *contest.agents, "--rules", "koikoi-japan", "--pairs", "110", "--keep", str(file), "--h1", "1"]
    answer = koikoi(*words, "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    assert not LEFTOVER.search(answer.out)
    for text in ("pimc:30", "+1.000", "50.0–50.0", "+2.94", "1.25", "100"):
        assert text in answer.out, text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["greedy"], "2 to 16"),
        (["greedy"] * 17, "2 to 16"),
        (["greedy", "chess"], "'chess'"),
        (["greedy", "random", "--pairs", "0"], "--pairs"),
        (["greedy", "random", "--h1", "nan"], "--h1"),
        (["greedy", "random", "--h1", "0"], "--h1"),
        (["greedy", "random", "--matches", "--h1", "0.5"], "--h1"),
        (["greedy", "random", "--keep", "."], "folder"),
        (["greedy", "random", "--keep", "no/such/folder/x"], "no/such/folder/x"),
        (["greedy", "random", "--keep", "broken.json"], "broken.json: the JSON ends too early"),
    ],
)
def test_what_cannot_be_played_is_refused(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken.json").write_text('{"format":"koikoi-arena","version":1,"played":[[[1,')
    answer = koikoi("arena", *words, "--rules", "shobu")
    assert refused(answer, naming=said), answer
    assert os.listdir() == ["broken.json"]


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    words = ["arena", "greedy", "random", "--rules", "koikoi-japan", "--pairs", "249", "--keep", str(file)]
    words += ["--matches", "--option", "rounds=2"]
    code = (
        "import os, signal, sys; from koikoi.cli import arena; from koikoi.cli.main import main\n"
        "arena._Saving.after = lambda self, progress: lambda done: done < 8 or os.kill(os.getpid(), signal.SIGINT)\n"
        f"sys.exit(main({words!r}))"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, env=environment, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr.strip()) == (130, b"", b"")
    contest = Contest(SHORT, ("greedy", "random"), Unit.MATCHES, 1)
    kept = parse_standing(json.loads(file.read_bytes()), contest)
    assert kept.played == played(contest, Goal(8)).played
    assert os.listdir(tmp_path) == ["kept.json"]
