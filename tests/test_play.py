"""Laws of the launcher that need no network: what a command line means, and when and how it sets up."""

import importlib.util
import re
import sys
from pathlib import Path

import pytest

import play
from play import PLAY, TEST, Clone

LOCKS = [PLAY, TEST]
ROOT = Path(play.__file__).parent


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    """A folder with the files that a stamp is made from, and no environment."""
    clone = Clone(tmp_path / "clone")
    clone.root.mkdir()
    for name in ["pyproject.toml", *LOCKS]:
        (clone.root / name).write_text(f"{name}\n")
    return clone


class Steps(list[str]):
    """Takes the place of `play.run`: notes the steps, makes nothing but an empty Python, and may stop at one."""

    stop_at = ""

    def __call__(self, command: list[str], log: object) -> None:
        self.append("venv" if "venv" in command else "project" if "--editable" in command else "lock")
        if self[-1] == self.stop_at:
            raise KeyboardInterrupt
        if self[-1] == "venv":
            python = Clone(Path(command[-1]).parent).program("python")
            python.parent.mkdir(parents=True)
            python.touch()


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    """Set up without doing anything, and call every environment whole that has a Python in it."""
    steps = Steps()
    monkeypatch.setattr(play, "run", steps)
    monkeypatch.setattr(Clone, "is_whole", lambda clone: clone.program("python").exists())
    return steps


def test_nothing_means_the_game_in_the_browser() -> None:
    plan = Clone(ROOT).read([])
    assert plan.lock == PLAY
    assert plan.command[1:] == ["serve"]


def test_a_command_goes_to_koikoi_as_it_is_in_the_folder_where_it_was_typed() -> None:
    typed = ["replay", "--nightly", "test", "a b.json"]
    plan = Clone(ROOT).read(typed)
    assert (plan.lock, plan.folder, plan.settings) == (PLAY, None, {})
    assert Path(plan.command[0]).stem == "koikoi"
    assert plan.command[1:] == typed


def test_test_gives_its_arguments_to_pytest_in_the_project_folder() -> None:
    plan = Clone(ROOT).read(["test", "-k", "moon", "tests/test_play.py"])
    assert (plan.lock, plan.folder, plan.settings) == (TEST, ROOT, {})
    assert plan.command[1:] == ["-m", "pytest", "-n", "auto", "--dist", "loadgroup", "-k", "moon", "tests/test_play.py"]


def test_nightly_is_a_setting_that_pytest_does_not_see() -> None:
    plan = Clone(ROOT).read(["test", "-x", "--nightly", "-q"])
    assert plan.command[1:] == ["-m", "pytest", "-n", "auto", "--dist", "loadgroup", "-x", "-q"]
    assert plan.settings == {"KOIKOI_NIGHTLY": "1"}


@pytest.mark.parametrize(
    ("platform", "place"), [("linux", "bin/koikoi"), ("darwin", "bin/koikoi"), ("win32", "Scripts/koikoi.exe")]
)
def test_programs_lie_where_the_platform_keeps_them(platform: str, place: str) -> None:
    assert Clone(ROOT).program("koikoi", platform) == ROOT / ".venv" / place


@pytest.mark.parametrize("lock", LOCKS)
def test_the_first_start_makes_the_environment_and_the_second_does_nothing(
    lock: str, clone: Clone, steps: Steps, capsys: pytest.CaptureFixture[str]
) -> None:
    clone.set_up(lock)
    assert steps == ["venv", "lock", "project"]
    assert clone.is_fresh(lock)
    assert capsys.readouterr().err.count("\n") == 1
    clone.set_up(lock)
    assert steps == ["venv", "lock", "project"]
    assert capsys.readouterr().err == ""


def test_what_is_set_up_for_tests_is_set_up_for_play_but_not_the_other_way(clone: Clone, steps: Steps) -> None:
    clone.set_up(PLAY)
    assert not clone.is_fresh(TEST)
    clone.set_up(TEST)
    assert clone.is_fresh(PLAY)
    assert steps == ["venv", "lock", "project", "lock", "project"]


@pytest.mark.parametrize("lock", LOCKS)
@pytest.mark.parametrize("changed", ["its lock", "pyproject.toml"])
def test_a_changed_lock_or_project_file_installs_anew_into_the_same_environment(
    lock: str, changed: str, clone: Clone, steps: Steps
) -> None:
    clone.set_up(lock)
    with (clone.root / (lock if changed == "its lock" else changed)).open("a") as file:
        file.write("more\n")
    assert not clone.is_fresh(lock)
    clone.set_up(lock)
    assert steps == ["venv", "lock", "project", "lock", "project"]
    assert clone.is_fresh(lock)


