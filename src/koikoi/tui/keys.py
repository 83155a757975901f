"""Keys: which key of the game a press means, whatever the keyboard's layout. Knows nothing of what a key does.

Letters count by their place: the Russian letters of the same keys, full-width letters and digits of a Japanese input
method, and the unshifted number row of a French keyboard are understood.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from textual.events import Key

_RUSSIAN: Final = dict(zip("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm", strict=True))
_FRENCH: Final = dict(zip("&é\"'(-è_ç", "123456789", strict=True))
_NAMES: Final = {
    "ctrl+m": "enter", "return": "enter", "ctrl+j": "enter", "shift+tab": "backtab", "f1": "?", "question_mark": "?",
    "ctrl+h": "backspace",
}  # fmt: skip


def game_key(event: Key) -> str:
    """The key as the game knows it: a lower-case letter, a digit, `?`, `space`, or a name such as `enter` or `left`."""
    if event.key in _NAMES:
        return _NAMES[event.key]
    if event.character is None or not event.character.isprintable():
        return event.key
    return game_character(event.character)


def game_character(character: str) -> str:
    """What one typed character means: `ы` and `Ｓ` are `s`, `１` and `&` are `1`."""
    plain = unicodedata.normalize("NFKC", character).lower()
    if plain == " ":
        return "space"
    return _RUSSIAN.get(plain) or _FRENCH.get(plain) or plain
