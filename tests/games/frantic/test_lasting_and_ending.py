"""Frantic: everything that lasts meets everything that ends a round, and is gone in the next one."""

from __future__ import annotations

import pytest

from lastcard.engine.rng import fast
from tests.games.frantic.desk import Desk, desk
from tests.games.frantic.test_combinations import BOXES, walk
from tests.table import clause

EVENTS = ("time-bomb", "last-chance", "plus-one", "parasite")
POWERS = {"colour-blockade": " green", "looping": "", "open-hands": "", "special-seal": ""}
"""Each power card that leaves something in force beyond the turn, and what is chosen for it."""
LASTING = (*EVENTS, *POWERS, "skip")
ENDS = {
    "doomsday": "FR-081",
    "finish-line": "FR-084",
    "last-card": "FR-104",
    "dry": "FR-105",
    "bomb": "FR-097",
    "the-end": "SC-43",
    "capped": "FR-N41",
}
"""Each way a round ends, and the clause by which it does."""


def hands(lasting: str, ending: str) -> str:
    """Ada begins what lasts, whoever follows ends the round: Cy if the direction turns, else Bo."""
    ender = {"last-card": "r2", "the-end": "te"}.get(
        ending, f"k1 {'btm' if lasting in EVENTS else 'rtm'} r2 y9"
    )
    others = {"Bo": ender, "Cy": "g6 y8 b8 g9"}
    if lasting == "looping":
        others = {"Bo": "g6 y8 b8 g9", "Cy": ender}
    ada = "rtm b4 b5" if lasting in EVENTS else "r1 rsk b4 b5"
    return " | ".join([f"Ada: {ada}", *[f"{name}: {cards}" for name, cards in others.items()]])


def begun(lasting: str, ending: str) -> Desk:
    """Ada's turn is done, and something lasts; the event that ends the round, if one does, comes next."""
    coming = {"doomsday": "doomsday", "finish-line": "finish-line", "bomb": "time-bomb"}.get(ending, "")
    events = " ".join(dict.fromkeys([lasting, coming, "friday-the-13th"] if lasting in EVENTS else [coming]))
    facts = {"dry": "; rest discard", "capped": "; turns 1998"}.get(ending, "")
    power = f"; powers Ada {lasting}" if lasting in POWERS else ""
    t = desk(f"{hands(lasting, ending)} ; top r3 ; events {events} {facts} {power}", BOXES, limit=500)
    if lasting in EVENTS:
        return everybody_passes(t.play("Ada rtm"))
    if lasting == "skip":
        return t.play("Ada rsk at=Cy", "Cy pass")
    return t.play(f"Ada r1 !{lasting}{POWERS[lasting]}")


def everybody_passes(t: Desk) -> Desk:
    """Whoever is asked whether to step in does not."""
    while "pass" in t.may(t.asked().split()[0]).split():
        t.play(f"{t.asked().split()[0]} pass")
    return t


def end(t: Desk, lasting: str, ending: str) -> None:
    """Bring the end about."""
    name = t.asked()
    if ending in ("doomsday", "finish-line") or (ending == "bomb" and lasting != "time-bomb"):
        bringer = "btm" if lasting in EVENTS else "rtm" if lasting == "skip" else "k1"
        everybody_passes(t.play(f"{name} {bringer}"))
    elif ending in ("last-card", "the-end"):
        t.play(f"{name} {'r2' if ending == 'last-card' else 'te'}")
    else:
        t.play(f"{name} draw")
    for _ in range(80):
        if t.is_counted():
            return
        idle(t)
    raise AssertionError("the round does not end")


def idle(t: Desk) -> None:
    """Whoever is asked does as little as may be."""
    name = t.asked().split()[0]
    moves = t.may(name).split()
    t.play(f"{name} {next(move for move in ('pass', 'end', 'draw', moves[-1]) if move in moves)}")


@clause("FR-N49", "FR-N75", "FR-N61", "FR-N56", "SC-30", "FR-N48")
@pytest.mark.parametrize("ending", ENDS)
@pytest.mark.parametrize("lasting", LASTING)
def test_whatever_lasts_ends_with_the_round_however_it_ends(lasting: str, ending: str) -> None:
    t = begun(lasting, ending)
    assert t.table.modifiers or t.table.missing, "something lasts"
    if (lasting, ending) == ("special-seal", "the-end"):
        # FR-N48: The End is a special card, and forbidden.
        assert t.refused(f"{t.asked()} te") == "SC-30"
        return
    end(t, lasting, ending)
    assert t.ending() == ENDS[ending]
    t.play(f"{t.asked()} deal")
    assert (t.table.modifiers, t.table.missing, t.table.step) == ([], 0, 1)
    assert t.table.ending is None
    walk(t.state, fast(len(lasting + ending)), 10)
