"""Updates that are written and wait until the store has kept what they tell."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from lastcard.server.connection.frames import frame_of
from lastcard.server.viewers.viewer import Viewer


@mypyc_attr(acyclic=True, free_list_len=1)
class Outbox:
    """Messages that are written and not yet sent, with what each answers."""

    __slots__ = ("answers", "head", "messages", "tells", "viewers")

    def __init__(self, head: bytes, tells: bool) -> None:
        self.head: Final = head
        self.tells: Final = tells
        """Does it say that something has happened?"""
        self.viewers: Final[list[Viewer]] = []
        self.messages: Final[list[bytes]] = []
        self.answers: Final[list[int]] = []

    def add(self, viewer: Viewer, message: bytes, re: int) -> None:
        """One more."""
        self.viewers.append(viewer)
        self.messages.append(message)
        self.answers.append(re)

    def add_bare(self, viewer: Viewer, re: int) -> None:
        """One that says only that something was done."""
        self.add(viewer, bare(self.head, re), re)

    def send(self) -> None:
        """Send all. Who has lost messages since is told anew soon, and for now only the answer."""
        for at, viewer in enumerate(self.viewers):
            message = self.messages[at]
            if viewer.lost:
                message = bare(self.head, self.answers[at])
            if message and not viewer.takes(message):
                viewer.pile_up(message, bare(self.head, self.answers[at]))


def bare(head: bytes, re: int) -> bytes:
    """It was done, and nothing else; nothing at all if nothing was asked."""
    return frame_of([head, answer_to(re), b"}"]) if re else b""


def answer_to(re: int) -> bytes:
    """It was done."""
    return f',"re":{re}'.encode()
