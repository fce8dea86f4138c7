"""What a card is to be: Colour Swap leaves one of two colours, Mimicry is any other special card."""

from __future__ import annotations

from typing import Final, cast

from lastcard.engine.contract import Move, Refusal, Seat, Words
from lastcard.engine.piles import Told
from lastcard.games.frantic.cards.rows import CardRow
from lastcard.games.frantic.cards.texts import Condition, Naming
from lastcard.games.frantic.kinds import COLOURS, NO_COLOUR, SPECIAL
from lastcard.games.frantic.moves import COLOUR_WISHES, OfCard, Wish
from lastcard.games.frantic.play.asking import Asked
from lastcard.games.frantic.play.play import Play
from lastcard.games.frantic.table.table import Table

# ---------------------------------------------------------------- Colour Swap

GOES_ON: Final = (
    "frantic.goes-on-red",
    "frantic.goes-on-blue",
    "frantic.goes-on-yellow",
    "frantic.goes-on-green",
)


class OtherColour(Naming):
    """FR-116: legal on either of its colours; the game goes on with the other one."""

    def begin(self, table: Table, play: Play) -> None:
        """FR-N94, FR-N68: laid where it need not fit, its player names the colour."""
        here = play.before.colour
        if here == NO_COLOUR:
            table.push(WhichColour(play))
            return
        # FR-N11: a wished colour counts as the colour in force.
        others = play.row(table).colours & ~(1 << here)
        go_on_with(table, play, others.bit_length() - 1)


def go_on_with(table: Table, play: Play, colour: int) -> None:
    """FR-N22: this colour is in force from now on."""
    table.ask_for(table.rules.deck.plain_colours[colour])
    if table.loud:
        table.say(GOES_ON[colour], play.seat)
    play.announce(table)


class WhichColour(Asked):
    """With which of the pair's colours does the game go on?"""

    def __init__(self, play: Play) -> None:
        super().__init__(play.seat)
        self.play: Final = play

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-colour", {"seat": self.seat})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """One of the two."""
        colours = self.play.row(table).colours
        return [COLOUR_WISHES[at] for at in range(len(COLOURS)) if colours >> at & 1]

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """Go on with it."""
        go_on_with(table, self.play, cast(Wish, move).colour)

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """Only one of the two."""
        return Refusal("FR-N94")


# ---------------------------------------------------------------- Mimicry


class Imitate(Naming):
    """FR-127: played as any existing special card."""

    def begin(self, table: Table, play: Play) -> None:
        """FR-N04: as the start card too."""
        table.push(WhichCard(play))


class WhichCard(Asked):
    """Which card is it to be?"""

    def __init__(self, play: Play) -> None:
        super().__init__(play.seat)
        self.play: Final = play

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-imitate", {"seat": self.seat})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """Every special card of the boxes that could be played here."""
        call = table.rules.deck.call
        return [call[kind] for kind in range(SPECIAL, len(call)) if could_be(table, self.play, kind)]

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """FR-N19: from now on it is that card, and the pile shows its symbol."""
        card = cast(OfCard, move)
        play = self.play.named(card.kind)
        if table.loud:
            codes = f"{table.code(play.card)} {card.code}"
            table.tell(Told(Words("frantic.imitates", {"seat": seat, "cards": codes})))
        naming = play.row(table).naming
        if naming is None:
            play.announce(table)
        else:
            naming.begin(table, play)

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """Not that one, or not here."""
        if not isinstance(move, OfCard) or move.prefix != "as=":
            return Refusal("FR-127", case="name")
        row = table.rules.deck.rows[move.kind]
        if row.is_number() or not imitable(row):
            return Refusal("FR-N19", {"card": move.code})
        if row.condition is not None and not would_hold(table, self.play, row.condition):
            return Refusal(row.condition.clause(), {"card": move.code})
        return Refusal("FR-N72", {"card": move.code})


def imitable(row: CardRow) -> bool:
    """FR-N19, FR-A28: neither itself nor a card that could not even be a start card: Curse, The End."""
    return row.copies > 0 and row.starts and not isinstance(row.naming, Imitate)


def could_be(table: Table, play: Play, kind: int) -> bool:
    """FR-N72: only where that card itself might be played now."""
    row = table.rules.deck.rows[kind]
    if not imitable(row) or not play.before.fits.has(kind) or not in_colour(row, play.before.colour):
        return False
    for modifier in table.modifiers:
        # FR-N84: what was not played from a hand is not forbidden.
        if play.held and not modifier.allows(table).has(kind):
            return False
    return row.condition is None or would_hold(table, play, row.condition)


def in_colour(row: CardRow, colour: int) -> bool:
    """FR-127: a coloured one only in the colour in force, not by its symbol. FR-N94: anywhere if none is."""
    return row.is_colourless() or colour == NO_COLOUR or row.colours >> colour & 1 != 0


def would_hold(table: Table, play: Play, condition: Condition) -> bool:
    """FR-N19: is the condition of the other card met, with this one counted as still in the hand? FR-N84"""
    if not play.held:
        return True
    hand = table.hands[play.seat]
    hand.add(play.card)
    holds = condition.holds(table, play.seat)
    hand.remove(play.card)
    return holds
