"""The console: it prints lines for a person and reads the lines that the person types."""

from __future__ import annotations

import queue
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import TextIO


class TimedOut(Exception):
    """No line was typed in time."""


class Console(ABC):
    """Prints lines, and waits for lines that a person types."""

    def __init__(self) -> None:
        self._begun = time.monotonic()

    def now(self) -> int:
        """Milliseconds since the console was opened."""
        return int((time.monotonic() - self._begun) * 1000)

    @abstractmethod
    def tell(self, text: str = "", strong: bool = False) -> None:
        """Print one line; a strong line is a question to the person."""

    @abstractmethod
    def wait(self, seconds: float | None, listening: bool = True) -> str | None:
        """Return the next line, or None at the end of input; raise TimedOut if no line comes in time.

        A console that reads prepared lines leaves them unread while `listening` is false.
        """


class PipedConsole(Console):
    """Reads lines from a file, a pipe or a list, in a thread, so that the game goes on meanwhile.

    A `patient` console holds each prepared line back until the person is to act.
    """

    def __init__(self, typed: Iterable[str], out: TextIO, patient: bool = True) -> None:
        super().__init__()
        self._typed = typed
        self._out = out
        self._patient = patient
        self._lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        try:
            for line in self._typed:
                self._lines.put(line.strip())
        finally:
            self._lines.put(None)

    def tell(self, text: str = "", strong: bool = False) -> None:
        """Print one line, unwrapped."""
        self._out.write(f"{text}\n")
        self._out.flush()

    def wait(self, seconds: float | None, listening: bool = True) -> str | None:
        """Return the next line, unless it is held back until the person is to act."""
        if self._patient and not listening and seconds is not None:
            time.sleep(seconds)
            raise TimedOut
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise TimedOut from None
        if line is None:
            self._lines.put(None)
        return line
