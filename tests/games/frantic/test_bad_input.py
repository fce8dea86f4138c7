"""Frantic: what cannot be done is refused with its clause; state, record and log stay as they were."""

from __future__ import annotations

import pytest

from lastcard.engine.contract import WATCHER
from lastcard.engine.sitting import ILLEGAL, LATE, NOT_A_MOVE, NOT_ASKED, Refused
from tests.games.frantic.desk import Desk, desk
from tests.table import clause

BOX = "frantic+troublemaker+supercharge"
ATTACK = "Ada: rsk r1 r2 | Bo: ca g2 | Cy: y5 b9 | Di: y6 ; top r3"
GIVING = "Ada: rgi r1 r2 fu | Bo: g2 | Cy: y5 b9 ; top r3"
POWERS = "Ada: r1 rsk b2 r5 | Bo: g2 r6 | Cy: y5 ; top r3"


class Case:
    """A position, what was played in it, what is tried then, and how it is refused."""

    def __init__(self, position: str, played: list[str], tried: str, code: str, sentence: str) -> None:
        self.position = position
        self.played = played
        self.tried = tried
        self.code = code
        self.sentence = sentence


GONE = {
    "a turn that is over": Case(ATTACK, ["Ada r1"], "Ada r2", LATE, "table.late"),
    "the turn before, by whoever is in turn now": Case(ATTACK, ["Ada r1"], "Bo draw", LATE, "table.late"),
    "a window that has closed": Case(ATTACK, ["Ada rsk at=Bo", "Bo pass"], "Bo !ca", LATE, "table.late"),
    "a wish that was made": Case(
        "Ada: fa r1 | Bo: g2 ; top r3", ["Ada fa red"], "Ada blue", LATE, "table.late"
    ),
}
NOBODY_ASKED = {
    "out of turn": Case(ATTACK, [], "Bo g2", NOT_ASKED, "FR-024.turn"),
    "a draw out of turn": Case(ATTACK, [], "Cy draw", NOT_ASKED, "FR-024.turn"),
    "an attack on somebody else": Case(ATTACK, ["Ada rsk at=Bo"], "Cy pass", NOT_ASKED, "FR-024.turn"),
    "the attacker's own attack": Case(ATTACK, ["Ada rsk at=Bo"], "Ada pass", NOT_ASKED, "FR-024.turn"),
    "a window in which the seat has answered": Case(
        "Ada: f4 r1 | Bo: ca g2 | Cy: y5 ; top r3",
        ["Ada f4 red at=Bo*2 at=Cy*2", "Bo pass"],
        "Bo !ca",
        NOT_ASKED,
        "FR-024.turn",
    ),
    "a last card of one's own": Case(
        "Ada: r1 | Bo: nt g2 ; top r3", ["Ada r1"], "Ada pass", NOT_ASKED, "FR-024.turn"
    ),
    "a power card for another's card": Case(
        f"{POWERS} ; powers Ada looping ; powers Bo open-hands",
        ["Ada r1"],
        "Bo !open-hands",
        NOT_ASKED,
        "FR-024.turn",
    ),
}
NOT_HELD = {
    "to lay": Case(ATTACK, [], "Ada r9", ILLEGAL, "FR-024.hand"),
    "to throw in": Case(ATTACK, ["Ada rsk at=Cy"], "Cy !ca", ILLEGAL, "FR-024.hand"),
    "to throw in before an event": Case(
        "Ada: k3 r1 | Bo: lb g2 ; top r3 ; events market", ["Ada k3"], "Ada !lb", ILLEGAL, "FR-024.hand"
    ),
    "to give": Case(GIVING, ["Ada rgi at=Bo", "Bo pass"], "Ada give=g2", ILLEGAL, "FR-024.hand"),
    "to lay face down": Case(
        "Ada: k3 r1 | Bo: r2 g2 ; top r3 ; events gambling-man",
        ["Ada k3", "Ada pass", "Bo pass"],
        "Bo put=r1",
        ILLEGAL,
        "FR-024.hand",
    ),
    "to take from another hand": Case(
        "Ada: rth r1 | Bo: g2 g4 g6 ; top r3", ["Ada rth", "Bo pass"], "Ada take=r1", ILLEGAL, "FR-117"
    ),
}
FORBIDDEN = {
    "oneself": Case(ATTACK, ["Ada rsk"], "Ada at=Ada", ILLEGAL, "FR-041"),
    "an empty chair": Case(ATTACK, ["Ada rsk"], "Ada at=6", ILLEGAL, "FR-041.nobody"),
    "somebody due to miss a turn": Case(
        f"{ATTACK} ; missing Bo", ["Ada rsk"], "Ada at=Bo", ILLEGAL, "FR-051.aim"
    ),
    "somebody with more cards": Case(
        "Ada: eq r1 r2 | Bo: g2 g4 g6 | Cy: y5 | Di: y6 ; top r3",
        ["Ada eq red"],
        "Ada at=Bo",
        ILLEGAL,
        "FR-044.aim",
    ),
    "a party guest who is oneself": Case(
        "Ada: k3 r1 | Bo: g2 b1 ; top r3 ; events surprise-party",
        ["Ada k3", "Ada pass", "Bo pass", "Bo give=g2"],
        "Bo to=Bo",
        ILLEGAL,
        "FR-094",
    ),
    "two power cards of the same player": Case(
        "Ada: ed r1 r2 | Bo: g2 | Cy: y5 ; top r3 ; used Ada looping ; used Bo looping ; used Cy recycling",
        ["Ada ed no-wish", "Ada at=Bo"],
        "Ada at=Bo",
        ILLEGAL,
        "SC-41",
    ),
    "a special charge on oneself": Case(
        f"{POWERS} ; powers Ada special-charge", ["Ada r1 !special-charge"], "Ada at=Ada", ILLEGAL, "FR-A13"
    ),
    "a gift that may not be given": Case(
        GIVING, ["Ada rgi at=Bo", "Bo pass"], "Ada give=fu", ILLEGAL, "FR-066"
    ),
}
POWER = {
    "a second one in a turn": Case(
        "Ada: rsc r1 b2 | Bo: g2 ; top r3 ; powers Ada looping open-hands",
        ["Ada rsc !open-hands r1"],
        "Ada !looping",
        LATE,
        "table.late",
    ),
    "a second one on a card that follows": Case(
        "Ada: rsc r1 b2 | Bo: g2 ; top r3 ; powers Ada looping open-hands",
        ["Ada rsc !open-hands"],
        "Ada !looping",
        ILLEGAL,
        "SC-12",
    ),
    "a second one instead of an answer": Case(
        f"{POWERS} ; powers Ada looping all-draw-one",
        ["Ada rsk !all-draw-one"],
        "Ada !looping",
        ILLEGAL,
        "SC-12",
    ),
    "one that is used up": Case(
        f"{POWERS} ; powers Ada looping ; used Ada open-hands",
        ["Ada r1"],
        "Ada !open-hands",
        ILLEGAL,
        "SC-13",
    ),
    "one of somebody else": Case(
        f"{POWERS} ; powers Ada looping ; powers Bo open-hands",
        ["Ada r1"],
        "Ada !open-hands",
        ILLEGAL,
        "SC-10.none",
    ),
    "one before a card was laid": Case(
        f"{POWERS} ; powers Ada looping", [], "Ada !looping", ILLEGAL, "SC-10"
    ),
    "a seal on a special card": Case(
        f"{POWERS} ; powers Ada special-seal", ["Ada rsk"], "Ada !special-seal", ILLEGAL, "SC-30.number"
    ),
    "one on a card thrown in": Case(
        f"{ATTACK} ; powers Bo looping", ["Ada rsk at=Bo", "Bo !ca"], "Bo !looping", ILLEGAL, "SC-11"
    ),
}
NONSENSE = {
    "no move": Case(ATTACK, [], "Ada fly", NOT_A_MOVE, "table.not-a-move"),
    "a card of no box": Case(ATTACK, [], "Ada r77", NOT_A_MOVE, "table.not-a-move"),
    "a move that answers something else": Case(ATTACK, [], "Ada give=r1", ILLEGAL, "FR-024"),
    "a second draw": Case(ATTACK, ["Ada draw"], "Ada draw", ILLEGAL, "FR-028"),
    "what does not fit": Case(ATTACK, ["Ada r1"], "Bo g2", ILLEGAL, "FR-030"),
}


