"""Climb: a ladder of cards, each higher than the one below."""

from typing import cast

from lastcard.engine.contract import (
    EVERYBODY,
    NO_EVENTS,
    WATCHER,
    Event,
    Game,
    Move,
    Outcome,
    Refusal,
    Rules,
    Seat,
    Seats,
    State,
    View,
    Words,
    all_seats,
    seat_bit,
    seats_in,
)
from lastcard.engine.options import Option, Settings
from lastcard.engine.piles import Moved, Told, shuffled
from lastcard.engine.position import BadPosition, Position
from lastcard.engine.rng import Rng, source

CARDS = list(range(1, 25))


class Lay(Move):
    """Lay a card on the ladder: `17`."""

    def __init__(self, card: int) -> None:
        self.card = card

    def text(self) -> str:
        return str(self.card)

    def words(self, mover: Seat, seats: int) -> Words:
        return Words("move.card", {"card": str(self.card)})


class Pass(Move):
    """Climb no further."""

    def text(self) -> str:
        return "pass"

    def words(self, mover: Seat, seats: int) -> Words:
        return Words("move.pass")


PASS = Pass()
LAYS = [Lay(card) for card in CARDS]
BY_TEXT: dict[str, Move] = {move.text(): move for move in [*LAYS, PASS]}


class ClimbView(View):
    """The own hand, the ladder, how many cards each holds, and who still climbs."""

    def __init__(
        self,
        seat: Seat,
        to_act: Seats,
        turn: int,
        hand: list[int],
        ladder: list[int],
        sizes: list[int],
        climbing: Seats,
    ) -> None:
        prompt = Words("climb.ask", {"seat": seats_in(to_act)[0]}) if to_act else Words("climb.over")
        super().__init__(seat, to_act, to_act, turn, prompt)
        self.hand = hand
        self.ladder = ladder
        self.sizes = sizes
        self.climbing = climbing

    def zones(self) -> dict[str, object]:
        still = seats_in(self.climbing)
        return {"hand": self.hand, "ladder": self.ladder, "sizes": self.sizes, "climbing": still}

    def faces(self) -> list[str]:
        return [str(card) for card in self.hand + self.ladder]

    def says(self) -> list[Words]:
        others = [seat for seat in range(len(self.sizes)) if seat != self.seat]
        told = [Words("climb.holds", {"seat": seat, "count": self.sizes[seat]}) for seat in others]
        told.append(Words("climb.ladder", {"cards": written(self.ladder)}))
        return told if self.seat == WATCHER else [*told, Words("climb.hand", {"cards": written(self.hand)})]


def written(cards: list[int]) -> str:
    """Cards in a row."""
    return " ".join(str(card) for card in cards)


