"""The messages between nodes about a table that one owns and others follow."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from lastcard.server.wire import RefusedAct, SeatToken, SitRequest, Spoken, Timer


class PeerAct(Struct, tag="do", frozen=True):
    """An act of somebody at another node."""

    code: str
    ref: int
    node: str
    seat: int
    decision: int
    text: str
    seen: int


class PeerSit(Struct, tag="sit", frozen=True):
    """A request for a seat from another node."""

    code: str
    ref: int
    node: str
    who: SitRequest


class PeerAudience(Struct, tag="here", frozen=True):
    """The viewers of a table at another node."""

    code: str
    node: str
    seats: list[int]
    watchers: int


class PeerAnswer(Struct, tag="answer", frozen=True):
    """The answer of the owner: the number of the entry that keeps an act, a seat, or a refusal."""

    ref: int
    number: int = 0
    refused: RefusedAct | None = None
    seated: SeatToken | None = None
    taken: str = ""
    why: Spoken | None = None


PeerMessage = PeerAct | PeerSit | PeerAudience | PeerAnswer

peer_message_decoder = msgspec.json.Decoder(PeerMessage)


class PeerNews(Struct, frozen=True):
    """News from the owner: the last number of the log, the running timer, and who is present."""

    number: int
    timer: Timer
    present: list[int]
    watchers: int
