"""Run by Alembic: makes the steps on the connection it was handed, within the transaction that is open there."""

from alembic import context

from koikoi.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
context.run_migrations()
