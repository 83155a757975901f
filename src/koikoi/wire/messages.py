"""Messages: what a player sends, and what players and spectators are sent over a socket, as closed families."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NoReturn

import msgspec
from msgspec import Meta

from koikoi.errors import KoiKoiError, Reason
from koikoi.wire.view import PublicView, Struct, View

MOST_BYTES: Final = 4096
"""A longer message from a player is refused unread."""
MOST_CID: Final = 64
"""The longest `cid`, in characters."""
MOST_SEQ: Final = 2**53 - 1
"""The largest number that every client can hold exactly."""
MOST_ID: Final = 64
"""The longest name of a match, and the longest token or code, in characters."""


class BadMessage(KoiKoiError):
    """Bytes that are no message: no JSON, too long, or not of the closed family."""


class Cmd(Struct, frozen=True, tag_field="t", tag="cmd"):
    """A player's command. `act` carries one token, or a card and its `x...`/`pass`: both happen or neither."""

    cid: Annotated[str, Meta(min_length=1, max_length=MOST_CID)]
    """Chosen by the client, one for each command: the same `cid` again gets the same answer and does nothing."""
    expect_seq: Annotated[int, Meta(ge=0, le=MOST_SEQ)]
    """The newest `seq` the player has seen; a command that answers an older view is stale."""
    kind: Literal["act", "next", "resign", "rematch", "undo"]
    actions: Annotated[tuple[Annotated[str, Meta(max_length=8)], ...], Meta(max_length=2)] = ()


class Resume(Struct, frozen=True, tag_field="t", tag="resume"):
    """The first message on a socket: which match, and the token that says which seat."""

    match: Annotated[str, Meta(min_length=1, max_length=MOST_ID)]
    token: Annotated[str, Meta(min_length=1, max_length=MOST_ID)]
    since: Annotated[int, Meta(ge=0, le=MOST_SEQ)] = 0
    """The newest `seq` the client has seen, 0 for none. The answer is whole in any case."""


class Watch(Struct, frozen=True, tag_field="t", tag="watch"):
    """The first message on a spectator's socket: which match, and the code that opens it to watchers."""

    match: Annotated[str, Meta(min_length=1, max_length=MOST_ID)]
    code: Annotated[str, Meta(min_length=1, max_length=MOST_ID)]


class Ack(Struct, frozen=True, tag_field="t", tag="ack"):
    """The command `cid` is done and kept; it was number `seq`."""

    cid: str
    seq: int


class Err(Struct, frozen=True, tag_field="t", tag="err"):
    """The command `cid` did nothing; `seq` is the newest."""

    cid: str
    code: Literal["stale", "illegal", "not_seat", "rate", "retry_later", "over", "bad", "unreadable"]
    seq: int
    reason: str = ""
    """A reason of `koikoi.errors.Reason` for `illegal`; for `retry_later` what the store says, in words."""


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


class Waiting(Struct, frozen=True, tag_field="t", tag="waiting"):
    """The friend has not joined yet, so nothing is dealt; `sync` follows as soon as it is."""

    seat: int
    """Whose socket this is."""
    players: tuple[str, str]
    """The names; the friend's is empty until it is known."""
    rules: dict[str, object]
    """The `rules` object of records."""
    version: str
    """The version of the program that serves."""


class Here(Struct, frozen=True, tag_field="t", tag="here"):
    """Who has a socket open, by seat; a computer always has. And how many watch, so that players know it."""

    here: tuple[bool, bool]
    watchers: int = 0


class Closed(Struct, frozen=True, tag_field="t", tag="closed"):
    """The end of a stream of events, as a socket is closed: the code and why."""

    code: int
    reason: str


class PublicEvt(Struct, frozen=True, tag_field="t", tag="evt"):
    """What has happened, and the public view after it."""

    seq: int
    events: tuple[EventMsg, ...]
    view: PublicView


class PublicSync(Struct, frozen=True, tag_field="t", tag="sync"):
    """The whole public view, on coming and coming back."""

    seq: int
    view: PublicView
    version: str
    """The version of the program that serves."""


class PublicWaiting(Struct, frozen=True, tag_field="t", tag="waiting"):
    """Nothing may be seen yet: the friend has not joined, or all there is is kept back. `sync` follows when it may."""

    players: tuple[str, str]
    """The names; the friend's is empty until it is known."""
    rules: dict[str, object]
    """The `rules` object of records."""
    version: str
    """The version of the program that serves."""
    delay: Literal["", "short", "round"] = ""
    """The match is being played, and this is why it is not to be seen yet; empty while nothing is dealt."""


ToPlayer = Ack | Err | Evt | Here | Sync | Waiting
"""What a server says to a player."""
ToSpectator = Err | Here | PublicEvt | PublicSync | PublicWaiting
"""What a server says to a spectator."""
FromPlayer = Cmd | Resume | Watch
"""What a player or a spectator says to a server."""


class _Tagged(msgspec.Struct):
    """What every command must say of itself; a family of one would be read without it."""

    t: Literal["cmd"]


_command = msgspec.json.Decoder(Cmd)
_tag = msgspec.json.Decoder(_Tagged)
_from_player = msgspec.json.Decoder(FromPlayer)
_to_player = msgspec.json.Decoder(ToPlayer)
_to_spectator = msgspec.json.Decoder(ToSpectator)
_encoder = msgspec.json.Encoder()


def decode_command(data: bytes) -> Cmd:
    """A command from its JSON bytes; raises BadMessage for anything else, also for more than MOST_BYTES."""
    _refuse_long(data)
    try:
        command = _command.decode(data)
        _tag.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        _refuse(error)
    return command


def decode_from_player(data: bytes) -> FromPlayer:
    """What is said to a server over a socket; raises BadMessage for anything else, also for more than MOST_BYTES."""
    _refuse_long(data)
    try:
        return _from_player.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        _refuse(error)


def decode_message(data: bytes) -> ToPlayer:
    """What a player is sent, from its JSON bytes, for clients; raises BadMessage for anything else."""
    try:
        return _to_player.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        _refuse(error)


def decode_public(data: bytes) -> ToSpectator:
    """What a spectator is sent, from its JSON bytes, for clients; raises BadMessage for anything else."""
    try:
        return _to_spectator.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        _refuse(error)


def _refuse_long(data: bytes) -> None:
    if len(data) > MOST_BYTES:
        raise BadMessage(Reason.OUT_OF_RANGE, f"a message has at most {MOST_BYTES} bytes, not {len(data)}")


def _refuse(error: Exception) -> NoReturn:
    reason = Reason.WRONG_TYPE if isinstance(error, msgspec.ValidationError) else Reason.NOT_JSON
    raise BadMessage(reason, f"this is no message: {error}") from None


def encode(message: ToPlayer | ToSpectator | FromPlayer | Closed) -> bytes:
    """The JSON bytes of a message."""
    return _encoder.encode(message)
