"""What a player may know: an observation holds nothing hidden, and sampled worlds are those that play allows."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from koikoi.engine.actions import KEEP, KOI, PASS, Action, Play, Take
from koikoi.engine.belief import lacking, sample, world
from koikoi.engine.cards import Card, cards_mask, mask_cards
from koikoi.engine.deal import Deal
from koikoi.engine.events import Source
from koikoi.engine.jsontext import format_json, parse_json
from koikoi.engine.kernel import slots as s
from koikoi.engine.notation import format_position, parse_position
from koikoi.engine.observation import Observation, Phase
from koikoi.engine.position import Position
from koikoi.engine.rules import Rules
from koikoi.engine.seats import SEATS, Points, Seat, other
from koikoi.errors import BadPosition, Reason
from tests import strategies as some
from tests.engine import referee
from tests.engine.scenes import scene


def hidden(position: Position, seat: Seat) -> list[Card]:
    """The cards that a seat has not seen."""
    cards = [*position.hand(other(seat)), *position.stock]
    return cards + list(position.hand(seat)) if position.phase is Phase.SWAP else cards


def rearranged(position: Position, seat: Seat, rng: Random) -> Position:
    """The position with the hidden cards laid anew in the hidden places, whatever play allows."""
    cards = hidden(position, seat)
    rng.shuffle(cards)
    state = list(position.state)
    places = [s.HAND_OF + other(seat)] + ([s.HAND_OF + seat] if position.phase is Phase.SWAP else [])
    for place in places:
        size = position.state[place].bit_count()
        state[place] = cards_mask(cards[:size])
        cards = cards[size:]
    state[s.STOCK + state[s.NEXT] : s.STATE_SIZE] = [int(card) for card in cards]
    return replace(position, state=tuple(state))


@given(some.games(), some.dealers, some.seeds)
def test_an_observation_does_not_depend_on_hidden_cards(game: some.Game, seat: Seat, seed: int) -> None:
    position = game.position()
    seen = position.observe(seat)
    twin = rearranged(position, seat, Random(seed)).observe(seat)
    assert twin == seen
    if not position.over:
        assert format_json(format_position(twin)) == format_json(format_position(seen))


@given(some.games(), some.seeds)
def test_what_lies_open_does_not_depend_on_either_hand_or_the_stock(game: some.Game, seed: int) -> None:
    position, rng = game.position(), Random(seed)
    open_to_all = position.observe_public()
    assert open_to_all.hand == ()
    twin = rearranged(rearranged(position, Seat(0), rng), Seat(1), rng)
    assert twin.observe_public() == open_to_all


@given(some.games(), some.dealers)
def test_no_hidden_card_stands_anywhere_in_the_bytes_of_an_observation(game: some.Game, seat: Seat) -> None:
    position = game.position()
    fields = format_position(position.observe(seat))
    del fields["rules"]  # yaku of one's own name cards
    text = format_json(fields)
    assert not [card for card in hidden(position, seat) if f'"{card.code}"' in text]
    for card in position.field:
        assert f'"{card.code}"' in text


@given(some.games(), st.integers(-99, 99), st.integers(1, 30))
def test_an_observation_round_trips_through_its_json(game: some.Game, points: int, number: int) -> None:
    position = game.position()
    assume(not position.over)
    seen = position.observe(position.mover, round=number, totals=(Points(points), Points(-points)))
    assert parse_position(parse_json(format_json(format_position(seen)))) == seen
    seen = replace(seen, history=())
    assert parse_position(parse_json(format_json(format_position(seen)))) == seen


@given(some.games(), some.dealers, some.seeds)
def test_a_sampled_world_looks_the_same_from_the_seat(game: some.Game, seat: Seat, seed: int) -> None:
    position = game.position()
    assume(not position.over)
    seen = position.observe(seat)
    sampled = sample(seen, rng=Random(seed))
    assert sampled.observe(seat) == seen
    assert sampled.legal() == position.legal() or seat != position.mover
    if sampled.phase in (Phase.PLAY, Phase.TAKE, Phase.DECIDE):
        assert len(sampled.hand(other(seat))) == len(position.hand(other(seat)))


@given(some.games(), some.dealers, some.seeds)
def test_a_sampled_world_can_be_reached_by_legal_play(game: some.Game, seat: Seat, seed: int) -> None:
    position = game.position()
    assume(not position.over)
    sampled = sample(position.observe(seat), rng=Random(seed))
    reached = replayed(sampled)
    for one in SEATS:
        assert reached.observe(one) == sampled.observe(one)
        assert reached.hand(one) == sampled.hand(one)
    assert reached.stock == sampled.stock
    if sampled.phase is not Phase.SWAP:
        assert_play_on_alike(reached, sampled, game.play, Random(seed))


@pytest.mark.parametrize("table", some.TABLES)
def test_at_every_table_in_every_phase_both_seats_see_the_same_in_sampled_worlds(table: str) -> None:
    rules, rng = Rules.parse(some.TABLES[table]), Random(table)
    phases: set[Phase] = set()
    for number in range(4):
        play = some.Play(seed=number, koi=1.0, eager=True, last=0)
        game = some.Game(rules=rules, deal=some.random_deal(rng), dealer=Seat(number % 2), month=5, play=play)
        for position, _ in game.steps():
            phases.add(position.phase)
            for seat in SEATS:
                seen = position.observe(seat)
                assert sample(seen, rng=rng).observe(seat) == seen
    assert phases == {Phase.PLAY, Phase.TAKE, Phase.DECIDE} | ({Phase.SWAP} if rules.exchange else set())


def dealt(position: Position) -> Deal:
    """The deal that a position came from, hands as they were judged."""
    hands = [list(position.hand(seat)) for seat in SEATS]
    field = set(position.field)
    stock: list[Card] = []
    for row in reversed(position.history):
        field = field | set(row.captured) if row.captured else field - {row.card}
        if row.source is Source.HAND:
            hands[row.seat].append(row.card)
        else:
            stock.insert(0, row.card)
    if position.pending is not None:
        if position.pending_from is Source.HAND:
            hands[position.mover].append(position.pending)
        else:
            stock.append(position.pending)
    return Deal((tuple(hands[0]), tuple(hands[1])), tuple(field), (*stock, *position.stock))


def replayed(target: Position) -> Position:
    """The position reached from the deal by the actions that the target's history tells."""
    position, _ = Position.start(target.rules, dealt(target), dealer=target.dealer, month=target.month)
    assert not position.over
    if position.phase is Phase.SWAP and target.phase is not Phase.SWAP:
        position, _ = position.apply(KEEP)
    while (position.turn, position.phase, position.pending) != (target.turn, target.phase, target.pending):
        action = told(position, target)
        assert action in position.legal()
        position, _ = position.apply(action)
    return position


