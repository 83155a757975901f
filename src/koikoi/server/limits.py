"""Limits: how much one client may ask and hold, and the token buckets that count it. The clock is handed in."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address
from typing import Final

from koikoi.errors import KoiKoiError, Reason


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    per_second: float
    burst: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """All limits of a server; the defaults are generous to people and tight for programs."""

    commands: Rate = Rate(5, 10)
    """Messages on one socket."""
    creates: Rate = Rate(10 / 60, 10)
    """Matches that one address opens."""
    invites: Rate = Rate(0.5, 20)
    """Invitations that one address looks at or joins by, and matches that it opens to watchers or closes."""
    coach: Rate = Rate(1, 10)
    """Decisions that one address asks the coach about."""
    posts: Rate = Rate(20, 60)
    """Commands that one address posts, and positions it asks for."""
    pages: Rate = Rate(5, 20)
    """Rules pages and records that one address asks for."""
    files: Rate = Rate(2, 300)
    """Files and matches of which one address puts the records on a shelf."""
    records: Rate = Rate(10, 60)
    """Times that one address lists, names, deletes or opens records, or asks for a round of one."""
    opens: Rate = Rate(1, 40)
    """Sockets and streams that one address opens; each asks for a seat once."""
    connections_per_address: int = 64
    """HTTP connections that one address holds; sockets are counted apart, and what comes by a proxy by the proxy."""
    sockets: int = 4_000
    sockets_per_address: int = 20
    sockets_per_seat: int = 5
    watchers_per_match: int = 50
    watch_delay: float = 30.0
    """Seconds that the delay `short` keeps back what happens from watchers."""
    queued_messages: int = 64
    """What may wait for a slow reader; more closes its socket."""
    queued_bytes: int = 256 * 1024
    records_per_shelf: int = 2_000
    bad_messages: int = 3
    """With the last of them the socket is closed."""
    rate_refusals: int = 40
    """So many refused in a row close the socket."""
    resume_within: float = 10.0
    """Seconds from opening a socket to its `resume` or `watch`."""
    idle_after: float = 60.0
    """Seconds that a table without sockets stays in memory."""
    sign_every: float = 10.0
    """Seconds between two signs of life of a stream."""
    ping_every: float = 10.0
    ping_answer: float = 10.0
    """Seconds until a socket that does not answer a ping is taken for dead."""


WIDE: Final = Limits(
    commands=Rate(1e6, 10**6),
    creates=Rate(1e6, 10**6),
    invites=Rate(1e6, 10**6),
    coach=Rate(1e6, 10**6),
    posts=Rate(1e6, 10**6),
    pages=Rate(1e6, 10**6),
    files=Rate(1e6, 10**6),
    records=Rate(1e6, 10**6),
    opens=Rate(1e6, 10**6),
    connections_per_address=10**6,
    sockets_per_address=10**6,
)
"""No limits on how fast and how many, for tests and for measuring."""


class Bucket:
    """A token bucket: full at first, and filled again as time goes by."""

    __slots__ = ("_full_at", "_now", "_rate")

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._full_at = now()
        """When it would be full if nothing more were taken."""

    def take(self) -> bool:
        """Take one token, if there is one."""
        now, each = self._now(), 1 / self._rate.per_second
        full_at = max(self._full_at, now) + each
        if full_at - now > self._rate.burst * each * (1 + 1e-9):
            return False
        self._full_at = full_at
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is a token."""
        return max(0.0, self._full_at - self._now() - (self._rate.burst - 1) / self._rate.per_second)

    @property
    def full(self) -> bool:
        """Whether it holds all it can, so that a new one would be the same."""
        return self._full_at <= self._now()


def counted_as(client: tuple[str, int] | None) -> str:
    """Whom a client counts as: its address, or with IPv6 its /64, within which one home may use any (RFC 6177)."""
    host = client[0] if client else ""
    try:
        address = ip_address(host)
    except ValueError:  # a socket of the machine's own has none
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))


@dataclass(slots=True)
class Buckets:
    """A bucket for each address, or whatever else is counted."""

    rate: Rate
    now: Callable[[], float] = time.monotonic
    most: int = 10_000
    """So many are kept before the full ones are thrown away."""
    _buckets: dict[Hashable, Bucket] = field(default_factory=dict)

    def take(self, key: Hashable) -> bool:
        """Take a token from the bucket of `key`, if there is one."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self.most:
                self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
            bucket = self._buckets[key] = Bucket(self.rate, self.now)
        return bucket.take()

    def wait(self, key: Hashable) -> float:
        """Seconds until the bucket of `key` has a token."""
        bucket = self._buckets.get(key)
        return 0.0 if bucket is None else bucket.wait


class Counts:
    """How many of something each key holds now, and all together."""

    def __init__(self, each: int, most: int) -> None:
        self._each, self._most = each, most
        self._held: dict[Hashable, int] = {}
        self.total = 0

    def take(self, key: Hashable) -> bool:
        """Count one more, if that is allowed."""
        held = self._held.get(key, 0)
        if held >= self._each or self.total >= self._most:
            return False
        self._held[key] = held + 1
        self.total += 1
        return True

    def give_back(self, key: Hashable) -> None:
        """Count one less."""
        held = self._held[key] - 1
        self.total -= 1
        if held:
            self._held[key] = held
        else:
            del self._held[key]


class Admission:
    """Who may open another socket or stream: how fast an address opens them, and how many are open."""

    def __init__(self, limits: Limits) -> None:
        self.opens = Buckets(limits.opens)
        self.held = Counts(limits.sockets_per_address, limits.sockets)


class TooFast(KoiKoiError):
    """An address asks more than its share; in `seconds` it may ask again."""

    def __init__(self, seconds: float) -> None:
        super().__init__(Reason.NOT_ALLOWED, "too many requests; wait a little")
        self.seconds = seconds
