"""The rules of Math Attack! with its options chosen."""

from __future__ import annotations

from typing import Final, cast

from lastcard.engine.contract import NOBODY, Game, Move, Refusal, Rules, Seat, State, View
from lastcard.engine.hands import Hand, hand_of
from lastcard.engine.options import Option, Settings
from lastcard.engine.piles import Pile, shuffled
from lastcard.engine.position import BadPosition, Position
from lastcard.engine.rng import Rng, source
from lastcard.games.math_attack.cards import CANCEL, FACES, PACK
from lastcard.games.math_attack.lines import Line, line_of
from lastcard.games.math_attack.moves import LAY_OTHER, LAY_OWN, PASS, Lay, Pass, move_of
from lastcard.games.math_attack.state import MathAttack, as_math_attack
from lastcard.games.math_attack.view import MathAttackView

HAND_SIZE: Final = 5

OPTIONS: Final = (
    Option("rounding", "MA-22", "down", ("down", "up")),
    Option("first", "MA-05", "0", ("0", "1", "drawn")),
)


class MathAttackRules(Rules):
    """Two players; how a half is rounded; who begins."""

    def __init__(self, settings: Settings) -> None:
        super().__init__("math-attack", 1, 2, settings)
        self.round_up: Final = settings.word("rounding") == "up"

    def start(self, seed: int | str) -> State:
        """MA-03: shuffle, deal five each; the other 44 are the stack."""
        rng = source(seed)
        stack = Pile(shuffled(list(PACK), rng))
        hands = [Hand(), Hand()]
        for dealt in range(HAND_SIZE):
            for hand in hands:
                hand.add(stack.draw())
        first = self.settings.word("first")
        # MA-05: the first player by agreement (a seat) or by a draw.
        seat = int(rng.below(2)) if first == "drawn" else int(first)
        return MathAttack(self, stack=stack, hands=hands, lines=[Line([]), Line([])], turn=0, seat=seat)

    def imagine(self, view: View, rng: Rng) -> State:
        """The unseen cards dealt afresh to the hidden hands and the stack."""
        seen = cast(MathAttackView, view)
        unseen = list(PACK)
        for kind in seen.hand + seen.lines[0] + seen.lines[1]:
            unseen.remove(kind)
        stack = Pile(shuffled(unseen, rng))
        hands = [Hand(), Hand()]
        for seat in range(2):
            if seat == seen.seat:
                hands[seat] = hand_of(seen.hand)
            else:
                hands[seat] = hand_of([stack.draw() for card in range(seen.sizes[seat])])
        lines = [line_of(line, self.round_up) for line in seen.lines]
        if seen.blocked != NOBODY:
            lines[seen.blocked].blocked = True
        seat = 1 if seen.to_act == 2 else 0
        over = seen.to_act == 0
        return MathAttack(
            self,
            stack=stack,
            hands=hands,
            lines=lines,
            turn=seen.decision,
            seat=seat,
            ending=seen.ending,
            over=over,
        )

    def position(self, position: Position) -> State:
        """Facts: `line NAME cards`, `stack cards` (the rest of the pack lies below, or `stack none`),
        `turn NAME`, `blocked NAME`, `ending`.
        """
        position.only(("line", "stack", "turn", "blocked", "ending"))
        lines = [line_of(kinds_of(cards), self.round_up) for cards in position.said_of_seats("line")]
        hands = [hand_of(kinds_of(cards)) for cards in position.hands]
        turn, blocked = position.said("turn"), position.said("blocked")
        if blocked:
            lines[position.seat(blocked[0])].blocked = True
        return MathAttack(
            self,
            stack=Pile(stack_of(position.said("stack"), hands, lines)),
            hands=hands,
            lines=lines,
            turn=0,
            seat=position.seat(turn[0]) if turn else 0,
            ending=position.said("ending") is not None,
        )

    def parse(self, text: str) -> Move | None:
        """The move with this notation."""
        return move_of(text)

    def vocabulary(self) -> list[Move]:
        """Every move that may ever be legal, in a fixed order."""
        return [*LAY_OWN, *LAY_OTHER, PASS]

    def refusal(self, state: State, seat: Seat, text: str) -> Refusal:
        """Why this may not be done now."""
        table = as_math_attack(state)
        if table.over:
            return Refusal("table", case="over")
        move = move_of(text)
        if seat != table.seat:
            return Refusal("MA-11")
        if isinstance(move, Pass):
            return Refusal("MA-12")
        if not isinstance(move, Lay) or not table.hands[seat].has(move.kind):
            return Refusal("MA-10")
        line = seat ^ move.across
        if table.lines[line].blocked:
            return Refusal("MA-32", {"line": line})
        assert move.kind == CANCEL
        return Refusal("MA-31") if table.lines[line].last == CANCEL else Refusal("MA-30")

    def following(self, games: int) -> Rules:
        """In a series the players take turns to begin."""
        if self.settings.word("first") == "drawn" or games % 2 == 0:
            return self
        other = "1" if self.settings.word("first") == "0" else "0"
        return MathAttackRules(self.settings.having({"first": other}))


def kinds_of(faces: list[str]) -> list[int]:
    """The kinds with these faces."""
    for face in faces:
        if face not in FACES:
            raise BadPosition(f"there is no card {face!r} in this game")
    return [FACES.index(face) for face in faces]


def stack_of(said: list[str] | None, hands: list[Hand], lines: list[Line]) -> list[int]:
    """The cards a position names for the stack, and below them all that lies nowhere else."""
    if said == ["none"]:
        return []
    top = kinds_of([] if said is None else said)
    rest = list(PACK)
    for kind in top + hands[0].cards() + hands[1].cards() + lines[0].cards + lines[1].cards:
        if kind not in rest:
            raise BadPosition(f"there are not so many {FACES[kind]} in the pack")
        rest.remove(kind)
    return top + rest


class MathAttackGame(Game):
    """MA-01: for two players."""

    def __init__(self) -> None:
        super().__init__("math-attack", "Math Attack!", 2, 2, ("MA",))

    def settings(self) -> Settings:
        """How a half is rounded, who begins."""
        return Settings(OPTIONS)

    def rules(self, seats: int, settings: Settings) -> Rules:
        """The rules for two."""
        return MathAttackRules(settings)
