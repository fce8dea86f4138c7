"""Sense for Hochspannung and its family: which moves are finds, how hard a sum is, which card opens most."""

from __future__ import annotations

from typing import Final, cast

from lastcard.bots.game_bots import GameBots
from lastcard.bots.race_bot import RaceSense
from lastcard.engine.contract import Move, View
from lastcard.games.hochspannung.cards import Problem, Step, answers
from lastcard.games.hochspannung.moves import Lay
from lastcard.games.hochspannung.view import HochspannungView


class HochspannungSense(RaceSense):
    """A card that fits is a find; to draw or to lay the last card down is not.

    That somebody draws when nothing fits is a duty of bots. (HS-33)
    """

    def finds(self, moves: list[Move]) -> list[Move]:
        """The cards that fit."""
        return [move for move in moves if isinstance(move, Lay)]

    def hardness(self, view: View) -> float:
        """How hard the sum on top is."""
        return hardness(cast(HochspannungView, view))

    def best(self, finds: list[Move], view: View) -> Move:
        """The card after which most of the own hand fits."""
        return best_of([move for move in finds if isinstance(move, Lay)], cast(HochspannungView, view))


def hardness(view: HochspannungView) -> float:
    """How hard the sum on top is: 1 for a middling one."""
    card = view.deck.cards[view.discard[-1]]
    if isinstance(card, Step):
        return 0.6 + 0.1 * card.centre
    assert isinstance(card, Problem)
    if card.first == card.second or 2 in (card.first, card.second) or 5 in (card.first, card.second):
        return 0.8
    return 0.55 + 0.04 * (card.first + card.second)


def best_of(lays: list[Lay], view: HochspannungView) -> Lay:
    """The card after which most of the own hand fits."""
    best, most = lays[0], -1
    for lay in lays:
        follows = following(int(lay.kind), view)
        if follows > most:
            best, most = lay, follows
    return best


def following(kind: int, view: HochspannungView) -> int:
    """How many other cards of the own hand fit on this one."""
    cards = view.deck.cards
    top = cards[kind]
    found = 0
    for call in top.calls():
        for other in view.hand:
            if other != kind and answers(cards[other], top, call):
                found += 1
    return found


HOCHSPANNUNG_BOTS: Final = GameBots("hochspannung", race_sense=HochspannungSense())
