"""A finished game is reviewed where the bots think: once for all who ask, as `lastcard review` does it."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest

import lastcard
from lastcard.bots import advice
from lastcard.engine.record import Record
from lastcard.server.thinking import reviews
from lastcard.server.thinking.bot_workers import BotWorkers
from lastcard.server.thinking.reviews import NotReviewed, Reviews, TooMany
from lastcard.server.wire import Review
from tests.cli.games import finished
from tests.server.guest import all_leave, all_play, company, fetch, get, record_text
from tests.server.node import Node, running


async def played(address: str, game: str = "math-attack", **more: Any) -> str:
    """The code of a table at which a game has been played to its end."""
    guests = await company(address, game, "pp", terms={"hints": True}, **more)
    await all_play(guests)
    await all_leave(*guests)
    return guests[0].code


async def reviewed(node: Node, path: str) -> dict[str, Any]:
    """Ask until the review has come to its end."""
    async with asyncio.timeout(240):
        while True:
            review: dict[str, Any] = get(node.address, path)
            if review["done"] == review["moves"]:
                return review
            await asyncio.sleep(0.2)


def as_at_home(record: Record) -> tuple[list[int], list[tuple[int, str]]]:
    """The choices of each seat, and what was better, as `lastcard review` finds it."""
    choices, better = [0] * record.rules.seats, []
    for remark in advice.review(record):
        choices[remark.seat] += 1
        if remark.better is not None:
            better.append((remark.number, remark.better.move.text()))
    return choices, better


def test_a_review_is_the_one_made_at_home_even_if_a_worker_dies(node: Node) -> None:
    async def try_it() -> None:
        code = await played(node.address)
        path = f"api/tables/{code}/games/1/review"
        assert get(node.address, f"api/tables/{code}/games/1/replay")["review"]
        while get(node.address, path)["done"] == 0:
            await asyncio.sleep(0.05)
        for bot_worker in node.bot_workers():
            os.kill(bot_worker, signal.SIGKILL)
        review = await reviewed(node, path)
        choices, better = as_at_home(lastcard.read_record(record_text(node.address, code)))
        assert review["choices"] == choices
        assert [(remark["n"], remark["better"]) for remark in review["remarks"]] == better
        assert [remark["better_name"]["values"]["card"] for remark in review["remarks"]] == [
            text.partition(":")[2] for number, text in better
        ]
        for remark in review["remarks"]:
            assert remark["much"] > remark["little"]

    asyncio.run(try_it())


def test_a_game_that_goes_on_is_not_reviewed(node: Node) -> None:
    async def try_it() -> None:
        guests = await company(node.address, "math-attack", "pp")
        await all_play(guests, upto=6)
        for path in ("games/1/review", "games/2/review"):
            answer = fetch(node.address, f"api/tables/{guests[0].code}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no-game-yet")
        await all_leave(*guests)

    asyncio.run(try_it())


def test_a_race_is_not_reviewed_and_its_replay_does_not_offer_it(node: Node) -> None:
    code = asyncio.run(played(node.address, "hochspannung"))
    assert not get(node.address, f"api/tables/{code}/games/1/replay")["review"]
    answer = fetch(node.address, f"api/tables/{code}/games/1/review")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-advice")


def test_who_asks_for_too_many_reviews_has_to_wait(tmp_path: Path) -> None:
    with running(tmp_path, "--limits", "0.1", "--pace", "0.01") as node:
        made = httpx.post(f"{node.address}api/tables", json={"game": "schwupps", "chairs": [{}, {}]}).json()
        path = f"api/tables/{made['code']}/games/1/review"
        answers = [fetch(node.address, path).status_code for time in range(30)]
    assert answers[0] == 404
    assert answers[-1] == 429


# ------------------------------------------------------------------ what a node keeps of them


async def thought(books: Reviews, number: int, enough: int = 1) -> Review:
    """Wait until a review has come so far."""
    async with asyncio.timeout(60):
        while (review := books.ask("abcde", number)) is not None and review.done < enough:
            await asyncio.sleep(0.02)
    assert review is not None
    return review


async def closed(books: Reviews) -> None:
    """Leave off, and send the workers home."""
    books.close()
    books.bot_workers.close()
    await asyncio.sleep(0)


def test_one_game_is_thought_over_once_whoever_asks() -> None:
    async def try_it() -> None:
        books = Reviews(BotWorkers(1))
        assert books.ask("abcde", 1) is None
        first = books.begin("abcde", 1, finished(1))
        task = books.kept["abcde", 1].task
        assert books.begin("abcde", 1, finished(1)) is first
        assert books.kept["abcde", 1].task is task
        assert await thought(books, 1) is first
        await closed(books)

    asyncio.run(try_it())


def test_so_many_games_at_once_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    async def try_it() -> None:
        books = Reviews(BotWorkers(1))
        for number in (1, 2):
            books.begin("abcde", number, finished(number))
        with pytest.raises(TooMany):
            books.begin("abcde", 3, finished(3))
        await closed(books)

    monkeypatch.setattr(reviews, "MOST_AT_ONCE", 2)
    asyncio.run(try_it())


def test_a_review_that_nobody_asks_for_rests_and_goes_on_where_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def try_it() -> None:
        books = Reviews(BotWorkers(1))
        begun = books.begin("abcde", 1, finished(1))
        await thought(books, 1)
        monkeypatch.setattr(reviews, "FORSAKEN", -1.0)
        task = books.kept["abcde", 1].task
        assert task is not None
        await asyncio.wait_for(task, 60)
        rested = begun.done
        assert 0 < rested < begun.moves
        assert books.ask("abcde", 1) is None
        monkeypatch.undo()
        assert books.begin("abcde", 1, finished(1)) is begun
        assert (await thought(books, 1, rested + 1)).done > rested
        await closed(books)

    asyncio.run(try_it())


def test_a_review_that_fails_again_and_again_is_given_up_and_may_be_asked_for_anew() -> None:
    async def try_it() -> None:
        books = Reviews(BotWorkers(1))
        broken = finished(1)
        broken.outcome = None
        books.begin("abcde", 1, broken)
        task = books.kept["abcde", 1].task
        assert task is not None
        await asyncio.wait_for(task, 60)
        with pytest.raises(NotReviewed):
            books.ask("abcde", 1)
        assert books.ask("abcde", 1) is None
        await closed(books)

    asyncio.run(try_it())


def test_nothing_is_known_any_more_of_a_table_that_is_wiped_out() -> None:
    async def try_it() -> None:
        books = Reviews(BotWorkers(1))
        books.begin("abcde", 1, finished(1))
        books.begin("fghij", 1, finished(2))
        task = books.kept["abcde", 1].task
        assert task is not None
        books.forget("abcde")
        await asyncio.wait({task}, timeout=60)
        assert task.cancelled()
        assert list(books.kept) == [("fghij", 1)]
        await closed(books)

    asyncio.run(try_it())
