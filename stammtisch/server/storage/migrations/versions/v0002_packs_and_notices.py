"""Packs as their differences in JSON, room for every notice, reports found by their table."""

from __future__ import annotations

import json
import tomllib

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Widen, index, and write packs anew."""
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("notice", existing_type=sa.String(16), type_=sa.String(32))
    op.create_index("reports_by_table", "reports", ["table_id"])
    rows = op.get_bind().execute(sa.text("SELECT id, pack FROM tables WHERE pack IS NOT NULL"))
    for table, pack in rows.all():
        values = {"id": table, "pack": json.dumps(tomllib.loads(pack), default=str)}
        op.get_bind().execute(sa.text("UPDATE tables SET pack = :pack WHERE id = :id"), values)


def downgrade() -> None:
    """Notices that were too long are lost, and so are packs."""
    op.drop_index("reports_by_table", "reports")
    op.execute(sa.text("UPDATE tables SET pack = NULL, notice = substr(notice, 1, 16)"))
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("notice", existing_type=sa.String(32), type_=sa.String(16))
