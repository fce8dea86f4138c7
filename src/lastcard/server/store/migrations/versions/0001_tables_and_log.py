"""The tables, and the log of each."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make both relations."""
    op.create_table(
        "tables",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("making", sa.Text, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("node", sa.Text, nullable=False, server_default=""),
        sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("until", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "updated"])
    op.create_index("tables_by_node", "tables", ["node"])
    op.create_table(
        "log",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False, server_default=""),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Take both away."""
    op.drop_table("log")
    op.drop_table("tables")
