"""The rules of Ambush."""

from __future__ import annotations

from typing import Final, cast

from lastcard.engine.agenda import stacked
from lastcard.engine.contract import Game, Move, Refusal, Rules, Seat, State, View
from lastcard.engine.hands import hand_of
from lastcard.engine.options import YES_OR_NO, BadOption, Option, Settings
from lastcard.engine.piles import Pile, shuffled
from lastcard.engine.position import Position
from lastcard.engine.rng import Rng, fast, fork, source
from lastcard.engine.windows import Reaction, by_window
from tests.engine.ambush.moves import BY_TEXT, CHARM, FACES, MOST, PACK, PARRY
from tests.engine.ambush.table import Ambush, AmbushView
from tests.engine.ambush.tasks import FAIR_COMING, STRUCK, ThrowIn, Turn


class AmbushRules(Rules):
    """Two to five seats; with or without parries, charms and clocks."""

    def __init__(self, seats: int, settings: Settings, kind: type[Ambush] = Ambush) -> None:
        super().__init__("ambush", 1, seats, settings)
        self.kind: Final = kind
        self.first: Final = settings.number("first")
        self.timed: Final = settings.is_on("clock")
        ways: list[Reaction[Ambush]] = [ThrowIn(STRUCK, PARRY), ThrowIn(FAIR_COMING, CHARM)]
        self.reactions: Final = by_window(ways if settings.is_on("reactions") else [], 2)

    def start(self, seed: int | str) -> State:
        """Four cards each."""
        rng = source(seed)
        pile = Pile(shuffled(PACK, rng))
        hands = [hand_of([pile.draw() for card in range(4)]) for seat in range(self.seats)]
        table = self.kind(self, rng, pile, hands, [], 0, stacked([Turn(self.first)]))
        table.settle()
        return table

    def imagine(self, view: View, rng: Rng) -> State:
        """The unseen cards dealt afresh, the unseen answers given anew."""
        seen = cast(AmbushView, view)
        pile = Pile(shuffled(without(PACK, seen.hand + seen.discards), rng))
        hands = [
            hand_of(seen.hand if seat == seen.seat else [pile.draw() for card in range(size)])
            for seat, size in enumerate(seen.sizes)
        ]
        open_cards, agenda = seen.discards.copy(), stacked(seen.agenda)
        table = self.kind(self, fork(rng), pile, hands, open_cards, seen.spared, agenda, seen.decision)
        table.unmask(rng)
        return table

    def position(self, position: Position) -> State:
        """Facts: `pile cards` (the rest lies below), `discards cards`, `turn NAME`."""
        position.only(("pile", "discards", "turn"))
        held = [kinds_of(hand) for hand in position.hands]
        top, laid = kinds_of(position.said("pile") or []), kinds_of(position.said("discards") or [])
        rest = without(PACK, [*top, *laid, *(kind for hand in held for kind in hand)])
        turn = position.said("turn")
        first = Turn(position.seat(turn[0]) if turn else 0)
        hands, agenda = [hand_of(hand) for hand in held], stacked([first])
        table = self.kind(self, fast(1), Pile(top + rest), hands, laid, 0, agenda)
        table.settle()
        return table

    def parse(self, text: str) -> Move | None:
        """The move with this notation."""
        return BY_TEXT.get(text)

    def refusal(self, state: State, seat: Seat, text: str) -> Refusal:
        """Only what is asked."""
        return Refusal("AB-2")

    def following(self, games: int) -> Rules:
        """The next seat begins the next game."""
        first = (self.first + games) % self.seats
        return AmbushRules(self.seats, self.settings.having({"first": first}), self.kind)


def kinds_of(cards: list[str]) -> list[int]:
    """Cards by their kind."""
    return [FACES.index(card) for card in cards]


def without(cards: list[int], gone: list[int]) -> list[int]:
    """These cards without those."""
    left = cards.copy()
    for kind in gone:
        left.remove(kind)
    return left


class AmbushGame(Game):
    """Ambush on the shelf."""

    def __init__(self) -> None:
        super().__init__("ambush", "Ambush", 2, MOST, ("AB",))

    def settings(self) -> Settings:
        """Who begins, whether cards may be thrown in, whether time runs."""
        return Settings(
            (
                Option("first", "AB-1", 0, least=0, most=MOST - 1),
                Option("reactions", "AB-3", "yes", YES_OR_NO),
                Option("clock", "AB-6", "yes", YES_OR_NO),
            )
        )

    def rules(self, seats: int, settings: Settings) -> Rules:
        """The rules for so many; whoever begins must sit there."""
        if settings.number("first") >= seats:
            raise BadOption(f"option first may be 0 to {seats - 1} at a table of {seats}")
        return AmbushRules(seats, settings)


def ambush(
    seats: int = 3, kind: type[Ambush] = Ambush, clock: str = "yes", reactions: str = "yes"
) -> AmbushRules:
    """The rules of Ambush, perhaps for another kind of table."""
    settings = AmbushGame().settings().having({"clock": clock, "reactions": reactions})
    return AmbushRules(seats, settings, kind)
