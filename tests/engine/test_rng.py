"""Chance: the same for the same seed, even, and sealed for real deals."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.engine.rng import (
    BadSeed,
    Rng,
    Sealed,
    commitment,
    fast,
    fork,
    new_seed,
    read_seed,
    source,
)

KEY = "00" * 31 + "01"


def drawn(rng: Rng, n: int, times: int) -> list[int]:
    """So many numbers below n."""
    return [int(rng.below(n)) for draw in range(times)]


def words(key: str, blocks: int) -> list[int]:
    """The sealed stream as its description says: BLAKE2b of a counter, in words of 32 bits."""
    stream = b"".join(
        hashlib.blake2b(block.to_bytes(8, "big"), key=bytes.fromhex(key), digest_size=64).digest()
        for block in range(blocks)
    )
    return [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]


def test_a_fast_seed_always_gives_the_same_numbers() -> None:
    assert drawn(fast(1), 1000, 8) == [586, 718, 92, 187, 120, 223, 951, 445]
    assert drawn(fast(-5), 52, 8) == [0, 44, 38, 29, 51, 51, 21, 42]


def test_a_sealed_seed_always_gives_the_same_numbers() -> None:
    numbers = [13, 23, 46, 48, 24, 9, 22, 11, 51, 23, 43, 49, 47, 42, 10, 33, 6, 16, 40, 51]
    assert drawn(Sealed(KEY), 52, 20) == numbers
    assert [word % 52 for word in words(KEY, 2)[:20]] == numbers


def test_sealed_numbers_are_without_bias_because_words_past_the_last_multiple_are_thrown_away() -> None:
    n = 2**32 // 3 + 1
    kept = [word % n for word in words(KEY, 10) if word < 2 * n]
    assert len(kept) < 120
    assert drawn(Sealed(KEY), n, len(kept)) == kept


@pytest.mark.parametrize("rng", [fast(3), Sealed(KEY)], ids=["fast", "sealed"])
@pytest.mark.parametrize("n", [2, 6, 52])
def test_each_number_is_as_likely(rng: Rng, n: int) -> None:
    times = Counter(drawn(rng, n, 1000 * n))
    assert sorted(times) == [*range(n)]
    assert 840 < min(times.values()) <= max(times.values()) < 1160  # five standard deviations


@pytest.mark.parametrize("rng", [fast(3), Sealed(KEY)], ids=["fast", "sealed"])
def test_a_number_tells_nothing_of_the_next(rng: Rng) -> None:
    numbers = drawn(rng, 5, 25_001)
    pairs = Counter(pairwise(numbers))
    assert len(pairs) == 25
    assert 840 < min(pairs.values()) <= max(pairs.values()) < 1160


@pytest.mark.parametrize("rng", [fast(3), Sealed(KEY)], ids=["fast", "sealed"])
def test_each_order_is_as_likely(rng: Rng) -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for deal in range(6000):
        cards = [1, 2, 3]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert set(orders) == set(permutations([1, 2, 3]))
    assert 840 < min(orders.values()) <= max(orders.values()) < 1160


@given(st.lists(st.integers(0, 9)), st.integers())
def test_shuffling_loses_no_card(cards: list[int], seed: int) -> None:
    before = sorted(cards)
    fast(seed).shuffle(cards)
    assert sorted(cards) == before


@given(st.integers(0, 40), st.sampled_from([7, KEY]))
def test_a_clone_goes_on_alike_and_on_its_own(after: int, seed: int | str) -> None:
    rng = source(seed)
    drawn(rng, 52, after)
    twin = rng.clone()
    future = drawn(twin, 52, 30)
    assert drawn(rng, 52, 30) == future


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    deals = [drawn(fast(seed), 52, 20) for seed in range(300)]
    alike = sum(one == two for a, b in pairwise(deals) for one, two in zip(a, b, strict=True))
    assert 60 < alike < 175  # 299 pairs of 20 numbers, one in 52 alike by chance: 115
    assert len({tuple(deal[:4]) for deal in deals}) == 300


def test_a_fork_has_a_future_of_its_own() -> None:
    rng = fast(1)
    one, two = fork(rng), fork(rng)
    assert drawn(one, 1000, 5) != drawn(two, 1000, 5)
    assert drawn(rng, 1000, 5) != drawn(fast(1), 1000, 5)


@pytest.mark.parametrize(("text", "seed"), [("0", 0), ("42", 42), ("-7", -7), (KEY, KEY)])
def test_the_form_of_a_seed_says_how_it_deals(text: str, seed: int | str) -> None:
    assert read_seed(text) == seed
    assert isinstance(source(read_seed(text)), Sealed) == (text == KEY)


@pytest.mark.parametrize(
    "text", ["", "x", "-", "--3", "1.5", "٣", "0x10", KEY.replace("1", "g"), KEY[:-1] + "F"]
)
def test_what_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(BadSeed, match="a whole number or 64 hexadecimal digits"):
        read_seed(text)


def test_a_source_goes_by_the_form_of_the_seed() -> None:
    assert drawn(source(7), 52, 9) == drawn(source("7"), 52, 9) == drawn(fast(7), 52, 9)
    assert drawn(source(KEY), 52, 9) == drawn(Sealed(KEY), 52, 9)


def test_a_new_seed_is_sealed_and_never_the_same() -> None:
    seeds = {new_seed() for seed in range(20)}
    assert len(seeds) == 20
    assert all(read_seed(seed) == seed for seed in seeds)


def test_a_commitment_is_the_sha256_of_the_seeds_bytes() -> None:
    assert commitment("00" * 32) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert commitment(KEY) == hashlib.sha256(bytes.fromhex(KEY)).hexdigest()
