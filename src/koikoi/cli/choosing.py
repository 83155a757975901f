"""Choosing a table, `--rules` with a preset's name or a file of one's own and `--option key=value`, and how work on it
is shared, `--seed` and `--processes`.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import click

from koikoi.cli.completing import complete_option, complete_rules
from koikoi.cli.failures import Unusable, naming
from koikoi.engine.cards import short
from koikoi.engine.jsontext import MOST_DIGITS, parse_json
from koikoi.engine.options import OPTIONS
from koikoi.engine.rules import PRESETS, Rules, first_line
from koikoi.errors import BadRules, Reason

MOST_BYTES: Final = 1 << 16
"""A file of rules is read no further than this."""
MOST_SEED: Final = 2**48 - 1
_OF_A_TABLE: Final = ("koikoi-record", "koikoi-position")
"""The formats of files that tell of a table: its rules are taken."""
_WORDS: Final = {"true": True, "false": False}


option_option = click.option(
    "--option",
    "changes",
    metavar="KEY=VALUE",
    multiple=True,
    shell_complete=complete_option,
    help="Change one option of the table, such as gaji=true or values.chaff=2. May be given several times.",
)
"""The option `--option` of a command."""


def table_options(*, required: bool) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """The options `--rules` and `--option` of a command; `required` if it cannot do without a table."""
    rules = click.option(
        "--rules",
        "rules_name",
        metavar="NAME",
        required=required,
        shell_complete=complete_rules,
        help=f"A preset ({', '.join(PRESETS)}), or a file of your own: .toml, or .json.",
    )
    return lambda command: rules(option_option(command))


def work_options(units: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """The options `--seed` and `--processes` of a command that plays so many rounds, or what `units` are."""
    seed = click.option(
        "--seed",
        type=click.IntRange(0, MOST_SEED),
        default=1,
        show_default=True,
        help=f"Chance follows from it: the same seed, the same {units}.",
    )
    processes = click.option(
        "--processes", type=click.IntRange(1, 1024), default=1, show_default=True, help="Share the work among so many."
    )
    return lambda command: seed(processes(command))


def chosen_rules(name: str, changes: tuple[str, ...]) -> Rules:
    """The rules of a preset or a file with some options changed; raises BadRules, or Unusable for a file."""
    mapping, place = _base(name)
    for change in changes:
        change_option(mapping, change)
    with naming(place):
        return Rules.parse(mapping)


def _base(name: str) -> tuple[dict[str, Any], str]:
    """The `rules` object that a name or a file stands for, and the file's name, empty for a preset."""
    if name in PRESETS:
        return {"base": name}, ""
    if name.endswith((".toml", ".json")):
        with naming(name):
            return read_rules(name), name
    if Path(name).exists() or os.sep in name:
        raise Unusable(name, Reason.UNKNOWN_PRESET, "a file of rules ends in .toml or .json")
    known = ", ".join(PRESETS)
    raise BadRules(
        Reason.UNKNOWN_PRESET,
        f"there is no preset {short(name)}; the presets are {known}; a file of your own ends in .toml or .json",
        key="base",
        value=name,
        allowed=known,
    )


def read_rules(path: str) -> dict[str, Any]:
    """The `rules` object in a file, TOML or JSON, or of the table that a record or a position tells of."""
    with open(path, "rb") as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise BadRules(Reason.OUT_OF_RANGE, f"a file of rules has at most {MOST_BYTES} bytes")
    mapping = parse_json(content) if path.endswith(".json") else _parse_toml(content)
    if not isinstance(mapping, Mapping):
        raise BadRules(Reason.WRONG_TYPE, f"rules are an object with a preset in `base`, not {short(mapping)}")
    if mapping.get("format") in _OF_A_TABLE and isinstance(mapping.get("rules"), Mapping):
        mapping = mapping["rules"]
    elif "rules" in mapping and "base" not in mapping:
        wanted = "a file of rules has `base` and the options, which stand under `rules` here, at its top"
        raise BadRules(Reason.NOT_RULES, f"{wanted}; or it is a record or a position")
    return dict(mapping)


def _parse_toml(content: bytes) -> object:
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise BadRules(Reason.NOT_UTF8, f"this is not UTF-8 text (byte {error.start + 1})") from None
    except tomllib.TOMLDecodeError as error:
        raise BadRules(Reason.WRONG_TYPE, f"this is not TOML: {first_line(error)}") from None
    except RecursionError:
        raise BadRules(Reason.TOO_DEEP, "the TOML is nested too deep") from None
    except ValueError:
        raise BadRules(Reason.BAD_NUMBER, "a number in the TOML has too many digits") from None


def change_option(mapping: dict[str, Any], change: str) -> None:
    """Enter one `key=value` into a `rules` object; its key and value are checked when the whole is read."""
    key, equals, text = change.partition("=")
    key, text = key.strip(), text.strip()
    if not equals or not text:
        what = OPTIONS[key].allowed if key in OPTIONS else "as in gaji=true or values.chaff=2"
        raise BadRules(Reason.MISSING_OPTION, f"option {key or short(change)} needs a value: {what}", key=key)
    if key == "base":
        raise BadRules(Reason.NOT_ALLOWED, "option base is what --rules chooses", key=key)
    value = parse_value(key, text)
    if key.startswith("values."):
        values = mapping.get("values", {})
        if isinstance(values, Mapping):  # else the file's own mistake is told
            mapping["values"] = {**values, key.removeprefix("values."): value}
    else:
        mapping[key] = value


def parse_value(key: str, text: str) -> object:
    """What stands after `=`: true, false, a whole number, or a text with or without quotes."""
    if text in _WORDS and key != "name":
        return _WORDS[text]
    digits = text[1:] if text[0] in "+-" else text
    if digits.isascii() and digits.isdigit() and key != "name":
        if len(digits) > MOST_DIGITS:
            raise BadRules(
                Reason.BAD_NUMBER, f"option {key}: the number {text[:12]}... has over {MOST_DIGITS} digits", key=key
            )
        return int(text)
    if len(text) > 1 and text[0] == text[-1] and text[0] in "\"'":
        return text[1:-1]
    return text
