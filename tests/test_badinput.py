"""Bad input: whatever a file or a command line holds, exit status 0, 1 or 2; on 2 one line, and never a traceback."""

from __future__ import annotations

import copy
import io
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from koikoi.cli.reader import LANGS, Reader
from koikoi.cli.replaying import replay_json, replay_records
from koikoi.cli.sheets import Sheets
from koikoi.engine.jsontext import format_json
from koikoi.engine.record import Replay
from koikoi.table.foreign import convert_koikoi_ai
from koikoi.texts import Texts
from tests.broken_records import broken, change_bytes, change_fields, change_tokens, change_types
from tests.commands import RECORDS, Answer, conformance, koikoi, koikoi_process, public_matches, refused

NIGHTLY = os.environ.get("KOIKOI_NIGHTLY") == "1"
ROUND = json.loads(conformance("shobu")[0])
"""A record of one finished round."""
MATCH = json.loads(conformance("special")[-1])
"""A record of a whole match."""

SIMULATE = ("--agents", "greedy", "random", "--rounds", "1")

Change = Callable[[Any], object]


def changed(change: Change, record: object = ROUND) -> bytes:
    """The bytes of a record after a change in place."""
    record = copy.deepcopy(record)
    change(record)
    return json.dumps(record).encode()


def first(record: Any) -> Any:
    return record["rounds"][0]


def swap_first_action(record: Any) -> None:
    """The first player plays a card of the other's hand."""
    actions, hands, dealer = first(record)["actions"], first(record)["hands"], first(record)["dealer"]
    actions[0] = hands[1 - dealer][0]


def whole_month_on_field(record: Any) -> None:
    """A deal that is void at this table."""
    cards = [
        card for place in (*first(record)["hands"], first(record)["field"], first(record)["stock"]) for card in place
    ]
    month = ["1B", "1R", "1C1", "1C2"]
    cards = month + [card for card in cards if card not in month]
    first(record).update(field=cards[:8], hands=[cards[8:16], cards[16:24]], stock=cards[24:])


def set_in(path: str, value: object) -> Change:
    """A change that sets one field, by a path such as `rounds.0.month`."""

    def change(record: Any) -> None:
        *way, last = path.split(".")
        for step in way:
            record = record[int(step) if isinstance(record, list) else step]
        record[last] = value

    return change


LISTED: dict[str, tuple[bytes, str]] = {
    "an unknown card": (changed(lambda r: first(r)["field"].__setitem__(0, "13B")), "round 1"),
    "a card twice": (changed(lambda r: first(r)["field"].__setitem__(0, first(r)["field"][1])), "round 1"),
    "seven cards in a hand": (changed(lambda r: first(r)["hands"][0].pop()), "round 1"),
    "an action of the wrong player": (changed(swap_first_action), "round 1, action 1"),
    "a truncated file": (json.dumps(ROUND).encode()[:700], "line 1, column"),
    "a gigantic number": (
        changed(set_in("version", 0)).replace(b'"version": 0', b'"version": 1' + b"0" * 5000),
        "digits",
    ),
    "NaN": (changed(set_in("totals", [float("nan"), 0])), "NaN"),
    "deep nesting": (b'{"rounds": ' + b"[" * 100_000 + b"]" * 100_000 + b"}", "deep"),
    "text that is not UTF-8": (json.dumps(ROUND).replace('"A"', '"é"').encode("latin-1"), "UTF-8"),
    "an unknown option": (changed(set_in("rules.gajji", True)), "gajji"),
    "a yaku of a card that does not exist": (
        changed(set_in("rules.yaku", {"tea": {"value": 3, "cards": ["13B"]}})),
        "13B",
    ),
    "an option that may not be so": (changed(set_in("rules.seven_doubles", "maybe")), '"never" or "always"'),
}
"""Must-show 6 of the engine's issue, each as a file for `koikoi replay`."""

