"""Hosts and players for the tests of tables: a store in memory, decks laid by hand, people who press anything legal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random

from koikoi.engine.actions import Action
from koikoi.engine.belief import sample
from koikoi.engine.cards import CARDS, Card, parse_cards
from koikoi.engine.deal import Deal, DealerDraw, packets
from koikoi.engine.events import Source
from koikoi.engine.observation import Observation
from koikoi.engine.rules import PRESETS, Rules, load_preset
from koikoi.engine.seats import SEATS, Seat
from koikoi.errors import Reason
from koikoi.table.decks import SeededDecks
from koikoi.table.entries import Entry
from koikoi.table.setup import SeatKind, Setup
from koikoi.table.state import TableState
from koikoi.table.table import Table
from koikoi.wire.messages import Ack, Cmd, Err
from koikoi.wire.view import View

HUMAN, COMPUTER = SeatKind.HUMAN, SeatKind.COMPUTER


def tables() -> dict[str, Rules]:
    """Every preset, each with every variant its text names, and the rest of the rare rules."""
    out = {name: Rules.preset(name) for name in PRESETS}
    for name in PRESETS:
        for variant in load_preset(name).variants:
            out[f"{name}+{variant.id}"] = Rules.preset(name, **variant.options)
    out["shobu+all"] = Rules.preset("shobu", exchange=True, gaji=True, triad=True, field_brights=True)
    out["extensions+one"] = Rules.preset("extensions", call_limit="one-per-player", stakes="caller-pays")
    out["single-koi+new"] = Rules.preset("single-koi", reopen="new", own_calls="ladder", seven_doubles="after-call")
    out["first-to-fifty+best"] = Rules.preset("first-to-fifty", families="best", values={"month_cards": 5})
    out["short"] = Rules.preset("koikoi-japan", last_turn=5, exhausted="last-caller", rounds=3, tie="extra")
    return out


TABLES = tables()


class MemoryStore:
    """A log in memory, which can be told to fail."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.batches: list[tuple[int, tuple[Entry, ...]]] = []
        self.fails: Exception | None = None

    def append(self, seq: int, entries: tuple[Entry, ...], after: TableState) -> None:
        if self.fails is not None:
            raise self.fails
        assert after.seq == seq
        self.batches.append((seq, entries))
        self.entries.extend(entries)


def deck_of(rules: Rules, deal: Deal, dealer: Seat) -> tuple[Card, ...]:
    """The deck that is dealt as `deal`."""
    places = {
        "dealer": list(deal.hands[dealer]),
        "opponent": list(deal.hands[1 - dealer]),
        "field": list(deal.field),
    }
    deck: list[Card] = []
    for place, number in packets(rules):
        deck += places[place][:number]
        del places[place][:number]
    return (*deck, *deal.stock)


class LaidDecks(SeededDecks):
    """Decks laid by hand for the first deals; seeded ones afterwards. Seat 0 deals first."""

    def __init__(self, rules: Rules, deals: Sequence[Deal], dealers: Sequence[int] = ()) -> None:
        super().__init__(1)
        dealers = (*dealers, *(0 for _ in deals))
        self.laid = [deck_of(rules, deal, Seat(dealer)) for deal, dealer in zip(deals, dealers, strict=False)]

    def deck(self, game: int, round: int, deal: int) -> tuple[Card, ...]:
        return self.laid.pop(0) if self.laid else super().deck(game, round, deal)

    def draw(self, game: int, rules: Rules, birth_months: tuple[int, int] | None) -> DealerDraw:
        return DealerDraw("random", (), Seat(0))


def lay(hand0: str, hand1: str, field: str, stock: str = "") -> Deal:
    """A deal by codes; what is missing is filled up, neighbours from different months, hands first."""
    given = [list(parse_cards(codes.split())) for codes in (hand0, hand1, field, stock)]
    rest = [
        card for card in sorted(CARDS, key=lambda card: (card % 4, -card)) if not any(card in place for place in given)
    ]
    for place, number in zip(given, (8, 8, 8, 24), strict=True):
        while len(place) < number:
            place.append(rest.pop(0))
    return Deal((tuple(given[0]), tuple(given[1])), tuple(given[2]), tuple(given[3]))


