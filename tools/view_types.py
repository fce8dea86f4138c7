"""Writes the page's types of views and events from those of the games: each `view.ts`, and `events.ts`."""

import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

import msgspec

sys.path.append(str(Path(__file__).resolve().parents[1]))
sys.path.append(str(Path(__file__).resolve().parents[1] / "src"))  # a fresh clone has nothing installed

from lastcard.engine.contract import Game
from lastcard.engine.event_data import MovedData, ToldData
from lastcard.games import GAMES
from tools.page_types import Schema, typescript

PAGE: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "lib"
HEAD: Final = "// Made by tools/view_types.py from {source}. Do not edit: run the tool.\n"
MERGED: Final = """declare module '../../table/views' {{
  interface Views {{
    {family}: Zones
  }}
}}
"""


def zones_module(game: Game) -> str:
    """The module in which a game names the zones of its views."""
    return ".".join([*type(game).__module__.split(".")[:3], "zones"])


def zones_type(game: Game) -> type:
    """The zones of a game's views."""
    found: type = import_module(zones_module(game)).Zones
    return found


def property_name(name: str) -> str:
    """A name as TypeScript writes it, in quotes if it must be."""
    return name if re.fullmatch(r"\w+", name) else f"'{name}'"


def interface(name: str, schema: Schema) -> str:
    """One TypedDict; a key that may be missing has a question mark."""
    lines = [f"/** {schema['description'].partition(chr(10))[0]} */", f"export interface {name} {{"]
    for key, inner in schema["properties"].items():
        mark = "" if key in schema.get("required", []) else "?"
        lines.append(f"  {property_name(key)}{mark}: {typescript(inner)}")
    return "\n".join([*lines, "}", ""])


def interfaces(*types: type) -> list[str]:
    """The interfaces of these TypedDicts, and of those inside."""
    _, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return [interface(name, parts[name]) for name in sorted(parts)]


def view_file(game: Game) -> str:
    """The views of a family."""
    source = f"src/{zones_module(game).replace('.', '/')}.py"
    merged = MERGED.format(family=property_name(game.family))
    return "\n".join([HEAD.format(source=source), merged, *interfaces(zones_type(game))])


def events_file() -> str:
    """The events of all games."""
    union = "export type Event = MovedData | ToldData\n"
    head = HEAD.format(source="src/lastcard/engine/event_data.py")
    return "\n".join([head, *interfaces(MovedData, ToldData), union])


def files() -> dict[Path, str]:
    """Every file, as it is to be written."""
    families = {game.family: game for game in reversed(GAMES)}
    views = {PAGE / "games" / family / "view.ts": view_file(game) for family, game in families.items()}
    return {**views, PAGE / "table" / "events.ts": events_file()}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
