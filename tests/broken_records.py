"""Records broken on purpose, by seed: bytes, tokens, fields, types and sense. Most are unusable, some still fine."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from koikoi.engine.actions import ACTIONS
from koikoi.engine.cards import CODES
from koikoi.engine.options import OPTIONS
from koikoi.engine.rules import PRESETS

TOKENS = (
    "NaN", "Infinity", "-Infinity", "1e999", "-0", "0.0", "1e5", "9" * 30, "-" + "9" * 5000, "1" * 16, "true", "null",
    '""', '"\\u0000"', '"\\ud800"', '"é"', '"1B"', '"13B"', '"x1B"', "[]", "{}", "[" * 2000, "[" * 40 + "]" * 40,
    "{" * 50, ",", ":", "'", "#", "\\", "\x00", "\n", "\r\n", "\ufeff", "01", "+1", "--1", ".5", "0x10",
)  # fmt: skip
VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 12, 13, 10**15 - 1, 10**15, -(10**40), 0.5, 1e308, "", "x", "1B", "9A", "koi",
    "pass", "x9A", "\x1b[2J", "\n", "\u202e", "é" * 100, [], {}, [[]], [None], ["1B", "1B"], {"name": "A"},
    {"name": None}, [0] * 9,
)  # fmt: skip
KEYS = ("format", "version", "rules", "base", "players", "rounds", "month", "dealer", "hands", "field", "stock",
        "actions", "result", "kind", "winner", "points", "yaku", "multiplier", "totals", "match", "over", "reason",
        "void_deals", "values", "name", "", "__class__", "x" * 300)  # fmt: skip
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|-?\d+|true|false|null|[\[\]{}:,]')


def broken(records: Sequence[bytes], rng: Random) -> bytes:
    """One of the records, or a few, changed in one to three places."""
    text = rng.choice(records)
    for way in rng.choices(WAYS, k=rng.choice((1, 1, 1, 2, 3))):
        try:
            text = way(text, rng)
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError):  # no record by its form any more
            text = change_bytes(text, rng)
    return laid_out(text, records, rng)


def change_bytes(text: bytes, rng: Random) -> bytes:
    """Some bytes flipped, lost, put in, doubled; or the end cut off."""
    out = bytearray(text)
    for _ in range(rng.choice((1, 1, 2, 8))):
        at = rng.randrange(len(out) + 1)
        length = rng.choice((1, 1, 2, 5, 40))
        way = rng.randrange(6)
        if way == 0:
            out[at : at + length] = b""
        elif way == 1:
            out[at:at] = rng.randbytes(length)
        elif way == 2:
            out[at:at] = out[at : at + length]
        elif way == 3 and rng.random() < 0.4:
            out[at:] = b""
        elif at < len(out):
            out[at] = rng.randrange(256) if way == 4 else out[at] ^ (1 << rng.randrange(8))
    return bytes(out)


def change_tokens(text: bytes, rng: Random) -> bytes:
    """A token replaced by another, doubled, swapped with another, or lost."""
    chars = text.decode("utf-8")
    tokens = list(_TOKEN.finditer(chars))
    if not tokens:
        return text
    one, two = sorted((rng.choice(tokens), rng.choice(tokens)), key=re.Match.start)
    new = rng.choice((*TOKENS, json.dumps(rng.choice(CODES)), json.dumps(rng.choice(ACTIONS).token)))
    way = rng.randrange(5)
    if way == 0:
        chars = chars[: one.start()] + chars[one.end() :]
    elif way == 1:
        chars = chars[: one.end()] + one[0] + chars[one.end() :]
    elif way == 2 and one.end() <= two.start():
        chars = chars[: one.start()] + two[0] + chars[one.end() : two.start()] + one[0] + chars[two.end() :]
    else:
        chars = chars[: one.start()] + new + chars[one.end() :]
    return chars.encode("utf-8", "surrogatepass")


def _nodes(value: Any, out: list[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Every place of a parsed record, as its container and its key."""
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in list(children):
        out.append((value, key))
        _nodes(child, out)
    return out


