"""How fast the browser's game is: `PYTHONPATH=. python bench/web.py` writes bench/web.md; exit 1 if a target is missed.

A real server, a real browser without a window, sockets that play. The built client has to be there (`python
frontend/build.py`), and the tests' tools. Give it a quiet machine: server, browser and players share it.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page
from tables import Results, keep
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.server.client import Host, ask, opened, start
from tests.web.browser import a_browser
from tests.web.player import LOOK, Player, settle

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "src" / "koikoi" / "server" / "static"
VISITS = 8
"""First visits; the computer opens in half of them, and takes its time: those are not the quickest."""
MATCHES = 200
"""Matches opened to see what one takes."""
TALKERS, CROWD, TALKING = 10, 25, 15.0
"""Matches of two sockets that play at once, in a house and in a crowd, and for how many seconds."""
THINKING = 0.25
"""Seconds that each player waits before a move."""
WATCH = """() => {
  const seen = { frames: [], tasks: [], taps: [] };
  window.seen = seen;
  let before = 0;
  const frame = (now) => { if (before) seen.frames.push(now - before); before = now; requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map((e) => e.duration)))
    .observe({ type: 'longtask' });
  new PerformanceObserver((list) => seen.taps.push(
    ...list.getEntries().filter((e) => e.name === 'click' || e.name === 'keydown').map((e) => e.duration)))
    .observe({ type: 'event', durationThreshold: 16 });
}"""

EMPTY = "<button style='width:200px;height:200px' onclick='textContent = +textContent + 1'>0</button>"


class Quiet(Player):
    """A player who disturbs the page as little as a person does: looks seldom, and presses without asking the page."""

    every = 200

    def press(self, where: str) -> None:
        """A click at the middle of a thing, as a finger makes it: down for 70 ms."""
        box = self.page.locator(where).first.bounding_box()
        assert box is not None, where
        time.sleep(0.1)
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, delay=70)


def memory(pid: int) -> int:
    """The memory of a process, in kB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


