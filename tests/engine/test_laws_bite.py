"""Each law catches what breaks it: a table that is wrong in one way is told by the number of the law."""

from __future__ import annotations

import pytest

from lastcard.engine.laws import Broken, check
from tests.engine import mutants
from tests.engine.ambush.rules import AmbushRules, ambush

WRONG = {
    "an outcome while somebody may act": (1, ambush(3, mutants.EndsEarly), "somebody may act"),
    "no outcome though nobody may act": (1, ambush(3, mutants.Undecided), "no outcome"),
    "somebody may act, but nobody can": (1, ambush(3, mutants.Stuck), "nobody has a move"),
    "a game without end": (1, ambush(3, mutants.Endless), "does not end"),
    "awaited though not able to act": (2, ambush(3, mutants.AwaitsAll), "may not act"),
    "awaited without a move": (2, ambush(3, mutants.NoPass), "has no move"),
    "moves out of turn": (2, ambush(3, mutants.OutOfTurn), "has moves who may not act"),
    "a decision number that falls": (2, ambush(3, mutants.CountsDown), "number fell"),
    "a game of turns that waits for nobody": (2, ambush(3, mutants.WaitsForNobody), "nobody is awaited"),
    "a decision number below 0": (2, ambush(3, mutants.CountsFromBelow), "is below 0"),
    "a view of another decision": (2, ambush(3, mutants.ShowsTheLastDecision), "another decision"),
    "two moves with one notation": (3, ambush(3, mutants.Ambiguous), "same notation"),
    "a notation of two words": (3, ambush(3, mutants.Wordy), "is not one word"),
    "a notation that does not come back": (3, ambush(3, mutants.Fresh), "does not come back"),
    "a move without a name": (3, ambush(3, mutants.Nameless), "has no name"),
    "a name of a card that nobody sees": (3, ambush(3, mutants.NamesAnotherCard), "does not see"),
    "a name of a seat that is not there": (3, ambush(3, mutants.AimsBeyondTheTable), "aims at no seat"),
    "a listed move that does not apply": (3, ambush(3, mutants.Overlisted), "breaks down"),
    "a random move that is not listed": (3, ambush(3, mutants.Unlisted), "is not listed"),
    "a move that is never drawn": (3, ambush(3, mutants.Lazy), "comes 0 times"),
    "a move that is drawn too often": (3, ambush(3, mutants.Biased), "times at random"),
    "a clone that forgets what is seen": (4, ambush(3, mutants.ForgetsItsNumber), "looks different"),
    "a clone that forgets what is hidden": (4, ambush(3, mutants.ForgetsChance), "same moves"),
    "a clone that shares chance": (4, ambush(3, mutants.SharesChance), "played apart"),
    "a clone that shares hands": (4, ambush(3, mutants.SharesHands), "changed the original"),
    "a hushed clone that plays apart": (4, ambush(3, mutants.PlaysApart), "played apart"),
    "a deal that the seed does not decide": (5, mutants.Worn(), "a replay looks different"),
    "a window for holders, at a table of two": (6, ambush(2, mutants.OnlyHolders), "what nobody told"),
    "a window for holders, at a table of four": (6, ambush(4, mutants.OnlyHolders), "what nobody told"),
    "a window that hidden cards keep shut": (6, mutants.LooksIntoHands(), "what nobody told"),
    "a window that waits for holders": (6, ambush(3, mutants.WaitsForHolders), "what nobody told"),
    "a view that leaks a card": (6, ambush(3, mutants.ShowsACard), "looks different"),
    "a list of moves that leaks a card": (6, ambush(3, mutants.AimsWithCare), "give something away"),
    "a change where there is none": (6, ambush(3, mutants.RepeatsItself), "is not what has changed"),
    "a change that is not told": (6, ambush(3, mutants.KeepsChangesBack), "is not what has changed"),
    "a zone that comes and goes": (6, ambush(3, mutants.AddsAZone), "other zones than before"),
    "a world that keeps a sealed answer": (6, ambush(3, mutants.KeepsAnswers), "loses or makes cards"),
    "a world that keeps a hidden hand": (6, mutants.Peeking(), "without being shown"),
    "a world that cannot be played on": (6, ambush(3, mutants.LosesAnAnswer), "breaks down"),
    "a card that is lost": (7, ambush(3, mutants.LosesCards), "loses or makes cards"),
    "a card that is made": (7, ambush(3, mutants.MakesCards), "loses or makes cards"),
    "an event that tells a drawn card": (8, ambush(3, mutants.TellsDraws), "without seeing it"),
    "a sentence that tells a drawn card": (8, ambush(3, mutants.WritesDraws), "without seeing it"),
    "an event that tells a fleeting card": (8, ambush(3, mutants.TellsFleetingDraws), "without seeing it"),
    "an event that tells the next card": (8, ambush(3, mutants.TellsTheNextCard), "without seeing it"),
    "a view that leaks in between": (6, ambush(3, mutants.ShowsInBetween), "in between"),
    "an event that tells more when seen twice": (8, ambush(3, mutants.TellsMore), "tells more"),
    "an event that tells watchers more": (8, ambush(3, mutants.TellsOnlyWatchers), "a watcher is told more"),
    "an event of many faces": (8, ambush(3, mutants.TellsEachSomethingElse), "more than two faces"),
    "a hushed table that tells something": (8, ambush(3, mutants.NeverHushed), "hushed"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_the_law_bites(wrong: str) -> None:
    law, rules, how = WRONG[wrong]
    with pytest.raises(Broken, match=f"law {law}: .*{how}"):
        play_some(rules)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("clock", "reactions"), [("yes", "yes"), ("no", "yes"), ("yes", "no")])
def test_ambush_itself_keeps_all_laws(seats: int, clock: str, reactions: str) -> None:
    assert play_some(ambush(seats, clock=clock, reactions=reactions), 8) > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_card_that_is_seen_for_a_moment_may_be_told(seats: int) -> None:
    assert play_some(ambush(seats, mutants.Whirlwind), 8) > 0


def play_some(rules: AmbushRules, games: int = 20) -> int:
    """So many games under all laws; how many moves they took."""
    return sum(check(rules, seed) for seed in range(games))


def test_what_is_broken_is_told_with_the_record_that_shows_it() -> None:
    with pytest.raises(Broken) as broken:
        play_some(ambush(3, mutants.LosesCards))
    assert broken.value.law == 7
    assert "game    ambush" in str(broken.value)
