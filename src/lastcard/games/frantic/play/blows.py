"""What the attacks of the base game do when they land."""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import Seat, Seats, seat_bit
from lastcard.games.frantic.play.attacks import Blow, Strike
from lastcard.games.frantic.play.giving import HandOver, choose_gifts
from lastcard.games.frantic.table.table import Table


class DrawShare(Blow):
    """FR-043: each victim draws their share."""

    def land(self, table: Table, strike: Strike) -> None:
        """FR-N96: in play direction from the attacker, each their whole share at once."""
        for seat in strike.order(table):
            table.draw(seat, strike.share(seat))


class DrawUpToMine(Blow):
    """FR-044: the victim draws until they have as many cards as the attacker."""

    def targets(self, table: Table, attacker: Seat) -> Seats:
        """Those with fewer cards than the attacker holds now that the card has left the attacker's hand."""
        found = 0
        for seat in range(table.seats()):
            if table.hands[seat].size < table.hands[attacker].size:
                found |= seat_bit(seat)
        return found

    def refusal(self) -> str:
        """Only those with fewer cards."""
        return "FR-044"

    def land(self, table: Table, strike: Strike) -> None:
        """Draw the difference."""
        victim = strike.victim()
        table.draw(victim, int(table.hands[strike.attacker()].size - table.hands[victim].size))


class MissTurn(Blow):
    """FR-050: the victim misses their next turn."""

    def targets(self, table: Table, attacker: Seat) -> Seats:
        """FR-051: nobody who is already due to miss one."""
        return table.everybody() & ~seat_bit(attacker) & ~table.missing

    def refusal(self) -> str:
        """Not again before they have missed it."""
        return "FR-051"

    def land(self, table: Table, strike: Strike) -> None:
        """They will miss it."""
        table.missing |= seat_bit(strike.victim())
        if table.loud:
            table.say("frantic.will-miss", strike.victim())


class GiveCards(Blow):
    """FR-046: the attacker gives cards of their choice to the victim."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def involves_attacker(self) -> bool:
        """They give."""
        return True

    def land(self, table: Table, strike: Strike) -> None:
        """Choose them one by one. FR-047: with none left there is nothing to give."""
        after = HandOver(strike.attacker(), strike.victim(), 0)
        choose_gifts(table, strike.attacker(), self.count, after, table.rules.deck.kept)


class SwapCards(Blow):
    """FR-048: the attacker gives cards of their choice and draws as many of the victim's blind."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def involves_attacker(self) -> bool:
        """They give, and draw."""
        return True

    def land(self, table: Table, strike: Strike) -> None:
        """FR-049: with nothing to give they still draw. FR-067: with Fuck You too."""
        after = HandOver(strike.attacker(), strike.victim(), self.count)
        choose_gifts(table, strike.attacker(), self.count, after, table.rules.deck.kept)