def told(position: Position, target: Position) -> Action:
    """The action that leads from a position on towards the target."""
    if position.phase is Phase.DECIDE:
        return KOI
    rows = [row for row in target.history if row.source is not Source.FLIP]
    row = rows[2 * position.turn + (position.pending_from is Source.STOCK)] if rows[2 * position.turn :] else None
    if position.phase is Phase.PLAY:
        card = target.pending if row is None else row.card
        assert card is not None
        return Play(card)
    assert row is not None
    assert row.card is position.pending
    return Take(row.captured[0]) if row.captured else PASS


def assert_play_on_alike(one: Position, two: Position, play: some.Play, rng: Random) -> None:
    while not one.over:
        assert one.legal() == two.legal()
        action = play.choose(one, rng)
        (one, seen), (two, also_seen) = one.apply(action), two.apply(action)
        assert seen == also_seen
    assert one.outcome == two.outcome


@given(some.games(), some.dealers)
def test_the_true_world_is_never_ruled_out(game: some.Game, seat: Seat) -> None:
    position = game.position()
    assume(not position.over)
    seen = position.observe(seat)
    if position.phase is not Phase.SWAP:
        assert not cards_mask(position.hand(other(seat))) & lacking(seen)
    true = world(seen, position.hand(seat), position.hand(other(seat)), position.stock)
    for one in SEATS:
        assert true.observe(one) == position.observe(one)
    assert_play_on_alike(position, true, game.play, Random(game.play.seed))


