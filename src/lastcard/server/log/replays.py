"""Makes records and replays of the games in a log."""

from __future__ import annotations

import msgspec

from lastcard.bots import advice
from lastcard.engine.contract import Seat, seats_in
from lastcard.engine.record import Entry, Record
from lastcard.server.log.seat_states import DealEntry
from lastcard.server.log.table_log import TableLog
from lastcard.server.store.abstract_store import Store
from lastcard.server.store.entries import LogEntry
from lastcard.server.wire import GameSheet, Replay, ReplayStep, spoken
from lastcard.shelf import family_of


def split(entries: list[LogEntry]) -> list[list[LogEntry]]:
    """Cut a log into games, each beginning with its deal."""
    games: list[list[LogEntry]] = []
    for entry in entries:
        if entry.what == "deal":
            games.append([entry])
        elif entry.what == "move" and games:
            games[-1].append(entry)
    return games


def record_from(log: TableLog, number: int, entries: list[LogEntry]) -> Record:
    """The record of one game: its deal and its moves."""
    dealt = msgspec.json.decode(entries[0].text, type=DealEntry)
    record = Record(log.rules.following(number - 1), dealt.names, dealt.seed)
    at = entries[0].at
    for entry in entries[1:]:
        record.entries.append(Entry(entry.seat, max(0, entry.at - at), entry.text, entry.note()))
        at = entry.at
    record.outcome = record.replay().outcome()
    return record


async def record_of(store: Store, log: TableLog, number: int) -> Record | None:
    """The record of a game that is over; None if there is none."""
    games = split(await store.entries(log.code))
    if not 1 <= number <= len(games):
        return None
    record = record_from(log, number, games[number - 1])
    return record if record.outcome is not None else None


async def sheets_of(store: Store, log: TableLog) -> list[GameSheet]:
    """How each finished game ended."""
    sheets = []
    for number, entries in enumerate(split(await store.entries(log.code)), 1):
        record = record_from(log, number, entries)
        outcome = record.outcome
        if outcome is not None:
            winners = seats_in(outcome.winners)
            sheets.append(
                GameSheet(
                    number, winners, outcome.points, outcome.clause, str(record.seed), record.commitment()
                )
            )
    return sheets


def replay_of(code: str, number: int, record: Record, eyes: Seat, first: int, count: int) -> Replay:
    """Some moves of a game as a seat or a spectator saw them."""
    state = record.rules.start(record.seed)
    start = state.view(eyes).data()
    steps: list[ReplayStep] = []
    for index, entry in enumerate(record.entries):
        if index >= first + count:
            break
        move = record.rules.parse(entry.text)
        assert move is not None
        events = state.apply(entry.seat, move)
        if index >= first:
            view = state.view(eyes)
            seen = [{**event.seen_by(eyes).data()} for event in events]
            says = [spoken(words) for words in view.says()]
            steps.append(ReplayStep(index + 1, entry.seat, entry.ms, entry.text, seen, view.data(), says))
    outcome = record.outcome
    assert outcome is not None
    sheet = GameSheet(
        number,
        seats_in(outcome.winners),
        outcome.points,
        outcome.clause,
        str(record.seed),
        record.commitment(),
    )
    return Replay(
        code, number, record.rules.game, family_of(record.rules.game), record.names,
        record.rules.settings.changed(), eyes,
        len(record.entries), start, steps, sheet, advice.is_given(record.rules),
    )  # fmt: skip
