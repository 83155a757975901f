"""Compare the mutants that survived the last run with those known to change nothing; see scripts/mutants."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from json import loads
from pathlib import Path

from mutmut.stats import status_by_exit_code

ROOT = Path(__file__).parent.parent
KNOWN = ROOT / "tests" / "data" / "mutants.txt"
LEAST = 0.95
"""So much of all mutants has to be killed, the equivalent ones counted as not killed."""

Change = tuple[str, str, str]
"""A function, the lines that go and the lines that come."""


def results() -> dict[str, str]:
    """What became of each mutant of the last run."""
    found: dict[str, str] = {}
    for meta in (ROOT / "mutants" / "src").rglob("*.meta"):
        codes = loads(meta.read_text(encoding="utf-8"))["exit_code_by_key"]
        found |= {name: status_by_exit_code[code] for name, code in codes.items()}
    return found


def change(name: str) -> Change:
    """What a mutant changes."""
    shown = subprocess.run(
        [str(Path(sys.executable).parent / "mutmut"), "show", name],
        cwd=ROOT, check=True, capture_output=True, text=True,
    ).stdout.splitlines()  # fmt: skip
    gone = [line[1:].strip() for line in shown if re.match(r"-(?!-- )", line)]
    come = [line[1:].strip() for line in shown if re.match(r"\+(?!\+\+ )", line)]
    function = re.sub(r"__mutmut_\d+$", "", name).replace("koikoi.engine.", "").replace("ǁ", ".")
    return re.sub(r"\bx_?\.?(?=\w)", "", function, count=1), "\n".join(gone), "\n".join(come)


def known() -> dict[Change, str]:
    """The changes that are known to be equivalent, with their reasons."""
    out: dict[Change, str] = {}
    for stanza in KNOWN.read_text(encoding="utf-8").split("\n\n"):
        lines = [line for line in stanza.splitlines() if not line.startswith("#")]
        if not lines:
            continue
        gone = [line[2:].strip() for line in lines if line.startswith("- ")]
        come = [line[2:].strip() for line in lines if line.startswith("+ ")]
        why = [line for line in lines[1:] if not line.startswith(("- ", "+ "))]
        assert why, f"{lines[0]}: no reason given"
        out[lines[0], "\n".join(gone), "\n".join(come)] = " ".join(why)
    return out


def main() -> int:
    """Print the score and whatever is wrong; 0 if nothing is."""
    found = results()
    counts = Counter(found.values())
    killed = counts["killed"] + counts["timeout"]
    print(f"{len(found)} mutants: " + ", ".join(f"{number} {status}" for status, number in counts.most_common()))
    print(f"killed: {killed / max(len(found), 1):.2%}")
    reasons = known()
    alive = {name: change(name) for name, status in found.items() if status not in ("killed", "timeout")}
    strange = {name: what for name, what in alive.items() if what not in reasons}
    for name, (function, gone, come) in strange.items():
        print(f"\nnot known to be equivalent: {name} ({found[name]})\n{function}\n- {gone}\n+ {come}")
    for what in reasons.keys() - set(alive.values()):
        print(f"\nno longer survives: {what[0]}\n- {what[1]}\n+ {what[2]}")
    return 0 if found and not strange and killed >= LEAST * len(found) else 1


if __name__ == "__main__":
    sys.exit(main())
