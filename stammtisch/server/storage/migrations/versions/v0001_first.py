"""The first tables: players, tables, seats, moments, tickets, reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def of_table(primary: bool) -> sa.Column[str]:
    """The table that a row belongs to; the row goes with it."""
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(32), key, nullable=False, primary_key=primary)


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("language", sa.String(8)),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    make_tables()
    make_what_belongs_to_tables()
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("player", sa.String(32)),
        sa.Column("seat", sa.Integer),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("log", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )


def make_tables() -> None:
    """A row per table of the house."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(8), unique=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("pack", sa.Text),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("notice", sa.String(16)),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("unsealed", sa.Boolean, nullable=False),
        sa.Column("head", sa.Text),
        sa.Column("rematch", sa.String(32)),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "touched"])


def make_what_belongs_to_tables() -> None:
    """Seats, moments and tickets."""
    op.create_table(
        "seats",
        of_table(primary=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("player", sa.String(32)),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("level", sa.String(32)),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
    )
    op.create_index("seats_by_player", "seats", ["player"])
    op.create_table(
        "moments",
        of_table(primary=True),
        sa.Column("moment", sa.Integer, primary_key=True),
        sa.Column("lines", sa.Text, nullable=False),
    )
    op.create_table(
        "tickets",
        sa.Column("digest", sa.String(64), primary_key=True),
        of_table(primary=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop them, those that refer to others first."""
    for name in ("reports", "tickets", "moments", "seats", "tables", "players"):
        op.drop_table(name)
