"""The metrics of a node, for Prometheus. Each node has its own registry, so one process can hold several."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from lastcard.server.counters import BOUNDS, StoreCounters


class StoreCollector(Collector):
    """Shows the store counters to Prometheus."""

    def __init__(self, counters: StoreCounters) -> None:
        self.counters = counters

    def collect(self) -> Iterator[Metric]:
        """The number of entries, and how long the store took."""
        yield CounterMetricFamily(
            "lastcard_entries", "Entries written to the log", value=self.counters.entries
        )
        bounds = [*(str(bound) for bound in BOUNDS), "+Inf"]
        yield HistogramMetricFamily(
            "lastcard_store_seconds",
            "From handing entries to the store until they are safe",
            buckets=list(zip(bounds, accumulate(self.counters.counts), strict=True)),
            sum_value=self.counters.seconds,
        )


class Metrics:
    """The counters and gauges of one node."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.counters = StoreCounters()
        self.registry.register(StoreCollector(self.counters))
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

    def refused(self, code: str) -> None:
        """Count a refused command."""
        self._refused.labels(code).inc()

    def broken(self) -> None:
        """Count a table that was dropped after an error."""
        self._broken.inc()

    def bot_failed(self) -> None:
        """Count a bot without an answer."""
        self._bots.inc()

    def closed(self, code: str) -> None:
        """Count a socket that was closed, by the reason."""
        self._closed.labels(code).inc()

    def text(self) -> bytes:
        """All metrics in the text format of Prometheus."""
        return generate_latest(self.registry)
