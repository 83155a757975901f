"""The commands: their JSON is what record.md says, field by field; their words are in four languages."""

from __future__ import annotations

import gzip
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from koikoi.cli.reader import LANGS
from koikoi.engine.options import OPTIONS
from koikoi.engine.rules import PRESETS, Rules, load_preset
from koikoi.engine.yaku import YAKU_IDS
from koikoi.texts import LANGUAGES
from tests.commands import RECORDS, Answer, conformance, koikoi

NIGHTLY = os.environ.get("KOIKOI_NIGHTLY") == "1"


def said(answer: Answer) -> Any:
    """The one line of JSON of an answer that is well."""
    assert (answer.code, answer.err) == (0, ""), answer
    assert answer.out.count("\n") == 1
    return json.loads(answer.out)


def table_words(rules: dict[str, Any]) -> Iterator[str]:
    """A `rules` object as command line words."""
    yield from ("--rules", rules["base"])
    for key, value in rules.items():
        changes = {f"values.{i}": n for i, n in value.items()} if key == "values" else {key: value}
        for name, one in changes.items():
            if name != "base":
                yield from ("--option", f"{name}={json.dumps(one)}")


# --- score


@pytest.mark.parametrize("part", range(4))
def test_score_gives_every_pile_of_the_conformance_data_its_yaku(part: int) -> None:
    for line in conformance("piles")[part :: 4 if NIGHTLY else 28]:
        pile = json.loads(line)
        words = [*table_words(pile["rules"]), *pile["cards"], "--json"]
        words += ["--called"] if pile["called"] else []
        words += ["--month", str(pile["month"])] if pile["month"] else []
        answer = said(koikoi("score", *words))
        assert answer == {"yaku": pile["yaku"], "base": pile["base"]}
        assert list(answer) == ["yaku", "base"]
        assert list(answer["yaku"]) == [i for i in YAKU_IDS if i in answer["yaku"]]


def test_score_without_a_month_forms_no_cards_of_the_month() -> None:
    april = ["4A", "4R", "4C1", "4C2"]
    assert said(koikoi("score", "--rules", "first-to-fifty", *april, "--json")) == {"yaku": {}, "base": 0}
    with_month = said(koikoi("score", "--rules", "first-to-fifty", *april, "--month", "4", "--json"))
    assert with_month == {"yaku": {"month_cards": 5}, "base": 5}


def test_score_counts_an_empty_pile_as_nothing() -> None:
    assert said(koikoi("score", "--rules", "shobu", "--json")) == {"yaku": {}, "base": 0}


# --- tables of one's own

OWN = """
base = "shobu"
gaji = true
name = "Friday"

[values]
chaff = 2

[yaku.tea_house]
value = 4
cards = ["3B", "8B"]
name = "Tea"
"""


