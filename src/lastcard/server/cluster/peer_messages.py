"""What nodes write to each other about a table that one owns and others follow."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from lastcard.server.wire import Refused, Seated, Sitter, Spoken, Timer


class Ask(Struct, tag="do", frozen=True):
    """Somebody at another node does something."""

    code: str
    ref: int
    node: str
    seat: int
    decision: int
    text: str
    seen: int


class AskSeat(Struct, tag="sit", frozen=True):
    """Somebody at another node wants to sit down."""

    code: str
    ref: int
    node: str
    who: Sitter


class Here(Struct, tag="here", frozen=True):
    """Who is at this table through another node."""

    code: str
    node: str
    seats: list[int]
    watchers: int


class Answer(Struct, tag="answer", frozen=True):
    """What became of it: the number it is kept under, or why not."""

    ref: int
    number: int = 0
    refused: Refused | None = None
    seated: Seated | None = None
    taken: str = ""
    why: Spoken | None = None


Note = Ask | AskSeat | Here | Answer

read_note = msgspec.json.Decoder(Note)


class News(Struct, frozen=True):
    """The owner has written on: up to which number, what runs down, who is there."""

    number: int
    timer: Timer
    present: list[int]
    watchers: int
