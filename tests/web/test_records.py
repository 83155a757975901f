"""Records in the browser: files come onto the shelf whole or not at all, and replay to the recorded result."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median

import pytest
from playwright.sync_api import Page, expect

from tests.server.test_records import PUBLIC
from tests.web.browser import WINDOWS, Window
from tests.web.conftest import Visitor
from tests.web.player import Player, settle

STEP_TIMES = """async (steps) => {
  const times = [];
  for (let step = 0; step < steps; step++) {
    const begun = performance.now();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    times.push(performance.now() - begun);
  }
  return times;
}"""
"""Milliseconds from a key to the painted table, for so many steps on."""


def records(visit: Callable[..., Visitor], window: Window) -> Page:
    visitor = visit(window)
    settle(visitor.context)
    page = visitor.page()
    page.goto("/")
    page.locator("a[href='/records']").click()
    expect(page.locator(".records .empty")).to_be_visible()
    return page


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_files_come_in_whole_or_not_at_all_and_replay_to_the_recorded_score(
    window: Window, visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    page = records(visit, window)
    files = {
        "one.json": PUBLIC[20],
        "two.jsonl": PUBLIC[21] + b"\n" + PUBLIC[22],
        "packed.jsonl.gz": gzip.compress(PUBLIC[21] + b"\n" + PUBLIC[23]),
        "broken.jsonl": PUBLIC[24] + b"\n" + PUBLIC[25][:500],
        "other.json": b'{"format": "recipe"}',
    }
    for name, data in files.items():
        (tmp_path / name).write_bytes(data)
    page.locator("input[type=file]").set_input_files([tmp_path / name for name in files])
    expect(page.locator(".came")).to_have_text("4 records were added. 1 was here already.")
    wrong = page.locator(".wrongs li")
    expect(wrong).to_have_count(2)
    expect(wrong.first).to_contain_text("broken.jsonl, line 2: the JSON ends too early")
    expect(wrong.last).to_contain_text("other.json: This is not a record")
    expect(page.locator(".strips li")).to_have_count(4)

    result = json.loads(PUBLIC[20])["result"]
    score = f"{result['player1EndPts']} : {result['player2EndPts']}"
    page.locator(".strips li", has_text=score).locator("a").first.focus()
    page.keyboard.press("Enter")
    page.locator(".replay .board").wait_for()
    address = page.url
    page.keyboard.press("End")
    points = page.locator(".slip--match .slip__points")
    expect(points).to_have_text(score)
    page.locator(".controls__eyes").select_option("1")
    expect(points).to_have_text(" : ".join(reversed(score.split(" : "))))
    page.locator(".controls__eyes").select_option("0")
    page.locator(".controls__steps button").first.focus()
    page.keyboard.press("Home")
    expect(page.locator(".board")).to_have_attribute("data-step", "0")
    seen = [page.locator(".say").inner_text()]
    for _ in range(6):
        page.keyboard.press("ArrowRight")
        seen.append(page.locator(".say").inner_text())
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".say")).to_have_text(seen[-2])
    page.wait_for_function("() => location.hash.endsWith('.1.5.0')")
    page.goto("/")
    page.goto(address.partition("#")[0] + "#" + address.partition("#")[2].partition(".")[0] + ".1.5.both")
    expect(page.locator(".say")).to_have_text(seen[-2])
    expect(page.locator(".backs--open .pic")).not_to_have_count(0)
    page.wait_for_load_state("networkidle")
    assert median(page.evaluate(STEP_TIMES, 20)) <= 50


def test_a_record_is_searched_named_saved_and_deleted(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    page = records(visit, WINDOWS[0])
    (tmp_path / "three.jsonl").write_bytes(b"\n".join(PUBLIC[30:33]))
    page.locator("input[type=file]").set_input_files(tmp_path / "three.jsonl")
    strips = page.locator(".strips li")
    expect(strips).to_have_count(3)
    strips.first.get_by_role("button").first.click()
    page.get_by_label("Title", exact=True).fill("Against the clock")
    page.keyboard.press("Enter")
    expect(strips.first).to_contain_text("Against the clock")
    page.get_by_label("Search").fill("CLOCK 2020")
    expect(strips).to_have_count(1)
    with page.expect_download() as saved:
        strips.get_by_role("button").nth(1).click()
    assert json.loads(Path(saved.value.path()).read_text("utf-8"))["format"] == "koikoi-record"
    strips.get_by_role("button").nth(2).click()
    page.locator("dialog footer button").last.click()
    expect(strips).to_have_count(0)
    expect(page.get_by_text("No record fits.")).to_be_visible()
    page.get_by_label("Search").fill("")
    expect(strips).to_have_count(2)


def test_a_finished_match_comes_onto_the_shelf_by_itself_once(visit: Callable[..., Visitor]) -> None:
    visitor = visit(WINDOWS[0])
    settle(visitor.context, last={"rules": {"base": "single-koi", "rounds": 1}, "opponent": "greedy"})
    page = visitor.page()
    page.goto("/")
    page.locator("button.button--go.big").click()
    Player(page, keys=True, rng=Random(3)).play_match()
    shown = page.locator(".slip__points").inner_text()
    page.goto("/records")
    strips = page.locator(".strips li")
    expect(strips).to_have_count(1)
    strips.get_by_role("button").last.click()
    page.locator("dialog footer button").last.click()
    expect(page.locator(".empty")).to_be_visible()
    page.reload()
    expect(page.locator(".empty")).to_be_visible()
    page.goto("/")
    page.locator("#matches ~ ul a").first.click()
    page.locator(".slip--round .year-table").wait_for()
    page.wait_for_load_state("networkidle")  # nothing moves the button any more
    page.locator(".slip--round .button--go").click()
    page.get_by_role("button", name="Replay").click()
    page.locator(".replay .controls").wait_for()
    page.keyboard.press("End")
    expect(page.locator(".slip__points")).to_have_text(shown.replace("\n", " "))
