"""Every game played to its end over sockets: by people and bots, with a spectator; and what is kept of it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import lastcard
from lastcard.engine.contract import WATCHER
from tests.server.guest import Guest, all_leave, all_play, company, fetch, get, record_text
from tests.shelf import is_long

OPEN = {"hints": True, "lead": 0}
"""Terms under which a guest is told all moves, and need not wait."""

BOXES = [game.name for game in lastcard.GAMES]


def options_of(name: str) -> dict[str, int]:
    """A game of several rounds ends after its first one."""
    game = next(game for game in lastcard.GAMES if game.name == name)
    return {"limit": 1} if is_long(game) else {}


def chairs_of(name: str) -> str:
    """Two people, and a bot where there is room for one."""
    game = next(game for game in lastcard.GAMES if game.name == name)
    return "ppb" if game.most > 2 else "pp"


async def played(address: str, name: str) -> list[Guest]:
    """A whole game: the people, and a spectator."""
    guests = await company(address, name, chairs_of(name), terms=OPEN, options=options_of(name))
    spectator = await Guest(address, guests[0].code).join()
    await all_play(guests)
    await spectator.until(spectator.is_over)
    await all_leave(*guests, spectator)
    return [*guests, spectator]


@pytest.mark.parametrize("name", BOXES)
def test_a_game_is_played_to_its_end_and_its_record_proves_it(address: str, name: str) -> None:
    *guests, spectator = asyncio.run(played(address, name))
    text = record_text(address, spectator.code)
    record = lastcard.read_record(text)
    end = record.replay()
    assert lastcard.verify(record, spectator.table["commitment"]) == spectator.table["last"]["commitment"]
    assert end.outcome() is not None
    assert str(record.seed) == spectator.table["last"]["seed"]
    for guest in [*guests, spectator]:
        assert guest.view == end.view(guest.you).data()
    for eyes in [*range(len(record.names)), WATCHER]:
        compare(address, spectator.code, record, eyes)


def compare(address: str, code: str, record: lastcard.Record, eyes: int) -> None:
    """What the replay shows, with some eyes, is what the rules show them."""
    state = record.rules.start(record.seed)
    start, steps = replayed(address, code, eyes, len(record.entries))
    assert start == state.view(eyes).data()
    for at, step in enumerate(steps):
        entry = record.entries[at]
        move = record.rules.parse(entry.text)
        assert move is not None
        seen = [event.seen_by(eyes).data() for event in state.apply(entry.seat, move)]
        assert (step["n"], step["seat"], step["text"]) == (at + 1, entry.seat, entry.text)
        assert step["events"] == seen
        assert step["view"] == state.view(eyes).data()


def replayed(address: str, code: str, eyes: int, moves: int) -> tuple[Any, list[Any]]:
    """The replay in several stretches, as the page fetches it."""
    steps: list[Any] = []
    while True:
        path = f"api/tables/{code}/games/1/replay?eyes={eyes}&first={len(steps)}&count=150"
        stretch = get(address, path)
        assert stretch["moves"] == moves
        assert stretch["steps"] or not moves  # A round of Frantic may be over as soon as it is dealt.
        steps += stretch["steps"]
        if len(steps) == moves:
            return stretch["start"], steps


def test_everybody_is_told_every_step_once_and_in_order(address: str) -> None:
    guests = asyncio.run(played(address, "schwupps"))
    for guest in guests:
        told = [step["n"] for step in guest.steps]
        assert told == list(range(told[0], guests[-1].number + 1))


def test_nothing_of_a_game_can_be_fetched_before_it_is_over(address: str) -> None:
    async def try_it() -> None:
        guests = await company(address, "schwupps", "pp", terms=OPEN)
        for path in ("record", "replay", "replay?eyes=1"):
            assert await asyncio.to_thread(status, address, f"{guests[0].code}/games/1/{path}") == 404
        assert get(address, f"api/tables/{guests[0].code}/games") == []
        await all_leave(*guests)

    asyncio.run(try_it())


def status(address: str, path: str) -> int:
    """What the page at this address says of itself."""
    return fetch(address, f"api/tables/{path}").status_code


def test_all_games_of_a_table_are_listed_and_replay(address: str) -> None:
    """The second game of a tournament may begin elsewhere: its record must say so."""

    async def series() -> str:
        guests = await company(address, "hochspannung", "pp", terms=OPEN, series=-1)
        for game in (1, 2, 3):
            await all_play(guests, game)
            assert guests[0].table["series"]["played"] == game
            await asyncio.gather(*(guest.do("/again") for guest in guests))
            for guest in guests:
                await guest.sees(game_number=game + 1)
        await all_leave(*guests)
        return guests[0].code

    code = asyncio.run(series())
    sheets = get(address, f"api/tables/{code}/games")
    assert [sheet["game"] for sheet in sheets] == [1, 2, 3]
    for sheet in sheets:
        text = record_text(address, code, sheet["game"])
        assert lastcard.verify(text) == sheet["commitment"]
        assert lastcard.read_record(text).replay().outcome() is not None


@pytest.mark.parametrize("name", ["frantic", "math-attack", "multiplication", "schwupps"])
def test_the_second_game_of_a_table_replays(address: str, name: str) -> None:
    async def twice() -> str:
        guests = await company(address, name, "pp", terms=OPEN, options=options_of(name))
        await all_play(guests)
        await asyncio.gather(*(guest.do("/again") for guest in guests))
        for guest in guests:
            await guest.sees(game_number=2)
        await all_play(guests)
        await all_leave(*guests)
        return guests[0].code

    code = asyncio.run(twice())
    assert lastcard.verify(record_text(address, code, 2))
