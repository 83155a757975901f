"""Planted faults: each one, in a copy of the engine, turns a test red."""

import os
import shutil
import sys
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.faults import FAULTS, Fault

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "koikoi"
TESTS_FAILED = 1
INI = "[pytest]\nfilterwarnings = error\n"


def copy_of_the_engine(place: Path) -> Path:
    """The part of the package that the engine's tests import."""
    package = place / "koikoi"
    package.mkdir()
    for name in ("__init__.py", "errors.py"):
        shutil.copy(PACKAGE / name, package / name)
    shutil.copytree(PACKAGE / "engine", package / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    return package


class Done(NamedTuple):
    """How a run of tests ended."""

    code: int
    said: str


def run(place: Path, tests: list[str]) -> Done:
    """Run tests with the copy in front, quickly and always in the same way, until the first one fails."""
    (place / "pytest.ini").write_text(INI)
    context = get_context("forkserver" if "forkserver" in get_all_start_methods() else "spawn")
    context.set_forkserver_preload(["pytest", "hypothesis"])
    process = context.Process(target=_run_here, args=(place, tests))
    process.start()
    process.join()
    assert process.exitcode is not None
    return Done(process.exitcode, (place / "said").read_text(encoding="utf-8"))


def _run_here(place: Path, tests: list[str]) -> None:
    """What a new process does, which has not imported the engine yet."""
    assert "koikoi" not in sys.modules
    said = os.open(place / "said", os.O_WRONLY | os.O_CREAT)
    for stream in (1, 2):
        os.dup2(said, stream)
    os.chdir(ROOT)
    os.environ |= {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "KOIKOI_QUICK": "1"}
    sys.dont_write_bytecode = True
    sys.path[:0] = [str(place), str(ROOT)]
    options = ["-x", "-q", "--tb=line", "-p", "no:cacheprovider", "-c", str(place / "pytest.ini")]
    code = pytest.main([*options, *tests])
    sys.stdout.flush()
    os._exit(code)


def test_there_are_many_faults_and_each_text_stands_once() -> None:
    assert len(FAULTS) >= 25
    for fault in FAULTS:
        text = (PACKAGE / "engine" / fault.file).read_text(encoding="utf-8")
        assert text.count(fault.old) == 1, f"{fault.file}: {fault.old!r} stands there {text.count(fault.old)} times"


def test_the_copy_of_the_engine_is_what_is_tested(tmp_path: Path) -> None:
    copy_of_the_engine(tmp_path)
    (tmp_path / "test_place.py").write_text(
        f"import koikoi.engine.kernel.turn as turn\n\ndef test(): assert turn.__file__.startswith({str(tmp_path)!r})\n"
    )
    done = run(tmp_path, [str(tmp_path / "test_place.py")])
    assert done.code == 0, done.said


@pytest.mark.parametrize("fault", FAULTS, ids=[f"{fault.file}: {fault.breaks}" for fault in FAULTS])
def test_a_planted_fault_turns_a_test_red(fault: Fault, tmp_path: Path) -> None:
    changed = copy_of_the_engine(tmp_path) / "engine" / fault.file
    text = changed.read_text(encoding="utf-8")
    changed.write_text(text.replace(fault.old, fault.new), encoding="utf-8")
    done = run(tmp_path, [f"tests/engine/{test}" for test in fault.tests])
    assert done.code == TESTS_FAILED, f"not noticed: {fault.breaks}\n{done.said}"
    last = done.said.splitlines()[-1]
    assert "failed" in last, done.said
    assert "error" not in last
