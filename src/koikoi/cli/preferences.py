"""Preferences: what the terminal game remembers between starts, in `preferences.json` of the data folder."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from koikoi.cli.reader import LANGS
from koikoi.cli.streams import writing_whole
from koikoi.engine.jsontext import format_json, parse_json
from koikoi.engine.rules import Rules
from koikoi.errors import KoiKoiError
from koikoi.tui.ports import Preferences, Setup

FILE: Final = "preferences.json"
_MOST_BYTES: Final = 1 << 16
_THEMES: Final = ("dark", "light", "contrast")
_PACES: Final = ("calm", "brisk", "instant")


def read_preferences(folder: Path) -> Preferences:
    """What was kept last; defaults for what is missing, unknown or cannot be read."""
    try:
        with (folder / FILE).open("rb") as file:
            kept = parse_json(file.read(_MOST_BYTES))
    except (KoiKoiError, OSError):
        return Preferences()
    if not isinstance(kept, Mapping):
        return Preferences()
    usual = Preferences()
    return Preferences(
        language=_one_of(kept.get("language"), LANGS, usual.language),
        theme=_one_of(kept.get("theme"), _THEMES, usual.theme),
        pace=_one_of(kept.get("pace"), _PACES, usual.pace),
        coach=kept.get("coach") is True,
        last=_setup(kept.get("last")),
    )


def write_preferences(folder: Path, preferences: Preferences) -> None:
    """Keep preferences; raises KoiKoiError or OSError where that fails."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    kept: dict[str, object] = {
        "language": preferences.language,
        "theme": preferences.theme,
        "pace": preferences.pace,
        "coach": preferences.coach,
        "last": None,
    }
    last = preferences.last
    if last is not None:
        months = None if last.birth_months is None else list(last.birth_months)
        kept["last"] = {
            "rules": dict(last.rules),
            "names": list(last.names),
            "opponent": last.opponent,
            "birth_months": months,
        }
    with writing_whole(str(folder / FILE)) as file:
        file.write(f"{format_json(kept)}\n".encode())


def _one_of(value: object, known: tuple[str, ...], usual: Any) -> Any:
    return value if value in known else usual


def _setup(kept: object) -> Setup | None:
    """The setup of the last table, None if it makes no table any more."""
    if not isinstance(kept, Mapping):
        return None
    rules, names, opponent = kept.get("rules"), kept.get("names"), kept.get("opponent")
    if not (isinstance(rules, Mapping) and isinstance(names, list) and isinstance(opponent, str | None)):
        return None
    if len(names) != 2 or not all(isinstance(name, str) for name in names):
        return None
    try:
        Rules.parse(rules)
    except KoiKoiError:
        return None
    return Setup(
        rules=rules, names=(names[0], names[1]), opponent=opponent, birth_months=_months(kept.get("birth_months"))
    )


def _months(kept: object) -> tuple[int, int] | None:
    match kept:
        case [int(mine), int(theirs)] if 1 <= mine <= 12 and 1 <= theirs <= 12:
            return mine, theirs
    return None
