"""Hochspannung, getting stuck: HS-30 to HS-34."""

from __future__ import annotations

from lastcard.engine.rng import fast
from lastcard.words import say
from tests.games.hochspannung.race import both, race
from tests.table import Table, clause

# Ada's 5x6 fits on 7x8, and then nobody has a 3 or a 0.
STUCK = "Ada: 5x6/57 9x9/18 9x2/48 | Bo: 6x6/18 4x4/28 ; discard 2x4/12 7x8/13"


def turned(t: Table) -> list[str]:
    """The cards that have come to the top by themselves after the last move."""
    moved = [event.data() for event in t.told]
    return [str(event["card"]) for event in moved if event["kind"] == "moved" and event["from"] == "discard"]


@clause("HS-30", "HS-31")
def test_when_nobody_can_play_or_draw_the_bottom_card_comes_to_the_top() -> None:
    t = race(STUCK).play("Ada 56:5x6")
    assert turned(t) == ["2x4"]
    assert t.place("discard") == "7x8 5x6 2x4"
    assert t.may("Ada") == "8:9x9 8:9x2"
    assert t.may("Bo") == "8:6x6 8:4x4"


@clause("HS-31")
def test_the_table_is_told_and_hands_stay_as_they_are() -> None:
    t = race(STUCK, youngest=1).play("Ada 56:5x6")
    assert [say(event.words(), t.names, reader=1) for event in t.told] == [
        "Ada calls 56.",
        "Ada lays 5×6, and nobody can lay or draw.",
        "You bring the bottom card to the top: 2×4.",
    ]
    assert t.hand("Ada") == "9x9 9x2"
    assert t.view("Bo").zones()["stuck_on"] == ["5x6"]


@clause("HS-30")
def test_a_match_in_any_hand_is_enough_to_go_on() -> None:
    t = race(STUCK.replace("4x4/28", "4x4/23")).play("Ada 56:5x6")
    assert turned(t) == []
    assert t.may("Bo") == "30:4x4"


@clause("HS-30")
def test_nobody_is_stuck_while_somebody_is_down_to_one_card() -> None:
    t = race(STUCK.replace(" 4x4/28", "")).play("Ada 56:5x6")
    assert turned(t) == []
    assert t.may("Ada") == ""
    assert t.may("Bo") == "last"


@clause("HS-30", "HS-33")
def test_a_draw_that_does_not_help_may_leave_the_table_stuck() -> None:
    t = race(f"{STUCK} ; pile Bo 8x8/12").play("Ada 56:5x6")
    assert turned(t) == []
    t.play("Bo draw")
    assert turned(t) == ["2x4"]


@clause("HS-30")
def test_a_table_may_be_stuck_at_the_signal() -> None:
    t = race("Ada: 9x9/18 9x2/48 | Bo: 6x6/18 4x4/28 ; discard 5x6/24 ; waiting", box="2x4/12")
    t.play("Ada go")
    assert turned(t) == ["5x6"]
    assert t.winners() == "Ada Bo"


@clause("HS-32")
def test_if_the_new_top_is_stuck_too_the_next_card_comes_up() -> None:
    t = race(STUCK.replace("discard", "discard 6x5/24")).play("Ada 56:5x6")
    assert turned(t) == ["6x5", "2x4"]
    assert t.place("discard") == "7x8 5x6 6x5 2x4"
    assert (
        say(t.told[2].words(), t.names) == "Ada brings the bottom card to the top: 6×5, and it helps nobody."
    )
    assert t.view("Bo").zones()["stuck_on"] == ["5x6", "6x5"]


@clause("HS-32")
def test_after_the_whole_pile_the_fewest_cards_win() -> None:
    t = race("Ada: 5x6/57 9x9/18 9x2/48 8x8/14 | Bo: 6x6/18 4x4/28 ; discard 6x5/24 7x8/13")
    t.play("Ada 56:5x6")
    assert turned(t) == ["6x5", "7x8", "5x6"]
    assert t.winners() == "Bo"
    assert t.to_act() == ""


@clause("HS-32")
def test_equal_hands_share_the_win() -> None:
    t = race(
        "Ada: 5x6/57 9x9/18 9x2/48 | Bo: 6x6/18 4x4/28 | Cy: 8x8/12 8x2/14 8x3/14 ; discard 6x5/24 7x8/13"
    )
    assert t.play("Ada 56:5x6").winners() == "Ada Bo"


@clause("HS-33")
def test_while_somebody_has_a_pile_the_table_waits_and_nothing_tells() -> None:
    t = race(f"{STUCK} ; pile Bo 8x8/12").play("Ada 56:5x6")
    other = race(f"{STUCK.replace('4x4/28', '4x4/23')} ; pile Bo 8x8/12").play("Ada 56:5x6")
    assert t.may("Ada") == ""
    assert t.may("Bo") == "draw"
    assert other.may("Bo") == "30:4x4 draw"
    assert t.view("Ada").data() == other.view("Ada").data()
    assert t.to_act() == "Ada Bo"
    assert t.state.awaited() == 0


@clause("HS-34")
def test_in_a_game_that_ended_stuck_everybody_notes_the_own_hand() -> None:
    t = race("Ada: 5x6/57 9x9/18 9x2/48 8x8/14 | Bo: 6x6/18 4x4/28 ; discard 6x5/24 7x8/13")
    assert t.play("Ada 56:5x6").points() == [-3, -2]


@clause("HS-30")
def test_a_world_that_bots_imagine_is_never_stuck() -> None:
    """Somebody else must be able to go on: of the cards that Ada does not see, only 4x4 fits."""
    t = both(STUCK.replace("4x4/28", "4x4/23"), box="8x8/12 2x2/12 7x7/12").play("Ada 56:5x6")
    rng = fast(1)
    for tried in range(50):
        world = t.sitting.rules.imagine(t.view("Ada"), rng)
        assert "4x4" in world.places()["hand:1"]


@clause("HS-30")
def test_what_fitted_when_the_table_was_stuck_is_imagined_in_no_hand() -> None:
    t = both(STUCK, box="8x8/23").play("Ada 56:5x6")
    assert t.view("Ada").zones()["stuck_on"] == ["5x6"]
    for seed in range(50):
        world = t.sitting.rules.imagine(t.view("Ada"), fast(seed))
        assert world.places()["box"] == ["8x8"]
