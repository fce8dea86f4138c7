"""Plays a game of a simulation again and keeps its record, so that any row can be watched."""

from __future__ import annotations

from lastcard.engine.contract import Rules, Seat
from lastcard.engine.record import Record
from lastcard.lab.match import MatchLog, play_match
from lastcard.lab.seat_orders import bots_named
from lastcard.lab.supervised_bot import Fault, SupervisedBot


def rerun(rules: Rules, names: list[str], seed: int, patience: float) -> tuple[Record, list[Fault]]:
    """Play the match again; return its record and the faults in it."""
    faults: list[Fault] = []
    log = MatchLog()
    row = play_match(
        rules, [SupervisedBot(bot, patience, faults, log) for bot in bots_named(names)], seed, log
    )
    record = Record(rules, numbered(names), seed)
    notes = notes_on(log.seats, faults)
    before = 0
    for who, moment, move, note in zip(log.seats, log.moments, log.moves, notes, strict=True):
        record.add(who, moment - before, move, note)
        before = moment
    record.outcome = row.outcome
    return record, faults


def notes_on(movers: list[Seat], faults: list[Fault]) -> list[str]:
    """A note for each move: the faults that led to it."""
    notes: list[list[str]] = [[] for mover in movers]
    for fault in faults:
        made = next((at for at in range(fault.after, len(movers)) if movers[at] == fault.seat), None)
        if made is not None:
            notes[made].append(fault.note())
    return ["; ".join(found) for found in notes]


def numbered(names: list[str]) -> list[str]:
    """Number bots of the same name by their seats."""
    return [f"{name}.{seat}" if names.count(name) > 1 else name for seat, name in enumerate(names)]
