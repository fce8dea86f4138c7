"""A console with prepared lines, and a clock that moves only while it waits."""

from __future__ import annotations

from collections.abc import Callable

from lastcard.terminal.console import Console, TimedOut


class Script(Console):
    """Types each line when it is asked, or at its moment: `"draw"`, or `(2500, "draw")`; then leaves."""

    def __init__(self, *typed: str | tuple[int, str]) -> None:
        super().__init__()
        self.typed = list(typed)
        self.told: list[str] = []
        self.strong: list[str] = []
        self.ms = 0

    def now(self) -> int:
        """The time by the script's own clock."""
        return self.ms

    def tell(self, text: str = "", strong: bool = False) -> None:
        """Keep it."""
        self.told.append(text)
        if strong:
            self.strong.append(text)

    def wait(self, seconds: float | None, listening: bool = True) -> str | None:
        """The next line, if its moment comes before the time is up."""
        until = None if seconds is None else self.ms + round(seconds * 1000)
        if not self.typed:
            return self.when_done(until)
        line = self.typed[0]
        if isinstance(line, str):
            if until is not None and not listening:
                self.pass_time(until)
            self.typed.pop(0)
            return line
        if until is not None and until <= line[0]:
            self.pass_time(until)
        self.ms = max(self.ms, line[0])
        self.typed.pop(0)
        return line[1]

    def when_done(self, until: int | None) -> str | None:
        """Whoever has nothing more to type leaves."""
        return None

    def pass_time(self, until: int) -> None:
        """Nothing is typed until then."""
        self.ms = until
        raise TimedOut


class Listener(Script):
    """Types what is written down, then only listens until the game is over."""

    def when_done(self, until: int | None) -> str | None:
        """Let the others play."""
        assert until is not None, "nobody but the person can act"
        self.pass_time(until)
        return None


class Player(Script):
    """Asked, makes the move that is chosen; an empty one lets the moment pass, None leaves."""

    def __init__(self, choose: Callable[[], str | None]) -> None:
        super().__init__()
        self.choose = choose

    def wait(self, seconds: float | None, listening: bool = True) -> str | None:
        """A move whenever it is the person's turn."""
        move = self.choose() if listening else ""
        if move == "":
            assert seconds is not None, "nobody but the person can act"
            self.pass_time(self.ms + round(seconds * 1000))
        return move
