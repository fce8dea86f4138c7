"""Why not: the clause that forbids a move, and what its sentence is filled with."""

from __future__ import annotations

from lastcard.engine.bits import bit
from lastcard.engine.contract import Refusal, Seat
from lastcard.games.schwupps.cards import COLOURS, FACES, colour_of, number_of
from lastcard.games.schwupps.moves import Aggravate, Finish, Play, Schwupp, move_of
from lastcard.games.schwupps.rows import RULES, SAME_COLOUR, SAME_NUMBER, STEPS, Spot, stepped
from lastcard.games.schwupps.state import Schwupps


def refusal_of(table: Schwupps, seat: Seat, text: str) -> Refusal:
    """Why a seat may not do this now."""
    if table.over:
        return Refusal("table", case="over")
    move = move_of(text)
    if move is None:
        return Refusal("table", {"text": text}, "not-a-move")
    if seat != table.seat:
        return Refusal("SW-10", {"seat": int(table.seat)})
    if isinstance(move, Play):
        return _play_refused(table, move)
    if isinstance(move, Schwupp):
        return Refusal("SW-23")
    if isinstance(move, Aggravate | Finish):
        return _aggravation_refused(table, move)
    return Refusal("SW-20") if _can_play(table) else Refusal("SW-24")


def _can_play(table: Schwupps) -> bool:
    """Is there a card in hand that can be played?"""
    player = table.players[table.seat]
    return player.aggravations > 0 or any(player.first & spot.fits for spot in table.rows.spots())


def _play_refused(table: Schwupps, move: Play) -> Refusal:
    if not table.players[table.seat].first & bit(move.kind):
        return Refusal("SW-21", {"card": FACES[move.kind]})
    return misfit(table.rows.at(move.place))


def misfit(spot: Spot) -> Refusal:
    """What a pile wants instead."""
    number, colour = number_of(spot.top), COLOURS[colour_of(spot.top)]
    if spot.rule < SAME_NUMBER:
        wanted = stepped(number, STEPS[spot.rule])
        # SW-31 decides where the step goes round the ring, SW-30 elsewhere.
        clause = "SW-30" if wanted - number == STEPS[spot.rule] else "SW-31"
        return Refusal(clause, {"rule": RULES[spot.rule], "number": number, "wanted": wanted})
    if spot.rule == SAME_NUMBER:
        return Refusal("SW-32", {"number": number})
    if spot.rule == SAME_COLOUR:
        return Refusal("SW-33", case=colour)
    return Refusal("SW-34", {"number": number}, colour)


def _aggravation_refused(table: Schwupps, move: Aggravate | Finish) -> Refusal:
    if table.players[table.seat].aggravations == 0:
        return Refusal("SW-22")
    if isinstance(move, Finish):
        return Refusal("SW-51")
    if move.left == 0:
        return Refusal("SW-52")
    if move.left >= table.rules.seats:
        return Refusal("SW-52", {"seats": table.rules.seats}, "nobody")
    return Refusal("SW-72")
