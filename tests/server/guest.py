"""A guest at a table: speaks the protocol over a real socket, and remembers every frame."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import websockets.asyncio.client as ws
from websockets.exceptions import ConnectionClosed

from lastcard.engine.contract import CLOCK
from lastcard.server import wire

PATIENCE = 60.0
"""Seconds to wait for what must come; far more than it takes."""


PATIENT = {"grace": 600}
"""Terms under which nobody is taken to be away."""

PLAIN: dict[str, Any] = {"timeout": PATIENCE, "verify": False, "trust_env": False}
"""To make a client is costly where it has to know whom to trust."""

UNHURRIED: dict[str, Any] = {"compression": None, "open_timeout": PATIENCE, "ping_interval": None}


def socket_of(address: str, code: str) -> str:
    """The address of a table's socket."""
    return address.replace("http://", "ws://") + f"api/tables/{code}/socket"


def shown(before: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """The view after an update: a whole one, which names its seat, or the one before with its changes."""
    return told if "seat" in told else {**before, **told}


class Guest:
    """Somebody at a table. What is missing in an update has not changed, so the guest keeps it."""

    def __init__(self, address: str, code: str, token: str = "") -> None:
        self.address = address
        self.code = code
        self.token = token
        self.frames: list[str] = []
        self.came: list[int] = []
        self.steps: list[dict[str, Any]] = []
        self.hands: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.moves: list[str] | None = []
        self.table: dict[str, Any] = {}
        self.timer: dict[str, Any] = {}
        self.number = -1
        self.you = -1
        self.answers: dict[int, dict[str, Any]] = {}
        self.left: dict[str, Any] | None = None
        self.closed: tuple[int, str] | None = None
        self.ids = 0
        self.answers_windows = True
        self.changed = asyncio.Condition()
        self.socket: ws.ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None

    async def open(self, **more: Any) -> Guest:
        """Open the socket, and listen."""
        self.left = self.closed = None
        self.socket = await ws.connect(socket_of(self.address, self.code), max_size=None, **UNHURRIED, **more)
        self.reader = asyncio.create_task(self._read())
        return self

    async def join(self, since: int = -1, **more: Any) -> Guest:
        """Open the socket and say who it is; returns when the table has greeted, or turned away."""
        await self.open()
        greeted = len(self.frames)
        await self.send({"t": "join", "token": self.token, "since": since, **more})
        await self.until(lambda: len(self.frames) > greeted or self.closed is not None)
        return self

    async def send(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def _read(self) -> None:
        assert self.socket is not None
        try:
            async for frame in self.socket:
                assert isinstance(frame, str)
                self.take(frame)
                async with self.changed:
                    self.changed.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self.socket.transport.abort()  # a test that fails leaves nothing open
        self.closed = (self.socket.close_code or 0, self.socket.close_reason or "")
        async with self.changed:
            self.changed.notify_all()

    def take(self, frame: str) -> None:
        """Remember a frame and what it says; each is, byte for byte, a message as it is declared."""
        assert wire.encoder.encode(msgspec.json.decode(frame, type=wire.ServerMessage)).decode() == frame
        self.frames.append(frame)
        self.came.append(time.time_ns() // 1_000_000)
        said = json.loads(frame)
        if said["t"] == "left":
            self.left = said
            return
        if said.get("re"):
            self.answers[said["re"]] = said
        if said["t"] == "update":
            self.number = said["number"]
            self.steps += said.get("steps", [])
            self.hands = said.get("hands", self.hands)
            self.view = shown(self.view, said.get("view", {}))
            self.moves = said.get("moves", None if "view" in said else self.moves)
            self.table = said.get("table", self.table)
            self.timer = said.get("timer", self.timer)
            self.you = said.get("you", self.you)

    def heard(self, key: str) -> list[dict[str, Any]]:
        """What filled this sentence about the table, each time it was said."""
        said = [words for step in self.steps for words in step.get("said", [])]
        return [words["values"] for words in said if words["key"] == key]

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with self.changed:
            await asyncio.wait_for(self.changed.wait_for(true), PATIENCE)

    async def do(self, text: str, decision: int | None = None, seen: int | None = None) -> dict[str, Any]:
        """Do something, and wait for the answer."""
        self.ids += 1
        mine = self.ids
        decision = int(self.view.get("decision", 0)) if decision is None else decision
        seen = max(0, self.number) if seen is None else seen
        await self.send({"t": "do", "do": text, "decision": decision, "id": mine, "seen": seen})
        await self.until(lambda: mine in self.answers or self.closed is not None)
        return self.answers.get(mine, {"t": "closed"})

    async def sees(self, **sheet: Any) -> None:
        """Wait until the sheet of the table says this."""
        await self.until(lambda: all(self.table.get(key) == value for key, value in sheet.items()))

    async def reaches(self, number: int) -> None:
        """Wait until told of this entry of the log."""
        await self.until(lambda: self.number >= number)

    def is_over(self) -> bool:
        return bool(self.table.get("phase") == "over")

    def may_act(self) -> bool:
        asked = self.view.get("to_act", [])
        return self.you in asked and self.table.get("phase") == "playing"

    async def play(self, rng: random.Random, upto: int = 1_000_000, most: int = 1_000_000) -> None:
        """Make any legal move when asked, until the game is over, the log so long, or so many are made."""
        made = 0
        while made < most:
            await self.until(lambda: self.is_done() or self.number >= upto or self.wants_to_act())
            if self.is_done() or self.number >= upto:
                return
            if not self.moves:
                continue  # somebody was faster
            made += (await self.do(rng.choice(self.moves)))["t"] == "update"

    def wants_to_act(self) -> bool:
        """May it, and does it wish to? Some let every window pass."""
        window = CLOCK in self.view.get("to_act", [])
        return self.may_act() and bool(self.moves) and (self.answers_windows or not window)

    async def play_while(self, true: Callable[[], bool]) -> None:
        """Make moves, one after the other, as long as something is so."""
        rng = random.Random(1)
        while true() and not self.is_done():
            if self.wants_to_act():
                await self.do(rng.choice(self.moves or []))
            await asyncio.sleep(0.01)

    def is_done(self) -> bool:
        """Is the game over, or the socket closed?"""
        return self.is_over() or self.closed is not None

    async def leave(self) -> None:
        """Hang up."""
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await self.reader


def post(address: str, path: str, wanted: Any) -> httpx.Response:
    """Ask an HTTP page for something."""
    with httpx.Client(**PLAIN) as client:
        return client.post(f"{address}{path}", json=wanted)


def fetch(address: str, path: str) -> httpx.Response:
    """What an HTTP page answers."""
    with httpx.Client(**PLAIN) as client:
        return client.get(f"{address}{path}")


PERSON = {"kind": "person"}
DICE = {"kind": "bot", "bot": "dice"}
Chairs = str | list[dict[str, str]]


def make(address: str, game: str, chairs: Chairs, name: str | None = "Ada", **more: Any) -> dict[str, Any]:
    """Set a table up: `p` for a person, `b` for a bot that throws dice."""
    kinds = [PERSON if chair == "p" else DICE if chair == "b" else chair for chair in chairs]
    terms = {**PATIENT, **more.pop("terms", {})}
    wanted = {"game": game, "chairs": kinds, "name": name, "terms": terms, **more}
    answer = post(address, "api/tables", wanted)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def sit(address: str, code: str, name: str, **more: Any) -> dict[str, Any]:
    """Sit down at a table."""
    answer = post(address, f"api/tables/{code}/seats", {"name": name, **more})
    assert answer.status_code == 201, answer.text
    seated: dict[str, Any] = answer.json()
    return seated


def get(address: str, path: str) -> Any:
    """What an HTTP page answers, which must be well."""
    answer = fetch(address, path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def record_text(address: str, code: str, game: int = 1) -> str:
    """The record of a game that is over, as it is downloaded."""
    answer = fetch(address, f"api/tables/{code}/games/{game}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


async def company(address: str, game: str, chairs: str, **more: Any) -> list[Guest]:
    """A table with people on all chairs for them, who have joined; `Ada` sits first."""
    made = make(address, game, chairs, **more)
    guests = [await Guest(address, made["code"], made["token"]).join()]
    for name in ("Ben", "Cleo", "Dora", "Emil", "Finn", "Gwen", "Hugo")[: chairs.count("p") - 1]:
        guests.append(await Guest(address, made["code"], sit(address, made["code"], name)["token"]).join())
    for guest in guests:
        await guest.until(lambda guest=guest: guest.table["phase"] != "gathering")  # type: ignore[misc]
    return guests


async def all_play(guests: list[Guest], seed: int = 1, upto: int = 1_000_000) -> None:
    """Everybody makes any moves until the game is over, or the log has come so far."""
    await asyncio.gather(*(guest.play(random.Random(seed + at), upto) for at, guest in enumerate(guests)))


async def all_leave(*guests: Guest) -> None:
    """Everybody hangs up."""
    await asyncio.gather(*(guest.leave() for guest in guests))
