"""A catalogue: all messages of one language, said with facts. Knows nothing of what the messages are about."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from koikoi.texts.language import LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class TextError(LookupError):
    """A message that does not exist or cannot be said with these facts: a mistake of a program, never of a player."""


class Catalogue:
    """The messages of a language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = read_bundle(lang)

    @property
    def gap(self) -> str:
        """What stands between two sentences: nothing in Japanese."""
        return "" if self.lang == "ja" else " "

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message_id)

    def say(self, message_id: str, /, **facts: str | int | float) -> str:
        """The message with the facts put in; raises TextError if it is unknown or a fact is missing."""
        if not self._bundle.has_message(message_id):
            raise TextError(f"no message {message_id} in {self.lang}")
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise TextError(f"message {message_id} in {self.lang} is empty")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise TextError(f"message {message_id} in {self.lang}: {errors[0]}")
        return str(text)

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
def read_bundle(lang: str) -> FluentBundle:
    """Every `.ftl` file of a language as one bundle; raises TextError for a language without a catalogue."""
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk

    if lang not in LANGUAGES:
        raise TextError(f"there is no catalogue {lang}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([lang], use_isolating=False)
    folder = resources.files("koikoi.texts").joinpath(lang)
    for file in sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise TextError(f"{lang}/{file.name} is no Fluent: {entry.content}")
        bundle.add_resource(resource)
    return bundle
