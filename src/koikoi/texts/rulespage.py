"""The rules page of any table, generated from its rules, for a newcomer. Knows what to say, not how it is drawn.

Every sentence has to be true for every table whose options let it in; what a table cannot need is left out.
"""

from __future__ import annotations

from collections.abc import Iterator

from koikoi.engine.cards import KIND_MASKS, MONTH_MASKS, Card, Kind, mask_cards
from koikoi.engine.rules import Rules
from koikoi.texts.differences import level_at_target, lucky, points_out
from koikoi.texts.page import Block, Bullets, Page, Paragraph, Section, Table
from koikoi.texts.pointspage import points_blocks
from koikoi.texts.texts import Texts, motif
from koikoi.texts.yakupage import yaku_blocks


def rules_page(rules: Rules, texts: Texts) -> Page:
    """The rules of a table in the language of `texts`."""
    playing = bool(rules.rows())  # a table may pay lucky hands and drawn rounds only
    parts = {
        "aim": _aim(rules, texts),
        "cards": _cards(texts),
        "deal": _deal(rules, texts),
        "turn": _turn(rules, texts),
        "yaku": yaku_blocks(rules, texts) if playing else (),
        "decision": _decision(rules, texts) if playing else (),
        "end": _end(rules, texts),
        "points": points_blocks(rules, texts),
        "match": _match(rules, texts),
        "tips": _tips(rules, texts) if playing else (),
        "table": _table(rules, texts),
    }
    written = {part: tuple(blocks) for part, blocks in parts.items()}
    return Page(
        title=texts.say("page-title", table=texts.table_name(rules)),
        sections=tuple(
            Section(part, texts.say(f"page-{part}-title"), blocks) for part, blocks in written.items() if blocks
        ),
    )


def _aim(rules: Rules, texts: Texts) -> Iterator[Block]:
    if rules.rows():
        yield Paragraph(texts.say("page-aim-cards"))
        yield Paragraph(texts.say("page-aim-choice"))
    else:
        sources = [texts.say("page-aim-source-hands")] if lucky(rules) else []
        if rules.dealer_point:
            sources.append(texts.say("page-aim-source-dealer"))
        yield Paragraph(texts.say("page-aim-no-yaku", sources=texts.join_and(sources)))
    yield Paragraph(texts.say("page-aim-win"))


def _cards(texts: Texts) -> Iterator[Block]:
    yield Paragraph(texts.say("page-cards-months"))
    yield Paragraph(texts.say("page-cards-kinds"))
    heads = ("month", "plant", *Kind)
    yield Table(
        tuple(texts.say(f"page-cards-head-{head}") for head in heads),
        tuple(_month_row(month, texts) for month in range(1, 13)),
    )


def _month_row(month: int, texts: Texts) -> tuple[str, ...]:
    named = texts.say("page-cards-month", number=month, month=texts.month_name(month))
    cells = [named, texts.plant_name(month)]
    for kind in Kind:
        cards = mask_cards(MONTH_MASKS[month - 1] & KIND_MASKS[kind])
        cells.append(_cell(cards, kind, texts) if cards else "–")
    return tuple(cells)


def _cell(cards: tuple[Card, ...], kind: Kind, texts: Texts) -> str:
    for card, message in ((Card.LIGHTNING, "page-cards-lightning"), (Card.RAIN_MAN, "page-cards-rain-man")):
        if card in cards:
            return texts.say(message)
    if kind is Kind.CHAFF:
        return str(len(cards))
    if kind is Kind.RIBBON:
        return texts.say(f"page-cards-ribbon-{motif(cards[0]).partition('-')[0].replace('ribbon', 'plain')}")
    return texts.card_short(cards[0])


def _deal(rules: Rules, texts: Texts) -> Iterator[Block]:
    order = texts.say(f"page-deal-order-{rules.deal_order}")
    packet = "page-deal-packet-1" if rules.packet == 1 else "page-deal-packet-n"
    dealt = texts.say(packet, value=rules.packet, order=order)
    yield Paragraph(texts.say(f"page-deal-first-{rules.first_dealer}"))
    yield Paragraph(f"{texts.say('page-deal-shuffle')}{texts.gap}{dealt}")
    yield Paragraph(texts.say("page-deal-done"))
    void = (
        (rules.void_field_four, "field-four"),
        (rules.void_field_pairs, "field-pairs"),
        (rules.void_hand_four, "hand-four"),
        (lucky(rules) and rules.both_hands == "void", "both-lucky"),
    )
    cases = tuple(texts.say(f"page-deal-void-{case}") for holds, case in void if holds)
    if cases:
        yield Paragraph(texts.say("page-deal-void"))
        yield Bullets(cases)
        yield Paragraph(texts.say("page-deal-void-after"))
    if rules.exchange:
        yield Paragraph(texts.say("page-deal-exchange"))
    if lucky(rules):
        yield from _lucky(rules, texts)


