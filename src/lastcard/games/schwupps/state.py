"""A game of Schwupps in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64, mypyc_attr

from lastcard.engine.bits import bit, count, nth
from lastcard.engine.contract import (
    NO_EVENTS,
    NOBODY,
    WATCHER,
    Event,
    Glance,
    Move,
    Outcome,
    Seat,
    Seats,
    State,
    View,
    seat_bit,
)
from lastcard.engine.hands import add_each
from lastcard.engine.piles import Pile, shuffled
from lastcard.engine.rng import Rng
from lastcard.games.schwupps.cards import AGGRAVATION, faces_of
from lastcard.games.schwupps.moves import (
    NO_AGGRAVATION,
    PLAY,
    TO_FINISH,
    TO_GIVE,
    Aggravate,
    Finish,
    Play,
    Schwupp,
    others_at,
)
from lastcard.games.schwupps.players import HAND_SIZE, Player
from lastcard.games.schwupps.rows import (
    PLACES,
    RULES,
    Rows,
    buried_in,
    codes_of,
    laid,
    piles_of,
)
from lastcard.games.schwupps.story import HELD, PLAYED, TOOK, Story
from lastcard.games.schwupps.telling import (
    tell,
    tell_aggravation,
    tell_all,
    tell_card,
    tell_next_rule,
    tell_play,
    tell_schwupp,
)
from lastcard.games.schwupps.view import Prospect, SchwuppsView

if TYPE_CHECKING:
    from lastcard.games.schwupps.rules import SchwuppsRules

PRIZE: Final = 5


@mypyc_attr(acyclic=True)
class Schwupps(State):
    """Four spots, the players' cards, two piles to draw from; whose turn it is, and what was done in it."""

    def __init__(
        self,
        rules: SchwuppsRules,
        *,
        players: list[Player],
        rows: Rows,
        discards: list[int],
        schwupps: Pile,
        out: list[int],
        common: Pile,
        box: i64,
        rng: Rng,
        seat: i64,
        turn: i64 = 0,
        made: i64 = 0,
        acted: bool = False,
        schwupped: bool = False,
        over: bool = False,
        winner: i64 = NOBODY,
        story: Story | None = None,
        loud: bool = True,
    ) -> None:
        self.rules: Final = rules
        self.players = players
        self.rows = rows
        self.discards = discards
        self.schwupps = schwupps
        self.out = out
        self.common = common
        self.box = box
        self.rng = rng
        self.seat = seat
        self.turn = turn
        self.made = made
        self.acted = acted
        self.schwupped = schwupped
        self.over = over
        self.winner = winner
        self.story = story
        self.loud = loud

    def clone(self) -> State:
        """An independent state with the same future."""
        return Schwupps(
            self.rules,
            players=[player.clone() for player in self.players],
            rows=self.rows.clone(),
            discards=self.discards.copy(),
            schwupps=self.schwupps.clone(),
            out=self.out.copy(),
            common=self.common.clone(),
            box=self.box,
            rng=self.rng.clone(),
            seat=self.seat,
            turn=self.turn,
            made=self.made,
            acted=self.acted,
            schwupped=self.schwupped,
            over=self.over,
            winner=self.winner,
            story=None if self.story is None else self.story.clone(),
            loud=self.loud,
        )

    def to_act(self) -> Seats:
        """The player in turn, for each action anew."""
        return 0 if self.over else int(bit(self.seat))

    def awaited(self) -> Seats:
        """The player in turn."""
        return self.to_act()

    def decision(self) -> int:
        """Each action is a decision."""
        return int(self.made)

    def moves(self, seat: Seat) -> list[Move]:
        """SW-20: the three actions in any order: cards on piles, aggravations, schwupps; then the stop."""
        found: list[Move] = []
        if self.over or seat != self.seat:
            return found
        player = self.players[seat]
        # SW-21: any card that fits, one at a time.
        add_each(found, PLAY[0], player.first & self.rows.one.fits)
        add_each(found, PLAY[1], player.first & self.rows.two.fits)
        add_each(found, PLAY[2], player.first & self.rows.three.fits)
        add_each(found, PLAY[3], player.first & self.rows.four.fits)
        found += self._others(player)
        return found

    def random_move(self, seat: Seat, rng: Rng) -> Move | None:
        """One of the moves, each as likely."""
        if self.over or seat != self.seat:
            return None
        player = self.players[seat]
        rows = self.rows
        first = player.first & rows.one.fits
        second = player.first & rows.two.fits
        third = player.first & rows.three.fits
        fourth = player.first & rows.four.fits
        to_second = count(first)
        to_third = to_second + count(second)
        to_fourth = to_third + count(third)
        to_others = to_fourth + count(fourth)
        others = self._others(player)
        choice = rng.below(to_others + len(others))
        if choice >= to_others:
            return others[choice - to_others]
        if choice < to_second:
            return PLAY[0][nth(first, choice)]
        if choice < to_third:
            return PLAY[1][nth(second, choice - to_second)]
        if choice < to_fourth:
            return PLAY[2][nth(third, choice - to_third)]
        return PLAY[3][nth(fourth, choice - to_fourth)]

    def _others(self, player: Player) -> list[Move]:
        """What the player in turn may do besides number cards."""
        # SW-22: any number of times, as long as there are aggravation cards in hand.
        aggravation: i64 = NO_AGGRAVATION
        if player.aggravations > 0:
            aggravation = TO_FINISH if self._is_finishing(player) else TO_GIVE
        return self.rules.others[others_at(aggravation, self.schwupped, self.acted)]

    def _is_finishing(self, player: Player) -> bool:
        """SW-72: is the aggravation card the very last card, so that row and gift are left out?"""
        return player.size == 1 and player.stock() == 0 and not self.rules.resolves

    def apply(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """One action, or the end of the turn."""
        told: list[Event] | None = [] if self.loud else None
        self.made += 1
        if isinstance(move, Play):
            self._play(move.kind, move.place, told)
        elif isinstance(move, Schwupp):
            self._schwupp_free(move.row, told)
        elif isinstance(move, Aggravate):
            self._aggravate(move.row, move.left, told)
        elif isinstance(move, Finish):
            self._spend_aggravation(told)
            self._win(told)
        else:
            self._stop(told)
        return NO_EVENTS if told is None else tuple(told)

    def _play(self, kind: i64, place: i64, told: list[Event] | None) -> None:
        """A number card goes on a pile. SW-71: it may be the last one."""
        player = self.players[self.seat]
        player.lay(kind)
        self.rows.lay(place, kind)
        self.discards.append(laid(place, kind))
        self.acted = True
        if self.story is not None:
            self.story.add(PLAYED, self.seat, kind)
        if told is not None:
            tell_play(told, int(self.seat), int(kind), int(place))
        if player.is_out():
            self._win(told)

    def _aggravate(self, row: i64, left: i64, told: list[Event] | None) -> None:
        """SW-51: the card to the box, then schwupp, after that the gift."""
        self._spend_aggravation(told)
        self._slide(row, told)
        # SW-10: turns go to the left, and so are receivers counted.
        self._take_common((self.seat + left) % self.rules.seats, "is-given", told)
        if self.players[self.seat].is_out():
            self._win(told)
        self._renew_if_empty(told)

    def _spend_aggravation(self, told: list[Event] | None) -> None:
        """SW-50: back to the box, out of the game."""
        self.players[self.seat].spend()
        self.box += 1
        self.acted = True
        if self.story is not None:
            self.story.add(PLAYED, self.seat, AGGRAVATION)
        if told is not None:
            tell_aggravation(told, int(self.seat))

    def _schwupp_free(self, row: i64, told: list[Event] | None) -> None:
        """SW-55: schwupp, then take a card. SW-56: everything else stays open."""
        self._slide(row, told)
        self._take_common(self.seat, "takes", told)
        self.acted = True
        self.schwupped = True
        self._renew_if_empty(told)

    def _slide(self, row: i64, told: list[Event] | None) -> None:
        """The open rule enters a row. SW-43: then the next one is turned up."""
        entering = self.schwupps.draw()
        leaving = int(self.rows.slide(row, entering))
        self.out.append(leaving)
        if told is not None:
            tell_schwupp(told, int(self.seat), int(row), self.rows, leaving)
        renewed = self.schwupps.at == self.schwupps.end
        if renewed:
            # SW-44: the discards are the new pile.
            self.schwupps = Pile(shuffled(self.out, self.rng))
            self.out = []
        if told is not None:
            tell_next_rule(told, self._next_rule(), renewed)

    def _next_rule(self) -> int:
        """SW-03, SW-43: the top of the Schwupps pile lies open."""
        return self.schwupps.order[self.schwupps.at]

    def _take_common(self, seat: i64, verb: str, told: list[Event] | None) -> None:
        """A gift or a penalty card. SW-63: with nothing to draw it is left out."""
        # SW-62: a pile that could not be renewed is tried again now.
        self._renew_if_empty(told)
        if self.common.at == self.common.end:
            if told is not None:
                tell_all(told, "nothing-left")
            return
        kind = self.common.draw()
        self.players[seat].take(kind)
        if self.story is not None:
            self.story.add(TOOK, seat, kind)
        if told is not None:
            tell_card(told, int(seat), kind, "common", verb)

    def _renew_if_empty(self, told: list[Event] | None) -> None:
        """SW-62: at once when the last card is taken. SW-64: but not when the game has ended."""
        if self.common.at == self.common.end and not self.over:
            self._renew_common(told)

    def _renew_common(self, told: list[Event] | None) -> None:
        """SW-60: all but the four tops. SW-61: aggravation cards are in the box, never among them."""
        piles = piles_of(self.discards)
        buried = buried_in(piles)
        if not buried:
            return
        if self.story is None:
            self.story = self._begun_story()
        self.story.renew(buried)
        self.common = Pile(shuffled(buried, self.rng))
        self.discards = [laid(place, piles[place][-1]) for place in range(PLACES)]
        if told is not None:
            tell_all(told, "renewed")

    def _begun_story(self) -> Story:
        """The story begins with what has been seen so far, and who holds how much of the rest."""
        story = Story(self.discards, int(self.box), [], [])
        for seat, player in enumerate(self.players):
            for kind in player.cards():
                story.add(HELD, seat, kind)
        return story

    def _win(self, told: list[Event] | None) -> None:
        """SW-70: whoever has played the last card, with an empty personal pile, wins at once."""
        self.over = True
        self.winner = self.seat
        if told is not None:
            tell(told, "wins", int(self.seat))

    def _stop(self, told: list[Event] | None) -> None:
        """The end of a turn: refill, and the next to the left is in turn. (SW-10)"""
        if told is not None:
            tell(told, "stops", int(self.seat))
        self._refill(told)
        self.seat += 1
        if self.seat == self.rules.seats:
            self.seat = 0
        self.turn += 1
        self.acted = False
        self.schwupped = False
        if self.turn >= self.rules.limit:
            # SW-74: a game that does not end is ended.
            self.over = True
            if told is not None:
                tell_all(told, "limit")

    def _refill(self, told: list[Event] | None) -> None:
        """SW-27: up to four, as far as the personal pile goes. SW-28: only now, never in mid-turn."""
        player = self.players[self.seat]
        while player.size < HAND_SIZE and player.stock() > 0:
            kind = player.draw()
            if self.story is not None:
                self.story.add(HELD, self.seat, kind)
            if told is not None:
                tell_card(told, int(self.seat), kind, f"stock:{self.seat}", "draws")

    def outcome(self) -> Outcome | None:
        """SW-81: each notes -1 for every card left, in hand and personal pile."""
        if not self.over:
            return None
        points = [-player.left() for player in self.players]
        if self.winner != NOBODY:
            # SW-82: and the winner +5.
            points[self.winner] += PRIZE
            return Outcome(seat_bit(int(self.winner)), points, "SW-70")
        # SW-75: nobody was first to get out: the fewest cards win, equals share, and there is no prize.
        most = max(points)
        winners = sum([seat_bit(seat) for seat, noted in enumerate(points) if noted == most])
        return Outcome(winners, points, "SW-74")

    def view(self, seat: Seat) -> View:
        """SW-11: the own hand, the table, and the sizes of all that is hidden."""
        return SchwuppsView(
            seat,
            self.to_act(),
            self.decision(),
            hand=self.players[seat].cards() if seat != WATCHER else [],
            rules=[int(spot.rule) for spot in self.rows.spots()],
            next_rule=self._next_rule(),
            out=self.out.copy(),
            piles=piles_of(self.discards),
            hands=[int(player.size) for player in self.players],
            stocks=[int(player.stock()) for player in self.players],
            common=self.common.size(),
            schwupps=self.schwupps.size(),
            box=int(self.box),
            player=int(self.seat),
            turn=int(self.turn),
            acted=self.acted,
            schwupped=self.schwupped,
            winner=int(self.winner),
            story=None if self.story is None else self.story.seen_by(seat),
        )

    def glance(self, seat: Seat) -> Glance:
        """What can be done now, at a glance."""
        player = self.players[seat]
        left = [player.left() for player in self.players]
        return Prospect(
            seat, self.rows, next_rule=self._next_rule(), first=player.first, second=player.second, left=left
        )

    def places(self) -> dict[str, list[str]]:
        """Where every card is: number and aggravation cards, and the Schwupps cards."""
        found = {
            "common": faces_of(self.common.cards()),
            "box": faces_of([AGGRAVATION] * int(self.box)),
            "schwupps": codes_of(self.schwupps.cards()),
            "out": codes_of(self.out),
        }
        for place, pile in enumerate(piles_of(self.discards)):
            found[f"rule:{place + 1}"] = [RULES[self.rows.at(place).rule]]
            found[f"pile:{place + 1}"] = faces_of(pile)
        for seat, player in enumerate(self.players):
            found[f"hand:{seat}"] = faces_of(player.cards())
            found[f"stock:{seat}"] = faces_of(player.stocked())
        return found

    def hush(self) -> None:
        """Tell no events from now on."""
        self.loud = False


def as_schwupps(state: State) -> Schwupps:
    """A state of this game, known as such."""
    return cast(Schwupps, state)
