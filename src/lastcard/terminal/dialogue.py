"""What is told to a person line by line, and what the person types meanwhile."""

from __future__ import annotations

import queue
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import TextIO


class TimeUp(Exception):
    """Nothing was typed in time."""


class Dialogue(ABC):
    """Tells lines to a person, and waits for the lines that the person types."""

    def __init__(self) -> None:
        self._begun = time.monotonic()

    def now(self) -> int:
        """Milliseconds since it began."""
        return int((time.monotonic() - self._begun) * 1000)

    @abstractmethod
    def tell(self, text: str = "", strong: bool = False) -> None:
        """One line; a strong one is what the person is asked."""

    @abstractmethod
    def wait(self, seconds: float | None, listening: bool = True) -> str | None:
        """The next line; None when nobody types any more; TimeUp when there is none in time.

        Who is not listening lets lines lie that were written down beforehand.
        """


class Piped(Dialogue):
    """Lines from a file, a pipe or a list; read in the background so that the game goes on meanwhile.

    With `patient` a line waits until its writer is to act: who writes all moves down cannot wait for a turn.
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
        """One line, as it is."""
        self._out.write(f"{text}\n")
        self._out.flush()

    def wait(self, seconds: float | None, listening: bool = True) -> str | None:
        """The next line, unless it has to wait for its turn."""
        if self._patient and not listening and seconds is not None:
            time.sleep(seconds)
            raise TimeUp
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise TimeUp from None
        if line is None:
            self._lines.put(None)
        return line
