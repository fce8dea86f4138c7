"""The console of an interactive terminal: printed lines appear above the line that is being typed."""

from __future__ import annotations

import codecs
import contextlib
import os
import select
import shutil
import signal
import sys
import textwrap
import time
from collections.abc import Iterator
from types import FrameType
from typing import TextIO, TypeAlias

from lastcard.terminal.console import Console, PipedConsole, TimedOut

if sys.platform != "win32":
    import termios
    import tty

    Modes: TypeAlias = list[int | list[bytes | int]]

PROMPT = "> "
BOLD, PLAIN, CLEAR = "\x1b[1m", "\x1b[0m", "\r\x1b[J"
ERASE, ERASE_ALL, ERASE_WORD, END = "\x7f\b", "\x15", "\x17", "\x04"
ESCAPE, UP = "\x1b", "A"


class LineEditor:
    """Edits the line being typed, key by key."""

    def __init__(self) -> None:
        self.text = ""
        self.last = ""
        self._escape = ""

    def press(self, key: str) -> str | None:
        """Take one key; return the line if this key ends it."""
        if self._escape or key == ESCAPE:
            self._press_escaped(key)
        elif key in "\r\n":
            line, self.text = self.text, ""
            self.last = line or self.last
            return line
        elif key in ERASE:
            self.text = self.text[:-1]
        elif key == ERASE_ALL:
            self.text = ""
        elif key == ERASE_WORD:
            self.text = self.text.rstrip().rpartition(" ")[0]
        elif key.isprintable():
            self.text += key
        return None

    def _press_escaped(self, key: str) -> None:
        """Arrows and the like come as an escape, a bracket, and a letter; up brings the last line back."""
        self._escape += key
        begun = self._escape in (ESCAPE, ESCAPE + "[", ESCAPE + "O")
        if begun or key.isdigit() or key == ";":
            return
        if self._escape[2:] == UP:
            self.text = self.last
        self._escape = ""


class KeyboardConsole(Console):
    """The console of a person at an interactive terminal."""

    def __init__(self, source: TextIO, screen: TextIO) -> None:
        super().__init__()
        self._source = source.fileno()
        self._signals: list[int] = []
        self._screen = screen
        self._half = LineEditor()
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._lines: list[str | None] = []
        self._is_asking = False
        self._shown = 0
        self._bold = (BOLD, PLAIN) if "NO_COLOR" not in os.environ else ("", "")

    def typed(self) -> str:
        """The text of the line that is being typed."""
        return self._half.text

    def tell(self, text: str = "", strong: bool = False) -> None:
        """Print one line, wrapped at words, above the line that is being typed."""
        before, after = self._bold if strong else ("", "")
        asking = self._is_asking
        self._hide()
        self._screen.write(before + wrapped(text, self._columns()) + after + "\n")
        if asking:
            self._ask()
        self._screen.flush()

    def wait(self, seconds: float | None, listening: bool = True) -> str | None:
        """Return the next line typed."""
        until = None if seconds is None else time.monotonic() + seconds
        self._ask()
        self._screen.flush()
        while not self._lines:
            left = None if until is None else max(0.0, until - time.monotonic())
            ready = select.select([self._source, *self._signals], [], [], left)[0]
            if not ready:
                raise TimedOut
            if self._source in ready:
                self._read()
            else:
                os.read(ready[0], 1024)
        return self._lines.pop(0)

    def _read(self) -> None:
        keys = os.read(self._source, 1024)
        if not keys:
            self._lines.append(None)
        for key in self._decode(keys):
            if key == END and not self._half.text:
                self._lines.append(None)
                continue
            line = self._half.press(key)
            if line is not None:
                self._enter(line)
        self._ask()
        self._screen.flush()

    def _enter(self, line: str) -> None:
        """Leave the line on the screen as it was typed."""
        self._hide()
        self._screen.write(f"{PROMPT}{line}\n")
        self._lines.append(line.strip())

    def _columns(self) -> int:
        return shutil.get_terminal_size().columns

    def _ask(self) -> None:
        """Show the line that is being typed."""
        self._hide()
        self._screen.write(PROMPT + self._half.text)
        self._shown = len(PROMPT) + len(self._half.text)
        self._is_asking = True

    def _hide(self) -> None:
        """Take the line that is being typed off the screen, however many rows it has."""
        if self._is_asking:
            rows = max(0, self._shown - 1) // self._columns()
            self._screen.write((f"\x1b[{rows}A" if rows else "") + CLEAR)
        self._is_asking = False

    @contextlib.contextmanager
    def open(self) -> Iterator[KeyboardConsole]:
        """Read keys one by one, and restore the terminal at the end, whatever happens."""
        before = termios.tcgetattr(self._source)
        handlers = {each: signal.getsignal(each) for each in (signal.SIGTERM, signal.SIGHUP, signal.SIGTSTP)}
        tty.setcbreak(self._source)
        signal.signal(signal.SIGTERM, _leave)
        signal.signal(signal.SIGHUP, _leave)
        signal.signal(signal.SIGTSTP, lambda number, frame: self._sleep(before))
        try:
            with self._woken_by_signals():
                yield self
        finally:
            for each, handler in handlers.items():
                signal.signal(each, handler)
            with contextlib.suppress(OSError, termios.error):
                self._hide()
                self._screen.flush()
                termios.tcsetattr(self._source, termios.TCSADRAIN, before)

    @contextlib.contextmanager
    def _woken_by_signals(self) -> Iterator[None]:
        """Write signals into a pipe, so that one that comes just before `select` ends it, too."""
        heard, told = os.pipe()
        os.set_blocking(told, False)
        before = signal.set_wakeup_fd(told, warn_on_full_buffer=False)
        self._signals = [heard]
        try:
            yield
        finally:
            self._signals = []
            signal.set_wakeup_fd(before)
            os.close(heard)
            os.close(told)

    def _sleep(self, before: Modes) -> None:
        """Restore the terminal for the shell on Ctrl-Z, and show the line again afterwards."""
        self._hide()
        self._screen.flush()
        termios.tcsetattr(self._source, termios.TCSADRAIN, before)
        os.kill(os.getpid(), signal.SIGSTOP)
        tty.setcbreak(self._source)
        self._ask()
        self._screen.flush()


def _leave(number: int, frame: FrameType | None) -> None:
    raise SystemExit(128 + number)


def wrapped(text: str, columns: int) -> str:
    """Wrap each line of a text at words, and keep its indent."""
    return "\n".join(_wrapped_line(line, columns) for line in text.split("\n"))


def _wrapped_line(line: str, columns: int) -> str:
    indent = line[: len(line) - len(line.lstrip())]
    return textwrap.fill(
        line, columns, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


@contextlib.contextmanager
def open_console(source: TextIO, screen: TextIO) -> Iterator[Console]:
    """Open the console for this input and output: by keys at an interactive terminal, else by lines."""
    at_terminal = source.isatty() and screen.isatty()
    if at_terminal and sys.platform != "win32" and os.environ.get("TERM", "dumb") != "dumb":
        with KeyboardConsole(source, screen).open() as keyboard:
            yield keyboard
    else:
        yield PipedConsole(source, screen, patient=not source.isatty())
