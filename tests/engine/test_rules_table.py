"""The rules as the kernel reads them: what each gate and row asks for, and piles that need an exact count."""

from random import Random
from typing import Any

import pytest

from koikoi.engine.cards import ALL, CARDS, KIND_MASKS, Card, Kind, cards_mask, mask_cards
from koikoi.engine.kernel import slots as s
from koikoi.engine.kernel.score import held, hits, joker_helps, score
from koikoi.engine.kernel.table import lower, yaku_ids
from koikoi.engine.rules import Rules
from koikoi.engine.yaku import YAKU_IDS
from tests.engine import referee
from tests.engine.scenes import FIFTY, JAPAN, SHOBU, SINGLE, cards

BRIGHTS, ANIMALS = KIND_MASKS[Kind.BRIGHT], KIND_MASKS[Kind.ANIMAL]
RIBBONS, CHAFF = KIND_MASKS[Kind.RIBBON], KIND_MASKS[Kind.CHAFF]
CUP, BRIDGE, CRANE = Card.SAKE_CUP.bit, Card.BRIDGE.bit, Card.CRANE.bit
TRIO = cards_mask((Card.BOAR, Card.DEER, Card.BUTTERFLIES))
SIGHTS = Card.CURTAIN.bit | Card.MOON.bit | CUP
IRIS = JAPAN | {"iris_joker": True}
NINE_CHAFF = " ".join(card.code for card in mask_cards(CHAFF)[:9])


def only(base: dict[str, object], **values: int) -> dict[str, object]:
    """A table with the points of a few yaku and no others."""
    return base | {"values": dict.fromkeys(YAKU_IDS, 0) | values}


def rows(rules: Rules) -> dict[str, list[int]]:
    """Each row of the rules table by the name of its yaku."""
    table, ids = lower(rules), yaku_ids(rules)
    starts = range(table[s.R_ROWS], table[s.R_END], s.ROW_SIZE)
    return {ids[table[at + s.ID]]: table[at : at + s.ROW_SIZE] for at in starts}


def gates(rules: Rules) -> list[tuple[int, int, list[str]]]:
    """The cards of each gate, how many it asks for, and the yaku behind it."""
    table, ids = lower(rules), yaku_ids(rules)
    found = []
    for gate in range(s.HEADER, table[s.R_ROWS], s.GATE_SIZE):
        behind = range(table[gate + s.GATE_FIRST], table[gate + s.GATE_END], s.ROW_SIZE)
        found.append((table[gate], table[gate + s.GATE_LEAST], [ids[table[row + s.ID]] for row in behind]))
    return found


BRIGHT_GATE = (BRIGHTS, 3, ["five_brights", "four_brights", "rainy_four", "three_brights"])
ANIMAL_GATE = (ANIMALS, 3, ["boar_deer_butterfly", "animals"])
RIBBON_GATE = (RIBBONS, 3, ["poetry_ribbons", "blue_ribbons", "both_ribbon_sets", "ribbons"])
VIEWING_GATE = (SIGHTS, 2, ["flower_viewing", "moon_viewing"])
TEA: dict[str, object] = {"tea": {"value": 3, "cards": ["1B"], "count": "chaff", "need": 3}}

GATES: list[tuple[dict[str, object], list[tuple[int, int, list[str]]]]] = [
    (JAPAN, [BRIGHT_GATE, ANIMAL_GATE, RIBBON_GATE, (CHAFF | CUP, 10, ["chaff"]), VIEWING_GATE]),
    (
        JAPAN | {"yaku": TEA},
        [
            BRIGHT_GATE,
            ANIMAL_GATE,
            RIBBON_GATE,
            (CHAFF | CUP, 10, ["chaff"]),
            (CRANE | CHAFF, 4, ["tea"]),
            VIEWING_GATE,
        ],
    ),
    (
        only(IRIS | {"cup_chaff": 2}, chaff=1, animals=1),
        [(ANIMALS, 5, ["animals"]), (CHAFF | CUP | BRIDGE, 9, ["chaff"])],
    ),
    (only(JAPAN | {"cup_chaff": 0}, chaff=1), [(CHAFF, 10, ["chaff"])]),
    (only(JAPAN, rainy_four=7), [(BRIGHTS, 4, ["rainy_four"])]),
    (
        only(JAPAN, boar_deer_butterfly=5, month_cards=2),
        [(TRIO, 3, ["boar_deer_butterfly"]), (s.THE_MONTH, 1, ["month_cards"])],
    ),
]  # fmt: skip


@pytest.mark.parametrize("case", range(len(GATES)))
def test_a_gate_names_all_cards_that_count_behind_it_and_asks_for_as_many_as_the_easiest_row(case: int) -> None:
    mapping, expected = GATES[case]
    assert gates(Rules.parse(mapping)) == expected


