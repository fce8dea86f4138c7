"""`lastcard games`, `lastcard rules` and the help."""

from __future__ import annotations

import re

import pytest

import lastcard as library
from lastcard import game_texts
from lastcard.game_texts import clauses_of, plain
from lastcard.words import LANGUAGES, sentences
from tests.cli.process import lastcard
from tests.cli.pseudo import at_terminal

COMMANDS = ("games", "rules", "play", "replay", "simulate")


def test_every_game_is_on_the_shelf() -> None:
    run = lastcard("games")
    assert (run.returncode, run.stderr) == (0, "")
    names = [line.split()[0] for line in run.stdout.split("\n\n")[0].splitlines() if not line.startswith(" ")]
    assert names == [game.name for game in library.GAMES]
    assert "\x1b" not in run.stdout


@pytest.mark.parametrize("game", [game.name for game in library.GAMES])
def test_a_game_tells_its_options_and_their_clauses(game: str) -> None:
    run = lastcard("games", game)
    assert (run.returncode, run.stderr) == (0, "")
    found = next(each for each in library.GAMES if each.name == game)
    assert run.stdout.startswith(found.title)
    for option in found.settings().options:
        title = game_texts.find_clause(option.clause).title
        assert re.search(
            rf"  {option.name}={option.default}, or .*\n      {option.clause} · {title}\n", run.stdout
        )


@pytest.mark.parametrize("game", [game.name for game in library.GAMES])
def test_the_rules_of_every_game_can_be_read(game: str) -> None:
    run = lastcard("rules", game)
    assert (run.returncode, run.stderr) == (0, "")
    clauses = clauses_of(game)
    assert clauses
    assert [each.id for each in clauses if f"### {each.id} · {each.title}\n" not in run.stdout] == []


def test_at_a_terminal_the_rules_are_a_page_to_leaf_through() -> None:
    with at_terminal("rules", "math-attack", PAGER="sed s/^/@/") as terminal:
        said = terminal.rest()
    assert "@\x1b" in said
    assert "MA-10 · One card on either line" in said
    assert "###" not in said


def test_one_clause_is_told_without_marks_of_emphasis() -> None:
    run = lastcard("rules", "math-attack", "ma-30")
    clause = game_texts.find_clause("MA-30")
    assert run.stdout.startswith(f"MA-30 · {clause.title}\n\n")
    assert "**" in clause.text
    assert "*" not in run.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_is_told_in_the_language_asked_for(language: str) -> None:
    known = sentences(language)
    run = lastcard("rules", "math-attack", "MA-10", "--language", language)
    assert run.stdout.startswith(
        f"MA-10 · {known.get('rule.MA-10.title', game_texts.find_clause('MA-10').title)}\n"
    )
    assert plain(known.get("rule.MA-10", game_texts.find_clause("MA-10").text)) in run.stdout


@pytest.mark.parametrize("language", ["de", "fr"])
def test_all_clauses_are_told_in_another_language(language: str) -> None:
    run = lastcard("rules", "unter-spannung", "--language", language)
    told = [line.split()[1] for line in run.stdout.splitlines() if line.startswith("### ")]
    assert told == [clause.id for clause in clauses_of("unter-spannung")]
    assert "US-01" in told


def test_help_names_every_command() -> None:
    for words in ([], ["--help"], ["-h"]):
        run = lastcard(*words)
        assert (run.returncode, run.stderr) == (0, "")
        for command in COMMANDS:
            assert re.search(rf"│ {command} +[A-Z]", run.stdout)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_of_a_command_is_explained(command: str) -> None:
    run = lastcard(command, "--help")
    assert (run.returncode, run.stderr) == (0, "")
    rows = re.findall(
        r"^│ +(?:\* +)?([A-Z]+|--[a-z]+(?: -o)?(?: [A-Z.]+)?)  +(.*)│$", run.stdout, re.MULTILINE
    )
    listed = re.findall(r"^│ +(?:\* +)?(?:--[a-z]|[A-Z]+ )", run.stdout, re.MULTILINE)
    assert len(rows) == len(listed) > 0
    assert all(text.strip() for _, text in rows)
    assert "[default" not in run.stdout


def test_the_version_says_how_the_rules_run() -> None:
    run = lastcard("--version")
    build = "compiled" if library.is_compiled() else "pure Python"
    assert run.stdout == f"lastcard {library.version} ({build})\n"
