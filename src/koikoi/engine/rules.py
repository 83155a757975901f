"""Rules: one table's options, checked; presets, custom rule sets, and how two tables differ.

Knows what an option may be and which go together, not what they do in play: that is the kernel's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, Final, Literal

from koikoi.engine.cards import short
from koikoi.engine.customyaku import parse_yaku, yaku_mapping
from koikoi.engine.options import OPTIONS, VALUE
from koikoi.engine.yaku import YAKU, YAKU_IDS, Yaku
from koikoi.errors import BadRules, Reason

PRESETS: Final = ("single-koi", "shobu", "first-to-fifty", "extensions", "koikoi-japan")
"""The names of the presets, in the order of rules.md section 5."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Rules:
    """All options of one table (rules.md section 6). Build with `Rules.preset` or `Rules.parse`, which check them."""

    base: str
    """The preset these rules started from."""
    name: str = field(default="", compare=False)
    """A label for people."""
    first_dealer: Literal["month-draw", "birthday", "random"]
    deal_order: Literal["opponent-field-dealer", "opponent-dealer-field"]
    packet: int
    void_field_four: bool
    void_field_pairs: bool
    void_hand_four: bool
    exchange: bool
    gaji: bool
    triad: bool
    field_brights: bool
    must_capture: bool
    empty_field_flip: bool
    quadruple_after_seven: bool
    call_counter: bool
    iris_joker: bool
    hand_four_points: int
    hand_pairs_points: int
    dealer_point: int
    both_hands: Literal["void", "both"]
    three_on_field: Literal["all", "one"]
    call_limit: Literal["unlimited", "one-per-round", "one-per-player"]
    reopen: Literal["gain", "new"]
    seven_doubles: Literal["never", "always", "after-call"]
    opponent_call_multiplier: int
    own_calls: Literal["none", "ladder"]
    last_turn: int
    exhausted: Literal["draw", "last-caller", "non-dealer-last-yaku"]
    dealer_point_when: Literal["no-yaku", "always"]
    ledger: Literal["winner", "zero-sum"]
    draw_dealer: Literal["other", "same"]
    rounds: int
    target: int
    start_points: int
    tie: Literal["shared", "extra"]
    stakes: Literal["none", "caller-pays"]
    families: Literal["sum", "best"]
    viewing: Literal["on", "with-base", "off"]
    viewing_after_call: int
    cup_chaff: int
    values: tuple[int, ...]
    """Points of each yaku of the standard list, in its order; 0 = the yaku does not exist."""
    yaku: tuple[tuple[Yaku, int], ...] = ()
    """Yaku of one's own with their points; no preset has any."""

    @classmethod
    def preset(cls, name: str, **options: object) -> Rules:
        """The rules of a preset, with some options changed; raises BadRules."""
        return cls.parse({"base": name, **options})

    @classmethod
    def parse(cls, mapping: object) -> Rules:
        """Rules from the `rules` object of a record: a preset's name in `base` and what differs from it.

        Raises BadRules naming the option, the value and what is allowed.
        """
        if not isinstance(mapping, Mapping):
            raise BadRules(Reason.WRONG_TYPE, f"rules are an object with a preset in `base`, not {short(mapping)}")
        given = dict(mapping)
        if "base" not in given:
            raise BadRules(Reason.MISSING_OPTION, f"rules need `base`, one of {', '.join(PRESETS)}", key="base")
        preset = load_preset(given.pop("base"))
        label = given.pop("name", "")
        if not isinstance(label, str):
            raise BadRules(Reason.WRONG_TYPE, f"option name cannot be {short(label)}; it is a text", key="name")
        chosen: dict[str, Any] = dict(preset.options)
        chosen["values"] = merge_values(preset.values, given.pop("values", {}))
        chosen["yaku"] = parse_yaku(given.pop("yaku", {}))
        for key, value in given.items():
            if key not in OPTIONS:
                known = ", ".join((*OPTIONS, "values", "yaku", "name"))
                raise BadRules(
                    Reason.UNKNOWN_OPTION, f"there is no option {short(key)}; the options are {known}", key=str(key)
                )
            OPTIONS[key].check(value)
            chosen[key] = value
        rules = cls(base=preset.name, name=label, **chosen)
        refuse_contradictions(rules, preset)
        return rules

    @classmethod
    def parse_toml(cls, text: str) -> Rules:
        """Rules from the text of a custom rule set; raises BadRules."""
        import tomllib  # not needed by most programs, and slow to load

        try:
            return cls.parse(tomllib.loads(text))
        except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
            raise BadRules(Reason.WRONG_TYPE, f"this is not a rule set in TOML: {first_line(error)}") from None

    def mapping(self) -> dict[str, object]:
        """The `rules` object of a record: `base` and what differs from it; `Rules.parse` reads it back."""
        preset = load_preset(self.base)
        out: dict[str, object] = {"base": self.base}
        out.update({key: getattr(self, key) for key in OPTIONS if getattr(self, key) != preset.options[key]})
        values = {
            i: mine for i, mine, theirs in zip(YAKU_IDS, self.values, preset.values, strict=True) if mine != theirs
        }
        if values:
            out["values"] = values
        if self.yaku:
            out["yaku"] = yaku_mapping(self.yaku)
        if self.name:
            out["name"] = self.name
        return out

    def value(self, yaku_id: str) -> int:
        """Points of a yaku of the standard list, 0 if this table does not have it (options that change it aside)."""
        return self.values[YAKU_IDS.index(yaku_id)]

    def rows(self) -> tuple[tuple[Yaku, int], ...]:
        """The yaku this table pays, with their points, in the order of rules.md section 3."""
        return _rows(self)

    def differences(self, other: Rules) -> tuple[Difference, ...]:
        """Where these rules differ from `other`, in the order of the options; values as `values.<yaku>`.

        Yaku of one's own come last as `yaku.<id>` with their points, also where only their cards differ.
        """
        found = [
            Difference(key, getattr(self, key), getattr(other, key))
            for key in OPTIONS
            if getattr(self, key) != getattr(other, key)
        ]
        for i, yaku_id in enumerate(YAKU_IDS):
            if self.values[i] != other.values[i]:
                found.append(Difference(f"values.{yaku_id}", self.values[i], other.values[i]))
        mine, theirs = {r.id: (v, r) for r, v in self.yaku}, {r.id: (v, r) for r, v in other.yaku}
        for yaku_id in sorted(mine.keys() | theirs.keys()):
            if mine.get(yaku_id) != theirs.get(yaku_id):
                points = (own[yaku_id][0] if yaku_id in own else 0 for own in (mine, theirs))
                found.append(Difference(f"yaku.{yaku_id}", *points))
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Difference:
    """One option in which two tables differ: its key, this table's value and the other's."""

    key: str
    mine: object
    other: object


