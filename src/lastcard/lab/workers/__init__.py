"""Who plays the games: this process, a pool of processes, or a Ray cluster."""

from __future__ import annotations

from lastcard.lab.workers.process_pool import ProcessPool, SameProcess
from lastcard.lab.workers.ray_pool import RayPool
from lastcard.lab.workers.worker_pool import WorkerPool


def workers_for(jobs: int, ray: str | None = None) -> WorkerPool:
    """The Ray cluster at this address if there is one, else so many processes."""
    if ray is not None:
        return RayPool(ray)
    return SameProcess() if jobs == 1 else ProcessPool(jobs)
