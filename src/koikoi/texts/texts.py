"""Texts: the game's names and events said in one language. Knows how to say them, not when they happen."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, Literal

from koikoi.engine.cards import Card, Kind, parse_card
from koikoi.engine.rules import Difference, Rules, load_preset
from koikoi.errors import KoiKoiError
from koikoi.texts.catalogue import Catalogue, TextError
from koikoi.texts.differences import said_differences
from koikoi.texts.failures import said_error

Who = Literal["you", "other", "nobody"]
"""Whom a result is about: the reader, another player by name, or no single player."""

_POEMS: Final = (Card.PINE_RIBBON, Card.PLUM_RIBBON, Card.CHERRY_RIBBON)
_BLUES: Final = (Card.PEONY_RIBBON, Card.CHRYSANTHEMUM_RIBBON, Card.MAPLE_RIBBON)
_WORDS: Final = {"koi": "koi-koi", "stop": "stop", "pass": "pass", "keep": "keep", "swap": "swap"}
_POINTS: Final = (
    "hand_four_points", "hand_pairs_points", "dealer_point", "target", "start_points", "viewing_after_call",
)  # fmt: skip


def printable(label: str) -> str:
    """A label that somebody wrote, on one line and without anything that could steer a terminal."""
    return " ".join("".join(char if char.isprintable() else " " for char in label).split())


class Texts(Catalogue):
    """All that can be said in one language. Get one with `Texts.load`."""

    @staticmethod
    def load(lang: str) -> Texts:
        """The texts of a language, one of LANGUAGES; read once and shared."""
        return _load(lang)

    # --- cards

    def card_name(self, card: Card) -> str:
        """The card's whole name, such as "Pine with crane"; the chaff of a month share one."""
        return self.say(f"card-{_card_id(card)}")

    def card_spoken(self, card: Card) -> str:
        """The card for a screen reader: month, card and kind, such as "January, pine with crane, bright"."""
        month, name = self.month_name(card.month), self.card_name(card)
        name = name[0].lower() + name[1:]
        if card.kind is Kind.RIBBON or (card.kind is Kind.CHAFF and card is not Card.LIGHTNING):
            return self.say("card-spoken-plain", month=month, card=name)
        return self.say("card-spoken", month=month, card=name, kind=self.kind_name(card.kind, 1))

    def card_described(self, card: Card) -> str:
        """What is to be seen on the card in our deck, as one sentence; the chaff of a month share one."""
        return self.say(f"card-desc-{_card_id(card)}")

    def card_short(self, card: Card) -> str:
        """The motif alone, in about 12 terminal cells: "Crane", "Poem ribbon", "Chaff"."""
        return self.say(f"motif-{motif(card)}")

    def month_name(self, month: int) -> str:
        """The name of a month, 1 to 12."""
        return self.say(f"month-{month}")

    def plant_name(self, month: int) -> str:
        """The plant of a month, 1 to 12."""
        return self.say(f"plant-{Card(4 * (month - 1)).plant}")

    def kind_name(self, kind: Kind, count: int | None = None) -> str:
        """The kind as it goes with a number of cards ("bright", "brights"), or as the heading of a group."""
        if count is None:
            return self.say(f"kind-heading-{kind}")
        return self.say(f"kind-{kind}", count=count)

    def kind_count(self, kind: Kind, count: int) -> str:
        """A number of cards of a kind: "5 brights"."""
        return self.say(f"kind-count-{kind}", count=count)

    def points(self, points: int) -> str:
        """A number of points: "6 points"."""
        return self.say("points-count", points=points)

    # --- yaku, tables, options

    def yaku_name(self, yaku_id: str, rules: Rules | None = None) -> str:
        """A yaku with its Japanese term: "Three brights (sankō)"; a table's own yaku by its label, else its id."""
        if self.has(f"yaku-{yaku_id}"):
            return self.say(f"yaku-{yaku_id}")
        rows = rules.yaku if rules else ()
        return next((printable(row.name) for row, _ in rows if row.id == yaku_id and row.name), yaku_id)

    def yaku_short(self, yaku_id: str, rules: Rules | None = None) -> str:
        """A yaku for narrow places, at most 14 cells where the table did not name it itself."""
        if self.has(f"yaku-short-{yaku_id}"):
            return self.say(f"yaku-short-{yaku_id}")
        return self.yaku_name(yaku_id, rules)

    def preset_name(self, name: str) -> str:
        """The name of a preset."""
        return self.say(f"preset-{name}")

    def preset_summary(self, name: str) -> str:
        """Who plays a preset's table so, and what is special about it."""
        return self.say(f"preset-{name}-summary")

    def table_name(self, rules: Rules) -> str:
        """The table's own label, else its preset's name, said to be changed where it is."""
        if rules.name:
            return printable(rules.name)
        preset = self.preset_name(rules.base)
        return preset if rules == Rules.preset(rules.base) else self.say("page-table-changed", preset=preset)

    def variant_name(self, preset: str, variant: str) -> str:
        """The name of a variant that a preset's text names."""
        return self.say(f"variant-{_variant_id(preset, variant)}")

    def variant_summary(self, preset: str, variant: str) -> str:
        """What a variant changes, in a sentence or two."""
        return self.say(f"variant-{_variant_id(preset, variant)}-summary")

    def option_name(self, key: str, rules: Rules | None = None) -> str:
        """The name of an option; `values.<yaku>` and `yaku.<yaku>` are the points of a yaku."""
        group, _, yaku_id = key.partition(".")
        if yaku_id and group in ("values", "yaku"):
            return self.say("option-values-of", yaku=self.yaku_name(yaku_id, rules))
        return self.say(f"option-{key}")

    def option_value(self, key: str, value: object) -> str:
        """An option's value in a word or two."""
        if isinstance(value, bool):
            return self.say("value-yes" if value else "value-no")
        if key in ("name", "base") and isinstance(value, str):
            return self.preset_name(value) if key == "base" else value
        if self.has(f"value-{key}-{value}"):
            return self.say(f"value-{key}-{value}")
        if isinstance(value, int) and (key in _POINTS or key.startswith(("values.", "yaku."))):
            return self.say("value-points", points=value) if value else self.say("value-none")
        if isinstance(value, int) and self.has(f"value-{key}-n"):
            return self.say(f"value-{key}-n", value=value)
        raise TextError(f"option {key} has no value {value!r}")

    def option_sentence(self, key: str, value: object) -> str:
        """What an option's value means, as one sentence."""
        if isinstance(value, bool):
            return self.say(f"rule-{key}-{'yes' if value else 'no'}")
        if isinstance(value, int) and not self.has(f"rule-{key}-{value}"):
            return self.say(f"rule-{key}-n", value=value, points=value)
        return self.say(f"rule-{key}-{value}")

    def difference(self, difference: Difference, rules: Rules | None = None) -> str:
        """One difference as a sentence about `mine`; `rules` knows the labels of a table's own yaku."""
        group, _, yaku_id = difference.key.partition(".")
        if not yaku_id or group not in ("values", "yaku"):
            return self.option_sentence(difference.key, difference.mine)
        mine, other = int(str(difference.mine)), int(str(difference.other))
        form = "0" if mine == 0 else "new" if other == 0 else "n"
        return self.say(f"rule-values-{form}", yaku=self.yaku_name(yaku_id, rules), points=mine, other=other)

    def differences(self, rules: Rules, other: Rules) -> tuple[str, ...]:
        """How `rules` differ from another table, a sentence each; what has no effect at `rules` is left out."""
        found = said_differences(rules, other)
        return tuple(self.difference(each, rules if each.mine else other) for each in found)

    # --- what happens

    def factor(self, factor_id: str, why: str, value: int = 1) -> str:
        """A line of the round sheet: a factor and why it applied or did not; TextError for a pair that cannot be."""
        return self.say(f"factor-{factor_id}-{why}", value=value)

    def progress_short(self, state: str, need: int = 0) -> str:
        """How near a yaku is, in a word or two; states: possible, one-away, complete, superseded, impossible."""
        return self.say(f"progress-short-{state}", need=need)

    def progress(
        self,
        state: str,
        yaku_id: str,
        *,
        need: int = 0,
        cards: Iterable[Card] = (),
        better: str = "",
        rules: Rules | None = None,
    ) -> str:
        """How near a yaku is, as a sentence with the reason.

        `cards` are those still wanted (possible, one-away) or lost to the other player (impossible); `better` is the
        yaku paid instead (superseded).
        """
        names = tuple(dict.fromkeys(self.card_short(card) for card in cards))
        listed = self.join(names) if state == "possible" else self.join_or(names)
        if state == "impossible":
            listed = self.join_and(names)
        facts: dict[str, str | int] = {"yaku": self.yaku_name(yaku_id, rules), "need": need}
        if state == "superseded" and better:
            return self.say("progress-superseded-better", **facts, better=self.yaku_name(better, rules))
        if names and self.has(f"progress-{state}-cards"):
            return self.say(f"progress-{state}-cards", **facts, cards=listed)
        return self.say(f"progress-{state}", **facts)

    def round_result(self, kind: str, who: Who = "nobody", *, name: str = "", points: int = 0, void: str = "") -> str:
        """How a round ended: kinds win, exhausted, hand, draw, void.

        `who` won it, or is the dealer whom a drawn round pays; `name` where it is another player. A hand with
        nobody: both were paid. `void` says why a deal is void: field-four, field-pairs, hand-four, both-lucky.
        """
        if kind == "void":
            return self.say(f"round-void-{void}")
        if who == "nobody":
            return self.say("round-hand-both" if kind == "hand" else f"round-{kind}")
        return self.say(f"round-{kind}-{who}", name=name, points=points)

    def match_result(self, reason: str, who: Who = "nobody", *, name: str = "", high: int = 0, low: int = 0) -> str:
        """How a match ended: reasons rounds, target, points-out, resigned; with nobody it is shared.

        `high` and `low` are the totals of the winner and the loser.
        """
        end = "shared" if who == "nobody" else who
        return self.say(f"match-{reason}-{end}", name=name, high=high, low=low)

    def action_name(self, token: str) -> str:
        """An action for people: the card of `2A` or `x2A`, or the words for koi, stop, pass, keep and swap.

        Raises BadNotation for anything else.
        """
        if token in _WORDS:
            return self.say(f"play-{_WORDS[token]}")
        return self.card_name(parse_card(token.removeprefix("x")))

    def error(self, error: KoiKoiError) -> str:
        """What went wrong, as a sentence a person can act on; in English the error's own."""
        return said_error(self, error)


@cache
def _load(lang: str) -> Texts:
    return Texts(lang)


def motif(card: Card) -> str:
    """The id of what is drawn on a card, such as `crane`, `poem-ribbon` or `chaff`."""
    if card.kind is Kind.RIBBON:
        return "poem-ribbon" if card in _POEMS else "blue-ribbon" if card in _BLUES else "ribbon"
    if card.kind is Kind.CHAFF and card is not Card.LIGHTNING:
        return "chaff"
    return _card_id(card)


def _card_id(card: Card) -> str:
    """The id of a card's name: `crane`, `pine-ribbon`, `pine-chaff`."""
    name = card.name.lower().replace("_", "-")
    return f"{name.rpartition('-')[0]}-chaff" if name[-1].isdigit() else name


def _variant_id(preset: str, variant: str) -> str:
    if variant not in (known.id for known in load_preset(preset).variants):
        raise TextError(f"preset {preset} has no variant {variant}")
    return variant
