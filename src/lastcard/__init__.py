"""Lastcard: card games played rule for rule, for people, bots and simulations.

>>> import lastcard
>>> state = lastcard.rules(lastcard.GAMES[0].name).start(seed=1)
>>> seat = lastcard.seats_in(state.to_act())[0]
>>> events = state.apply(seat, state.moves(seat)[0])
>>> state.decision()
1
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastcard.engine import contract, record, series
from lastcard.engine.contract import (
    CLOCK,
    WATCHER,
    Event,
    Game,
    Move,
    Outcome,
    Refusal,
    Rules,
    Seat,
    Seats,
    State,
    View,
    Words,
    seats_in,
)
from lastcard.engine.options import BadOption
from lastcard.engine.position import BadPosition, read_position
from lastcard.engine.record import BadRecord, Record
from lastcard.engine.rng import BadSeed, Rng, commitment, fast, new_seed
from lastcard.engine.series import Series, SeriesRecord, Tournament, best_of
from lastcard.engine.sitting import Accepted, Refused, Sitting
from lastcard.shelf import UnknownGame, all_games, rules_of
from lastcard.words import say

__all__ = [
    "CLOCK",
    "GAMES",
    "WATCHER",
    "Accepted",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeed",
    "Event",
    "Game",
    "Move",
    "Outcome",
    "Record",
    "Refusal",
    "Refused",
    "Rng",
    "Rules",
    "Seat",
    "Seats",
    "Series",
    "SeriesRecord",
    "Sitting",
    "State",
    "Tournament",
    "UnknownGame",
    "View",
    "Words",
    "best_of",
    "commitment",
    "fast",
    "is_compiled",
    "new_seed",
    "read_position",
    "read_record",
    "read_series",
    "rules",
    "say",
    "seats_in",
    "verify",
    "version",
]

version = "0.1.0"
"""The version of this package."""

if TYPE_CHECKING:
    GAMES: tuple[Game, ...]
    """All games on the shelf, those of installed packages too."""
else:

    def __getattr__(name: str) -> object:
        """Look for games of installed packages only when somebody asks for GAMES."""
        if name == "GAMES":
            return all_games()
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def is_compiled() -> bool:
    """Do the rules run compiled, or as plain Python?"""
    return not contract.__file__.endswith(".py")


def rules(game: str, seats: int = 0, **options: object) -> Rules:
    """The rules of a game for so many seats (as few as it takes, if not said) with these options."""
    return rules_of(game, seats, options)


def read_record(text: str, *, unfinished: bool = False) -> Record:
    """The record in this text; raises BadRecord with line and reason."""
    return record.read_record(text, all_games(), unfinished)


def read_series(text: str, *, unfinished: bool = False) -> SeriesRecord:
    """The series in this text; raises BadRecord with line and reason."""
    return series.read_series(text, all_games(), unfinished)


def verify(record: Record | str, shown: str = "") -> str:
    """Check a finished game: the deal was the one committed to, every move was legal, the end is right.

    `shown` is the commitment that was shown before the deal, if you wrote it down; without it the one in the
    record is taken. Returns the commitment; raises BadRecord if anything does not fit.
    """
    played = read_record(record) if isinstance(record, str) else record
    first = played.offset + 1
    if played.outcome is None:
        raise BadRecord(played.first_line() + len(played.entries), "the game is not over yet")
    promised = played.commitment()
    if not promised:
        raise BadRecord(first + 4, "dealt from a plain number: nothing was committed to before the deal")
    if shown and shown.strip().lower() != promised:
        raise BadRecord(first + 5, "its commitment is not the one that was shown before the deal")
    played.replay()
    return promised
