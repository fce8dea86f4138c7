"""The Multiplication Game, draw pile and end: MG-40 to MG-47."""

from __future__ import annotations

import pytest

from lastcard.engine.contract import seat_bit
from lastcard.engine.series import Series
from lastcard.games.multiplication.pairs import NUMBERS, is_square, pairs_of
from lastcard.shelf import rules_of
from tests.table import Table, clause, table


def all_in_hands(*sizes: int, free: int = 0) -> Table:
    """Nothing left to draw: 100 lies open alone, all other cards are in hands of these sizes."""
    cards = [*(str(number) for number in NUMBERS if number != 100), *(["free"] * free)]
    assert sum(sizes) == len(cards)
    hands = []
    for name, size in zip(("Ada", "Bo", "Cy"), sizes, strict=False):
        hands.append(f"{name}: {' '.join(cards[:size])}")
        del cards[:size]
    return table("multiplication", f"{' | '.join(hands)} ; open 100=10x10", free=free)


@clause("MG-40")
def test_when_a_card_is_due_and_none_left_the_discards_are_shuffled() -> None:
    t = table("multiplication", "Ada: 35 2 | Bo: 80 ; open 12=2x6 ; draw none")
    under = sorted(t.place("discard").split()[1:])
    t.play("Ada draw")
    drawn = [card for card in t.hand("Ada").split() if card not in ("2", "35")]
    assert sorted([*t.place("draw").split(), *drawn]) == under
    assert (len(drawn), t.place("discard")) == (1, "12")


@clause("MG-40")
def test_the_open_card_keeps_its_declaration() -> None:
    t = table("multiplication", "Ada: 35 2 | Bo: 24 ; open 12=2x6 ; draw none").play("Ada draw")
    assert t.view("Bo").zones()["open"] == {"card": "12", "number": 12, "pair": [2, 6]}
    assert t.refused("Bo 24=3x8") == "MG-12"


@clause("MG-40")
def test_the_pile_is_not_shuffled_before_a_card_is_due() -> None:
    t = table("multiplication", "Ada: 24 2 | Bo: 80 ; open 12=2x6 ; draw none").play("Ada 24=4x6")
    assert t.place("draw") == ""


@clause("MG-40")
def test_a_square_makes_a_card_due_too() -> None:
    t = table("multiplication", "Ada: 36 2 | Bo: 80 | Cy: 3 ; open 12=2x6 ; draw none").play("Ada 36=6x6")
    assert (t.place("discard"), t.to_act()) == ("36", "Cy")
    assert len(t.hand("Bo").split()) == 2


@clause("MG-40")
def test_the_order_is_random_and_goes_by_the_seed() -> None:
    rules = rules_of("multiplication", 2, {"free": 0})
    piles = []
    for seed in (1, 1, 2):
        state = rules.start(seed)
        while state.view(0).zones()["shuffles"] == 0:
            seat = state.to_act().bit_length() - 1
            state.apply(seat, state.moves(seat)[0 if len(state.places()[f"hand:{seat}"]) > 1 else -1])
        piles.append([int(card) for card in state.places()["draw"]])
    assert piles[0] == piles[1] != piles[2]
    assert sorted(piles[0]) != piles[0]


@clause("MG-41")
def test_with_nothing_to_shuffle_no_card_is_drawn_and_the_turn_is_lost() -> None:
    t = all_in_hands(10, 31)
    before = t.hand("Ada")
    t.play("Ada draw")
    assert (t.hand("Ada"), t.to_act(), t.winners()) == (before, "Bo", "")
    assert [event.words().key for event in t.told] == ["multiplication.nothing"]


@clause("MG-42")
def test_the_first_without_cards_wins_at_once() -> None:
    t = table("multiplication", "Ada: 24 | Bo: 80 | Cy: 3 ; open 12=2x6").play("Ada 24=4x6")
    outcome = t.state.outcome()
    assert outcome is not None
    assert (t.winners(), t.to_act(), outcome.clause) == ("Ada", "", "MG-42")


@clause("MG-42")
def test_drawing_does_not_empty_a_hand() -> None:
    t = table("multiplication", "Ada: 24 | Bo: 80 ; open 12=2x6").play("Ada draw")
    assert t.winners() == ""


@clause("MG-43")
def test_going_out_with_a_square_costs_the_next_player_nothing() -> None:
    t = table("multiplication", "Ada: 36 | Bo: 80 | Cy: 3 ; open 12=2x6", points="on").play("Ada 36=6x6")
    assert (t.winners(), t.hand("Bo"), t.points()) == ("Ada", "80", [0, -1, -1])


