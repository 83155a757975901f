"""Migrate: brings a database to the newest schema. Alembic is loaded only where something is to be done."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect

from koikoi.errors import Reason
from koikoi.server.schema import HEAD
from koikoi.server.writer import Unfit

SCRIPTS: Final = Path(__file__).parent / "migrations"


def revision(connection: Connection) -> str | None:
    """The revision of a database, None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return None if found is None else str(found)


def migrate(connection: Connection) -> None:
    """Bring the schema up to date, within the caller's transaction; raises Unfit for a database of the future."""
    if revision(connection) == HEAD:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    settings = Config()
    settings.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    settings.attributes["connection"] = connection
    try:
        command.upgrade(settings, "head")
    except CommandError as error:
        raise Unfit(Reason.NOT_ALLOWED, f"the database is of a newer version of koikoi ({error})") from None
