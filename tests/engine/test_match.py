"""Laws of a match: dealers, months, void deals, totals, every way to end, stakes and resigning."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koikoi.engine.actions import ACTIONS
from koikoi.engine.deal import next_dealer
from koikoi.engine.ending import MatchEnd, MatchReason
from koikoi.engine.match import Match, Round
from koikoi.engine.outcome import EndKind, RoundOutcome
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Points, Seat, other
from koikoi.errors import IllegalAction, KoiKoiError, Reason
from tests import strategies as some
from tests.engine.scenes import any_deal

A, B = Seat(0), Seat(1)
MOST_ROUNDS = 5


@st.composite
def short_matches(draw: st.DrawFn) -> tuple[Rules, Seat, int, some.Play]:
    """Tables whose matches end soon, one way or another."""
    mapping: dict[str, object] = draw(st.one_of(some.mappings(), st.sampled_from(tuple(some.TABLES.values()))))
    soon: dict[str, object] = draw(
        st.sampled_from(
            [
                {"rounds": 3},
                {"rounds": 2, "tie": "extra"},
                {"rounds": 0, "target": 12, "start_points": 0},
                {"rounds": 4, "target": 8, "start_points": 5, "ledger": "zero-sum"},
                {"rounds": 0, "target": 0, "start_points": 4, "ledger": "zero-sum"},
            ]
        )
    )
    rules = Rules.parse(some.reconciled(mapping | soon))
    return rules, draw(some.dealers), draw(st.integers(1, 12)), draw(some.plays())


def plain_end(rules: Rules, points: list[tuple[int, int]]) -> tuple[str, int | None] | None:
    """Whether and how a match is over after rounds with these points (section 5)."""
    mine, theirs = (rules.start_points + sum(p[seat] for p in points) for seat in (0, 1))
    leader = None if mine == theirs else 0 if mine > theirs else 1
    if rules.target and (mine >= rules.target or theirs >= rules.target):
        return "target", leader
    if rules.start_points and (mine <= 0 or theirs <= 0):
        return "points-out", leader
    if rules.rounds and len(points) >= rules.rounds and not (rules.tie == "extra" and leader is None):
        return "rounds", leader
    return None


@given(short_matches(), some.seeds)
def test_a_match_goes_from_round_to_round_as_the_rules_page_says(
    table: tuple[Rules, Seat, int, some.Play], seed: int
) -> None:
    rules, dealer, month, play = table
    rng = Random(seed)
    match = Match.start(rules, dealer=dealer, month=month)
    points: list[tuple[int, int]] = []
    voids = 0
    while not match.over and len(points) < MOST_ROUNDS:
        assert match.wants_deal
        assert (match.dealer, match.month, match.number) == (dealer, month, len(points) + 1)
        assert match.legal() == ()
        way = rng.choice((some.random_deal, some.random_deal, some.lucky_hands, some.month_field, some.pairs_hand))
        match, _ = match.deal(way(rng))
        while match.position is not None:
            assert not match.wants_deal
            assert match.legal() == match.position.legal()
            match, _ = match.apply(play.choose(match.position, rng))
        if len(match.rounds) == len(points):  # a void deal
            voids += 1
            assert match.void_deals == voids
            continue
        finished = match.rounds[-1]
        assert finished.outcome is not None
        assert (finished.dealer, finished.month, finished.void_deals) == (dealer, month, voids)
        points.append((int(finished.outcome.points[0]), int(finished.outcome.points[1])))
        winner = finished.outcome.winner
        stays = winner is None and rules.draw_dealer == "same"
        dealer = winner if winner is not None else dealer if stays else other(dealer)
        month, voids = 1 if month == 12 else month + 1, 0
        totals = tuple(sum(p[seat] for p in points) for seat in (0, 1))
        assert match.totals == totals
        assert match.standing == tuple(total + rules.start_points for total in totals)
        end = None if match.end is None else (match.end.reason.value, match.end.winner)
        assert end == plain_end(rules, points)
    if rules.ledger == "zero-sum":
        assert sum(match.totals) == 0


def filed(match: Match, first: int, second: int, *, calls: tuple[int, int] = (0, 0), hand: bool = False) -> Match:
    """The match after a round with these points; equal points are a draw."""
    winner = None if first == second else A if first > second else B
    kind = EndKind.HAND if hand else EndKind.DRAW if winner is None else EndKind.WIN
    outcome = RoundOutcome(kind=kind, winner=winner, points=(Points(first), Points(second)), calls=calls)
    return match.file(Round(month=match.month, dealer=match.dealer, deal=any_deal(), outcome=outcome))


def test_the_winner_deals_next_and_after_a_draw_the_other_or_the_same() -> None:
    for preset, after_draw in (("single-koi", B), ("extensions", A)):
        match = Match.start(Rules.preset(preset), dealer=A)
        assert filed(match, 0, 5).dealer == B
        assert filed(match, 5, 0).dealer == A
        assert filed(match, 0, 0).dealer == after_draw
        assert filed(match, 6, 6, hand=True).dealer == after_draw
        assert next_dealer(match.rules, A, None) == after_draw


def test_months_go_on_after_december() -> None:
    match = Match.start(Rules.preset("single-koi"), dealer=A, month=12)
    assert filed(match, 5, 0).month == 1
    assert filed(filed(match, 5, 0), 5, 0).month == 2


def test_a_tie_after_the_last_round_takes_extra_rounds_until_it_is_decided() -> None:
    match = Match.start(Rules.preset("shobu", rounds=2), dealer=A)
    match = filed(filed(match, 3, -3), -3, 3)
    assert not match.over
    match = filed(match, 0, 0)
    assert not match.over
    match = filed(match, -1, 1)
    assert match.end == MatchEnd(MatchReason.ROUNDS, B)


def test_a_target_counts_start_points_and_ends_the_match_when_it_is_just_reached() -> None:
    match = Match.start(Rules.preset("first-to-fifty", start_points=10), dealer=A)
    assert not filed(match, 39, 0).over
    assert filed(match, 0, 40).end == MatchEnd(MatchReason.TARGET, B)
    assert filed(match, 60, 60).end == MatchEnd(MatchReason.TARGET, None)


def test_who_has_nothing_left_has_lost() -> None:
    match = Match.start(Rules.preset("koikoi-japan"), dealer=A)
    assert not filed(match, 29, -29).over
    assert filed(match, 30, -30).end == MatchEnd(MatchReason.POINTS_OUT, A)
    assert filed(match, -31, 31).end == MatchEnd(MatchReason.POINTS_OUT, B)
    assert filed(match, 29, -29).standing == (59, 1)


def test_stakes_are_settled_for_each_won_round_by_the_losers_calls() -> None:
    match = Match.start(Rules.preset("extensions", stakes="caller-pays"), dealer=A)
    assert match.settlement == (0, 0)
    match = filed(match, 5, 0)
    assert match.settlement == (5, -5)
    match = filed(match, 5, 0, calls=(4, 0))  # the winner's own calls do not matter
    assert match.settlement == (10, -10)
    match = filed(match, 0, 7, calls=(3, 1))
    assert match.settlement == (-11, 11)
    match = filed(match, 0, 0, calls=(3, 3))
    match = filed(match, 6, 6, hand=True)
    assert match.settlement == (-11, 11)
    match = filed(match, 6, 0, hand=True)
    assert match.settlement == (-5, 5)
    assert replace(match, rules=Rules.preset("extensions")).settlement == (0, 0)


def test_after_a_resignation_the_other_has_won_and_nothing_can_be_done() -> None:
    match, _ = Match.start(Rules.preset("shobu"), dealer=A).deal(any_deal())
    given_up = match.resign(A)
    assert given_up.end == MatchEnd(MatchReason.RESIGNED, B)
    assert given_up.legal() == ()
    assert not given_up.wants_deal
    assert given_up.current == match.current
    for action in ACTIONS:
        with pytest.raises(IllegalAction) as refused:
            given_up.apply(action)
        assert refused.value.reason is Reason.MATCH_OVER
    for attempt in (lambda: given_up.resign(B), lambda: given_up.deal(any_deal())):
        with pytest.raises(KoiKoiError) as late:
            attempt()
        assert late.value.reason is Reason.MATCH_OVER


def test_a_deal_an_action_or_a_look_out_of_turn_is_refused_with_its_reason() -> None:
    match = Match.start(Rules.preset("shobu"), dealer=A)
    with pytest.raises(IllegalAction) as undealt:
        match.apply(ACTIONS[0])
    assert undealt.value.reason is Reason.NOT_DEALT
    with pytest.raises(KoiKoiError) as unseen:
        match.observe(A)
    assert unseen.value.reason is Reason.NOT_DEALT
    dealt, _ = match.deal(any_deal())
    with pytest.raises(KoiKoiError) as twice:
        dealt.deal(any_deal())
    assert twice.value.reason is Reason.NOT_YOUR_TURN
    assert Match.start(Rules.preset("shobu"), dealer=A).players == ("A", "B")


def test_a_player_sees_the_number_of_the_round_and_the_totals() -> None:
    match = filed(Match.start(Rules.preset("shobu"), dealer=A), 4, -4)
    match, _ = match.deal(any_deal())
    seen = match.observe(B)
    assert (seen.round, seen.totals, seen.month, seen.dealer) == (2, (4, -4), 2, A)