def served(folder: Path) -> tuple[subprocess.Popen[bytes], str, float]:
    """The program's own server: the process, its address and the seconds until it was ready."""
    began = time.monotonic()
    command = [sys.executable, "-m", "koikoi", "serve", "--no-open", "--port", "18686", "--data", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert process.stdout is not None
    line = process.stdout.readline().decode()
    return process, line.split()[-1], time.monotonic() - began


def first_visit(browser: Browser, address: str) -> tuple[float, float]:
    """Seconds from opening the page to its first paint, and to a table where a card can be played."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, base_url=address, reduced_motion="reduce")
    page = context.new_page()
    page.goto("/", wait_until="commit")
    page.wait_for_function(f"() => ({LOOK})() !== null", polling="raf", timeout=30_000)
    playable: float = page.evaluate("() => performance.now()")
    paint: float = page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0].startTime")
    context.close()
    return paint / 1000, playable / 1000


def at_the_table(browser: Browser, address: str, seconds: float, slower: int) -> dict[str, list[float]]:
    """Frames, long tasks and answers to presses, in milliseconds, at a processor so many times slower."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, base_url=address, has_touch=True)
    settle(context, pace="calm")
    page: Page = context.new_page()
    page.goto("/")
    page.locator("button.button--go.big").click()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    player = Quiet(page, keys=False, rng=Random(1))
    player.step()
    page.evaluate(WATCH)
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        player.step()
    seen: dict[str, list[float]] = page.evaluate("() => window.seen")
    context.close()
    return seen


def empty_page(browser: Browser, slower: int) -> dict[str, list[float]]:
    """The same of a page with one button that counts: what is the machine's and not the game's."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = context.new_page()
    page.set_content(EMPTY)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(WATCH)
    for _ in range(40):
        page.mouse.click(60, 60)
        time.sleep(0.35)
    seen: dict[str, list[float]] = page.evaluate("() => window.seen")
    context.close()
    return seen


async def talk(host: Host, match: str, token: str, until: float, rng: Random, acks: list[float]) -> None:
    """One seat that plays until a time, thinking before each move; notes how long each answer took."""
    address = host.address.replace("http", "ws", 1) + "/ws"
    async with connect(address, origin=Origin(host.address), compression=None) as socket:
        await socket.send(json.dumps({"t": "resume", "match": match, "token": token, "since": 0}))
        sent, number = 0.0, 0
        while time.monotonic() < until:
            try:
                said = json.loads(await asyncio.wait_for(socket.recv(), 0.5))
            except TimeoutError:
                continue
            if said["t"] == "ack":
                acks.append(time.perf_counter() - sent)
            if said["t"] not in ("sync", "evt"):
                continue
            view: dict[str, Any] = said["view"]
            kind, actions = "act", view["legal"]["actions"][:1]
            if view["stage"] != "play":
                if view["ready"][view["seat"]]:
                    continue
                kind, actions = ("next" if view["stage"] == "round-over" else "rematch"), []
            elif not actions:
                continue
            for card in view["legal"]["cards"]:
                if actions[:1] == [card["card"]] and card["choices"]:
                    actions = [card["card"], f"x{card['choices'][0]}"]
            await asyncio.sleep(THINKING * rng.uniform(0.5, 1.5))
            number += 1
            command = {"t": "cmd", "cid": f"{number}", "expect_seq": said["seq"], "kind": kind, "actions": actions}
            sent = time.perf_counter()
            await socket.send(json.dumps(command))


async def talkers(host: Host, number: int) -> list[float]:
    """The answer times of the players of so many matches at once."""
    acks: list[float] = []
    until = time.monotonic() + TALKING
    seats = [(match, token) for match, tokens, _ in (opened(host) for _ in range(number)) for token in tokens]
    await asyncio.gather(*(talk(host, *seat, until, Random(i), acks) for i, seat in enumerate(seats)))
    return acks


def share(values: list[float], part: float) -> float:
    """A quantile."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def scripts() -> dict[str, int]:
    """The bytes of each script of the built client, gzipped."""
    return {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in STATIC.rglob("*.js")}


def at_once() -> set[str]:
    """The scripts that the first page needs: those it names, and what they import."""
    found, open_ = set[str](), re.findall(r"assets/([\w.-]+\.js)", (STATIC / "index.html").read_text())
    while open_:
        name = open_.pop()
        if name not in found:
            found.add(name)
            open_ += re.findall(
                r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""", (STATIC / "assets" / name).read_text()
            )
    return found


def main() -> int:
    """Measure everything, write the page."""
    page = Results()
    with tempfile.TemporaryDirectory() as place, a_browser() as browser:
        process, address, _ = served(Path(place) / "warm")  # .pyc files and the file cache
        process.terminate()
        process.wait()
        process, address, ready = served(Path(place) / "one")
        page.row("server ready", f"{ready:.2f} s", "≤ 1.5 s", met=ready <= 1.5)
        paints = [first_visit(browser, address) for _ in range(VISITS)]
        paint, playable = min(p for p, _ in paints), min(p for _, p in paints)
        page.row("first paint", f"{paint:.2f} s", "≤ 0.5 s", met=paint <= 0.5)
        page.row("first table playable", f"{playable:.2f} s", "≤ 1.5 s", met=playable <= 1.5)
        pressed = at_the_table(browser, address, 15, 1)["taps"] or [0.0]
        seen = at_the_table(browser, address, 30, 4)
        process.terminate()
        process.wait()
        floor, floor_slow = max(empty_page(browser, 1)["taps"], default=0), empty_page(browser, 4)
        frames, tasks = seen["frames"], seen["tasks"]
        late = sum(frame > 34 for frame in frames) / len(frames)
        worst = f"{max(pressed):.0f} ms (median {median(pressed):.0f} of {len(pressed)} over 16)"
        page.row("answer to a press painted, the worst", worst, "≤ 50 ms", met=max(pressed) <= 50)
        page.row("– of a page with one button", f"{floor:.0f} ms", "")
        page.row("median frame, 4× throttle", f"{median(frames):.1f} ms", "16.7 ms", met=median(frames) <= 17)
        page.row("frames over 34 ms, 4× throttle", f"{late:.1%} of {len(frames)}", "≤ 5 %", met=late <= 0.05)
        longest = max(tasks, default=0)
        long = f"{longest:.0f} ms ({sum(task > 50 for task in tasks)} over 50 in 30 s)"
        page.row("longest main-thread task, 4× throttle", long, "≤ 50 ms", met=longest <= 50)
        page.row("– of a page with one button", f"{max(floor_slow['tasks'], default=0):.0f} ms", "")
    with tempfile.TemporaryDirectory() as place:
        host = start(Path(place))
        time.sleep(1)
        idle = memory(host.process.pid)
        page.row("server's memory, idle", f"{idle / 1024:.0f} MiB", "≤ 120 MiB", met=idle <= 120 * 1024)
        for _ in range(20):
            opened(host)
        before = memory(host.process.pid)
        kept = [opened(host) for _ in range(MATCHES)]
        for match, tokens, _ in kept[:3]:
            assert ask(host, f"/api/matches/{match}/record", Authorization=f"Bearer {tokens[0]}").status == 404
        each = (memory(host.process.pid) - before) / MATCHES
        page.row("memory for a match that was opened", f"{each:.0f} kB", "≤ 100 kB", met=each <= 100)
        for number, target in ((TALKERS, "≤ 25 ms"), (CROWD, "")):
            acks = asyncio.run(talkers(host, number))
            p99 = share(acks, 0.99) * 1000
            what = f"acknowledged, p99, {number} tables, {len(acks) / TALKING:.0f} moves a second"
            page.row(
                what, f"{p99:.0f} ms (median {median(acks) * 1000:.0f})", target, met=p99 <= 25 if target else None
            )
        host.kill()
    first = sum(size for path, size in scripts().items() if path in at_once())
    page.row("JavaScript of a first visit, gzipped", f"{first / 1000:.1f} kB", "≤ 80 kB", met=first <= 80_000)
    page.row("– with all pages that are fetched when they are opened", f"{sum(scripts().values()) / 1000:.1f} kB", "")
    images = (path for path in (ROOT / "src" / "koikoi" / "deck").glob("*.svg") if path.name != "deck.svg")
    deck = sum(path.stat().st_size for path in images)
    page.row("deck, all images, before gzip", f"{deck / 1000:.0f} kB", "≤ 200 kB", met=deck <= 200_000)
    keep("web.md", "How fast the browser's game is", page.lines)
    return 1 if page.missed else 0


if __name__ == "__main__":
    sys.exit(main())
