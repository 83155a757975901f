"""Random tables, deals and play for property tests: every valid combination of options, and the rare deals often."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from koikoi.engine.actions import KOI, STOP, Action
from koikoi.engine.cards import CARDS, MONTH_MASKS, Card, Kind, mask_cards
from koikoi.engine.deal import Deal
from koikoi.engine.observation import Phase
from koikoi.engine.options import OPTIONS, Option
from koikoi.engine.position import Position
from koikoi.engine.rules import PRESETS, Rules, load_preset
from koikoi.engine.seats import Seat
from koikoi.engine.yaku import YAKU_IDS

# --- tables

TABLES: dict[str, dict[str, object]] = {
    **{name: {"base": name} for name in PRESETS},
    **{
        f"{name}+{variant.id}": {"base": name, **variant.options}
        for name in PRESETS
        for variant in load_preset(name).variants
    },
    "shobu+all": {"base": "shobu", "exchange": True, "gaji": True, "triad": True, "field_brights": True},
}
"""The presets and the variants their texts name: the tables that people choose from, as `rules` of a record."""

_RARE = {"last_turn": (16, 16, 16, 15, 15, 10, 4, 1)}
_FEW = (0, 1, 5, 6, 30, 100)


def option_values(option: Option) -> st.SearchStrategy[Any]:
    """What an option may be, with the telling values often."""
    if option.type is bool:
        return st.booleans()
    if option.values:
        return st.sampled_from(option.values)
    some = _RARE.get(option.name, tuple(n for n in _FEW if option.low <= n <= option.high))
    return st.sampled_from(some)


@st.composite
def own_yaku(draw: st.DrawFn) -> dict[str, object]:
    """A row of a yaku of one's own."""
    row: dict[str, object] = {"value": draw(st.integers(1, 9))}
    cards = draw(st.lists(st.sampled_from(CARDS), max_size=3, unique=True))
    if cards:
        row["cards"] = [card.code for card in cards]
    if not cards or draw(st.booleans()):
        kind = draw(st.sampled_from(tuple(Kind)))
        row["count"] = kind.value
        row["need"] = draw(st.integers(1, {Kind.BRIGHT: 5, Kind.ANIMAL: 9, Kind.RIBBON: 10, Kind.CHAFF: 24}[kind]))
        row["step"] = draw(st.integers(0, 2))
    return row


@st.composite
def mappings(draw: st.DrawFn) -> dict[str, object]:
    """The `rules` object of a valid table: a preset with a few options or all of them drawn anew."""
    base = draw(st.sampled_from(PRESETS))
    if draw(st.integers(0, 3)) == 0:
        names = list(OPTIONS)
    else:
        names = draw(st.lists(st.sampled_from(tuple(OPTIONS)), unique=True, max_size=10))
    mapping: dict[str, object] = {"base": base}
    mapping |= {name: draw(option_values(OPTIONS[name])) for name in names}
    if draw(st.integers(0, 2)) == 0:
        few = st.sampled_from((0, 0, 1, 3, 5, 8, 20))
        mapping["values"] = draw(st.dictionaries(st.sampled_from(YAKU_IDS), few, max_size=14))
    if draw(st.integers(0, 4)) == 0:
        names_of_yaku = st.sampled_from(("bright", "ribbon", "animal", "tea_house", "first_snow"))
        mapping["yaku"] = draw(st.dictionaries(names_of_yaku, own_yaku(), min_size=1, max_size=3))
    return reconciled(mapping)


def reconciled(mapping: dict[str, Any]) -> dict[str, object]:
    """A table like the given one that rules.md section 6 does not refuse."""
    preset = load_preset(mapping["base"])
    table = {**preset.options, **mapping}
    changes: dict[str, Any] = {}
    if table["gaji"] and table["must_capture"]:
        changes["must_capture"] = False
    if table["reopen"] == "new" and table["iris_joker"]:
        changes["iris_joker"] = False
    if table["void_hand_four"] and table["hand_four_points"]:
        changes["hand_four_points"] = 0
    values = dict(mapping.get("values", {}))
    if table["families"] == "best":
        changes["triad"] = False
        values.pop("both_ribbon_sets", None)
    if table["viewing"] == "off":
        changes["viewing_after_call"] = 0
    if table["target"] and table["target"] <= table["start_points"]:
        changes["target"] = table["start_points"] + 20
    if not table["rounds"] and not table["target"] and not (table["start_points"] and table["ledger"] == "zero-sum"):
        changes["rounds"] = 2
    changes["values"] = values | {"chaff": values.get("chaff", 1) or 1}  # so that something can score
    return mapping | changes


