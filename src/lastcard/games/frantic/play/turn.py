"""A turn: play or draw, perhaps play after drawing, then the check for empty hands and the next player."""

from __future__ import annotations

from typing import Final, cast

from lastcard.engine.agenda import Task
from lastcard.engine.contract import Move, Refusal, Seat, Words, seat_bit
from lastcard.engine.rng import Rng
from lastcard.games.frantic.kinds import Kinds
from lastcard.games.frantic.moves import DRAW, END, MOST_SEATS, OfCard
from lastcard.games.frantic.play.asking import Asked, card_in, not_asked, not_held, not_now
from lastcard.games.frantic.play.finish import HANDS_CHECK
from lastcard.games.frantic.play.play import add_cards, any_card, lay_down
from lastcard.games.frantic.play.playable import playable_on, unplayable
from lastcard.games.frantic.table.endings import CAPPED
from lastcard.games.frantic.table.modifiers import Modifier
from lastcard.games.frantic.table.table import Table

MOST_TURNS: Final = 2000
"""FR-N41: a round of more turns is ended."""

_OR_DRAW: Final[list[Move]] = [DRAW]
_OR_END: Final[list[Move]] = [END]
_NOTHING_ELSE: Final[list[Move]] = []


class Choice(Asked):
    """A card that may be played, or something else."""

    def others(self, table: Table, any_card: bool) -> list[Move]:
        """What may be done instead of playing a card: a list that is never changed."""
        raise AssertionError

    def fits(self, table: Table) -> Kinds:
        """Which kinds fit, as far as the pile goes: what it asks for."""
        return table.demand.fits

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """Every card that may be played, then what else there is."""
        numbers, specials = playable_on(table, seat, self.fits(table))
        found: list[Move] = []
        add_cards(found, table.rules.deck.lay, numbers, specials)
        return found + self.others(table, numbers | specials != 0)

    def random_move(self, table: Table, seat: Seat, rng: Rng) -> Move | None:
        """One of the moves, each as likely."""
        numbers, specials = playable_on(table, seat, self.fits(table))
        others = self.others(table, numbers | specials != 0)
        return any_card(table.rules.deck.lay, numbers, specials, others, rng)

    def ask_if_any(self, table: Table) -> None:
        """Ask if there is a card to play; said either way, so that to be asked is no news."""
        numbers, specials = playable_on(table, self.seat, self.fits(table))
        can = numbers | specials != 0
        if table.loud:
            table.say("frantic.can-go-on" if can else "frantic.no-more-card", self.seat)
        if can:
            table.push(self)

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """Why a card does not go, or why it is the other way round."""
        if not isinstance(move, OfCard) or move.prefix not in ("", "!"):
            return self.instead(move)
        card = card_in(table, seat, move, move.prefix)
        if card is None:
            return not_held(move, move.prefix)
        return not_now(move) if move.prefix == "!" else unplayable(table, seat, move.kind)

    def instead(self, move: Move) -> Refusal:
        """Why nothing else may be done."""
        return not_asked()


class Turn(Choice):
    """FR-024: play one legal card, or draw one."""

    def words(self) -> Words:
        """Whose turn it is."""
        return Words("frantic.ask-turn", {"seat": self.seat})

    def others(self, table: Table, any_card: bool) -> list[Move]:
        """FR-025, FR-026: whoever cannot play must draw, whoever can may. FR-N62: also from an empty pile."""
        return _OR_DRAW

    def instead(self, move: Move) -> Refusal:
        """A turn is a card or a draw."""
        return Refusal("FR-024")

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """Play, or draw and perhaps play."""
        table.push(END_TURN[seat])
        if move is DRAW:
            table.draw(seat, 1)
            # FR-105: with nothing to draw the round is over.
            if table.ending is None:
                table.push(MAY_PLAY[seat])
        else:
            lay_down(table, seat, cast(OfCard, move).kind, True)


