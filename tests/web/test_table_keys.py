"""One whole game of each kind by the keyboard alone, and focus that never falls off the table."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.person import GAMES_AT_MOST, Person
from tests.web.visits import Visit

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("math-attack", {}),
    ("multiplication", {}),
    ("schwupps", {}),
    ("hochspannung", {}),
    ("frantic", {"limit": 1}),
]
PATIENCE = 400.0


def has_focus(page: Page) -> bool:
    """Is anything on the table focused, so that the next key goes somewhere?"""
    return bool(page.evaluate("document.activeElement?.closest('main.board') !== null"))


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[game for game, _ in GAMES])
def test_a_whole_game_by_keys_alone(visit: Visit, game: str, options: dict[str, Any]) -> None:
    (ada,) = visit.table(game, "Ada", bots=1, options=options)
    person = Person(visit.seat(ada), by_keys=True)
    person.board.wait_for()
    person.page.keyboard.press("Tab")
    play_to_the_end(person)
    for _ in range(GAMES_AT_MOST):  # A round of Frantic may be over as soon as it has begun: then one more.
        if person.moves <= 3:
            play_again(person)
            play_to_the_end(person)
    assert person.moves > 3
    play_again(person)


def play_to_the_end(person: Person) -> None:
    """Play until the score is shown."""
    ends = time.monotonic() + PATIENCE
    while not person.is_over():
        assert time.monotonic() < ends, person.board.get_attribute("data-prompt-key")
        if person.is_asked():
            person.turn()
    person.page.locator("[data-score]").wait_for()


def play_again(person: Person) -> None:
    """Walk to the button below the score and press it, until the next game is dealt."""
    dealt, ends = int(person.stand()) + 2, time.monotonic() + PATIENCE  # One entry says so, one deals.
    while int(person.stand()) < dealt:
        assert time.monotonic() < ends, "nobody deals"
        person.press(person.page.locator('[data-move="/again"]'))


def test_focus_goes_to_the_next_card_when_one_is_played(visit: Visit) -> None:
    (ada,) = visit.table("math-attack", "Ada", bots=1)
    person = Person(visit.seat(ada), by_keys=True)
    person.board.wait_for()
    for _ in range(3):
        person.page.locator("main.board[data-mine]").wait_for()
        card = person.page.locator('[data-hand] [data-state="playable"]').first
        person.reach(card)
        before = person.stand()
        person.page.keyboard.press("Enter")
        person.page.locator("[data-prompt] [data-move]").first.wait_for()
        assert person.page.evaluate("document.activeElement.closest('[data-prompt]') !== null")
        person.page.keyboard.press("Enter")
        person.page.wait_for_function(
            "was => document.querySelector('.app').dataset.number !== was", arg=before
        )
        person.page.wait_for_function("() => document.activeElement?.closest('[data-hand]') !== null")


def test_escape_puts_a_card_back_and_the_hand_is_walked_round(visit: Visit) -> None:
    (ada,) = visit.table("math-attack", "Ada", bots=1)
    person = Person(visit.seat(ada), by_keys=True)
    page = person.page
    page.locator("main.board[data-mine]").wait_for()
    cards = page.locator("[data-hand] [data-key]")
    person.reach(cards.first)
    page.keyboard.press("ArrowLeft")
    assert cards.last.evaluate("it => it === document.activeElement")
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    page.locator("[data-hand] [aria-pressed=true]").wait_for()
    page.keyboard.press("Escape")
    assert page.locator("[data-hand] [aria-pressed=true]").count() == 0
    assert has_focus(page)


def test_a_question_mark_opens_help_and_escape_closes_it(visit: Visit) -> None:
    (ada,) = visit.table("schwupps", "Ada", bots=1)
    page = visit.seat(ada)
    page.locator("main.board[data-mine]").wait_for()
    page.keyboard.press("?")
    page.locator("[data-help]").wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-help]").wait_for(state="detached")


def test_what_happens_is_told_for_the_ear(visit: Visit) -> None:
    (ada,) = visit.table("math-attack", "Ada", bots=1)
    person = Person(visit.seat(ada))
    person.page.locator("main.board[data-mine]").wait_for()
    card = person.page.locator('[data-hand] [data-state="playable"]').first
    card.click()
    person.page.locator('[data-prompt] [data-move^="own:"]').click()
    live = person.page.locator("[data-live]")
    person.page.wait_for_function(
        "() => /Your line stands at|The line of/.test(document.querySelector('[data-live]').textContent)"
    )
    assert live.get_attribute("aria-live") == "polite"
