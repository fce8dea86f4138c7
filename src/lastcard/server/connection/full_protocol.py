"""The full WebSocket protocol, for rare frames: pings, fragments, closing and broken frames."""

from __future__ import annotations

import logging

from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN, SERVER, Protocol

LARGEST = 16 * 1024
"""Bytes of the longest message that is accepted."""

logger = logging.getLogger("lastcard.line")


class FullProtocol(Protocol):
    """The full protocol, with the fragments of a message that is not complete yet."""

    def __init__(self) -> None:
        super().__init__(SERVER, state=OPEN, max_size=LARGEST, logger=logger)
        self.parts: list[bytes] = []

    def messages(self) -> list[bytes]:
        """All messages that are complete now; a message that is not a text counts as empty."""
        whole: list[bytes] = []
        for event in self.events_received():
            if isinstance(event, Frame) and event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                if event.opcode is not Opcode.CONT:
                    self.is_text = event.opcode is Opcode.TEXT
                self.parts.append(bytes(event.data))
                if event.fin:
                    whole.append(b"".join(self.parts) if self.is_text else b"")
                    self.parts.clear()
        return whole

    def is_idle(self) -> bool:
        """Is no message incomplete and nothing wrong?"""
        return self.state is OPEN and self.current_size is None