@dataclass(frozen=True, slots=True)
class Variant:
    """A switch that a source text names: an identifier and the options it sets."""

    id: str
    options: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Preset:
    """One preset file: its options and yaku points, where they come from, and the variants its text names."""

    name: str
    source: str
    readings: tuple[str, ...]
    options: Mapping[str, Any]
    values: tuple[int, ...]
    variants: tuple[Variant, ...]


@cache
def _read_preset(name: str) -> Preset:
    import tomllib
    from importlib import resources

    text = resources.files("koikoi.engine").joinpath("rulesets", f"{name}.toml").read_text(encoding="utf-8")
    rows = tomllib.loads(text)
    options = rows["options"]
    for key, option in OPTIONS.items():
        option.check(options.get(key))
    if options.keys() - OPTIONS.keys():
        raise BadRules(Reason.UNKNOWN_OPTION, f"preset {name} has unknown options {options.keys() - OPTIONS.keys()}")
    return Preset(
        name=name,
        source=rows["source"],
        readings=tuple(rows["readings"]),
        options=options,
        values=merge_values((0,) * len(YAKU), rows["values"]),
        variants=tuple(Variant(v["id"], v["options"]) for v in rows.get("variants", ())),
    )


def load_preset(name: object) -> Preset:
    """A preset by its name; raises BadRules for any other."""
    if name not in PRESETS:
        raise BadRules(
            Reason.UNKNOWN_PRESET,
            f"there is no preset {short(name)}; the presets are {', '.join(PRESETS)}",
            key="base",
            value=name,
            allowed=", ".join(PRESETS),
        )
    return _read_preset(str(name))


