"""Workers on this machine: this process alone, or a pool of processes."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, resource_tracker

from lastcard.lab.simulation_plan import SimulationPlan, Span
from lastcard.lab.statistics.totals import SpanResult
from lastcard.lab.workers.worker_pool import AHEAD, Work, WorkerPool

MOST_DEATHS = 5
"""The number of workers that may die before the run is given up."""


class LostWorkers(RuntimeError):
    """Too many workers have died."""


class SameProcess(WorkerPool):
    """Plays in this process."""

    jobs = 1

    def play(
        self, work: Work, plan: SimulationPlan, spans: Iterator[Span], kept: bool
    ) -> Iterator[SpanResult]:
        """Play one span after another."""
        for span in spans:
            yield work(plan, span, kept)

    def close(self, broken_off: bool) -> None:
        """There is nothing to close."""


class ProcessPool(WorkerPool):
    """A pool of processes on this machine; another process repeats the work of one that dies."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.deaths = 0
        self.others = set(active_children())
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.jobs, mp_context=get_context("spawn"))

    def play(
        self, work: Work, plan: SimulationPlan, spans: Iterator[Span], kept: bool
    ) -> Iterator[SpanResult]:
        """Send a few spans ahead to each process, and lost spans again."""
        out: dict[Future[SpanResult], Span] = {}
        lost: list[Span] = []
        try:
            while self._hand_out(out, lost, work, plan, spans, kept):
                done, _ = wait(out, return_when=FIRST_COMPLETED)
                for future in done:
                    span = out.pop(future)
                    if isinstance(future.exception(), BrokenProcessPool):
                        lost.append(span)
                    else:
                        yield future.result()
                if lost:
                    lost += out.values()
                    out.clear()
                    self._replace()
        finally:
            # Whoever has seen enough does not want the rest.
            for future in out:
                future.cancel()

    def _hand_out(
        self,
        out: dict[Future[SpanResult], Span],
        lost: list[Span],
        work: Work,
        plan: SimulationPlan,
        spans: Iterator[Span],
        kept: bool,
    ) -> bool:
        """Submit spans until enough are under way; False if none is."""
        while len(out) < AHEAD * self.jobs:
            span = lost.pop() if lost else next(spans, None)
            if span is None:
                break
            with interrupts_held_back():
                out[self.pool.submit(work, plan, span, kept)] = span
        return bool(out)

    def _replace(self) -> None:
        self.deaths += 1
        if self.deaths > MOST_DEATHS:
            raise LostWorkers(
                "workers die again and again: too little memory, or a bot that ends its process"
            )
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = self._new_pool()

    def close(self, broken_off: bool) -> None:
        """Wait for the processes, or terminate them if the run was interrupted."""
        self.pool.shutdown(wait=not broken_off, cancel_futures=True)
        if broken_off:
            for worker in set(active_children()) - self.others:
                worker.terminate()


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Start workers with Ctrl-C blocked: it reaches every process at a terminal, and the parent ends them.

    It is held back, not ignored: if it comes while a worker starts, the parent raises it afterwards.
    The mask is this thread's and its children's; a signal that another thread catches is only noted.
    """
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # it lets signals through when it starts: not in here
    noted: list[int] = []
    heard = signal.getsignal(signal.SIGINT)
    notes = heard is not None and threading.current_thread() is threading.main_thread()
    if notes:
        signal.signal(signal.SIGINT, lambda number, frame: noted.append(number))
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        if notes:
            signal.signal(signal.SIGINT, heard)
        if noted:
            signal.raise_signal(signal.SIGINT)
