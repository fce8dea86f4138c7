"""An evening in the terminal: one game, or a series of them, kept in a file as it goes."""

from __future__ import annotations

import random
import shlex
from collections.abc import Sequence
from pathlib import Path

from lastcard.booklet import help_words, title_of, words_of
from lastcard.bots.bot import Bot
from lastcard.engine.contract import Rules, Seat, Words, seats_in
from lastcard.engine.record import Record
from lastcard.engine.rng import new_seed
from lastcard.engine.series import Series, SeriesRecord, Tournament
from lastcard.engine.sitting import Sitting, resumed
from lastcard.terminal.dialogue import Dialogue
from lastcard.terminal.line import LineTable
from lastcard.words import say

ME: Seat = 0
"""Where the person sits: first."""


class NotKept(Exception):
    """The record cannot be written where it was to be kept."""


class Evening:
    """A person and bots who play a game, or as many as a tournament has."""

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
        """One sentence of the terminal."""
        return say(Words(f"terminal.{key}", dict(values)), self.names, self.language, ME)

    def keep(self) -> None:
        """Write down all that has been played, if there is a file for it."""
        if self.path is None:
            return
        try:
            if self.plan is None:
                self.records[-1].write(str(self.path))
            else:
                SeriesRecord(self.plan, self.records).write(str(self.path))
        except OSError as error:
            raise NotKept(f"the record cannot be kept in {self.path}: {error.strerror}") from None

    def run(self, dialogue: Dialogue) -> bool:
        """Play until the game or the series is over; False if the person leaves before."""
        if self.series.is_over():
            dialogue.tell(self.sentence("is-over"))
            return True
        sitting = self._deal()
        title, others = title_of(self.rules.game, self.language), ", ".join(self.names[ME + 1 :])
        dialogue.tell(self.sentence("welcome", title=title, others=others, name=self.names[ME]))
        dialogue.tell(say(Words(f"{words_of(self.rules.game)}.how"), self.names, self.language, ME))
        dialogue.tell(self.sentence("help", **help_words(self.rules.game, self.language)))
        while self._play(sitting, dialogue):
            if self.plan is not None:
                self._standings(dialogue)
            if self.series.is_over():
                self._tell_where(dialogue, "recorded")
                return True
            sitting = self._deal()
        return False

    def leave(self, dialogue: Dialogue) -> None:
        """The person leaves in mid-game; what was played is kept if it was to be."""
        self.keep()
        dialogue.tell(self.sentence("leave"))
        self._tell_where(dialogue, "resumable")

    def _tell_where(self, dialogue: Dialogue, key: str) -> None:
        if self.path is not None:
            dialogue.tell(self.sentence(key, path=shlex.quote(str(self.path))))

    def _deal(self) -> Sitting:
        """The game that was left off, or the next one; it is kept from its first moment."""
        number = len(self.series.outcomes)
        if len(self.records) > number:
            sitting = resumed(self.records[number])
        else:
            sitting = Sitting(self.series.next_rules(), self.names, self._seed(number))
        self.records[number:] = [sitting.record]
        self.keep()
        return sitting

    def _seed(self, number: int) -> int | str:
        """The seed of a game: those after a given one follow it, or are fresh and sealed."""
        if isinstance(self.seed, int):
            return self.seed + number
        return new_seed() if self.seed is None or number else self.seed

    def _chance(self) -> int:
        """The bots' own chance: the same again for a seed that was named, and never that of the deal."""
        if self.seed is None:
            return random.getrandbits(60)
        return -1 - (self.seed if isinstance(self.seed, int) else int(self.seed, 16))

    def _play(self, sitting: Sitting, dialogue: Dialogue) -> bool:
        """One game; False if the person leaves before its end."""
        if self.plan is not None:
            number = len(self.records)
            dialogue.tell()
            dialogue.tell(self.sentence("game-of", number=number, games=self.plan.games), strong=True)
        if sitting.record.entries:
            dialogue.tell(self.sentence("goes-on", moves=len(sitting.record.entries)))
        promised = sitting.record.commitment()
        if promised:
            dialogue.tell(self.sentence("committed", commitment=promised))
        if not self._table(sitting, dialogue).run():
            return False
        if promised:
            dialogue.tell(self.sentence("seed", seed=str(sitting.record.seed)))
        outcome = sitting.state.outcome()
        assert outcome is not None
        self.series.add(outcome)
        return True

    def _table(self, sitting: Sitting, dialogue: Dialogue) -> LineTable:
        return LineTable(
            sitting,
            ME,
            self.bots,
            dialogue,
            language=self.language,
            pace=self.pace,
            seed=self._chance(),
            keep=self.keep,
        )

    def _standings(self, dialogue: Dialogue) -> None:
        """What each has noted, and who has won if it is over."""
        dialogue.tell()
        dialogue.tell(
            self.sentence("standings", number=len(self.series.outcomes), games=self.series.plan.games)
        )
        for seat, total in enumerate(self.series.totals()):
            dialogue.tell(self.sentence("points", seat=seat, points=total))
        if self.series.is_over():
            winners = ", ".join(self.names[seat] for seat in seats_in(self.series.winners()))
            dialogue.tell(self.sentence("series-won", names=winners), strong=True)
