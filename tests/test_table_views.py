"""A view says what the rules would do: what cards capture and make, what a stop pays, what a call risks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from koikoi.engine.actions import KOI, STOP, Play
from koikoi.engine.cards import CODES, cards_mask, parse_card, pile_order
from koikoi.engine.events import Asked, Played, Source
from koikoi.engine.kernel import slots
from koikoi.engine.observation import Phase
from koikoi.engine.outcome import EndKind, score_pile
from koikoi.engine.position import Position
from koikoi.engine.progress import yaku_progress
from koikoi.engine.rules import Rules
from koikoi.engine.seats import SEATS, Seat, other
from koikoi.table.decision import least_win
from koikoi.table.setup import Setup
from koikoi.table.table import Table
from koikoi.table.views import view_of
from koikoi.wire.messages import Evt, Sync
from koikoi.wire.view import CardChoice, RoundView, View
from tests.table_players import TABLES, LaidDecks, MemoryStore, do, lay, legal_tokens, new_table, step


def positions(name: str, seed: int, steps: int, *, decisions: bool = False) -> Iterator[tuple[Table, Position, View]]:
    """A table at every choice (or every decision) of some play, with the view of who is to choose."""
    table, _ = new_table(name, seed)
    rng = Random(f"{name}/{seed}")
    for _ in range(steps):
        position = table.state.match.position
        if table.state.match.over:
            return
        if position is not None and (position.phase is Phase.DECIDE or not decisions):
            yield table, position, table.view(position.mover)
        step(table, rng)


def playing(view: View) -> RoundView:
    assert view.round is not None
    return view.round


# --- where the cards are


@pytest.mark.parametrize("name", TABLES)
def test_every_card_is_in_one_place_and_the_field_lies_as_it_came_to_lie(name: str) -> None:
    table, _ = new_table(name, 1)
    lying: list[str] = list(playing(table.view(Seat(0))).field)
    rng = Random(name)

    def watch(message: Evt | Sync) -> None:
        assert isinstance(message, Evt)
        for event in message.events:
            if event.name == "dealt":
                lying[:] = event.fields["field"]  # type: ignore[call-overload]
            if event.name == "played":
                taken = event.fields["captured"]
                assert isinstance(taken, list)
                lying[:] = [card for card in lying if card not in taken]
                lying.extend([] if taken else [str(event.fields["card"])])
        shown = message.view.round
        if shown is None:
            return
        dealt = message.events[-1].name == "dealt" and not shown.history
        assert sorted(shown.field) == sorted(lying) if dealt else list(shown.field) == lying
        if dealt:
            lying[:] = shown.field
        waiting = [] if shown.pending is None else [shown.pending]
        seen = [*shown.hand, *shown.field, *shown.captured[0], *shown.captured[1], *waiting, *shown.unseen]
        assert Counter(seen) == Counter(CODES)
        hidden = 8 if shown.phase == "swap" else 0
        assert len(shown.unseen) == shown.opponent_hand + shown.stock + hidden

    table.listen(Seat(0), watch)
    for _ in range(60):
        if table.state.match.over:
            break
        step(table, rng)


def test_the_field_is_first_shown_in_the_order_of_the_deal() -> None:
    deal = lay("1B 2A", "1R 2R", "12B 3B 1C1 7A 9A 2C1 5A 4A")
    table = Table.open(Setup(rules=KKJ), store=MemoryStore(), decks=LaidDecks(KKJ, [deal]))
    assert playing(table.view(Seat(1))).field == ("12B", "3B", "1C1", "7A", "9A", "2C1", "5A", "4A")


def test_captured_cards_lie_bright_animal_ribbon_chaff() -> None:
    for _, position, view in positions("shobu", 4, 60):
        for seat in SEATS:
            pile = [parse_card(code) for code in playing(view).captured[seat]]
            assert pile == list(pile_order(position.captured(seat)))


# --- what may be done


@pytest.mark.parametrize("name", TABLES)
def test_a_view_offers_what_is_legal_and_says_what_each_card_takes_and_makes(name: str) -> None:
    for table, position, view in positions(name, 2, 50):
        assert view.legal.actions == tuple(action.token for action in position.legal())
        waits = table.view(other(position.mover))
        assert (waits.legal.actions, waits.legal.cards, waits.decision) == ((), (), None)
        assert (view.decision is None) == (position.phase is not Phase.DECIDE)
        for choice in view.legal.cards:
            if choice.card == playing(view).pending:
                assert choice.takes == ()
                assert choice.choices == tuple(token[1:] for token in view.legal.actions if token != "pass")
                assert choice.may_pass == ("pass" in view.legal.actions)
            else:
                check_hand_card(position, choice)
            check_makes(position, choice)


def check_hand_card(position: Position, choice: CardChoice) -> None:
    after, seen = position.apply(Play(parse_card(choice.card)))
    if isinstance(seen[0], Asked):
        assert choice.takes == ()
        assert choice.choices == tuple(action.token[1:] for action in after.legal() if action.token != "pass")
        assert choice.may_pass == ("pass" in [action.token for action in after.legal()])
    else:
        assert isinstance(seen[0], Played)
        assert choice.takes == tuple(card.code for card in seen[0].captured)
        assert (choice.choices, choice.may_pass) == ((), False)


def check_makes(position: Position, choice: CardChoice) -> None:
    """By scoring the piles with and without the capture."""
    seat = position.mover
    called = position.calls(seat) > 0
    pile = cards_mask(position.captured(seat))

    def paid(codes: tuple[str, ...]) -> dict[str, int]:
        more = cards_mask(parse_card(code) for code in codes)
        return {hit.id: hit.points for hit in score_pile(position.rules, pile | more, position.month, called=called)}

    def makes(codes: tuple[str, ...]) -> set[str]:
        return {i for i, points in paid(codes).items() if points > paid(()).get(i, 0)}

    each = [makes((choice.card, taken)) for taken in choice.choices]
    assert [set(ids) for ids in choice.choice_makes] == each
    whole = makes((choice.card, *choice.takes)) if choice.takes else set()
    assert set(choice.makes) == whole.union(*each)


def test_a_card_that_completes_a_yaku_says_so() -> None:
    rules = TABLES["single-koi"]
    deal = lay(
        "3C1 9C1 7C1 4C1 5C1 6C1 10C1 11C", "1C1 2C1 7C2 4C2 5C2 6C2 10C2 12C1", "3B 9A 9R 8B 1B 2A 12B 8A",
        "1R 2R 11A 11R",
    )  # fmt: skip
    table = Table.open(Setup(rules=rules), store=MemoryStore(), decks=LaidDecks(rules, [deal]))
    do(table, 0, "act", "3C1")
    while table.state.mover != 0 or table.state.match.position.turn < 2:  # type: ignore[union-attr]
        do(table, table.state.mover or 0, "act", *legal_tokens(table, Random(1)))
    cards = {choice.card: choice for choice in table.view(Seat(0)).legal.cards}
    cup = cards["9C1"]
    assert (cup.takes, cup.choices) == ((), ("9A", "9R"))
    assert cup.choice_makes == (("flower_viewing",), ())
    assert cup.makes == ("flower_viewing",)


# --- progress


@pytest.mark.parametrize("name", TABLES)
def test_both_seats_progress_is_the_engines(name: str) -> None:
    for _, position, view in positions(name, 3, 25):
        for seat in SEATS:
            mine, theirs = (cards_mask(position.captured(owner)) for owner in (seat, other(seat)))
            called = position.calls(seat) > 0
            lines = yaku_progress(position.rules, mine, theirs, position.month, called=called)
            shown = view.progress[seat]
            assert [(line.id, line.state, line.points, line.need) for line in shown] == [
                (line.id, line.state.value, line.points, line.need) for line in lines
            ]
            assert sum(line.points for line in shown) == playing(view).totals[seat] == position.total(seat)
            assert all(line.worth > 0 for line in shown)


def test_a_viewing_is_worth_more_to_who_has_called() -> None:
    worths = set()
    for _, position, view in positions("koikoi-japan", 5, 150):
        for seat in SEATS:
            worth = {line.id: line.worth for line in view.progress[seat]}
            worths.add((position.calls(seat) > 0, worth["moon_viewing"], worth["three_brights"]))
    assert worths == {(False, 1, 5), (True, 3, 5)}


def test_between_rounds_the_last_piles_are_judged() -> None:
    table, _ = new_table("koikoi-japan", 1)
    rng = Random(1)
    while table.state.stage == "play":
        step(table, rng)
    view, last = table.view(Seat(0)), table.state.last
    assert last is not None
    for seat in SEATS:
        assert sum(line.points for line in view.progress[seat]) == last.total(seat)


# --- the decision


@pytest.mark.parametrize("name", TABLES)
def test_stopping_pays_exactly_what_the_decision_says(name: str) -> None:
    for seed in range(6, 9):
        for table, position, view in positions(name, seed, 60, decisions=True):
            assert view.decision is not None
            told = view.decision.stop
            match, _ = table.state.match.apply(STOP)
            outcome = match.rounds[-1].outcome
            assert outcome is not None
            assert (told.kind, told.winner, told.points) == ("win", position.mover, outcome.points)
            assert [(hit.id, hit.points) for hit in told.yaku] == [(hit.id, hit.points) for hit in outcome.yaku]
            assert (told.base, told.multiplier) == (outcome.base, outcome.multiplier)
            assert [(line.id, line.value, line.why) for line in told.factors] == [
                (factor.id.value, factor.value, factor.why.value) for factor in outcome.factors
            ]
            assert told.swept == tuple(card.code for card in outcome.swept)
            assert told.standing == match.standing
            assert told.hands == ((), ())
            assert view.decision.threat_base == position.total(other(position.mover))


@pytest.mark.parametrize("name", TABLES)
def test_no_win_of_the_opponent_after_a_call_has_a_smaller_base_or_other_factors(name: str) -> None:
    looked = 0
    for seed in range(10, 14):
        for _, position, view in positions(name, seed, 60, decisions=True):
            called, _ = position.apply(KOI)
            for again in range(8):
                looked += check_threat(called, view, other(position.mover), Random(again))
    assert looked or name == "short"


def check_threat(position: Position, view: View, winner: Seat, rng: Random) -> bool:
    """Play on, the opponent stopping at once; True if they win by that, as was foretold."""
    told = view.decision
    assert told is not None
    while not position.over:
        if position.phase.value == "decide":
            if position.mover != winner:
                return False
            position, _ = position.apply(STOP)
        else:
            position, _ = position.apply(rng.choice(position.legal()))
    outcome = position.outcome
    if outcome.kind is not EndKind.WIN or outcome.winner != winner:
        return False
    assert told.threat_least, "they can win"
    assert outcome.base >= told.threat_least
    if outcome.base == told.threat_least:
        assert outcome.points[winner] == told.threat_points
        assert [(line.id, line.value, line.why) for line in told.threat_factors] == [
            (factor.id.value, factor.value, factor.why.value) for factor in outcome.factors
        ]
    return True


def test_the_threat_does_not_count_on_a_sweep_of_cards_that_may_be_gone() -> None:
    looked = 0
    for seed in range(3):
        for _, position, _ in positions("shobu+gaji", seed, 60, decisions=True):
            called, _ = position.apply(KOI)
            if called.over:
                continue
            state, rival = list(called.state), called.mover
            plain = least_win(called, rival)
            for card in called.field:
                state[slots.WILD_OWNER], state[slots.WILD_MONTH] = rival, card.month
                assert least_win(replace(called, state=tuple(state)), rival) == plain
                looked += 1
    assert looked


def test_the_threat_is_told_by_the_rules_of_the_table() -> None:
    """An opponent without a yaku, at tables that multiply differently; the caller holds the trio."""
    deal = lay(
        "6C1 7C1 10C1 1C1 2C1 3C1 4C1 5C1", "1R 2R 4R 5R 7R 8C1 9C1 12C1", "6A 7A 10A 1B 2A 4A 5A 11A",
        "12B 12C2 12C3 8A 8B 9A 3R 3B",
    )  # fmt: skip
    found = {}
    for name in ("single-koi", "shobu", "extensions", "koikoi-japan"):
        rules = Rules.preset(name, void_field_pairs=False, must_capture=False, hand_pairs_points=0)
        table = Table.open(Setup(rules=rules), store=MemoryStore(), decks=LaidDecks(rules, [deal]))
        for token in ("6C1", "1R", "7C1", "2R", "10C1"):
            assert table.state.mover is not None
            do(table, table.state.mover, "act", token)
            while table.state.match.position.pending is not None:  # type: ignore[union-attr]
                do(table, table.state.mover, "act", table.view(table.state.mover).legal.actions[0])
        view = table.view(Seat(0))
        assert view.decision is not None, view.round
        told = view.decision
        found[name] = (told.stop.points[0], told.threat_least, told.threat_points, told.turns_left)
    assert found == {
        "single-koi": (5, 1, 2, (5, 6)),
        "shobu": (5, 1, 2, (5, 5)),
        "extensions": (6, 1, 2, (5, 6)),
        "koikoi-japan": (5, 1, 1, (5, 6)),
    }


KKJ = Rules.preset("koikoi-japan", rounds=2)


@pytest.mark.parametrize("name", ["koikoi-japan", "shobu", "short"])
def test_turns_left_count_the_turn_that_has_begun(name: str) -> None:
    dealers = set()
    for seed in range(4):
        for table, position, view in positions(name, seed, 25):
            last = position.rules.last_turn
            rest = {seat: [turn for turn in range(position.turn, last) if turn % 2 == seat] for seat in (0, 1)}
            counts = playing(view).turns_left
            dealer = table.state.match.dealer
            dealers.add(dealer)
            assert (counts[dealer], counts[1 - dealer]) == (len(rest[0]), len(rest[1]))
            if view.decision is not None:
                left = list(counts)
                left[position.mover] -= 1
                assert view.decision.turns_left == tuple(left)
    assert dealers == {0, 1}


def test_what_this_turn_has_captured_is_shown_while_the_turn_lasts() -> None:
    seen = 0
    for name in ("shobu", "koikoi-japan"):
        for _, position, view in positions(name, 9, 60):
            shown = playing(view)
            rows = [row for row in position.history if row.source is not Source.FLIP]
            waiting = shown.phase == "decide", shown.phase == "take" and shown.pending_from == "stock"
            turn = rows[-2:] if waiting[0] else rows[-1:] if waiting[1] else []
            taken = [card for row in turn if row.captured for card in (row.card, *row.captured)]
            assert shown.captured_this_turn == tuple(card.code for card in pile_order(taken))
            seen += len(taken)
    assert seen


# --- sheets and scores


@pytest.mark.parametrize("name", TABLES)
def test_a_round_sheet_is_the_outcome_and_the_scores_add_up(name: str) -> None:
    table, _ = new_table(name, 8)
    rng = Random(name)
    sheets = 0
    for _ in range(400):
        if table.state.match.over:
            break
        step(table, rng)
        match = table.state.match
        if match.position is not None and rng.random() < 0.95:
            continue
        view = view_of(table.state, Seat(sheets % 2))
        start = match.rules.start_points
        for seat in SEATS:
            assert view.standing[seat] == start + sum(line.points[seat] for line in view.scores)
        if view.sheet is None:
            continue
        sheets += 1
        outcome = match.rounds[-1].outcome
        assert outcome is not None
        sheet = view.sheet
        assert (sheet.kind, sheet.winner, sheet.points) == (outcome.kind.value, outcome.winner, outcome.points)
        assert (sheet.number, sheet.standing) == (len(match.rounds), match.standing)
        left = [*sheet.hands[0], *sheet.hands[1], *sheet.captured[0], *sheet.captured[1]]
        assert len(left) == len(set(left))
        assert (view.number, view.month, view.dealer) == (sheet.number, sheet.month, sheet.dealer)
        if sheet.kind == "win":
            assert sum(hit.points for hit in sheet.yaku) + own_calls(view) == sheet.base
    assert sheets


def own_calls(view: View) -> int:
    assert view.sheet is not None
    return sum(line.value for line in view.sheet.factors if line.why == "added")


def test_both_hands_are_open_when_a_round_is_over() -> None:
    deal = lay("1B 1R 1C1 1C2 2A 3B 4A 5A", "6A 7A 8A 9A 10A 11A 12B 6R", "7R 8B 9R 10R 11R 12C1 2R 3R")
    rules = Rules.preset("single-koi")
    table = Table.open(Setup(rules=rules), store=MemoryStore(), decks=LaidDecks(rules, [deal]))
    view = table.view(Seat(1))
    assert view.stage == "round-over"
    assert view.sheet is not None
    assert (view.sheet.kind, view.sheet.winner, view.sheet.hand_points) == ("hand", 0, (6, 0))
    assert view.sheet.hands[0] == ("1B", "1R", "1C1", "1C2", "2A", "3B", "4A", "5A")
    assert len(view.sheet.hands[1]) == 8
