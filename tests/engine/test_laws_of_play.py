"""Laws of a round that hold at every table, for every deal and every way to play."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given

from koikoi.engine.actions import ACTIONS, STOP, Act
from koikoi.engine.cards import ALL, Card, cards_mask
from koikoi.engine.deal import Deal
from koikoi.engine.events import Asked, Called, Dealt, Ended, Event, Exchanged, Gained, Played, Stopped, Swept, Voided
from koikoi.engine.kernel import slots as s
from koikoi.engine.observation import Phase
from koikoi.engine.outcome import EndKind
from koikoi.engine.position import Position
from koikoi.engine.seats import SEATS, Seat, other
from koikoi.errors import IllegalAction, Reason
from tests import strategies as some


@given(some.games())
def test_the_48_cards_are_always_somewhere_each_once(game: some.Game) -> None:
    positions = [position for position, _ in game.steps()] + [game.end()[0]]
    for position in positions:
        places = [*position.hand(Seat(0)), *position.hand(Seat(1)), *position.field, *position.stock]
        places += [*position.captured(Seat(0)), *position.captured(Seat(1))]
        if position.pending is not None:
            places.append(position.pending)
        assert len(places) == 48
        assert cards_mask(places) == ALL


@given(some.games())
def test_exactly_one_player_is_to_act_until_the_round_is_over(game: some.Game) -> None:
    for position, _ in game.steps():
        assert position.mover in SEATS
        assert position.legal()
        for seat in SEATS:
            assert position.observe(seat).mover == position.mover
        led = position.turn % 2 == 0
        expected = position.dealer if led and position.phase is not Phase.SWAP else other(position.dealer)
        assert position.mover == expected
    assert game.end()[0].legal() == ()


@given(some.games())
def test_what_is_legal_applies_and_everything_else_is_refused_and_changes_nothing(game: some.Game) -> None:
    position = game.position()
    before = replace(position)
    legal = position.legal()
    assert len(set(legal)) == len(legal)
    for action in ACTIONS:
        if action in legal:
            after, events = position.apply(action)
            assert events
            assert after != position
        else:
            with pytest.raises(IllegalAction) as refused:
                position.apply(action)
            assert refused.value.action is action
            assert refused.value.reason is expected_reason(position, action.act, action.card)
            assert action.token in str(refused.value)
        assert position == before


def expected_reason(position: Position, act: Act, card: Card | None) -> Reason:
    if position.over:
        return Reason.ROUND_OVER
    fits = {Phase.PLAY: Act.PLAY, Phase.TAKE: Act.TAKE}.get(position.phase)
    if act is not fits:
        return Reason.WRONG_PHASE
    if act is Act.TAKE:
        return Reason.NOT_CAPTURABLE
    return Reason.MUST_CAPTURE if card in position.hand(position.mover) else Reason.NOT_IN_HAND


@given(some.games())
def test_a_round_takes_no_more_than_its_turns_and_two_cards_each(game: some.Game) -> None:
    end, actions = game.end()
    assert end.turn <= game.rules.last_turn
    if end.outcome.kind in (EndKind.HAND, EndKind.VOID):
        assert end.turn == 0
        return
    flips = sum(row.source.value == "flip" for row in end.history)
    assert flips <= (1 if game.rules.empty_field_flip else 0)
    assert len(end.history) == 2 * end.turn + flips
    assert end.stock_count == 24 - end.turn - flips
    assert sum(action.act is Act.PLAY for action in actions) == end.turn
    if end.outcome.kind is EndKind.DRAW or end.outcome.kind is EndKind.EXHAUSTED:
        assert end.turn == game.rules.last_turn


def mirrored(deal: Deal) -> Deal:
    return replace(deal, hands=(deal.hands[1], deal.hands[0]))


@given(some.games())
def test_the_seats_are_equal_swapping_them_swaps_the_result_and_nothing_else(game: some.Game) -> None:
    mirror = replace(game, deal=mirrored(game.deal), dealer=other(game.dealer)).start()
    for position, action in game.steps():
        assert mirror.legal() == position.legal()
        assert mirror.mover == other(position.mover)
        mirror, _ = mirror.apply(action)
    mine, theirs = game.end()[0].outcome, mirror.outcome
    swapped = replace(
        theirs,
        winner=None if theirs.winner is None else other(theirs.winner),
        points=theirs.points[::-1],
        hands=theirs.hands[::-1],
        calls=theirs.calls[::-1],
        hand_points=theirs.hand_points[::-1],
    )
    assert swapped == mine


class Onlooker:
    """Somebody who sees only events and keeps the public part of the table by them."""

    def __init__(self) -> None:
        self.field: set[Card] = set()
        self.piles: list[set[Card]] = [set(), set()]
        self.asked: Asked | None = None
        self.calls = [0, 0]
        self.log: list[Event] = []

    def see(self, event: Event) -> None:
        self.log.append(event)
        if isinstance(event, Dealt):
            self.field = set(event.field)
        elif isinstance(event, Asked):
            self.asked = event
        elif isinstance(event, Played):
            assert self.asked is None or (event.card, event.seat) == (self.asked.card, self.asked.seat)
            self.asked = None
            if event.captured:
                self.field -= set(event.captured)
                self.piles[event.seat] |= {event.card, *event.captured}
            else:
                self.field.add(event.card)
        elif isinstance(event, Called):
            self.calls[event.seat] += 1
        elif isinstance(event, Swept):
            self.field -= set(event.cards)
            self.piles[event.seat] |= set(event.cards)


@given(some.games())
def test_the_events_alone_rebuild_all_that_lies_open(game: some.Game) -> None:
    onlooker = Onlooker()
    position, events = Position.start(game.rules, game.deal, dealer=game.dealer, month=game.month)
    assert events[0] == Dealt(game.dealer, game.month, tuple(sorted(game.deal.field)))
    rng = Random(game.play.seed)
    while True:
        for event in events:
            onlooker.see(event)
        assert onlooker.field == set(position.field)
        assert onlooker.piles == [set(position.captured(seat)) for seat in SEATS]
        assert onlooker.calls == [position.calls(seat) for seat in SEATS]
        assert (onlooker.asked.card if onlooker.asked else None) == position.pending
        assert (onlooker.asked.source if onlooker.asked else None) == position.pending_from
        assert tuple(e for e in onlooker.log if isinstance(e, Played)) == position.history
        if position.over:
            break
        position, events = position.apply(game.play.choose(position, rng))
    last, outcome = onlooker.log[-1], position.outcome
    if isinstance(last, Voided):
        assert last.reason is outcome.void
    else:
        winner = -1 if outcome.winner is None else outcome.winner
        assert last == Ended(outcome.kind.value, winner, outcome.points)
    assert sum(isinstance(event, Ended | Voided) for event in onlooker.log) == 1


@given(some.games())
def test_a_gain_is_told_with_what_is_new_and_the_total_and_answers_are_told_too(game: some.Game) -> None:
    for position, action in game.steps():
        after, events = position.apply(action)
        told = [event for event in events if isinstance(event, Gained)]
        won_at_once = after.over and after.outcome.kind is EndKind.WIN and action is not STOP
        assert bool(told) == (after.phase is Phase.DECIDE or won_at_once)
        for gained in told:
            assert gained.seat == position.mover
            total = after.total(gained.seat)
            swept = after.over and bool(after.outcome.swept)
            assert gained.total == total or swept
            assert sum(points for _, points in gained.yaku) <= gained.total
            if game.rules.reopen == "gain":
                assert gained.yaku
        answers = [event for event in events if isinstance(event, Called | Stopped | Exchanged)]
        expected = {
            Act.KOI: [Called(position.mover, position.total(position.mover))],
            Act.STOP: [Stopped(position.mover)],
            Act.KEEP: [Exchanged(position.mover, False)],
            Act.SWAP: [Exchanged(position.mover, True)],
        }
        assert answers == expected.get(action.act, [])


@given(some.games(some.rules().map(lambda rules: replace(rules, exchange=True))))
def test_an_exchange_changes_the_hands_and_not_the_lead(game: some.Game) -> None:
    position = game.start()
    if position.phase is not Phase.SWAP:
        assert position.outcome.kind is EndKind.VOID
        return
    assert [action.token for action in position.legal()] == ["keep", "swap"]
    kept, swapped = (position.apply(action)[0] for action in position.legal())
    assert [set(kept.hand(seat)) for seat in SEATS] == [set(hand) for hand in game.deal.hands]
    assert [swapped.hand(seat) for seat in SEATS] == [kept.hand(other(seat)) for seat in SEATS]
    assert kept.mover == swapped.mover == game.dealer
    assert kept.field == swapped.field
    assert kept.stock == swapped.stock


@given(some.games())
def test_what_people_print_of_a_position_or_a_deal_holds_no_card(game: some.Game) -> None:
    position = game.position()
    for text in (repr(position), repr(game.deal)):
        assert not any(card.code in text or card.name in text for card in Card)


@given(some.games())
def test_called_totals_are_what_stood_at_each_call(game: some.Game) -> None:
    stood: list[list[int]] = [[], []]
    for position, action in game.steps():
        if action.act is Act.KOI:
            stood[position.mover].append(position.total(position.mover))
    end = game.end()[0]
    seen = end.observe(Seat(0))
    assert [list(totals) for totals in seen.called_at] == stood
    assert seen.calls == (len(stood[0]), len(stood[1]))
    assert end.state[s.LAST_CALLER] == (-1 if seen.last_caller is None else seen.last_caller)
