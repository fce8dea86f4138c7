"""Every language says everything, and nothing that nobody says."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

import lastcard
from lastcard import game_texts
from lastcard.brought import PART
from lastcard.engine.contract import WATCHER, Words
from lastcard.engine.playout import any_seat
from lastcard.engine.rng import fast
from lastcard.game_texts import clauses_of
from lastcard.words import LANGUAGES, say, sentences
from tests.shelf import RULE_SETS

SOURCE = Path(lastcard.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
OF_EVERY_GAME = ("title", "line", "how")
CHAPTER = "rule.chapter."
OTHERS = [language for language in LANGUAGES if language != "en"]


def is_chapter(key: str) -> bool:
    """Is this the title of a chapter of the rules?"""
    return key.startswith(CHAPTER)


def is_rule(key: str) -> bool:
    """Is this the text of a clause? In English that is the rule book itself."""
    return key.startswith("rule.")


def placeholders(sentence: str) -> set[tuple[str, str]]:
    """What a sentence is filled with, and how that is read."""
    return {(name, spec or "") for _, name, spec, _ in string.Formatter().parse(sentence) if name is not None}


def literals() -> set[str]:
    """All text written out in the source."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


LITERALS = literals()


def endings() -> tuple[str, ...]:
    """How keys end that are put together: any key and `-unseen`."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[-1], ast.Constant):
                found.add(str(node.values[-1].value))
    return tuple(end for end in found if end.startswith("-") and end[1:].isalpha())


def beginnings() -> tuple[str, ...]:
    """How keys begin that are put together: `frantic.wishes-` and a colour."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                found.add(str(node.values[0].value))
    return tuple(start for start in found if start.partition(".")[0].isalpha() and not start.endswith("."))


BEGINNINGS = beginnings()
ENDINGS = endings()
QUOTED = re.compile(r"""['"`]([a-z]+\.[\w.+-]*)(\$\{)?""")


def on_the_page() -> tuple[set[str], tuple[str, ...]]:
    """Keys written out in the page's source, and how those begin that are put together there."""
    texts = [path.read_text(encoding="utf-8") for end in ("ts", "svelte") for path in PAGE.rglob(f"*.{end}")]
    found = [match for text in texts for match in QUOTED.findall(text)]
    return {key for key, more in found if not more}, tuple(key for key, more in found if more)


PAGE_KEYS, PAGE_BEGINNINGS = on_the_page()


def without_endings(key: str) -> str:
    """The key that was put together with endings."""
    for end in ENDINGS:
        if key.endswith(end):
            return without_endings(key.removesuffix(end))
    return key


PARTS = set(PART.findall((SOURCE / "words" / "en.toml").read_text(encoding="utf-8")))
"""Sentences that stand inside other ones."""


def is_said(key: str) -> bool:
    """Does the source name this key, or the parts it is put together from?"""
    plain = without_endings(key.removesuffix(".you"))
    head, _, rest = plain.partition(".")
    if plain in LITERALS or plain in PARTS or head in ("card", "phrase"):
        return True
    if head in {game.name for game in lastcard.GAMES} and rest in OF_EVERY_GAME:
        return True
    if head == "clause":
        clause, _, case = rest.partition(".")
        return clause in LITERALS and (not case or case in LITERALS)
    if plain in PAGE_KEYS or plain.startswith(PAGE_BEGINNINGS):
        return True
    return rest in LITERALS or plain.startswith(BEGINNINGS)


def test_no_sentence_is_unused() -> None:
    assert [key for key in sentences("en") if not is_said(key)] == []


def test_the_page_says_nothing_that_has_no_words() -> None:
    asked = {key for key in PAGE_KEYS if key.startswith("page.") and not key.endswith(".")}
    assert sorted(asked - set(sentences("en"))) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys(language: str) -> None:
    english = set(sentences("en"))
    keys = {key for key in sentences(language) if not is_rule(key)}
    assert sorted(english - keys) == []
    assert sorted(keys - english) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_fills_in_the_same(language: str) -> None:
    known = sentences(language)
    differ = [key for key, text in sentences("en").items() if placeholders(text) != placeholders(known[key])]
    assert differ == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_clause_of_every_game_is_told_in_every_language(language: str) -> None:
    prefixes = {prefix for game in lastcard.GAMES for prefix in game.prefixes}
    clauses = [clause.id for page in game_texts.pages() for clause in page.clauses]
    wanted = {clause for clause in clauses if clause.partition("-")[0] in prefixes}
    told = {key.removeprefix("rule.") for key in sentences(language) if is_rule(key) and not is_chapter(key)}
    assert sorted(wanted - {key for key in told if not key.endswith(".title")}) == []
    assert sorted({f"{clause}.title" for clause in wanted} - told) == []
    assert sorted(key for key in told if key.removesuffix(".title") not in wanted) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_chapter_has_a_title_in_every_language(language: str) -> None:
    wanted = {clause.chapter for game in lastcard.GAMES for clause in clauses_of(game.name)}
    told = {key.removeprefix(CHAPTER) for key in sentences(language) if is_chapter(key)}
    assert sorted(wanted ^ told) == []


def refusals() -> Iterator[tuple[str, str]]:
    """The key of every refusal whose clause and case are written out, and where."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (
                isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"
            ):
                continue
            case = next((word.value for word in node.keywords if word.arg == "case"), None)
            given = [*node.args[:1], *(node.args[2:3] or ([case] if case else []))]
            if all(isinstance(part, ast.Constant) for part in given):
                yield ".".join(["clause", *(str(ast.literal_eval(part)) for part in given)]), path.name


def test_every_refusal_has_its_sentence() -> None:
    found = list(refusals())
    assert len(found) > 20
    assert [(key, where) for key, where in found if key not in sentences("en")] == []


@pytest.mark.parametrize("name", RULE_SETS)
def test_all_that_is_told_can_be_said_in_every_language(name: str) -> None:
    rules = RULE_SETS[name]
    names = [f"P{seat}" for seat in range(rules.seats)]
    for language in LANGUAGES:
        for reader, words in told_in_a_game(name):
            said = say(words, names, language, reader)
            assert said, words
            assert "{" not in said, said


def told_in_a_game(name: str) -> list[tuple[int, Words]]:
    """All events, prompts and tables of a random game, for every pair of eyes."""
    rules = RULE_SETS[name]
    state, rng = rules.start(5), fast(5)
    viewers = [*range(rules.seats), WATCHER]
    found: list[tuple[int, Words]] = []
    while seats := state.to_act():
        seat = any_seat(seats, rng)
        move = state.random_move(seat, rng)
        if move is None:
            continue
        events = state.apply(seat, move)
        for viewer in viewers:
            view = state.view(viewer)
            assert view.says(), "a view that says nothing cannot be played by ear"
            found += [(viewer, words) for words in (view.prompt, *view.says())]
            found += [(viewer, event.seen_by(viewer).words()) for event in events]
    return found
