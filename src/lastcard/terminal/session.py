"""A session in the terminal: one game or a series, with its record written after every move."""

from __future__ import annotations

import random
import shlex
from collections.abc import Sequence
from pathlib import Path

from lastcard.bots.bot import Bot
from lastcard.engine.contract import Rules, Seat, Words, seats_in
from lastcard.engine.record import Record
from lastcard.engine.rng import new_seed
from lastcard.engine.series import Series, SeriesRecord, Tournament
from lastcard.engine.sitting import Sitting, resumed
from lastcard.game_texts import help_words, title_of, words_of
from lastcard.terminal.console import Console
from lastcard.terminal.text_table import TextTable
from lastcard.words import say

ME: Seat = 0
"""The person has the first seat."""


class RecordNotWritten(Exception):
    """The record cannot be written to its file."""


class TerminalSession:
    """One person and bots who play one game, or all games of a tournament."""

    def __init__(
        self,
        rules: Rules,
        names: list[str],
        bots: Sequence[Bot],
        *,
        plan: Tournament | None = None,
        seed: int | str | None = None,
        path: Path | None = None,
        records: Sequence[Record] = (),
        language: str = "en",
        pace: float = 1.0,
    ) -> None:
        self.rules = rules
        self.names = names
        self.bots = bots
        self.plan = plan
        self.seed = seed
        self.path = path
        self.records = list(records)
        self.language = language
        self.pace = pace
        self.series = Series(rules, plan or Tournament(1, "wins"))
        for record in self.records:
            if record.outcome is not None:
                self.series.add(record.outcome)

    def sentence(self, key: str, **values: str | int) -> str:
        """A sentence of the terminal in the session's language."""
        return say(Words(f"terminal.{key}", dict(values)), self.names, self.language, ME)

    def keep(self) -> None:
        """Write the record, if the session has a file."""
        if self.path is None:
            return
        try:
            if self.plan is None:
                self.records[-1].write(str(self.path))
            else:
                SeriesRecord(self.plan, self.records).write(str(self.path))
        except OSError as error:
            raise RecordNotWritten(f"the record cannot be kept in {self.path}: {error.strerror}") from None

    def run(self, console: Console) -> bool:
        """Play until the game or the series is over; False if the person leaves before."""
        if self.series.is_over():
            console.tell(self.sentence("is-over"))
            return True
        sitting = self._deal()
        title, others = title_of(self.rules.game, self.language), ", ".join(self.names[ME + 1 :])
        console.tell(self.sentence("welcome", title=title, others=others, name=self.names[ME]))
        console.tell(say(Words(f"{words_of(self.rules.game)}.how"), self.names, self.language, ME))
        console.tell(self.sentence("help", **help_words(self.rules.game, self.language)))
        while self._play(sitting, console):
            if self.plan is not None:
                self._standings(console)
            if self.series.is_over():
                self._tell_where(console, "recorded")
                return True
            sitting = self._deal()
        return False

    def leave(self, console: Console) -> None:
        """Write the record and say how to go on, when the person leaves in mid-game."""
        self.keep()
        console.tell(self.sentence("leave"))
        self._tell_where(console, "resumable")

    def _tell_where(self, console: Console, key: str) -> None:
        if self.path is not None:
            console.tell(self.sentence(key, path=shlex.quote(str(self.path))))

    def _deal(self) -> Sitting:
        """Resume the unfinished game or deal the next one, and write its record at once."""
        number = len(self.series.outcomes)
        if len(self.records) > number:
            sitting = resumed(self.records[number])
        else:
            sitting = Sitting(self.series.next_rules(), self.names, self._seed(number))
        self.records[number:] = [sitting.record]
        self.keep()
        return sitting

    def _seed(self, number: int) -> int | str:
        """The seed of a game: a given number counts up from game to game, any other is new and sealed."""
        if isinstance(self.seed, int):
            return self.seed + number
        return new_seed() if self.seed is None or number else self.seed

    def _chance(self) -> int:
        """The seed of the bots: it follows from a given seed, and is never the seed of the deal."""
        if self.seed is None:
            return random.getrandbits(60)
        return -1 - (self.seed if isinstance(self.seed, int) else int(self.seed, 16))

    def _play(self, sitting: Sitting, console: Console) -> bool:
        """Play one game; False if the person leaves before its end."""
        if self.plan is not None:
            number = len(self.records)
            console.tell()
            console.tell(self.sentence("game-of", number=number, games=self.plan.games), strong=True)
        if sitting.record.entries:
            console.tell(self.sentence("goes-on", moves=len(sitting.record.entries)))
        promised = sitting.record.commitment()
        if promised:
            console.tell(self.sentence("committed", commitment=promised))
        if not self._table(sitting, console).run():
            return False
        if promised:
            console.tell(self.sentence("seed", seed=str(sitting.record.seed)))
        outcome = sitting.state.outcome()
        assert outcome is not None
        self.series.add(outcome)
        return True

    def _table(self, sitting: Sitting, console: Console) -> TextTable:
        return TextTable(
            sitting,
            ME,
            self.bots,
            console,
            language=self.language,
            pace=self.pace,
            seed=self._chance(),
            keep=self.keep,
        )

    def _standings(self, console: Console) -> None:
        """Print the points so far, and the winner if the series is over."""
        console.tell()
        console.tell(
            self.sentence("standings", number=len(self.series.outcomes), games=self.series.plan.games)
        )
        for seat, total in enumerate(self.series.totals()):
            console.tell(self.sentence("points", seat=seat, points=total))
        if self.series.is_over():
            winners = ", ".join(self.names[seat] for seat in seats_in(self.series.winners()))
            console.tell(self.sentence("series-won", names=winners), strong=True)
