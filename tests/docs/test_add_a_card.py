"""Every card, event and power of Frantic stands in every place that the guide to adding one names."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from lastcard.games.frantic.addons.supercharge import power_cards
from lastcard.games.frantic.boxes import FRANTICS
from lastcard.words import LANGUAGES, sentences
from tools import clauses

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "guide" / "add-a-card.md"
TABLE_ROW = re.compile(r"^\| ([a-zA-Z ]+) \| (.+) \| (.+) \|$", re.MULTILINE)
PATH = re.compile(r"`([\w./-]+)`")
CARD, EVENT, POWER = "card", "event", "power"


@dataclass(frozen=True)
class Printed:
    """A card of any deck: what it is, its code, its clause and its number, if it has one."""

    sort: str
    code: str
    clause: str
    symbol: str = ""
    number: int = 0


def printed() -> list[Printed]:
    """Every hand card, event and power of all boxes."""
    deck = FRANTICS[-1].deck
    cards = [Printed(CARD, row.code, row.clause, row.symbol, row.number) for row in deck.rows if row.code]
    events = [Printed(EVENT, row.code, row.clause) for row in deck.events]
    return cards + events + [Printed(POWER, row.code, row.clause) for row in power_cards()]


def places() -> dict[str, list[Path]]:
    """The places that the guide names, each with its files."""
    _, _, chapter = GUIDE.read_text("utf-8").partition("## A card that stays")
    rows = [row for row in TABLE_ROW.findall(chapter) if row[0] != "place"]
    return {place: [ROOT / path for path in PATH.findall(files)] for place, _, files in rows}


PLACES = places()


@cache
def text(place: str) -> str:
    """All that the files of a place say."""
    return "\n".join(path.read_text("utf-8") for path in PLACES[place] if path.is_file())


def has_row(card: Printed) -> bool:
    return f'"{card.clause}"' in text("row")


def has_english_clause(card: Printed) -> bool:
    return f"### {card.clause} · " in text("clause in English")


def has_other_clauses(card: Printed) -> bool:
    keys = {f"rule.{card.clause}", f"rule.{card.clause}.title"}
    return all(keys <= set(sentences(language)) for language in LANGUAGES if language != "en")


def has_name(card: Printed) -> bool:
    return all(sentences(language).get(f"card.{card.code}") for language in LANGUAGES)


def has_sentence(card: Printed) -> bool:
    return card.sort != EVENT or all(sentences(language).get(f"event.{card.code}") for language in LANGUAGES)


def has_notation(card: Printed) -> bool:
    """A special card; of one in several colours the first is enough."""
    if card.sort != CARD or card.number:
        return True
    codes = {other.code for other in printed() if other.clause == card.clause}
    boxes = [game.name for game in FRANTICS if codes & set(game.deck.kinds)]
    return all(
        codes & set(re.findall(r"\w+", sentences(language)[f"{box}.how"]))
        for language in LANGUAGES
        for box in boxes
    )


def has_face(card: Printed) -> bool:
    """Numbers and pairs of colours are read from the code; all others are listed with their sign."""
    if card.sort == EVENT or card.number or card.code.startswith("cs"):
        return True
    name = card.symbol or card.code
    return re.search(rf"[\s{{]'?{re.escape(name)}'?: ", text("face of a card or power")) is not None


def has_drawing(card: Printed) -> bool:
    return card.sort != EVENT or (PLACES["face of an event"][0] / f"{card.code}.ts").is_file()


def is_in_tables(card: Printed) -> bool:
    return card.code in json.loads(PLACES["tables of the page"][0].read_text("utf-8"))[FRANTICS[-1].name]


@cache
def shown_clauses() -> clauses.Places:
    """The clauses that have a test, and where."""
    return clauses.read(ROOT).tests


def has_test(card: Printed) -> bool:
    return card.clause in shown_clauses()


CHECKS: dict[str, Callable[[Printed], bool]] = {
    "row": has_row,
    "clause in English": has_english_clause,
    "clause in German and French": has_other_clauses,
    "name": has_name,
    "sentence of an event": has_sentence,
    "notation of a card": has_notation,
    "face of a card or power": has_face,
    "face of an event": has_drawing,
    "tables of the page": is_in_tables,
    "test": has_test,
}


def test_the_guide_names_the_places_that_are_checked() -> None:
    assert list(PLACES) == list(CHECKS)
    assert [path for paths in PLACES.values() for path in paths if not path.exists()] == []


@pytest.mark.parametrize("place", CHECKS)
def test_every_card_event_and_power_stands_in_each_place(place: str) -> None:
    assert [card.code for card in printed() if not CHECKS[place](card)] == []
