"""Pages: the rules page of any table as a message, and the catalogue of a language as one file."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from threading import Lock
from typing import assert_never

from koikoi.engine.cards import Card, mask_cards
from koikoi.engine.rules import PRESETS, Rules
from koikoi.engine.yaku import Yaku
from koikoi.server.rulesets import parse_rules
from koikoi.texts import Texts, page, rules_page
from koikoi.texts.language import LANGUAGES
from koikoi.wire import http
from koikoi.wire.http import AskRules, DifferencesFrom, PageSection, RulesPage, YakuCards

_saying = Lock()
"""Catalogues parse their messages when they are first said, which is no work for two threads at once."""


def rules_page_for(ask: AskRules) -> RulesPage:
    """The rules page of a table; raises BadRules."""
    rules = parse_rules(ask.rules)
    with _saying:
        texts = Texts.load(ask.lang)
        written = rules_page(rules, texts)
        return RulesPage(
            lang=ask.lang,
            table=texts.table_name(rules),
            rules=rules.mapping(),
            title=written.title,
            sections=tuple(
                PageSection(each.id, each.title, tuple(_block(block) for block in each.blocks))
                for each in written.sections
            ),
            differences=tuple(
                DifferencesFrom(name, texts.preset_name(name), texts.differences(rules, Rules.preset(name)))
                for name in PRESETS
            ),
            yaku=tuple(_cards(row, rules) for row, _ in rules.rows()),
        )


def _cards(row: Yaku, rules: Rules) -> YakuCards:
    """The cards of a yaku, those last that count beside what they are."""
    count = list(mask_cards(row.count))
    if row.cup and rules.cup_chaff:
        count.append(Card.SAKE_CUP)
    if row.bridge > 0 and rules.iris_joker:
        count.append(Card.BRIDGE)
    return YakuCards(
        id=row.id,
        must=tuple(card.code for card in mask_cards(row.must)),
        count=tuple(card.code for card in count),
        need=row.need,
        monthly=row.monthly,
    )


def _block(block: page.Block) -> http.Block:
    match block:
        case page.Paragraph(text):
            return http.ParagraphBlock(text)
        case page.Bullets(items, ordered):
            return http.BulletsBlock(items, ordered)
        case page.Table(header, rows):
            return http.TableBlock(header, rows)
        case _:
            assert_never(block)


@lru_cache(maxsize=len(LANGUAGES))
def catalogue(lang: str) -> bytes:
    """All messages of a language in one Fluent file; raises KeyError for a language there is not."""
    if lang not in LANGUAGES:
        raise KeyError(lang)
    folder = resources.files("koikoi.texts").joinpath(lang)
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return b"\n".join(file.read_bytes() for file in files)
