"""Schema: the tables of the log, in SQL that SQLite and PostgreSQL both have."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, ForeignKey, Integer, MetaData, String, Table, Text, UniqueConstraint

HEAD: Final = "0004"
"""The newest revision in `migrations/`."""

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Integer, nullable=False),  # seconds since 1970
    Column("mode", String(16), nullable=False),  # computer, screen or friend
    Column("pace", String(16), nullable=False),
    Column("setup", Text, nullable=False),  # JSON; final once the match is dealt
)
seats = Table(
    "seats",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
)
invites = Table(
    "invites",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id"), nullable=False, unique=True),
    Column("used", Integer),  # seconds since 1970; null while nobody has joined
)
watches = Table(
    "watches",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # whose player opened the match to watchers
    Column("nonce", String(32), nullable=False),  # the code follows from it and that seat's token
    Column("code_hash", String(64), nullable=False, unique=True),
    Column("delay", String(8), nullable=False, server_default="none"),  # none, short or round
)
entries = Table(
    "entries",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer),  # null where nobody did it: the table was laid
    Column("cid", String(64)),
    Column("body", Text, nullable=False),  # JSON: what was done, and the draws and deals that followed
    UniqueConstraint("match", "seat", "cid"),
)
records = Table(
    "records",
    metadata,
    Column("id", String(32), primary_key=True),  # whoever has it can open the record
    Column("owner", String(64), nullable=False),  # the hash of a shelf key
    Column("digest", String(64), nullable=False),  # of what was dealt and played
    Column("title", Text, nullable=False),
    Column("added", Integer, nullable=False),  # seconds since 1970
    Column("facts", Text, nullable=False),  # JSON: what a list shows of it
    Column("body", Text, nullable=False),  # the record
    UniqueConstraint("owner", "digest"),
)
