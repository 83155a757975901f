"""Keys by their place on the keyboard, whatever is printed on them."""

from __future__ import annotations

import pytest
from textual.events import Key

from koikoi.tui.keys import game_character, game_key


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        *zip("ылигнкйдв", "skbuyrqld", strict=True),
        ("ф", "a"), ("Ы", "s"), ("Ｓ", "s"), ("ｋ", "k"), ("Ｋ", "k"),
        ("１", "1"), ("８", "8"), ("？", "?"),
        ("&", "1"), ("é", "2"), ('"', "3"), ("'", "4"), ("(", "5"), ("-", "6"), ("è", "7"), ("_", "8"),
        ("s", "s"), ("K", "k"), ("7", "7"), ("?", "?"), (" ", "space"), ("\u3000", "space"),
    ],
)  # fmt: skip
def test_letters_and_digits_count_by_their_place(typed: str, meant: str) -> None:
    assert game_character(typed) == meant


@pytest.mark.parametrize(
    ("key", "character", "meant"),
    [
        ("enter", "\r", "enter"),
        ("ctrl+m", "\r", "enter"),
        ("escape", "\x1b", "escape"),
        ("left", None, "left"),
        ("shift+tab", None, "backtab"),
        ("f1", None, "?"),
        ("question_mark", "?", "?"),
        ("cyrillic_yeru", "ы", "s"),
    ],
)
def test_named_keys_keep_their_names(key: str, character: str | None, meant: str) -> None:
    assert game_key(Key(key, character)) == meant
