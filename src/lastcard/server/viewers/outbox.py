"""Updates that are written and wait until the store has kept what they tell."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from lastcard.server.connection.frames import frame_of
from lastcard.server.viewers.viewer import Viewer


@mypyc_attr(acyclic=True, free_list_len=1)
class Outbox:
    """Updates that are written and not yet sent, each with the id of the act that it answers."""

    __slots__ = ("answers", "head", "messages", "tells", "viewers")

    def __init__(self, head: bytes, tells: bool) -> None:
        self.head: Final = head
        self.tells: Final = tells
        """Do the updates tell that something has happened?"""
        self.viewers: Final[list[Viewer]] = []
        self.messages: Final[list[bytes]] = []
        self.answers: Final[list[int]] = []

    def add(self, viewer: Viewer, message: bytes, re: int) -> None:
        """Add an update."""
        self.viewers.append(viewer)
        self.messages.append(message)
        self.answers.append(re)

    def add_bare(self, viewer: Viewer, re: int) -> None:
        """Add an update that says only that an act was done."""
        self.add(viewer, bare(self.head, re), re)

    def send(self) -> None:
        """Send all updates. A viewer who has lost messages gets only the answer; a complete view follows."""
        for at, viewer in enumerate(self.viewers):
            message = self.messages[at]
            if viewer.lost:
                message = bare(self.head, self.answers[at])
            if message and not viewer.takes(message):
                viewer.pile_up(message, bare(self.head, self.answers[at]))


def bare(head: bytes, re: int) -> bytes:
    """An update that says only that an act was done; empty if there was none."""
    return frame_of([head, answer_to(re), b"}"]) if re else b""


def answer_to(re: int) -> bytes:
    """The field that answers an act."""
    return f',"re":{re}'.encode()
