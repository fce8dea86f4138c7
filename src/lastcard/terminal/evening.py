"""An evening in the terminal: one game, or a series of them, kept in a file as it goes."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from pathlib import Path

from lastcard.bots.bot import Bot
from lastcard.engine.contract import Rules, Words, seats_in
from lastcard.engine.record import Record
from lastcard.engine.rng import new_seed
from lastcard.engine.series import Series, SeriesRecord, Tournament
from lastcard.engine.sitting import Sitting, resumed
from lastcard.terminal.line import Lines, LineTable, Out
from lastcard.words import say


class Evening:
    """A person and bots who play a game, or as many as a tournament has."""

    def __init__(
        self,
        rules: Rules,
        names: list[str],
        bots: Sequence[Bot],
        *,
        title: str,
        plan: Tournament | None = None,
        seed: int | str | None = None,
        path: Path | None = None,
        language: str = "en",
        pace: float = 1.0,
        out: Out = print,
    ) -> None:
        self.rules = rules
        self.names = names
        self.bots = bots
        self.title = title
        self.plan = plan
        self.seed = seed
        self.path = path
        self.language = language
        self.pace = pace
        self.out = out
        self.records: list[Record] = []

    def say(self, key: str, **values: str | int) -> None:
        """One sentence of the terminal."""
        self.out(say(Words(f"terminal.{key}", dict(values)), self.names, self.language, 0))

    def keep(self) -> None:
        """Write down all that has been played, if there is a file for it."""
        if self.path is None:
            return
        if self.plan is None:
            self.records[-1].write(str(self.path))
        else:
            SeriesRecord(self.plan, self.records).write(str(self.path))

    def run(self, typed: Iterable[str]) -> None:
        """Play until the game or the series is over, or the person leaves."""
        lines = Lines(typed)
        series = Series(self.rules, self.plan or Tournament(1, "wins"))
        while not series.is_over():
            left_off = self.records and self.records[len(series.outcomes) :]
            sitting = resumed(left_off[0]) if left_off else self._deal(series)
            self.records[len(series.outcomes) :] = [sitting.record]
            if not self._play(sitting, lines):
                break
            outcome = sitting.state.outcome()
            assert outcome is not None
            series.add(outcome)
            if self.plan is not None:
                self._standings(series)
        if self.path is not None:
            self.keep()
            self.say("recorded", path=str(self.path))

    def _deal(self, series: Series) -> Sitting:
        """The next game, by the next seed or a fresh sealed one."""
        number = len(series.outcomes)
        seed = self.seed + number if isinstance(self.seed, int) else self.seed
        if seed is None or (isinstance(seed, str) and number):
            seed = new_seed()
        return Sitting(series.next_rules(), self.names, seed)

    def _play(self, sitting: Sitting, lines: Lines) -> bool:
        """One game; False if the person leaves before its end."""
        if sitting.state.to_act() == 0:
            return True
        if self.plan is None:
            self.say("welcome", title=self.title, names=", ".join(self.names))
        else:
            number = len(self.records)
            self.say("welcome-series", title=self.title, number=number, games=self.plan.games)
        promised = sitting.record.commitment()
        if promised:
            self.say("committed", commitment=promised)
        self.say("help")
        self.keep()
        if not self._table(sitting).run(lines):
            return False
        if promised:
            self.say("seed", seed=str(sitting.record.seed))
        return True

    def _table(self, sitting: Sitting) -> LineTable:
        return LineTable(
            sitting,
            0,
            self.bots,
            language=self.language,
            pace=self.pace,
            seed=random.getrandbits(60),
            out=self.out,
            keep=self.keep,
        )

    def _standings(self, series: Series) -> None:
        """What each has noted, and who has won if it is over."""
        self.say("standings", number=len(series.outcomes), games=series.plan.games)
        for seat, total in enumerate(series.totals()):
            self.say("points", seat=seat, points=total)
        if series.is_over():
            winners = ", ".join(self.names[seat] for seat in seats_in(series.winners()))
            self.say("series-won", names=winners)
