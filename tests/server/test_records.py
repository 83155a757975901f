"""Records that people keep: filed whole or not at all, found by their owner only, replayed as they were recorded."""

from __future__ import annotations

import gzip
import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from koikoi.engine.deal import deal, shuffled_deck
from koikoi.engine.jsontext import format_json, parse_json
from koikoi.engine.match import Match
from koikoi.engine.record import format_record, replay
from koikoi.engine.rules import PRESETS, Rules
from koikoi.engine.seats import Seat
from koikoi.server.filing import Misfiled, read_file, read_record
from koikoi.server.limits import Limits, Rate
from koikoi.server.replays import frames, rounds_of
from koikoi.table.foreign import convert_koikoi_ai
from koikoi.wire.records import MOST_FILE, ReplayRound
from tests.conftest import NIGHTLY
from tests.server.client import Host, Reply, ask, opened, play_on, sit
from tests.server.inside import Bytes, inside

KEY, OTHER = "k" * 64, "o" * 64
DATA = Path(__file__).parent.parent / "data" / "koikoi-ai.jsonl.gz"
PUBLIC = gzip.decompress(DATA.read_bytes()).splitlines()
ID = "A" * 22


def shelf(host: Host, key: str = KEY) -> list[dict[str, Any]]:
    answer = ask(host, "/api/records", Authorization=f"Bearer {key}")
    assert answer.status == 200, answer
    return list(answer.json["records"])


def file(host: Host, data: bytes, key: str = KEY) -> Any:
    answer = ask(host, "/api/records", raw=data, Authorization=f"Bearer {key}")
    assert answer.status == 200, answer
    said = answer.json
    assert set(said.pop("ids")) <= {row["id"] for row in shelf(host, key)}
    return said


def about(host: Host, what: str, key: str = KEY, **body: object) -> Reply:
    return ask(host, f"/api/records/{what}", body, Authorization=f"Bearer {key}")


@pytest.fixture
def key(request: pytest.FixtureRequest) -> str:
    """A shelf of the test's own."""
    return hashlib.sha256(request.node.name.encode()).hexdigest()


@pytest.mark.parametrize("number", range(0, 150, 1 if NIGHTLY else 10))
def test_public_matches_are_kept_and_replay_to_the_recorded_result(number: int, host: Host, key: str) -> None:
    theirs = json.loads(PUBLIC[number])
    assert file(host, PUBLIC[number], key) == {"added": 1, "known": 0, "full": False, "wrong": None}
    (row,) = shelf(host, key)
    result = theirs["result"]
    assert row["standing"] == [result["player1EndPts"], result["player2EndPts"]]
    assert (0 if row["winner"] is None else row["winner"] + 1) == result["gameWinner"]
    assert row["rounds"] == len(theirs["record"])
    answer = about(host, "replay", id=row["id"], round=row["rounds"])
    last = msgspec.json.decode(answer.body, type=ReplayRound).frames[-1].views
    for seat, view in enumerate(last):
        assert view.seat == seat
        assert view.stage == "match-over"
        assert list(view.standing) == row["standing"]
        assert view.end is not None
        assert view.end.winner == row["winner"]


def finished(rules: Rules, rng: Random) -> Match:
    """A match that somebody played anyhow."""
    match = Match.start(rules, dealer=Seat(0), players=("Aki", "Bruno"))
    while not match.over:
        if match.wants_deal:
            match, _ = match.deal(deal(rules, shuffled_deck(rng=rng), match.dealer))
        else:
            match, _ = match.apply(rng.choice(match.legal()))
    return match


