"""What is asked and answered over HTTP: the bodies of the requests of docs/protocol.md, closed and immutable.

Facts and ids only, except a rules page and the one English sentence of an error. No field could hold a hidden card.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeVar

import msgspec
from msgspec import Meta

from koikoi.errors import Reason
from koikoi.wire.messages import BadMessage
from koikoi.wire.view import Struct

MOST_BODY: Final = 16 * 1024
"""A longer body is refused unread."""

Name = Annotated[str, Meta(max_length=40)]
Code = Annotated[str, Meta(min_length=1, max_length=64)]
Month = Annotated[int, Meta(ge=1, le=12)]
Language = Literal["fr", "ru", "en", "ja"]


class VariantAbout(Struct, frozen=True):
    """A switch that the text of a preset names: an id and the options it sets."""

    id: str
    options: dict[str, object]


class PresetAbout(Struct, frozen=True):
    """A table that comes with the program."""

    id: str
    options: dict[str, object]
    """Every option's value at this table."""
    values: dict[str, int]
    """The points of each yaku of the standard list; 0 where the table does not have it."""
    variants: tuple[VariantAbout, ...]


class OptionAbout(Struct, frozen=True):
    """What an option of a table may be."""

    id: str
    kind: Literal["switch", "choice", "number"]
    choices: tuple[str | int, ...]
    """Of a choice: its values."""
    low: int
    """Of a number: the least."""
    high: int
    """Of a number: the greatest."""


class Reach(Struct, frozen=True):
    """From where this server can be reached, and so whom an invitation can be sent to."""

    scope: Literal["loopback", "house", "public"]
    """`loopback`: this computer only; `house`: the network it is in; `public`: wherever `addresses` leads."""
    addresses: tuple[str, ...]
    """The addresses for others, the best first, without a slash at the end; empty for `loopback`."""


class About(Struct, frozen=True):
    """What this server is and offers."""

    version: str
    presets: tuple[PresetAbout, ...]
    options: tuple[OptionAbout, ...]
    """Every option but the points of the yaku."""
    yaku: tuple[str, ...]
    """The ids of the yaku of the standard list, in order."""
    opponents: tuple[str, ...]
    """The computer players, weakest first."""
    languages: tuple[str, ...]
    reach: Reach


class Health(Struct, frozen=True):
    """The server works."""

    ok: bool = True


class ApiError(Struct, frozen=True):
    """Why a request did nothing."""

    code: Literal["bad", "forbidden", "not_found", "used", "unreadable", "too_large", "rate", "retry_later", "fault"]
    sentence: str
    """In English, for programmers; what a person should read follows from `code` and `reason`."""
    reason: str = ""
    """A reason of `koikoi.errors.Reason`, where the rules or a name were refused."""
    option: str = ""
    """The option that was refused, if one was."""


# --- rules pages


class AskRules(Struct, frozen=True):
    """A request for the rules page of a table."""

    lang: Language
    rules: dict[str, object]
    """The `rules` object of records."""


class ParagraphBlock(Struct, frozen=True, tag_field="kind", tag="paragraph"):
    """A few sentences."""

    text: str


class BulletsBlock(Struct, frozen=True, tag_field="kind", tag="bullets"):
    """Items of a list; `ordered` where they are best numbered."""

    items: tuple[str, ...]
    ordered: bool


class TableBlock(Struct, frozen=True, tag_field="kind", tag="table"):
    """A table; every row has as many cells as the header. A cell may be empty."""

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = ParagraphBlock | BulletsBlock | TableBlock
"""A part of a section."""


class PageSection(Struct, frozen=True):
    """A part of a page; `id` is the same in all languages."""

    id: str
    title: str
    blocks: tuple[Block, ...]


class DifferencesFrom(Struct, frozen=True):
    """How the table differs from a preset, a sentence each; none: it is that preset."""

    preset: str
    name: str
    """The preset's name in the language of the page."""
    sentences: tuple[str, ...]


