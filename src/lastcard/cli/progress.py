"""A progress bar for what takes long, with rate and time left."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, Task, TextColumn, TimeRemainingColumn
from rich.text import Text


class RateColumn(TextColumn):
    """Games a second."""

    def __init__(self) -> None:
        super().__init__("")

    def render(self, task: Task) -> Text:
        """How fast it goes."""
        return Text("" if task.speed is None else f"{task.speed:,.1f} a second")


@contextmanager
def progress_bar(what: str, total: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A bar with rate and time left on standard error, if somebody can see it."""
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), RateColumn(), TimeRemainingColumn())
    unseen = quiet or not sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=unseen) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done: progress.update(task, completed=done)
