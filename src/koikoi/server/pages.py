"""Pages: the rules page of any table as a message, and the catalogue of a language as one file."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from threading import Lock
from typing import assert_never

from koikoi.engine.rules import PRESETS, Rules
from koikoi.server.rulesets import parse_rules
from koikoi.texts import Texts, page, rules_page
from koikoi.texts.language import LANGUAGES
from koikoi.wire import http
from koikoi.wire.http import AskRules, DifferencesFrom, PageSection, RulesPage

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
