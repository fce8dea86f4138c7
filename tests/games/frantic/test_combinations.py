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
from lastcard.games import rules_of
from lastcard.games.frantic.rules import FranticRules
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
    while t.asked() == "Ada" and t.prompt() != "ask-declare" and "pass" not in t.may("Ada").split():
        if not t.prompt().startswith("ask-name") and t.prompt() != "ask-mimic":
            return
        t.play(f"Ada {t.may('Ada').split()[0]}")


@clause("SC-16", "SC-13")
@pytest.mark.parametrize("power", POWERS)
def test_every_power_card_goes_with_every_special_card(power: str) -> None:
    played = 0
    for code in columns(POWERS.index(power), [code for code in SPECIALS if code != "cu"]):
        t = desk(f"{holding(code)} ; powers Ada {power}", BOXES)
        lay(t, code)
        if f"!{power}" in t.may("Ada").split():
            t.play(f"Ada !{power}")
            powers = t.view("Bo").zones()["powers"]
            assert isinstance(powers, list)
            assert powers[0] == [[power, True]], f"{power} on {code}"
            played += 1
        walk(t.state, fast(len(code)), 25)
    # SC-30, FR-A14: a seal goes with no special card.
    assert (played == 0) == (power == "special-seal")


@clause("FR-140", "FR-N30")
@pytest.mark.parametrize("first", [event for event in EVENTS if event != "plague"])
def test_every_event_is_followed_by_every_event_under_plague(first: str) -> None:
    for second in columns(EVENTS.index(first), [code for code in EVENTS if code not in (first, "plague")]):
        t = desk(f"Ada: k3 r1 b1 rgi | {OTHERS} ; top r3 ; events plague {first} {second}", BOXES)
        t.play("Ada k3")
        walk(t.state, fast(len(first + second)), 30)


@clause("FR-142")
@pytest.mark.parametrize("event", [event for event in EVENTS if event not in ("plague", "repeat")])
def test_every_event_is_repeated(event: str) -> None:
    for seed in range(2):
        order = f"plague {event} repeat"
        t = desk(f"Ada: k3 r1 b1 rgi | {OTHERS} ; top r3 ; events {order}", BOXES).play("Ada k3")
        walk(t.state, fast(seed), 30)


@clause("FR-136")
@pytest.mark.parametrize("event", [event for event in EVENTS if event != "event-manager"])
def test_every_event_is_among_those_to_pick_from(event: str) -> None:
    others = [other for other in ("tornado", "charity", "market") if other != event][:2]
    order = " ".join(["event-manager", event, *others])
    for seed in range(2):
        t = desk(f"Ada: k3 r1 b1 rgi | {OTHERS} ; top r3 ; events {order}", BOXES).play("Ada k3")
        walk(t.state, fast(seed), 30)


@clause("FR-N61", "FR-N49")
@pytest.mark.parametrize("ends", ["doomsday", "finish-line", "last"])
@pytest.mark.parametrize("lasting", ["time-bomb", "last-chance", "plus-one", "parasite"])
def test_every_lasting_event_meets_every_end_of_a_round(lasting: str, ends: str) -> None:
    events = f"{lasting} {ends}" if ends != "last" else lasting
    t = desk(f"Ada: k3 r1 | Bo: k1 r2 | Cy: k2 g9 ; top r3 ; events plague {events}", BOXES)
    t.play("Ada k3")
    walk(t.state, fast(7), 120)


@clause("FR-127", "FR-N72")
def test_mimicry_is_played_as_every_card_it_may_be() -> None:
    t = desk(f"Ada: mi r1 b1 | {OTHERS} ; top r3", BOXES).play("Ada mi")
    guises = t.may("Ada").split()
    assert len(guises) > 10
    for guise in guises:
        t = desk(f"Ada: mi r1 b1 | {OTHERS} ; top r3", BOXES).play("Ada mi", f"Ada {guise}")
        walk(t.state, fast(len(guise)), 25)
