"""Rules: presets, custom tables, what is refused and why, and how tables differ."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from koikoi.engine.cards import KIND_MASKS, Card, Kind
from koikoi.engine.customyaku import MOST
from koikoi.engine.jsontext import format_json, parse_json
from koikoi.engine.kernel.table import lower
from koikoi.engine.options import OPTIONS
from koikoi.engine.rules import PRESETS, Rules, first_line, load_preset
from koikoi.engine.yaku import YAKU, YAKU_IDS
from koikoi.errors import BadRules, Reason
from tests import strategies as some

DATA = Path(__file__).parent.parent / "data"
PRESET_TABLE = (DATA / "presets.txt").read_text(encoding="utf-8")


def preset_rows() -> list[tuple[str, list[str]]]:
    rows = [line.split() for line in PRESET_TABLE.splitlines() if not line.startswith("#")]
    return [(row[0], row[1:]) for row in rows]


def test_the_presets_are_the_columns_of_the_rules_page() -> None:
    rows = preset_rows()
    assert sorted(name for name, _ in rows) == sorted((*OPTIONS, *YAKU_IDS))
    for name, values in rows:
        for preset, stated in zip(PRESETS, values, strict=True):
            rules = Rules.preset(preset)
            value = rules.value(name) if name in YAKU_IDS else getattr(rules, name)
            assert (str(value).lower() if isinstance(value, bool) else str(value)) == stated, (preset, name)


def test_the_variants_are_those_the_texts_name() -> None:
    named = {name: [variant.id for variant in load_preset(name).variants] for name in PRESETS}
    assert named == {
        "single-koi": [],
        "shobu": ["six-rounds", "field-brights", "exchange", "gaji", "triad"],
        "first-to-fifty": ["zero-sum", "twelve-rounds"],
        "extensions": ["packet-four", "cup-two", "stakes"],
        "koikoi-japan": [],
    }
    for mapping in some.TABLES.values():
        assert Rules.parse(mapping).mapping() == mapping


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_says_where_it_comes_from(name: str) -> None:
    preset = load_preset(name)
    assert preset.source
    assert preset.readings
    assert preset.name == name
    assert Rules.preset(name).base == name
    assert Rules.preset(name).name == ""


def test_the_yaku_are_in_the_order_of_the_rules_page() -> None:
    stated = [name for name, _ in preset_rows() if name in YAKU_IDS]
    assert list(YAKU_IDS) == stated
    assert [row.id for row in YAKU if not row.is_base] == ["flower_viewing", "moon_viewing", "month_cards"]


# --- reading and writing


@given(some.mappings())
def test_rules_round_trip_through_their_mapping_and_its_json(mapping: dict[str, object]) -> None:
    rules = Rules.parse(mapping | {"name": "Friday table"})
    written = rules.mapping()
    again = Rules.parse(parse_json(format_json(written)))
    assert again == rules
    assert again.name == "Friday table"
    assert again.mapping() == written
    preset = load_preset(rules.base)
    for key in written.keys() & OPTIONS.keys():
        assert written[key] != preset.options[key]
    for name in OPTIONS:
        assert getattr(rules, name) == mapping.get(name, preset.options[name])
    values = mapping.get("values", {})
    assert isinstance(values, dict)
    for yaku_id, standing in zip(YAKU_IDS, preset.values, strict=True):
        assert rules.value(yaku_id) == values.get(yaku_id, standing)


@given(some.mappings())
def test_rules_in_toml_are_the_rules_in_json(mapping: dict[str, Any]) -> None:
    mapping = {key: value for key, value in mapping.items() if key not in ("values", "yaku")}
    text = "\n".join(f"{key} = {json.dumps(value)}" for key, value in mapping.items())
    assert Rules.parse_toml(text) == Rules.parse(mapping)


def test_a_whole_table_in_toml() -> None:
    rules = Rules.parse_toml(
        """
        base = "shobu"
        name = "Tea house"
        rounds = 6
        [values]
        moon_viewing = 4
        [yaku.first_snow]
        value = 3
        cards = ["12B", "12C1"]
        name = "First snow"
        [yaku.grasses]
        value = 2
        count = "chaff"
        need = 8
        step = 1
        """
    )
    assert (rules.name, rules.rounds, rules.value("moon_viewing"), rules.value("flower_viewing")) == (
        "Tea house",
        6,
        4,
        3,
    )
    (snow, three), (grasses, two) = rules.yaku
    assert (snow.id, three, snow.must, snow.name) == (
        "first_snow", 3, Card.PHOENIX.bit | Card.PAULOWNIA_1.bit, "First snow",
    )  # fmt: skip
    assert (grasses.id, two, grasses.count, grasses.need, grasses.step) == ("grasses", 2, KIND_MASKS[Kind.CHAFF], 8, 1)
    assert rules.mapping() == {
        "base": "shobu",
        "rounds": 6,
        "values": {"moon_viewing": 4},
        "yaku": {
            "first_snow": {"value": 3, "cards": ["12B", "12C1"], "name": "First snow"},
            "grasses": {"value": 2, "count": "chaff", "need": 8, "step": 1},
        },
        "name": "Tea house",
    }


@given(some.rules())
def test_a_table_pays_the_rows_that_have_a_value(rules: Rules) -> None:
    rows = {row.id: value for row, value in rules.rows()}
    assert list(rows) == [i for i in (*YAKU_IDS, *(row.id for row, _ in rules.yaku)) if i in rows]
    assert all(value > 0 for value in rows.values())
    for yaku_id in set(YAKU_IDS) - {"both_ribbon_sets", "flower_viewing", "moon_viewing"}:
        assert rows.get(yaku_id, 0) == rules.value(yaku_id)
    for yaku_id in ("flower_viewing", "moon_viewing"):
        assert rows.get(yaku_id, 0) == (0 if rules.viewing == "off" else rules.value(yaku_id))
    both = rules.value("both_ribbon_sets") or (3 if rules.triad else 0)
    if rules.families == "best":
        both = rules.value("poetry_ribbons") + rules.value("blue_ribbons")
    assert rows.get("both_ribbon_sets", 0) == both
    for row, value in rules.yaku:
        assert rows[row.id] == value


@given(some.mappings())
def test_equal_rules_are_lowered_to_equal_tables_whatever_their_label(mapping: dict[str, object]) -> None:
    one, two = Rules.parse(mapping | {"name": "a"}), Rules.parse(mapping | {"name": "b"})
    assert one == two
    assert hash(one) == hash(two)
    assert lower(one) == lower(two)


# --- differences


@given(some.rules(), some.rules())
def test_differences_are_the_same_from_both_sides(one: Rules, two: Rules) -> None:
    there, back = one.differences(two), two.differences(one)
    assert [(d.key, d.mine, d.other) for d in there] == [(d.key, d.other, d.mine) for d in back]
    keys = [d.key for d in there]
    assert len(set(keys)) == len(keys)
    same = all(getattr(one, name) == getattr(two, name) for name in (*OPTIONS, "values"))
    assert (not keys) == (same and dict(map(named, one.yaku)) == dict(map(named, two.yaku)))
    for d in there:
        if d.key in OPTIONS:
            assert (d.mine, d.other) == (getattr(one, d.key), getattr(two, d.key))
            assert d.mine != d.other
        elif d.key.startswith("values."):
            yaku_id = d.key.removeprefix("values.")
            assert (d.mine, d.other) == (one.value(yaku_id), two.value(yaku_id))
            assert d.mine != d.other
        else:
            yaku_id = d.key.removeprefix("yaku.")
            assert d.mine == next((value for row, value in one.yaku if row.id == yaku_id), 0)


def named(entry: tuple[Any, int]) -> tuple[str, tuple[Any, int]]:
    return entry[0].id, entry


def test_differences_come_in_the_order_of_the_options_then_values_then_own_yaku() -> None:
    one = Rules.preset("shobu")
    snow = {"first_snow": {"value": 3, "cards": ["12B"]}}
    two = Rules.preset("shobu", values={"chaff": 2, "animals": 2}, rounds=6, packet=2, yaku=snow)
    assert [(d.key, d.mine, d.other) for d in one.differences(two)] == [
        ("packet", 4, 2),
        ("rounds", 12, 6),
        ("values.animals", 1, 2),
        ("values.chaff", 1, 2),
        ("yaku.first_snow", 0, 3),
    ]


def test_own_yaku_of_other_cards_are_a_difference_at_equal_points() -> None:
    one = Rules.preset("shobu", yaku={"tea": {"value": 3, "cards": ["9A"]}})
    two = Rules.preset("shobu", yaku={"tea": {"value": 3, "cards": ["9R"]}})
    assert [d.key for d in one.differences(two)] == ["yaku.tea"]


# --- refused

REFUSED = [parse_json(line) for line in (DATA / "refusals.jsonl").read_text(encoding="utf-8").splitlines()]
"""Tables that are refused: with which reason, naming which option, in which sentence."""


@pytest.mark.parametrize("case", REFUSED, ids=[case["case"] for case in REFUSED])
def test_a_table_is_refused_with_its_reason_the_option_to_change_and_a_sentence(case: dict[str, Any]) -> None:
    with pytest.raises(BadRules) as refused:
        Rules.parse(case["rules"])
    error = refused.value
    assert (error.reason, error.key) == (case["reason"], case["key"])
    assert str(error) == case["sentence"]
    assert "\n" not in str(error)
    if error.key in OPTIONS and error.reason in (Reason.WRONG_TYPE, Reason.NOT_ALLOWED, Reason.OUT_OF_RANGE):
        assert error.value == case["rules"][error.key]
        assert error.allowed == OPTIONS[error.key].allowed
    if error.reason is Reason.UNKNOWN_PRESET:
        assert error.value == case["rules"]["base"]
        assert error.allowed == ", ".join(PRESETS)


def test_every_refused_combination_of_the_rules_page_is_among_the_cases() -> None:
    combinations = {
        Reason.GAJI_MUST_CAPTURE,
        Reason.NEW_IRIS,
        Reason.HAND_NEVER_PAID,
        Reason.BOTH_SETS_BEST,
        Reason.VIEWING_OFF,
        Reason.ENDLESS_MATCH,
        Reason.TARGET_REACHED,
        Reason.NOTHING_SCORES,
        Reason.UNKNOWN_OPTION,
        Reason.WRONG_TYPE,
        Reason.OUT_OF_RANGE,
    }
    assert combinations <= {case["reason"] for case in REFUSED}


def test_a_number_too_long_to_print_is_refused_like_any_other() -> None:
    with pytest.raises(BadRules) as refused:
        Rules.preset("shobu", target=10**5000)
    assert refused.value.reason is Reason.OUT_OF_RANGE
    assert str(refused.value) == "option target cannot be a int; it is a whole number from 0 to 1000"


ALLOWED: list[dict[str, object]] = [
    {"base": "koikoi-japan", "rounds": 0},
    {"base": "koikoi-japan", "target": 31},
    {"base": "koikoi-japan", "families": "best"},
    {"base": "koikoi-japan", "viewing": "off", "viewing_after_call": 0},
    {"base": "extensions", "values": {"both_ribbon_sets": 0}},
    {"base": "extensions", "void_hand_four": True, "hand_four_points": 0},
    {"base": "extensions", "reopen": "gain", "iris_joker": True},
    {"base": "first-to-fifty", "values": dict.fromkeys(YAKU_IDS, 0)},
    {"base": "shobu", "values": dict.fromkeys(YAKU_IDS, 0), "hand_four_points": 0},
    {"base": "shobu", "values": dict.fromkeys(YAKU_IDS, 0), "hand_pairs_points": 0},
    {"base": "first-to-fifty", "values": dict.fromkeys(YAKU_IDS, 0) | {"chaff": 1}, "dealer_point": 0},
    {"base": "shobu", "rounds": 1000, "target": 1000, "start_points": 999},
    {"base": "shobu", "hand_four_points": 100, "dealer_point": 100, "viewing_after_call": 100, "last_turn": 1},
]


@pytest.mark.parametrize("given_rules", ALLOWED, ids=str)
def test_what_lies_just_inside_the_limits_is_a_table(given_rules: dict[str, object]) -> None:
    rules = Rules.parse(given_rules)
    for name in given_rules.keys() & OPTIONS.keys():
        assert getattr(rules, name) == given_rules[name]


@pytest.mark.parametrize("value", [None, 5, "shobu", [("base", "shobu")]])
def test_rules_are_an_object(value: object) -> None:
    with pytest.raises(BadRules) as refused:
        Rules.parse(value)
    assert refused.value.reason is Reason.WRONG_TYPE
    assert "not " in str(refused.value)


@pytest.mark.parametrize("text", ["base = ", "base = 'shobu'\nbase = 'shobu'", "[" * 5000, "x = 1" + "0" * 5000])
def test_a_text_that_is_no_toml_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(BadRules) as refused:
        Rules.parse_toml(text)
    assert refused.value.reason is Reason.WRONG_TYPE
    assert "TOML" in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_toml_table_that_the_rules_refuse_keeps_its_reason() -> None:
    with pytest.raises(BadRules) as refused:
        Rules.parse_toml('base = "shobu"\nseven_doubles = "maybe"')
    assert refused.value.reason is Reason.NOT_ALLOWED
    assert str(refused.value) == ('option seven_doubles cannot be \'maybe\'; it is "never" or "always" or "after-call"')


def test_the_first_line_of_an_error_is_its_text_or_its_name() -> None:
    assert first_line(ValueError("one\ntwo")) == "one"
    assert first_line(ValueError()) == "ValueError"


def test_the_options_and_what_they_may_be_are_those_of_the_rules_page() -> None:
    lines = (DATA / "options.txt").read_text(encoding="utf-8").splitlines()[1:]
    stated = [(name, allowed.strip()) for name, _, allowed in (line.partition(" ") for line in lines)]
    assert [(name, option.allowed) for name, option in OPTIONS.items()] == stated
    for name, option in OPTIONS.items():
        assert option.name == name
        within = (True, False) if option.type is bool else option.values or (option.low, option.high)
        for value in within:
            option.check(value)
        beyond = [None, "", 1.5, *([] if option.values or option.type is bool else [option.low - 1, option.high + 1])]
        for other in beyond:
            with pytest.raises(BadRules) as refused:
                option.check(other, key="here")
            assert (refused.value.key, refused.value.value, refused.value.allowed) == ("here", other, option.allowed)


# --- yaku of one's own


def test_a_table_may_add_sixteen_yaku() -> None:
    own = {f"tea{i}": {"value": i + 1, "cards": [Card(i).code]} for i in range(MOST)}
    assert [value for _, value in Rules.preset("shobu", yaku=own).yaku] == list(range(1, MOST + 1))
