"""Frantic: cards that somebody sees for a moment only: what follows in the same step takes them away."""

from __future__ import annotations

from lastcard.engine.laws import Trial
from tests.games.frantic.desk import Desk, desk
from tests.table import clause

OTHERS = "Bo: g2 y4 b6 | Cy: f4 y5 r6"


def on_trial(t: Desk) -> Trial:
    """The table as it is, watched by the laws."""
    trial = Trial(t.sitting.rules, 1)
    trial.state, trial.twin = t.state, t.state.clone()
    return trial


def fleeting(t: Desk, line: str) -> dict[str, set[str]]:
    """Play a move under all laws; the cards each is told by it that neither view around it shows."""
    trial, viewers = on_trial(t), [*t.names, "watcher"]
    trial.look()
    name, text = line.split()
    move = t.sitting.rules.parse(text)
    assert move is not None
    events = t.state.clone().apply(t.seat(name), move)
    trial.make(t.seat(name), move)
    return {who: set(trial.told(events, view)) for who, view in zip(viewers, trial.views[-1], strict=True)}


def gone(t: Desk, name: str, *cards: str) -> set[str]:
    """Those of some cards that somebody does not hold."""
    return set(cards) - set(t.hand(name).split())


@clause("SC-20", "FR-101")
def test_a_card_that_all_draw_one_brings_is_whirled_away_by_the_tornado_of_a_black_card() -> None:
    position = f"Ada: k3 r1 b1 | {OTHERS} ; top r3 ; draw nt fu ; events tornado ; powers Ada all-draw-one"
    t = desk(position, "frantic+supercharge").play("Ada k3")
    told = fleeting(t, "Ada !all-draw-one")
    assert told == {"Ada": set(), "Bo": gone(t, "Bo", "nt"), "Cy": gone(t, "Cy", "fu"), "watcher": set()}
    assert told["Cy"] == {"fu"}, "all kept what they drew, and nothing is shown: choose others"


@clause("SC-50", "SC-31")
def test_the_cards_of_a_black_jack_are_whirled_away_by_the_tornado_of_a_troublecharger() -> None:
    position = f"Ada: k3 r1 b1 | {OTHERS} ; top r3 ; draw nt fu ; events black-jack tornado"
    t = desk(f"{position} ; powers Ada troublecharger", "frantic+supercharge").play("Ada k3")
    told = fleeting(t, "Ada !troublecharger")
    # SC-50: they lay open to all before they were mixed.
    assert told == {"watcher": {"nt", "fu"}, **{name: gone(t, name, "nt", "fu") for name in t.names}}


@clause("SC-58", "SC-51")
def test_the_power_card_of_a_supercharge_goes_back_with_a_chargenado() -> None:
    position = (
        f"Ada: k3 r1 b1 | {OTHERS} ; top r3 ; events supercharge chargenado ; powers Ada troublecharger"
    )
    t = desk(f"{position} ; power-deck looping recycling open-hands", "frantic+supercharge").play("Ada k3")
    told = fleeting(t, "Ada !troublecharger")
    brought = {"Ada": "open-hands", "Bo": "looping", "Cy": "recycling"}
    powers = t.state.places()
    for name, card in brought.items():
        assert told[name] == {card} - set(powers[f"power:{t.seat(name)}"])
    assert told["Bo"] | told["Cy"], "everybody got the same card again, and nothing is shown: choose others"
    assert told["watcher"] == set()
