"""Sense for Frantic: which card to be rid of, what to keep, whom to hit, what to wish, when to step in."""

from __future__ import annotations

import math
from typing import Final, cast

from lastcard.bots.game_bots import BEGINNER, COUNTS, PLANS, REGULAR, GameBots
from lastcard.bots.sense import Sense
from lastcard.engine.contract import Glance, Move, Seat
from lastcard.engine.rng import Rng
from lastcard.games.frantic.cards.rows import CardRow
from lastcard.games.frantic.kinds import COLOURS, MOST_NUMBERS, NO_COLOUR
from lastcard.games.frantic.moves import DRAW, END, NO_EFFECT, NO_WISH, NONE, USE, At, OfCard, Send, Wish
from lastcard.games.frantic.view.view import Bearings, FranticView

NEAR: Final = 2
"""Whoever has no more cards than this may end the round any moment."""

KEPT: Final = {"fa": 12, "f4": 5, "eq": 8, "ca": 14, "nt": 16, "ex": 4, "lb": 10, "cu": 0, "mi": 8}
"""What a card is worth in hand, in points that one risks for it."""

IDLE: Final = -15
"""To draw, or to end a turn without a card."""

SPREAD: Final = 20.0
"""So many points behind make a win about a third as likely."""


def bearings_of(glance: Glance) -> Bearings:
    """What one goes by, from a glance or from a view."""
    return glance if isinstance(glance, Bearings) else cast(FranticView, glance).bearings()


class Holding:
    """The own hand by colours and numbers, and how near the others are to the end of the round."""

    def __init__(self, view: Bearings) -> None:
        rows = view.deck.rows
        self.points = 0
        self.size = 0
        self.colours = [0] * len(COLOURS)
        self.numbers = [0] * (MOST_NUMBERS + 1)
        for kind in view.hand:
            row = rows[kind]
            self.size += 1
            self.points += row.points
            self.numbers[row.number] += 1
            if row.colours != 0:
                self.count_colours(row.colours)
        self.nearest = 100
        for seat in range(len(view.sizes)):
            if seat != view.seat and view.sizes[seat] < self.nearest:
                self.nearest = view.sizes[seat]

    def count_colours(self, colours: int) -> None:
        """One more card of these colours."""
        for colour in range(len(COLOURS)):
            if colours >> colour & 1:
                self.colours[colour] += 1

    def is_urgent(self) -> bool:
        """May somebody else end the round soon?"""
        return self.nearest <= NEAR

    def following(self, row: CardRow) -> int:
        """How many other cards of the hand could follow this one."""
        found = self.numbers[row.number] - 1 if row.number else 0
        for colour in range(len(COLOURS)):
            if row.colours >> colour & 1:
                found += self.colours[colour] - 1
        return found


class FranticSense(Sense):
    """Points are bad: be rid of high cards and of many, and keep what always fits for when nothing does."""

    def eager(self, glance: Glance, moves: list[Move], rng: Rng) -> Move:
        """Anything rather than nothing."""
        busy = [move for move in moves if not is_idle(move)]
        return busy[rng.below(len(busy))] if busy else moves[rng.below(len(moves))]

    def greedy(self, glance: Glance, moves: list[Move], rng: Rng) -> Move:
        """What is worth most."""
        seen = bearings_of(glance)
        holding = Holding(seen)
        best, most = moves[0], -100_000
        for move in moves:
            worth = worth_of(move, seen, holding, rng)
            if worth > most:
                best, most = move, worth
        return best

    def chapter(self, glance: Glance) -> int:
        """One looks ahead to the end of the round."""
        return bearings_of(glance).round_number

    def prospects(self, glance: Glance, seats: int) -> list[float]:
        """The fewer points, the likelier the win."""
        totals = bearings_of(glance).totals
        least = min(totals)
        shares = [math.exp((least - total) / SPREAD) for total in totals]
        whole = sum(shares)
        return [share / whole for share in shares]


def is_idle(move: Move) -> bool:
    """Does this move do nothing?"""
    return move is DRAW or move is END or move is NO_EFFECT or move is NO_WISH or move is NONE


def worth_of(move: Move, view: Bearings, holding: Holding, rng: Rng) -> int:
    """What a move is worth, in points of cards."""
    if isinstance(move, OfCard):
        return worth_of_card(move, view, holding)
    if isinstance(move, At):
        return sooner(10 + harm_to(move.seat, view), move.seat, view)
    if isinstance(move, Wish):
        return worth_of_wish(move, holding)
    if isinstance(move, Send):
        return sooner(2 * view.deck.points[move.kind] + harm_to(move.seat, view) // 4, move.seat, view)
    if move is DRAW or move is END:
        return IDLE
    if move is NO_EFFECT or move is NO_WISH or move is NONE:
        return 0
    return 5 if move is USE else int(rng.below(4))


def worth_of_card(move: OfCard, view: Bearings, holding: Holding) -> int:
    """What it is worth to do something with a card: lay it, throw it in, give it, drop it, take it."""
    row = view.deck.rows[move.kind]
    if move.prefix == "":
        return worth_of_laying(row, holding)
    if move.prefix == "!":
        # To step in with the last try costs nothing but the others' points.
        return 10 if row.symbol != "nt" or holding.points > 8 else -5
    burden = 2 * row.points - KEPT.get(row.symbol, 0) - holding.following(row)
    if move.prefix == "take=" or move.prefix == "as=":
        return -burden
    return burden


def worth_of_laying(row: CardRow, holding: Holding) -> int:
    """What it is worth to lay a card in turn."""
    if holding.size == 1:
        return 500
    worth = row.points + 3 * min(holding.following(row), 4)
    if holding.is_urgent():
        worth += row.points
    else:
        worth -= KEPT.get(row.symbol, 0)
    if row.symbol == "gi" and holding.size > 2:
        # Two more cards go with it.
        return worth + (300 if holding.size == 3 else 25)
    if row.symbol == "sc":
        # Another card must follow, or one is drawn.
        return worth + (15 if holding.following(row) > 0 else -20)
    if row.symbol == "sk":
        return worth + 5
    return worth


def worth_of_wish(move: Wish, holding: Holding) -> int:
    """Wish for what one holds; a number rather than a colour, since fewer others can follow it."""
    if move.colour != NO_COLOUR:
        return 1 + 10 * holding.colours[move.colour]
    held = holding.numbers[move.number]
    return 10 * held + 12 + move.number // 3 if held > 0 else 0


def sooner(worth: int, seat: Seat, view: Bearings) -> int:
    """Of equal aims the one whose turn comes sooner, so that no chair is hit more often than others."""
    seats = len(view.sizes)
    return seats * worth - (seat - view.seat) % seats


def harm_to(seat: Seat, view: Bearings) -> int:
    """How much one likes to hit this seat: those with few cards and few points first."""
    return 80 - 6 * min(view.sizes[seat], 10) - min(view.totals[seat], 150) // 8


FRANTIC_BOTS: Final = GameBots(
    "frantic",
    FranticSense(),
    budgets=(100, 350),
    levels=(BEGINNER, REGULAR, COUNTS, PLANS),
)
