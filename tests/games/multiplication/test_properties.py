"""The Multiplication Game: what holds for every hand, pair and text."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard.engine.contract import Refusal, State
from lastcard.engine.position import read_position
from lastcard.engine.rng import fast
from lastcard.games.multiplication.cards import LAID, Laid
from lastcard.games.multiplication.pairs import NUMBERS, PAIRS, Pair
from lastcard.shelf import rules_of
from lastcard.words import say
from tests.table import clause

RULES = rules_of("multiplication", 2, {})
PAIR = st.sampled_from(PAIRS)
FACE = st.sampled_from([*(str(number) for number in NUMBERS), "free"])


def ways(face: str) -> list[tuple[str, set[int]]]:
    """By the plain rule: each notation of a card, and its multipliers."""
    found = []
    for low in range(1, 11):
        for high in range(low, 11):
            if face == "free" or low * high == int(face):
                named = f"free={low * high}" if face == "free" else face
                found.append((f"{named}={low}x{high}", {low, high}))
    return found


def table_of(hand: list[str], top: str) -> State:
    other = "1" if "1" not in hand and not top.startswith("1=") and top != "1" else "100"
    return RULES.position(read_position(f"Ada: {' '.join(hand)} | Bo: {other} ; open {top}"))


@clause("MG-11")
@given(PAIR, st.booleans(), st.sampled_from("x×"))
def test_the_declared_pair_makes_the_number_and_is_read_in_either_order(
    pair: Pair, turned: bool, times: str
) -> None:
    low, high = pair.low, pair.high
    written = f"{high}{times}{low}" if turned else f"{low}{times}{high}"
    for named in (f"{low * high}", f"free={low * high}", "open"):
        move = RULES.parse(f"{named}={written}")
        assert move is not None
        assert move.text() == f"{named}={low}x{high}"
        assert RULES.parse(move.text()) is move


@clause("MG-12")
@given(st.lists(FACE, min_size=1, max_size=12, unique=True), st.sampled_from(LAID))
def test_what_is_listed_is_what_the_plain_rule_allows(hand: list[str], top: Laid) -> None:
    text, face = top.text(), top.text().split("=")[0]
    held = [card for card in hand if card != face and card not in ("1", "100")] or ["free"]
    offered: set[int] = set()
    for written, multipliers in ways(face):
        offered |= multipliers if text in (written, face) else set()
    allowed = {written for card in held for written, multipliers in ways(card) if multipliers & offered}
    assert {move.text() for move in table_of(held, text).moves(0)} == {*allowed, "draw"}


@clause("MG-12")
@settings(max_examples=40)
@given(st.integers(0, 10**6))
def test_a_random_move_is_any_of_those_listed(seed: int) -> None:
    rng = fast(seed)
    state = RULES.start(seed)
    for turn in range(8):
        seat = state.to_act().bit_length() - 1
        listed = {move.text() for move in state.moves(seat)}
        tried = [state.random_move(seat, rng) for attempt in range(40 * len(listed))]
        assert {move.text() for move in tried if move is not None} == listed
        state.apply(seat, state.moves(seat)[0])


def why(state: State, seat: int, text: str) -> str:
    """The sentence of a refusal; it must be one, whatever was written."""
    refusal = RULES.refusal(state, seat, text)
    assert isinstance(refusal, Refusal)
    return say(refusal.words, ["Ada", "Bo"])


@clause("MG-15")
@given(st.text(), st.integers(-1, 31))
def test_any_text_is_answered_with_a_sentence(text: str, seat: int) -> None:
    RULES.parse(text)
    assert why(RULES.start(1), seat, text)


@clause("MG-15")
@pytest.mark.parametrize(
    "text", [f"24={'6' * 5000}x4", "24=²x4", "24=04x6", "24=4x6x1", "24", "=", "free=4x1"]
)
def test_what_is_no_attempt_is_no_move(text: str) -> None:
    assert RULES.parse(text) is None


@clause("MG-15")
@given(st.from_regex(r"(free=[0-9]{1,4}|open|[0-9]{1,4})=[0-9]{1,3}[x×][0-9]{1,3}", fullmatch=True))
def test_any_attempt_is_a_move_or_refused_by_a_clause(text: str) -> None:
    state = RULES.position(read_position("Ada: 24 free 7 | Bo: 80 ; open 12=2x6"))
    move = RULES.parse(text)
    if move is not None and move not in state.moves(0):
        assert RULES.refusal(state, 0, text).clause.startswith("MG-")
        assert why(state, 0, text)


@clause("MG-18")
@settings(max_examples=25)
@given(st.integers(0, 10**6), st.integers(2, 6), st.sampled_from(["undeclared", "dealer"]))
def test_all_that_is_told_and_asked_can_be_said(seed: int, seats: int, opening: str) -> None:
    rules = rules_of("multiplication", seats, {"opening": opening, "limit": 60})
    names = ["Ada", "Bo", "Cy", "Di", "Eli", "Flo"][:seats]
    state, rng = rules.start(seed), fast(seed)
    while state.to_act():
        seat = state.to_act().bit_length() - 1
        move = state.random_move(seat, rng)
        assert move is not None
        events = state.apply(seat, move)
        for reader in (*range(seats), 31):
            view = state.view(reader)
            for words in [view.prompt, *view.says(), *(event.seen_by(reader).words() for event in events)]:
                assert say(words, names, reader=reader)
