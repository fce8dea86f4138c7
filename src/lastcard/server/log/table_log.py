"""A table as its log describes it: it takes entries and returns what happened. Owner and followers use it."""

from __future__ import annotations

from collections import deque
from typing import Final, Literal

import msgspec
from mypy_extensions import mypyc_attr

from lastcard.engine.contract import (
    Event,
    Outcome,
    Refusal,
    Rules,
    Seat,
    State,
    Words,
    seats_in,
)
from lastcard.engine.rng import commitment
from lastcard.engine.series import Series, Tournament, best_of
from lastcard.engine.sitting import Accepted, Refused, Sitting
from lastcard.server.log.names import is_proven
from lastcard.server.log.seat_states import DealEntry, SeatState, SitEntry
from lastcard.server.store.entries import LogEntry, TableRow
from lastcard.server.wire import GameSheet, NewTable, SeriesScore
from lastcard.shelf import rules_of

REMEMBERED: Final = 64
Phase = Literal["gathering", "playing", "over"]


@mypyc_attr(acyclic=True)
class Happened:
    """One entry of the log, with the events and sentences that came of it."""

    __slots__ = ("at", "by", "events", "number", "said", "seat", "text", "what")

    def __init__(
        self,
        number: int,
        at: int,
        seat: Seat,
        what: str,
        text: str,
        by: str = "",
        events: tuple[Event, ...] = (),
        said: tuple[Words, ...] = (),
    ) -> None:
        self.number: Final = number
        self.at: Final = at
        self.seat: Final = seat
        self.what: Final = what
        self.text: Final = text
        self.by: Final = by
        self.events: Final = events
        self.said: Final = said

    def entry(self) -> LogEntry:
        """The entry as it is stored."""
        return LogEntry(self.number, self.at, self.seat, self.what, self.text, self.by)


@mypyc_attr(acyclic=True, free_list_len=1)
class Snapshot:
    """All that an entry can change, to go back to if the entry is not stored."""

    def __init__(self, log: TableLog) -> None:
        sitting = log.sitting
        self.number: Final = log.number
        self.phase: Final[Phase] = log.phase
        self.seat_states: Final = log.seat_states
        self.game_number: Final = log.game_number
        self.sitting: Final = sitting
        self.state: Final = None if sitting is None else sitting.state.clone()
        self.moves: Final = 0 if sitting is None else sitting.number
        self.outcomes: Final = log.outcomes
        self.last: Final = log.last
        self.starts_at: Final = log.starts_at
        self.last_at: Final = log.last_at
        self.dealt: Final = log.dealt

    def earlier(self, log: TableLog) -> State | None:
        """The state of the current game at that time; None if another game is on now."""
        return self.state if log.sitting is self.sitting else None


