"""What a player has: hand cards of either pack, and the own pile."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from lastcard.engine.bits import bit, numbers_in
from lastcard.engine.hands import Hand


@mypyc_attr(acyclic=True)
@final
class Holding:
    """The cards of one player: Hochspannung and Unter Spannung cards in hand, and the own pile. (HS-05)

    Of a Hochspannung card there is only one, so those in hand are a plain set of kinds. The pile is as it was
    dealt, and the first `drawn` cards of it are gone; clones share it.
    """

    def __init__(
        self, dealt: list[int], *, drawn: i64, first_step: i64, problems: i64, steps: Hand, size: i64
    ) -> None:
        self.dealt: Final = dealt
        self.drawn = drawn
        self.first_step: Final = first_step
        self.problems = problems
        self.steps = steps
        self.size = size

    def clone(self) -> Holding:
        """The same cards, to be played on by themselves."""
        return Holding(
            self.dealt,
            drawn=self.drawn,
            first_step=self.first_step,
            problems=self.problems,
            steps=self.steps.clone(),
            size=self.size,
        )

    def has_pile(self) -> bool:
        """Is there a card left to draw?"""
        return self.drawn < len(self.dealt)

    def pile(self) -> list[int]:
        """The cards left to draw, top first."""
        return self.dealt[self.drawn :]

    def draw(self) -> int:
        """Take the top card of the pile, which must be there, into the hand."""
        kind = self.dealt[self.drawn]
        self.drawn += 1
        self.add(kind)
        return kind

    def is_down_to_one(self) -> bool:
        """HS-40: no pile, and exactly one card in hand. HS-42: with a pile left it does not count."""
        return self.size == 1 and not self.has_pile()

    def is_rid(self) -> bool:
        """Is nothing left, in hand or pile?"""
        return self.size == 0 and not self.has_pile()

    def add(self, kind: i64) -> None:
        """Take a card into the hand."""
        self.size += 1
        if kind < self.first_step:
            self.problems |= bit(kind)
        else:
            self.steps.add(kind - self.first_step)

    def remove(self, kind: i64) -> None:
        """Take a card, which must be there, out of the hand."""
        self.size -= 1
        if kind < self.first_step:
            self.problems ^= bit(kind)
        else:
            self.steps.remove(kind - self.first_step)

    def has(self, kind: i64) -> bool:
        """Is such a card in the hand?"""
        if kind < self.first_step:
            return self.problems & bit(kind) != 0
        return self.steps.has(kind - self.first_step)

    def cards(self) -> list[int]:
        """The kinds in hand, lowest first."""
        return numbers_in(self.problems) + [kind + int(self.first_step) for kind in self.steps.cards()]


def holding(hand: list[int], pile: list[int], first_step: int) -> Holding:
    """A player with these cards in hand and these to draw."""
    held = Holding(pile, drawn=0, first_step=first_step, problems=0, steps=Hand(), size=0)
    for kind in hand:
        held.add(kind)
    return held
