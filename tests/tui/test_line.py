"""Rows measured in cells: Japanese characters are two wide, and nothing runs over its place."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from koikoi.tui.line import CUT, Line, cut, first_fit, pad, paragraphs, wrap

TEXTS = st.text(st.sampled_from("abc éжы松に鶴、。「」（）…☀◆ 0123\u00a0"), max_size=60)


@given(TEXTS, st.integers(0, 30))
def test_a_row_is_never_wider_than_it_may_be(text: str, width: int) -> None:
    assert cell_len(cut(text, width)) <= width
    assert cell_len(pad(text, width)) == width
    assert Line(width).put(text).put(text).strip().cell_length == width


@given(TEXTS, st.integers(0, 30))
def test_wrapping_loses_nothing_but_spaces_at_the_ends_of_rows(text: str, width: int) -> None:
    rows = wrap(text, width)
    assert all(cell_len(row) <= max(width, 2) for row in rows)
    assert all(cell_len(row) <= width or len(row) == 1 for row in rows)
    assert "".join(rows).replace(" ", "") == text.replace(" ", "")


def test_wrapping_breaks_at_spaces_and_between_japanese_characters() -> None:
    assert wrap("Two cards of a month", 10) == ["Two cards", "of a month"]
    assert wrap("役を作る。次に「勝負」", 10) == ["役を作る。", "次に「勝", "負」"]
    assert wrap("about 12\u00a0points", 10) == ["about", "12\u00a0points"]


def test_a_cut_is_shown_and_the_first_text_that_fits_is_taken() -> None:
    assert cut("松に鶴と月", 6) == "松に" + CUT
    assert first_fit(6, "Chrysanthemum", "Chrys.") == "Chrys."
    assert first_fit(3, "Chrysanthemum", "Chrys.") == "Ch" + CUT
    assert paragraphs(["a b", "c"], 1) == ["a", "b", "c"]


def test_a_text_at_the_right_end_ends_there() -> None:
    assert Line(10).put("a").right("松").text == "a" + " " * 7 + "松"


def test_no_text_can_steer_the_terminal() -> None:
    assert Line(20).put("a\x1b[31mb\u202ec\nd").text == "a?[31mb?c?d"
