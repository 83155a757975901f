"""Match equity: equal to a plain recursion over the same round results, and to whole matches that are really played."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import sqrt
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt
import pytest

from koikoi.agents import duel, results
from koikoi.agents import results_kernel as k
from koikoi.agents.compiled import Slots, compiled
from koikoi.agents.equity import Equity
from koikoi.agents.greedy_notes import NOTES_SIZE
from koikoi.engine.deal import deal, next_dealer, shuffled_deck
from koikoi.engine.ending import end_reason
from koikoi.engine.kernel.slots import POINTS, STATE_SIZE, WINNER
from koikoi.engine.kernel.table import lower
from koikoi.engine.position import Position
from koikoi.engine.rules import PRESETS, Rules
from koikoi.engine.seats import Points, Seat

FEW = ((0, 1, 0.30), (0, 6, 0.22), (1, -2, 0.25), (1, -7, 0.08), (2, 0, 0.15))
"""Results of a round: who wins (the dealer, the other, nobody), how far the dealer is ahead, and the share."""


def shares(rows: tuple[tuple[int, int, float], ...], *, factor: int = 1, months: int = 1) -> results.Shares:
    """Made-up round results; in month 2 and every second one the dealer's wins are the other's."""
    out = np.zeros((months, 3, k.WIDTH))
    for month in range(months):
        for winner, ahead, share in rows:
            turn = month % 2 and winner < 2
            out[month, 1 - winner if turn else winner, k.MOST + factor * (-ahead if turn else ahead)] += share
    return out


MATCHES = {
    "lead": ({"base": "single-koi", "rounds": 4}, {}),
    "extra rounds": ({"base": "single-koi", "rounds": 3, "tie": "extra", "draw_dealer": "same"}, {}),
    "points out": ({"base": "koikoi-japan", "rounds": 4, "start_points": 8}, {"factor": 2}),
    "target": ({"base": "first-to-fifty", "target": 11}, {"months": 12}),
    "target and rounds": ({"base": "first-to-fifty", "target": 9, "rounds": 3}, {}),
    "zero-sum target": ({"base": "first-to-fifty", "target": 9, "ledger": "zero-sum"}, {"factor": 2}),
}


def plain(rules: Rules, given: results.Shares, rounds: int) -> Callable[[int, int, int, int], float]:
    """Seat 0's chance by recursion, to so many rounds: by its total, the other's, the dealer and rounds finished."""

    @cache
    def chance(mine: int, theirs: int, dealer: int, finished: int) -> float:
        standing = mine + rules.start_points, theirs + rules.start_points
        if finished == rounds or end_reason(rules, finished, standing) is not None:
            return 0.5 + 0.5 * ((mine > theirs) - (mine < theirs))
        month = given[finished % len(given)]
        total = 0.0
        for won_by, at in np.argwhere(month):
            ahead = int(at) - k.MOST if dealer == 0 else k.MOST - int(at)
            winner = None if won_by == 2 else Seat((dealer + int(won_by)) % 2)
            up, down = max(ahead, 0), max(-ahead, 0)
            if rules.ledger == "zero-sum":
                up, down = ahead // 2, -ahead // 2
            deals = next_dealer(rules, Seat(dealer), winner)
            total += float(month[won_by, at]) * chance(mine + up, theirs + down, deals, finished + 1)
        return total

    return chance


@pytest.mark.parametrize("name", MATCHES)
def test_equity_is_what_a_plain_recursion_over_the_same_results_gives(name: str) -> None:
    mapping, made = MATCHES[name]
    rules, given = Rules.parse(mapping), shares(FEW, **made)
    equity, chance = Equity(rules, given), plain(rules, given, 40)
    for finished in range(5 if rules.tie == "shared" and rules.rounds else 8):
        for mine, theirs in ((0, 0), (1, 0), (0, 3), (7, 2), (4, 10), (8, 8)):
            if rules.ledger == "zero-sum":
                mine, theirs = mine - theirs, theirs - mine
            for dealer in (Seat(0), Seat(1)):
                told = equity.chance(Seat(0), (mine, theirs), dealer=dealer, finished=finished)
                # forty rounds decide all but a 1e-9th of these matches
                assert told == pytest.approx(chance(mine, theirs, dealer, finished), abs=1e-7), (mine, theirs, finished)
                assert told + equity.chance(Seat(1), (mine, theirs), dealer=dealer, finished=finished) == 1


@pytest.mark.parametrize("preset", PRESETS)
def test_each_end_of_a_round_is_worth_what_the_match_is_worth_then(preset: str) -> None:
    rules = Rules.preset(preset)
    equity = Equity(rules, results.round_results(rules))
    double = 2 if rules.ledger == "zero-sum" else 1
    cards = deal(rules, shuffled_deck(rng=Random(3)), Seat(1))
    position, _ = Position.start(rules, cards, dealer=Seat(1), month=5)
    seen = position.observe(Seat(0), round=5, totals=(Points(6), Points(-6)) if double == 2 else (Points(9), Points(3)))
    told = equity.results(seen)
    mine, theirs = seen.totals[seen.seat], seen.totals[1 - seen.seat]
    for winner in (None, Seat(0), Seat(1)):
        for points in (0, 1, 2, 7, 12):
            won = winner if winner is not None else seen.dealer  # the dealer's point
            ahead = points if won == seen.seat else -points
            up, down = (ahead, -ahead) if double == 2 else (max(ahead, 0), max(-ahead, 0))
            totals = (mine + up, theirs + down) if seen.seat == 0 else (theirs + down, mine + up)
            deals = next_dealer(rules, seen.dealer, winner)
            slot = 2 if winner is None else int(winner != seen.seat)
            assert told[slot, k.MOST + double * ahead] == equity.chance(seen.seat, totals, dealer=deals, finished=5)


@pytest.mark.parametrize("preset", PRESETS)
def test_equity_of_a_preset_agrees_with_matches_that_greedy_players_play(preset: str) -> None:
    rules = Rules.preset(preset)
    equity = Equity.of(rules)
    won = [0.0, 0.0]
    matches = 150
    for number in range(matches):
        for dealer in (Seat(0), Seat(1)):
            won[dealer] += _match(rules, dealer, number)
    for dealer in (Seat(0), Seat(1)):
        told = equity.chance(Seat(0), (6, -6) if rules.ledger == "zero-sum" else (9, 3), dealer=dealer, finished=5)
        assert won[dealer] / matches == pytest.approx(told, abs=3.5 * sqrt(told * (1 - told) / matches))


def _match(rules: Rules, dealer: Seat, number: int) -> float:
    """What comes of a match that stands at six points for seat 0 after five rounds; half for a shared one."""
    play = compiled(duel, "play_round")["play_round"]
    chance, state, deck = Slots([number * 2 + dealer]), Slots([0] * STATE_SIZE), Slots(range(48))
    table, notes, players = Slots(lower(rules)), Slots([0] * NOTES_SIZE), Slots([duel.GREEDY] * 2)
    totals = [6, -6] if rules.ledger == "zero-sum" else [9, 3]
    finished = 5
    while end_reason(rules, finished, [total + rules.start_points for total in totals]) is None:
        play(table, state, chance, deck, notes, players, int(dealer), finished % 12 + 1)
        totals = [totals[seat] + state[POINTS + seat] for seat in range(2)]
        dealer = next_dealer(rules, dealer, Seat(state[WINNER]) if state[WINNER] >= 0 else None)
        finished += 1
    return 0.5 + 0.5 * ((totals[0] > totals[1]) - (totals[0] < totals[1]))


# --- where the results of rounds come from


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Rules]:
    """The tables whose rounds were played; one quick round is all that is played of each."""
    asked: list[Rules] = []

    def play(rules: Rules, rounds: int, *, seed: int) -> npt.NDArray[np.int64]:
        asked.append(rules)
        counts = np.zeros((1, k.RESULTS_SIZE), np.int64)
        counts[0, k.MOST + 3] = 1
        return counts

    monkeypatch.setattr(results, "play_results", play)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return asked


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_needs_no_rounds_to_be_played(preset: str, played: list[Rules]) -> None:
    assert results.round_results(Rules.preset(preset, rounds=3)).sum(axis=(1, 2)) == pytest.approx(1)
    assert played == []


def test_another_table_is_played_once_and_again_where_what_was_kept_is_damaged(
    played: list[Rules], tmp_path: Path
) -> None:
    rules = Rules.preset("single-koi", families="best")
    first = results.round_results(rules)
    assert first[0, 0, k.MOST + 3] == 1
    assert (results.round_results(rules) == first).all()
    assert played == [rules]
    (kept,) = (tmp_path / "cache").rglob("*.npz")
    for damage in (b"", kept.read_bytes()[:200], b"x" * 300):
        kept.write_bytes(damage)
        assert (results.round_results(rules) == first).all()
    assert played == [rules] * 4


def test_where_nothing_can_be_kept_results_are_found_all_the_same(played: list[Rules], tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where the folder would be")
    rules = Rules.preset("single-koi", families="best")
    assert results.round_results(rules).sum() == 1
    assert results.round_results(rules).sum() == 1
    assert played == [rules] * 2
