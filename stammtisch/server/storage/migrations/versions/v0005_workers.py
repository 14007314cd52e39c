"""Several server processes on one database: how often a table has changed, and who is where."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Count changes from now on."""
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "guests",
        sa.Column("worker", sa.BigInteger, primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("connections", sa.Integer, nullable=False),
    )
    op.create_index("guests_by_table", "guests", ["table_id"])


def downgrade() -> None:
    """One process again."""
    op.drop_table("guests")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("revision")