def test_a_row_counts_nothing_where_its_named_cards_are_always_enough_and_more_bring_no_points() -> None:
    three = ["1C1", "1C2", "2C1"]
    own: dict[str, dict[str, object]] = {
        "enough": {"value": 2, "cards": three, "count": "chaff", "need": 3},
        "growing": {"value": 2, "cards": three, "count": "chaff", "need": 3, "step": 1},
        "fewer": {"value": 2, "cards": three, "count": "chaff", "need": 4},
        "beside": {"value": 2, "cards": three, "count": "ribbon", "need": 2},
        "mixed": {"value": 2, "cards": [*three, "1R"], "count": "chaff", "need": 3},
    }
    for families, boar in (("sum", 0), ("best", ANIMALS)):
        counts = {
            name: row[s.COUNT] for name, row in rows(Rules.parse(JAPAN | {"families": families, "yaku": own})).items()
        }
        assert {name: counts[name] for name in own} == {
            "enough": 0, "growing": CHAFF, "fewer": CHAFF, "beside": RIBBONS, "mixed": CHAFF,
        }  # fmt: skip
        assert counts["boar_deer_butterfly"] == boar
        assert counts["animals"] == ANIMALS


@pytest.mark.parametrize(
    ("count", "need", "formed_by", "not_by"),
    [
        ("chaff", 2, "1B 3B 1C1 1C2", "1B 3B 1C1"),
        ("bright", 3, "1B 3B 8B", "1B 3B 1C1 1C2 2C1"),
        ("chaff", 1, "1B 3B 12C1", "1B 3B 8B"),
    ],
)
def test_a_yaku_of_ones_own_needs_its_named_cards_and_its_count(
    count: str, need: int, formed_by: str, not_by: str
) -> None:
    own = {"tea": {"value": 3, "cards": ["1B", "3B"], "count": count, "need": need}}
    table = lower(Rules.parse(only(JAPAN, animals=1) | {"yaku": own}))
    assert score(table, cards_mask(cards(formed_by)), 1, 0) == 3
    assert score(table, cards_mask(cards(not_by)), 1, 0) == 0


@pytest.mark.parametrize(
    ("options", "chaff", "animals"),
    [
        ({"cup_chaff": 0}, (10, 0, 0), (5, 0, 0)),
        ({"cup_chaff": 1}, (9, 1, 0), (5, 0, 0)),
        ({"cup_chaff": 2, "iris_joker": True}, (7, 2, 1), (5, 0, -1)),
    ],
)
def test_the_least_count_of_a_row_leaves_out_what_the_cup_and_the_bridge_may_add(
    options: dict[str, object], chaff: tuple[int, int, int], animals: tuple[int, int, int]
) -> None:
    table = rows(Rules.parse(JAPAN | options))
    for name, expected in (("chaff", chaff), ("animals", animals)):
        assert tuple(table[name][slot] for slot in (s.LEAST, s.CUP, s.BRIDGE)) == expected


# --- the iris joker


def test_the_joker_may_help_where_with_it_there_are_ten_chaff() -> None:
    nine, eight = cards_mask(cards(NINE_CHAFF)), cards_mask(cards(NINE_CHAFF)[:8])
    with_cup = lower(Rules.parse(IRIS))
    for pile, helps in ((nine | BRIDGE, 1), (eight | BRIDGE, 0), (eight | CUP | BRIDGE, 1), (BRIDGE, 0), (0, 0)):
        assert joker_helps(with_cup, pile) == helps
    for void in (False, True):
        for options in ({"iris_joker": False}, {"iris_joker": True, "values": {"chaff": 0}}):
            assert joker_helps(lower(Rules.parse(JAPAN | options | {"void_hand_four": void})), ALL) == 0


TIED = {"animals": 1, "chaff": 1}
JOKER_PILES = [
    ("8C1 5A 9A 8B", {"moon_viewing": 1}, {"moon_viewing": 3}),
    (f"{NINE_CHAFF} 5A", {"chaff": 1}, {"chaff": 1}),
    (f"{NINE_CHAFF} 5A 9A 8B", {"moon_viewing": 1, "chaff": 2}, {"moon_viewing": 3, "chaff": 2}),
    (f"{NINE_CHAFF} 5A 9A 8B 2A 4A 8A", dict(TIED, moon_viewing=1), dict(TIED, moon_viewing=3)),
    (f"{NINE_CHAFF[:-4]} 5A 9A 8B 2A 4A 8A", {"moon_viewing": 1, "animals": 1}, {"moon_viewing": 3, "animals": 1}),
    (f"{NINE_CHAFF[:-4]} 5A 9A 8B 2A 4A 8A 11A", {"moon_viewing": 1, "animals": 2}, {"moon_viewing": 3, "animals": 2}),
]


