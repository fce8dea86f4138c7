"""What people read, in their own language: one file a language, used by every front.

A sentence may ask how a value is to be read: `{seat:name}` is the name of a seat, `{card:card}` the name of a
card, `{total:number}` a number with a real minus. A key with `.you` behind it is for the seat it speaks of.
`{climb.how}` is another sentence of the same file.
"""

from __future__ import annotations

import string
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any

from lastcard.brought import LANGUAGES, brought_sentences, read_sentences
from lastcard.engine.contract import Game, Seat, Words
from lastcard.shelf import all_games

__all__ = ["FAMILY", "LANGUAGES", "card_name", "gently", "listed", "number", "say", "sentence", "sentences"]


FAMILY = "+family"
"""Behind a language: what is rude is told gently. A card with a gentle name has it under `.family`."""


@cache
def sentences(language: str) -> dict[str, str]:
    """All sentences of a language, by key: tables of its file joined by dots; without a file English."""
    if language.endswith(FAMILY):
        plain = sentences(language.removesuffix(FAMILY))
        return {key: gently(text, language) for key, text in plain.items()}
    file = resources.files(__name__).joinpath(f"{language}.toml")
    if not file.is_file():
        return sentences("en")
    known = read_sentences(file.read_text(encoding="utf-8"))
    for game in all_games():
        known = {**brought_sentences(game, language), **known}
    for game in all_games():
        known = {**_usual(game, known), **known}
    return known


def _usual(game: Game, known: dict[str, str]) -> dict[str, str]:
    """The sentences of a game that does not bring them: its title, a line about it, how to type."""
    usual = {"title": game.title, "line": known["plain.line"], "how": known["plain.how"]}
    return {f"{game.family}.{key}": text for key, text in usual.items()}


def gently(text: str, language: str) -> str:
    """The same with gentle names, if the language is to be gentle."""
    if language.endswith(FAMILY):
        known = sentences(language.removesuffix(FAMILY))
        for key in known:
            if key.endswith(".family"):
                text = text.replace(known[key.removesuffix(".family")], known[key])
    return text


def sentence(key: str, language: str) -> str:
    """One sentence; in English if the language lacks it, and the bare key if a game does not bring it."""
    known = sentences(language)
    return known[key] if key in known else sentences("en").get(key, key)


class _Filled(string.Formatter):
    """Fills a sentence, reading each value as its placeholder asks."""

    def __init__(self, names: Sequence[str], language: str) -> None:
        self.names = names
        self.language = language

    def format_field(self, value: Any, format_spec: str) -> Any:
        if format_spec == "name":
            return (
                self.names[value] if isinstance(value, int) and 0 <= value < len(self.names) else str(value)
            )
        if format_spec == "card":
            return card_name(str(value), self.language)
        if format_spec == "cards":
            return listed([card_name(face, self.language) for face in str(value).split()])
        if format_spec == "number":
            return number(value)
        return super().format_field(value, format_spec)


def listed(cards: Sequence[str]) -> str:
    """Cards in a row; with commas where a name has several words."""
    return (", " if any(" " in card for card in cards) else " ").join(cards) or "\N{EN DASH}"


def number(value: int) -> str:
    """A number with a real minus."""
    return str(value).replace("-", "\N{MINUS SIGN}")


def card_name(face: str, language: str) -> str:
    """A card by its code, as people say it; a code that needs no name is read with real signs."""
    named = sentences(language).get(f"card.{face}", sentences("en").get(f"card.{face}"))
    if named is not None:
        return named
    signs = {"+-": "\N{PLUS-MINUS SIGN}", "-": "\N{MINUS SIGN}", "x": "\N{MULTIPLICATION SIGN}"}
    for letters, sign in signs.items():
        face = face.replace(letters, sign)
    return face


def say(words: Words, names: Sequence[str], language: str = "en", reader: Seat | None = None) -> str:
    """The sentence in a language, spoken to a reader if there is one."""
    to_you = f"{words.key}.you"
    addressed = reader is not None and words.values.get("seat") == reader and to_you in sentences("en")
    spoken = sentence(to_you if addressed else words.key, language)
    return _Filled(names, language).vformat(spoken, (), words.values)
