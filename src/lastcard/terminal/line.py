"""The plain line mode: one sentence a line, moves typed in notation. The terminal that can be read aloud."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Iterable, Sequence

from lastcard.bots.bot import Bot
from lastcard.bots.pacing import Pacing, Plan
from lastcard.engine.contract import Seat, Words, seat_bit, seats_in
from lastcard.engine.rng import fast
from lastcard.engine.sitting import Refused, Sitting
from lastcard.rulebook import clause
from lastcard.words import say, sentences

TURN_PAUSE = 500
"""A bot in turn waits no longer than this: nobody races it."""

Out = Callable[[str], None]


class Lines:
    """Lines typed by a person, read in the background so that the game goes on meanwhile."""

    def __init__(self, typed: Iterable[str]) -> None:
        self._lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._read, args=(typed,), daemon=True).start()

    def _read(self, typed: Iterable[str]) -> None:
        for line in typed:
            self._lines.put(line.strip())
        self._lines.put(None)

    def wait(self, seconds: float | None) -> str | None:
        """The next line; None when nobody types any more; raises queue.Empty when time is up."""
        return self._lines.get(timeout=seconds)


class LineTable:
    """A person and bots at one table, told in lines."""

    def __init__(
        self,
        sitting: Sitting,
        me: Seat,
        bots: Sequence[Bot],
        *,
        language: str = "en",
        pace: float = 1.0,
        seed: int = 0,
        out: Out = print,
        keep: Callable[[], None] = lambda: None,
    ) -> None:
        self.keep = keep
        self.sitting = sitting
        self.me = me
        seated = [None if seat == me else bot for seat, bot in enumerate(bots)]
        self.pacing = Pacing(seated, fast(seed))
        self.language = language
        self.pace = pace
        self.out = out
        self.begun = time.monotonic()
        self.last_ms = 0
        self.last_seen: object = None

    def now(self) -> int:
        """Milliseconds since the table was opened."""
        return int((time.monotonic() - self.begun) * 1000)

    def say(self, words: Words) -> None:
        """One sentence to the person at the table."""
        self.out(say(words, self.sitting.record.names, self.language, self.me))

    def say_key(self, key: str, **values: str | int) -> None:
        """One sentence of the terminal itself."""
        self.say(Words(f"terminal.{key}", dict(values)))

    def run(self, lines: Lines) -> bool:
        """Play to the end; False if the person leaves before."""
        while self.sitting.state.to_act():
            self.show()
            plan = self.pacing.next(self.sitting.state, self.now())
            try:
                line = lines.wait(self._pause(plan))
            except queue.Empty:
                assert plan is not None
                self._bot_acts(plan)
                continue
            if line is None or line in ("quit", "exit"):
                self.say_key("leave")
                return False
            self.read(line)
        self.show()
        self._tell_outcome()
        return True

    def _pause(self, plan: Plan | None) -> float | None:
        """Seconds until a bot acts; None if only the person can."""
        if plan is None:
            return None
        wait = max(0, plan.due - self.now())
        alone = self.sitting.state.to_act() == seat_bit(plan.seat)
        return (min(wait, TURN_PAUSE) if alone else wait) * self.pace / 1000

    def _bot_acts(self, plan: Plan) -> None:
        self.pacing.done(plan)
        self._submit(plan.seat, plan.move.text())

    def read(self, line: str) -> None:
        """What the person typed: a question, or a move."""
        if line.startswith("?"):
            self.explain(line[1:].strip().upper())
        elif line == "look":
            self.show(again=True)
        elif line:
            self._submit(self.me, line)

    def _submit(self, seat: Seat, text: str) -> None:
        now = self.now()
        answer = self.sitting.submit(seat, self.sitting.state.decision(), text, now - self.last_ms)
        if isinstance(answer, Refused):
            if seat == self.me:
                name = answer.why.clause
                sentence = say(answer.why.words, self.sitting.record.names, self.language, self.me)
                self.out(sentence if name == "table" else f"{sentence} {name}")
            return
        self.last_ms = now
        self.keep()
        for event in answer.events:
            self.say(event.seen_by(self.me).words())

    def show(self, again: bool = False) -> None:
        """The table as the person sees it, when it is theirs to act and anything is new."""
        view = self.sitting.state.view(self.me)
        seen = view.data()
        if not again and (seen == self.last_seen or not view.to_act & seat_bit(self.me)):
            return
        self.last_seen = seen
        self.out("")
        for words in view.says():
            self.say(words)
        self.say(view.prompt)

    def explain(self, about: str) -> None:
        """`?` tells how to write a move and what may be done; `? MA-30` tells a clause."""
        if about:
            self._explain_clause(about)
            return
        rules = self.sitting.rules
        self.say(Words(f"{words_of(rules.game)}.how"))
        moves = self.sitting.state.moves(self.me)
        if not rules.hints:
            self.say_key("no-hints")
        elif moves:
            self.say_key("moves", moves=" ".join(move.text() for move in moves))
        self.say_key("help")

    def _explain_clause(self, name: str) -> None:
        try:
            found = clause(name)
        except KeyError:
            self.say_key("no-clause", clause=name)
            return
        self.out(f"{found.id} · {found.title}")
        self.out(found.text)

    def _tell_outcome(self) -> None:
        outcome = self.sitting.state.outcome()
        assert outcome is not None
        names = self.sitting.record.names
        winners = seats_in(outcome.winners)
        if len(winners) == 1:
            self.say_key("won", seat=winners[0])
        else:
            self.say_key("shared", names=", ".join(names[seat] for seat in winners))
        for seat, points in enumerate(outcome.points):
            self.say_key("points", seat=seat, points=points)


def words_of(game: str) -> str:
    """The table of sentences a game is told in: its own, or that of its box."""
    return game if f"{game}.how" in sentences("en") else game.partition("+")[0]
