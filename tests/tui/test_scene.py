"""What a table shows at one moment: only what the view allows can be done, and every step has its sentence."""

from __future__ import annotations

from itertools import product

import pytest
from rich.cells import cell_len

from koikoi.engine.rules import Rules
from koikoi.texts import LANGUAGES
from koikoi.tui.layout import layout_for
from koikoi.tui.scene import Mode, Scene
from koikoi.tui.story import Step
from koikoi.tui.words import words_of
from tests.tui.views import NAMES, moments

RULES = Rules.preset("shobu", gaji=True, exchange=True)


def test_what_can_be_chosen_is_what_is_legal() -> None:
    for view in moments(RULES, seed=3, rounds=6):
        scene = Scene(view, RULES, NAMES)
        legal = set(view.legal.actions)
        match scene.mode:
            case Mode.PLAY:
                assert {card.card for card in view.legal.cards} == legal
                assert scene.choice(scene.at) is not None
                for card in view.legal.cards:
                    if card.choices:
                        scene.ask(card)
                        assert scene.mode is Mode.CHOOSE
                        assert scene.tray is not None
                        assert scene.call_off()
            case Mode.CHOOSE:
                assert scene.tray is not None
                assert set(scene.tray.tokens) == legal
                assert not scene.call_off(), "what has left the hand stays"
            case Mode.DECIDE:
                assert legal == {"koi", "stop"}
            case Mode.WATCH:
                assert not legal
        scene.covered = view.stage == "play"
        assert scene.mode is (Mode.COVER if scene.covered else Mode.WATCH)
        assert scene.hand == () or not scene.covered


def test_a_round_is_told_from_its_view_alone() -> None:
    for view in moments(RULES, seed=4, rounds=2):
        if view.round is None:
            continue
        scene = Scene(view, RULES, NAMES)
        told = scene.story()
        assert told[0] == Step("dealt", view.dealer)
        assert [step.card for step in told[1:]] == [row.card for row in view.round.history]
        assert set(view.round.field) == {card for card in scene.slots if card}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_is_said_of_the_reader_and_of_another(lang: str) -> None:
    words = words_of(lang)
    whats = (
        "dealt",
        "hand",
        "stock",
        "asked",
        "gained",
        "called",
        "stopped",
        "swept",
        "swapped",
        "kept",
        "undone",
        "resigned",
    )
    for what, seat in product(whats, (0, 1)):
        step = Step(
            what,
            seat,
            card="11C" if what in ("hand", "stock", "asked") else "",
            captured=("9C1", "9C2", "9A") if what in ("hand", "stock", "swept") else (),
            yaku=("flower_viewing", "chaff") if what == "gained" else (),
            points=6,
        )
        for name in ("", "Kiku"):
            said = step.said(words, lambda _, name=name: name, RULES)  # type: ignore[misc]
            assert (name in said) if name else ("Kiku" not in said)
            short = step.said(words, lambda _, name=name: name, RULES, 20)  # type: ignore[misc]
            assert cell_len(short) <= cell_len(said)
    assert words.card("9A") in Step("flip", card="9A").said(words, str, RULES)
    for reason in ("field-four", "field-pairs", "hand-four", "both-lucky"):
        assert Step("voided", reason=reason).said(words, str, RULES)


def test_a_layout_fills_the_window_and_no_part_gets_less_than_it_needs() -> None:
    for width, height, deciding in product((80, 119, 120, 140, 200), range(24, 80), (False, True)):
        plan = layout_for(width, height, deciding=deciding)
        board = plan.pane * 2 + plan.field + plan.prompt + plan.hand
        assert plan.pane >= 2 and plan.prompt >= 1 and plan.hand >= (2 if deciding and not plan.rail else 4)  # noqa: PT018
        assert plan.field >= 6
        if plan.rail:
            assert board + plan.spare == height - 2
            assert plan.spare >= 0
            assert plan.side == height - 2
            assert width - plan.rail >= 80
        else:
            assert board + plan.side == height - 2
            assert plan.side >= 7