OTHERS: dict[str, tuple[bytes, str]] = {
    "nothing at all": (b"", "no record"),
    "blank lines": (b" \n\r\n\t\n", "no record"),
    "a word": (b"koi", "line 1, column 1"),
    "a list": (b"[]", "must be an object"),
    "null": (b"null", "must be an object"),
    "another format": (changed(set_in("format", "pgn")), "koikoi-record"),
    "a later version": (changed(set_in("version", 2)), "version"),
    "no rules": (changed(lambda r: r.pop("rules")), "rules"),
    "one player": (changed(set_in("players", ["A"])), "players"),
    "a player without a name": (changed(set_in("players", [{"agent": "x"}, "B"])), "player"),
    "an infinite number": (changed(set_in("started", "@")).replace(b'"@"', b"1e999"), "too big"),
    "half a character": (changed(set_in("players", ["\ud800", "B"])), "half a character"),
    "a key twice": (changed(lambda r: None).replace(b'"version"', b'"format": 1, "version"'), "twice"),
    "a month 13": (changed(set_in("rounds.0.month", 13)), "month"),
    "a dealer who is not there": (changed(set_in("rounds.0.dealer", 2)), "dealer"),
    "a dealer by a truth value": (changed(set_in("rounds.0.dealer", True)), "dealer"),
    "an action that is a number": (changed(lambda r: first(r)["actions"].__setitem__(1, 7)), "round 1, action 2"),
    "an unknown action": (changed(lambda r: first(r)["actions"].__setitem__(1, "kio")), "round 1, action 2"),
    "an action too many": (changed(lambda r: first(r)["actions"].append("koi")), "round 1, action"),
    "a deal that is void": (changed(whole_month_on_field), "void"),
    "a round after an unfinished one": (
        changed(lambda r: (first(r)["actions"].pop(), r["rounds"].append(r["rounds"][0]))),
        "round 2",
    ),
    "a round after the end": (changed(lambda r: r["rounds"].append(r["rounds"][0]), MATCH), "after the end"),
    "a result that is a word": (changed(set_in("rounds.0.result", "win")), "result"),
    "half a million void deals and more": (changed(set_in("rounds.0.void_deals", 10**7)), "void_deals"),
}


@pytest.mark.parametrize("kind", LISTED)
def test_bad_records_of_the_list_end_a_whole_process_with_status_2_and_one_line(kind: str, tmp_path: Path) -> None:
    content, said = LISTED[kind]
    (tmp_path / "bad.json").write_bytes(content)
    answer = koikoi_process("replay", "bad.json", "--json", cwd=tmp_path)
    assert refused(answer, naming="bad.json: record 1"), answer
    assert said in answer.err
    assert answer.out == ""


@pytest.mark.parametrize("kind", [*LISTED, *OTHERS])
@pytest.mark.parametrize("way", [(), ("--json",), ("--json", "--legal"), ("--lang", "ja")])
def test_a_bad_record_is_refused_in_one_line_that_names_the_place(
    kind: str, way: tuple[str, ...], tmp_path: Path
) -> None:
    content, said = {**LISTED, **OTHERS}[kind]
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    answer = koikoi("replay", str(file), *way)
    assert refused(answer, naming="bad.json"), answer
    assert said in answer.err


def test_the_records_before_a_bad_one_are_printed() -> None:
    good, bad = conformance("shobu")[0], LISTED["an action of the wrong player"][0]
    answer = koikoi("replay", "-", "--json", stdin=good * 3 + bad)
    assert refused(answer, naming="standard input: record 4: round 1, action 1"), answer
    assert len(answer.out.splitlines()) == 3


def test_a_file_in_several_lines_is_one_record_and_its_mistakes_are_named_by_line() -> None:
    text = json.dumps(ROUND, indent=1)
    assert koikoi("replay", "-", stdin=text.encode()).code == 0
    assert koikoi("replay", "-", stdin=b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode()).code == 0
    lines = text.splitlines()
    lines[4] = lines[4].replace(":", ";")
    assert refused(koikoi("replay", "-", stdin="\n".join(lines).encode()), naming="line 5")


def test_a_bad_line_of_many_is_named_by_its_number() -> None:
    good = conformance("shobu")[0]
    assert refused(koikoi("replay", "-", "--json", stdin=good + b"\n" + good + b'{"a": }\n'), naming="line 4, column 7")
    assert refused(koikoi("replay", "-", "--json", stdin=good + b'{"a": "\xe9"}\n'), naming="line 2, byte 8")


FILES = {
    "a folder": (lambda p: p.mkdir(), "folder"),
    "a file that is not there": (lambda p: None, "no such file"),
    "a file under a file": (lambda p: p.write_bytes(b""), "not a directory"),
}


