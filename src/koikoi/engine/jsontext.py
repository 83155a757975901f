"""JSON as we accept it: UTF-8, no NaN, no giant numbers, no key twice, not too deep; one clear error otherwise."""

from __future__ import annotations

import json
from typing import Any, Final, NoReturn

from koikoi.engine.cards import short
from koikoi.errors import BadText, Reason

MOST_DIGITS: Final = 15
"""Whole numbers beyond this many digits do not survive in other programs' JSON, and no score needs them."""
MOST_DEPTH: Final = 32


def parse_json(text: bytes | str, *, line: int = 1) -> Any:
    """The value of a JSON text; raises BadText saying what is wrong and where.

    `line` is the number, in its file, of the text's first line.
    """
    if isinstance(text, bytes):
        text = _decode(text, line)
    try:
        value = _DECODER.decode(text)
    except json.JSONDecodeError as error:
        cut = error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated string")
        reason = Reason.TRUNCATED if cut else Reason.NOT_JSON
        what = "the JSON ends too early" if cut else f"this is not JSON: {error.msg}"
        raise BadText(reason, f"{what} (line {error.lineno + line - 1}, column {error.colno})") from None
    except RecursionError:
        raise BadText(Reason.TOO_DEEP, f"the JSON is nested too deep; {MOST_DEPTH} levels are allowed") from None
    _check_depth(value)
    if "\\u" in text:
        _check_surrogates(value)
    return value


def _decode(text: bytes, line: int) -> str:
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = text[: error.start]
        at = error.start - before.rfind(b"\n")
        raise BadText(
            Reason.NOT_UTF8, f"this is not UTF-8 text (line {line + before.count(10)}, byte {at} of it)"
        ) from None


def _check_surrogates(value: object) -> None:
    """Refuse the escape of half a character, which no text can be written with again."""
    try:
        format_json(value).encode("utf-8")
    except UnicodeEncodeError as error:
        half = f"\\u{ord(error.object[error.start]):04x}"
        raise BadText(Reason.NOT_UTF8, f"the JSON holds {half} alone, which is half a character") from None


def format_json(value: object) -> str:
    """One line of JSON, keys in the order given, as records are written."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def _check_depth(value: object) -> None:
    level = [value]
    for _ in range(MOST_DEPTH):
        level = [child for node in level for child in _children(node)]
        if not level:
            return
    raise BadText(Reason.TOO_DEEP, f"the JSON is nested too deep; {MOST_DEPTH} levels are allowed")


def _children(node: object) -> list[object]:
    if isinstance(node, dict):
        return list(node.values())
    return node if isinstance(node, list) else []


def _no_constant(text: str) -> NoReturn:
    raise BadText(Reason.BAD_NUMBER, f"{text} is not a number that JSON has")


def _integer(text: str) -> int:
    if len(text.lstrip("-")) > MOST_DIGITS:
        raise BadText(Reason.BAD_NUMBER, f"the number {text[:12]}... has over {MOST_DIGITS} digits")
    return int(text)


def _float(text: str) -> float:
    value = float(text)
    if value in (float("inf"), float("-inf")):
        raise BadText(Reason.BAD_NUMBER, f"the number {short(text)} is too big")
    return value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    out = dict(pairs)
    if len(out) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise BadText(Reason.NOT_JSON, f"the key {short(key)} is there twice in one object")
            seen.add(key)
    return out


_DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_object, parse_constant=_no_constant, parse_int=_integer, parse_float=_float
)
