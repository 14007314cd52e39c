"""How a game ended, for whoever looks at their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Tables that ended before have no result; their log tells it."""
    op.add_column("tables", sa.Column("result", sa.Text))


def downgrade() -> None:
    """Results are lost."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("result")
