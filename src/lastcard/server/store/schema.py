"""The database schema: tables, their logs, lessons and pupils."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

metadata: Final = sa.MetaData()

tables: Final = sa.Table(
    "tables",
    metadata,
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
    sa.Index("tables_by_phase", "phase", "updated"),
    sa.Index("tables_by_node", "node"),
)

log: Final = sa.Table(
    "log",
    metadata,
    sa.Column("code", sa.Text, primary_key=True),
    sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("seat", sa.SmallInteger, nullable=False),
    sa.Column("what", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("by", sa.Text, nullable=False, server_default=""),
    sqlite_with_rowid=False,
)

# On SQLite the log is a view of these two: `fresh` in the order of time, `settled` in that of the log.

settled: Final = sa.table("settled", *[sa.column(each.name) for each in log.c])
fresh: Final = sa.table("fresh", sa.column("id"), *[sa.column(each.name) for each in log.c])

lessons: Final = sa.Table(
    "lessons",
    metadata,
    sa.Column("code", sa.Text, primary_key=True),
    sa.Column("proof", sa.Text, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("seated", sa.Text, nullable=False, server_default=""),
)

pupils: Final = sa.Table(
    "pupils",
    metadata,
    sa.Column("code", sa.Text, primary_key=True),
    sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("folded", sa.Text, nullable=False),
    sa.Column("proof", sa.Text, nullable=False),
    sa.Column("joined", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("sits", sa.Text, nullable=False, server_default=""),
)
