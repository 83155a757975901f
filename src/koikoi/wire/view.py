"""View: all that one seat may see of a match at one moment, and `PublicView`: all that anybody may. Always complete.

Facts and ids only; sentences are `koikoi.texts`. Cards are codes (`9A`), actions are tokens (`x9A`), seats are 0 and 1.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Pair = tuple[int, int]
"""Seat 0's and seat 1's."""


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=False):
    """The root of all wire values: immutable, and closed against unknown fields."""


class PlayedRow(Struct, frozen=True):
    """A card that met the field: who, from where, which, and what it captured."""

    seat: int
    source: Literal["hand", "stock", "flip"]
    card: str
    captured: tuple[str, ...]


class RoundView(Struct, frozen=True):
    """The round as the viewing seat sees it: the observation, card by code. There is no place for a hidden card."""

    phase: Literal["swap", "play", "take", "decide", "over"]
    mover: int
    turn: int
    """Finished turns."""
    turns_left: Pair
    """Hand cards each seat may still play, the current turn's included."""
    hand: tuple[str, ...]
    opponent_hand: int
    stock: int
    field: tuple[str, ...]
    """In the order in which cards came to lie there."""
    captured: tuple[tuple[str, ...], tuple[str, ...]]
    """In table order: bright, animal, ribbon, chaff."""
    captured_this_turn: tuple[str, ...]
    pending: str | None
    pending_from: Literal["hand", "stock"] | None
    calls: Pair
    wild: tuple[int, int] | None
    """Who took with the lightning, and the month it took."""
    totals: Pair
    """The yaku total of both seats, as it stands."""
    unseen: tuple[str, ...]
    """Cards the seat has not seen, in card order."""
    history: tuple[PlayedRow, ...]


class CardChoice(Struct, frozen=True):
    """One card of the hand (at `play`), or the waiting card (at `take`), and what it would do."""

    card: str
    takes: tuple[str, ...]
    """Field cards it captures without a choice."""
    choices: tuple[str, ...]
    """Field cards of which one is to be chosen, as a second action."""
    may_pass: bool
    """The lightning may also lie down."""
    makes: tuple[str, ...]
    """Yaku that this card alone, or one of its choices, would complete or raise."""
    choice_makes: tuple[tuple[str, ...], ...] = ()
    """The same for each of `choices`."""


class Legal(Struct, frozen=True):
    """What the viewing seat may do now; empty when it is not to move."""

    actions: tuple[str, ...]
    """Tokens in the order of records."""
    cards: tuple[CardChoice, ...]


class YakuProgress(Struct, frozen=True):
    """How near a seat is to one yaku; see `koikoi.engine.progress`."""

    id: str
    state: Literal["impossible", "possible", "one-away", "complete", "superseded"]
    points: int
    """What it is paid now; 0 unless complete."""
    worth: int
    """What it is worth at its threshold at this table."""
    need: int
    missing: tuple[str, ...]
    blocked: tuple[str, ...]
    wants_base: bool


class YakuPaid(Struct, frozen=True):
    """A yaku that is paid, and its points."""

    id: str
    points: int


class FactorLine(Struct, frozen=True):
    """One factor of the arithmetic: what it adds (why = added) or multiplies by, and why it did or did not apply."""

    id: str
    value: int
    why: str


class RoundSheet(Struct, frozen=True):
    """The arithmetic of a round that has ended, or of stopping now."""

    number: int
    month: int
    dealer: int
    kind: Literal["win", "exhausted", "hand", "draw"]
    winner: int | None
    points: Pair
    yaku: tuple[YakuPaid, ...]
    base: int
    multiplier: int
    factors: tuple[FactorLine, ...]
    swept: tuple[str, ...]
    hands: tuple[tuple[str, ...], tuple[str, ...]]
    """What was left in both hands; empty in the preview of a stop."""
    captured: tuple[tuple[str, ...], tuple[str, ...]]
    hand_points: Pair
    standing: Pair
    """The match score after it."""
    void_deals: int
    """Void deals before it."""


