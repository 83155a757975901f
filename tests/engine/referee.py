"""A second referee, slow and plain: the rules page turned into sets and lists, for the engine to be compared with.

It shares with the engine the names of cards and the checked options of a table, and nothing that scores or plays.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from koikoi.engine.cards import Card, Kind
from koikoi.engine.deal import Deal
from koikoi.engine.rules import Rules
from koikoi.engine.yaku import YAKU_IDS

Pile = frozenset[Card]
CUP, BRIDGE, LIGHTNING, RAIN_MAN = Card.SAKE_CUP, Card.BRIDGE, Card.LIGHTNING, Card.RAIN_MAN
TRIO = {Card.BOAR, Card.DEER, Card.BUTTERFLIES}
POETRY = {Card.PINE_RIBBON, Card.PLUM_RIBBON, Card.CHERRY_RIBBON}
BLUE = {Card.PEONY_RIBBON, Card.CHRYSANTHEMUM_RIBBON, Card.MAPLE_RIBBON}
BRIGHT_TIERS = ("five_brights", "four_brights", "rainy_four", "three_brights")
RIBBON_FAMILY = ("poetry_ribbons", "blue_ribbons", "both_ribbon_sets", "ribbons")
ANIMAL_FAMILY = ("boar_deer_butterfly", "animals")
VIEWINGS = ("flower_viewing", "moon_viewing")


def formed(rules: Rules, pile: Iterable[Card], month: int, *, called: bool, as_chaff: bool) -> dict[str, int]:
    """Every yaku that the pile forms, paid or not, with its points (section 3); `as_chaff`: the iris joker's use."""
    pile = set(pile)
    value = dict(zip(YAKU_IDS, rules.values, strict=True))
    grows = rules.families == "best"
    brights, animals, ribbons, plain = ({c for c in pile if c.kind is kind} for kind in Kind)
    dry = brights - {RAIN_MAN}
    tane = len(animals) - (1 if as_chaff else 0)
    kasu = len(plain) + (1 if as_chaff else 0) + (rules.cup_chaff if CUP in pile else 0)
    found: dict[str, int] = {}

    def form(name: str, there: bool, points: int) -> None:
        if there and points > 0:
            found[name] = points

    def form_if_valued(name: str, there: bool, further: int = 0) -> None:
        form(name, there and value[name] > 0, value[name] + further)

    form_if_valued("five_brights", len(brights) == 5)
    form_if_valued("four_brights", len(dry) == 4)
    form_if_valued("rainy_four", RAIN_MAN in brights and len(dry) >= 3)
    form_if_valued("three_brights", len(dry) >= 3)
    form_if_valued("boar_deer_butterfly", pile >= TRIO, tane - 3 if grows else 0)
    form_if_valued("poetry_ribbons", pile >= POETRY, len(ribbons) - 3 if grows else 0)
    form_if_valued("blue_ribbons", pile >= BLUE, len(ribbons) - 3 if grows else 0)
    if grows:
        both = value["poetry_ribbons"] + value["blue_ribbons"]
        form("both_ribbon_sets", both > 0 and pile >= POETRY | BLUE, both + len(ribbons) - 6)
    else:
        both = value["both_ribbon_sets"] or (3 if rules.triad else 0)
        form("both_ribbon_sets", pile >= POETRY | BLUE, both)
    form_if_valued("animals", tane >= 5, tane - 5)
    form_if_valued("ribbons", len(ribbons) >= 5, len(ribbons) - 5)
    form_if_valued("chaff", kasu >= 10, kasu - 10)
    for row, points in rules.yaku:
        must = {c for c in Card if row.must & c.bit}
        counted = [c for c in pile if row.count & c.bit]
        further = len(counted) - row.need
        form(row.id, pile >= must and further >= 0, points + further * row.step)
    base = bool(found)
    for name, light in zip(VIEWINGS, (Card.CURTAIN, Card.MOON), strict=True):
        there = pile >= {light, CUP} and rules.viewing != "off" and (base or rules.viewing == "on")
        after = rules.viewing_after_call if called else 0
        form(name, there and value[name] > 0, after or value[name])
    whole = month > 0 and sum(c.month == month for c in pile) == 4
    form_if_valued("month_cards", whole)
    return found


def paid(rules: Rules, found: dict[str, int]) -> dict[str, int]:
    """What is paid of the yaku formed: one bright tier, and with families = "best" one of each family."""
    families: list[tuple[str, ...]] = [BRIGHT_TIERS]
    if rules.families == "best":
        families += [RIBBON_FAMILY, ANIMAL_FAMILY]
    out = dict(found)
    for family in families:
        rivals = [name for name in family if name in found]
        for name in rivals:
            if name != max(rivals, key=lambda name: found[name]):  # of equals, the earlier row
                del out[name]
    return out


