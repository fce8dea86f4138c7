"""The referee of one table: decides each command that comes out of the inbox."""

from __future__ import annotations

from lastcard.engine.contract import Words
from lastcard.server.live_table.answers import Answers
from lastcard.server.live_table.dealer import Dealer
from lastcard.server.live_table.game_in_play import GameInPlay
from lastcard.server.live_table.inbox import Act, Comes, Command, Goes, Inbox, SitsDown
from lastcard.server.live_table.table_acts import act_at_table, come, go, sit
from lastcard.server.log.table_log import Happened
from lastcard.server.viewers.audience import Audience
from lastcard.server.wire import RefusedAct, refused


class Referee:
    """Turns commands into entries of the log and answers."""

    def __init__(self, game: GameInPlay, inbox: Inbox, audience: Audience) -> None:
        self.game = game
        self.dealer = Dealer(game.log, audience, inbox, game.services, game.new_game)
        self.audience = audience
        self.answers = Answers()

    def decide(self, command: Command) -> list[Happened]:
        """Do what a command says; the entries that came of it."""
        if isinstance(command, Act):
            return self._act(command)
        self.dealer.looks = True
        if isinstance(command, Comes):
            come(self.dealer, self.audience, command)
        elif isinstance(command, Goes):
            go(self.dealer, self.audience, command)
        elif isinstance(command, SitsDown):
            return sit(self.dealer, self.answers, command)
        return []

    def _act(self, act: Act) -> list[Happened]:
        """Make a move, or do something at the table itself; note the answer."""
        done = self._done(act)
        if isinstance(done, RefusedAct):
            self.answers.add(act, self.dealer.log.number, done)
            return []
        self.answers.add(act, self.dealer.log.number, None)
        return done

    def _done(self, act: Act) -> list[Happened] | RefusedAct:
        if not self.game.may_act(act.seat, act.by):
            return refused("not-seated", Words("clause.table.not-seated"))
        if act.text.startswith("/"):
            return act_at_table(self.dealer, act.seat, act.text)
        moved = self.game.move(act)
        return moved if isinstance(moved, RefusedAct) else [moved]
