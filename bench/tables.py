"""The tables that the benches measure, and what they print and keep."""

from __future__ import annotations

import os
import platform
import time
from argparse import ArgumentParser, Namespace
from datetime import date
from pathlib import Path

from koikoi.engine.rules import PRESETS, Rules
from koikoi.lab.mirrored import Mirrored

TABLES: dict[str, Rules] = {name: Rules.preset(name) for name in PRESETS}
NIN = Rules.preset("single-koi", families="best")
"""single-koi where sets grow and replace their counting yaku."""
ALL_VARIANTS = Rules.preset("shobu", gaji=True, exchange=True, triad=True, field_brights=True)
RESULTS = Path(__file__).parent


def options(about: str | None, report: Path, **numbers: tuple[type[int] | type[float], float, str]) -> Namespace:
    """The options of a bench that plays matches: `numbers` (type, default, help), `--processes` and `--write`."""
    parser = ArgumentParser(description=(about or "").split("\n")[0])
    for name, (kind, default, words) in numbers.items():
        parser.add_argument(f"--{name}", type=kind, default=default, help=words)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--write", action="store_true", help=f"write {report.name}")
    return parser.parse_args()


PLAYED_TWICE = """\
Each deal is played twice, same cards and dealer's seat, the players swapped. Points a round are own minus the
other's, halved under a zero-sum ledger; ± is one standard error of the means of the pairs. KKJ is `koikoi-japan`, NIN
is `single-koi` with `families = "best"`"""
"""What pages of mirrored matches say of their figures."""


def shares(result: Mirrored) -> str:
    """The share of rounds that the first won and lost, and that nobody did, in per cent."""
    return " / ".join(f"{100 * wins / (2 * result.pairs):.1f}" for wins in result.wins)


def machine() -> str:
    """The machine in a line, and how busy it was."""
    model = platform.processor()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        lines = cpuinfo.read_text(encoding="utf-8").splitlines()
        model = next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), model)
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return (
        f"{model}, {os.cpu_count()} cores{load}, {platform.system()}, Python {platform.python_version()}, "
        f"{addition() * 1e9:.0f} ns an addition"
    )


def addition() -> float:
    """Seconds of an addition in a loop of plain Python, the best of five: how fast the machine is at this moment."""
    best, number = 1.0, 1_000_000
    for _ in range(5):
        began, total = time.perf_counter(), 0
        for i in range(number):
            total += i
        best = min(best, (time.perf_counter() - began) / number)
    return best


class Results:
    """The lines of a page of figures, and which targets were missed."""

    def __init__(self, *head: str, with_too: str = "") -> None:
        """Begin with the day, the machine (and what else was `with_too`), and what `head` says."""
        self.missed: list[str] = []
        about = f"{date.today().isoformat()}, {machine()}{with_too}."
        self.lines = [about, "", *head, "| what | measured | target | met |", "|---|---|---|---|"]

    def row(self, what: str, measured: str, target: str, *, met: bool | None = None) -> None:
        """A line of the table; `met` is None where there is no target."""
        self.lines.append(f"| {what} | {measured} | {target} | {'' if met is None else 'yes' if met else '**no**'} |")
        print(self.lines[-1], flush=True)
        if met is False:
            self.missed.append(what)


def keep(name: str, title: str, lines: list[str]) -> None:
    """Write a result page beside the benches and print it."""
    text = "\n".join((f"# {title}", "", *lines)) + "\n"
    (RESULTS / name).write_text(text, encoding="utf-8")
    print(text)
