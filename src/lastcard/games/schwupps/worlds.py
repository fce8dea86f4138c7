"""What a view leaves open, dealt afresh."""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import Seat
from lastcard.engine.piles import Pile, shuffled
from lastcard.engine.rng import Rng
from lastcard.games.schwupps.cards import AGGRAVATION, without
from lastcard.games.schwupps.players import Player, player_of
from lastcard.games.schwupps.story import Retelling, Story, retold
from lastcard.games.schwupps.view import SchwuppsView


class Hidden:
    """The players' cards and the common pile as they may be, and the story that goes with them."""

    def __init__(self, players: list[Player], common: Pile, story: Story | None) -> None:
        self.players: Final = players
        self.common: Final = common
        self.story: Final = story


def hidden_from(view: SchwuppsView, rng: Rng) -> Hidden:
    """A deal of all cards this seat does not see, in which everything it has seen is true."""
    return _dealt_anew(view, rng) if view.story is None else _told_anew(view, view.story, rng)


def _dealt_anew(view: SchwuppsView, rng: Rng) -> Hidden:
    """Before the first renewal: a card was seen, or it may be anywhere."""
    seen = view.hand + [AGGRAVATION] * view.box
    for pile in view.piles:
        seen += pile
    deck = Pile(shuffled(without(seen), rng))
    players: list[Player] = []
    for seat, size in enumerate(view.hands):
        hand = view.hand if seat == view.seat else cut(deck, size).cards()
        players.append(player_of(hand, cut(deck, view.stocks[seat])))
    return Hidden(players, deck, None)


def _told_anew(view: SchwuppsView, story: Story, rng: Rng) -> Hidden:
    """After it: the personal piles are what is left of the never seen, the common pile of the newest pool."""
    telling = retold(story, view.seat, rng)
    deck = Pile(telling.over[0])
    players: list[Player] = []
    for seat, size in enumerate(view.stocks):
        players.append(player_of(_hand(view, telling, seat), cut(deck, size)))
    return Hidden(players, Pile(telling.over[-1]), story.told(telling.lines))


def _hand(view: SchwuppsView, telling: Retelling, seat: Seat) -> list[int]:
    return view.hand if seat == view.seat else telling.held_by(seat)


def cut(deck: Pile, size: int) -> Pile:
    """So many cards off the top, as a pile of their own."""
    deck.at += size
    return Pile(deck.order, deck.at - size, deck.at)
