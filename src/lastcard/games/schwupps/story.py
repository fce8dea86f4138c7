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

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lastcard.engine.contract import Seat
from lastcard.engine.rng import Rng
from lastcard.games.schwupps.cards import AGGRAVATION, FACES, faces_of, without
from lastcard.games.schwupps.moves import MOST_SEATS

if TYPE_CHECKING:
    from lastcard.games.schwupps.zones import StoryZone

HELD: Final = 0
TOOK: Final = 1
PLAYED: Final = 2
RENEWED: Final = 3
VERBS: Final = ("held", "took", "played", "renewed")
"""A card out of pool 0; one out of the newest pool; one out of the hand; the common pile is a new pool."""

UNSEEN: Final = AGGRAVATION + 1
"""The kind of a card that passed face down."""

_FINE: Final = 10_000
_PATIENCE: Final = 20_000


class Line:
    """One sentence of the story: a seat, what it did, and with which card."""

    def __init__(self, verb: int, seat: Seat, kind: int) -> None:
        self.verb: Final = verb
        self.seat: Final = seat
        self.kind: Final = kind

    def data(self) -> list[int | str]:
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

    def data(self) -> StoryZone:
        """Plain data for the view."""
        return {
            "pools": [faces_of(pool) for pool in self.pools()],
            "lines": [each.data() for each in self.lines],
        }


def _seen_by(told: Line, seat: Seat) -> Line:
    return told if told.seat == seat or told.verb >= PLAYED else line(told.verb, told.seat, UNSEEN)


class Played:
    """A card that somebody else played: where the story says so, who, and which."""

    def __init__(self, at: int, seat: Seat, kind: int) -> None:
        self.at: Final = at
        self.seat: Final = seat
        self.kind: Final = kind


class Blank:
    """A card that somebody else held or took: where the story says so, and out of which pool it came."""

    def __init__(self, at: int, pool: int) -> None:
        self.at: Final = at
        self.pool: Final = pool


class Retelling:
    """A story whose blanks are being filled in, and what is left of its pools, counted by kind."""

    def __init__(self, story: Story, seat: Seat) -> None:
        self.lines: Final = story.lines.copy()
        self.left: Final = [counted(pool) for pool in story.pools()]
        self.sizes: Final = [sum(pool) for pool in self.left]
        self.blanks: Final[list[list[Blank]]] = [[] for other in range(MOST_SEATS)]
        self.plays: Final[list[Played]] = []
        self.over: Final[list[list[int]]] = []
        newest = 0
        for at, told in enumerate(self.lines):
            if told.verb == RENEWED:
                newest += 1
            elif told.verb == PLAYED:
                if told.seat != seat:
                    self.plays.append(Played(at, told.seat, told.kind))
            elif told.seat != seat:
                self.blanks[told.seat].append(Blank(at, 0 if told.verb == HELD else newest))
            else:
                self._leave(0 if told.verb == HELD else newest, told.kind)

    def _leave(self, pool: int, kind: int) -> None:
        """A card is no longer in its pool."""
        self.left[pool][kind] -= 1
        self.sizes[pool] -= 1

    def trace(self, hard: list[int], rng: Rng) -> int:
        """Find out where all played cards came from: -1, or the line of one that came from nowhere.

        What is certain comes first, and makes more certain; when nothing is, chance decides on one card,
        and on those first that were hard to trace before.
        """
        waiting = self._plays_with_first(hard)
        while waiting:
            unsure: list[Played] = []
            for play in waiting:
                origins = self._origins(play)
                if not origins:
                    return play.at
                if is_one_pool(origins):
                    self._settle(play, origins[-1])
                else:
                    unsure.append(play)
            if len(unsure) == len(waiting):
                play = unsure.pop(0)
                self._settle(play, self._any_of(self._origins(play), play.kind, rng))
            waiting = unsure
        return -1

    def _plays_with_first(self, hard: list[int]) -> list[Played]:
        easy = [play for play in self.plays if play.at not in hard]
        return [play for at in hard for play in self.plays if play.at == at] + easy

    def _origins(self, play: Played) -> list[Blank]:
        """The blanks a card may have come from: got before by the same seat, from a pool that has it."""
        return [
            blank
            for blank in self.blanks[play.seat]
            if blank.at < play.at and self.left[blank.pool][play.kind] > 0
        ]

    def _any_of(self, origins: list[Blank], kind: int, rng: Rng) -> Blank:
        """One of these blanks, each as likely as its pool makes it to be this card.

        Of those from the same pool it is the latest, so that whatever was played earlier still finds one.
        """
        weights = [self.left[blank.pool][kind] * _FINE // self.sizes[blank.pool] for blank in origins]
        choice = int(rng.below(sum(weights)))
        at = 0
        while choice >= weights[at]:
            choice -= weights[at]
            at += 1
        return [blank for blank in origins if blank.pool == origins[at].pool][-1]

    def _settle(self, play: Played, blank: Blank) -> None:
        """A played card was this one."""
        self._leave(blank.pool, play.kind)
        self.blanks[play.seat].remove(blank)
        self._fill(blank, play.kind)

    def _fill(self, blank: Blank, kind: int) -> None:
        told = self.lines[blank.at]
        self.lines[blank.at] = line(told.verb, told.seat, kind)

    def finish(self, rng: Rng) -> None:
        """Fill in the blanks that are still held, from what is left of the pools; `over` is what remains."""
        for pool in self.left:
            cards = [kind for kind, count in enumerate(pool) for copy in range(count)]
            rng.shuffle(cards)
            self.over.append(cards)
        for held in self.blanks:
            for blank in held:
                self._fill(blank, self.over[blank.pool].pop())

    def held_by(self, seat: Seat) -> list[int]:
        """What another seat still holds, once all is filled in."""
        return [self.lines[blank.at].kind for blank in self.blanks[seat]]


def is_one_pool(blanks: list[Blank]) -> bool:
    """Are all these from one pool?"""
    return all(blank.pool == blanks[0].pool for blank in blanks)


def counted(cards: list[int]) -> list[int]:
    """How many there are of each kind."""
    counts = [0] * UNSEEN
    for kind in cards:
        counts[kind] += 1
    return counts


def retold(story: Story, seat: Seat, rng: Rng) -> Retelling:
    """The story as it may have been, to a seat that sees it with blanks.

    What really happened can be told, so that a telling is found, mostly at once: a card that came from
    nowhere is traced before the others in the next one.
    """
    hard: list[int] = []
    for attempt in range(_PATIENCE):
        telling = Retelling(story, seat)
        failed = telling.trace(hard, rng)
        if failed < 0:
            telling.finish(rng)
            return telling
        hard = [failed, *(at for at in hard if at != failed)]
    raise AssertionError("a story that cannot have happened")
