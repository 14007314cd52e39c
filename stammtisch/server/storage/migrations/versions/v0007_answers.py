"""PostgreSQL writes the answers of many tables in one call; SQLite has no need of it."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"

BEHIND = """
CREATE FUNCTION stammtisch_behind(expects json) RETURNS text[] LANGUAGE plpgsql AS $$
BEGIN
  -- in one order, so that nobody waits in a ring
  PERFORM pg_advisory_xact_lock(k)
  FROM (SELECT hashtextextended(e->>0, 0) k FROM json_array_elements(expects) e ORDER BY 1) keys;
  RETURN ARRAY(
    SELECT e->>0 FROM json_array_elements(expects) e LEFT JOIN tables t ON t.id = e->>0
    WHERE t.revision IS DISTINCT FROM (e->>1)::integer
    OR (e->>2)::integer <> coalesce(
      (SELECT max(m.moment) + 1 FROM moments m WHERE m.table_id = t.id), 0));
END $$
"""
ANSWER = """
CREATE FUNCTION stammtisch_answer(
  expects json, added json, moved json, channel text, notices text[]
) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  behind text[] := stammtisch_behind(expects);
BEGIN
  INSERT INTO moments (table_id, moment, lines)
  SELECT v->>0, (v->>1)::integer, v->>2 FROM json_array_elements(added) v
  WHERE v->>0 <> ALL (behind);
  IF moved IS NOT NULL THEN
    UPDATE tables SET
      status = v->>1, waiting = v->>2, touched = (v->>3)::bigint, result = v->>4
    FROM json_array_elements(moved) v WHERE tables.id = v->>0 AND v->>0 <> ALL (behind);
  END IF;
  PERFORM pg_notify(channel, n) FROM unnest(notices) n;
  RETURN behind;
END $$
"""


def upgrade() -> None:
    """Lock and look; then write what is as expected, and tell the other processes."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute(BEHIND)
        op.execute(ANSWER)


def downgrade() -> None:
    """Statement by statement again."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION stammtisch_answer(json, json, json, text, text[])")
        op.execute("DROP FUNCTION stammtisch_behind(json)")
