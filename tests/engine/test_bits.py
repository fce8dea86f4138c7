"""Sets of small numbers in one word, held against Python's own sets."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from lastcard.engine.bits import bit, count, lowest, nth, numbers_in, shifted

SETS = st.sets(st.integers(0, 61))


def word(numbers: set[int]) -> int:
    """The set as bits, by Python's own arithmetic."""
    return sum(2**number for number in numbers)


@given(st.integers(0, 61))
def test_a_bit_is_a_power_of_two(number: int) -> None:
    assert bit(number) == 2**number
    assert numbers_in(bit(number)) == [number]


@given(st.integers(0, 61), st.integers(0, 61))
def test_shifting_multiplies_by_a_power_of_two(value: int, by: int) -> None:
    small = value % 2 ** (61 - by)
    assert shifted(small, by) == small * 2**by


@given(SETS)
def test_the_numbers_come_back_lowest_first(numbers: set[int]) -> None:
    assert numbers_in(word(numbers)) == sorted(numbers)


@given(SETS)
def test_counting(numbers: set[int]) -> None:
    assert count(word(numbers)) == len(numbers)


@given(st.sets(st.integers(0, 61), min_size=1))
def test_the_lowest_and_the_nth(numbers: set[int]) -> None:
    assert lowest(word(numbers)) == min(numbers)
    assert [nth(word(numbers), n) for n in range(len(numbers))] == sorted(numbers)


@given(SETS, SETS)
def test_what_two_sets_share_and_join(one: set[int], two: set[int]) -> None:
    assert numbers_in(word(one) & word(two)) == sorted(one & two)
    assert numbers_in(word(one) | word(two)) == sorted(one | two)