@pytest.mark.parametrize("stop_at", ["venv", "lock", "project"])
def test_a_setup_stopped_at_any_step_starts_from_nothing_the_next_time(
    stop_at: str, clone: Clone, steps: Steps
) -> None:
    steps.stop_at = stop_at
    with pytest.raises(KeyboardInterrupt):
        clone.set_up(PLAY)
    assert not clone.is_fresh(PLAY)
    steps.stop_at = ""
    steps.clear()
    clone.set_up(PLAY)
    assert steps == ["venv", "lock", "project"]
    assert clone.is_fresh(PLAY)


def test_an_upgrade_that_was_stopped_is_not_taken_for_the_old_state(clone: Clone, steps: Steps) -> None:
    clone.set_up(TEST)
    before = (clone.root / PLAY).read_text()
    (clone.root / PLAY).write_text("newer\n")
    steps.stop_at = "project"
    with pytest.raises(KeyboardInterrupt):
        clone.set_up(PLAY)
    (clone.root / PLAY).write_text(before)
    assert not clone.is_fresh(PLAY)
    assert not clone.is_fresh(TEST)


def test_an_environment_that_lost_its_python_is_stale(clone: Clone, steps: Steps) -> None:
    clone.set_up(PLAY)
    clone.program("python").unlink()
    assert not clone.is_fresh(PLAY)


def test_a_moved_clone_is_stale(clone: Clone, steps: Steps) -> None:
    clone.set_up(PLAY)
    assert not Clone(clone.root.rename(clone.root.with_name("moved"))).is_fresh(PLAY)


def test_another_python_makes_it_stale(clone: Clone, steps: Steps, monkeypatch: pytest.MonkeyPatch) -> None:
    clone.set_up(PLAY)
    monkeypatch.setattr(sys, "version_info", (3, 99, 0))
    assert not clone.is_fresh(PLAY)


def test_an_environment_without_pip_or_made_elsewhere_or_by_another_python_is_not_whole(clone: Clone) -> None:
    assert not clone.is_whole()
    clone.venv.mkdir()
    mine = "{}.{}.1".format(*sys.version_info)
    for version, place in [("3.6.1", clone.venv), (mine, "/elsewhere/.venv"), (mine, clone.venv)]:
        text = f"version = {version}\ncommand = python3 -m venv {place}\n"
        (clone.venv / "pyvenv.cfg").write_text(text)
        assert not clone.is_whole()


def test_an_old_python_is_told_so_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 9))
    assert play.main([]) == 1
    said = capsys.readouterr().err
    assert re.fullmatch(r"Koi-Koi needs Python 3\.11 or newer; this is Python \S+\n", said)


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_a_python_without_venv_is_told_what_to_install(
    module: str, clone: Clone, steps: Steps, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == module else play)
    with pytest.raises(play.SetupFailed, match=rf"module {module}\. .*apt install python3-venv"):
        clone.set_up(PLAY)
    assert steps == []


def test_a_failed_step_says_the_error_and_where_the_log_is(tmp_path: Path) -> None:
    step = [sys.executable, "-c", "print('ERROR: no such wheel'); print('more'); raise SystemExit(2)"]
    with (tmp_path / "pip.log").open("w") as log, pytest.raises(play.SetupFailed) as caught:
        play.run(step, log)
    assert "ERROR: no such wheel" in str(caught.value)
    assert str(tmp_path / "pip.log") in str(caught.value)


def entries(lock: str) -> list[str]:
    """Return the entries of a lock file of this project, each on one line."""
    return (ROOT / lock).read_text().replace("\\\n", " ").splitlines()


@pytest.mark.parametrize("lock", LOCKS)
def test_every_entry_of_a_lock_is_one_version_with_hashes_and_no_address(lock: str) -> None:
    entry = re.compile(r"[a-z0-9-]+==[^ ]+ (; [^:]+ )? *(--hash=sha256:[0-9a-f]{64} *)+")
    assert [line for line in entries(lock) if not entry.fullmatch(line)] == []


def test_the_lock_for_tests_holds_all_that_the_lock_for_play_holds() -> None:
    assert set(entries(PLAY)) <= set(entries(TEST))
