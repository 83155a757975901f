"""What seldom happens: void deals, lucky hands, exchanges, the lightning, birthdays, matches without a last round."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from koikoi.engine.deal import Deal
from koikoi.engine.jsontext import format_json, parse_json
from koikoi.engine.rules import Rules
from koikoi.engine.seats import SEATS, Seat
from koikoi.table.decks import SeededDecks
from koikoi.table.entries import Dealt
from koikoi.table.record import read_table
from koikoi.table.setup import Setup
from koikoi.table.table import MOST_VOID_DEALS, Table
from koikoi.wire.messages import Evt, Sync
from koikoi.wire.view import View
from tests.table_players import LaidDecks, MemoryStore, do, lay, send, step

PLAIN = lay("1B 2A 3R 4C1 5C1 6C1 7C1 8C1", "1R 2R 3B 4A 5A 6A 7A 8A", "9A 10A 11A 12B 9R 10R 11R 1C1", "2C1 3C1")
FIELD_FOUR = lay("1B", "2A", "12B 12C1 12C2 12C3 3B 4A 5A 6A")
FIELD_PAIRS = lay("1B", "2A", "3B 3R 4A 4R 5A 5R 6A 6R")
HAND_FOUR = lay("1B 1R 1C1 1C2 2A 3B 4A 5A", "6A 7A 8A 9A 10A 11A 12B 6R", "7R 8B 9R 10R 11R 12C1 2R 3R")
BOTH_LUCKY = lay("1B 1R 1C1 1C2 2A 3B 4A 5A", "6A 6R 6C1 6C2 7A 8A 9A 10A", "7R 8B 9R 10R 11R 12C1 2R 3R")
PAIRS = lay("2A 2R 3B 3R 4A 4R 5A 5R", "6A 7A 8A 9A 10A 11A 12B 6R", "7R 8B 9R 10R 11R 12C1 1R 1B")


def opened(rules: Rules, *deals: Deal) -> Table:
    return Table.open(Setup(rules=rules), store=MemoryStore(), decks=LaidDecks(rules, deals))


def kept(table: Table) -> None:
    """The record gives the table back, here too."""
    assert read_table(parse_json(format_json(table.record()))) == table.state


def names(table: Table, act: Callable[[], object]) -> list[str]:
    """The events that a command is followed by."""
    heard: list[Evt | Sync] = []
    end = table.listen(Seat(0), heard.append)
    act()
    end()
    return [event.name for message in heard if isinstance(message, Evt) for event in message.events]


@pytest.mark.parametrize(
    ("preset", "void"),
    [("single-koi", FIELD_FOUR), ("shobu", FIELD_FOUR), ("shobu", FIELD_PAIRS), ("koikoi-japan", HAND_FOUR),
     ("single-koi", BOTH_LUCKY)],
)  # fmt: skip
def test_a_void_deal_is_dealt_again_by_the_same_dealer_and_counted(preset: str, void: Deal) -> None:
    table = opened(Rules.preset(preset, hand_pairs_points=0), void, void, PLAIN)
    view = table.view(Seat(0))
    assert (view.stage, view.number, view.dealer, view.void_deals) == ("play", 1, 0, 2)
    kept(table)
    while table.state.stage == "play":
        step(table, Random(1))
    view = table.view(Seat(0))
    assert view.sheet is not None
    assert (view.sheet.void_deals, view.void_deals, len(view.scores)) == (2, 2, 1)
    kept(table)


def test_a_void_deal_between_rounds_comes_with_the_request_that_dealt_it() -> None:
    table = opened(Rules.preset("shobu"), PLAIN, FIELD_PAIRS, PLAIN)
    while table.state.stage == "play":
        step(table, Random(1))
    do(table, 0, "next")
    assert names(table, lambda: do(table, 1, "next")) == ["ready", "dealt", "voided", "dealt"]
    view = table.view(Seat(0))
    assert (view.number, view.void_deals, view.stage) == (2, 1, "play")


def test_decks_that_are_never_any_good_are_a_fault_of_the_program() -> None:
    class Stuck(LaidDecks):
        def deck(self, game: int, round: int, deal: int) -> object:  # type: ignore[override]
            return self.laid[0]

    rules = Rules.preset("shobu")
    with pytest.raises(AssertionError):
        Table.open(Setup(rules=rules), store=MemoryStore(), decks=Stuck(rules, [FIELD_PAIRS]))
    assert MOST_VOID_DEALS == 10_000


@pytest.mark.parametrize(("deal", "points"), [(HAND_FOUR, (6, -6)), (PAIRS, (6, -6))])
def test_a_lucky_hand_ends_the_round_with_the_deal(deal: Deal, points: tuple[int, int]) -> None:
    table = opened(Rules.preset("shobu"), deal, PLAIN)
    view = table.view(Seat(1))
    assert (view.stage, view.round, view.standing) == ("round-over", None, points)
    assert view.sheet is not None
    assert (view.sheet.kind, view.sheet.winner, view.sheet.hand_points) == ("hand", 0, (6, 0))
    assert (view.sheet.yaku, view.sheet.factors, view.sheet.base) == ((), (), 0)
    kept(table)
    do(table, 0, "next")
    assert names(table, lambda: do(table, 1, "next")) == ["ready", "dealt"]


def test_two_lucky_hands_are_both_paid_where_the_rules_say_so() -> None:
    table = opened(Rules.preset("extensions"), BOTH_LUCKY)
    view = table.view(Seat(0))
    assert view.sheet is not None
    assert (view.sheet.kind, view.sheet.winner, view.sheet.points) == ("hand", None, (6, 6))
    kept(table)


EXCHANGE = Rules.preset("shobu", exchange=True)


def test_the_exchange_is_answered_unseen_by_the_non_dealer() -> None:
    table = opened(EXCHANGE, PLAIN)
    for seat in SEATS:
        shown = table.view(seat).round
        assert shown is not None
        assert (shown.phase, shown.mover, shown.hand, shown.opponent_hand, len(shown.unseen)) == ("swap", 1, (), 8, 40)
    assert table.view(Seat(1)).legal.actions == ("keep", "swap")
    assert table.view(Seat(0)).legal.actions == ()
    kept(table)
    assert names(table, lambda: do(table, 1, "act", "swap")) == ["exchanged"]
    shown = table.view(Seat(0)).round
    assert shown is not None
    assert (shown.mover, shown.hand[:3]) == (0, ("1R", "2R", "3B"))
    kept(table)


def test_hands_that_are_void_after_the_exchange_are_dealt_again_at_once() -> None:
    rules = Rules.preset("koikoi-japan", exchange=True)
    table = opened(rules, HAND_FOUR, PLAIN)
    assert table.view(Seat(0)).void_deals == 0
    assert names(table, lambda: do(table, 1, "act", "keep")) == ["exchanged", "voided", "dealt"]
    view = table.view(Seat(0))
    assert (view.void_deals, view.stage) == (1, "play")
    assert view.round is not None
    assert view.round.phase == "swap"
    assert not view.may_undo
    kept(table)


GAJI = lay("11C 2A 3R 4C1 5C1 6C1 7C1 8C1", "1R 2R 3B 4A 5A 6A 7A 8A", "3C1 9A 10A 12B 9R 10R 1C1 12C1", "2C1 4R")


def test_the_lightning_takes_any_card_or_lies_down() -> None:
    table = opened(Rules.preset("shobu", gaji=True), GAJI)
    card = table.view(Seat(0)).legal.cards[-1]
    assert (card.card, card.takes, card.may_pass, len(card.choices)) == ("11C", (), True, 8)
    do(table, 0, "act", "11C", "x9A")
    shown = table.view(Seat(1)).round
    assert shown is not None
    assert (shown.wild, shown.captured[0]) == ((0, 9), ("9A", "11C"))
    kept(table)
    table = opened(Rules.preset("shobu", gaji=True), GAJI)
    do(table, 0, "act", "11C", "pass")
    shown = table.view(Seat(1)).round
    assert shown is not None
    assert (shown.wild, shown.field[-2:]) == (None, ("11C", "2C1"))
    kept(table)


def test_a_stop_after_the_lightning_says_what_is_swept() -> None:
    rules = Rules.preset("shobu", gaji=True)
    swept = 0
    for seed in range(400):
        table = Table.open(Setup(rules=rules, seed=seed), store=MemoryStore())
        rng = Random(seed)
        for _ in range(30):
            position = table.state.match.position
            if position is None:
                break
            if position.phase.value == "decide":
                told = table.view(position.mover).decision
                assert told is not None
                do(table, position.mover, "act", "stop")
                sheet = table.view(Seat(0)).sheet
                assert sheet is not None
                assert (sheet.swept, sheet.points, sheet.base) == (told.stop.swept, told.stop.points, told.stop.base)
                swept += bool(sheet.swept)
                break
            if "11C" in table.view(position.mover).legal.actions:
                choices = table.view(position.mover).legal.cards[-1].choices
                tokens = ("11C", f"x{choices[0]}") if len(choices) > 2 else ("11C",)
                do(table, position.mover, "act", *tokens)
                continue
            step(table, rng)
        if swept > 2:
            return
    raise AssertionError("no sweep was seen")


def test_the_first_dealer_is_found_by_birthday_where_birthdays_are_known() -> None:
    rules = Rules.preset("first-to-fifty")
    for months, way in (((1, 7), "birthday"), ((5, 5), "month-draw"), (None, "month-draw")):
        table = Table.open(Setup(rules=rules, seed=4, birth_months=months), store=MemoryStore())
        draw = table.view(Seat(0)).draw
        assert draw is not None
        assert draw.way == way
        assert {len(cards) for cards in draw.cards} == ({1} if way == "birthday" else {2})
        assert draw.dealer == table.view(Seat(0)).dealer
        kept(table)


def to_the_end(rules: Rules, seed: int) -> View:
    table = Table.open(Setup(rules=rules, seed=seed), store=MemoryStore())
    rng = Random(seed)
    while not table.state.match.over:
        step(table, rng)
    kept(table)
    return table.view(Seat(seed % 2))


def test_a_match_to_fifty_ends_when_somebody_has_fifty() -> None:
    for seed in range(3):
        view = to_the_end(Rules.preset("first-to-fifty"), seed)
        assert view.end is not None
        assert view.end.reason == "target"
        assert max(view.standing) >= 50
        assert view.standing[view.end.winner or 0] == max(view.standing)
        *before, last = view.scores
        for seat in SEATS:
            assert sum(line.points[seat] for line in before) < 50
        assert last.number == len(view.scores)


def test_months_wrap_after_december() -> None:
    view = to_the_end(Rules.preset("first-to-fifty", target=200), 1)
    assert [line.month for line in view.scores] == [(number % 12) + 1 for number in range(len(view.scores))]


def test_an_even_score_brings_further_rounds_where_the_rules_say_so() -> None:
    rules = Rules.preset("shobu", rounds=1, tie="extra", exhausted="draw")
    lengths = set()
    for seed in range(60):
        view = to_the_end(rules, seed)
        assert view.standing[0] != view.standing[1]
        assert view.end is not None
        assert view.end.reason == "rounds"
        lengths.add(len(view.scores))
    assert max(lengths) > 1


def test_the_stakes_are_settled_at_the_end() -> None:
    settled = 0
    for seed in range(4):
        view = to_the_end(Rules.preset("extensions", stakes="caller-pays", rounds=4), seed)
        assert view.end is not None
        assert sum(view.end.settlement) == 0
        settled += view.end.settlement != (0, 0)
        plain = to_the_end(Rules.preset("extensions", rounds=4), seed)
        assert plain.end is not None
        assert plain.end.settlement == (0, 0)
    assert settled


def test_a_match_ends_when_a_player_has_no_points_left() -> None:
    rules = Rules.preset("koikoi-japan", start_points=3, rounds=0)
    view = to_the_end(rules, 2)
    assert view.end is not None
    assert view.end.reason == "points-out"
    assert min(view.standing) <= 0


def test_the_decks_of_a_seed_do_not_depend_on_what_was_played() -> None:
    decks = SeededDecks(7)
    assert decks.deck(1, 2, 0) == SeededDecks(7).deck(1, 2, 0)
    assert len({decks.deck(game, number, voids) for game in (1, 2) for number in (1, 2) for voids in (0, 1)}) == 8
    table = Table.open(Setup(rules=Rules.preset("koikoi-japan"), seed=7), store=MemoryStore())
    deal = table._store.entries[-1]  # type: ignore[attr-defined]
    assert isinstance(deal, Dealt)
    assert deal.deck == decks.deck(1, 1, table.state.match.void_deals)
    assert send(table, 0, "next").__class__.__name__ == "Err"
