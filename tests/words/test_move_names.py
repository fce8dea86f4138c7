"""The names of moves: every move of every game has one, in every language."""

from __future__ import annotations

import string
from collections.abc import Iterator

import pytest

from lastcard.engine.contract import Move, Rules, Seat, Words
from lastcard.engine.playout import any_seat
from lastcard.engine.rng import fast
from lastcard.shelf import rules_of
from lastcard.words import LANGUAGES, say, sentences
from tests.shelf import RULE_SETS

NAMES = ["Ada", "Bo", "Cy"]
PLACES = {"card", "seat", "pile", "row"}
"""Values that tell a front end where a move belongs: a sentence need not say them."""
MOVES = 400


@pytest.mark.parametrize(
    ("game", "text", "name"),
    [
        ("frantic", "draw", "Draw"),
        ("frantic", "at=2", "At Cy"),
        ("frantic", "r7>0", "red 7 to Ada"),
        ("frantic", "give=rgi", "Give red Gift"),
        ("frantic", "take=r7", "Take red 7"),
        ("frantic", "!ca", "Counterattack!"),
        ("frantic", "7", "7"),
        ("frantic", "red", "Red"),
        ("frantic", "f4", "Fantastic Four"),
        ("frantic", "pass", "Let it pass"),
        ("frantic+supercharge", "!looping", "Looping!"),
        ("hochspannung", "24:3x5", "3×5, saying 24"),
        ("hochspannung", "go", "Give the signal"),
        ("multiplication", "24=4x6", "24 as 4 × 6"),
        ("multiplication", "free=4=1x4", "a free card as 4 = 1 × 4"),
        ("multiplication", "open=3x4", "3 × 4"),
        ("schwupps", "r7@2", "red 7 on pile 2"),
        ("schwupps", "aggravate@2>2", "Schwupp row 2, a card to Bo"),
        ("schwupps", "aggravate", "Lay the aggravation card"),
    ],
)
def test_a_move_is_named(game: str, text: str, name: str) -> None:
    move = rules_of(game, 3, {}).parse(text)
    assert move is not None
    assert say(move.words(2, 3), NAMES, "en", 2) == name


@pytest.mark.parametrize(
    ("text", "reader", "name"),
    [
        ("own:-half", 0, "−half on your line"),
        ("other:-half", 0, "−half on the line of Bo"),
        ("own:-half", None, "−half on the line of Ada"),
    ],
)
def test_a_name_tells_the_mover_from_others(text: str, reader: Seat | None, name: str) -> None:
    move = rules_of("math-attack", 2, {}).parse(text)
    assert move is not None
    assert say(move.words(0, 2), NAMES[:2], "en", reader) == name


class Wordless(Move):
    """A move of a game that brings no sentences."""

    def text(self) -> str:
        return "hop"


def test_a_move_without_a_sentence_is_named_by_its_notation() -> None:
    assert [say(Wordless().words(0, 2), NAMES, language) for language in LANGUAGES] == ["hop"] * 3


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_move_has_a_name_in_every_language(name: str) -> None:
    named = {words.key: words for words in names_in(RULE_SETS[name])}
    assert named
    for words in named.values():
        for language in LANGUAGES:
            assert words.key in sentences(language), f"{language} has no {words.key}"
            asked = placeholders(sentences(language)[words.key])
            given = set(words.values)
            assert asked <= given, words
            assert given - asked <= PLACES, words


def names_in(rules: Rules) -> Iterator[Words]:
    """The names of all moves that rules list, and of those that come up in a random game."""
    for mover in range(rules.seats):
        yield from (move.words(mover, rules.seats) for move in rules.vocabulary())
    state, rng = rules.start(1), fast(1)
    for _ in range(MOVES):
        if state.to_act() == 0:
            break
        seat = any_seat(state.to_act(), rng)
        yield from (move.words(seat, rules.seats) for move in state.moves(seat))
        move = state.random_move(seat, rng)
        if move is not None:
            state.apply(seat, move)


def placeholders(sentence: str) -> set[str]:
    """What a sentence is filled with."""
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None}