def change_fields(text: bytes, rng: Random) -> bytes:
    """A field or an item lost, renamed, moved elsewhere, doubled, or put in."""
    record = json.loads(text)
    nodes = _nodes(record, [])
    if not nodes:
        return text
    holder, key = rng.choice([node for node in nodes if isinstance(node[0], dict)] or nodes)
    if rng.random() < 0.4:
        holder, key = rng.choice(nodes)
    other, elsewhere = rng.choice(nodes)
    way = rng.randrange(5)
    if way == 0:
        del holder[key]
    elif way == 1 and isinstance(holder, dict):
        holder[rng.choice(KEYS)] = holder.pop(key)
    elif way == 2:
        holder[key], other[elsewhere] = json.loads(json.dumps((other[elsewhere], holder[key])))
    elif isinstance(holder, dict):
        holder[rng.choice(KEYS)] = json.loads(json.dumps(other[elsewhere]))
    else:
        holder.insert(key, json.loads(json.dumps(other[elsewhere])))
    return _written(record, rng)


def change_types(text: bytes, rng: Random) -> bytes:
    """A value replaced by one of another kind, or by the same in another type."""
    record = json.loads(text)
    nodes = _nodes(record, [])
    if not nodes or rng.random() < 0.01:
        return _written(rng.choice(VALUES), rng)
    holder, key = rng.choice(nodes)
    if rng.random() < 0.3:  # nearer the top, where less is cards
        holder, key = rng.choice(nodes[: 1 + len(nodes) // 50])
    old = holder[key]
    same = [str(old)[:80], [old], {"value": old}]
    if type(old) is int:
        same += [float(old), bool(old), old + 1, -old, old * 10**20]
    holder[key] = rng.choice((rng.choice(VALUES), rng.choice(same)))
    return _written(record, rng)


def change_sense(text: bytes, rng: Random) -> bytes:
    """Still a record by its form: other rules, cards elsewhere, actions in another order, other results."""
    record = json.loads(text)
    rounds = record["rounds"]
    one = rng.choice(rounds)
    way = rng.randrange(8)
    if way == 0:
        name = rng.choice(tuple(OPTIONS))
        option = OPTIONS[name]
        record["rules"][name] = rng.choice(
            option.values or ((False, True) if option.type is bool else (0, 1, 16, 100, 101))
        )
    elif way == 1:
        record["rules"] = {"base": rng.choice(PRESETS)}
    elif way == 2:
        places = [*one["hands"], one["field"], one["stock"]]
        first, second = rng.choice(places), rng.choice(places)
        i, j = rng.randrange(len(first)), rng.randrange(len(second))
        first[i], second[j] = second[j], first[i]
    elif way == 3:
        at = rng.randrange(len(one["actions"]) + 1)
        one["actions"][at : at + rng.randrange(3)] = [rng.choice(ACTIONS).token for _ in range(rng.randrange(3))]
    elif way == 4:
        rng.shuffle(one["actions"])
    elif way == 5:
        one[rng.choice(("month", "dealer"))] = rng.choice((0, 1, 1, 2, 12, 13))
    elif way == 6:
        rng.choice((rounds.append, lambda r: rounds.insert(0, r)))(json.loads(json.dumps(rng.choice(rounds))))
    else:
        one.pop("result", None)
        del one["actions"][rng.randrange(len(one["actions"]) + 1) :]
        record["match"] = {"over": rng.random() < 0.5, "reason": "resigned", "winner": rng.choice((0, 1, None, 2))}
    return _written(record, rng)


WAYS: tuple[Callable[[bytes, Random], bytes], ...] = (
    change_bytes,
    change_tokens,
    change_fields,
    change_types,
    change_sense,
)


def _written(value: object, rng: Random) -> bytes:
    return json.dumps(value, ensure_ascii=rng.random() < 0.5).encode("utf-8", "surrogatepass")


def laid_out(text: bytes, records: Sequence[bytes], rng: Random) -> bytes:
    """The text as a file: mostly alone, sometimes over several lines, with a byte order mark, or second."""
    way = rng.randrange(12)
    if way == 0:
        return b"\xef\xbb\xbf" + text
    if way == 1:
        return text.replace(b",", b",\n").replace(b"[", b"[\r\n")
    if way == 2:
        return rng.choice(records).rstrip() + b"\n\n" + text
    return text
