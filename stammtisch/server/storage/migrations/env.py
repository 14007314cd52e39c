"""Alembic runs this: bring the database that the server has opened up to date."""

from __future__ import annotations

from alembic import context

from stammtisch.server.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
