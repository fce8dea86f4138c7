"""All that crosses the wire, as types: five socket messages, and what the HTTP pages take and give.

The browser's types and the published JSON Schema are made from these.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from lastcard.engine.contract import Value, Words

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Token = Annotated[str, Meta(max_length=64)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Count = Annotated[int, Meta(ge=0, le=2**53)]


class Spoken(Struct, frozen=True):
    """A sentence to be said in the reader's language: a key of the words, and what fills it."""

    key: str
    values: dict[str, Value] = {}


def spoken(words: Words) -> Spoken:
    """A sentence for the wire."""
    return Spoken(words.key, words.values)


# ------------------------------------------------------------------ what a client says


class Join(Struct, tag="join", tag_field="t", forbid_unknown_fields=True):
    """I am here: with a seat's token to play, without one to watch. Said again it asks where things stand.

    `since` is the last number seen, 0 for none: it asks for the steps after it, of which the table remembers
    the last 64; -1 asks for the view alone. `ping` comes back as `pong`, and `rtt` tells how long that took
    the last time, in milliseconds. `says` asks for the table in sentences with every update,
    `names` for the names of the legal moves.
    """

    token: Token = ""
    since: Annotated[int, Meta(ge=-1, le=2**53)] = -1
    ping: Count = 0
    rtt: Annotated[int, Meta(ge=0, le=60_000)] = 0
    says: bool = False
    names: bool = False


class Do(Struct, tag="do", tag_field="t", forbid_unknown_fields=True):
    """A move, answering the decision of this number; or something at the table itself, such as `/rematch`.

    `id` comes back as `re` in the answer. `seen` is the last number the client had seen: it decides who hears
    that somebody was faster.
    """

    do: MoveText
    decision: Count = 0
    id: Count = 0
    seen: Count = 0


ClientMessage = Join | Do


# ------------------------------------------------------------------ what the table says


class UpdateStep(Struct, omit_defaults=True):
    """What one entry of the log told this viewer."""

    n: int
    seat: int
    at: int
    events: list[dict[str, Any]] = []
    said: list[Spoken] = []


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


class TableSheet(Struct):
    """The table around the cards, as everybody sees it."""

    code: str
    game: str
    title: str
    options: dict[str, Value]
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


class Timer(Struct):
    """What runs down: for which decision, until when, of how many milliseconds in all; whose it is."""

    decision: int
    until: int
    total: int
    seats: list[int]


class Update(Struct, tag="update", tag_field="t", omit_defaults=True):
    """Where things stand for this viewer after entry `number`, and what was told on the way there.

    `now` is the server's clock in milliseconds. `re` answers the `do` of this id: it was accepted and is
    kept. What is missing has not changed since the last update. So it is within `view`, too: one that names
    its `seat` is whole, any other holds the zones that have changed. `names` has a name for each of
    `moves`, in the same order, if the viewer asked for names and there are moves.
    """

    number: int
    now: int
    re: int = 0
    pong: int = 0
    you: int | None = None
    steps: list[UpdateStep] = []
    view: dict[str, Any] | None = None
    moves: list[str] | None = None
    names: list[Spoken] | None = None
    says: list[Spoken] | None = None
    table: TableSheet | None = None
    timer: Timer | None = None
    hands: list[dict[str, Any]] | None = None


class Faster(Struct):
    """Who won the race for it, and by how many milliseconds."""

    seat: int
    ms: int


class RefusedAct(Struct, tag="refused", tag_field="t", omit_defaults=True):
    """It was not done, and nothing has changed: what kind of refusal, by which clause, in which sentence."""

    re: int
    code: str
    clause: str
    words: Spoken
    faster: Faster | None = None


class Left(Struct, tag="left", tag_field="t"):
    """This socket is closed, and why: `replaced`, `too-fast`, `not-understood`, `shutting-down` ..."""

    code: str
    words: Spoken


ServerMessage = Update | RefusedAct | Left


# ------------------------------------------------------------------ HTTP


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


# ------------------------------------------------------------------ a class


class Lesson(Struct):
    """A class has been opened: its code, and the token that proves the teacher."""

    code: str
    token: str


class Teacher(Struct, forbid_unknown_fields=True):
    """I am the teacher of this class."""

    token: Token


class Dismissal(Struct, forbid_unknown_fields=True):
    """The teacher sends somebody out of the class."""

    token: Token
    number: Count


class Placing(Struct, forbid_unknown_fields=True):
    """The teacher wants tables for all who wait: which game, and how many at a table if it can be."""

    token: Token
    game: Annotated[str, Meta(max_length=60)]
    each: Annotated[int, Meta(ge=1, le=8)] = 2
    options: Annotated[dict[str, str | int], Meta(max_length=40)] = {}


class PupilSheet(Struct):
    """A child as the teacher sees it: whether it is there, and the table it was called to, if any."""

    number: int
    name: str
    table: str
    here: bool


class Register(Struct):
    """A class as the teacher sees it, and when it ends by itself."""

    code: str
    until: int
    pupils: list[PupilSheet]
    tables: list[str]


class NewPupil(Struct, forbid_unknown_fields=True):
    """A child that wants to come in, under a first name."""

    name: Name


class Pupil(Struct):
    """A place in a class, and the token that proves it."""

    number: int
    token: str


class Hello(Struct, forbid_unknown_fields=True):
    """A child is here; `left` is the table that it has come back from."""

    number: Count
    token: Token
    left: Annotated[str, Meta(max_length=12)] = ""


class Called(Struct):
    """Where a child is called to: the code of a table, empty while it waits."""

    name: str
    table: str


class Problem(Struct):
    """What is wrong with a request: a code, and a sentence."""

    code: str
    words: Spoken


def refused(code: str, words: Words, clause: str = "table", faster: Faster | None = None) -> RefusedAct:
    """It is not done, and why."""
    return RefusedAct(0, code, clause, spoken(words), faster)


client_decoder = msgspec.json.Decoder(ClientMessage)
encoder = msgspec.json.Encoder()


def schema() -> dict[str, Any]:
    """The JSON Schema of all socket messages."""
    (messages,), parts = msgspec.json.schema_components(
        [ClientMessage | ServerMessage], ref_template="#/$defs/{name}"
    )
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **messages, "$defs": parts}
