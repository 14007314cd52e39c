"""Reviews of ended games, which take a while to make."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """None has been made yet."""
    op.create_table(
        "reviews",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("review", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """They can be made again."""
    op.drop_table("reviews")
