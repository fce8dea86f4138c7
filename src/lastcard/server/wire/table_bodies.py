"""HTTP bodies of tables: what a client sends to set one up or sit down, and the sheets of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lastcard.engine.contract import Value
from lastcard.server.wire.fields import Count, Name, Spoken, Token


class SeatSheet(Struct):
    """One seat as everybody sees it."""

    name: str
    kind: Literal["open", "person", "bot"]
    bot: str = ""
    present: bool = False
    away: bool = False
    rtt: int = 0
    bank: int = 0
    ready: bool = False


class SeriesScore(Struct):
    """A series so far: games played, games in all, what counts, and what each seat has noted."""

    played: int
    games: int
    counts: str
    totals: list[int]
    over: bool


class GameSheet(Struct):
    """How a game ended: winners, what each seat notes, by which clause; and the seed, now that it is over."""

    game: int
    winners: list[int]
    points: list[int]
    clause: str
    seed: str
    commitment: str


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed before the deal, beside the rules of the game. Times in seconds; 0 is no limit.

    `think` for each decision, then the `bank` of the whole game; `beat` is how long a window stays open;
    `lead` from the signal to the start of a race; `grace` until a bot keeps the seat of somebody who is away;
    `watch` says what spectators see, the hands only after `delay`.
    """

    think: Annotated[int, Meta(ge=0, le=3600)] = 0
    bank: Annotated[int, Meta(ge=0, le=7200)] = 0
    beat: Annotated[int, Meta(ge=1, le=60)] = 5
    lead: Annotated[int, Meta(ge=0, le=10)] = 3
    grace: Annotated[int, Meta(ge=1, le=600)] = 30
    listed: bool = False
    watch: Literal["nobody", "public", "hands"] = "public"
    delay: Annotated[int, Meta(ge=0, le=3600)] = 60
    chat: bool = False
    hints: bool = False


class TableSheet(Struct):
    """The table around the cards, as everybody sees it."""

    code: str
    game: str
    family: str
    title: str
    options: dict[str, Value]
    real_time: bool
    hints: bool
    phase: Literal["gathering", "playing", "over"]
    seats: list[SeatSheet]
    host: int
    watchers: int
    terms: Terms
    game_number: int
    commitment: str
    starts_at: int
    series: SeriesScore | None
    last: GameSheet | None
    advice: bool
    """May whoever is to act ask for a hint?"""


class SeatSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: a person, or a bot of a level."""

    kind: Literal["person", "bot"] = "person"
    bot: Annotated[str, Meta(max_length=24)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be set up. The maker sits down first, unless it only shall be set up.

    `series`: 0 for a single game, the number of games for a best-of, -1 for the tournament of the rule book.
    """

    game: Annotated[str, Meta(max_length=60)]
    chairs: Annotated[list[SeatSpec], Meta(min_length=1, max_length=8)]
    name: Name | None = None
    options: Annotated[dict[str, str | int], Meta(max_length=40)] = {}
    terms: Terms = Terms()
    series: Annotated[int, Meta(ge=-1, le=99)] = 0


class SitRequest(Struct, forbid_unknown_fields=True):
    """Somebody who wants to sit down: under a name, at a seat or the first free one; `bot` if a program."""

    name: Name
    bot: bool = False
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class SeatToken(Struct):
    """Where one sits, and the token that proves it. Keep it: nobody can look it up again."""

    code: str
    seat: int
    token: str


class Asking(Struct, forbid_unknown_fields=True):
    """Whoever proves a seat by its token asks for a hint on the decision of this number."""

    token: Token
    decision: Count


class Hint(Struct):
    """The move that the strongest bot would make, and how many games of a hundred it wins from there.

    `wins` is null where there was nothing to weigh. `name` is the move in words.
    """

    decision: int
    move: str
    name: Spoken
    wins: int | None


class TableLine(Struct):
    """A table in a list."""

    code: str
    game: str
    phase: str
    seats: list[SeatSheet]
    free: int
    host: str
    created: int
    family: str = ""
