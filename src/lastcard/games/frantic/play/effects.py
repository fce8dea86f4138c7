"""The verbs of card text that are no attacks."""

from __future__ import annotations

from typing import Final, cast

from lastcard.engine.contract import Move, Refusal, Seat, Words
from lastcard.games.frantic.cards.texts import Condition, Effect
from lastcard.games.frantic.moves import NO_WISH, Wish
from lastcard.games.frantic.play.asking import Asked
from lastcard.games.frantic.play.play import Play
from lastcard.games.frantic.play.turn import Follow
from lastcard.games.frantic.play.wishes import Wishing, make_wish, unwishable, wishes
from lastcard.games.frantic.table.table import Table

FUCK_YOU_SIZE: Final = 10


class WishFor(Effect):
    """Wish a colour, or a colour or a number. FR-040: exactly one of the two. FR-N08: it must be made."""

    def __init__(self, numbers: bool) -> None:
        self.numbers: Final = numbers

    def begin(self, table: Table, play: Play) -> None:
        """Ask for the wish."""
        table.push(Wishing(play.seat, self.numbers, False))


class AndOrWish(Effect):
    """FR-039: the effect, a colour wish, or both; at least one of them. (FR-N67)"""

    def __init__(self, effect: Effect) -> None:
        self.effect: Final = effect

    def begin(self, table: Table, play: Play) -> None:
        """FR-N67, FR-045: without a possible effect the wish is compulsory."""
        if self.effect.is_possible(table, play):
            table.push(WishOrEffect(play, self.effect))
        else:
            table.push(Wishing(play.seat, False, False))


class WishOrEffect(Asked):
    """The wish of an and/or card: with one the effect is free, without one it has to be used."""

    def __init__(self, play: Play, effect: Effect) -> None:
        super().__init__(play.seat)
        self.play: Final = play
        self.effect: Final = effect

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-wish", {"seat": self.seat})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """A colour, or no wish where the card below may go on asking."""
        found = wishes(table, False)
        if not self.play.before.must_wish or not found:
            found.append(NO_WISH)
        return found

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """FR-N08: without a wish the demand below stays in force."""
        if move is NO_WISH:
            self.effect.begin(table, self.play)
        else:
            make_wish(table, seat, cast(Wish, move))
            self.effect.offer(table, self.play)

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """Why this may not be wished."""
        return unwishable(table, move, False)


class PlayAgain(Effect):
    """FR-052: another card has to follow at once."""

    def begin(self, table: Table, play: Play) -> None:
        """FR-N03: also for a dealer whose start card it is. FR-N69: then nothing may be added to it."""
        follow = Follow(play.seat, play.chargeable)
        if play.is_left_out():
            # FR-N81: a protected originator draws nothing.
            follow.ask_if_any(table)
        else:
            table.push(follow)


class ExactlyTen(Condition):
    """FR-064: only with exactly ten cards in hand, itself included."""

    def holds(self, table: Table, seat: Seat) -> bool:
        """Count them."""
        return table.hands[seat].size == FUCK_YOU_SIZE

    def clause(self) -> str:
        """The clause."""
        return "FR-064"
