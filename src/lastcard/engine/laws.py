"""The laws of the contract, runnable on any game by random play. `docs/contract.md` tells them in prose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lastcard.engine.contract import (
    CLOCK,
    WATCHER,
    Event,
    Move,
    Rules,
    Seat,
    Since,
    State,
    View,
    Words,
    seat_bit,
    seats_in,
)
from lastcard.engine.playout import any_seat
from lastcard.engine.record import Record
from lastcard.engine.rng import Rng, fast, fork

PATIENCE: Final = 20_000
"""A game of more moves than this is taken not to end."""

AHEAD: Final = 30
"""Clones and imagined worlds are played on by so many moves at every look, and now and then to their end."""

DRAWS: Final = 40
"""Now and then so many random moves are drawn for each listed one, to see that each is as likely."""

ENOUGH: Final = 20
"""A place not all of which a seat sees may be the same in fewer imagined worlds than this, or differ once."""


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
        self.twin = self.state.clone()
        self.pack: Final = cards_in(self.state)
        self.viewers: Final = [*range(rules.seats), WATCHER]
        self.views: Final[list[list[View]]] = []
        self.kept: Final[dict[str, int]] = {}
        self.far = True

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
        self.actors(views)
        self.must(7, cards_in(self.state) == self.pack, "cards were lost or made")
        self.cloned()
        for seat in seats_in(self.state.to_act()):
            self.listed(seat)
        for view in views:
            self.secret(view)
        self.views.append(views)
        self.far = self.rng.below(10) == 0

    def actors(self, views: list[View]) -> None:
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
        if to_act != 0:
            self.must(2, (awaited == 0) == self.rules.real_time, "nobody is awaited, or somebody in a race")
        for view in views:
            same = view.to_act == to_act and view.awaited == awaited and view.decision == state.decision()
            self.must(2, same, f"the view of {view.seat} shows another decision than there is")
        if self.views:
            self.must(2, self.views[-1][0].decision <= state.decision(), "a decision number fell")
        self.must(2, state.decision() >= 0, "a decision number is below 0")

    def listed(self, seat: Seat) -> None:
        """Law 3: every listed move applies, its notation comes back; a random move is one of them."""
        moves = self.state.moves(seat)
        self.must(3, len(set(texts_of(moves))) == len(moves), "two moves have the same notation")
        shown = self.state.view(seat).faces() if seat != CLOCK else []
        for move in moves:
            self.named(move.words(seat, self.rules.seats), move.text(), shown)
            self.must(3, move.text().split() == [move.text()], f"{move.text()!r} is not one word")
            self.must(3, self.rules.parse(move.text()) is move, f"{move.text()} does not come back")
            other = self.state.clone()
            self.applied(3, other, seat, move)
            self.must(7, cards_in(other) == self.pack, f"{move.text()} loses or makes cards")
        one = self.state.random_move(seat, self.rng)
        self.must(3, one in moves if moves else one is None, f"a random move, {one}, is not listed")
        if self.rng.below(8) == 0:
            self.even(seat, moves)

    def named(self, words: Words, text: str, shown: list[str]) -> None:
        """Law 3: a move has a name; the card that it plays is one the mover sees, and its aim is a seat."""
        self.must(3, words.key != "", f"{text} has no name")
        card, aim = words.values.get("card"), words.values.get("seat", 0)
        self.must(3, card is None or card in shown, f"{text} plays a card that its mover does not see")
        self.must(3, isinstance(aim, int) and 0 <= aim < self.rules.seats, f"{text} aims at no seat")

    def even(self, seat: Seat, moves: list[Move]) -> None:
        """Law 3: each listed move is as likely to be the random one."""
        drawn = dict.fromkeys(texts_of(moves), 0)
        for draw in range(DRAWS * len(moves)):
            one = self.state.random_move(seat, self.rng)
            assert one is not None
            self.must(3, one in moves, f"a random move, {one}, is not listed")
            drawn[one.text()] += 1
        for text, times in drawn.items():
            fair = DRAWS // 5 <= times <= DRAWS * 3
            self.must(3, fair, f"{text} comes {times} times at random instead of about {DRAWS}")

    def applied(self, law: int, state: State, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Make a move on some state; this law is broken if that fails."""
        try:
            return state.apply(seat, move)
        except Exception as error:
            raise Broken(law, f"{move.text()} of {seat} breaks down: {error!r}", self.record) from error

    def play_on(self, state: State, rng: Rng, imagined: bool) -> None:
        """Play a clone or an imagined world on, and to its end if this look goes so far."""
        for attempt in range(10 * PATIENCE if self.far else AHEAD):
            seats = state.to_act()
            if seats == 0:
                break
            seat = any_seat(seats, rng)
            move = state.random_move(seat, rng)
            if move is not None:
                self.applied(6 if imagined else 4, state, seat, move)
        self.must(6 if imagined else 7, cards_in(state) == self.pack, "playing on loses or makes cards")
        if self.far:
            self.must(6 if imagined else 1, state.to_act() == 0, "playing on does not end")

    def cloned(self) -> None:
        """Law 4: a clone is independent and behaves alike, hushed or not."""
        before = self.everything(self.state)
        self.must(4, self.everything(self.twin) == before, "a clone that had the same moves looks different")
        one, two = self.state.clone(), self.state.clone()
        self.must(4, self.everything(one) == before, "a clone looks different")
        one.hush()
        self.play_on(one, fast(7), False)
        self.must(4, self.everything(self.state) == before, "playing a clone changed the original")
        self.play_on(two, fast(7), False)
        self.must(4, self.everything(one) == self.everything(two), "two clones played apart")
        if self.rng.below(4) == 0:
            self.twin = self.state.clone()

    def everything(self, state: State) -> list[dict[str, object]]:
        """What each viewer sees of a state, and where every card is."""
        return [*(state.view(seat).data() for seat in self.viewers), {**state.places()}]

    def secret(self, view: View) -> None:
        """Law 6: a world imagined from a view looks and acts the same to that seat, and can be played on."""
        world = self.rules.imagine(view, fork(self.rng))
        same = world.view(view.seat).data() == view.data() and world.to_act() == self.state.to_act()
        self.must(6, same, f"an imagined world looks different to {view.seat}")
        mine, theirs = texts_of(self.state.moves(view.seat)), texts_of(world.moves(view.seat))
        self.must(6, mine == theirs, f"the moves of {view.seat} give something away")
        self.must(6, cards_in(world) == self.pack, "an imagined world has other cards")
        self.unknown(view, world.places())
        self.play_on(world, fast(3), True)

    def unknown(self, view: View, imagined: dict[str, list[str]]) -> None:
        """Law 6: a place that a seat does not see is not always imagined as it is."""
        shown = view.faces()
        for place, cards in self.state.places().items():
            key = f"{place} to {view.seat}"
            if cards != imagined[place]:
                self.kept[key] = -PATIENCE
            elif any(card not in shown for card in cards):
                self.kept[key] = self.kept.get(key, 0) + 1
            self.must(6, self.kept.get(key, 0) < ENOUGH, f"{key} is known without being shown")

    def step(self) -> None:
        """One random move."""
        seat = any_seat(self.state.to_act(), self.rng)
        move = self.state.random_move(seat, self.rng)
        while move is None:
            seat = any_seat(self.state.to_act(), self.rng)
            move = self.state.random_move(seat, self.rng)
        self.make(seat, move)

    def make(self, seat: Seat, move: Move) -> None:
        """A move after a look, and laws 6 and 8 on what is told."""
        before, hushed = self.state.clone(), self.state.clone()
        hushed.hush()
        self.must(8, not hushed.apply(seat, move), "a hushed state tells something")
        self.record.add(seat, 0, move)
        events = self.applied(3, self.state, seat, move)
        also = heard(self.applied(4, self.twin, seat, move), WATCHER)
        self.must(4, also == heard(events, WATCHER), "a clone tells something else")
        since = self.state.since(before)
        for view in self.views[-1]:
            self.honest(view, seat, move, heard(events, view.seat))
            self.changed(view, since)
            fleeting = self.told(events, view)
            if fleeting:
                self.glimpsed(fleeting, view.seat, before.meanwhile(seat, move, view.seat))

    def honest(self, view: View, seat: Seat, move: Move, told: list[Mapping[str, object]]) -> None:
        """Law 6: worlds that look alike to a seat go on alike until something it is told sets them apart."""
        world = self.rules.imagine(view, fork(self.rng))
        if move not in world.moves(seat):
            return
        also = heard(self.applied(6, world, seat, move), view.seat)
        shorter = min(len(told), len(also))
        if told[:shorter] == also[:shorter]:
            same = len(told) == len(also) and world.decision() == self.state.decision()
            asked = world.to_act() == self.state.to_act() and world.awaited() == self.state.awaited()
            self.must(6, same and asked, f"who is asked, and when, tells {view.seat} what nobody told")

    def changed(self, view: View, since: Since) -> None:
        """Law 6: what is said to have changed in a view has, and nothing else: more would tell more."""
        was, now = view.data(), self.state.view(view.seat).data()
        self.must(6, list(was) == list(now), f"the view of {view.seat} has other zones than before")
        changes = {name: zone for name, zone in now.items() if was[name] != zone}
        shared, own = since.shared(), since.own(view.seat)
        whole = len(shared) + len(own) == len(changes) and {**shared, **own} == changes
        self.must(6, whole, f"what changes for {view.seat} is not what has changed")

    def told(self, events: tuple[Event, ...], before: View) -> list[str]:
        """Law 8: the cards a seat is told that its view, just before or just after, does not show."""
        shown = before.faces() + self.state.view(before.seat).faces()
        found: list[str] = []
        for event in events:
            seen = event.seen_by(before.seat)
            read = [str(value) for value in seen.words().values.values() if value in self.pack]
            found += [face for face in seen.faces() + read if face not in shown]
            self.must(8, seen.seen_by(before.seat).data() == seen.data(), "an event seen twice tells more")
            watched = event.seen_by(WATCHER)
            self.must(8, seen is event or watched is not event, "a watcher is told more than a seat")
            face = seen is event or seen.data() == watched.data()
            self.must(8, face, "an event has more than two faces")
        return found

    def glimpsed(self, faces: list[str], viewer: Seat, between: list[View]) -> None:
        """Law 8: such a card was seen in between, in a view that says no more than it shows (law 6)."""
        for face in faces:
            views = [view for view in between if face in view.faces()]
            self.must(8, len(views) > 0, f"{viewer} is told of {face} without seeing it")
            world = self.rules.imagine(views[0], fork(self.rng))
            same = world.view(viewer).data() == views[0].data()
            self.must(6, same, f"in between, an imagined world looks different to {viewer}")

    def rebuild(self) -> None:
        """Law 5: seed, options and log rebuild the game, view for view."""
        self.record.outcome = self.state.outcome()
        again = self.rules.start(self.record.seed)
        for index, views in enumerate(self.views):
            same = [again.view(seat).data() for seat in self.viewers] == [view.data() for view in views]
            self.must(5, same, f"a replay looks different before move {index + 1}")
            if index < len(self.record.entries):
                self.record.step(again, index)
        self.must(5, again.outcome() == self.state.outcome(), "a replay has another outcome")


def cards_in(state: State) -> list[str]:
    """Every card of a state, wherever it is."""
    cards: list[str] = []
    for place in state.places().values():
        cards += place
    cards.sort()
    return cards


def texts_of(moves: list[Move]) -> list[str]:
    """The notation of each move."""
    return [move.text() for move in moves]


def heard(events: tuple[Event, ...], viewer: Seat) -> list[Mapping[str, object]]:
    """What a viewer is told."""
    return [event.seen_by(viewer).data() for event in events]


def check(rules: Rules, seed: int) -> int:
    """Play one random game under all laws; raises Broken, or says how many moves it took."""
    return Trial(rules, seed).run()
