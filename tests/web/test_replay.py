"""A finished game seen again: step, jump, other eyes, the record, the shuffle checked in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.reading import barriers
from tests.web.visits import Visit


def played(visit: Visit, game: str = "math-attack", bot: str = "") -> str:
    """The code of a table at which bots have just played a game to its end, with somebody watching."""
    chairs = [{"kind": "bot", "bot": bot}] * 2
    code = str(visit.post("/api/tables", {"game": game, "chairs": chairs})["code"])
    page = visit.window(visit.context(), f"/t/{code}")
    page.get_by_role("button", name="Watch").click()
    page.locator("[data-score]").wait_for()
    return code


def position(page: Page) -> int:
    """The move at which the replay stands."""
    return int(page.get_by_role("slider").input_value())


@pytest.fixture
def replay(visit: Visit) -> Page:
    """A replay, just opened."""
    page = visit.window(visit.context(), f"/replay/{played(visit)}/1")
    page.locator("main.board").wait_for()
    return page


def test_steps_forth_and_back_by_keys(replay: Page) -> None:
    for key, where in (("l", 1), ("L", 2), ("ArrowRight", 3), ("j", 2), ("End", None), ("Home", 0)):
        replay.keyboard.press(key)
        if where is not None:
            expect(replay.get_by_role("slider")).to_have_value(str(where))
        else:
            replay.locator("[data-score]").wait_for()
            assert replay.locator("[data-score] button").count() == 0, "it is over: nothing can be played"


def test_it_plays_by_itself_and_stops(replay: Page) -> None:
    replay.get_by_label("Speed").select_option("4")
    replay.keyboard.press("k")
    expect(replay.get_by_role("slider")).not_to_have_value("0")
    replay.keyboard.press("k")
    expect(replay.get_by_role("button", name="Play")).to_be_visible()
    stopped = position(replay)
    replay.wait_for_timeout(1500)
    assert position(replay) == stopped


def test_each_seat_sees_its_own_hand_at_the_same_move(replay: Page) -> None:
    replay.get_by_role("slider").fill("4")
    eyes = replay.get_by_label("Whose eyes")
    hands = []
    for seat in ("0", "1"):
        eyes.select_option(seat)
        expect(replay.locator("main.board")).to_have_attribute("data-you", seat)
        cards = replay.locator("[data-hand] [data-key]")
        cards.first.wait_for()
        hands.append(cards.evaluate_all("all => all.map((card) => card.dataset.card)"))
        expect(replay.get_by_role("slider")).to_have_value("4")
    assert hands[0] != hands[1]


def test_all_hands_lie_open_and_each_is_what_its_seat_saw(replay: Page) -> None:
    replay.get_by_role("slider").fill("4")
    eyes = replay.get_by_label("Whose eyes")
    eyes.select_option("0")
    expect(replay.locator("main.board")).to_have_attribute("data-you", "0")
    own = replay.locator("[data-hand] [data-key]")
    own.first.wait_for()
    cards = own.evaluate_all("all => all.map((card) => card.dataset.card)")
    eyes.select_option("All hands")
    for seat in ("0", "1"):
        replay.locator(f"[data-seat-hand='{seat}'] [data-card]").first.wait_for()
    shown = replay.locator("[data-seat-hand='0'] [data-card]")
    expect(shown).to_have_count(len(cards))
    assert shown.evaluate_all("all => all.map((card) => card.dataset.card)") == cards
    assert barriers(replay) == []


def test_a_link_leads_to_the_same_moment_and_eyes(visit: Visit) -> None:
    code = played(visit)
    page = visit.window(visit.context(), f"/replay/{code}/1?eyes=1&at=5")
    expect(page.locator("main.board")).to_have_attribute("data-you", "1")
    expect(page.get_by_role("slider")).to_have_value("5")


def test_the_record_is_handed_out_as_text(replay: Page) -> None:
    with replay.expect_download() as coming:
        replay.get_by_role("link", name="Record").click()
    text = coming.value.path().read_text(encoding="utf-8")
    assert text.startswith("game    math-attack")


def test_the_shuffle_is_checked_in_the_browser(replay: Page) -> None:
    replay.get_by_text("Shuffle verified").click()
    expect(replay.get_by_text("The seed gives the hash shown before the deal")).to_be_visible()


def test_a_forged_seed_is_found_out(visit: Visit) -> None:
    code = played(visit)
    context = visit.context(service_workers="block")

    def forge(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        told = answer.json()
        told["outcome"]["seed"] = "00" * 32
        route.fulfill(response=answer, json=told)  # type: ignore[attr-defined]

    context.route(re.compile("/replay\\?"), forge)
    page = visit.window(context, f"/replay/{code}/1")
    expect(page.get_by_text("Shuffle not verified")).to_be_visible()


def test_a_game_that_never_was_is_said_so(visit: Visit) -> None:
    page = visit.window(visit.context(), "/replay/zzzzz/1")
    expect(page.locator("h1")).to_have_text("No game to show")


BETTER = {
    "en": r"Better here: .+\. It wins \d+\s% of the games from there, not \d+\s%\.",
    "de": r"Hier war besser: .+\. Damit gewinnt man von dort \d+\s% der Spiele, nicht \d+\s%\.",
    "fr": r"Ici, mieux valait : .+\. On gagne ainsi \d+\s% des parties à partir de là, et non \d+\s%\.",
}


def test_a_review_marks_the_moves_that_could_be_better_and_says_so_in_every_language(visit: Visit) -> None:
    code = played(visit, bot="dice")
    for language, sentence in BETTER.items():
        page = visit.window(visit.context(locale=language), f"/replay/{code}/1")
        page.get_by_role("button", name=re.compile("^(Review|Analyse)$")).click()
        page.locator("[data-review=done]").wait_for()
        marked = page.locator("[data-marked]").evaluate_all("all => all.map((mark) => mark.dataset.marked)")
        assert marked, "whoever throws dice misses something"
        expect(page.locator("[data-remark]")).to_have_text("")
        for where in marked[:2]:
            page.keyboard.press("n")
            expect(page.get_by_role("slider")).to_have_value(where)
            expect(page.locator("[data-remark]")).to_have_text(re.compile(f"^{sentence}$"))
        assert barriers(page) == []


def test_the_list_of_a_review_leads_to_each_move_and_sums_up(visit: Visit) -> None:
    page = visit.window(visit.context(), f"/replay/{played(visit, bot='dice')}/1")
    page.get_by_role("button", name="Review").click()
    page.get_by_role("button", name="Better moves").click()
    entries = page.locator("[data-review] li button")
    expect(entries).to_have_count(page.locator("[data-marked]").count())
    expect(page.locator("[data-review] .sum")).to_have_count(2)
    entries.last.click()
    expect(page.get_by_role("slider")).to_have_value(
        str(page.locator("[data-marked]").last.get_attribute("data-marked"))
    )
    expect(entries.last).to_have_attribute("aria-current", "true")
    assert barriers(page) == []


def test_a_race_offers_no_review(visit: Visit) -> None:
    page = visit.window(visit.context(), f"/replay/{played(visit, 'hochspannung')}/1")
    page.get_by_role("link", name="Record").wait_for()
    assert page.get_by_role("button", name="Review").count() == 0