class RandomComputer:
    """Plays anything legal, knowing what its seat knows."""

    def choose(self, observation: Observation, *, deadline: float, rng: Random) -> Action:
        return rng.choice(sample(observation, rng=rng).legal())


class StillClock:
    """A clock that moves only when somebody waits."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time

    def wait(self, seconds: float) -> None:
        self.time += seconds


_cids = count()


def cid() -> str:
    """A new command id."""
    return f"c{next(_cids)}"


def send(table: Table, seat: int, kind: str, *tokens: str) -> Ack | Err:
    """A command that answers the newest view."""
    return table.handle(Seat(seat), Cmd(cid(), table.state.seq, kind, tokens))  # type: ignore[arg-type]


def do(table: Table, seat: int, kind: str, *tokens: str) -> Ack:
    """The same, which must be done."""
    answer = send(table, seat, kind, *tokens)
    assert isinstance(answer, Ack), answer
    return answer


def any_choice(view: View, rng: Random) -> tuple[str, ...]:
    """Something legal, now and then a card with what it takes."""
    token = rng.choice(view.legal.actions)
    for card in view.legal.cards:
        if card.card == token and card.choices and rng.random() < 0.5:
            return token, f"x{rng.choice(card.choices)}"
    return (token,)


def legal_tokens(table: Table, rng: Random) -> tuple[str, ...]:
    """Something legal, found without a view: now and then a card with what it takes."""
    match = table.state.match
    action = rng.choice(match.legal())
    after, _ = match.apply(action)
    if after.position is not None and after.position.pending_from is Source.HAND and rng.random() < 0.5:
        return action.token, rng.choice(after.legal()).token
    return (action.token,)


def step(table: Table, rng: Random) -> None:
    """Whatever is due next, done by whoever is to do it."""
    state = table.state
    if state.mover is not None:
        do(table, state.mover, "act", *legal_tokens(table, rng))
        return
    kind = "rematch" if state.match.over else "next"
    for seat in SEATS:
        if not table.state.ready[seat]:
            do(table, seat, kind)


def new_table(
    name: str, seed: int, *, computer: bool = False, store: MemoryStore | None = None
) -> tuple[Table, MemoryStore]:
    """A table by its name in TABLES, dealt from a seed."""
    store = store or MemoryStore()
    kinds = (HUMAN, COMPUTER if computer else HUMAN)
    months = (1, 8) if TABLES[name].first_dealer == "birthday" and seed % 2 else None
    setup = Setup(rules=TABLES[name], players=("Aki", "Bruno"), kinds=kinds, seed=seed, birth_months=months)
    return Table.open(setup, store=store), store


def walk(table: Table, rng: Random, steps: int) -> Iterator[int]:
    """So many steps of whatever is due, stopping at the end of the match."""
    for number in range(steps):
        if table.state.match.over:
            return
        step(table, rng)
        yield number


KKJ = Rules.preset("koikoi-japan", rounds=2)
NOTHING_HAPPENS = lay(
    "1B 2A 3R 4C1 5C1 6C1 7C1 8C1", "1R 2R 3B 4A 5A 6A 7A 8A", "9A 10A 11A 12B 9R 10R 11R 12C1", "2C1 3C1"
)


def laid(deal: Deal = NOTHING_HAPPENS, *more: Deal, rules: Rules = KKJ, computer: bool = False) -> Table:
    """A table whose first deals are laid by hand."""
    kinds = (HUMAN, COMPUTER if computer else HUMAN)
    decks = LaidDecks(rules, [deal, *more])
    return Table.open(Setup(rules=rules, kinds=kinds), store=MemoryStore(), decks=decks)


def refused(answer: Ack | Err, code: str, reason: Reason | None = None) -> None:
    """The answer must be this refusal."""
    assert isinstance(answer, Err)
    assert (answer.code, answer.reason) == (code, "" if reason is None else reason.value)


CHOICE = lay("9C1 2A 3R 4C1 5C1 6C1 7C1 8C1", "1R 2R 3B 4A 5A 6A 7A 8A", "9A 9R 10A 10R 11A 12B 12C1 1B", "10C1")


def play_to(table: Table, stage: str, rng: Random) -> None:
    """Play until a stage is reached."""
    for _ in range(2_000):
        if table.state.stage == stage:
            return
        step(table, rng)
    raise AssertionError(f"never {stage}")
