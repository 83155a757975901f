"""Record: a match as JSON that replays to the same result anywhere (record.md), written, read and checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, NoReturn

from koikoi.engine.actions import Action, parse_action
from koikoi.engine.cards import Card, short
from koikoi.engine.deal import Deal
from koikoi.engine.ending import MatchEnd, MatchReason
from koikoi.engine.events import VoidReason
from koikoi.engine.match import Match, Round
from koikoi.engine.observation import Phase
from koikoi.engine.position import Position
from koikoi.engine.rules import Rules
from koikoi.engine.seats import SEATS, Seat
from koikoi.engine.shape import Shape
from koikoi.errors import BadRecord, IllegalAction, KoiKoiError, Reason

VERSION: Final = 1
RULES_VERSION: Final = 1
"""The version of the rules' behaviour: a change that makes an old record score otherwise raises it."""


@dataclass(frozen=True, slots=True)
class Disagreement:
    """Something a record states that its own replay does not give; `round` and `action` from 1, 0 if of the whole."""

    round: int
    action: int
    what: str
    stated: object
    expected: object

    def __str__(self) -> str:
        """One line for people."""
        place = f"round {self.round}, after action {self.action}: " if self.round else ""
        return f"{place}{self.what} is {short(self.stated)}, expected {short(self.expected)}"


@dataclass(slots=True)
class RoundReplay:
    """One replayed round: its result (None if unfinished), whether a stored result was there and agreed."""

    result: dict[str, object] | None
    verified: bool
    legal: list[list[str]] = field(default_factory=list)
    """The legal tokens before each action, and for an unfinished round those of now."""
    to_move: Seat | None = None


@dataclass(slots=True)
class Replay:
    """A replayed record: the match as it stands at the end, its rounds, and what the record gets wrong about itself."""

    match: Match
    rounds: list[RoundReplay]
    differences: list[Disagreement]


def format_record(match: Match, **extra: object) -> dict[str, object]:
    """The record of a match, finished or not; `extra` fields such as `started` are kept at its end."""
    rounds: list[dict[str, object]] = [_format_round(r) for r in match.rounds]
    if match.current is not None:
        rounds.append(_format_round(match.current))
    out: dict[str, object] = {
        "format": "koikoi-record",
        "version": VERSION,
        "rules": match.rules.mapping(),
        "players": list(match.players),
        "rounds": rounds,
        "totals": list(match.totals),
    }
    if match.end is not None:
        out["match"] = {"over": True, "reason": match.end.reason.value, "winner": match.end.winner}
    return out | extra


def _format_round(r: Round) -> dict[str, object]:
    out: dict[str, object] = {
        "month": r.month,
        "dealer": r.dealer,
        "hands": [_codes(r.deal.hands[0]), _codes(r.deal.hands[1])],
        "field": _codes(r.deal.field),
        "stock": _codes(r.deal.stock),
        "actions": [action.token for action in r.actions],
    }
    if r.outcome is not None:
        out["result"] = r.outcome.result
    if r.void_deals:
        out["void_deals"] = r.void_deals
    return out


def _codes(cards: tuple[Card, ...]) -> list[str]:
    return [card.code for card in cards]


def _fail(reason: Reason, sentence: str) -> NoReturn:
    raise BadRecord(reason, sentence)


def replay(record: object) -> Replay:
    """Replay a parsed record by its own rules; raises BadRecord, naming round and action, for what cannot be played.

    What can be played but contradicts what the record states is listed in `differences`.
    """
    shape = Shape(record, "the record", _fail)
    shape.choice("format", ("koikoi-record",))
    shape.choice("version", (VERSION,))
    rules = shape.reading("rules", lambda: Rules.parse(shape.get("rules")))
    names = tuple(_name(shape, player) for player in shape.items("players", 2))
    rounds = shape.items("rounds")
    out = Replay(Match.start(rules, dealer=Seat(0), players=(names[0], names[1])), [], [])
    for number, value in enumerate(rounds, 1):
        _replay_round(out, number, value)
    _check_whole(out, shape)
    return out


def _name(shape: Shape, player: object) -> str:
    name = player.get("name") if isinstance(player, Mapping) else player
    if not isinstance(name, str):
        shape.fail(
            Reason.WRONG_TYPE, f"the record: a player is {short(player)}; it must be a name, or an object with one"
        )
    return name


