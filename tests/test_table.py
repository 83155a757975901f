"""A table does each command once, in order, kept before it is acknowledged; and what it refuses changes nothing."""

from __future__ import annotations

from random import Random

import pytest

from koikoi.engine.rules import Rules
from koikoi.engine.seats import Seat
from koikoi.errors import KoiKoiError, Reason
from koikoi.table.entries import Acted, BySeat, Dealt, Drawn, Next, Opened, Undone
from koikoi.table.setup import MOST_SEED, Setup
from koikoi.table.table import Table
from koikoi.wire.messages import Ack, Cmd, Err, Evt, Sync
from tests.table_players import (
    CHOICE,
    KKJ,
    MemoryStore,
    any_choice,
    cid,
    do,
    laid,
    new_table,
    play_to,
    refused,
    send,
)

# --- opening


def test_an_open_table_is_dealt_and_kept() -> None:
    table, store = new_table("shobu", 1)
    assert [type(entry) for entry in store.entries[:3]] == [Opened, Drawn, Dealt]
    assert table.state.stage == "play"
    assert table.sync(Seat(0)).seq == table.state.seq == 1


def test_a_table_that_cannot_be_kept_is_not_opened() -> None:
    store = MemoryStore()
    store.fails = OSError(28, "No space left on device")
    with pytest.raises(OSError, match="No space"):
        new_table("shobu", 1, store=store)


@pytest.mark.parametrize(
    "wrong", [{"birth_months": (0, 5)}, {"birth_months": (3, 13)}, {"seed": -1}, {"seed": MOST_SEED + 1},
              {"players": ("A", "\ud800")}],
)  # fmt: skip
def test_what_no_table_can_keep_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(KoiKoiError):
        Setup(rules=KKJ, **wrong)  # type: ignore[arg-type]


def test_the_same_seed_gives_the_same_match_and_none_gives_another() -> None:
    def view(seed: int | None) -> object:
        return Table.open(Setup(rules=KKJ, seed=seed), store=MemoryStore()).view(Seat(0))

    assert view(3) == view(3)
    assert view(3) != view(4)
    assert view(None) != view(None)


# --- commands


def test_a_choice_is_done_and_acknowledged_with_the_next_number() -> None:
    table = laid()
    answer = table.handle(Seat(0), Cmd("a", 1, "act", ("1B",)))
    assert answer == Ack("a", 2)
    assert table.view(Seat(1)).round.history[0].card == "1B"  # type: ignore[union-attr]


def test_the_same_cid_gets_the_same_ack_and_nothing_is_done() -> None:
    table = laid()
    first = table.handle(Seat(0), Cmd("a", 1, "act", ("1B",)))
    do(table, 1, "act", "1R")
    before = table.state
    assert table.handle(Seat(0), Cmd("a", 1, "act", ("1B",))) == first
    assert table.handle(Seat(0), Cmd("a", 99, "resign")) == first
    assert table.state is before


def test_a_cid_belongs_to_its_seat() -> None:
    table = laid()
    assert isinstance(table.handle(Seat(0), Cmd("a", 1, "act", ("1B",))), Ack)
    assert table.handle(Seat(1), Cmd("a", 2, "act", ("1R",))) == Ack("a", 3)


def test_a_refused_cid_may_be_used_again() -> None:
    table = laid()
    refused(table.handle(Seat(0), Cmd("a", 1, "act", ("koi",))), "illegal", Reason.WRONG_PHASE)
    assert table.handle(Seat(0), Cmd("a", 1, "act", ("1B",))) == Ack("a", 2)


def test_a_command_that_answers_an_older_view_is_stale() -> None:
    table = laid()
    do(table, 0, "act", "1B")
    before = table.state
    assert table.handle(Seat(1), Cmd("a", 1, "act", ("1R",))) == Err("a", "stale", 2)
    assert table.handle(Seat(1), Cmd("a", 3, "act", ("1R",))) == Err("a", "bad", 2)
    assert table.state is before


@pytest.mark.parametrize("name", ["", "x" * 65])
def test_a_cid_has_1_to_64_characters(name: str) -> None:
    refused(laid().handle(Seat(0), Cmd(name, 1, "act", ("1B",))), "bad")


