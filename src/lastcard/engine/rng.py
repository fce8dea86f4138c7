"""Chance. Two generators behind one class: fast for simulation, sealed for real deals.

The form of a seed says which: an integer is fast, 64 hexadecimal digits are sealed. A sealed deal is
committed to before it is made: SHA-256 of the seed is shown first, the seed when the game is over.
"""

from __future__ import annotations

import hashlib
import secrets
from abc import ABCMeta, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

# With this multiplier a·2³²−1 and a·2³¹−1 are both prime: a period of about 2⁶², and no product passes 2⁶³.
_MULTIPLIER: Final[i64] = 2147483085
_LOW: Final[i64] = 0xFFFFFFFF
_BLOCK: Final = 64


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Rng(metaclass=ABCMeta):
    """A source of chance that gives the same numbers for the same seed, compiled or not."""

    @abstractmethod
    def below(self, n: i64) -> i64:
        """A number from 0 to n-1; n is at least 1 and less than 2³¹."""

    @abstractmethod
    def clone(self) -> Rng:
        """Another source with the same future."""

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards into a random order, each order as likely."""
        left: i64 = len(cards) - 1
        while left > 0:
            at = self.below(left + 1)
            card = cards[left]
            cards[left] = cards[at]
            cards[at] = card
            left -= 1


@mypyc_attr(acyclic=True)
class Fast(Rng):
    """Multiply-with-carry: some nanoseconds a number. For play, not for secrets."""

    def __init__(self, state: i64) -> None:
        self.state = state

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1."""
        self.state = _MULTIPLIER * (self.state & _LOW) + (self.state >> 32)
        return ((self.state & _LOW) * n) >> 32

    def clone(self) -> Rng:
        """Another source with the same future."""
        return Fast(self.state)


class Sealed(Rng):
    """A BLAKE2b counter stream keyed by 256 secret bits: nobody can work out the seed from the cards."""

    def __init__(self, seed: str) -> None:
        self.seed: Final = seed
        self.block = 0
        self.at = _BLOCK
        self.bytes = b""

    def _block(self, number: int) -> bytes:
        key = bytes.fromhex(self.seed)
        return hashlib.blake2b(number.to_bytes(8, "big"), key=key, digest_size=_BLOCK).digest()

    def _word(self) -> int:
        if self.at == _BLOCK:
            self.bytes = self._block(self.block)
            self.block += 1
            self.at = 0
        word = int.from_bytes(self.bytes[self.at : self.at + 4], "big")
        self.at += 4
        return word

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, without bias: words past the last multiple of n are thrown away."""
        limit = (1 << 32) - (1 << 32) % int(n)
        word = self._word()
        while word >= limit:
            word = self._word()
        return i64(word % int(n))

    def clone(self) -> Rng:
        """Another source with the same future; the block is taken over, not worked out anew. (ADR 0023)"""
        other = Sealed(self.seed)
        other.block, other.at, other.bytes = self.block, self.at, self.bytes
        return other


class BadSeed(ValueError):
    """A seed that is neither an integer nor 64 hexadecimal digits."""


def fast(seed: int) -> Fast:
    """A fast source for a seed; neighbouring seeds have nothing in common."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
    return Fast(i64(1 + (int.from_bytes(digest, "big") >> 3)))


def fork(rng: Rng) -> Fast:
    """A fast source of its own, begun by another one."""
    return Fast((rng.below(0x1FFFFFFF) << 32) + rng.below(0x7FFFFFFF) + 1)


def read_seed(text: str) -> int | str:
    """A seed from its text: decimal digits are fast, 64 hexadecimal digits are sealed."""
    if len(text) == 64 and all(c in "0123456789abcdef" for c in text):
        return text
    if text.isascii() and text.removeprefix("-").isdigit() and len(text) < 64:
        return int(text)
    raise BadSeed(f"a seed is a whole number or 64 hexadecimal digits, not {text!r}")


def source(seed: int | str) -> Rng:
    """The source of chance for a seed."""
    if isinstance(seed, str):
        sealed = read_seed(seed)
        return fast(sealed) if isinstance(sealed, int) else Sealed(sealed)
    return fast(seed)


def new_seed() -> str:
    """A fresh seed for a sealed deal: 256 bits from the system."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is shown before a sealed deal: SHA-256 of its seed."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()
