"""Secrets: seat tokens, codes and names of matches, made by the system's secure generator.

A token or a code is kept as its SHA-256 only: it has as much chance in it as the hash, so nothing slower is needed.
"""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from secrets import token_urlsafe


def new_match() -> str:
    """A name for a match: 128 random bits, base64url."""
    return token_urlsafe(16)


def new_token() -> str:
    """A seat token: 256 random bits, base64url."""
    return token_urlsafe(32)


def new_code() -> str:
    """An invitation code: 128 random bits, base64url."""
    return token_urlsafe(16)


def new_record() -> str:
    """A name for a kept record, by which it can be opened: 128 random bits, base64url."""
    return token_urlsafe(16)


def new_nonce() -> str:
    """What makes one code of a seat unlike its next: 128 random bits, base64url."""
    return token_urlsafe(16)


def watch_code(token: str, nonce: str) -> str:
    """The code for watchers that a seat gives out: 128 bits, the same for the same token and nonce."""
    made = hmac.digest(token.encode("utf-8", "surrogatepass"), f"koikoi watch|{nonce}".encode(), "sha256")
    return urlsafe_b64encode(made[:16]).rstrip(b"=").decode()


def joined_token(code: str, key: str) -> str:
    """The seat token of whoever joins by a code with a key of their own: the same two give the same one."""
    what = f"koikoi seat|{code}".encode("utf-8", "surrogatepass")
    made = hmac.digest(key.encode("utf-8", "surrogatepass"), what, "sha256")
    return urlsafe_b64encode(made).rstrip(b"=").decode()


def hashed(secret: str) -> str:
    """What is kept of a token or a code."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def same(one: str, two: str) -> bool:
    """Whether two hashes are equal, in a time that does not depend on where they differ."""
    return hmac.compare_digest(one, two)
