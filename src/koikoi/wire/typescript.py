"""Typescript: the wire's families as TypeScript types, for the browser's client.

    python -m koikoi.wire.typescript frontend/src/wire.ts

writes the file that the client imports; a test compares it with what this module says now.
"""

from __future__ import annotations

import ast
import inspect
import sys
import types
import typing
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from koikoi.engine import events as play_events
from koikoi.engine.cards import Card
from koikoi.wire import events as table_events
from koikoi.wire import http, messages, records, view
from koikoi.wire.messages import EventMsg

HEAD: Final = """\
// Written by `python -m koikoi.wire.typescript`; do not edit. What travels between the browser and the server.
// Cards are codes (`9A`), actions are tokens (`x9A`), seats are 0 and 1.
"""
ASKED: Final = (
    messages.Cmd, messages.Resume, messages.Watch, http.AskRules, http.OpenMatch, http.LookAtInvite, http.JoinMatch,
)  # fmt: skip
"""What the client writes: here what has a default may be left out."""
UNIONS: Final = {
    "Block": (http.Block, "A part of a section."),
    "FromPlayer": (messages.FromPlayer, "What a player or a spectator says to a server."),
    "ToPlayer": (messages.ToPlayer, "What a server says to a player."),
    "ToSpectator": (messages.ToSpectator, "What a server says to a spectator."),
}
NUMBERS: Final = {
    "MOST_BYTES": (messages.MOST_BYTES, "The most bytes of a message to the server."),
    "MOST_CID": (messages.MOST_CID, "The longest `cid`, in characters."),
    "MOST_BODY": (http.MOST_BODY, "The most bytes of a request's body."),
    "MOST_FILE": (records.MOST_FILE, "The most bytes of a file of records."),
    "MOST_TITLE": (records.MOST_TITLE, "The longest title of a record, in characters."),
}


def typescript() -> str:
    """The whole file."""
    parts = [HEAD]
    parts += [f"/** {note} */\nexport const {name} = {number};\n" for name, (number, note) in NUMBERS.items()]
    for module in (view, messages, http, records):
        parts += [_interface(struct) for struct in _structs(module) if struct is not EventMsg]
    parts += _events()
    parts += [f"/** {note} */\nexport type {name} = {_type(union)};\n" for name, (union, note) in UNIONS.items()]
    return "\n".join(parts)


def _structs(module: types.ModuleType) -> Iterator[Any]:
    """The structs that a module defines, in its order."""
    for name, value in vars(module).items():
        own = isinstance(value, type) and value.__module__ == module.__name__
        if own and issubclass(value, view.Struct) and value is not view.Struct and not name.startswith("_"):
            yield value


def _interface(struct: Any) -> str:
    notes, hints = _notes(struct), get_type_hints(struct)
    lines = [_note(struct.__doc__, ""), f"export interface {struct.__name__} {{"]
    config = struct.__struct_config__
    if config.tag is not None:
        lines.append(f"  readonly {config.tag_field}: {_literal(config.tag)};")
    required = len(struct.__struct_fields__) - len(struct.__struct_defaults__)
    for at, name in enumerate(struct.__struct_fields__):
        if name in notes:
            lines.append(_note(notes[name], "  "))
        may_lack = "?" if struct in ASKED and at >= required else ""
        lines.append(f"  readonly {name}{may_lack}: {_type(hints[name])};")
    return "\n".join([*lines, "}\n"])


def _events() -> Iterator[str]:
    """One type for each event, and `EventMsg` for any of them."""
    names = []
    for module in (play_events, table_events):
        for event in vars(module).values():
            if not (isinstance(event, type) and is_dataclass(event) and event.__module__ == module.__name__):
                continue
            name, hints = f"{event.__name__.removesuffix('Seen')}Event", get_type_hints(event)
            names.append(name)
            inner = "".join(f"    readonly {field.name}: {_type(hints[field.name])};\n" for field in fields(event))
            body = f"  readonly name: {_literal(vars(event)['name'])};\n  readonly fields: {{\n{inner}  }};\n"
            yield f"{_note(event.__doc__, '')}\nexport interface {name} {{\n{body}}}\n"
    listed = "".join(f"\n  | {name}" for name in names)
    yield f"{_note(EventMsg.__doc__, '')}\nexport type EventMsg ={listed};\n"


def _notes(struct: Any) -> dict[str, str]:
    """What is written below each field."""
    (body,) = ast.parse(inspect.getsource(struct)).body
    assert isinstance(body, ast.ClassDef)
    notes, field = {}, ""
    for node in body.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            field = node.target.id
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and field:
            notes[field] = inspect.cleandoc(str(node.value.value))
    return notes


def _note(text: str | None, indent: str) -> str:
    lines = inspect.cleandoc(text or "").replace("*/", "*\\/").splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */"
    return "\n".join([f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"])


def _type(hint: Any) -> str:
    """A Python type as TypeScript."""
    plain = {
        str: "string",
        int: "number",
        float: "number",
        bool: "boolean",
        type(None): "null",
        object: "unknown",
        Card: "string",
    }
    origin, inner = get_origin(hint), get_args(hint)
    if origin is typing.Annotated:
        return _type(inner[0])
    if isinstance(hint, typing.NewType):
        return _type(hint.__supertype__)
    if isinstance(hint, type) and hint in plain:
        return plain[hint]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return " | ".join(_literal(member.value) for member in hint)
    if origin is Literal:
        return " | ".join(_literal(value) for value in inner)
    if origin in (Union, types.UnionType):
        return " | ".join(_type(part) for part in inner)
    if origin is dict:
        return f"Readonly<Record<{_type(inner[0])}, {_type(inner[1])}>>"
    if origin is tuple and inner[-1] is Ellipsis:
        item = _type(inner[0])
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
    if origin is tuple:
        return f"readonly [{', '.join(_type(part) for part in inner)}]"
    if isinstance(hint, type):
        return hint.__name__
    raise TypeError(f"{hint} has no TypeScript type here")


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), "utf-8")
