"""Yaku progress against its definition, by trying every set of the free cards."""

from itertools import combinations
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from koikoi.engine.cards import ALL, CARDS, KIND_MASKS, Card, Kind, cards_mask, mask_cards
from koikoi.engine.kernel.score import hits
from koikoi.engine.kernel.table import lower, yaku_ids
from koikoi.engine.progress import Progress, State, yaku_progress
from koikoi.engine.rules import Rules
from tests import strategies as some
from tests.engine import referee

MOST_FREE = 8
"""Up to so many free cards every set is tried."""


def held(rules: Rules, pile: int, month: int, called: bool) -> set[str]:
    """The ids of the yaku that a pile holds, paid or not."""
    ids = yaku_ids(rules)
    found = hits(lower(rules), pile, month, int(called), [0] * len(ids))
    return {name for i, name in enumerate(ids) if found >> i & 1}


@st.composite
def tight_piles(draw: st.DrawFn) -> tuple[int, int]:
    """Two piles that leave few cards free, those that decide a bridge or a viewing often among them."""
    rng = Random(draw(some.seeds))
    telling = mask_cards(KIND_MASKS[Kind.ANIMAL] | Card.CURTAIN.bit | Card.MOON.bit)
    free = set(rng.sample(telling, draw(st.integers(0, 4))))
    free |= set(rng.sample(CARDS, draw(st.integers(0, MOST_FREE - len(free)))))
    rest = [card for card in CARDS if card not in free]
    rng.shuffle(rest)
    size = draw(st.integers(0, len(rest)))
    return cards_mask(rest[:size]), cards_mask(rest[size:])


months = st.integers(1, 12)
jokers = some.mappings().map(lambda m: Rules.parse(some.reconciled(m | {"iris_joker": True, "reopen": "gain"})))
tables = st.one_of(some.tables(), some.tables(), jokers)


def progress_of(rules: Rules, piles: tuple[int, int], month: int, called: bool) -> dict[str, Progress]:
    return {p.id: p for p in yaku_progress(rules, *piles, month, called=called)}


