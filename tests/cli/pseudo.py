"""Runs `lastcard` at a pseudo-terminal: keys are pressed, and the screen is read."""

from __future__ import annotations

import codecs
import os
import pty
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tests.cli.process import PATIENCE, environment

OWN_TERMINAL = """
import fcntl, termios
from lastcard.cli import main
if __name__ == "__main__":
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    main()
"""


class Terminal:
    """The person's side of a pty."""

    def __init__(self, process: subprocess.Popen[bytes], side: int) -> None:
        self.process = process
        self.side = side
        self.seen = ""
        self._decode = codecs.getincrementaldecoder("utf-8")().decode

    def press(self, keys: str) -> None:
        """Press some keys."""
        os.write(self.side, keys.encode())

    def see(self, text: str) -> str:
        """Read on until this text appears; all that was written before and with it."""
        while text not in self.seen:
            written = self.read()
            assert written, f"{text!r} does not appear in {self.seen!r}"
            self.seen += written
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def rest(self) -> str:
        """All that is written until the process ends."""
        while written := self.read():
            self.seen += written
        return self.seen

    def read(self) -> str:
        """Some of what is written; nothing when the other side is closed."""
        ready = select.select([self.side], [], [], PATIENCE)[0]
        assert ready, f"nothing more is written after {self.seen!r}"
        text = ""
        while not text:
            try:
                written = os.read(self.side, 4096)
            except OSError:
                written = b""
            text = self._decode(written, final=not written)
            if not written:
                break
        return text


@contextmanager
def at_terminal(*words: str, **env: str) -> Iterator[Terminal]:
    """`lastcard` at a terminal of its own, 80 columns wide."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", OWN_TERMINAL, *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(**{"TERM": "xterm", "COLUMNS": "80", **env}),
        start_new_session=True,
    )
    os.close(theirs)
    try:
        yield Terminal(process, ours)
    finally:
        process.kill()
        process.wait(PATIENCE)
        os.close(ours)
