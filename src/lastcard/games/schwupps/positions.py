"""Positions as text: `Ada: r7 ag | Bo: b2 ; rows +1 -1 colour number ; pile 1 r3 r6 ; stock Ada g1`."""

from __future__ import annotations

from typing import Final

from lastcard.engine.position import BadPosition, Position
from lastcard.games.schwupps.cards import AGGRAVATION, kinds_of, without
from lastcard.games.schwupps.rows import PLACES, rules_of, rules_without

KNOWN: Final = (
    *("rows", "next", "out", "pile", "stock", "common", "box", "rest"),
    *("turn", "turns", "acted", "schwupped"),
)


class Layout:
    """Where a position puts every card; what it does not name is filled in.

    `rows +1 -1 colour number` are the four rules; `next` is the Schwupps pile, top first, and unnamed rules
    lie below it, or in the discard if it says `out rest`. `pile 1 r3 r6` is a pile, top last; a pile that is
    not named has one card. `stock Ada g1` and `common b2` are top first; `box 3` aggravation cards are out.
    All other cards are at the bottom of the common pile, or where `rest` says: `rest stock Bo`; with
    `rest pile 2` they are buried there, and the aggravation cards among them in the box.
    """

    def __init__(self, position: Position) -> None:
        position.only(KNOWN)
        self.hands: Final = [kinds_of(hand) for hand in position.hands]
        self.stocks: Final = [kinds_of(stock) for stock in position.said_of_seats("stock")]
        self.common: Final = kinds_of(words_of(position, "common"))
        self.piles: Final = piles_in(position)
        self.box = number_in(position, "box")
        self.rows: Final = rows_in(position)
        self.next: Final = rules_of(words_of(position, "next"))
        self.out: Final = rules_of([code for code in words_of(position, "out") if code != "rest"])
        self._place_rules("rest" in words_of(position, "out"))
        self._place_tops()
        self._place_rest(position)

    def _place_rules(self, into_out: bool) -> None:
        """The Schwupps cards that are named nowhere."""
        rest = rules_without(self.rows + self.next + self.out)
        if into_out:
            self.out.extend(rest)
        else:
            self.next.extend(rest)
        if not self.next:
            raise BadPosition("the Schwupps pile is never empty")

    def _place_tops(self) -> None:
        """A card for each pile that has none."""
        for pile in self.piles:
            if not pile:
                pile.append(self._unnamed()[0])
            if AGGRAVATION in pile:
                raise BadPosition("an aggravation card is never on a pile")

    def _place_rest(self, position: Position) -> None:
        """The cards that are named nowhere."""
        rest = self._unnamed()
        where = words_of(position, "rest")
        if not where:
            self.common.extend(rest)
        elif where[0] == "stock":
            self.stocks[position.seat(where[-1])].extend(rest)
        elif where[0] == "pile":
            buried = [kind for kind in rest if kind != AGGRAVATION]
            self.box += len(rest) - len(buried)
            pile = self.piles[place_of(where[-1])]
            pile[:0] = buried
        else:
            raise BadPosition(f"the rest is in a stock or on a pile, not in {where[0]!r}")

    def _unnamed(self) -> list[int]:
        named = self.common + [AGGRAVATION] * self.box
        for cards in self.hands + self.stocks + self.piles:
            named += cards
        return without(named)


def words_of(position: Position, word: str) -> list[str]:
    """What a position says after a word; nothing if it does not."""
    return position.said(word) or []


def number_in(position: Position, word: str) -> int:
    """The number a position says after a word; 0 if it does not."""
    said = words_of(position, word)
    if not said:
        return 0
    if not (said[0].isascii() and said[0].isdigit()):
        raise BadPosition(f"{word!r} wants a number, not {said[0]!r}")
    return int(said[0])


def rows_in(position: Position) -> list[int]:
    """The four rules of a position."""
    rows = rules_of(words_of(position, "rows") or ["+1", "+2", "-1", "-2"])
    if len(rows) != PLACES:
        raise BadPosition(f"there are {PLACES} rules in the rows, not {len(rows)}")
    return rows


def piles_in(position: Position) -> list[list[int]]:
    """The piles of a position, as far as it names them."""
    piles: list[list[int]] = [[] for place in range(PLACES)]
    for fact in position.facts:
        if fact.word == "pile":
            piles[place_of("".join(fact.rest[:1]))] += kinds_of(fact.rest[1:])
    return piles


def place_of(word: str) -> int:
    """The place of a pile, counted from 1 in writing."""
    if word not in ("1", "2", "3", "4"):
        raise BadPosition(f"piles are 1 to {PLACES}, not {word!r}")
    return int(word) - 1
