"""Who may come in and what they may say: origins (W1), malformed messages (W4), limits, wrong secrets (W2, W11)."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from koikoi.server.limits import WIDE, Bucket, Buckets, Counts, Limits, Rate, counted_as
from koikoi.server.origins import place, public_origin
from koikoi.wire.http import OpenMatch
from koikoi.wire.messages import MOST_BYTES, Ack, Err, Resume, Watch, encode
from tests.server.client import Host, ask, opened, plain, play_on, sit, start
from tests.server.inside import CONNECTIONS, Bytes, inside, until

# --- origins


def origins(port: int) -> dict[str, list[str]]:
    """The 14 cases of W1: what a handshake has as `Origin`."""
    good = f"http://127.0.0.1:{port}"
    return {
        "evil": ["http://evil.example"],
        "null": ["null"],
        "absent": [],
        "empty": [""],
        "subdomain": [f"http://a.localhost:{port}"],
        "suffix": [f"http://127.0.0.1.evil.example:{port}"],
        "prefix": [f"http://evil127.0.0.1:{port}"],
        "other port": [f"http://127.0.0.1:{port + 1}"],
        "no port": ["http://127.0.0.1"],
        "scheme": [f"https://127.0.0.1:{port}"],
        "trailing dot": [f"http://localhost.:{port}"],
        "other address": [f"http://10.0.0.1:{port}"],
        "path": [f"{good}/"],
        "two headers": [good, good],
    }


async def handshake(host: Host, given: list[str]) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
    lines = [
        "GET /ws HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade", "Cookie: a=b",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        *(f"Origin: {origin}" for origin in given), "", "",
    ]  # fmt: skip
    writer.write("\r\n".join(lines).encode())
    status = await reader.readline()
    writer.close()
    return status


async def test_only_pages_of_this_server_may_open_a_socket(host: Host) -> None:
    for name in ("127.0.0.1", "localhost", "[::1]"):
        assert b" 101 " in await handshake(host, [f"http://{name}:{host.port}"])
    for case, given in origins(host.port).items():
        refusal = b" 400 " if case == "two headers" else b" 403 "  # two make a request that cannot be read at all
        assert refusal in await handshake(host, given), case


async def test_only_pages_of_this_server_may_change_something(host: Host) -> None:
    body = {"lang": "en", "rules": {"base": "shobu"}}
    assert ask(host, "/api/rules", body).status == 200
    assert ask(host, "/api/rules", body, Origin=host.origin).status == 200
    for case, given in origins(host.port).items():
        if case not in ("absent", "two headers"):
            answer = ask(host, "/api/rules", body, Origin=given[0])
            assert (answer.status, answer.json["code"]) == (403, "forbidden"), case


def test_where_a_server_is_says_who_may_speak_to_it() -> None:
    assert place("127.0.0.1", 80).allowed == {"http://127.0.0.1", "http://localhost", "http://[::1]"}
    home = place("0.0.0.0", 8686, machine=("192.168.1.5", "box.local"))
    assert home.reach.scope == "house"
    assert home.reach.addresses == ("http://192.168.1.5:8686", "http://box.local:8686")
    assert home.address == "http://127.0.0.1:8686"
    assert home.allowed >= {"http://box.local:8686", "http://192.168.1.5:8686", "http://localhost:8686"}
    public = place("127.0.0.1", 8686, "https://Koi.Example.org/")
    assert (public.address, public.reach.scope) == ("https://koi.example.org", "public")
    assert public.allowed >= {"https://koi.example.org"}
    assert place("::1", 8686).address == "http://[::1]:8686"
    for wrong in ("koi.example.org", "ftp://a", "https://", "https://a/b", "https://a?b"):
        with pytest.raises(ValueError, match="no address such as"):
            public_origin(wrong)


# --- messages


BAD = [
    b"", b"x", b"{}", b"[]", b"null", b'{"t":"ack","cid":"a","seq":1}', b'{"t":"resume"}', b"[" * 2000 + b"]" * 2000,
    b'{"t":"cmd","cid":"a","expect_seq":' + b"9" * 4000 + b',"kind":"act"}',
    b'{"t":"cmd","cid":"a","expect_seq":NaN,"kind":"act"}',
    b'{"t":"cmd","cid":"\\ud800","expect_seq":1,"kind":"act"}',
    b'{"t":"cmd","cid":"a","cid":5,"expect_seq":1,"kind":"act"}',
    b'{"t":"cmd","cid":"a","expect_seq":1,"kind":"act","extra":1}',
    b'{"t":"resume","match":"a","token":"b","token":"c","since":-1}',
]  # fmt: skip


@pytest.mark.parametrize("bad", BAD, ids=range(len(BAD)))
async def test_bad_messages_are_answered_and_the_third_closes_the_socket(host: Host, bad: bytes) -> None:
    match, tokens, _ = opened(host)
    player = await sit(host, match, tokens[0])
    for _ in range(3):
        await player.socket.send(bad.decode())
    assert await player.closed() == 1008
    assert [json.loads(text)["code"] for text in player.heard[2:]] == ["bad"] * 3


async def test_binary_and_a_second_resume_are_bad_too(host: Host) -> None:
    match, tokens, _ = opened(host)
    player = await sit(host, match, tokens[0])
    await player.socket.send(b"\x00\xff")
    assert isinstance(await player.hear(), Err)
    await player.socket.send(encode(Resume(match, tokens[1])).decode())
    assert isinstance(await player.hear(), Err)
    answer = await player.do("act", "1B", "x1R")
    assert isinstance(answer, Ack | Err)


async def test_a_message_has_at_most_4096_bytes(host: Host) -> None:
    match, tokens, _ = opened(host)
    player = await sit(host, match, tokens[0])
    text = encode(Resume(match, "x")).decode()
    await player.socket.send(text + " " * (MOST_BYTES - len(text)))
    assert isinstance(await player.hear(), Err)
    await player.socket.send(text + " " * (MOST_BYTES + 1 - len(text)))
    assert await player.closed() == 1009
    player = await sit(host, match, tokens[0])
    with suppress(ConnectionClosed):
        await player.socket.send("x" * (16 * 2**20))
    assert await player.closed() in (1009, 1006)


async def test_nothing_is_compressed_and_fragments_and_pings_do_no_harm(host: Host) -> None:
    match, tokens, _ = opened(host)
    player = await plain(host, compression="deflate")
    assert not player.socket.protocol.extensions
    parts = encode(Resume(match, tokens[0])).decode()
    await player.socket.send(iter(parts))
    assert await player.hear_a(object)
    for _ in range(200):
        await player.socket.ping()
    await player.socket.send("" for _ in range(2_000))
    while not isinstance(message := await player.hear(), Err):
        pass
    assert message.code == "bad"
    rss = memory(host)
    for _ in range(5):
        flood = await plain(host)
        await flood.socket.send("" for _ in range(5_000))
        await flood.close()
    assert memory(host) - rss < 4 * 1024  # KiB


def memory(host: Host) -> int:
    """The resident memory of a server, in KiB."""
    status = Path(f"/proc/{host.process.pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


async def test_what_is_no_resume_first_ends_the_socket(host: Host) -> None:
    player = await plain(host)
    await player.give("next", expect=0)
    assert await player.closed() == 1008


# --- limits


def test_a_bucket_gives_a_burst_and_then_its_rate() -> None:
    now = [0.0]
    bucket = Bucket(Rate(5, 10), lambda: now[0])
    assert [bucket.take() for _ in range(12)] == [True] * 10 + [False] * 2
    assert bucket.wait == pytest.approx(0.2)
    now[0] = 0.2
    assert bucket.wait == 0
    assert [bucket.take(), bucket.take()] == [True, False]
    now[0] = 100.0
    assert sum(bucket.take() for _ in range(20)) == 10
    many = Buckets(Rate(1, 1), lambda: now[0], most=2)
    assert [many.take(key) for key in "aab"] == [True, False, True]
    counts = Counts(2, 3)
    assert [counts.take(key) for key in "aaabb"] == [True, True, False, True, False]
    counts.give_back("a")
    assert counts.take("b")


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("fe80::1%eth0", "fe80::"),
        ("a name", "a name"),
    ],
)
def test_addresses_that_one_home_may_all_use_count_as_one(host: str, known: str) -> None:
    assert counted_as((host, 1)) == counted_as((host, 2)) == known
    assert counted_as(None) == ""


async def test_who_is_too_fast_is_refused_and_loses_nothing(tmp_path: Path) -> None:
    async with inside(tmp_path, limits=Limits(rate_refusals=20, resume_within=1.0, sockets_per_seat=2)) as (_, port):
        opening = await Bytes.open(port)
        body = {"mode": "screen", "rules": {"base": "shobu"}, "names": ["A", "B"]}
        answer = await opening.ask("POST", "/api/matches", json.dumps(body).encode())
        said = json.loads(answer.partition(b"\r\n\r\n")[2])
        resume = {"t": "resume", "match": said["match"], "token": said["seats"][0]["token"]}
        sockets = [await Bytes.open(port) for _ in range(3)]
        for socket in sockets:
            await socket.upgrade()
        for socket in sockets[:2]:
            await socket.say(resume)
            assert (await socket.message())["t"] == "sync"
        await sockets[2].say(resume)
        first, body_ = await sockets[2].frame()
        assert (first, int.from_bytes(body_[:2], "big")) == (0x88, 1013)
        await sockets[0].message_of("here")
        codes = []
        for number in range(14):
            await sockets[0].say({"t": "cmd", "cid": f"c{number}", "expect_seq": 0, "kind": "next", "actions": []})
            codes.append(await sockets[0].message_of("err"))
        assert [code["code"] for code in codes] == ["stale"] * 9 + ["rate"] * 5
        assert {code["seq"] for code in codes} == {1}
        for number in range(30):
            await sockets[0].say({"t": "cmd", "cid": f"d{number}", "expect_seq": 0, "kind": "next", "actions": []})
        while (frame := await sockets[0].frame())[0] == 0x81:
            pass
        assert int.from_bytes(frame[1][:2], "big") == 1008
        silent = await Bytes.open(port)
        await silent.upgrade()
        assert int.from_bytes((await silent.frame())[1][:2], "big") == 1008
        statuses = [await _status(port) for _ in range(11)]
        assert statuses == [b"201"] * 9 + [b"429"] * 2


async def test_who_has_too_many_connections_is_told_so_and_others_come_in(tmp_path: Path) -> None:
    async with inside(tmp_path, limits=replace(WIDE, connections_per_address=3)) as (_, port):
        held = [await Bytes.open(port) for _ in range(3)]
        refused = await Bytes.open(port)
        head, _, body = (await refused.ask("GET", "/api/health")).partition(b"\r\n\r\n")
        assert b" 429 " in head.splitlines()[0]
        assert b"retry-after: 2" in head.lower()
        assert b"nosniff" in head
        assert json.loads(body)["code"] == "rate"
        socket = await Bytes.open(port)
        await socket.upgrade()
        assert b" 429 " in socket.frames[0].splitlines()[0]
        other = await Bytes.open(port, address="127.0.0.2")
        assert b" 200 " in await other.ask("GET", "/api/health")
        before = len(CONNECTIONS[port])
        held.pop().close()
        await until(lambda: len(CONNECTIONS[port]) < before)
        again = await Bytes.open(port)
        assert b" 200 " in await again.ask("GET", "/api/health")


async def test_connections_beyond_those_that_are_told_so_are_cut(tmp_path: Path) -> None:
    async with inside(tmp_path, limits=replace(WIDE, connections_per_address=2)) as (_, port):
        for _ in range(4):
            await Bytes.open(port)
        late = await Bytes.open(port)
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await late.upgrade()
        await until(lambda: len(CONNECTIONS[port]) == 4)
        await until(lambda: len(CONNECTIONS[port]) == 2)  # those that are too many ask nothing
        await asyncio.sleep(0.2)
        assert len(CONNECTIONS[port]) == 2


async def test_a_socket_is_no_longer_an_http_connection(tmp_path: Path) -> None:
    async with inside(tmp_path, limits=replace(WIDE, connections_per_address=2)) as (_, port):
        sockets = [await Bytes.open(port) for _ in range(2)]
        for socket in sockets:
            await socket.upgrade()
        sockets += [await Bytes.open(port) for _ in range(2)]
        for socket in sockets[2:]:
            await socket.upgrade()
        assert all(b" 101 " in socket.frames[0].splitlines()[0] for socket in sockets)


async def test_an_address_opens_only_so_many_sockets_in_a_while(tmp_path: Path) -> None:
    async with inside(tmp_path, limits=replace(WIDE, opens=Rate(5, 3))) as (_, port):
        for number in range(5):
            socket = await Bytes.open(port)
            await socket.upgrade()
            await socket.say({"t": "resume", "match": "x" * 22, "token": "y"})
            first, body = await socket.frame()
            if number < 3:
                assert (first, json.loads(body)["code"]) == (0x81, "not_seat")
            else:
                assert (first, int.from_bytes(body[:2], "big"), body[2:]) == (0x88, 1008, b"rate")
            socket.close()
        await asyncio.sleep(0.3)
        socket = await Bytes.open(port)
        await socket.upgrade()
        await socket.say({"t": "resume", "match": "x" * 22, "token": "y"})
        assert (await socket.message())["code"] == "not_seat"


async def test_who_asks_too_fast_is_told_when_to_ask_again(tmp_path: Path) -> None:
    async with inside(tmp_path, limits=replace(WIDE, invites=Rate(0.25, 1))) as (_, port):
        heads = []
        for _ in range(2):
            asking = await Bytes.open(port)
            answer = await asking.ask("POST", "/api/invites/look", b'{"code":"xxxxxxxxxxxxxxxxxxxxxx"}')
            heads.append(answer.partition(b"\r\n\r\n")[0].lower())
        assert b"retry-after" not in heads[0]
        assert b" 429 " in heads[1].splitlines()[0]
        assert b"retry-after: 4" in heads[1]


async def _status(port: int) -> bytes:
    asking = await Bytes.open(port)
    body = {"mode": "screen", "rules": {"base": "shobu"}, "names": ["A", "B"]}
    answer = await asking.ask("POST", "/api/matches", json.dumps(body).encode())
    return answer.split()[1]


async def test_a_reader_who_never_reads_is_closed_and_delays_nobody(tmp_path: Path) -> None:
    async with inside(tmp_path, limits=replace(WIDE, queued_messages=8)) as (site, port):
        seats = await site.house.open(OpenMatch("screen", {"base": "shobu", "rounds": 1}, ("A", "B")))
        slow = await Bytes.open(port)
        await slow.upgrade()
        slow._writer.transport.pause_reading()  # type: ignore[attr-defined]
        await slow.say({"t": "resume", "match": seats.match, "token": seats.seats[0].token})
        await until(lambda: any(room._ears[0] for room in site.house.rooms()))  # type: ignore[index]
        (room,) = site.house.rooms()
        (ear,) = room._ears[0]  # type: ignore[index]
        began = asyncio.get_running_loop().time()
        for _ in range(5_000):
            ear.say("x" * 4000)
            if not site.house.rooms()[0]._ears[0]:  # type: ignore[index]
                break
            await asyncio.sleep(0)
        assert asyncio.get_running_loop().time() - began < 5
        assert room.here == (False, False)
        await until(lambda: not CONNECTIONS[port])  # whoever does not read keeps no connection


# --- secrets


async def test_tokens_and_codes_stand_in_no_log_address_or_file(tmp_path: Path) -> None:
    errors = tmp_path / "log.txt"
    host = start(tmp_path, log=errors)
    match, tokens, _ = opened(host)
    friend, more, code = opened(host, "friend")
    assert code is not None
    joined = ask(host, "/api/invites/join", {"code": code, "name": "Chiyo"}).json
    bearer = {"Authorization": f"Bearer {tokens[0]}"}
    watch = ask(host, f"/api/matches/{match}/watch", {}, **bearer).json["code"]
    secrets = [*tokens, *more, code, joined["seats"][0]["token"], watch]
    watcher = await plain(host)
    await watcher.socket.send(encode(Watch(match, watch)).decode())
    players = [await sit(host, match, token) for token in tokens]
    await play_on(players, Random(1), steps=5)
    with pytest.raises(InvalidStatus):
        await plain(host, origin="http://evil.example")
    ask(host, f"/api/matches/{match}/record", **bearer)
    ask(host, f"/api/matches/{friend}/record", Authorization="Bearer wrong")
    ask(host, "/api/matches", raw=b"{")
    host.kill()
    for path in tmp_path.iterdir():
        kept = path.read_bytes()
        assert not any(secret.encode() in kept for secret in secrets), path.name
    assert errors.read_bytes() == b""


def test_foreign_and_missing_things_are_answered_alike(host: Host) -> None:
    match, tokens, _ = opened(host)
    other, theirs, _ = opened(host)
    answers = [
        ask(host, f"/api/matches/{name}/record", Authorization=f"Bearer {token}")
        for name, token in (
            (match, theirs[0]),
            ("x" * 22, theirs[0]),
            (match, ""),
            (other, "x" * 5000),
            (match, tokens[0]),
        )
    ]
    answers += [ask(host, f"/api/matches/{match}/record"), ask(host, "/api/invites/look", {"code": "x" * 22})]
    answers += [ask(host, "/api/nothing"), ask(host, "/table/a/b"), ask(host, "/assets/..%2findex.html")]
    assert {(answer.status, answer.body) for answer in answers} == {(404, answers[0].body)}
    assert all({**a.headers, "date": ""} == {**answers[0].headers, "date": ""} for a in answers[:5])


def test_who_joins_again_with_their_own_key_gets_the_same_seat_and_nobody_else_does(host: Host) -> None:
    _, _, code = opened(host, "friend")
    mine = {"code": code, "name": "Chiyo", "key": "k" * 22}
    first, again = (ask(host, "/api/invites/join", mine) for _ in range(2))
    assert (first.status, again.status) == (201, 201)
    assert first.json == again.json
    for other in ({**mine, "key": "x" * 22}, {"code": code, "name": "Dai"}):
        refused = ask(host, "/api/invites/join", other)
        assert (refused.status, refused.json["code"]) == (409, "used")


def test_a_request_that_does_not_come_whole_is_given_up(host: Host) -> None:
    head = f"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nContent-Length: 900\r\n\r\n{{"
    began = time.monotonic()
    with (
        socket.create_connection(("127.0.0.1", host.port), timeout=20) as slow_head,
        socket.create_connection(("127.0.0.1", host.port), timeout=20) as slow_body,
    ):
        slow_head.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-a: ")
        slow_body.sendall(head.encode())
        assert b" 400 " in slow_body.recv(400)
        assert slow_head.recv(400) == b""
    assert 3 < time.monotonic() - began < 16


def test_an_address_in_any_script_is_compared_as_browsers_write_it() -> None:
    assert public_origin("https://exämple.org") == "https://xn--exmple-cua.org"