def held(rules: Rules, pile: Iterable[Card], month: int, *, called: bool) -> dict[str, int]:
    """The yaku formed with the better use of the iris joker, ties as animal."""
    pile = set(pile)
    uses = [formed(rules, pile, month, called=called, as_chaff=False)]
    if rules.iris_joker and BRIDGE in pile:
        uses.append(formed(rules, pile, month, called=called, as_chaff=True))
    return max(uses, key=lambda use: sum(paid(rules, use).values()))


def scored(rules: Rules, pile: Iterable[Card], month: int, *, called: bool) -> dict[str, int]:
    """What the pile is paid, yaku by yaku."""
    return paid(rules, held(rules, pile, month, called=called))


def total(rules: Rules, pile: Iterable[Card], month: int, *, called: bool) -> int:
    """The yaku total of a pile."""
    return sum(scored(rules, pile, month, called=called).values())


def months(cards: Iterable[Card]) -> list[int]:
    """How many cards of each month that is there, most first."""
    ordered = sorted(card.month for card in cards)
    return sorted((len(list(same)) for _, same in groupby(ordered)), reverse=True)


def lucky(rules: Rules, hand: Iterable[Card]) -> int:
    """What a dealt hand is paid at once."""
    if months(hand)[0] == 4 and rules.hand_four_points:
        return rules.hand_four_points
    return rules.hand_pairs_points if months(hand) == [2, 2, 2, 2] else 0