def test_a_file_of_rules_is_a_table_as_toml_as_json_and_as_what_tells_of_one(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(OWN)
    rules = {"base": "shobu", "gaji": True, "name": "Friday", "values": {"chaff": 2}}
    own = {**rules, "yaku": {"tea_house": {"value": 4, "cards": ["3B", "8B"], "name": "Tea"}}}
    (tmp_path / "own.json").write_text(json.dumps(own))
    for format in ("record", "position"):
        (tmp_path / f"{format}.json").write_text(json.dumps({"format": f"koikoi-{format}", "rules": own}))
    for file in ("own.toml", "own.json", "record.json", "position.json"):
        shown = said(koikoi("rules", str(tmp_path / file), "--json"))
        assert Rules.parse(shown) == Rules.parse(own)
        assert shown["name"] == "Friday"
        scored = said(koikoi("score", "--rules", str(tmp_path / file), "3B", "8B", "--json"))
        assert scored == {"yaku": {"tea_house": 4}, "base": 4}
        assert "Tea" in koikoi("score", "--rules", str(tmp_path / file), "3B", "8B").out


def test_options_change_a_file_of_rules(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(OWN)
    changes = ["gaji=false", "values.animals=3", 'name="Saturday"', "last_turn=+16", "seven_doubles=always"]
    shown = said(koikoi("rules", str(tmp_path / "own.toml"), "--json", *(w for c in changes for w in ("--option", c))))
    assert (shown["gaji"], shown["name"], shown["last_turn"], shown["seven_doubles"]) == (
        False,
        "Saturday",
        16,
        "always",
    )
    assert (shown["values"]["chaff"], shown["values"]["animals"]) == (2, 3)


# --- rules


def test_rules_names_all_presets() -> None:
    assert said(koikoi("rules", "--json")) == list(PRESETS)


@pytest.mark.parametrize("name", PRESETS)
def test_rules_gives_every_option_of_a_preset_its_value(name: str) -> None:
    shown = said(koikoi("rules", name, "--json"))
    assert list(shown) == ["base", "name", *OPTIONS, "values"]
    assert {key: shown[key] for key in OPTIONS} == load_preset(name).options
    assert shown["values"] == dict(zip(YAKU_IDS, load_preset(name).values, strict=True))
    assert Rules.parse(shown) == Rules.preset(name)


def test_rules_compares_two_tables() -> None:
    shown = said(koikoi("rules", "shobu", "--compare", "single-koi", "--option", "rounds=6", "--json"))
    found = Rules.preset("shobu", rounds=6).differences(Rules.preset("single-koi"))
    assert shown == {"differences": {d.key: [d.mine, d.other] for d in found}}
    assert shown["differences"]["rounds"] == [6, 12]
    assert said(koikoi("rules", "shobu", "--compare", "shobu", "--json")) == {"differences": {}}


# --- replay


@pytest.mark.parametrize("name", RECORDS)
def test_replay_gives_every_record_its_results_and_legal_actions(name: str) -> None:
    records = conformance(name)[:: 1 if NIGHTLY or name == "special" else 10]
    answer = koikoi("replay", "-", "--json", "--legal", stdin=b"".join(records))
    assert (answer.code, answer.err) == (0, "")
    lines = answer.out.splitlines()
    assert len(lines) == len(records)
    for line, text in zip(lines, records, strict=True):
        shown, record = json.loads(line), json.loads(text)
        assert list(shown) == ["totals", "rounds"]
        assert shown["totals"] == record["totals"]
        for played, stored in zip(shown["rounds"], record["rounds"], strict=True):
            assert played.pop("verified") is True
            assert played.pop("legal") == stored.get("legal", played)
            assert played == stored["result"]


def test_a_round_carries_the_fields_of_its_result_in_their_order() -> None:
    shown = said(koikoi("replay", "-", "--json", stdin=conformance("special")[0]))
    paid = ["kind", "winner", "points", "yaku", "base", "multiplier", "verified"]
    assert [list(played) for played in shown["rounds"]] == [paid]


def test_an_unfinished_round_shows_who_is_to_move_and_what_is_legal() -> None:
    record = json.loads(conformance("special")[0])
    one = record["rounds"][0]
    del one["result"], one["actions"][3:], record["totals"]
    shown = said(koikoi("replay", "-", "--json", "--legal", stdin=json.dumps(record).encode()))
    played = shown["rounds"][0]
    assert list(played) == ["verified", "legal", "to_move"]
    assert (played["verified"], played["to_move"]) == (False, 1 - one["dealer"])
    assert played["legal"] == one["legal"][:4]
    assert said(koikoi("replay", "-", "--json", stdin=json.dumps(record).encode()))["rounds"] == [{"verified": False}]


def test_a_result_that_is_not_stored_is_not_verified() -> None:
    record = json.loads(conformance("special")[0])
    del record["rounds"][0]["result"]
    played = said(koikoi("replay", "-", "--json", stdin=json.dumps(record).encode()))["rounds"][0]
    assert (played["kind"], played["verified"]) == ("win", False)


def test_every_difference_is_told_with_its_place_and_what_was_expected() -> None:
    good, record = conformance("special")[0], json.loads(conformance("special")[17])
    record["rounds"][1]["month"] = 5
    record["rules"]["draw_dealer"] = "same"  # the third round is drawn
    record["rounds"][0]["result"]["base"] += 1
    record["rounds"][0]["result"]["winner"] = None
    record["totals"][0] += 1
    record["match"] = {"over": True, "reason": "rounds", "winner": 1}
    answer = koikoi("replay", "-", "--json", stdin=good + json.dumps(record).encode() + b"\n" + good)
    assert answer.code == 1
    assert len(answer.out.splitlines()) == 3
    places = [line.partition(": record 2, ")[2] for line in answer.err.splitlines()]
    first, last = record["rounds"][0], record["rounds"][-1]
    end = f"round {len(record['rounds'])}, action {len(last['actions'])}"
    assert places[:2] == [
        f"round 1, action {len(first['actions'])}: winner is None, expected 1",
        f"round 1, action {len(first['actions'])}: base is {first['result']['base']}, "
        f"expected {first['result']['base'] - 1}",
    ]
    assert "round 2, action 0: month is 5, expected 2" in places
    assert "round 4, action 0: dealer is 1, expected 0" in places
    assert any(place.startswith(f"{end}: totals is [") for place in places)
    assert f"{end}: match.winner is 1, expected 0" in places


# --- for people

LEFTOVER = re.compile(r"\b(cli|page|value|option|rule|yaku|preset|card|kind|error|match|round)-[a-z_]|[{}$]|\w_\w")
"""What looks like the id of a message, a fact that was not put in, or the id of a yaku or an option."""
COMMANDS = {
    "rules": ["rules"],
    "a page": ["rules", "extensions"],
    "a changed page": ["rules", "shobu", "--option", "gaji=true", "--option", "triad=true"],
    "a comparison": ["rules", "shobu", "--compare", "first-to-fifty"],
    "no difference": ["rules", "shobu", "--compare", "shobu"],
    "score": ["score", "--rules", "koikoi-japan", "9A", "3B", "8B", "1C1", "2R", "--called"],
    "no score": ["score", "--rules", "shobu", "1B"],
    "replay": ["replay", "-"],
}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", COMMANDS)
def test_people_read_words_and_no_ids(kind: str, lang: str) -> None:
    records = b"".join((*conformance("special"), conformance("shobu-gaji")[0], _unfinished()))
    answer = koikoi(*COMMANDS[kind], "--lang", lang, stdin=records)
    assert (answer.code, answer.err) == (0, "")
    found = LEFTOVER.search(answer.out)
    assert not found, answer.out[max(0, found.start() - 80) : found.end() + 80]
    if lang != "en":
        assert answer.out != koikoi(*COMMANDS[kind], "--lang", "en", stdin=records).out


def _unfinished() -> bytes:
    record = json.loads(conformance("shobu")[0])
    del record["rounds"][0]["result"], record["rounds"][0]["actions"][2:], record["totals"]
    return json.dumps(record).encode()


@pytest.mark.parametrize("lang", LANGS)
def test_differences_are_told_in_the_readers_language(lang: str) -> None:
    record = json.loads(conformance("special")[0])
    record["totals"][0] += 5
    answer = koikoi("replay", "-", "--lang", lang, stdin=json.dumps(record).encode())
    assert answer.code == 1
    assert answer.err.count("\n") == 1
    assert str(record["totals"]) in answer.err
    assert ("expected" in answer.err) == (lang == "en")
    assert not LEFTOVER.search(answer.out)


@pytest.mark.parametrize("lang", ["fr", "ru", "ja"])
def test_refusals_are_told_in_the_readers_language_and_exactly(lang: str) -> None:
    answer = koikoi("score", "--rules", "shobu", "13B", "--lang", lang)
    assert "there is no card '13B'" in answer.err
    assert not answer.err.startswith("koikoi: there")
    assert koikoi("score", "--rules", "shobu", "13B", "--lang", lang, "--json").err.startswith("koikoi: there")


def test_the_systems_language_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert (
        koikoi("score", "--rules", "shobu", "1B").out == koikoi("score", "--rules", "shobu", "1B", "--lang", "ru").out
    )
    monkeypatch.setenv("LC_ALL", "C")
    assert (
        koikoi("score", "--rules", "shobu", "1B").out == koikoi("score", "--rules", "shobu", "1B", "--lang", "en").out
    )


@pytest.mark.parametrize("width", [60, 100, 140])
@pytest.mark.parametrize("lang", LANGS)
def test_no_line_is_wider_than_the_terminal(lang: str, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    for words in COMMANDS.values():
        out = koikoi(*words, "--lang", lang, stdin=b"".join(conformance("special"))).out
        assert max(cell_len(line) for line in out.splitlines()) <= width


def test_names_out_of_a_file_cannot_write_to_the_terminal() -> None:
    record = json.loads(conformance("special")[0])
    record["players"] = ["\x1b[2J[red]A", {"name": "B\nC\u202e"}]
    record["rules"]["name"] = "\x1b]0;x\x07"
    out = koikoi("replay", "-", stdin=json.dumps(record).encode()).out
    assert all(char.isprintable() or char == "\n" for char in out)
    assert "[red]A" in out


def test_the_languages_are_those_of_the_texts() -> None:
    assert LANGS == LANGUAGES


def test_the_program_reads_what_gzip_unpacks() -> None:
    packed = gzip.compress(conformance("special")[0])
    assert koikoi("replay", "-", "--json", stdin=packed).code == 2
    assert koikoi("replay", "-", "--json", stdin=gzip.decompress(packed)).code == 0
