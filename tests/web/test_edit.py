"""A table of one's own in the browser: made, refused in place, passed on by a link, played, kept as a file."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from koikoi.engine.options import OPTIONS
from koikoi.engine.record import replay
from koikoi.engine.rules import Rules
from koikoi.errors import BadRules, Reason
from tests.web.browser import WINDOWS
from tests.web.conftest import Visitor
from tests.web.player import Player, held, settle

REFUSED: dict[Reason, tuple[dict[str, Any], str]] = {
    Reason.GAJI_MUST_CAPTURE: ({"gaji": True, "must_capture": True}, "gaji"),
    Reason.HAND_NEVER_PAID: ({"void_hand_four": True}, "hand_four_points"),
    Reason.OUT_OF_RANGE: ({"rounds": 5000}, "rounds"),
}
"""Tables made from shobu that are refused, and the option at which it is said."""
PARTS = 4
"""So many tables change each option once between them."""


def tables() -> Iterator[dict[str, Any]]:
    """Tables that change every option between them, each a table that can be."""
    for part in range(PARTS):
        table: dict[str, Any] = {"base": "shobu", "rounds": 1, "tie": "shared", "hand_four_points": 0}
        for key in list(OPTIONS)[part::PARTS]:
            option, usual = OPTIONS[key], getattr(Rules.preset("shobu"), key)
            if option.type is bool:
                others: list[Any] = [not usual]
            else:
                others = [v for v in (*option.values, *range(option.low, option.low + 12)) if v != usual]
            for other in others if key not in table else []:
                try:
                    Rules.parse(table | {key: other})
                except BadRules:
                    continue
                table[key] = other
                break
        yield table


def fill(page: Page, rules: dict[str, Any]) -> None:
    """Set each option of the form, as a person would."""
    for key, value in rules.items():
        if key == "base":
            page.locator(".page__body > div > select").select_option(value)
            continue
        place = page.locator(f"[id='option-{key}']")
        if isinstance(value, bool):
            place.locator("input").set_checked(value)
        elif place.locator("select").count():
            place.locator("select").select_option(str(value))
        else:
            place.locator("input").fill(str(value))


def editor(visit: Callable[..., Visitor], **settings: object) -> Page:
    """The page of somebody who comes to make a table."""
    visitor = visit(WINDOWS[0], accept_downloads=True)
    visitor.refused.add("/api/rules")
    settle(visitor.context, **settings)
    page = visitor.page()
    page.goto("/rules/edit")
    page.locator("footer [role=status] p").wait_for()
    return page


def test_between_them_the_tables_of_these_tests_change_every_option() -> None:
    assert {key for table in tables() for key in table} >= set(OPTIONS)


@pytest.mark.parametrize("part", range(PARTS))
def test_a_table_travels_by_link_and_its_match_is_played_by_exactly_these_rules(
    part: int, visit: Callable[..., Visitor]
) -> None:
    page, table = editor(visit), list(tables())[part]
    fill(page, table)
    page.locator("#edit-name input").fill("Клуб 花")
    wanted = Rules.parse(table | {"name": "Клуб 花"})
    link = page.locator("output.link").text_content() or ""
    friend = visit(WINDOWS[0])
    settle(friend.context)
    other = friend.page()
    other.goto(link)
    expect(other.locator("#edit-name input")).to_have_value("Клуб 花")
    other.locator("footer .button--go:not([disabled])").click()
    Player(other, keys=True, rng=Random(5)).wanted()
    assert Rules.parse(held(other)["rules"]) == wanted
    if part:
        return  # one match to its end is enough
    Player(other, keys=True, rng=Random(5)).play_match()
    seat = held(other)
    answer = other.request.get(
        f"/api/matches/{seat['match']}/record", headers={"Authorization": f"Bearer {seat['seats'][0]['token']}"}
    )
    replayed = replay(answer.json())
    assert replayed.match.rules == wanted
    assert replayed.match.rules.name == "Клуб 花"
    assert replayed.differences == []


def test_what_cannot_be_is_said_at_its_option_and_cannot_be_played(visit: Callable[..., Visitor]) -> None:
    page = editor(visit)
    for changes, option in REFUSED.values():
        fill(page, {"base": "shobu", **changes})
        expect(page.locator(f"#option-{option} .wrong")).not_to_be_empty()
        expect(page.locator("footer .button--go")).to_be_disabled()
        page.locator("footer .button--quiet", has_text="Undo all").click()
        expect(page.locator("footer .button--go")).to_be_enabled()
        assert page.locator(".was").count() == 0


def test_an_unsaved_table_is_there_again_and_a_saved_one_can_be_chosen(visit: Callable[..., Visitor]) -> None:
    page = editor(visit)
    fill(page, {"base": "shobu", "gaji": True})
    page.goto("/")
    page.goto("/rules/edit")
    expect(page.locator("#option-gaji input")).to_be_checked()
    page.get_by_role("button", name="Save in this browser").click()
    expect(page.locator("#edit-name .wrong")).not_to_be_empty()
    page.locator("#edit-name input").fill("Friday")
    page.get_by_role("button", name="Save in this browser").click()
    page.get_by_role("button", name="Undo all changes").click()
    page.get_by_role("button", name="Friday", exact=True).click()
    expect(page.locator("#option-gaji input")).to_be_checked()
    page.goto("/new#screen")
    page.locator(".tables .name", has_text="Friday").click()
    page.locator("button[type=submit]").click()
    Player(page, keys=True, rng=Random(5)).wanted()
    assert held(page)["rules"] == {"base": "shobu", "gaji": True, "name": "Friday"}


def test_a_broken_link_changes_nothing_and_says_so(visit: Callable[..., Visitor]) -> None:
    page = editor(visit)
    fill(page, {"gaji": True})
    page.goto("/rules/edit#eyJiYXNlIjoi")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("#option-gaji input")).to_be_checked()


def test_the_file_of_a_table_is_taken_by_the_terminal_and_by_the_page(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    page = editor(visit)
    fill(page, {"base": "shobu", "gaji": True, "target": 33, "values.chaff": 2})
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "club.json"
    saved.value.save_as(file)
    wanted = Rules.preset("shobu", gaji=True, target=33, values={"chaff": 2})
    assert Rules.parse(json.loads(file.read_text(encoding="utf-8"))) == wanted
    command = [sys.executable, "-m", "koikoi", "rules", str(file), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=20)
    assert Rules.parse(json.loads(done.stdout)) == wanted
    page.get_by_role("button", name="Undo all changes").click()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("[id='option-values.chaff'] input")).to_have_value("2")
    file.write_text("[]")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("[id='option-values.chaff'] input")).to_have_value("2")