@settings(max_examples=max(40, settings().max_examples // 2))
@given(tables, tight_piles(), months, st.booleans())
def test_each_state_is_what_trying_every_set_of_the_free_cards_gives(
    rules: Rules, piles: tuple[int, int], month: int, called: bool
) -> None:
    mine, theirs = piles
    free = mask_cards(ALL & ~mine & ~theirs)
    fewest: dict[str, int] = {}
    for size in range(len(free) + 1):
        for extra in combinations(free, size):
            for name in held(rules, mine | cards_mask(extra), month, called):
                fewest.setdefault(name, size)
    paid = referee.scored(rules, mask_cards(mine), month, called=called)
    progress = progress_of(rules, piles, month, called)
    assert list(progress) == [row.id for row, _ in rules.rows()]
    for name, found in progress.items():
        states = {0: State.COMPLETE if name in paid else State.SUPERSEDED, 1: State.ONE_AWAY, None: State.IMPOSSIBLE}
        assert found.state is states.get(fewest.get(name), State.POSSIBLE), name
        assert found.points == paid.get(name, 0)
        if found.state in (State.COMPLETE, State.SUPERSEDED, State.IMPOSSIBLE):
            assert (found.need, found.missing) == (0, ())
        elif not rules.iris_joker and not found.wants_base:
            assert found.need == fewest[name]


@given(tables, some.piles, some.seeds, months, st.booleans())
def test_no_set_of_free_cards_completes_what_is_called_impossible(
    rules: Rules, taken: frozenset[Card], seed: int, month: int, called: bool
) -> None:
    rng = Random(seed)
    mine = cards_mask(card for card in taken if rng.random() < 0.6)
    theirs = cards_mask(taken) & ~mine
    free = mask_cards(ALL & ~mine & ~theirs)
    progress = progress_of(rules, (mine, theirs), month, called)
    possible = {name for name, found in progress.items() if found.state is not State.IMPOSSIBLE}
    for _ in range(30):
        extra = cards_mask(rng.sample(free, rng.randint(0, len(free))))
        assert held(rules, mine | extra, month, called) <= possible
    if not rules.iris_joker:
        assert held(rules, mine | cards_mask(free), month, called) == possible


@given(tables, some.piles, some.seeds, months)
def test_missing_and_blocked_cards_belong_to_the_yaku_and_lie_where_they_are_said_to(
    rules: Rules, taken: frozenset[Card], seed: int, month: int
) -> None:
    rng = Random(seed)
    mine = cards_mask(card for card in taken if rng.random() < 0.6)
    theirs = cards_mask(taken) & ~mine
    for found in yaku_progress(rules, mine, theirs, month):
        assert not cards_mask(found.missing) & (mine | theirs)
        assert cards_mask(found.blocked) & ~theirs == 0
        if found.state in (State.ONE_AWAY, State.POSSIBLE) and not found.wants_base:
            assert len(found.missing) >= 1
        if found.state is State.ONE_AWAY and not found.wants_base and not rules.iris_joker:
            completing = {
                card
                for card in mask_cards(ALL & ~mine & ~theirs)
                if found.id in held(rules, mine | card.bit, month, False)
            }
            assert completing == set(found.missing) or rules.viewing == "with-base"


def test_one_away_names_only_the_cards_that_complete_it_alone() -> None:
    pile = cards_mask((Card.CRANE, Card.MOON, Card.PHOENIX))
    progress = progress_of(Rules.preset("single-koi"), (pile, 0), 5, False)
    assert progress["rainy_four"].missing == (Card.RAIN_MAN,)
    assert progress["four_brights"].missing == (Card.CURTAIN,)


def test_a_viewing_whose_cards_are_there_waits_for_another_yaku() -> None:
    rules = Rules.preset("first-to-fifty")
    pile = cards_mask((Card.CURTAIN, Card.SAKE_CUP))
    found = progress_of(rules, (pile, 0), 5, False)["flower_viewing"]
    assert (found.state, found.wants_base, found.need) == (State.POSSIBLE, True, 0)


def test_the_bridge_completes_chaff_where_that_use_is_the_better_one() -> None:
    rules = Rules.preset("first-to-fifty")
    nine = mask_cards(KIND_MASKS[Kind.CHAFF])[:9]
    found = progress_of(rules, (cards_mask(nine), 0), 12, False)["chaff"]
    assert found.state is State.ONE_AWAY
    assert Card.BRIDGE in found.missing
    pile = cards_mask((*nine, Card.BRIDGE))
    assert progress_of(rules, (pile, 0), 12, False)["chaff"].state is State.COMPLETE


def test_a_better_yaku_of_its_family_supersedes() -> None:
    rules = Rules.preset("extensions")
    ribbons = mask_cards(KIND_MASKS[Kind.RIBBON])
    states = {name: p.state for name, p in progress_of(rules, (cards_mask(ribbons), 0), 12, False).items()}
    assert states["both_ribbon_sets"] is State.COMPLETE
    assert {states[i] for i in ("poetry_ribbons", "blue_ribbons", "ribbons")} == {State.SUPERSEDED}
    brights = mask_cards(KIND_MASKS[Kind.BRIGHT])
    states = {name: p.state for name, p in progress_of(rules, (cards_mask(brights), 0), 12, False).items()}
    assert states["five_brights"] is State.COMPLETE
    assert {states[i] for i in ("four_brights", "rainy_four", "three_brights")} == {State.SUPERSEDED}


def test_a_yaku_that_the_better_use_of_the_bridge_undoes_is_reached_by_the_sets_that_leave_it() -> None:
    rules = Rules.preset("first-to-fifty", cup_chaff=1, values={"chaff": 4, "animals": 8})
    chaff = mask_cards(KIND_MASKS[Kind.CHAFF])
    mine = cards_mask((Card.BRIDGE, Card.WARBLER, Card.CUCKOO, *chaff[:7]))
    free = cards_mask((Card.SAKE_CUP, Card.GEESE, chaff[7]))
    found = progress_of(rules, (mine, ALL & ~mine & ~free), 12, False)
    assert "chaff" not in held(rules, mine | free, 12, False)
    assert "chaff" in held(rules, mine | (free & ~Card.GEESE.bit), 12, False)
    assert (found["chaff"].state, found["animals"].state) == (State.POSSIBLE, State.POSSIBLE)
    dear = Rules.preset("first-to-fifty", values={"chaff": 20})
    mine = cards_mask((Card.BRIDGE, Card.WARBLER, Card.CUCKOO, Card.GEESE, Card.SWALLOW, *chaff[:9]))
    assert progress_of(dear, (mine, ALL & ~mine), 12, False)["animals"].state is State.IMPOSSIBLE