def rules() -> st.SearchStrategy[Rules]:
    """Random valid tables."""
    return mappings().map(Rules.parse)


def presets() -> st.SearchStrategy[Rules]:
    """The presets and their variants."""
    return st.sampled_from(tuple(TABLES.values())).map(Rules.parse)


def tables() -> st.SearchStrategy[Rules]:
    """Presets, variants and random tables."""
    return st.one_of(presets(), rules())


# --- deals

seeds = st.integers(0, 2**32 - 1)


def deck_deal(deck: list[Card]) -> Deal:
    """A deal from 48 cards in the order hand 0, hand 1, field, stock."""
    return Deal((tuple(deck[:8]), tuple(deck[8:16])), tuple(deck[16:24]), tuple(deck[24:]))


def random_deal(rng: Random) -> Deal:
    """Any deal, each with the same chance."""
    return deck_deal(rng.sample(CARDS, 48))


def _months(rng: Random, number: int) -> list[list[Card]]:
    """Some months, each as its four cards in random order."""
    return [rng.sample(mask_cards(mask), 4) for mask in rng.sample(MONTH_MASKS, number)]


def _filled(rng: Random, hand: list[Card], theirs: list[Card], field: list[Card], stock: list[Card]) -> Deal:
    """A deal with some places given and the others filled at random."""
    rest = [card for card in CARDS if card not in {*hand, *theirs, *field, *stock}]
    rng.shuffle(rest)
    places = []
    for given, size in ((hand, 8), (theirs, 8), (field, 8), (stock, 24)):
        places.append(tuple(given) + tuple(rest[: size - len(given)]))
        del rest[: size - len(given)]
    return Deal((places[0], places[1]), places[2], places[3])


def _pairs(rng: Random) -> list[Card]:
    return [card for month in _months(rng, 4) for card in month[:2]]


def whole_month_hand(rng: Random) -> Deal:
    """A whole month in hand 0."""
    return _filled(rng, _months(rng, 1)[0], [], [], [])


def near_month_hand(rng: Random) -> Deal:
    """Three of a month in hand 0, the fourth at the bottom of the stock."""
    month = _months(rng, 1)[0]
    deal = _filled(rng, month[:3], [], [], month[3:])
    return Deal(deal.hands, deal.field, (*deal.stock[1:], deal.stock[0]))


def two_month_hand(rng: Random) -> Deal:
    """Two whole months in hand 0."""
    first, second = _months(rng, 2)
    return _filled(rng, first + second, [], [], [])


def pairs_hand(rng: Random) -> Deal:
    """Four pairs in hand 1."""
    return _filled(rng, [], _pairs(rng), [], [])


def near_pairs_hand(rng: Random) -> Deal:
    """Three pairs and two single cards in hand 1, or 2-2-3-1."""
    cards = _pairs(rng)[:7]
    return _filled(rng, [], cards, [], [])


def lucky_hands(rng: Random) -> Deal:
    """Both hands lucky, in one of the ways."""
    months = _months(rng, 8)
    pairs = [card for month in months[:4] for card in month[:2]]
    if rng.random() < 0.5:
        return _filled(rng, pairs, [card for month in months[:4] for card in month[2:]], [], [])
    return _filled(rng, pairs, months[4], [], [])


def month_field(rng: Random) -> Deal:
    """A whole month on the field."""
    return _filled(rng, [], [], _months(rng, 1)[0], [])


def pairs_field(rng: Random) -> Deal:
    """Four pairs on the field."""
    return _filled(rng, [], [], _pairs(rng), [])


def threes_field(rng: Random) -> Deal:
    """Twice three of a month on the field, their fourths in hand 0 and next in the stock."""
    first, second = _months(rng, 2)
    return _filled(rng, [first[3]], [], first[:3] + second[:3], [second[3]])


