"""Records of other programs as ours: the public match records of KoiKoi-AI (github guansanghai/KoiKoi-AI).

Deals and choices come from their turns; each capture is compared on the way. Winner, points, totals and the end of
the match are what they recorded, never what our rules make of it, so that replaying a converted record compares the
two. They list no yaku: those are ours.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Any, Final, NoReturn

from koikoi.engine.actions import KOI, STOP, Action, Play, Take
from koikoi.engine.cards import CARDS, Card, short
from koikoi.engine.deal import Deal
from koikoi.engine.events import Played, Source
from koikoi.engine.observation import Phase
from koikoi.engine.position import Position
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Seat
from koikoi.engine.shape import Shape
from koikoi.errors import BadRecord, Reason

_MOST: Final = 10**6
_PLAYERS: Final = (1, 2)


def convert_koikoi_ai(value: object) -> dict[str, Any]:
    """The record of one match of KoiKoi-AI, from its parsed JSON; raises BadRecord naming what cannot be used."""
    shape = Shape(value, "the match", _failing(0))
    info = Shape(shape.get("info"), "info", shape.fail)
    played = Shape(shape.get("record"), "record", shape.fail)
    rules = _rules(info)
    rounds: list[dict[str, Any]] = []
    for number in range(1, len(played.fields) + 1):
        what = f"round{number}"
        fail = _failing(number)
        rounds.append(_round(Shape(Shape(played.fields, "record", fail).get(what), what, fail), rules, number))
    return {
        "format": "koikoi-record",
        "version": 1,
        "rules": rules.mapping(),
        "players": [_text(info, f"player{player}Name") for player in _PLAYERS],
        "rounds": rounds,
        **_end(shape, rules.start_points),
        "started": _time(info, "startTime"),
        "ended": _time(info, "endTime"),
    }


def _failing(number: int) -> Callable[[Reason, str], NoReturn]:
    """How to refuse what stands in a round, or with 0 in the match."""

    def fail(reason: Reason, sentence: str) -> NoReturn:
        raise BadRecord(reason, sentence, round=number)

    return fail


def _rules(info: Shape) -> Rules:
    """Their table is a preset of ours; each file says the length of the match and the points both begin with."""
    first, second = (info.integer(f"player{player}InitPts", 0, 1000) for player in _PLAYERS)
    if first != second:
        info.fail(Reason.NOT_ALLOWED, f"info: the players begin with {first} and {second} points; it must be the same")
    rounds = info.integer("numRound", 1, 1000)
    return Rules.preset("koikoi-japan", rounds=rounds, start_points=first)


def _text(info: Shape, key: str) -> str:
    value = info.get(key)
    if not isinstance(value, str):
        info.fail(Reason.WRONG_TYPE, f"info: {key} is {short(value)}; it must be a text")
    return value


def _time(info: Shape, key: str) -> str:
    """A time as ISO 8601; theirs have no zone, so ours have none."""
    value = _text(info, key)
    try:
        return datetime.strptime(value, "%Y-%m-%d %H:%M:%S").isoformat()
    except ValueError:
        info.fail(Reason.NOT_ALLOWED, f"info: {key} is {short(value)}; it must be like 2020-05-04 23:25:33")


def _end(shape: Shape, start_points: int) -> dict[str, Any]:
    """Totals and how the match ended, by their final points, which count from those the players begin with."""
    result = Shape(shape.get("result"), "result", shape.fail)
    result.choice("isOver", (True,))
    winner = result.choice("gameWinner", (0, *_PLAYERS))
    points = [result.integer(f"player{player}EndPts", -_MOST, _MOST) for player in _PLAYERS]
    return {
        "totals": [number - start_points for number in points],
        "match": {
            "over": True,
            "reason": "points-out" if min(points) <= 0 else "rounds",
            "winner": winner - 1 if winner else None,
        },
    }


def _round(shape: Shape, rules: Rules, number: int) -> dict[str, Any]:
    basic = Shape(shape.get("basic"), f"{shape.what}: basic", shape.fail)
    dealer = Seat(basic.choice("Dealer", _PLAYERS) - 1)
    hands = _cards(basic, "initHand1"), _cards(basic, "initHand2")
    places = hands, _cards(basic, "initBoard"), _cards(basic, "initPile")[::-1]  # their pile's last card is next
    deal = basic.reading("the deal", lambda: Deal(*places))
    month = (number - 1) % 12 + 1
    position, _ = Position.start(rules, deal, dealer=dealer, month=month)
    if position.over:
        shape.fail(Reason.VOID_DEAL, f"{shape.what}: this deal is void in {rules.base}")
    actions: list[Action] = []
    for turn in range(1, len(shape.fields)):
        what = f"turn{turn}"
        position = _turn(Shape(shape.get(what), f"{shape.what}: {what}", shape.fail), position, actions)
    if not position.over:
        shape.fail(Reason.TRUNCATED, f"{shape.what} ends after {len(shape.fields) - 1} turns, before the round does")
    winner = basic.choice("roundWinner", (0, *_PLAYERS))
    theirs = {
        "kind": "win" if winner else "draw",
        "winner": winner - 1 if winner else None,
        "points": [basic.integer(f"player{player}RoundPts", -_MOST, _MOST) for player in _PLAYERS],
    }
    return {
        "month": month,
        "dealer": dealer,
        "hands": [_codes(hand) for hand in deal.hands],
        "field": _codes(deal.field),
        "stock": _codes(deal.stock),
        "actions": [action.token for action in actions],
        "result": position.outcome.result | theirs,
    }


def _turn(shape: Shape, position: Position, actions: list[Action]) -> Position:
    """Play one turn as they did and add its actions; raises BadRecord where its cards cannot have moved so."""
    if position.over:
        shape.fail(Reason.SURPLUS_ACTION, f"{shape.what}: the round is over before it")
    if shape.choice("playerInTurn", _PLAYERS) - 1 != position.mover:
        shape.fail(Reason.NOT_YOUR_TURN, f"{shape.what}: it is player {position.mover + 1}'s turn")
    played, turned = _card(shape, "discardCard"), _card(shape, "drawCard")
    taken = {Source.HAND: _taken(shape, "collectCard", played), Source.STOCK: _taken(shape, "collectCard2", turned)}
    met = []
    action = Play(played)
    while True:
        position, events = shape.reading("the turn", partial(position.apply, action))
        actions.append(action)
        met += [(event.card, event.captured) for event in events if isinstance(event, Played)]
        if position.phase is not Phase.TAKE:
            break
        assert position.pending_from is not None
        choice = taken[position.pending_from]
        if len(choice) != 1:
            shape.fail(Reason.NOT_CAPTURABLE, f"{shape.what}: a choice of one field card is missing")
        action = Take(choice[0])
    for place, card in ((Source.HAND, played), (Source.STOCK, turned)):
        if (card, taken[place]) not in met:
            shape.fail(Reason.IMPOSSIBLE, f"{shape.what}: {card.code} cannot have met the field as it says")
    return _decision(shape, position, actions)


def _decision(shape: Shape, position: Position, actions: list[Action]) -> Position:
    """Answer after a gain; in a player's last turn they write a stop that nobody is asked for."""
    answer = shape.choice("isKoiKoi", (True, False, None))
    asked = position.phase is Phase.DECIDE
    if asked != (answer is not None) and not (answer is False and position.over):
        what = "a gain without an answer" if asked else "an answer without a gain"
        shape.fail(Reason.WRONG_PHASE, f"{shape.what}: isKoiKoi is {short(answer)}, {what}")
    if asked:
        actions.append(KOI if answer else STOP)
        position, _ = position.apply(actions[-1])
    return position


def _taken(shape: Shape, key: str, card: Card) -> tuple[Card, ...]:
    """The field cards of a capture, in card order; their list begins with the card that captures."""
    cards = _cards(shape, key)
    if cards and cards[0] is not card:
        shape.fail(Reason.IMPOSSIBLE, f"{shape.what}: {key} does not begin with the card that captures, {card.code}")
    return tuple(sorted(cards[1:]))


def _cards(shape: Shape, key: str) -> tuple[Card, ...]:
    return tuple(_as_card(shape, key, pair) for pair in shape.items(key))


def _card(shape: Shape, key: str) -> Card:
    return _as_card(shape, key, shape.get(key))


def _as_card(shape: Shape, key: str, pair: object) -> Card:
    """A card from `[month, place]`, both from 1; inside a month their order is ours."""
    match pair:
        case [int(month), int(place)] if 1 <= month <= 12 and 1 <= place <= 4 and bool not in map(type, pair):
            return CARDS[4 * (month - 1) + place - 1]
    shape.fail(Reason.UNKNOWN_CARD, f"{shape.what}: {key} holds {short(pair)}; a card is [month 1 to 12, place 1 to 4]")


def _codes(cards: tuple[Card, ...]) -> list[str]:
    return [card.code for card in cards]
