"""What a newcomer misread once: counts beside months, columns that jump, a lucky hand that does not say which."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest
from rich.cells import cell_len

from koikoi.engine.cards import CARDS, Kind
from koikoi.texts import LANGUAGES
from koikoi.tui.cardface import TAKES, Face, draw_face
from koikoi.tui.look import DARK
from koikoi.tui.screens.roundsheet import RoundSheetScreen
from koikoi.tui.widgets.seatpane import counted
from koikoi.tui.words import GAP, words_of

MARCH = tuple(card.code for card in CARDS if card.month == 3)


def lucky(hand: tuple[str, ...], lang: str) -> str:
    """What the sheet says of a hand."""
    sheet = SimpleNamespace(hands=(hand, ()))
    screen = SimpleNamespace(sheet=sheet, words=words_of(lang), scene=SimpleNamespace(called=lambda _: "Kiku"))
    return RoundSheetScreen._lucky(cast(RoundSheetScreen, screen), 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lucky_hand_says_which_it_is_and_of_which_months(lang: str) -> None:
    texts = words_of(lang).texts
    others = tuple(next(card.code for card in CARDS if card.month == month) for month in (1, 5, 7, 8))
    pairs = tuple(card.code for month in (2, 5, 9, 11) for card in [c for c in CARDS if c.month == month][:2])
    four, two = lucky(MARCH + others, lang), lucky(pairs, lang)
    assert texts.month_name(3) in four
    assert texts.month_name(1) not in four
    assert all(texts.month_name(month) in two for month in (2, 5, 9, 11))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_in_a_list_is_not_broken_from_its_number(lang: str) -> None:
    words = words_of(lang)
    assert f"{words.plant(CARDS[8])}{GAP if lang != 'ja' else ''}×2" in words.labels(MARCH)


def test_a_count_is_not_read_as_a_month() -> None:
    assert counted(Kind.RIBBON, 2) == "▮×2"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(12, 2), (15, 3)])
def test_the_mark_stands_at_the_left_of_its_card(lang: str, width: int, height: int) -> None:
    words = words_of(lang)
    for card in CARDS:
        row = draw_face(Face(card.code, mark=TAKES), words, DARK, width=width, height=height)[-1]
        if cell_len(words.motif_short(card)) + 3 <= width:
            assert row.text.lstrip().startswith(TAKES), row.text
        assert TAKES in row.text or cell_len(words.motif_short(card)) >= width
