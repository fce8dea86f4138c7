"""A class: one code, children who come in by name, tables for all at once, and nothing left at the end."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from lastcard.server.lobby import classes
from lastcard.server.lobby.classes import Classes, chairs_for, shares
from lastcard.server.lobby.table_lobby import Lobby
from lastcard.server.services import Services
from lastcard.server.store.drivers import store_for
from lastcard.server.wire import Placing
from tests.server.guest import get, post, sit
from tests.server.node import FAST, Node
from tests.server.parts import postgres

# ------------------------------------------------------------------ who sits where


@pytest.mark.parametrize(
    ("children", "each", "most", "sizes"),
    [
        (24, 2, 4, [2] * 12),
        (25, 4, 6, [4, 4, 4, 4, 3, 3, 3]),
        (5, 4, 6, [3, 2]),
        (3, 2, 4, [3]),
        (7, 2, 4, [3, 2, 2]),
        (2, 1, 4, [2]),
        (1, 2, 4, [1]),
        (0, 2, 4, []),
        (3, 2, 2, [2, 1]),
    ],
)
def test_children_are_spread_evenly_and_nobody_sits_alone(
    children: int, each: int, most: int, sizes: list[int]
) -> None:
    assert shares(children, each, most) == sizes


@pytest.mark.parametrize("most", range(2, 9))
@pytest.mark.parametrize("each", range(1, 9))
def test_all_children_sit_somewhere_and_no_table_is_too_small_or_too_large(each: int, most: int) -> None:
    for children in range(2, 61):
        sizes = shares(children, each, most)
        assert sum(sizes) == children
        assert max(sizes) <= most
        assert min(sizes) > 1 or (most == 2 and children % 2 == 1)


@pytest.mark.parametrize(
    ("children", "fewest", "alone", "kinds"),
    [
        (3, 2, False, "ppp"),
        (2, 3, False, "ppb"),
        (1, 2, False, "pp"),
        (1, 2, True, "pb"),
        (1, 3, False, "ppb"),
    ],
)
def test_a_child_that_is_left_over_gets_a_free_chair_beside_it_and_no_bot(
    children: int, fewest: int, alone: bool, kinds: str
) -> None:
    assert "".join(chair.kind[0] for chair in chairs_for(children, fewest, alone)) == kinds


# ------------------------------------------------------------------ over HTTP


class NodeTable:
    """A class at a server, and all that can be asked of it."""

    def __init__(self, address: str) -> None:
        self.address = address
        lesson = post(address, "api/classes", {}).json()
        self.code, self.token = lesson["code"], lesson["token"]

    def ask(self, what: str, at: str = "", **body: Any) -> Any:
        """What a page of this class answers."""
        return post(at or self.address, f"api/classes/{self.code}/{what}", body)

    def pupil(self, name: str, at: str = "") -> dict[str, Any]:
        """A child comes in."""
        found: dict[str, Any] = self.ask("pupils", at, name=name).json()
        return found

    def hello(self, pupil: dict[str, Any], at: str = "", left: str = "") -> str:
        """A child says hello, and hears where it is called to."""
        return str(self.ask("hello", at, **pupil, left=left).json()["table"])

    def seat(self, game: str = "multiplication", each: int = 2, at: str = "") -> dict[str, Any]:
        """Tables for all."""
        found: dict[str, Any] = self.ask("tables", at, token=self.token, game=game, each=each).json()
        return found


@pytest.fixture
def room(address: str) -> NodeTable:
    """A class that was just opened."""
    return NodeTable(address)


def test_children_come_in_and_are_called_to_tables_all_at_once(room: NodeTable) -> None:
    pupils = [room.pupil(name) for name in ("Ada", "Bo", "Cy", "Di")]
    assert [room.hello(pupil) for pupil in pupils] == [""] * 4
    seated = room.seat()
    assert len(seated["tables"]) == 2
    called = [room.hello(pupil) for pupil in pupils]
    assert sorted(called) == sorted([*seated["tables"]] * 2)
    assert {pupil["name"]: pupil["table"] for pupil in seated["pupils"]} == dict(
        zip(("Ada", "Bo", "Cy", "Di"), called, strict=True)
    )
    for table in seated["tables"]:
        assert [seat["kind"] for seat in get(room.address, f"api/tables/{table}")["seats"]] == ["open"] * 2


def test_whoever_comes_back_waits_and_can_be_called_again(room: NodeTable) -> None:
    ada, bo = room.pupil("Ada"), room.pupil("Bo")
    (first,) = room.seat()["tables"]
    assert room.hello(ada, left=first) == "" == room.hello(bo, left=first)
    assert room.seat("math-attack")["tables"][0] == first
    assert room.hello(ada) == room.hello(bo) != first


def test_a_latecomer_does_not_sit_with_bots_alone(room: NodeTable) -> None:
    room.pupil("Ada")
    room.pupil("Bo")
    room.seat()
    late = room.pupil("Cy")
    room.seat()
    seats = get(room.address, f"api/tables/{room.hello(late)}")["seats"]
    assert [seat["kind"] for seat in seats] == ["open", "open"]


def test_the_only_child_of_a_class_plays_against_a_bot(room: NodeTable) -> None:
    ada = room.pupil("Ada")
    room.seat()
    seats = get(room.address, f"api/tables/{room.hello(ada)}")["seats"]
    assert [seat["kind"] for seat in seats] == ["open", "bot"]


def test_no_two_children_have_the_same_name(room: NodeTable) -> None:
    room.pupil("Ada")
    answer = room.ask("pupils", name=" ada ")
    assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")


def test_a_class_does_not_grow_for_ever(room: NodeTable) -> None:
    for number in range(60):
        room.pupil(f"Child {number}")
    assert room.ask("pupils", name="One more").status_code == 409


def test_the_teacher_sends_somebody_out(room: NodeTable) -> None:
    pupil = room.pupil("Zorro")
    sent = room.ask("dismissals", token=room.token, number=pupil["number"])
    assert sent.json()["pupils"] == []
    assert room.ask("hello", **pupil).status_code == 404


@pytest.mark.parametrize("what", ["register", "tables", "end", "dismissals"])
def test_nobody_but_the_teacher_sees_the_class_or_calls_it(room: NodeTable, what: str) -> None:
    bodies: dict[str, dict[str, Any]] = {"tables": {"game": "schwupps"}, "dismissals": {"number": 1}}
    assert room.ask(what, token="x" * 32, **bodies.get(what, {})).status_code == 404


def test_a_game_that_does_not_exist_is_said_so(room: NodeTable) -> None:
    room.pupil("Ada")
    answer = room.ask("tables", token=room.token, game="chess")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-table")


def test_when_a_lesson_ends_nothing_of_it_is_left(room: NodeTable, node: Node) -> None:
    for name in ("Wilhelmina", "Balthasar"):
        room.pupil(name)
    (table,) = room.seat()["tables"]
    sit(room.address, table, "Wilhelmina")
    assert room.ask("end", token=room.token).status_code == 204
    assert room.ask("register", token=room.token).status_code == 404
    assert post(room.address, f"api/tables/{table}/seats", {"name": "Balthasar"}).status_code == 404
    with closing(sqlite3.connect(node.database)) as connection:
        kept = "\n".join(connection.iterdump())
    assert room.code not in kept
    assert table not in kept
    assert "Wilhelmina" not in kept


def test_a_lesson_ends_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def a_day() -> None:
        store = store_for(str(tmp_path / "tables.sqlite3"))
        await store.open()
        lobby = Lobby(Services(store))
        lessons = Classes(lobby)
        lesson = await lessons.begin()
        await lessons.enrol(lesson.code, "Ada")
        (table,) = (await lessons.seat(lesson.code, Placing(lesson.token, "schwupps"))).tables
        await lessons.sweep()
        assert await store.find(table) is not None
        later = lobby.services.now() + classes.LASTS + 1
        monkeypatch.setattr(lobby.services, "now", lambda: later)
        await lessons.sweep()
        assert (await store.find(table), await store.lesson(lesson.code)) == (None, None)
        assert await store.pupils(lesson.code) == []
        await lobby.close()
        await store.close()

    asyncio.run(a_day())


# ------------------------------------------------------------------ on several nodes


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[list[Node]]:
    """Two nodes on one PostgreSQL."""
    with ExitStack() as stack:
        url = stack.enter_context(postgres())
        asyncio.run(migrated(url))
        nodes = []
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
            nodes.append(Node(tmp_path / name, *FAST, "--bus", "postgres", database=url).start())
            stack.callback(nodes[-1].stop)
        yield nodes


async def migrated(url: str) -> None:
    store = store_for(url)
    await store.migrate()
    await store.close()


def test_any_node_serves_any_class(pair: list[Node]) -> None:
    one, two = (node.address for node in pair)
    room = NodeTable(one)
    ada, bo = room.pupil("Ada", at=one), room.pupil("Bo", at=two)
    (table,) = room.seat(at=two)["tables"]
    assert room.hello(ada, at=two) == room.hello(bo, at=one) == table
    assert sit(one, table, "Ada")["code"] == table
    assert room.ask("end", one, token=room.token).status_code == 204
    assert room.ask("hello", two, **bo).status_code == 404
