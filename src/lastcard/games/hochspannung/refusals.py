"""Why not, by the clause that decides. A wrong call is never put right: finding it is the game."""

from __future__ import annotations

from lastcard.engine.contract import Refusal, Seat, Value
from lastcard.games.hochspannung.cards import Card, Problem, Step, answers
from lastcard.games.hochspannung.decks import Deck
from lastcard.games.hochspannung.holdings import Holding
from lastcard.games.hochspannung.moves import DRAW, GO, LAST, NO_CALL, Lay
from lastcard.games.hochspannung.state import OVER, WAITING, Race
from lastcard.games.hochspannung.variants import Clauses


def why_not(race: Race, seat: Seat, text: str) -> Refusal:
    """Why this seat may not do this now."""
    rules = race.rules
    if race.phase == OVER:
        return Refusal("table", case="over")
    if not 0 <= seat < rules.seats:
        return Refusal("HS-01")
    if race.phase == WAITING:
        return Refusal(rules.variant.clauses.signal, {"seat": rules.youngest})
    move = rules.parse(text)
    held = race.holdings[seat]
    if isinstance(move, Lay):
        return _lay(race, held, move)
    if move is DRAW:
        # HS-21: neither from the pile of another player nor from the discard pile.
        return Refusal("HS-21")
    if move is LAST:
        return _last(held)
    if move is GO:
        return Refusal(rules.variant.clauses.signal, case="given")
    return Refusal("table", {"text": text}, "not-a-move")


def _last(held: Holding) -> Refusal:
    """HS-42: not with one card and a pile; HS-40: nor with more cards in hand."""
    sizes: dict[str, Value] = {"hand": int(held.size), "pile": len(held.pile())}
    return Refusal("HS-42", sizes) if held.size == 1 else Refusal("HS-40", sizes)


def _lay(race: Race, held: Holding, move: Lay) -> Refusal:
    """Why the card goes back to the hand. HS-18: nothing else happens, there is no penalty."""
    if held.size == 0:
        return Refusal("HS-20")
    if not held.has(move.kind):
        return Refusal("HS-12", {"card": move.face}, "hand")
    clauses = race.rules.variant.clauses
    if move.call == NO_CALL:
        return Refusal(clauses.call, case="missing")
    if race.rules.only_face_down and held.is_down_to_one():
        return Refusal("HS-43")
    deck = race.rules.deck
    top = race.discard[-1]
    if move.call in deck.cards[top].calls():
        return _no_match(deck, top, move, clauses)
    # HS-17: somebody was faster, if the card fitted what lay there before. HS-22: that counts no more.
    if len(race.discard) > 1 and answers(deck.cards[move.kind], deck.cards[race.discard[-2]], move.call):
        return Refusal("HS-17", {"card": move.face, "top": deck.faces[top]})
    return _wrong_call(deck, top, move, clauses)


def _no_match(deck: Deck, top: int, move: Lay, clauses: Clauses) -> Refusal:
    """The call is right, but the card does not show it."""
    asks, card = deck.cards[top], deck.cards[move.kind]
    values: dict[str, Value] = {"top": deck.faces[top], "card": move.face, "call": move.call}
    values.update(_corners(card))
    if isinstance(asks, Step):
        # US-05: a card that fits is laid with its own value. HC-06: or with the value that is used.
        if any(corner in asks.calls() for corner in card.corners):
            return Refusal(clauses.call, values, "value")
        return Refusal(clauses.on_step, values, "corner")
    # HC-09: a ten is only a ten.
    if isinstance(card, Step) and card.value == 10:
        return Refusal("HC-09", values)
    return Refusal(clauses.on_problem, values, "value" if isinstance(card, Step) else "")


def _wrong_call(deck: Deck, top: int, move: Lay, clauses: Clauses) -> Refusal:
    """HS-16: the call is wrong, whatever the card. US-03: on a step it is no value that may be played."""
    asks = deck.cards[top]
    values: dict[str, Value] = {"top": deck.faces[top], "card": move.face, "call": move.call}
    if isinstance(asks, Step):
        values["value"], values["centre"] = asks.value, asks.centre
        # US-04: 11 is one more than 10, but the values form a ring of ten.
        if abs(move.call - asks.value) == asks.centre:
            return Refusal("US-04", values)
        return Refusal(clauses.on_step, values)
    return Refusal(clauses.call, values)


def _corners(card: Card) -> dict[str, Value]:
    if isinstance(card, Problem):
        return {"low": card.corners[0], "high": card.corners[1]}
    return {"value": card.corners[0]}