def _lucky(rules: Rules, texts: Texts) -> Iterator[Block]:
    hands = []
    if rules.hand_four_points:
        hands.append(texts.say("page-deal-lucky-four", points=rules.hand_four_points))
    if rules.hand_pairs_points:
        hands.append(texts.say("page-deal-lucky-pairs", points=rules.hand_pairs_points))
    yield Paragraph(texts.say("page-deal-lucky"))
    yield Bullets(tuple(hands))
    if rules.hand_four_points:
        yield Paragraph(texts.say("page-deal-lucky-once"))
    if rules.both_hands == "both":
        yield Paragraph(texts.say("page-deal-lucky-both"))


def _turn(rules: Rules, texts: Texts) -> Iterator[Block]:
    steps = ["page-turn-flip"] if rules.empty_field_flip else []
    steps.append("page-turn-hand-must" if rules.must_capture else "page-turn-hand")
    steps.append("page-turn-stock")
    steps.append("page-turn-check" if rules.rows() else "page-turn-done")
    matches = ("none", "one", "two", f"three-{rules.three_on_field}")
    yield Paragraph(texts.say("page-turn-order"))
    yield Bullets(tuple(texts.say(step) for step in steps), ordered=True)
    yield Paragraph(texts.say("page-turn-match"))
    yield Bullets(tuple(texts.say(f"page-turn-match-{match}") for match in matches))
    yield Paragraph(texts.say("page-turn-forced"))
    yield Paragraph(texts.say("page-turn-example"))
    yield Paragraph(texts.say("page-turn-captured"))
    if rules.gaji:
        yield Paragraph(texts.say("page-turn-gaji"))
        if rules.rows():
            yield Paragraph(texts.say("page-turn-gaji-sweep"))


def _decision(rules: Rules, texts: Texts) -> Iterator[Block]:
    limit = f"page-decision-limit-{rules.call_limit}"
    if rules.call_limit != "unlimited":
        limit += f"-{rules.reopen}"
    yield Paragraph(texts.say(f"page-decision-when-{rules.reopen}"))
    yield Bullets((texts.say("page-decision-stop"), texts.say("page-decision-koi")))
    yield Paragraph(texts.say(limit))
    if rules.reopen == "new":
        yield Paragraph(texts.say("page-decision-grow"))
    if rules.last_turn >= 15:  # else no hand is ever empty
        yield Paragraph(texts.say("page-decision-empty"))


def _end(rules: Rules, texts: Texts) -> Iterator[Block]:
    last = f"page-end-last-{rules.last_turn}"
    yield Paragraph(texts.say(last if texts.has(last) else "page-end-last-n", turns=rules.last_turn))
    if not rules.rows():
        yield Paragraph(texts.say("page-end-no-yaku" if lucky(rules) else "page-end-always-drawn"))
    elif rules.exhausted == "non-dealer-last-yaku":
        yield Paragraph(texts.say(f"page-end-non-dealer-{rules.reopen}"))
    else:
        yield Paragraph(texts.say(f"page-end-{rules.exhausted}"))
    if rules.dealer_point:
        always = rules.dealer_point_when == "always" or not rules.rows()
        paid = texts.say(f"page-end-dealer-{'always' if always else 'no-yaku'}", points=rules.dealer_point)
        if not always and rules.viewing == "with-base" and any(row.viewing for row, _ in rules.rows()):
            paid += texts.gap + texts.say("page-end-dealer-viewing")
        yield Paragraph(paid)
    yield Paragraph(texts.say("page-end-field"))


def _match(rules: Rules, texts: Texts) -> Iterator[Block]:
    ends = []
    if rules.start_points:
        ends.append(texts.say("page-match-start", points=rules.start_points))
    if rules.rounds:
        alone = not rules.target and not points_out(rules)
        ends.append(texts.say("page-match-rounds" if alone else "page-match-rounds-most", value=rules.rounds))
    if rules.target:
        ends.append(texts.say("page-match-target", points=rules.target))
    if points_out(rules):
        ends.append(texts.say("page-match-points-out"))
    ends.append(texts.say("page-match-win"))
    if rules.rounds:
        ends.append(texts.say(f"page-match-tie-{rules.tie}"))
    if level_at_target(rules) and not (rules.rounds and rules.tie == "shared"):
        ends.append(texts.say("page-match-tie-target"))
    both = "both-" if lucky(rules) and rules.both_hands == "both" else ""
    next_dealer = texts.say(f"page-match-dealer-{both}{rules.draw_dealer}")
    yield Paragraph(texts.gap.join(ends))
    yield Paragraph(f"{texts.say('page-match-dealer')}{texts.gap}{next_dealer}")


def _tips(rules: Rules, texts: Texts) -> Iterator[Block]:
    brights = any(row.tier for row, _ in rules.rows())
    tips = ("plants", *(("brights",) if brights else ()), "toward", "leave", "watch", "koi")
    yield Bullets(tuple(texts.say(f"page-tips-{tip}") for tip in tips))


def _table(rules: Rules, texts: Texts) -> Iterator[Block]:
    preset = Rules.preset(rules.base)
    if rules == preset:
        yield Paragraph(texts.preset_summary(rules.base))
    else:
        changes = texts.differences(rules, preset)
        if changes:
            yield Paragraph(texts.say("page-table-changes", preset=texts.preset_name(rules.base)))
            yield Bullets(changes)
    yield Paragraph(texts.say("page-table-readings"))
