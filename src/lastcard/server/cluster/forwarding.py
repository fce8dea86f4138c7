"""Acts and requests for seats that were sent to the owner of a table and wait for its answer."""

from __future__ import annotations

import asyncio
from typing import Final

from lastcard.engine.contract import Words
from lastcard.server.cluster.peer_bus import PeerBus
from lastcard.server.cluster.peer_messages import PeerAct, PeerAnswer, PeerSit
from lastcard.server.live_table.inbox import Act, Inbox, SitsDown
from lastcard.server.log.seating import Taken
from lastcard.server.services import Services
from lastcard.server.store.entries import NotStored
from lastcard.server.viewers.viewer import Viewer
from lastcard.server.wire import RefusedAct, refused

PATIENCE: Final = 5.0
"""Seconds to wait for an answer of the owner."""


class Forwarding:
    """Sends the commands of one followed table to its owner."""

    def __init__(self, code: str, owner: str, peer_bus: PeerBus, inbox: Inbox, services: Services) -> None:
        self.code: Final = code
        self.owner: Final = owner
        self.peer_bus = peer_bus
        self.inbox = inbox
        self.services = services
        self.asked: dict[int, tuple[Act | SitsDown, asyncio.TimerHandle]] = {}
        self.kept: list[tuple[Act, int]] = []
        """Acts that the owner has kept under a number which is not read here yet."""

    async def send(self, command: Act | SitsDown) -> None:
        """Send a command to the owner."""
        ref = self.peer_bus.expect(self.answered)
        silent = PeerAnswer(ref, refused=refused("not-stored", Words("clause.table.not-stored")))
        self.asked[ref] = (command, self.services.later(PATIENCE, lambda: self.answered(silent)))
        await self.peer_bus.tell(self.owner, self._message(ref, command))

    def _message(self, ref: int, command: Act | SitsDown) -> PeerAct | PeerSit:
        node = self.peer_bus.node
        if isinstance(command, SitsDown):
            return PeerSit(self.code, ref, node, command.who)
        return PeerAct(self.code, ref, node, command.seat, command.decision, command.text, command.seen)

    def answered(self, answer: PeerAnswer) -> None:
        """The owner has answered; or it has not in all that time, and the command counts as refused."""
        self.peer_bus.waiting.pop(answer.ref, None)
        command, timer = self.asked.pop(answer.ref, (None, None))
        if timer is not None:
            timer.cancel()
        if isinstance(command, SitsDown):
            answer_seat(command, answer)
        elif command is not None:
            self._answer_act(command, answer)

    def _answer_act(self, act: Act, answer: PeerAnswer) -> None:
        if answer.refused is None:
            self.kept.append((act, answer.number))
            self.inbox.wake()
            return
        refuse(act, answer.refused)

    def arrived(self, number: int) -> dict[Viewer, list[int]]:
        """Take out the acts that are kept up to this number of the log: their ids, by viewer."""
        answered: dict[Viewer, list[int]] = {}
        for act, kept_under in self.kept:
            if kept_under <= number and act.viewer is not None:
                answered.setdefault(act.viewer, []).append(act.ref)
        self.kept = [(act, kept_under) for act, kept_under in self.kept if kept_under > number]
        return answered


def refuse(act: Act, answer: RefusedAct) -> None:
    """Tell whoever acted that the owner refused it."""
    answer.re = act.ref
    if act.viewer is not None:
        act.viewer.refuse(answer)
    if act.reply is not None:
        act.reply(0, answer)


def answer_seat(command: SitsDown, answer: PeerAnswer) -> None:
    """Tell whoever wants to sit down what the owner says."""
    if answer.seated is not None:
        command.grant(answer.seated)
    elif answer.taken and answer.why is not None:
        command.deny(Taken(answer.taken, Words(answer.why.key, answer.why.values)))
    else:
        command.deny(NotStored("the owner of the table does not answer"))
