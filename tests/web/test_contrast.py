"""What has to be told apart stands out 3 to 1 in each theme (WCAG 1.4.11): edges, the focus, the marks."""

from __future__ import annotations

import re
from itertools import product

import pytest

from tests.commands import ROOT

TOKENS = (ROOT / "frontend" / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
SHEETS = ("desk", "paper", "sheet", "inset")
THEMES = ("light", "dark")
PAIRS = [
    *product(("edge", "act", "stake", "gain", "near", "seal", "focus"), SHEETS),  # borders and marks on any sheet
    ("focus", "focus-halo"),
    ("cloth-ink", "cloth"),  # the frame of a card that may be taken
    ("act-ink", "act"),
    ("stake-ink", "stake"),
    ("card-act", "card-paper"),
    ("card-stake", "card-paper"),
]
"""A colour and what it lies on."""


def colours(theme: str) -> dict[str, str]:
    """The colours of a theme; the dark one changes some of the light one's."""
    light, _, dark = TOKENS.partition(':root[data-theme="dark"]')
    found = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", light))
    return found | (dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", dark)) if theme == "dark" else {})


def light_of(colour: str) -> float:
    """Relative luminance, by WCAG 2.2."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    low, high = sorted((light_of(first), light_of(second)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES)
def test_edges_marks_and_the_focus_stand_out(theme: str) -> None:
    of = colours(theme)
    found = {f"{front} on {ground}": contrast(of[front], of[ground]) for front, ground in PAIRS}
    assert {pair: ratio for pair, ratio in found.items() if ratio < 3} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_the_focus_on_the_cloth_stands_out_by_one_of_its_two_rings(theme: str) -> None:
    of = colours(theme)
    assert max(contrast(of[ring], of["cloth"]) for ring in ("focus", "focus-halo")) >= 3


def test_black_on_white_is_the_greatest_contrast() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#777777") == 1