@clause("MG-44")
def test_a_whole_round_without_discard_and_draw_stops_the_game() -> None:
    t = all_in_hands(10, 11, 20).play("Ada draw", "Bo draw")
    assert t.winners() == ""
    t.play("Cy draw")
    outcome = t.state.outcome()
    assert outcome is not None
    assert (t.winners(), outcome.clause) == ("Ada", "MG-44")


@clause("MG-44")
def test_equal_hands_share_the_win() -> None:
    assert all_in_hands(21, 21, free=1).play("Ada draw", "Bo draw").winners() == "Ada Bo"


@clause("MG-44")
def test_a_discard_begins_the_round_anew() -> None:
    t = all_in_hands(10, 31).play("Ada draw")
    assert t.view("Bo").zones()["idle"] == 1
    assert t.play("Bo 90=9x10").view("Bo").zones()["idle"] == 0
    assert t.play("Ada draw").winners() == ""
    assert "100" in t.hand("Ada").split()


@clause("MG-45")
def test_points_are_off_unless_chosen() -> None:
    t = table("multiplication", "Ada: 24 | Bo: 80 | Cy: 3 5 ; open 12=2x6").play("Ada 24=4x6")
    assert t.points() == [0, 0, 0]
    assert t.sitting.rules.tournament() is None


@clause("MG-45")
def test_with_points_each_loser_notes_one_against_for_every_card_left() -> None:
    t = table("multiplication", "Ada: 24 | Bo: 80 | Cy: 3 5 ; open 12=2x6", points="on")
    assert t.play("Ada 24=4x6").points() == [0, -1, -2]


@clause("MG-45")
def test_who_wins_a_stopped_game_notes_nothing() -> None:
    t = table("multiplication", "Ada: 24 7 | Bo: 80 ; open 12=2x6", points="on", limit=1)
    assert t.play("Ada draw").points() == [-3, 0]


@clause("MG-45")
def test_over_several_games_whoever_has_the_fewest_against_wins() -> None:
    rules = rules_of("multiplication", 3, {"points": "on"})
    plan = rules.tournament()
    assert plan is not None
    series = Series(rules, plan)
    while not series.is_over():
        t = table("multiplication", "Ada: 24 6 7 | Bo: 80 3 | Cy: 5 ; turn Cy ; open 40=5x8", points="on")
        outcome = t.play("Cy 5=1x5").state.outcome()
        assert outcome is not None
        series.add(outcome)
    assert series.totals() == [-9, -6, 0]
    assert series.winners() == seat_bit(2)


@clause("MG-46")
def test_the_multiplication_table_has_every_number_with_its_pairs() -> None:
    rows = {number: [pair.text() for pair in pairs_of(number)] for number in NUMBERS}
    assert (rows[36], rows[35], rows[24]) == (["4x9", "6x6"], ["5x7"], ["3x8", "4x6"])
    assert (is_square(36), is_square(35)) == (True, False)
    assert len(rows) == 42
    assert sum(map(len, rows.values())) == 55


@clause("MG-47")
def test_after_the_turn_limit_the_fewest_cards_win() -> None:
    t = table("multiplication", "Ada: 24 7 | Bo: 80 | Cy: 3 ; open 12=2x6", limit=3)
    t.play("Ada draw", "Bo draw")
    assert t.winners() == ""
    t.play("Cy draw")
    outcome = t.state.outcome()
    assert outcome is not None
    assert (t.winners(), outcome.clause, outcome.points) == ("Bo Cy", "MG-47", [0, 0, 0])


@clause("MG-47")
def test_the_limit_is_2000_turns_and_the_dealers_word_is_no_turn() -> None:
    assert rules_of("multiplication", 2, {}).settings.number("limit") == 2000
    t = table("multiplication", "Ada: 24 7 | Bo: 80 ; open 12", limit=1, opening="dealer")
    t.play("Ada open=2x6")
    assert t.winners() == ""
    assert t.play("Bo draw").winners() == "Ada Bo"


@clause("MG-47")
def test_a_written_declaration_is_no_turn_either() -> None:
    t = table("multiplication", "Ada: 24 7 | Bo: 80 ; open 12=2x6 ; turn Bo", limit=1, opening="dealer")
    assert t.play("Bo draw").winners() == "Ada Bo"


@clause("MG-47")
@pytest.mark.parametrize("move", ["24=4x6", "draw"])
def test_who_goes_out_in_the_last_turn_has_won(move: str) -> None:
    t = table("multiplication", "Ada: 24 | Bo: 80 ; open 12=2x6", limit=1).play(f"Ada {move}")
    assert t.winners() == ("Ada" if move != "draw" else "Bo")
