"""The pack of Math Attack!: 30 kinds of card, 54 cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# MA-02: black +1 to +10 twice each and half, same, double once; red likewise; four green kinds twice each.
FACES: Final[tuple[str, ...]] = (
    *(f"+{number}" for number in range(1, 11)),
    *("+half", "+same", "+double"),
    *(f"-{number}" for number in range(1, 11)),
    *("-half", "-same", "-double"),
    *("end", "cancel", "sign", "block"),
)
KINDS: Final = len(FACES)
COPIES: Final[tuple[int, ...]] = tuple(1 if face[1:] in ("half", "same", "double") else 2 for face in FACES)
PACK: Final[tuple[int, ...]] = tuple(kind for kind in range(KINDS) for _ in range(COPIES[kind]))

RED: Final = 13
"""Kinds below are black; from here to the greens they are red, in the same order."""
HALF: Final = 10
SAME: Final = 11
END: Final = 26
CANCEL: Final = 27
SIGN: Final = 28
BLOCK: Final = 29

NO_CARD: Final[i64] = 0
ALL_BUT_CANCEL: Final[i64] = 0x37FFFFFF
"""The kinds but the cancel, one bit each."""
