"""What nodes write to each other about a table that one owns and others follow."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from lastcard.server.wire import RefusedAct, SeatToken, SitRequest, Spoken, Timer


class PeerAct(Struct, tag="do", frozen=True):
    """Somebody at another node does something."""

    code: str
    ref: int
    node: str
    seat: int
    decision: int
    text: str
    seen: int


class PeerSit(Struct, tag="sit", frozen=True):
    """Somebody at another node wants to sit down."""

    code: str
    ref: int
    node: str
    who: SitRequest


class PeerAudience(Struct, tag="here", frozen=True):
    """Who is at this table through another node."""

    code: str
    node: str
    seats: list[int]
    watchers: int


class PeerAnswer(Struct, tag="answer", frozen=True):
    """What became of it: the number it is kept under, or why not."""

    ref: int
    number: int = 0
    refused: RefusedAct | None = None
    seated: SeatToken | None = None
    taken: str = ""
    why: Spoken | None = None


PeerMessage = PeerAct | PeerSit | PeerAudience | PeerAnswer

peer_message_decoder = msgspec.json.Decoder(PeerMessage)


class PeerNews(Struct, frozen=True):
    """The owner has written on: up to which number, what runs down, who is there."""

    number: int
    timer: Timer
    present: list[int]
    watchers: int
