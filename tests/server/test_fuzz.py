"""Whatever is said to the table, it answers or closes the line with a reason, and nothing has changed.

`LASTCARD_FUZZ` says how many messages are tried; 2,000 if not said.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Callable
from typing import Any

import websockets.asyncio.client as ws
from websockets.exceptions import ConnectionClosed

import lastcard
from lastcard.server.store.entries import LogEntry
from tests.server.guest import PATIENCE, UNHURRIED, Guest, all_leave, all_play, company, get, socket_of
from tests.server.node import Node

MESSAGES = int(os.environ.get("LASTCARD_FUZZ", "2000"))
AT_ONCE = 10

Message = str | bytes
Maker = Callable[[random.Random, "Target"], Message]


class Target:
    """A table in play, and what an enemy at it may have heard."""

    def __init__(self, guest: Guest, words: list[str]) -> None:
        self.guest = guest
        self.words = words
        self.view = guest.view


# ------------------------------------------------------------------ what is said


def noise(rng: random.Random, target: Target) -> Message:
    """Bytes, or text that is not JSON."""
    some = bytes(rng.randrange(256) for at in range(rng.randrange(60)))
    return some if rng.random() < 0.5 else some.decode("latin-1")


def broken(rng: random.Random, target: Target) -> Message:
    """A message cut off, or with one sign changed."""
    text = stale(rng, target)
    assert isinstance(text, str)
    at = rng.randrange(len(text))
    return text[:at] if rng.random() < 0.5 else text[:at] + chr(rng.randrange(1, 0x2FFF)) + text[at + 1 :]


def odd(rng: random.Random, target: Target) -> Message:
    """Well-formed JSON that is none of our messages."""
    values: list[Any] = [
        None,
        True,
        -1,
        2**63,
        1e308,
        "",
        "\u0000",
        [],
        {},
        [[]],
        {"t": "do"},
        "do",
        "update",
    ]
    message = {
        rng.choice(["t", "do", "decision", "id", "token", "since", "x"]): rng.choice(values)
        for at in range(4)
    }
    return json.dumps(rng.choice([message, values, rng.choice(values)]))


def deep(rng: random.Random, target: Target) -> Message:
    """Brackets in brackets."""
    return (
        '{"t":"do","do":' + rng.choice("[{") * rng.randrange(1, 9000)
        if rng.random() < 0.5
        else '{"x":' + "[" * 9000
    )


def oversized(rng: random.Random, target: Target) -> Message:
    """More than a message may hold."""
    return json.dumps({"t": "do", "do": "x" * rng.randrange(16_385, 60_000)})


def long(rng: random.Random, target: Target) -> Message:
    """Not too large for a message, but for a move, a token or a number."""
    return json.dumps(
        rng.choice(
            [
                {"t": "do", "do": "x" * rng.randrange(201, 9000)},
                {"t": "join", "token": "x" * rng.randrange(65, 9000)},
                {"t": "do", "do": "draw", "decision": 10 ** rng.randrange(17, 300)},
                {"t": "join", "since": -rng.randrange(2, 10**6)},
            ]
        )
    )


def stale(rng: random.Random, target: Target) -> Message:
    """A move for a decision that is gone, or will never be."""
    decision = rng.choice([10**6, 2**53, target.view["decision"] + rng.randrange(1, 99)])
    return json.dumps({"t": "do", "do": rng.choice(target.words), "decision": decision, "id": 1})


def foreign(rng: random.Random, target: Target) -> Message:
    """A move that is none here, or an order that there is not."""
    text = rng.choice(
        [
            "fly",
            "💥",
            "/start",
            "/again",
            "/cheat",
            "/say ",
            "/say x",
            "/chat hi",
            "/",
            "a b",
            "\\",
            "%s",
            "'; DROP",
        ]
    )
    return json.dumps({"t": "do", "do": text, "decision": target.view["decision"], "id": 1})


def not_asked(rng: random.Random, target: Target) -> Message:
    """A move of somebody else, or one that the rules do not allow now."""
    text = rng.choice([word for word in target.words if word not in (target.guest.moves or [])])
    return json.dumps({"t": "do", "do": text, "decision": target.view["decision"], "id": 1})


def greeting(rng: random.Random, target: Target) -> Message:
    """Another join, with any numbers."""
    return json.dumps({"t": "join", "since": rng.randrange(-1, 2**53), "ping": rng.randrange(2**53)})


MAKERS: list[Maker] = [noise, broken, odd, deep, oversized, long, stale, foreign, not_asked, greeting]


# ------------------------------------------------------------------ what comes of it


async def attack(target: Target, rng: random.Random, count: int, token: str) -> tuple[int, int]:
    """Say so many things, with a seat or without; how many were answered, how many closed the line."""
    answered = closed = 0
    while answered + closed < count:
        async with ws.connect(socket_of(target.guest.address, target.guest.code), **UNHURRIED) as socket:
            if rng.random() < 0.9:
                await socket.send(json.dumps({"t": "join", "token": token}))
                await asyncio.wait_for(socket.recv(), PATIENCE)
            try:
                while answered + closed < count:
                    await socket.send(rng.choice(MAKERS)(rng, target))
                    await asyncio.wait_for(answer(socket), PATIENCE)
                    answered += 1
            except ConnectionClosed as closing:
                check_closing(closing)
                closed += 1
    return answered, closed


def check_closing(closing: ConnectionClosed) -> None:
    """It was closed by the table, which said why."""
    assert closing.rcvd is not None, "closed without a word"
    assert closing.rcvd.code in (1000, 1007, 1008, 1009), closing.rcvd
    assert closing.rcvd.reason or closing.rcvd.code in (1007, 1009), closing.rcvd


async def answer(socket: ws.ClientConnection) -> None:
    """The answer to what was said: an update with its number, or a refusal."""
    while True:
        said = json.loads(await socket.recv())
        if said["t"] == "refused" or said.get("re") or said.get("pong") is not None or "you" in said:
            return


def test_nothing_that_is_said_changes_the_table(node: Node) -> None:
    async def try_it() -> None:
        guests = await company(node.address, "schwupps", "ppp", terms={"grace": 600})
        words = [move.text() for move in lastcard.rules("schwupps", seats=3).vocabulary()]
        mover = guests[0].view["to_act"][0]
        enemy = next(guest for guest in guests if guest.you != mover)
        target = Target(enemy, words)
        before = done_at(node, enemy.code)
        counts = [await together(target, rng, token) for rng, token in [(1, enemy.token), (2, "")]]
        assert sum(map(sum, counts)) >= MESSAGES
        assert all(answered and closed for answered, closed in counts)
        assert done_at(node, enemy.code) == before
        assert get(node.address, "health") == {"status": "ok"}
        assert node.metric("lastcard_tables_broken_total") == 0
        await enemy.join()
        await all_play(guests)
        await all_leave(*guests)

    asyncio.run(try_it())


def done_at(node: Node, code: str) -> list[LogEntry]:
    """All that was done at a table, but for coming and going."""
    return [entry for entry in node.entries(code) if entry.what not in ("away", "back")]


async def together(target: Target, seed: int, token: str) -> tuple[int, int]:
    """The attacks of somebody with a seat come one after the other, those of watchers at the same time."""
    lines = 1 if token else AT_ONCE
    each = MESSAGES // 2 // lines
    done = await asyncio.gather(
        *(attack(target, random.Random(seed * 1000 + line), each, token) for line in range(lines))
    )
    return sum(one[0] for one in done), sum(one[1] for one in done)


def test_a_message_said_twice_is_done_once(node: Node) -> None:
    async def try_it() -> None:
        guests = await company(node.address, "math-attack", "pp")
        mover = guests[guests[0].view["to_act"][0]]
        assert mover.moves
        move = {"t": "do", "do": mover.moves[0], "decision": mover.view["decision"]}
        for again in (1, 2, 3):
            await mover.send({**move, "id": again})
        await mover.until(lambda: {1, 2, 3} <= mover.answers.keys())
        assert [mover.answers[again].get("code") for again in (1, 2, 3)] == [None, "late", "late"]
        assert sum(entry.what == "move" for entry in node.entries(mover.code)) == 1
        await all_leave(*guests)

    asyncio.run(try_it())


def test_a_token_opens_no_other_seat_and_no_other_table(address: str) -> None:
    async def try_it() -> None:
        one = await company(address, "math-attack", "pp")
        two = await company(address, "math-attack", "pp")
        for token in (one[0].token, one[0].token[:-1], "x" * 32):
            stranger = await Guest(address, two[0].code, token).join()
            assert stranger.left is not None
            assert stranger.left["code"] == "wrong-token"
        await all_leave(*one, *two)

    asyncio.run(try_it())
