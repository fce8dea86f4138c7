"""Plays one game between bots, without a server."""

from __future__ import annotations

from typing import Final

from lastcard.bots.bot import Bot
from lastcard.bots.pacing import Pacing
from lastcard.engine.contract import Event, Move, Outcome, Rules, Seat, State
from lastcard.engine.playout import any_seat, play_out
from lastcard.engine.rng import fast
from lastcard.engine.series import Series, Tournament

GAMES_APART: Final = 1000
"""The seeds of two series are so far apart that their games have different ones."""

LONGEST: Final = 100_000
"""A match with more moves than this counts as endless."""


class MatchLog:
    """A log of one game: the hands as dealt, the moves, and how often each sentence was told."""

    def __init__(self) -> None:
        self.dealt: list[list[str]] = []
        self.seats: Final[list[Seat]] = []
        self.moments: Final[list[int]] = []
        self.moves: Final[list[Move]] = []
        self.told: Final[dict[str, int]] = {}

    def deal(self, state: State, seats: int) -> None:
        """Note all hands before the first move."""
        places = state.places()
        self.dealt = [places.get(f"hand:{seat}", []) for seat in range(seats)]

    def add(self, seat: Seat, moment: int, move: Move, events: tuple[Event, ...]) -> None:
        """Note a move and the events it caused."""
        self.seats.append(seat)
        self.moments.append(moment)
        self.moves.append(move)
        for event in events:
            key = event.words().key
            self.told[key] = self.told.get(key, 0) + 1


class MatchResult:
    """The result of a game: its seed, its outcome and the number of moves."""

    def __init__(self, seed: int, outcome: Outcome, moves: int) -> None:
        self.seed: Final = seed
        self.outcome: Final = outcome
        self.moves: Final = moves


def play_match(rules: Rules, bots: list[Bot], seed: int, log: MatchLog | None = None) -> MatchResult:
    """Deal by the seed and play to the end; the bots' chance comes from the same seed.

    A log changes nothing but the time it takes.
    """
    state = rules.start(seed)
    if log is None:
        state.hush()
    else:
        log.deal(state, rules.seats)
    dice = all(bot.dice for bot in bots)
    moves = _throw_dice(state, seed, log) if dice else _take_turns(state, seated(rules, bots), seed, log)
    outcome = state.outcome()
    assert outcome is not None, "the match does not end"
    return MatchResult(seed, outcome, moves)


def seated(rules: Rules, bots: list[Bot]) -> list[Bot]:
    """Seat the bots at a table with these rules."""
    return [bot.seated(rules) for bot in bots]


def play_series(rules: Rules, bots: list[Bot], seed: int, plan: Tournament) -> MatchResult:
    """Play a whole series; the seeds of its games follow from this one."""
    series = Series(rules, plan)
    moves = 0
    while not series.is_over():
        row = play_match(series.next_rules(), bots, seed * GAMES_APART + len(series.outcomes))
        series.add(row.outcome)
        moves += row.moves
    return MatchResult(seed, Outcome(series.winners(), series.totals(), plan.clause), moves)


def _throw_dice(state: State, seed: int, log: MatchLog | None) -> int:
    """Play random moves. No bot looks, so no view is built."""
    rng = fast(seed)
    if log is None:
        return play_out(state, rng)
    while state.to_act() != 0:
        seat = any_seat(state.to_act(), rng)
        move = state.random_move(seat, rng)
        if move is not None:
            log.add(seat, len(log.moves), move, state.apply(seat, move))
    return len(log.moves)


def _take_turns(state: State, bots: list[Bot], seed: int, log: MatchLog | None) -> int:
    """HS-23: whoever is due first on the virtual clock acts."""
    pacing = Pacing(list(bots), fast(seed))
    now = 0
    for made in range(LONGEST):
        plan = pacing.next(state, now)
        if plan is None:
            return made
        now = plan.due
        events = state.apply(plan.seat, plan.move)
        if log is not None:
            log.add(plan.seat, now, plan.move, events)
        pacing.done(plan)
    return LONGEST
