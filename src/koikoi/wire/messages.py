"""Messages: commands from a player and answers to one, as two closed families."""

from __future__ import annotations

from typing import Literal

import msgspec

from koikoi.wire.view import Struct, View

MOST_BYTES = 4096
"""A longer message from a player is refused unread."""


class Cmd(Struct, frozen=True, tag_field="t", tag="cmd"):
    """A player's command. `act` carries one token, or a card and its `x...`/`pass`: both happen or neither."""

    cid: str
    """Chosen by the client, one for each command: the same `cid` again gets the same answer and does nothing."""
    expect_seq: int
    """The newest `seq` the player has seen; a command that answers an older view is stale."""
    kind: Literal["act", "next", "resign", "rematch", "undo"]
    actions: tuple[str, ...] = ()


class Ack(Struct, frozen=True, tag_field="t", tag="ack"):
    """The command `cid` is done and kept; it was number `seq`."""

    cid: str
    seq: int


class Err(Struct, frozen=True, tag_field="t", tag="err"):
    """The command `cid` did nothing; `seq` is the newest."""

    cid: str
    code: Literal["stale", "illegal", "not_seat", "rate", "retry_later", "over", "bad"]
    seq: int
    reason: str = ""
    """A reason of `koikoi.errors.Reason`, for `illegal`."""


class EventMsg(Struct, frozen=True):
    """Something everybody saw; a client animates it and may ignore it, for the view is complete."""

    name: str
    fields: dict[str, object]


class Evt(Struct, frozen=True, tag_field="t", tag="evt"):
    """What has happened, and the view after it."""

    seq: int
    events: tuple[EventMsg, ...]
    view: View


class Sync(Struct, frozen=True, tag_field="t", tag="sync"):
    """The whole view, on joining and coming back."""

    seq: int
    view: View
    version: str
    """The version of the program that serves."""


ToPlayer = Ack | Err | Evt | Sync
FromPlayer = Cmd


_decoder = msgspec.json.Decoder(Cmd)
_encoder = msgspec.json.Encoder()


def decode_command(data: bytes) -> Cmd:
    """A command from its JSON bytes; raises msgspec.ValidationError or DecodeError, also for one over MOST_BYTES."""
    if len(data) > MOST_BYTES:
        raise msgspec.ValidationError(f"a message has at most {MOST_BYTES} bytes, not {len(data)}")
    return _decoder.decode(data)


def encode(message: ToPlayer | Cmd) -> bytes:
    """The JSON bytes of a message."""
    return _encoder.encode(message)
