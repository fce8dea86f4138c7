"""The rules of Schwupps with its options chosen."""

from __future__ import annotations

from typing import Final, cast

from lastcard.engine.contract import Game, Move, Refusal, Rules, Seat, State, View
from lastcard.engine.options import BadOption, Option, Settings
from lastcard.engine.piles import Pile, shuffled
from lastcard.engine.position import Position
from lastcard.engine.rng import Rng, fork, source
from lastcard.engine.series import POINTS, Tournament
from lastcard.games.schwupps.cards import AGGRAVATION_CARDS, NUMBER_CARDS
from lastcard.games.schwupps.moves import MOST_SEATS, move_of, moves_for, others_for
from lastcard.games.schwupps.players import HAND_SIZE, player_of
from lastcard.games.schwupps.positions import Layout, number_in, words_of
from lastcard.games.schwupps.refusals import refusal_of
from lastcard.games.schwupps.rows import PLACES, RULE_CARDS, laid, rows_of, rules_without
from lastcard.games.schwupps.state import Schwupps, as_schwupps
from lastcard.games.schwupps.view import SchwuppsView
from lastcard.games.schwupps.worlds import cut, hidden_from

DEALT: Final[tuple[int, ...]] = (0, 0, 25, 20, 15, 12)
"""SW-07: how many cards each is dealt, by the number of players."""

OPTIONS: Final = (
    Option("first", "SW-10", "0", ("0", "1", "2", "3", "4", "drawn")),
    Option("last_aggravation", "SW-72", "ends", ("ends", "resolves")),
    Option("limit", "SW-74", 1000, least=1, most=100_000),
)


class SchwuppsRules(Rules):
    """Who begins, what a last aggravation card does, and after how many turns a game is ended."""

    def __init__(self, seats: int, settings: Settings) -> None:
        super().__init__("schwupps", 1, seats, settings)
        first = settings.word("first")
        if first != "drawn" and int(first) >= seats:
            raise BadOption(f"option first may be 0 to {seats - 1} or drawn at {seats} seats, not {first!r}")
        self.first: Final = first
        self.resolves: Final = settings.word("last_aggravation") == "resolves"
        self.limit: Final = settings.number("limit")
        self.others: Final = others_for(seats)

    def start(self, seed: int | str) -> State:
        """The rules and the four tops first, then all other cards with the aggravation cards mixed in."""
        rng = source(seed)
        # SW-02: four rules in two rows. SW-03: the other 26 are the pile. SW-04: the discard is empty.
        rules = shuffled(list(RULE_CARDS), rng)
        # SW-05: the number cards alone, one for each pile.
        numbers = shuffled(list(NUMBER_CARDS), rng)
        # SW-06: the other 96 with the 14 aggravation cards.
        deck = Pile(shuffled(numbers[PLACES:] + list(AGGRAVATION_CARDS), rng))
        stocks = [cut(deck, DEALT[self.seats]) for seat in range(self.seats)]
        # SW-08: the top four of the own pile are the hand. SW-09: the rest of the deck is the common pile.
        players = [player_of(cut(stock, HAND_SIZE).cards(), stock) for stock in stocks]
        # SW-10: a seat that was agreed on, or drawn.
        seat = int(rng.below(self.seats)) if self.first == "drawn" else int(self.first)
        tops = numbers[:PLACES]
        rows = rows_of(rules[:PLACES], tops)
        return Schwupps(
            self,
            players=players,
            rows=rows,
            discards=laid_out(tops),
            schwupps=Pile(rules, PLACES),
            out=[],
            common=deck,
            box=0,
            rng=rng,
            seat=seat,
        )

    def imagine(self, view: View, rng: Rng) -> State:
        """The unseen cards dealt afresh, the hidden rules in a new order, another future chance."""
        seen = cast(SchwuppsView, view)
        hidden = hidden_from(seen, rng)
        rules = shuffled(rules_without([*seen.rules, seen.next_rule, *seen.out]), rng)
        return Schwupps(
            self,
            players=hidden.players,
            rows=rows_of(seen.rules, [pile[-1] for pile in seen.piles]),
            discards=[laid(place, kind) for place, pile in enumerate(seen.piles) for kind in pile],
            schwupps=Pile([seen.next_rule, *rules]),
            out=seen.out.copy(),
            common=hidden.common,
            box=seen.box,
            rng=fork(rng),
            seat=seen.player,
            turn=seen.turn,
            made=seen.decision,
            acted=seen.acted,
            schwupped=seen.schwupped,
            over=seen.to_act == 0,
            winner=seen.winner,
            story=hidden.story,
        )

    def position(self, position: Position) -> State:
        """The cards as `Layout` reads them; `turn NAME`, `turns 7` so far, `acted`, `schwupped`."""
        layout = Layout(position)
        stocks = [Pile(stock) for stock in layout.stocks]
        turn = words_of(position, "turn")
        schwupped = position.said("schwupped") is not None
        return Schwupps(
            self,
            players=[player_of(hand, stock) for hand, stock in zip(layout.hands, stocks, strict=True)],
            rows=rows_of(layout.rows, [pile[-1] for pile in layout.piles]),
            discards=[laid(place, kind) for place, pile in enumerate(layout.piles) for kind in pile],
            schwupps=Pile(layout.next),
            out=layout.out,
            common=Pile(layout.common),
            box=layout.box,
            rng=source(0),
            seat=position.seat(turn[0]) if turn else 0,
            turn=number_in(position, "turns"),
            made=0,
            acted=schwupped or position.said("acted") is not None,
            schwupped=schwupped,
        )

    def parse(self, text: str) -> Move | None:
        """The move with this notation."""
        return move_of(text)

    def vocabulary(self) -> list[Move]:
        """Every move that may ever be legal, in a fixed order."""
        return moves_for(self.seats)

    def refusal(self, state: State, seat: Seat, text: str) -> Refusal:
        """Why this may not be done now."""
        return refusal_of(as_schwupps(state), seat, text)

    def tournament(self) -> Tournament | None:
        """SW-80: as many games as players. SW-84: the highest sum of points wins, equals share."""
        return Tournament(self.seats, POINTS, "SW-80")

    def following(self, games: int) -> Rules:
        """SW-83: in each game the next to the left starts; who was drawn is drawn anew."""
        if self.first == "drawn":
            return self
        first = (int(self.first) + games) % self.seats
        return SchwuppsRules(self.seats, self.settings.having({"first": first}))


def laid_out(tops: list[int]) -> list[int]:
    """Four piles of one card each."""
    return [laid(place, kind) for place, kind in enumerate(tops)]


class SchwuppsGame(Game):
    """SW-01: for two to five players."""

    def __init__(self) -> None:
        super().__init__("schwupps", "Schwupps", 2, MOST_SEATS, ("SW",))

    def settings(self) -> Settings:
        """Who begins, what a last aggravation card does, how many turns at most."""
        return Settings(OPTIONS)

    def rules(self, seats: int, settings: Settings) -> Rules:
        """The rules for so many."""
        return SchwuppsRules(seats, settings)
