"""Positions of The Multiplication Game, as text.

`Ada: 24 free | Bo: 7 ; open 12=2x6 ; under 30=5x6 ; draw 1 2 ; turn Bo`: the open card is undeclared if only
its number is said. What is said nowhere lies in the draw pile below the cards named, lowest first; after
`draw none` it lies under the open card.
"""

from __future__ import annotations

from lastcard.engine.hands import Hand, hand_of
from lastcard.engine.position import BadPosition, Position
from lastcard.games.multiplication.cards import AS_FREE, FACES, FREE, TURNED_UP, Laid, pack
from lastcard.games.multiplication.moves import laid_of

FACTS = ("open", "under", "draw", "turn")


def kind_of(face: str) -> int:
    """The kind of card with this face."""
    if face not in FACES:
        raise BadPosition(f"there is no card {face!r} in this game")
    return FACES.index(face)


def read_laid(word: str) -> Laid:
    """A card of the discard pile: `24=4x6`, `free=4=1x4`, or `12` if nobody declared it."""
    laid = laid_of(word)
    if laid is not None:
        return laid
    kind = kind_of(word)
    if kind == FREE:
        raise BadPosition("a free card on the pile stands for something: free=4=1x4")
    return TURNED_UP[kind]


class Setting:
    """Where the cards of a written position lie."""

    def __init__(self, position: Position, frees: int) -> None:
        position.only(FACTS)
        said = position.said("open")
        if said is None or len(said) != 1:
            raise BadPosition("say which card is open: open 24=4x6")
        self.top = read_laid(said[0])
        self.hands = [_hand(cards) for cards in position.hands]
        under = [read_laid(word) for word in position.said("under") or []]
        drawn = position.said("draw") or []
        self.pile = [] if drawn == ["none"] else [kind_of(face) for face in drawn]
        rest = self._rest(under, frees)
        if drawn == ["none"]:
            under += [AS_FREE[0] if kind == FREE else TURNED_UP[kind] for kind in rest]
        else:
            self.pile += rest
        # The last of the list lies next to the open card; a position names it first.
        self.under = under[::-1]

    def _rest(self, under: list[Laid], frees: int) -> list[int]:
        """The cards of the pack that are said nowhere."""
        rest = pack(frees)
        laid = [int(card.kind) for card in [self.top, *under]]
        held = [kind for hand in self.hands for kind in hand.cards()]
        for kind in laid + held + self.pile:
            if kind not in rest:
                raise BadPosition(f"there are not so many {FACES[kind]} in the pack")
            rest.remove(kind)
        return rest


def _hand(faces: list[str]) -> Hand:
    if not faces:
        raise BadPosition("a hand without cards has won already")
    return hand_of([kind_of(face) for face in faces])
