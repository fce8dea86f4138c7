"""On SQLite the log is written as it comes, and put in order by table now and then; it is read as one.

PostgreSQL keeps new rows together by itself.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

COLUMNS = "code, number, at, seat, what, text, by"


def upgrade() -> None:
    """Put a relation for what is fresh beside the log, and a log that is both in front of them."""
    if op.get_bind().dialect.name != "sqlite":
        return
    op.rename_table("log", "settled")
    op.create_table(
        "fresh",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False, server_default=""),
    )
    op.execute(f"CREATE VIEW log AS SELECT {COLUMNS} FROM settled UNION ALL SELECT {COLUMNS} FROM fresh")


def downgrade() -> None:
    """One relation again."""
    if op.get_bind().dialect.name != "sqlite":
        return
    op.execute("DROP VIEW log")
    op.execute(f"INSERT INTO settled SELECT {COLUMNS} FROM fresh")
    op.drop_table("fresh")
    op.rename_table("settled", "log")
