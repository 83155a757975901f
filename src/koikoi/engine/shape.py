"""Reading a field out of parsed JSON: the one place that says "round 3: field month is missing" and the like."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NoReturn, TypeVar

from koikoi.engine.cards import Card, parse_cards, short
from koikoi.errors import KoiKoiError, Reason

Fail = Callable[[Reason, str], NoReturn]
"""How a reader refuses: it raises its own kind of error with a reason and a sentence."""

_MISSING: Final = object()
_WORDS: Final = {"None": "null", "True": "true", "False": "false"}
"""JSON's words for values that Python writes otherwise."""
T = TypeVar("T")


class Shape:
    """One JSON object being read; every method raises through `fail` when the field is not as asked."""

    def __init__(self, value: object, what: str, fail: Fail) -> None:
        self.fail = fail
        self.what = what
        if not isinstance(value, Mapping):
            fail(Reason.WRONG_TYPE, f"{what} is {short(value)}; it must be an object")
        self.fields: Mapping[str, Any] = value

    def only(self, known: Sequence[str]) -> None:
        """Refuse a field that is none of the known ones, naming the one that is likely meant."""
        for key in self.fields:
            if key not in known:
                self.fail(Reason.UNKNOWN_FIELD, f"{self.what}: there is no field {short(key)}; {_meant(key, known)}")

    def has(self, key: str) -> bool:
        """Whether the field is there and not null."""
        return self.fields.get(key) is not None

    def get(self, key: str, default: object = _MISSING) -> Any:
        """The field, or the default where it is missing."""
        if key in self.fields:
            return self.fields[key]
        if default is _MISSING:
            self.fail(Reason.MISSING_FIELD, f"{self.what} has no field {key}")
        return default

    def integer(self, key: str, low: int, high: int, default: object = _MISSING) -> int:
        """A whole number from `low` to `high`."""
        value = self.get(key, default)
        if type(value) is not int:
            self.fail(Reason.WRONG_TYPE, f"{self.what}: {key} is {short(value)}; it must be a whole number")
        if not low <= value <= high:
            self.fail(Reason.OUT_OF_RANGE, f"{self.what}: {key} is {value}; it must be from {low} to {high}")
        return value

    def choice(self, key: str, allowed: tuple[object, ...], default: object = _MISSING) -> Any:
        """One of some values."""
        value = self.get(key, default)
        if not any(value is one or (type(value) is type(one) and value == one) for one in allowed):
            names = ", ".join(_WORDS.get(str(one), str(one)) for one in allowed)
            self.fail(Reason.NOT_ALLOWED, f"{self.what}: {key} is {short(value)}; it must be one of {names}")
        return value

    def items(self, key: str, number: int | None = None, default: object = _MISSING) -> list[Any]:
        """A list, of `number` items if given."""
        value = self.get(key, default)
        if not isinstance(value, list | tuple):
            self.fail(Reason.WRONG_TYPE, f"{self.what}: {key} is {short(value)}; it must be a list")
        if number is not None and len(value) != number:
            self.fail(Reason.WRONG_COUNT, f"{self.what}: {key} has {len(value)} items; it must have {number}")
        return list(value)

    def pair(self, key: str, low: int, high: int, default: object = _MISSING) -> tuple[int, int]:
        """Two whole numbers, seat 0's and seat 1's."""
        first, second = self.items(key, 2, default)
        for value in (first, second):
            if type(value) is not int or not low <= value <= high:
                self.fail(
                    Reason.OUT_OF_RANGE, f"{self.what}: {key} holds {short(value)}; it must be from {low} to {high}"
                )
        return first, second

    def cards(self, key: str, default: object = _MISSING) -> tuple[Card, ...]:
        """A list of card codes."""
        return self.as_cards(self.items(key, None, default), key)

    def as_cards(self, value: object, key: str) -> tuple[Card, ...]:
        """Cards from a list of codes that stands in field `key`."""
        if not isinstance(value, list | tuple):
            self.fail(Reason.WRONG_TYPE, f"{self.what}: {key} is {short(value)}; it must be a list of cards")
        return self.reading(key, lambda: parse_cards(value))

    def reading(self, key: str, read: Callable[[], T]) -> T:
        """What `read` gives; an error of ours is raised again with the place in front."""
        try:
            return read()
        except KoiKoiError as error:
            self.fail(error.reason, f"{self.what}: {key}: {error}")


def _meant(key: object, known: Sequence[str]) -> str:
    from difflib import get_close_matches  # of no use to input that is right

    near = get_close_matches(str(key), known, 1)
    return f"is {near[0]} meant?" if near else f"the fields are {', '.join(known)}"
