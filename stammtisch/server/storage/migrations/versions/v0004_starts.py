"""Where a table begins that does not begin at the beginning: a lesson, or another game's log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Tables of before begin at the beginning."""
    op.add_column("tables", sa.Column("start", sa.Text))


def downgrade() -> None:
    """Tables with a start that have not begun will begin at the beginning."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("start")
