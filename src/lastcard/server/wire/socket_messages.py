"""The five messages of the socket, their decoder and encoder, and their JSON Schema."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from lastcard.engine.contract import Words
from lastcard.server.wire.fields import Count, MoveText, Spoken, Token, spoken
from lastcard.server.wire.table_bodies import TableSheet


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


class UpdateStep(Struct, omit_defaults=True):
    """What one entry of the log told this viewer."""

    n: int
    seat: int
    at: int
    events: list[dict[str, Any]] = []
    said: list[Spoken] = []


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


def refused(code: str, words: Words, clause: str = "table", faster: Faster | None = None) -> RefusedAct:
    """It is not done, and why."""
    return RefusedAct(0, code, clause, spoken(words), faster)


class Left(Struct, tag="left", tag_field="t"):
    """This socket is closed, and why: `replaced`, `too-fast`, `not-understood`, `shutting-down` ..."""

    code: str
    words: Spoken


ServerMessage = Update | RefusedAct | Left


client_decoder = msgspec.json.Decoder(ClientMessage)


encoder = msgspec.json.Encoder()


def schema() -> dict[str, Any]:
    """The JSON Schema of all socket messages."""
    (messages,), parts = msgspec.json.schema_components(
        [ClientMessage | ServerMessage], ref_template="#/$defs/{name}"
    )
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **messages, "$defs": parts}
