"""Nobody is told more than the rules let them see: every frame of many games is held against the rules.

After a game its record is played again, and what each viewer was sent is compared, whole, with what the rules
show that viewer at that moment. `LASTCARD_LEAKS` says how many games of each box are played; 2 if not said.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import random
from typing import Any

import pytest

import lastcard
from lastcard.engine.contract import WATCHER, Rules, Seat, State, seat_bit
from lastcard.server.log.names import proof_of
from lastcard.server.store.entries import LogEntry
from tests.server.guest import Guest, all_leave, company, record_text
from tests.server.node import Node
from tests.server.test_play import BOXES, options_of

GAMES = int(os.environ.get("LASTCARD_LEAKS", "2"))

SHEET = {
    "code", "game", "family", "title", "options", "real_time", "hints", "phase", "seats", "host", "watchers",
    "terms", "game_number", "commitment", "starts_at", "series", "last", "advice",
}  # fmt: skip
"""All that a table's sheet may say."""


class Course:
    """A game as its record tells it: how it stood after each entry of the log, and what was told then."""

    def __init__(self, node: Node, code: str) -> None:
        self.text = record_text(node.address, code)
        record = lastcard.read_record(self.text)
        self.seed = str(record.seed)
        self.rules: Rules = record.rules
        self.entries = {entry.number: entry for entry in node.entries(code)}
        self.states: dict[int, State | None] = {}
        self.events: dict[int, tuple[lastcard.Event, ...]] = {}
        self.end = 0
        self._follow()

    def _follow(self) -> None:
        state: State | None = None
        for number, entry in self.entries.items():
            self.events[number] = ()
            if entry.what == "deal":
                state = self.rules.start(self.seed)
                self.end = number if state.outcome() is not None else 0
            elif entry.what == "move":
                assert state is not None
                move = self.rules.parse(entry.text)
                assert move is not None
                state = state.clone()
                self.events[number] = tuple(state.apply(entry.seat, move))
                if state.outcome() is not None:
                    self.end = number
            self.states[number] = state

    def view(self, number: int, seat: Seat) -> dict[str, Any] | None:
        """What a seat sees after an entry."""
        state = self.states.get(number)
        return None if state is None else plain(state.view(seat).data())

    def moves(self, number: int, seat: Seat, shown: bool) -> list[str] | None:
        """What a seat is told that it may do after an entry."""
        state = self.states[number]
        if state is None or seat == WATCHER or number >= self.end or not state.to_act() & seat_bit(seat):
            return []
        return [move.text() for move in state.moves(seat)] if shown else None

    def names(self, number: int, seat: Seat) -> list[dict[str, Any]]:
        """The names of the moves of a seat."""
        state = self.states[number]
        assert state is not None
        named = [move.words(seat, self.rules.seats) for move in state.moves(seat)]
        return [{"key": words.key, "values": words.values} for words in named]


def plain(data: Any) -> Any:
    """As it comes over the wire."""
    return json.loads(json.dumps(data))


# ------------------------------------------------------------------ what may be in a frame


def check_frame(frame: str, guest: Guest, course: Course, shown: bool, hands: bool, last: int = 0) -> int:
    """Everything in this frame is what the rules let this guest see; `last` is when it was told a view.

    Returns when it was told one last.
    """
    said = json.loads(frame)
    if said["t"] != "update":
        assert said.keys() <= {"t", "re", "code", "clause", "words", "faster"}
        return last
    number, seat = said.pop("number"), guest.you
    for step in said.pop("steps", []):
        check_step(step, seat, course)
    if "view" in said:
        check_view(said.pop("view"), course.view(last, seat), course.view(number, seat))
        last = number
        moves = said.pop("moves", None)
        assert moves == course.moves(number, seat, shown)
        if "names" in said:
            assert moves
            assert said.pop("names") == course.names(number, seat)
    if "hands" in said:
        assert hands
        assert seat == WATCHER
        everybody = range(course.rules.seats)
        assert said.pop("hands") == [course.view(number, seat) for seat in everybody]
    if "table" in said:
        check_sheet(said.pop("table"), number, course)
    if "timer" in said:
        check_timer(said.pop("timer"), course.states[number])
    assert said.keys() <= {"t", "now", "re", "pong", "you", "says"}
    if number < course.end:
        assert course.seed not in frame
    return last


def check_view(told: dict[str, Any], was: dict[str, Any] | None, now: dict[str, Any] | None) -> None:
    """A view is told whole, or else exactly what has changed in it: one zone more would tell something."""
    assert now is not None
    if "seat" in told:
        assert told == now
    else:
        assert was is not None
        assert told == {name: zone for name, zone in now.items() if was[name] != zone}


def check_step(step: dict[str, Any], seat: Seat, course: Course) -> None:
    """One entry of the log: what its events show this seat, and a sentence about the table."""
    entry = course.entries[step["n"]]
    assert (step["seat"], step["at"]) == (entry.seat, entry.at)
    seen = [event.seen_by(seat).data() for event in course.events[entry.number]]
    assert step.get("events", []) == plain(seen)
    assert step.keys() <= {"n", "seat", "at", "events", "said"}
    assert [words["key"] for words in step.get("said", [])] == sentences(entry)


