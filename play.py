#!/usr/bin/env python3
"""Start Koi-Koi from a fresh clone: sets up `.venv` when it is missing or out of date, then hands over to it.

    python3 play.py                   play in the browser
    python3 play.py COMMAND ...       the same as `koikoi COMMAND ...`
    python3 play.py test [...]        run the tests on all cores (arguments go to pytest; --nightly: the long ones too)

Needs Python 3.11 or newer and nothing else: the standard library only. Knows nothing of the game. The file is
written so that Python 3.6 can still read it, and say that it is too old: hence the annotations in quotes.
"""

import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import IO, Dict, Iterator, List, NamedTuple, Optional  # noqa: UP035

OLDEST = (3, 11)
PLAY = "requirements.lock"
TEST = "requirements-dev.lock"  # all that PLAY pins, at the same versions, and the test tools
NODE = "requirements-node.lock"  # builds the page, where the system has no Node

PIP = ("-I", "-m", "pip", "--disable-pip-version-check", "--no-input")


class SetupFailed(Exception):
    """The environment could not be made; the text is one that the person at the keyboard can act on."""


class Plan(NamedTuple):
    """What a command line means: its lock file, its command, and the folder and extra environment of that."""

    lock: str
    command: "List[str]"  # noqa: UP006
    folder: "Optional[Path]" = None  # noqa: UP045
    settings: "Dict[str, str]" = {}  # noqa: UP006, RUF012  (never written to)