class Decision(Struct, frozen=True):
    """Both sides of the bet, for the seat that decides."""

    stop: RoundSheet
    """Exactly what stopping gives."""
    turns_left: Pair
    """Turns each seat still has after a call."""
    hopes: tuple[YakuProgress, ...]
    """The deciding seat's yaku that are one card away; `missing` lie in its hand, on the field or are unseen."""
    threats: tuple[YakuProgress, ...]
    """The opponent's yaku that are one card away."""
    threat_base: int
    """The opponent's yaku total as it stands."""
    threat_factors: tuple[FactorLine, ...]
    """How the opponent's win would be multiplied after a call now, at the least base that ends the round for them.

    Empty if they can win no more.
    """
    threat_least: int = 0
    """That least base, 0 if they can win no more."""
    threat_points: int = 0
    """What that win enters for them: base times multiplier."""
    hope_gains: tuple[int, ...] = ()
    """For each of `hopes`, how many points more than a stop now a win enters by the best card that completes it."""
    threat_gains: tuple[int, ...] = ()
    """For each of `threats`, how many points the opponent's win enters by the best card that completes it."""


class RoundScore(Struct, frozen=True):
    """A line of the running score."""

    number: int
    month: int
    kind: Literal["win", "exhausted", "hand", "draw"]
    winner: int | None
    points: Pair


class DealerDrawView(Struct, frozen=True):
    """How the first dealer was found."""

    way: Literal["month-draw", "birthday", "random"]
    cards: tuple[tuple[str, ...], ...]
    dealer: int


class MatchEndView(Struct, frozen=True):
    """The end of a match."""

    reason: Literal["rounds", "target", "points-out", "resigned"]
    winner: int | None
    settlement: Pair
    """Stakes that change hands, (0, 0) without."""


class View(Struct, frozen=True):
    """A match as one seat sees it."""

    seat: int
    """Who is looking: 0 or 1."""
    players: tuple[str, str]
    rules: dict[str, object]
    """The `rules` object of records."""
    number: int
    """The round being played, or the last one played, from 1."""
    month: int
    dealer: int
    standing: Pair
    """The match score, start points included."""
    scores: tuple[RoundScore, ...]
    void_deals: int
    """Void deals just before this round."""
    stage: Literal["play", "round-over", "match-over"]
    round: RoundView | None
    """The round being played; None at `round-over` and `match-over`."""
    legal: Legal
    progress: tuple[tuple[YakuProgress, ...], tuple[YakuProgress, ...]]
    """Both seats' progress in every yaku of the table."""
    decision: Decision | None
    """At the viewing seat's own decision only."""
    sheet: RoundSheet | None
    """The last finished round, at `round-over` and `match-over`."""
    draw: DealerDrawView | None
    end: MatchEndView | None
    ready: tuple[bool, bool]
    """At `round-over`: who has asked for the next round; at `match-over`: for a rematch. A computer always has."""
    may_undo: bool
    """Whether the viewing seat may take its last choice back (against the computer)."""


class PublicRound(Struct, frozen=True):
    """The round as it lies open to everybody; its fields are those of `RoundView` that both seats see alike."""

    phase: Literal["swap", "play", "take", "decide", "over"]
    mover: int
    turn: int
    turns_left: Pair
    hands: Pair
    """How many cards each seat holds."""
    stock: int
    field: tuple[str, ...]
    captured: tuple[tuple[str, ...], tuple[str, ...]]
    captured_this_turn: tuple[str, ...]
    pending: str | None
    """A card waits for its choice in the open, also one from a hand."""
    pending_from: Literal["hand", "stock"] | None
    calls: Pair
    wild: tuple[int, int] | None
    totals: Pair
    history: tuple[PlayedRow, ...]


class PublicView(Struct, frozen=True):
    """A match as a spectator sees it; its fields are those of `View` that both seats see alike."""

    players: tuple[str, str]
    rules: dict[str, object]
    number: int
    month: int
    dealer: int
    standing: Pair
    scores: tuple[RoundScore, ...]
    void_deals: int
    stage: Literal["play", "round-over", "match-over"]
    round: PublicRound | None
    progress: tuple[tuple[YakuProgress, ...], tuple[YakuProgress, ...]]
    sheet: RoundSheet | None
    draw: DealerDrawView | None
    end: MatchEndView | None
    ready: tuple[bool, bool]
