"""Rulesets: the rules that this server takes from anybody: those of the engine, with labels that can be shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from koikoi.engine.cards import short
from koikoi.engine.jsontext import format_json
from koikoi.engine.rules import Rules
from koikoi.errors import BadRules, Reason

LONGEST_RULES: Final = 4096
"""The most characters that the rules of a match may have, written as records write them."""
LONGEST_LABEL: Final = 60
"""The most characters in the name of a table, or of a yaku of its own."""


def parse_rules(mapping: Mapping[str, object]) -> Rules:
    """Rules as they are asked for; raises BadRules, also for labels that are too long to be shown."""
    rules = Rules.parse(mapping)
    labels = [("name", rules.name), *((f"yaku.{row.id}", row.name) for row, _ in rules.yaku)]
    for key, label in labels:
        if len(label) > LONGEST_LABEL or not label.isprintable():
            what = f"a label has at most {LONGEST_LABEL} characters that can be printed, unlike {short(label)}"
            raise BadRules(Reason.NOT_ALLOWED, what, key=key)
    if len(format_json(rules.mapping())) > LONGEST_RULES:
        raise BadRules(Reason.OUT_OF_RANGE, f"the rules of a match have at most {LONGEST_RULES} characters")
    return rules
