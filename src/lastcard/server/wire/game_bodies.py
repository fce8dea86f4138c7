"""HTTP bodies of games: the shelf, the rules, replays and reviews."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from lastcard.engine.contract import Value
from lastcard.server.wire.fields import Spoken
from lastcard.server.wire.table_bodies import GameSheet


class OptionSheet(Struct):
    """A house rule: its clause, its default, and what it may be set to."""

    name: str
    clause: str
    default: Value
    words: list[str]
    least: int
    most: int


class LevelSheet(Struct):
    """A level of bot."""

    name: str


class BoxSheet(Struct):
    """A game on the shelf."""

    name: str
    family: str
    """Games of a family share their table, their cards and their cloth in the page."""
    title: str
    fewest: int
    most: int
    hints: bool
    options: list[OptionSheet]
    tournament: int
    levels: list[LevelSheet]
    prefixes: list[str]
    advice: bool
    """Does anybody weigh moves in it, for hints and reviews?"""
    real_time: bool
    """Does everybody act at once?"""


class ClauseSheet(Struct):
    """One numbered rule."""

    id: str
    title: str
    text: str
    state: str
    chapter: str


class ReplayStep(Struct):
    """One move of a finished game, as some eyes saw it."""

    n: int
    seat: int
    ms: int
    text: str
    events: list[dict[str, Any]]
    view: dict[str, Any]
    says: list[Spoken]


class Replay(Struct):
    """A finished game from somebody's eyes: how it lay at first, and move by move."""

    code: str
    game_number: int
    game: str
    family: str
    names: list[str]
    options: dict[str, Value]
    eyes: int
    moves: int
    start: dict[str, Any]
    steps: list[ReplayStep]
    outcome: GameSheet
    review: bool
    """May one ask what would have been better in it?"""


class RemarkSheet(Struct):
    """On move `n`: another was better, and in per cent how often each of them wins from there."""

    n: int
    seat: int
    played: str
    better: str
    played_name: Spoken
    better_name: Spoken
    little: int
    much: int


class Review(Struct):
    """What the strongest bot thinks of a finished game: as far as it has come, `done` of all `moves`.

    `choices` counts for each seat the moves that were a choice; `remarks` tells those that could be bettered.
    """

    done: int
    moves: int
    choices: list[int]
    remarks: list[RemarkSheet]