def sentences(entry: LogEntry) -> list[str]:
    """The sentence that an entry about the table itself is told by."""
    keys = {"sit": "sits-down", "leave": "gives-up", "deal": "deals", "away": "away", "back": "back"}
    if entry.what == "move":
        return []
    return [f"phrase.{entry.text}"] if entry.what == "say" else [f"table.{keys[entry.what]}"]


def check_sheet(sheet: dict[str, Any], number: int, course: Course) -> None:
    """The sheet of the table: a commitment before the end, the seed after it."""
    assert sheet.keys() == SHEET
    if course.states[number] is not None:
        assert sheet["commitment"] == hashlib.sha256(bytes.fromhex(course.seed)).hexdigest()
    assert (sheet["last"] is not None) == (number >= course.end)


def check_timer(timer: dict[str, Any], state: State | None) -> None:
    """A timer names the open decision and those it waits for, whatever they hold."""
    if timer["until"]:
        assert state is not None
        assert timer["decision"] == state.decision()
        assert set(timer["seats"]) <= set(lastcard.seats_in(state.awaited()))


# ------------------------------------------------------------------ many games


async def stumble(guest: Guest, rng: random.Random, words: list[str]) -> None:
    """Play, and now and then try what is not allowed, or comes too late."""
    while not guest.is_over():
        await guest.until(lambda: guest.is_over() or guest.may_act())
        if guest.is_over():
            return
        if guest.moves and rng.random() < 0.9:
            await guest.do(rng.choice(guest.moves))
        else:
            await guest.do(rng.choice(words), max(0, guest.view["decision"] - rng.choice((0, 0, 1))))
        await asyncio.sleep(0)


async def watched(node: Node, name: str, at: int) -> list[Guest]:
    """A game by two people, with a bot if there is room, and two who watch, one of them in sentences."""
    shown, hands = at % 2 == 0, at % 3 == 1
    terms = {"hints": shown, "lead": 0, "watch": "hands" if hands else "public", "delay": 0}
    chairs = "pp" if name == "math-attack" else "ppb"
    guests = await company(node.address, name, chairs, terms=terms, options=options_of(name))
    rules = lastcard.rules(name, seats=len(chairs), **options_of(name))
    words = [move.text() for move in rules.vocabulary()]
    spectators = [await Guest(node.address, guests[0].code).join(says=says) for says in (False, True)]
    everybody = [*guests, *spectators]
    await guests[0].send({"t": "join", "token": guests[0].token, "names": True})
    await asyncio.gather(*(stumble(guest, random.Random(at), words) for guest in guests))
    for guest in everybody:
        await guest.until(guest.is_over)
    await all_leave(*everybody)
    check(node, everybody, shown, hands)
    named = [any('"names":' in frame for frame in guest.frames) for guest in everybody]
    assert named == [shown or rules.hints, *(False for guest in everybody[1:])]
    return everybody


def check(node: Node, everybody: list[Guest], shown: bool, hands: bool) -> None:
    """Every frame that anybody was sent."""
    course = Course(node, everybody[0].code)
    shown = shown or course.rules.hints
    secrets = [secret for guest in everybody[:2] for secret in (guest.token, proof_of(guest.token))]
    assert course.end
    for guest in everybody:
        last = 0
        for frame in guest.frames:
            last = check_frame(frame, guest, course, shown, hands, last)
            assert not any(secret in frame for secret in secrets)
    log = node.log.read_text()
    assert not any(secret in log for secret in [course.seed, *secrets])
    assert not any(secret in course.text for secret in secrets)


@pytest.mark.parametrize("name", BOXES)
def test_every_frame_says_what_the_rules_show_and_nothing_else(node: Node, name: str) -> None:
    for at in range(GAMES):
        everybody = asyncio.run(watched(node, name, at))
        assert all(guest.frames for guest in everybody)


def test_the_check_finds_a_leak(node: Node) -> None:
    """A frame for one seat would not pass as one for another, nor one with the seed in it."""
    everybody = asyncio.run(watched(node, "schwupps", 0))
    course = Course(node, everybody[0].code)
    ada, ben = everybody[:2]
    frame = next(frame for frame in ada.frames if "seat" in json.loads(frame).get("view", {}))
    check_frame(frame, ada, course, True, False)
    with pytest.raises(AssertionError):
        check_frame(frame, ben, course, True, False)
    with pytest.raises(AssertionError):
        check_frame(frame.replace('"t":', f'"seed":"{course.seed}","t":', 1), ada, course, True, False)


def test_the_check_finds_a_zone_that_has_not_changed(node: Node) -> None:
    """A zone that is told although it is as it was would tell that something has happened to it."""
    everybody = asyncio.run(watched(node, "schwupps", 0))
    course = Course(node, everybody[0].code)
    ada = everybody[0]
    views = [frame for frame in ada.frames if '"view"' in frame]
    at = next(at for at, frame in enumerate(views) if "seat" not in json.loads(frame)["view"])
    last = json.loads(views[at - 1])["number"]
    check_frame(views[at], ada, course, True, False, last)
    said = json.loads(views[at])
    whole = course.view(said["number"], ada.you)
    assert whole is not None
    said["view"] |= {name: zone for name, zone in whole.items() if name not in {"seat", *said["view"]}}
    with pytest.raises(AssertionError):
        check_frame(json.dumps(said), ada, course, True, False, last)
