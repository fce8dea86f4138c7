"""One game in the terminal: the table in sentences, moves typed in notation; a screen reader can read it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lastcard.bots.bot import Bot
from lastcard.bots.pacing import Pacing, TimedMove
from lastcard.engine.contract import Outcome, Seat, Words, seat_bit, seats_in
from lastcard.engine.rng import fast
from lastcard.engine.sitting import Refused, Sitting
from lastcard.game_texts import clause_text, clause_title, find_clause, help_words, words_of
from lastcard.terminal.console import Console, TimedOut
from lastcard.terminal.move_names import move_list
from lastcard.words import say, sentences

TURN_PAUSE = 500
"""The longest pause, in milliseconds, before a bot that is alone to act."""

TYPED_AS = str.maketrans({"−": "-", "–": "-", "±": "+-", "×": "x", "*": "x"})
"""The signs that the screen shows, and how the notation writes them."""


class TextTable:
    """Plays one game between a person and bots on a console."""

    def __init__(
        self,
        sitting: Sitting,
        me: Seat,
        bots: Sequence[Bot],
        console: Console,
        *,
        language: str = "en",
        pace: float = 1.0,
        seed: int = 0,
        keep: Callable[[], None] = lambda: None,
    ) -> None:
        self.sitting = sitting
        self.me = me
        self.console = console
        self.language = language
        self.pace = pace
        self.keep = keep
        seated = [None if seat == me else bot.seated(sitting.rules) for seat, bot in enumerate(bots)]
        self.pacing = Pacing(seated, fast(seed))
        self.clock = 0
        self.last_ms = console.now()
        self.told: list[str] = []
        self.told_decision = -1
        self.my_turn_goes_on = False

    def say(self, words: Words, strong: bool = False) -> None:
        """Print a sentence."""
        self.console.tell(self.sentence(words), strong)

    def sentence(self, words: Words) -> str:
        """The sentence in the person's language, addressed to the person."""
        return say(words, self.sitting.record.names, self.language, self.me)

    def say_key(self, key: str, **values: str | int) -> None:
        """Print a sentence of the terminal itself."""
        self.say(Words(f"terminal.{key}", dict(values)))

    def run(self) -> bool:
        """Play to the end; False if the person leaves before."""
        leaving = (None, "exit", "quit", sentences(self.language)["terminal.quit"])
        while self.sitting.state.to_act():
            self.show()
            plan = self.pacing.next(self.sitting.state, self.now())
            try:
                line = self.console.wait(self._pause(plan), plan is None or self.is_asked())
            except TimedOut:
                assert plan is not None
                self._bot_acts(plan)
                continue
            if line in leaving:
                return False
            assert line is not None
            self.read(line)
        self._tell_outcome()
        return True

    def is_asked(self) -> bool:
        """May the person act now?"""
        return bool(self.sitting.state.to_act() & seat_bit(self.me))

    def now(self) -> int:
        """The bots' clock in milliseconds; at pace 0 it stands still between moves."""
        return int(self.console.now() / self.pace) if self.pace else self.clock

    def _pause(self, plan: TimedMove | None) -> float | None:
        """Seconds until a bot acts; None if only the person can."""
        if plan is None:
            return None
        wait = max(0, plan.due - self.now())
        alone = self.sitting.state.to_act() == seat_bit(plan.seat)
        return (min(wait, TURN_PAUSE) if alone else wait) * self.pace / 1000

    def _bot_acts(self, plan: TimedMove) -> None:
        self.clock = plan.due
        self.my_turn_goes_on = False
        self.pacing.done(plan)
        self._submit(plan.seat, plan.move.text())

    def read(self, line: str) -> None:
        """Carry out what the person typed: a command, or a move."""
        if line.startswith("?"):
            self.explain(line[1:].strip().upper())
        elif line in ("help", sentences(self.language)["terminal.aid"]):
            self.explain("")
        elif line in ("look", sentences(self.language)["terminal.look"]):
            self.show(again=True)
        elif line:
            self._submit(self.me, self.notation(line))
        elif self.is_asked():
            self.list_moves()

    def notation(self, line: str) -> str:
        """The move as typed, or with screen signs, capitals and spaces put right if that makes it a move."""
        meant = "".join(line.translate(TYPED_AS).lower().split())
        return meant if self.sitting.rules.parse(line) is None and self.sitting.rules.parse(meant) else line

    def _submit(self, seat: Seat, text: str) -> None:
        now = self.console.now()
        answer = self.sitting.submit(seat, self.sitting.state.decision(), text, now - self.last_ms)
        if isinstance(answer, Refused):
            self._refuse(answer)
            return
        self.last_ms = now
        self.keep()
        told = [self.sentence(event.seen_by(self.me).words()) for event in answer.events]
        if told:
            self.console.tell(" ".join(told))

    def _refuse(self, answer: Refused) -> None:
        """Print why a move is refused, and the clause that says so."""
        sentence, name = self.sentence(answer.why.words), answer.why.clause
        self.console.tell(sentence if name == "table" else f"{sentence} {name}")

    def show(self, again: bool = False) -> None:
        """Print the whole table after others have acted, and in the person's own turn only the changes."""
        if not again and not self.is_asked():
            return
        view = self.sitting.state.view(self.me)
        table, ask = [self.sentence(words) for words in view.says()], self.sentence(view.prompt)
        is_new = view.decision != self.told_decision
        if again or (is_new and not self.my_turn_goes_on):
            self.console.tell()
            news = table
        else:
            near = table if is_new else table[-1:]
            news = [line for line in near if line not in self.told]
        for line in news:
            self.console.tell(line)
        if again or is_new or ask not in self.told:
            self.console.tell(ask, strong=True)
        self.told, self.told_decision, self.my_turn_goes_on = [*table, ask], view.decision, True

    def explain(self, about: str) -> None:
        """Print how to write a move and which moves there are, or a clause by its id."""
        if about:
            self._explain_clause(about)
            return
        rules = self.sitting.rules
        self.say(Words(f"{words_of(rules.game)}.how"))
        moves = self.sitting.state.moves(self.me) if self.is_asked() else []
        if not rules.hints:
            self.say_key("no-hints")
        elif moves:
            self.say_key("moves", moves="  ".join(move.text() for move in moves))
        self.say_key("help", **help_words(rules.game, self.language))

    def list_moves(self) -> None:
        """Print every legal move and what it means, unless finding moves is part of the game."""
        if not self.sitting.rules.hints:
            self.say_key("no-hints")
            return
        moves = self.sitting.state.moves(self.me)
        for line in move_list(moves, self.sitting.record.names, self.language, self.me):
            self.console.tell(line)

    def _explain_clause(self, name: str) -> None:
        try:
            found = find_clause(name)
        except LookupError:
            self.say_key("no-clause", clause=name)
            return
        self.console.tell(clause_title(found, self.language), strong=True)
        self.console.tell(clause_text(found, self.language))

    def _tell_outcome(self) -> None:
        outcome = self.sitting.state.outcome()
        assert outcome is not None
        self.console.tell()
        for line in outcome_lines(outcome, self.sitting.record.names, self.language, self.me):
            self.console.tell(line)


def outcome_lines(outcome: Outcome, names: Sequence[str], language: str, me: Seat | None) -> list[str]:
    """Who has won, by which clause, and the points of each seat if the game has points."""
    winners = seats_in(outcome.winners)
    if len(winners) == 1:
        won = Words("terminal.won", {"seat": winners[0]})
    else:
        won = Words("terminal.shared", {"names": ", ".join(names[seat] for seat in winners)})
    lines = [f"{say(won, names, language, me)} {outcome.clause}"]
    for seat, points in enumerate(outcome.points if any(outcome.points) else []):
        lines.append(say(Words("terminal.points", {"seat": seat, "points": points}), names, language, me))
    return lines
