"""The names of moves, beside their notation."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.engine.contract import Move, Seat
from lastcard.words import say


def move_list(moves: Sequence[Move], names: Sequence[str], language: str, mover: Seat) -> list[str]:
    """One line a move: its notation and its name, said to the mover."""
    width = max((len(move.text()) for move in moves), default=0)
    named = [say(move.words(mover, len(names)), names, language, mover) for move in moves]
    return [f"  {move.text():<{width}}  {name}" for move, name in zip(moves, named, strict=True)]
