"""The interface of a worker pool, which plays spans of a plan."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from types import TracebackType

from lastcard.lab.simulation_plan import SimulationPlan, Span
from lastcard.lab.statistics.totals import SpanResult

Work = Callable[[SimulationPlan, Span, bool], SpanResult]
"""Plays a span of a plan; the flag says whether the rows are kept."""

AHEAD = 2
"""Spans handed out to each worker in advance."""


class WorkerPool(ABC):
    """Plays spans of a plan."""

    jobs: int

    @abstractmethod
    def play(
        self, work: Work, plan: SimulationPlan, spans: Iterator[Span], kept: bool
    ) -> Iterator[SpanResult]:
        """Play each span once and yield the results as they are finished."""

    def __enter__(self) -> WorkerPool:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close(kind is not None)

    @abstractmethod
    def close(self, broken_off: bool) -> None:
        """Release the workers; at once, if the run was interrupted."""
