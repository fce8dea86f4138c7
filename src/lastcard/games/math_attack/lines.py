"""The number line: cards in playing order, and the total they make."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from lastcard.games.math_attack.cards import ALL_BUT_CANCEL, CANCEL, END, HALF, NO_CARD, RED, SAME, SIGN


def changed(total: i64, kind: i64, round_up: bool) -> i64:
    """The total after a card of this kind, cancels apart."""
    if kind >= END:
        # MA-24: the sign card turns n into -n; MA-35: being green, it stays.
        # MA-25: end, cancel and block have no value of their own.
        return -total if kind == SIGN else total
    # MA-21: +k adds k, -k subtracts k. MA-23: so black never lowers a total and red never raises it.
    if kind >= RED:
        return total - amount(total, kind - RED, round_up)
    return total + amount(total, kind, round_up)


def amount(total: i64, card: i64, round_up: bool) -> i64:
    """How much a black or red card moves the total, counted from 0 for +1."""
    if card < HALF:
        return card + 1
    # MA-22: half, same and double go by the absolute value just before the card; half is rounded down.
    size = -total if total < 0 else total
    if card == HALF:
        return (size + 1) >> 1 if round_up else size >> 1
    return size if card == SAME else 2 * size


@mypyc_attr(acyclic=True)
class Line:
    """One player's number line, lying open. (MA-04, MA-15)"""

    def __init__(
        self, cards: list[int], total: i64 = 0, before: i64 = 0, last: i64 = END, blocked: bool = False
    ) -> None:
        self.cards = cards
        self.total = total
        self.before = before
        self.last = last
        self.blocked = blocked

    def fitting(self, kinds: i64) -> i64:
        """Those of these kinds that may be laid here now."""
        # MA-32: no card of any kind on a blocked line.
        if self.blocked:
            return NO_CARD
        # MA-36: else any card on either line; MA-30: but a cancel only on a black or red card,
        # MA-31: so never on a cancel.
        return kinds if self.last < END else kinds & ALL_BUT_CANCEL

    def lay(self, kind: i64, round_up: bool) -> None:
        """Put a card at the end of the line."""
        self.cards.append(int(kind))
        self.last = kind
        if kind == CANCEL:
            # MA-20: a cancelled card is skipped.
            # MA-26: it is the one just before, so the total goes back by one step.
            self.total = self.before
            return
        # MA-13: a line begins at 0, so its first card gives its first total.
        self.before = self.total
        self.total = changed(self.total, kind, round_up)

    def clone(self) -> Line:
        """The same line, to be played on by itself."""
        return Line(self.cards.copy(), self.total, self.before, self.last, self.blocked)


def line_of(cards: list[int], round_up: bool) -> Line:
    """The line these cards make."""
    line = Line([])
    for kind in cards:
        line.lay(kind, round_up)
    return line


def totals_along(cards: list[int], round_up: bool) -> list[int]:
    """The running total after each card, as it lies under the line."""
    line = Line([])
    totals: list[int] = []
    for kind in cards:
        line.lay(kind, round_up)
        totals.append(int(line.total))
    return totals
