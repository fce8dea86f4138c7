"""Advice for people: what the strongest bot thinks of a moment at a table, and of a game that was played."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from lastcard.bots.bot import Bot, Thought
from lastcard.bots.levels import LevelBot, level_bots_for
from lastcard.engine.contract import Move, Rules, Seat, View
from lastcard.engine.record import Record
from lastcard.engine.rng import Rng, fast

CLEARLY: Final = 0.05
"""A move is only called better if it wins so many games more."""

CERTAIN: Final = 2.0
"""And so many standard errors more."""


class Remark:
    """On a move of a game: what was played, and what would have been better, if anything clearly was."""

    def __init__(self, number: int, seat: Seat, played: Thought, better: Thought | None) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.played: Final = played
        self.better: Final = better


def is_given(rules: Rules) -> bool:
    """Does anybody weigh moves in this game? In a race nobody does."""
    return not rules.real_time


def adviser(rules: Rules, simulations: int = 0) -> Bot | None:
    """The strongest bot at a table with these rules that weighs its moves; nobody in a race."""
    top = level_bots_for(rules.game)[-1]
    assert isinstance(top, LevelBot)
    bot = LevelBot(top.name, top.level, top.quick, simulations).seated(rules)
    return None if bot.quick else bot


def hint(rules: Rules, view: View, moves: list[Move], rng: Rng) -> Thought | None:
    """What to do now, and the share of the win it promises; nothing where there is nothing to weigh."""
    bot = adviser(rules)
    return bot.ponder(view, moves, rng)[0] if bot is not None and len(moves) > 1 else None


def review(record: Record, simulations: int = 0, first: int = 0, dice: int = 1) -> Iterator[Remark]:
    """A remark on every move of a game that was a choice, in order; each seat is judged by what it saw.

    Every move has dice of its own, so a game is judged the same in one go and in stretches: `first` is how
    many moves are passed over.
    """
    bot = adviser(record.rules, simulations)
    state = record.replay(first)
    for index in range(first, len(record.entries)):
        seat = record.entries[index].seat
        moves = state.moves(seat)
        thoughts: list[Thought] = []
        if bot is not None and len(moves) > 1:
            thoughts = bot.ponder(state.view(seat), moves, fast(dice + index))
        move = record.step(state, index)
        for played in thoughts:
            if played.move is move:
                yield Remark(index + 1, seat, played, better_than(played, thoughts[0]))


def better_than(played: Thought, best: Thought) -> Thought | None:
    """The best move if it is clearly better than the one that was played."""
    gain = best.value - played.value
    error = 0.5 * math.sqrt(1.0 / max(1, best.visits) + 1.0 / max(1, played.visits))
    return best if best is not played and gain > max(CLEARLY, CERTAIN * error) else None
