"""Setup: what is settled before the first card of a table: rules, players, who is a computer. Never changes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from koikoi.engine.cards import short
from koikoi.engine.rules import Rules
from koikoi.engine.seats import SEATS
from koikoi.errors import KoiKoiError, Reason

MOST_SEED: Final = 2**48 - 1
"""The largest seed of a deal."""
MOST_NAME: Final = 40
"""The most characters in a player's name."""
JOINERS: Final = {0x200C: None, 0x200D: None}
"""Characters without a width that Persian words and joined pictures need; other hidden ones are refused."""


class SeatKind(StrEnum):
    """Who sits at a seat."""

    HUMAN = "human"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """A table as it was laid; raises KoiKoiError for names, months or a seed that cannot be kept."""

    rules: Rules
    players: tuple[str, str] = ("A", "B")
    kinds: tuple[SeatKind, SeatKind] = (SeatKind.HUMAN, SeatKind.HUMAN)
    level: str = ""
    """The computer's name for programs, such as `greedy`; empty between people."""
    birth_months: tuple[int, int] | None = None
    """1 to 12, for rules whose first dealer is found by birthday."""
    seed: int | None = None
    """0 to MOST_SEED: deals follow from it, for teaching and tests; without, from the system's secure generator."""

    def __post_init__(self) -> None:
        """Refuse what is out of range."""
        for name in (*self.players, self.level):
            if not name.isascii() and any("\ud800" <= char <= "\udfff" for char in name):
                raise KoiKoiError(Reason.NOT_UTF8, f"the name {short(name)} holds half a character")
            if not name.translate(JOINERS).isprintable() or len(name) > MOST_NAME:
                what = f"a name has at most {MOST_NAME} characters that can be printed, unlike {short(name)}"
                raise KoiKoiError(Reason.NOT_ALLOWED, what)
        if self.seed is not None and not 0 <= self.seed <= MOST_SEED:
            raise KoiKoiError(Reason.OUT_OF_RANGE, f"a seed is 0 to {MOST_SEED}, not {short(self.seed)}")
        for month in self.birth_months or ():
            if not 1 <= month <= 12:
                raise KoiKoiError(Reason.OUT_OF_RANGE, f"a birth month is 1 to 12, not {short(month)}")

    @property
    def computers(self) -> tuple[bool, bool]:
        """Which seats are computers."""
        first, second = (self.kinds[seat] is SeatKind.COMPUTER for seat in SEATS)
        return first, second
