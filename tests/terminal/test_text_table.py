"""One game in the terminal: what it prints, what may be typed, and who is faster."""

from __future__ import annotations

import pytest

from lastcard.bots import find_bot
from lastcard.engine.contract import seats_in
from lastcard.engine.sitting import Sitting
from lastcard.game_texts import plain
from lastcard.shelf import rules_of
from lastcard.terminal.text_table import TextTable, outcome_lines
from tests.table import clause
from tests.terminal.script import Listener, Player, Script

NAMES = ["Ada", "Bo", "Cy", "Di", "Eli", "Flo"]


def sitting(game: str, seats: int = 2, seed: int = 1) -> Sitting:
    """A freshly dealt game."""
    return Sitting(rules_of(game, seats, {}), NAMES[:seats], seed)


def table(at: Sitting, script: Script, pace: float = 1.0, seed: int = 0) -> TextTable:
    """The person sits at seat 0, dice throwers elsewhere."""
    return TextTable(at, 0, [find_bot("random")] * at.rules.seats, script, pace=pace, seed=seed)


def test_a_turn_begins_with_the_whole_table_and_the_question() -> None:
    script = Script()
    assert not table(sitting("math-attack"), script).run()
    assert script.told == [
        "",
        "The stack holds 44. Bo holds 5.",
        "Line of Bo: – = 0",
        "Your line: – = 0",
        "Your hand: +2 +10 −1 −2 cancel",
        "Your turn: lay a card on either line.",
    ]
    assert script.strong == ["Your turn: lay a card on either line."]


def test_a_move_is_told_in_one_line() -> None:
    script = Script("own:+2")
    table(sitting("math-attack"), script).run()
    assert script.told[6].startswith("You lay +2. Your line stands at 2. You draw ")


@pytest.mark.parametrize("typed", ["other:-1", "OTHER:-1", "other:−1", " other: –1 "])
def test_a_move_may_be_typed_as_it_is_read(typed: str) -> None:
    at = sitting("math-attack")
    table(at, Script(typed)).run()
    assert at.record.entries[0].text == "other:-1"


def test_a_plus_or_minus_is_read_and_typed_as_one_sign() -> None:
    at, script = sitting("unter-spannung"), Script("go")
    table(at, script, pace=1000).run()
    card = script.told[-2].split()[-1]
    assert "±" in card
    assert at.rules.parse(table(at, script).notation(f"{card[0]}: {card}")) is not None


def test_what_is_refused_is_quoted_as_it_was_typed() -> None:
    script = Script("Knight to F3")
    table(sitting("math-attack"), script).run()
    assert script.told[-1] == "“Knight to F3” is not a move here. Type ? for help."


def test_an_empty_line_lists_the_moves_and_what_they_mean() -> None:
    script = Script("")
    table(sitting("math-attack"), script).run()
    assert script.told[6:9] == [
        "  own:+2     +2 on your line",
        "  own:+10    +10 on your line",
        "  own:-1     −1 on your line",
    ]
    assert script.told[-1] == "  other:-2   −2 on the line of Bo"


def test_out_of_turn_an_empty_line_is_nothing() -> None:
    asked, silent = Script("own:+2", (100, "")), Script("own:+2", (100, "quit"))
    for script in (asked, silent):
        table(sitting("math-attack"), script).run()
    assert asked.told == silent.told


def test_help_may_be_asked_for_by_name() -> None:
    by_sign, by_name = Script("?"), Script("help")
    for script in (by_sign, by_name):
        table(sitting("math-attack"), script).run()
    assert by_name.told == by_sign.told


def test_out_of_turn_one_is_told_so() -> None:
    script = Script("own:+2", (100, "own:-1"))
    at = sitting("math-attack")
    table(at, script).run()
    assert "It is not your turn. MA-11" in script.told
    assert [entry.seat for entry in at.record.entries] == [0]


def test_out_of_turn_one_may_still_ask() -> None:
    script = Script("own:+2", (100, "?"), (200, "look"))
    table(sitting("math-attack"), script).run()
    assert not any(line.startswith("You may: ") for line in script.told)
    assert script.told[-1] == "Bo: lay a card on either line."


def test_a_look_shows_the_table_again() -> None:
    script = Script("look")
    table(sitting("math-attack"), script).run()
    assert script.told[:6] == script.told[6:]


def test_where_finding_the_move_is_the_game_no_moves_are_listed() -> None:
    script = Script("go", "?", "")
    table(sitting("hochspannung"), script, pace=1000).run()
    assert script.told.count("Which card fits is yours to find.") == 2
    assert not any(line.startswith("You may: ") for line in script.told)


def test_in_the_same_turn_only_what_changed_is_told() -> None:
    at = sitting("schwupps", 3)
    script = Script(at.state.moves(0)[0].text())
    table(at, script).run()
    first, second = script.told[1:12], script.told[13:]
    assert script.told.count("") == 1
    assert second[-1] == "Go on, or stop."
    assert second
    assert not set(second) & set(first)


