"""Actions: what a player can choose, with tokens for people and records and dense ids for programs."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from koikoi.engine.cards import CARDS, Card, short
from koikoi.errors import BadNotation, Reason


class Act(StrEnum):
    """The kinds of action."""

    PLAY = "play"
    TAKE = "take"
    PASS = "pass"
    KOI = "koi"
    STOP = "stop"
    KEEP = "keep"
    SWAP = "swap"


@dataclass(frozen=True, slots=True)
class Action:
    """One choice: a card from the hand, a field card to take, or a word."""

    act: Act
    card: Card | None = None

    @property
    def token(self) -> str:
        """The token of records: `2A`, `x2A`, `pass`, `koi`, `stop`, `keep` or `swap`."""
        if self.card is None:
            return self.act.value
        return self.card.code if self.act is Act.PLAY else f"x{self.card.code}"

    @property
    def id(self) -> int:
        """A dense id: 0-47 play, 48-95 take, 96 pass, 97 koi, 98 stop, 99 keep, 100 swap."""
        if self.card is None:
            return _WORD_IDS[self.act]
        return self.card + (48 if self.act is Act.TAKE else 0)


_WORD_IDS: Final = {Act.PASS: 96, Act.KOI: 97, Act.STOP: 98, Act.KEEP: 99, Act.SWAP: 100}
ACTIONS: Final[tuple[Action, ...]] = (
    *(Action(Act.PLAY, card) for card in CARDS),
    *(Action(Act.TAKE, card) for card in CARDS),
    *(Action(word) for word in _WORD_IDS),
)
"""All 101 actions by id."""
PASS, KOI, STOP, KEEP, SWAP = ACTIONS[96:]
_BY_TOKEN: Final = {action.token: action for action in ACTIONS}


def Play(card: Card) -> Action:
    """Play a card from the hand."""
    return ACTIONS[card]


def Take(card: Card) -> Action:
    """Take a field card where there is a choice."""
    return ACTIONS[48 + card]


def parse_action(token: object) -> Action:
    """The action of a token; raises BadNotation."""
    action = _BY_TOKEN.get(token) if isinstance(token, str) else None
    if action is None:
        raise BadNotation(
            Reason.UNKNOWN_ACTION,
            f"there is no action {short(token)}; it is a card (2A), x and a card (x2A), pass, koi, stop, keep or swap",
        )
    return action


def format_action(action: Action) -> str:
    """The token of an action; `parse_action` reads it back."""
    return action.token