class MayPlay(Choice):
    """FR-027: after a draw, play any legal card or end. FR-028: there is no second draw. FR-N07"""

    def __init__(self, seat: Seat, chargeable: bool) -> None:
        super().__init__(seat)
        self.chargeable: Final = chargeable

    def words(self) -> Words:
        """Who may play after drawing."""
        return Words("frantic.ask-after-draw", {"seat": self.seat})

    def others(self, table: Table, any_card: bool) -> list[Move]:
        """FR-029: nobody has to play."""
        return _OR_END

    def instead(self, move: Move) -> Refusal:
        """Only one card is drawn."""
        return Refusal("FR-028") if move is DRAW else not_asked()

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """Play, or leave it."""
        if move is not END:
            lay_down(table, seat, cast(OfCard, move).kind, self.chargeable)


class Follow(Choice):
    """FR-052: another legal card must be played at once; only who cannot draws one."""

    def __init__(self, seat: Seat, chargeable: bool) -> None:
        super().__init__(seat)
        self.chargeable: Final = chargeable

    def words(self) -> Words:
        """Who has to go on."""
        return Words("frantic.ask-follow", {"seat": self.seat})

    def others(self, table: Table, any_card: bool) -> list[Move]:
        """FR-N07: no draw for those who can play. FR-053: with no card to lay the draw is due."""
        return _NOTHING_ELSE if any_card else _OR_DRAW

    def instead(self, move: Move) -> Refusal:
        """A card has to follow."""
        return Refusal("FR-052")

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """Play; or draw, and then perhaps play. (FR-N07)"""
        if move is not DRAW:
            lay_down(table, seat, cast(OfCard, move).kind, self.chargeable)
            return
        table.draw(seat, 1)
        if table.ending is None:
            table.push(MayPlay(seat, self.chargeable))


class EndTurn(Task[Table]):
    """FR-N59: all is done: the check for empty hands, what ends or turns with the turn, the next player."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def words(self) -> Words:
        """Whose turn ends."""
        return Words("frantic.turn-ends", {"seat": self.seat})

    def run(self, table: Table) -> None:
        """FR-076: not before all is done. Nearly always nobody has run out, and the next turn begins."""
        if table.cut_short():
            return
        if table.empty() == 0:
            pass_on(table, self.seat)
        else:
            table.in_order([HANDS_CHECK[self.seat], PASS_ON[self.seat]])


class PassOn(Task[Table]):
    """The turn goes to the next player."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def words(self) -> Words:
        """Whose turn is over."""
        return Words("frantic.turn-passes", {"seat": self.seat})

    def run(self, table: Table) -> None:
        """FR-N17: also after a Nice Try the one after the player in turn follows. FR-057"""
        if not table.cut_short():
            pass_on(table, self.seat)


def pass_on(table: Table, seat: Seat) -> None:
    """What lasts until the end of this turn ends, and the next turn begins."""
    turn_ends(table, seat)
    table.turns += 1
    if table.turns >= MOST_TURNS:
        table.stop(CAPPED)
        return
    begin_turn(table, table.after(seat))


def begin_turn(table: Table, seat: Seat) -> None:
    """FR-N58: a turn due to be missed is missed; a bomb may go off; what lasted until this turn ends."""
    while table.missing & seat_bit(seat):
        # FR-050; FR-051: from now on the player can be made to miss a turn again.
        table.missing &= ~seat_bit(seat)
        if table.loud:
            table.say("frantic.misses", seat)
        turn_begins(table, seat, True)
        turn_ends(table, seat)
        seat = table.after(seat)
    table.turn = seat
    turn_begins(table, seat, False)
    if not table.cut_short():
        table.push(TURN[seat])


def turn_begins(table: Table, seat: Seat, missed: bool) -> None:
    """Everything that lasts hears of it."""
    if table.modifiers:
        still: list[Modifier[Table]] = []
        for modifier in table.modifiers:
            other = modifier.turn_begins(table, seat, missed)
            if other is not None:
                still.append(other)
        table.modifiers = still


def turn_ends(table: Table, seat: Seat) -> None:
    """Everything that lasts hears of it."""
    if table.modifiers:
        still: list[Modifier[Table]] = []
        for modifier in table.modifiers:
            other = modifier.turn_ends(table, seat)
            if other is not None:
                still.append(other)
        table.modifiers = still


TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
MAY_PLAY: Final = [MayPlay(seat, True) for seat in range(MOST_SEATS)]
END_TURN: Final = [EndTurn(seat) for seat in range(MOST_SEATS)]
PASS_ON: Final = [PassOn(seat) for seat in range(MOST_SEATS)]
