"""What the server answers over HTTP: files, pages of rules, what it offers, and refusals."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from koikoi import __version__
from koikoi.agents import PEOPLE_PLAY
from koikoi.engine.options import OPTIONS
from koikoi.engine.rules import PRESETS, Rules, load_preset
from koikoi.server import static
from koikoi.server.security import HEADERS
from koikoi.texts import LANGUAGES, Texts, rules_page
from koikoi.wire import http
from koikoi.wire.typescript import typescript
from tests.commands import ROOT
from tests.server.client import Host, ask, opened


def test_the_types_of_the_browser_are_those_of_the_wire() -> None:
    """Written anew by `python -m koikoi.wire.typescript frontend/src/wire.ts`."""
    assert (ROOT / "frontend" / "src" / "wire.ts").read_text("utf-8") == typescript()


@pytest.mark.parametrize(
    "path",
    ["/", "/new", "/table/abc", "/join", "/watch", "/rules", "/rules/edit", "/settings", "/records", "/replay"],
)
def test_the_pages_of_the_client_are_one_page(host: Host, path: str) -> None:
    answer = ask(host, path)
    assert answer.status == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.body == static.client_page().body
    assert answer.headers.items() >= HEADERS.items()
    assert "etag" in answer.headers
    assert ask(host, path, If_None_Match=answer.headers["etag"]).status == 304


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(static, "CLIENT", tmp_path)
    return tmp_path  # type: ignore[return-value]


def test_a_clone_without_the_built_client_says_how_to_build_it(client: Path) -> None:
    assert b"npm run build" in static.client_page().body
    (client / "index.html").write_bytes(b"<p>built</p>")
    assert static.client_page().body == b"<p>built</p>"


@pytest.mark.parametrize(
    "name", ["../x.js", "/etc/passwd", ".hidden.js", "a/b.js", "a\\b.js", "x", "x.py", "", "a" * 200 + ".js", "\x00.js"]
)
def test_a_file_is_found_by_a_plain_name_in_its_folder_only(name: str, client: Path) -> None:
    (client / "x.js").write_bytes(b"x")
    (client / "x.py").write_bytes(b"x")
    (client / "a").mkdir()
    (client / "a" / "b.js").write_bytes(b"x")
    assert static.file(client / "a", name) is None
    assert static.file(client, name) is None
    assert static.file(client, "x.js") is not None


def test_the_deck_and_the_catalogues_are_served(host: Host) -> None:
    for lang in LANGUAGES:
        answer = ask(host, f"/texts/{lang}.ftl")
        assert answer.status == 200
        assert b"points-count" in answer.body
        assert answer.headers["cache-control"] == "no-cache"
    assert ask(host, "/texts/xx.ftl").status == 404
    deck = ask(host, "/deck/deck.svg")
    assert (deck.status, deck.headers["content-type"]) == (200, "image/svg+xml")
    assert ask(host, "/deck/__init__.py").status == 404


def test_about_says_what_there_is(host: Host) -> None:
    assert ask(host, "/api/health").json == {"ok": True}
    answer = ask(host, "/api/about")
    said = msgspec.json.decode(answer.body, type=http.About)
    assert answer.headers["cache-control"] == "no-store"
    assert (said.version, said.reach, said.opponents) == (__version__, http.Reach("loopback", ()), PEOPLE_PLAY)
    assert [preset.id for preset in said.presets] == list(PRESETS)
    for preset in said.presets:
        written = {"base": PRESETS[0], **preset.options, "values": preset.values}
        assert Rules.parse(written) == replace(Rules.preset(preset.id), base=PRESETS[0])
        assert [each.id for each in preset.variants] == [each.id for each in load_preset(preset.id).variants]
    assert [option.id for option in said.options] == list(OPTIONS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rules_page_says_what_the_texts_say(host: Host, lang: str) -> None:
    rules = {"base": "shobu", "gaji": True, "rounds": 6, "name": "Friday table"}
    answer = ask(host, "/api/rules", {"lang": lang, "rules": rules})
    page = msgspec.json.decode(answer.body, type=http.RulesPage)
    texts, wanted = Texts.load(lang), rules_page(Rules.parse(rules), Texts.load(lang))
    assert (page.title, page.table, page.rules) == (wanted.title, "Friday table", Rules.parse(rules).mapping())
    assert [(each.id, each.title, len(each.blocks)) for each in page.sections] == [
        (each.id, each.title, len(each.blocks)) for each in wanted.sections
    ]
    assert [each.preset for each in page.differences] == list(PRESETS)
    assert page.differences[1].sentences == texts.differences(Rules.parse(rules), Rules.preset("shobu"))


def refusal(answer: Any) -> http.ApiError:
    return msgspec.json.decode(answer.body, type=http.ApiError)


GOOD: dict[str, Any] = {"mode": "computer", "rules": {"base": "shobu"}, "names": ["Aki", ""]}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"rules": {"base": "nothing"}}, "unknown-preset"), ({"rules": {}}, "missing-option"),
        ({"rules": {"base": "shobu", "gaji": 1}}, "wrong-type"),
        ({"rules": {"base": "shobu", "name": "x" * 61}}, "not-allowed"),
        ({"rules": {"base": "shobu", "name": "\u202e"}}, "not-allowed"),
        ({"names": ["\u202eAki", ""]}, "not-allowed"),
        ({"names": ["x" * 41, ""]}, "wrong-type"), ({"names": ["Aki"]}, "wrong-type"),
        ({"mode": "cheat"}, "wrong-type"),
        ({"opponent": "random"}, "not-allowed"), ({"opponent": "greedy", "mode": "screen"}, "not-allowed"),
        ({"mode": "friend", "seed": 1}, "not-allowed"), ({"seed": -1}, "wrong-type"), ({"seed": 2**48}, "wrong-type"),
        ({"birth_months": [0, 1]}, "wrong-type"), ({"pace": "fast"}, "wrong-type"), ({"extra": 1}, "wrong-type"),
    ],
)  # fmt: skip
def test_what_cannot_be_opened_is_refused_with_the_reason(host: Host, change: dict[str, Any], reason: str) -> None:
    answer = ask(host, "/api/matches", {**GOOD, **change})
    said = refusal(answer)
    assert (answer.status, said.code, said.reason) == (400, "bad", reason)
    assert said.sentence


@pytest.mark.parametrize("raw", [b"", b"{", b"[]", b"[" * 5000, b'"' + b"\xff" * 9 + b'"', b"{}", b"9" * 5000])
def test_a_body_that_cannot_be_read_is_refused(host: Host, raw: bytes) -> None:
    for path in ("/api/matches", "/api/rules", "/api/invites/look", "/api/invites/join"):
        answer = ask(host, path, raw=raw)
        assert (answer.status, refusal(answer).code) == (400, "bad")


@pytest.mark.parametrize(
    "value", ["[" * 900 + "]" * 900, "9" * 4000, "1e999", "1.0", "null", '"' + "x" * 9000 + '"', '"\\u0000"']
)
@pytest.mark.parametrize(
    "rules",
    [
        '"gaji":%s',
        '"values":{"chaff":%s}',
        '"yaku":{"a":{"cards":["1B"],"value":1,"name":%s}}',
        '"name":%s',
        '"base":%s',
    ],
)
def test_rules_from_anybody_are_refused_in_a_sentence(host: Host, rules: str, value: str) -> None:
    for path, rest in (("/api/rules", '"lang":"en"'), ("/api/matches", '"mode":"screen","names":["a","b"]')):
        raw = f'{{{rest},"rules":{{"base":"shobu",{rules % value}}}}}'.encode()
        answer = ask(host, path, raw=raw)
        assert (answer.status, refusal(answer).code) == (400, "bad")


def test_a_body_has_at_most_16_kib(host: Host) -> None:
    body = msgspec.json.encode({"lang": "en", "rules": {"base": "shobu"}})
    assert ask(host, "/api/rules", raw=body + b" " * (http.MOST_BODY - len(body))).status == 200
    answer = ask(host, "/api/rules", raw=body + b" " * (http.MOST_BODY + 1 - len(body)))
    assert (answer.status, refusal(answer).code) == (413, "too_large")


def test_no_page_of_ours_asks_anything_of_another_server(host: Host) -> None:
    for path in ("/schema", "/schema/swagger", "/docs", "/openapi.json"):
        assert ask(host, path).status == 404


def test_the_names_of_a_match_are_trimmed_and_kept(host: Host) -> None:
    opened(host, names=["  Aki   Ito ", "Bruno"])


def test_a_person_at_an_address_that_is_none_sees_the_page_and_a_program_an_error(host: Host) -> None:
    page = ask(host, "/nowhere", Accept="text/html,*/*")
    assert (page.status, page.headers["content-type"].partition(";")[0]) == (404, "text/html")
    for path in ("/nowhere", "/api/nowhere"):
        answer = ask(host, path, Accept="application/json" if path == "/nowhere" else "text/html")
        assert (answer.status, answer.json["code"]) == (404, "not_found")


@pytest.mark.parametrize("preset", PRESETS)
def test_the_rules_page_names_the_cards_of_each_yaku_in_the_order_of_its_table(host: Host, preset: str) -> None:
    page = ask(host, "/api/rules", {"lang": "en", "rules": {"base": preset}}).json
    rows = next(
        block["rows"]
        for section in page["sections"]
        if section["id"] == "yaku"
        for block in section["blocks"]
        if block["kind"] == "table"
    )
    assert [Texts.load("en").yaku_name(yaku["id"]) for yaku in page["yaku"]] == [row[0] for row in rows]
    named = {yaku["id"]: (yaku["must"], len(yaku["count"]), yaku["need"]) for yaku in page["yaku"]}
    assert named["boar_deer_butterfly"][0] == ["6A", "7A", "10A"]
    assert named["ribbons"] == ([], 10, 5)
    chaff = next(yaku["count"] for yaku in page["yaku"] if yaku["id"] == "chaff")
    assert ("9A" in chaff) == bool(Rules.preset(preset).cup_chaff)


def test_files_are_made_short_for_whoever_can_read_it_and_are_the_same_inside(host: Host) -> None:
    for path in ("/deck/deck.svg", "/texts/ja.ftl", "/deck/12B.svg"):
        plain, short = ask(host, path), ask(host, path, Accept_Encoding="gzip, br")
        assert "content-encoding" not in plain.headers
        assert short.headers["content-encoding"] == "gzip"
        assert gzip.decompress(short.body) == plain.body
        assert len(short.body) < len(plain.body)
    assert "content-encoding" not in ask(host, "/api/about", Accept_Encoding="gzip").headers
