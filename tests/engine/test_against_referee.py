"""The engine against the second referee: random rounds on every kind of table, step by step to the last point."""

from hypothesis import given, settings
from hypothesis import strategies as st

from koikoi.engine.cards import Card, cards_mask
from koikoi.engine.kernel.score import score
from koikoi.engine.kernel.table import lower
from koikoi.engine.outcome import score_pile
from koikoi.engine.rules import Rules
from koikoi.engine.seats import SEATS
from tests import strategies as some
from tests.engine import referee
from tests.engine.referee import Referee


@settings(max_examples=max(150, settings().max_examples))
@given(some.games())
def test_a_round_has_the_legal_actions_the_calls_and_the_result_of_the_rules_page(game: some.Game) -> None:
    plain = Referee(game.rules, game.deal, dealer=game.dealer, month=game.month)
    position = game.start()
    for position, action in game.steps():
        assert [a.token for a in position.legal()] == plain.legal()
        assert position.mover == plain.mover
        assert position.turn == plain.turn
        assert position.total(position.mover) == referee.total(
            game.rules,
            plain.piles[plain.mover],
            game.month,
            called=bool(plain.called_at[plain.mover]),
        )
        plain.act(action.token)
        position, _ = position.apply(action)
    assert plain.legal() == []
    outcome = position.outcome
    assert (outcome.void or "") == plain.void
    if plain.void:
        assert outcome.points == (0, 0)
        return
    assert outcome.result == plain.result
    assert position.turn == plain.turn
    assert outcome.calls == tuple(map(len, plain.called_at))
    assert set(position.field) == plain.field
    assert list(position.stock) == plain.stock
    assert [set(position.captured(seat)) for seat in SEATS] == plain.piles
    assert [set(hand) for hand in outcome.hands] == plain.hands


@given(some.tables(), some.piles, st.integers(0, 12), st.booleans())
def test_a_pile_is_paid_what_the_rules_page_says(rules: Rules, pile: frozenset[Card], month: int, called: bool) -> None:
    hits = {hit.id: hit.points for hit in score_pile(rules, cards_mask(pile), month, called=called)}
    assert hits == referee.scored(rules, pile, month, called=called)
    assert score(lower(rules), cards_mask(pile), month, int(called)) == sum(hits.values())
