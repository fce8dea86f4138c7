"""A sitting: one game at a table, and the one door through which outsiders act."""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import Event, Move, Refusal, Rules, Seat, State, seat_bit
from lastcard.engine.record import Record

LATE: Final = "late"
NOT_ASKED: Final = "not-asked"
NOT_A_MOVE: Final = "not-a-move"
ILLEGAL: Final = "illegal"


class Accepted:
    """This move was made and written down under this number; the table is told these events."""

    def __init__(self, number: int, move: Move, events: tuple[Event, ...]) -> None:
        self.number: Final = number
        self.move: Final = move
        self.events: Final = events


class Refused:
    """Nothing changed: what kind of refusal, and why."""

    def __init__(self, code: str, why: Refusal) -> None:
        self.code: Final = code
        self.why: Final = why


class Sitting:
    """Takes moves as text from anybody; refuses with a clause, or applies, numbers and records.

    One that does not keep its moves leaves the record to somebody else, and never grows.
    """

    def __init__(self, rules: Rules, names: list[str], seed: int | str, keeps: bool = True) -> None:
        self.rules: Final = rules
        self.keeps: Final = keeps
        self.number = 0
        self.record: Final = Record(rules, names, seed)
        self.state: State = rules.start(seed)

    def submit(self, seat: Seat, decision: int, text: str, ms: int = 0) -> Accepted | Refused:
        """One move, answering one decision."""
        move = self.rules.parse(text)
        code = self._objection(seat, decision, move)
        if move is None or code != "":
            return Refused(code, self._why(code, seat, text))
        events = self.state.apply(seat, move)
        self.number += 1
        if self.keeps:
            self.record.add(seat, ms, move)
        self.record.outcome = self.state.outcome()
        return Accepted(self.number, move, events)

    def _objection(self, seat: Seat, decision: int, move: Move | None) -> str:
        if self.state.to_act() == 0 or decision != self.state.decision():
            return LATE
        if move is None:
            return NOT_A_MOVE
        if not self.state.to_act() & seat_bit(seat):
            return NOT_ASKED
        return "" if move in self.state.moves(seat) else ILLEGAL

    def _why(self, code: str, seat: Seat, text: str) -> Refusal:
        if code == LATE:
            over = self.state.to_act() == 0
            return Refusal("table", case="over" if over else "late")
        if code == NOT_A_MOVE:
            return Refusal("table", {"text": text}, "not-a-move")
        return self.rules.refusal(self.state, seat, text)


def resumed(record: Record) -> Sitting:
    """The sitting that a record, finished or not, leaves off at."""
    sitting = Sitting(record.rules, record.names, record.seed)
    for index, entry in enumerate(record.entries):
        move = record.step(sitting.state, index)
        sitting.record.add(entry.seat, entry.ms, move)
        sitting.number += 1
    sitting.record.outcome = sitting.state.outcome()
    return sitting
