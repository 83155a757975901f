"""Options: the names of a table's switches, what each may be, and the sentence for a value that it may not.

Knows nothing of what an option does; rules.md section 6 is the list.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from koikoi.engine.cards import short
from koikoi.errors import BadRules, Reason


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its type, and its values or its range."""

    name: str
    type: type
    values: tuple[str | int, ...] = ()
    low: int = 0
    high: int = 0

    @property
    def allowed(self) -> str:
        """What would be right, in words."""
        if self.type is bool:
            return "true or false"
        if self.values:
            return " or ".join(f'"{v}"' if isinstance(v, str) else str(v) for v in self.values)
        if self.type is str:
            return "a text in quotes"
        return f"a whole number from {self.low} to {self.high}"

    def check(self, value: object, *, key: str = "") -> None:
        """Raise BadRules if `value` is not one of this option's."""
        key = key or self.name
        if type(value) is not self.type:
            raise _refusal(Reason.WRONG_TYPE, key, value, self.allowed)
        if self.values and value not in self.values:
            raise _refusal(Reason.NOT_ALLOWED, key, value, self.allowed)
        if isinstance(value, int) and self.type is int and not self.values and not self.low <= value <= self.high:
            raise _refusal(Reason.OUT_OF_RANGE, key, value, self.allowed)


def _refusal(reason: Reason, key: str, value: object, allowed: str) -> BadRules:
    text = f"option {key} cannot be {short(value)}; it is {allowed}"
    return BadRules(reason, text, key=key, value=value, allowed=allowed)


def _choice(name: str, *values: str | int) -> Option:
    return Option(name, type(values[0]), values)


def _switch(name: str) -> Option:
    return Option(name, bool)


def _number(name: str, high: int, low: int = 0) -> Option:
    return Option(name, int, (), low, high)


OPTIONS: Final[dict[str, Option]] = {
    option.name: option
    for option in (
        _choice("first_dealer", "month-draw", "birthday", "random"),
        _choice("deal_order", "opponent-field-dealer", "opponent-dealer-field"),
        _choice("packet", 1, 2, 4, 8),
        _switch("void_field_four"),
        _switch("void_field_pairs"),
        _switch("void_hand_four"),
        _switch("exchange"),
        _switch("gaji"),
        _switch("triad"),
        _switch("field_brights"),
        _switch("must_capture"),
        _switch("empty_field_flip"),
        _switch("quadruple_after_seven"),
        _switch("call_counter"),
        _switch("iris_joker"),
        _number("hand_four_points", 100),
        _number("hand_pairs_points", 100),
        _number("dealer_point", 100),
        _choice("both_hands", "void", "both"),
        _choice("three_on_field", "all", "one"),
        _choice("call_limit", "unlimited", "one-per-round", "one-per-player"),
        _choice("reopen", "gain", "new"),
        _choice("seven_doubles", "never", "always", "after-call"),
        _choice("opponent_call_multiplier", 1, 2),
        _choice("own_calls", "none", "ladder"),
        _number("last_turn", 16, low=1),
        _choice("exhausted", "draw", "last-caller", "non-dealer-last-yaku"),
        _choice("dealer_point_when", "no-yaku", "always"),
        _choice("ledger", "winner", "zero-sum"),
        _choice("draw_dealer", "other", "same"),
        _number("rounds", 1000),
        _number("target", 1000),
        _number("start_points", 1000),
        _choice("tie", "shared", "extra"),
        _choice("stakes", "none", "caller-pays"),
        _choice("families", "sum", "best"),
        _choice("viewing", "on", "with-base", "off"),
        _number("viewing_after_call", 100),
        _choice("cup_chaff", 0, 1, 2),
    )
}
"""Every option but `values`, `yaku` and `name`, in the order of rules.md section 6."""

VALUE = _number("values", 100)
"""What a yaku's points may be."""
