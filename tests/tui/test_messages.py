"""The catalogue of the table screens: every message is said somewhere, and everything said is there."""

from __future__ import annotations

import re
from pathlib import Path

import koikoi.tui
from koikoi.texts import Texts

ROOT = Path(koikoi.tui.__file__).parent
SAID = "".join(path.read_text(encoding="utf-8") for path in ROOT.rglob("*.py"))
FAMILIES = tuple(set(re.findall(r'f"(play-[a-z-]*)\{', SAID)) - {"play-"})
"""Beginnings of messages whose end is a fact."""
WORDS = {"play-pass", "play-keep", "play-swap", "play-saved-over"}


def test_every_message_of_the_catalogue_is_used_and_every_used_one_exists() -> None:
    catalogue = (ROOT.parent / "texts" / "en" / "play.ftl").read_text(encoding="utf-8")
    there = set(re.findall(r"^(play-[a-z0-9_-]+) =", catalogue, re.MULTILINE))
    used = set(re.findall(r"[\"'](play-[a-z0-9_-]+)[\"']", SAID))
    texts = Texts.load("en")
    assert {name for name in used if not texts.has(name) and not texts.has(f"{name}-you")} == set()
    assert {name for name in there - used - WORDS if not name.startswith(FAMILIES)} == set()
