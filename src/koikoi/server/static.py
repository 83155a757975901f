"""Static: files of the built client and the deck, found by name in their folders and nowhere else."""

from __future__ import annotations

import gzip
import hashlib
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

CLIENT: Final = Path(__file__).parent / "static"
"""The built client; absent in a clone that has not built it."""
DECK: Final = Path(__file__).parent.parent / "deck"
TYPES: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
FOR_GOOD: Final = "public, max-age=31536000, immutable"
FOR_AN_HOUR: Final = "public, max-age=3600"
ASK_AGAIN: Final = "no-cache"
NOT_BUILT: Final = b"""\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Koi-Koi</title>
<h1>The browser's client is not built</h1>
<p>The server works, but the pages it should show are missing. Build them once, with Node 20 or newer, in the folder
<code>frontend</code> of the project: <code>npm ci</code>, then <code>npm run build</code>.
Then load this page again.</p>
<p>Koi-Koi in the terminal needs none of this: <code>python3 play.py play</code>.</p>
</html>
"""
LEAST_PACKED: Final = 1000
"""Bytes; a shorter file fits one packet as it is."""
PACKED_ALREADY: Final = ("image/png", "font/woff2", "image/x-icon")
_NAME: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,120}")


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is answered."""

    body: bytes
    type: str
    cache: str
    tag: str
    """Its ETag: a hash of what is in it."""


def file(folder: Path, name: str, *, cache: str = ASK_AGAIN) -> File | None:
    """A file by its name in a folder; None for what is not there, is no plain name, or is of no known type."""
    kind = TYPES.get(Path(name).suffix)
    if kind is None or not _NAME.fullmatch(name):
        return None
    try:
        return content((folder / name).read_bytes(), kind, cache=cache)
    except OSError:
        return None


def content(body: bytes, kind: str, *, cache: str = ASK_AGAIN) -> File:
    """Something made here, as a file."""
    return File(body, kind, cache, f'"{hashlib.sha256(body).hexdigest()[:32]}"')


@lru_cache(maxsize=128)
def packed(file: File) -> bytes | None:
    """A file made short for the way, the same bytes each time; None where that would save little.

    Only files that are the same for everybody are ever packed: the length of what holds a secret must not tell of it.
    """
    if len(file.body) < LEAST_PACKED or file.type in PACKED_ALREADY:
        return None
    return gzip.compress(file.body, 9, mtime=0)


def client_page() -> File:
    """The client's page, or one that says how to build it."""
    return file(CLIENT, "index.html") or content(NOT_BUILT, TYPES[".html"])
