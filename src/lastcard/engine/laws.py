"""The laws of the contract, runnable on any game by random play. `docs/contract.md` tells them in prose."""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import (
    CLOCK,
    WATCHER,
    Event,
    Move,
    Rules,
    Seat,
    State,
    View,
    seat_bit,
    seats_in,
)
from lastcard.engine.playout import any_seat, play_out
from lastcard.engine.record import Record
from lastcard.engine.rng import Rng, fast, fork

PATIENCE: Final = 20_000
"""A game of more moves than this is taken not to end."""


class Broken(Exception):
    """A law does not hold: which one, how, and the record that shows it."""

    def __init__(self, law: int, how: str, record: Record) -> None:
        super().__init__(f"law {law}: {how}\n{record.text()}")
        self.law: Final = law
        self.how: Final = how


class Trial:
    """One random game, watched by the laws at every move."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules: Final = rules
        self.rng: Rng = fast(seed)
        self.record: Final = Record(rules, [f"P{seat}" for seat in range(rules.seats)], seed)
        self.state = rules.start(seed)
        self.pack: Final = cards_in(self.state)
        self.viewers: Final = [*range(rules.seats), WATCHER]
        self.views: Final[list[list[View]]] = []

    def must(self, law: int, holds: bool, how: str) -> None:
        """Hold, or tell which law is broken."""
        if not holds:
            raise Broken(law, how, self.record)

    def run(self) -> int:
        """Play to the end under all laws; how many moves it took."""
        while self.state.to_act() != 0:
            self.must(1, len(self.record.entries) < PATIENCE, "the game does not end")
            self.look()
            self.step()
        self.must(1, self.state.outcome() is not None, "nobody may act, but there is no outcome")
        self.look()
        self.rebuild()
        return len(self.record.entries)

    def look(self) -> None:
        """Everything that must hold between moves."""
        views = [self.state.view(seat) for seat in self.viewers]
        self.actors()
        self.conserved(self.state)
        for seat in seats_in(self.state.to_act()):
            self.listed(seat)
        self.cloned()
        for view in views:
            self.secret(view)
        self.views.append(views)

    def actors(self) -> None:
        """Laws 1 and 2: who may act."""
        state = self.state
        to_act, awaited = state.to_act(), state.awaited()
        if to_act != 0:
            self.must(1, state.outcome() is None, "there is an outcome, but somebody may act")
        self.must(2, awaited & ~to_act == 0, "somebody is awaited who may not act")
        busy = 0
        for seat in [*range(self.rules.seats), CLOCK]:
            busy |= seat_bit(seat) if state.moves(seat) else 0
        self.must(2, busy & ~to_act == 0, "somebody has moves who may not act")
        self.must(2, awaited & ~busy == 0, "somebody is awaited who has no move")
        self.must(1, (busy == 0) == (to_act == 0), "somebody may act, but nobody has a move")
        if self.views:
            self.must(2, self.views[-1][0].decision <= state.decision(), "a decision number fell")

    def conserved(self, state: State) -> None:
        """Law 7: every card is in exactly one place."""
        self.must(7, cards_in(state) == self.pack, "cards were lost or made")

    def listed(self, seat: Seat) -> None:
        """Law 3: every listed move applies, its notation comes back; a random move is one of them."""
        moves = self.state.moves(seat)
        texts = {move.text() for move in moves}
        self.must(3, len(texts) == len(moves), "two moves have the same notation")
        for move in moves:
            self.must(3, self.rules.parse(move.text()) is move, f"{move.text()} does not come back")
            other = self.state.clone()
            other.apply(seat, move)
            self.must(7, cards_in(other) == self.pack, f"{move.text()} loses or makes cards")
        one = self.state.random_move(seat, self.rng)
        self.must(3, (one is None) == (not moves), "a random move where there is none, or none where there is")
        self.must(3, one is None or one in moves, f"a random move, {one}, is not listed")

    def cloned(self) -> None:
        """Law 4: a clone is independent and behaves alike."""
        before = sights(self.state, self.viewers)
        one, two = self.state.clone(), self.state.clone()
        play_out(one, fast(7))
        self.must(4, sights(self.state, self.viewers) == before, "playing a clone changed the original")
        play_out(two, fast(7))
        self.must(4, sights(one, self.viewers) == sights(two, self.viewers), "two clones played apart")

    def secret(self, view: View) -> None:
        """Law 6: a world imagined from a view looks and acts the same to that seat, and can be played on."""
        world = self.rules.imagine(view, fork(self.rng))
        again = world.view(view.seat)
        self.must(6, again.data() == view.data(), f"an imagined world looks different to {view.seat}")
        self.must(6, world.to_act() == self.state.to_act(), "who may act gives something away")
        mine, theirs = texts_of(self.state.moves(view.seat)), texts_of(world.moves(view.seat))
        self.must(6, mine == theirs, f"the moves of {view.seat} give something away")
        self.conserved(world)
        play_out(world, fast(3))
        self.must(6, world.outcome() is not None, "an imagined world cannot be played on")

    def step(self) -> None:
        """One random move, and law 8 on what is told."""
        seat = any_seat(self.state.to_act(), self.rng)
        move = self.state.random_move(seat, self.rng)
        while move is None:
            seat = any_seat(self.state.to_act(), self.rng)
            move = self.state.random_move(seat, self.rng)
        before = self.views[-1]
        self.record.add(seat, 0, move)
        events = self.state.apply(seat, move)
        for at, viewer in enumerate(self.viewers):
            shown = before[at].faces() + self.state.view(viewer).faces()
            for event in events:
                self.told(event, viewer, shown)

    def told(self, event: Event, viewer: Seat, shown: list[str]) -> None:
        """Law 8: no event tells a seat a card that its view, just before or after, does not show."""
        seen = event.seen_by(viewer)
        for face in seen.faces():
            self.must(8, face in shown, f"{viewer} is told of {face} without seeing it")
        self.must(8, seen.seen_by(viewer).data() == seen.data(), "an event seen twice tells more")

    def rebuild(self) -> None:
        """Law 5: seed, options and log rebuild the game, view for view."""
        self.record.outcome = self.state.outcome()
        again = self.rules.start(self.record.seed)
        for index, views in enumerate(self.views):
            same = sights(again, self.viewers) == [view.data() for view in views]
            self.must(5, same, f"a replay looks different before move {index + 1}")
            if index < len(self.record.entries):
                self.record.step(again, index)


def cards_in(state: State) -> list[str]:
    """Every card of a state, wherever it is."""
    cards: list[str] = []
    for place in state.places().values():
        cards += place
    cards.sort()
    return cards


def sights(state: State, viewers: list[Seat]) -> list[dict[str, object]]:
    """What each viewer sees of a state."""
    return [state.view(seat).data() for seat in viewers]


def texts_of(moves: list[Move]) -> list[str]:
    """The notation of each move."""
    return [move.text() for move in moves]


def check(rules: Rules, seed: int) -> int:
    """Play one random game under all laws; raises Broken, or says how many moves it took."""
    return Trial(rules, seed).run()
