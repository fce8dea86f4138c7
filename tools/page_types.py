"""Writes the page's types from the server's: web/src/lib/wire.ts, one interface a struct of the wire."""

import inspect
import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

sys.path.append(str(Path(__file__).resolve().parents[1] / "src"))  # a fresh clone has nothing installed

from lastcard.server import wire

TARGET: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "wire.ts"
HEAD: Final = "// Made by tools/page_types.py from src/lastcard/server/wire. Do not edit: run the tool.\n"
PLAIN: Final = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}
UNIONS: Final = (
    "export type ClientMessage = Join | Do\nexport type ServerMessage = Update | RefusedAct | Left\n"
)

Schema = dict[str, Any]


def structs() -> dict[str, type[msgspec.Struct]]:
    """All structs of the wire, by name."""
    found = inspect.getmembers(wire, lambda each: isinstance(each, type) and issubclass(each, msgspec.Struct))
    return {name: struct for name, struct in found if struct.__module__.startswith(wire.__name__)}


def received(parts: dict[str, Schema]) -> set[str]:
    """The structs that come from the server, directly or inside others: they come whole."""
    sent = {name for name, struct in structs().items() if struct.__struct_config__.forbid_unknown_fields}
    waiting = [name for name in parts if name not in sent]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [other for other in parts if f'"#/$defs/{other}"' in json.dumps(parts[name])]
    return found


def typescript(schema: Schema) -> str:
    """A JSON Schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(typescript(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f"'{each}'" if isinstance(each, str) else str(each) for each in schema["enum"])
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(typescript(each) for each in schema['prefixItems'])}]"
        inner = typescript(schema["items"])
        return f"({inner})[]" if is_union(schema["items"]) else f"{inner}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {typescript(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN[schema["type"]] if "type" in schema else "unknown"


def is_union(schema: Schema) -> bool:
    """Is this one of several types or words?"""
    return len([*schema.get("anyOf", []), *schema.get("enum", [])]) > 1


def interface(name: str, schema: Schema, whole: set[str]) -> str:
    """One struct; a field that may be missing has a question mark."""
    settings = structs()[name].__struct_config__
    lazy = settings.omit_defaults or name not in whole
    lines = [f"/** {schema['description'].partition(chr(10))[0]} */", f"export interface {name} {{"]
    for field, inner in schema["properties"].items():
        missing = field not in schema.get("required", []) and lazy
        shape = typescript(inner)
        if name not in whole and shape in whole:
            shape = f"Partial<{shape}>"
        if missing and settings.omit_defaults:
            shape = shape.removesuffix(" | null")
        lines.append(f"  {field}{'?' if missing else ''}: {shape}")
    return "\n".join([*lines, "}", ""])


def page_types() -> str:
    """The whole file."""
    _, parts = msgspec.json.schema_components(structs().values(), ref_template="#/$defs/{name}")
    whole = received(parts)
    return "\n".join([HEAD, *(interface(name, parts[name], whole) for name in sorted(parts)), UNIONS])


if __name__ == "__main__":
    TARGET.write_text(page_types(), encoding="utf-8")
