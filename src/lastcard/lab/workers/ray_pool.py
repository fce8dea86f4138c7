"""Workers of a Ray cluster; Ray repeats the work of a worker that dies."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any

from lastcard.lab.simulation_plan import SimulationPlan, Span
from lastcard.lab.statistics.totals import SpanResult
from lastcard.lab.workers.worker_pool import AHEAD, Work, WorkerPool

LOCAL = "local"
"""The address that starts a cluster on this machine."""


class NoCluster(RuntimeError):
    """Ray is not installed, or no cluster answers at this address."""


class RayPool(WorkerPool):
    """The workers of a Ray cluster; every node needs this package installed."""

    def __init__(self, address: str, **settings: Any) -> None:
        self.ray = load()
        try:
            knock(address)
            self.ray.init(
                address=None if address == LOCAL else address,
                log_to_driver=False,
                logging_level="ERROR",
                include_dashboard=False if address == LOCAL else None,
                **settings,
            )
        except Exception as error:
            reason = " ".join(str(error).split())[:200]
            raise NoCluster(f"no Ray cluster answers at {address!r}: {reason}") from error
        self.jobs = max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def play(
        self, work: Work, plan: SimulationPlan, spans: Iterator[Span], kept: bool
    ) -> Iterator[SpanResult]:
        """Send a few spans ahead to each worker. Ray repeats what a dead worker did not finish."""
        task = self.ray.remote(max_retries=-1)(work)
        out: list[Any] = []
        while True:
            while len(out) < AHEAD * self.jobs:
                span = next(spans, None)
                if span is None:
                    break
                out.append(task.remote(plan, span, kept))
            if not out:
                return
            done, out = self.ray.wait(out, num_returns=1)
            yield from self.ray.get(done)

    def close(self, broken_off: bool) -> None:
        """Leave the cluster; stop it if it was started here."""
        self.ray.shutdown()


def knock(address: str) -> None:
    """Raise at once if nobody listens at the address; Ray itself would try for minutes."""
    host, colon, port = address.rpartition("/")[2].rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), timeout=10).close()


def load() -> Any:
    """Import Ray, or raise NoCluster with a hint."""
    try:
        import ray
    except ImportError as missing:
        raise NoCluster(f"this needs the package {missing.name}: pip install 'lastcard[ray]'") from missing
    return ray
