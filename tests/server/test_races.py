"""Fair races: one start for all, one winner for each place, and the loser hears who was faster."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import lastcard
from tests.server.guest import Guest, all_leave, company, make, record_text, sit
from tests.server.node import Node

TABLES = 50
RACERS = 4


async def started(guests: list[Guest]) -> None:
    """Whoever has to gives the signal."""
    signaller = guests[guests[0].view["to_act"][0]]
    assert (await signaller.do("go"))["t"] == "update"
    for guest in guests:
        await guest.until(lambda guest=guest: len(guest.view["to_act"]) == len(guests))  # type: ignore[misc]


def test_a_race_begins_for_all_at_the_same_time(address: str) -> None:
    async def try_it() -> None:
        guests = await company(address, "hochspannung", "pp", terms={"hints": True, "lead": 2})
        assert guests[0].table["starts_at"] == 0
        await started(guests)
        ada, ben = guests
        starts_at = ada.table["starts_at"]
        assert starts_at == ben.table["starts_at"] == ada.steps[-1]["at"] + 2000
        for guest in guests:
            assert (await guest.do("draw"))["code"] == "early"
        await asyncio.sleep(2)
        for guest in guests:
            assert (await guest.do("draw"))["t"] == "update"
        drawn = [step["at"] for step in ada.steps[-2:]]
        assert min(drawn) >= starts_at
        await all_leave(*guests)

    asyncio.run(try_it())


def test_a_bot_does_not_jump_the_start(node: Node) -> None:
    async def try_it() -> None:
        guests = await company(node.address, "hochspannung", "pb", terms={"hints": True, "lead": 1})
        (ada,) = guests
        if ada.view["to_act"] == [0]:
            await ada.do("go")
        await ada.until(lambda: ada.table["starts_at"] > 0 and ada.number >= len(ada.steps))
        await ada.until(
            lambda: any(step["seat"] == 1 and step["at"] > ada.table["starts_at"] for step in ada.steps)
        )
        go = next(entry for entry in node.entries(ada.code) if entry.text == "go")
        later = [e for e in node.entries(ada.code) if e.what == "move" and e.number > go.number]
        assert all(entry.at >= ada.table["starts_at"] for entry in later)
        await ada.leave()

    asyncio.run(try_it())


def test_the_loser_hears_who_was_faster_and_by_how_much(address: str) -> None:
    async def try_it() -> None:
        guests = await company(address, "hochspannung", "pp", terms={"hints": True, "lead": 0})
        await started(guests)
        winner, loser, tried = await overtaken(guests)
        seen = loser.number - 1
        answer = await loser.do(tried, seen=seen)
        assert answer["t"] == "refused"
        assert answer["clause"].startswith("HS-")
        assert answer["faster"]["seat"] == winner.you
        assert 0 <= answer["faster"]["ms"] < 60_000
        assert "faster" not in await loser.do(tried, seen=loser.number)
        await all_leave(*guests)

    asyncio.run(try_it())


async def overtaken(guests: list[Guest]) -> tuple[Guest, Guest, str]:
    """Somebody lays a card by which another can no longer lay what they had: both, and what that was."""
    rng = random.Random(3)
    while True:
        for winner, loser in (guests, guests[::-1]):
            could = loser.moves or []
            lays = [move for move in winner.moves or [] if ":" in move] or ["draw"]
            done = await winner.do(rng.choice(lays))
            await loser.reaches(winner.number)
            gone = [move for move in could if ":" in move and move not in (loser.moves or [])]
            if done["t"] == "update" and gone:
                return winner, loser, gone[0]
            assert not winner.is_over()


# ------------------------------------------------------------------ two hundred people


def test_two_hundred_people_race_and_every_place_is_won_once(node: Node) -> None:
    """All of them grab whatever fits as soon as they see it: most grab in vain."""
    tables = asyncio.run(crowd(node.address))
    assert sum(len(guests) for guests in tables) == 200
    refused = 0
    for guests in tables:
        record = lastcard.read_record(record_text(node.address, guests[0].code))
        assert lastcard.verify(record) == guests[0].table["last"]["commitment"]
        made = Counter(entry.seat for entry in record.entries)
        for guest in guests:
            assert sum(answer["t"] == "update" for answer in guest.answers.values()) == made[guest.you]
            refused += sum(answer["t"] == "refused" for answer in guest.answers.values())
            assert guest.table["last"] == guests[0].table["last"]
        check_races(guests)
    assert refused > TABLES


async def crowd(address: str) -> list[list[Guest]]:
    """Fifty tables of four, all racing at once."""
    tables = [await asyncio.to_thread(seated, address) for table in range(TABLES)]
    everybody = [guest for guests in tables for guest in guests]
    for guest in everybody:
        await guest.join()
    await asyncio.gather(*(race(guest, at) for at, guest in enumerate(everybody)))
    await all_leave(*everybody)
    return tables


def seated(address: str) -> list[Guest]:
    """A table of four people."""
    made = make(address, "hochspannung", "p" * RACERS, "Ada", terms={"hints": True, "lead": 0})
    others = [sit(address, made["code"], name) for name in ("Ben", "Cleo", "Dora")]
    return [Guest(address, one["code"], one["token"]) for one in (made, *others)]


async def race(guest: Guest, seed: int) -> None:
    """Lay what fits as soon as it is seen; draw if nothing does."""
    rng = random.Random(seed)
    while not guest.is_over():
        await guest.until(lambda: guest.is_over() or (guest.may_act() and bool(guest.moves)))
        moves = guest.moves or []
        if not guest.is_over() and moves:  # else somebody was faster
            await guest.do(rng.choice([move for move in moves if move != "draw"] or moves))


def check_races(guests: list[Guest]) -> None:
    """All saw the same moves in the same order, at the same times; nobody lost against themselves."""
    course = [(step["n"], step["seat"], step["at"]) for step in guests[0].steps]
    moved = {seat for number, seat, at in course}
    for guest in guests:
        own = [(step["n"], step["seat"], step["at"]) for step in guest.steps]
        assert own == course[-len(own) :]
        for faster in [answer["faster"] for answer in guest.answers.values() if "faster" in answer]:
            assert faster["seat"] != guest.you
            assert faster["seat"] in moved
