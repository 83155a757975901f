"""A table as a record: the record of its match, with a field `table` that holds what else is needed to go on.

`read_table` gives back a state equal to the one `table_record` was given. Hidden cards are in a record, so one of a
running round is never shown to a player.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NoReturn

from koikoi.agents import agent_names
from koikoi.engine.cards import short
from koikoi.engine.deal import DealerDraw
from koikoi.engine.record import format_record, replay
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Seat
from koikoi.engine.shape import Shape
from koikoi.errors import BadRecord, Reason
from koikoi.table.setup import MOST_SEED, SeatKind, Setup
from koikoi.table.state import TableState, act, final_position

VERSION: Final = 1
"""The version of the field `table`."""
_WAYS: Final = ("month-draw", "birthday", "random")
_MOST: Final = 10**9


def table_record(state: TableState, **extra: object) -> dict[str, object]:
    """The record of the match at a table; `extra` fields such as `started` come before `table`."""
    setup, draw = state.setup, state.draw
    assert draw is not None, "a table is kept once its first round is dealt"
    table = {
        "version": VERSION,
        "kinds": [kind.value for kind in setup.kinds],
        "level": setup.level,
        "seed": setup.seed,
        "birth_months": None if setup.birth_months is None else list(setup.birth_months),
        "draw": {"way": draw.way, "cards": [[card.code for card in cards] for cards in draw.cards]},
        "game": state.game,
        "seq": state.seq,
        "ready": list(state.ready),
    }
    return format_record(state.match, **extra, table=table)


def read_table(record: object) -> TableState:
    """The table of a parsed record; raises BadRecord if it cannot be gone on with."""
    setup = read_setup(record)
    played = replay(record)
    for difference in played.differences:
        _fail(Reason.IMPOSSIBLE, f"the record disagrees with itself: {difference}")
    match = played.match
    dealers = [r.dealer for r in (*match.rounds, *((match.current,) if match.current else ()))]
    if not dealers:
        _fail(Reason.MISSING_FIELD, "the record has no round")
    shape = _table(record)
    state = TableState(
        setup=setup,
        match=match,
        draw=_draw(shape, setup, dealers[0]),
        seq=shape.integer("seq", 1, _MOST),
        game=shape.integer("game", 1, _MOST),
        ready=_ready(shape),
        last=final_position(setup.rules, match.rounds[-1]) if match.rounds else None,
    )
    if state.stage == "round-over" and all(state.ready):
        _fail(Reason.IMPOSSIBLE, "the table: both players are ready, but the next round is not dealt")
    if state.stage != "play" and any(c and not r for c, r in zip(setup.computers, state.ready, strict=True)):
        _fail(Reason.IMPOSSIBLE, "the table: the computer is always ready for the next round")
    return _with_marks(state) if state.stage == "play" else state


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list of matches shows of one, read without replaying it."""

    setup: Setup
    over: bool
    number: int
    """The round it stands at, from 1."""
    month: int
    standing: tuple[int, int]
    resumable: bool
    """Whether a table can go on with it: it has the field `table`."""


def summarise(record: object) -> Summary:
    """The summary of a parsed record as it states itself; raises BadRecord or BadRules for one that is none."""
    shape = _shape(record)
    shape.choice("format", ("koikoi-record",))
    setup = read_setup(record) if shape.has("table") else _bare_setup(shape)
    rounds = shape.items("rounds")
    last = Shape(rounds[-1] if rounds else {"month": 1}, "the last round", _fail)
    start = setup.rules.start_points
    first, second = shape.pair("totals", -_MOST, _MOST, [0, 0])
    over = shape.has("match") and Shape(shape.get("match"), "match", _fail).get("over", False) is True
    return Summary(
        setup=setup,
        over=over,
        number=max(len(rounds), 1),
        month=last.integer("month", 1, 12),
        standing=(first + start, second + start),
        resumable=shape.has("table"),
    )


def read_setup(record: object) -> Setup:
    """The setup of a table's record; raises BadRecord."""
    bare, shape = _bare_setup(_shape(record)), _table(record)
    shape.choice("version", (VERSION,))
    first, second = shape.items("kinds", 2)
    level, seed, months = shape.get("level", ""), shape.get("seed", None), None
    if not isinstance(level, str):
        _fail(Reason.WRONG_TYPE, "the table: level must be a text")
    kinds = (_kind(shape, first), _kind(shape, second))
    if kinds[0] is not SeatKind.HUMAN:
        _fail(Reason.NOT_ALLOWED, "the table: player 0 must be human")
    if kinds[1] is SeatKind.COMPUTER and level and level not in agent_names():
        _fail(Reason.NOT_ALLOWED, f"the table: there is no computer player {short(level)}")
    if shape.has("birth_months"):
        months = shape.pair("birth_months", 1, 12)
    return Setup(
        rules=bare.rules,
        players=bare.players,
        kinds=kinds,
        level=level,
        birth_months=months,
        seed=None if seed is None else shape.integer("seed", 0, MOST_SEED),
    )


def _fail(reason: Reason, sentence: str) -> NoReturn:
    raise BadRecord(reason, sentence)


def _shape(record: object) -> Shape:
    return Shape(record, "the record", _fail)


def _table(record: object) -> Shape:
    shape = _shape(record)
    if not shape.has("table"):
        _fail(Reason.MISSING_FIELD, "this record was not kept by a table: it can be replayed, not gone on with")
    return Shape(shape.get("table"), "the table", _fail)


def _kind(shape: Shape, value: object) -> SeatKind:
    names = tuple(kind.value for kind in SeatKind)
    return SeatKind(Shape({"kind": value}, shape.what, _fail).choice("kind", names))


def _bare_setup(shape: Shape) -> Setup:
    """What any record says of a setup: rules and players."""
    rules = shape.reading("rules", lambda: Rules.parse(shape.get("rules")))
    first, second = (_name(player) for player in shape.items("players", 2))
    return Setup(rules=rules, players=(first, second))


def _name(player: object) -> str:
    name = player.get("name") if isinstance(player, dict) else player
    if not isinstance(name, str):
        _fail(Reason.WRONG_TYPE, "the record: a player must be a name, or an object with one")
    return name


def _ready(shape: Shape) -> tuple[bool, bool]:
    first, second = shape.items("ready", 2)
    if not isinstance(first, bool) or not isinstance(second, bool):
        _fail(Reason.WRONG_TYPE, "the table: ready must be true or false for each player")
    return first, second


def _draw(shape: Shape, setup: Setup, dealer: Seat) -> DealerDraw:
    """The draw for the first dealer, who is known from the first round."""
    draw = Shape(shape.get("draw"), "the draw", _fail)
    way = draw.choice("way", _WAYS)
    cards = tuple(draw.as_cards(turned, "cards") for turned in draw.items("cards"))
    return DealerDraw(way, cards, dealer, setup.birth_months if way == "birthday" else None)


def _with_marks(state: TableState) -> TableState:
    """The state with the choices of the running round, which are in the order of its actions."""
    match = state.match
    assert match.current is not None
    undealt = replace(match, current=None, position=None)
    dealt, _ = undealt.deal(match.current.deal)
    played = replace(state, match=dealt)
    for action in match.current.actions:
        assert played.mover is not None
        played, _ = act(played, played.mover, action)
    return played
