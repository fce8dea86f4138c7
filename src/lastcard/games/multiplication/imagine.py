"""Worlds in which all that a seat has seen is true."""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import WATCHER
from lastcard.engine.hands import Hand, hand_of
from lastcard.engine.rng import Rng
from lastcard.games.multiplication.cards import FREE
from lastcard.games.multiplication.memory import BLANK, Memory
from lastcard.games.multiplication.pasts import Past
from lastcard.games.multiplication.view import MultiplicationView


class World:
    """What a seat does not see, imagined: the hands, the draw pile, and what the others remember."""

    def __init__(self, hands: list[Hand], pile: list[int], memory: Memory) -> None:
        self.hands: Final = hands
        self.pile: Final = pile
        self.memory: Final = memory


def imagined(view: MultiplicationView, rng: Rng) -> World:
    """Deal the cards out of sight afresh.

    Every hand gets as many cards of each shuffle as it must hold; what is left of the last is the draw pile.
    """
    possible = [past for past in view.pasts.all if agrees(past, view)]
    past = possible[rng.below(len(possible))]
    lots = lots_of(past, view, rng)
    hands: list[Hand] = []
    held = [(view.seat, shuffle) for shuffle in view.frees]
    for seat, shuffles in enumerate(past.held):
        kinds = view.hand if seat == view.seat else [lots[shuffle].pop() for shuffle in shuffles]
        hands.append(hand_of(kinds))
        if seat != view.seat:
            held += [(seat, shuffles[at]) for at, kind in enumerate(kinds) if kind == FREE]
    memory = Memory(view.pasts.shuffles, held, view.pasts, []) if view.pasts.shuffles else BLANK
    return World(hands, lots[-1], memory)


def agrees(past: Past, view: MultiplicationView) -> bool:
    """Could this past have given the viewer these cards?"""
    if view.seat == WATCHER:
        return True
    own = [view.pasts.shuffle_of[kind] for kind in view.hand if kind != FREE] + view.frees
    own.sort()
    others = past.frees.copy()
    for shuffle in view.frees:
        if shuffle not in others:
            return False
        others.remove(shuffle)
    return past.held[view.seat] == own


def lots_of(past: Past, view: MultiplicationView, rng: Rng) -> list[list[int]]:
    """The cards out of the viewer's sight, a lot for each shuffle, each in a random order."""
    seen = {*view.hand, *(int(laid.kind) for laid in [view.top, *view.under])}
    lots: list[list[int]] = [[] for shuffle in range(view.pasts.shuffles + 1)]
    for kind in range(FREE):
        if kind not in seen:
            lots[view.pasts.shuffle_of[kind]].append(kind)
    for shuffle in past.frees:
        lots[shuffle].append(FREE)
    for shuffle in view.frees:
        lots[shuffle].remove(FREE)
    for lot in lots:
        rng.shuffle(lot)
    return lots