@pytest.mark.parametrize("case", range(len(JOKER_PILES)))
@pytest.mark.parametrize("called", [0, 1])
def test_the_joker_is_a_chaff_only_where_that_pays_more_whatever_a_call_makes_of_the_viewings(
    case: int, called: int
) -> None:
    codes, *paid_by_call = JOKER_PILES[case]
    pile, expected = cards(codes), paid_by_call[called]
    rules = Rules.parse(IRIS)
    ids = yaku_ids(rules)
    paid = [99] * len(ids)
    hits(lower(rules), cards_mask(pile), 1, called, paid)
    assert paid == [expected.get(name, 0) for name in ids]
    assert score(lower(rules), cards_mask(pile), 1, called) == sum(expected.values())
    for joker in (0, 1):
        found = held(lower(rules), cards_mask(pile), 1, called, joker)
        formed = referee.formed(rules, pile, 1, called=bool(called), as_chaff=bool(joker))
        assert {name for i, name in enumerate(ids) if found >> i & 1} == set(formed)


# --- small and odd tables


def check(rules: Rules, pile: set[Card], month: int, called: int) -> None:
    """The total, what is paid and what is held of a pile are the second referee's, and what is not paid is 0."""
    table, ids, mask = lower(rules), yaku_ids(rules), cards_mask(pile)
    formed = referee.held(rules, pile, month, called=bool(called))
    expected = referee.paid(rules, formed)
    paid: list[Any] = [99] * len(ids)
    found = hits(table, mask, month, called, paid)
    assert paid == [expected.get(name, 0) for name in ids]
    assert {name for i, name in enumerate(ids) if found >> i & 1} == set(formed)
    if not rules.iris_joker:
        assert held(table, mask, month, called, 0) == found
    assert score(table, mask, month, called) == sum(expected.values())


@pytest.mark.parametrize("name", YAKU_IDS)
@pytest.mark.parametrize("base", [SINGLE, SHOBU])
def test_a_yaku_that_stands_alone_is_paid_like_among_others(name: str, base: dict[str, object]) -> None:
    rng = Random(name)
    rules = Rules.parse(only(base, **{name: 3}))
    for size in (*range(8, 48, 2), *range(8, 48, 2), 48):
        check(rules, set(rng.sample(CARDS, size)), rng.randint(1, 12), rng.randint(0, 1))


@pytest.mark.parametrize("cup", [0, 1, 2])
def test_the_cup_counts_as_chaff_where_chaff_is_the_only_yaku(cup: int) -> None:
    table = lower(Rules.parse(only(SINGLE | {"cup_chaff": cup}, chaff=1)))
    nine = cards_mask(cards(NINE_CHAFF))
    assert [score(table, pile, 1, 0) for pile in (nine, nine | CUP, nine | Card.PAULOWNIA_3.bit)] == [0, cup, 1]


def test_a_single_card_may_be_a_yaku_of_ones_own_at_any_table() -> None:
    rng = Random(0)
    for base in (SINGLE, SHOBU, FIFTY, JAPAN):
        for code in ("1B", "1R", "1C1", "2A", "12C3"):
            own = {"value": 4, "cards": [code]}
            rules = Rules.parse(base | {"yaku": {"first": own, "second": own}})
            for size in (1, 4, 16, 24, 40, 48):
                check(rules, set(rng.sample(CARDS, size)), 1, 0)


@pytest.mark.parametrize(
    ("values", "codes", "name"),
    [
        ({"five_brights": 8}, "1B 3B 8B 11B 12B", "five_brights"),
        ({"rainy_four": 5}, "1B 3B 8B 11B", "rainy_four"),
        ({"three_brights": 9}, "1B 3B 8B 12B", "three_brights"),
        ({"rainy_four": 12, "three_brights": 11}, "1B 3B 8B 11B 12B", "rainy_four"),
        ({"four_brights": 9, "rainy_four": 8, "three_brights": 10}, "1B 3B 8B 12B", "three_brights"),
    ],
)
def test_of_one_tier_the_dearest_yaku_alone_is_paid_and_of_equal_ones_the_earlier(
    values: dict[str, int], codes: str, name: str
) -> None:
    rules = Rules.parse(JAPAN | {"values": values})
    ids = yaku_ids(rules)
    paid = [99] * len(ids)
    hits(lower(rules), cards_mask(cards(codes)), 1, 0, paid)
    assert paid == [rules.value(name) if i == name else 0 for i in ids]


LEANED_ON = ["1B 3B 12B", "6A 7A 10A", "1R 2R 3R", "2A 4A 5A 6A", "4R 5R 7R 11R 1R", f"{NINE_CHAFF} 12C3", ""]


@pytest.mark.parametrize("base_yaku", LEANED_ON)
@pytest.mark.parametrize("families", ["sum", "best"])
def test_a_viewing_leans_on_any_yaku_but_the_month_and_is_held_only_then(base_yaku: str, families: str) -> None:
    options: dict[str, object] = {"viewing": "with-base", "iris_joker": False, "families": families}
    rules = Rules.parse(FIFTY | options | {"values": {"month_cards": 5}})
    viewing = cards("9A 8B")
    for month_cards in ("", "8C1 8C2 8A"):
        pile = {*cards(base_yaku), *viewing, *cards(month_cards)}
        check(rules, pile, 8, 0)
        found = held(lower(rules), cards_mask(pile), 8, 0, 0)
        assert found >> YAKU_IDS.index("moon_viewing") & 1 == bool(base_yaku)
