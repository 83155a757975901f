"""The yaku of a table as a part of its rules page: what each needs and pays, and how they add up."""

from __future__ import annotations

from collections.abc import Iterator

from koikoi.engine.cards import KIND_MASKS, Kind, mask_cards
from koikoi.engine.rules import Rules
from koikoi.engine.yaku import YAKU_IDS, Yaku
from koikoi.texts.differences import standing
from koikoi.texts.page import Block, Bullets, Paragraph, Table
from koikoi.texts.texts import Texts


def yaku_blocks(rules: Rules, texts: Texts) -> Iterator[Block]:
    """What makes a yaku, the table of them with this table's points, and what is special about some."""
    heads = ("yaku", "cards", "points")
    yield Paragraph(texts.say("page-yaku-captured"))
    yield Table(
        tuple(texts.say(f"page-yaku-head-{head}") for head in heads),
        tuple(
            (texts.yaku_name(row.id, rules), _needs(row, texts), _pays(row, value, rules, texts))
            for row, value in rules.rows()
        ),
    )
    yield Bullets(tuple(_notes(rules, texts)))


def _needs(row: Yaku, texts: Texts) -> str:
    """The cards of a yaku in words."""
    if row.id in YAKU_IDS:
        return texts.say(f"page-yaku-set-{row.id}")
    cards = texts.join(texts.card_name(card) for card in mask_cards(row.must))
    if not row.count:
        return cards
    count = texts.kind_count(_kind(row), row.need)
    if not row.must:
        return texts.say("page-yaku-set-count", count=count)
    return texts.say("page-yaku-set-both", cards=cards, count=count)


def _pays(row: Yaku, value: int, rules: Rules, texts: Texts) -> str:
    """The points of a yaku: a number, and how it grows or changes."""
    step = growth(row, rules)
    if step:
        return texts.say("page-yaku-points-grow", points=value, step=step, kind=_kind(row).value)
    after = rules.viewing_after_call
    if row.viewing and after and after != value:
        return texts.say("page-yaku-points-after-call", points=value, after=after)
    return str(value)


def growth(row: Yaku, rules: Rules) -> int:
    """Points for each further card of a yaku at this table."""
    if not row.count or row.need >= row.count.bit_count():
        return 0
    return row.best_step if rules.families == "best" else row.step


def _kind(row: Yaku) -> Kind:
    """The kind that a yaku counts."""
    return next(kind for kind, mask in KIND_MASKS.items() if mask == row.count)


def _notes(rules: Rules, texts: Texts) -> Iterator[str]:
    rows = standing(rules)
    groups = list(_groups(rules))
    for group in groups:
        names = texts.join_and(texts.yaku_short(row.id, rules) for row in group)
        yield texts.say("page-yaku-best-of", names=names)
    yield texts.say("page-yaku-sum-rest" if groups else "page-yaku-sum-all")
    viewings = any(row.viewing for row, _ in rules.rows())
    if viewings and rules.viewing == "with-base":
        yield texts.say(f"page-yaku-viewing-base{'-month' if 'month_cards' in rows else ''}")
    if rules.cup_chaff and "chaff" in rows:
        yield texts.say(f"page-yaku-cup-{rules.cup_chaff}", yaku=texts.yaku_short("chaff"))
    if rules.iris_joker and "chaff" in rows:
        yield _joker(rules, texts)
    if "month_cards" in rows:
        yield texts.say("page-yaku-month")
    yield from _example(rules, texts)


def _joker(rules: Rules, texts: Texts) -> str:
    """The bridge as a chaff, and where it then does not count; the joker is about yaku of the standard list only."""
    chaff = texts.yaku_short("chaff")
    others = [row.id for row, _ in rules.rows() if row.bridge < 0 and (not row.must or growth(row, rules))]
    if not others:
        return texts.say("page-yaku-joker-free", yaku=chaff)
    return texts.say("page-yaku-joker", yaku=chaff, others=texts.join_and(map(texts.yaku_short, others)))


def _groups(rules: Rules) -> Iterator[tuple[Yaku, ...]]:
    """The yaku of which only the best is paid, group by group."""
    groups: dict[str, list[Yaku]] = {}
    for row, _ in rules.rows():
        name = row.tier or (row.family if rules.families == "best" else "")
        if name:
            groups.setdefault(name, []).append(row)
    return (tuple(group) for group in groups.values() if len(group) > 1)


def _example(rules: Rules, texts: Texts) -> Iterator[str]:
    """Five ribbons with the poems among them, worked out; only where no yaku of the table's own joins in."""
    rows = {row.id: (row, value) for row, value in rules.rows()}
    if rules.yaku or "poetry_ribbons" not in rows or "ribbons" not in rows:
        return
    row, poems = rows["poetry_ribbons"]
    ribbons = rows["ribbons"][1]
    if rules.families == "sum":
        yield texts.say("page-yaku-example-sum", sum=f"{poems} + {ribbons} = {poems + ribbons}")
        return
    more = 2 * growth(row, rules)
    if poems + more > ribbons:
        yield texts.say("page-yaku-example-best", sum=f"{poems} + {more} = {poems + more}")
