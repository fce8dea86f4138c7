"""A person at the page: sees what the screen shows, and plays by clicking or by keys alone.

The screen tells by `data-` attributes what can be done: `data-mine` on the board while something is asked,
`data-move` on whatever makes a move, `data-state="playable"` on cards of the hand that light up.
"""

from __future__ import annotations

import random
import re

from playwright.sync_api import Error, Locator, Page

TO_CHOOSE = '[data-move]:not([data-move^="/"]):visible, [data-row]:visible'
LONG = 30_000
FACTORS = range(1, 11)
WHERE = """it => {
  const active = document.activeElement
  if (active === it) return 'there'
  if (!it.isConnected) return 'gone'
  return it.closest('[data-hand]') && active?.closest('[data-hand]') ? 'in hand' : 'elsewhere'
}"""
ANSWERED = """was => {
  const seen = (what) => document.querySelector(what)
  return seen('.app')?.dataset.number !== was || seen('[data-refused]') || !seen('[data-hand] [aria-pressed]')
}"""


GAMES_AT_MOST = 5
"""So often luck may end a game before there was anything to see."""


class Person:
    """Somebody who plays at one table, in one window."""

    def __init__(self, page: Page, seed: int = 1, by_keys: bool = False) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.by_keys = by_keys
        self.moves = 0

    @property
    def board(self) -> Locator:
        """The table on the screen."""
        return self.page.locator("main.board")

    def is_over(self) -> bool:
        """Has the game ended?"""
        return bool(self.page.evaluate("document.querySelector('main.board')?.dataset.phase === 'over'"))

    def is_asked(self) -> bool:
        """Is something asked of this person?"""
        return bool(self.page.evaluate("document.querySelector('main.board[data-mine]') !== null"))

    def hand(self) -> list[str]:
        """The cards in hand, by their codes."""
        cards = self.page.locator("[data-hand] [data-key]")
        return [str(card) for card in cards.evaluate_all("all => all.map(card => card.dataset.card)")]

    def corners(self) -> list[tuple[str, list[int]]]:
        """The cards in hand, each with the numbers in its corners."""
        cards = self.page.locator("[data-hand] [data-corners]")
        found = cards.evaluate_all("all => all.map(({ dataset }) => [dataset.card, dataset.corners])")
        return [(card, [int(each) for each in corners.split()]) for card, corners in found]

    def stand(self) -> str:
        """What changes with every move that is kept."""
        return str(self.page.locator(".app").get_attribute("data-number"))

    def turn(self) -> None:
        """Do something that is asked, whatever it is."""
        self.moves += 1
        game = str(self.board.get_attribute("data-game"))
        if "spannung" in game:
            self.race()
        elif game == "multiplication":
            self.declare()
        else:
            self.choose()

    def press(self, target: Locator) -> None:
        """Click it, or reach it by Tab and arrows and press Enter."""
        try:
            if not self.by_keys:
                target.click(timeout=2_000)
            elif self.reach(target):
                self.page.keyboard.press("Enter")
        except Error:
            return  # It was somebody else's moment: the table has moved on.

    def reach(self, target: Locator) -> bool:
        """Walk to it with Tab, and with arrow keys within the hand; False if it is gone meanwhile."""
        wanted = target.element_handle(timeout=2_000)
        for _ in range(80):
            where = wanted.evaluate(WHERE)
            if where in ("there", "gone"):
                return bool(where == "there")
            self.page.keyboard.press("ArrowRight" if where == "in hand" else "Tab")
        raise AssertionError("the keyboard does not get there")

    def choose(self) -> None:
        """Any of the moves that light up or stand on buttons; a card that is held up goes on first."""
        prompted = self.page.locator("[data-prompt]").locator(TO_CHOOSE)
        holding = self.page.locator("[data-hand] [aria-pressed=true]").count() > 0
        cards = self.page.locator('[data-hand] [data-state="playable"]')
        if holding and prompted.count():
            self.press(self.any_of(prompted))
        elif cards.count() and not holding and self.rng.random() < 0.9:
            self.press(self.any_of(cards))
        else:
            self.press(self.any_of(self.board.locator(TO_CHOOSE)))

    def any_of(self, found: Locator) -> Locator:
        """One of them, each as likely."""
        return found.nth(self.rng.randrange(max(1, found.count())))

    # ------------------------------------------------------------ where finding the move is the game

    def race(self) -> None:
        """Hochspannung: solve the top card, and lay a card with a digit of it in a corner; else draw."""
        if self.board.locator('[data-move="go"], [data-move="last"]').count():
            return self.press(self.board.locator('[data-move="go"], [data-move="last"]').first)
        top = self.board.locator('[data-place="discard"] [data-top]').last.get_attribute("data-card") or ""
        for card, call in calls(top, self.corners()):
            before = self.stand()
            self.call(card, call)
            if self.settled(before) or self.is_over():
                return None
        draw = self.board.locator('[data-move="draw"]')
        return self.press(draw.first) if draw.count() else None

    def call(self, card: str, call: int) -> None:
        """Hold a card up and say two digits."""
        held = self.page.locator(f'[data-hand] [data-card="{card}"]').first
        if held.count() and held.get_attribute("aria-pressed") is None:
            self.press(held)
        self.page.keyboard.type(f"{call:02}")

    def settled(self, before: str) -> bool:
        """Wait until the table has answered; was it kept?"""
        self.page.wait_for_function(ANSWERED, arg=before, timeout=LONG)
        return self.stand() != before

    def declare(self) -> None:
        """Multiplication: a card that shares a factor with the open pair, or draw."""
        number = int(self.board.locator("[data-open]").get_attribute("data-open") or 1)
        if "ask-declare" in str(self.board.get_attribute("data-prompt-key")):
            return self.pair(*pairs_of(number)[0])
        open_pair = re.findall(r"\d+", self.board.locator(".tag").inner_text())
        factors = {int(each) for each in open_pair} or {each for pair in pairs_of(number) for each in pair}
        for card in self.hand():
            fitting = [(a, b) for a, b in pairs_of(card) if a in factors or b in factors]
            if fitting:
                self.press(self.page.locator(f'[data-hand] [data-card="{card}"]').first)
                return self.pair(*fitting[0])
        return self.press(self.board.locator('[data-move="draw"]').first)

    def pair(self, a: int, b: int) -> None:
        """Both factors on the declare pad."""
        for factor in (a, b):
            if self.by_keys:
                self.page.keyboard.press(str(factor % 10))
            else:
                self.press(self.page.locator(f'[data-factor="{factor}"]'))


def pairs_of(card: str | int) -> list[tuple[int, int]]:
    """All pairs of 1 to 10 for a card; a free card can be anything."""
    return [(a, b) for a in FACTORS for b in FACTORS if a <= b and (card == "free" or a * b == int(card))]


def calls(top: str, hand: list[tuple[str, list[int]]]) -> list[tuple[str, int]]:
    """What can be called with which card: a product, or a number so much higher or lower on a ring of ten."""
    if "x" in top:
        a, b = (int(part) for part in top.split("x"))
        wanted = {int(digit): a * b for digit in str(a * b)}
    else:
        value, step = (int(part) for part in top.split("+-"))
        wanted = {near: near for near in ((value + step - 1) % 10 + 1, (value - step - 1) % 10 + 1)}
    return [(card, wanted[corner]) for card, corners in hand for corner in corners if corner in wanted]
