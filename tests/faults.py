"""Faults planted in the engine, one small change each, that a test has to notice: what the tests are worth.

They stand in `data/faults.toml`; `tests/engine/test_faults.py` plants them in a copy, `scripts/mutants` makes more.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, kw_only=True)
class Fault:
    """One change: `old`, which stands once in `file` of the engine, becomes `new`."""

    file: str
    old: str
    new: str
    breaks: str
    """The law that no longer holds."""
    tests: list[str]
    """Which tests have to fail, in `tests/engine`."""


FAULTS = [
    Fault(**fault)
    for fault in tomllib.loads((Path(__file__).parent / "data" / "faults.toml").read_text(encoding="utf-8"))["fault"]
]
