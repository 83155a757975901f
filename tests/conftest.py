"""How tests run: how much they look for, by day, at night, under faults; from which seed; which stay together."""

from __future__ import annotations

import os
import secrets

import pytest
from hypothesis import HealthCheck, Phase, settings

from koikoi.engine import rules
from koikoi.engine.kernel import table

NIGHTLY = os.environ.get("KOIKOI_NIGHTLY") == "1"
QUICK = os.environ.get("KOIKOI_QUICK") == "1"
"""Set while faults and mutants are tried: no search for the smallest example, and the same examples every time."""
SEED = os.environ.setdefault("KOIKOI_SEED", str(secrets.randbelow(10**6)) if NIGHTLY else "1")
"""What the decks of servers follow from, other ones every night."""

_SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large)
settings.register_profile("default", max_examples=60, deadline=None, suppress_health_check=_SLOW)
settings.register_profile("ci", settings.get_profile("default"), derandomize=True, database=None)
settings.register_profile("nightly", settings.get_profile("default"), max_examples=3000)
settings.register_profile(
    "quick",
    settings.get_profile("ci"),
    phases=(Phase.explicit, Phase.generate),
    report_multiple_bugs=False,
)
settings.load_profile("quick" if QUICK else "nightly" if NIGHTLY else "ci" if os.environ.get("CI") else "default")


COMPILED = (
    "test_advice.py", "test_agents.py", "test_arena.py", "test_cli_simulate.py", "test_compiled.py", "test_endgame.py",
    "test_equity.py", "test_honesty.py", "test_levels.py", "test_match_play.py", "test_net.py", "test_pimc.py",
    "test_programs.py", "test_responder.py", "test_simulate.py", "test_coach.py", "test_computer.py",
)  # fmt: skip
"""Files of tests that compile, or start what does, in any folder; one that is missing here only costs time."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep together, where several processes test, what is compiled: that is done once."""
    for item in items:
        if item.path.name in COMPILED:
            item.add_marker(pytest.mark.xdist_group("compiled"))


def pytest_report_header() -> str:
    """How to have this run's decks again."""
    return f"KOIKOI_SEED={SEED}"


@pytest.fixture(scope="session", autouse=True)
def nothing_remembered() -> None:
    """Forget the rules tables made before the tests: a mutant of what makes them must be seen."""
    for remembers in (table.lower, table.yaku_ids, rules._read_preset):
        remembers.cache_clear()
