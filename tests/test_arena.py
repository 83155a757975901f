"""The arena: the same pairs whoever shares the work and however often it is taken up, kept in a file of its own."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from koikoi.agents import make_agent, pairs
from koikoi.engine.match import Match
from koikoi.engine.rules import Rules
from koikoi.errors import KoiKoiError
from koikoi.lab import arena as lab
from koikoi.lab.arena import Contest, Goal, Standing, Unit, Work, play, share
from koikoi.lab.arena_figures import figures
from koikoi.lab.arena_file import format_standing, parse_standing
from koikoi.lab.matches import Game, match_pairs
from koikoi.lab.mirrored import CompiledPlayer, mirrored_compiled
from koikoi.lab.sequential import Decision
from tests.contests import KKJ, SHORT, one_sided, played


def timeless(standing: Standing, goal: Goal) -> dict[str, Any]:
    return {**figures(standing, goal), "seconds": 0.0}


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
