"""Yaku of one's own: rows that a custom rule set adds to the standard list, read, checked and written back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from koikoi.engine.cards import KIND_MASKS, NO_CARDS, Kind, cards_mask, mask_cards, parse_cards, short
from koikoi.engine.options import Option
from koikoi.engine.yaku import YAKU_IDS, Yaku
from koikoi.errors import BadCard, BadRules, Reason

_KEYS: Final = ("value", "cards", "count", "need", "step", "name")
MOST = 16
"""How many yaku of one's own a table may have."""


def parse_yaku(given: object) -> tuple[tuple[Yaku, int], ...]:
    """The rows of a `yaku` object: id to `{"value": 1-100, "cards": [...], "count": kind, "need": n, "step": n}`.

    `cards` all have to be there; `count` with `need` asks for so many of a kind, each further one adds `step`.
    Raises BadRules naming the key and what is allowed.
    """
    if not isinstance(given, Mapping):
        raise BadRules(Reason.WRONG_TYPE, f"option yaku cannot be {short(given)}; it is an object of yaku", key="yaku")
    if len(given) > MOST:
        raise BadRules(Reason.OUT_OF_RANGE, f"option yaku has {len(given)} yaku; a table may add {MOST}", key="yaku")
    return tuple(_parse_row(str(key), value) for key, value in given.items())


def _parse_row(yaku_id: str, row: object) -> tuple[Yaku, int]:
    key = f"yaku.{yaku_id[:40]}"
    if yaku_id in YAKU_IDS or yaku_id == "own_calls" or not yaku_id.isidentifier() or len(yaku_id) > 40:
        raise BadRules(
            Reason.NOT_ALLOWED,
            f"a yaku of one's own cannot be called {short(yaku_id)}; "
            "it is a new name of at most 40 letters, digits and _ (points of a standard yaku stand in values)",
            key="yaku",
        )
    if not isinstance(row, Mapping):
        raise BadRules(Reason.WRONG_TYPE, f"option {key} cannot be {short(row)}; it is an object", key=key)
    for name in row:
        if name not in _KEYS:
            raise BadRules(Reason.UNKNOWN_OPTION, f"{key} has no {short(name)}; it has {', '.join(_KEYS)}", key=key)
    value = _number(row, "value", key, low=1)
    must = NO_CARDS
    if "cards" in row:
        cards = row["cards"]
        if not isinstance(cards, list | tuple):
            raise BadRules(Reason.WRONG_TYPE, f"{key}.cards cannot be {short(cards)}; it is a list of cards", key=key)
        try:
            must = cards_mask(parse_cards(cards))
        except BadCard as error:
            raise BadRules(error.reason, f"{key}.cards: {error}", key=key) from None
    count = NO_CARDS
    need = step = 0
    if "count" in row:
        kinds = tuple(kind.value for kind in Kind)
        Option(f"{key}.count", str, kinds).check(row["count"])
        count = KIND_MASKS[Kind(row["count"])]
        need = _number(row, "need", key, low=1, high=count.bit_count())
        step = _number(row, "step", key) if "step" in row else 0
    elif "need" in row or "step" in row:
        raise BadRules(Reason.MISSING_OPTION, f"{key} has need or step but no count, a kind of card", key=key)
    if not must and not count:
        raise BadRules(Reason.MISSING_OPTION, f"{key} needs cards, or count and need", key=key)
    label = row.get("name", "")
    Option(f"{key}.name", str).check(label)
    return Yaku(id=yaku_id, must=must, count=count, need=need, step=step, best_step=step, name=label), value


def _number(row: Mapping[str, object], name: str, key: str, *, low: int = 0, high: int = 100) -> int:
    value = row.get(name)
    Option(f"{key}.{name}", int, (), low, high).check(value)
    assert isinstance(value, int)
    return value


def yaku_mapping(rows: tuple[tuple[Yaku, int], ...]) -> dict[str, object]:
    """The `yaku` object of custom rows; `parse_yaku` reads it back."""
    out: dict[str, object] = {}
    for row, value in rows:
        entry: dict[str, object] = {"value": value}
        if row.must:
            entry["cards"] = [card.code for card in mask_cards(row.must)]
        if row.count:
            entry["count"] = next(kind.value for kind, mask in KIND_MASKS.items() if mask == row.count)
            entry["need"] = row.need
            if row.step:
                entry["step"] = row.step
        if row.name:
            entry["name"] = row.name
        out[row.id] = entry
    return out
