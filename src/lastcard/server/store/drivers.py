"""Finds the store for a database address."""

from __future__ import annotations

from lastcard.server.store.abstract_store import Store
from lastcard.server.store.sqlite_store import SqliteStore


def store_for(url: str) -> Store:
    """The store at an address: `sqlite:///path`, a path, or `postgresql://…`."""
    if url.startswith(("postgresql://", "postgres://")):
        from lastcard.server.store.postgres_store import PostgresStore

        return PostgresStore(url)
    return SqliteStore(url.removeprefix("sqlite:///"))
