"""What every test of the server leaves behind: nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.client import OPEN, RUNNING, Host, serving
from tests.server.inside import hang_up


@pytest.fixture(autouse=True)
async def sockets_closed() -> AsyncIterator[None]:
    """Closes the sockets that a test opened, and kills the servers that it started for itself."""
    before = list(RUNNING)
    yield
    for host in [host for host in RUNNING if host not in before]:
        host.kill()
    hang_up()
    while OPEN:
        await OPEN.pop().close()


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server for the tests of a module."""
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(folder) as started:
        yield started
