"""`koikoi rules`: the presets, the rules page of any table, and how two tables differ."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from koikoi.cli.choosing import chosen_rules, option_option
from koikoi.cli.completing import complete_rules
from koikoi.cli.reader import Reader, reader_options
from koikoi.cli.streams import write_line
from koikoi.cli.teaching import TaughtCommand
from koikoi.engine.customyaku import yaku_mapping
from koikoi.engine.jsontext import format_json
from koikoi.engine.options import OPTIONS
from koikoi.engine.rules import PRESETS, Rules
from koikoi.engine.yaku import YAKU_IDS

if TYPE_CHECKING:
    from rich.console import RenderableType

    from koikoi.texts import Texts


@click.command(
    cls=TaughtCommand,
    short_help="Read the rules of a table, or compare two.",
    examples=(
        "koikoi rules",
        "koikoi rules shobu",
        "koikoi rules shobu --option gaji=true --option rounds=6",
        "koikoi rules friday.toml --lang fr",
        "koikoi rules shobu --compare single-koi",
        "koikoi rules shobu --json",
    ),
)
@click.argument("name", required=False, shell_complete=complete_rules)
@option_option
@click.option("--compare", "other", metavar="OTHER", shell_complete=complete_rules, help="Show only how OTHER differs.")
@reader_options
def rules(reader: Reader, name: str | None, changes: tuple[str, ...], other: str | None) -> int:
    """List the presets, or show the rules page of the table NAME: a preset, or a file of your own.

    A file of your own is TOML or JSON: a preset in `base`, and what differs from it. It may add yaku.
    """
    if name is None:
        if changes or other:
            raise click.UsageError("--option and --compare need the NAME of a table.")
        if reader.program:
            write_line(format_json(list(PRESETS)))
        else:
            reader.show(*_presets(reader.texts))
        return 0
    mine = chosen_rules(name, changes)
    if other is not None:
        _compare(reader, mine, chosen_rules(other, ()))
    elif reader.program:
        write_line(format_json(every_option(mine)))
    else:
        from koikoi.cli.pages import drawn_page
        from koikoi.texts import rules_page

        reader.show(*drawn_page(rules_page(mine, reader.texts)))
    return 0


def every_option(rules: Rules) -> dict[str, object]:
    """A table with every option's value and every yaku's points; `Rules.parse` reads it back."""
    out: dict[str, object] = {"base": rules.base, "name": rules.name}
    out.update((key, getattr(rules, key)) for key in OPTIONS)
    out["values"] = dict(zip(YAKU_IDS, rules.values, strict=True))
    if rules.yaku:
        out["yaku"] = yaku_mapping(rules.yaku)
    return out


def _presets(texts: Texts) -> Iterator[RenderableType]:
    from rich.text import Text

    from koikoi.cli.pages import Flowing, table

    header = texts.say("cli-head-preset"), texts.say("cli-head-table"), texts.say("cli-head-summary")
    rows = [
        (Text(name, "bold", no_wrap=True), texts.preset_name(name), Flowing(texts.preset_summary(name)))
        for name in PRESETS
    ]
    yield table(header, rows)
    yield ""
    yield Flowing(texts.say("cli-rules-more", command="koikoi rules shobu"))


def _compare(reader: Reader, mine: Rules, theirs: Rules) -> None:
    found = mine.differences(theirs)
    if reader.program:
        values = {difference.key: [difference.mine, difference.other] for difference in found}
        write_line(format_json({"differences": values}))
        return
    from koikoi.cli.pages import Flowing, table

    texts = reader.texts
    if not found:
        reader.show(Flowing(texts.say("cli-compare-same")))
        return
    header = texts.say("cli-head-option"), texts.table_name(mine), texts.table_name(theirs)
    rows = [
        (
            texts.option_name(difference.key, mine if difference.mine else theirs),
            texts.option_value(difference.key, difference.mine),
            texts.option_value(difference.key, difference.other),
        )
        for difference in found
    ]
    reader.show(table(header, rows))