def test_a_bot_in_turn_acts_after_half_a_second_at_most() -> None:
    script = Script("own:+2", "look")
    at = sitting("math-attack")
    table(at, script).run()
    assert [(entry.seat, entry.ms) for entry in at.record.entries] == [(0, 0), (1, 500)]


def test_pace_stretches_the_time_bots_take() -> None:
    script = Script("own:+2", "look")
    at = sitting("math-attack")
    table(at, script, pace=3).run()
    assert at.record.entries[1].ms == 1500


def played(pace: float, *typed: str | tuple[int, str], seed: int = 0) -> tuple[Sitting, Script]:
    """A race that the person starts and then only watches, apart from what is typed."""
    at, script = sitting("hochspannung", 3), Listener("go", *typed)
    assert table(at, script, pace, seed).run()
    return at, script


def test_a_race_goes_on_while_nobody_types() -> None:
    at, script = played(1)
    assert seats_in(at.state.to_act()) == []
    assert {entry.seat for entry in at.record.entries[1:]} == {1, 2}
    assert at.record.entries[1].ms >= 1200
    assert script.told[-4].endswith(at.record.outcome.clause if at.record.outcome else "")


def test_at_another_pace_the_same_race_takes_another_time() -> None:
    (one, slow), (two, fast), (three, none) = played(2), played(0.5), played(0)
    moves = [[(entry.seat, entry.text) for entry in at.record.entries] for at in (one, two, three)]
    assert moves[0] == moves[1] == moves[2]
    assert none.ms == 0
    assert slow.ms == pytest.approx(4 * fast.ms, rel=0.01)


def first_play(at: Sitting) -> tuple[int, str]:
    """When the first card was laid in a race, and a move of the person's that would have fitted till then."""
    ms = 0
    for index, entry in enumerate(at.record.entries):
        ms += entry.ms
        if ":" in entry.text:
            fitting = [move.text() for move in at.record.replay(index).moves(0) if ":" in move.text()]
            return ms, next(iter(fitting), "")
    raise AssertionError("no card was laid")


def race_that_can_be_lost() -> tuple[int, str]:
    """The seed of the bots' dice with which the person could have laid before the first one who did."""
    for seed in range(50):
        at, _ = played(1, seed=seed)
        if first_play(at)[1]:
            return seed, first_play(at)[1]
    raise AssertionError("no such race")


@clause("HS-17")
def test_who_types_before_the_other_lays_is_first() -> None:
    seed, move = race_that_can_be_lost()
    at, _ = played(1, seed=seed)
    ms = first_play(at)[0]
    at, script = played(1, (ms - 1, move), seed=seed)
    assert (0, move) in [(entry.seat, entry.text) for entry in at.record.entries]
    assert not any(line.endswith(" HS-17") for line in script.told)


@clause("HS-17")
def test_a_late_claim_is_answered_by_its_clause() -> None:
    seed, move = race_that_can_be_lost()
    at, _ = played(1, seed=seed)
    ms = first_play(at)[0]
    late, script = played(1, (ms + 1, move), seed=seed)
    assert [line for line in script.told if line.endswith(" HS-17")]
    assert [entry.text for entry in late.record.entries] == [entry.text for entry in at.record.entries]


def test_in_a_race_only_the_hand_and_the_question_are_told_anew() -> None:
    at, script = sitting("hochspannung", 3), Script("go", "draw")
    table(at, script, pace=1000).run()
    tail = script.told[script.told.index("You give the signal.") :]
    hands = [line for line in tail if line.startswith("Your hand")]
    assert len(hands) == 2
    assert tail[-1] == hands[1]
    assert tail[-2].startswith("You draw ")


@pytest.mark.parametrize("game", ["math-attack", "multiplication", "schwupps"])
def test_a_whole_game_is_played_in_turns(game: str) -> None:
    at = sitting(game)

    def first_move() -> str:
        return at.state.moves(0)[0].text()

    script = Player(first_move)
    assert table(at, script).run()
    assert at.record.outcome is not None
    assert f" {at.record.outcome.clause}" in script.told[-1 - 2 * any(at.record.outcome.points)]


def test_who_wins_alone_and_who_shares() -> None:
    at, _ = played(0)
    assert at.record.outcome is not None
    outcome = at.record.outcome
    winner = seats_in(outcome.winners)[0]
    assert outcome_lines(outcome, NAMES, "en", winner)[0] == f"You have won. {outcome.clause}"
    assert outcome_lines(outcome, NAMES, "en", None)[0] == f"{NAMES[winner]} has won. {outcome.clause}"
    shared = type(outcome)(0b101, [0, 0, 0], "HS-31")
    assert outcome_lines(shared, NAMES, "en", 0) == ["Won by Ada, Cy. HS-31"]


def test_a_rule_is_told_without_marks_and_line_ends() -> None:
    assert (
        plain("The **last** card\nof `that` line.\n\n* one\n* two")
        == "The last card of that line.\n\n* one\n* two"
    )