class ClimbState(State):
    """Hands, the ladder from the ground up, what lies aside, who still climbs, whose turn it is."""

    def __init__(
        self,
        rules: "ClimbRules",
        hands: list[list[int]],
        ladder: list[int],
        aside: list[int],
        climbing: Seats,
        seat: Seat,
        turn: int = 0,
        loud: bool = True,
    ) -> None:
        self.rules = rules
        self.hands = hands
        self.ladder = ladder
        self.aside = aside  # never changed, so clones share it
        self.climbing = climbing
        self.seat = seat
        self.turn = turn
        self.loud = loud

    def clone(self) -> State:
        hands, ladder = [hand.copy() for hand in self.hands], self.ladder.copy()
        seat, turn = self.seat, self.turn
        return ClimbState(self.rules, hands, ladder, self.aside, self.climbing, seat, turn, self.loud)

    def to_act(self) -> Seats:
        # CL-20: it ends when a hand is empty or all are out.
        return seat_bit(self.seat) if self.climbing and all(self.hands) else 0

    def awaited(self) -> Seats:
        return self.to_act()

    def decision(self) -> int:
        return self.turn

    def top(self) -> int:
        return self.ladder[-1] if self.ladder else 0

    def moves(self, seat: Seat) -> list[Move]:
        if not self.to_act() & seat_bit(seat):
            return []
        # CL-10: a higher card, or pass.
        higher: list[Move] = [LAYS[card - 1] for card in self.hands[seat] if card > self.top()]
        return [*higher, PASS]

    def random_move(self, seat: Seat, rng: Rng) -> Move | None:
        moves = self.moves(seat)
        return moves[rng.below(len(moves))] if moves else None

    def apply(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        if isinstance(move, Lay):
            self.hands[seat].remove(move.card)
            self.ladder.append(move.card)
        else:
            self.climbing &= ~seat_bit(seat)  # CL-11: out for the rest of the game.
        self.turn += 1
        self.seat = self.after(seat)
        return (self.told(seat, move),) if self.loud else NO_EVENTS

    def after(self, seat: Seat) -> Seat:
        around = [(seat + step) % self.rules.seats for step in range(1, self.rules.seats + 1)]
        return next((other for other in around if self.climbing & seat_bit(other)), seat)

    def told(self, seat: Seat, move: Move) -> Event:
        if isinstance(move, Lay):
            return Moved(seat, move.text(), f"hand:{seat}", "ladder", EVERYBODY, "climb.lays")
        return Told(Words("climb.passes", {"seat": seat}))

    def view(self, seat: Seat) -> View:
        hand = [] if seat == WATCHER else self.hands[seat].copy()
        sizes = [len(held) for held in self.hands]
        return ClimbView(seat, self.to_act(), self.turn, hand, self.ladder.copy(), sizes, self.climbing)

    def outcome(self) -> Outcome | None:
        if self.to_act():
            return None
        left = [len(hand) for hand in self.hands]
        winners = sum(seat_bit(seat) for seat, cards in enumerate(left) if cards == min(left))
        return Outcome(winners, [-cards for cards in left], "CL-20")

    def places(self) -> dict[str, list[str]]:
        places = {f"hand:{seat}": hand for seat, hand in enumerate(self.hands)}
        places |= {"ladder": self.ladder, "aside": self.aside}
        return {name: [str(card) for card in cards] for name, cards in places.items()}

    def hush(self) -> None:
        self.loud = False


class ClimbRules(Rules):
    """Climb for so many seats, with so many cards each."""

    def __init__(self, seats: int, settings: Settings) -> None:
        super().__init__("climb", 1, seats, settings)

    def start(self, seed: int | str) -> State:
        order = shuffled(CARDS, source(seed))
        dealt = self.settings.number("cards")  # CL-02
        hands = [sorted(order[seat * dealt :][:dealt]) for seat in range(self.seats)]
        return ClimbState(self, hands, [], order[self.seats * dealt :], all_seats(self.seats), 0)

    def imagine(self, view: View, rng: Rng) -> State:
        seen = cast(ClimbView, view)
        unseen = shuffled([card for card in CARDS if card not in seen.hand + seen.ladder], rng)
        hands = []
        for seat, size in enumerate(seen.sizes):
            mine = seat == seen.seat
            hands.append(seen.hand.copy() if mine else sorted(unseen[:size]))
            unseen = unseen if mine else unseen[size:]
        turn_of = seats_in(seen.to_act)[0] if seen.to_act else 0
        return ClimbState(self, hands, seen.ladder.copy(), unseen, seen.climbing, turn_of, seen.decision)

    def parse(self, text: str) -> Move | None:
        return BY_TEXT.get(text)

    def vocabulary(self) -> list[Move]:
        return [*LAYS, PASS]

    def refusal(self, state: State, seat: Seat, text: str) -> Refusal:
        table, move = cast(ClimbState, state), self.parse(text)
        if not table.to_act():
            return Refusal("table", case="over")
        if not table.to_act() & seat_bit(seat):
            return Refusal("CL-10", case="turn")
        if isinstance(move, Lay) and move.card in table.hands[seat]:
            return Refusal("CL-10", {"top": table.top()})
        return Refusal("CL-10", case="hand")

    def position(self, position: Position) -> State:
        """Facts: `ladder cards`, `turn NAME`."""
        position.only(("ladder", "turn"))
        hands = [cards_of(hand) for hand in position.hands]
        ladder, turn = cards_of(position.said("ladder") or []), position.said("turn")
        used = sum(hands, ladder)
        aside = [card for card in CARDS if card not in used]
        seat = position.seat(turn[0]) if turn else 0
        return ClimbState(self, hands, ladder, aside, all_seats(self.seats), seat)


def cards_of(words: list[str]) -> list[int]:
    """The cards with these numbers."""
    if any(BY_TEXT.get(word, PASS) is PASS for word in words):
        raise BadPosition(f"not all of these are cards of Climb: {' '.join(words)}")
    return sorted(int(word) for word in words)


class Climb(Game):
    """CL-01: for two to four."""

    def __init__(self) -> None:
        super().__init__("climb", "Climb", 2, 4, ("CL",))

    def settings(self) -> Settings:
        return Settings((Option("cards", "CL-02", 5, least=3, most=6),))

    def rules(self, seats: int, settings: Settings) -> Rules:
        return ClimbRules(seats, settings)
