#!/usr/bin/env python3
"""Start Koi-Koi from a fresh clone: sets up `.venv` when it is missing or out of date, then hands over to it.

    python3 play.py                   play
    python3 play.py COMMAND ...       the same as `koikoi COMMAND ...`
    python3 play.py test [...]        run the tests (arguments go to pytest; --nightly runs the long ones too)

Needs Python 3.11 or newer and nothing else: the standard library only. Knows nothing of the game. The file is
written so that Python 3.6 can still read it, and say that it is too old.
"""

import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import IO, Iterator, NoReturn  # noqa: UP035  (Python 3.6 has no collections.abc.Iterator[...])

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
SETUP = (
    ROOT / ".setup"
)  # what outlives a rebuilt .venv: pip's log, and the lock that two starts at once share

PLAY = "requirements.lock"
TEST = "requirements-dev.lock"  # all that PLAY pins, at the same versions, and the test tools

PIP = ("-I", "-m", "pip", "--disable-pip-version-check", "--no-input")


class SetupFailed(Exception):
    """The environment could not be made; the text is one that the person at the keyboard can act on."""


def main(arguments: "list[str]") -> int:
    """Set up what `arguments` need, run them, and return the exit status (on POSIX the run replaces this process)."""
    if sys.version_info < OLDEST:
        print("Koi-Koi needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])  # noqa: UP031
        return 1
    lock, command, settings = plan(arguments)
    try:
        set_up(lock)
    except SetupFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. The next start begins the setup again.", file=sys.stderr)
        return 130
    os.environ.update(settings)
    return hand_over(command)


def plan(arguments: "list[str]") -> "tuple[str, list[str], dict[str, str]]":
    """Say which lock file the arguments need, which command they mean, and which environment variables it gets."""
    if arguments[:1] != ["test"]:
        return PLAY, [str(program(VENV, "koikoi")), *(arguments or ["play"])], {}
    rest = [argument for argument in arguments[1:] if argument != "--nightly"]
    settings = {} if rest == arguments[1:] else {"KOIKOI_NIGHTLY": "1"}
    return TEST, [str(program(VENV, "python")), "-m", "pytest", "--rootdir", str(ROOT), *rest], settings


def program(venv: Path, name: str, platform: str = sys.platform) -> Path:
    """Return where a virtual environment keeps a program on this platform (as `sys.platform` names it)."""
    return venv / "Scripts" / f"{name}.exe" if platform == "win32" else venv / "bin" / name


def wanted(lock: str, root: Path = ROOT) -> str:
    """Return the stamp of an environment that is up to date: a hash of all that its contents follow from."""
    digest = hashlib.sha256()
    for part in (root / lock, root / "pyproject.toml"):
        digest.update(part.read_bytes() + b"\0")
    digest.update(f"{sys.version_info[:3]} {sys.platform} {root}".encode())
    return digest.hexdigest()


def is_fresh(lock: str, root: Path = ROOT, venv: Path = VENV) -> bool:
    """Return whether the environment was last set up, to the end, from this very lock file."""
    stamp = stamp_of(lock, venv)
    return stamp.is_file() and stamp.read_text() == wanted(lock, root) and program(venv, "python").exists()


def stamp_of(lock: str, venv: Path = VENV) -> Path:
    """Return the file that holds the stamp; it lies in the environment, and goes when that is deleted."""
    return venv / f"{lock}.stamp"


def set_up(lock: str) -> None:
    """Make the environment fit the lock file, unless it already does. The stamp is written last.

    Raises:
        SetupFailed: when the environment cannot be made or pip fails.
    """
    if is_fresh(lock):
        return
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            raise SetupFailed(
                f"This Python lacks its module {module}. Install it (Debian, Ubuntu: sudo apt install python3-venv)"
                " and start again."
            )
    SETUP.mkdir(exist_ok=True)
    with one_at_a_time(SETUP / "lock"), open(SETUP / "pip.log", "w", encoding="utf-8") as log:
        if is_fresh(lock):  # another start has just done it
            return
        what = "the game and its tests" if lock == TEST else "the game"
        print(f"Setting up {what} in {VENV.name} (once; about a minute) ...", flush=True)
        unfinished = VENV / "unfinished"
        if unfinished.exists() or not is_whole(VENV):
            if VENV.exists():
                shutil.rmtree(VENV)
            run([sys.executable, "-I", "-m", "venv", str(VENV)], log)
        unfinished.touch()
        for stale in (PLAY, TEST):
            stamp_of(stale).unlink(missing_ok=True)
        python = [str(program(VENV, "python")), *PIP, "install"]
        # Wheels only: a source package would build with whatever tools it asks for, which no hash here covers.
        run([*python, "--require-hashes", "--only-binary", ":all:", "-r", str(ROOT / lock)], log)
        run([*python, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)], log)
        unfinished.unlink()
        for done in (PLAY, TEST) if lock == TEST else (PLAY,):
            stamp_of(done).write_text(wanted(done))


def is_whole(venv: Path) -> bool:
    """Return whether an environment is one of this Python version, made in this place, with a pip that runs."""
    try:
        made = (venv / "pyvenv.cfg").read_text(encoding="utf-8")
    except OSError:
        return False
    version = "version = {}.{}.".format(*sys.version_info)
    if version not in made or not any(line.endswith(str(venv)) for line in made.splitlines()):
        return False
    try:
        return (
            subprocess.run([str(program(venv, "python")), *PIP, "--version"], capture_output=True).returncode
            == 0
        )
    except OSError:
        return False


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
    said = [
        line for line in Path(log.name).read_text(encoding="utf-8", errors="replace").splitlines() if line
    ]
    errors = [line for line in said if line.startswith("ERROR")] or said
    raise SetupFailed(f"The setup failed: {errors[-1]}\nAll that was said is in {log.name}")


@contextlib.contextmanager
def one_at_a_time(path: Path) -> "Iterator[None]":
    """Wait for any other start that holds this lock file, and hold it. It is let go when this process ends."""
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
    """Become the command (POSIX), or run it and return its exit status (Windows, where nothing can become it)."""
    if sys.platform != "win32":
        os.execv(command[0], command)
    with subprocess.Popen(command) as child:
        while True:
            with contextlib.suppress(KeyboardInterrupt):  # the child gets the same Ctrl-C, and decides
                return child.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