class Clone:
    """A folder that holds the project, and the environment `.venv` in it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.notes = root / ".setup"  # outlives a rebuilt .venv: pip's log, a lock, the mark of an unfinished setup

    def program(self, name: str, platform: str = sys.platform) -> Path:
        """Return where the environment keeps a program on a platform (as `sys.platform` names it)."""
        return self.venv / "Scripts" / f"{name}.exe" if platform == "win32" else self.venv / "bin" / name

    def read(self, arguments: "list[str]") -> Plan:
        """Return what arguments mean: `test` is pytest, anything else koikoi, nothing is `koikoi serve`."""
        if arguments[:1] != ["test"]:
            return Plan(PLAY, [str(self.program("koikoi")), *(arguments or ["serve"])])
        rest = [argument for argument in arguments[1:] if argument != "--nightly"]
        settings = {} if rest == arguments[1:] else {"KOIKOI_NIGHTLY": "1"}
        pytest = [str(self.program("python")), "-m", "pytest", "-n", "auto", "--dist", "loadgroup"]
        return Plan(TEST, [*pytest, *rest], self.root, settings)

    @property
    def client(self) -> "ModuleType":
        """Return how the page is built; needs a newer Python than this file does."""
        from frontend import build

        return build

    def has_client(self) -> bool:
        """Return whether the page is built from its sources as they are."""
        fresh: bool = self.client.is_fresh(self.root / "frontend", self.root / "src" / "koikoi" / "server" / "static")
        return fresh

    def wanted(self, lock: str) -> str:
        """Return the stamp of an environment that is up to date: a hash of all that its contents follow from."""
        digest = hashlib.sha256()
        for part in (self.root / lock, self.root / "pyproject.toml"):
            digest.update(part.read_bytes() + b"\0")
        digest.update(self.client.sources(self.root / "frontend").encode())
        digest.update(f"{sys.version_info[:3]} {sys.platform} {self.root}".encode())
        return digest.hexdigest()

    def stamp(self, lock: str) -> Path:
        """Return the file that holds the stamp; it lies in the environment, and goes when that is deleted."""
        return self.venv / f"{lock}.stamp"

    def is_fresh(self, lock: str) -> bool:
        """Return whether the environment was last set up, to the end, from this very lock file."""
        stamp = self.stamp(lock)
        if not stamp.is_file() or not self.program("python").exists() or not self.has_client():
            return False
        return stamp.read_text() == self.wanted(lock)

    def is_whole(self) -> bool:
        """Return whether the environment is of this Python version, made in this place, with a pip that runs."""
        try:
            lines = (self.venv / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
            version = "version = {}.{}.".format(*sys.version_info)
            if not any(line.startswith(version) for line in lines):
                return False
            if not any(line.startswith("command = ") and line.endswith(str(self.venv)) for line in lines):
                return False
            command = [str(self.program("python")), *PIP, "--version"]
            return subprocess.run(command, capture_output=True).returncode == 0
        except OSError:
            return False

    def set_up(self, lock: str) -> None:
        """Make the environment fit the lock file, unless it already does.

        Raises:
            SetupFailed: when the environment cannot be made or pip fails.
        """
        if self.is_fresh(lock):
            return
        for module in ("venv", "ensurepip"):
            if importlib.util.find_spec(module) is None:
                raise SetupFailed(
                    f"This Python lacks its module {module}. Install it (Debian and Ubuntu: "
                    "sudo apt install python3-venv) and start again."
                )
        self.notes.mkdir(exist_ok=True)
        with one_at_a_time(self.notes / "lock"):
            if self.is_fresh(lock):  # another start has just done it
                return
            what = "the game and its tests" if lock == TEST else "the game"
            print(f"Setting up {what} in .venv (once; about a minute) ...", file=sys.stderr, flush=True)
            with open(self.notes / "pip.log", "w", encoding="utf-8") as log:
                self.install(lock, log)

    def install(self, lock: str, log: "IO[str]") -> None:
        """Install what the lock file pins, then the project, and write the stamp last.

        A try that was cut short may have left packages half copied, which pip does not see: then all starts anew.

        Raises:
            SetupFailed: when a step fails.
        """
        unfinished = self.notes / "unfinished"
        again = unfinished.exists() or not self.is_whole()
        unfinished.touch()
        if again:
            if self.venv.exists():
                shutil.rmtree(self.venv)
            run([sys.executable, "-I", "-m", "venv", str(self.venv)], log)
        for stale in (PLAY, TEST):
            self.stamp(stale).unlink(missing_ok=True)
        pip = [str(self.program("python")), *PIP, "install"]
        # Wheels only: a source package would build with whatever tools it asks for, which no hash here covers.
        exactly = [*pip, "--require-hashes", "--only-binary", ":all:", "-r"]
        run([*exactly, str(self.root / lock)], log)
        if not self.has_client() and not self.client.system_node():
            run([*exactly, str(self.root / NODE)], log)
        run([*pip, "--no-deps", "--no-build-isolation", "--editable", str(self.root)], log)
        unfinished.unlink()
        for done in (PLAY, TEST) if lock == TEST else (PLAY,):
            self.stamp(done).write_text(self.wanted(done))


def main(arguments: "list[str]") -> int:
    """Set up what the arguments need, and return the exit status of what they mean."""
    if sys.version_info < OLDEST:
        print(f"Koi-Koi needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.", file=sys.stderr)
        return 1
    clone = Clone(Path(__file__).resolve().parent)
    plan = clone.read(arguments)
    try:
        clone.set_up(plan.lock)
    except SetupFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. The next start begins the setup again.", file=sys.stderr)
        return 130
    if plan.folder is not None:
        os.chdir(plan.folder)
    os.environ.update(plan.settings)
    return hand_over(plan.command)


def run(command: "list[str]", log: "IO[str]") -> None:
    """Run one step of the setup into the log.

    Raises:
        SetupFailed: with the step's last words and the log's path, when it fails.
    """
    log.write(f"$ {' '.join(command)}\n")
    log.flush()
    environment = {**os.environ, "PIP_USER": "0"}
    if subprocess.run(command, stdout=log, stderr=subprocess.STDOUT, env=environment).returncode == 0:
        return
    lines = Path(log.name).read_text(encoding="utf-8", errors="replace").splitlines()
    said = [line for line in lines if line.startswith("ERROR")] or lines
    raise SetupFailed(
        f"The setup failed: {said[-1]}\n"
        f"It needs the network. All that was said is in {log.name}; start again to try again."
    )


@contextlib.contextmanager
def one_at_a_time(path: Path) -> "Iterator[None]":
    """Wait for any other start that holds this lock file, then hold it, until the end of the block."""
    with open(path, "w", encoding="utf-8") as file:
        if sys.platform == "win32":
            import msvcrt

            while True:
                with contextlib.suppress(OSError):  # it tries for ten seconds, then raises
                    msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                    break
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def hand_over(command: "list[str]") -> int:
    """Become the command; on Windows, where that cannot be done, run it and return its exit status."""
    if sys.platform == "win32":
        with subprocess.Popen(command) as child:
            while True:
                with contextlib.suppress(KeyboardInterrupt):  # the child gets the same Ctrl-C, and decides
                    return child.wait()
    else:
        os.execv(command[0], command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
