"""The program of the guide sits down at a real table, and plays each game to its end."""

from __future__ import annotations

import asyncio
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.guest import Guest, make
from tests.server.node import Node
from tests.server.test_play import BOXES, options_of

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "sit-at-a-table.md"
PATIENCE = 300

IN_TURN = ("math-attack", "multiplication", "schwupps")
"""Games that do not end before both have moved."""


def program(folder: Path) -> Path:
    """The program as the guide has it, in a file."""
    (text,) = re.findall(r"^```py\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), flags=re.M | re.S)
    path = folder / "guest.py"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("game", BOXES)
def test_the_program_of_the_guide_plays_to_the_end(node: Node, tmp_path: Path, game: str) -> None:
    async def try_it() -> None:
        chairs = [{"kind": "person"}] * 2
        made = make(node.address, game, chairs, options=options_of(game), terms={"hints": True, "lead": 0})
        ada = await Guest(node.address, made["code"], made["token"]).join()
        command = [sys.executable, str(program(tmp_path)), node.address, ada.code]
        guest = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            await ada.until(lambda: ada.table["phase"] != "gathering")
            await ada.play(random.Random(1))
            said, _ = await asyncio.to_thread(guest.communicate, timeout=PATIENCE)
        finally:
            guest.kill()
        assert guest.returncode == 0
        assert said == f"over: {ada.table['last']['clause']}\n"
        made_by = [entry.by for entry in node.entries(ada.code) if entry.what == "move" and entry.seat == 1]
        assert set(made_by) <= {""}
        assert made_by or game not in IN_TURN
        await ada.leave()

    asyncio.run(try_it())
