"""What is said over a socket, as bytes: the two families are closed, and read strictly."""

from __future__ import annotations

import json

import pytest

from koikoi.wire.http import AskRules, JoinMatch, OpenMatch, decode_body
from koikoi.wire.messages import (
    MOST_BYTES,
    BadMessage,
    Cmd,
    FromPlayer,
    Here,
    PublicWaiting,
    Resume,
    ToPlayer,
    ToSpectator,
    Waiting,
    Watch,
    decode_from_player,
    decode_message,
    decode_public,
    encode,
)


@pytest.mark.parametrize(
    "message", [Cmd("a", 1, "act", ("1B", "x1R")), Resume("m" * 22, "t" * 43, 7), Resume("m", "t"), Watch("m", "c")]
)
def test_what_a_player_says_is_read_back(message: FromPlayer) -> None:
    assert decode_from_player(encode(message)) == message


@pytest.mark.parametrize("message", [Waiting(0, ("Aki", ""), {"base": "shobu"}, "1"), Here((True, False))])
def test_what_a_player_is_told_is_read_back(message: ToPlayer) -> None:
    assert decode_message(encode(message)) == message


@pytest.mark.parametrize("message", [PublicWaiting(("Aki", ""), {"base": "shobu"}, "1"), Here((True, False))])
def test_what_a_spectator_is_told_is_read_back(message: ToSpectator) -> None:
    assert decode_public(encode(message)) == message


@pytest.mark.parametrize("data", [b"", b'{"t":"ack","cid":"a","seq":1}', b'{"t":"sync","seq":1}', b"[" * 3000])
def test_what_is_nothing_for_a_spectator_is_refused(data: bytes) -> None:
    with pytest.raises(BadMessage):
        decode_public(data)


def test_the_tags_are_those_of_the_protocol() -> None:
    told = [Waiting(0, ("", ""), {}, ""), Here((True, True)), Resume("m", "t"), Cmd("c", 0, "next")]
    assert [json.loads(encode(message))["t"] for message in told] == ["waiting", "here", "resume", "cmd"]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "data",
    [
        b"", b"{}", b"null", b'{"t":"cmd"}', b'{"t":"resume","match":"m"}', b'{"t":"here","here":[true,true]}',
        b'{"t":"resume","match":"","token":"t"}', b'{"t":"resume","match":"m","token":"t","x":1}',
        b'{"match":"m","token":"t"}', b'{"t":"resume","match":"m","token":"' + b"t" * 65 + b'"}',
        b'{"t":"watch","match":"m"}', b'{"t":"watch","match":"m","code":""}', b'{"t":"watch","match":"m","token":"t"}',
        b'{"t":"watch","match":"m","code":"c","since":1}', b'{"t":"watch","match":"m","code":"' + b"c" * 65 + b'"}',
        b'{"t":"resume","match":"m","token":"t","since":-1}', b'{"t":"resume","match":5,"token":"t"}',
        encode(Cmd("a", 1, "next")) + b" " * MOST_BYTES, b"[" * 3000,
    ],
)  # fmt: skip
def test_anything_else_is_refused(data: bytes) -> None:
    with pytest.raises(BadMessage):
        decode_from_player(data)


def test_bodies_are_read_strictly_too() -> None:
    body = b'{"mode":"screen","rules":{"base":"shobu"},"names":["A","B"]}'
    assert decode_body(body, OpenMatch) == OpenMatch("screen", {"base": "shobu"}, ("A", "B"))
    for kind in (AskRules, JoinMatch):
        with pytest.raises(BadMessage):
            decode_body(body, kind)
