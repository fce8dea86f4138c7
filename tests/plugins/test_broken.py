"""A broken package is named in one sentence and left out; all others work."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import lastcard
from tests.plugins.environment import CLIMB, Environment

SOURCE = (CLIMB / "src" / "climb" / "__init__.py").read_text(encoding="utf-8")
NAMED = 'super().__init__("climb", "Climb", 2, 4, ("CL",))'

BROKEN = {
    "import": ("import nothing_of_this_name", "ModuleNotFoundError: No module named 'nothing_of_this_name'"),
    "type": ("class Climb:\n    pass", "it is no game: it does not derive from lastcard.Game"),
    "object": ("Climb = 3", "it cannot be called; name a class, or a function without arguments"),
    "name": (
        SOURCE.replace(NAMED, NAMED.replace('"climb"', '"frantic"')),
        "there is a game 'frantic' already",
    ),
    "prefix": (
        SOURCE.replace(NAMED, NAMED.replace('"CL"', '"FR"')),
        "the clauses of another game have the prefix FR already",
    ),
    "capitals": (
        SOURCE.replace(NAMED, NAMED.replace('"climb"', '"Climb"')),
        "'Climb' is no name for a game: it takes small letters, digits and hyphens",
    ),
    "rules": (
        SOURCE.replace('super().__init__("climb", 1,', 'super().__init__("clamber", 1,'),
        "the game is called 'climb', but its rules say 'clamber'",
    ),
}
SHELF = "import lastcard.shelf as s; print(s.shelf().faults, [game.name for game in s.all_games()][-1])"


@pytest.fixture
def environment(tmp_path: Path) -> Environment:
    """An environment with this package as it is run here."""
    made = Environment(tmp_path)
    made.variables["PYTHONPATH"] = os.pathsep.join([str(tmp_path), str(Path(lastcard.__file__).parents[1])])
    return made


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_game_is_named_and_left_out(environment: Environment, kind: str) -> None:
    source, reason = BROKEN[kind]
    environment.write("bad-cards", "bad_cards", source, "[lastcard.games]\nbad = bad_cards:Climb\n")
    environment.write("good-cards", "good_cards", SOURCE, "[lastcard.games]\ngood = good_cards:Climb\n")
    said = environment.python("-c", SHELF)
    assert said.stdout == f"{(f'bad of bad-cards is left out: {reason}',)} climb\n", said.stderr


def test_words_and_rules_that_cannot_be_read_are_named(environment: Environment) -> None:
    environment.write("bad-cards", "bad_cards", SOURCE, "[lastcard.games]\nbad = bad_cards:Climb\n")
    (environment.folder / "words").mkdir()
    (environment.folder / "words" / "de.toml").write_text("title = 3\n", encoding="utf-8")
    assert "ValueError: title is no text" in environment.python("-c", SHELF).stdout
    (environment.folder / "words" / "de.toml").unlink()
    (environment.folder / "rules.md").write_text(
        "### FR-001 · Ours\n\nText.\n\n*played · us*\n", encoding="utf-8"
    )
    assert (
        "its rules page has the clause FR-001, which is not its own" in environment.python("-c", SHELF).stdout
    )


def test_the_command_line_warns_and_goes_on(environment: Environment) -> None:
    environment.write(
        "bad-cards", "bad_cards", BROKEN["import"][0],
        "[lastcard.games]\nbad = bad_cards:Climb\n[lastcard.bots]\nworse = bad_cards:Bot\n",
    )  # fmt: skip
    said = environment.lastcard("games", "math-attack")
    assert said.returncode == 0
    assert "Math Attack!" in said.stdout
    first, second = said.stderr.splitlines()
    assert first.startswith("lastcard: bad of bad-cards is left out: ModuleNotFoundError")
    assert second.startswith("lastcard: worse of bad-cards is left out: ModuleNotFoundError")


BOTS = """
from lastcard.bots.dice_bot import DiceBot
from lastcard.bots.bot import Bot, Choice
from lastcard.bots.game_bots import GameBots


class First(Bot):
    def __init__(self):
        super().__init__("first")

    def choose(self, view, moves, rng):
        return Choice(moves[0])


def taken():
    return GameBots("frantic")
"""


def test_a_bot_of_a_package_has_a_name_on_the_list(environment: Environment) -> None:
    points = "[lastcard.bots]\na = my_bots:First\nb = my_bots:DiceBot\nc = my_bots:taken\nd = my_bots:dict\n"
    environment.write("my-bots", "my_bots", BOTS.replace("def taken", "dict = dict\n\n\ndef taken"), points)
    said = environment.lastcard("simulate", "math-attack", "first,dice", "--games", "4", "--jobs", "1")
    assert "first" in said.stdout
    assert [line.partition("left out: ")[2] for line in said.stderr.splitlines()] == [
        "there is a bot 'dice' already",
        "there are bots for 'frantic' already",
        "it is neither a Bot nor a GameBots",
    ]


def test_a_file_in_the_current_directory_will_do(environment: Environment, tmp_path: Path) -> None:
    here = tmp_path / "here"
    here.mkdir()
    (here / "ladder.py").write_text(SOURCE, encoding="utf-8")
    said = environment.lastcard("simulate", "@ladder.Climb", "--games", "20", "--jobs", "2", cwd=here)
    assert said.stdout.startswith("climb: 20 games"), said.stderr
    said = environment.lastcard(
        "play", "@ladder.Climb", "--seed", "1", "--pace", "0", typed="pass\n", cwd=here
    )
    assert said.stderr == ""
    assert "CL-20" in said.stdout
    said = environment.lastcard("watch", "@ladder.Climb", "--record", "game.txt", cwd=here)
    assert "CL-20" in said.stdout
    environment.variables["LASTCARD_GAMES"] = "@ladder.Climb"
    assert "CL-20" in environment.lastcard("replay", "game.txt", cwd=here).stdout
    del environment.variables["LASTCARD_GAMES"]
    said = environment.lastcard("games", "@ladder.Snake", cwd=here)
    assert said.returncode == 2
    assert said.stderr.startswith(
        "lastcard: '@ladder.Snake' cannot be played: AttributeError: module 'ladder'"
    )


def test_nobody_names_a_file_from_outside(environment: Environment) -> None:
    said = environment.python("-c", "import lastcard; lastcard.rules('@climb.Climb')")
    assert "UnknownGame: there is no game '@climb.Climb'" in said.stderr
