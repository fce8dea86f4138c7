"""Whoever is to act may ask for a hint where the host allows it; nobody else hears of it."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

import lastcard
from tests.server.guest import Guest, all_leave, company, make, post, sit
from tests.server.node import Node


def ask(guest: Guest, **other: Any) -> httpx.Response:
    """Ask for a hint as this guest, on the decision that lies there."""
    asking = {"token": guest.token, "decision": guest.view.get("decision", 0), **other}
    return post(guest.address, f"api/tables/{guest.code}/hint", asking)


def refused(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of a refusal, which says why in words."""
    assert answer.json()["words"]["key"]
    return answer.status_code, answer.json()["code"]


async def two(node: Node, game: str, **terms: Any) -> tuple[Guest, Guest]:
    """Two people at a table: whoever is to act, and the other."""
    ada, ben = await company(node.address, game, "pp", terms={"hints": True, **terms})
    return (ada, ben) if ada.may_act() else (ben, ada)


@pytest.mark.parametrize("game", ["math-attack", "multiplication", "schwupps", "frantic"])
def test_a_hint_is_a_legal_move_and_only_whoever_asked_hears_it(node: Node, game: str) -> None:
    async def try_it() -> None:
        acting, other = await two(node, game)
        assert acting.table["advice"]
        kept = node.entries(acting.code)
        hint = ask(acting).json()
        assert hint["move"] in (acting.moves or [])
        move = lastcard.rules(game, seats=2).parse(hint["move"])
        assert move is not None
        assert hint["name"] == {
            "key": move.words(acting.you, 2).key,
            "values": move.words(acting.you, 2).values,
        }
        assert hint["decision"] == acting.view["decision"]
        assert hint["wins"] is None if len(acting.moves or []) == 1 else 0 <= hint["wins"] <= 100
        assert ask(acting).json() == hint, "the moment is the same, and so is the hint"
        assert node.entries(acting.code) == kept
        assert (await acting.do(hint["move"]))["t"] == "update"
        await other.reaches(len(kept) + 1)
        assert not any('"wins"' in frame for frame in other.frames)
        await all_leave(acting, other)

    asyncio.run(try_it())


def test_a_hint_is_for_whoever_is_to_act_and_in_time(node: Node) -> None:
    async def try_it() -> None:
        acting, other = await two(node, "math-attack")
        before = acting.view["decision"]
        assert refused(ask(other)) == (409, "not-to-act")
        assert refused(ask(acting, decision=before + 1)) == (409, "late")
        assert refused(ask(acting, token="nobody's")) == (403, "wrong-token")
        assert refused(ask(acting, token="")) == (403, "wrong-token")
        await acting.do((acting.moves or [])[0])
        assert refused(ask(acting, decision=before)) == (409, "not-to-act")
        await all_leave(acting, other)

    asyncio.run(try_it())


def test_there_are_no_hints_unless_the_host_allows_them(node: Node) -> None:
    async def try_it() -> None:
        acting, other = await two(node, "math-attack", hints=False)
        assert not acting.table["advice"]
        assert refused(ask(acting)) == (409, "no-hints")
        await all_leave(acting, other)

    asyncio.run(try_it())


def test_there_are_no_hints_in_a_race(node: Node) -> None:
    async def try_it() -> None:
        ada, ben = await company(node.address, "hochspannung", "pp", terms={"hints": True, "lead": 0})
        assert not ada.table["advice"]
        assert refused(ask(ada)) == (404, "no-advice")
        await all_leave(ada, ben)

    asyncio.run(try_it())


def test_there_is_nothing_to_hint_at_before_the_deal(node: Node) -> None:
    made = make(node.address, "math-attack", "pp", terms={"hints": True})
    guest = Guest(node.address, made["code"], made["token"])
    assert refused(ask(guest)) == (409, "not-to-act")
    guest.token = sit(node.address, made["code"], "Ben")["token"]
    assert refused(ask(guest, decision=99)) in [(409, "not-to-act"), (409, "late")]