@pytest.mark.parametrize("command", [("replay",), ("rules",), ("score", "--rules")])
@pytest.mark.parametrize("kind", FILES)
def test_a_file_that_cannot_be_read_is_named(kind: str, command: tuple[str, ...], tmp_path: Path) -> None:
    make, said = FILES[kind]
    file = tmp_path / "table.json"
    make(file)
    path = file / "below.json" if kind == "a file under a file" else file
    answer = koikoi(*command, str(path))
    assert refused(answer, naming=str(path)), answer
    assert said in answer.err


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="a file of Linux")
def test_an_error_while_reading_is_told() -> None:
    assert refused(koikoi("replay", "/proc/self/mem"), naming="/proc/self/mem: record 1: input/output error")


def test_a_file_without_an_end_is_given_up() -> None:
    if Path("/dev/zero").exists():
        assert refused(koikoi("replay", "/dev/zero"), naming="line 1 has over 64 MiB")


RULES = {
    "an unknown option": ('base = "shobu"\ngajji = true', "gajji"),
    "seven_doubles: maybe": ('base = "shobu"\nseven_doubles = "maybe"', '"after-call"'),
    "an unknown preset": ('base = "shob"', "shobu"),
    "no preset": ("gaji = true", "base"),
    "a yaku of an unknown card": ('base = "shobu"\n[yaku.tea]\nvalue = 3\ncards = ["13B"]', "yaku.tea.cards"),
    "a yaku of no cards": ('base = "shobu"\n[yaku.tea]\nvalue = 3', "yaku.tea"),
    "a yaku of too many": ('base = "shobu"\n[yaku.tea]\nvalue = 3\ncount = "bright"\nneed = 6', "need"),
    "a yaku that exists": ('base = "shobu"\n[yaku.chaff]\nvalue = 3\ncards = ["1B"]', "chaff"),
    "points of an unknown yaku": ('base = "shobu"\nvalues = {tea = 3}', "tea"),
    "a number out of range": ('base = "shobu"\nlast_turn = 17', "16"),
    "a number with a point": ('base = "shobu"\npacket = 4.0', "packet"),
    "a truth value as a number": ('base = "shobu"\npacket = true', "packet"),
    "a gigantic number": (f'base = "shobu"\nrounds = {"9" * 5000}', "digits"),
    "a gigantic number in base 16": (f'base = "shobu"\nrounds = 0x{"f" * 5000}', "rounds"),
    "NaN": ('base = "shobu"\ntarget = nan', "target"),
    "a date": ('base = "shobu"\ntarget = 2020-01-01', "target"),
    "a list": ('base = ["shobu"]', "preset"),
    "deep nesting": (f'base = "shobu"\nname = {"[" * 5000}{"]" * 5000}', "TOML"),
    "no TOML": ("base: shobu", "TOML"),
    "a contradiction": ('base = "shobu"\ngaji = true\nmust_capture = true', "pass"),
    "an endless match": ('base = "shobu"\nrounds = 0', "end"),
}


@pytest.mark.parametrize("kind", RULES)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_bad_rule_set_is_refused_with_its_key_and_what_is_allowed(kind: str, lang: str, tmp_path: Path) -> None:
    text, said = RULES[kind]
    file = tmp_path / "own.toml"
    file.write_text(text)
    for command in (["rules", str(file)], ["score", "1B", "--rules", str(file)]):
        answer = koikoi(*command, "--lang", lang)
        assert refused(answer, naming=str(file)), answer
        assert said in answer.err