@pytest.mark.parametrize("preset", PRESETS)
def test_a_replay_shows_each_action_as_each_seat_saw_it(preset: str) -> None:
    match = finished(Rules.preset(preset, rounds=3, target=0), Random(preset))
    found = read_record(format_record(match))
    for number, played in enumerate(rounds_of(match), 1):
        shown = frames(found.match, number, found.setup)
        assert len(shown) == len(played.actions) + 1
        before = Match.start(match.rules, dealer=Seat(0), players=match.players)
        for earlier in match.rounds[: number - 1]:
            before = before.file(earlier)
        before, _ = before.deal(played.deal)
        for at, frame in enumerate(shown[:-1]):
            for seat, view in enumerate(frame.views):
                assert view.round is not None
                seen = before.observe(Seat(seat))
                assert view.round.hand == tuple(card.code for card in seen.hand)
                assert set(view.round.unseen).isdisjoint({*view.round.hand, *view.round.field})
            before, _ = before.apply(played.actions[at])
        sheet = shown[-1].views[0].sheet
        assert sheet is not None
        assert played.outcome is not None
        assert sheet.points == played.outcome.points


def test_a_match_given_up_in_a_round_replays_to_its_end() -> None:
    match = finished(Rules.preset("shobu", rounds=2, target=0), Random(5))
    first, second = match.rounds[:2]
    open_ = Match.start(match.rules, dealer=first.dealer, players=match.players).file(first)
    open_, _ = open_.deal(second.deal)
    for action in second.actions[:3]:
        open_, _ = open_.apply(action)
    found = read_record(format_record(open_.resign(Seat(1))))
    shown = frames(found.match, 2, found.setup)
    assert len(shown) == 5
    assert shown[-1].events[0].name == "resigned"
    assert shown[-1].views[0].end is not None
    assert shown[-1].views[0].end.winner == 0
    assert shown[-2].views[0].stage == "play"


def test_what_is_filed_again_adds_nothing(host: Host, key: str) -> None:
    assert file(host, PUBLIC[0], key)["added"] == 1
    assert file(host, PUBLIC[0] + b"\n" + PUBLIC[1] + b"\n" + PUBLIC[1], key) == {
        "added": 1, "known": 2, "full": False, "wrong": None,
    }  # fmt: skip
    ours = format_json(convert_koikoi_ai(parse_json(PUBLIC[0]))).encode()
    assert file(host, ours, key)["known"] == 1
    kept = about(host, "read", key, id=shelf(host, key)[0]["id"]).body
    assert file(host, kept, key)["known"] == 1
    assert replay(parse_json(kept)).differences == []
    assert len(shelf(host, key)) == 2


def bad(change: str) -> bytes:
    record = convert_koikoi_ai(parse_json(PUBLIC[3]))
    if change == "points":
        record["rounds"][2]["result"]["points"] = [99, 0]
    elif change == "action":
        record["rounds"][1]["actions"][4] = "12B"
    elif change == "open":
        del record["match"], record["totals"]
        record["rounds"].pop()
    return format_json(record).encode()


@pytest.mark.parametrize(("change", "round", "word"), [("points", 3, "points"), ("action", 2, "action 5"),
                                                       ("open", 0, "has not ended")])  # fmt: skip
def test_a_broken_file_changes_nothing_and_says_where(change: str, round: int, word: str, host: Host, key: str) -> None:
    answer = file(host, PUBLIC[0] + b"\n\n" + bad(change) + b"\n" + PUBLIC[1], key)
    assert (answer["added"], answer["known"]) == (0, 0)
    assert (answer["wrong"]["line"], answer["wrong"]["round"]) == (3, round)
    assert word in answer["wrong"]["sentence"]
    assert shelf(host, key) == []


@pytest.mark.parametrize("data", [b"", b"\n \n", b"[]", b"{", b'{"format": "koikoi-position"}', b"\xff\xfe", b"1\n2"])
def test_what_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(Misfiled) as error:
        read_file(data)
    assert "\n" not in error.value.sentence


def test_a_file_that_is_too_long_is_refused_unread(host: Host) -> None:
    answer = ask(host, "/api/records", raw=b"{}", Content_Length=str(MOST_FILE + 1), Authorization=f"Bearer {KEY}")
    assert (answer.status, answer.json["code"]) == (413, "too_large")


