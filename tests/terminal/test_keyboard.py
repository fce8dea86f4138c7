"""A person at a real terminal: a pty on which keys are pressed and the screen is read."""

from __future__ import annotations

import os
import pty
import re
import signal
import termios
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper

import pytest

from lastcard.bots import BOTS
from lastcard.terminal.console import TimedOut
from lastcard.terminal.keyboard import KeyboardConsole, LineEditor, wrapped
from tests.cli.process import PATIENCE
from tests.cli.pseudo import at_terminal

ESCAPES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


def pressed(keys: str) -> tuple[list[str], str]:
    """The lines that these keys make, and what is left on the last one."""
    typed = LineEditor()
    lines = [line for key in keys if (line := typed.press(key)) is not None]
    return lines, typed.text


@pytest.mark.parametrize(
    ("keys", "lines", "left"),
    [
        ("draw\n", ["draw"], ""),
        ("draw\rgo", ["draw"], "go"),
        ("drax\x7fw\b\n", ["dra"], ""),
        ("\x7f\x7fgo\n", ["go"], ""),
        ("own:+7\x15go\n", ["go"], ""),
        ("? MA-30\x17HS", [], "?HS"),
        ("24:\x1b[D\x1b[1;5C\x1bOA\n", [""], ""),
        ("go\n\x1b[A\n", ["go", "go"], ""),
        ("dr\x1b[3~\taw\x0c\n", ["draw"], ""),
        ("é−×\n", ["é−×"], ""),
    ],
)
def test_keys_make_lines(keys: str, lines: list[str], left: str) -> None:
    assert pressed(keys) == (lines, left)


def test_lines_are_wrapped_between_words() -> None:
    assert wrapped("own:-half lays it", 10) == "own:-half\nlays it"
    assert wrapped("a\n\nb", 10) == "a\n\nb"
    assert wrapped("x" * 64, 40) == "x" * 64


GAME = ("play", "math-attack", "--seed", "1")
ASK = "Your turn: lay a card on either line."


def test_what_is_asked_stands_out_and_a_prompt_waits() -> None:
    with at_terminal(*GAME) as terminal:
        terminal.see(f"\x1b[1m{ASK}\x1b[0m\r\n> ")


def test_without_colour_nothing_stands_out() -> None:
    with at_terminal(*GAME, NO_COLOR="1") as terminal:
        assert "\x1b[1m" not in terminal.see(f"{ASK}\r\n> ")


@contextmanager
def keyboard() -> Iterator[tuple[KeyboardConsole, int]]:
    """A keyboard in this process, and the person's side of its terminal."""
    ours, theirs = pty.openpty()
    with (
        os.fdopen(theirs, "r+b", buffering=0) as raw,
        TextIOWrapper(raw, encoding="utf-8", write_through=True) as terminal,
        KeyboardConsole(terminal, terminal).open() as opened,
    ):
        yield opened, ours
    os.close(ours)


def read_until(side: int, text: str) -> str:
    """What is written on a terminal up to this text."""
    seen = b""
    while not seen.endswith(text.encode()):
        seen += os.read(side, 1)
    return seen.decode()


def test_a_half_typed_line_stays_whole_when_the_table_talks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    with keyboard() as (opened, side):
        os.write(side, b"12:3")
        while opened.typed() != "12:3":
            with pytest.raises(TimedOut):
                opened.wait(0)
        opened.tell("Bo draws a card.")
        opened.tell("Solve 3×4.", strong=True)
        seen = read_until(side, "Solve 3×4.\x1b[0m\r\n> 12:3")
        assert seen.endswith("\r\x1b[JBo draws a card.\r\n> 12:3\r\x1b[J\x1b[1mSolve 3×4.\x1b[0m\r\n> 12:3")
        os.write(side, b"x4\n")
        assert opened.wait(None) == "12:3x4"


def test_several_lines_at_once_are_read_one_by_one() -> None:
    with keyboard() as (opened, side):
        os.write(side, "draw\n54:7×5\n".encode())
        assert [opened.wait(None), opened.wait(None)] == ["draw", "54:7×5"]


def test_a_signal_that_does_not_interrupt_the_waiting_is_heard_all_the_same() -> None:
    """Taken by another thread, as one that comes a moment too early, it interrupts nothing."""

    def end_it() -> None:
        read_until(side, "> ")
        signal.pthread_kill(threading.get_ident(), signal.SIGTERM)
        if left.wait(PATIENCE):
            heard.set()
        else:
            os.write(side, b"\n")

    left, heard = threading.Event(), threading.Event()
    with keyboard() as (opened, side):
        other = threading.Thread(target=end_it)
        other.start()
        with pytest.raises(SystemExit, match=str(128 + signal.SIGTERM)):
            opened.wait(None)
        left.set()
        other.join()
    assert heard.is_set()


@pytest.mark.parametrize(("keys", "code"), [("\x04", 0), ("quit\n", 0), ("\x03", 130)])
def test_leaving_by_key_is_clean(keys: str, code: int) -> None:
    with at_terminal(*GAME) as terminal:
        terminal.see(f"{ASK}\x1b[0m\r\n> ")
        terminal.press(keys)
        said = ESCAPES.sub("", terminal.rest())
        assert "You leave the table.\r\n" in said
        assert "Traceback" not in said
        assert terminal.process.wait(PATIENCE) == code


def test_ctrl_d_in_a_half_typed_line_does_nothing() -> None:
    with at_terminal(*GAME) as terminal:
        terminal.see(f"{ASK}\x1b[0m\r\n> ")
        terminal.press("xy\x04z\n")
        terminal.see("“xyz” is not a move here.")


def test_a_terminated_game_gives_the_terminal_back() -> None:
    with at_terminal(*GAME) as terminal:
        terminal.see(f"{ASK}\x1b[0m\r\n> ")
        assert not termios.tcgetattr(terminal.side)[3] & termios.ECHO
        terminal.process.send_signal(signal.SIGTERM)
        assert terminal.process.wait(PATIENCE) == 128 + signal.SIGTERM
        assert termios.tcgetattr(terminal.side)[3] & termios.ECHO


def test_a_terminal_that_can_do_nothing_is_talked_to_in_plain_lines() -> None:
    with at_terminal(*GAME, TERM="dumb") as terminal:
        terminal.see(f"{ASK}\r\n")
        terminal.press("quit\n")
        assert "\x1b" not in terminal.rest()


def test_an_error_after_the_terminal_was_taken_is_one_plain_sentence() -> None:
    with at_terminal("play", "math-attack", "--bots", "einstein") as terminal:
        known = ", ".join(bot.name for bot in BOTS)
        assert terminal.rest() == f"lastcard: there is no bot 'einstein'; there are: {known}\r\n"
        assert terminal.process.wait(PATIENCE) == 2


def test_what_is_indented_stays_so_when_it_is_wrapped() -> None:
    assert wrapped("  own:+2  a card on your line", 20) == "  own:+2  a card on\n  your line"
