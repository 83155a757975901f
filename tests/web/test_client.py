"""The client's own checks: its types, and the tests of its parts that need no browser."""

from __future__ import annotations

import pytest

from frontend import build


@pytest.mark.parametrize("script", ["check", "test"])
def test_the_client_passes_its_own_checks(script: str) -> None:
    build.run(script)