def test_only_its_owner_finds_names_and_deletes_a_record_but_its_id_opens_it(host: Host, key: str) -> None:
    file(host, PUBLIC[7], key)
    (row,) = shelf(host, key)
    assert shelf(host, OTHER) == []
    named: dict[str, Any] = {"title": "mine"}
    for what, more in (("rename", named), ("remove", {})):
        foreign = about(host, what, OTHER, id=row["id"], **more)
        nowhere = about(host, what, key, id=ID, **more)
        assert (foreign.status, foreign.body) == (nowhere.status, nowhere.body) == (404, foreign.body)
    for what in ("read", "replay"):
        asked: dict[str, Any] = {"round": 1} if what == "replay" else {}
        assert ask(host, f"/api/records/{what}", {"id": row["id"], **asked}).status == 200
        assert ask(host, f"/api/records/{what}", {"id": ID, **asked}).status == 404
    assert about(host, "replay", id=row["id"], round=row["rounds"] + 1).status == 404
    assert about(host, "rename", key, id=row["id"], title="  The  long one ").status == 200
    assert shelf(host, key)[0]["title"] == "The long one"
    assert about(host, "remove", key, id=row["id"]).status == 200
    assert shelf(host, key) == []
    assert about(host, "read", id=row["id"]).status == 404


@pytest.mark.parametrize("short", ["", "short", "k" * 42, "k" * 65, "k" * 60 + "%20"])
def test_no_key_is_no_shelf(short: str, host: Host) -> None:
    assert ask(host, "/api/records", Authorization=f"Bearer {short}").status == 404
    assert ask(host, "/api/records").status == 404


async def test_a_match_comes_onto_the_shelf_once_it_has_ended_and_not_before(host: Host, key: str) -> None:
    match, tokens, _ = opened(host)
    body = {"match": match, "token": tokens[0]}
    running = about(host, "keep", key, **body)
    assert running.status == 404
    assert running.body == about(host, "keep", key, match=match, token="x" * 43).body
    await play_on([await sit(host, match, token) for token in tokens], Random(3))
    assert about(host, "keep", key, **body).json["added"] == 1
    again = about(host, "keep", key, match=match, token=tokens[1]).json
    assert (again["added"], again["known"]) == (0, 1)
    (row,) = shelf(host, key)
    assert row["players"] == ["Aki", "Bruno"]
    assert abs(row["played"] - row["added"]) < 100
    assert again["ids"] == [row["id"]]
    assert about(host, "replay", id=row["id"], round=1).status == 200


def test_all_public_matches_in_one_file_are_kept_with_the_recorded_result(host: Host, key: str) -> None:
    assert file(host, b"\n".join(PUBLIC), key)["added"] == len(PUBLIC) == 150
    results = (json.loads(line)["result"] for line in PUBLIC)
    recorded = sorted([result["player1EndPts"], result["player2EndPts"]] for result in results)
    assert sorted(row["standing"] for row in shelf(host, key)) == recorded


async def test_a_full_shelf_takes_nothing_of_what_does_not_fit(tmp_path: Path) -> None:
    async with inside(tmp_path, limits=Limits(records_per_shelf=2)) as (site, _):
        shelves = site.shelves
        assert (await shelves.file(KEY, PUBLIC[0])).added == 1
        answer = await shelves.file(KEY, PUBLIC[1] + b"\n" + PUBLIC[2])
        assert (answer.added, answer.full) == (0, True)
        assert (await shelves.file(KEY, PUBLIC[0] + b"\n" + PUBLIC[1])).added == 1
        assert (await shelves.file(OTHER, PUBLIC[2])).added == 1


async def test_who_files_too_fast_is_told_when_to_come_again(tmp_path: Path) -> None:
    async with inside(tmp_path, limits=Limits(files=Rate(0.1, 1))) as (_, port):
        answers = []
        for line in PUBLIC[:2]:
            client = await Bytes.open(port)
            answers.append(await client.ask("POST", "/api/records", line, Authorization=f"Bearer {KEY}"))
        assert answers[0].startswith(b"HTTP/1.1 200")
        assert answers[1].startswith(b"HTTP/1.1 429")
        assert b"retry-after: 10" in answers[1].lower()