class YakuCards(Struct, frozen=True):
    """A yaku that a table pays, and its cards."""

    id: str
    must: tuple[str, ...]
    """Cards that all have to be there."""
    count: tuple[str, ...]
    """Cards of which at least `need` have to be there; none where nothing is counted."""
    need: int
    monthly: bool
    """It is the four cards of the round's month."""


class RulesPage(Struct, frozen=True):
    """The rules page of a table, and how it differs from each preset."""

    lang: Language
    table: str
    """The table's own name."""
    rules: dict[str, object]
    """The rules as records write them: `base` and what differs from it."""
    title: str
    sections: tuple[PageSection, ...]
    differences: tuple[DifferencesFrom, ...]
    yaku: tuple[YakuCards, ...]
    """In the order of the rows of the section `yaku`."""


# --- opening and joining


class OpenMatch(Struct, frozen=True):
    """A request to open a match."""

    mode: Literal["computer", "screen", "friend"]
    """Against the computer; two people at one screen; a friend who joins by an invitation."""
    rules: dict[str, object]
    """The `rules` object of records."""
    names: tuple[Name, Name]
    """Seat 0's, who opens the match, and seat 1's; the friend brings a name, and the one here is ignored."""
    opponent: Annotated[str, Meta(max_length=40)] = ""
    """The computer player, one of `About.opponents`; only for `computer`, where empty means the first."""
    birth_months: tuple[Month | None, Month | None] | None = None
    """For tables whose first dealer is found by birthday: seat 0's and seat 1's. The friend brings their own."""
    seed: Annotated[int, Meta(ge=0, le=2**48 - 1)] | None = None
    """Deal by this number, for `computer` and `screen`; without it, by secure chance."""
    pace: Literal["calm", "brisk", "instant"] = "calm"
    """How long the computer's moves stay readable."""


class SeatKey(Struct, frozen=True):
    """A seat and the token that plays it."""

    seat: int
    token: str


class Opened(Struct, frozen=True):
    """A match that was opened or joined, and the seats that are now the asker's."""

    match: str
    seats: tuple[SeatKey, ...]
    invite: str | None = None
    """The code that the friend joins with, once."""


class LookAtInvite(Struct, frozen=True):
    """A request to see what an invitation is for."""

    code: Code


class Invited(Struct, frozen=True):
    """What an invitation is for."""

    match: str
    rules: dict[str, object]
    host: str
    """The name of who invites."""
    asks_birth_month: bool
    """Whether the first dealer is found by birthday if the friend tells a birth month; else by a draw of cards."""


class JoinMatch(Struct, frozen=True):
    """A request to join by an invitation."""

    code: Code
    name: Name
    birth_month: Month | None = None
    key: Annotated[str, Meta(min_length=16, max_length=64)] | None = None
    """A random text of the client's own: joining again with the same one gives the same seat, after a lost answer."""


class Chance(Struct, frozen=True):
    """The chance to win a match, a shared one as half; an estimate, except at the very end of a round."""

    win: float
    """0 to 1."""
    win_se: float
    """Its standard error; 0 where all was counted."""


class Chances(Struct, frozen=True):
    """The chances of the seat that is to decide; both are there, or neither while the coach is still getting ready."""

    stop: Chance | None = None
    koi: Chance | None = None


Delay = Literal["none", "short", "round"]
"""How much later watchers see what happens: not at all, half a minute, or when the round is over."""


class OpenWatching(Struct, frozen=True):
    """A request to open a match to watchers, or to have another delay."""

    delay: Delay = "none"


class Watching(Struct, frozen=True):
    """Whether a match is open to watchers."""

    match: str
    code: str | None
    """The code that the asker's seat gives out; none: it has not."""
    delay: Delay | None = None
    """How much later they see it: the longest that either player asked for. None: nobody may watch."""


_Body = TypeVar("_Body", bound=Struct)


def decode_body(data: bytes, kind: type[_Body]) -> _Body:
    """A request's body; raises BadMessage for anything else."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        reason = Reason.WRONG_TYPE if isinstance(error, msgspec.ValidationError) else Reason.NOT_JSON
        raise BadMessage(reason, f"this is no {kind.__name__}: {error}") from None
