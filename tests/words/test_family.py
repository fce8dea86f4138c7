"""The family switch: one rude name is told gently, in every language, and nothing else changes."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from lastcard.engine.contract import Words
from lastcard.game_texts import clause_text, clause_title, find_clause
from lastcard.words import FAMILY, LANGUAGES, card_name, say, sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_rude_with_the_family_at_the_table(language: str) -> None:
    rude = card_name("fu", language)
    gentle = sentences(language + FAMILY)
    assert card_name("fu", language + FAMILY) != rude
    assert [key for key, text in gentle.items() if rude in text] == []
    assert set(gentle) == set(sentences(language))


def test_only_the_name_changes() -> None:
    told = Words("frantic.lays", {"seat": 1, "card": "fu"})
    assert say(told, ["Ada", "Bo"]) == "Bo plays Fuck You."
    assert say(told, ["Ada", "Bo"], "en" + FAMILY) == "Bo plays Phooey."


def test_the_rules_are_told_gently_too() -> None:
    assert "Fuck" in clause_text(find_clause("FR-065"), "en")
    assert "Fuck" not in clause_text(find_clause("FR-065"), "en" + FAMILY) + clause_title(
        find_clause("FR-065"), "en" + FAMILY
    )


@pytest.mark.parametrize("how", [["--family"], []])
def test_the_terminal_has_a_switch_for_it(how: list[str]) -> None:
    env = {**os.environ, "LASTCARD_LANGUAGE": "en", "LASTCARD_FAMILY": "0" if how else "1"}
    command = [sys.executable, "-m", "lastcard", "play", "frantic", "--pace", "0", *how]
    run = subprocess.run(command, input="?\nquit\n", env=env, capture_output=True, text=True, check=True)
    assert "Phooey" in run.stdout
    assert "Fuck" not in run.stdout