@pytest.mark.parametrize(
    ("seat", "tokens", "reason"),
    [
        (1, ("1R",), Reason.NOT_YOUR_TURN),
        (0, ("1R",), Reason.NOT_IN_HAND),
        (0, ("9A",), Reason.NOT_IN_HAND),
        (0, ("stop",), Reason.WRONG_PHASE),
        (0, ("13A",), Reason.UNKNOWN_ACTION),
        (0, (), Reason.WRONG_COUNT),
        (0, ("1B", "x9A", "x9R"), Reason.WRONG_COUNT),
        (0, ("1B", "x9A"), Reason.WRONG_PHASE),
        (0, ("1B", "2A"), Reason.WRONG_PHASE),
        (0, ("1B", "pass"), Reason.WRONG_PHASE),
        (1, ("1R", "x9A"), Reason.NOT_YOUR_TURN),
    ],
)
def test_what_the_rules_forbid_is_refused_with_the_reason(seat: int, tokens: tuple[str, ...], reason: Reason) -> None:
    table = laid()
    before = table.state
    refused(send(table, seat, "act", *tokens), "illegal", reason)
    assert table.state is before


def test_a_card_and_what_it_takes_are_one_command() -> None:
    table = laid(CHOICE)
    do(table, 0, "act", "9C1", "x9R")
    history = table.view(Seat(0)).round.history  # type: ignore[union-attr]
    assert [(row.card, row.captured) for row in history] == [("9C1", ("9R",))]
    assert table.view(Seat(0)).round.pending == "10C1"  # type: ignore[union-attr]


def test_a_card_that_may_not_take_is_not_played_either() -> None:
    table = laid(CHOICE)
    before = table.state
    refused(send(table, 0, "act", "9C1", "x10A"), "illegal", Reason.NOT_CAPTURABLE)
    refused(send(table, 0, "act", "9C1", "pass"), "illegal", Reason.WRONG_PHASE)
    refused(send(table, 0, "act", "9C1", "2A"), "illegal", Reason.WRONG_PHASE)
    assert table.state is before


def test_the_choice_of_a_card_not_yet_turned_cannot_be_sent_along() -> None:
    table = laid(CHOICE)
    refused(send(table, 0, "act", "2A", "x10A"), "illegal", Reason.WRONG_PHASE)
    do(table, 0, "act", "2A")
    do(table, 0, "act", "x10A")


def test_a_choice_may_also_come_after_its_card() -> None:
    table = laid(CHOICE)
    do(table, 0, "act", "9C1")
    view = table.view(Seat(0))
    assert view.round is not None
    assert (view.round.phase, view.round.pending, view.round.pending_from) == ("take", "9C1", "hand")
    do(table, 0, "act", "x9A")


# --- the store comes first


class Watching(MemoryStore):
    """A store that looks at what the world knows while it keeps something."""

    def __init__(self) -> None:
        super().__init__()
        self.table: Table | None = None
        self.heard: list[int] = []
        self.acked: list[int] = []
        self.early: list[str] = []

    def append(self, seq: int, entries: object, after: object) -> None:
        super().append(seq, entries, after)  # type: ignore[arg-type]
        if self.table is None:
            return
        if self.table.state.seq >= seq or self.table.sync(Seat(1)).seq >= seq:
            self.early.append("shown")
        if any(number >= seq for number in self.heard):
            self.early.append("told")
        if any(number >= seq for number in self.acked):
            self.early.append("acked")


def early(kind: type[Table]) -> list[str]:
    """What a kind of table lets out before it is kept, over some play."""
    store = Watching()
    table = kind.open(Setup(rules=KKJ, seed=1), store=store)
    store.table = table
    for seat in (Seat(0), Seat(1)):
        table.listen(seat, lambda message: store.heard.append(message.seq))
    rng = Random(1)
    for _ in range(60):
        state = table.state
        if state.mover is None:
            break
        command = Cmd(cid(), state.seq, "act", any_choice(table.view(state.mover), rng))
        answer = table.handle(state.mover, command)
        assert isinstance(answer, Ack)
        store.acked.append(answer.seq)
        assert store.batches[-1][0] == answer.seq == store.heard[-1]
    assert len(store.heard) == 2 * len(store.acked) > 20
    return store.early


def test_an_entry_is_kept_before_its_ack_and_before_anybody_is_told() -> None:
    assert early(Table) == []


class Hasty(Table):
    """Planted fault: the state is let out before it is kept."""

    def _keep(self, entry: BySeat) -> None:
        store, waiting = self._store, []

        class Later:
            def append(self, *batch: object) -> None:
                waiting.append(batch)

        self._store = Later()  # type: ignore[assignment]
        super()._keep(entry)
        self._store = store
        store.append(*waiting[0])


def test_that_a_hasty_table_is_found() -> None:
    assert "shown" in early(Hasty)


