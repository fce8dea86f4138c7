"""`lastcard dump` and `lastcard restore`: every table but those of a class, as it was."""

from __future__ import annotations

import asyncio
from pathlib import Path

from lastcard.server.store.drivers import store_for
from lastcard.server.store.entries import LogEntry
from tests.cli.process import lastcard
from tests.server.guest import make, post, sit
from tests.server.node import Node


def log_in(database: Path, code: str) -> list[LogEntry]:
    """The log of a table in a database."""

    async def read() -> list[LogEntry]:
        store = store_for(str(database))
        await store.open()
        try:
            return await store.entries(code)
        finally:
            await store.close()

    return asyncio.run(read())


def test_a_backup_brings_every_table_back(node: Node, tmp_path: Path) -> None:
    made = make(node.address, "math-attack", "pp")
    sit(node.address, made["code"], "Ben")
    backup, fresh = tmp_path / "backup.jsonl", tmp_path / "fresh.sqlite3"
    assert lastcard("dump", str(backup), "--database", node.database).returncode == 0
    assert lastcard("restore", str(backup), "--database", str(fresh)).returncode == 0
    assert [entry.what for entry in node.entries(made["code"])][-1] == "deal"
    assert log_in(fresh, made["code"]) == node.entries(made["code"])
    again = lastcard("restore", str(backup), "--database", str(fresh))
    assert again.returncode == 2
    assert again.stderr.endswith(" already; nothing was restored\n")


def test_nothing_of_a_class_is_in_a_backup(node: Node, tmp_path: Path) -> None:
    lesson = post(node.address, "api/classes", {}).json()
    place = f"api/classes/{lesson['code']}"
    for name in ("Theophila", "Kasimir"):
        assert post(node.address, f"{place}/pupils", {"name": name}).status_code == 201
    asked = {"token": lesson["token"], "game": "schwupps"}
    (table,) = post(node.address, f"{place}/tables", asked).json()["tables"]
    sit(node.address, table, "Theophila")
    backup = tmp_path / "backup.jsonl"
    assert lastcard("dump", str(backup), "--database", node.database).returncode == 0
    assert table not in backup.read_text(encoding="utf-8")
    assert "Theophila" not in backup.read_text(encoding="utf-8")


def test_a_damaged_backup_is_said_so_and_nothing_restored(tmp_path: Path) -> None:
    backup, fresh = tmp_path / "backup.jsonl", tmp_path / "fresh.sqlite3"
    backup.write_text('{"lastcard": 1}\n{"table": 7}\n', encoding="utf-8")
    run = lastcard("restore", str(backup), "--database", str(fresh))
    assert (run.returncode, run.stdout) == (2, "")
    assert f"{backup} is damaged: " in run.stderr
    assert not fresh.exists()
