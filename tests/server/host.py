"""A server in a process of its own, for tests: `python -m tests.server.host FOLDER PORT [FAULT ...]`.

It has wide limits, its decks follow from KOIKOI_SEED, so that a run can be had again, and a FAULT plants a mistake that
a test must find; a number deals the decks of that seed first. The program itself knows nothing of these.
"""

from __future__ import annotations

import sys
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Any

from koikoi.server import run, writer
from koikoi.server.limits import WIDE
from koikoi.table import table
from tests.decks import seeded, tonight


def plant(fault: str) -> None:
    if fault.isdigit():
        table.decks_for = seeded(int(fault))
    elif fault == "ack-before-commit":
        submit = writer.Writer.submit

        def early(self: writer.Writer, work: Any) -> Future[Any]:
            if work.__qualname__.startswith("Log.append"):
                submit(self, work)
                done: Future[Any] = Future()
                done.set_result(None)
                return done
            return submit(self, work)

        def slowly(self: writer.Writer, works: Any, do: Any = writer.Writer._do) -> bool:
            import time

            time.sleep(0.05)
            return bool(do(self, works))

        writer.Writer.submit = early  # type: ignore[method-assign,assignment]
        writer.Writer._do = slowly  # type: ignore[method-assign]
    else:
        raise ValueError(fault)


def main(folder: str, port: str, *faults: str) -> None:
    table.decks_for = seeded(tonight())
    for fault in faults:
        plant(fault)
    with run.bind("127.0.0.1", int(port)) as listening:
        at = run.place("127.0.0.1", listening.getsockname()[1])
        limits = replace(WIDE, idle_after=2.0)
        run.serve(listening, at, Path(folder), limits=limits, ready=lambda: print(at.address, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
