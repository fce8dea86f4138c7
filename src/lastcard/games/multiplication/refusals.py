"""Why not: the clause by which something may not be done."""

from __future__ import annotations

from lastcard.engine.contract import Refusal, Seat
from lastcard.games.multiplication.cards import FACES
from lastcard.games.multiplication.moves import OPEN, Attempt, attempt_of
from lastcard.games.multiplication.pairs import HIGHEST, LOWEST, NUMBERS
from lastcard.games.multiplication.state import Multiplication


def refusal_of(table: Multiplication, seat: Seat, text: str) -> Refusal:
    """MG-15: a discard that is wrong is refused; the card stays in hand, and the player may try again."""
    if table.over:
        return Refusal("table", case="over")
    attempt = attempt_of(text)
    if table.is_declaring() and (seat != table.seat or attempt is None or attempt.card != OPEN):
        return Refusal("MG-07", {"seat": int(table.seat)})
    if seat != table.seat:
        return Refusal("MG-10")
    if attempt is None:
        return Refusal("table", {"text": text}, "not-a-move")
    if attempt.card == OPEN:
        return _wrong_declaration(table, attempt)
    return _wrong_card(table, attempt) or _wrong_pair(attempt, attempt.number) or _unfitting(table, attempt)


def _wrong_declaration(table: Multiplication, attempt: Attempt) -> Refusal:
    wrong = _wrong_pair(attempt, table.top.number) if table.is_declaring() else None
    return wrong or Refusal("MG-07", case="declared")


def _wrong_card(table: Multiplication, attempt: Attempt) -> Refusal | None:
    """Is there such a card, and is it in the hand?"""
    if attempt.card == "free" and table.rules.frees == 0:
        return Refusal("MG-03")
    if attempt.card not in FACES:
        return Refusal("MG-02", {"number": attempt.number})
    if not table.hands[table.seat].has(FACES.index(attempt.card)):
        return Refusal("MG-10", {"card": attempt.card}, "hand")
    if attempt.number not in NUMBERS:
        return Refusal("MG-30", {"number": attempt.number})
    return None


def _wrong_pair(attempt: Attempt, number: int) -> Refusal | None:
    """Do the multipliers make the number, and are they in the table?"""
    values = {"a": attempt.low, "b": attempt.high, "number": number, "product": attempt.low * attempt.high}
    if attempt.low * attempt.high != number:
        return Refusal("MG-11", {**values})
    if attempt.low < LOWEST or attempt.high > HIGHEST:
        return Refusal("MG-11", {**values}, "range")
    return None


def _unfitting(table: Multiplication, attempt: Attempt) -> Refusal:
    """MG-13: the declared pair has to fit, whatever other pair the number has."""
    pair = table.top.offered[0]
    values = {"a": attempt.low, "b": attempt.high, "c": pair.low, "d": pair.high, "number": table.top.number}
    return Refusal("MG-12", {**values}, "" if table.top.declared else "undeclared")
