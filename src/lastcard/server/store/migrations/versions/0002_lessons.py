"""Lessons, and who is in the class; all of it goes when a lesson ends."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make both relations."""
    op.create_table(
        "lessons",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("proof", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("seated", sa.Text, nullable=False, server_default=""),
    )
    op.create_table(
        "pupils",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, nullable=False),
        sa.Column("proof", sa.Text, nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("sits", sa.Text, nullable=False, server_default=""),
    )


def downgrade() -> None:
    """Take both away."""
    op.drop_table("pupils")
    op.drop_table("lessons")
