"""Math Attack!, the value of a line: MA-20 to MA-26."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.games.math_attack.cards import CANCEL, END, FACES, KINDS, RED
from lastcard.games.math_attack.lines import changed, line_of, totals_along
from tests.table import clause, table


def total(cards: str, round_up: bool = False) -> int:
    """The total of a line."""
    return int(line_of([FACES.index(card) for card in cards.split()], round_up).total)


def recount(cards: list[int], round_up: bool) -> int:
    """The value of a line by the book: from 0 in order, skipping what a cancel follows."""
    total = 0
    for at, kind in enumerate(cards):
        if cards[at + 1 : at + 2] != [CANCEL]:
            total = int(changed(total, kind, round_up))
    return total


@clause("MA-20")
def test_a_line_is_worked_through_from_0_skipping_what_is_cancelled() -> None:
    assert total("+5 -3 cancel +2") == 7
    assert recount([FACES.index(card) for card in ["+5", "-3", "cancel", "+2"]], False) == 7


@clause("MA-21")
@pytest.mark.parametrize("number", range(1, 11))
def test_a_number_adds_or_subtracts_itself(number: int) -> None:
    assert total(f"+10 +{number}") == 10 + number
    assert total(f"+10 -{number}") == 10 - number


BOOK = [
    (7, "+half", 10),
    (-4, "+half", -2),
    (11, "+same", 22),
    (-9, "+same", 0),
    (3, "+double", 9),
    (-12, "+double", 12),
    (7, "-half", 4),
    (-7, "-half", -10),
    (-7, "+half", -4),
    (-9, "-same", -18),
    (3, "-double", -3),
    (0, "+half", 0),
    (0, "-double", 0),
]


@clause("MA-22")
@pytest.mark.parametrize(("before", "card", "after"), BOOK)
def test_half_same_and_double_go_by_the_absolute_value_just_before(
    before: int, card: str, after: int
) -> None:
    assert changed(before, FACES.index(card), False) == after


@clause("MA-22")
def test_a_table_may_round_a_half_up() -> None:
    t = table("math-attack", "Ada: +half | Bo: +1 ; line Ada +7", rounding="up").play("Ada own:+half")
    assert t.view("Ada").zones()["totals"] == [[7, 11], []]
    t = table("math-attack", "Ada: +half | Bo: +1 ; line Ada +7").play("Ada own:+half")
    assert t.view("Ada").zones()["totals"] == [[7, 10], []]


@clause("MA-22")
def test_on_an_empty_line_half_same_and_double_are_worth_nothing() -> None:
    assert [total(card) for card in ("+half", "-same", "+double")] == [0, 0, 0]


@clause("MA-23")
@given(st.integers(-2000, 2000), st.integers(0, END - 1), st.booleans())
def test_black_never_lowers_and_red_never_raises_a_total(before: int, kind: int, round_up: bool) -> None:
    after = changed(before, kind, round_up)
    assert after >= before if kind < RED else after <= before


@clause("MA-24")
@pytest.mark.parametrize(("before", "after"), [(8, -8), (-14, 14), (0, 0)])
def test_the_sign_card_turns_the_total_over(before: int, after: int) -> None:
    assert changed(before, FACES.index("sign"), False) == after


@clause("MA-25")
def test_end_block_and_cancel_have_no_value_of_their_own() -> None:
    assert total("+5 end") == total("+5 block") == 5
    assert total("+5 +3 cancel") == 5


@st.composite
def lines(draw: st.DrawFn) -> list[int]:
    """A line as it may come about: a cancel only after a black or red card."""
    cards: list[int] = []
    for kind in draw(st.lists(st.integers(0, KINDS - 1), max_size=30)):
        if kind != CANCEL or (cards and cards[-1] < END):
            cards.append(kind)
    return cards


@clause("MA-26", "MA-20")
@given(lines(), st.booleans())
def test_the_running_total_always_equals_a_recount(cards: list[int], round_up: bool) -> None:
    along = totals_along(cards, round_up)
    assert along == [recount(cards[: n + 1], round_up) for n in range(len(cards))]
