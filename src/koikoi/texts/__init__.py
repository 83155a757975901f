"""Texts: ids and facts of the game as sentences in French, Russian, English and Japanese.

Every language is a folder of Fluent files (`.ftl`) that form one catalogue; nothing is read before `Texts.load`.
"""

from __future__ import annotations

from koikoi.texts.catalogue import TextError
from koikoi.texts.language import LANGUAGES, system_language
from koikoi.texts.page import Block, Bullets, Page, Paragraph, Section, Table
from koikoi.texts.rulespage import rules_page
from koikoi.texts.texts import Texts, Who

__all__ = (
    "LANGUAGES",
    "Block",
    "Bullets",
    "Page",
    "Paragraph",
    "Section",
    "Table",
    "TextError",
    "Texts",
    "Who",
    "rules_page",
    "system_language",
)
