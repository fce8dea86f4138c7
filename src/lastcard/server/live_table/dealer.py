"""The dealer of one table: seats people and bots, deals, and notes who is away and who is back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lastcard.engine.contract import Seat
from lastcard.server.live_table.inbox import Inbox
from lastcard.server.live_table.presence import Presence
from lastcard.server.log.seating import deal_text, free_seats, seat_and_token
from lastcard.server.log.table_log import Happened, TableLog
from lastcard.server.services import Services
from lastcard.server.viewers.audience import Audience
from lastcard.server.wire import SeatToken, SitRequest


class Dealer:
    """Writes the entries that are no moves into the log of one table."""

    def __init__(
        self,
        log: TableLog,
        audience: Audience,
        inbox: Inbox,
        services: Services,
        new_game: Callable[[], None],
    ) -> None:
        self.log = log
        self.presence = Presence(log, audience, inbox, services)
        self.services = services
        self.new_game: Final = new_game
        """Is called after every deal."""
        self.looks = True
        """Has something but a move come in? Then `follow_up` looks who is present."""

    def note(self, seat: Seat, what: str, text: str = "") -> Happened:
        """Write an entry of this kind."""
        self.looks = True
        return self.log.note(self.services.now(), seat, what, text)

    def sit(self, who: SitRequest) -> tuple[Happened, SeatToken]:
        """Give somebody a seat; raises Taken."""
        text, token = seat_and_token(self.log, who)
        self.presence.went(token.seat)
        return self.note(token.seat, "sit", text), token

    def fill_and_deal(self) -> list[Happened]:
        """Let bots take every free seat, and begin the game."""
        return [*self._fill(""), self._deal()]

    def _fill(self, kind: str) -> list[Happened]:
        """Let bots sit down: where bots were asked for, or on every free seat."""
        return [self.note(seat, "sit", text) for seat, text in free_seats(self.log, kind)]

    def _deal(self) -> Happened:
        happened = self.note(-1, "deal", deal_text(self.log))
        self.new_game()
        return happened

    def follow_up(self) -> list[Happened]:
        """Do what follows by itself: seat bots, deal at a full table, note who is away or back."""
        if self.log.phase == "playing" and not self.looks:
            return []
        self.looks = False
        happened = [self.note(seat, "back") for seat in self.presence.back()]
        if self.log.phase == "gathering":
            happened += self._fill("bot")
            if all(seat_state.kind != "open" for seat_state in self.log.seat_states):
                happened.append(self._deal())
        elif self.log.phase == "over" and self.presence.all_ready():
            happened += self.fill_and_deal()
        elif self.log.phase == "playing":
            happened += [self.note(seat, "away") for seat in self.presence.away()]
        return happened
