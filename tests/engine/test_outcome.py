"""The arithmetic of a finished round, step by step: every factor that applied or did not, and why."""

from math import prod
from random import Random

import pytest
from hypothesis import given

from koikoi.engine.outcome import EndKind, FactorId, RoundOutcome, Why
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Seat
from tests import strategies as some


def reasons(
    rules: Rules, outcome: RoundOutcome, called_at: tuple[tuple[int, ...], ...], brights: int
) -> dict[str, str]:
    """Why each factor of section 4 applies or does not."""
    assert outcome.winner is not None
    own, theirs = outcome.calls[outcome.winner], outcome.calls[1 - outcome.winner]
    held_seven = any(total >= 7 for total in called_at[1 - outcome.winner])
    quadruple = rules.quadruple_after_seven and held_seven

    ladder = "no-rule" if rules.own_calls == "none" else "no-own-call" if not own else "added" if own < 4 else "applies"
    if rules.seven_doubles == "never":
        seven = "no-rule"
    elif outcome.base < 7:
        seven = "below-seven"
    elif rules.seven_doubles == "after-call" and own + theirs == 0:
        seven = "no-call"
    else:
        seven = "replaced" if quadruple else "applies"
    if rules.opponent_call_multiplier == 1:
        opponent = "no-rule"
    elif theirs == 0:
        opponent = "loser-did-not-call"
    else:
        opponent = "replaced" if quadruple else "applies"
    if not rules.quadruple_after_seven:
        four = "no-rule"
    elif theirs == 0:
        four = "loser-did-not-call"
    else:
        four = "applies" if held_seven else "loser-below-seven"
    counter = "no-rule" if not rules.call_counter else "applies" if own + theirs else "no-call"
    lights = "no-rule" if not rules.field_brights else "applies" if brights else "no-brights"
    return {
        "own_calls": ladder,
        "seven_doubles": seven,
        "opponent_call": opponent,
        "quadruple_after_seven": four,
        "call_counter": counter,
        "field_brights": lights,
    }


@given(some.games())
def test_each_factor_says_why_and_all_of_them_make_the_multiplier(game: some.Game) -> None:
    end, _ = game.end()
    outcome = end.outcome
    if outcome.kind not in (EndKind.WIN, EndKind.EXHAUSTED):
        assert (outcome.factors, outcome.yaku, outcome.base, outcome.multiplier) == ((), (), 0, 0)
        assert outcome.own_calls == 0
        assert set(outcome.result) == {"kind", "winner", "points"}
        return
    assert outcome.winner is not None
    assert [factor.id for factor in outcome.factors] == list(FactorId)
    seen = end.observe(end.mover)
    assert {f.id.value: f.why.value for f in outcome.factors} == reasons(
        game.rules, outcome, seen.called_at, seen.dealt_brights
    )
    values = {factor.id: factor.value for factor in outcome.factors}
    own, calls = outcome.calls[outcome.winner], sum(outcome.calls)
    full = {
        FactorId.OWN_CALLS: own if own < 4 else own - 2,
        FactorId.SEVEN_DOUBLES: 2,
        FactorId.OPPONENT_CALL: 2,
        FactorId.QUADRUPLE: 4,
        FactorId.CALL_COUNTER: 1 + calls,
        FactorId.FIELD_BRIGHTS: 1 + seen.dealt_brights,
    }
    for factor in outcome.factors:
        assert factor.value == (full[factor.id] if factor.why in (Why.APPLIES, Why.ADDED) else 1)
    assert outcome.multiplier == prod(f.value for f in outcome.factors if f.why is Why.APPLIES)
    added = values[FactorId.OWN_CALLS] if outcome.factors[0].why is Why.ADDED else 0
    assert outcome.own_calls == added
    assert outcome.base == sum(hit.points for hit in outcome.yaku) + added
    assert outcome.points[outcome.winner] == outcome.base * outcome.multiplier
    assert outcome.result["base"] == outcome.base


@given(some.games())
def test_the_ledger_is_zero_sum_or_the_winners_alone(game: some.Game) -> None:
    outcome = game.end()[0].outcome
    if game.rules.ledger == "zero-sum":
        assert sum(outcome.points) == 0
    else:
        assert min(outcome.points) == 0 or outcome.hand_points != (0, 0)
        assert min(outcome.points) >= 0
    if outcome.winner is not None:
        assert outcome.points[outcome.winner] > 0


def test_an_outcome_is_there_only_when_the_round_is_over() -> None:
    game = some.Game(
        rules=Rules.preset("shobu"),
        deal=some.random_deal(Random(3)),
        dealer=Seat(0),
        month=1,
        play=some.Play(seed=1, koi=0, eager=False, last=0),
    )
    with pytest.raises(ValueError, match="not over"):
        _ = game.start().outcome
