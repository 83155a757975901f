"""Languages: which ones there are, and which one this computer asks for. Knows no texts."""

from __future__ import annotations

import locale
from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("fr", "ru", "en", "ja")
"""The languages with a catalogue."""
FALLBACK: Final = "en"
_WORDS: Final = {"french": "fr", "russian": "ru", "english": "en", "japanese": "ja"}
"""How Windows names them; its short names do not always begin with the language."""


def system_language(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for, else the system's, else English; one of LANGUAGES.

    `LC_ALL`, `LC_MESSAGES` and `LANG` are asked in this order, and the first that is set decides.
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return _language_of(environ[name]) or FALLBACK
    return _language_of(locale.getlocale()[0] or "") or FALLBACK


def _language_of(name: str) -> str:
    """The language of a locale's name such as `fr_CA.UTF-8` or `French_France`, or nothing."""
    word = name.replace("-", "_").split(".")[0].split("@")[0].split("_")[0].lower()
    if word in LANGUAGES:
        return word
    return _WORDS.get(word, "")
