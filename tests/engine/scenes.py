"""Scenes: positions in the middle of a round that bring a described situation, and the moves played from there.

A scene names the cards that matter; the others are laid where they change nothing, in a way that play can reach.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any, TypeVar

from koikoi.engine.actions import parse_action
from koikoi.engine.belief import world
from koikoi.engine.cards import CARDS, Card, parse_cards
from koikoi.engine.deal import Deal
from koikoi.engine.match import Match, Round
from koikoi.engine.notation import format_position, parse_position
from koikoi.engine.observation import Observation, Phase
from koikoi.engine.outcome import EndKind, RoundOutcome, Why
from koikoi.engine.position import Position
from koikoi.engine.rules import Rules
from koikoi.engine.seats import SEATS, Points, Seat
from koikoi.errors import BadPosition, IllegalAction
from tests.engine import referee

T = TypeVar("T")
Two = tuple[str, str]
_TRIES = 400

A, B = Seat(0), Seat(1)
SINGLE: dict[str, object] = {"base": "single-koi"}
SHOBU: dict[str, object] = {"base": "shobu"}
FIFTY: dict[str, object] = {"base": "first-to-fifty"}
EXT: dict[str, object] = {"base": "extensions"}
JAPAN: dict[str, object] = {"base": "koikoi-japan"}

# --- what recurs in scenes

TRIO_NEXT: dict[str, Any] = {"turn": 4, "piles": ("6A 6C1 10A 10C1", ""), "field": "7C1"}
"""A holds butterflies and deer; the boar would take the clover chaff."""
TRIO = "6A 6C1 7A 7C1 10A 10C1"
CALLED: dict[str, Any] = {"called_at": ((5,), ())}
EIGHT_CHAFF = "1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2"
LAST_TWO: dict[str, Any] = {"turn": 14, "hands": ("3C1", "5C1"), "stock": "9C1 7C1"}
"""The last two turns, in which nothing is captured."""
FIVE_ANIMALS = "2A 2C1 4A 4C1 5A 5C1 8A 8C1 11A 11C"


def cards(text: str) -> tuple[Card, ...]:
    """Cards from their codes with blanks between."""
    return parse_cards(text.split())


def scene(
    rules: Mapping[str, object],
    script: str,
    *,
    turn: int,
    piles: Two = ("", ""),
    hands: Two = ("", ""),
    field: str = "",
    stock: str = "",
    called_at: tuple[tuple[int, ...], tuple[int, ...]] = ((), ()),
    last_caller: int | None = None,
    dealer: int = 0,
    month: int = 12,
    dealt_brights: int = 0,
    exact_field: bool = False,
    bare: Seat | None = None,
) -> list[Position]:
    """The positions of a script of tokens: the first before it, one after each token.

    `turn` turns are finished, so player `dealer` moves if it is even. Piles and hands are player 0's and 1's; `stock`
    has the next card first. `exact_field`: nothing else lies on the field. `bare`: nothing is laid in that seat's pile.
    """
    table = Rules.parse(rules)
    given = [cards(text) for text in (*piles, *hands, field, stock)]
    mover = Seat(dealer if turn % 2 == 0 else 1 - dealer)
    for seed in range(_TRIES):
        filled = _filled(table, given, turn, dealer, exact_field, bare, Random(seed))
        if filled is None:
            continue
        pile_0, pile_1, hand_0, hand_1, lying, rest = filled
        mine, theirs = (hand_0, hand_1) if mover == 0 else (hand_1, hand_0)
        observation = Observation(
            rules=table,
            seat=mover,
            dealer=Seat(dealer),
            month=month,
            phase=Phase.PLAY,
            turn=turn,
            hand=tuple(sorted(mine)),
            opponent_hand=len(theirs),
            stock=len(rest),
            field=tuple(sorted(lying)),
            captured=(tuple(sorted(pile_0)), tuple(sorted(pile_1))),
            calls=(len(called_at[0]), len(called_at[1])),
            called_at=(tuple(map(Points, called_at[0])), tuple(map(Points, called_at[1]))),
            last_caller=_last_caller(called_at, last_caller),
            dealt_brights=dealt_brights,
        )
        try:
            assert parse_position(format_position(observation)) == observation
            trail = _played(world(observation, mine, theirs, rest), script)
        except (IllegalAction, BadPosition):
            continue
        laid = {*pile_0, *pile_1} - {*given[0], *given[1]}
        if all(_add_nothing(laid, position) for position in trail):
            return trail
    raise AssertionError(f"no way to play {script}")


def _last_caller(called_at: tuple[tuple[int, ...], tuple[int, ...]], last: int | None) -> Seat | None:
    if last is not None:
        return Seat(last)
    return next((Seat(seat) for seat in (0, 1) if called_at[seat]), None)


def _played(position: Position, script: str) -> list[Position]:
    positions = [position]
    for token in script.split():
        position, _ = position.apply(parse_action(token))
        positions.append(position)
    return positions


def _add_nothing(laid: set[Card], position: Position) -> bool:
    """Whether the piles are worth the same without the cards that were laid in."""
    return all(
        position.total(seat)
        == referee.total(
            position.rules,
            set(position.captured(seat)) - laid,
            position.month,
            called=position.calls(seat) > 0,
        )
        for seat in SEATS
    )


def _filled(
    rules: Rules,
    given: list[tuple[Card, ...]],
    turn: int,
    dealer: int,
    exact: bool,
    bare: Seat | None,
    rng: Random,
) -> list[tuple[Card, ...]] | None:
    """Both piles, both hands, field and stock with the unnamed cards laid in, or None if that did not come out."""
    named = {card for place in given for card in place}
    assert len(named) == sum(map(len, given)), "a card twice in a scene"
    free = [card for card in CARDS if card not in named]
    rng.shuffle(free)
    piles, hands, field, stock = [*given[:2]], [*given[2:4]], given[4], given[5]
    played = {card.month for card in (*hands[0], *hands[1], *stock)}
    missing = 8 + 2 * turn - sum(map(len, (*piles, field)))
    loose = 0 if exact else missing % 2 + 2 * rng.randrange(max(3, turn // 2))
    quiet = [card for card in free if card.month not in played][: min(loose, missing)]
    field = (*field, *quiet)
    free = [card for card in free if card not in quiet]
    for _ in range((missing - len(quiet)) // 2):
        pairs = [(a, b) for a in free for b in free if a < b and a.month == b.month]
        if not pairs:
            return None
        pair = rng.choice(pairs)
        seat = rng.randrange(2) if bare is None else 1 - bare
        piles[seat] = (*piles[seat], *pair)
        free = [card for card in free if card not in pair]
    for seat in (0, 1):
        lacking = 8 - (turn + (seat == dealer)) // 2 - len(hands[seat])
        hands[seat] = (*hands[seat], *free[:lacking])
        free = free[lacking:]
    stock = (*stock, *free)
    sizes = sum(map(len, (*piles, field))) == 8 + 2 * turn and len(stock) == 24 - turn
    return [*piles, *hands, field, stock] if sizes else None


def match_of(position: Position, *, after: Match | None = None) -> Match:
    """A match in which this round is being played, the first one or after those of another match."""
    current = Round(month=position.month, dealer=position.dealer, deal=any_deal())
    match = after or Match.start(position.rules, dealer=position.dealer)
    return replace(match, dealer=position.dealer, month=position.month, current=current, position=position)


def ended(before: Position, token: str, *, after: Match | None = None) -> Match:
    """The match after the last token of a round."""
    return match_of(before, after=after).apply(parse_action(token))[0]


def deal(hands: Two = ("", ""), field: str = "", stock: str = "") -> Deal:
    """A deal with some cards named; the others are laid so that the deal is neither void nor lucky by them."""
    places = [cards(text) for text in (*hands, field, stock)]
    named = {card for place in places for card in place}
    rng = Random(0)
    while True:
        free = rng.sample([card for card in CARDS if card not in named], 48 - len(named))
        full = []
        for place, size in zip(places, (8, 8, 8, 24), strict=True):
            full.append((*place, *free[: size - len(place)]))
            free = free[size - len(place) :]
        plain = (referee.months(place)[0] < 3 and referee.months(place) != [2, 2, 2, 2] for place in full[:3])
        if all(ok or len(place) > 3 for ok, place in zip(plain, places, strict=False)):
            return Deal((full[0], full[1]), full[2], full[3])


def any_deal() -> Deal:
    """A deal with nothing special about it."""
    return deal()


def result(position: Position) -> tuple[str, int | None, tuple[int, int]]:
    """How a round ended: kind, winner and points."""
    outcome = position.outcome
    return outcome.kind.value, outcome.winner, (int(outcome.points[0]), int(outcome.points[1]))


def arithmetic(position: Position) -> tuple[int, int]:
    """Base and multiplier of a won round."""
    return position.outcome.base, position.outcome.multiplier


def factors(position: Position) -> dict[str, tuple[int, str]]:
    """What each factor of the rules did in a won round, and why."""
    return {
        factor.id: (factor.value, factor.why) for factor in position.outcome.factors if factor.why is not Why.NO_RULE
    }


def mirrored(pair: tuple[T, T], seat: Seat) -> tuple[T, T]:
    """What is the first player's and the other's, as seats 0 and 1 have it when `seat` is the first player."""
    return pair if seat == 0 else (pair[1], pair[0])


def tokens(position: Position) -> list[str]:
    """The legal tokens."""
    return [action.token for action in position.legal()]


def dealt(rules: Mapping[str, object], dealer: Seat = B, **places: Any) -> tuple[Match, Match]:
    """A match before and after a deal."""
    before = Match.start(Rules.parse(rules), dealer=dealer)
    return before, before.deal(deal(**places))[0]


def filed(match: Match, *points: int) -> Match:
    """The match after a round with these points."""
    winner = None if points[0] == points[1] else Seat(0 if points[0] > points[1] else 1)
    kind = EndKind.DRAW if winner is None else EndKind.WIN
    outcome = RoundOutcome(kind=kind, winner=winner, points=(Points(points[0]), Points(points[1])))
    return match.file(Round(month=match.month, dealer=match.dealer, deal=any_deal(), outcome=outcome))
