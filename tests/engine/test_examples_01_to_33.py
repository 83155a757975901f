"""The worked examples 1 to 33: captured piles, stopped at once when nobody has called."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from koikoi.engine.actions import STOP, Play
from koikoi.engine.belief import world
from koikoi.engine.cards import CARDS, Card, cards_mask
from koikoi.engine.observation import Observation, Phase
from koikoi.engine.outcome import EndKind, score_pile
from koikoi.engine.position import Position
from koikoi.engine.rules import Rules
from tests.engine import referee, test_examples_34_to_60, test_examples_61_to_86
from tests.engine.scenes import A, cards

EXAMPLES = tomllib.loads((Path(__file__).parent.parent / "data" / "examples.toml").read_text(encoding="utf-8"))["pile"]
SOURCES = ("single-koi", "shobu", "first-to-fifty", "extensions")


def cells(example: dict[str, Any]) -> Iterator[tuple[Rules, int, int, int]]:
    """Rules, month, points and base of each cell of an example's row."""
    for name in SOURCES:
        points, base = example[name]
        yield Rules.preset(name), example["month"], points, base
    for other in example.get("other", ()):
        points = other["points"]
        yield Rules.parse(other["rules"]), other.get("month", example["month"]), points, other.get("base", points)


def completions(rules: Rules, pile: frozenset[Card], month: int) -> Iterator[Position]:
    """The position after a turn that completed the pile, for each field card that can have been the last capture.

    It was taken with a card of the pile too, or with one that adds nothing to it.
    """
    points = referee.total(rules, pile, month, called=False)
    for taken in sorted(pile):
        others = [card for card in CARDS if card.month == taken.month and card is not taken]
        useful = (c for c in others if referee.total(rules, pile | {c}, month, called=False) == points)
        for played in list(useful)[:1]:
            position = before_capture(rules, pile - {taken, played}, taken, played, month)
            yield position.apply(Play(played))[0]


def before_capture(rules: Rules, pile: frozenset[Card], taken: Card, played: Card, month: int) -> Position:
    """The thirteenth turn: nothing lies on the field but the card to be taken, the stock card will stay there."""
    free = [card for card in CARDS if card not in pile and card not in (taken, played)]
    top = next(card for card in free if card.month != taken.month)
    free.remove(top)
    return thirteenth_turn(rules, month, pile=pile, hand=(played, free.pop()), field=(taken,), free=free, top=(top,))


def at_decision(rules: Rules, pile: frozenset[Card], month: int) -> Position:
    """The decision of the thirteenth turn, with the whole pile captured in it."""
    free = [card for card in CARDS if card not in pile]
    return thirteenth_turn(rules, month, pile=pile, hand=(free.pop(),), field=(free.pop(),), free=free, top=())


def thirteenth_turn(
    rules: Rules,
    month: int,
    *,
    pile: frozenset[Card],
    hand: tuple[Card, ...],
    field: tuple[Card, ...],
    free: list[Card],
    top: tuple[Card, ...],
) -> Position:
    """Player 0 is to play, or with one card left to decide; the free cards lie with player 1 and in the stock."""
    deciding = len(hand) == 1
    observation = Observation(
        rules=rules,
        seat=A,
        dealer=A,
        month=month,
        phase=Phase.DECIDE if deciding else Phase.PLAY,
        turn=12,
        hand=hand,
        opponent_hand=2,
        stock=11 if deciding else 12,
        field=field,
        captured=(tuple(sorted(pile)), tuple(free[13:])),
        captured_this_turn=tuple(sorted(pile)) if deciding else (),
    )
    return world(observation, hand, tuple(free[:2]), (*top, *free[2:13]))


@pytest.mark.parametrize("example", EXAMPLES, ids=[f"example_{e['number']:02}" for e in EXAMPLES])
def test_a_pile_scores_what_the_example_says_and_stopping_at_once_pays_it(example: dict[str, Any]) -> None:
    pile = frozenset(cards(example["cards"]))
    for rules, month, points, base in cells(example):
        assert sum(hit.points for hit in score_pile(rules, cards_mask(pile), month)) == base
        completed = list(completions(rules, pile, month))
        asked = [position for position in completed if position.phase is Phase.DECIDE]
        assert completed
        if rules.reopen == "gain":
            assert bool(asked) == (base > 0)
        else:  # a pile far beyond its yaku's threshold was announced and decided before (D8)
            assert base > 0 or not asked
        for position in (*asked, *([at_decision(rules, pile, month)] if base else [])):
            outcome = position.apply(STOP)[0].outcome
            assert (outcome.kind, outcome.winner, outcome.base) == (EndKind.WIN, A, base)
            assert outcome.points[0] == points
            assert outcome.points[1] == (-points if rules.ledger == "zero-sum" else 0)


def test_every_number_from_1_to_86_has_its_test() -> None:
    names = [*vars(test_examples_34_to_60), *vars(test_examples_61_to_86)]
    own = {int(name.split("_")[2]) for name in names if name.startswith("test_example_")}
    assert own | {e["number"] for e in EXAMPLES} == set(range(1, 87))
