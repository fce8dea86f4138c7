"""Bots that misbehave, each in its own way; seated by `@tests.lab.bots.Name`."""

from __future__ import annotations

import os
import time
from pathlib import Path

from lastcard.bots.bot import Bot, Choice
from lastcard.engine.contract import Move, Rules, View
from lastcard.engine.rng import Rng


class First(Bot):
    """Always the first move: well behaved."""

    def __init__(self) -> None:
        super().__init__("first")

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        return Choice(moves[0])


class Raises(First):
    """Raises instead of choosing."""

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        raise ValueError("I do not\nlike this hand")


class Hangs(First):
    """Thinks for ever."""

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        while True:
            time.sleep(0.01)


class Cheats(First):
    """Chooses what is not on the list."""

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        class Fly(Move):
            def text(self) -> str:
                return "fly"

        return Choice(Fly())


class Mumbles(First):
    """Answers with something that is no choice."""

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        return "own:+2"  # type: ignore[return-value]


class Sulks(First):
    """Says nothing when the game waits for it."""

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        return None


class Stumbles(First):
    """Cannot even sit down."""

    def seated(self, rules: Rules) -> Bot:
        raise ValueError("no chair for me")


class Dawdles(First):
    """Never sits down."""

    def seated(self, rules: Rules) -> Bot:
        while True:
            time.sleep(0.01)


class SendsAnother(First):
    """Lets something sit down that is no bot."""

    def seated(self, rules: Rules) -> Bot:
        return "somebody"  # type: ignore[return-value]


class Lingers(First):
    """Plays until something is kept in a folder, then thinks for as long as that stands there."""

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        folder = os.environ.get("LINGERS_AT")
        while folder and list(Path(folder).glob("parts/*.jsonl")):
            time.sleep(0.01)
        return Choice(moves[0])


class DiesOnce(First):
    """Kills its process once, as a machine out of memory does: a file remembers it."""

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        mark = Path(os.environ["DIED_ONCE"])
        if not mark.exists():
            mark.touch()
            os._exit(9)
        return Choice(moves[0])


class Watches(First):
    """Looks on between its moves, and counts how often."""

    def __init__(self) -> None:
        Bot.__init__(self, "watches", watches=True)
        self.seen = 0

    def watch(self, view: View) -> None:
        self.seen += 1


class Blind(Watches):
    """Wants to look on, and cannot."""

    def watch(self, view: View) -> None:
        raise ValueError("too dark")


class NotABot:
    """Something else."""


class DiesAlways(First):
    """Kills its process whenever it is asked."""

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        os._exit(9)
