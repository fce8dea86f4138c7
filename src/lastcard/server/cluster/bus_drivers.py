"""Finds the bus for an address."""

from __future__ import annotations

from lastcard.server.cluster.bus import Bus, NoBus


def bus_for(url: str, database: str) -> Bus | None:
    """The bus at an address: `nats://…`, `postgres` (the database itself), or none for a node alone."""
    if url.startswith(("nats://", "tls://")):
        from lastcard.server.cluster.nats_bus import NatsBus

        return NatsBus(url)
    if url in ("postgres", "") and database.startswith(("postgres://", "postgresql://")):
        from lastcard.server.cluster.postgres_bus import PostgresBus

        return PostgresBus(database)
    if url:
        raise NoBus(f"a bus is nats://host:port, or postgres with a PostgreSQL database, not {url!r}")
    return None
