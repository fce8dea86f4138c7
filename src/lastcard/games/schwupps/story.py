"""What can be known of the hands once the common pile has been renewed.

Until then a card is either seen or never seen, and any deal of the unseen ones is possible. With SW-60 cards
that all have seen come back: they are in the new pile or in the hands of those who took from it, and in no
personal pile. So from the first renewal on the game keeps a story: who got a card from where, who played
which. A seat sees it with blanks where a card passed unseen, and a world that it imagines fills in the blanks
so that everybody held what they played.

Cards come out of pools. Pool 0 are the cards that had never been seen at the first renewal: the hands of that
moment and the personal piles. Each new common pile is a pool of its own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lastcard.engine.contract import Seat
from lastcard.engine.rng import Rng
from lastcard.games.schwupps.cards import AGGRAVATION, FACES, faces_of, without
from lastcard.games.schwupps.moves import MOST_SEATS

HELD: Final = 0
TOOK: Final = 1
PLAYED: Final = 2
RENEWED: Final = 3
VERBS: Final = ("held", "took", "played", "renewed")
"""A card out of pool 0; one out of the newest pool; one out of the hand; the common pile is a new pool."""

UNSEEN: Final = AGGRAVATION + 1
"""The kind of a card that passed face down."""

_FINE: Final = 10_000


class Line:
    """One sentence of the story: a seat, what it did, and with which card."""

    def __init__(self, verb: int, seat: Seat, kind: int) -> None:
        self.verb: Final = verb
        self.seat: Final = seat
        self.kind: Final = kind

    def data(self) -> list[object]:
        """Plain data: seat, verb, card."""
        return [self.seat, VERBS[self.verb], "" if self.kind == UNSEEN else FACES[self.kind]]


_LINES: Final[list[Line]] = [
    Line(verb, seat, kind)
    for verb in (HELD, TOOK, PLAYED)
    for seat in range(MOST_SEATS)
    for kind in range(UNSEEN + 1)
]
_RENEWAL: Final = Line(RENEWED, 0, UNSEEN)


def line(verb: i64, seat: i64, kind: i64) -> Line:
    """The sentence that a seat held, took or played a card."""
    return _LINES[(verb * MOST_SEATS + seat) * (UNSEEN + 1) + kind]


class Story:
    """What had been seen at the first renewal, the common piles since, and all that happened.

    `discards` is what lay on the table then, as the state keeps it, and is never changed.
    """

    def __init__(self, discards: list[int], box: int, renewed: list[list[int]], lines: list[Line]) -> None:
        self.discards: Final = discards
        self.box: Final = box
        self.renewed = renewed
        self.lines = lines

    def clone(self) -> Story:
        """The same story, to go on by itself."""
        return Story(self.discards, self.box, self.renewed.copy(), self.lines.copy())

    def renew(self, cards: list[int]) -> None:
        """These cards are the new common pile."""
        self.renewed.append(cards)
        self.lines.append(_RENEWAL)

    def add(self, verb: i64, seat: i64, kind: i64) -> None:
        """A seat held, took or played a card."""
        self.lines.append(line(verb, seat, kind))

    def seen_by(self, seat: Seat) -> Story:
        """The story with blanks for what the others held and took."""
        return self.told([_seen_by(each, seat) for each in self.lines])

    def told(self, lines: list[Line]) -> Story:
        """The same story in other words."""
        return Story(self.discards, self.box, self.renewed.copy(), lines)

    def pools(self) -> list[list[int]]:
        """The never seen cards, and each new common pile."""
        seen = [card % 64 for card in self.discards] + [AGGRAVATION] * self.box
        return [without(seen), *self.renewed]

    def data(self) -> dict[str, object]:
        """Plain data for the view."""
        return {
            "pools": [faces_of(pool) for pool in self.pools()],
            "lines": [each.data() for each in self.lines],
        }


def _seen_by(told: Line, seat: Seat) -> Line:
    return told if told.seat == seat or told.verb >= PLAYED else line(told.verb, told.seat, UNSEEN)


class Blank:
    """A card that somebody held or took unseen: where the story says so, who, and out of which pool."""

    def __init__(self, at: int, seat: Seat, pool: int) -> None:
        self.at: Final = at
        self.seat: Final = seat
        self.pool: Final = pool


class Retelling:
    """A story whose blanks are being filled in, and what is left of its pools."""

    def __init__(self, story: Story, seat: Seat) -> None:
        self.seat: Final = seat
        self.lines: Final = story.lines.copy()
        self.left: Final = [pool.copy() for pool in story.pools()]
        self.blanks: Final[list[Blank]] = []

    def holds(self, rng: Rng) -> bool:
        """Let everybody have got what they played; False if it turns out that somebody cannot have."""
        self._leave_out_own()
        newest = 0
        for at, told in enumerate(self.lines):
            if told.verb == RENEWED:
                newest += 1
            elif told.seat == self.seat:
                continue
            elif told.verb != PLAYED:
                self.blanks.append(Blank(at, told.seat, 0 if told.verb == HELD else newest))
            elif not self._trace(told, rng):
                return False
        return True

    def _leave_out_own(self) -> None:
        """What the seat itself got is known, and no longer in its pool."""
        newest = 0
        for told in self.lines:
            if told.verb == RENEWED:
                newest += 1
            elif told.seat == self.seat and told.verb != PLAYED:
                self.left[0 if told.verb == HELD else newest].remove(told.kind)

    def _trace(self, played: Line, rng: Rng) -> bool:
        """Choose the blank that a played card fills, each as likely as its pool makes it."""
        weights = [self._weight(blank, played) for blank in self.blanks]
        total = sum(weights)
        if total == 0:
            return False
        choice = int(rng.below(total))
        at = 0
        while choice >= weights[at]:
            choice -= weights[at]
            at += 1
        blank = self.blanks.pop(at)
        self.left[blank.pool].remove(played.kind)
        self._fill(blank, played.kind)
        return True

    def _weight(self, blank: Blank, played: Line) -> int:
        if blank.seat != played.seat:
            return 0
        pool = self.left[blank.pool]
        return pool.count(played.kind) * _FINE // max(1, len(pool))

    def finish(self, rng: Rng) -> None:
        """Fill in the blanks that are still held, from what is left of the pools."""
        for pool in self.left:
            rng.shuffle(pool)
        for blank in self.blanks:
            self._fill(blank, self.left[blank.pool].pop())

    def _fill(self, blank: Blank, kind: int) -> None:
        self.lines[blank.at] = line(self.lines[blank.at].verb, blank.seat, kind)

    def held_by(self, seat: Seat) -> list[int]:
        """What another seat still holds, once all is filled in."""
        return [self.lines[blank.at].kind for blank in self.blanks if blank.seat == seat]


def retold(story: Story, seat: Seat, rng: Rng) -> Retelling:
    """The story as it may have been, to a seat that sees it with blanks.

    One that holds is always found, because what really happened is among them.
    """
    telling = Retelling(story, seat)
    while not telling.holds(rng):
        telling = Retelling(story, seat)
    telling.finish(rng)
    return telling