class Referee:
    """One round, from its deal to its result (sections 2 and 4)."""

    def __init__(self, rules: Rules, deal: Deal, *, dealer: int, month: int) -> None:
        self.rules, self.dealer, self.month = rules, dealer, month
        self.hands = [set(deal.hands[0]), set(deal.hands[1])]
        self.field = set(deal.field)
        self.stock = list(deal.stock)
        self.piles: list[set[Card]] = [set(), set()]
        self.mover, self.turn = dealer, 0
        self.phase = "play"
        self.pending: Card | None = None
        self.pending_from = ""
        self.willow_shown = any(card.month == 11 for card in self.field)
        self.dealt_brights = sum(card.kind is Kind.BRIGHT for card in self.field)
        self.wild: tuple[int, int] | None = None
        self.called_at: list[list[int]] = [[], []]
        self.last_gain: int | None = None
        self.last_caller: int | None = None
        self.before: Pile = frozenset()
        self.flips = 0
        self.void = ""
        self.result: dict[str, object] | None = None
        self._judge_field()

    # --- the deal

    def _judge_field(self) -> None:
        if self.rules.void_field_four and months(self.field)[0] == 4:
            self._annul("field-four")
        elif self.rules.void_field_pairs and months(self.field) == [2, 2, 2, 2]:
            self._annul("field-pairs")
        elif self.rules.exchange:
            self.phase, self.mover = "swap", 1 - self.dealer
        else:
            self._judge_hands()

    def _judge_hands(self) -> None:
        self.phase, self.mover = "play", self.dealer
        if self.rules.void_hand_four and any(months(hand)[0] == 4 for hand in self.hands):
            self._annul("hand-four")
            return
        points = [lucky(self.rules, hand) for hand in self.hands]
        if all(points) and self.rules.both_hands == "void":
            self._annul("both-lucky")
        elif any(points):
            winner = None if all(points) else points.index(max(points))
            self._end("hand", winner, points)

    def _annul(self, why: str) -> None:
        self.phase, self.void = "over", why

    # --- choosing

    def legal(self) -> list[str]:
        """The legal tokens in the order of records."""
        if self.phase == "swap":
            return ["keep", "swap"]
        if self.phase == "decide":
            return ["koi", "stop"]
        if self.phase == "take":
            assert self.pending is not None
            same = self._partners(self.pending)
            return [f"x{c.code}" for c in sorted(same or self.field)] + ([] if same else ["pass"])
        if self.phase == "play":
            hand = sorted(self.hands[self.mover])
            able = [card for card in hand if self._partners(card)]
            return [card.code for card in (able if self.rules.must_capture and able else hand)]
        return []

    def act(self, token: str) -> None:
        """Apply a legal token."""
        if token in ("keep", "swap"):
            if token == "swap":
                self.hands.reverse()
            self._judge_hands()
        elif token == "stop":
            self.turn += 1
            self._win(self.mover, "win")
        elif token == "koi":
            self.called_at[self.mover].append(self._total(self.mover))
            self.last_caller = self.mover
            self._next_turn()
        elif self.phase == "take":
            self._take(token)
        else:
            self._play(next(c for c in Card if c.code == token))

    def _partners(self, card: Card) -> set[Card]:
        return {other for other in self.field if other.month == card.month}

    def _play(self, card: Card) -> None:
        self.before = frozenset(self.piles[self.mover])
        self.hands[self.mover].remove(card)
        if self.rules.gaji and card is LIGHTNING and not self.willow_shown and self.field:
            self._ask(card, "hand")
        elif self._meet(card, "hand"):
            self._turn_stock()

    def _ask(self, card: Card, source: str) -> None:
        self.pending, self.pending_from, self.phase = card, source, "take"

    def _meet(self, card: Card, source: str) -> bool:
        partners = self._partners(card)
        if len(partners) == 2 or (len(partners) == 3 and self.rules.three_on_field == "one"):
            self._ask(card, source)
            return False
        self._lay_or_capture(card, partners)
        return True

    def _lay_or_capture(self, card: Card, taken: set[Card]) -> None:
        self.willow_shown |= card.month == 11
        if not taken:
            self.field.add(card)
        else:
            self.field -= taken
            self.piles[self.mover] |= taken | {card}

    def _take(self, token: str) -> None:
        card, source = self.pending, self.pending_from
        assert card is not None
        self.pending, self.phase = None, "play"
        taken = {other for other in self.field if f"x{other.code}" == token}
        for other in taken:
            if other.month != card.month:
                self.wild = self.mover, other.month
        self._lay_or_capture(card, taken)
        if source == "hand":
            self._turn_stock()
        else:
            self._check()

    def _turn_stock(self) -> None:
        if self._meet(self.stock.pop(0), "stock"):
            self._check()

    # --- after both parts of a turn

    def _total(self, seat: int) -> int:
        return total(self.rules, self.piles[seat], self.month, called=bool(self.called_at[seat]))

    def gained(self) -> bool:
        """Whether the turn is a gain (2.4)."""
        called = bool(self.called_at[self.mover])
        pile = self.piles[self.mover]
        if self.rules.reopen == "gain":
            return self._total(self.mover) > total(self.rules, self.before, self.month, called=called)
        old = held(self.rules, self.before, self.month, called=called)
        return bool(held(self.rules, pile, self.month, called=called).keys() - old.keys())

    def _check(self) -> None:
        if not self.gained():
            self._next_turn()
            return
        self.last_gain = self.mover
        own, calls = len(self.called_at[self.mover]), sum(map(len, self.called_at))
        spent = {"one-per-round": calls, "one-per-player": own, "unlimited": 0}[self.rules.call_limit]
        if spent or not self.hands[self.mover]:
            self.turn += 1
            self._win(self.mover, "win")
        else:
            self.phase = "decide"

    def _next_turn(self) -> None:
        self.turn += 1
        if self.turn == self.rules.last_turn:
            self._exhaust()
            return
        self.mover, self.phase = 1 - self.mover, "play"
        if self.rules.empty_field_flip and not self.field:
            card = self.stock.pop(0)
            self.field.add(card)
            self.willow_shown |= card.month == 11
            self.flips += 1

    def _exhaust(self) -> None:
        if self.rules.exhausted == "last-caller" and self.last_caller is not None:
            self._win(self.last_caller, "exhausted")
        elif self.rules.exhausted == "non-dealer-last-yaku" and self.last_gain == 1 - self.dealer:
            self._win(1 - self.dealer, "exhausted")
        else:
            points = [0, 0]
            if self.rules.dealer_point_when == "always" or self.last_gain is None:
                points[self.dealer] = self.rules.dealer_point
            self._end("draw", None, points)

    # --- from base to points

    def _win(self, winner: int, kind: str) -> None:
        if self.wild is not None and self.wild[0] == winner:
            swept = {card for card in self.field if card.month == self.wild[1]}
            self.field -= swept
            self.piles[winner] |= swept
        own, theirs = len(self.called_at[winner]), len(self.called_at[1 - winner])
        yaku = scored(self.rules, self.piles[winner], self.month, called=own > 0)
        ladder = 1
        if self.rules.own_calls == "ladder" and own > 3:
            ladder = own - 2
        elif self.rules.own_calls == "ladder" and own > 0:
            yaku["own_calls"] = own
        base = sum(yaku.values())
        seven = {"always": True, "never": False, "after-call": own + theirs > 0}[self.rules.seven_doubles]
        doubling = (2 if seven and base >= 7 else 1) * (self.rules.opponent_call_multiplier if theirs else 1)
        if self.rules.quadruple_after_seven and any(held >= 7 for held in self.called_at[1 - winner]):
            doubling = 4
        multiplier = ladder * doubling
        if self.rules.call_counter:
            multiplier *= 1 + own + theirs
        if self.rules.field_brights:
            multiplier *= 1 + self.dealt_brights
        points = [0, 0]
        points[winner] = base * multiplier
        self._end(kind, winner, points)
        assert self.result is not None
        self.result |= {"yaku": yaku, "base": base, "multiplier": multiplier}

    def _end(self, kind: str, winner: int | None, points: list[int]) -> None:
        if self.rules.ledger == "zero-sum":
            points = [points[0] - points[1], points[1] - points[0]]
        self.phase = "over"
        self.result = {"kind": kind, "winner": winner, "points": points}
