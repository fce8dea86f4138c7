"""Sets of small numbers in one machine word: bits 0 to 61, so that nothing ever wraps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_PAIRS: Final[i64] = 0x1555555555555555
_FOURS: Final[i64] = 0x3333333333333333
_EIGHTS: Final[i64] = 0x0F0F0F0F0F0F0F0F


def shifted(value: i64, by: i64) -> i64:
    """`value << by` for a value that is not written out: a literal would be cut to 32 bits when compiled."""
    return value << by


def bit(number: i64) -> i64:
    """The set that holds one number."""
    return shifted(1, number)


def count(bits: i64) -> i64:
    """How many numbers are in the set."""
    bits = bits - ((bits >> 1) & _PAIRS)
    bits = (bits & _FOURS) + ((bits >> 2) & _FOURS)
    bits = (bits + (bits >> 4)) & _EIGHTS
    bits = bits + (bits >> 8)
    bits = bits + (bits >> 16)
    return (bits + (bits >> 32)) & 127


def lowest(bits: i64) -> i64:
    """The lowest number of a set that is not empty."""
    return count((bits & -bits) - 1)


def nth(bits: i64, n: i64) -> i64:
    """The n-th number of the set, from 0, lowest first."""
    while n > 0:
        bits = bits & (bits - 1)
        n -= 1
    return lowest(bits)


def numbers_in(bits: i64) -> list[int]:
    """The numbers of the set, lowest first."""
    found: list[int] = []
    while bits != 0:
        found.append(int(lowest(bits)))
        bits = bits & (bits - 1)
    return found