def _replay_round(out: Replay, number: int, value: object) -> None:
    def fail(reason: Reason, sentence: str) -> NoReturn:
        raise BadRecord(reason, sentence, round=number)

    shape = Shape(value, f"round {number}", fail)
    match = out.match
    if match.over:
        assert match.end is not None
        fail(Reason.SURPLUS_ROUND, f"round {number} comes after the end of the match ({match.end.reason.value})")
    if match.current is not None:
        fail(Reason.SURPLUS_ROUND, f"round {number} comes after a round that is not finished")
    month = shape.integer("month", 1, 12)
    dealer = Seat(shape.choice("dealer", SEATS))
    if number > 1:
        for what, stated, expected in (("month", month, match.month), ("dealer", dealer, match.dealer)):
            if stated != expected:
                out.differences.append(Disagreement(number, 0, what, stated, expected))
    first, second = shape.items("hands", 2)
    hands = (shape.as_cards(first, "hands"), shape.as_cards(second, "hands"))
    places = hands, shape.cards("field"), shape.cards("stock")
    deal = shape.reading("deal", lambda: Deal(*places))
    voids = shape.integer("void_deals", 0, 10**6, 0)
    current = Round(month=month, dealer=dealer, deal=deal, void_deals=voids)
    position, _ = Position.start(match.rules, deal, dealer=dealer, month=month)
    void = _void_reason(position)
    if void is not None:
        fail(Reason.VOID_DEAL, f"round {number}: this deal is void under its rules ({void})")
    played, legal = _replay_actions(shape, number, position)
    actions = tuple(action for action, _ in played)
    position = played[-1][1] if played else position
    current = Round(month=month, dealer=dealer, deal=deal, actions=actions, void_deals=voids)
    _finish_round(out, shape, current, position, legal)


def _void_reason(position: Position) -> VoidReason | None:
    """Why the deal is void, None if it is not; an exchange changes owners but nothing in that: any answer tells."""
    if position.phase is Phase.SWAP:
        position, _ = position.apply(position.legal()[0])
    return position.outcome.void if position.over else None


def _replay_actions(
    shape: Shape, number: int, position: Position
) -> tuple[list[tuple[Action, Position]], list[list[str]]]:
    played: list[tuple[Action, Position]] = []
    legal: list[list[str]] = []
    for at, token in enumerate(shape.items("actions"), 1):
        try:
            action = parse_action(token)
            if position.over:
                raise IllegalAction(action, Reason.SURPLUS_ACTION, "the round is over before it")
            legal.append([a.token for a in position.legal()])
            position, _ = position.apply(action)
        except KoiKoiError as error:
            raise BadRecord(
                error.reason, f"round {number}, action {at} ({short(token)}): {error}", round=number, action=at
            ) from None
        played.append((action, position))
    return played, legal


def _finish_round(out: Replay, shape: Shape, current: Round, position: Position, legal: list[list[str]]) -> None:
    number, at = out.match.number, len(current.actions)
    stated = shape.get("result", None)
    if not position.over:
        if stated is not None:
            out.differences.append(Disagreement(number, at, "result", stated, None))
        legal.append([action.token for action in position.legal()])
        out.match = _unfinished(out.match, current, position)
        out.rounds.append(RoundReplay(None, verified=False, legal=legal, to_move=position.mover))
        return
    outcome = position.outcome
    out.match = out.match.file(Round(**_fields(current), outcome=outcome))
    verified = False
    if stated is not None:
        differences = list(_compare(number, at, Shape(stated, f"round {number}: result", shape.fail), outcome.result))
        out.differences.extend(differences)
        verified = not differences
    out.rounds.append(RoundReplay(outcome.result, verified=verified, legal=legal))


def _fields(current: Round) -> dict[str, Any]:
    return {key: getattr(current, key) for key in ("month", "dealer", "deal", "actions", "void_deals")}


def _unfinished(match: Match, current: Round, position: Position) -> Match:
    return replace(
        match,
        dealer=current.dealer,
        month=current.month,
        current=current,
        position=position,
        void_deals=current.void_deals,
    )


def _compare(number: int, at: int, stated: Shape, expected: dict[str, object]) -> Iterator[Disagreement]:
    for key, value in expected.items():
        given = stated.get(key, None)
        if not same(given, value):
            yield Disagreement(number, at, key, given, value)


def same(one: object, two: object) -> bool:
    """Whether two JSON values are the same, types included: 3 is neither 3.0 nor true."""
    if type(one) is not type(two):
        return False
    if isinstance(one, dict) and isinstance(two, dict):
        return one.keys() == two.keys() and all(same(one[key], two[key]) for key in one)
    if isinstance(one, list) and isinstance(two, list):
        return len(one) == len(two) and all(same(a, b) for a, b in zip(one, two, strict=True))
    return one == two


def _check_whole(out: Replay, shape: Shape) -> None:
    """Compare totals and the match's end with what the record states."""
    match = out.match
    totals = list(match.totals)
    if "totals" in shape.fields and not same(shape.get("totals"), totals):
        out.differences.append(Disagreement(0, 0, "totals", shape.get("totals"), totals))
    if not shape.has("match"):
        return
    stated = Shape(shape.get("match"), "the record: match", shape.fail)
    reason = stated.choice("reason", (*(r.value for r in MatchReason), None), None)
    winner = stated.choice("winner", (0, 1, None), None)
    if reason == MatchReason.RESIGNED.value and not match.over:
        if stated.get("over", None) is not True or winner is None:
            shape.fail(Reason.IMPOSSIBLE, "the record: a match that is resigned is over, and the other player wins it")
        out.match = replace(match, end=MatchEnd(MatchReason.RESIGNED, Seat(winner)))
        return
    end = match.end
    expected = {
        "over": match.over,
        "reason": end.reason.value if end else None,
        "winner": end.winner if end else None,
    }
    for key, value in expected.items():
        if not same(stated.get(key, None), value):
            out.differences.append(Disagreement(0, 0, f"match.{key}", stated.get(key, None), value))
