"""What README and CONTRIBUTING show works as shown, and every file they name exists."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from koikoi import Rules

ROOT = Path(__file__).parent.parent
PAGES = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")


def test_the_round_of_the_readme_can_be_typed_along() -> None:
    done = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert done.attempted > 10
    assert done.failed == 0


def test_the_rule_set_of_contributing_is_a_table() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    rules = Rules.parse_toml(re.findall(r"```toml\n(.*?)```", text, re.S)[0])
    assert rules.name == "Friday table"
    assert "rain" in {row.id for row, _ in rules.rows()}


def test_the_agent_of_contributing_plays() -> None:
    from random import Random

    from koikoi import Position, Seat, deal, shuffled_deck

    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    names: dict[str, type] = {}
    exec(re.findall(r"```python\n(.*?)```", text, re.S)[0], names)
    rules = Rules.preset("koikoi-japan")
    position, _ = Position.start(rules, deal(rules, shuffled_deck(rng=Random(1)), Seat(0)), dealer=Seat(0))
    agent = names["FirstCard"]()
    assert agent.act(position.observe(position.mover), rng=Random(1)) == position.legal()[0]


@pytest.mark.parametrize("page", PAGES)
def test_the_files_a_page_links_to_exist(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (ROOT / link).exists(), f"{page} links to {link}"
