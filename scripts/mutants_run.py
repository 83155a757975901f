"""Try every mutant that mutmut makes: one forked process each, the quickest tests first, until one fails.

mutmut's own runner starts a whole pytest session for each mutant, ten times as long as the tests take to fail.
"""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import sys
import time
from collections import Counter
from contextlib import redirect_stdout
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any

from mutmut.__main__ import create_mutants
from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.mutation.trampoline import set_mutant_under_test
from mutmut.utils.file_utils import copy_also_copy_files, copy_src_dir, setup_source_paths

ROOT = Path(__file__).parent.parent
KNOWN = ROOT / "tests" / "data" / "mutants.txt"
RESULTS = ROOT / "mutants" / "results.json"
LEAST = 0.95
"""So much of all mutants has to be killed, the equivalent ones counted as not killed."""
PROCESSES = 2
PATIENCE = 60
"""Seconds of computing after which a mutant counts as killed: it goes round in circles."""
KILLED, SURVIVED, ENDLESS = "killed", "survived", "endless"

Change = tuple[str, str, str]
"""A function, the lines that go and the lines that come; `(2)` after the function for its second such change."""


def make() -> list[str]:
    """Write the mutants into the folder `mutants` and return their names."""
    set_mutant_under_test("mutant_generation")
    (ROOT / "mutants").mkdir(exist_ok=True)
    with redirect_stdout(StringIO()):
        copy_src_dir()
        copy_also_copy_files()
        setup_source_paths()
        create_mutants(PROCESSES)
    names: list[str] = []
    for meta in sorted((ROOT / "mutants" / "src").rglob("*.meta")):
        names += json.loads(meta.read_text(encoding="utf-8"))["exit_code_by_key"]
    return names


def load() -> Any:
    """The tests over the mutated package; nothing of it has run yet when a mutant's process begins."""
    os.chdir(ROOT / "mutants")
    sys.path[:0] = [str(ROOT / "mutants" / "src"), str(ROOT / "mutants")]
    set_mutant_under_test("")
    import_module("tests.conftest")
    module = import_module("tests.engine.mutant_tests")
    assert str(import_module("koikoi").__file__).startswith(str(ROOT / "mutants"))
    return module


def attempt(module: Any, name: str) -> int:
    """Start a process that tries one mutant; it ends with 0 if all tests pass."""
    pid = os.fork()
    if pid:
        return pid
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE + 5))
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        set_mutant_under_test(name)
        module.forget()
        for test in module.QUICKEST_FIRST:
            test()
    except BaseException:
        os._exit(1)
    os._exit(0)


def outcome(status: int) -> str:
    """What the end of a mutant's process means."""
    if os.WIFSIGNALED(status):
        return ENDLESS if os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL) else KILLED
    return SURVIVED if os.WEXITSTATUS(status) == 0 else KILLED


def try_all(module: Any, names: list[str]) -> dict[str, str]:
    """What became of each mutant."""
    waiting = list(reversed(names))
    running: dict[int, str] = {}
    found: dict[str, str] = {}
    began = time.monotonic()
    while waiting or running:
        while waiting and len(running) < PROCESSES:
            name = waiting.pop()
            running[attempt(module, name)] = name
        pid, status = os.wait()
        found[running.pop(pid)] = outcome(status)
        if len(found) % 100 == 0:
            print(f"  {len(found)} of {len(names)} after {time.monotonic() - began:.0f} s", flush=True)
    return found


def function_of(name: str) -> str:
    """What stands before a mutant's number."""
    return re.sub(r"__mutmut_\d+$", "", name)


def changes_of(names: list[str], every: list[str]) -> dict[str, Change]:
    """What each mutant changes: a line that stands twice in a function gives two changes, so that each is judged."""
    functions = {function_of(name) for name in names}
    found: dict[str, Change] = {}
    seen: Counter[Change] = Counter()
    for name in every:
        if function_of(name) in functions:
            what = change(name)
            seen[what] += 1
            found[name] = what if seen[what] == 1 else (f"{what[0]} ({seen[what]})", *what[1:])
    return {name: found[name] for name in names}


def change(name: str) -> Change:
    """The function of a mutant, the lines that go and the lines that come."""
    os.chdir(ROOT)
    shown = get_diff_for_mutant(name).splitlines()
    gone = [line[1:].strip() for line in shown if re.match(r"-(?!-- )", line)]
    come = [line[1:].strip() for line in shown if re.match(r"\+(?!\+\+ )", line)]
    function = function_of(name).removeprefix("koikoi.engine.")
    path, _, last = function.rpartition(".")
    last = last.removeprefix("xǁ").replace("ǁ", ".") if "ǁ" in last else last.removeprefix("x_")
    return f"{path}.{last}", "\n".join(gone), "\n".join(come)


def known() -> dict[Change, str]:
    """The changes that are known to be equivalent, with their reasons."""
    out: dict[Change, str] = {}
    for stanza in re.split(r"\n\s*\n", KNOWN.read_text(encoding="utf-8")):
        lines = [line for line in stanza.splitlines() if not line.startswith("#")]
        if not lines:
            continue
        gone = [line[2:].strip() for line in lines if line.startswith("- ")]
        come = [line[2:].strip() for line in lines if line.startswith("+ ")]
        why = [line for line in lines[1:] if not line.startswith(("- ", "+ "))]
        assert why, f"{KNOWN.name}: no reason is given in {lines}"
        out[lines[0], "\n".join(gone), "\n".join(come)] = " ".join(why)
    return out


def report(found: dict[str, str], changes: dict[str, Change]) -> None:
    """Print what survived, as it would stand among the known."""
    for name in sorted(name for name, what in found.items() if what == SURVIVED):
        function, gone, come = changes[name]
        lines = [f"- {line}" for line in gone.splitlines()] + [f"+ {line}" for line in come.splitlines()]
        print("\n" + "\n".join([f"# survived: {name}", function, *lines]))


def main(arguments: list[str]) -> int:
    """Make, try, report; 0 if all is well."""
    only = [text for text in arguments if text != "--all"]
    every = make()
    names = [name for name in every if not only or any(text in name for text in only)]
    changes = changes_of(names, every)
    reasons = known()
    equivalent = [name for name in names if changes[name] in reasons]
    tried = names if "--all" in arguments else [name for name in names if name not in set(equivalent)]
    module = load()
    _, status = os.waitpid(attempt(module, ""), 0)
    if outcome(status) != SURVIVED:
        print("the tests fail without any mutant")
        return 1
    print(f"{len(names)} mutants, {len(equivalent)} of them known to be equivalent", flush=True)
    found = try_all(module, tried)
    RESULTS.write_text(json.dumps(found, indent=0), encoding="utf-8")
    report({name: what for name, what in found.items() if changes[name] not in reasons}, changes)
    for what in reasons.keys() - set(changes.values()):
        if not only:
            print(f"\nno such mutant any more: {what}")
    counts = Counter(found.values())
    killed = counts[KILLED] + counts[ENDLESS]
    score = killed / max(len(names), 1)
    survivors = [name for name, what in found.items() if what == SURVIVED and changes[name] not in reasons]
    print(f"\n{len(names)} mutants: {killed} killed ({score:.2%}, at least {LEAST:.0%} have to be), "
          f"{len(equivalent)} equivalent, {len(survivors)} others survive")  # fmt: skip
    return 0 if names and not survivors and (only or score >= LEAST) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
