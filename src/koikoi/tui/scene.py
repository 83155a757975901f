"""The scene: everything a table screen shows at one moment, from a view and where the player is looking.

Pure: it asks a seat nothing, draws nothing and waits for nothing. What may be done is the view's `legal`, no more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from koikoi.engine.rules import Rules
from koikoi.tui.ports import Odds
from koikoi.tui.slots import last_used, settle
from koikoi.tui.story import Step, step_of_row
from koikoi.wire.view import CardChoice, RoundView, View


class Mode(StrEnum):
    """What the keys mean now."""

    WATCH = "watch"
    PLAY = "play"
    CHOOSE = "choose"
    DECIDE = "decide"
    COVER = "cover"
    """Two people at one screen: the next one has not come yet."""


@dataclass(frozen=True, slots=True)
class Tray:
    """A choice of a few tokens: which card to take, or whether to exchange the hands."""

    tokens: tuple[str, ...]
    card: str = ""
    """The card that waits; empty at the exchange."""
    makes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The yaku that each token would make."""
    from_hand: bool = False
    """The card is still in the hand: nothing was sent, and the choice can be called off."""

    def target(self, i: int) -> str:
        """The field card of a token, empty for a word."""
        token = self.tokens[i]
        return token[1:] if token.startswith("x") else ""


def take_tray(choice: CardChoice, slots: Sequence[str | None], *, from_hand: bool) -> Tray:
    """The tray for a card with a choice, the field cards in reading order."""
    makes = {f"x{code}": made for code, made in zip(choice.choices, choice.choice_makes, strict=False)}
    codes = sorted(choice.choices, key=lambda code: place(slots.index(code))[::-1] if code in slots else (0, 0))
    tokens = tuple(f"x{code}" for code in codes) + (("pass",) if choice.may_pass else ())
    return Tray(tokens, choice.card, makes, from_hand)


