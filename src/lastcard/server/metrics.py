"""The numbers of a node, for Prometheus. One registry a node, so that several may live in one process."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0, 5.0)


class Stored(Collector):
    """What is counted with every move: plain numbers, put into Prometheus' form when somebody asks."""

    def __init__(self) -> None:
        self.entries = 0
        self.seconds = 0.0
        self.counts = [0] * (len(BOUNDS) + 1)

    def collect(self) -> Iterator[Metric]:
        """How many entries, and how long they took to be safe."""
        yield CounterMetricFamily("lastcard_entries", "Entries written to the log", value=self.entries)
        bounds = [*(str(bound) for bound in BOUNDS), "+Inf"]
        yield HistogramMetricFamily(
            "lastcard_store_seconds",
            "From handing entries to the store until they are safe",
            buckets=list(zip(bounds, accumulate(self.counts), strict=True)),
            sum_value=self.seconds,
        )


class Metrics:
    """What is counted."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._stored = Stored()
        self.registry.register(self._stored)
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
        stored = self._stored
        stored.entries += entries
        stored.seconds += seconds
        stored.counts[bisect_left(BOUNDS, seconds)] += 1

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
