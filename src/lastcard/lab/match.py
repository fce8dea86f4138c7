"""One game between bots, played without a table."""

from __future__ import annotations

from typing import Final

from lastcard.bots.bot import Bot
from lastcard.bots.pacing import Pacing
from lastcard.engine.contract import Outcome, Rules, State
from lastcard.engine.playout import play_out
from lastcard.engine.rng import fast
from lastcard.engine.series import Series, Tournament

GAMES_APART: Final = 1000
"""The seeds of two series are so far apart that their games have different ones."""

LONGEST: Final = 100_000
"""A match of more moves than this is taken not to end."""


class Row:
    """What is kept of a game: its seed, how it ended, and how many moves it took."""

    def __init__(self, seed: int, outcome: Outcome, moves: int) -> None:
        self.seed: Final = seed
        self.outcome: Final = outcome
        self.moves: Final = moves


def play_match(rules: Rules, bots: list[Bot], seed: int) -> Row:
    """Deal by the seed and play to the end; the bots' chance comes from the same seed."""
    state = rules.start(seed)
    state.hush()
    if all(bot.dice for bot in bots):
        moves = _throw_dice(state, seed)
    else:
        moves = _take_turns(state, [bot.seated(rules) for bot in bots], seed)
    outcome = state.outcome()
    assert outcome is not None, "the match does not end"
    return Row(seed, outcome, moves)


def play_series(rules: Rules, bots: list[Bot], seed: int, plan: Tournament) -> Row:
    """A whole series, its games dealt by seeds that follow from this one."""
    series = Series(rules, plan)
    moves = 0
    while not series.is_over():
        row = play_match(series.next_rules(), bots, seed * GAMES_APART + len(series.outcomes))
        series.add(row.outcome)
        moves += row.moves
    return Row(seed, Outcome(series.winners(), series.totals(), plan.clause), moves)


def _throw_dice(state: State, seed: int) -> int:
    """Nobody looks, so no view is built."""
    return play_out(state, fast(seed))


def _take_turns(state: State, bots: list[Bot], seed: int) -> int:
    """HS-23: whoever is due first on the virtual clock acts."""
    pacing = Pacing(list(bots), fast(seed))
    now = 0
    for made in range(LONGEST):
        plan = pacing.next(state, now)
        if plan is None:
            return made
        now = plan.due
        state.apply(plan.seat, plan.move)
        pacing.done(plan)
    return LONGEST
