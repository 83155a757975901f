"""The rules page: complete for every table, true to the kernel where it works out numbers, and made for reading."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koikoi.engine.cards import CARDS, Kind
from koikoi.engine.kernel import slots
from koikoi.engine.kernel.settle import weigh
from koikoi.engine.kernel.table import lower
from koikoi.engine.rules import PRESETS, Rules
from koikoi.engine.yaku import YAKU_IDS
from koikoi.texts import LANGUAGES, Bullets, Page, Paragraph, Section, Table, Texts, rules_page
from koikoi.texts.pointspage import example_calls
from tests import strategies

EXAMPLE_BASE = 8
OWN = {
    "tea": {"value": 2, "cards": ["3B", "9A"], "name": "Tea house"},
    "count": {"value": 1, "count": "ribbon", "need": 4, "step": 2},
    "both": {"value": 3, "cards": ["1R"], "count": "ribbon", "need": 3},
}
WINS = "At the end the player with more points wins."
NOTHING_CAPTURED = dict.fromkeys(YAKU_IDS, 0)


def english(**options: object) -> Page:
    return rules_page(Rules.preset("single-koi", **options), Texts.load("en"))


def section(page: Page, section_id: str) -> Section:
    return next(part for part in page.sections if part.id == section_id)


def strings(*parts: Section) -> list[str]:
    """Every text of the sections, cell by cell."""
    found = []
    for block in (block for part in parts for block in part.blocks):
        if isinstance(block, Paragraph):
            found.append(block.text)
        elif isinstance(block, Bullets):
            found.extend(block.items)
        else:
            found.extend(cell for row in (block.header, *block.rows) for cell in row)
    return found


def prose(page: Page, section_id: str) -> str:
    return " ".join(strings(section(page, section_id))).replace("\u00a0", " ")


def yaku_table(page: Page) -> Table:
    return next(block for block in section(page, "yaku").blocks if isinstance(block, Table))


def whole(page: Page) -> None:
    """Nothing of the machine shows, nothing is empty, and no paragraph is a wall of text."""
    assert len({part.id for part in page.sections}) == len(page.sections)
    for text in (page.title, *(part.title for part in page.sections), *strings(*page.sections)):
        assert text.strip() == text
        assert text
        assert not re.search(r"[{}]|  |\n|None(?!:)|\.\.|。。", text), text
        assert len(text) <= 520, text
    for block in (block for part in page.sections for block in part.blocks):
        if isinstance(block, Table):
            assert {len(row) for row in block.rows} == {len(block.header)}
        if isinstance(block, Bullets):
            assert block.items


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", strategies.TABLES)
def test_the_page_of_every_table_lists_its_yaku_with_their_points_and_no_others(table: str, lang: str) -> None:
    rules, texts = Rules.parse(strategies.TABLES[table]), Texts.load(lang)
    page = rules_page(rules, texts)
    whole(page)
    rows = yaku_table(page).rows
    assert [row[0] for row in rows] == [texts.yaku_name(row.id) for row, _ in rules.rows()]
    assert [re.match(r"\d+", row[2])[0] for row in rows] == [str(value) for _, value in rules.rows()]
    absent = [texts.yaku_name(i) for i in YAKU_IDS if i not in {row.id for row, _ in rules.rows()}]
    assert not [text for text in strings(section(page, "yaku")) for name in absent if name in text]


@pytest.mark.parametrize("lang", LANGUAGES)
@given(rules=strategies.rules())
def test_the_page_of_any_table_is_whole(lang: str, rules: Rules) -> None:
    page = rules_page(rules, Texts.load(lang))
    whole(page)
    assert len(yaku_table(page).rows) == len(rules.rows())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_shows_every_card_in_its_month(lang: str) -> None:
    texts = Texts.load(lang)
    page = rules_page(Rules.preset("shobu"), texts)
    table = next(block for block in section(page, "cards").blocks if isinstance(block, Table))
    assert len(table.rows) == 12
    chaff = [int(row[5][0]) for row in table.rows]
    cells = sum(cell != "–" for row in table.rows for cell in row[2:5])
    assert cells + sum(chaff) == len(CARDS)
    assert sum(row[2] != "–" for row in table.rows) == sum(card.kind is Kind.BRIGHT for card in CARDS)
    for month, row in enumerate(table.rows, start=1):
        assert str(month) in row[0]
        assert texts.month_name(month) in row[0]


@given(rules=strategies.tables())
def test_the_worked_example_pays_what_the_kernel_pays(rules: Rules) -> None:
    points = prose(rules_page(rules, Texts.load("en")), "points")
    own, theirs = example_calls(rules)
    assert not (rules.call_limit == "one-per-round" and own + theirs > 1)
    state = [0] * slots.STATE_SIZE
    state[slots.CALLS], state[slots.CALLS + 1] = own, theirs
    state[slots.DEALT_BRIGHTS] = 1
    base = weigh(lower(rules), state, 0, EXAMPLE_BASE)
    worked = re.search(r"That makes ([^.]*) = (\d+)\.", points)
    if worked is None:
        assert base * state[slots.MULTIPLIER] == EXAMPLE_BASE
    else:
        assert int(worked[2]) == base * state[slots.MULTIPLIER]
        assert eval(worked[1].replace("×", "*")) == int(worked[2])


# --- what lets a sentence in


def test_the_turn_has_the_steps_of_the_table() -> None:
    assert "If the field is empty" in prose(english(empty_field_flip=True), "turn")
    assert "If the field is empty" not in prose(english(), "turn")
    assert "it must be one of those" in prose(english(must_capture=True), "turn")
    assert "You may choose any card" in prose(english(), "turn")
    assert "The other two stay" in prose(english(three_on_field="one"), "turn")
    assert "wild (gaji)" in prose(english(gaji=True), "turn")
    assert "gaji" not in prose(english(), "turn")


def test_the_deal_tells_what_is_void_exchanged_and_lucky() -> None:
    assert "four pairs, from four different months. A hand" not in prose(english(), "deal")
    plain = english(void_field_four=False, hand_four_points=0, hand_pairs_points=0)
    assert "void" not in prose(plain, "deal")
    assert "lucky" not in prose(plain, "deal")
    assert "may exchange the two hands" in prose(english(exchange=True), "deal")
    both = prose(english(both_hands="both", hand_four_points=4, hand_pairs_points=0), "deal")
    assert "both are paid" in both
    assert "(teshi): 4 points" in both
    assert "kuttsuki" not in both
    assert "A hand holds all four" in prose(english(void_hand_four=True, hand_four_points=0), "deal")
    assert "one at a time" in prose(english(packet=1), "deal")
    assert "4 at a time" in prose(english(packet=4), "deal")


def test_the_decision_tells_when_there_is_a_choice() -> None:
    assert "only once in a round" in prose(english(), "decision")
    assert "as often as" in prose(english(call_limit="unlimited"), "decision")
    assert "Each player can call" in prose(english(call_limit="one-per-player"), "decision")
    assert "made a yaku that you did not have" in prose(english(reopen="new"), "decision")
    assert "only grows" in prose(english(reopen="new"), "decision")
    assert "If your hand is empty" in prose(english(last_turn=15), "decision")
    assert "If your hand is empty" not in prose(english(last_turn=14), "decision")


def test_the_end_tells_who_wins_when_the_cards_run_out() -> None:
    assert "at most 16 turns. Then both hands are empty" in prose(english(), "end")
    assert "the dealer’s hand is empty" in prose(english(last_turn=15), "end")
    assert "at most 1 turn." in prose(english(last_turn=1), "end")
    assert "called koi-koi last wins" in prose(english(exhausted="last-caller"), "end")
    assert "the player who does not deal" in prose(english(exhausted="non-dealer-last-yaku"), "end")
    assert "For every drawn round the dealer gets 2 points" in prose(
        english(dealer_point=2, dealer_point_when="always"), "end"
    )
    viewing = english(dealer_point=1, viewing="with-base")
    assert "neither player has made a yaku, the dealer gets 1 point. A viewing" in prose(viewing, "end")
    assert "the dealer gets" not in prose(english(), "end")


def test_the_yaku_grow_and_exclude_each_other_as_the_table_says() -> None:
    best = prose(english(families="best"), "yaku")
    assert "5, and 1 for each further animal" in best
    assert "10, and 1 for each further ribbon" in best
    assert "Of Boar trio and Animals, only the one" in best
    assert "are worth 5 + 2 = 7. The five ribbons are not paid" in best
    assert "Example" not in prose(english(families="best", values={"ribbons": 9}), "yaku")
    assert "are worth 5 + 1 = 6" in prose(english(), "yaku")
    assert "5; 3 once you have called" in prose(english(viewing_after_call=3), "yaku")
    assert "only if you also have" in prose(english(viewing="with-base"), "yaku")
    assert "neither a viewing nor" in prose(english(viewing="with-base", values={"month_cards": 5}), "yaku")
    assert "two chaff" in prose(english(cup_chaff=2), "yaku")
    assert "cup" not in prose(english(cup_chaff=0, viewing="off"), "yaku")
    assert "it does not count as an animal in Animals" in prose(english(iris_joker=True), "yaku")
    assert "in Boar trio and Animals" in prose(english(iris_joker=True, families="best"), "yaku")
    assert "The bridge is an animal" in prose(english(iris_joker=True, values={"animals": 0}), "yaku")
    assert "Both ribbon trios (chōfuku)" in prose(english(triad=True), "yaku")
    alone = dict.fromkeys(("four_brights", "rainy_four", "three_brights"), 0)
    assert "Your yaku add up" in prose(english(values=alone), "yaku")


def test_yaku_of_one_s_own_are_told_with_their_cards() -> None:
    rows = {row[0]: row[1:] for row in yaku_table(english(yaku=OWN)).rows}
    assert rows["Tea house"] == ("Cherry with curtain, Chrysanthemum with sake cup", "2")
    assert rows["count"] == ("At least 4\u00a0ribbons", "1, and 2 for each further ribbon")
    assert rows["both"] == ("Pine with poem ribbon; at least 3\u00a0ribbons in all", "3")


def test_the_points_have_the_steps_of_the_table_in_order() -> None:
    assert prose(english(seven_doubles="never", opponent_call_multiplier=1), "points").startswith(
        "The winner of a round adds up the points of their yaku. Nothing multiplies them."
    )
    everything = english(
        own_calls="ladder", seven_doubles="after-call", quadruple_after_seven=True, call_counter=True,
        field_brights=True, call_limit="unlimited",
    )  # fmt: skip
    steps = next(block for block in section(everything, "points").blocks if isinstance(block, Bullets))
    assert steps.ordered
    told = ("own koi-koi calls", "makes 7 or more", "loser had called", "multiply by 4", "both players", "brights")
    assert all(word in step for word, step in zip(told, steps.items, strict=True))
    assert "takes the place" in steps.items[3]
    alone = english(seven_doubles="never", opponent_call_multiplier=1, quadruple_after_seven=True)
    assert "takes the place" not in prose(alone, "points")
    assert "add 1 point." in prose(english(own_calls="ladder"), "points")
    assert "two calls ×3." in prose(english(call_counter=True, call_limit="one-per-player"), "points")
    assert "Stakes" in prose(english(stakes="caller-pays"), "points")
    assert "the other player loses as much" in prose(english(ledger="zero-sum"), "points")
    assert "points of lucky hands and the dealer’s points" in prose(
        english(ledger="zero-sum", dealer_point=1), "points"
    )


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({}, f"A match is 12 rounds. {WINS} If both have the same, the match"),
        ({"tie": "extra", "rounds": 1}, f"A match is 1 round. {WINS} If both have the same after the last"),
        ({"rounds": 0, "target": 50}, f"has 50 points or more after a round, the match is over. {WINS} The"),
        ({"rounds": 0, "target": 50, "both_hands": "both"}, f"{WINS} If both reach the target with the same score"),
        ({"target": 50, "both_hands": "both", "tie": "extra"}, "until one is ahead. If both reach the target"),
        ({"target": 50, "both_hands": "both"}, f"{WINS} If both have the same, the match is shared. The winner"),
        ({"start_points": 30}, "Both players start with 30 points. A match is 12 rounds. At"),
        ({"start_points": 30, "ledger": "zero-sum"}, "at most. As soon as a player has no points left"),
        ({"draw_dealer": "same"}, "After a drawn round the same player deals again."),
        ({"both_hands": "both"}, "or when both lucky hands were paid, the other player deals."),
    ],
)  # fmt: skip
def test_the_match_tells_how_it_ends_and_who_deals(options: dict[str, object], told: str) -> None:
    assert told in prose(english(**options), "match")


def test_a_table_without_yaku_tells_only_what_can_happen_there() -> None:
    lucky = english(values=NOTHING_CAPTURED, ledger="zero-sum", dealer_point=1)
    assert [part.id for part in lucky.sections] == ["aim", "cards", "deal", "turn", "end", "points", "match", "table"]
    assert "only from lucky hands and drawn rounds" in prose(lucky, "aim")
    assert "If no lucky hand was paid" in prose(lucky, "end")
    assert "For every drawn round" in prose(lucky, "end")
    assert prose(lucky, "points") == "What one player wins, the other loses."
    dull = english(values=NOTHING_CAPTURED, hand_four_points=0, hand_pairs_points=0, dealer_point=1)
    assert "points" not in [part.id for part in dull.sections]
    assert "Every round is drawn" in prose(dull, "end")
    for lang in LANGUAGES:
        whole(rules_page(Rules.preset("shobu", values=NOTHING_CAPTURED, gaji=True), Texts.load(lang)))


def test_the_tips_speak_of_brights_only_where_brights_are_worth_something() -> None:
    dark = dict.fromkeys(("five_brights", "four_brights", "rainy_four", "three_brights"), 0)
    assert "months of the brights" in prose(english(), "tips")
    assert "months of the brights" not in prose(english(values=dark), "tips")


@pytest.mark.parametrize("preset", PRESETS)
def test_the_last_section_tells_where_a_table_comes_from(preset: str) -> None:
    texts = Texts.load("en")
    own = rules_page(Rules.preset(preset), texts)
    assert own.title == f"Koi-Koi: {texts.preset_name(preset)}"
    assert texts.preset_summary(preset).replace("\u00a0", " ") in prose(own, "table")
    changed = rules_page(Rules.preset(preset, packet=8), texts)
    assert changed.title == f"Koi-Koi: {texts.preset_name(preset)}, changed"
    assert "8 at a time" in prose(changed, "table")
    assert rules_page(Rules.parse({"base": preset, "name": "Ours"}), texts).title == "Koi-Koi: Ours"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_written_rules_leave_open_is_said_without_a_name_of_a_file(lang: str) -> None:
    texts = Texts.load(lang)
    for preset in PRESETS:
        table = prose(rules_page(Rules.preset(preset), texts), "table")
        assert texts.say("page-table-readings").replace("\u00a0", " ") in table.replace("\u00a0", " ")
        assert ".md" not in table


@given(st.sampled_from(LANGUAGES), strategies.tables())
def test_a_changed_table_lists_its_changes(lang: str, rules: Rules) -> None:
    texts, preset = Texts.load(lang), Rules.preset(rules.base)
    told = strings(section(rules_page(rules, texts), "table"))
    changes = texts.differences(rules, preset)
    assert set(changes) <= set(told)
    assert len(told) == (2 if rules == preset else len(changes) + 1 + bool(changes))
