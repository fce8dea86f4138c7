"""Two people and a spectator, each in a window of their own, play each game to its end by clicking."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from tests.web.person import GAMES_AT_MOST, Person
from tests.web.visits import Visit

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("math-attack", {}),
    ("multiplication", {}),
    ("schwupps", {}),
    ("hochspannung", {}),
    ("unter-spannung", {}),
    ("hochspannung+unter-spannung", {}),
    ("frantic", {"limit": 1}),
    ("frantic+troublemaker+supercharge", {"limit": 1}),
]
PATIENCE = 400.0
"""Seconds that a game may take; far more than any does."""

DEALT = "number => Number(document.querySelector('.app').dataset.number) >= number"

FACE_DOWN = ("draw", "pile:", "stock:", "stack", "common", "power-deck")


def play_out(people: list[Person]) -> None:
    """All play whenever they are asked, until it is over."""
    ends = time.monotonic() + PATIENCE
    while not people[0].is_over():
        assert time.monotonic() < ends, f"still at {people[0].board.get_attribute('data-prompt-key')}"
        for person in people:
            if person.is_asked() and not person.is_over():
                person.turn()


def frames_of(page: Page) -> list[dict[str, Any]]:
    """All that the table tells this window from now on."""
    frames: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: frames.append(json.loads(text)))

    page.on("websocket", listen)
    return frames


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[game for game, _ in GAMES])
def test_two_people_and_a_spectator_play_to_the_end(visit: Visit, game: str, options: dict[str, Any]) -> None:
    ada, bo = visit.table(game, "Ada", "Bo", options=options)
    people = [Person(visit.seat(seated), seed) for seed, seated in enumerate((ada, bo))]
    watching = visit.context().new_page()
    frames = frames_of(watching)
    watching.goto(f"{visit.address}/t/{ada['code']}")
    watching.locator(".door button:not(.main)").click()
    for window in (people[0].page, people[1].page, watching):
        window.locator("main.board").wait_for()
    play_out(people)
    for _ in range(GAMES_AT_MOST):  # A round of Frantic may be over before anybody has drawn.
        if not drawn_in(frames):
            play_again(people)
    assert drawn_in(frames), "nobody ever drew a card"
    for window in (people[0].page, people[1].page, watching):
        window.locator("[data-score]").wait_for()
    headlines = [person.page.locator("[data-score] h2").inner_text() for person in people]
    assert ("You win." in headlines) or headlines[0] == headlines[1]
    assert people[0].stand() == people[1].stand() == watching.locator(".app").get_attribute("data-number")
    assert_nothing_hidden(frames)


@pytest.mark.parametrize("game", ["math-attack", "schwupps"])
def test_the_plain_table_plays_any_game_from_view_and_moves_alone(visit: Visit, game: str) -> None:
    (ada,) = visit.table(game, "Ada", bots=1)
    person = Person(visit.seat(ada, "?plain"))
    person.board.locator(".zones").wait_for()
    play_out([person])
    person.page.locator("[data-score]").wait_for()
    assert person.is_over()


def play_again(people: list[Person]) -> None:
    """Both want another game, and play it; a game may be over as soon as it is dealt."""
    dealt = int(people[0].stand()) + 3  # Two entries say so, one deals.
    for person in people:
        person.page.locator('[data-move="/again"]').click()
    for person in people:
        person.page.wait_for_function(DEALT, arg=dealt)
    play_out(people)


def drawn_in(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every card that somebody drew from a face-down pile, as it was told."""
    steps = [step for frame in frames for step in frame.get("steps", [])]
    return [event for step in steps for event in step.get("events", []) if is_drawn(event)]


def assert_nothing_hidden(frames: list[dict[str, Any]]) -> None:
    """A spectator is told no hand, and no card that comes from a face-down pile into one."""
    views = [frame["view"] for frame in frames if frame.get("view")]
    assert views, "the spectator was shown nothing"
    assert [view["hand"] for view in views if view.get("hand")] == []
    assert_known_is_shown(frames)
    assert [event for event in drawn_in(frames) if event["card"]] == []


def assert_known_is_shown(frames: list[dict[str, Any]]) -> None:
    """A card that a spectator knows in somebody's hand has lain face up before, or the hand lies open.

    What was shown before this spectator came stands in the first frame.
    """
    shown = words_in(frames[0])
    whole: dict[str, Any] = {}
    for frame in frames:
        view = frame.get("view") or {}
        whole |= view
        known = view.pop("known", [])
        open_hands = [whole["known"][seat] for seat in whole.get("open", []) if "known" in whole]
        shown |= words_in([view, open_hands, frame.get("steps", [])])
        assert {card for cards in known for card in cards} <= shown


def words_in(told: Any) -> set[str]:
    """Every word in what was told, the codes of cards among them."""
    if isinstance(told, dict):
        return words_in(list(told.values()))
    if isinstance(told, list):
        return set().union(*(words_in(each) for each in told))
    return set(told.split()) if isinstance(told, str) else set()


def is_drawn(event: dict[str, Any]) -> bool:
    """Does a card come from a face-down pile into a hand?"""
    to_hand = event["kind"] == "moved" and event["to"].startswith("hand:")
    return bool(to_hand and event["from"].startswith(FACE_DOWN))