@dataclass(slots=True)
class Scene:
    """A table as one seat looks at it."""

    view: View
    rules: Rules
    names: tuple[str, str]
    """What both seats are called on the screen."""
    two_people: bool = False
    """Two people share this screen: sentences name both."""
    covered: bool = False
    slots: tuple[str | None, ...] = ()
    cursor: int = 0
    """Which hand card, from 0."""
    looking: int | None = None
    """Which slot of the field the player looks at, instead of the hand."""
    tray: Tray | None = None
    chosen: int = 0
    """Which token of the tray."""
    step: Step | None = None
    """What is being shown, of things that have happened since the view before."""
    fresh: frozenset[str] = frozenset()
    """Field cards that have come to lie since the seat's last look."""
    notice: str = ""
    """A sentence that stands in the prompt until the next key."""
    coached: bool = False
    """The coach was asked about the decision of this view."""
    odds: Odds | None = None
    """What it has answered."""
    notes: list[tuple[int, int, Step]] = field(default_factory=list)
    """What a history has no row for: the round, the length of the history then, and what happened."""

    def __post_init__(self) -> None:
        """Look at the view as it stands."""
        self.show(self.view)

    # --- what is shown

    @property
    def me(self) -> int:
        """The seat that looks."""
        return self.view.seat

    @property
    def round(self) -> RoundView | None:
        """The round being played."""
        return self.view.round

    @property
    def mode(self) -> Mode:
        """What the keys mean now."""
        if self.covered:
            return Mode.COVER
        if self.round is None or not self.view.legal.actions or self.step is not None:
            return Mode.WATCH
        if self.tray is not None:
            return Mode.CHOOSE
        return Mode.DECIDE if self.round.phase == "decide" else Mode.PLAY

    def named(self, seat: int) -> str:
        """What sentences call a seat: empty for the reader."""
        return "" if seat == self.me and not self.two_people else self.names[seat]

    def called(self, seat: int) -> str:
        """A seat's name for headings."""
        return self.names[seat]

    def choice(self, code: str) -> CardChoice | None:
        """What a hand card would do now; None if it cannot be played."""
        return next((card for card in self.view.legal.cards if card.card == code), None)

    @property
    def hand(self) -> tuple[str, ...]:
        """The hand, empty while it is covered."""
        return () if self.round is None or self.covered else self.round.hand

    @property
    def at(self) -> str:
        """The hand card under the cursor, empty if there is none."""
        hand = self.hand
        return hand[self.cursor] if self.cursor < len(hand) else ""

    @property
    def partners(self) -> frozenset[str]:
        """The field cards that go with the hand card under the cursor, or the choices of the tray."""
        if self.mode is Mode.CHOOSE and self.tray is not None:
            return frozenset(target for i in range(len(self.tray.tokens)) if (target := self.tray.target(i)))
        if self.mode is not Mode.PLAY or self.looking is not None:
            return frozenset()
        choice = self.choice(self.at)
        return frozenset() if choice is None else frozenset((*choice.takes, *choice.choices))

    @property
    def looked_at(self) -> str:
        """The field card the player looks at, empty if none."""
        if self.looking is None or self.looking >= len(self.slots):
            return ""
        return self.slots[self.looking] or ""

    def story(self) -> list[Step]:
        """What has happened in this round, oldest first."""
        told: list[Step] = [Step("dealt", self.view.dealer)]
        rows: Sequence[Step] = [step_of_row(row) for row in self.round.history] if self.round else []
        notes = [(at, step) for number, at, step in self.notes if number == self.view.number]
        for i in range(len(rows) + 1):
            told += rows[i - 1 : i] if i else []
            told += [step for at, step in notes if at == i]
        return told

    # --- what changes it

    def show(self, view: View) -> None:
        """A newer view replaces the one before; the cards on the cloth keep their places."""
        before = self.slots if view.number == self.view.number else ()
        self.view = view
        self.step = None
        self.looking = None
        self.coached, self.odds = False, None
        lying = view.round.field if view.round else ()
        self.slots = settle(before, lying)
        self.fresh = self._fresh()
        length = len(view.round.history) if view.round else 0
        self.notes = [note for note in self.notes if note[0] != view.number or note[1] <= length]
        self.cursor = min(self.cursor, max(len(self.hand) - 1, 0))
        playable = [i for i, code in enumerate(self.hand) if self.choice(code)]
        if playable and self.cursor not in playable:
            self.cursor = playable[0]
        self.tray = self._waiting()
        self.chosen = 0

    def _waiting(self) -> Tray | None:
        """The tray for a choice that the view itself asks for."""
        if self.round is None or not self.view.legal.actions:
            return None
        if self.round.phase == "swap":
            return Tray(self.view.legal.actions)
        if self.round.phase == "take" and self.view.legal.cards:
            return take_tray(self.view.legal.cards[0], self.slots, from_hand=False)
        return None

    def _fresh(self) -> frozenset[str]:
        """The field cards that have come to lie since this seat's own last turn."""
        found = set()
        for row in reversed(self.round.history if self.round else ()):
            if row.seat == self.me:
                break
            if not row.captured:
                found.add(row.card)
        return frozenset(found)

    def note(self, step: Step) -> None:
        """Remember a thing that the view's history has no row for."""
        self.notes.append((self.view.number, len(self.round.history) if self.round else 0, step))

    def lay(self, step: Step) -> None:
        """A card has met the field in a step: show it there, before the view that follows."""
        slots = [None if card in step.captured else card for card in self.slots]
        lying = [card for card in slots if card]
        if step.card and not step.captured and step.card not in lying:
            lying.append(step.card)
        self.slots = settle(slots, lying)

    def ask(self, choice: CardChoice) -> None:
        """Ask which card a hand card takes; nothing is sent yet."""
        self.tray = take_tray(choice, self.slots, from_hand=True)
        self.chosen = 0

    def call_off(self) -> bool:
        """Put the waiting hand card back; False if it has left the hand."""
        if self.tray is None or not self.tray.from_hand:
            return False
        self.tray = None
        return True

    def move(self, across: int, down: int, *, columns: int) -> None:
        """Move the cursor: in the tray, in the hand of so many columns, or up onto the field and back."""
        if self.tray is not None and self.mode is Mode.CHOOSE:
            self.chosen = (self.chosen + across + down) % len(self.tray.tokens)
        elif self.looking is not None:
            self._look(across, down)
        elif self.hand:
            self._move_in_hand(across, down, columns)

    def _move_in_hand(self, across: int, down: int, columns: int) -> None:
        at = self.cursor + across + down * columns
        if down < 0 and at < 0:
            self.looking = self._nearest(self.cursor)
        elif 0 <= at < len(self.hand):
            self.cursor = at
        elif across:
            self.cursor = at % len(self.hand)

    def _nearest(self, cursor: int) -> int | None:
        used = [i for i, card in enumerate(self.slots) if card]
        return min(used, key=lambda i: (abs(place(i)[0] - cursor % 4 * 1.5), -place(i)[1]), default=None)

    def _look(self, across: int, down: int) -> None:
        """Go to the next field card in a direction; down from the lowest leads back to the hand."""
        assert self.looking is not None
        column, row = place(self.looking)
        used = [i for i, card in enumerate(self.slots) if card and i != self.looking]
        if across:
            line = [i for i in used if (place(i)[0] - column) * across > 0]
            self.looking = min(line, key=lambda i: _far(i, column, row, 1, 4), default=self.looking)
            return
        beyond = [i for i in used if (place(i)[1] - row) * down > 0]
        if beyond:
            self.looking = min(beyond, key=lambda i: _far(i, column, row, 4, 1))
        elif down > 0:
            self.looking = None

    def goes_with(self, code: str) -> tuple[int, ...]:
        """Which hand cards take a field card, by their places."""
        return tuple(
            i
            for i, card in enumerate(self.hand)
            if (choice := self.choice(card)) and code in (*choice.takes, *choice.choices)
        )

    @property
    def rows(self) -> int:
        """Rows of the field that are in use: two, or as many as its cards need."""
        return 2 if last_used(self.slots) <= 2 * COLUMNS else -(-last_used(self.slots) // COLUMNS)


COLUMNS = 6
"""Columns of the field."""


def place(slot: int) -> tuple[int, int]:
    """Column and row of a slot: the first twelve fill two rows side by side, the others the rows below."""
    if slot < 2 * COLUMNS:
        return slot // 2, slot % 2
    return slot % COLUMNS, slot // COLUMNS


def _far(slot: int, column: int, row: int, across: int, down: int) -> int:
    there = place(slot)
    return across * abs(there[0] - column) + down * abs(there[1] - row)
