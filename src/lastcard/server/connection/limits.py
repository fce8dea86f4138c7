"""How fast somebody may come: so many in a second, with some to spare."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final


class Bucket:
    """Fills by `rate` a second up to `burst`; whatever finds it empty comes too fast."""

    __slots__ = ("burst", "filled", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.filled = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Is there room for so much?"""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.filled) * self.rate)
        self.filled = now
        if self.left < amount:
            return False
        self.left -= amount
        return True


class Limits:
    """What one socket or seat may send: commands, bytes, and commands that are refused."""

    __slots__ = ("bytes", "commands", "refused")

    def __init__(self, scale: float = 1.0) -> None:
        self.commands = Bucket(30 * scale, 90 * scale)
        self.bytes = Bucket(16_384 * scale, 131_072 * scale)
        self.refused = Bucket(10 * scale, 60 * scale)

    def admits(self, size: int) -> bool:
        """May a message of this size come in?"""
        return self.bytes.take(size) and self.commands.take()


class AddressLimits:
    """A bucket for each address that comes by HTTP; those not seen for longest are forgotten."""

    MOST: Final = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.seen: OrderedDict[str, Bucket] = OrderedDict()

    def admits(self, address: str) -> bool:
        """May this address come in again?"""
        bucket = self.seen.pop(address, None) or Bucket(self.rate, self.burst)
        self.seen[address] = bucket
        if len(self.seen) > self.MOST:
            self.seen.popitem(last=False)
        return bucket.take()
