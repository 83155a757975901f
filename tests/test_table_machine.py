"""Whatever is sent to a table, in any order: it stays a table that its log gives back, and says only what it may."""

from __future__ import annotations

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from koikoi.engine.actions import ACTIONS
from koikoi.engine.cards import CARDS
from koikoi.engine.seats import Seat
from koikoi.table.setup import Setup
from koikoi.table.table import Table
from koikoi.wire.messages import Ack, Cmd, Err, Evt, Sync
from tests.table_players import COMPUTER, HUMAN, TABLES, MemoryStore, cid, legal_tokens

SEATS = st.sampled_from([Seat(0), Seat(1)])
TOKENS = st.one_of(st.sampled_from([action.token for action in ACTIONS]), st.sampled_from(["", "x", "13A", "2a"]))
KINDS = st.sampled_from(["act", "next", "resign", "rematch", "undo"])


class AnyTable(RuleBasedStateMachine):
    """Two seats at a table, and a host that fails and starts again."""

    @initialize(name=st.sampled_from(sorted(TABLES)), seed=st.integers(0, 10**6), computer=st.booleans())
    def open(self, name: str, seed: int, computer: bool) -> None:
        kinds = (HUMAN, COMPUTER if computer else HUMAN)
        self.store = MemoryStore()
        self.table = Table.open(Setup(rules=TABLES[name], kinds=kinds, seed=seed), store=self.store)
        self.heard: list[int] = []
        self.done: list[tuple[Seat, Cmd, Ack]] = []
        self.listen()

    def listen(self) -> None:
        def hear(message: Evt | Sync) -> None:
            self.heard.append(message.seq)
            assert message.view.seat == 0

        self.table.listen(Seat(0), hear)

    def send(self, seat: Seat, command: Cmd) -> Ack | Err:
        before = self.table.state
        answer = self.table.handle(seat, command)
        if isinstance(answer, Ack):
            assert self.table.state.seq == before.seq + 1 == answer.seq == self.heard[-1]
            self.done.append((seat, command, answer))
        else:
            assert self.table.state is before
            assert answer.seq == before.seq
        return answer

    @precondition(lambda self: self.table.state.mover is not None)
    @rule(seed=st.integers(0, 10**6))
    def play(self, seed: int) -> None:
        mover = self.table.state.mover
        assert mover is not None
        tokens = legal_tokens(self.table, Random(seed))
        answer = self.send(mover, Cmd(cid(), self.table.state.seq, "act", tokens))
        assert isinstance(answer, Ack)

    play_on = play  # the more often, the further it gets
    play_further = play

    @rule(seat=SEATS, kind=KINDS, tokens=st.lists(TOKENS, max_size=3).map(tuple))
    def anything(self, seat: Seat, kind: str, tokens: tuple[str, ...]) -> None:
        self.send(seat, Cmd(cid(), self.table.state.seq, kind, tokens))  # type: ignore[arg-type]

    @rule(seat=SEATS, kind=st.sampled_from(["next", "rematch", "undo"]))
    def ask(self, seat: Seat, kind: str) -> None:
        may = self.table.state.may_undo(seat)
        answer = self.send(seat, Cmd(cid(), self.table.state.seq, kind))  # type: ignore[arg-type]
        if kind == "undo":
            assert isinstance(answer, Ack) == may

    @rule(seat=SEATS, behind=st.integers(1, 5))
    def late(self, seat: Seat, behind: int) -> None:
        seq = self.table.state.seq
        answer = self.send(seat, Cmd(cid(), max(seq - behind, 0), "resign"))
        assert isinstance(answer, Err)
        assert answer.code == "stale"

    @precondition(lambda self: self.done)
    @rule(pick=st.integers(0, 10**6))
    def again(self, pick: int) -> None:
        seat, command, ack = self.done[pick % len(self.done)]
        before = self.table.state
        assert self.table.handle(seat, command) == ack
        assert self.table.state is before

    @rule(seat=SEATS, kind=KINDS)
    def on_a_bad_disk(self, seat: Seat, kind: str) -> None:
        self.store.fails = OSError(28, "No space left on device")
        tokens = legal_tokens(self.table, Random(1)) if self.table.state.mover == seat else ()
        answer = self.send(seat, Cmd(cid(), self.table.state.seq, kind, tokens))  # type: ignore[arg-type]
        assert isinstance(answer, Err)
        self.store.fails = None

    @rule()
    def restart(self) -> None:
        """The host dies; another one goes on from the log, and remembers what was acknowledged."""
        again = Table.from_log(self.store.entries, store=self.store)
        assert again.state == self.table.state
        self.table = again
        self.listen()

    @invariant()
    def cards_are_conserved_and_numbers_have_no_gap(self) -> None:
        state = self.table.state
        position = state.match.position
        if position is not None:
            waiting = () if position.pending is None else (position.pending,)
            lie = (*position.field, *position.stock, *waiting)
            held = [card for seat in (Seat(0), Seat(1)) for card in (*position.hand(seat), *position.captured(seat))]
            turned = 24 - len(position.stock)
            assert len({*lie, *held}) == len(lie) + len(held) == len(CARDS)
            assert turned >= 0
        assert (state.mover is None) == (state.stage != "play")
        assert not state.wants_deal
        assert [seq for seq, _ in self.store.batches] == list(range(1, state.seq + 1))
        assert self.heard == list(range(2, state.seq + 1))


AnyTable.TestCase.settings = settings(stateful_step_count=40)
TestAnyTable = AnyTable.TestCase
