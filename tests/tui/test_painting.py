"""Every part of the table painted for real moments: nothing wider than its place, nothing cut that matters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from koikoi.engine.cards import CARDS
from koikoi.engine.rules import Rules
from koikoi.texts import LANGUAGES
from koikoi.tui.cardface import Face, draw_face
from koikoi.tui.layout import Layout, layout_for
from koikoi.tui.line import CUT, Line
from koikoi.tui.look import CONTRAST, DARK, LIGHT, Look
from koikoi.tui.scene import Mode, Scene
from koikoi.tui.widgets.cards import Field, Hand
from koikoi.tui.widgets.decision import DecisionPanel, adding
from koikoi.tui.widgets.header import Header
from koikoi.tui.widgets.moves import Moves
from koikoi.tui.widgets.painted import Painted
from koikoi.tui.widgets.prompt import Prompt
from koikoi.tui.widgets.seatpane import SeatPane
from koikoi.tui.widgets.tracker import Tracker
from koikoi.tui.widgets.traypanel import TrayPanel
from koikoi.tui.words import words_of
from koikoi.wire.view import View
from tests.tui.views import moments

SIZES = ((80, 24), (100, 30), (120, 36), (140, 45))
TABLES = (
    Rules.preset("single-koi"),
    Rules.preset("shobu", exchange=True, gaji=True, triad=True, field_brights=True),
    Rules.preset("first-to-fifty"),
    Rules.preset("extensions", stakes="caller-pays"),
    Rules.preset("koikoi-japan"),
)


@cache
def some_views() -> tuple[View, ...]:
    """A few hundred moments: all decisions and choices, and one in twelve of the others."""
    found = []
    for number, rules in enumerate(TABLES):
        for i, view in enumerate(islice(moments(rules, seed=number, rounds=3), 120)):
            asked = view.round is not None and view.round.phase in ("decide", "take", "swap")
            if asked or i % 12 == 0:
                found.append(view)
    return tuple(found)


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A language that all parts speak."""
    spoken = str(request.param)
    monkeypatch.setattr(Painted, "words", property(lambda self: words_of(spoken)))
    monkeypatch.setattr(Painted, "look", property(lambda self: DARK))
    return spoken


def scenes(lang: str) -> Iterator[Scene]:
    """Scenes of the views, a person against the computer and two people in turn."""
    for i, view in enumerate(some_views()):
        names = (words_of(lang)("play-you"), "Kiku") if i % 2 else ("Aki", "Bruno")
        yield Scene(view, Rules.parse(dict(view.rules)), names, two_people=not i % 2)


def parts(plan: Layout, width: int, scene: Scene) -> Iterator[tuple[Painted, int, int]]:
    """The parts that are shown, with their widths and heights."""
    board, side = width - plan.rail, plan.rail - 1 if plan.rail else width
    yield Header(id="a"), width, 1
    yield SeatPane(opponent=True, id="b"), board, plan.pane
    yield SeatPane(opponent=False, id="c"), board, plan.pane
    yield Field(id="d"), board, plan.field
    yield Prompt(id="e"), board, plan.prompt
    yield Hand(id="f"), board, plan.hand
    if scene.mode is Mode.DECIDE:
        yield DecisionPanel(id="g"), side, plan.side
    elif scene.mode is Mode.CHOOSE:
        yield TrayPanel(id="h"), side, plan.side
    else:
        yield Tracker(id="i"), side, 20 if plan.rail else 5
        yield Moves(id="j"), side, plan.side - (20 if plan.rail else 5)


def painted(part: Painted, scene: Scene, width: int, height: int) -> list[Line]:
    """The rows of a part."""
    part.scene = scene  # type: ignore[attr-defined]
    return part.paint(width, height)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_fits_and_nothing_is_cut(lang: str, size: tuple[int, int]) -> None:
    for scene in scenes(lang):
        plan = layout_for(*size, deciding=scene.mode is Mode.DECIDE)
        for part, width, height in parts(plan, size[0], scene):
            rows = painted(part, scene, width, height)
            said = "\n".join(row.text for row in rows)
            assert len(rows) <= height, (part, said)
            assert all(row.used <= width for row in rows), (part, said)
            assert CUT not in said, (part, said)


def test_a_decision_says_all_it_has_to_say_at_the_least_size(lang: str) -> None:
    words = words_of(lang)
    for scene in scenes(lang):
        decision = scene.view.decision
        if decision is None:
            continue
        plan = layout_for(80, 24, deciding=True)
        rows = painted(DecisionPanel(id="g"), scene, 80, plan.side)
        assert len(rows) == plan.side
        said = " ".join(row.text for row in rows)
        assert str(decision.stop.base * decision.stop.multiplier) in said
        assert words("play-button-stop") in rows[0].text
        assert words("play-button-koi") in rows[0].text
        hopes = adding(decision.hopes, decision.hope_gains)
        threats = adding(decision.threats, decision.threat_gains)
        for entry in (*hopes[:1], *threats[:1]):
            assert any(words.texts.yaku_short(e.id) in said for e in (entry, *hopes, *threats))
        if threats:  # the last sentence is whole
            last = sorted(threats, key=lambda e: -e.worth)[:3][-1]
            assert f"+{last.worth}" in said


@pytest.mark.parametrize(
    "look", [DARK, LIGHT, CONTRAST, DARK.without_colour()], ids=["dark", "light", "contrast", "plain"]
)
def test_every_card_says_month_kind_plant_and_motif(lang: str, look: Look) -> None:
    words = words_of(lang)
    for card in CARDS:
        tall = [row.text for row in draw_face(Face(card.code), words, look, width=13, height=4)]
        low = [row.text for row in draw_face(Face(card.code), words, look, width=12, height=2)]
        assert str(card.month) in tall[0]
        assert words.kind(card.kind) in tall[0]
        assert words.plant(card) in tall[1]
        assert str(card.month) in low[0]
        assert words.plant_short(card) in low[0] or words.plant(card) in low[0]
        assert words.motif(card) in low[1] or words.motif_short(card) in low[1]
        assert CUT not in "".join((*tall, *low))
    assert (
        len({"".join(row.text for row in draw_face(Face(c.code), words, look, width=13, height=4)) for c in CARDS})
        == 36
    )
