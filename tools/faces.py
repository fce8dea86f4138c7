"""Writes the tables from which the page draws card faces: which cards exist and what is printed on them.

`codes.json` in the folder of a family lists every code of its games. `corners.json` in that of Hochspannung
has the corners of the problems. `words/en.json`, `de.json` and `fr.json` have the names, letters and words of
a language.
"""

import json
import sys
from pathlib import Path
from typing import Final

sys.path.append(str(Path(__file__).resolve().parents[1] / "src"))  # a fresh clone has nothing installed

from lastcard.games import GAMES
from lastcard.games.hochspannung.decks import HOCHSPANNUNG
from lastcard.games.schwupps.cards import COLOURS as LETTERS
from lastcard.words import FAMILY, LANGUAGES, sentences

ROOT: Final = Path(__file__).resolve().parents[1]
CARDS: Final = ROOT / "web" / "src" / "lib" / "cards"
SKINS: Final = ROOT / "web" / "src" / "lib" / "games"
BLACK: Final = "k"
TABLES: Final = ("face", "spoken", "shape", "letter")


def codes(family: str) -> dict[str, list[str]]:
    """The codes of all cards of each game of a family. None is ever made or lost: a deal shows them all."""
    return {game.name: sorted(dealt(game.name)) for game in GAMES if game.family == family}


def dealt(name: str) -> set[str]:
    """All codes that lie anywhere once a game is dealt."""
    game = next(game for game in GAMES if game.name == name)
    places = game.rules(game.fewest, game.settings()).start(1).places()
    return {code for cards in places.values() for code in cards}


def corners() -> dict[str, list[int]]:
    """The corner numbers of each Hochspannung card."""
    return {face: card.corners for face, card in zip(HOCHSPANNUNG.faces, HOCHSPANNUNG.cards, strict=True)}


def words(language: str) -> dict[str, dict[str, str]]:
    """All names, letters and words of cards in a language."""
    known = sentences(language)
    found = {table: under(f"card.{table}.", known) for table in TABLES}
    colours = {letter: known[f"card.{letter}1"].removesuffix(" 1") for letter in (*LETTERS, BLACK)}
    return {**found, "colour": colours, "name": names(language, list(colours.values()))}


def under(prefix: str, known: dict[str, str]) -> dict[str, str]:
    """The sentences whose key has this prefix, by the rest of the key."""
    return {key.removeprefix(prefix): text for key, text in known.items() if key.startswith(prefix)}


def names(language: str, colours: list[str]) -> dict[str, str]:
    """Names by code; of a card in four colours only what they have in common: `gi` is Gift."""
    known = sentences(language)
    found: dict[str, str] = {}
    for code, name in under("card.", known).items():
        if is_bare(code):
            found[code] = name
        elif any(name == f"{colour} {bare(name)}" for colour in colours) and not bare(name).isdecimal():
            found[code[1:]] = bare(name)
    found["fu.family"] = sentences(language + FAMILY)["card.fu"]
    return found


def bare(name: str) -> str:
    """A name without the colour before it."""
    return name.partition(" ")[2]


def is_bare(code: str) -> bool:
    """Is this the code of a card without a colour of its own, or of two?"""
    coloured = code[0] in (*LETTERS, BLACK) and (code[1:].isdecimal() or len(code) == 3)
    return not coloured and "." not in code


def files() -> dict[Path, str]:
    """Every table the page needs, as it is to be written; a family without a skin needs none."""
    skinned = sorted({game.family for game in GAMES if (SKINS / game.family).is_dir()})
    tables: dict[Path, object] = {
        SKINS / family / "cards" / "codes.json": codes(family) for family in skinned
    }
    tables[SKINS / "hochspannung" / "cards" / "corners.json"] = corners()
    tables |= {CARDS / "words" / f"{language}.json": words(language) for language in LANGUAGES}
    return {path: written(table) for path, table in tables.items()}


def written(table: object) -> str:
    """A table as text, a line an entry, so that a change is seen where it is."""
    return json.dumps(table, ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    """Write all of them."""
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
