"""A card on the cloth keeps its place until it is taken; nothing moves up."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from koikoi.engine.cards import CODES
from koikoi.tui.scene import COLUMNS, place
from koikoi.tui.slots import LEAST, last_used, settle

FIELDS = st.lists(st.sampled_from(CODES), unique=True, max_size=20)


@given(st.lists(FIELDS, min_size=1, max_size=6))
def test_every_card_lies_once_and_where_it_lay_before(fields: list[list[str]]) -> None:
    slots: tuple[str | None, ...] = ()
    for field in fields:
        before, slots = slots, settle(slots, field)
        assert sorted(card for card in slots if card) == sorted(field)
        for i, card in enumerate(before):
            if card in field:
                assert slots[i] == card


def test_new_cards_fill_the_first_free_places() -> None:
    slots = settle(settle((), ["1B", "2A", "3R"]), ["1B", "3R", "4A"])
    assert slots[:4] == ("1B", "4A", "3R", None)
    assert len(slots) == LEAST
    assert last_used(slots) == 3


def test_twelve_places_fill_two_rows_and_the_rest_lie_below() -> None:
    places = [place(slot) for slot in range(LEAST)]
    assert len(set(places)) == LEAST
    assert {row for _, row in places[:12]} == {0, 1}
    assert {row for _, row in places[12:]} == {2}
    assert {column for column, _ in places} == set(range(COLUMNS))
