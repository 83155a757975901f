"""Links: a seat as a screen holds it. Passes on what it hears, and answers only what was seen."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from itertools import count
from typing import Literal

from koikoi.errors import KoiKoiError
from koikoi.wire.messages import Ack, Cmd, Err, Evt, Sync
from koikoi.wire.seat import Seat

Kind = Literal["act", "next", "resign", "rematch", "undo"]
"""What a command can be."""
Heard = Callable[[int, Evt | Sync], None]
"""Gets a seat's number and what it heard; must be safe to call from any thread."""


class Link:
    """One seat: the newest view shown, and commands that answer it."""

    def __init__(self, seat: Seat, heard: Heard) -> None:
        """Join the seat; `heard` gets everything that happens from now on."""
        self.number = seat.number
        self._seat = seat
        self._run = secrets.token_hex(6)
        self._counter = count(1)
        self._end = seat.listen(lambda message: heard(self.number, message))
        first = seat.sync()
        self.seq = first.seq
        self.view = first.view

    def show(self, message: Evt | Sync) -> None:
        """This message is on the screen now: commands answer it."""
        self.seq = message.seq
        self.view = message.view

    def refresh(self) -> Sync:
        """The whole view as it stands, taken as shown."""
        message = self._seat.sync()
        self.show(message)
        return message

    def act(self, *tokens: str) -> Err | None:
        """Give a choice: one token, or a card and what it takes; None when it is kept."""
        return self.send("act", tokens)

    def send(self, kind: Kind, tokens: tuple[str, ...] = ()) -> Err | None:
        """Give a command that answers the view shown; None when it is kept, else why not."""
        cid = f"{self._run}-{next(self._counter)}"
        try:
            answer = self._seat.send(Cmd(cid=cid, expect_seq=self.seq, kind=kind, actions=tokens))
        except (KoiKoiError, OSError) as error:
            return Err(cid=cid, code="retry_later", seq=self.seq, reason=str(error))
        return None if isinstance(answer, Ack) else answer

    def close(self) -> None:
        """Hear nothing more."""
        self._end()