class TableLog:
    """Seats, series and the game that is on, after so many entries."""

    def __init__(self, kept: TableRow) -> None:
        self.code: Final = kept.code
        self.created: Final = kept.created
        self.making: Final = msgspec.json.decode(kept.making, type=NewTable)
        self.rules: Final[Rules] = rules_of(
            self.making.game, len(self.making.chairs), dict(self.making.options)
        )
        self.plan: Final[Tournament] = plan_for(self.making, self.rules)
        terms = self.making.terms
        self.lead: Final = 1000 * terms.lead
        self.think: Final = 1000 * terms.think
        """Milliseconds for a decision; 0 for no limit."""
        self.hints: Final = self.rules.hints or terms.hints
        """Are people told their legal moves?"""
        self.shows_hands: Final = terms.watch == "hands"
        self.number = 0
        self.phase: Phase = "gathering"
        self.seat_states = [SeatState("open") for chair in self.making.chairs]
        self.game_number = 0
        self.sitting: Sitting | None = None
        self.outcomes: list[Outcome] = []
        self.last: GameSheet | None = None
        self.starts_at = 0
        self.last_at = 0
        self.dealt = 0
        self.revision = 0
        """Goes up with every change that shows around the cards: seats, phase, the start of a race."""
        self.recent: deque[Happened] = deque(maxlen=REMEMBERED)

    # -------------------------------------------------------------- what it says

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [seat_state.name for seat_state in self.seat_states]

    @property
    def state(self) -> State | None:
        """The game that is on, or that has just ended."""
        return None if self.sitting is None else self.sitting.state

    def host(self) -> Seat:
        """The first seat that a person has; -1 if there is none."""
        people = [seat for seat, seat_state in enumerate(self.seat_states) if seat_state.kind == "person"]
        return people[0] if people else -1

    def is_racing(self) -> bool:
        """Do several act at once, with nobody waited for? Whoever gives the signal acts alone."""
        state = self.state
        if self.phase != "playing" or state is None or state.awaited() != 0:
            return False
        acting = state.to_act()
        return acting & (acting - 1) != 0

    def seat_of(self, token: str) -> Seat | None:
        """The seat that this token proves."""
        return next(
            (seat for seat, seat_state in enumerate(self.seat_states) if is_proven(token, seat_state.proof)),
            None,
        )

    def standing(self) -> SeriesScore | None:
        """The score of the series, if there is one."""
        if self.making.series == 0:
            return None
        series = self._series()
        return SeriesScore(
            len(self.outcomes), self.plan.games, self.plan.counts, series.totals(), series.is_over()
        )

    def _series(self) -> Series:
        series = Series(self.rules, self.plan)
        for outcome in self.outcomes:
            series.add(outcome)
        return series

    def is_series_over(self) -> bool:
        """Is there no further game in this series?"""
        return self._series().is_over()

    def next_rules(self) -> Rules:
        """The rules of the next game: who starts may move on."""
        return self.rules.following(self.game_number)

    # -------------------------------------------------------------- what happens to it

    def snapshot(self) -> Snapshot:
        """Take a snapshot."""
        return Snapshot(self)

    def restore(self, then: Snapshot) -> None:
        """Go back to a snapshot, because what came since was not stored."""
        while self.recent and self.recent[-1].number > then.number:
            self.recent.pop()
        self.number, self.phase = then.number, then.phase
        self.seat_states = then.seat_states
        self.game_number, self.sitting, self.outcomes = then.game_number, then.sitting, then.outcomes
        self.last, self.starts_at, self.last_at = then.last, then.starts_at, then.last_at
        self.dealt = then.dealt
        self.revision += 1
        if self.sitting is not None and then.state is not None:
            self.sitting.state, self.sitting.number = then.state, then.moves
            self.sitting.record.outcome = then.state.outcome()

    def submit(self, at: int, seat: Seat, decision: int, text: str, by: str = "") -> Happened | Refused:
        """Make a move, or refuse it and change nothing."""
        if self.sitting is None or self.phase != "playing":
            return not_now()
        raced = self.is_racing()
        answer = self.sitting.submit(seat, decision, text, 0)
        if isinstance(answer, Refused):
            return answer
        text = answer.move.text()  # not the one that came in: many moves share a text of their game
        return self._moved(Happened(self.number + 1, at, seat, "move", text, by, answer.events), raced)

    def note(self, at: int, seat: Seat, what: str, text: str) -> Happened:
        """Write an entry that is no move."""
        return self.take(LogEntry(self.number + 1, at, seat, what, text))

    def take(self, entry: LogEntry) -> Happened:
        """Apply an entry of the log, which was checked when it was written."""
        if entry.what == "move":
            assert self.sitting is not None
            raced = self.is_racing()
            answer = self.sitting.submit(entry.seat, self.sitting.state.decision(), entry.text, 0)
            assert isinstance(answer, Accepted), f"entry {entry.number} of {self.code} does not replay"
            return self._moved(happening(entry, answer.events), raced)
        self.revision += 1
        return self._note(happening(entry, said=TAKES[entry.what](self, entry)))

    def _moved(self, happened: Happened, raced: bool) -> Happened:
        assert self.sitting is not None
        outcome = self.sitting.state.outcome()
        if outcome is not None:
            self._finish(outcome)
        elif not raced and self.is_racing():
            self.starts_at = happened.at + self.lead
        self.last_at = happened.at
        if self.phase == "over" or self.starts_at > happened.at:
            self.revision += 1
        return self._note(happened)

    def _note(self, happened: Happened) -> Happened:
        assert happened.number == self.number + 1, f"{self.code}: {happened.number} after {self.number}"
        self.number += 1
        self.recent.append(happened)
        return happened

    def _finish(self, outcome: Outcome) -> None:
        assert self.sitting is not None
        seed = str(self.sitting.record.seed)
        self.outcomes = [*self.outcomes, outcome]
        self.last = GameSheet(
            self.game_number,
            seats_in(outcome.winners),
            outcome.points,
            outcome.clause,
            seed,
            commitment(seed),
        )
        self.phase = "over"

    def _sit(self, entry: LogEntry) -> tuple[Words, ...]:
        who = msgspec.json.decode(entry.text, type=SitEntry)
        self._place(entry.seat, SeatState(who.kind, who.name, who.bot, who.proof))
        return (Words("table.sits-down", {"seat": entry.seat, "name": who.name}),)

    def _leave(self, entry: LogEntry) -> tuple[Words, ...]:
        old = self.seat_states[entry.seat]
        playing = self.phase == "playing"
        self._place(entry.seat, SeatState("bot", old.name, entry.text) if playing else SeatState("open"))
        return (Words("table.gives-up", {"seat": entry.seat, "name": old.name}),)

    def _deal(self, entry: LogEntry) -> tuple[Words, ...]:
        dealt = msgspec.json.decode(entry.text, type=DealEntry)
        if self.phase == "over" and self.is_series_over():
            self.outcomes = []
        rules = self.next_rules()
        self.game_number += 1
        self.dealt = entry.number
        self.sitting = Sitting(rules, dealt.names, dealt.seed, keeps=False)
        self.phase = "playing"
        self.seat_states = [
            msgspec.structs.replace(seat_state, ready=False) for seat_state in self.seat_states
        ]
        self.starts_at = entry.at + self.lead if self.is_racing() else 0
        self.last_at = entry.at
        outcome = self.sitting.state.outcome()
        if outcome is not None:  # a game may be over as soon as it is dealt
            self._finish(outcome)
        return (Words("table.deals", {"game": self.game_number, "commitment": commitment(dealt.seed)}),)

    def _away(self, entry: LogEntry) -> tuple[Words, ...]:
        self._place(entry.seat, msgspec.structs.replace(self.seat_states[entry.seat], away=True))
        return (Words("table.away", {"seat": entry.seat}),)

    def _back(self, entry: LogEntry) -> tuple[Words, ...]:
        self._place(entry.seat, msgspec.structs.replace(self.seat_states[entry.seat], away=False))
        return (Words("table.back", {"seat": entry.seat}),)

    def _again(self, entry: LogEntry) -> tuple[Words, ...]:
        self._place(entry.seat, msgspec.structs.replace(self.seat_states[entry.seat], ready=True))
        return (Words("table.again", {"seat": entry.seat}),)

    def _say(self, entry: LogEntry) -> tuple[Words, ...]:
        return (Words(f"phrase.{entry.text}", {"seat": entry.seat}),)

    def _chat(self, entry: LogEntry) -> tuple[Words, ...]:
        return (Words("table.chat", {"seat": entry.seat, "text": entry.text}),)

    def _place(self, seat: Seat, seat_state: SeatState) -> None:
        self.seat_states = [seat_state if at == seat else old for at, old in enumerate(self.seat_states)]


TAKES: Final = {
    "sit": TableLog._sit,
    "leave": TableLog._leave,
    "deal": TableLog._deal,
    "away": TableLog._away,
    "back": TableLog._back,
    "again": TableLog._again,
    "say": TableLog._say,
    "chat": TableLog._chat,
}


def happening(entry: LogEntry, events: tuple[Event, ...] = (), said: tuple[Words, ...] = ()) -> Happened:
    """An entry with what came of it."""
    return Happened(entry.number, entry.at, entry.seat, entry.what, entry.text, entry.by, events, said)


def plan_for(making: NewTable, rules: Rules) -> Tournament:
    """The plan of the series: the rule book's tournament, a best-of, or a single game."""
    if making.series < 0:
        return rules.tournament() or best_of(1)
    return best_of(max(1, making.series))


def not_now() -> Refused:
    """Refuse a move because no game is on."""
    return Refused("not-now", Refusal("table", case="not-now"))


def rebuilt(kept: TableRow, entries: list[LogEntry]) -> TableLog:
    """Rebuild a table from its log."""
    log = TableLog(kept)
    for entry in entries:
        log.take(entry)
    return log
