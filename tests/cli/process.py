"""Runs `lastcard` as a process of its own, as a person or a script does."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, CompletedProcess, Popen
from threading import Timer
from typing import IO

COMMAND = [sys.executable, "-m", "lastcard"]
PATIENCE = 300
"""Seconds after which a process is taken to hang: no working one needs them, however slow the machine."""


def environment(**more: str) -> dict[str, str]:
    """Like the one of the tests, but in English and at no terminal."""
    kept = {
        key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "LASTCARD_L"))
    }
    return {**kept, "LANG": "C.UTF-8", "PYTHONUTF8": "1", **more}


def lastcard(*words: str, typed: str = "", folder: Path | None = None, **env: str) -> CompletedProcess[str]:
    """Run a command to its end; `typed` is all that its standard input holds."""
    return subprocess.run(
        [*COMMAND, *words],
        input=typed,
        errors="surrogateescape",
        cwd=folder,
        env=environment(**env),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


class Person:
    """Sits at a running `lastcard play`: types lines, reads lines."""

    def __init__(self, process: Popen[str]) -> None:
        self.process = process
        assert process.stdin is not None
        assert process.stdout is not None
        self._in: IO[str] = process.stdin
        self._out: IO[str] = process.stdout
        self.read: list[str] = []

    def type(self, line: str) -> None:
        """Type a line."""
        self._in.write(f"{line}\n")
        self._in.flush()

    def read_until(self, start: str) -> str:
        """Read on until a line begins so."""
        for line in self._out:
            self.read.append(line.rstrip("\n"))
            if line.startswith(start):
                return self.read[-1]
        raise AssertionError(f"no line begins with {start!r}: {self.read}")

    def moves(self) -> list[str]:
        """Ask what may be done."""
        self.type("?")
        return self.read_until("You may: ").removeprefix("You may: ").split()

    def play(self, turns: int) -> None:
        """Make the first move of the list so many times."""
        for _ in range(turns):
            self.type(self.moves()[0])

    def play_to_end(self) -> list[str]:
        """Make first moves until the process ends; all that was read."""
        self.type("?")
        for line in self._out:
            self.read.append(line.rstrip("\n"))
            if line.startswith("You may: "):
                self.type(f"{line.split()[2]}\n?")
        return self.read

    def leave(self) -> tuple[list[str], int]:
        """Close the standard input; all that was read, and the exit code."""
        self._in.close()
        self.read += [line.rstrip("\n") for line in self._out]
        return self.read, self.process.wait(PATIENCE)


@contextmanager
def playing(*words: str, **env: str) -> Iterator[Person]:
    """A game in a process of its own; it is ended if the test does not end it."""
    with Popen(
        [*COMMAND, "play", *words], stdin=PIPE, stdout=PIPE, env=environment(**env), text=True
    ) as process:
        watch = Timer(PATIENCE, process.kill)
        watch.start()
        try:
            yield Person(process)
        finally:
            watch.cancel()
            process.kill()
