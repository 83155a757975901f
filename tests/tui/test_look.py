"""Colours: every text can be read on every ground it stands on, in all three themes."""

from __future__ import annotations

from itertools import product

import pytest

from koikoi.tui.look import CONTRAST, DARK, LIGHT, LOOKS, Look, contrast, mixed

LEAST = {"dark": 4.5, "light": 4.5, "contrast": 7.0}


def pairs(look: Look) -> set[tuple[str, str]]:
    """Every ink with every ground that the parts put it on."""
    found = set(product(("ink", "soft", "faint", "act", "stake", "gain", "near"), ("desk", "paper", "sheet")))
    found |= set(product(("card_ink", "card_soft", "card_red", "card_blue", "card_ochre"), ("card",)))
    found |= set(product(("ink", "soft", "stake", "near"), ("stake_wash",)))
    found |= set(product(("ink", "soft", "act", "gain"), ("act_wash",)))
    found |= {
        ("act_ink", "act"),
        ("stake_ink", "stake"),
        ("cloth_ink", "cloth"),
        ("cloth_soft", "cloth"),
        ("desk", "soft"),
    }
    found |= {(look.on_ground(month), look.ground(month)) for month in range(1, 13)}
    found |= {(ink, ground) for ground, ink in map(look.veiled, ("desk", "cloth"))}
    return found


@pytest.mark.parametrize("look", LOOKS.values(), ids=lambda look: look.name)
def test_every_text_can_be_read_on_its_ground(look: Look) -> None:
    for ink, ground in sorted(pairs(look)):
        ratio = contrast(look.colour(ink), look.colour(ground))
        assert ratio >= LEAST[look.name], f"{ink} on {ground}: {ratio:.2f}"


def test_frames_stand_out_from_the_cloth_and_the_desk() -> None:
    for look in LOOKS.values():
        for frame, ground in (("lit", "cloth"), ("chosen", "cloth"), ("act", "desk"), ("near", "desk")):
            assert contrast(look.colour(frame), look.colour(ground)) >= 3


def test_contrast_and_mixing_are_those_of_the_standard() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert mixed("#ffffff", "#000000", 0.5) == "#808080"


def test_the_grounds_of_the_months_differ() -> None:
    for look in (DARK, LIGHT, CONTRAST):
        assert len(set(look.grounds)) == 12


def test_without_colour_no_style_has_any() -> None:
    plain = DARK.without_colour()
    for ink, ground in pairs(DARK):
        style = plain.style(ink, ground, "bold")
        assert style.color is None
        assert style.bgcolor is None
        assert style.bold
