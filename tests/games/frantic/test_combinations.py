"""Everything with everything: each cell is played on at random, and cards, secrets and clones must hold.

The whole matrix is played on the compiled rules; on plain Python every few cells, which ones depends on the
row, so that over all rows every column is seen.
"""

from __future__ import annotations

import pytest

import lastcard
from lastcard.engine.contract import CLOCK, State, seats_in
from lastcard.engine.laws import cards_in, texts_of
from lastcard.engine.playout import any_seat
from lastcard.engine.rng import Rng, fast, fork
from lastcard.games.frantic.rules import FranticRules
from lastcard.shelf import rules_of
from tests.games.frantic.desk import Desk, desk
from tests.table import clause

BOXES = "frantic+troublemaker+supercharge"
RULES = rules_of(BOXES, 3, {})
assert isinstance(RULES, FranticRules)
DECK = RULES.deck
SPECIALS = [row.code for row in DECK.rows if row.code and not row.is_number()]
EVENTS = [event.code for event in DECK.events]
POWERS = [
    *("all-draw-one", "anti-counter", "black-wish", "colour-blockade", "looping", "number-wish"),
    *("open-hands", "random-chance", "recycling", "special-charge", "special-seal", "troublecharger"),
]
EVERY = 1 if lastcard.is_compiled() else 9
"""How many columns apart the cells are that are played."""

OTHERS = "Bo: ca g2 y4 b6 | Cy: f4 y5 r6 g8 r9"


def columns(row: int, names: list[str]) -> list[str]:
    """The cells of a row that are played on this build."""
    return names[row % EVERY :: EVERY]


def walk(state: State, rng: Rng, steps: int) -> None:
    """Play on at random; after every move all cards are there, and imagined worlds look the same."""
    pack = cards_in(state)
    for step in range(steps):
        seats = state.to_act()
        if seats == 0:
            return
        for seat in seats_in(seats):
            if seat != CLOCK:
                alike(state, seat, rng)
        seat = any_seat(seats, rng)
        move = state.random_move(seat, rng)
        assert move is not None
        assert move in state.moves(seat)
        twin = state.clone()
        state.apply(seat, move)
        twin.apply(seat, move)
        assert cards_in(state) == pack, f"{move.text()} loses or makes cards"
        assert state.view(0).data() == twin.view(0).data(), f"{move.text()} plays differently on a clone"


def alike(state: State, seat: int, rng: Rng) -> None:
    """A world imagined from what a seat sees gives it the same sight and the same moves."""
    view = state.view(seat)
    world = RULES.imagine(view, fork(rng))
    assert world.view(seat).data() == view.data()
    assert texts_of(world.moves(seat)) == texts_of(state.moves(seat))
    assert cards_in(world) == cards_in(state)


def holding(code: str) -> str:
    """A hand from which this special card may be played, and what it may be played on."""
    row = DECK.rows[DECK.kind(code)]
    top = next((letter for at, letter in enumerate("rbyg") if row.colours >> at & 1), "r")
    if code == "te":
        return f"Ada: te | {OTHERS} ; top {top}3"
    if code == "fu":
        return f"Ada: fu r1 b1 y1 g1 r4 b5 y7 g9 r8 | {OTHERS} ; top {top}3"
    return f"Ada: {code} r1 b1 y1 g7 | {OTHERS} ; top {top}3"


def lay(t: Desk, code: str) -> None:
    """Ada plays a card; what it is to be, if that is asked, is its first choice."""
    t.play(f"Ada {code}")
    while t.prompt() in ("ask-imitate", "ask-colour"):
        t.play(f"Ada {t.may('Ada').split()[0]}")


def walk_until(t: Desk, rng: Rng, prompt: str) -> bool:
    """Play on at random until this is asked; False if it never is."""
    for _ in range(200):
        if t.prompt() == prompt:
            return True
        walk(t.state, rng, 1)
        if t.table.ending is not None and not t.table.tasks()[1:]:
            return False
    return False


@clause("SC-16", "SC-13")
@pytest.mark.parametrize("power", POWERS)
def test_every_power_card_goes_with_every_special_card(power: str) -> None:
    played = 0
    for code in columns(POWERS.index(power), SPECIALS):
        if code == "cu":
            continue
        t = desk(f"{holding(code)} ; powers Ada {power}", BOXES)
        lay(t, code)
        if f"!{power}" in t.may("Ada").split():
            t.play(f"Ada !{power}")
            powers = t.view("Bo").zones()["powers"]
            assert isinstance(powers, list)
            assert powers[0] == [[power, True]], f"{power} on {code}"
            played += 1
        walk(t.state, fast(len(code)), 25)
    # SC-30, FR-A14: a seal goes with no special card. FR-N44: nor does any power card go with The End.
    without = [code for code in columns(POWERS.index(power), SPECIALS) if code in ("cu", "te")]
    every = len(columns(POWERS.index(power), SPECIALS)) - len(without)
    assert played == (0 if power == "special-seal" else every)


