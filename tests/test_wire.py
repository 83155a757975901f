"""The wire's families are closed: every message comes back as it was sent, and anything else is refused by name."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from koikoi.engine.cards import Card
from koikoi.engine.events import Dealt, Ended, Gained, Played, Source, Voided, VoidReason
from koikoi.engine.seats import Points, Seat
from koikoi.errors import KoiKoiError, Reason
from koikoi.wire.events import DrawnSeen, ReadySeen, ResignedSeen, UndoneSeen, event_message
from koikoi.wire.messages import (
    MOST_BYTES,
    MOST_CID,
    MOST_SEQ,
    Ack,
    BadMessage,
    Cmd,
    Err,
    EventMsg,
    Evt,
    Sync,
    decode_command,
    decode_message,
    encode,
)
from tests.table_players import TABLES, do, new_table, step

GOOD: dict[str, Any] = {"t": "cmd", "cid": "a", "expect_seq": 1, "kind": "act", "actions": ["9C1", "x9A"]}


def said(**changes: object) -> bytes:
    return json.dumps(GOOD | changes).encode()


# --- there and back


@given(
    st.builds(
        Cmd,
        cid=st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=MOST_CID),
        expect_seq=st.integers(0, MOST_SEQ),
        kind=st.sampled_from(["act", "next", "resign", "rematch", "undo"]),
        actions=st.lists(st.sampled_from(["1B", "x12C3", "pass", "koi", ""]), max_size=2).map(tuple),
    )
)
def test_a_command_comes_back_as_it_was_sent(command: Cmd) -> None:
    assert decode_command(encode(command)) == command


@given(st.text(st.characters(exclude_categories=["Cs"])), st.integers(0, MOST_SEQ))
def test_answers_come_back_as_they_were_sent(text: str, seq: int) -> None:
    answers: list[Ack | Err] = [Ack(text, seq), Err(text, "stale", seq), Err(text, "illegal", seq, Reason.STALE.value)]
    for answer in answers:
        assert decode_message(encode(answer)) == answer


@pytest.mark.parametrize("name", TABLES)
def test_every_view_comes_back_as_it_was_sent(name: str) -> None:
    table, _ = new_table(name, 3)
    heard: list[Evt | Sync] = []
    for seat in (Seat(0), Seat(1)):
        table.listen(seat, heard.append)
    rng = Random(name)
    for _ in range(40):
        if table.state.match.over:
            break
        step(table, rng)
    if not table.state.match.over:
        do(table, 0, "resign")
    stages = set()
    for message in [*heard, table.sync(Seat(1))]:
        assert decode_message(encode(message)) == message
        stages.add(message.view.stage)
    assert stages == {"play", "round-over", "match-over"} or name != "shobu"


@pytest.mark.parametrize(
    ("event", "message"),
    [
        (Dealt(Seat(1), 9, (Card.CRANE,)), EventMsg("dealt", {"dealer": 1, "month": 9, "field": ["1B"]})),
        (
            Played(Seat(0), Source.STOCK, Card.MOON, (Card.GEESE, Card.PAMPAS_1)),
            EventMsg("played", {"seat": 0, "source": "stock", "card": "8B", "captured": ["8A", "8C1"]}),
        ),
        (
            Gained(Seat(0), (("chaff", Points(2)),), Points(7)),
            EventMsg("gained", {"seat": 0, "yaku": [["chaff", 2]], "total": 7}),
        ),
        (Voided(VoidReason.HAND_FOUR), EventMsg("voided", {"reason": "hand-four"})),
        (
            Ended("draw", -1, (Points(0), Points(0))),
            EventMsg("ended", {"kind": "draw", "winner": -1, "points": [0, 0]}),
        ),
        (DrawnSeen("birthday", Seat(1)), EventMsg("drawn", {"way": "birthday", "dealer": 1})),
        (ReadySeen(Seat(1)), EventMsg("ready", {"seat": 1})),
        (ResignedSeen(Seat(0)), EventMsg("resigned", {"seat": 0})),
        (UndoneSeen(Seat(0)), EventMsg("undone", {"seat": 0})),
    ],
)  # fmt: skip
def test_an_event_is_said_with_its_own_fields(event: Any, message: EventMsg) -> None:
    assert event_message(event) == message
    assert msgspec.json.decode(msgspec.json.encode(message), type=EventMsg) == message


# --- anything else


@pytest.mark.parametrize(
    "data",
    [
        b"", b" ", b"null", b"5", b'"cmd"', b"[]", b"{}", b"{", b"\x00", b"\xff\xfe{",
        said(t="ack"), said(t="evt"), said(t=5), said(t=None), said(t=["cmd"]),
        said(extra=1), said(match="m1"), said(token="secret"), said(**{"": 1}),
        said(cid=""), said(cid="x" * (MOST_CID + 1)), said(cid=5), said(cid=None),
        said(expect_seq=-1), said(expect_seq=MOST_SEQ + 1), said(expect_seq=1.0), said(expect_seq="1"),
        said(expect_seq=True), said(expect_seq=None), said(expect_seq=float("nan")), said(expect_seq=float("inf")),
        said(kind="cheat"), said(kind=""), said(kind=None),
        said(actions="9C1"), said(actions=["9C1", "x9A", "koi"]), said(actions=[1]), said(actions=[None]),
        said(actions=["x" * 9]), said(actions=[["9C1"]]), said(actions={}),
        b'{"cid":"a","expect_seq":1,"kind":"act"}',
        said() + b"x", said() + said(), said()[:-1], b"\xef\xbb\xbf" + said(), said().decode().encode("utf-16"),
        said().replace(b'"a"', b'"\xff"'), said().replace(b'"a"', b'"\xed\xa0\x80"'),
        said().replace(b'"a"', b'"\\ud800"'), said().replace(b'"a"', b'"\\udc00\\ud800"'),
        said().replace(b'"cid"', b'"\\ud800"'), said().replace(b'"a"', b'"\x01"'),
        said().replace(b": 1", b": 01"), said().replace(b": 1", b": 1e400"), said().replace(b": 1", b": -0.5"),
    ],
)  # fmt: skip
def test_what_is_no_command_is_refused(data: bytes) -> None:
    with pytest.raises(BadMessage) as refusal:
        decode_command(data)
    assert refusal.value.reason in (Reason.NOT_JSON, Reason.WRONG_TYPE)
    assert isinstance(refusal.value, KoiKoiError)


def deep(levels: int, around: bytes = b"") -> bytes:
    return b"[" * levels + around + b"]" * levels


@pytest.mark.parametrize("levels", [2_000, 100_000])
@pytest.mark.parametrize("place", [b"a", b"actions", b"extra", b"t"])
def test_deep_nesting_is_refused_without_a_crash(levels: int, place: bytes) -> None:
    data = b'{"t":"cmd","cid":"a","expect_seq":1,"kind":"act","' + place + b'":' + deep(levels) + b"}"
    for text in (data, deep(levels), b'{"a":' * levels + b"1" + b"}" * levels):
        with pytest.raises(BadMessage):
            decode_command(text)
        with pytest.raises(BadMessage):
            decode_message(text)


def test_deep_nesting_inside_an_event_is_refused_or_read_but_never_crashes() -> None:
    table, _ = new_table("shobu", 1)
    view = table.view(Seat(0))
    evt = encode(Evt(1, (EventMsg("played", {"seat": "HERE"}),), view))
    with pytest.raises(BadMessage):
        decode_message(evt.replace(b'"HERE"', deep(100_000)))


@pytest.mark.parametrize("digits", [17, 4_000])
def test_a_gigantic_number_is_refused(digits: int) -> None:
    for number in (b"9" * digits, b"-" + b"9" * digits, b"1e" + b"9" * digits):
        with pytest.raises(BadMessage):
            decode_command(said().replace(b": 1", b": " + number))
        with pytest.raises(BadMessage):
            decode_message(b'{"t":"ack","cid":5,"seq":' + number + b"}")


def test_a_message_has_at_most_4096_bytes() -> None:
    just = said() + b" " * (MOST_BYTES - len(said()))
    assert len(just) == MOST_BYTES == 4096
    assert decode_command(just).cid == "a"
    with pytest.raises(BadMessage) as refusal:
        decode_command(just + b" ")
    assert refusal.value.reason is Reason.OUT_OF_RANGE


def test_a_key_twice_does_no_harm() -> None:
    assert decode_command(said().replace(b'"cid": "a"', b'"cid": "a", "cid": "b"')).cid == "b"


@pytest.mark.parametrize("path", [(), ("view",), ("view", "round"), ("view", "legal"), ("view", "progress", 0, 0)])
def test_a_view_with_a_field_that_nobody_knows_is_refused(path: tuple[Any, ...]) -> None:
    table, _ = new_table("shobu", 1)
    message = json.loads(encode(table.sync(Seat(0))))
    assert decode_message(json.dumps(message).encode()) == table.sync(Seat(0))
    place = message
    for key in path:
        place = place[key]
    place["opponents_hand"] = ["1B"]
    with pytest.raises(BadMessage):
        decode_message(json.dumps(message).encode())


@given(st.binary(max_size=200), st.integers(0, 60), st.integers(0, 255))
def test_a_damaged_command_is_refused_or_is_another_command(noise: bytes, at: int, byte: int) -> None:
    data = bytearray(said())
    data[at] = byte
    for text in (noise, bytes(data), bytes(data[:at]), bytes(data[:at]) + noise):
        try:
            command = decode_command(text)
        except BadMessage:
            continue
        assert decode_command(encode(command)) == command
