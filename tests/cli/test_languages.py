"""Which language is spoken."""

from __future__ import annotations

import pytest

from lastcard.cli.arguments import CommandError, language_of
from lastcard.words import LANGUAGES, sentences
from tests.cli.process import lastcard

pytestmark = pytest.mark.interpreted_only
VARIABLES = ("LASTCARD_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize(
    ("named", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "es_ES"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "de_DE", "LASTCARD_LANGUAGE": "en"}, "en"),
        ({"LANG": "de_DE", "LASTCARD_LANGUAGE": ""}, "de"),
    ],
)
def test_the_environment_chooses(monkeypatch: pytest.MonkeyPatch, named: dict[str, str], spoken: str) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in named.items():
        monkeypatch.setenv(name, value)
    assert language_of(None) == spoken


def test_what_is_asked_for_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LASTCARD_LANGUAGE", "de")
    assert language_of("fr") == "fr"
    with pytest.raises(CommandError):
        language_of("english")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_played_in(language: str) -> None:
    known = sentences(language)
    chosen = lastcard("play", "math-attack", "--language", language, "--seed", "1")
    spoken = lastcard("play", "math-attack", "--seed", "1", LASTCARD_LANGUAGE=language)
    assert (chosen.returncode, chosen.stderr) == (0, "")
    assert known["math-attack.ask.you"] in chosen.stdout
    assert known["terminal.leave"] in chosen.stdout
    assert spoken.stdout == chosen.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_says_quit_leaves(language: str) -> None:
    word = sentences(language)["terminal.quit"]
    run = lastcard("play", "math-attack", "--language", language, "--seed", "1", typed=f"{word}\n?\n")
    assert run.stdout.endswith(f"\n{sentences(language)['terminal.leave']}\n")
