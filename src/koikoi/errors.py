"""Everything that can go wrong, by name, with a reason a program can read and a sentence a person can act on.

KoiKoiError ─┬ BadCard ── BadNotation
             ├ BadText
             ├ BadRules
             ├ BadDeal
             ├ BadPosition
             ├ BadRecord
             ├ IllegalAction
             └ StaleView
"""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """Machine-readable reasons; the value is the identifier that texts and programs use."""

    # cards and notation
    UNKNOWN_CARD = "unknown-card"
    UNKNOWN_ACTION = "unknown-action"
    CARD_TWICE = "card-twice"
    WRONG_COUNT = "wrong-count"
    # rules
    UNKNOWN_PRESET = "unknown-preset"
    UNKNOWN_OPTION = "unknown-option"
    UNKNOWN_YAKU = "unknown-yaku"
    WRONG_TYPE = "wrong-type"
    OUT_OF_RANGE = "out-of-range"
    NOT_ALLOWED = "not-allowed"
    MISSING_OPTION = "missing-option"
    GAJI_MUST_CAPTURE = "gaji-must-capture"
    NEW_IRIS = "new-iris"
    HAND_NEVER_PAID = "hand-never-paid"
    BOTH_SETS_BEST = "both-sets-best"
    VIEWING_OFF = "viewing-off"
    ENDLESS_MATCH = "endless-match"
    TARGET_REACHED = "target-reached"
    NOTHING_SCORES = "nothing-scores"
    NOT_RULES = "not-rules"
    # actions
    NOT_IN_HAND = "not-in-hand"
    MUST_CAPTURE = "must-capture"
    NOT_CAPTURABLE = "not-capturable"
    WRONG_PHASE = "wrong-phase"
    NOT_YOUR_TURN = "not-your-turn"
    ROUND_OVER = "round-over"
    MATCH_OVER = "match-over"
    NOT_DEALT = "not-dealt"
    STALE = "stale"
    # deals, positions, records, files
    VOID_DEAL = "void-deal"
    IMPOSSIBLE = "impossible"
    NOT_JSON = "not-json"
    NOT_UTF8 = "not-utf8"
    TRUNCATED = "truncated"
    TOO_DEEP = "too-deep"
    BAD_NUMBER = "bad-number"
    MISSING_FIELD = "missing-field"
    UNKNOWN_FIELD = "unknown-field"
    SURPLUS_ACTION = "surplus-action"
    SURPLUS_ROUND = "surplus-round"
    UNREADABLE = "unreadable"
    PROCESSES = "processes"
    OTHER_CONTEST = "other-contest"


class KoiKoiError(Exception):
    """The root of every error this package raises on purpose; `reason` is for programs, `str()` for people."""

    reason: Reason

    def __init__(self, reason: Reason, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.sentence = sentence


class BadCard(KoiKoiError):
    """A set of cards that cannot be: a card that does not exist, a card twice, a wrong number of cards."""


class BadNotation(BadCard):
    """A card code or an action token that this notation does not have."""


class BadText(KoiKoiError):
    """A text that is no JSON this package reads: broken, cut short, not UTF-8, too deep, or with a number too big."""


class BadRules(KoiKoiError):
    """Options that make no table; `key` names the option, `value` what was given, `allowed` what would be right."""

    def __init__(
        self, reason: Reason, sentence: str, *, key: str = "", value: object = None, allowed: str = ""
    ) -> None:
        super().__init__(reason, sentence)
        self.key = key
        self.value = value
        self.allowed = allowed


class BadDeal(KoiKoiError):
    """A deal that is not 48 cards in the right places, or that is void under its rules."""


class BadPosition(KoiKoiError):
    """A position that cannot arise in play, or a text that is no position."""


class BadRecord(KoiKoiError):
    """A record that cannot be read or replayed; `round` and `action` count from 1, 0 where they do not apply."""

    def __init__(self, reason: Reason, sentence: str, *, round: int = 0, action: int = 0) -> None:
        super().__init__(reason, sentence)
        self.round = round
        self.action = action


class IllegalAction(KoiKoiError):
    """An action that the rules do not allow here; the position is unchanged."""

    def __init__(self, action: object, reason: Reason, sentence: str) -> None:
        super().__init__(reason, sentence)
        self.action = action


class StaleView(KoiKoiError):
    """A command that answers an older view than the newest."""
