"""A catalogue: all messages of one language, said with facts. Knows nothing of what the messages are about."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from koikoi.texts.language import LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class TextError(LookupError):
    """A message that does not exist or cannot be said with these facts: a mistake of a program, never of a player."""


_ENTRY: Final = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
"""Where a message begins in a file."""
_NAMED: Final = re.compile(r"\{ *(-?[A-Za-z][A-Za-z0-9_-]*)")
"""What a message names inside its text: other messages (and functions, which no file has)."""


class Catalogue:
    """The messages of a language. One is parsed when it is first said: parsing all takes longer than most commands."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._sources = read_sources(lang)
        self._bundle = _empty_bundle(lang)
        self._parsed: set[str] = set()

    @property
    def gap(self) -> str:
        """What stands between two sentences: nothing in Japanese."""
        return "" if self.lang == "ja" else " "

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return message_id in self._sources

    def say(self, message_id: str, /, **facts: str | int | float) -> str:
        """The message with the facts put in; raises TextError if it is unknown or a fact is missing."""
        if message_id not in self._sources:
            raise TextError(f"no message {message_id} in {self.lang}")
        self._parse(message_id)
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise TextError(f"message {message_id} in {self.lang} is empty")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise TextError(f"message {message_id} in {self.lang}: {errors[0]}")
        return str(text)

    def _parse(self, message_id: str) -> None:
        """Parse a message and those it names, unless that is done."""
        from fluent.runtime import FluentResource

        if message_id in self._parsed or message_id not in self._sources:
            return
        self._parsed.add(message_id)
        source = self._sources[message_id]
        for named in _NAMED.findall(source):
            self._parse(named)
        self._bundle.add_resource(FluentResource(source))

    def join_and(self, items: Iterable[str]) -> str:
        """Items as a list of which all are meant: "a, b and c"; empty for none."""
        return self._join(tuple(items), "list-and")

    def join_or(self, items: Iterable[str]) -> str:
        """Items as a list of which one is meant: "a, b or c"; empty for none."""
        return self._join(tuple(items), "list-or")

    def join(self, items: Iterable[str]) -> str:
        """Items as a plain list: "a, b, c"; empty for none."""
        return self._join(tuple(items), "")

    def _join(self, items: tuple[str, ...], last: str) -> str:
        if not items:
            return ""
        text = items[0]
        for item in items[1 : -1 if last else None]:
            text = self.say("list-middle", first=text, next=item)
        if last and len(items) > 1:
            text = self.say(last, first=text, last=items[-1])
        return text


@cache
def read_sources(lang: str) -> Mapping[str, str]:
    """Every message in the `.ftl` files of a language, by id, unparsed; raises TextError for an unknown language."""
    if lang not in LANGUAGES:
        raise TextError(f"there is no catalogue {lang}; there are {', '.join(LANGUAGES)}")
    sources: dict[str, str] = {}
    folder = resources.files("koikoi.texts").joinpath(lang)
    for file in folder.iterdir():
        if file.name.endswith(".ftl"):
            text = file.read_text(encoding="utf-8")
            starts = list(_ENTRY.finditer(text))
            ends = [start.start() for start in starts[1:]] + [len(text)]
            sources |= {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}
    return sources


def _empty_bundle(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    return FluentBundle([lang], use_isolating=False)
