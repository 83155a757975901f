"""`koikoi score`: what a captured pile is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import click

from koikoi.cli.choosing import chosen_rules, table_options
from koikoi.cli.completing import complete_card
from koikoi.cli.reader import Reader, reader_options
from koikoi.cli.streams import write_line
from koikoi.cli.teaching import TaughtCommand
from koikoi.engine.cards import Card, Kind, cards_mask, parse_cards
from koikoi.engine.jsontext import format_json
from koikoi.engine.outcome import YakuHit, score_pile
from koikoi.engine.rules import Rules

if TYPE_CHECKING:
    from rich.console import RenderableType

    from koikoi.texts import Texts


@click.command(
    cls=TaughtCommand,
    short_help="Count the yaku of a captured pile.",
    examples=(
        "koikoi score --rules shobu 6A 7A 10A",
        "koikoi score --rules koikoi-japan --called 3B 8B 9A",
        "koikoi score --rules first-to-fifty --month 4 4A 4R 4C1 4C2",
        "koikoi score --rules extensions --option cup_chaff=2 --json 9A 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2",
    ),
)
@click.argument("cards", metavar="CARD...", nargs=-1, shell_complete=complete_card)
@table_options(required=True)
@click.option("--month", type=click.IntRange(1, 12), help="The month of the round, for the cards of the month.")
@click.option("--called", is_flag=True, help="The pile's owner has called koi-koi in this round.")
@reader_options
def score(
    reader: Reader,
    cards: tuple[str, ...],
    rules_name: str,
    changes: tuple[str, ...],
    month: int | None,
    called: bool,
) -> int:
    """Count the yaku that the captured CARDs make at a table, before anything multiplies them.

    A card's code is its month and B (bright), A (animal), R (ribbon) or C (chaff), with a number where a month has
    several chaff: 8B is the moon, 9A the sake cup, 1C2 the second chaff of January.
    """
    rules = chosen_rules(rules_name, changes)
    pile = parse_cards(code.upper() for code in cards)  # whoever types 8b means 8B
    hits = score_pile(rules, cards_mask(pile), month or 0, called=called)
    if reader.program:
        base = sum(hit.points for hit in hits)
        write_line(format_json({"yaku": {hit.id: hit.points for hit in hits}, "base": base}))
    else:
        reader.show(*_sheet(rules, pile, hits, reader.texts))
    return 0


def _sheet(rules: Rules, pile: Sequence[Card], hits: Sequence[YakuHit], texts: Texts) -> Iterator[RenderableType]:
    """The pile by kinds, its yaku and their sum."""
    from rich.text import Text

    from koikoi.cli.pages import Flowing, facts, table

    yield Text(texts.table_name(rules), "bold")
    groups = [(kind, [card for card in sorted(pile) if card.kind is kind]) for kind in Kind]
    yield facts((texts.kind_name(kind), texts.join(map(texts.card_name, cards))) for kind, cards in groups if cards)
    if not hits:
        yield Flowing(texts.say("cli-score-nothing"))
        return
    rows = [(texts.yaku_name(hit.id, rules), str(hit.points)) for hit in hits]
    total = Text(texts.say("cli-total"), "bold"), Text(str(sum(hit.points for hit in hits)), "bold")
    header = texts.say("page-yaku-head-yaku"), texts.say("page-yaku-head-points")
    yield ""
    yield table(header, [*rows, total], right=(1,))