def test_what_cannot_be_kept_has_not_happened() -> None:
    table, store = new_table("shobu", 1)
    heard: list[Evt | Sync] = []
    table.listen(Seat(0), heard.append)
    before, mover = table.state, table.state.mover
    assert mover is not None
    command = Cmd("a", 1, "act", (table.view(mover).legal.actions[0],))
    for error in (OSError(28, "No space left on device"), KoiKoiError(Reason.UNREADABLE, "the disk is full")):
        store.fails = error
        answer = table.handle(mover, command)
        assert isinstance(answer, Err)
        assert (answer.code, answer.seq) == ("retry_later", 1)
        assert answer.reason in ("No space left on device", "the disk is full")
        assert table.state is before
        assert not heard
    store.fails = None
    assert table.handle(mover, command) == Ack("a", 2)
    assert len(heard) == 1


# --- rounds and matches


def test_two_people_both_ask_for_the_next_round() -> None:
    table = laid()
    refused(send(table, 0, "next"), "illegal", Reason.WRONG_PHASE)
    play_to(table, "round-over", Random(1))
    view = table.view(Seat(0))
    assert (view.stage, view.ready, view.number, view.round) == ("round-over", (False, False), 1, None)
    refused(send(table, 0, "act", "1B"), "illegal", Reason.NOT_DEALT)
    refused(send(table, 0, "rematch"), "illegal", Reason.WRONG_PHASE)
    do(table, 1, "next")
    assert table.view(Seat(0)).ready == (False, True)
    refused(send(table, 1, "next"), "illegal", Reason.NOT_YOUR_TURN)
    do(table, 0, "next")
    view = table.view(Seat(0))
    assert (view.stage, view.ready, view.number, view.sheet) == ("play", (False, False), 2, None)


def test_the_computer_is_always_ready() -> None:
    table = laid(computer=True)
    play_to(table, "round-over", Random(1))
    assert table.view(Seat(0)).ready == (False, True)
    do(table, 0, "next")
    assert table.state.stage == "play"


def test_who_resigns_loses_the_match() -> None:
    table = laid()
    do(table, 0, "act", "1B")
    do(table, 0, "resign")
    view = table.view(Seat(1))
    assert view.stage == "match-over"
    assert view.end is not None
    assert (view.end.reason, view.end.winner) == ("resigned", 1)
    assert (view.round, view.legal.actions) == (None, ())


def test_after_the_end_only_a_rematch_is_possible() -> None:
    table = laid()
    do(table, 1, "resign")
    for kind in ("next", "undo", "resign", "act"):
        refused(send(table, 0, kind), "over", Reason.MATCH_OVER)
    do(table, 0, "rematch")
    assert table.view(Seat(1)).ready == (True, False)
    do(table, 1, "rematch")
    view = table.view(Seat(1))
    assert (view.stage, view.number, view.standing, view.end, view.scores) == ("play", 1, (30, 30), None, ())
    assert table.state.game == 2


def test_a_match_ends_with_its_last_round_and_a_rematch_is_another() -> None:
    table, _ = new_table("short", 2)
    rng = Random(2)
    play_to(table, "match-over", rng)
    first = table.record()
    play_to(table, "play", rng)
    play_to(table, "match-over", rng)
    assert table.record()["rounds"] != first["rounds"]
    assert table.state.game == 2


# --- the log


def test_the_log_says_who_did_what() -> None:
    table = laid(computer=True)
    store = table._store
    do(table, 0, "act", "1B")
    do(table, 0, "undo")
    play_to(table, "round-over", Random(1))
    do(table, 0, "next")
    assert isinstance(store, MemoryStore)
    kinds = [type(entry) for entry in store.entries]
    assert kinds[:5] == [Opened, Drawn, Dealt, Acted, Undone]
    assert kinds[-2:] == [Next, Dealt]
    assert "cards" in repr(store.entries[2])
    assert "Card." not in repr(store.entries[2])


@pytest.mark.parametrize(
    ("name", "fits"),
    [
        ("\u0646\u06cc\u0644\u200c\u0648", True),
        ("\U0001f468\u200d\U0001f469", True),
        ("a\u202eb", False),
        ("a\u200bb", False),
    ],
)
def test_a_name_may_hold_joiners_and_no_other_hidden_character(name: str, fits: bool) -> None:
    rules = Rules.preset("shobu")
    if fits:
        assert Setup(rules=rules, players=(name, "B")).players[0] == name
    else:
        with pytest.raises(KoiKoiError, match="can be printed"):
            Setup(rules=rules, players=(name, "B"))
