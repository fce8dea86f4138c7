"""What the table is told. The event that leaves everybody stuck says so itself, nothing before it. (HS-31)"""

from __future__ import annotations

from lastcard.engine.contract import EVERYBODY, Event, Move, Seat, Words, seat_bit
from lastcard.engine.piles import Moved, Told
from lastcard.games.hochspannung.moves import DRAW, LAST, Lay


def tell_move(seat: Seat, move: Move, face: str, covered: bool, stuck: bool) -> list[Event]:
    """A move with its card; at the signal, the card in the middle, which may have been covered."""
    if isinstance(move, Lay):
        # HS-16: everybody hears the call.
        call = Told(Words("hochspannung.calls", {"seat": seat, "call": move.call}))
        return [call, Moved(seat, face, f"hand:{seat}", "discard", EVERYBODY, key("lays", stuck))]
    if move is DRAW:
        return [Moved(seat, face, f"pile:{seat}", f"hand:{seat}", seat_bit(seat), key("draws", stuck))]
    if move is LAST:
        # HS-40: face down.
        return [Moved(seat, face, f"hand:{seat}", "discard", seat_bit(seat), key("finishes", stuck))]
    if covered:
        # HC-05: the turned card is the signal.
        return [Told(Words(key("turns", stuck), {"seat": seat, "card": face}), [face])]
    return [Told(Words(key("goes", stuck), {"seat": seat}))]


def tell_win(seat: Seat) -> Event:
    """Somebody is rid of all cards."""
    return Told(Words("hochspannung.wins", {"seat": seat}))


def tell_turned_up(youngest: Seat, face: str, stuck: bool) -> Event:
    """HS-31: the bottom card has come to the top. HS-32: that may leave the table stuck again."""
    return Moved(youngest, face, "discard", "discard", EVERYBODY, key("turns-up", stuck))


def tell_nothing_fits() -> Event:
    """HS-32: the whole pile has been on top."""
    return Told(Words("hochspannung.nothing-fits"))


def key(word: str, stuck: bool) -> str:
    """The sentence for a word, or the one that goes on: and nobody can lay or draw."""
    return f"hochspannung.{word}-stuck" if stuck else f"hochspannung.{word}"
