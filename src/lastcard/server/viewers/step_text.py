"""The text of one step of an update, written once for all viewers who see the same. (ADR 0023)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from lastcard.engine.contract import WATCHER, Seat
from lastcard.server.log.table_log import Happened
from lastcard.server.wire import encoder, spoken


@mypyc_attr(acyclic=True, free_list_len=1)
class StepText:
    """One entry of the log as JSON, written once for all viewers who see the same of it."""

    __slots__ = ("happened", "hidden", "text", "texts", "veiled")

    def __init__(self, happened: Happened) -> None:
        self.happened: Final = happened
        self.veiled = 0
        """The events that are partly hidden from watchers, as bits. Everybody sees what they see. (Law 8)"""
        for at, event in enumerate(happened.events):
            if event.seen_by(WATCHER) is not event:
                self.veiled |= 1 << at
        self.hidden = -1
        self.text = b""
        """The text that was written last, and the events that are hidden in it."""
        self.texts: dict[int, bytes] | None = None
        """All texts so far, by what is hidden in them; None if everybody sees the same."""

    def for_seat(self, seat: Seat) -> bytes:
        """The text for a seat; seats from which the same events are hidden share it."""
        hidden = self._hidden_from(seat) if self.veiled else 0
        if hidden != self.hidden:
            self.text = self._write(hidden) if not self.veiled else self._known(hidden)
            self.hidden = hidden
        return self.text

    def _hidden_from(self, seat: Seat) -> int:
        hidden = 0
        for at, event in enumerate(self.happened.events):
            if self.veiled & (1 << at) and event.seen_by(seat) is not event:
                hidden |= 1 << at
        return hidden

    def _known(self, hidden: int) -> bytes:
        if self.texts is None:
            self.texts = {}
        text = self.texts.get(hidden)
        if text is None:
            text = self.texts[hidden] = self._write(hidden)
        return text

    def _write(self, hidden: int) -> bytes:
        happened = self.happened
        text = f'{{"n":{happened.number},"seat":{happened.seat},"at":{happened.at}'
        if happened.events:
            events = [
                (event.seen_by(WATCHER) if hidden & (1 << at) else event).data()
                for at, event in enumerate(happened.events)
            ]
            text += ',"events":' + encoder.encode(events).decode()
        if happened.said:
            text += ',"said":' + encoder.encode([spoken(words) for words in happened.said]).decode()
        return (text + "}").encode()


def listed(steps: list[bytes]) -> bytes:
    """The field with these steps; empty if there are none."""
    return b"".join([b',"steps":[', b",".join(steps), b"]"]) if steps else b""
