"""The folder of a saved simulation: its plan, rows and report. An interrupted run continues from it."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from dataclasses import asdict, fields
from itertools import groupby
from pathlib import Path
from typing import Any

import lastcard
from lastcard.engine.record import write_whole
from lastcard.lab.simulation_plan import GameRow, SimulationPlan, Span
from lastcard.lab.statistics.totals import SpanResult

PARQUET = "parquet"


class OtherPlan(ValueError):
    """The folder holds another plan, or other files."""


class NoParquet(RuntimeError):
    """The package that writes Parquet is not installed."""


class RunFolder:
    """A folder for one plan: `plan.json`, `parts/` while it runs, then the rows and `report.html`."""

    def __init__(self, path: Path, plan: SimulationPlan, form: str) -> None:
        self.path = path
        self.plan = plan
        self.form = form
        self.parts = path / "parts"
        if form == PARQUET:
            arrow()

    def open(self) -> None:
        """Begin, or continue the same plan; raise OtherPlan if the folder holds anything else."""
        header = self.header()
        plan = self.path / "plan.json"
        if plan.exists():
            if json.loads(plan.read_text("utf-8")) != header:
                raise OtherPlan(
                    f"{self.path} holds another plan or was made by another version; name a new folder"
                )
        elif self.path.exists() and any(self.path.iterdir()):
            raise OtherPlan(f"{self.path} is not empty and holds no plan; name a new folder")
        self.parts.mkdir(parents=True, exist_ok=True)
        write_whole(str(plan), json.dumps(header, indent=1) + "\n")

    def header(self) -> dict[str, object]:
        """The plan with the versions of rules and package: the same header gives the same rows."""
        rules = self.plan.rules()
        plain = json.loads(json.dumps(self.plan.data()))
        return {"plan": plain, "rules": rules.version, "lastcard": lastcard.version, "rows": self.form}

    def is_finished(self) -> bool:
        """Is everything played and written?"""
        return (self.path / "summary.json").exists()

    def put(self, part: SpanResult) -> None:
        """Write the rows of a span in one atomic step."""
        lines = [json.dumps(asdict(row), separators=(",", ":")) for row in part.rows]
        name = f"{part.span.first:09}-{part.span.last:09}.jsonl"
        write_whole(str(self.parts / name), "\n".join(lines) + "\n")

    def kept(self) -> list[Span]:
        """The spans that are already played."""
        found = [path.stem.split("-") for path in sorted(self.parts.glob("*-*.jsonl"))]
        return [Span(int(first), int(last)) for first, last in found]

    def missing(self) -> Iterator[int]:
        """The deals that are still to be played."""
        played = {deal for span in self.kept() for deal in range(span.first, span.last)}
        return (deal for deal in range(self.plan.deals()) if deal not in played)

    def rows(self) -> Iterator[GameRow]:
        """All rows, in the order of the plan."""
        for path in sorted(self.parts.glob("*-*.jsonl")):
            with path.open(encoding="utf-8") as lines:
                for line in lines:
                    yield GameRow(**json.loads(line))

    def by_deal(self) -> Iterator[list[GameRow]]:
        """All rows, grouped by deal."""
        for _, rows in groupby(self.rows(), lambda row: row.deal):
            yield list(rows)

    def finish(self, report: str, summary: dict[str, object]) -> None:
        """Write rows, report and summary, and remove the temporary parts."""
        write = write_parquet if self.form == PARQUET else write_csv
        target = self.path / f"rows.{self.form}"
        unfinished = target.with_name(target.name + ".part")
        write(unfinished, self.rows())
        unfinished.replace(target)
        write_whole(str(self.path / "report.html"), report)
        write_whole(str(self.path / "summary.json"), json.dumps(summary, indent=1) + "\n")
        for path in self.parts.glob("*.jsonl*"):
            path.unlink()
        self.parts.rmdir()


COLUMNS = [field.name for field in fields(GameRow)]


def write_csv(path: Path, rows: Iterator[GameRow]) -> None:
    """Write a line for each game; lists become words, hands are separated by bars."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(COLUMNS)
        for row in rows:
            writer.writerow([cell(value) for value in asdict(row).values()])


def cell(value: object) -> object:
    """A value as one text that loses nothing."""
    if isinstance(value, dict):
        return " ".join(f"{key}:{count}" for key, count in value.items())
    if isinstance(value, list):
        nested = bool(value) and isinstance(value[0], list)
        spaced = any(isinstance(item, str) and " " in item for item in value)
        words = [" ".join(item) if isinstance(item, list) else str(item) for item in value]
        return (" | " if nested or spaced else " ").join(words)
    return value


def write_parquet(path: Path, rows: Iterator[GameRow]) -> None:
    """Write typed columns: lists stay lists, and the sentences told are a map."""
    pa, parquet = arrow()
    texts, numbers = pa.list_(pa.string()), pa.list_(pa.int64())
    kinds = {
        "bots": texts,
        "winners": numbers,
        "points": numbers,
        "clause": pa.string(),
        "faults": texts,
        "dealt": pa.list_(texts),
        "told": pa.map_(pa.string(), pa.int64()),
    }
    schema = pa.schema([(name, kinds.get(name, pa.int64())) for name in COLUMNS])
    with parquet.ParquetWriter(path, schema) as writer:
        for _, group in groupby(rows, lambda row: row.deal // 5000):
            plain = [{**asdict(row), "told": list(row.told.items())} for row in group]
            writer.write_table(pa.Table.from_pylist(plain, schema=schema))


def arrow() -> tuple[Any, Any]:
    """Import pyarrow, or raise NoParquet with a hint."""
    try:
        import pyarrow  # type: ignore[import-untyped]
        import pyarrow.parquet  # type: ignore[import-untyped]
    except ImportError as missing:
        hint = "pip install 'lastcard[report]', or --rows csv"
        raise NoParquet(f"Parquet needs the package {missing.name}: {hint}") from missing
    return pyarrow, pyarrow.parquet
