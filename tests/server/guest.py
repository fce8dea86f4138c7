"""A guest at a table: speaks the protocol over a real socket, and remembers every frame."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
import websockets.asyncio.client as ws
from websockets.exceptions import ConnectionClosed

PATIENCE = 60.0
"""Seconds to wait for what must come; far more than it takes."""


class Guest:
    """Somebody at a table. What is missing in an update has not changed, so the guest keeps it."""

    def __init__(self, address: str, code: str, token: str = "") -> None:
        self.address = address
        self.code = code
        self.token = token
        self.frames: list[str] = []
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
        self.changed = asyncio.Condition()
        self.socket: ws.ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None

    async def join(self, since: int = -1, **more: Any) -> Guest:
        """Open the socket and say who it is; returns when the table has greeted, or turned away."""
        url = self.address.replace("http://", "ws://") + f"api/tables/{self.code}/socket"
        self.left = self.closed = None
        self.socket = await ws.connect(url, max_size=None, compression=None)
        self.reader = asyncio.create_task(self._read())
        await self.send({"t": "join", "token": self.token, "since": since, **more})
        greeted = len(self.frames)
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
        self.closed = (self.socket.close_code or 0, self.socket.close_reason or "")
        async with self.changed:
            self.changed.notify_all()

    def take(self, frame: str) -> None:
        """Remember a frame and what it says."""
        self.frames.append(frame)
        said = json.loads(frame)
        if said["t"] == "left":
            self.left = said
            return
        if said.get("re"):
            self.answers[said["re"]] = said
        if said["t"] == "update":
            self.number = said["number"]
            self.view = said.get("view", self.view)
            self.moves = said["moves"] if "moves" in said else (None if "view" in said else self.moves)
            self.table = said.get("table", self.table)
            self.timer = said.get("timer", self.timer)
            self.you = said.get("you", self.you)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with self.changed:
            await asyncio.wait_for(self.changed.wait_for(true), PATIENCE)

    async def do(self, text: str, decision: int | None = None, seen: int | None = None) -> dict[str, Any]:
        """Do something, and wait for the answer."""
        self.ids += 1
        mine = self.ids
        open_one = int(self.view.get("decision", 0)) if decision is None else decision
        await self.send({"t": "do", "do": text, "decision": open_one, "id": mine, "seen": max(0, self.number if seen is None else seen)})
        await self.until(lambda: mine in self.answers or self.closed is not None)
        return self.answers.get(mine, {"t": "closed"})

    def is_over(self) -> bool:
        return bool(self.table.get("phase") == "over")

    def may_act(self) -> bool:
        return self.you in self.view.get("to_act", []) and self.table.get("phase") == "playing"

    async def play(self, rng: random.Random, most: int = 100_000) -> None:
        """Make any legal move whenever asked, until the game is over or so many are made."""
        made = 0
        while made < most:
            await self.until(lambda: self.is_over() or (self.may_act() and bool(self.moves)) or self.closed is not None)
            if self.is_over() or self.closed is not None:
                return
            assert self.moves
            answer = await self.do(rng.choice(self.moves))
            made += answer["t"] == "update"

    async def leave(self) -> None:
        """Hang up."""
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await self.reader


def make(address: str, game: str, chairs: str, name: str | None = "Ada", **more: Any) -> dict[str, Any]:
    """Set a table up: `p` for a person, `b` for a bot that throws dice."""
    kinds = [{"kind": "person"} if chair == "p" else {"kind": "bot", "bot": "dice"} for chair in chairs]
    wanted = {"game": game, "chairs": kinds, "name": name, **more}
    answer = httpx.post(f"{address}api/tables", json=wanted, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def sit(address: str, code: str, name: str, **more: Any) -> dict[str, Any]:
    """Sit down at a table."""
    answer = httpx.post(f"{address}api/tables/{code}/seats", json={"name": name, **more}, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    seated: dict[str, Any] = answer.json()
    return seated
