"""Reading: what the pages above a table say: help, unseen cards, yaku in detail, the moves. Draws nothing."""

from __future__ import annotations

from collections.abc import Sequence

from koikoi.engine.cards import CARDS, Card, Kind, parse_card
from koikoi.tui.paper import BLANK, Grid, Piece, Text
from koikoi.tui.scene import Scene
from koikoi.tui.widgets.tracker import SIGNS, lacking_labels
from koikoi.tui.words import GLYPHS, Words
from koikoi.wire.view import YakuProgress


def help_pieces(words: Words, *, computer: bool) -> list[Piece]:
    """The keys, the marks, the kinds, and the twelve months."""
    keys = ["numbers", "arrows", "enter", "escape", "s", "k", "b", "u", "y", "l", "r", "f2", "q"]
    if not computer:
        keys.remove("b")
    pieces: list[Piece] = [Text(words("play-help-aim")), BLANK, Text(words("play-help-keys"), "head")]
    pieces.append(Grid(tuple((words(f"play-help-cap-{key}"), words(f"play-help-{key}")) for key in keys), header=False))
    pieces += [BLANK, Text(words("play-help-marks"), "head")]
    marks = [("●", "takes"), ("★", "makes"), ("+", "new"), ("[ ]", "framed")]
    pieces.append(Grid(tuple((mark, words(f"play-help-mark-{name}")) for mark, name in marks), header=False))
    states = [(sign, words(f"play-help-state-{state}")) for state, sign in SIGNS.items()]
    pieces.append(Grid(tuple(states), header=False))
    pieces += [BLANK, Text(words("play-help-cards"), "head"), Text(words("play-help-cards-why"))]
    header = (words("play-month"), words("play-help-plant"), *(f"{GLYPHS[k]} {words.texts.kind_name(k)}" for k in Kind))
    pieces.append(Grid((header, *(_month_row(month, words) for month in range(1, 13)))))
    return pieces


def _month_row(month: int, words: Words) -> tuple[str, ...]:
    cards = [card for card in CARDS if card.month == month]
    cells = [f"{month:>2} {words.texts.month_name(month)}", words.plant(cards[0])]
    for kind in Kind:
        of_kind = [card for card in cards if card.kind is kind]
        if kind is Kind.CHAFF and of_kind[0] is not Card.LIGHTNING:
            cells.append(f"×{len(of_kind)}")
        else:
            cells.append(words.texts.join(words.motif(card) for card in of_kind))
    return tuple(cells)


def unseen_pieces(words: Words, scene: Scene) -> list[Piece]:
    """The cards a seat has not seen, month by month."""
    unseen = [] if scene.round is None else [parse_card(code) for code in scene.round.unseen]
    pieces: list[Piece] = [Text(words("play-unseen-why", cards=len(unseen)), "soft"), BLANK]
    rows = []
    for month in range(1, 13):
        cards = [card for card in unseen if card.month == month]
        what = words.labels(card.code for card in cards) if cards else words("play-unseen-none")
        rows.append((f"{month:>2}", words.plant(Card(4 * (month - 1))), what))
    return [*pieces, Grid(tuple(rows), header=False)]


def yaku_pieces(words: Words, scene: Scene) -> list[Piece]:
    """Every yaku of the table with its points, and how near both seats are, in words."""
    me, them = scene.me, 1 - scene.me
    pieces: list[Piece] = []
    for mine, theirs in zip(scene.view.progress[me], scene.view.progress[them], strict=True):
        name = words.texts.yaku_name(mine.id, scene.rules)
        pieces.append(Text(words("play-colon", what=name, said=words.points(mine.worth)), "strong"))
        for seat, entry in ((me, mine), (them, theirs)):
            who = scene.called(seat)
            state = _state(words, scene, entry, scene.view.progress[seat])
            near = entry.state in ("complete", "one-away")
            pieces.append(
                Text(words("play-colon", what=who, said=state), "near" if near else "soft", SIGNS[entry.state], 2)
            )
    return pieces


def _state(words: Words, scene: Scene, entry: YakuProgress, all_of_them: Sequence[YakuProgress]) -> str:
    """How near, in a sentence without the yaku's name in front, and the cards it lacks."""
    blocked = [parse_card(code) for code in entry.blocked] if entry.state == "impossible" else []
    better = ""
    if entry.state == "superseded":
        paid = [line for line in all_of_them if line.state == "complete" and line.points >= entry.worth]
        better = max(paid, key=lambda line: line.points).id if paid else ""
    said = words.texts.progress(
        entry.state,
        entry.id,
        need=entry.need,
        cards=blocked if len(blocked) < 7 else (),
        better=better,
        rules=scene.rules,
    )
    name = words.texts.yaku_name(entry.id, scene.rules)
    rest = said.removeprefix(name).lstrip(" \u00a0:：")
    sentence = rest[:1].upper() + rest[1:]
    if entry.state in ("possible", "one-away") and (cards := lacking_labels(entry, scene.slots, words)):
        sentence += " " + words.texts.join(cards)
    if entry.wants_base:
        sentence += " " + words("play-yaku-wants-base")
    return sentence


def moves_pieces(words: Words, scene: Scene) -> list[Piece]:
    """Everything that has happened in the round, the newest first."""
    steps = list(reversed(scene.story()))
    if not steps:
        return [Text(words("play-moves-none"), "soft")]
    return [
        Text(step.said(words, scene.named, scene.rules), "ink" if step.seat == scene.me else "soft", "▸")
        for step in steps
    ]