def everything(t: Desk) -> list[object]:
    """All there is: who sees what, where every card is, what is still to be done, the record."""
    views = [t.state.view(viewer).data() for viewer in (*range(len(t.names)), WATCHER)]
    return [views, t.state.places(), t.table.explain(), t.state.decision(), t.sitting.record.text()]


def check(case: Case) -> None:
    """Play, try, and see that nothing has happened but a refusal."""
    t = desk(case.position, BOX)
    asked = t.state.decision()
    for line in case.played:
        asked = t.state.decision()
        t.play(line)
    name, text = case.tried.split()
    before = everything(t)
    answer = t.sitting.submit(
        t.seat(name), asked if case.code == LATE else t.state.decision(), t.by_seat(text)
    )
    assert isinstance(answer, Refused), f"{case.tried} is taken"
    assert (answer.code, answer.why.words.key) == (case.code, f"clause.{case.sentence}")
    assert answer.why.clause == case.sentence.partition(".")[0]
    assert everything(t) == before


@clause("FR-024")
@pytest.mark.parametrize("which", GONE)
def test_a_move_for_a_decision_that_is_gone(which: str) -> None:
    check(GONE[which])


@clause("FR-024", "FR-059", "SC-11")
@pytest.mark.parametrize("which", NOBODY_ASKED)
def test_a_move_of_a_seat_that_is_not_asked(which: str) -> None:
    check(NOBODY_ASKED[which])


@clause("FR-024", "FR-117")
@pytest.mark.parametrize("which", NOT_HELD)
def test_a_card_that_is_not_in_the_hand(which: str) -> None:
    check(NOT_HELD[which])


@clause("FR-041", "FR-044", "FR-051", "FR-066", "FR-094", "FR-A13", "SC-41")
@pytest.mark.parametrize("which", FORBIDDEN)
def test_a_forbidden_target(which: str) -> None:
    check(FORBIDDEN[which])


@clause("SC-10", "SC-11", "SC-12", "SC-13", "SC-30")
@pytest.mark.parametrize("which", POWER)
def test_a_power_card_that_may_not_be_activated(which: str) -> None:
    check(POWER[which])


@clause("FR-024", "FR-028", "FR-030")
@pytest.mark.parametrize("which", NONSENSE)
def test_a_move_that_is_none_here(which: str) -> None:
    check(NONSENSE[which])


@clause("FR-109")
def test_after_the_end_nothing_is_taken_any_more() -> None:
    t = desk("Ada: r1 | Bo: g9 ; top r3 ; totals 0 130", BOX, limit=137).play("Ada r1", "Bo pass")
    t.play(*[f"{name} deal" for name in t.asked().split()])
    assert t.winners() == "Ada"
    before = everything(t)
    for seat in range(2):
        answer = t.sitting.submit(seat, t.state.decision(), "draw")
        assert isinstance(answer, Refused)
        assert (answer.code, answer.why.words.key) == (LATE, "clause.table.over")
    assert everything(t) == before