def emptying(rng: Random) -> Deal:
    """Eight months on the field that four turns of single captures empty, whoever leads: see `opening`."""
    months = _months(rng, 8)
    field = [month[0] for month in months]
    hands = [[months[i][1] for i in (0, 2)], [months[i][1] for i in (1, 3)]]
    return _filled(rng, hands[0], hands[1], field, [months[i][1] for i in (4, 5, 6, 7)])


def wild_lightning(rng: Random) -> Deal:
    """The lightning in hand 0 and no other willow near."""
    others = [Card.RAIN_MAN, Card.SWALLOW, Card.WILLOW_RIBBON]
    rest = rng.sample([card for card in CARDS if card.month != 11], 44)
    return _filled(rng, [Card.LIGHTNING, *rest[:7]], rest[7:15], rest[15:23], rest[23:43] + others)


RARE_DEALS: tuple[Callable[[Random], Deal], ...] = (
    whole_month_hand,
    two_month_hand,
    pairs_hand,
    near_pairs_hand,
    lucky_hands,
    month_field,
    pairs_field,
    threes_field,
    emptying,
    wild_lightning,
)


def deals() -> st.SearchStrategy[Deal]:
    """Random deals, and now and then a rare one."""
    ways = (*(random_deal,) * 6, *RARE_DEALS, emptying, wild_lightning, wild_lightning)
    return st.builds(lambda way, seed: way(Random(seed)), st.sampled_from(ways), seeds)


# --- play


@dataclass(frozen=True, kw_only=True)
class Play:
    """How a round is played at random."""

    seed: int
    koi: float
    """The chance of a call where there is a choice."""
    eager: bool
    """Whether a card that captures is preferred, so that fields empty and piles grow."""
    last: int
    """After how many actions to stop looking."""

    def choose(self, position: Position, rng: Random) -> Action:
        """A legal action."""
        legal = position.legal()
        if position.phase is Phase.DECIDE:
            return KOI if rng.random() < self.koi else STOP
        if self.eager and position.phase is Phase.PLAY:
            there = {card.month for card in position.field}
            able = [action for action in legal if action.card is not None and action.card.month in there]
            return rng.choice(able or list(legal))
        return rng.choice(legal)


def plays(most: int = 60) -> st.SearchStrategy[Play]:
    """Ways to play, up to some number of actions."""
    return st.builds(
        Play,
        seed=seeds,
        koi=st.sampled_from((0.0, 0.5, 0.9, 1.0, 1.0)),
        eager=st.booleans(),
        last=st.integers(0, most),
    )


@dataclass(frozen=True, kw_only=True)
class Game:
    """One round played at random: its table, its deal and the way it is played."""

    rules: Rules
    deal: Deal
    dealer: Seat
    month: int
    play: Play

    def start(self) -> Position:
        """The round as dealt."""
        return Position.start(self.rules, self.deal, dealer=self.dealer, month=self.month)[0]

    def steps(self) -> Iterator[tuple[Position, Action]]:
        """Each position in which somebody chooses, with the choice."""
        rng = Random(self.play.seed)
        position = self.start()
        while not position.over:
            action = self.play.choose(position, rng)
            yield position, action
            position, _ = position.apply(action)

    def position(self) -> Position:
        """The position after `play.last` actions, or the end if it is reached before."""
        position = self.start()
        for count, (before, action) in enumerate(self.steps()):
            if count == self.play.last:
                return before
            position, _ = before.apply(action)
        return position

    def end(self) -> tuple[Position, tuple[Action, ...]]:
        """The finished round and its actions."""
        position, actions = self.start(), []
        for before, action in self.steps():
            actions.append(action)
            position, _ = before.apply(action)
        return position, tuple(actions)


dealers = st.sampled_from((Seat(0), Seat(1)))


def games(of: st.SearchStrategy[Rules] | None = None) -> st.SearchStrategy[Game]:
    """Random rounds on random tables."""
    return st.builds(
        Game,
        rules=tables() if of is None else of,
        deal=deals(),
        dealer=dealers,
        month=st.integers(1, 12),
        play=plays(),
    )


piles = st.builds(lambda seed, size: frozenset(Random(seed).sample(CARDS, size)), seeds, st.integers(0, 48))
"""Any set of cards."""
