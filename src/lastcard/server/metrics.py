"""The numbers of a node, for Prometheus. One registry a node, so that several may live in one process."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """What is counted."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._entries = Counter("lastcard_entries", "Entries written to the log", registry=self.registry)
        self._commit = Histogram(
            "lastcard_store_seconds",
            "From handing entries to the store until they are safe",
            registry=self.registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
        )
        self._refused = Counter("lastcard_refused", "Commands refused", ["code"], registry=self.registry)
        self._broken = Counter(
            "lastcard_tables_broken", "Tables dropped after an error", registry=self.registry
        )
        self._bots = Counter("lastcard_bots_failed", "Bots without an answer", registry=self.registry)
        self._closed = Counter(
            "lastcard_sockets_closed", "Sockets closed by the table", ["code"], registry=self.registry
        )
        self.tables = Gauge("lastcard_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("lastcard_sockets", "Open sockets", registry=self.registry)

    def stored(self, entries: int, seconds: float) -> None:
        """Entries are safe."""
        self._entries.inc(entries)
        self._commit.observe(seconds)

    def refused(self, code: str) -> None:
        """A command was refused."""
        self._refused.labels(code).inc()

    def broken(self) -> None:
        """A table was dropped."""
        self._broken.inc()

    def bot_failed(self) -> None:
        """A bot had no answer."""
        self._bots.inc()

    def closed(self, code: str) -> None:
        """A socket was closed."""
        self._closed.labels(code).inc()

    def text(self) -> bytes:
        """All of it, in Prometheus' own form."""
        return generate_latest(self.registry)
