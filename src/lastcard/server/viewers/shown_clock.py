"""The clock that viewers see: the timer that runs, and what is left in each seat's time bank."""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import Seat
from lastcard.server.wire import Timer

NO_TIMER: Final = Timer(0, 0, 0, [])


class ShownClock:
    """What is shown of the time at one table."""

    def __init__(self, full_bank: int) -> None:
        self.full_bank: Final = full_bank
        """Milliseconds that each seat has at first, beyond the time of a decision."""
        self.running: Timer = NO_TIMER
        self.changed = 0
        """Goes up with every change of the running timer."""
        self.banks: list[int] = []
        self.revision = 0
        """Goes up with every change of a bank."""

    def show(self, timer: Timer) -> None:
        """Show another timer."""
        self.running = timer
        self.changed += 1

    def hide(self) -> None:
        """Show no timer."""
        if self.running is not NO_TIMER:
            self.show(NO_TIMER)

    def fill_banks(self, seats: int) -> None:
        """Give all seats the whole bank."""
        self.banks = [self.full_bank] * seats

    def bank(self, seat: Seat) -> int:
        """The milliseconds that a seat has left beyond the time of a decision."""
        return self.banks[seat] if self.banks else self.full_bank

    def spend(self, seat: Seat, milliseconds: int) -> None:
        """Take time from the bank of a seat."""
        self.banks[seat] = max(0, self.banks[seat] - milliseconds)
        self.revision += 1