def merge_values(column: tuple[int, ...], given: object) -> tuple[int, ...]:
    """A preset's column of yaku points with some replaced; raises BadRules."""
    if not isinstance(given, Mapping):
        raise BadRules(
            Reason.WRONG_TYPE,
            f"option values cannot be {short(given)}; it is an object of yaku and points",
            key="values",
        )
    merged = list(column)
    for key, value in given.items():
        if key not in YAKU_IDS:
            raise BadRules(
                Reason.UNKNOWN_YAKU, f"there is no yaku {short(key)}; the yaku are {', '.join(YAKU_IDS)}", key="values"
            )
        VALUE.check(value, key=f"values.{key}")
        merged[YAKU_IDS.index(key)] = value
    return tuple(merged)


@lru_cache(maxsize=256)
def _rows(rules: Rules) -> tuple[tuple[Yaku, int], ...]:
    standard = ((row, standing_value(rules, row)) for row in YAKU if not (row.viewing and rules.viewing == "off"))
    return tuple((row, value) for row, value in (*standard, *rules.yaku) if value > 0)


TRIAD_POINTS: Final = 3
"""What both ribbon trios are worth with `triad` at a table that has no points for them (rules.md section 3)."""


def standing_value(rules: Rules, row: Yaku) -> int:
    """A standard yaku's points under these rules before any call, 0 if it does not exist."""
    if row.sum_of and rules.families == "best":
        return sum(rules.value(i) for i in row.sum_of)
    value = rules.value(row.id)
    if row.sum_of and rules.triad and value == 0:
        return TRIAD_POINTS
    return value


def _can_score(rules: Rules) -> bool:
    """Whether some pile is worth a point: viewings that need a base are worth none alone (C11)."""
    return any(not row.viewing or rules.viewing != "with-base" for row, _ in rules.rows())


def refuse_contradictions(rules: Rules, preset: Preset) -> None:
    """Raise BadRules for the combinations that rules.md section 6 refuses, each with its reason."""
    both = YAKU_IDS.index("both_ribbon_sets")
    refused = (
        (rules.gaji and rules.must_capture, Reason.GAJI_MUST_CAPTURE, "gaji",
         "gaji cannot go with must_capture: one lets the player pass, the other forbids it"),
        (rules.reopen == "new" and rules.iris_joker, Reason.NEW_IRIS, "reopen",
         'reopen = "new" cannot go with iris_joker: a pile may lose a yaku when the bridge changes use'),
        (rules.void_hand_four and rules.hand_four_points > 0, Reason.HAND_NEVER_PAID, "hand_four_points",
         "hand_four_points above 0 cannot go with void_hand_four: such a hand is void and never paid"),
        (rules.families == "best" and (rules.triad or rules.values[both] != preset.values[both]),
         Reason.BOTH_SETS_BEST, "triad" if rules.triad else "values.both_ribbon_sets",
         'triad or a value of both_ribbon_sets has no effect with families = "best"'),
        (rules.viewing == "off" and rules.viewing_after_call > 0, Reason.VIEWING_OFF, "viewing_after_call",
         'viewing_after_call has no effect with viewing = "off"'),
        (rules.rounds == 0 and rules.target == 0 and not (rules.start_points > 0 and rules.ledger == "zero-sum"),
         Reason.ENDLESS_MATCH, "rounds",
         'a match needs an end: rounds or target above 0, or start_points above 0 with ledger = "zero-sum"'),
        (0 < rules.target <= rules.start_points, Reason.TARGET_REACHED, "target",
         "target must be above start_points, else the match is over before it begins"),
        (not _can_score(rules) and rules.hand_four_points + rules.hand_pairs_points + rules.dealer_point == 0,
         Reason.NOTHING_SCORES, "values", "nothing can score here: no yaku, lucky hand or dealer point is above 0"),
    )  # fmt: skip
    for holds, reason, key, sentence in refused:
        if holds:
            raise BadRules(reason, sentence, key=key)


def first_line(error: BaseException) -> str:
    """The first line of an error's own text."""
    return str(error).splitlines()[0] if str(error) else type(error).__name__