def test_a_rule_set_that_is_no_text_is_refused(tmp_path: Path) -> None:
    for name, content in (
        ("a.toml", b"\xff"),
        ("a.json", b"\xff"),
        ("b.json", b"[]"),
        ("c.json", b"{"),
        ("d.yaml", b""),
    ):
        (tmp_path / name).write_bytes(content)
        assert refused(koikoi("rules", str(tmp_path / name)), naming=name)
    (tmp_path / "big.toml").write_bytes(b"#" * (1 << 20) + b'\nbase = "shobu"')
    assert refused(koikoi("rules", str(tmp_path / "big.toml")), naming="at most")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"format": "koikoi-arena", "rules": {"base": "shobu"}}', "a file of rules has `base` and the options"),
        ('{"rules": {"base": "shobu"}, "gaji": true}', "a file of rules has `base` and the options"),
    ],
)
def test_other_files_with_rules_in_them_are_no_files_of_rules(text: str, said: str, lang: str, tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text(text)
    for words in (["rules"], ["score", "1B", "--rules"], ["simulate", *SIMULATE, "--rules"]):
        answer = koikoi(*words, str(tmp_path / "other.json"), "--lang", lang)
        assert refused(answer, naming="other.json"), answer
        assert said in answer.err
        assert lang == "en" or Texts.load(lang).say("error-not-rules") in answer.err


LINES = {
    "an unknown card": (["score", "--rules", "shobu", "1B", "13B"], "13B"),
    "a card twice": (["score", "--rules", "shobu", "1B", "1B"], "1B"),
    "no table": (["score", "1B"], "--rules"),
    "an unknown preset": (["score", "--rules", "shob", "1B"], "single-koi, shobu"),
    "a file of another kind": (["score", "--rules", "./shobu", "1B"], ".toml"),
    "an unknown option": (["score", "--rules", "shobu", "--option", "gajji=true", "1B"], "gajji"),
    "an option that may not be so": (["score", "--rules", "shobu", "--option", "seven_doubles=maybe"], '"always"'),
    "an option without a value": (["score", "--rules", "shobu", "--option", "gaji"], "true or false"),
    "an option without anything": (["score", "--rules", "shobu", "--option", ""], "needs a value"),
    "a base by an option": (["score", "--rules", "shobu", "--option", "base=shobu"], "--rules"),
    "a number that is no truth value": (["score", "--rules", "shobu", "--option", "gaji=1"], "true or false"),
    "NaN": (["score", "--rules", "shobu", "--option", "target=nan"], "target"),
    "a gigantic number": (["score", "--rules", "shobu", "--option", "rounds=" + "9" * 5000], "digits"),
    "digits of another script": (["score", "--rules", "shobu", "--option", "rounds=١٢"], "rounds"),
    "points of an unknown yaku": (["score", "--rules", "shobu", "--option", "values.tea=1"], "tea"),
    "values that are no object": (["score", "--rules", "shobu", "--option", "values=1"], "values"),
    "a name over two lines": (["score", "--rules", "a\nb\x1b[2J", "1B"], "a"),
    "a month 13": (["score", "--rules", "shobu", "--month", "13", "1B"], "--month"),
    "an unknown language": (["score", "--rules", "shobu", "--lang", "xx", "1B"], "--lang"),
    "an unknown command": (["scroe"], "scroe"),
    "an unknown switch": (["score", "--jsno"], "--json"),
    "no file": (["replay"], "FILE"),
    "two files": (["replay", "a", "b"], "b"),
    "one agent": (["simulate", "--rules", "shobu", "--agents", "greedy", "--rounds", "5"], "'--rounds' comes after 1"),
    "no agent": (["simulate", "--agents", "--rounds", "5"], "'--agents' needs 2 values, but '--rounds' comes after it"),
    "one name": (["play", "--names", "Aki", "--ronds", "5"], "'--names' needs 2 values, but '--ronds' comes after 1"),
    "an option for a table": (["score", "--rules", "--json"], "'--rules' needs a value, but '--json' comes after it"),
    "help for a table": (["rules", "shobu", "--compare", "-h"], "'--compare' needs a value, but '-h' comes after it"),
    "pairs kept in a stream": (["arena", "greedy", "random", "--rules", "shobu", "--keep", "-"], "is ./-"),
    "pairs kept nowhere": (["arena", "greedy", "random", "--rules", "shobu", "--keep", ""], "'--keep': the name is"),
    "matches kept in a stream": (["serve", "--data", "-"], "is ./-"),
    "matches kept nowhere": (["serve", "--data", ""], "'--data': the name is empty"),
    "records without a file": (["convert", "koikoi-ai", "x.json", "-o", ""], "'--output': the name is empty"),
    "legal actions for people": (["replay", "-", "--legal"], "--json"),
    "options of no table": (["rules", "--option", "gaji=true"], "NAME"),
    "an unknown shell": (["completion", "tcsh"], "tcsh"),
    "both kinds of opponent": (["play", "--two-players", "--opponent", "greedy"], "--opponent"),
    "a seed that is too big": (["play", "--seed", str(2**48)], "--seed"),
    "a seed below 0": (["play", "--seed", "-1"], "--seed"),
    "a match without rounds": (["play", "--rounds", "0"], "--rounds"),
    "a table that cannot be": (["play", "--rules", "shobu", "--option", "rounds=0"], "end"),
    "no terminal": (["play"], "terminal"),
}


@pytest.mark.parametrize("kind", LINES)
def test_a_bad_command_line_is_refused_in_one_line(kind: str) -> None:
    line, said = LINES[kind]
    answer = koikoi(*line)
    assert refused(answer), answer
    assert said in answer.err
    assert answer.out == ""


def test_a_value_that_looks_like_an_option_is_one_where_it_is_given_as_a_value() -> None:
    assert refused(koikoi("score", "--rules=--json", "1B"), naming="there is no preset '--json'")
    assert koikoi("score", "--rules", "shobu", "--", "1B").code == 0
    assert refused(koikoi("arena", "greedy", "random", "--rules", "shobu", "--h1", "-1"), naming="'--h1': -1.0 is not")


@pytest.mark.skipif(sys.platform == "win32", reason="file names are bytes elsewhere")
def test_a_file_name_that_is_no_text_is_told_all_the_same(tmp_path: Path) -> None:
    answer = koikoi_process("replay", os.fsdecode(b"\xff\xfe.json"), cwd=tmp_path)
    assert refused(answer, naming="no such file")


# --- mutated records

SOURCES = (
    *(line for name in RECORDS for line in conformance(name)[:40]),
    *(format_json(convert_koikoi_ai(json.loads(match))).encode() for match in public_matches()[:20]),
)
MUTATIONS = 100_000 if NIGHTLY else 5_000
SHEETS = 3_000 if NIGHTLY else 300
CONVERTED = 5_000 if NIGHTLY else 100
PROCESSES = 300 if NIGHTLY else 20


def judged(content: bytes, code: int, err: list[str]) -> None:
    """Fail unless a file was answered as any file must be."""
    assert code in (0, 1, 2), content
    assert all(line.startswith("koikoi: ") and line.isprintable() for line in err), (content, err)
    if code == 0:
        assert not err, (content, err)
    else:
        assert err, content
    if code == 2:
        assert len(err) == 1, (content, err)


@pytest.mark.parametrize("part", range(10))
def test_mutated_records_never_end_the_replay_otherwise_than_with_0_1_or_2(part: int) -> None:
    rng = Random(f"records {part}")
    codes = set()

    def show(number: int, replayed: Replay) -> None:
        replay_json(replayed, legal=True).encode()

    for _ in range(MUTATIONS // 10):
        content = broken(SOURCES, rng)
        err: list[str] = []
        code = replay_records(io.BytesIO(content), name="f.json", show=show, tell=err.append)
        judged(content, code, err)
        codes.add(code)
    assert codes == {0, 1, 2}


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_mutated_records_can_be_shown_to_people(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    rng = Random(f"sheets {lang}")
    for _ in range(SHEETS):
        content = broken(SOURCES, rng)
        err: list[str] = []
        sheets = Sheets(Reader(lang=lang), "f.json")
        code = replay_records(io.BytesIO(content), name="f.json", show=sheets.show, tell=err.append, words=sheets)
        sheets.close(code)
        judged(content, code, err)
        out = capsys.readouterr().out
        assert all(char.isprintable() or char == "\n" for char in out), content


def test_mutated_records_end_whole_processes_with_0_1_or_2(tmp_path: Path) -> None:
    rng = Random("processes")
    file = tmp_path / "f.json"
    for number in range(PROCESSES):
        content = broken(SOURCES, rng)
        file.write_bytes(content)
        way = (("--json",), ("--json", "--legal"), ("--json",), ("--lang", "fr"))[number % 4]
        answer: Answer = koikoi_process("replay", str(file), *way)
        judged(content, answer.code, answer.err.splitlines())


def test_mutated_matches_of_other_programs_are_converted_or_refused(tmp_path: Path) -> None:
    rng = Random("matches")
    file = tmp_path / "1.json"
    for _ in range(CONVERTED):
        content = rng.choice(public_matches()[:20])
        way = rng.choice((change_bytes, change_tokens, change_fields, change_types))
        content = way(content, rng)
        file.write_bytes(content)
        answer = koikoi("convert", "koikoi-ai", str(file))
        assert (answer.code == 0 and not answer.err) or refused(answer, naming="1.json"), (content, answer)
