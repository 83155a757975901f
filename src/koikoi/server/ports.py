"""Ports: what the parts that speak with clients ask of the house that holds the matches, and how it refuses."""

from __future__ import annotations

from typing import Literal, Protocol

from koikoi.errors import KoiKoiError, Reason
from koikoi.wire.http import Chances, Delay, Invited, JoinMatch, Opened, OpenMatch, Watching
from koikoi.wire.messages import Ack, Cmd, Err
from koikoi.wire.records import Filed, Shelf


class Refused(KoiKoiError):
    """The house does not do what was asked; `code` is the one of `koikoi.wire.http.ApiError`."""

    code: Literal["not_found", "used", "unreadable", "retry_later"] = "retry_later"


class NotFound(Refused):
    """There is no such thing, or it is not the asker's: nobody is told which."""

    code = "not_found"

    def __init__(self) -> None:
        super().__init__(Reason.NOT_ALLOWED, "there is nothing here for you")


class UsedUp(Refused):
    """An invitation that somebody has joined by already."""

    code = "used"

    def __init__(self) -> None:
        super().__init__(Reason.NOT_ALLOWED, "somebody has joined by this invitation already")


class NotKept(Refused):
    """The log could not keep it, so nothing has happened; it may be asked again."""

    def __init__(self) -> None:
        super().__init__(Reason.UNREADABLE, "this cannot be kept on disk just now")


class CoachSilent(Refused):
    """The coach failed; it may be asked again."""

    def __init__(self) -> None:
        super().__init__(Reason.PROCESSES, "the coach gives no answer just now")


class Unreadable(Refused):
    """What the log has of a match cannot be read. Only for who holds one of the tokens with the hashes `tokens`."""

    code = "unreadable"

    def __init__(self, tokens: tuple[str, ...]) -> None:
        super().__init__(Reason.UNREADABLE, "what was kept of this match cannot be read any more")
        self.tokens = tokens


class TooMany(Refused):
    """As many sockets are open here as are allowed."""

    def __init__(self) -> None:
        super().__init__(Reason.NOT_ALLOWED, "too many sockets are open")


class Ear(Protocol):
    """One socket, as the house speaks to it. Neither call waits."""

    def say(self, message: str) -> None:
        """Send a message, after all that were said before."""
        ...

    def close(self, code: int, reason: str) -> None:
        """Close it with a WebSocket code, after all that was said."""
        ...


class Sitting(Protocol):
    """A socket that has a seat or watches, until it leaves."""

    @property
    def seq(self) -> int:
        """The newest `seq` of its match."""
        ...

    async def send(self, command: Cmd) -> None:
        """Give a command; its answer, and then what follows from it, are said to the ear. Who watches is refused."""
        ...

    def leave(self) -> None:
        """Hear no more. Calling it again does nothing."""
        ...


class House(Protocol):
    """The matches of this server."""

    async def open(self, ask: OpenMatch) -> Opened:
        """Open a match; raises KoiKoiError for one that cannot be."""
        ...

    async def look(self, code: str) -> Invited:
        """What an invitation is for; raises NotFound, or UsedUp."""
        ...

    async def join(self, ask: JoinMatch) -> Opened:
        """Join by an invitation, once; raises NotFound, UsedUp, or KoiKoiError for a name that cannot be."""
        ...

    async def record(self, match: str, token: str) -> bytes:
        """The record of a match that has ended, for who played it; raises NotFound, or Unreadable."""
        ...

    async def coach(self, match: str, token: str) -> Chances:
        """The chances of a seat that is to decide against the computer; raises NotFound, or KoiKoiError."""
        ...

    async def command(self, match: str, token: str, command: Cmd) -> Ack | Err:
        """Give a command for the seat that a token plays; raises NotFound, or Unreadable."""
        ...

    async def position(self, match: str, token: str) -> bytes:
        """A `koikoi-position` as the seat that is to move sees it; raises NotFound, or KoiKoiError."""
        ...

    async def open_watching(self, match: str, token: str, delay: Delay = "none") -> Watching:
        """Open a match to watchers, for who plays it; asked again, the code is the same. Raises NotFound."""
        ...

    async def watching(self, match: str, token: str) -> Watching:
        """Whether a match is open to watchers, for who plays it; raises NotFound."""
        ...

    async def close_watching(self, match: str, token: str) -> Watching:
        """Make all codes for watchers of a match void and send who watches away, for who plays it; raises NotFound."""
        ...

    async def sit(self, match: str, token: str, ear: Ear) -> Sitting:
        """Take the seat that a token plays, and be told how it stands; raises NotFound, TooMany, or Unreadable."""
        ...

    async def watch(self, match: str, code: str, ear: Ear) -> Sitting:
        """Watch a match by a code, and be told how it stands; raises NotFound, or TooMany."""
        ...


class Shelves(Protocol):
    """The records that people keep; `key` is a shelf's, made up by whoever owns it."""

    async def shelf(self, key: str) -> Shelf:
        """All records of a shelf."""
        ...

    async def file(self, key: str, data: bytes) -> Filed:
        """Put all records of a file on a shelf, or none of them."""
        ...

    async def keep(self, key: str, match: str, token: str) -> Filed:
        """Put the record of a match that has ended on a shelf, for who played it; raises NotFound, or Unreadable."""
        ...

    async def rename(self, key: str, record: str, title: str) -> None:
        """Give a record of a shelf another title; raises NotFound."""
        ...

    async def remove(self, key: str, record: str) -> None:
        """Take a record off a shelf for good; raises NotFound."""
        ...

    async def read(self, record: str) -> bytes:
        """A record as it can be filed again; raises NotFound."""
        ...

    async def replay(self, record: str, number: int) -> bytes:
        """A round of a record as the JSON of a ReplayRound; raises NotFound."""
        ...
