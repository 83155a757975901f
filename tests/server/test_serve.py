"""`koikoi serve` as it is typed: ports, addresses, signals; and `koikoi bot`."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from koikoi.cli import serve as serve_module
from koikoi.server import run
from tests.commands import POSITION, PROGRAM, ROOT, koikoi, koikoi_process, refused


@contextmanager
def served(folder: Path, *options: str) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """`koikoi serve` until it is ended, and the line that it prints."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "KOIKOI_HOME": str(folder)}
    command = [*PROGRAM, "serve", "--no-open", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout.readline().decode()
        finally:
            if process.poll() is None:
                process.kill()


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_and_leaves_in_order(by: signal.Signals, tmp_path: Path) -> None:
    began = time.monotonic()
    with served(tmp_path) as (process, line):
        assert time.monotonic() - began < 30
        assert line.startswith("Koi-Koi: http://127.0.0.1:")
        address = line.split()[1]
        assert urllib.request.urlopen(urllib.request.Request(address, method="HEAD"), timeout=10).status == 200
        status = Path(f"/proc/{process.pid}/status").read_text()
        assert int(status.split("VmRSS:")[1].split()[0]) < 120 * 1024
        process.send_signal(by)
        assert process.stderr is not None
        assert (process.wait(10), process.stderr.read()) == (0, b"")
    assert (tmp_path / "koikoi.db").exists()
    assert not (tmp_path / "koikoi.db-wal").exists()


def test_the_usual_port_gives_way_and_a_named_one_does_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        answer = koikoi_process("serve", "--no-open", "--port", str(port), "--data", str(tmp_path))
        assert refused(answer, naming=str(port))
        monkeypatch.setattr(run, "DEFAULT_PORT", port)
        with run.bind("127.0.0.1", None) as free:
            assert free.getsockname()[1] not in (0, port)
    assert serve_module.PORT == 8686


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with served(tmp_path):
        answer = koikoi_process("serve", "--no-open", KOIKOI_HOME=str(tmp_path))
        assert refused(answer, naming="another koikoi serve")


@pytest.mark.parametrize(
    "options",
    [
        ("--host", "203.0.113.1"),
        ("--public-url", "x"),
        ("--host", "no such host"),
        ("--port", "0"),
        ("--host", ""),
        ("--public-url", ""),
        ("--public-url", "https://a b"),
        ("--public-url", "https://u:p@a"),
        ("--public-url", "https://a#"),
        ("--public-url", "https://a\\b"),
    ],
)
def test_an_address_that_cannot_be_is_an_error_in_one_line(options: tuple[str, ...], tmp_path: Path) -> None:
    assert refused(koikoi("serve", "--no-open", "--data", str(tmp_path), *options))


def test_the_server_loads_nothing_that_draws_or_compiles() -> None:
    words = "import sys; from koikoi.server import run; from koikoi.cli import serve, store; print(*sys.modules)"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", words], capture_output=True, env=environment, check=True)
    assert not {"numba", "numpy", "textual", "rich", "alembic"} & set(done.stdout.decode().split())


@pytest.mark.parametrize("agent", ["nobody", "greedy:3", "pimc:", "pimc:0", ""])
def test_a_bot_that_there_is_not_is_an_error_in_one_line(agent: str) -> None:
    assert refused(koikoi("bot", "--agent", agent, stdin=b""))


def test_a_bot_answers_each_line_and_goes_on_after_one_that_cannot_be_used() -> None:
    other = json.dumps({**json.loads(POSITION), "seat": 1, "hand": [], "opponent_hand": 7})
    lines = ["x", "{}", "[" * 5000, other, "5" * 70_000, POSITION.replace('"1B"', '"1R"'), POSITION, ""]
    answer = koikoi("bot", "--agent", "random", "--seed", "3", stdin="\n".join(lines).encode())
    assert (answer.code, answer.err) == (0, "")
    said = [json.loads(line) for line in answer.out.splitlines()]
    assert ["error" in each for each in said] == [True] * 6 + [False]
    assert said[-1]["action"] in ("x1R", "x1C2")
    assert koikoi("bot", stdin=b"").out == ""
