"""Rate limits for sockets and addresses: token buckets."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final


class Bucket:
    """A token bucket: fills by `rate` a second up to `burst`."""

    __slots__ = ("burst", "filled", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.filled = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Take so many tokens; False if there are not enough."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.filled) * self.rate)
        self.filled = now
        if self.left < amount:
            return False
        self.left -= amount
        return True


class Limits:
    """The limits of one socket: commands, bytes, and refused commands a second."""

    __slots__ = ("bytes", "commands", "refused")

    def __init__(self, scale: float = 1.0) -> None:
        self.commands = Bucket(30 * scale, 90 * scale)
        self.bytes = Bucket(16_384 * scale, 131_072 * scale)
        self.refused = Bucket(10 * scale, 60 * scale)

    def admits(self, size: int) -> bool:
        """May a message of this size come in now?"""
        return self.bytes.take(size) and self.commands.take()


class AddressLimits:
    """One bucket for each address that sends HTTP requests; the least recent addresses are forgotten."""

    MOST: Final = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.seen: OrderedDict[str, Bucket] = OrderedDict()

    def admits(self, address: str) -> bool:
        """May this address send another request now?"""
        bucket = self.seen.pop(address, None) or Bucket(self.rate, self.burst)
        self.seen[address] = bucket
        if len(self.seen) > self.MOST:
            self.seen.popitem(last=False)
        return bucket.take()