@pytest.mark.parametrize("preset", ["shobu", "extensions", "koikoi-japan"])
def test_sampled_hands_were_not_void_or_lucky(preset: str) -> None:
    rules = Rules.preset(preset, last_turn=16)
    deal = some.random_deal(Random(3))
    position, _ = Position.start(rules, deal, dealer=Seat(0))
    seen, rng = position.observe(Seat(0)), Random(8)
    for _ in range(300):
        hand = sample(seen, rng=rng).hand(Seat(1))
        whole = referee.months(hand)[0] == 4
        assert referee.lucky(rules, hand) == 0
        assert not (whole and rules.void_hand_four)


def test_every_world_has_the_same_chance() -> None:
    rules = {"base": "single-koi", "hand_four_points": 0, "hand_pairs_points": 0}
    seen = scene(rules, "", turn=15, hands=("", "7A"))[0].observe(Seat(0))
    rng, draws = Random(5), 2000
    counts = Counter(sample(seen, rng=rng).hand(Seat(1)) for _ in range(draws))
    unseen = mask_cards(seen.unseen)
    assert set(counts) == {(card,) for card in unseen}
    expected = draws / len(unseen)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counts.values())


def test_who_laid_a_card_where_they_must_capture_holds_none_of_the_months_that_lay_there() -> None:
    position = some.Game(
        rules=Rules.preset("extensions"),
        deal=some.random_deal(Random(2)),
        dealer=Seat(1),
        month=1,
        play=some.Play(seed=4, koi=1.0, eager=False, last=99),
    ).start()
    fields: list[set[int]] = []
    rng = Random(1)
    while not position.over and not fields:
        action = rng.choice(position.legal())
        lay = position.phase is Phase.PLAY and position.mover == 1
        before = {card.month for card in position.field}
        position, _ = position.apply(action)
        if lay and action.card is not None and action.card.month not in before:
            fields.append(before)
    assert fields, "somebody lays a card in this round"
    banned = {card.month for card in mask_cards(lacking(position.observe(Seat(0))))}
    assert banned == fields[0]


def test_an_observation_of_a_finished_round_has_no_worlds_to_sample() -> None:
    end = scene({"base": "shobu"}, "3C1", turn=14, hands=("3C1", ""), stock="9C1")[-1]
    with pytest.raises(BadPosition) as refused:
        sample(end.observe(Seat(0)), rng=Random(1))
    assert refused.value.reason is Reason.ROUND_OVER


def deciding() -> Observation:
    trail = scene(
        {"base": "shobu"}, "7A", turn=4, piles=("6A 6C1 10A 10C1", ""), field="7C1", hands=("7A", ""), stock="12C1"
    )
    return trail[-1].observe(Seat(0))


@pytest.mark.parametrize(
    "change",
    [
        {"captured_this_turn": (Card.BUTTERFLIES, Card.PEONY_1), "captured": ((Card.BUTTERFLIES, Card.PEONY_1), ())},
        {"rules": Rules.preset("single-koi"), "calls": (0, 1), "called_at": ((), (Points(5),)), "last_caller": Seat(1)},
        {
            "rules": Rules.preset("shobu", call_limit="one-per-player"),
            "calls": (1, 0),
            "called_at": ((Points(5),), ()),
            "last_caller": Seat(0),
        },
        {"rules": Rules.preset("extensions", values={"boar_deer_butterfly": 0}), "captured_this_turn": (Card.BOAR,)},
    ],
    ids=["no yaku", "one call in the round", "one call a player", "no new yaku"],
)
def test_a_decision_without_a_gain_or_without_a_call_left_cannot_arise(change: dict[str, Any]) -> None:
    sample(deciding(), rng=Random(1))
    with pytest.raises(BadPosition) as refused:
        sample(replace(deciding(), **change), rng=Random(1))
    assert refused.value.reason is Reason.IMPOSSIBLE


def test_a_position_with_too_few_unseen_cards_for_the_hands_has_no_worlds() -> None:
    position, _ = Position.start(Rules.preset("shobu"), some.random_deal(Random(3)), dealer=Seat(0))
    with pytest.raises(BadPosition) as refused:
        sample(replace(position.observe(Seat(0)), stock=23), rng=Random(1))
    assert refused.value.reason is Reason.IMPOSSIBLE