@clause("FR-140", "FR-N30")
@pytest.mark.parametrize("first", [event for event in EVENTS if event != "plague"])
def test_every_event_is_followed_by_every_event_under_plague(first: str) -> None:
    for second in columns(EVENTS.index(first), [code for code in EVENTS if code not in (first, "plague")]):
        t = desk(f"Ada: k3 r1 b1 rgi | {OTHERS} ; top r3 ; events plague {first} {second}", BOXES)
        t.play("Ada k3")
        walk(t.state, fast(len(first + second)), 30)


@clause("FR-142", "FR-N30")
@pytest.mark.parametrize("first", [event for event in EVENTS if event not in ("plague", "repeat")])
def test_every_event_is_repeated_after_every_event(first: str) -> None:
    for second in columns(EVENTS.index(first), [code for code in EVENTS if code != "repeat"]):
        turned = "" if second in (first, "plague") else f"; spent {second}"
        position = f"Ada: k3 r1 b1 rgi | {OTHERS} ; top r3 ; events plague {first} repeat {turned}"
        t, rng = desk(position, BOXES).play("Ada k3"), fast(len(first + second))
        asked = walk_until(t, rng, "ask-event-pick") and f"pick={second}" in t.may("Ada").split()
        # FR-136: Event Manager turns Repeat up among three, and another one may be picked.
        assert asked or first == "event-manager"
        if asked:
            t.play(f"Ada pick={second}")
        walk(t.state, rng, 15)


@clause("FR-136", "FR-N30")
@pytest.mark.parametrize("first", [event for event in EVENTS if event != "event-manager"])
def test_every_event_is_picked_beside_every_event(first: str) -> None:
    for second in columns(
        EVENTS.index(first), [code for code in EVENTS if code not in (first, "event-manager")]
    ):
        third = next(code for code in ("tornado", "charity", "market") if code not in (first, second))
        order = f"event-manager {first} {second} {third}"
        t = desk(f"Ada: k3 r1 b1 rgi | {OTHERS} ; top r3 ; events {order}", BOXES).play("Ada k3")
        assert walk_until(t, fast(len(first + second)), "ask-event-pick")
        assert t.may("Ada") == f"pick={first} pick={second} pick={third}"
        t.play(f"Ada pick={first}")
        assert {second, third} <= set(t.place("spent").split()), "what was not picked stays out"
        walk(t.state, fast(len(first + second)), 15)


GUISES = {row.code for row in DECK.rows if row.code and not row.is_number() and row.starts} - {"mi"}
"""FR-N19: all special cards but Mimicry itself, Curse and The End."""


def guises(letter: str, hand: str) -> list[str]:
    """What a Mimicry from this hand may be on a card of a colour."""
    t = desk(f"Ada: mi {hand} | {OTHERS} ; top {letter}3", BOXES).play("Ada mi")
    return [move.removeprefix("as=") for move in t.may("Ada").split()]


@clause("FR-127", "FR-N72", "FR-N19")
def test_on_the_four_colours_mimicry_may_be_every_card() -> None:
    ten = "r1 b1 y1 g1 r4 b5 y7 g9 r8"
    assert {code for letter in "rbyg" for code in guises(letter, ten)} == GUISES
    assert {code for letter in "rbyg" for code in guises(letter, "r1 b1")} == GUISES - {"fu"}


@clause("FR-127", "FR-N72")
@pytest.mark.parametrize("code", sorted(GUISES))
def test_mimicry_is_played_as_each_card(code: str) -> None:
    row = DECK.rows[DECK.kind(code)]
    hand = holding(code).partition(" | ")[0].replace(f" {code} ", " mi ")
    for letter in [
        letter for at, letter in enumerate("rbyg") if row.is_colourless() or row.colours >> at & 1
    ]:
        t = desk(f"{hand} | {OTHERS} ; top {letter}3", BOXES).play("Ada mi", f"Ada as={code}")
        assert t.discards().split()[-1] == "mi"
        # FR-N19: the pile shows the card that it is; FR-116: or the other colour of the two.
        if not row.is_colourless() and row.symbol:
            assert t.demand() == code
        walk(t.state, fast(len(code)), 25)


@clause("FR-127", "SC-16")
@pytest.mark.parametrize("power", [power for power in POWERS if power != "special-seal"])
def test_every_power_card_goes_with_mimicry_as_each_card(power: str) -> None:
    for code in columns(POWERS.index(power), sorted(GUISES - {"fu"})):
        row = DECK.rows[DECK.kind(code)]
        top = next((letter for at, letter in enumerate("rbyg") if row.colours >> at & 1), "r")
        position = f"Ada: mi r1 b1 y1 | {OTHERS} ; top {top}3 ; powers Ada {power}"
        t = desk(position, BOXES).play("Ada mi", f"Ada as={code}", f"Ada !{power}")
        walk(t.state, fast(len(code)), 25)
